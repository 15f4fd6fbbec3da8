//! Players that think.

use serde::Serialize;

use crate::{Odds, Rules, Seat, Seen, Stop};

/// All that a bot is given when it is asked: its seat, its view and its moves. Never a state.
#[derive(Debug)]
pub struct Decision<'a, G: Rules> {
    /// Where it sits.
    pub seat: Seat,
    /// What it may know.
    pub view: &'a G::View,
    /// What it may do; never empty.
    pub moves: &'a [G::Move],
    /// When to come to an end: the time is spent, or the bot has lost its seat.
    pub stop: &'a Stop,
}

impl<'a, G: Rules> Decision<'a, G> {
    /// One with all the time in the world.
    pub fn unhurried(seat: Seat, view: &'a G::View, moves: &'a [G::Move]) -> Self {
        Self { seat, view, moves, stop: &Stop::NEVER }
    }
}

/// What a bot thought when it chose last: data, from what its seat sees alone. Others make words of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought<M> {
    /// Its best moves, the best first; at most [`Thought::MOST_MOVES`].
    pub moves: Vec<Considered<M>>,
    /// What it believes of what is hidden, as far as that matters to it: a few rows, the most telling first.
    pub beliefs: Odds,
}

/// A move as a bot looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Considered<M> {
    /// The move.
    pub mv: M,
    /// The share of the victory that it expects of the game after it, between 0 and 1; `None` where it goes by maxims that are no
    /// chances.
    pub worth: Option<f32>,
}

impl<M> Thought<M> {
    /// More moves are not worth telling.
    pub const MOST_MOVES: usize = 3;
}

impl<M> Default for Thought<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), beliefs: Odds::default() }
    }
}

/// A player that thinks. It sees what a person in its seat would see, in the same order.
pub trait Bot<G: Rules>: Send {
    /// Sees one moment of the game: the deal first, then each step that its seat learns of.
    fn see(&mut self, seen: &Seen<G>);

    /// Chooses one of the moves offered.
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move;

    /// What it would like to do out of turn, when it may but need not. Most bots wait to be asked.
    fn interject(&mut self, decision: &Decision<'_, G>) -> Option<G::Move> {
        let _ = decision;
        None
    }

    /// Why it chose what it chose last; `None` if it cannot say, or has chosen nothing yet.
    fn explain(&self) -> Option<Thought<G::Move>> {
        None
    }
}

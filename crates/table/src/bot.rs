//! Players that think.

use crate::{Rules, Seat, Seen, Stop};

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
}

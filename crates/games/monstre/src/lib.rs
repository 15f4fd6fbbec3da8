#![cfg_attr(test, allow(non_snake_case, reason = "the ids of rules are separated by two underscores"))]

//! Mon voisin le monstre: four cards each, one of them a Monster, and neighbours who talk too much.
//!
//! `MON-n` in a comment cites a rule of the game. A game is a few rounds, a round at most four turns each; whatever a card
//! asks of somebody is a move of its own, and secret choices of several are moves of all of them.

mod audit;
mod belief;
mod card;
mod deck;
mod event;
mod hand;
mod layout;
mod legal;
mod list;
mod look;
mod marks;
mod moves;
mod news;
mod numbers;
mod observe;
mod options;
mod past;
mod play;
mod score;
mod state;
#[cfg(test)]
mod tests;
mod view;

use std::ops::RangeInclusive;

use table::{Actor, Choice, Disclose, Figures, OptionsError, Outcome, Refusal, Rng, Rules, Seats, Tell, Turn, Viewer};

pub use belief::{Belief, Learnt, Step, Story, Suspicion};
pub use card::{Card, N_CARDS, N_GENERAL, N_KINDS, N_MONSTERS};
pub use deck::{Condition, Deck, DeckError, Ignores, Power, TurnBox};
pub use event::{Event, Passing};
pub use hand::Hand;
pub use moves::Move;
pub use news::{News, Transfer, Transfers, Void};
pub use observe::Packed;
pub use options::{Dog, Fog, Memory, Options, Rounds, Ties};
pub use state::State;
pub use view::{
    Cards, How, KindView, LaidView, MonsterView, PlayerView, Question, QuestionKind, RoundEnd, RoundResult, Station,
    View,
};

use event::Eyes;
use state::Ask;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monstre;

impl Rules for Monstre {
    const KEY: &'static str = "monstre";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=moves::MAX_PLAYERS;
    const USUAL: usize = 5;
    const MINUTES: u32 = 20;
    const MOVES: usize = numbers::KINDS.total();

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;
    type News = News;

    fn index(mv: Move) -> usize {
        numbers::index(mv)
    }

    fn nth(index: usize) -> Option<Move> {
        numbers::nth(index)
    }

    fn choices() -> &'static [Choice] {
        options::CHOICES
    }

    fn check(options: &Options, _n_seats: usize) -> Result<(), OptionsError> {
        options.deck().map(|_| ())
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        State::deal(options, n_seats, rng)
    }

    fn n_seats(state: &State) -> usize {
        state.n_seats.into()
    }

    /// Who has not answered yet is no secret (MON-19).
    #[inline]
    fn turn(state: &State) -> Turn {
        if state.ask == Ask::Over {
            return Turn::Over(outcome(state));
        }
        Turn::Open { must: Seats::from_bits(state.waiting.into()), may: Seats::EMPTY }
    }

    #[inline]
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        if let Actor::Seat(seat) = actor {
            state.list_moves(seat, into);
        }
    }

    #[inline]
    fn allow(state: &State, actor: Actor, mv: Move) -> Result<(), Refusal> {
        let Actor::Seat(seat) = actor else { return Err(moves::NOT_A_MOVE) };
        state.allow(seat, mv)
    }

    #[inline]
    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        let Actor::Seat(seat) = actor else { return };
        state.carry_out(seat, mv, rng, tell);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.look(viewer)
    }

    fn project(event: &Event, viewer: Viewer) -> Option<News> {
        Some(event.told_to(Eyes::Of(viewer)))
    }
}

impl Disclose for Monstre {
    fn disclose(event: &Event) -> News {
        event.told_to(Eyes::All)
    }

    fn disclose_deal(dealt: &State) -> Option<News> {
        Some(Self::disclose(&dealt.begun()))
    }
}

impl Figures for Monstre {}

/// Places by points; among those tied for the first one, whoever won the further rounds is before the others.
fn outcome(state: &State) -> Outcome {
    let count = usize::from(state.n_seats);
    let points = state.scores.map(i32::from);
    let mut places = points;
    for (idx, place) in places.iter_mut().enumerate() {
        *place = 2 * *place + i32::from(state.winners >> idx & 1);
    }
    Outcome::by_points(&places[..count], "points").with_points(&points[..count])
}

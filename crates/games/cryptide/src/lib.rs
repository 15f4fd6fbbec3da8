//! Cryptide: 108 hexes, a clue for each player, one habitat that all clues allow.
//!
//! `CRY-n` in a comment cites a rule of the game. A map is 108 bits: clues are sets of hexes, and everything follows from
//! and, or and counting. Nothing that happens is secret; what is secret are the clues, and with them the habitat.

mod audit;
mod belief;
mod clue;
mod event;
mod fix;
mod generate;
mod hex;
mod hint;
pub mod infer;
mod land;
mod layout;
mod legal;
mod list;
mod look;
mod map;
mod moves;
mod news;
mod numbers;
mod observe;
mod options;
mod play;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

use std::ops::RangeInclusive;

use table::{
    Actor, Choice, Disclose, Figures, OptionsError, Outcome, Refusal, Rng, Rules, Seat, Seats, Tell, Turn, Viewer,
};

pub use belief::Belief;
pub use clue::{Clue, ClueSet, Kind, N_BASE_CLUES, N_CLUES};
pub use event::Event;
pub use generate::{NoOther, Wish, clues_on, generate, other_clues_on};
pub use hex::{COLS, Hex, HexSet, N_HEXES, ROWS};
pub use hint::{Hint, N_HINTS};
pub use land::{Animal, Colour, StructureKind, Terrain};
pub use map::{Ground, Map, MapError, Masks};
pub use moves::{Act, Move};
pub use news::{News, Token, Why};
pub use observe::Packed;
pub use options::{Answers, Difficulty, First, Mode, Options, TableKind};
pub use setup::{MAX_PLAYERS, Setup, SetupError};
pub use state::State;
pub use view::{
    Action, EndView, HexTokens, Laid, MapView, PlayerView, Question, QuestionKind, SectionView, StructureView, View,
    WrongToken,
};

use state::{Ask, End};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cryptide;

impl Rules for Cryptide {
    const KEY: &'static str = "cryptide";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=5;
    const MINUTES: u32 = 40;
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

    fn check(options: &Options, n_seats: usize) -> Result<(), OptionsError> {
        options.check(n_seats)
    }

    fn spent(options: &Options, n_seats: usize) -> &'static [&'static str] {
        options.spent(n_seats)
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        State::deal(options, n_seats, rng)
    }

    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.ask {
            Ask::Over { end } => Turn::Over(outcome(end, state.n_seats())),
            _ => Turn::Open { must: Seats::one(state.asked), may: may(state) },
        }
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
    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, _rng: &mut R, tell: &mut impl Tell<Event>) {
        let Actor::Seat(seat) = actor else { return };
        state.carry_out(seat, mv, tell);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.look(viewer)
    }

    fn project(event: &Event, _viewer: Viewer) -> Option<News> {
        Some(event.0)
    }
}

impl Disclose for Cryptide {
    fn disclose(event: &Event) -> News {
        event.0
    }
}

impl Figures for Cryptide {}

/// The seats that may agree to a hint, or correct a token, while another one is asked.
#[inline]
fn may(state: &State) -> Seats {
    let mut may = if state.hint_given { Seats::EMPTY } else { state.silent };
    if !state.is_strict() {
        may = Seat::all(state.n_seats()).filter(|it| !state.tokens(*it).is_empty()).fold(may, Seats::with);
    }
    may.without(state.asked)
}

fn outcome(end: End, n_seats: usize) -> Outcome {
    match end {
        End::Found { by, .. } => Outcome::won_by(Seats::one(by), n_seats, "habitat"),
        End::Misled { .. } => Outcome::won_by(Seats::EMPTY, n_seats, "misled"),
        End::Full => Outcome::won_by(Seats::EMPTY, n_seats, "full"),
    }
}

//! Bestioles en guerre: two players, 18 battle cards, three theatres, and the art of withdrawing in time.
//!
//! `BES-n` in a comment cites a rule of the game. A war is a series of battles; a battle is 12 turns unless somebody
//! withdraws. Instants wait in one queue; whatever an ability asks is a move of its own.

mod audit;
mod belief;
mod card;
mod event;
mod layout;
mod legal;
mod list;
mod look;
mod moves;
mod news;
mod numbers;
mod observe;
mod options;
mod pieces;
mod play;
mod score;
mod secrets;
mod state;
#[cfg(test)]
mod tests;
mod view;

use std::ops::RangeInclusive;

use table::{
    Actor, Choice, Disclose, Figures, OptionsError, Outcome, Refusal, Rng, Rules, Seat, Seats, Tell, Turn, Viewer,
};

pub use belief::Belief;
pub use card::{Ability, CARDS, Card, CardSet, CardSpec, N_CARDS, Theatre};
pub use event::Event;
pub use moves::Move;
pub use news::{Cause, Dealt, Doom, News};
pub use observe::Packed;
pub use options::{Options, Target};
pub use state::State;
pub use view::{BattleResult, LaidView, PlayerView, Question, QuestionKind, SideView, TheatreView, View, Waiting};

use event::Eyes;
use state::Ask;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bestioles;

impl Rules for Bestioles {
    const KEY: &'static str = "bestioles";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const MINUTES: u32 = 15;
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

    fn check(_options: &Options, _n_seats: usize) -> Result<(), OptionsError> {
        Ok(())
    }

    fn deal<R: Rng>(options: &Options, _n_seats: usize, rng: &mut R) -> State {
        State::deal(options.target, rng)
    }

    fn n_seats(_state: &State) -> usize {
        2
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.ask {
            Ask::Over { winner } => Turn::Over(Outcome::won_by(Seats::one(winner), 2, "points")),
            Ask::Turn
            | Ask::Play { .. }
            | Ask::FlipNear { .. }
            | Ask::FlipAny { .. }
            | Ask::DisruptFirst { .. }
            | Ask::DisruptSecond { .. }
            | Ask::Reinforce { .. }
            | Ask::Transport { .. }
            | Ask::Redeploy { .. } => Turn::of(state.asked),
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
    fn apply<R: Rng>(state: &mut State, _actor: Actor, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        state.carry_out(mv, rng, tell);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.look(viewer)
    }

    fn project(event: &Event, viewer: Viewer) -> Option<News> {
        Some(event.told_to(Eyes::Of(viewer)))
    }
}

impl Disclose for Bestioles {
    fn disclose(event: &Event) -> News {
        event.told_to(Eyes::All)
    }

    fn disclose_deal(dealt: &State) -> Option<News> {
        Some(Self::disclose(&dealt.begun()))
    }
}

impl Figures for Bestioles {}

/// Both seats.
pub(crate) const SIDES: [Seat; 2] = [Seat::at(0), Seat::at(1)];

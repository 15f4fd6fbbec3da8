//! Loups-garous: a village by day, a village asleep, and who is what.
//!
//! `LGT-…` in a comment cites a rule of the game. Seats are bits: the living, the wolves, the Lovers, those who have
//! answered are sets in one word. Every living seat answers every call of the night, and what it is told when the call
//! closes is as long as what anybody else is told (LGT-NIGHT-1): a night looks the same from outside whatever happens in it.

mod audit;
mod belief;
mod deaths;
mod event;
mod layout;
mod ledger;
mod legal;
mod list;
mod look;
mod moves;
mod news;
mod night;
mod numbers;
mod observe;
mod options;
mod play;
mod role;
mod state;
mod talk;
#[cfg(test)]
mod tests;
mod view;

use std::ops::RangeInclusive;

use table::{
    Actor, Channel, Choice, Disclose, Figures, OptionsError, Period, PeriodKind, Refusal, Rng, Rules, Seat, Seats,
    Tell, Turn, Viewer,
};

pub use belief::{Belief, WolfSet};
pub use event::{Event, Results};
pub use moves::{Act, Middle, Move};
pub use news::{About, Ballot, Call, Cause, News, Reason, Spared, Told, Why};
pub use observe::Packed;
pub use options::{CupidSilent, Double, HunterGrief, Off, On, Options, SecondTie, Special, Wolves, WolvesTie};
pub use role::{Deck, N_ROLES, Role};
pub use state::{MAX_WOLVES, NIGHTS, State};
pub use view::{
    AnswerView, CardCount, EndView, GlimpseView, NamedView, NightView, OwnView, PackView, Peek, Phase, PlayerView,
    PointView, RevealView, Then, TruthView, View, VisionView, WolfNight, WordView,
};

use state::Ask;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoupsGarous;

impl Rules for LoupsGarous {
    const KEY: &'static str = "loups-garous";
    const VERSION: u32 = 2;
    const SEATS: RangeInclusive<usize> = 8..=18;
    const USUAL: usize = 12;
    const MINUTES: u32 = 30;
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

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        State::deal(options, n_seats, rng)
    }

    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        let waiting = state.here().minus(state.answered);
        match state.ask {
            Ask::Call(_) => Turn::Open { must: waiting, may: Seats::EMPTY },
            Ask::Debate | Ask::Vote | Ask::Runoff => {
                let may = (state.here() & state.answered).minus(state.spent);
                Turn::Open { must: waiting, may }
            }
            Ask::Shot => Turn::of(state.shooter.seat().unwrap_or(Seat::FIRST)),
            Ask::Over(reason) => Turn::Over(state.outcome(reason)),
        }
    }

    /// By night nobody is told who has answered (LGT-NIGHT-1): each seat knows of itself only.
    fn awaited(state: &State, viewer: Viewer) -> Seats {
        let Turn::Open { must, .. } = Self::turn(state) else { return Seats::EMPTY };
        if !state.is_night() {
            return must;
        }
        viewer.seat().map_or(Seats::EMPTY, |own| must & Seats::one(own))
    }

    #[inline]
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        state.list_moves(actor, into);
    }

    #[inline]
    fn draw<R: Rng>(state: &State, actor: Actor, list: &mut Vec<Move>, rng: &mut R) -> Option<Move> {
        state.draw_move(actor, list, rng)
    }

    #[inline]
    fn allow(state: &State, actor: Actor, mv: Move) -> Result<(), Refusal> {
        state.allow(actor, mv)
    }

    #[inline]
    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        state.carry_out(actor, mv, rng, tell);
    }

    fn reason(state: &State, actor: Actor, mv: Move) -> Option<Refusal> {
        state.why_not(actor, mv).err()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.look(viewer)
    }

    fn project(event: &Event, viewer: Viewer) -> Option<News> {
        event.heard(viewer)
    }

    fn periods() -> &'static [PeriodKind] {
        talk::PACES
    }

    fn period(state: &State) -> Option<Period> {
        state.period()
    }

    fn time_up(state: &State) -> Option<Move> {
        (!matches!(state.ask, Ask::Over(_))).then(|| Act::Timeout.into())
    }

    fn departure(state: &State, seat: Seat) -> Option<Move> {
        let may_leave = !matches!(state.ask, Ask::Over(_)) && state.may_leave().contains(seat);
        may_leave.then(|| Act::Leave(seat).into())
    }

    fn hold(state: &State, on: bool) -> Option<Move> {
        let is_over = matches!(state.ask, Ask::Over(_));
        (!is_over && state.held != on).then(|| if on { Act::Hold } else { Act::Release }.into())
    }

    /// Who has nothing to decide in a call gives an empty note (LGT-NIGHT-1).
    fn doze(state: &State, seat: Seat) -> Option<Move> {
        let Ask::Call(call) = state.ask else { return None };
        let asked = state.here().minus(state.answered).contains(seat);
        (asked && !state.decides(seat, call)).then(|| Act::Note(None).into())
    }

    fn channels(state: &State, viewer: Viewer) -> Vec<Channel> {
        state.channels(viewer)
    }
}

impl Disclose for LoupsGarous {
    fn disclose(event: &Event) -> News {
        event.whole()
    }

    fn sides(dealt: &State) -> Vec<(&'static str, Seats)> {
        let village = Seats::all(dealt.n_seats()).minus(dealt.wolves);
        vec![(Reason::Village.name(), village), (Reason::Wolves.name(), dealt.wolves)]
    }
}

impl Figures for LoupsGarous {}

//! Gévaudan: four hunters at most, twenty-four prints, and a Beast whose lair is told by what is missing.
//!
//! `GEV-…` in a comment cites a rule of the game. The state has two halves: a table that everybody may see and the
//! secrets. Prints are followed as numbered tokens whose faces are the secret, so that all that moves is public and all
//! that is hidden stands still. Board, events and printed numbers are data (`data/margeride.txt`), a design of this house.

mod audit;
mod battue;
mod beast;
mod belief;
mod board;
mod card;
mod cell;
mod deal;
mod event;
mod glance;
mod layout;
mod legal;
mod list;
mod look;
mod moves;
mod news;
mod numbers;
mod observe;
mod options;
mod play;
mod powers;
mod print;
mod round;
mod state;
#[cfg(test)]
mod tests;
mod view;

use std::ops::RangeInclusive;

use table::{
    Actor, Choice, Disclose, Figure, Figures, OptionsError, Outcome, Refusal, Rng, Rules, Seats, Tell, Turn, Viewer,
};

pub use belief::{Belief, Ways};
pub use board::{Board, BoardError, Flaw, HOUSE_FILE, read};
pub use card::{Arrow, Card, Character, EventKind, Hunter, N_CHARACTERS};
pub use cell::{Cell, CellSet, N_CELLS, N_TERRAIN};
pub use event::Event;
pub use glance::Glance;
pub use moves::{MAX_HUNTERS, Move, Places, Shelf, Source};
pub use news::{Gain, How, Look, News, Out, Shown, WoundCause};
pub use observe::Packed;
pub use options::{BeastCell, Deck, Events, First, Heal, LastRounds, Memory, Options, Role, Switch};
pub use print::{Colour, Face, N_PRINTS, Token, TokenSet};
pub use state::State;
pub use view::{
    BoardView, BoxView, CardView, CellPrint, CellView, Clue, DeckEnd, DeckView, Drawn, EndView, NoteView, PlayerView,
    PrintView, Question, QuestionKind, Risk, RowView, SpaceView, Stage, TurnView, View,
};

use state::{Ask, End};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gevaudan;

impl Rules for Gevaudan {
    const KEY: &'static str = "gevaudan";
    /// 2: a Character taken from the third space is replaced like any other (GEV-R34).
    const VERSION: u32 = 2;
    const SEATS: RangeInclusive<usize> = 1..=MAX_HUNTERS;
    const USUAL: usize = 4;
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
        state.table.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        let table = &state.table;
        match table.ask {
            Ask::Over(end) => Turn::Over(outcome(end, table.n_seats())),
            _ => Turn::Open { must: Seats::one(table.asked), may: table.noters.without(table.asked) },
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
    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        let Actor::Seat(seat) = actor else { return };
        state.carry_out(seat, mv, rng, tell);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.look(viewer)
    }

    fn pack(view: &View) -> String {
        view.pack().unwrap_or_default()
    }

    fn unpack(packed: &str) -> Option<View> {
        View::unpack(packed)
    }

    fn project(event: &Event, viewer: Viewer) -> Option<News> {
        event.heard_by(viewer).then(|| event.news.clone())
    }

    /// What was seen and is remembered by nobody but the player (GEV-R45) is neither told nor shown again.
    fn forgets(state: &State) -> bool {
        state.table.agreed.memory == Memory::Paper
    }

    fn forget_news(now: &State, viewer: Viewer, news: &mut Vec<News>) {
        now.forget_news(viewer, news);
    }

    fn forget_view(now: &State, viewer: Viewer, view: &mut View) {
        now.forget_view(viewer, view);
    }
}

impl Disclose for Gevaudan {
    fn disclose(event: &Event) -> News {
        event.news.clone()
    }
}

impl Figures for Gevaudan {
    fn figures(view: &View) -> Vec<Figure> {
        let tally = view.table.tally;
        let won = view.end.as_ref().is_some_and(|it| it.winner.is_some());
        let seats = u32::from(view.table.n_seats);
        let figure = |key, value: u8, of| Figure { key, value: value.into(), of };
        vec![
            figure("won", u8::from(won), 1),
            figure("rounds", view.round, 1),
            figure("wounds", tally.wounds, seats),
            figure("out-by-wounds", tally.out_by_wounds, seats),
            figure("out-by-trap", tally.out_by_trap, seats),
        ]
    }
}

fn outcome(end: End, n_seats: usize) -> Outcome {
    match end {
        End::Lair(winner) => Outcome::won_by(Seats::one(winner), n_seats, "lair"),
        End::Expired => Outcome::won_by(Seats::EMPTY, n_seats, "expired"),
        End::AllOut => Outcome::won_by(Seats::EMPTY, n_seats, "all-out"),
    }
}

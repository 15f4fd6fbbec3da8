//! Gévaudan: four hunters at most, twenty-four prints, and a Beast whose lair is told by what is missing.
//!
//! `GEV-…` in a comment cites a rule of the game. The state has two halves: a table that everybody may see and the
//! secrets. Prints are followed as numbered tokens whose faces are the secret, so that all that moves is public and all
//! that is hidden stands still. Board, events and printed numbers are data (`data/margeride.txt`), a design of this house.

mod board;
mod card;
mod cell;
mod moves;
mod news;
mod options;
mod print;
mod state;
mod view;

pub use board::{Board, BoardError, Flaw, read};
pub use card::{Arrow, Card, Character, EventKind, Hunter, N_CHARACTERS};
pub use cell::{Cell, CellSet, N_CELLS, N_TERRAIN};
pub use moves::{MAX_HUNTERS, Move, Places, Shelf, Source};
pub use news::{Event, Gain, How, Look, News, Out, Shown, WoundCause};
pub use options::{BeastCell, Deck, Events, First, Heal, LastRounds, Memory, Options, Role, Switch};
pub use print::{Colour, Face, N_PRINTS, Token, TokenSet};
pub use state::State;
pub use view::{
    BoardView, BoxView, CardView, CellPrint, CellView, Clue, DeckView, EndView, NoteView, PlayerView, PrintView,
    Question, QuestionKind, RowView, SpaceView, Stage, TurnView, View,
};

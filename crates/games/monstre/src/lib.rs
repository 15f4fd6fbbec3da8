//! Mon voisin le monstre: four cards each, one of them a Monster, and neighbours who talk too much.
//!
//! `MON-n` in a comment cites a rule of the game.

mod card;
mod deck;
mod moves;
mod news;
mod options;
mod view;

pub use card::{Card, N_CARDS, N_GENERAL, N_KINDS, N_MONSTERS};
pub use deck::{Condition, Deck, DeckError, Ignores, Power, TurnBox};
pub use moves::Move;
pub use news::{News, Transfer, Transfers, Void};
pub use options::{Dog, Fog, Memory, Options, Rounds, Ties};
pub use view::{
    Cards, How, KindView, LaidView, MonsterView, PlayerView, Question, QuestionKind, RoundEnd, RoundResult, Station,
    View,
};

//! Loups-garous: a village by day, a village asleep, and who is what.
//!
//! `LGT-…` in a comment cites a rule of the game.

pub mod model;
mod moves;
mod news;
mod options;
mod role;
mod state;
mod view;

pub use moves::{Act, Middle, Move};
pub use news::{About, Ballot, Call, Cause, Event, News, Reason, Results, Spared, Told};
pub use options::{CupidSilent, Double, HunterGrief, Off, On, Options, SecondTie, Special, Wolves, WolvesTie};
pub use role::{Deck, N_ROLES, Role};
pub use state::{MAX_WOLVES, NIGHTS, State};
pub use view::{
    CardCount, EndView, GlimpseView, NamedView, NightView, OwnView, PackView, Peek, Phase, PlayerView, RevealView,
    TruthView, View, VisionView, WolfNight,
};

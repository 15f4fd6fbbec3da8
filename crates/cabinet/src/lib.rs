//! Every game behind one door, by name.
//!
//! A game enters the house with one line in `list.rs`. Whoever needs its types visits it with [`open`];
//! whoever serves any game holds an [`AnySession`].

mod advice;
mod afar;
mod any_session;
mod catalogue;
mod chairs;
mod game;
pub mod lesson;
mod list;
mod names;
mod notations;
mod registry;
pub mod scenario;
mod session;
mod told;

pub use advice::{Advice, AdviceTask};
pub use afar::{Letter, Lodging, NewBot, Occasion, PackedSeen, Undone};
pub use any_session::{AnySession, BotAnswer, BotTask, Proposal, Watched};
pub use catalogue::{DealError, check_options, deal, draws_of, games, has_level, line_of, replay};
pub use game::{Errand, Game, Served, Visitor};
pub use list::{KEYS, open};
pub use names::{bot_names, in_character};
pub use registry::Registry;
pub use session::Session;

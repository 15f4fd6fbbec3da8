//! Every game behind one door, by name.
//!
//! A game enters the house with one line in [`games!`](list). Whoever needs its types visits it with [`open`];
//! whoever serves any game holds a [`Sitting`].

mod door;
mod game;
mod house;
mod list;
mod names;
pub mod scenario;
mod shelf;
mod sitting;

pub use door::{DealError, check_options, deal, games, replay};
pub use game::{Game, Visitor};
pub use house::House;
pub use list::{KEYS, open};
pub use names::bot_names;
pub use shelf::Shelf;
pub use sitting::{BotAnswer, BotTask, Sitting, Watched};

//! The vocabulary of all games at the table.
//!
//! A game is [`Rules`] and nothing else: no I/O, no clock, no global state. Everything that can be done with any
//! game (serving it, replaying it, playing it by the million, thinking about it) is written against this crate.
//!
//! Secrets: the truth of a running game, `Rules::State`, lives inside a [`Referee`] and has no way out. What leaves
//! is a `View` or `News`, both built for one [`Viewer`].

mod bot;
mod chance;
mod mind;
mod numbering;
mod options;
mod outcome;
mod pace;
mod record;
mod referee;
mod refusal;
mod rules;
mod seat;

pub use bot::{Bot, Glance};
pub use chance::{Chance, Seed, SeedError, below, pick, shuffle};
pub use mind::{Mind, Odds, OddsRow, Seen, believe};
pub use numbering::{Kinds, nth_pair, pair};
pub use options::{Choice, OptionsError};
pub use outcome::{Figure, Outcome, Turn};
pub use pace::{Channel, OPEN_TABLE, Pace, Period};
pub use rand_core::Rng;
pub use record::{Record, RecordError, Step};
pub use referee::{Happened, Referee};
pub use refusal::Refusal;
pub use rules::{Actor, Audit, Listener, Observe, Rules, SetUp, SetUpError, SetUpLine, Silent, Tell, Viewer};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatError, Seats};

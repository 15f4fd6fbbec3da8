//! The vocabulary of all games at the table.
//!
//! A game is [`Rules`] and nothing else: no I/O, no clock, no global state. Everything that can be done with any
//! game (serving it, replaying it, playing it by the million, thinking about it) is written against this crate.
//!
//! Secrets: the truth of a running game, `Rules::State`, lives inside a [`Referee`] and has no way out. What leaves
//! is a `View` or `News`, both built for one [`Viewer`].

mod bit_set;
mod bot;
mod chance;
mod changes;
mod disclose;
mod figures;
mod history;
mod keyed;
mod mind;
mod numbering;
mod options;
mod outcome;
mod period;
mod record;
mod referee;
mod refusal;
mod rules;
mod seat;
mod stop;
mod takeback;
mod watcher;

pub use bot::{Bot, Considered, Decision, Thought};
pub use chance::{Chance, Counting, Seed, SeedError, below, pick, shuffle};
pub use changes::{Changes, Since};
#[doc(hidden)]
pub use changes::{write_each, write_inside, write_maybe, write_piece};
pub use disclose::Disclose;
pub use figures::{Figure, Figures};
pub use history::{Ahead, History, Stride, Viewers, Walk};
pub use mind::{Belief, Mind, Odds, OddsRow, Seen, believe};
pub use numbering::{Kinds, nth_pair, pair};
pub use options::{Choice, OptionsError};
pub use outcome::{Outcome, Turn};
pub use period::{Channel, OPEN_TABLE, Period, PeriodKind};
pub use rand_core::Rng;
pub use record::{Record, RecordEntry, RecordError, RecordFormat, RecordHeader, Step, UnknownHeaders};
pub use referee::{Happened, Referee};
pub use refusal::Refusal;
pub use rules::{
    Actor, Audit, Layout, LayoutError, LayoutLine, Listener, Observe, Rules, Silent, Tell, Unread, Viewer,
};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatError, Seats};
pub use stop::Stop;
pub use takeback::{Takeback, Undo, UndoError};
pub use watcher::Watcher;

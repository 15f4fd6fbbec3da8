//! Riddles: positions in which one seat can conclude exactly one thing.
//!
//! A riddle is text (`docs/riddles.md`): a position, a seat, a question, its answer and the proof. [`prove`] works out the
//! answer from all worlds that fit what the seat has seen, and how few facts are enough for it. [`mine`] finds
//! riddles in games between bots. [`collection`] is what the house has.

mod case;
mod cases;
mod collection;
mod day;
mod file;
mod judge;
mod mine;
mod position;
mod proof;
mod search;
pub mod told;
mod written;

pub use case::Known;
pub use collection::{Collection, collection};
pub use day::{Date, DateError, of_day};
pub use file::{Ask, Riddle, Voices, parse, write};
pub use judge::{Because, choices, facts, judge, left_after_each};
pub use mine::{Mined, Wish, mine};
pub use position::{Scene, scene};
pub use proof::{Flaw, Proof, Step, check, prove};

/// Where a file of riddles is at fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}: {reason}")]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl Fault {
    pub(crate) fn new(line: usize, reason: impl Into<String>) -> Self {
        Self { line, reason: reason.into() }
    }
}

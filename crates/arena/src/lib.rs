//! Games by the thousand: matches between bots, contests that say who is stronger, and measures of how fast games are played.
//!
//! A match gives the same report for the same seed, whatever the number of threads: every game's chance follows from
//! its number, and a report is made of sums of whole numbers.

pub mod bench;
mod clock;
pub mod contest;
mod game;
mod outside;
mod plan;
mod random;
mod stats;
mod tally;
mod thought;
mod threads;

pub use game::MatchError;
pub use outside::{Fault, FaultKind, Limits};
pub use plan::{Plan, PlanError};
pub use random::RandomPlay;
pub use stats::{FigureRow, Interval, Length, OutcomeRow, Report, Row, SeatRow, wilson};
pub use threads::{Hooks, run, run_as};

//! Deals that nobody chose, and records that anyone can check.
//!
//! The house commits itself to a secret before it deals; whoever plays pledges a number of his own, and shows it once all
//! pledges are sealed; the seed of the game follows from both ([`draw`]). Every entry of the game is chained to those before
//! it ([`Chain`]), and the house signs what comes of it ([`key`]). A record of format 2 can hold all of this ([`block`]), and
//! [`verify`] says which of it holds. docs/fair.md describes it for players and for programs that are not this one.
//!
//! No I/O, no clock, no chance of its own: secrets, dates and files are given by whoever calls.

pub mod block;
mod chain;
pub mod draw;
mod drawing;
mod hash;
pub mod key;
mod page;
mod receipt;
mod report;
mod takebacks;
mod verify;

pub use chain::Chain;
pub use drawing::{Drawing, Phase, Refused};
pub use hash::{Digest, hash, of_hex, to_hex};
pub use receipt::{FailedBefore, Receipt};
pub use report::{Check, Code, Finding, Lack, Report, Verdict};
pub use verify::{Given, Played, verify};

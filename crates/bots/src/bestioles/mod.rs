//! Bots for Bestioles en guerre.

mod beginner;
mod easy;
mod endgame;
mod equity;
pub mod exploit;
mod finish;
mod playout;
mod ranges;
mod reasons;
mod reference;
mod thinker;
mod war;

use bestioles::Bestioles;
use table::{Bot, Seat};

use crate::level::Asked;
use crate::{Random, Thinks};
use beginner::Beginner;
use easy::Easy;
use reference::Reference;
use thinker::{Manner, Thinker};

/// Simulations of `normal`: more would win hardly more often against people, and thought is not free for them either.
const NORMAL: u32 = 12_500;
/// Eight times as much.
const HARD: u32 = 100_000;

impl Thinks for Bestioles {
    fn levels() -> &'static [&'static str] {
        &["beginner", "easy", "normal", "hard"]
    }

    fn yardsticks() -> &'static [&'static str] {
        &["random", "reference", "ismcts"]
    }

    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        if let Some(thinker) = thinker(level, seat, seed) {
            return Some(Box::new(thinker));
        }
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "beginner" => Some(Box::new(Beginner::new(seat))),
            "easy" => Some(Box::new(Easy::new(seat, seed))),
            "reference" => Some(Box::new(Reference::new(seat, seed))),
            _ => None,
        }
    }
}

/// A bot that searches, if this is one.
fn thinker(level: &str, seat: Seat, seed: u64) -> Option<Thinker> {
    let asked = Asked::read(level)?;
    let (manner, usual) = match asked.name {
        "normal" => (Manner::Versed, NORMAL),
        "hard" => (Manner::Solving, HARD),
        // For measuring what solving is worth: nobody is offered it.
        "searcher" => (Manner::Thorough, HARD),
        "ismcts" => (Manner::Plain, NORMAL),
        _ => return None,
    };
    Some(Thinker::new(seat, seed, manner, asked.simulations.unwrap_or(usual), asked.n_trees))
}

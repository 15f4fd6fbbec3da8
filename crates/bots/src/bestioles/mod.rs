//! Bots for Bestioles en guerre.

mod beginner;
mod easy;
mod endgame;
mod equity;
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

/// Simulations of `normal`: what a tenth of a second of one core is good for.
const NORMAL: u32 = 50_000;
/// The same for a second.
const HARD: u32 = 400_000;

impl Thinks for Bestioles {
    fn levels() -> &'static [&'static str] {
        &["beginner", "easy", "normal", "hard"]
    }

    fn yardsticks() -> &'static [&'static str] {
        &["random", "reference", "ismcts"]
    }

    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let asked = Asked::read(level)?;
        let thinker = |manner, usual| {
            Box::new(Thinker::new(seat, seed, manner, asked.simulations.unwrap_or(usual), asked.n_trees))
        };
        match asked.name {
            "normal" => return Some(thinker(Manner::Versed, NORMAL)),
            "hard" => return Some(thinker(Manner::Thorough, HARD)),
            "ismcts" => return Some(thinker(Manner::Plain, NORMAL)),
            _ if asked.simulations.is_some() => return None,
            _ => (),
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

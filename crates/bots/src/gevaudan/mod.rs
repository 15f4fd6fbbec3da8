//! Bots for Gévaudan.

mod beginner;
mod easy;
mod finale;
mod habits;
mod hunter;
mod know;
mod land;
mod reference;
mod reply;
#[cfg(test)]
mod tests;
mod thinker;
mod tour;
mod trial;

use gevaudan::Gevaudan;
use table::{Bot, Seat};

use crate::level::Asked;
use crate::{Random, Thinks};
use beginner::Beginner;
use easy::Easy;
use reference::Reference;
use thinker::Thinker;

/// Worlds of `normal`: a few thousandths of a second of one core.
const NORMAL: u32 = 24;
/// The same for `hard`: some hundredths.
const HARD: u32 = 200;

impl Thinks for Gevaudan {
    fn levels() -> &'static [&'static str] {
        &["beginner", "easy", "normal", "hard"]
    }

    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let asked = Asked::read(level)?;
        let thinker = |usual| Box::new(Thinker::new(seat, seed, asked.simulations.unwrap_or(usual)));
        match asked.name {
            "normal" => return Some(thinker(NORMAL)),
            "hard" => return Some(thinker(HARD)),
            _ if asked.simulations.is_some() => return None,
            _ => (),
        }
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "beginner" => Some(Box::new(Beginner::new(seat, seed))),
            "easy" => Some(Box::new(Easy::new(seat, seed))),
            "reference" => Some(Box::new(Reference::new(seat, seed))),
            _ => None,
        }
    }
}

//! Bots for Cryptide.

mod beginner;
mod board;
mod chances;
mod easy;
mod reading;
mod reference;
mod survey;
mod thinker;
mod wishes;
mod worlds;

use cryptide::Cryptide;
use table::{Bot, Seat};

use crate::level::Asked;
use crate::{Random, Thinks};
use reference::Reference;
use thinker::Thinker;

/// Assignments of clues that `normal` looks at for one move: all there are, but where five play with advanced clues and hardly any token lies.
const NORMAL: u32 = 400_000;

impl Thinks for Cryptide {
    fn levels() -> &'static [&'static str] {
        &["beginner", "easy", "normal", "hard"]
    }

    /// It looks at each world that fits once, however many more it may.
    fn counts_simulations() -> bool {
        false
    }

    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let asked = Asked::read(level)?;
        match asked.name {
            "normal" => {
                return Some(Box::new(Thinker::new(seat, seed, asked.simulations.unwrap_or(NORMAL) as usize, false)));
            }
            "hard" => {
                return Some(Box::new(Thinker::new(seat, seed, asked.simulations.unwrap_or(NORMAL) as usize, true)));
            }
            _ if asked.simulations.is_some() => return None,
            _ => (),
        }
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "beginner" => Some(Box::new(beginner::Beginner::new(seat, seed))),
            "easy" => Some(Box::new(easy::Easy::new(seat, seed))),
            "reference" => Some(Box::new(Reference::new(seat, seed))),
            _ => None,
        }
    }
}

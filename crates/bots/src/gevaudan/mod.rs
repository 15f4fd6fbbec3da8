//! Bots for Gévaudan.

mod answers;
mod easy;
mod ground;
mod plan;
mod worth;

use gevaudan::Gevaudan;
use table::{Bot, Seat};

use crate::{Random, Thinks};
use easy::Easy;

impl Thinks for Gevaudan {
    fn levels() -> &'static [&'static str] {
        &["easy"]
    }

    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "easy" | "reference" => Some(Box::new(Easy::new(seat, seed))),
            _ => None,
        }
    }
}

//! Bots for Loups-garous.

mod easy;
mod model;
mod night;
mod scene;
mod talk;
mod temper;
mod vote;

use loups_garous::LoupsGarous;
use table::{Bot, Seat};

use crate::{Random, Thinks};
use easy::Easy;

impl Thinks for LoupsGarous {
    fn levels() -> &'static [&'static str] {
        &["easy"]
    }

    fn bot(level: &str, _seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "easy" | "reference" => Some(Box::new(Easy::new(seed))),
            _ => None,
        }
    }
}

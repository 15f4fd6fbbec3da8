//! Bots for Loups-garous.

use loups_garous::LoupsGarous;
use table::{Bot, Seat};

use crate::{Random, Thinks};

impl Thinks for LoupsGarous {
    fn levels() -> &'static [&'static str] {
        &["random"]
    }

    fn bot(level: &str, _seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}

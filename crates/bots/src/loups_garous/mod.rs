//! Bots for Loups-garous.

mod beginner;
mod believer;
mod crowd;
mod easy;
mod model;
mod night;
mod scene;
mod talk;
mod temper;
mod thinker;
mod vote;

use loups_garous::LoupsGarous;
use table::{Bot, Seat};

use crate::level::Asked;
use crate::{Random, Thinks};
use beginner::Beginner;
pub use believer::Believer;
use crowd::Crowd;
use easy::Easy;
use thinker::{Thinker, Wits};

impl Thinks for LoupsGarous {
    fn levels() -> &'static [&'static str] {
        &["beginner", "easy", "normal", "hard"]
    }

    fn yardsticks() -> &'static [&'static str] {
        &["random", "reference", "crowd"]
    }

    fn bot(level: &str, _seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "reference" => Some(Box::new(Easy::new(seed, &easy::REFERENCE))),
            "crowd" => Some(Box::new(Crowd::new(seed))),
            "beginner" => Some(Box::new(Beginner::new(seed))),
            "easy" => Some(Box::new(Easy::new(seed, &easy::EASY))),
            _ => Some(Box::new(Thinker::new(seed, wits(level)?))),
        }
    }
}

/// What a level that thinks is able to do; `hard:50` imagines fifty votes for each plan of its pack.
fn wits(level: &str) -> Option<Wits> {
    let asked = Asked::read(level).filter(|it| it.n_trees == 1)?;
    let wits = match asked.name {
        "normal" => thinker::NORMAL,
        "hard" => thinker::HARD,
        _ => return None,
    };
    Some(wits.with_votes(asked.simulations))
}

//! Bots for Mon voisin le monstre.

mod maxims;
mod playout;
mod reference;
mod versed;

use monstre::Monstre;
use table::{Bot, Seat};

use crate::level::Asked;
use crate::{Random, Thinks};
use reference::Reference;
use versed::Versed;

/// Worlds of `normal`: well within a tenth of a second of one core.
const NORMAL: u32 = 1_000;
/// The same for `hard` and a second.
const HARD: u32 = 10_000;

impl Thinks for Monstre {
    fn levels() -> &'static [&'static str] {
        &["easy", "normal", "hard"]
    }

    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let asked = Asked::read(level)?;
        let versed = |usual| Box::new(Versed::new(seat, seed, asked.simulations.unwrap_or(usual)));
        match asked.name {
            "normal" => return Some(versed(NORMAL)),
            "hard" => return Some(versed(HARD)),
            _ if asked.simulations.is_some() => return None,
            _ => (),
        }
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "easy" | "reference" => Some(Box::new(Reference::new(seat, seed))),
            _ => None,
        }
    }
}

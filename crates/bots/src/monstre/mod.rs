//! Bots for Mon voisin le monstre.

mod beginner;
mod easy;
mod figures;
mod hunch;
mod manner;
mod maxims;
mod playout;
mod prize;
mod reference;
mod street;
mod thinker;

use monstre::Monstre;
use table::{Bot, Rules, Seat};

use crate::level::Asked;
use crate::{Random, Thinks};
use beginner::Beginner;
use easy::Easy;
use reference::Reference;
use thinker::{Settings, Thinker};

/// Seats of the largest table.
const MOST_SEATS: usize = *Monstre::SEATS.end();

/// How `normal` thinks: well within a tenth of a second of one core.
const NORMAL: Settings = Settings { n_playouts: 8_000, trust: 0.7, bold: [1.0, 1.0] };
/// How `hard` does.
const HARD: Settings = Settings { n_playouts: 60_000, ..NORMAL };

impl Thinks for Monstre {
    fn levels() -> &'static [&'static str] {
        &["beginner", "easy", "normal", "hard"]
    }

    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let asked = Asked::read(level)?;
        let usual = match asked.name {
            "normal" => Some(NORMAL),
            "hard" => Some(HARD),
            _ => None,
        };
        if let Some(usual) = usual {
            let n_playouts = asked.simulations.unwrap_or(usual.n_playouts);
            return Some(Box::new(Thinker::new(seat, seed, Settings { n_playouts, ..usual })));
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

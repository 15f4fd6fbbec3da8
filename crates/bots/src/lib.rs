//! Players that think. Each game has one file here that names its levels.

mod bestioles;
mod cryptide;
mod gevaudan;
mod loups_garous;
mod monstre;
mod party;
mod random;
pub mod search;

pub use party::{Illegal, Party, play_levels};
pub use random::Random;
use table::{Bot, Rules, Seat};

/// A game that has bots.
pub trait Thinks: Rules {
    /// Names of its levels, weakest first; the first is always `random`.
    fn levels() -> &'static [&'static str];

    /// A bot of `level` for `seat`; `None` if there is no such level. The same seed thinks the same thoughts.
    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

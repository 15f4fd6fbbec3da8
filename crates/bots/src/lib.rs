//! Players that think. Each game has one file here that names its levels.

mod bestioles;
mod cryptide;
mod gevaudan;
mod level;
mod loups_garous;
mod monstre;
mod party;
mod random;
pub mod search;

pub use party::{Illegal, Party, play_levels};
pub use random::Random;
use table::{Bot, Rules, Seat};

/// A game that has bots.
///
/// Levels are for players: `beginner`, `easy`, `normal` and `hard`, as far as a game has them. Yardsticks are for measuring: they
/// sit down where they are asked for by name, nobody is offered them, and they never change. `reference` is what `easy` was before
/// there were others. In Bestioles `easy` has become a beginner's opponent since; in the other games `easy` still is
/// `reference`, under both names, until they have more levels. Tables that were stored with an `easy` bot play on with
/// what is called so now.
pub trait Thinks: Rules {
    /// Names of the levels that players are offered, weakest first.
    fn levels() -> &'static [&'static str];

    /// Names of further bots, against which the others are measured.
    fn yardsticks() -> &'static [&'static str] {
        &["random", "reference"]
    }

    /// A bot of `level` for `seat`, be it a yardstick; `None` if there is no such level. The same seed thinks the same thoughts.
    /// Bots that search take a number of simulations, `hard:20000`, and a number of trees that are searched side by side,
    /// `hard:400000x2`.
    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

//! Players that think. Each game has one file here that names its levels.

mod bestioles;
pub mod character;
mod cryptide;
mod gevaudan;
mod level;
mod loups_garous;
mod monstre;
mod party;
mod random;
pub mod search;
pub mod solve;

pub use bestioles::exploit;
pub use loups_garous::Believer;
pub use party::{Illegal, Party, play_levels};
pub use random::Random;
use table::{Bot, Rules, Seat};

/// A game that has bots.
///
/// Levels are for players: `beginner`, `easy`, `normal` and `hard`, as far as a game has them. Yardsticks are for measuring: they
/// sit down where they are asked for by name, nobody is offered them, and they never change. `reference` is what `easy` was before
/// there were others; `easy` has become a beginner's opponent since. Tables that were stored with an `easy` bot play on with what is
/// called so now. Some games have yardsticks of their own beside these.
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

    /// Whether the number of `normal:20000` is how much it does, and not only how much it may: only then can it be counted by the second.
    fn counts_simulations() -> bool {
        Self::bot("normal:1", Seat::FIRST, 0).is_some()
    }
}

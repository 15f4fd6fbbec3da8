//! The only list of games.

use bots::Thinks;
use table::{Bot, Rules, Seat};

use crate::{Served, Visitor};

/// `a_crate::Type` enters the house and is played by random bots; `a_crate::Type: thinks` has bots of its own, in `crates/bots`.
macro_rules! games {
    ($($game:ty $(: $thinks:ident)?),* $(,)?) => {
        /// Keys of all games, in the order in which they are shown.
        pub const KEYS: &[&str] = &[$(<$game as Rules>::KEY),*];

        /// Takes `visitor` to the game called `key`; `None` if there is no such game.
        pub fn open<V: Visitor>(key: &str, visitor: V) -> Option<V::Out> {
            $(if key == <$game as Rules>::KEY {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        $(impl Served for $game {
            $(games!(@$thinks);)?
        })*
    };
    (@thinks) => {
        fn levels() -> &'static [&'static str] {
            <Self as Thinks>::levels()
        }

        fn yardsticks() -> &'static [&'static str] {
            <Self as Thinks>::yardsticks()
        }

        fn counts_simulations() -> bool {
            <Self as Thinks>::counts_simulations()
        }

        fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
            bots::character::sit_down(level, seat, seed)
        }
    };
}

games! {
    bestioles::Bestioles: thinks,
    cryptide::Cryptide: thinks,
    monstre::Monstre: thinks,
    loups_garous::LoupsGarous: thinks,
    gevaudan::Gevaudan: thinks,
}

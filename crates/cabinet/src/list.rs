//! The only list of games.

use table::Rules;

use crate::Visitor;

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// Keys of all games, in the order in which they are shown.
        pub const KEYS: &[&str] = &[$(<$game as Rules>::KEY),*];

        /// Takes `visitor` to the game called `key`; `None` if there is no such game.
        pub fn open<V: Visitor>(key: &str, visitor: V) -> Option<V::Out> {
            $(if key == <$game as Rules>::KEY {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games! {
    bestioles::Bestioles,
    cryptide::Cryptide,
    monstre::Monstre,
    loups_garous::LoupsGarous,
    gevaudan::Gevaudan,
}

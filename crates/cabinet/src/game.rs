//! All that the house asks of a game.

use bots::Thinks;
use table::{Mind, Observe, Rules, SetUp};

/// A complete game: rules, beliefs, packed observations, set-ups and bots.
pub trait Game: Rules + Mind + Observe + SetUp + Thinks {}

impl<G: Rules + Mind + Observe + SetUp + Thinks> Game for G {}

/// Something to be done with a game whose name is only known at run time, but with its own types.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

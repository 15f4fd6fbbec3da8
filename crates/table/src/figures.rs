//! Games by the thousand, in numbers.

use crate::Rules;

/// One number that statistics keep of a finished game: `<game>-figure-<key>` says what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Stable identifier.
    pub key: &'static str,
    /// How many there were of it.
    pub value: u32,
    /// Of how many: seats, rounds, or 1 for a game as a whole.
    pub of: u32,
}

/// What statistics say of a finished game. Most games have nothing to add to who won.
pub trait Figures: Rules {
    /// From its public view: each figure is averaged over many games.
    fn figures(view: &Self::View) -> Vec<Figure> {
        let _ = view;
        Vec::new()
    }
}

//! What a table agrees on before the deal.

use serde::Serialize;

/// One option a table can choose: a key, its possible values and the one taken when nobody chooses.
///
/// The words are in the texts: `<game>-option-<key>`, and for each value `<game>-option-<key>-<value>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Name of the field in the game's options.
    pub key: &'static str,
    /// The values it can take.
    pub values: &'static [&'static str],
    /// The value taken by default.
    pub default: &'static str,
}

/// Options that do not go together, or do not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The game is not made for that many.
    #[error("{game} is for {least} to {most} players, not {asked}")]
    Seats {
        /// The game.
        game: &'static str,
        /// Fewest players.
        least: usize,
        /// Most players.
        most: usize,
        /// Players asked for.
        asked: usize,
    },
    /// The options are not those of the game.
    #[error("options not understood: {0}")]
    Unknown(String),
    /// Each option exists, but not together.
    #[error("{rule}: {code}")]
    Conflict {
        /// Rule that forbids the combination.
        rule: &'static str,
        /// Key of the translated reason.
        code: &'static str,
    },
}

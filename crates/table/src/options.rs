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

/// The values of an option of a table, as an enum; the first is taken when nobody chooses. `Name::choice("key")` is the [`Choice`]
/// of the option `key`, so that the list of values and the values are one. `as` gives the name of the client's type, which a
/// crate with the feature `ts` exports.
///
/// ```
/// table::setting! {
///     /// How long a game lasts.
///     pub enum Length as "DocLength" {
///         /// Until somebody is tired.
///         Open = "open",
///         /// Ten rounds.
///         Ten = "10",
///     }
/// }
/// assert_eq!(Length::default(), Length::Open);
/// assert_eq!(Length::choice("length").values, ["open", "10"]);
/// assert_eq!(serde_json::to_string(&Length::Ten).unwrap(), "\"10\"");
/// ```
#[macro_export]
macro_rules! setting {
    (
        $(#[$doc:meta])*
        pub enum $name:ident as $client:literal {
            $(#[$first_doc:meta])* $first:ident = $default:literal,
            $($(#[$inner:meta])* $variant:ident = $value:literal),* $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = $client))]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            #[serde(rename = $default)]
            $first,
            $($(#[$inner])* #[serde(rename = $value)] $variant),*
        }

        impl $name {
            /// An option of a table that has these values.
            pub const fn choice(key: &'static str) -> $crate::Choice {
                $crate::Choice { key, values: &[$default, $($value),*], default: $default }
            }
        }
    };
}

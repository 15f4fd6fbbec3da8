//! What a table can agree on.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use table::{Choice, OptionsError};

use crate::deck::Deck;

/// Longest text about the cards.
pub(crate) const DECK_TEXT: usize = 240;

/// How many rounds (MON-36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreRounds"))]
pub enum Rounds {
    /// Five, one a Monster.
    #[default]
    #[serde(rename = "5")]
    Five,
    /// Three, for a shorter evening.
    #[serde(rename = "3")]
    Three,
}

/// What becomes of the Dog once it has bitten (MON-16, MON-34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreDog"))]
pub enum Dog {
    /// It stays on the pile of its player.
    #[default]
    Reste,
    /// Its victim gets it.
    Passe,
}

/// What the Fog shuffles (MON-22, MON-35).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreFog"))]
pub enum Fog {
    /// All hands.
    #[default]
    Mains,
    /// One card of each player, of his choice.
    UneCarte,
}

/// What happens when several are first at the end (MON-29, MON-30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreTies"))]
pub enum Ties {
    /// They share the victory.
    #[default]
    Partage,
    /// Further rounds, until one is left.
    Manche,
}

/// Whether the table keeps in mind for each player what he has seen (MON-31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreMemory"))]
pub enum Memory {
    /// In a private margin.
    #[default]
    Avec,
    /// Everybody remembers for himself.
    Sans,
}

/// What the table agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreOptions"))]
pub struct Options {
    /// How many rounds.
    pub manches: Rounds,
    /// What becomes of the Dog.
    pub chien: Dog,
    /// What the Fog shuffles.
    pub brouillard: Fog,
    /// What happens to ties.
    pub egalite: Ties,
    /// With or without memory aid.
    pub memoire: Memory,
    /// How many cards of which kind, and what the Monsters can do, where it is not as in our data file: entries such as
    /// `chasseur=5 cachette=5 vampire=RRRV+ignores-turn-3`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub cartes: ArrayString<DECK_TEXT>,
}

/// What can be chosen; `cartes` is free text.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "manches", values: &["5", "3"], default: "5" },
    Choice { key: "chien", values: &["reste", "passe"], default: "reste" },
    Choice { key: "brouillard", values: &["mains", "une-carte"], default: "mains" },
    Choice { key: "egalite", values: &["partage", "manche"], default: "partage" },
    Choice { key: "memoire", values: &["avec", "sans"], default: "avec" },
    Choice { key: "cartes", values: &[""], default: "" },
];

impl Rounds {
    /// As a number.
    #[inline]
    pub const fn number(self) -> u8 {
        match self {
            Self::Five => 5,
            Self::Three => 3,
        }
    }
}

impl Options {
    /// The cards of this table.
    pub(crate) fn deck(&self) -> Result<Deck, OptionsError> {
        if self.cartes.is_empty() {
            return Ok(Deck::standard());
        }
        Deck::standard().changed(&self.cartes).map_err(|it| OptionsError::Conflict { rule: "MON-2", code: it.code() })
    }
}

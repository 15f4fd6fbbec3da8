//! What a table can agree on.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use table::{Choice, OptionsError};

use crate::deck::Deck;

/// Longest text about the cards.
pub(crate) const DECK_TEXT: usize = 240;

table::setting! {
    /// How many rounds (MON-36).
    pub enum Rounds as "MonstreRounds" {
        /// Five, one a Monster.
        Five = "5",
        /// Three, for a shorter evening.
        Three = "3",
    }
}

table::setting! {
    /// What becomes of the Dog once it has bitten (MON-16, MON-34).
    pub enum Dog as "MonstreDog" {
        /// It stays on the pile of its player.
        Reste = "reste",
        /// Its victim gets it.
        Passe = "passe",
    }
}

table::setting! {
    /// What the Fog shuffles (MON-22, MON-35).
    pub enum Fog as "MonstreFog" {
        /// All hands.
        Mains = "mains",
        /// One card of each player, of his choice.
        UneCarte = "une-carte",
    }
}

table::setting! {
    /// What happens when several are first at the end (MON-29, MON-30).
    pub enum Ties as "MonstreTies" {
        /// They share the victory.
        Partage = "partage",
        /// Further rounds, until one is left.
        Manche = "manche",
    }
}

table::setting! {
    /// Whether the table keeps in mind for each player what he has seen (MON-31).
    pub enum Memory as "MonstreMemory" {
        /// In a private margin.
        Avec = "avec",
        /// Everybody remembers for himself.
        Sans = "sans",
    }
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
    Rounds::choice("manches"),
    Dog::choice("chien"),
    Fog::choice("brouillard"),
    Ties::choice("egalite"),
    Memory::choice("memoire"),
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

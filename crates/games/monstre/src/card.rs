//! The cards: eleven kinds of general cards and five Monsters.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// Kinds of general cards.
pub const N_KINDS: usize = 11;
/// Monsters in the box (MON-1).
pub const N_MONSTERS: usize = 5;
/// General cards in the box.
pub const N_GENERAL: usize = 33;
/// Everything a card can be.
pub const N_CARDS: usize = N_KINDS + N_MONSTERS;

/// What a card is. Cards of one kind cannot be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreCard", rename_all = "kebab-case"))]
#[repr(u8)]
pub enum Card {
    /// Wanted: its holder starts the round by playing it.
    Avis,
    /// Hunter.
    Chasseur,
    /// Hideout.
    Cachette,
    /// Friend.
    Ami,
    /// Dog.
    Chien,
    /// Investigation.
    Enquete,
    /// Rumour.
    Rumeur,
    /// Gossip.
    Ragot,
    /// Deal.
    Accord,
    /// Swindle.
    Arnaque,
    /// Fog.
    Brouillard,
    /// A Monster.
    LoupGarou,
    /// A Monster.
    Sirene,
    /// A Monster.
    Vampire,
    /// A Monster.
    Gumiho,
    /// A Monster.
    Mandragore,
}

impl Card {
    /// All of them, general cards first.
    pub const ALL: [Self; N_CARDS] = [
        Self::Avis,
        Self::Chasseur,
        Self::Cachette,
        Self::Ami,
        Self::Chien,
        Self::Enquete,
        Self::Rumeur,
        Self::Ragot,
        Self::Accord,
        Self::Arnaque,
        Self::Brouillard,
        Self::LoupGarou,
        Self::Sirene,
        Self::Vampire,
        Self::Gumiho,
        Self::Mandragore,
    ];

    /// The card at `index` of [`Card::ALL`]; for indices known to be small.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index % N_CARDS]
    }

    /// Its place in [`Card::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Whether it is one of the Monsters.
    #[inline]
    pub const fn is_monster(self) -> bool {
        self as usize >= N_KINDS
    }

    /// Which of the Monsters, counted from 0; of no meaning for other cards.
    #[inline]
    pub(crate) const fn monster_idx(self) -> usize {
        (self as usize).saturating_sub(N_KINDS)
    }

    /// The Monster number `index`, counted from 0.
    #[inline]
    pub const fn monster(index: usize) -> Self {
        Self::ALL[N_KINDS + index % N_MONSTERS]
    }

    /// Its name in the notation, in texts and in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Avis => "avis",
            Self::Chasseur => "chasseur",
            Self::Cachette => "cachette",
            Self::Ami => "ami",
            Self::Chien => "chien",
            Self::Enquete => "enquete",
            Self::Rumeur => "rumeur",
            Self::Ragot => "ragot",
            Self::Accord => "accord",
            Self::Arnaque => "arnaque",
            Self::Brouillard => "brouillard",
            Self::LoupGarou => "loup-garou",
            Self::Sirene => "sirene",
            Self::Vampire => "vampire",
            Self::Gumiho => "gumiho",
            Self::Mandragore => "mandragore",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|it| it.key() == text).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

table::keyed!(Card);

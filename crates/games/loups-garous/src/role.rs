//! The cards (LGT-GEN-3), and how many of each are in play.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsRole"))]
pub enum Role {
    /// Devours by night.
    Wolf,
    /// Has nothing but a voice.
    Villager,
    /// Sees one card a night.
    Seer,
    /// Shoots when dying.
    Hunter,
    /// Makes two players Lovers.
    Cupid,
    /// May swap for one of the two cards in the middle.
    Thief,
    /// May spy on the wolves.
    Girl,
}

/// How many roles there are.
pub const N_ROLES: usize = 7;

impl Role {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; N_ROLES] =
        [Self::Wolf, Self::Villager, Self::Seer, Self::Hunter, Self::Cupid, Self::Thief, Self::Girl];

    /// The role at `index`, modulo their number.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index % N_ROLES]
    }

    /// Its place in [`Role::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Its name in the notation, in texts and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wolf => "wolf",
            Self::Villager => "villager",
            Self::Seer => "seer",
            Self::Hunter => "hunter",
            Self::Cupid => "cupid",
            Self::Thief => "thief",
            Self::Girl => "girl",
        }
    }

    /// Everybody who is not a Werewolf is a Villager (LGT-GEN-4).
    #[inline]
    pub const fn is_wolf(self) -> bool {
        matches!(self, Self::Wolf)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Role {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|it| it.name() == text).ok_or(())
    }
}

/// How many cards of each role are in the deck. It is public; the deal is not (LGT-CALL-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    counts: [u8; N_ROLES],
}

impl Deck {
    /// A deck with so many cards of each role, in the order of [`Role::ALL`].
    pub const fn new(counts: [u8; N_ROLES]) -> Self {
        Self { counts }
    }

    /// Cards of this role.
    #[inline]
    pub const fn count(&self, role: Role) -> u8 {
        self.counts[role.idx()]
    }

    /// Whether there is a card of this role.
    #[inline]
    pub const fn has(&self, role: Role) -> bool {
        self.counts[role.idx()] > 0
    }

    /// All cards.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|it| usize::from(*it)).sum()
    }

    /// Whether there is no card at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The roles in it, in order.
    #[inline]
    pub fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        let counts = self.counts;
        Role::ALL.iter().copied().filter(move |it| counts[it.idx()] > 0)
    }

    /// The roles in it, a bit each.
    #[inline]
    pub(crate) fn bits(self) -> u32 {
        let bit = |bits, (at, count): (usize, &u8)| bits | u32::from(*count > 0) << at;
        self.counts.iter().enumerate().fold(0, bit)
    }

    /// Every card, in order.
    pub fn cards(&self) -> impl Iterator<Item = Role> + use<> {
        let counts = self.counts;
        Role::ALL.into_iter().flat_map(move |it| std::iter::repeat_n(it, counts[it.idx()].into()))
    }

    /// One card of this role less, if there is one.
    pub fn take(&mut self, role: Role) -> bool {
        let count = &mut self.counts[role.idx()];
        let had = *count > 0;
        *count -= u8::from(had);
        had
    }
}

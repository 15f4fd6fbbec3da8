//! Hints (CRY-29): statements that no clue in play is of a kind.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use table::{Rng, below};

use crate::clue::{Clue, ClueSet, Kind, N_CLUES};
use crate::land::Terrain;

/// Hints there are.
pub const N_HINTS: usize = 11;
/// The first of them are preferred to the others.
const N_PREFERRED: usize = 5;

/// One statement, in the order of CRY-29.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hint(u8);

const KEYS: [&str; N_HINTS] = [
    "no-within-1",
    "no-within-2",
    "no-within-3",
    "no-two-terrains",
    "no-terrain",
    "no-desert",
    "no-forest",
    "no-lake",
    "no-mountain",
    "no-swamp",
    "no-animal",
];

/// The clues that each hint denies.
static DENIED: [ClueSet; N_HINTS] = {
    let mut denied = [ClueSet::EMPTY; N_HINTS];
    let mut hint = 0;
    while hint < N_HINTS {
        let mut number = 0;
        while number < N_CLUES {
            if denies(hint, Clue::at(number).kind()) {
                denied[hint] = denied[hint].with(Clue::at(number));
            }
            number += 1;
        }
        hint += 1;
    }
    denied
};

const fn denies(hint: usize, kind: Kind) -> bool {
    match kind {
        Kind::OnTwo(one, two) => hint == 3 || hint == 4 || mentions(hint, one) || mentions(hint, two),
        Kind::NearTerrain(terrain) => hint == 0 || hint == 4 || mentions(hint, terrain),
        Kind::NearAnimals => hint == 0 || hint == 10,
        Kind::NearStructure(_) => hint == 1,
        Kind::NearAnimal(_) => hint == 1 || hint == 10,
        Kind::NearColour(_) => hint == 2,
    }
}

const fn mentions(hint: usize, terrain: Terrain) -> bool {
    hint == N_PREFERRED + terrain as usize
}

impl Hint {
    /// Stands where none is known.
    pub(crate) const ANY: Self = Self(0);

    /// The hint of this number in the order of CRY-29, from 0.
    pub const fn new(number: usize) -> Option<Self> {
        if number < N_HINTS { Some(Self(number as u8)) } else { None }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_HINTS as u8).map(Self)
    }

    /// Its number in the order of CRY-29, from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The clues that it denies.
    #[inline]
    pub fn denied(self) -> ClueSet {
        DENIED[self.idx()]
    }

    /// The hints that may go with these clues: all true statements of the first list, else those of the second.
    pub fn about(clues: ClueSet) -> ArrayVec<Self, N_HINTS> {
        let is_true = |it: &Self| it.denied().and(clues).is_empty();
        let first: ArrayVec<Self, N_HINTS> = Self::all().take(N_PREFERRED).filter(is_true).collect();
        if first.is_empty() { Self::all().skip(N_PREFERRED).filter(is_true).collect() } else { first }
    }

    /// Whether a setup with these clues may carry this hint.
    pub fn goes_with(self, clues: ClueSet) -> bool {
        Self::about(clues).contains(&self)
    }

    /// Whether any statement is true of these clues.
    #[inline]
    pub fn exists(clues: ClueSet) -> bool {
        DENIED.iter().any(|it| it.and(clues).is_empty())
    }

    /// One of the hints that go with these clues; `None` if nothing true can be said.
    pub fn draw<R: Rng>(clues: ClueSet, rng: &mut R) -> Option<Self> {
        let hints = Self::about(clues);
        if hints.is_empty() { None } else { hints.get(below(hints.len() as u32, rng) as usize).copied() }
    }
}

/// `no-within-2`: the key of its sentence.
impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(KEYS[self.idx()])
    }
}

impl fmt::Debug for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hint {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        KEYS.iter().position(|it| *it == text).and_then(Self::new).ok_or(())
    }
}

impl Serialize for Hint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(KEYS[self.idx()])
    }
}

table::keyed!(Hint);

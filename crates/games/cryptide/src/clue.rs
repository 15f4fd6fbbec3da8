//! The clues (CRY-4, CRY-5): 24 base clues and their negations.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::Mode;
use crate::land::{Animal, Colour, StructureKind, Terrain};

/// Clues without their negations.
pub const N_BASE_CLUES: usize = 24;
/// Clues with their negations.
pub const N_CLUES: usize = 2 * N_BASE_CLUES;

/// What a clue, or the clue it negates, is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On one of two terrains.
    OnTwo(Terrain, Terrain),
    /// Within 1 of a terrain.
    NearTerrain(Terrain),
    /// Within 1 of either animal.
    NearAnimals,
    /// Within 2 of a kind of structure.
    NearStructure(StructureKind),
    /// Within 2 of an animal.
    NearAnimal(Animal),
    /// Within 3 of a structure of a colour.
    NearColour(Colour),
}

/// The base clues in the order of their ids, each with its key.
#[rustfmt::skip]
const KINDS: [(Kind, &str); N_BASE_CLUES] = [
    (Kind::OnTwo(Terrain::Desert, Terrain::Forest),   "desert-forest"),
    (Kind::OnTwo(Terrain::Desert, Terrain::Lake),     "desert-lake"),
    (Kind::OnTwo(Terrain::Desert, Terrain::Mountain), "desert-mountain"),
    (Kind::OnTwo(Terrain::Desert, Terrain::Swamp),    "desert-swamp"),
    (Kind::OnTwo(Terrain::Forest, Terrain::Lake),     "forest-lake"),
    (Kind::OnTwo(Terrain::Forest, Terrain::Mountain), "forest-mountain"),
    (Kind::OnTwo(Terrain::Forest, Terrain::Swamp),    "forest-swamp"),
    (Kind::OnTwo(Terrain::Lake, Terrain::Mountain),   "lake-mountain"),
    (Kind::OnTwo(Terrain::Lake, Terrain::Swamp),      "lake-swamp"),
    (Kind::OnTwo(Terrain::Mountain, Terrain::Swamp),  "mountain-swamp"),
    (Kind::NearTerrain(Terrain::Desert),              "within-1-desert"),
    (Kind::NearTerrain(Terrain::Forest),              "within-1-forest"),
    (Kind::NearTerrain(Terrain::Lake),                "within-1-lake"),
    (Kind::NearTerrain(Terrain::Mountain),            "within-1-mountain"),
    (Kind::NearTerrain(Terrain::Swamp),               "within-1-swamp"),
    (Kind::NearAnimals,                               "within-1-animal"),
    (Kind::NearStructure(StructureKind::Stone),       "within-2-stone"),
    (Kind::NearStructure(StructureKind::Shack),       "within-2-shack"),
    (Kind::NearAnimal(Animal::Bear),                  "within-2-bear"),
    (Kind::NearAnimal(Animal::Puma),                  "within-2-puma"),
    (Kind::NearColour(Colour::White),                 "within-3-white"),
    (Kind::NearColour(Colour::Green),                 "within-3-green"),
    (Kind::NearColour(Colour::Blue),                  "within-3-blue"),
    (Kind::NearColour(Colour::Black),                 "within-3-black"),
];

/// One clue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clue(u8);

impl Clue {
    /// The clue of this id, or its negation.
    pub const fn new(id: usize, negated: bool) -> Option<Self> {
        if id < N_BASE_CLUES { Some(Self((id + if negated { N_BASE_CLUES } else { 0 }) as u8)) } else { None }
    }

    /// The clue of this number: its id, and 24 more if negated; for numbers known to be small.
    #[inline]
    pub const fn at(number: usize) -> Self {
        Self((number % N_CLUES) as u8)
    }

    /// Its number.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Id of the clue, or of the one it negates.
    #[inline]
    pub const fn id(self) -> usize {
        self.0 as usize % N_BASE_CLUES
    }

    /// Whether it says where the habitat is not.
    #[inline]
    pub const fn is_negated(self) -> bool {
        self.0 as usize >= N_BASE_CLUES
    }

    /// What it is about.
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[self.id()].0
    }

    /// All clues of both modes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_CLUES).map(Self::at)
    }

    fn key(self) -> (&'static str, &'static str) {
        (if self.is_negated() { "not-" } else { "" }, KINDS[self.id()].1)
    }
}

/// `within-1-forest`, `not-within-1-forest`: the key of its sentence.
impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (prefix, key) = self.key();
        write!(f, "{prefix}{key}")
    }
}

impl fmt::Debug for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Clue {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let base = text.strip_prefix("not-").unwrap_or(text);
        let id = KINDS.iter().position(|it| it.1 == base).ok_or(())?;
        Self::new(id, base.len() != text.len()).ok_or(())
    }
}

impl Serialize for Clue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

table::keyed!(Clue);

table::bit_set! {
    /// A set of clues.
    pub struct ClueSet(u64) of Clue;
}

impl ClueSet {
    /// The clues of these numbers.
    #[inline]
    pub const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The clues of a mode (CRY-5).
    pub const fn of_mode(mode: Mode) -> Self {
        match mode {
            Mode::Normal => Self((1 << (N_BASE_CLUES - 1)) - 1),
            Mode::Advanced => Self((1 << N_CLUES) - 1),
        }
    }
}

//! The twenty cells, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Cells where the lair may be.
pub const N_TERRAIN: usize = 16;
/// All cells: terrain, then the four refuges.
pub const N_CELLS: usize = 20;

/// Names by index. They are ours: whoever enters another board gives its cells these names.
pub(crate) const NAMES: [&str; N_CELLS] = [
    "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4", "NW", "NE", "SW",
    "SE",
];

/// One cell: terrain 0 to 15, refuges 16 to 19 (GEV-MAT-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell at `index`; `None` beyond the last.
    pub const fn new(index: usize) -> Option<Self> {
        if index < N_CELLS { Some(Self(index as u8)) } else { None }
    }

    /// The cell at `index` modulo 32, for indices known to be small.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self((index & 31) as u8)
    }

    /// Its index.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a refuge (GEV-ACT-1).
    #[inline]
    pub const fn is_refuge(self) -> bool {
        self.0 >= N_TERRAIN as u8
    }

    /// All cells, terrain first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_CELLS).map(Self::at)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        NAMES[self.idx() % N_CELLS]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        NAMES.iter().position(|it| *it == text).map(Self::at).ok_or(())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

table::keyed!(Cell);

table::bit_set! {
    /// A set of cells.
    pub struct CellSet(u32) of Cell;
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0)
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u32::deserialize(deserializer).map(Self)
    }
}

/// A cell by its number, where a figure may stand beside the board.
pub(crate) mod number {
    use super::{Cell, Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
    pub(crate) fn serialize<S: Serializer>(cell: &Cell, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(cell.0)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        u8::deserialize(deserializer).map(|it| Cell::at(it.into()))
    }
}

/// Cells by their numbers, where a figure may stand beside the board.
pub(crate) mod numbers {
    use super::{Cell, Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<const N: usize, S: Serializer>(
        cells: &[Cell; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        cells.map(|it| it.0).as_slice().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, const N: usize, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Cell; N], D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        let cells: Vec<Cell> = numbers.into_iter().map(|it| Cell::at(it.into())).collect();
        cells.try_into().map_err(|_| serde::de::Error::custom("another number of cells"))
    }
}

impl CellSet {
    /// The sixteen terrain cells.
    pub const TERRAIN: Self = Self(0xffff);
    /// The four refuges.
    pub const REFUGES: Self = Self(0xf_0000);

    /// Takes the first cell out; any at all comes out of an empty set.
    #[inline]
    pub(crate) const fn take_first_or_any(&mut self) -> Cell {
        let first = Cell::at(self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        first
    }
}

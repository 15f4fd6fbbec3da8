//! The six printed sections as data (CRY-1, CRY-2), and what each slot of the map looks like with each of them.

use serde::{Deserialize, Serialize};

use crate::hex::{Hex, HexSet};

/// A terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Desert.
    Desert,
    /// Forest.
    Forest,
    /// Lake.
    Lake,
    /// Mountain.
    Mountain,
    /// Swamp.
    Swamp,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Desert, Self::Forest, Self::Lake, Self::Mountain, Self::Swamp];

    /// Its letter in views: `D`, `F`, `L`, `M`, `S`.
    pub const fn letter(self) -> char {
        ['D', 'F', 'L', 'M', 'S'][self as usize]
    }

    /// Its word in keys.
    pub const fn key(self) -> &'static str {
        ["desert", "forest", "lake", "mountain", "swamp"][self as usize]
    }
}

/// An animal with territories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// Bear.
    Bear,
    /// Puma.
    Puma,
}

impl Animal {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Bear, Self::Puma];

    /// Its letter in views: `b`, `p`.
    pub const fn letter(self) -> char {
        ['b', 'p'][self as usize]
    }

    /// Its word in keys.
    pub const fn key(self) -> &'static str {
        ["bear", "puma"][self as usize]
    }
}

/// A kind of structure (CRY-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideStructureKind"))]
pub enum StructureKind {
    /// Standing stone.
    Stone,
    /// Abandoned shack.
    Shack,
}

impl StructureKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Stone, Self::Shack];

    /// Its word in keys.
    pub const fn key(self) -> &'static str {
        ["stone", "shack"][self as usize]
    }
}

/// A colour of structures (CRY-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideColour"))]
pub enum Colour {
    /// White.
    White,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Black, in advanced mode only.
    Black,
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::White, Self::Green, Self::Blue, Self::Black];

    /// Its word in keys.
    pub const fn key(self) -> &'static str {
        ["white", "green", "blue", "black"][self as usize]
    }
}

/// Sections, and slots of the map.
pub(crate) const N_SECTIONS: usize = 6;
const SECTION_ROWS: usize = 3;
const SECTION_COLS: usize = 6;

/// One letter a hex.
type Rows = [&'static [u8; SECTION_COLS]; SECTION_ROWS];

/// Three rows of terrains and three rows of animals a section, as printed when it lies upright.
const SECTIONS: [(Rows, Rows); N_SECTIONS] = [
    ([b"LLLLFF", b"SSLDFF", b"SSDDDF"], [b"......", b"......", b"...bbb"]),
    ([b"SFFFFF", b"SSFDDD", b"SMMMMD"], [b"ppp...", b"......", b"......"]),
    ([b"SSFFFL", b"SSFMLL", b"MMMMLL"], [b"......", b"pp....", b"p....."]),
    ([b"DDMMMM", b"DDMLLL", b"DDDFFF"], [b"......", b".....p", b".....p"]),
    ([b"SSSMMM", b"SDDLMM", b"DDLLLL"], [b"......", b".....b", b"....bb"]),
    ([b"DDSSSF", b"MMSSFF", b"MLLLLF"], [b"b.....", b"b.....", b"......"]),
];

/// The ground of a map, or of a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Land {
    pub(crate) terrains: [HexSet; 5],
    pub(crate) animals: [HexSet; 2],
}

impl Land {
    pub(crate) const EMPTY: Self = Self { terrains: [HexSet::EMPTY; 5], animals: [HexSet::EMPTY; 2] };

    #[inline]
    pub(crate) fn join(&mut self, other: &Self) {
        for (own, more) in self.terrains.iter_mut().zip(other.terrains) {
            *own = own.or(more);
        }
        for (own, more) in self.animals.iter_mut().zip(other.animals) {
            *own = own.or(more);
        }
    }
}

/// What slot `s` looks like with tile `t`: sections 1 to 6 upright, then the same turned.
pub(crate) static TILES: [[Land; 2 * N_SECTIONS]; N_SECTIONS] = {
    let mut tiles = [[Land::EMPTY; 2 * N_SECTIONS]; N_SECTIONS];
    let mut slot = 0;
    while slot < N_SECTIONS {
        let mut tile = 0;
        while tile < 2 * N_SECTIONS {
            tiles[slot][tile] = tile_in(slot, tile);
            tile += 1;
        }
        slot += 1;
    }
    tiles
};

const fn tile_in(slot: usize, tile: usize) -> Land {
    let (terrains, animals) = SECTIONS[tile % N_SECTIONS];
    let turned = tile >= N_SECTIONS;
    let mut land = Land::EMPTY;
    let mut at = 0;
    while at < SECTION_ROWS * SECTION_COLS {
        let (row, col) = (at / SECTION_COLS, at % SECTION_COLS);
        let (from_row, from_col) = if turned { (SECTION_ROWS - 1 - row, SECTION_COLS - 1 - col) } else { (row, col) };
        let hex = Hex::at((slot / 2 * SECTION_ROWS + row) * crate::hex::COLS + slot % 2 * SECTION_COLS + col);
        let terrain = terrain_of(terrains[from_row][from_col]) as usize;
        land.terrains[terrain] = land.terrains[terrain].with(hex);
        match animals[from_row][from_col] {
            b'b' => land.animals[0] = land.animals[0].with(hex),
            b'p' => land.animals[1] = land.animals[1].with(hex),
            _ => (),
        }
        at += 1;
    }
    land
}

const fn terrain_of(letter: u8) -> Terrain {
    match letter {
        b'D' => Terrain::Desert,
        b'F' => Terrain::Forest,
        b'L' => Terrain::Lake,
        b'M' => Terrain::Mountain,
        _ => Terrain::Swamp,
    }
}

//! A map: six sections and their structures, its code, and the hexes that each clue allows (CRY-1 to CRY-3, CRY-8).

use std::fmt;
use std::str::FromStr;

use table::{Rng, below, shuffle};

use crate::Mode;
use crate::clue::{Clue, Kind, N_BASE_CLUES};
use crate::hex::{Hex, HexSet, WITHIN_2, WITHIN_3};
use crate::land::{Animal, Colour, Land, N_SECTIONS, StructureKind, TILES, Terrain};

/// A map without clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    mode: Mode,
    /// Sections 0 to 5 upright, 6 to 11 the same turned; by slot from the top left, row by row.
    slots: [u8; N_SECTIONS],
    /// Stones white, green, blue, black, then shacks; the black ones are only there in advanced mode.
    structures: [Hex; 8],
}

/// Not the code of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapError {
    /// 18 or 22 hexadecimal digits are wanted.
    Digits,
    /// Each section is used once, as 1–6 or 7–C.
    Sections,
    /// A row or column beyond the map.
    Place,
    /// Two structures on one hex.
    Structures,
}

impl MapError {
    /// Key of the sentence that explains it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Digits => "map-digits",
            Self::Sections => "map-sections",
            Self::Place => "map-place",
            Self::Structures => "map-structures",
        }
    }
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Digits => "a map code is 18 hexadecimal digits (normal) or 22 (advanced)",
            Self::Sections => "the first six digits name each section once, 1 to 6 upright or 7 to C turned",
            Self::Place => "a structure stands in row 0 to 8 and column 0 to B",
            Self::Structures => "two structures stand on one hex",
        })
    }
}

impl std::error::Error for MapError {}

impl Map {
    /// Any map of the mode, each as likely (CRY-8).
    pub fn draw<R: Rng>(mode: Mode, rng: &mut R) -> Self {
        let mut slots = [0, 1, 2, 3, 4, 5];
        shuffle(&mut slots, rng);
        let turns = below(1 << N_SECTIONS, rng);
        for (at, slot) in slots.iter_mut().enumerate() {
            *slot += N_SECTIONS as u8 * (turns >> at & 1) as u8;
        }
        let mut structures = [Hex::at(0); 8];
        let mut built = HexSet::EMPTY;
        for (_, _, at) in places(mode) {
            let hex = loop {
                let hex = Hex::at(below(crate::hex::N_HEXES as u32, rng) as usize);
                if !built.contains(hex) {
                    break hex;
                }
            };
            built = built.with(hex);
            structures[at] = hex;
        }
        Self { mode, slots, structures }
    }

    /// Normal, or advanced with black structures.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Section (from 1) and whether it is turned, by slot from the top left, row by row.
    pub fn sections(&self) -> [(u8, bool); N_SECTIONS] {
        self.slots.map(|it| (it % N_SECTIONS as u8 + 1, it >= N_SECTIONS as u8))
    }

    /// All structures: stones first, in the order of the code.
    pub fn structures(&self) -> impl Iterator<Item = (StructureKind, Colour, Hex)> {
        places(self.mode).map(|(kind, colour, at)| (kind, colour, self.structures[at]))
    }

    /// What it is made of, for asking which hexes clues allow.
    #[inline]
    pub fn ground(&self) -> Ground {
        let mut land = Land::EMPTY;
        for (slot, tile) in self.slots.iter().enumerate() {
            land.join(&TILES[slot][usize::from(*tile)]);
        }
        let mut near_kinds = [HexSet::EMPTY; 2];
        let mut near_colours = [HexSet::EMPTY; 4];
        for (kind, colour, at) in places(self.mode) {
            let hex = self.structures[at].idx();
            near_kinds[kind as usize] = near_kinds[kind as usize].or(WITHIN_2[hex]);
            near_colours[colour as usize] = near_colours[colour as usize].or(WITHIN_3[hex]);
        }
        Ground { land, near_kinds, near_colours }
    }

    /// The hexes that each clue allows.
    pub fn masks(&self) -> Masks {
        self.ground().masks()
    }
}

/// The structures of a mode with their place in [`Map::structures`], in the order of the code.
#[inline]
fn places(mode: Mode) -> impl Iterator<Item = (StructureKind, Colour, usize)> {
    let n_colours = mode.n_colours();
    (0..2 * n_colours).map(move |it| {
        let (kind, colour) = (it / n_colours, it % n_colours);
        (StructureKind::ALL[kind], Colour::ALL[colour], 4 * kind + colour)
    })
}

impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slots.iter().try_for_each(|it| write!(f, "{:X}", it + 1))?;
        self.structures().try_for_each(|(_, _, hex)| write!(f, "{:X}{:X}", hex.row(), hex.col()))
    }
}

impl FromStr for Map {
    type Err = MapError;

    fn from_str(text: &str) -> Result<Self, MapError> {
        let mode = match text.len() {
            18 => Mode::Normal,
            22 => Mode::Advanced,
            _ => return Err(MapError::Digits),
        };
        let mut digits = [0_u8; 22];
        for (digit, byte) in digits.iter_mut().zip(text.bytes()) {
            *digit = char::from(byte).to_digit(16).ok_or(MapError::Digits)? as u8;
        }
        let mut slots = [0; N_SECTIONS];
        let mut used = 0_u32;
        for (slot, digit) in slots.iter_mut().zip(digits) {
            if !(1..=2 * N_SECTIONS as u8).contains(&digit) {
                return Err(MapError::Sections);
            }
            *slot = digit - 1;
            used |= 1 << (*slot % N_SECTIONS as u8);
        }
        if used != (1 << N_SECTIONS) - 1 {
            return Err(MapError::Sections);
        }
        let mut structures = [Hex::at(0); 8];
        let mut built = HexSet::EMPTY;
        for ((_, _, at), place) in places(mode).zip(digits[N_SECTIONS..].chunks_exact(2)) {
            let hex = Hex::new(place[0].into(), place[1].into()).ok_or(MapError::Place)?;
            if built.contains(hex) {
                return Err(MapError::Structures);
            }
            built = built.with(hex);
            structures[at] = hex;
        }
        Ok(Self { mode, slots, structures })
    }
}

/// Terrains, territories and the surroundings of structures.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    land: Land,
    near_kinds: [HexSet; 2],
    near_colours: [HexSet; 4],
}

impl Ground {
    /// The hexes of a terrain.
    pub fn terrain(&self, terrain: Terrain) -> HexSet {
        self.land.terrains[terrain as usize]
    }

    /// The territory of an animal.
    pub fn animal(&self, animal: Animal) -> HexSet {
        self.land.animals[animal as usize]
    }

    /// The hexes that a clue allows (CRY-4).
    #[inline]
    pub fn fits(&self, clue: Clue) -> HexSet {
        let [bear, puma] = self.land.animals;
        let near = match clue.kind() {
            Kind::OnTwo(one, two) => self.terrain(one).or(self.terrain(two)),
            Kind::NearTerrain(terrain) => self.terrain(terrain).widened(),
            Kind::NearAnimals => bear.or(puma).widened(),
            Kind::NearStructure(kind) => self.near_kinds[kind as usize],
            Kind::NearAnimal(animal) => self.animal(animal).widened().widened(),
            Kind::NearColour(colour) => self.near_colours[colour as usize],
        };
        if clue.is_negated() { near.complement() } else { near }
    }

    /// The hexes that each clue allows.
    #[inline]
    pub fn masks(&self) -> Masks {
        Masks(std::array::from_fn(|id| self.fits(Clue::at(id))))
    }
}

/// The hexes that each clue allows on one map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Masks([HexSet; N_BASE_CLUES]);

impl Masks {
    /// The hexes that `clue` allows.
    #[inline]
    pub const fn fits(&self, clue: Clue) -> HexSet {
        let near = self.0[clue.id()];
        if clue.is_negated() { near.complement() } else { near }
    }

    /// The hexes that all these clues allow.
    pub fn fit_all(&self, clues: &[Clue]) -> HexSet {
        clues.iter().fold(HexSet::ALL, |all, it| all.and(self.fits(*it)))
    }
}

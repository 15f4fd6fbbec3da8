//! Prints: what lies on the cells, and what it says of the lair.
//!
//! A print is followed as a *token*: a number that everybody may know, because all prints lie in the open and only their
//! faces are hidden. The colour is part of the number; which face a token has is the secret of the game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// Prints in the game (GEV-MAT-7).
pub const N_PRINTS: usize = 24;
/// Prints of one colour.
pub(crate) const PER_COLOUR: usize = 6;

/// The four parameters, each with its colour (GEV-TER-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanColour"))]
pub enum Colour {
    /// Red: the village.
    Village,
    /// Blue: the river.
    River,
    /// Green: the forest.
    Forest,
    /// Yellow: the Dragons.
    Dragons,
}

impl Colour {
    /// All of them, in the order of the codes of cells.
    pub const ALL: [Self; 4] = [Self::Village, Self::River, Self::Forest, Self::Dragons];

    /// Its place in [`Colour::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Village => "village",
            Self::River => "river",
            Self::Forest => "forest",
            Self::Dragons => "dragons",
        }
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|it| it.name() == text).ok_or(())
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a print says: its parameter is there or not, and one to three dots (GEV-PRT-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face(u8);

impl Face {
    /// The face at `index`: three absent ones, then three present ones.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self((index % PER_COLOUR) as u8)
    }

    /// Its index.
    #[inline]
    pub(crate) const fn idx(self) -> usize {
        self.0 as usize
    }

    /// A face by what it shows; dots from 1 to 3.
    pub(crate) const fn new(present: bool, dots: u8) -> Option<Self> {
        if dots >= 1 && dots <= 3 { Some(Self(3 * present as u8 + dots - 1)) } else { None }
    }

    /// Whether it shows the parameter.
    #[inline]
    pub const fn is_present(self) -> bool {
        self.0 >= 3
    }

    /// Its dots, 1 to 3.
    pub const fn dots(self) -> u8 {
        self.0 % 3 + 1
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_present() { '+' } else { '-' }, self.dots())
    }
}

impl FromStr for Face {
    type Err = ();

    /// `+1` to `+3`, `-1` to `-3`.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [sign @ (b'+' | b'-'), dots @ b'1'..=b'3'] => Self::new(*sign == b'+', dots - b'0').ok_or(()),
            _ => Err(()),
        }
    }
}

/// One of the 24 prints as everybody can follow it: six numbers a colour, the last of which is in the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(u8);

impl Token {
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self((index & 31) as u8)
    }

    /// The print of this colour that is in the box (GEV-LAIR-1).
    #[inline]
    pub const fn boxed(colour: Colour) -> Self {
        Self((PER_COLOUR * colour.idx() + PER_COLOUR - 1) as u8)
    }

    /// Its number, from 0 to 23.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its colour, which its back shows (GEV-PRT-2).
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 as usize / PER_COLOUR) & 3]
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_PRINTS).map(Self::at)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.colour(), self.0)
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(|it| Self::at(it.into()))
    }
}

table::bit_set! {
    /// A set of prints.
    pub struct TokenSet(u32) of Token;
}

impl Serialize for TokenSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0)
    }
}

impl<'de> Deserialize<'de> for TokenSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u32::deserialize(deserializer).map(Self)
    }
}

impl TokenSet {
    /// Those of one colour.
    #[inline]
    pub const fn of(colour: Colour) -> Self {
        Self(0x3f << (PER_COLOUR * colour.idx()))
    }
}

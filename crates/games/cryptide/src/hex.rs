//! The 108 hexes and sets of them (CRY-1).
//!
//! Columns are A to L, rows 1 to 9; odd columns, counted from 0, sit half a hex lower. A set is 108 bits.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// Rows of the map.
pub const ROWS: usize = 9;
/// Columns of the map.
pub const COLS: usize = 12;
/// Hexes of the map.
pub const N_HEXES: usize = ROWS * COLS;

/// One hex: `F4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// The hex in this row and column, both counted from 0.
    pub const fn new(row: usize, col: usize) -> Option<Self> {
        if row < ROWS && col < COLS { Some(Self((row * COLS + col) as u8)) } else { None }
    }

    /// The hex of this number, row by row; for numbers known to be small.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self((index % N_HEXES) as u8)
    }

    /// Its number, row by row from 0.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its row from 0.
    pub const fn row(self) -> usize {
        self.idx() / COLS
    }

    /// Its column from 0.
    pub const fn col(self) -> usize {
        self.idx() % COLS
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_HEXES).map(Self::at)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.col() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match *text.as_bytes() {
            [col @ b'A'..=b'L', row @ b'1'..=b'9'] => Self::new((row - b'1').into(), (col - b'A').into()).ok_or(()),
            _ => Err(()),
        }
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = [b'A' + self.col() as u8, b'1' + self.row() as u8];
        serializer.serialize_str(std::str::from_utf8(&name).unwrap_or_default())
    }
}

table::keyed!(Hex);

table::bit_set! {
    /// A set of hexes: bit `row * 12 + column`.
    pub struct HexSet(u128) of Hex;
}

/// One bit a row in column 0.
const FIRST_COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS {
        bits |= 1 << (row * COLS);
        row += 1;
    }
    bits
};
const LAST_COLUMN: u128 = FIRST_COLUMN << (COLS - 1);
const EVEN_COLUMNS: u128 = FIRST_COLUMN * 0b0101_0101_0101;
const ODD_COLUMNS: u128 = EVEN_COLUMNS << 1;

impl HexSet {
    /// The whole map.
    pub const ALL: Self = Self((1 << N_HEXES) - 1);

    /// The set of these bits; bits beyond the map are dropped.
    #[inline]
    pub const fn of_bits(bits: u128) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// All other hexes.
    #[inline]
    pub const fn complement(self) -> Self {
        Self(self.0 ^ Self::ALL.0)
    }

    /// Whether there is exactly one.
    #[inline]
    pub const fn is_single(self) -> bool {
        (self.0 != 0) & (self.0 & self.0.wrapping_sub(1) == 0)
    }

    /// The set and all its neighbours. An even column reaches half a row up to both sides, an odd one half a row down.
    #[inline]
    pub const fn widened(self) -> Self {
        let column = self.0 | self.0 << COLS | self.0 >> COLS;
        let even = self.0 & EVEN_COLUMNS;
        let odd = self.0 & ODD_COLUMNS;
        let beside_even = even << 1 | (even & !FIRST_COLUMN) >> 1;
        let beside_odd = (odd & !LAST_COLUMN) << 1 | odd >> 1;
        Self::of_bits(column | beside_even | beside_even >> COLS | beside_odd | beside_odd << COLS)
    }
}

/// All hexes within two of each.
pub(crate) static WITHIN_2: [HexSet; N_HEXES] = balls(2);
/// All hexes within three of each.
pub(crate) static WITHIN_3: [HexSet; N_HEXES] = balls(3);

const fn balls(radius: usize) -> [HexSet; N_HEXES] {
    let mut balls = [HexSet::EMPTY; N_HEXES];
    let mut at = 0;
    while at < N_HEXES {
        let mut ball = HexSet::one(Hex::at(at));
        let mut step = 0;
        while step < radius {
            ball = ball.widened();
            step += 1;
        }
        balls[at] = ball;
        at += 1;
    }
    balls
}

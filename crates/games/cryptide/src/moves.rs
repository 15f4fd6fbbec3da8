//! Moves and their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `cube F4` | put a cube: opening, penalty, or "not here" |
//! | `disc F4` | put a disc: "here it may be", or the extra disc of a search |
//! | `ask F4 2` | ask seat 2 about F4 |
//! | `search F4` | search F4 |
//! | `hint` | ask for the hint, which is agreeing |
//! | `agree` | agree to the hint that was asked for |
//! | `fix F4 G5` | my token on F4 was wrong: it becomes the other kind, the wrong one goes to G5 |
//! | `fix F4` | the same when there is no place for the wrong token |

use std::fmt;
use std::str::FromStr;

use table::{Refusal, Seat};

use crate::hex::{Hex, HexSet};
use crate::setup::MAX_PLAYERS;

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// Put a cube.
    Cube(Hex),
    /// Put a disc.
    Disc(Hex),
    /// Ask a seat about a hex (CRY-18).
    Ask(Hex, Seat),
    /// Search a hex (CRY-21).
    Search(Hex),
    /// Ask for the hint (CRY-28).
    Hint,
    /// Agree to the hint (CRY-28).
    Agree,
    /// Correct a token (CRY-27): where it lies, and where the wrong one goes.
    Fix(Hex, Option<Hex>),
}

/// One decision, in 16 bits: lists of hundreds of moves are written at every turn.
///
/// Bits 0–6 are the hex, bits 7–10 the kind. A correction has bit 15, its hex in bits 7–13 and its target in bits 0–6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

const CUBE: u16 = 0;
const DISC: u16 = 1;
const SEARCH: u16 = 2;
const HINT: u16 = 3;
const AGREE: u16 = 4;
const ASK: u16 = 8;
const FIX: u16 = 1 << 15;
const HEX: u16 = 127;
const NOWHERE: u16 = HEX;

impl Move {
    /// The move that does this.
    pub const fn new(act: Act) -> Self {
        Self(match act {
            Act::Cube(hex) => CUBE << 7 | hex.idx() as u16,
            Act::Disc(hex) => DISC << 7 | hex.idx() as u16,
            Act::Search(hex) => SEARCH << 7 | hex.idx() as u16,
            Act::Ask(hex, seat) => (ASK + (seat.idx() % 8) as u16) << 7 | hex.idx() as u16,
            Act::Hint => HINT << 7,
            Act::Agree => AGREE << 7,
            Act::Fix(hex, Some(to)) => FIX | (hex.idx() as u16) << 7 | to.idx() as u16,
            Act::Fix(hex, None) => FIX | (hex.idx() as u16) << 7 | NOWHERE,
        })
    }

    /// What it does.
    #[inline]
    pub const fn act(self) -> Act {
        let hex = Hex::at((self.0 & HEX) as usize);
        if self.0 & FIX != 0 {
            let to = if self.0 & HEX == NOWHERE { None } else { Some(hex) };
            return Act::Fix(Hex::at((self.0 >> 7 & HEX) as usize), to);
        }
        match self.0 >> 7 {
            CUBE => Act::Cube(hex),
            DISC => Act::Disc(hex),
            SEARCH => Act::Search(hex),
            HINT => Act::Hint,
            AGREE => Act::Agree,
            asked => Act::Ask(hex, Seat::at((asked - ASK) as usize)),
        }
    }
}

/// Most lists of a turn: a question to each other seat, and the search.
const LISTS: usize = MAX_PLAYERS;
/// Room for one list: what is written beyond its end is overwritten, or taken off again.
const ROOM: usize = crate::N_HEXES + 12;
/// Room for all of them, in one go.
static BLANK: [Move; LISTS * crate::N_HEXES + 12] = [Move(0); LISTS * crate::N_HEXES + 12];

/// A list under construction, at the end of another.
pub(crate) struct Listed<'a> {
    moves: &'a mut [Move],
    len: usize,
}

/// Appends what `write` lists: up to `n_lists` times moves for all hexes.
#[inline]
pub(crate) fn append(n_lists: usize, into: &mut Vec<Move>, write: impl FnOnce(&mut Listed<'_>)) {
    let start = into.len();
    into.extend_from_slice(&BLANK[..n_lists.min(LISTS) * crate::N_HEXES + 12]);
    let mut listed = Listed { moves: &mut into[start..], len: 0 };
    write(&mut listed);
    let len = listed.len;
    into.truncate(start + len);
}

impl Listed<'_> {
    /// A move like `first`, which is about A1, for each of `hexes`.
    #[inline]
    pub(crate) fn each(&mut self, first: Act, hexes: HexSet) {
        self.each_from(Move::new(first), hexes);
    }

    /// Compiled once: in place, it would be as many times too long for the processor's registers and caches.
    #[inline(never)]
    fn each_from(&mut self, first: Move, hexes: HexSet) {
        let Some(room) = self.moves.get_mut(self.len..).and_then(|it| it.first_chunk_mut::<ROOM>()) else { return };
        let (mut passed, mut n_moves) = (0, 0);
        // Eight hexes at a time: their moves are written in one go, and those that are not wanted overwritten.
        for byte in hexes.bits().to_le_bytes().into_iter().take(14) {
            let Some(next) = room.get_mut(n_moves..n_moves + 8) else { break };
            // Not the sum of all three: what is the same for all hexes is then spread over a machine word but once.
            next.copy_from_slice(&PLACES[usize::from(byte)].map(|place| Move(first.0 | (passed + place))));
            n_moves += usize::from(COUNTS[usize::from(byte)]);
            passed += 8;
        }
        self.len += n_moves;
    }
}

/// The places of the bits of each byte.
static PLACES: [[u16; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0_u16, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// How many bits each byte has.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0_usize;
    while byte < 256 {
        counts[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    counts
};

impl From<Act> for Move {
    fn from(act: Act) -> Self {
        Self::new(act)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.act() {
            Act::Cube(hex) => write!(f, "cube {hex}"),
            Act::Disc(hex) => write!(f, "disc {hex}"),
            Act::Ask(hex, seat) => write!(f, "ask {hex} {seat}"),
            Act::Search(hex) => write!(f, "search {hex}"),
            Act::Hint => f.write_str("hint"),
            Act::Agree => f.write_str("agree"),
            Act::Fix(hex, Some(to)) => write!(f, "fix {hex} {to}"),
            Act::Fix(hex, None) => write!(f, "fix {hex}"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is not a move at all is refused as no action of a turn (CRY-34).
pub(crate) const NOT_A_MOVE: Refusal = Refusal::new("CRY-34", "not-a-move");

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let mut words = text.split(' ');
        let words = [words.next(), words.next(), words.next(), words.next()];
        let hex = |word: &str| word.parse::<Hex>().map_err(|()| NOT_A_MOVE);
        let act = match words {
            [Some("cube"), Some(at), None, None] => Act::Cube(hex(at)?),
            [Some("disc"), Some(at), None, None] => Act::Disc(hex(at)?),
            [Some("search"), Some(at), None, None] => Act::Search(hex(at)?),
            [Some("ask"), Some(at), Some(seat), None] => {
                let seat = seat.parse::<Seat>().ok().filter(|it| it.idx() < MAX_PLAYERS && seat.len() == 1);
                Act::Ask(hex(at)?, seat.ok_or(NOT_A_MOVE)?)
            }
            [Some("hint"), None, None, None] => Act::Hint,
            [Some("agree"), None, None, None] => Act::Agree,
            [Some("fix"), Some(at), Some(to), None] => Act::Fix(hex(at)?, Some(hex(to)?)),
            [Some("fix"), Some(at), None, None] => Act::Fix(hex(at)?, None),
            _ => return Err(NOT_A_MOVE),
        };
        Ok(Self::new(act))
    }
}

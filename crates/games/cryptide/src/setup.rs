//! A setup: a map, a clue for each seat and a hint; and its code (CRY-6, CRY-8).

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::clue::{Clue, ClueSet};
use crate::hex::{Hex, HexSet};
use crate::hint::Hint;
use crate::map::{Map, MapError, Masks};

/// Most players.
pub const MAX_PLAYERS: usize = 5;

/// A map with its clues and its hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    map: Map,
    n_seats: u8,
    /// By seat; those beyond the table are always the first clue.
    clues: [Clue; MAX_PLAYERS],
    hint: Hint,
}

/// Not a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Not of the form map, `-`, clues, `-`, hint.
    Form,
    /// The map part is wrong.
    Map(MapError),
    /// Clues for 3 to 5 players are wanted.
    Seats,
    /// A clue that does not exist in the mode.
    Clue,
    /// Two players have the same clue.
    SameClue,
    /// Not exactly one hex satisfies all clues.
    Habitat,
    /// The hint is not one that goes with the clues.
    Hint,
}

impl SetupError {
    /// Key of the sentence that explains it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Form => "setup-form",
            Self::Map(it) => it.code(),
            Self::Seats => "setup-players",
            Self::Clue => "setup-clue",
            Self::SameClue => "setup-same-clue",
            Self::Habitat => "setup-habitat",
            Self::Hint => "setup-hint",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => {
                f.write_str("a setup code is a map code, `-`, two digits a clue, `-`, one digit for the hint")
            }
            Self::Map(it) => it.fmt(f),
            Self::Seats => f.write_str("there are clues for 3, 4 or 5 players"),
            Self::Clue => f.write_str("there is a clue that the mode does not have"),
            Self::SameClue => f.write_str("two players have the same clue"),
            Self::Habitat => f.write_str("the clues do not leave exactly one hex"),
            Self::Hint => f.write_str("the hint does not go with the clues"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// A setup of these parts, if they go together (CRY-6, CRY-8).
    pub fn new(map: Map, clues: &[Clue], hint: Hint) -> Result<Self, SetupError> {
        if !(3..=MAX_PLAYERS).contains(&clues.len()) {
            return Err(SetupError::Seats);
        }
        let set: ClueSet = clues.iter().copied().collect();
        if !set.minus(ClueSet::of_mode(map.mode())).is_empty() {
            return Err(SetupError::Clue);
        }
        if set.len() != clues.len() {
            return Err(SetupError::SameClue);
        }
        if !map.masks().fit_all(clues).is_single() {
            return Err(SetupError::Habitat);
        }
        if !hint.goes_with(set) {
            return Err(SetupError::Hint);
        }
        Ok(Self::trusted(map, clues, hint))
    }

    /// A setup of parts that are known to go together.
    #[inline]
    pub(crate) fn trusted(map: Map, clues: &[Clue], hint: Hint) -> Self {
        let mut kept = [Clue::at(0); MAX_PLAYERS];
        kept[..clues.len()].copy_from_slice(clues);
        Self { map, n_seats: clues.len() as u8, clues: kept, hint }
    }

    /// The map.
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// How many play.
    #[inline]
    pub const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    /// The clues by seat.
    #[inline]
    pub fn clues(&self) -> &[Clue] {
        &self.clues[..self.n_seats()]
    }

    /// The clue of one seat.
    #[inline]
    pub fn clue(&self, seat: Seat) -> Clue {
        self.clues[seat.idx() % MAX_PLAYERS]
    }

    /// The hint.
    pub const fn hint(&self) -> Hint {
        self.hint
    }

    /// The one hex that all clues allow.
    pub fn habitat(&self) -> Hex {
        self.map.masks().fit_all(self.clues()).first().unwrap_or(Hex::at(0))
    }

    /// How many hexes are left when the clue of each seat is dropped (CRY-9).
    pub fn left_without(&self) -> impl Iterator<Item = usize> {
        let masks = self.map.masks();
        (0..self.n_seats()).map(move |dropped| left_without(&masks, self.clues(), dropped).len())
    }

    /// The mean of [`Setup::left_without`]: the more, the harder.
    pub fn difficulty(&self) -> f64 {
        self.left_without().sum::<usize>() as f64 / self.n_seats() as f64
    }
}

/// The hexes that all clues but one allow.
fn left_without(masks: &Masks, clues: &[Clue], dropped: usize) -> HexSet {
    let others = clues.iter().enumerate().filter(|it| it.0 != dropped);
    others.fold(HexSet::ALL, |all, (_, clue)| all.and(masks.fits(*clue)))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-", self.map)?;
        self.clues().iter().try_for_each(|it| write!(f, "{:02X}", it.idx()))?;
        write!(f, "-{:X}", self.hint.idx())
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut parts = text.split('-');
        let (Some(map), Some(clues), Some(hint), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(SetupError::Form);
        };
        let map = map.parse().map_err(SetupError::Map)?;
        if !clues.bytes().all(|it| it.is_ascii_hexdigit()) || !clues.len().is_multiple_of(2) {
            return Err(SetupError::Form);
        }
        if !(3..=MAX_PLAYERS).contains(&(clues.len() / 2)) {
            return Err(SetupError::Seats);
        }
        let mut read = [Clue::at(0); MAX_PLAYERS];
        for (at, clue) in read.iter_mut().enumerate().take(clues.len() / 2) {
            let number = usize::from_str_radix(&clues[2 * at..2 * at + 2], 16).map_err(|_| SetupError::Form)?;
            *clue = Clue::new(number % 24, number / 24 == 1).filter(|_| number < 48).ok_or(SetupError::Clue)?;
        }
        let digit = match hint.as_bytes() {
            [digit] => char::from(*digit).to_digit(16).ok_or(SetupError::Form)?,
            _ => return Err(SetupError::Form),
        };
        Self::new(map, &read[..clues.len() / 2], Hint::new(digit as usize).ok_or(SetupError::Hint)?)
    }
}

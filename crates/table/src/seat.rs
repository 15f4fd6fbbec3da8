//! Places at the table, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest table of any game (Loups-garous).
pub const MAX_SEATS: usize = 18;

/// One value for each seat of a table.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table, counted from 0 in code and from 1 in everything a person reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat at `index`, counted from 0; `None` beyond the largest table.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The seat at `index` modulo the largest table; for indices known to be small.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self((index % MAX_SEATS) as u8)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its number for people, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The other seat of a table for two.
    #[inline]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The seats of a table for `n_seats`, in order.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Self> {
        (0..n_seats.min(MAX_SEATS)).map(Self::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Not the number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is a number from 1 to {MAX_SEATS}")]
pub struct SeatError;

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        let number: usize = text.parse().map_err(|_| SeatError)?;
        number.checked_sub(1).and_then(Self::new).ok_or(SeatError)
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(index: u8) -> Result<Self, SeatError> {
        Self::new(index.into()).ok_or(SeatError)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

crate::bit_set! {
    /// A set of seats.
    pub struct Seats(u32) of Seat;
}

impl Seats {
    /// Every seat of a table for `n_seats`.
    pub const fn all(n_seats: usize) -> Self {
        Self((1 << n_seats) - 1)
    }

    /// The set with these bits; those beyond the largest table are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & ((1 << MAX_SEATS) - 1))
    }
}

impl BitOr for Seats {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Seats {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_count_seats_from_one() {
        assert_eq!("1".parse(), Ok(Seat::FIRST));
        assert_eq!(Seat::at(17).to_string(), "18");
        for wrong in ["0", "19", "", "x", "-1"] {
            assert_eq!(wrong.parse::<Seat>(), Err(SeatError), "{wrong:?}");
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Seats = [Seat::at(3), Seat::at(17)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat::at(17)) && !set.contains(Seat::at(4)));
        assert_eq!(set.without(Seat::at(3)), Seats::one(Seat::at(17)));
        assert_eq!(Seats::all(18).len(), 18);
        assert_eq!(set.first(), Some(Seat::at(3)));
    }
}

//! Who is to act, and how a game ends.

use serde::Serialize;

use crate::{MAX_SEATS, Seat, Seats};

/// Who is to act, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The game goes on.
    Open {
        /// The seats whose decision the game waits for; several decide at once, without knowing of each other.
        must: Seats,
        /// The seats that may do something out of turn without holding up the game.
        may: Seats,
    },
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// Only `seat` is asked.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self::Open { must: Seats::one(seat), may: Seats::EMPTY }
    }

    /// The outcome, if the game is over.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Open { .. } => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended: the place of every seat, and who won. Winners may be several, or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    winners: Seats,
    ranks: [u8; MAX_SEATS],
    n_seats: u8,
    reason: &'static str,
    /// What was counted, in games that count points.
    points: Option<[i32; MAX_SEATS]>,
}

impl Outcome {
    /// Winners share the first place, all others the next one. No winners: everybody loses, all last.
    pub fn won_by(winners: Seats, n_seats: usize, reason: &'static str) -> Self {
        let mut ranks = [0; MAX_SEATS];
        for seat in Seat::all(n_seats) {
            ranks[seat.idx()] = if winners.contains(seat) { 1 } else { winners.len() as u8 + 1 };
        }
        if winners.is_empty() {
            ranks[..n_seats].fill(n_seats as u8);
        }
        Self { winners, ranks, n_seats: n_seats as u8, reason, points: None }
    }

    /// Places by points, most first; equal points share a place, and the first place is a victory.
    pub fn by_points(points: &[i32], reason: &'static str) -> Self {
        let mut ranks = [0; MAX_SEATS];
        let mut winners = Seats::EMPTY;
        for (idx, own) in points.iter().enumerate() {
            let better = points.iter().filter(|it| *it > own).count();
            ranks[idx] = better as u8 + 1;
            if better == 0 {
                winners = winners.with(Seat::at(idx));
            }
        }
        Self { winners, ranks, n_seats: points.len() as u8, reason, points: None }.with_points(points)
    }

    /// The same with these points shown, where places do not follow from points alone.
    pub fn with_points(mut self, points: &[i32]) -> Self {
        let mut shown = [0; MAX_SEATS];
        shown.iter_mut().zip(points).for_each(|(place, own)| *place = *own);
        self.points = Some(shown);
        self
    }

    /// The points of each seat, in games that count points.
    pub fn points(&self) -> Option<&[i32]> {
        self.points.as_ref().map(|it| &it[..self.n_seats.into()])
    }

    /// Who won; empty if everybody lost.
    pub const fn winners(&self) -> Seats {
        self.winners
    }

    /// The place of each seat, 1 being the first.
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.n_seats.into()]
    }

    /// Key of the sentence that says why: `<game>-outcome-<reason>`.
    pub const fn reason(&self) -> &'static str {
        self.reason
    }

    /// One line for records: `winners 1 3; ranks 1 3 1; reason points`.
    pub fn to_line(&self) -> String {
        let numbers = |items: Vec<String>| if items.is_empty() { "-".into() } else { items.join(" ") };
        let winners = numbers(self.winners.iter().map(|it| it.to_string()).collect());
        let ranks = numbers(self.ranks().iter().map(u8::to_string).collect());
        format!("winners {winners}; ranks {ranks}; reason {}", self.reason)
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shown<'a> {
            winners: Seats,
            ranks: &'a [u8],
            reason: &'a str,
        }
        Shown { winners: self.winners, ranks: self.ranks(), reason: self.reason }.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_the_victory() {
        let outcome = Outcome::by_points(&[5, 7, 7, 1], "points");
        assert_eq!(outcome.ranks(), [3, 1, 1, 4]);
        assert_eq!(outcome.to_line(), "winners 2 3; ranks 3 1 1 4; reason points");
        assert_eq!(outcome.points(), Some(&[5, 7, 7, 1][..]));
    }

    #[test]
    fn everybody_can_lose() {
        let outcome = Outcome::won_by(Seats::EMPTY, 3, "beast");
        assert!(outcome.winners().is_empty());
        assert_eq!(outcome.to_line(), "winners -; ranks 3 3 3; reason beast");
        assert_eq!(outcome.points(), None);
    }
}

//! The last round, which everybody may look at (MON-33), and the Monster's way through it.

use table::Seat;

use crate::card::Card;
use crate::hand::{Hand, Laid, Pile};
use crate::moves::MAX_PLAYERS;
use crate::state::{bit, seats};
use crate::view::{LaidView, RoundEnd, RoundResult, Station, WAY};

/// A round that is over, as it was left.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Past {
    pub(crate) round: u8,
    pub(crate) monster: Card,
    pub(crate) end: RoundEnd,
    pub(crate) by: Seat,
    pub(crate) side: Seat,
    pub(crate) points: [u8; MAX_PLAYERS],
    pub(crate) friends: u8,
    pub(crate) hands: [Hand; MAX_PLAYERS],
    pub(crate) piles: [Pile; MAX_PLAYERS],
    pub(crate) way: Way,
}

/// The Monster's way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    stations: [Station; WAY],
    len: u8,
}

impl Way {
    pub(crate) const NONE: Self = Self { stations: [Station { turn: 0, seat: 0 }; WAY], len: 0 };

    #[inline]
    pub(crate) fn add(&mut self, station: Station) {
        if let Some(place) = self.stations.get_mut(usize::from(self.len)) {
            *place = station;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn stations(&self) -> &[Station] {
        &self.stations[..usize::from(self.len).min(WAY)]
    }
}

impl PartialEq for Way {
    fn eq(&self, other: &Self) -> bool {
        self.stations() == other.stations()
    }
}

impl Past {
    /// Everything is shown (MON-33).
    pub(crate) fn shown(&self, n_seats: usize) -> RoundResult {
        RoundResult {
            round: self.round,
            monster: self.monster,
            end: self.end,
            by: self.by.into(),
            side: self.side.into(),
            betrayed: self.end != RoundEnd::Played && self.friends & bit(self.by) != 0,
            points: self.points[..n_seats].iter().copied().collect(),
            hands: self.hands[..n_seats].iter().map(|it| it.sorted()).collect(),
            piles: self.piles[..n_seats].iter().map(|it| it.cards().iter().map(|it| it.shown()).collect()).collect(),
            friends: seats(self.friends).map(u8::from).collect(),
            way: self.way.stations().iter().copied().collect(),
        }
    }

    /// The same from what is shown.
    pub(crate) fn of(result: &RoundResult) -> Self {
        let mut past = Self {
            round: result.round,
            monster: result.monster,
            end: result.end,
            by: Seat::at(result.by.into()),
            side: Seat::at(result.side.into()),
            points: [0; MAX_PLAYERS],
            friends: result.friends.iter().fold(0, |set, it| set | 1 << it),
            hands: [Hand::EMPTY; MAX_PLAYERS],
            piles: [Pile::EMPTY; MAX_PLAYERS],
            way: Way::NONE,
        };
        past.points.iter_mut().zip(&result.points).for_each(|(place, points)| *place = *points);
        past.hands.iter_mut().zip(&result.hands).for_each(|(place, hand)| *place = hand.iter().copied().collect());
        for (seat, (pile, shown)) in past.piles.iter_mut().zip(&result.piles).enumerate() {
            let laid = |it: &LaidView| Some(Laid { card: it.card?, how: it.how, from: Seat::at(seat) });
            shown.iter().filter_map(laid).for_each(|it| pile.push(it));
        }
        result.way.iter().for_each(|it| past.way.add(*it));
        past
    }
}

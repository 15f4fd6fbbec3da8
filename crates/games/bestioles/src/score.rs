//! Strength, control and points.

use table::Seat;

use crate::state::{Laid, Pile, State};
use crate::{Card, Target, Theatre};

/// Points for a withdrawal by cards left in hand, 0 to 6 (BES-37): of the first player, then of the second.
const WITHDRAWALS: [[u8; 7]; 2] = [[6, 4, 3, 3, 2, 2, 2], [6, 6, 4, 3, 3, 2, 2]];

/// Points for a battle fought to the end (BES-36).
const FOUGHT: u8 = 6;

impl Target {
    /// Points that win the war (BES-38, BES-40).
    pub const fn points(self) -> u8 {
        match self {
            Self::Twelve => 12,
            Self::Eighteen => 18,
            Self::Bleusaille => 3,
        }
    }

    /// What a battle fought to the end gives.
    pub(crate) const fn for_battle(self) -> u8 {
        match self {
            Self::Twelve | Self::Eighteen => FOUGHT,
            Self::Bleusaille => 1,
        }
    }

    /// What a withdrawal gives, by cards left in hand.
    pub(crate) const fn for_withdrawals(self, by_first_player: bool) -> [u8; 7] {
        match self {
            Self::Twelve | Self::Eighteen => WITHDRAWALS[if by_first_player { 0 } else { 1 }],
            Self::Bleusaille => [1; 7],
        }
    }
}

impl State {
    /// What `side`'s opponent gets if he withdraws now.
    pub(crate) fn withdrawal(&self, side: Seat) -> u8 {
        let cards = self.hands[side.idx()].len().min(6);
        self.target.for_withdrawals(side == self.first)[cards]
    }

    /// How many cards of a pile lie below a Cover Fire and count 4 (BES-28).
    pub(crate) fn sheltered(&self, side: Seat, pile: &Pile) -> usize {
        if !self.up[side.idx()].contains(Card::COVER_FIRE) {
            return 0;
        }
        pile.place_of(Card::COVER_FIRE).unwrap_or(0)
    }

    /// What a card counts that no Cover Fire shelters.
    pub(crate) fn strength(&self, side: Seat, laid: Laid) -> u8 {
        if laid.is_up() {
            return laid.card().strength();
        }
        if self.up[side.idx()].contains(Card::ESCALATION) { 4 } else { 2 }
    }

    /// What Support gives `side` in a theatre (BES-21).
    pub(crate) fn support(&self, side: Seat, theatre: Theatre) -> u8 {
        let next_door =
            self.up[side.idx()].contains(Card::SUPPORT) && self.adjacent(self.laid_in(Card::SUPPORT), theatre);
        if next_door { 3 } else { 0 }
    }

    /// Total strength of `side` in a theatre.
    pub(crate) fn total(&self, side: Seat, theatre: Theatre) -> u8 {
        let pile = self.pile(side, theatre);
        let sheltered = self.sheltered(side, pile);
        let open: u8 = pile.cards().skip(sheltered).map(|it| self.strength(side, it)).sum();
        4 * sheltered as u8 + open + self.support(side, theatre)
    }

    /// [`State::total`] in every theatre, quicker: only the few cards that lie face up are looked at.
    pub(crate) fn totals(&self, side: Seat) -> [u8; 3] {
        let up = self.up[side.idx()];
        if up.contains(Card::COVER_FIRE) {
            return Theatre::ALL.map(|it| self.total(side, it));
        }
        let face_down = if up.contains(Card::ESCALATION) { 4 } else { 2 };
        let mut totals = Theatre::ALL.map(|it| face_down * self.pile(side, it).len() as u8 + self.support(side, it));
        for card in up.iter() {
            let total = &mut totals[self.laid_in(card).idx()];
            *total = *total + card.strength() - face_down;
        }
        totals
    }

    /// Who controls a theatre as things stand: the higher total, at equality the first player (BES-35).
    pub(crate) fn control(&self, theatre: Theatre) -> Seat {
        self.stronger(self.total(Seat::at(0), theatre), self.total(Seat::at(1), theatre))
    }

    fn stronger(&self, one: u8, two: u8) -> Seat {
        match one.cmp(&two) {
            std::cmp::Ordering::Greater => Seat::at(0),
            std::cmp::Ordering::Less => Seat::at(1),
            std::cmp::Ordering::Equal => self.first,
        }
    }

    /// Who wins the battle as things stand: at least two theatres.
    pub(crate) fn leader(&self) -> Seat {
        let [ones, twos] = crate::SIDES.map(|it| self.totals(it));
        let of_second = ones.into_iter().zip(twos).filter(|it| self.stronger(it.0, it.1) == Seat::at(1)).count();
        Seat::at(usize::from(of_second >= 2))
    }
}

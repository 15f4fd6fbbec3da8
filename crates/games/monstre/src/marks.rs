//! What each seat knows to be in the hands of others (MON-31).
//!
//! A mark is a kind and a number: the seat knows that at least so many cards of the kind are in that hand.

use crate::card::Card;
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;

/// Index of the public among those who look.
pub(crate) const PUBLIC: usize = MAX_PLAYERS;

/// The marks of all seats, and last of the public, about every hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Marks {
    known: [[Hand; MAX_PLAYERS + 1]; MAX_PLAYERS],
    /// Who knows anything about each hand: most know nothing about most.
    knowing: [u16; MAX_PLAYERS],
}

/// Some of those who look, one bit each.
#[derive(Clone, Debug)]
pub(crate) struct Knowing(u16);

impl Iterator for Knowing {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let who = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(who)
    }
}

impl Marks {
    pub(crate) const NONE: Self =
        Self { known: [[Hand::EMPTY; MAX_PLAYERS + 1]; MAX_PLAYERS], knowing: [0; MAX_PLAYERS] };

    #[inline]
    pub(crate) fn get(&self, who: usize, hand: usize) -> Hand {
        self.known[hand % MAX_PLAYERS][who.min(PUBLIC)]
    }

    #[inline]
    pub(crate) fn set(&mut self, who: usize, hand: usize, cards: Hand) {
        self.known[hand % MAX_PLAYERS][who.min(PUBLIC)] = cards;
        let set = &mut self.knowing[hand % MAX_PLAYERS];
        let bit = 1 << who.min(PUBLIC);
        *set = if cards.is_empty() { *set & !bit } else { *set | bit };
    }

    /// Who knows anything about a hand.
    #[inline]
    pub(crate) const fn knowing(&self, hand: usize) -> Knowing {
        Knowing(self.knowing[hand % MAX_PLAYERS])
    }

    /// A card has come to a hand, and `who` knows which.
    #[inline]
    pub(crate) fn arrives(&mut self, who: usize, hand: usize, card: Card) {
        if who != hand {
            let mut known = self.get(who, hand);
            known.add(card);
            self.set(who, hand, known);
        }
    }

    /// A card has left a hand, and `who` knows which.
    #[inline]
    pub(crate) fn leaves(&mut self, who: usize, hand: usize, card: Card) {
        let mut known = self.get(who, hand);
        if known.remove(card) {
            self.set(who, hand, known);
        }
    }

    /// A card has left a hand in public.
    #[inline]
    pub(crate) fn leaves_in_public(&mut self, hand: usize, card: Card) {
        for who in self.knowing(hand) {
            self.leaves(who, hand, card);
        }
    }

    /// `number` of the `size` cards of a hand are leaving, and `who`, who knows something of it, does not see which. True
    /// if he can tell all the same: all leave, or all are known and alike. Otherwise nothing in that hand is known to
    /// him any more.
    #[inline]
    pub(crate) fn slip(&mut self, who: usize, hand: usize, size: usize, number: usize) -> bool {
        let known = self.get(who, hand);
        let followed = known.len() == size && (number == size || known.alike());
        if !followed {
            self.set(who, hand, Hand::EMPTY);
        }
        followed
    }

    /// Nothing is known any more.
    #[inline]
    pub(crate) fn wipe(&mut self) {
        for (known, set) in self.known.iter_mut().zip(&mut self.knowing) {
            if *set != 0 {
                *known = [Hand::EMPTY; MAX_PLAYERS + 1];
                *set = 0;
            }
        }
    }
}

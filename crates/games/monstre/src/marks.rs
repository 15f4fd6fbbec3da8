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
    /// By hand, then by who looks: what is known of a hand changes for all at once.
    known: [[Hand; MAX_PLAYERS + 1]; MAX_PLAYERS],
}

/// Some of those who look, one bit each.
#[derive(Clone, Debug)]
pub(crate) struct Knowing(u16);

impl Knowing {
    /// All at a table, and the public.
    pub(crate) const fn all(n_seats: u8) -> Self {
        Self(((1 << n_seats) - 1) | 1 << PUBLIC)
    }

    #[inline]
    pub(crate) const fn without(&self, who: usize) -> Self {
        Self(self.0 & !(1 << who))
    }
}

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
    pub(crate) const NONE: Self = Self { known: [[Hand::EMPTY; MAX_PLAYERS + 1]; MAX_PLAYERS] };

    #[inline]
    pub(crate) fn get(&self, who: usize, hand: usize) -> Hand {
        self.known[hand % MAX_PLAYERS][who.min(PUBLIC)]
    }

    #[inline]
    pub(crate) fn set(&mut self, who: usize, hand: usize, cards: Hand) {
        self.known[hand % MAX_PLAYERS][who.min(PUBLIC)] = cards;
    }

    /// Cards have come to a hand, and `who`, who holds another one, knows which.
    #[inline]
    pub(crate) fn arrive(&mut self, who: usize, hand: usize, cards: Hand) {
        self.set(who, hand, self.get(who, hand).plus(cards));
    }

    /// The same for all of these.
    #[inline]
    pub(crate) fn arrive_for(&mut self, who: Knowing, hand: usize, cards: Hand) {
        for who in who {
            self.arrive(who, hand, cards);
        }
    }

    /// A card has left a hand in public.
    #[inline]
    pub(crate) fn leave_in_public(&mut self, hand: usize, card: Card) {
        // For all, whether they know anything or not: it takes less time than a guess at who does.
        self.known[hand % MAX_PLAYERS].iter_mut().for_each(|known| known.remove(card));
    }

    /// Cards leave the hand number `at`, which was `hand` until now, and nobody but `sees` sees which. Gives all others who can
    /// tell all the same: they know the whole hand, and all of it leaves or all of it is alike. Nobody else knows anything of
    /// that hand any more.
    #[inline]
    pub(crate) fn slip(&mut self, at: usize, hand: Hand, cards: Hand, sees: Option<usize>) -> Knowing {
        let knew = &mut self.known[at % MAX_PLAYERS];
        let seen = sees.map(|who| (who.min(PUBLIC), knew[who.min(PUBLIC)].without(cards)));
        let mut following = Knowing(0);
        if (cards == hand) | hand.alike() {
            following = Knowing(knew.iter().zip(0..).fold(0, |set, (it, who)| set | u16::from(*it == hand) << who));
        }
        *knew = [Hand::EMPTY; MAX_PLAYERS + 1];
        for who in following.clone() {
            knew[who.min(PUBLIC)] = hand.without(cards);
        }
        if let Some((who, left)) = seen {
            knew[who] = left;
            following = following.without(who);
        }
        following
    }

    /// Nothing is known any more.
    #[inline]
    pub(crate) fn wipe(&mut self) {
        *self = Self::NONE;
    }
}

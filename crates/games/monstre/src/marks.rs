//! What each seat knows to be in the hands of others (MON-31).
//!
//! A mark is a kind and a number: the seat knows that at least so many cards of the kind are in that hand.

use crate::card::Card;
use crate::moves::MAX_PLAYERS;

/// Numbers of cards by kind, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(u64);

impl Counts {
    #[inline]
    pub(crate) const fn of(self, card: Card) -> usize {
        (self.0 >> (4 * card.idx()) & 15) as usize
    }

    #[inline]
    pub(crate) const fn with(self, card: Card) -> Self {
        Self(self.0 + (1 << (4 * card.idx())))
    }

    /// One less of this kind, if there is one.
    #[inline]
    pub(crate) const fn without(self, card: Card) -> Self {
        if self.of(card) == 0 { self } else { Self(self.0 - (1 << (4 * card.idx()))) }
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards in all; a hand has few.
    #[inline]
    pub(crate) const fn total(self) -> usize {
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether all of them are of one kind.
    #[inline]
    pub(crate) const fn alike(self) -> bool {
        self.0 == 0 || self.0 >> (self.0.trailing_zeros() / 4 * 4) < 16
    }

    /// The cards, in the order of [`Card::ALL`].
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, self.of(card)))
    }

    /// The bits themselves.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

/// Index of the public among those who look.
pub(crate) const PUBLIC: usize = MAX_PLAYERS;

/// The marks of all seats, and last of the public.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Marks {
    known: [[Counts; MAX_PLAYERS]; MAX_PLAYERS + 1],
    /// The hands about which each of them knows anything: most know nothing about most.
    marked: [u8; MAX_PLAYERS + 1],
}

impl Marks {
    pub(crate) const NONE: Self =
        Self { known: [[Counts(0); MAX_PLAYERS]; MAX_PLAYERS + 1], marked: [0; MAX_PLAYERS + 1] };

    #[inline]
    pub(crate) const fn get(&self, who: usize, hand: usize) -> Counts {
        self.known[who % (MAX_PLAYERS + 1)][hand % MAX_PLAYERS]
    }

    #[inline]
    pub(crate) fn set(&mut self, who: usize, hand: usize, counts: Counts) {
        self.known[who % (MAX_PLAYERS + 1)][hand % MAX_PLAYERS] = counts;
        let bit = 1 << (hand % MAX_PLAYERS);
        let marked = &mut self.marked[who % (MAX_PLAYERS + 1)];
        *marked = if counts.is_empty() { *marked & !bit } else { *marked | bit };
    }

    #[inline]
    pub(crate) const fn knows_of(&self, who: usize, hand: usize) -> bool {
        self.marked[who % (MAX_PLAYERS + 1)] >> (hand % MAX_PLAYERS) & 1 == 1
    }

    /// A card has come to a hand, and `who` knows which.
    #[inline]
    pub(crate) fn arrives(&mut self, who: usize, hand: usize, card: Card) {
        if who != hand {
            self.set(who, hand, self.get(who, hand).with(card));
        }
    }

    /// A card has left a hand, and `who` knows which.
    #[inline]
    pub(crate) fn leaves(&mut self, who: usize, hand: usize, card: Card) {
        if self.knows_of(who, hand) {
            self.set(who, hand, self.get(who, hand).without(card));
        }
    }

    /// A card has left a hand in public.
    #[inline]
    pub(crate) fn leaves_in_public(&mut self, n_seats: usize, hand: usize, card: Card) {
        (0..n_seats).for_each(|who| self.leaves(who, hand, card));
        self.leaves(PUBLIC, hand, card);
    }

    /// `number` of the `size` cards of a hand are leaving, and `who` does not see which. True if he can tell all the
    /// same: all leave, or all are known and alike. Otherwise nothing in that hand is known to him any more.
    #[inline]
    pub(crate) fn slip(&mut self, who: usize, hand: usize, size: usize, number: usize) -> bool {
        if !self.knows_of(who, hand) {
            return false;
        }
        let known = self.get(who, hand);
        let followed = known.total() == size && (number == size || known.alike());
        if !followed {
            self.set(who, hand, Counts(0));
        }
        followed
    }

    /// Nothing is known any more.
    #[inline]
    pub(crate) fn wipe(&mut self) {
        for (known, marked) in self.known.iter_mut().zip(&mut self.marked) {
            if *marked != 0 {
                *known = [Counts(0); MAX_PLAYERS];
                *marked = 0;
            }
        }
    }
}

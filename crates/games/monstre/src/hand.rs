//! Hands and piles: a few bytes each.

use crate::card::{Card, N_KINDS};
use crate::view::{Cards, HAND, How, LaidView, PILE};
use table::Seat;

/// A one in every place of a card.
const ONES: u64 = 0x1111_1111_1111_1111;

/// A hand, or some of its cards: how many of each, four bits a card in the order of [`Card::ALL`]. Hands are small, so that
/// sums of all their numbers fit in four bits too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand(u64);

#[inline]
const fn one(card: Card) -> u64 {
    1 << (4 * card.idx())
}

impl Hand {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0.wrapping_mul(ONES) >> 60) as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn count(self, card: Card) -> usize {
        (self.0 >> (4 * card.idx()) & 15) as usize
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, card: Card) {
        self.0 += one(card);
    }

    /// Takes one card of this kind out, if there is one.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.0 -= if there { one(card) } else { 0 };
        there
    }

    /// The card number `place` of the hand, counted from 0.
    #[inline]
    pub(crate) const fn at(self, place: usize) -> Card {
        // In the four bits of each card: how many cards there are up to it. The first that has more than `place` is it.
        let up_to = self.0.wrapping_mul(ONES);
        let more = up_to.wrapping_add((7 - (place as u64 & 7)) * ONES) & (8 * ONES);
        Card::at(more.trailing_zeros() as usize / 4)
    }

    /// One bit for each kind that is there, at four times its place in [`Card::ALL`].
    #[inline]
    pub(crate) const fn kinds(self) -> Kinds {
        Kinds((self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES)
    }

    /// Whether all cards are of one kind.
    #[inline]
    pub(crate) const fn alike(self) -> bool {
        self.0 == 0 || self.0 >> (self.0.trailing_zeros() / 4 * 4) < 16
    }

    #[inline]
    pub(crate) fn monster(self) -> Option<Card> {
        let monsters = self.0 >> (4 * N_KINDS);
        (monsters != 0).then(|| Card::monster(monsters.trailing_zeros() as usize / 4))
    }

    /// The cards, in the order of [`Card::ALL`].
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    pub(crate) fn sorted(self) -> Cards {
        self.cards().take(HAND).collect()
    }

    /// The bits themselves.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|it| hand.add(it));
        hand
    }
}

/// Some kinds of cards, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

impl Kinds {
    pub(crate) const fn of(cards: &[Card]) -> Self {
        let (mut set, mut at) = (0, 0);
        while at < cards.len() {
            set |= one(cards[at]);
            at += 1;
        }
        Self(set)
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn has(&self, card: Card) -> bool {
        self.0 & one(card) != 0
    }

    #[inline]
    pub(crate) const fn minus(&self, other: &Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn and(&self, other: &Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(&self, other: &Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn with(&self, card: Card) -> Self {
        Self(self.0 | one(card))
    }

    /// Those from `card` on, or from the next one on.
    #[inline]
    pub(crate) const fn from(&self, card: Card, itself: bool) -> Self {
        let below = if itself { one(card) - 1 } else { 2 * one(card) - 1 };
        Self(self.0 & !below)
    }
}

impl Iterator for Kinds {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card::at(self.0.trailing_zeros() as usize / 4);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// A card on a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) card: Card,
    pub(crate) how: How,
    /// Whose hand it came from.
    pub(crate) from: Seat,
}

impl Laid {
    pub(crate) const fn is_up(self) -> bool {
        matches!(self.how, How::Played | How::Caught)
    }

    /// Whether everybody knows what it is (MON-32).
    pub(crate) const fn is_public(self) -> bool {
        !matches!(self.how, How::Thrown)
    }

    pub(crate) const fn shown(self) -> LaidView {
        LaidView { card: Some(self.card), up: self.is_up(), how: self.how }
    }
}

/// The cards before a player, first card first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pile {
    cards: [Laid; PILE],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Self =
        Self { cards: [Laid { card: Card::Avis, how: How::Played, from: Seat::FIRST }; PILE], len: 0 };

    #[inline]
    pub(crate) fn cards(&self) -> &[Laid] {
        &self.cards[..usize::from(self.len).min(PILE)]
    }

    #[inline]
    pub(crate) fn push(&mut self, laid: Laid) {
        debug_assert!(usize::from(self.len) < PILE, "four turns, each with a card for the Dog, and the Monster");
        self.cards[usize::from(self.len).min(PILE - 1)] = laid;
        self.len = (self.len + 1).min(PILE as u8);
    }

    /// Takes the last Dog away that was played here (MON-34).
    pub(crate) fn take_dog(&mut self) -> bool {
        let dog = |it: &Laid| it.card == Card::Chien && it.how == How::Played;
        let Some(place) = self.cards().iter().rposition(dog) else { return false };
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        true
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

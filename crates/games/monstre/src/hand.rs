//! Hands and piles: a few bytes each.

use arrayvec::ArrayVec;

use crate::card::{Card, N_KINDS};
use crate::view::{Cards, HAND, How, LaidView, PILE};
use table::Seat;

/// A one in every place of a card.
const ONES: u64 = 0x1111_1111_1111_1111;
/// The highest bit of every place: hands are too small for it.
const HIGHS: u64 = 8 * ONES;

/// A hand, or some of its cards: how many of each, four bits a card in the order of [`Card::ALL`]. Hands are small, so that
/// sums of all their numbers fit in four bits too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand(u64);

#[inline]
const fn one(card: Card) -> u64 {
    1 << (4 * card.idx())
}

impl Hand {
    pub(crate) const EMPTY: Self = Self(0);

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0.wrapping_mul(ONES) >> 60) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        (self.0 >> (4 * card.idx()) & 15) as usize
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, card: Card) {
        self.0 += one(card);
    }

    /// Takes one card of this kind out, if there is one.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        // Seven more of them reach the highest bit of their place if there is one.
        self.0 -= (self.0 + 7 * one(card)) >> 3 & one(card);
    }

    /// Just this card.
    #[inline]
    pub(crate) const fn one(card: Card) -> Self {
        Self(one(card))
    }

    /// One card or two.
    #[inline]
    pub(crate) fn of(cards: [Option<Card>; 2]) -> Self {
        Self(cards.into_iter().map(|it| it.map_or(0, one)).sum())
    }

    /// These cards and those.
    #[inline]
    pub(crate) const fn plus(self, cards: Self) -> Self {
        Self(self.0 + cards.0)
    }

    /// What is left when these cards leave, as far as they are there: all kinds at once, without asking for any.
    #[inline]
    pub(crate) const fn without(self, cards: Self) -> Self {
        // The highest bit of a place is borrowed from where more leave than there are: nothing is left there.
        let left = (self.0 | HIGHS) - cards.0;
        let there = left & HIGHS;
        Self(left & (there - (there >> 3)))
    }

    /// The card number `place` of the hand, counted from 0.
    #[inline]
    pub(crate) const fn at(self, place: usize) -> Card {
        // In the four bits of each card: how many cards there are up to it. The first that has more than `place` is it.
        let up_to = self.0.wrapping_mul(ONES);
        let more = up_to.wrapping_add((7 - (place as u64 & 7)) * ONES) & HIGHS;
        Card::at(more.trailing_zeros() as usize / 4)
    }

    /// One bit for each kind that is there, at four times its place in [`Card::ALL`].
    #[inline]
    pub(crate) const fn kinds(self) -> Kinds {
        let pairs = self.0 | self.0 >> 1;
        Kinds((pairs | pairs >> 2) & ONES)
    }

    /// Whether all cards are of one kind.
    #[inline]
    pub(crate) const fn alike(self) -> bool {
        // The place of the first card, shifted out: an empty hand has none, and the highest place stands for it.
        let first = (self.0 | 1 << 63).trailing_zeros() / 4 * 4;
        self.0 >> first < 16
    }

    /// The Monster, if it is there.
    #[inline]
    pub fn monster(self) -> Option<Card> {
        let monsters = self.0 >> (4 * N_KINDS);
        (monsters != 0).then(|| Card::monster(monsters.trailing_zeros() as usize / 4))
    }

    /// The cards, in the order of [`Card::ALL`].
    pub fn cards(self) -> impl Iterator<Item = Card> {
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

    /// All of them or none.
    #[inline]
    pub(crate) const fn only_if(&self, condition: bool) -> Self {
        Self(self.0 & (condition as u64).wrapping_neg())
    }

    /// How many.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        (self.0.wrapping_mul(ONES) >> 60) as usize
    }

    /// The next kind, or any at all if none is left.
    #[inline]
    pub(crate) const fn next_or_any(&mut self) -> Card {
        let card = Card::at((self.0 | 1 << 63).trailing_zeros() as usize / 4);
        self.0 &= self.0.wrapping_sub(1);
        card
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

/// The cards before a player: seven bits a card, the last one lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    /// Five bits for the card, counted from 1, and two for how it came there.
    cards: u64,
    /// Whose hands they came from, three bits a card in the same order.
    from: u32,
    len: u8,
}

/// Bits of a card in a pile.
const LAID: usize = 7;
/// The lowest bit of every card of a pile.
const LOWEST: u64 = {
    let (mut bits, mut at) = (0, 0);
    while at < PILE {
        bits |= 1 << (LAID * at);
        at += 1;
    }
    bits
};
/// The bits that say which card it is.
const WHICH: u64 = 0b11111 << 2;

impl Pile {
    pub(crate) const EMPTY: Self = Self { cards: 0, from: 0, len: 0 };

    /// The cards, first card first.
    pub(crate) fn cards(&self) -> ArrayVec<Laid, PILE> {
        (0..self.len()).rev().map(|above| self.nth_from_top(above)).collect()
    }

    fn nth_from_top(&self, above: usize) -> Laid {
        let bits = self.cards >> (LAID * above);
        Laid {
            card: Card::at((bits & WHICH) as usize / 4 + Card::ALL.len() - 1),
            how: How::ALL[(bits & 3) as usize],
            from: Seat::at((self.from >> (3 * above) & 7) as usize),
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) fn push(&mut self, laid: Laid) {
        debug_assert!(self.len() < PILE, "four turns, each with a card for the Dog, and the Monster");
        if self.len() >= PILE {
            return;
        }
        self.cards = self.cards << LAID | (laid.card.idx() as u64 + 1) << 2 | laid.how as u64;
        self.from = self.from << 3 | (laid.from.idx() & 7) as u32;
        self.len += 1;
    }

    /// Takes the last Dog away that was played here (MON-34).
    pub(crate) fn take_dog(&mut self) -> bool {
        let dog = |it: &Laid| it.card == Card::Chien && it.how == How::Played;
        let mut cards = self.cards();
        let Some(place) = cards.iter().rposition(dog) else { return false };
        cards.remove(place);
        *self = cards.into_iter().collect();
        true
    }

    /// Says what the card at `place` is, counted from the first.
    pub(crate) fn name(&mut self, place: usize, card: Card) {
        let at = LAID * (self.len().saturating_sub(1 + place));
        self.cards = self.cards & !(WHICH << at) | (card.idx() as u64 + 1) << (at + 2);
    }

    #[inline]
    pub(crate) const fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// All cards as bits, seven each, the last one lowest: which it is, counted from 1, and how it came there. A card that
    /// was thrown is nothing to anybody but `remembers`, who threw it (MON-32).
    #[inline]
    pub(crate) fn bits_for(&self, remembers: Option<Seat>) -> u64 {
        let mut hidden = self.cards >> 1 & !self.cards & LOWEST; // `How::Thrown` is 2
        if let Some(seat) = remembers
            && hidden != 0
        {
            let own = |at: &usize| self.from >> (3 * at) & 7 == seat.idx() as u32;
            hidden &= (0..PILE).filter(own).fold(!0, |set, at| set & !(1 << (LAID * at)));
        }
        self.cards & !(hidden * WHICH)
    }
}

impl FromIterator<Laid> for Pile {
    fn from_iter<I: IntoIterator<Item = Laid>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|it| pile.push(it));
        pile
    }
}

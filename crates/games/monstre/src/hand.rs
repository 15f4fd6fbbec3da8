//! Hands and piles: a few bytes each.

use crate::card::Card;
use crate::view::{Cards, HAND, How, LaidView, PILE};
use table::Seat;

/// A hand. The order of its cards means nothing and is shown to nobody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    cards: [Card; HAND],
    len: u8,
}

impl Hand {
    pub(crate) const EMPTY: Self = Self { cards: [Card::Avis; HAND], len: 0 };

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len).min(HAND)]
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(self.len() < HAND, "a hand has at most five cards");
        self.cards[usize::from(self.len).min(HAND - 1)] = card;
        self.len += 1;
    }

    /// Takes the card at `place` out.
    #[inline]
    pub(crate) fn take(&mut self, place: usize) -> Card {
        let place = place.min(HAND - 1);
        self.len = self.len.saturating_sub(1);
        let card = self.cards[place];
        self.cards[place] = self.cards[usize::from(self.len).min(HAND - 1)];
        card
    }

    /// Puts another card at `place`, and takes the one there out.
    #[inline]
    pub(crate) fn swap(&mut self, place: usize, card: Card) -> Card {
        std::mem::replace(&mut self.cards[place.min(HAND - 1)], card)
    }

    #[inline]
    pub(crate) fn place_of(&self, card: Card) -> Option<usize> {
        self.cards().iter().position(|it| *it == card)
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.cards().contains(&card)
    }

    /// Takes one card of this kind out, if there is one.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        match self.place_of(card) {
            Some(place) => {
                self.take(place);
                true
            }
            None => false,
        }
    }

    /// One bit for each kind that is there, in the order of [`Card::ALL`].
    #[inline]
    pub(crate) fn kinds(&self) -> u32 {
        self.cards().iter().fold(0, |mask, it| mask | 1 << it.idx())
    }

    pub(crate) fn count(&self, card: Card) -> usize {
        self.cards().iter().filter(|it| **it == card).count()
    }

    pub(crate) fn monster(&self) -> Option<Card> {
        self.cards().iter().copied().find(|it| it.is_monster())
    }

    pub(crate) fn sorted(&self) -> Cards {
        let mut cards: Cards = self.cards().iter().copied().collect();
        cards.sort_unstable();
        cards
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().take(HAND).for_each(|it| hand.add(it));
        hand
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
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

//! What lies on the table: cards, piles, the deck and the queue of instants, each of a fixed size.

use std::fmt;

use table::Seat;

use crate::{Card, N_CARDS};

/// A card on the table in 7 bits: which one, whether it lies face up, and whether everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Laid(u8);

impl Laid {
    const BITS: usize = 7;
    const UP: u8 = 1 << 5;
    const SHOWN: u8 = 1 << 6;

    /// A card with this face; one that lies face up is known to all.
    pub(crate) const fn new(card: Card, up: bool) -> Self {
        Self(card.idx() as u8 | (up as u8 * (Self::UP | Self::SHOWN)))
    }

    pub(crate) const fn shown(self, shown: bool) -> Self {
        Self(self.0 & !Self::SHOWN | (shown as u8 * Self::SHOWN))
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card::of_bits(self.0 & (Self::UP - 1))
    }

    #[inline]
    pub(crate) const fn is_up(self) -> bool {
        self.0 & Self::UP != 0
    }
}

impl fmt::Debug for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_up() { write!(f, "{}", self.card()) } else { write!(f, "({})", self.card()) }
    }
}

/// The cards of one side of one theatre, from the bottom to the uncovered one: 18 times 7 bits fit in one word, so that
/// a pile is copied, masked and compared at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    bits: u128,
    len: u8,
}

/// The `SHOWN` bit of every place.
const SHOWN_BITS: u128 = {
    let mut bits = 0;
    let mut at = 0;
    while at < N_CARDS {
        bits |= (Laid::SHOWN as u128) << (Laid::BITS * at);
        at += 1;
    }
    bits
};

impl Pile {
    pub(crate) const EMPTY: Self = Self { bits: 0, len: 0 };

    /// The cards, from the bottom.
    #[inline]
    pub(crate) fn cards(&self) -> impl Iterator<Item = Laid> + use<> {
        let (mut rest, len) = (self.bits, self.len);
        (0..len).map(move |_| {
            let laid = Laid((rest & 0x7f) as u8);
            rest >>= Laid::BITS;
            laid
        })
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn push(&mut self, laid: Laid) {
        self.bits |= u128::from(laid.0) << (Laid::BITS * self.len());
        self.len += 1;
    }

    /// Turns the uncovered card over and returns it as it then lies. Everybody has seen its face (BES-42).
    pub(crate) fn flip(&mut self) -> Laid {
        let top = Laid::BITS * (self.len() - 1);
        self.bits ^= u128::from(Laid::UP) << top;
        self.bits |= u128::from(Laid::SHOWN) << top;
        Laid((self.bits >> top) as u8 & 0x7f)
    }

    /// Everybody now knows all of it.
    pub(crate) fn show(&mut self) {
        self.bits |= SHOWN_BITS & ((1 << (Laid::BITS * self.len())) - 1);
    }

    /// Takes one card out; the pile closes (BES-17).
    pub(crate) fn remove(&mut self, place: usize) -> Laid {
        let at = Laid::BITS * place;
        let below = self.bits & ((1 << at) - 1);
        let laid = Laid((self.bits >> at) as u8 & 0x7f);
        self.bits = below | self.bits >> at >> Laid::BITS << at;
        self.len -= 1;
        laid
    }

    /// Two cards change names, in their places.
    pub(crate) fn rename(&mut self, one: Card, other: Card) {
        let places = [(one, other), (other, one)].map(|(card, name)| (self.place_of(card), card, name));
        for (place, card, name) in places {
            if let Some(place) = place {
                self.bits ^= u128::from(card.idx() as u8 ^ name.idx() as u8) << (Laid::BITS * place);
            }
        }
    }

    pub(crate) fn place_of(&self, card: Card) -> Option<usize> {
        self.cards().position(|it| it.card() == card)
    }

    /// All of it, for its owner.
    #[inline]
    pub(crate) const fn bits(&self) -> u128 {
        self.bits
    }

    /// The places that everybody knows; the others are empty.
    #[inline]
    pub(crate) const fn shown_bits(&self) -> u128 {
        let lowest = (self.bits & SHOWN_BITS) >> (Laid::BITS - 1);
        // From one bit a place to all bits of that place.
        self.bits & ((lowest << Laid::BITS) - lowest)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// The face-down deck. Cards are drawn at its end and destroyed cards go under its start.
#[derive(Clone, Copy)]
pub(crate) struct Deck {
    len: u8,
    cards: [Card; N_CARDS],
}

impl Deck {
    pub(crate) const EMPTY: Self = Self { len: 0, cards: [Card::at(0); N_CARDS] };

    /// A deck of these cards, the last one on top.
    pub(crate) fn of(bottom_up: &[Card]) -> Self {
        let mut deck = Self { len: bottom_up.len() as u8, ..Self::EMPTY };
        deck.cards[..bottom_up.len()].copy_from_slice(bottom_up);
        deck
    }

    /// The cards from the bottom to the top.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len.into()]
    }

    pub(crate) fn draw(&mut self) -> Option<Card> {
        let top = *self.cards().last()?;
        self.len -= 1;
        Some(top)
    }

    pub(crate) fn put_under(&mut self, card: Card) {
        // All places move: a known number of bytes is moved without a call.
        self.cards.copy_within(..N_CARDS - 1, 1);
        self.cards[0] = card;
        self.len += 1;
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// An instant that was set off: its card and its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trigger {
    pub(crate) card: Card,
    pub(crate) owner: Seat,
}

/// Longest queue: only Disrupt lets it grow, by one, and there is one Disrupt.
pub(crate) const QUEUE: usize = 12;

/// Instants that wait for their turn, first come first served (BES-14).
#[derive(Clone, Copy)]
pub(crate) struct Queue {
    len: u8,
    waiting: [Trigger; QUEUE],
}

impl Queue {
    pub(crate) const EMPTY: Self = Self { len: 0, waiting: [Trigger { card: Card::at(0), owner: Seat::FIRST }; QUEUE] };

    pub(crate) fn waiting(&self) -> &[Trigger] {
        &self.waiting[..self.len.into()]
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What waits, told otherwise.
    pub(crate) fn rename(&mut self, name: impl Fn(Trigger) -> Trigger) {
        self.waiting[..self.len.into()].iter_mut().for_each(|it| *it = name(*it));
    }

    pub(crate) fn push(&mut self, trigger: Trigger) {
        self.waiting[usize::from(self.len)] = trigger;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Trigger> {
        if self.len == 0 {
            return None;
        }
        let first = self.waiting[0];
        // All places move: a known number of bytes is moved without a call.
        self.waiting.copy_within(1.., 0);
        self.len -= 1;
        Some(first)
    }
}

impl PartialEq for Queue {
    fn eq(&self, other: &Self) -> bool {
        self.waiting() == other.waiting()
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.waiting()).finish()
    }
}

//! The whole truth of a war, small and of fixed size.

use std::fmt;

use table::{Rng, Seat, shuffle};

use crate::view::BattleResult;
use crate::{Card, CardSet, N_CARDS, Target, Theatre};

/// Cards in a fresh hand, and in a fresh deck.
pub(crate) const HAND: usize = 6;

/// A card on the table in 7 bits: which one, whether it lies face up, and whether everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Laid(u8);

impl Laid {
    const BITS: usize = 7;
    const UP: u8 = 1 << 5;
    const SHOWN: u8 = 1 << 6;

    /// A card with this face; one that lies face up is known to all.
    pub(crate) const fn new(card: Card, up: bool) -> Self {
        Self(card.idx() as u8 | if up { Self::UP | Self::SHOWN } else { 0 })
    }

    const fn shown(self, shown: bool) -> Self {
        Self(self.0 & !Self::SHOWN | if shown { Self::SHOWN } else { 0 })
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card::at((self.0 & (Self::UP - 1)) as usize)
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

    /// Takes one card out; the pile closes (BES-17).
    pub(crate) fn remove(&mut self, place: usize) -> Laid {
        let at = Laid::BITS * place;
        let below = self.bits & ((1 << at) - 1);
        let laid = Laid((self.bits >> at) as u8 & 0x7f);
        self.bits = below | self.bits >> at >> Laid::BITS << at;
        self.len -= 1;
        laid
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
        self.cards.copy_within(0..usize::from(self.len), 1);
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
        self.waiting.copy_within(1..usize::from(self.len), 0);
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

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The action of a turn.
    Turn,
    /// Redeploy: a card must be played.
    Play { card: Card },
    /// Maneuver: a card next door must be flipped.
    FlipNear { card: Card, from: Theatre },
    /// Ambush: any uncovered card must be flipped.
    FlipAny { card: Card },
    /// Disrupt, its owner: one of his own cards.
    DisruptFirst { card: Card },
    /// Disrupt, the opponent of its owner: one of his own cards.
    DisruptSecond { card: Card },
    /// Reinforce: where the drawn card goes.
    Reinforce { card: Card, from: Theatre, drawn: Card },
    /// Transport, optional.
    Transport { card: Card },
    /// Redeploy, optional.
    Redeploy { card: Card },
    /// The war is over.
    Over { winner: Seat },
}

/// A war under way, hidden things included.
///
/// It cannot be serialised:
///
/// ```compile_fail
/// fn send<T: serde::Serialize>(_message: T) {}
/// fn leak(state: bestioles::State) {
///     send(state);
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) target: Target,
    pub(crate) battle: u16,
    pub(crate) scores: [u8; 2],
    /// From left to right (BES-1).
    pub(crate) order: [Theatre; 3],
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) ask: Ask,
    /// Who has to answer.
    pub(crate) asked: Seat,
    pub(crate) queue: Queue,
    pub(crate) hands: [CardSet; 2],
    /// By seat, then by theatre.
    pub(crate) piles: [[Pile; 3]; 2],
    /// The cards that lie face up on each side; kept beside the piles because every play asks for them.
    pub(crate) up: [CardSet; 2],
    pub(crate) deck: Deck,
    /// Air Drop waits for its owner's next play.
    pub(crate) air_drop: [bool; 2],
    /// The cards each seat, and last the public, can point at beside its own hand (BES-42, BES-43).
    pub(crate) known: [CardSet; 3],
    pub(crate) last: Option<BattleResult>,
    /// The theatre each card was put in last; says where it is while it lies on the table.
    theatres: [Theatre; N_CARDS],
}

/// Index of the public in [`State::known`].
pub(crate) const PUBLIC: usize = 2;

impl State {
    /// A fresh war (BES-1 to BES-3).
    pub(crate) fn deal<R: Rng>(target: Target, rng: &mut R) -> Self {
        let mut order = Theatre::ALL;
        shuffle(&mut order, rng);
        let mut state = Self::empty(target, order);
        state.first = Seat::at(table::below(2, rng) as usize);
        state.deal_battle(rng);
        state
    }

    /// A table without cards.
    pub(crate) fn empty(target: Target, order: [Theatre; 3]) -> Self {
        Self {
            target,
            battle: 0,
            scores: [0; 2],
            order,
            first: Seat::FIRST,
            active: Seat::FIRST,
            ask: Ask::Turn,
            asked: Seat::FIRST,
            queue: Queue::EMPTY,
            hands: [CardSet::EMPTY; 2],
            piles: [[Pile::EMPTY; 3]; 2],
            up: [CardSet::EMPTY; 2],
            deck: Deck::EMPTY,
            air_drop: [false; 2],
            known: [CardSet::EMPTY; 3],
            last: None,
            theatres: [Theatre::Air; N_CARDS],
        }
    }

    /// Shuffles all 18 cards and deals them (BES-3); nothing of the last battle is known any more (BES-42).
    pub(crate) fn deal_battle<R: Rng>(&mut self, rng: &mut R) {
        let mut cards: [Card; N_CARDS] = std::array::from_fn(Card::at);
        shuffle(&mut cards, rng);
        self.battle += 1;
        self.hands = [cards[..HAND].iter().copied().collect(), cards[HAND..2 * HAND].iter().copied().collect()];
        self.deck = Deck::of(&cards[2 * HAND..]);
        self.piles = [[Pile::EMPTY; 3]; 2];
        self.up = [CardSet::EMPTY; 2];
        self.air_drop = [false; 2];
        self.known = [CardSet::EMPTY; 3];
        self.queue.len = 0;
        self.active = self.first;
        self.asked = self.first;
        self.ask = Ask::Turn;
    }

    #[inline]
    pub(crate) fn pile(&self, side: Seat, theatre: Theatre) -> &Pile {
        &self.piles[side.idx() & 1][theatre.idx()]
    }

    #[inline]
    pub(crate) fn pile_mut(&mut self, side: Seat, theatre: Theatre) -> &mut Pile {
        &mut self.piles[side.idx() & 1][theatre.idx()]
    }

    /// Puts a card on top of a pile.
    #[inline]
    pub(crate) fn put(&mut self, side: Seat, theatre: Theatre, laid: Laid) {
        self.theatres[laid.card().idx()] = theatre;
        let shown = self.known[PUBLIC].contains(laid.card());
        self.pile_mut(side, theatre).push(laid.shown(shown));
    }

    /// Marks the cards on the table that everybody knows; for positions that were not played.
    pub(crate) fn mark_shown(&mut self) {
        for side in crate::SIDES {
            for theatre in Theatre::ALL {
                let pile = std::mem::replace(self.pile_mut(side, theatre), Pile::EMPTY);
                pile.cards().for_each(|it| self.put(side, theatre, it));
            }
        }
    }

    /// The theatre of a card that lies on the table.
    #[inline]
    pub(crate) fn laid_in(&self, card: Card) -> Theatre {
        self.theatres[card.idx()]
    }

    /// Only neighbours in the row are adjacent: the middle to both ends (BES-1).
    #[inline]
    pub(crate) fn adjacent(&self, one: Theatre, other: Theatre) -> bool {
        one != other && (one == self.order[1] || other == self.order[1])
    }

    /// Where a card lies: whose side and which theatre. Quick for cards that lie face up.
    #[inline]
    pub(crate) fn theatre_of(&self, card: Card) -> Option<Theatre> {
        if self.is_in_force(card) { Some(self.laid_in(card)) } else { self.find(card).map(|(_, theatre, _)| theatre) }
    }

    /// Where a card lies on the table: whose side, which theatre, which place from the bottom.
    pub(crate) fn find(&self, card: Card) -> Option<(Seat, Theatre, usize)> {
        for side in [Seat::at(0), Seat::at(1)] {
            for theatre in Theatre::ALL {
                if let Some(place) = self.pile(side, theatre).place_of(card) {
                    return Some((side, theatre, place));
                }
            }
        }
        None
    }

    /// Whether a card is face up on either side.
    #[inline]
    pub(crate) fn is_in_force(&self, card: Card) -> bool {
        self.up[0].or(self.up[1]).contains(card)
    }
}

impl Ask {
    /// The kind of question and the card that asks it, in 9 bits.
    pub(crate) const fn code(self) -> u64 {
        let (kind, card) = match self {
            Self::Turn => (0, None),
            Self::Play { card } => (1, Some(card)),
            Self::FlipNear { card, .. } => (2, Some(card)),
            Self::FlipAny { card } => (3, Some(card)),
            Self::DisruptFirst { card } => (4, Some(card)),
            Self::DisruptSecond { card } => (5, Some(card)),
            Self::Reinforce { card, .. } => (6, Some(card)),
            Self::Transport { card } => (7, Some(card)),
            Self::Redeploy { card } => (8, Some(card)),
            Self::Over { .. } => (9, None),
        };
        match card {
            Some(card) => kind << 5 | card.idx() as u64,
            None => kind << 5,
        }
    }
}

/// Equal in everything the rules look at; where a card once lay does not count.
impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        let whole = |it: &Self| {
            let table = (it.hands, it.piles, it.up, it.deck, it.known);
            let turn = (it.order, it.first, it.active, it.ask, it.asked, it.queue, it.air_drop);
            (table, turn, it.target, it.battle, it.scores, it.last)
        };
        whole(self) == whole(other)
    }
}

/// What those who imagine worlds ask of them.
impl State {
    /// Number of the battle, counted from 1.
    pub const fn battle(&self) -> u16 {
        self.battle
    }

    /// Points of both seats.
    pub const fn scores(&self) -> [u8; 2] {
        self.scores
    }
}

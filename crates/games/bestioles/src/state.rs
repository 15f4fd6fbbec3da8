//! The whole truth of a war, small and of fixed size.

use table::{Rng, Seat, shuffle};

pub(crate) use crate::pieces::{Deck, Laid, Pile, Queue, Trigger};
use crate::view::BattleResult;
use crate::{Card, CardSet, N_CARDS, Target, Theatre};

/// Cards in a fresh hand, and in a fresh deck.
pub(crate) const HAND: usize = 6;

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
        self.queue = Queue::EMPTY;
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

    /// Two cards have changed places.
    pub(crate) fn relocate(&mut self, one: Card, other: Card) {
        self.theatres.swap(one.idx(), other.idx());
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
        self.is_any_in_force(CardSet::one(card))
    }

    /// Whether one of these cards is face up on either side.
    #[inline]
    pub(crate) fn is_any_in_force(&self, cards: CardSet) -> bool {
        !self.up[0].or(self.up[1]).and(cards).is_empty()
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
    #[inline]
    pub const fn scores(&self) -> [u8; 2] {
        self.scores
    }

    /// The hands of both seats.
    #[inline]
    pub const fn hands(&self) -> [CardSet; 2] {
        self.hands
    }

    /// The first player of this battle.
    #[inline]
    pub const fn first(&self) -> Seat {
        self.first
    }
}

//! How to make a world of a hypothesis: what is known of it laid ready, and which places are open.

use arrayvec::ArrayVec;
use table::{Rng, Seat, shuffle};

use super::imagine::Settled;
use super::weigh::{Drawn, MOST_OPEN};
use super::world::{MOST_THROWN, Symbol, World};
use crate::card::Card;
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;

/// What takes an open place.
#[derive(Clone, Copy, Debug)]
enum Open {
    /// An unlabelled card of this class.
    Class(u8),
    /// A card out of the bag.
    Bag,
}

/// One hypothesis, ready to be settled.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The number of its [`super::weigh::Mix`].
    pub(super) mix: usize,
    /// The cards that are known.
    hands: [Hand; MAX_PLAYERS],
    holder: Option<Seat>,
    /// The places in the hands that are open.
    open: ArrayVec<(u8, Open), MOST_OPEN>,
    bag: ArrayVec<Symbol, MOST_OPEN>,
    thrown: ArrayVec<Symbol, MOST_THROWN>,
}

impl Plan {
    pub(super) fn new(world: &World, mix: usize) -> Self {
        let mut plan = Self {
            mix,
            hands: [Hand::EMPTY; MAX_PLAYERS],
            holder: None,
            open: ArrayVec::new(),
            bag: ArrayVec::new(),
            thrown: world.thrown.clone(),
        };
        for (seat, lot) in (0..).zip(&world.hands) {
            for (symbol, count) in lot.each() {
                plan.take_in(seat, symbol, count.into());
            }
        }
        for (symbol, count) in world.bag.each() {
            plan.bag.extend(std::iter::repeat_n(symbol, count.into()));
        }
        plan
    }

    fn take_in(&mut self, seat: u8, symbol: Symbol, count: usize) {
        let open = match symbol.class_idx() {
            Some(class) => Some(Open::Class(class as u8)),
            None => (symbol == Symbol::FOGGED).then_some(Open::Bag),
        };
        match (open, symbol.card()) {
            (Some(open), _) => self.open.extend(std::iter::repeat_n((seat, open), count)),
            (None, Some(card)) => (0..count).for_each(|_| self.hands[usize::from(seat) % MAX_PLAYERS].add(card)),
            (None, None) => self.holder = Some(Seat::at(seat.into())),
        }
    }

    /// Says what the open cards are.
    #[inline]
    pub(super) fn settle<R: Rng>(&self, mut drawn: Drawn, monster: Card, rng: &mut R) -> Settled {
        let mut bag: ArrayVec<Card, MOST_OPEN> = self.bag.iter().map(|it| name(*it, &mut drawn, monster)).collect();
        shuffle(&mut bag, rng);
        let mut out_of_bag = || bag.pop().unwrap_or(Card::Rumeur);
        let thrown = self.thrown.iter().map(|it| match *it {
            Symbol::FOGGED => out_of_bag(),
            it => name(it, &mut drawn, monster),
        });
        let thrown = thrown.collect();
        let mut hands = self.hands;
        for (seat, open) in &self.open {
            let card = match open {
                Open::Class(class) => drawn.next((*class).into()),
                Open::Bag => out_of_bag(),
            };
            hands[usize::from(*seat) % MAX_PLAYERS].add(card);
        }
        if let Some(holder) = self.holder {
            hands[holder.idx() % MAX_PLAYERS].add(monster);
        }
        Settled { hands, thrown, monster, holder: self.holder }
    }
}

/// What a card is that is not in the fog.
#[inline]
fn name(symbol: Symbol, drawn: &mut Drawn, monster: Card) -> Card {
    match symbol.class_idx() {
        Some(class) => drawn.next(class),
        None => symbol.card().unwrap_or(monster),
    }
}

//! Hypotheses: where the cards are that a viewer can tell apart, and how many he cannot are where.
//!
//! A card of which nothing is known stays unlabelled until something is learnt of it. All unlabelled cards of one class are
//! alike, so that one hypothesis stands for very many deals.

use arrayvec::ArrayVec;

use crate::card::{Card, N_KINDS};
use crate::moves::MAX_PLAYERS;

/// What a viewer can say of a card: its kind, or which kinds it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Symbol(u8);

/// How many symbols there are.
pub(super) const N_SYMBOLS: usize = N_KINDS + 6;

impl Symbol {
    /// The Monster, whichever it is. Its place is always part of a hypothesis.
    pub(super) const MONSTER: Self = Self(N_KINDS as u8);
    /// A card of which nothing is known.
    pub(super) const UNKNOWN: Self = Self(N_KINDS as u8 + 1);
    /// One of those that the last Fog has shuffled: what they are is in the bag.
    pub(super) const FOGGED: Self = Self(N_KINDS as u8 + 5);

    pub(super) const fn of(card: Card) -> Self {
        if card.is_monster() { Self::MONSTER } else { Self(card.idx() as u8) }
    }

    /// Every symbol.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..N_SYMBOLS as u8).map(Self)
    }

    /// The class of unlabelled cards number 0 to 3: bit 0 for "no Chasseur", bit 1 for "no Cachette".
    pub(super) const fn class(number: usize) -> Self {
        Self(N_KINDS as u8 + 1 + number as u8)
    }

    pub(super) const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Which class of unlabelled cards it is, if it is one.
    pub(super) const fn class_idx(self) -> Option<usize> {
        if self.0 > Self::MONSTER.0 && self.0 < Self::FOGGED.0 {
            Some((self.0 - Self::UNKNOWN.0) as usize)
        } else {
            None
        }
    }

    /// The general card, if it is known.
    pub(super) fn card(self) -> Option<Card> {
        ((self.0 as usize) < N_KINDS).then(|| Card::at(self.idx()))
    }

    /// Whether it may turn out to be this symbol; a card in the fog is asked for elsewhere.
    pub(super) const fn can_be(self, known: Self) -> bool {
        match self.class_idx() {
            None => self.0 == known.0,
            Some(class) => {
                let excluded = match known.0 as usize {
                    it if it == Card::Chasseur.idx() => class & 1 != 0,
                    it if it == Card::Cachette.idx() => class & 2 != 0,
                    it => it == Card::Avis.idx() || it >= N_KINDS,
                };
                !excluded
            }
        }
    }

    /// This unlabelled card, now known not to be a Chasseur (or a Cachette).
    pub(super) const fn not(self, kind: Kind) -> Self {
        match self.class_idx() {
            None => self,
            Some(class) => Self::class(class | kind.class_bit()),
        }
    }
}

/// The two kinds of which one can learn that they are absent from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Chasseur,
    Cachette,
}

impl Kind {
    const fn class_bit(self) -> usize {
        match self {
            Self::Chasseur => 1,
            Self::Cachette => 2,
        }
    }

    pub(super) const fn symbol(self) -> Symbol {
        match self {
            Self::Chasseur => Symbol::of(Card::Chasseur),
            Self::Cachette => Symbol::of(Card::Cachette),
        }
    }
}

/// How many of each symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Lot([u8; N_SYMBOLS]);

impl Lot {
    #[inline]
    pub(super) const fn of(&self, symbol: Symbol) -> u8 {
        self.0[symbol.idx()]
    }

    #[inline]
    pub(super) fn add(&mut self, symbol: Symbol) {
        self.0[symbol.idx()] += 1;
    }

    #[inline]
    pub(super) fn take(&mut self, symbol: Symbol) {
        self.0[symbol.idx()] -= 1;
    }

    pub(super) fn add_all(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
    }

    pub(super) fn total(&self) -> u32 {
        self.0.iter().map(|it| u32::from(*it)).sum()
    }

    /// The symbols that are there, with their numbers.
    pub(super) fn each(&self) -> impl Iterator<Item = (Symbol, u8)> {
        let counts = self.0;
        Symbol::all().filter_map(move |it| (counts[it.idx()] > 0).then_some((it, counts[it.idx()])))
    }
}

/// Most cards that lie face down because they were thrown to a Dog.
pub(super) const MOST_THROWN: usize = 32;

/// One hypothesis.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct World {
    pub(super) hands: [Lot; MAX_PLAYERS],
    /// What the cards are that the Fog has shuffled.
    pub(super) bag: Lot,
    /// The cards thrown to a Dog, first first.
    pub(super) thrown: ArrayVec<Symbol, MOST_THROWN>,
    /// Cards on their way.
    pub(super) flight: ArrayVec<(u8, Symbol), { 2 * MAX_PLAYERS }>,
    /// What the Monster may be, one bit each.
    pub(super) monsters: u8,
    /// How likely the way here was, but for what unlabelled cards are.
    pub(super) weight: f64,
}

impl World {
    pub(super) fn hand(&self, seat: u8) -> &Lot {
        &self.hands[usize::from(seat) % MAX_PLAYERS]
    }

    pub(super) fn hand_mut(&mut self, seat: u8) -> &mut Lot {
        &mut self.hands[usize::from(seat) % MAX_PLAYERS]
    }

    /// The same with another weight.
    fn times(&self, factor: f64) -> Self {
        let mut world = self.clone();
        world.weight *= factor;
        world
    }

    /// Takes one card out of a hand at random: `known` if one saw which, anything else than the Monster if it is spared.
    /// Every way that can be is passed on with what was taken.
    pub(super) fn draw(
        &self,
        seat: u8,
        known: Option<Symbol>,
        spare_monster: bool,
        mut then: impl FnMut(Self, Symbol),
    ) {
        let hand = self.hand(seat);
        let spared = if spare_monster { hand.of(Symbol::MONSTER) } else { 0 };
        let size = f64::from(hand.total() - u32::from(spared));
        for (symbol, count) in hand.each() {
            if spared > 0 && symbol == Symbol::MONSTER {
                continue;
            }
            let chance = f64::from(count) / size;
            match known {
                None => {
                    let mut world = self.times(chance);
                    world.hand_mut(seat).take(symbol);
                    then(world, symbol);
                }
                Some(known) if symbol == Symbol::FOGGED => {
                    let mut world = self.times(chance);
                    world.hand_mut(seat).take(symbol);
                    world.lift_fog(Some(known), |world, _| then(world, known));
                }
                Some(known) if symbol.can_be(known) => {
                    let mut world = self.times(chance);
                    world.hand_mut(seat).take(symbol);
                    then(world, known);
                }
                Some(_) => (),
            }
        }
    }

    /// What one of the fogged cards is.
    pub(super) fn lift_fog(&self, known: Option<Symbol>, mut then: impl FnMut(Self, Symbol)) {
        let size = f64::from(self.bag.total());
        for (symbol, count) in self.bag.each() {
            if known.is_none_or(|it| symbol.can_be(it)) {
                let mut world = self.times(f64::from(count) / size);
                world.bag.take(symbol);
                then(world, symbol);
            }
        }
    }

    /// All fogged cards of a hand come to light, as far as it goes.
    pub(super) fn lift_hand(&self, seat: u8, out: &mut Vec<Self>) {
        if self.hand(seat).of(Symbol::FOGGED) == 0 {
            out.push(self.clone());
            return;
        }
        let mut world = self.clone();
        world.hand_mut(seat).take(Symbol::FOGGED);
        world.lift_fog(None, |mut world, symbol| {
            world.hand_mut(seat).add(symbol);
            world.lift_hand(seat, out);
        });
    }

    /// The hand has no card of this kind. False if it is known to have one. Its fog has been lifted.
    pub(super) fn lacks(&mut self, seat: u8, kind: Kind) -> bool {
        let hand = self.hand_mut(seat);
        if hand.of(kind.symbol()) > 0 {
            return false;
        }
        for class in 0..4 {
            let (old, new) = (Symbol::class(class), Symbol::class(class).not(kind));
            if old != new {
                hand.0[new.idx()] += hand.0[old.idx()];
                hand.0[old.idx()] = 0;
            }
        }
        true
    }

    /// The hand has a card of this kind, as many as may be. Its fog has been lifted.
    pub(super) fn has(&self, seat: u8, kind: Kind, out: &mut Vec<Self>) {
        if self.hand(seat).of(kind.symbol()) > 0 {
            out.push(self.clone());
            return;
        }
        let open: ArrayVec<Symbol, 4> = (0..4).map(Symbol::class).filter(|it| it.can_be(kind.symbol())).collect();
        let counts: ArrayVec<u8, 4> = open.iter().map(|it| self.hand(seat).of(*it)).collect();
        let total: u8 = counts.iter().sum();
        for number in 1..=total {
            self.label(seat, kind, &open, number, out);
        }
    }

    /// Exactly `number` of these unlabelled cards are of the kind, the others not.
    fn label(&self, seat: u8, kind: Kind, open: &[Symbol], number: u8, out: &mut Vec<Self>) {
        let Some((class, rest)) = open.split_first() else {
            if number == 0 {
                out.push(self.clone());
            }
            return;
        };
        let there = self.hand(seat).of(*class);
        for labelled in 0..=there.min(number) {
            let mut world = self.times(choose(there, labelled));
            let hand = world.hand_mut(seat);
            hand.0[class.idx()] = 0;
            hand.0[class.not(kind).idx()] += there - labelled;
            hand.0[kind.symbol().idx()] += labelled;
            world.label(seat, kind, rest, number - labelled, out);
        }
    }

    /// What all cards together amount to, by symbol.
    pub(super) fn sum(&self) -> Lot {
        let mut sum = self.bag;
        self.hands.iter().for_each(|it| sum.add_all(it));
        self.thrown.iter().for_each(|it| sum.add(*it));
        self.flight.iter().for_each(|it| sum.add(it.1));
        sum
    }

    /// In which order equal hypotheses stand together.
    pub(super) fn order(&self, other: &Self) -> std::cmp::Ordering {
        self.hands
            .cmp(&other.hands)
            .then_with(|| self.bag.cmp(&other.bag))
            .then_with(|| self.flight.cmp(&other.flight))
            .then_with(|| self.thrown.cmp(&other.thrown))
            .then_with(|| self.monsters.cmp(&other.monsters))
    }
}

/// Most cards among which some are chosen.
const MOST_CHOSEN_FROM: usize = 4 * MAX_PLAYERS + 1;

/// Ways to choose `some` of `all`.
static CHOOSE: [[f64; MOST_CHOSEN_FROM]; MOST_CHOSEN_FROM] = {
    let mut table = [[0.0; MOST_CHOSEN_FROM]; MOST_CHOSEN_FROM];
    let mut all = 0;
    while all < MOST_CHOSEN_FROM {
        table[all][0] = 1.0;
        let mut some = 1;
        while some <= all {
            table[all][some] = table[all - 1][some - 1] + table[all - 1][some];
            some += 1;
        }
        all += 1;
    }
    table
};

/// Ways to choose `some` of `all`.
#[inline]
pub(super) fn choose(all: u8, some: u8) -> f64 {
    CHOOSE[usize::from(all) % MOST_CHOSEN_FROM][usize::from(some) % MOST_CHOSEN_FROM]
}

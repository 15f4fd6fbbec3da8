//! How many deals a hypothesis stands for, and one of them.

use arrayvec::ArrayVec;
use table::Rng;

use super::world::{Lot, Symbol, choose};
use crate::card::{Card, N_GENERAL, N_KINDS};
use crate::moves::MAX_PLAYERS;

/// Most cards of a round of which it may be open what they are.
pub(super) const MOST_OPEN: usize = 4 * MAX_PLAYERS;

/// The cards of a round: how many of each kind there are, and how many have left the hands in public.
#[derive(Clone, Copy, Debug)]
pub(super) struct Supply {
    pub(super) counts: [u8; N_KINDS],
    pub(super) gone: [u8; N_KINDS],
}

/// How many of the unlabelled cards are Chasseurs and Cachettes, by class.
#[derive(Clone, Copy, Debug)]
struct Split {
    /// Chasseurs among the cards of which nothing is known, and among those that are no Cachettes.
    hunters: [u8; 2],
    /// Cachettes among the cards of which nothing is known, and among those that are no Chasseurs.
    hideouts: [u8; 2],
    /// The weights of the splits up to this one, added up.
    mark: f64,
}

/// `n · (n-1) · …`, `k` factors, for as many cards as there are.
static FALLING: [[f64; N_GENERAL + 1]; N_GENERAL + 1] = {
    let mut table = [[0.0; N_GENERAL + 1]; N_GENERAL + 1];
    let mut n = 0;
    while n <= N_GENERAL {
        table[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n][k - 1] * (n - k + 1) as f64;
            k += 1;
        }
        n += 1;
    }
    table
};

#[inline]
fn falling(n: u8, k: u8) -> f64 {
    FALLING[usize::from(n).min(N_GENERAL)][usize::from(k).min(N_GENERAL)]
}

impl Supply {
    /// Ways to choose physical cards for a hypothesis, given what it amounts to. Besides, one Chasseur and one Cachette
    /// are in every round (MON-2): among `c` Chasseurs of a round, each may be that one.
    pub(super) fn ways(&self, sum: &Lot) -> f64 {
        let ways = self.labelled_ways(sum);
        let mut total = 0.0;
        if ways > 0.0 {
            self.each_split(sum, |_, _, weight| total += weight);
        }
        ways * total
    }

    /// Ways to choose the cards that are known.
    fn labelled_ways(&self, sum: &Lot) -> f64 {
        (0..N_KINDS).fold(1.0, |ways, idx| ways * falling(self.counts[idx], self.labelled(sum, idx)))
    }

    /// Cards of a kind that are known to be in the round.
    fn labelled(&self, sum: &Lot, kind: usize) -> u8 {
        sum.of(Symbol::of(Card::at(kind))) + self.gone[kind]
    }

    /// Cards of a kind that unlabelled ones may turn out to be.
    fn left(&self, sum: &Lot, kind: usize) -> u8 {
        self.counts[kind].saturating_sub(self.labelled(sum, kind))
    }

    /// The kinds of which one never learns that a hand has none, the Avis apart, which is played first.
    fn plain() -> impl Iterator<Item = usize> {
        (1..N_KINDS).filter(|it| *it != Card::Chasseur.idx() && *it != Card::Cachette.idx())
    }

    /// All ways to say how many of the unlabelled cards are Chasseurs and Cachettes, each with its weight.
    #[inline]
    fn each_split(&self, sum: &Lot, mut then: impl FnMut([u8; 2], [u8; 2], f64)) {
        let class = [0, 1, 2, 3].map(|it| sum.of(Symbol::class(it)));
        let unlabelled: u8 = class.iter().sum();
        let (hunter, hideout) = (Card::Chasseur.idx(), Card::Cachette.idx());
        let left = [self.left(sum, hunter), self.left(sum, hideout)];
        let known = [self.labelled(sum, hunter), self.labelled(sum, hideout)];
        let plain: u8 = Self::plain().map(|it| self.left(sum, it)).sum();
        for_each_pair(class[0], class[2], left[0], |hunters| {
            let free = class[0] - hunters[0];
            let x = hunters[0] + hunters[1];
            let places = choose(class[0], hunters[0]) * choose(class[2], hunters[1]);
            let before = places * falling(left[0], x) * f64::from(known[0] + x);
            for_each_pair(free, class[1], left[1], |hideouts| {
                let y = hideouts[0] + hideouts[1];
                let Some(rest) = (unlabelled - x).checked_sub(y) else { return };
                let places = choose(free, hideouts[0]) * choose(class[1], hideouts[1]);
                let weight = before * places * falling(left[1], y) * falling(plain, rest) * f64::from(known[1] + y);
                if weight > 0.0 {
                    then(hunters, hideouts, weight);
                }
            });
        });
    }

    /// What is needed to draw the unlabelled cards of hypotheses that amount to this.
    pub(super) fn mix(&self, sum: &Lot) -> Mix {
        let mut splits = Vec::new();
        let mut total = 0.0;
        self.each_split(sum, |hunters, hideouts, weight| {
            total += weight;
            splits.push(Split { hunters, hideouts, mark: total });
        });
        let mut plain = ArrayVec::new();
        for idx in Self::plain() {
            plain.extend(std::iter::repeat_n(Card::at(idx), self.left(sum, idx).into()));
        }
        Mix {
            sum: *sum,
            ways: if total > 0.0 { self.labelled_ways(sum) * total } else { 0.0 },
            sizes: [0, 1, 2, 3].map(|it| sum.of(Symbol::class(it))),
            splits,
            plain,
        }
    }
}

/// So many of one and so many of another, `most` together.
#[inline]
fn for_each_pair(one: u8, other: u8, most: u8, mut then: impl FnMut([u8; 2])) {
    for a in 0..=one.min(most) {
        for b in 0..=other.min(most - a) {
            then([a, b]);
        }
    }
}

/// What the unlabelled cards of some hypotheses may be: of all that amount to the same.
#[derive(Clone, Debug)]
pub(super) struct Mix {
    /// What they amount to.
    pub(super) sum: Lot,
    /// Ways to choose physical cards for each of them.
    pub(super) ways: f64,
    /// Unlabelled cards, by class.
    sizes: [u8; 4],
    splits: Vec<Split>,
    /// The other cards that they may turn out to be.
    plain: ArrayVec<Card, { N_GENERAL + 1 }>,
}

/// The unlabelled cards of one world, those of each class in random order.
pub(super) struct Drawn {
    cards: [Card; MOST_OPEN],
    /// Where the next card of each class lies.
    next: [usize; 4],
}

impl Drawn {
    #[inline]
    pub(super) fn next(&mut self, class: usize) -> Card {
        let at = &mut self.next[class % 4];
        let card = self.cards[*at % MOST_OPEN];
        *at += 1;
        card
    }
}

impl Mix {
    /// One way to say what the unlabelled cards are.
    #[inline]
    pub(super) fn draw<R: Rng>(&self, rng: &mut R) -> Drawn {
        let mut drawn = Drawn { cards: [Card::Rumeur; MOST_OPEN], next: [0; 4] };
        let Some(last) = self.splits.last() else { return drawn };
        let mark = fraction(rng) * last.mark;
        let split = self.splits.iter().find(|it| mark < it.mark).unwrap_or(last);
        let hunters = [split.hunters[0], 0, split.hunters[1], 0];
        let hideouts = [split.hideouts[0], split.hideouts[1], 0, 0];
        let mut plain = self.plain.clone();
        let mut dice = Dice::new(rng);
        let (mut begin, mut n_drawn) = (0, 0);
        for class in 0..4 {
            let end = begin + usize::from(self.sizes[class]);
            let n_plain = self.sizes[class] - hunters[class] - hideouts[class];
            let mut at = begin;
            for _ in 0..n_plain {
                let place = n_drawn + dice.below(plain.len() - n_drawn);
                plain.swap(n_drawn, place);
                drawn.cards[at % MOST_OPEN] = plain[n_drawn];
                (n_drawn, at) = (n_drawn + 1, at + 1);
            }
            // What lies there is in random order: each further card takes any place, and what lay there goes to the end.
            let further = [(Card::Chasseur, hunters[class]), (Card::Cachette, hideouts[class])];
            for (card, _) in further.into_iter().flat_map(|it| std::iter::repeat_n(it, it.1.into())) {
                let place = begin + dice.below(at - begin + 1);
                drawn.cards[at % MOST_OPEN] = drawn.cards[place % MOST_OPEN];
                drawn.cards[place % MOST_OPEN] = card;
                at += 1;
            }
            drawn.next[class] = begin;
            begin = end;
        }
        drawn
    }
}

/// Small numbers, several from each random word: what a multiplication leaves below the word serves the next draw. What is
/// imagined need not be even to the last digit; no number is likelier than another by more than one in a thousand million.
struct Dice<'a, R> {
    rng: &'a mut R,
    low: u64,
    /// All bounds since the last word, multiplied.
    served: u64,
}

/// With so much of a word served, it is time for another.
const SERVED: u64 = 1 << 32;

impl<'a, R: Rng> Dice<'a, R> {
    fn new(rng: &'a mut R) -> Self {
        Self { rng, low: 0, served: SERVED }
    }

    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        self.served *= bound as u64;
        if self.served >= SERVED {
            (self.low, self.served) = (self.rng.next_u64(), bound as u64);
        }
        let wide = u128::from(self.low) * bound as u128;
        self.low = wide as u64;
        (wide >> 64) as usize
    }
}

/// A number between 0 and 1.
#[inline]
pub(super) fn fraction<R: Rng>(rng: &mut R) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

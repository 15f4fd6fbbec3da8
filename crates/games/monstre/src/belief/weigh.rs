//! How many deals a hypothesis stands for, and one of them.

use arrayvec::ArrayVec;
use table::{Rng, shuffle};

use super::world::{Lot, Symbol, choose};
use crate::card::{Card, N_KINDS};

/// The cards of a round: how many of each kind there are, and how many have left the hands in public.
#[derive(Clone, Copy, Debug)]
pub(super) struct Supply {
    pub(super) counts: [u8; N_KINDS],
    pub(super) gone: [u8; N_KINDS],
}

/// How many of the unlabelled cards are Chasseurs and Cachettes, by class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    /// Chasseurs among the cards of which nothing is known, and among those that are no Cachettes.
    pub(super) hunters: [u8; 2],
    /// Cachettes among the cards of which nothing is known, and among those that are no Chasseurs.
    pub(super) hideouts: [u8; 2],
    weight: f64,
}

/// `n · (n-1) · …`, `k` factors.
fn falling(n: u8, k: u8) -> f64 {
    if k > n { 0.0 } else { (0..k).fold(1.0, |product, idx| product * f64::from(n - idx)) }
}

impl Supply {
    /// Ways to choose physical cards for a hypothesis, given what it amounts to. Besides, one Chasseur and one Cachette
    /// are in every round (MON-2): among `c` Chasseurs of a round, each may be that one.
    pub(super) fn ways(&self, sum: &Lot) -> f64 {
        let mut ways = 1.0;
        for idx in 0..N_KINDS {
            ways *= falling(self.counts[idx], self.labelled(sum, idx));
        }
        if ways > 0.0 { ways * self.splits(sum).map(|it| it.weight).sum::<f64>() } else { 0.0 }
    }

    /// Cards of a kind that are known to be in the round.
    fn labelled(&self, sum: &Lot, kind: usize) -> u8 {
        sum.of(Symbol::of(Card::at(kind))) + self.gone[kind]
    }

    /// Cards of a kind that unlabelled ones may turn out to be.
    fn left(&self, sum: &Lot, kind: usize) -> u8 {
        self.counts[kind].saturating_sub(self.labelled(sum, kind))
    }

    fn splits(&self, sum: &Lot) -> impl Iterator<Item = Split> {
        let class = [0, 1, 2, 3].map(|it| sum.of(Symbol::class(it)));
        let unlabelled: u8 = class.iter().sum();
        let (hunter, hideout) = (Card::Chasseur.idx(), Card::Cachette.idx());
        let left = [self.left(sum, hunter), self.left(sum, hideout)];
        let known = [self.labelled(sum, hunter), self.labelled(sum, hideout)];
        let plain: u8 = (1..N_KINDS).filter(|it| *it != hunter && *it != hideout).map(|it| self.left(sum, it)).sum();
        let ranges = move |free: u8, other: u8, left: u8| {
            (0..=free.min(left)).flat_map(move |a| (0..=other.min(left - a)).map(move |b| [a, b]))
        };
        ranges(class[0], class[2], left[0]).flat_map(move |hunters| {
            let free = class[0] - hunters[0];
            ranges(free, class[1], left[1]).filter_map(move |hideouts| {
                let (x, y) = (hunters[0] + hunters[1], hideouts[0] + hideouts[1]);
                let rest = (unlabelled - x).checked_sub(y)?;
                let places = choose(class[0], hunters[0]) * choose(class[2], hunters[1]);
                let places = places * choose(free, hideouts[0]) * choose(class[1], hideouts[1]);
                let cards = falling(left[0], x) * falling(left[1], y) * falling(plain, rest);
                let weight = places * cards * f64::from(known[0] + x) * f64::from(known[1] + y);
                (weight > 0.0).then_some(Split { hunters, hideouts, weight })
            })
        })
    }

    /// One way to say what the unlabelled cards are: those of each class, in random order.
    pub(super) fn draw<R: Rng>(&self, sum: &Lot, rng: &mut R) -> [ArrayVec<Card, 32>; 4] {
        let splits: Vec<Split> = self.splits(sum).collect();
        let total: f64 = splits.iter().map(|it| it.weight).sum();
        let mut mark = fraction(rng) * total;
        let mut chosen = splits.last().copied();
        for split in &splits {
            mark -= split.weight;
            if mark < 0.0 {
                chosen = Some(*split);
                break;
            }
        }
        let Some(Split { hunters, hideouts, .. }) = chosen else { return Default::default() };
        let mut plain: ArrayVec<Card, 64> = ArrayVec::new();
        for idx in (1..N_KINDS).filter(|it| ![Card::Chasseur.idx(), Card::Cachette.idx()].contains(it)) {
            plain.extend(std::iter::repeat_n(Card::at(idx), self.left(sum, idx).into()));
        }
        shuffle(&mut plain, rng);
        let hunters = [hunters[0], 0, hunters[1], 0];
        let hideouts = [hideouts[0], hideouts[1], 0, 0];
        [0, 1, 2, 3].map(|class| {
            let size = sum.of(Symbol::class(class));
            let mut cards: ArrayVec<Card, 32> = std::iter::repeat_n(Card::Chasseur, hunters[class].into())
                .chain(std::iter::repeat_n(Card::Cachette, hideouts[class].into()))
                .collect();
            while cards.len() < size.into() {
                cards.push(plain.pop().unwrap_or(Card::Rumeur));
            }
            shuffle(&mut cards, rng);
            cards
        })
    }
}

/// A number between 0 and 1.
pub(super) fn fraction<R: Rng>(rng: &mut R) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

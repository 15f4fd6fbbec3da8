//! The joint level: which clues and hexes occur in at least one assignment.
//!
//! All players but one are walked through; for the last one all clues are tried at once. A branch in which nothing new can
//! be found is left out, so that the walk is exhaustive only for what turns out to be impossible.

use super::{Inference, Knowledge, allowing_one};
use crate::clue::{Clue, ClueSet, N_CLUES};
use crate::hex::HexSet;
use crate::setup::MAX_PLAYERS;

struct Walk {
    n_players: usize,
    fits: [HexSet; N_CLUES],
    allowing: [u64; crate::N_HEXES],
    /// Bits of clues, shortest list first.
    lists: [u64; MAX_PLAYERS],
    seen: [u64; MAX_PLAYERS],
    habitat: HexSet,
}

pub(super) fn joint(inference: &Inference) -> Knowledge {
    let start = inference.own_habitat();
    let order = inference.by_length();
    let mut walk = Walk {
        n_players: inference.n_players,
        fits: std::array::from_fn(|it| inference.masks.fits(Clue::at(it))),
        allowing: inference.allowing(start),
        lists: order.map(|it| inference.lists[it].bits()),
        seen: [0; MAX_PLAYERS],
        habitat: HexSet::EMPTY,
    };
    if walk.n_players > 0 {
        walk.explore(0, start, 0, false);
    }
    let mut clues = [ClueSet::EMPTY; MAX_PLAYERS];
    for (place, seat) in order.into_iter().enumerate() {
        clues[seat] = ClueSet::of_bits(walk.seen[place]);
    }
    Knowledge { clues: clues[..inference.n_players].iter().copied().collect(), habitat: walk.habitat }
}

impl Walk {
    /// Tries all clues from place `depth` on; true if there is an assignment. `fresh`: a clue before it was never seen.
    fn explore(&mut self, depth: usize, left: HexSet, used: u64, fresh: bool) -> bool {
        if depth + 1 == self.n_players {
            return self.finish(depth, left, used);
        }
        let mut found = false;
        let mut rest = self.lists[depth] & !used;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let remaining = left.and(self.fits[bit.trailing_zeros() as usize]);
            let fresh = fresh || self.seen[depth] & bit == 0;
            if remaining.is_empty() || (!fresh && self.is_known(depth + 1, remaining)) {
                continue;
            }
            if self.explore(depth + 1, remaining, used | bit, fresh) {
                self.seen[depth] |= bit;
                found = true;
            }
        }
        found
    }

    /// Nothing new can be found from here.
    fn is_known(&self, depth: usize, left: HexSet) -> bool {
        left.is_within(self.habitat) && (depth..self.n_players).all(|it| self.seen[it] == self.lists[it])
    }

    fn finish(&mut self, depth: usize, left: HexSet, used: u64) -> bool {
        let exact = allowing_one(left, &self.allowing, self.lists[depth] & !used);
        if exact == 0 {
            return false;
        }
        self.seen[depth] |= exact;
        for hex in left.minus(self.habitat).iter() {
            if self.allowing[hex.idx()] & exact != 0 {
                self.habitat = self.habitat.with(hex);
            }
        }
        true
    }
}

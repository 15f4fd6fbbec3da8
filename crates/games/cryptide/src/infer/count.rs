//! Counting all joint assignments, for odds.

use super::{Inference, allowing_one};
use crate::clue::{Clue, ClueSet, N_CLUES};
use crate::hex::{HexSet, N_HEXES};
use crate::setup::MAX_PLAYERS;

/// How often everything occurs among all joint assignments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Assignments in all.
    pub total: u64,
    /// By player and number of the clue.
    pub clues: [[u64; N_CLUES]; MAX_PLAYERS],
    /// By number of the hex.
    pub habitat: [u64; N_HEXES],
}

struct Walk<'a> {
    inference: &'a Inference,
    order: [usize; MAX_PLAYERS],
    allowing: [u64; N_HEXES],
    counts: Counts,
}

pub(super) fn counts(inference: &Inference) -> Counts {
    let start = inference.own_habitat();
    let counts = Counts { total: 0, clues: [[0; N_CLUES]; MAX_PLAYERS], habitat: [0; N_HEXES] };
    let mut walk = Walk { inference, order: inference.by_length(), allowing: inference.allowing(start), counts };
    if inference.n_players > 0 {
        walk.counts.total = walk.explore(0, start, 0);
    }
    walk.counts
}

impl Walk<'_> {
    fn explore(&mut self, depth: usize, left: HexSet, used: u64) -> u64 {
        let player = self.order[depth];
        let list = self.inference.lists[player].bits() & !used;
        if depth + 1 == self.inference.n_players {
            return self.finish(player, left, list);
        }
        let mut total = 0;
        for clue in ClueSet::of_bits(list).iter() {
            let remaining = left.and(self.inference.masks.fits(clue));
            if !remaining.is_empty() {
                let found = self.explore(depth + 1, remaining, used | ClueSet::one(clue).bits());
                self.counts.clues[player][clue.idx()] += found;
                total += found;
            }
        }
        total
    }

    fn finish(&mut self, player: usize, left: HexSet, list: u64) -> u64 {
        let exact = allowing_one(left, &self.allowing, list);
        if exact == 0 {
            return 0;
        }
        for clue in ClueSet::of_bits(exact).iter() {
            self.counts.clues[player][Clue::idx(clue)] += 1;
        }
        for hex in left.iter() {
            self.counts.habitat[hex.idx()] += u64::from((self.allowing[hex.idx()] & exact).count_ones());
        }
        exact.count_ones().into()
    }
}

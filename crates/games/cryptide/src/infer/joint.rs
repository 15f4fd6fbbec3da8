//! The joint level: which clues and hexes occur in at least one assignment.
//!
//! All players but one are walked through; for the last one all clues are tried at once. A branch in which nothing new can
//! be found is left out, so that the walk is exhaustive only for what turns out to be impossible. Players with the same
//! list are a group: what one of them can have the others can have too, and their clues are taken in rising order.

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
    /// The first place with the same list.
    groups: [usize; MAX_PLAYERS],
    /// By group.
    seen: [u64; MAX_PLAYERS],
    habitat: HexSet,
}

/// Where the walk is: the place, what the clues before it leave, which they are, the last one, and whether one of them was
/// in no assignment yet.
#[derive(Clone, Copy)]
struct Branch {
    depth: usize,
    left: HexSet,
    used: u64,
    last: u64,
    fresh: bool,
}

pub(super) fn joint(inference: &Inference) -> Knowledge {
    let start = inference.own_habitat();
    let order = inference.by_length();
    let lists = order.map(|it| inference.lists[it].bits());
    let mut walk = Walk {
        n_players: inference.n_players,
        fits: std::array::from_fn(|it| inference.masks.fits(Clue::at(it))),
        allowing: inference.allowing(start),
        lists,
        groups: std::array::from_fn(|it| lists.iter().position(|other| *other == lists[it]).unwrap_or(it)),
        seen: [0; MAX_PLAYERS],
        habitat: HexSet::EMPTY,
    };
    if walk.n_players > 0 {
        walk.explore(Branch { depth: 0, left: start, used: 0, last: 0, fresh: false });
    }
    let mut clues = [ClueSet::EMPTY; MAX_PLAYERS];
    for (place, seat) in order.into_iter().enumerate() {
        clues[seat] = ClueSet::of_bits(walk.seen[walk.groups[place]]);
    }
    Knowledge { clues: clues[..inference.n_players].iter().copied().collect(), habitat: walk.habitat }
}

impl Walk {
    /// Tries all clues from one place on; true if there is an assignment.
    fn explore(&mut self, branch: Branch) -> bool {
        let Branch { depth, left, used, last, fresh } = branch;
        // Within a group only clues above the last one: the other orders are the same assignments with seats exchanged.
        let same = depth > 0 && self.groups[depth] == self.groups[depth - 1];
        let list = self.lists[depth] & !used & if same { !(last | last.wrapping_sub(1)) } else { u64::MAX };
        if depth + 1 == self.n_players {
            return self.finish(depth, left, list);
        }
        let group = self.groups[depth];
        let mut found = false;
        let mut rest = list;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let remaining = left.and(self.fits[bit.trailing_zeros() as usize]);
            let fresh = fresh || self.seen[group] & bit == 0;
            if remaining.is_empty() || (!fresh && self.is_known(depth + 1, remaining)) {
                continue;
            }
            if self.explore(Branch { depth: depth + 1, left: remaining, used: used | bit, last: bit, fresh }) {
                self.seen[group] |= bit;
                found = true;
            }
        }
        found
    }

    /// Nothing new can be found from here.
    fn is_known(&self, depth: usize, left: HexSet) -> bool {
        left.is_within(self.habitat) && (depth..self.n_players).all(|it| self.seen[self.groups[it]] == self.lists[it])
    }

    fn finish(&mut self, depth: usize, left: HexSet, list: u64) -> bool {
        let exact = allowing_one(left, &self.allowing, list);
        if exact == 0 {
            return false;
        }
        self.seen[self.groups[depth]] |= exact;
        for hex in left.minus(self.habitat).iter() {
            if self.allowing[hex.idx()] & exact != 0 {
                self.habitat = self.habitat.with(hex);
            }
        }
        true
    }
}

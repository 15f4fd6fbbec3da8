//! Drawing one joint assignment, each as likely.

use arrayvec::ArrayVec;
use table::{Rng, below, pick};

use super::Inference;
use crate::clue::{Clue, N_CLUES};
use crate::hex::HexSet;
use crate::setup::MAX_PLAYERS;

/// Blind draws before all assignments are walked through.
const PATIENCE: usize = 1_000;

type Assignment = [Clue; MAX_PLAYERS];

pub(super) fn draw<R: Rng>(
    inference: &Inference,
    accept: &impl Fn(&[Clue]) -> bool,
    rng: &mut R,
) -> Option<Assignment> {
    let lists: ArrayVec<ArrayVec<Clue, N_CLUES>, MAX_PLAYERS> =
        inference.lists().iter().map(|it| it.iter().collect()).collect();
    let n_tuples = lists.iter().fold(1_usize, |all, it| all.saturating_mul(it.len()));
    if n_tuples > PATIENCE {
        for _ in 0..PATIENCE {
            if let Some(found) = blindly(inference, &lists, accept, rng) {
                return Some(found);
            }
        }
    }
    let mut walk =
        Walk { inference, lists: &lists, accept, rng, clues: [Clue::at(0); MAX_PLAYERS], n_found: 0, kept: None };
    walk.explore(0, HexSet::ALL);
    walk.kept
}

/// One blind draw. Even over all assignments, by rejection.
fn blindly<R: Rng>(
    inference: &Inference,
    lists: &[ArrayVec<Clue, N_CLUES>],
    accept: &impl Fn(&[Clue]) -> bool,
    rng: &mut R,
) -> Option<Assignment> {
    let mut clues = [Clue::at(0); MAX_PLAYERS];
    let mut left = HexSet::ALL;
    for (player, list) in lists.iter().enumerate() {
        let clue = *pick(list, rng)?;
        if clues[..player].contains(&clue) {
            return None;
        }
        clues[player] = clue;
        left = left.and(inference.masks.fits(clue));
    }
    (left.is_single() && accept(&clues[..lists.len()])).then_some(clues)
}

/// Goes through all assignments and keeps one of them (reservoir of one).
struct Walk<'a, A, R> {
    inference: &'a Inference,
    lists: &'a [ArrayVec<Clue, N_CLUES>],
    accept: &'a A,
    rng: &'a mut R,
    clues: Assignment,
    n_found: u32,
    kept: Option<Assignment>,
}

impl<A: Fn(&[Clue]) -> bool, R: Rng> Walk<'_, A, R> {
    fn explore(&mut self, player: usize, left: HexSet) {
        if player == self.lists.len() {
            if left.is_single() && (self.accept)(&self.clues[..player]) {
                self.n_found += 1;
                if below(self.n_found, self.rng) == 0 {
                    self.kept = Some(self.clues);
                }
            }
            return;
        }
        for at in 0..self.lists[player].len() {
            let clue = self.lists[player][at];
            let remaining = left.and(self.inference.masks.fits(clue));
            if !remaining.is_empty() && !self.clues[..player].contains(&clue) {
                self.clues[player] = clue;
                self.explore(player + 1, remaining);
            }
        }
    }
}

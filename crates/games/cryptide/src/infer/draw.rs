//! Drawing one joint assignment, each as likely.

use arrayvec::ArrayVec;
use table::{Rng, below, pick};

use super::Inference;
use crate::clue::{Clue, N_CLUES};
use crate::hex::HexSet;
use crate::setup::MAX_PLAYERS;

/// Blind draws before all assignments are walked through.
const PATIENCE: usize = 1_000;

/// A clue for each player; what is beyond their number means nothing.
pub type Assignment = [Clue; MAX_PLAYERS];

pub(super) fn draw<R: Rng>(
    inference: &Inference,
    accept: &impl Fn(&[Clue]) -> bool,
    rng: &mut R,
) -> Option<Assignment> {
    let lists = lists_of(inference);
    if n_tuples(&lists) > PATIENCE {
        for _ in 0..PATIENCE {
            if let Some(found) = blindly(inference, &lists, accept, rng) {
                return Some(found);
            }
        }
    }
    let (mut n_found, mut kept) = (0, None);
    // Keeps one so that in the end each was as likely (reservoir of one).
    let found = &mut |clues: &Assignment| {
        n_found += 1;
        if below(n_found, rng) == 0 {
            kept = Some(*clues);
        }
    };
    Walk { inference, lists: &lists, accept, clues: [Clue::at(0); MAX_PLAYERS], found }.explore(0, HexSet::ALL);
    kept
}

/// All assignments, if there are not too many to go through.
pub(super) fn list_few(inference: &Inference, accept: &impl Fn(&[Clue]) -> bool) -> Option<Vec<Assignment>> {
    let lists = lists_of(inference);
    if n_tuples(&lists) > PATIENCE {
        return None;
    }
    let mut all = Vec::new();
    let found = &mut |clues: &Assignment| all.push(*clues);
    Walk { inference, lists: &lists, accept, clues: [Clue::at(0); MAX_PLAYERS], found }.explore(0, HexSet::ALL);
    Some(all)
}

type Lists = ArrayVec<ArrayVec<Clue, N_CLUES>, MAX_PLAYERS>;

fn lists_of(inference: &Inference) -> Lists {
    inference.lists().iter().map(|it| it.iter().collect()).collect()
}

fn n_tuples(lists: &Lists) -> usize {
    lists.iter().fold(1_usize, |all, it| all.saturating_mul(it.len()))
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

/// Goes through all assignments and shows each to `found`.
struct Walk<'a, A, F> {
    inference: &'a Inference,
    lists: &'a [ArrayVec<Clue, N_CLUES>],
    accept: &'a A,
    clues: Assignment,
    found: &'a mut F,
}

impl<A: Fn(&[Clue]) -> bool, F: FnMut(&Assignment)> Walk<'_, A, F> {
    fn explore(&mut self, player: usize, left: HexSet) {
        if player == self.lists.len() {
            if left.is_single() && (self.accept)(&self.clues[..player]) {
                (self.found)(&self.clues);
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

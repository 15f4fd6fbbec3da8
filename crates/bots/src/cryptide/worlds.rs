//! All worlds that fit what a seat knows (the *joint* level): a clue for each seat, all different, that leave one hex; each with
//! its weight.

use cryptide::{Clue, ClueSet, Hex, HexSet, MAX_PLAYERS, N_CLUES};
use rand_core::Rng;
use table::{Stop, below};

use super::board::Fits;

/// How likely each clue of each seat is, by what else is known of the seat; 1 is as likely as any.
pub(super) type Weights = [[f32; N_CLUES]; MAX_PLAYERS];
/// A blind draw costs as much as so many steps of a walk through all assignments.
const DRAW: usize = 8;
/// Nothing else is known.
pub(super) const EVEN: Weights = [[1.0; N_CLUES]; MAX_PLAYERS];

/// One world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct World {
    /// The number of each seat's clue.
    pub(super) clues: [u8; MAX_PLAYERS],
    pub(super) habitat: Hex,
    pub(super) weight: f32,
}

/// The worlds of one moment. Their room is kept from one thought to the next.
#[derive(Default)]
pub(super) struct Worlds {
    worlds: Vec<World>,
}

impl Worlds {
    pub(super) fn iter(&self) -> impl Iterator<Item = &World> {
        self.worlds.iter()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.worlds.is_empty()
    }

    /// Takes in the worlds of these lists: all of them if there are at most `most` assignments to look at, else what blind draws
    /// find in about the same time.
    pub(super) fn gather(
        &mut self,
        fits: &Fits,
        lists: &[ClueSet],
        weights: &Weights,
        most: usize,
        stop: &Stop,
        rng: &mut impl Rng,
    ) {
        self.worlds.clear();
        let n_tuples = lists.iter().fold(1_usize, |all, it| all.saturating_mul(it.len()));
        if n_tuples > most {
            return self.draw(fits, lists, weights, most.div_ceil(DRAW), stop, rng);
        }
        let mut order = [0, 1, 2, 3, 4];
        order[..lists.len()].sort_by_key(|it| lists[*it].len());
        let mut walk = Walk { fits, lists, weights, order, clues: [0; MAX_PLAYERS], found: &mut self.worlds };
        walk.explore(0, HexSet::ALL, 0, 1.0);
    }

    fn draw(
        &mut self,
        fits: &Fits,
        lists: &[ClueSet],
        weights: &Weights,
        n_draws: usize,
        stop: &Stop,
        rng: &mut impl Rng,
    ) {
        let bags: [Vec<Clue>; MAX_PLAYERS] =
            std::array::from_fn(|seat| lists.get(seat).map_or(Vec::new(), |it| it.iter().collect()));
        for _ in 0..n_draws {
            if stop.is_asked() {
                return;
            }
            let (mut left, mut used, mut weight) = (HexSet::ALL, ClueSet::EMPTY, 1.0);
            let mut clues = [0; MAX_PLAYERS];
            for (seat, bag) in bags.iter().enumerate().take(lists.len()) {
                let clue = bag[below(bag.len() as u32, rng) as usize];
                if used.contains(clue) {
                    left = HexSet::EMPTY;
                }
                (used, left) = (used.with(clue), left.and(fits[clue.idx()]));
                weight *= weights[seat][clue.idx()];
                clues[seat] = clue.idx() as u8;
            }
            if let Some(habitat) = left.first().filter(|_| left.is_single()) {
                self.worlds.push(World { clues, habitat, weight });
            }
        }
    }
}

/// A walk through all assignments.
struct Walk<'a> {
    fits: &'a Fits,
    lists: &'a [ClueSet],
    weights: &'a Weights,
    /// The seats, those with the shortest lists first.
    order: [usize; MAX_PLAYERS],
    clues: [u8; MAX_PLAYERS],
    found: &'a mut Vec<World>,
}

impl Walk<'_> {
    fn explore(&mut self, depth: usize, left: HexSet, used: u64, weight: f32) {
        let seat = self.order[depth];
        let list = ClueSet::of_bits(self.lists[seat].bits() & !used);
        let is_last = depth + 1 == self.lists.len();
        for clue in list.iter() {
            let remaining = left.and(self.fits[clue.idx()]);
            if remaining.is_empty() || (is_last && !remaining.is_single()) {
                continue;
            }
            self.clues[seat] = clue.idx() as u8;
            let weight = weight * self.weights[seat][clue.idx()];
            if is_last {
                let habitat = remaining.first().unwrap_or(Hex::at(0));
                self.found.push(World { clues: self.clues, habitat, weight });
            } else {
                self.explore(depth + 1, remaining, used | 1 << clue.idx(), weight);
            }
        }
    }
}

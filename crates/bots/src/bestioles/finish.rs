//! The end of a battle, solved: what both players may hold is written down to the last card, and then played so that the other one
//! gains nothing by knowing how it is played.

use std::sync::Arc;

use bestioles::{Belief, Bestioles, Move, View};
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Rng, Rules as _, Seat, Stop};

use super::endgame::{Memory, Scribe, remember};
use super::ranges::Ranges;
use super::war::War;
use crate::solve::{Forest, Prospects, Solver, prospects};

/// With more cards in both hands together the rest of a battle is too long to be written down.
const MOST_CARDS: usize = 4;
/// Secrets of the opponent and of the seat itself that are held against each other.
const SECRETS: [usize; 2] = [64, 8];
/// Fewer secrets of the opponent are no range, unless he can have no others.
const FEWEST: usize = 8;
/// Rounds of learning.
const ROUNDS: u32 = 80;
/// With fewer, when the end is asked for, nothing has been learnt yet.
const FEWEST_ROUNDS: u32 = 4;
/// A plan that did not think of all the opponent may have is followed where it expected to come with this chance at least.
const EXPECTED: f64 = 0.001;
/// What is done more seldom than that is what is left of learning, not a part of the plan.
const SELDOM: f32 = 0.05;

/// A move, how often to make it, and the chance to win the war after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Prospect {
    pub(super) mv: Move,
    pub(super) chance: f32,
    pub(super) worth: f32,
}

/// All that can happen until the end of a battle, and what both do.
#[derive(Debug, Default)]
struct Plan {
    forest: Forest,
    policy: Vec<f32>,
    /// Whether it was thought of all that the opponent may have.
    is_whole: bool,
}

/// Somebody who solves the ends of battles, and follows the plan that he has made while it fits.
#[derive(Clone, Debug, Default)]
pub(super) struct Finish {
    most_edges: usize,
    /// What was believed when the end began, which may have been in the opponent's turn: what he has done since then says what he holds.
    start: Option<Belief>,
    has_planned: bool,
    /// Shared by copies of this one.
    plan: Arc<Plan>,
    /// What was known at the decisions since the plan begins.
    memory: Memory,
    prospects: Vec<Prospect>,
    moves: Vec<Move>,
}

impl Finish {
    /// One who writes down so many moves at most.
    pub(super) fn new(most_edges: usize) -> Self {
        Self { most_edges, ..Self::default() }
    }

    /// Sees one more moment: the end of a battle may begin here, or be over.
    pub(super) fn meet(&mut self, view: &View, belief: &Belief) {
        let n_cards: usize = view.players.iter().map(|it| it.hand.len()).sum();
        if n_cards > MOST_CARDS {
            // Memory is given back: there may be many of these in a house.
            *self = Self::new(self.most_edges);
        } else if self.start.is_none() {
            self.start = Some(belief.clone());
        }
    }

    /// What to do at the end of a battle; `None` where it is not near enough, or nobody waits so long.
    pub(super) fn weigh(
        &mut self,
        (belief, war): (&Belief, &War),
        seat: Seat,
        stop: &Stop,
        rng: &mut Pcg64Mcg,
    ) -> Option<&[Prospect]> {
        let start = self.start.clone()?;
        let here = belief.sample(rng);
        self.moves.clear();
        Bestioles::moves(&here, seat.into(), &mut self.moves);
        if !std::mem::replace(&mut self.has_planned, true) {
            self.solve(&start, war, seat, stop, rng);
        }
        self.memory = remember(self.memory, &here, seat);
        if !self.follow(self.memory, seat) {
            // Nobody thought of this: as if it began here.
            self.solve(belief, war, seat, stop, rng);
            self.memory = remember(0, &here, seat);
            self.follow(self.memory, seat).then_some(())?;
        }
        Some(&self.prospects)
    }

    /// The seat had no choice, but will remember what it knew then.
    pub(super) fn pass(&mut self, belief: &Belief, seat: Seat, rng: &mut Pcg64Mcg) {
        if self.start.is_some() {
            self.memory = remember(self.memory, &belief.sample(rng), seat);
        }
    }

    /// Whether the plan says what to do here; writes it down.
    fn follow(&mut self, memory: Memory, seat: Seat) -> bool {
        let Plan { forest, policy, is_whole } = &*self.plan;
        let Some(set) = forest.set_of(memory) else { return false };
        let Prospects { arrival, worths } = prospects(forest, policy, set);
        if !is_whole && (arrival < EXPECTED || forest.n_nodes_of(set) < FEWEST) {
            return false;
        }
        let chances = &policy[forest.choices(set)];
        let kept: f32 = chances.iter().filter(|it| **it >= SELDOM).sum();
        let prospect = |((mv, chance), worth): ((&Move, &f32), &f32)| Prospect {
            mv: *mv,
            chance: if *chance >= SELDOM { chance / kept } else { 0.0 },
            worth: if seat == Seat::FIRST { *worth } else { 1.0 - worth },
        };
        self.prospects.clear();
        // A withdrawal that gains nothing is left out; it would be the last one.
        self.prospects.extend(self.moves.iter().zip(chances).zip(&worths).map(prospect));
        true
    }

    /// Makes a plan from what is believed, or none if that is too long or nobody waits for it.
    fn solve(&mut self, belief: &Belief, war: &War, seat: Seat, stop: &Stop, rng: &mut Pcg64Mcg) {
        let Plan { mut forest, mut policy, .. } = Arc::into_inner(std::mem::take(&mut self.plan)).unwrap_or_default();
        if stop.is_asked() {
            return;
        }
        let ranges = Ranges::imagine(belief, seat, SECRETS, rng);
        let Some(n_written) = write(&mut forest, self.most_edges, &ranges, war, stop) else { return };
        let mut n_rounds = 0;
        let go_on = || {
            n_rounds += 1;
            !stop.is_asked()
        };
        Solver::default().solve(&forest, ROUNDS, go_on, &mut policy);
        if n_rounds > FEWEST_ROUNDS {
            let is_whole = ranges.are_whole && n_written == ranges.groups.len();
            self.plan = Arc::new(Plan { forest, policy, is_whole });
        }
    }
}

/// Writes down all worlds for which there is room and time, and says of how many groups; `None` if these are too few.
fn write(forest: &mut Forest, most_edges: usize, ranges: &Ranges, war: &War, stop: &Stop) -> Option<usize> {
    forest.clear();
    // One world more than there was room for may be as large as all others together.
    let mut scribe = Scribe::new(war, forest, 2 * most_edges);
    let mut n_written = 0;
    for group in &ranges.groups {
        if scribe.n_edges() >= most_edges || (n_written >= FEWEST && stop.is_asked()) {
            break;
        }
        for world in group {
            scribe.write(world, 1.0).then_some(())?;
        }
        n_written += 1;
    }
    (n_written >= FEWEST.min(ranges.groups.len())).then_some(n_written)
}

/// One of the moves, as often as it should be made.
pub(super) fn draw<R: Rng>(prospects: &[Prospect], rng: &mut R) -> Option<Move> {
    const STEPS: u32 = 1 << 20;
    let mut left = table::below(STEPS, rng) as f32 / STEPS as f32;
    for it in prospects {
        left -= it.chance;
        if left < 0.0 {
            return Some(it.mv);
        }
    }
    // What rounding has left over.
    prospects.iter().rev().find(|it| it.chance > 0.0).map(|it| it.mv)
}

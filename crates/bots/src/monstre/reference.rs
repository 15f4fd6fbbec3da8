//! `reference`: knows how likely each neighbour is to hold the Monster and plays by maxims. Besides, it tries every move in a few
//! worlds that it can imagine, with the others playing at random from there. It never changes: others are measured against it.

use monstre::{Belief, Monstre, Move};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Viewer, below};

use super::maxims::Thought;
use super::playout::points_after;

/// Worlds in which it tries its moves.
const WORLDS: usize = 48;
/// How much its maxims weigh against a point in these worlds.
const MAXIM: f64 = 0.06;

pub(super) struct Reference {
    seat: Seat,
    rng: Pcg64Mcg,
    belief: Option<Belief>,
}

impl Reference {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed), belief: None }
    }
}

impl Bot<Monstre> for Reference {
    fn see(&mut self, seen: &Seen<Monstre>) {
        match &mut self.belief {
            Some(belief) => belief.update(seen),
            None => self.belief = Some(Belief::new(Viewer::Seat(self.seat), &seen.view)),
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Monstre>) -> Move {
        let (Some(belief), [_, _, ..]) = (&self.belief, decision.moves) else { return decision.moves[0] };
        let Some(thought) = Thought::new(self.seat, decision.view, belief.suspicion()) else {
            return decision.moves[0];
        };
        let mut points = vec![0_u32; decision.moves.len()];
        let mut open = Vec::with_capacity(64);
        for _ in 0..WORLDS {
            let world = belief.sample(&mut self.rng);
            for (mv, sum) in decision.moves.iter().zip(&mut points) {
                *sum += u32::from(points_after(&world, self.seat, *mv, &mut open, &mut self.rng));
            }
        }
        let rated = decision.moves.iter().zip(points).map(|(mv, sum)| {
            let whim = f64::from(below(1_000, &mut self.rng)) / 1e6;
            (f64::from(sum) / WORLDS as f64 + MAXIM * thought.value(*mv) + whim, *mv)
        });
        rated.max_by(|one, two| one.0.total_cmp(&two.0)).map_or(decision.moves[0], |it| it.1)
    }
}

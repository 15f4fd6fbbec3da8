//! The measure of all others: any move, each as likely.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Bot, Decision, Rules, Seen, pick};

/// Plays any move it is offered. It remembers nothing.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Pcg64Mcg,
}

impl Random {
    /// A player whose whims follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Self { rng: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl<G: Rules> Bot<G> for Random {
    fn see(&mut self, _seen: &Seen<G>) {}

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move {
        *pick(decision.moves, &mut self.rng).expect("a bot is asked only when it has a move")
    }
}

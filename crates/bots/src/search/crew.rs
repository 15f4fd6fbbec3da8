//! Several searches of one decision side by side, for machines with several cores.

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use table::{Observe, Rules, Seat, Stop};

use super::{Conduct, Knowledge, Search, Weighed};

/// Searchers who share the simulations of a decision, each with a tree of its own, and count together at the end.
///
/// The result depends on how many they are, and not on how they are run: one after the other where there are no threads.
#[derive(Clone)]
pub struct Crew<G: Rules> {
    searches: Vec<Search<G>>,
    simulations: u32,
    weighed: Vec<Weighed<G::Move>>,
}

impl<G: Observe> Crew<G> {
    /// So many searchers (at least one), who together make the simulations of `conduct`.
    pub fn new(conduct: Conduct, n_searches: usize) -> Self {
        let n_searches = n_searches.max(1);
        let share = Conduct { simulations: conduct.simulations.div_ceil(n_searches as u32), ..conduct };
        let searches = (0..n_searches).map(|_| Search::new(share)).collect();
        Self { searches, simulations: conduct.simulations, weighed: Vec::new() }
    }

    /// Simulations of one thought.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// As [`Search::rest`], all of them.
    pub fn rest(&mut self) {
        self.searches.iter_mut().for_each(Search::rest);
    }

    /// As [`Search::think`].
    pub fn think<K: Knowledge<G> + Sync>(
        &mut self,
        knowledge: &K,
        thinker: Seat,
        moves: &[G::Move],
        worlds: &[G::State],
        stop: &Stop,
        rng: &mut Pcg64Mcg,
    ) -> &[Weighed<G::Move>] {
        if self.searches.len() == 1 {
            return self.searches[0].think(knowledge, thinker, moves, worlds, stop, rng);
        }
        let seeds: Vec<u64> = self.searches.iter().map(|_| rng.next_u64()).collect();
        let n_worlds = worlds.len();
        let n_searches = self.searches.len();
        let think = |(idx, search): (usize, &mut Search<G>)| {
            // Each has its part of the pool, or all of it where they are too few to be shared out.
            let own = &worlds[idx * n_worlds / n_searches..(idx + 1) * n_worlds / n_searches];
            let own = if own.is_empty() { worlds } else { own };
            search.think(knowledge, thinker, moves, own, stop, &mut Pcg64Mcg::seed_from_u64(seeds[idx]));
        };
        side_by_side(&mut self.searches, think);
        self.weighed.clear();
        for (at, mv) in moves.iter().enumerate() {
            let found = self.searches.iter().filter_map(|it| it.weighed.get(at));
            let (visits, sum) = found.fold((0.0, 0.0), |all, it| (all.0 + it.visits, all.1 + it.value * it.visits));
            self.weighed.push(Weighed { mv: *mv, visits, value: sum / visits.max(1.0) });
        }
        &self.weighed
    }
}

#[cfg(not(target_family = "wasm"))]
fn side_by_side<G: Observe>(searches: &mut [Search<G>], think: impl Fn((usize, &mut Search<G>)) + Sync) {
    std::thread::scope(|scope| {
        let think = &think;
        let mut all = searches.iter_mut().enumerate();
        let first = all.next();
        for it in all {
            scope.spawn(move || think(it));
        }
        first.into_iter().for_each(think);
    });
}

#[cfg(target_family = "wasm")]
fn side_by_side<G: Observe>(searches: &mut [Search<G>], think: impl Fn((usize, &mut Search<G>)) + Sync) {
    searches.iter_mut().enumerate().for_each(think);
}

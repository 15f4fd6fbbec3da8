//! `ismcts`, `normal` and `hard`: bots that search the rest of the battle; `hard` solves its end.

use bestioles::{Belief, Bestioles, Move, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Thought, Viewer};

use super::equity::Equity;
use super::finish::{Finish, draw};
use super::reasons::{Ranked, Reasons};
use super::war::{Knowing, Uniform, War};
use crate::search::{Conduct, Crew};

/// Worlds a search takes turns with; a simulation in one that was met before costs half of one in a new one.
const WORLDS: usize = 8192;

/// How it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// With all that is known of the game.
    Versed,
    /// The same, and opponents who know what they hold.
    Thorough,
    /// The same, and the end of a battle solved.
    Solving,
    /// With uniform playouts and a single observer.
    Plain,
}

/// The chances of a war differ less than lost and won, so that less curiosity is enough; found by 80 to 120 games against half and twice
/// as much, at 20,000 simulations.
const CURIOSITY: f32 = 0.25;

/// Moves of an ending that are written down for a simulation of the search, and at least and most of them.
const EDGES_PER_SIMULATION: usize = 3;
const EDGES: [usize; 2] = [20_000, 300_000];

fn conduct(manner: Manner, simulations: u32) -> Conduct {
    let usual = Conduct::of(simulations);
    match manner {
        Manner::Plain => usual,
        Manner::Versed => Conduct { curiosity: CURIOSITY, ..usual },
        // What opponents know of themselves is remembered besides.
        Manner::Thorough | Manner::Solving => Conduct { curiosity: CURIOSITY, memory: 2 * usual.memory, ..usual },
    }
}

#[derive(Clone)]
pub(super) struct Thinker {
    seat: Seat,
    manner: Manner,
    belief: Option<Belief>,
    crew: Crew<Bestioles>,
    worlds: Vec<State>,
    finish: Option<Finish>,
    equity: Option<Equity>,
    reasons: Reasons,
    /// How often it would make which move where it was asked last.
    mixture: Vec<(Move, f32)>,
    rng: Pcg64Mcg,
}

impl Thinker {
    pub(super) fn new(seat: Seat, seed: u64, manner: Manner, simulations: u32, n_trees: usize) -> Self {
        let n_edges = (simulations as usize * EDGES_PER_SIMULATION).clamp(EDGES[0], EDGES[1]);
        Self {
            seat,
            manner,
            belief: None,
            crew: Crew::new(conduct(manner, simulations), n_trees),
            worlds: Vec::new(),
            finish: (manner == Manner::Solving).then(|| Finish::new(n_edges)),
            equity: None,
            reasons: Reasons::default(),
            mixture: Vec::new(),
            rng: Pcg64Mcg::seed_from_u64(seed),
        }
    }

    /// How often it would make which move where it was asked last.
    pub(super) fn mixture(&self) -> &[(Move, f32)] {
        &self.mixture
    }

    /// The plan for the end of a battle, as soon as there can be one.
    fn follow_plan(&mut self, war: &War, decision: &Decision<'_, Bestioles>) -> Option<Move> {
        let (belief, finish) = (self.belief.as_ref()?, self.finish.as_mut()?);
        let prospects = finish.weigh((belief, war), decision.seat, decision.stop, &mut self.rng)?;
        let chosen = draw(prospects, &mut self.rng)?;
        self.mixture.clear();
        self.mixture.extend(prospects.iter().filter(|it| it.chance > 0.0).map(|it| (it.mv, it.chance)));
        let ranked = |it: &super::finish::Prospect| {
            let rank = f64::from(it.chance) + f64::from(it.worth) / 1e3;
            Ranked { mv: it.mv, rank, worth: Some(it.worth) }
        };
        let mut ranked: Vec<Ranked> = prospects.iter().map(ranked).collect();
        self.reasons.keep(chosen, &mut ranked, Some(belief));
        Some(chosen)
    }

    fn search(&mut self, war: War, decision: &Decision<'_, Bestioles>) -> Option<Move> {
        let Decision { seat, moves, stop, .. } = *decision;
        let belief = self.belief.as_ref()?;
        self.worlds.clear();
        belief.sample_many(WORLDS.min(self.crew.simulations() as usize), &mut self.rng, &mut self.worlds);
        let (worlds, rng) = (&self.worlds[..], &mut self.rng);
        let weighed = match self.manner {
            Manner::Versed => self.crew.think(&war, seat, moves, worlds, stop, rng),
            Manner::Thorough | Manner::Solving => self.crew.think(&Knowing(war), seat, moves, worlds, stop, rng),
            Manner::Plain => self.crew.think(&Uniform(war), seat, moves, worlds, stop, rng),
        };
        let chosen = weighed.iter().max_by(|one, two| one.visits.total_cmp(&two.visits))?.mv;
        let ranked = weighed.iter().map(|it| Ranked { mv: it.mv, rank: it.visits.into(), worth: Some(it.value) });
        self.reasons.keep(chosen, &mut ranked.collect::<Vec<_>>(), Some(belief));
        self.mixture.clear();
        self.mixture.push((chosen, 1.0));
        self.crew.rest();
        self.worlds.clear();
        Some(chosen)
    }
}

impl Bot<Bestioles> for Thinker {
    fn see(&mut self, seen: &Seen<Bestioles>) {
        match &mut self.belief {
            Some(belief) => belief.update(seen),
            None => {
                self.belief = Some(Belief::new(Viewer::Seat(self.seat), &seen.view));
                self.equity = Some(Equity::new(seen.view.target));
            }
        }
        if let (Some(finish), Some(belief)) = (&mut self.finish, &self.belief) {
            finish.meet(&seen.view, belief);
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Bestioles>) -> Move {
        let Decision { seat, view, moves, .. } = *decision;
        let (Some(belief), Some(equity)) = (&self.belief, &self.equity) else { return moves[0] };
        if let [only] = moves {
            if let Some(finish) = &mut self.finish {
                finish.pass(belief, seat, &mut self.rng);
            }
            self.reasons.keep_only(*only, Some(belief));
            self.mixture.clear();
            self.mixture.push((*only, 1.0));
            return *only;
        }
        let war = if self.manner == Manner::Plain { War::rough(view) } else { War::new(view, equity) };
        let planned = self.follow_plan(&war, decision);
        planned.or_else(|| self.search(war, decision)).unwrap_or(moves[0])
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.reasons.told_by(self.seat)
    }
}

//! `ismcts`, `normal` and `hard`: bots that search the rest of the battle.

use bestioles::{Belief, Bestioles, Move, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Viewer};

use super::equity::Equity;
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
    /// With uniform playouts and a single observer.
    Plain,
}

/// The chances of a war differ less than lost and won, so that less curiosity is enough; found by 80 to 120 games against half and twice
/// as much, at 20,000 simulations.
const CURIOSITY: f32 = 0.25;

fn conduct(manner: Manner, simulations: u32) -> Conduct {
    let usual = Conduct::of(simulations);
    match manner {
        Manner::Plain => usual,
        Manner::Versed => Conduct { curiosity: CURIOSITY, ..usual },
        // What opponents know of themselves is remembered besides.
        Manner::Thorough => Conduct { curiosity: CURIOSITY, memory: 2 * usual.memory, ..usual },
    }
}

pub(super) struct Thinker {
    seat: Seat,
    manner: Manner,
    belief: Option<Belief>,
    crew: Crew<Bestioles>,
    worlds: Vec<State>,
    equity: Option<Equity>,
    rng: Pcg64Mcg,
}

impl Thinker {
    pub(super) fn new(seat: Seat, seed: u64, manner: Manner, simulations: u32, n_trees: usize) -> Self {
        Self {
            seat,
            manner,
            belief: None,
            crew: Crew::new(conduct(manner, simulations), n_trees),
            worlds: Vec::new(),
            equity: None,
            rng: Pcg64Mcg::seed_from_u64(seed),
        }
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
    }

    fn choose(&mut self, decision: &Decision<'_, Bestioles>) -> Move {
        let Decision { seat, view, moves, stop } = *decision;
        let (Some(belief), Some(equity)) = (&self.belief, &self.equity) else { return moves[0] };
        if let [only] = moves {
            return *only;
        }
        self.worlds.clear();
        belief.sample_many(WORLDS.min(self.crew.simulations() as usize), &mut self.rng, &mut self.worlds);
        let (worlds, rng) = (&self.worlds[..], &mut self.rng);
        let weighed = match self.manner {
            Manner::Versed => self.crew.think(&War::new(view, equity), seat, moves, worlds, stop, rng),
            Manner::Thorough => self.crew.think(&Knowing(War::new(view, equity)), seat, moves, worlds, stop, rng),
            Manner::Plain => self.crew.think(&Uniform(War::rough(view)), seat, moves, worlds, stop, rng),
        };
        let best = weighed.iter().max_by(|one, two| one.visits.total_cmp(&two.visits));
        let chosen = best.map_or(moves[0], |it| it.mv);
        self.crew.rest();
        chosen
    }
}

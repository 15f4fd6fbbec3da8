//! `normal` and `hard`: every move is tried in many worlds that it can imagine, with neighbours who play like neighbours: who holds
//! the Monster looks after it, hunters have an idea of where it is, Friends do not betray. What counts is the lead at the end of the
//! round, not the points alone; in the last round it is the victory.
//!
//! A move is not judged by few worlds: all are tried in some, the better half of them in more, until one is left.

use monstre::{Belief, Card, Monstre, Move, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Rules, Seat, Seen, Stop, Turn, Unread, Viewer, below, pick};

use super::maxims::Thought;
use super::playout::{LONGEST, keep_sensible};

/// How much a maxim weighs against a point.
const MAXIM: f64 = 0.06;
/// In how many of a hundred cases a hunter names the house that holds the Monster.
const INSIGHT: u32 = 40;
/// What the best of the others weighs against one's own points.
const ENVY: f64 = 0.3;
/// What a victory is worth in points, once there are no more rounds.
const VICTORY: f64 = 3.0;

pub(super) struct Versed {
    seat: Seat,
    rng: Pcg64Mcg,
    belief: Option<Belief>,
    n_worlds: u32,
}

/// A move under trial.
struct Trial {
    mv: Move,
    maxim: f64,
    sum: f64,
    n: u32,
}

impl Trial {
    fn value(&self) -> f64 {
        self.sum / f64::from(self.n.max(1)) + self.maxim
    }
}

impl Versed {
    pub(super) fn new(seat: Seat, seed: u64, n_worlds: u32) -> Self {
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed), belief: None, n_worlds }
    }

    /// Sequential halving: as many playouts in each round of it, shared by the moves that are left.
    fn decide(&mut self, trials: &mut Vec<Trial>, stop: &Stop) {
        let Some(belief) = &self.belief else { return };
        let n_stages = usize::BITS - (trials.len() - 1).leading_zeros();
        let mut open = Vec::with_capacity(64);
        while trials.len() > 1 {
            let n_worlds = (self.n_worlds / n_stages * 8 / trials.len() as u32).max(1);
            for _ in 0..n_worlds {
                if stop.is_asked() {
                    break;
                }
                let world = belief.sample(&mut self.rng);
                for trial in trials.iter_mut() {
                    trial.sum += worth_after(&world, self.seat, trial.mv, &mut open, &mut self.rng);
                    trial.n += 1;
                }
            }
            trials.sort_by(|one, two| two.value().total_cmp(&one.value()));
            trials.truncate(trials.len().div_ceil(2));
        }
    }
}

/// What a world is worth to `seat` at the end of this round, after `mv`.
fn worth_after(world: &State, seat: Seat, mv: Move, open: &mut Vec<Move>, rng: &mut Pcg64Mcg) -> f64 {
    let mut state = world.clone();
    let round = state.round();
    if Monstre::play(&mut state, seat.into(), mv, rng, &mut Unread).is_err() {
        return -1.0;
    }
    for _ in 0..LONGEST {
        let Turn::Open { must, .. } = Monstre::turn(&state) else { break };
        let Some(asked) = must.first().filter(|_| state.round() == round) else { break };
        let Some(next) = like_a_neighbour(&state, asked, open, rng) else { break };
        Monstre::apply(&mut state, asked.into(), next, rng, &mut Unread);
    }
    worth(&state, seat)
}

fn worth(state: &State, seat: Seat) -> f64 {
    if let Turn::Over(outcome) = Monstre::turn(state) {
        let winners = outcome.winners();
        return if winners.contains(seat) { VICTORY / f64::from(winners.len() as u32) } else { 0.0 };
    }
    let points = |it: Seat| f64::from(state.score(it));
    let best = Seat::all(state.n_seats()).filter(|it| *it != seat).map(points).fold(0.0, f64::max);
    points(seat) - ENVY * best
}

/// A move of somebody who plays to win and has an idea of where the Monster is.
fn like_a_neighbour(state: &State, seat: Seat, open: &mut Vec<Move>, rng: &mut Pcg64Mcg) -> Option<Move> {
    open.clear();
    Monstre::moves(state, seat.into(), open);
    let holds = state.holds_monster(seat);
    keep_sensible(open, holds);
    let hunts = |mv: &Move| matches!(mv, Move::Against { card: Card::Chasseur | Card::Chien, .. });
    if holds || !open.iter().any(hunts) {
        return pick(open, rng).copied();
    }
    if state.is_friend(seat) {
        if !open.iter().all(hunts) {
            open.retain(|it| !hunts(it));
        }
    } else if below(100, rng) < INSIGHT {
        let hits = |mv: &&Move| matches!(mv, Move::Against { target, .. } if hunts(mv) && state.holds_monster(*target));
        if let Some(hit) = open.iter().find(hits) {
            return Some(*hit);
        }
    }
    pick(open, rng).copied()
}

impl Bot<Monstre> for Versed {
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
        let trial = |mv: &Move| Trial { mv: *mv, maxim: MAXIM * thought.value(*mv), sum: 0.0, n: 0 };
        let mut trials: Vec<Trial> = decision.moves.iter().map(trial).collect();
        self.decide(&mut trials, decision.stop);
        trials.first().map_or(decision.moves[0], |it| it.mv)
    }
}

//! Hunts played to their end in one's head: what a move is worth, tried in many imagined worlds.
//!
//! All moves are tried in the same worlds with the same dice, so that they differ by what they are and not by luck. A trap of one's
//! own is worth its chance, not what it would meet in that world: else a lucky handful of worlds would be taken for knowledge.

use gevaudan::{Gevaudan, Move, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Rules, Seat, Turn, Unread};

use super::habits::Habits;
use super::hunter::Moment;
use super::know::Leanings;
use super::land::Land;

/// Decisions after which a hunt is given up; none is as long.
const LONGEST: usize = 2_000;

/// Who plays on in one's head.
pub(super) struct Cast<'a> {
    pub(super) seat: Seat,
    pub(super) land: &'a Land,
    pub(super) own: &'a Habits,
    pub(super) others: &'a Habits,
    pub(super) leanings: &'a Leanings,
}

/// A move under trial.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    pub(super) mv: Move,
    /// Whether the hunter goes for a trap in this turn, come what may.
    pub(super) is_bold: bool,
    /// Its worth where that is known beforehand.
    pub(super) fixed: Option<f32>,
    pub(super) is_open: bool,
    sum: f64,
    /// Differences to the first of the trials, and their squares.
    lead: f64,
    squares: f64,
    n: u32,
}

impl Trial {
    pub(super) fn new(mv: Move) -> Self {
        Self { mv, is_bold: false, fixed: None, is_open: true, sum: 0.0, lead: 0.0, squares: 0.0, n: 0 }
    }

    /// The same move, and the trap in this turn.
    pub(super) fn bold(mv: Move) -> Self {
        Self { is_bold: true, ..Self::new(mv) }
    }

    /// A move whose worth is known beforehand.
    pub(super) fn fixed(mv: Move, worth: f32) -> Self {
        Self { fixed: Some(worth), ..Self::new(mv) }
    }

    pub(super) fn worth(&self) -> f64 {
        self.sum / f64::from(self.n.max(1))
    }

    pub(super) fn note(&mut self, worth: f64, usual: f64) {
        self.sum += worth;
        self.lead += worth - usual;
        self.squares += (worth - usual).powi(2);
        self.n += 1;
    }

    /// By how much it is better than the first on average, and the standard error of that.
    pub(super) fn lead(&self) -> (f64, f64) {
        let n = f64::from(self.n.max(1));
        let mean = self.lead / n;
        // As if one more world had been lost by the move alone: a handful of equal differences prove nothing.
        let spread = ((self.squares + 1.0) / n - mean * mean).max(0.0);
        (mean, (spread / n).sqrt())
    }
}

impl Cast<'_> {
    /// What a world comes to for the thinker after this move: his chance of the victory.
    pub(super) fn play_out(&self, world: &State, trial: &Trial, dice: u64) -> f32 {
        if let Some(worth) = trial.fixed {
            return worth;
        }
        let mut rng = Pcg64Mcg::seed_from_u64(dice);
        let mut state = world.clone();
        let round = world.glance(self.seat).round();
        if Gevaudan::play(&mut state, self.seat.into(), trial.mv, &mut rng, &mut Unread).is_err() {
            return 0.0;
        }
        for _ in 0..LONGEST {
            let asked = match Gevaudan::turn(&state) {
                Turn::Open { must, .. } => must.first(),
                Turn::Over(outcome) => return if outcome.winners().contains(self.seat) { 1.0 } else { 0.0 },
            };
            let Some(asked) = asked else { break };
            let is_own = asked == self.seat;
            let glance = state.glance(asked);
            if !glance.living().contains(self.seat) {
                return 0.0;
            }
            let (habits, leanings) = if is_own { (self.own, Some(self.leanings)) } else { (self.others, None) };
            let moment = Moment::new(&glance, self.land, habits, leanings);
            let is_bold = trial.is_bold && is_own && glance.round() == round;
            let mv = if is_own && glance.is_own_turn() && (is_bold || glance.is_last_round()) {
                // Nobody comes between: what is left is a matter of one's own knowledge.
                return moment.way_to_trap(1).0;
            } else {
                moment.decide()
            };
            if is_own && mv == Some(Move::Trap) {
                return moment.chance_here();
            }
            let mv = mv.filter(|it| Gevaudan::allow(&state, asked.into(), *it).is_ok());
            let Some(mv) = mv.or_else(|| any_move(&state, asked)) else { break };
            Gevaudan::apply(&mut state, asked.into(), mv, &mut rng, &mut Unread);
        }
        0.0
    }
}

/// The first move that is open: where a hunter has no answer of his own.
fn any_move(state: &State, seat: Seat) -> Option<Move> {
    let mut open = Vec::new();
    Gevaudan::moves(state, seat.into(), &mut open);
    open.first().copied()
}

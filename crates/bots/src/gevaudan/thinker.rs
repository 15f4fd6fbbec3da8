//! `normal` and `hard`: what a hunter who plans his turns would do, unless something else has proved better in the worlds that
//! can be imagined.

use gevaudan::{Belief, Gevaudan, Move, QuestionKind};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Considered, Decision, Odds, Seat, Seen, Stop, Thought, Viewer};

use super::habits::{Figures, Habits};
use super::hunter::Moment;
use super::know::Leanings;
use super::land::Land;
use super::trial::{Cast, Trial};

/// Worlds between two looks at which moves are still worth a trial.
const BATCH: u32 = 16;
/// A move must be better than what the planner would do by so many standard errors.
const CONVINCED: f64 = 1.5;
/// One that is worse by so many is tried no more.
const HOPELESS: f64 = 2.0;

pub(super) struct Thinker {
    seat: Seat,
    rng: Pcg64Mcg,
    n_worlds: u32,
    own: Habits,
    others: Habits,
    mind: Option<(Belief, Land)>,
    thought: Option<Thought<Move>>,
}

impl Thinker {
    pub(super) fn new(seat: Seat, seed: u64, n_worlds: u32) -> Self {
        let (own, others) = (Habits::new(Figures::VERSED), Habits::new(Figures::NEIGHBOUR));
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed), n_worlds, own, others, mind: None, thought: None }
    }

    fn decide(&mut self, decision: &Decision<'_, Gevaudan>) -> Option<Move> {
        let (belief, land) = self.mind.as_ref()?;
        let glance = belief.glance()?;
        let leanings = Leanings::of(belief);
        let moment = Moment::new(&glance, land, &self.own, Some(&leanings));
        let usual = moment.decide().filter(|it| decision.moves.contains(it));
        let usual = usual.or_else(|| decision.moves.iter().find(|it| !matches!(it, Move::Note(..))).copied())?;
        let mut trials = candidates(decision.moves, &moment, usual);
        if trials.len() > 1 {
            let cast = Cast { seat: self.seat, land, own: &self.own, others: &self.others, leanings: &leanings };
            try_out(&mut trials, self.n_worlds, &cast, belief, decision.stop, &mut self.rng);
        }
        let chosen = choose(&trials);
        self.thought = Some(explain(&trials, chosen, belief));
        Some(trials[chosen].mv)
    }
}

/// Tries all moves in the same worlds; those that fall behind are left out.
fn try_out(trials: &mut [Trial], n_worlds: u32, cast: &Cast<'_>, belief: &Belief, stop: &Stop, rng: &mut Pcg64Mcg) {
    for nth in 1..=n_worlds {
        let world = belief.sample(rng);
        let dice = rng.next_u64();
        let usual = cast.play_out(&world, &trials[0], dice);
        trials[0].note(usual.into(), usual.into());
        for trial in trials.iter_mut().skip(1).filter(|it| it.is_open) {
            let worth = cast.play_out(&world, trial, dice);
            trial.note(worth.into(), usual.into());
        }
        if nth % BATCH == 0 {
            for trial in trials.iter_mut().skip(1) {
                let (lead, error) = trial.lead();
                trial.is_open &= lead > -HOPELESS * error;
            }
            if trials.iter().skip(1).all(|it| !it.is_open) {
                break;
            }
        }
        if stop.is_asked() {
            break;
        }
    }
}

/// The place of the move to make: the first, unless another is better beyond doubt.
fn choose(trials: &[Trial]) -> usize {
    let better = |it: &(usize, &Trial)| {
        let (lead, error) = it.1.lead();
        it.1.is_open && lead > CONVINCED * error
    };
    let others = trials.iter().enumerate().skip(1).filter(better);
    others.max_by(|one, two| one.1.lead().0.total_cmp(&two.1.lead().0)).map_or(0, |it| it.0)
}

/// The moves that deserve a trial, the planner's own first.
fn candidates(moves: &[Move], moment: &Moment<'_>, usual: Move) -> Vec<Trial> {
    let trial = |mv: Move| if mv == Move::Trap { Trial::fixed(mv, moment.chance_here()) } else { Trial::new(mv) };
    let mut trials = vec![trial(usual)];
    let is_turn = moment.question() == Some(QuestionKind::Turn);
    let (chance, bold) = if is_turn { moment.way_to_trap(2) } else { (0.0, None) };
    if let Some(mv) = bold.filter(|it| chance > 0.2 && *it != usual && *it != Move::Trap && moves.contains(it)) {
        trials.push(Trial::bold(mv));
    }
    trials.extend(moves.iter().filter(|it| **it != usual && moment.deserves_trial(**it)).map(|it| trial(*it)));
    trials
}

fn explain(trials: &[Trial], chosen: usize, belief: &Belief) -> Thought<Move> {
    let mut order: Vec<usize> = (0..trials.len()).collect();
    let worth = |it: usize| trials[it].worth();
    order.sort_by(|one, two| (*two == chosen).cmp(&(*one == chosen)).then(worth(*two).total_cmp(&worth(*one))));
    let tried = trials.len() > 1;
    let considered = |it: &usize| Considered { mv: trials[*it].mv, worth: tried.then(|| worth(*it) as f32) };
    let mut moves: Vec<Considered<Move>> = Vec::new();
    for it in order.iter().map(considered) {
        if moves.len() < Thought::<Move>::MOST_MOVES && moves.iter().all(|before| before.mv != it.mv) {
            moves.push(it);
        }
    }
    let mut beliefs: Odds = belief.odds();
    beliefs.rows.retain(|row| row.chances.len() > 1);
    Thought { moves, beliefs }
}

impl Bot<Gevaudan> for Thinker {
    fn see(&mut self, seen: &Seen<Gevaudan>) {
        if let Some((belief, _)) = &mut self.mind {
            belief.update(seen);
            return;
        }
        let belief = Belief::new(Viewer::Seat(self.seat), &seen.view);
        let land = belief.glance().map(|it| Land::of(&it));
        self.mind = land.map(|it| (belief, it));
    }

    fn choose(&mut self, decision: &Decision<'_, Gevaudan>) -> Move {
        self.decide(decision).unwrap_or(decision.moves[0])
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.thought.clone()
    }
}

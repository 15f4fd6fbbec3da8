//! `reference`: sees one move ahead, and knows when to withdraw.
//!
//! It imagines a few worlds that fit what it has seen, tries each move in each of them, lets the rest of the battle
//! happen at random and takes the move that wins most often. Then it weighs what staying and withdrawing are worth.

use bestioles::{Belief, Bestioles, Move, State, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Rules, Seat, Seen, Thought, Unread, Viewer};

use super::equity::chance_of_war;
use super::playout::winner_of_battle;
use super::reasons::{Ranked, Reasons};

/// Worlds it imagines for each decision.
const WORLDS: usize = 24;
/// How much better withdrawing must look before it gives up: it likes to fight.
const PRIDE: f64 = 0.02;

#[derive(Clone)]
pub(super) struct Reference {
    seat: Seat,
    belief: Option<Belief>,
    reasons: Reasons,
    rng: Pcg64Mcg,
}

impl Reference {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, belief: None, reasons: Reasons::default(), rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    fn imagine(&mut self) -> Vec<State> {
        let Some(belief) = &self.belief else { return Vec::new() };
        (0..WORLDS).map(|_| belief.sample(&mut self.rng)).collect()
    }

    /// In how many worlds the battle is won after this move, as a share.
    fn share_won(&mut self, mv: Move, worlds: &[State], scratch: &mut Vec<Move>) -> f64 {
        let mut won = 0;
        for world in worlds {
            let mut after = *world;
            if Bestioles::play(&mut after, self.seat.into(), mv, &mut self.rng, &mut Unread).is_err() {
                continue;
            }
            let winner = if after.battle() == world.battle() && after.scores() == world.scores() {
                winner_of_battle(after, scratch, &mut self.rng)
            } else {
                usize::from(after.scores()[1] > world.scores()[1])
            };
            won += usize::from(winner == self.seat.idx());
        }
        won as f64 / worlds.len().max(1) as f64
    }

    /// What fighting on with this chance to win the battle is worth, and what giving it up now.
    fn worth(&self, view: &View, chance: f64) -> [f64; 2] {
        let [own, other] = [self.seat.idx(), self.seat.other().idx()].map(|at| view.scores[at]);
        let fought = if view.target == 3 { 1 } else { 6 };
        let stay = chance * chance_of_war(own + fought, other, view.target)
            + (1.0 - chance) * chance_of_war(own, other + fought, view.target);
        let cost = view.players[self.seat.idx()].withdrawal;
        [stay, chance_of_war(own, other + cost, view.target)]
    }
}

impl Bot<Bestioles> for Reference {
    fn see(&mut self, seen: &Seen<Bestioles>) {
        match &mut self.belief {
            Some(belief) => belief.update(seen),
            None => self.belief = Some(Belief::new(Viewer::Seat(self.seat), &seen.view)),
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Bestioles>) -> Move {
        let worlds = self.imagine();
        let mut scratch = Vec::with_capacity(64);
        let mut best = (decision.moves[0], -1.0);
        let mut ranked = Vec::with_capacity(decision.moves.len());
        for mv in decision.moves.iter().filter(|it| **it != Move::Withdraw) {
            let share = self.share_won(*mv, &worlds, &mut scratch);
            let worth = Some(self.worth(decision.view, share)[0] as f32);
            ranked.push(Ranked { mv: *mv, rank: share, worth });
            if share > best.1 {
                best = (*mv, share);
            }
        }
        let [stay, leave] = self.worth(decision.view, best.1);
        let withdraws = decision.moves.contains(&Move::Withdraw) && leave > stay + PRIDE;
        if withdraws {
            ranked.push(Ranked { mv: Move::Withdraw, rank: 1.0, worth: Some(leave as f32) });
        }
        let chosen = if withdraws { Move::Withdraw } else { best.0 };
        self.reasons.keep(chosen, &mut ranked, self.belief.as_ref());
        chosen
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.reasons.told_by(self.seat)
    }
}

//! `easy`: an opponent for somebody's first evenings. It thinks like a person who is not yet good at this.
//!
//! It *forgets*: of what was shown it knows only what still lies there. It *overrates* large numbers. It *hurries*: it thinks of
//! one hand the other may hold, and more often than not plays the obvious card without thinking of any.

use bestioles::{Belief, Bestioles, Move, State, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Rules, Seat, Seen, Thought, Unread, Viewer, below};

use super::beginner::{obvious_move, obvious_ranks};
use super::playout::winner_of_battle;
use super::reasons::{Ranked, Reasons};

/// Worlds it thinks of.
const WORLDS: usize = 1;
/// What a point of printed strength seems to add to the chance to win.
const DAZZLE: f64 = 0.12;
/// So many turns out of [`TURNS`] are played in a hurry.
const HURRIED: u32 = 3;
const TURNS: u32 = 4;
/// It gives up only when it sees nothing else, and it has been taught to do so with few cards in hand.
const DESPAIR: f64 = 0.05;
const FEW_CARDS: usize = 2;

pub(super) struct Easy {
    seat: Seat,
    reasons: Reasons,
    rng: Pcg64Mcg,
}

impl Easy {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, reasons: Reasons::default(), rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// In how many of its worlds the battle is won after this move, as a share.
    fn share_won(&mut self, mv: Move, worlds: &[State], scratch: &mut Vec<Move>) -> f64 {
        let mut won = 0;
        for world in worlds {
            let mut after = *world;
            Bestioles::apply(&mut after, self.seat.into(), mv, &mut self.rng, &mut Unread);
            let winner = if after.scores() == world.scores() {
                winner_of_battle(after, scratch, &mut self.rng)
            } else {
                usize::from(after.scores()[1] > world.scores()[1])
            };
            won += usize::from(winner == self.seat.idx());
        }
        won as f64 / worlds.len().max(1) as f64
    }

    fn despairs(&self, view: &View, hope: f64) -> bool {
        hope < DESPAIR && view.players[self.seat.idx() & 1].hand.len() <= FEW_CARDS
    }
}

impl Bot<Bestioles> for Easy {
    fn see(&mut self, _seen: &Seen<Bestioles>) {}

    fn choose(&mut self, decision: &Decision<'_, Bestioles>) -> Move {
        let Decision { seat, view, moves, .. } = *decision;
        if below(TURNS, &mut self.rng) < HURRIED {
            let chosen = obvious_move(seat, view, moves);
            self.reasons.keep(chosen, &mut obvious_ranks(seat, view, moves), None);
            return chosen;
        }
        // At first sight of the table: whatever was shown and is gone is forgotten.
        let belief = Belief::new(Viewer::Seat(seat), view);
        let worlds: Vec<State> = (0..WORLDS).map(|_| belief.sample(&mut self.rng)).collect();
        let mut scratch = Vec::with_capacity(64);
        let (mut best, mut hope) = ((moves[0], f64::NEG_INFINITY), 0.0_f64);
        let mut ranked = Vec::with_capacity(moves.len());
        for mv in moves.iter().filter(|it| **it != Move::Withdraw) {
            let share = self.share_won(*mv, &worlds, &mut scratch);
            hope = hope.max(share);
            let dazzle = if let Move::Deploy { card, .. } = mv { DAZZLE * f64::from(card.strength()) } else { 0.0 };
            // One world is no chance to speak of.
            ranked.push(Ranked { mv: *mv, rank: share + dazzle, worth: None });
            if share + dazzle > best.1 {
                best = (*mv, share + dazzle);
            }
        }
        let withdraws = moves.contains(&Move::Withdraw) && self.despairs(view, hope);
        if withdraws {
            ranked.push(Ranked { mv: Move::Withdraw, rank: 0.0, worth: None });
        }
        let chosen = if withdraws { Move::Withdraw } else { best.0 };
        self.reasons.keep(chosen, &mut ranked, Some(&belief));
        chosen
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.reasons.told_by(self.seat)
    }
}

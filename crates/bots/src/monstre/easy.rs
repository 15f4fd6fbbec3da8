//! `easy`: an opponent for somebody's first evenings. It makes the mistakes that people make.
//!
//! It *forgets* whose hand it has seen, more often than not. It *hurries*: one turn in a few is any card at all, against anybody. It
//! *overrates* what it holds: the Monster is not given away, and a Hunter is for the first who comes to mind.

use monstre::{Card, Monstre, Move, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Bot, Decision, Seat, Seen, below, pick};

use super::beginner::obvious_move;
use super::playout::keep_sensible;

/// Of a hundred turns, those in a hurry.
const HURRIED: u32 = 35;
/// Of a hundred turns, those in which it has forgotten what it saw.
const FORGETFUL: u32 = 60;
/// Of a hundred turns with a Hunter, those in which it does not wait.
const RASH: u32 = 40;

pub(super) struct Easy {
    seat: Seat,
    rng: Pcg64Mcg,
}

impl Easy {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    fn happens(&mut self, percent: u32) -> bool {
        below(100, &mut self.rng) < percent
    }

    /// The view as somebody keeps it who has forgotten what was in other hands.
    fn remembered(&mut self, view: &View) -> View {
        let mut view = view.clone();
        if self.happens(FORGETFUL) {
            let own = self.seat.idx();
            view.players.iter_mut().enumerate().filter(|it| it.0 != own).for_each(|it| it.1.known.clear());
        }
        view
    }
}

impl Bot<Monstre> for Easy {
    fn see(&mut self, _seen: &Seen<Monstre>) {}

    fn choose(&mut self, decision: &Decision<'_, Monstre>) -> Move {
        let view = self.remembered(decision.view);
        let holds = view.players[self.seat.idx()].known.iter().any(|it| it.is_monster());
        let mut moves = decision.moves.to_vec();
        keep_sensible(&mut moves, holds);
        let hunts: Vec<Move> =
            moves.iter().copied().filter(|it| matches!(it, Move::Against { card: Card::Chasseur, .. })).collect();
        if !hunts.is_empty() && !holds && self.happens(RASH) {
            return *pick(&hunts, &mut self.rng).unwrap_or(&hunts[0]);
        }
        if self.happens(HURRIED) {
            return *pick(&moves, &mut self.rng).unwrap_or(&moves[0]);
        }
        obvious_move(self.seat, &view, &moves)
    }
}

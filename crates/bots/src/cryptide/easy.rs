//! `easy`: an opponent for somebody's first evenings. It reasons like a beginner, and errs like one.
//!
//! It *overlooks*: now and then a token of somebody else says nothing to it. It *hurries*: it searches as soon as few hexes seem to
//! be left. It *chatters*: not all its cubes are where they tell little.

use cryptide::infer::possible_clues;
use cryptide::{Belief, Cryptide, Hex, HexSet, Move, QuestionKind};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Rng, Seat, Seen, Viewer, below, pick};

use super::beginner::{Notes, obvious};
use super::board::Board;
use super::chances::Allowing;
use super::reference::{is_honest, place};

/// So many tokens out of [`TOKENS`] are overlooked.
const OVERLOOKED: u32 = 1;
const TOKENS: u32 = 50;
/// It searches when at most so many hexes seem to be left.
const FEW_HEXES: usize = 4;
/// It thinks of so many questions, and puts the one that parts its suspicions best.
const QUESTIONS: usize = 2;
/// So many cubes out of [`CUBES`] are put anywhere.
const CHATTY: u32 = 1;
const CUBES: u32 = 3;

pub(super) struct Easy {
    seat: Seat,
    rng: Pcg64Mcg,
    mind: Option<(Belief, Allowing)>,
}

impl Easy {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed), mind: None }
    }

    fn decide(&mut self, decision: &Decision<'_, Cryptide>) -> Option<Move> {
        let (belief, allowing) = self.mind.as_ref()?;
        let fits = belief.masks().fits(decision.view.clue?);
        if let Some(mv) = obvious(decision, fits) {
            return Some(mv);
        }
        if decision.view.question?.kind != QuestionKind::Turn {
            if below(CUBES, &mut self.rng) < CHATTY {
                let honest = decision.moves.iter().filter(|it| is_honest(**it, fits));
                return pick(&honest.copied().collect::<Vec<_>>(), &mut self.rng).copied();
            }
            return place(decision.moves, belief.public_list(self.seat), allowing, fits, &mut self.rng);
        }
        let board = at_a_glance(belief, self.seat, &mut self.rng);
        let notes = Notes { own: self.seat, board, fits, allowing };
        if notes.possible().len() <= FEW_HEXES {
            return notes.guess(&mut self.rng).or_else(|| notes.question(&mut self.rng));
        }
        let questions: Vec<Move> = (0..QUESTIONS).filter_map(|_| notes.question(&mut self.rng)).collect();
        let best = questions.into_iter().min_by_key(|it| notes.unevenness(*it));
        best.or_else(|| notes.guess(&mut self.rng))
    }
}

/// The board without what is overlooked: the tokens are seen to lie there, but what they say of their owners is not thought of.
fn at_a_glance(belief: &Belief, own: Seat, rng: &mut impl Rng) -> Board {
    let mut board = Board::new(belief);
    let view = belief.view();
    for (at, mut shown) in belief.shown().into_iter().enumerate().filter(|it| it.0 != own.idx()) {
        shown.discs = some_of(shown.discs, rng);
        shown.cubes = some_of(shown.cubes, rng);
        let list = possible_clues(belief.masks(), view.options.mode, shown, view.hint);
        board.lists[at] = if list.is_empty() { board.lists[at] } else { list };
    }
    board
}

fn some_of(hexes: HexSet, rng: &mut impl Rng) -> HexSet {
    let is_thought_of = |_: &Hex| below(TOKENS, rng) >= OVERLOOKED;
    hexes.iter().filter(is_thought_of).fold(HexSet::EMPTY, HexSet::with)
}

impl Bot<Cryptide> for Easy {
    fn see(&mut self, seen: &Seen<Cryptide>) {
        match &mut self.mind {
            Some((belief, _)) => belief.update(seen),
            None => {
                let belief = Belief::new(Viewer::Seat(self.seat), &seen.view);
                let allowing = Allowing::new(belief.masks());
                self.mind = Some((belief, allowing));
            }
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Cryptide>) -> Move {
        self.decide(decision).filter(|it| decision.moves.contains(it)).unwrap_or(decision.moves[0])
    }
}

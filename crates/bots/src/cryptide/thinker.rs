//! `normal` and `hard`: bots that go through all worlds.

use cryptide::{Act, Belief, ClueSet, Cryptide, HexSet, Move, QuestionKind};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Stop, Viewer, below};

use super::board::{Board, Fits, fits_of};
use super::chances::Allowing;
use super::survey::Survey;
use super::worlds::{EVEN, Worlds};

const PENALTY: f64 = 0.5;
const LIKELY: f64 = 0.4;

pub(super) struct Thinker {
    seat: Seat,
    rng: Pcg64Mcg,
    most: usize,
    mind: Option<Mind>,
    worlds: Worlds,
    survey: Survey,
}

struct Mind {
    belief: Belief,
    allowing: Allowing,
    fits: Fits,
}

impl Thinker {
    pub(super) fn new(seat: Seat, seed: u64, most: usize) -> Self {
        Self {
            seat,
            rng: Pcg64Mcg::seed_from_u64(seed),
            most,
            mind: None,
            worlds: Worlds::default(),
            survey: Survey::default(),
        }
    }

    fn decide(&mut self, decision: &Decision<'_, Cryptide>) -> Option<Move> {
        if decision.moves.contains(&Act::Agree.into()) {
            return Some(Act::Agree.into());
        }
        let clue = decision.view.clue?;
        let question = decision.view.question?;
        let fits = self.mind.as_ref()?.fits[clue.idx()];
        match (question.kind, question.hex) {
            (QuestionKind::Turn, _) => {
                let mind = self.mind.as_ref()?;
                let board = Board::new(&mind.belief);
                let mut lists = board.lists;
                lists[self.seat.idx()] = ClueSet::one(clue);
                self.worlds.gather(
                    &mind.fits,
                    &lists[..board.n_seats],
                    &EVEN,
                    self.most,
                    decision.stop,
                    &mut self.rng,
                );
                self.survey.take(&self.worlds, board.n_seats);
                let likeliest = self.survey.likeliest();
                let &(hex, chance) = likeliest.first()?;
                if chance >= LIKELY {
                    return Some(Act::Search(hex).into());
                }
                let questions = self.survey.questions(&board, self.seat, &mind.allowing);
                let cost = |it: &super::survey::Question| {
                    let yes = it.chance_of_yes();
                    yes * it.yes.bits + (1.0 - yes) * (it.no.bits + PENALTY)
                };
                let best = questions.iter().min_by(|one, two| cost(one).total_cmp(&cost(two)));
                Some(best.map_or(Act::Search(hex), |it| Act::Ask(it.hex, it.seat)).into())
            }
            (QuestionKind::Answer | QuestionKind::Search, Some(hex)) => {
                Some(if fits.contains(hex) { Act::Disc(hex) } else { Act::Cube(hex) }.into())
            }
            _ => {
                let mind = self.mind.as_ref()?;
                let own = mind.belief.public_list(self.seat);
                super::reference::place(decision.moves, own, &mind.allowing, fits, &mut self.rng)
            }
        }
    }
}

impl Bot<Cryptide> for Thinker {
    fn see(&mut self, seen: &Seen<Cryptide>) {
        match &mut self.mind {
            Some(mind) => mind.belief.update(seen),
            None => {
                let belief = Belief::new(Viewer::Seat(self.seat), &seen.view);
                let allowing = Allowing::new(belief.masks());
                let fits = fits_of(belief.masks());
                self.mind = Some(Mind { belief, allowing, fits });
            }
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Cryptide>) -> Move {
        self.decide(decision).filter(|it| decision.moves.contains(it)).unwrap_or(decision.moves[0])
    }
}

//! `beginner`: does what the lesson teaches and no more. It crosses out clues player by player, asks where two suspicions about
//! somebody disagree, puts its cubes where they tell little, and searches when one hex is left.

use cryptide::{Act, Belief, ClueSet, Cryptide, Hex, HexSet, Move, QuestionKind};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Viewer, pick};

use super::board::Board;
use super::chances::Allowing;
use super::reference::place;

pub(super) struct Beginner {
    seat: Seat,
    rng: Pcg64Mcg,
    mind: Option<(Belief, Allowing)>,
}

impl Beginner {
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
            return place(decision.moves, belief.public_list(self.seat), allowing, fits, &mut self.rng);
        }
        let notes = Notes { own: self.seat, board: Board::new(belief), fits, allowing };
        let possible = notes.possible();
        if possible.is_single() {
            return possible.first().map(|it| Act::Search(it).into());
        }
        notes.question(&mut self.rng).or_else(|| notes.guess(&mut self.rng))
    }
}

/// What needs no thought: to agree to a hint that somebody wants, and to answer.
pub(super) fn obvious(decision: &Decision<'_, Cryptide>, fits: HexSet) -> Option<Move> {
    if decision.moves.contains(&Act::Agree.into()) {
        return Some(Act::Agree.into());
    }
    let question = decision.view.question?;
    let hex = question.hex.filter(|_| matches!(question.kind, QuestionKind::Answer | QuestionKind::Search))?;
    Some(if fits.contains(hex) { Act::Disc(hex) } else { Act::Cube(hex) }.into())
}

/// A notebook: each of the others by himself (the *own* level).
pub(super) struct Notes<'a> {
    pub(super) own: Seat,
    pub(super) board: Board,
    /// What one's own clue allows.
    pub(super) fits: HexSet,
    pub(super) allowing: &'a Allowing,
}

impl Notes<'_> {
    fn list(&self, seat: Seat) -> ClueSet {
        self.board.lists[seat.idx()]
    }

    /// Where the habitat may be: the hexes that a clue of everybody allows.
    pub(super) fn possible(&self) -> HexSet {
        let open = self.fits.minus(self.board.closed);
        let suits =
            |hex: &Hex| self.board.others(self.own).all(|it| !self.allowing.among(self.list(it), *hex).is_empty());
        open.iter().filter(suits).fold(HexSet::EMPTY, HexSet::with)
    }

    /// Where two suspicions about a seat disagree.
    fn doubtful(&self, seat: Seat) -> HexSet {
        let list = self.list(seat);
        let parts = |hex: &Hex| {
            let agreeing = self.allowing.among(list, *hex);
            !agreeing.is_empty() && agreeing != list
        };
        self.board.open_to_questions(seat).iter().filter(parts).fold(HexSet::EMPTY, HexSet::with)
    }

    /// A question to somebody who is not clear yet: about a hex that may be the habitat, if there is one.
    pub(super) fn question(&self, rng: &mut Pcg64Mcg) -> Option<Move> {
        let possible = self.possible();
        let about = |seat: Seat| {
            let doubtful = self.doubtful(seat);
            let promising = doubtful.and(possible);
            (seat, if promising.is_empty() { doubtful } else { promising })
        };
        let open: Vec<_> = self.board.others(self.own).map(about).filter(|it| !it.1.is_empty()).collect();
        let (seat, hexes) = *pick(&open, rng)?;
        let hexes: Vec<Hex> = hexes.iter().collect();
        pick(&hexes, rng).map(|hex| Act::Ask(*hex, seat).into())
    }

    /// How unevenly the answers to a question part the clues of a seat; 0 is half and half.
    pub(super) fn unevenness(&self, question: Move) -> u32 {
        let Act::Ask(hex, seat) = question.act() else { return u32::MAX };
        let list = self.list(seat);
        let (yes, all) = (self.allowing.among(list, hex).len() as u32, list.len() as u32);
        1_000 * (2 * yes).abs_diff(all) / all.max(1)
    }

    /// A search somewhere, where nothing is left to be asked.
    pub(super) fn guess(&self, rng: &mut Pcg64Mcg) -> Option<Move> {
        let hexes: Vec<Hex> = self.possible().iter().collect();
        pick(&hexes, rng).map(|hex| Act::Search(*hex).into())
    }
}

impl Bot<Cryptide> for Beginner {
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

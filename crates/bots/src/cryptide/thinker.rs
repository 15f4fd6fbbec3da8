//! `normal` and `hard`: bots that go through all worlds.
//!
//! Both put the question that can be expected to leave least unknown of the habitat, and search as soon as a hex is likely enough.
//! `hard` reads besides what the others do, and weighs the worlds by it.

use cryptide::{Act, Belief, ClueSet, Cryptide, HexSet, Move, News, QuestionKind, Token};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Considered, Decision, Odds, OddsRow, Seat, Seen, Thought, Viewer};

use super::beginner::obvious;
use super::board::{Board, Fits, fits_of};
use super::chances::Allowing;
use super::reading::{Deed, Reader};
use super::reference::{act, place};
use super::survey::{Question, Survey};
use super::worlds::{EVEN, Worlds};

/// It searches a hex that is at least so likely: whoever waits until he is sure comes too late.
const LIKELY: f64 = 0.4;
/// What a penalty cube costs, in bits.
const PENALTY: f64 = 0.5;

pub(super) struct Thinker {
    seat: Seat,
    rng: Pcg64Mcg,
    most: usize,
    reader: Option<Reader>,
    mind: Option<Mind>,
    worlds: Worlds,
    survey: Survey,
    thought: Option<Thought<Move>>,
}

struct Mind {
    belief: Belief,
    allowing: Allowing,
    fits: Fits,
}

impl Thinker {
    /// One who looks at `most` assignments of clues a move.
    pub(super) fn new(seat: Seat, seed: u64, most: usize, reads: bool) -> Self {
        Self {
            seat,
            rng: Pcg64Mcg::seed_from_u64(seed),
            most,
            reader: reads.then(Reader::new),
            mind: None,
            worlds: Worlds::default(),
            survey: Survey::default(),
            thought: None,
        }
    }

    fn decide(&mut self, decision: &Decision<'_, Cryptide>) -> Option<Thought<Move>> {
        let mind = self.mind.take()?;
        let thought = self.think(decision, &mind);
        self.mind = Some(mind);
        thought
    }

    fn think(&mut self, decision: &Decision<'_, Cryptide>, mind: &Mind) -> Option<Thought<Move>> {
        let own_fits = mind.fits[decision.view.clue?.idx()];
        if let Some(mv) = obvious(decision, own_fits) {
            return Some(told(&[mv], Vec::new()));
        }
        let board = Board::new(&mind.belief);
        if decision.view.question?.kind != QuestionKind::Turn {
            let own = board.lists[self.seat.idx()];
            let mv = place(decision.moves, own, &mind.allowing, own_fits, &mut self.rng)?;
            return Some(told(&[mv], vec![self.row_of_clues(own)]));
        }
        self.look(decision, mind, &board)?;
        if self.worlds.is_empty() {
            // Tokens that contradict each other, or too little time.
            return act(&mind.belief, &mind.allowing, self.seat, own_fits).map(|it| told(&[it], Vec::new()));
        }
        let moves = self.actions(&board, &mind.allowing);
        Some(told(&moves, self.beliefs(*moves.first()?)))
    }

    /// Goes through the worlds.
    fn look(&mut self, decision: &Decision<'_, Cryptide>, mind: &Mind, board: &Board) -> Option<()> {
        let mut lists = board.lists;
        lists[self.seat.idx()] = ClueSet::one(decision.view.clue?);
        let lists = &lists[..board.n_seats];
        let mut weights = EVEN;
        if let Some(reader) = &mut self.reader {
            reader.read(lists, &mind.fits, &mind.allowing, decision.stop);
            weights = reader.weights();
        }
        self.worlds.gather(&mind.fits, lists, &weights, self.most, decision.stop, &mut self.rng);
        self.survey.take(&self.worlds, board.n_seats);
        Some(())
    }

    /// What is worth a thought in one's turn, the best first.
    fn actions(&self, board: &Board, allowing: &Allowing) -> Vec<Move> {
        let mut questions = self.survey.questions(board, self.seat, allowing);
        questions.sort_by(|one, two| left_unknown(one).total_cmp(&left_unknown(two)));
        let mut moves: Vec<Move> = questions.iter().map(|it| Act::Ask(it.hex, it.seat).into()).collect();
        if let Some(&(hex, chance)) = self.survey.likeliest().first() {
            let rank = if chance >= LIKELY { 0 } else { moves.len().min(Thought::<Move>::MOST_MOVES - 1) };
            moves.insert(rank, Act::Search(hex).into());
        }
        moves
    }

    /// The habitat, and the clue of whoever is asked.
    fn beliefs(&self, chosen: Move) -> Vec<OddsRow> {
        let habitat = self.survey.likeliest().into_iter().map(|(hex, chance)| (hex.to_string(), chance)).collect();
        let mut rows = vec![OddsRow { place: "habitat".into(), chances: habitat }];
        if let Act::Ask(_, seat) = chosen.act() {
            let chances = self.survey.chances_of(seat).map(|(clue, chance)| (clue.to_string(), chance)).collect();
            rows.push(OddsRow { place: format!("clue {seat}"), chances });
        }
        rows
    }

    /// What everybody may think one's own clue to be: what matters to somebody who puts a cube.
    fn row_of_clues(&self, list: ClueSet) -> OddsRow {
        let chance = 1.0 / list.len().max(1) as f64;
        OddsRow {
            place: format!("clue {}", self.seat),
            chances: list.iter().map(|it| (it.to_string(), chance)).collect(),
        }
    }

    /// Keeps what somebody does, so that it can be read.
    fn note(&mut self, news: Option<&News>) {
        let (Some(reader), Some(mind)) = (&mut self.reader, &self.mind) else { return };
        let (seat, act) = match news {
            Some(News::Asked { seat, side, hex }) => (*seat, Act::Ask(*hex, Seat::at((*side).into()))),
            Some(News::Searched { seat, hex }) => (*seat, Act::Search(*hex)),
            Some(News::Placed { seat, hex, token: Token::Cube, .. }) => (*seat, Act::Cube(*hex)),
            _ => return,
        };
        let seat = Seat::at(seat.into());
        if seat != self.seat {
            let asked = mind.belief.view().question.and_then(|it| it.hex);
            let barred = asked.map_or(HexSet::EMPTY, HexSet::one);
            reader.note(Deed { seat, act, board: Board::new(&mind.belief), barred });
        }
    }
}

/// What can be expected to be unknown after a question, in bits; what a penalty gives away counts too.
fn left_unknown(it: &Question) -> f64 {
    let yes = it.chance_of_yes();
    yes * it.yes.bits + (1.0 - yes) * (it.no.bits + PENALTY)
}

/// A thought about these moves, the best first. They were compared by bits, which are no shares of a victory.
fn told(moves: &[Move], rows: Vec<OddsRow>) -> Thought<Move> {
    let best = moves.iter().take(Thought::<Move>::MOST_MOVES);
    Thought { moves: best.map(|mv| Considered { mv: *mv, worth: None }).collect(), beliefs: Odds { rows } }
}

impl Bot<Cryptide> for Thinker {
    fn see(&mut self, seen: &Seen<Cryptide>) {
        self.note(seen.news.first());
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
        let thought = self.decide(decision).filter(|it| decision.moves.contains(&it.moves[0].mv));
        let thought = thought.unwrap_or_else(|| told(&[decision.moves[0]], Vec::new()));
        let chosen = thought.moves[0].mv;
        self.thought = Some(thought);
        chosen
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.thought.clone()
    }
}

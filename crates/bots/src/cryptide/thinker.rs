//! `normal` and `hard`: bots that go through all worlds.
//!
//! Both weigh every question and every search by what may come of it. `hard` reads besides what the others do, and minds the race:
//! what an answer teaches those who move before its next turn, and what its own cubes tell them.

use cryptide::{Act, Belief, ClueSet, Cryptide, HexSet, Move, News, QuestionKind, Token};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Considered, Decision, Odds, OddsRow, Seat, Seen, Thought, Viewer};

use super::beginner::obvious;
use super::board::{Board, Fits, fits_of};
use super::chances::Allowing;
use super::knob::knob;
use super::race::{Position, Prospect, Race, Skill, distinct, hope};
use super::reading::{Deed, Reader};
use super::reference::{act, place};
use super::survey::{Question, Survey};
use super::worlds::{EVEN, Worlds};

/// So many of the best questions are looked at closely, and so many of the likeliest hexes.
const CLOSE: usize = 16;
const HEXES: usize = 5;

pub(super) struct Thinker {
    seat: Seat,
    rng: Pcg64Mcg,
    most: usize,
    reader: Option<Reader>,
    mind: Option<Mind>,
    worlds: Worlds,
    survey: Survey,
    race: Race,
    thought: Option<Thought<Move>>,
}

struct Mind {
    belief: Belief,
    allowing: Allowing,
    fits: Fits,
}

/// A move and what it is worth.
type Weighed = (Move, f64);

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
            race: Race::default(),
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
            return Some(told(&[(mv, None)], Vec::new()));
        }
        let kind = decision.view.question?.kind;
        let board = Board::new(&mind.belief);
        let shown = [self.row_of_clues(board.lists[self.seat.idx()])];
        if kind != QuestionKind::Turn && (self.reader.is_none() || kind != QuestionKind::Penalty) {
            let own = board.lists[self.seat.idx()];
            let mv = place(decision.moves, own, &mind.allowing, own_fits, &mut self.rng)?;
            return Some(told(&[(mv, None)], shown.into()));
        }
        let skills = self.look(decision, mind, &board)?;
        let at =
            Position { own: self.seat, own_fits, board: &board, fits: &mind.fits, allowing: &mind.allowing, skills };
        if self.worlds.is_empty() {
            // Tokens that contradict each other, or too little time.
            let mv = match kind {
                QuestionKind::Turn => act(&mind.belief, &mind.allowing, self.seat, own_fits)?,
                _ => place(decision.moves, board.lists[self.seat.idx()], &mind.allowing, own_fits, &mut self.rng)?,
            };
            return Some(told(&[(mv, None)], Vec::new()));
        }
        let is_turn = kind == QuestionKind::Turn;
        let mut weighed = if is_turn { self.weigh_actions(&at) } else { self.weigh_cubes(&at, decision.moves) };
        weighed.sort_by(|one, two| two.1.total_cmp(&one.1));
        let rows = if is_turn { self.beliefs(weighed.first()?.0) } else { shown.into() };
        let best: Vec<_> = weighed.iter().map(|it| (it.0, Some(it.1.clamp(0.0, 1.0) as f32))).collect();
        Some(told(&best, rows))
    }

    /// Goes through the worlds, and through those of the others; how these reason.
    fn look(&mut self, decision: &Decision<'_, Cryptide>, mind: &Mind, board: &Board) -> Option<[Skill; 5]> {
        let mut lists = board.lists;
        lists[self.seat.idx()] = ClueSet::one(decision.view.clue?);
        let lists = &lists[..board.n_seats];
        let (mut weights, mut skills) = (EVEN, [Skill::default(); 5]);
        if let Some(reader) = &mut self.reader {
            reader.read(lists, &mind.fits, &mind.allowing, decision.stop);
            (weights, skills) = (reader.weights(), reader.skills());
            if knob("RACE", 1.0) > 0.0 {
                self.race.take(board, &mind.fits, self.most, decision.stop, &mut self.rng);
            }
        }
        self.worlds.gather(&mind.fits, lists, &weights, self.most, decision.stop, &mut self.rng);
        self.survey.take(&self.worlds, board.n_seats);
        Some(skills)
    }

    fn weigh_actions(&mut self, at: &Position<'_>) -> Vec<Weighed> {
        let mut questions = self.survey.questions(at.board, self.seat, at.allowing);
        questions.sort_by(|one, two| at_sight(two, at).total_cmp(&at_sight(one, at)));
        let mut weighed = Vec::with_capacity(CLOSE + HEXES);
        if self.reader.is_some() {
            questions.truncate(CLOSE);
        }
        for it in &questions {
            let worth = if self.reader.is_some() { self.worth_of_question(it, at) } else { at_sight(it, at) };
            weighed.push((Act::Ask(it.hex, it.seat).into(), worth));
        }
        for (hex, chance) in self.survey.likeliest().into_iter().take(HEXES) {
            weighed.push((Act::Search(hex).into(), self.worth_of_search(hex, chance, at)));
        }
        if knob("DUMP", 0.0) > 0.0 && self.reader.is_some() {
            let start = self.survey.habitat();
            let best = weighed.iter().map(|it| it.1).fold(0.0, f64::max);
            println!("A {} {:.4} {:.4} {:.4}", self.seat.idx(), start.bits, start.best, best);
        }
        weighed
    }

    fn worth_of_question(&mut self, it: &Question, at: &Position<'_>) -> f64 {
        let yes = self.race.prospect(at, &self.worlds, &at.after_answer(it.seat, it.hex, true));
        let no = self.race.prospect(at, &self.worlds, &at.after_answer(it.seat, it.hex, false));
        let chance = it.chance_of_yes();
        chance * worth(yes, at) + (1.0 - chance) * worth_after_cube(no, at)
    }

    fn worth_of_search(&mut self, hex: cryptide::Hex, chance: f64, at: &Position<'_>) -> f64 {
        let total = self.survey.habitat().total;
        let mut sum = chance;
        for lists in at.after_search(hex) {
            let it = self.race.prospect(at, &self.worlds, &lists);
            sum += it.spread.total / total * worth_after_cube(it, at);
        }
        sum
    }

    /// Cubes by what those who move next could make of them.
    fn weigh_cubes(&mut self, at: &Position<'_>, moves: &[Move]) -> Vec<Weighed> {
        let cube = |it: &Move| match it.act() {
            Act::Cube(hex) if !at.own_fits.contains(hex) => Some(hex),
            _ => None,
        };
        let open = moves.iter().filter_map(cube).fold(HexSet::EMPTY, HexSet::with);
        let own = at.board.lists[self.seat.idx()];
        let mut weighed = Vec::new();
        for (hex, left) in distinct(own, open, at.allowing) {
            let mut lists = at.board.lists;
            lists[self.seat.idx()] = left;
            let it = self.race.prospect(at, &self.worlds, &lists);
            let told = (own.len() as f64 / left.len().max(1) as f64).log2();
            weighed.push((Act::Cube(hex).into(), worth(it, at) - knob("CHATTER", 0.03) * told));
        }
        weighed
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

fn worth(it: Prospect, at: &Position<'_>) -> f64 {
    (1.0 - it.danger) * hope(it.spread, at.board.n_seats)
}

/// A cube that has to be put tells something about oneself, for the rest of the game.
fn worth_after_cube(it: Prospect, at: &Position<'_>) -> f64 {
    (1.0 - knob("CUBE", 0.08)) * worth(it, at)
}

/// What a question seems to be worth before anybody else is thought of.
fn at_sight(it: &Question, at: &Position<'_>) -> f64 {
    let safe = |spread| Prospect { spread, danger: 0.2 };
    let chance = it.chance_of_yes();
    chance * worth(safe(it.yes), at) + (1.0 - chance) * worth_after_cube(safe(it.no), at)
}

/// A thought about these moves, the best first.
fn told(moves: &[(Move, Option<f32>)], rows: Vec<OddsRow>) -> Thought<Move> {
    let best = moves.iter().take(Thought::<Move>::MOST_MOVES);
    Thought { moves: best.map(|(mv, worth)| Considered { mv: *mv, worth: *worth }).collect(), beliefs: Odds { rows } }
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
        let thought = thought.unwrap_or_else(|| told(&[(decision.moves[0], None)], Vec::new()));
        let chosen = thought.moves[0].mv;
        self.thought = Some(thought);
        chosen
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.thought.clone()
    }
}

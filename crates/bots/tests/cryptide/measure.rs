//! How much a player learns and tells in a turn, in bits. The words are those of docs/strength.md.

use bots::{Party, Thinks};
use cryptide::infer::{Counts, Inference};
use cryptide::{Belief, ClueSet, Cryptide, HexSet, Options, QuestionKind, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Referee, Seat, Seed, Viewer};

/// Sums over games.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    pub(crate) games: u64,
    pub(crate) won: u64,
    /// Turns, and those that were questions.
    pub(crate) turns: u64,
    pub(crate) questions: u64,
    /// Bits learnt in its turns.
    pub(crate) learnt: f64,
    /// Bits told in its turns.
    pub(crate) told: f64,
    /// Bits told by both opening cubes.
    pub(crate) opening: f64,
    /// Bits expected of the questions it put, and of the best ones there were.
    pub(crate) expected: f64,
    pub(crate) best: f64,
}

impl Figures {
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.won += other.won;
        self.turns += other.turns;
        self.questions += other.questions;
        self.learnt += other.learnt;
        self.told += other.told;
        self.opening += other.opening;
        self.expected += other.expected;
        self.best += other.best;
    }

    /// So many a turn.
    pub(crate) fn a_turn(&self, sum: f64) -> f64 {
        sum / self.turns.max(1) as f64
    }
}

/// Plays one game with `level` on `seat` among others of `others`, and counts what it learns and tells.
pub(crate) fn play(level: &str, others: &str, options: Options, n_seats: usize, seat: Seat, number: u64) -> Figures {
    let referee = Referee::<Cryptide>::deal(options, n_seats, Seed::from_number(number)).expect("dealt");
    let bot = |at: Seat, _: &View| {
        let level = if at == seat { level } else { others };
        Cryptide::bot(level, at, number * 8 + at.idx() as u64).ok_or("no such level")
    };
    let mut party = Party::sit_down(referee, bot).expect("a level");
    let mut order = Pcg64Mcg::seed_from_u64(number);
    let mut figures = Figures { games: 1, ..Figures::default() };
    let mut before = Moment::new(party.referee(), seat);
    loop {
        let ended = party.step(&mut order).expect("bots make legal moves");
        let after = Moment::new(party.referee(), seat);
        if before.is_opening {
            figures.opening += before.secret - after.secret;
            before = after;
        } else if !before.is_own_turn {
            before = after;
        } else if !after.is_in_own_turn {
            figures.take_turn(&before, &after);
            before = after;
        }
        if let Some(outcome) = ended {
            figures.won += u64::from(outcome.winners().contains(seat));
            return figures;
        }
    }
}

/// What a seat knows, and what is known of it.
struct Moment {
    belief: Belief,
    seat: Seat,
    is_opening: bool,
    /// It has the choice of its turn.
    is_own_turn: bool,
    /// It is its turn, and that may be somebody else's answer or its own penalty.
    is_in_own_turn: bool,
    /// What it does not know of the habitat, in bits.
    unknown: f64,
    /// What others do not know of its clue by its tokens alone, in bits.
    secret: f64,
}

impl Moment {
    fn new(referee: &Referee<Cryptide>, seat: Seat) -> Self {
        let view = referee.view(Viewer::Seat(seat));
        let belief = Belief::new(Viewer::Seat(seat), &view);
        let kind = view.question.map(|it| it.kind);
        let is_in_own_turn = usize::from(view.active) == seat.idx() && view.end.is_none();
        let secret = (belief.public_list(seat).len() as f64).log2();
        Self {
            unknown: bits(&belief.inference().counts()),
            seat,
            is_opening: kind == Some(QuestionKind::Opening),
            is_own_turn: is_in_own_turn && kind == Some(QuestionKind::Turn),
            is_in_own_turn,
            secret,
            belief,
        }
    }

    /// The bits expected of a question to a seat with these clues, of which some say yes.
    fn expected(&self, lists: &[ClueSet], seat: Seat, agreeing: ClueSet) -> f64 {
        let mut left = 0.0;
        let mut total = 0;
        for answer in [agreeing, lists[seat.idx()].minus(agreeing)] {
            let mut lists = lists.to_vec();
            lists[seat.idx()] = answer;
            let counts = Inference::new(*self.belief.masks(), &lists).counts();
            left += counts.total as f64 * bits(&counts);
            total += counts.total;
        }
        self.unknown - left / (total.max(1) as f64)
    }

    /// The bits expected of each question, those that part the clues alike only once; and of the one that was put.
    fn questions(&self, put: (cryptide::Hex, Seat)) -> (f64, f64) {
        let (lists, shown) = (self.belief.inference().lists().to_vec(), self.belief.shown());
        let closed = shown.iter().fold(HexSet::EMPTY, |all, it| all.or(it.cubes));
        let agreeing = |seat: Seat, hex| {
            lists[seat.idx()].iter().filter(|it| self.belief.masks().fits(*it).contains(hex)).collect::<ClueSet>()
        };
        let mut best = 0.0_f64;
        for seat in Seat::all(lists.len()).filter(|it| *it != self.seat) {
            let mut met: Vec<ClueSet> = Vec::new();
            for hex in closed.or(shown[seat.idx()].discs).complement().iter() {
                let agreeing = agreeing(seat, hex);
                if !met.contains(&agreeing) {
                    met.push(agreeing);
                    best = best.max(self.expected(&lists, seat, agreeing));
                }
            }
        }
        (best, self.expected(&lists, put.1, agreeing(put.1, put.0)))
    }
}

/// How much is unknown of the habitat.
fn bits(counts: &Counts) -> f64 {
    let total = counts.total.max(1) as f64;
    let of = |n: &u64| if *n == 0 { 0.0 } else { *n as f64 / total * (total / *n as f64).log2() };
    counts.habitat.iter().map(of).sum()
}

impl Figures {
    fn take_turn(&mut self, before: &Moment, after: &Moment) {
        self.turns += 1;
        self.learnt += before.unknown - after.unknown;
        let over = after.belief.view().end.is_some();
        // The last search shows everything; what it tells does not matter any more.
        self.told += if over { 0.0 } else { before.secret - after.secret };
        let last = after.belief.view().last.expect("somebody acted");
        if let Some(side) = last.side {
            let (best, expected) = before.questions((last.hex, Seat::at(side.into())));
            self.questions += 1;
            self.best += best;
            self.expected += expected;
        }
    }
}

//! `beginner`: does what the lesson teaches and no more. It goes to the nearest print that it has not seen, of a colour that is still
//! open; three alike are a proof and nothing else is; it asks who stands on its cell; it stops where none of the Beast's three
//! ways passes; it lays a Pense-Bête for what is proven; and its trap when it knows all four things. It thinks of no tomorrow, nor of
//! the end of the prize: it never guesses.

use gevaudan::{Belief, Cell, CellSet, Colour, Gevaudan, Glance, Move, QuestionKind, Shelf, TokenSet};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Viewer, pick};

use super::know::{Know, likeliest, wanted};
use super::land::Land;

/// Wounds that send it to a refuge.
const HURT: u8 = 2;

pub(super) struct Beginner {
    seat: Seat,
    rng: Pcg64Mcg,
    mind: Option<(Belief, Land)>,
}

impl Beginner {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed), mind: None }
    }

    fn decide(&mut self, decision: &Decision<'_, Gevaudan>) -> Option<Move> {
        let (belief, land) = self.mind.as_ref()?;
        let glance = belief.glance()?;
        let know = Know::of(&glance, None);
        let lesson = Lesson { glance: &glance, land, know, wanted: wanted(&know, glance.known()) };
        let taught = match glance.question()? {
            QuestionKind::Turn => lesson.turn(),
            other => lesson.answer(other, decision.moves),
        };
        taught.filter(|it| decision.moves.contains(it)).or_else(|| any(decision.moves, &mut self.rng))
    }
}

/// A move like another, but for Pense-Bêtes, which are never asked for.
fn any(moves: &[Move], rng: &mut Pcg64Mcg) -> Option<Move> {
    if moves.contains(&Move::End) {
        return Some(Move::End);
    }
    let asked: Vec<Move> = moves.iter().filter(|it| !matches!(it, Move::Note(..))).copied().collect();
    pick(&asked, rng).copied()
}

/// What the lesson has to say of one moment.
struct Lesson<'a> {
    glance: &'a Glance<'a>,
    land: &'a Land,
    know: Know,
    wanted: TokenSet,
}

impl Lesson<'_> {
    fn cell(&self) -> Option<Cell> {
        self.glance.cell(self.glance.seat())
    }

    fn is_wanted(&self, cell: Cell) -> bool {
        self.glance.hidden_at(cell).is_some_and(|it| self.wanted.contains(it))
    }

    fn turn(&self) -> Option<Move> {
        let cell = self.cell()?;
        if let Some(colour) = self.glance.open_notes().find(|it| self.know.is_settled(it.idx())) {
            return Some(Move::Note(colour, self.know.there[colour.idx()] > 0.5));
        }
        if (0..4).all(|it| self.know.is_settled(it)) {
            return self.hurry(cell);
        }
        if self.glance.wounds(self.glance.seat()) >= HURT && self.glance.is_opening() {
            return self.nearest(cell, CellSet::REFUGES).map(Move::Heal);
        }
        self.flee(cell).or_else(|| self.look(cell))
    }

    /// To the likeliest lair, and the trap.
    fn hurry(&self, cell: Cell) -> Option<Move> {
        let (target, _) = likeliest(&self.know.lair(self.land));
        if target == cell { Some(Move::Trap) } else { self.step(cell, target) }
    }

    /// The last point is for stepping out of the Beast's ways.
    fn flee(&self, cell: Cell) -> Option<Move> {
        let danger = self.land.danger(self.glance.beast(), self.glance.beast_steps());
        if self.glance.points() != 1 || danger[cell.idx()] <= 0.0 {
            return None;
        }
        let safe = |it: &Cell| danger[it.idx()] <= 0.0 && *it != self.glance.beast();
        self.land.near(cell).iter().find(safe).map(Move::Walk)
    }

    fn look(&self, cell: Cell) -> Option<Move> {
        if self.glance.points() == 0 {
            return None;
        }
        if self.is_wanted(cell) && !self.glance.closed().contains(cell) {
            return Some(Move::Examine);
        }
        if let Some(mv) = self.consult(cell) {
            return Some(mv);
        }
        let open = Cell::all().filter(|it| self.is_wanted(*it)).collect::<CellSet>();
        let target = self.nearest(cell, open.minus(self.glance.closed()).without(self.glance.beast()))?;
        self.step(cell, target)
    }

    /// The archives that can be looked at here: the colour of which there are most.
    fn consult(&self, cell: Cell) -> Option<Move> {
        let others = Seat::all(self.glance.n_seats()).filter(|it| *it != self.glance.seat()).map(Shelf::Hunter);
        let shelves = others.chain([Shelf::Town]).filter(|it| self.glance.cell_of(*it) == Some(cell));
        for shelf in shelves {
            let places = |colour: Colour| {
                let prints = self.glance.shelf(shelf).iter().enumerate();
                prints.filter(move |it| self.wanted.contains(*it.1) && it.1.colour() == colour).map(|it| it.0)
            };
            let most = Colour::ALL.into_iter().max_by_key(|it| places(*it).count())?;
            let affordable = self.glance.consult_cost(shelf).is_some_and(|it| it <= self.glance.points());
            if places(most).next().is_some() && affordable {
                return Some(Move::Consult(shelf, places(most).collect()));
            }
        }
        None
    }

    fn nearest(&self, cell: Cell, among: CellSet) -> Option<Cell> {
        let steps = &self.land.steps(Some(self.glance.beast()))[cell.idx()];
        among.iter().min_by_key(|it| steps[it.idx()])
    }

    fn step(&self, from: Cell, to: Cell) -> Option<Move> {
        let steps = &self.land.steps(Some(self.glance.beast()))[to.idx()];
        let open = |it: &Cell| *it != self.glance.beast() || *it == to;
        self.land.near(from).iter().filter(open).min_by_key(|it| steps[it.idx()]).map(Move::Walk)
    }

    /// In a battue what it wants to see; else yes to what is offered.
    fn answer(&self, question: QuestionKind, moves: &[Move]) -> Option<Move> {
        match question {
            QuestionKind::Lead | QuestionKind::Paysan | QuestionKind::Drive => {
                let further = self.glance.open_steps().iter().find(|it| self.is_wanted(*it))?;
                Some(if question == QuestionKind::Lead { Move::Lead(further) } else { Move::Further(further) })
            }
            _ => Some(Move::Yes).filter(|it| moves.contains(it)),
        }
    }
}

impl Bot<Gevaudan> for Beginner {
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
}

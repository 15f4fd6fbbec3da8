//! The way to a trap: what can still be looked at before it is laid, what may come of it, and where to lay it then.

use gevaudan::{Cell, CellSet, Glance, Move, N_TERRAIN};

use super::know::Know;
use super::land::{FAR, Land};

/// A look must raise the chance by this.
const BETTER: f32 = 1e-3;

/// What all ways to a trap in this turn depend on.
pub(super) struct Finale<'a> {
    land: &'a Land,
    /// Cells with a print that is wanted, by colour.
    wanted: [CellSet; 4],
    /// Most looks on the way that are thought of.
    depth: u8,
}

/// The best way to a trap.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// The chance that the trap will be laid on the lair.
    pub(super) chance: f32,
    /// What comes first; none if no cell where it may be is within reach.
    pub(super) first: Option<Move>,
}

impl<'a> Finale<'a> {
    pub(super) fn new(land: &'a Land, wanted: [CellSet; 4], depth: u8) -> Self {
        Self { land, wanted, depth }
    }

    /// The best way for so many points, from where the hunter stands.
    pub(super) fn best(&self, glance: &Glance<'_>, know: &Know, points: u8) -> Way {
        let Some(cell) = glance.cell(glance.seat()) else { return Way { chance: 0.0, first: None } };
        let (target, reach) = self.reach(cell, points, know);
        let (look, chance) = self.best_look(cell, points, know, CellSet::EMPTY, self.depth, reach);
        let first = match look {
            Some(it) if it == cell => Some(Move::Examine),
            Some(it) => self.step_to(cell, it),
            None if reach <= 0.0 => None,
            None if target == cell => Some(Move::Trap),
            None => self.step_to(cell, target),
        };
        Way { chance, first }
    }

    /// The likeliest lair within reach, and its chance.
    #[inline]
    fn reach(&self, cell: Cell, points: u8, know: &Know) -> (Cell, f32) {
        let chances = know.lair(self.land);
        let steps = &self.land.steps(None)[cell.idx()];
        let mut best = (cell, 0.0);
        for at in 0..N_TERRAIN {
            if steps[at] <= points && chances[at] > best.1 {
                best = (Cell::new(at).unwrap_or(cell), chances[at]);
            }
        }
        best
    }

    /// The look that raises the chance most, if any does, and the chance.
    fn best_look(
        &self,
        cell: Cell,
        points: u8,
        know: &Know,
        looked: CellSet,
        depth: u8,
        now: f32,
    ) -> (Option<Cell>, f32) {
        let mut best = (None, now);
        if depth == 0 || points == 0 || now > 1.0 - BETTER {
            return best;
        }
        let steps = &self.land.steps(None)[cell.idx()];
        for (colour, wanted) in self.wanted.iter().enumerate().filter(|it| !know.is_settled(it.0)) {
            let after = [know.after(colour, true), know.after(colour, false)];
            let yes = know.chance_present(colour);
            for at in wanted.minus(looked).iter() {
                let cost = steps[at.idx()].min(FAR) + 1;
                if cost > points {
                    continue;
                }
                let (left, looked) = (points - cost, looked.with(at));
                let [one, two] = [&after[0], &after[1]].map(|it| {
                    let now = self.reach(at, left, it).1;
                    self.best_look(at, left, it, looked, depth - 1, now).1
                });
                let chance = yes * one + (1.0 - yes) * two;
                if chance > best.1 + BETTER {
                    best = (Some(at), chance);
                }
            }
        }
        best
    }

    fn step_to(&self, from: Cell, to: Cell) -> Option<Move> {
        let steps = &self.land.steps(None)[to.idx()];
        self.land.near(from).iter().find(|it| steps[it.idx()] < steps[from.idx()]).map(Move::Walk)
    }
}

//! What is printed, as plain numbers.

use crate::card::{EventKind, N_CHARACTERS};
use crate::cell::{Cell, CellSet, N_CELLS, N_TERRAIN};

/// What is printed on one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Printed {
    pub(crate) kind: EventKind,
    pub(crate) value: u8,
    /// How often the Characters slide.
    pub(crate) slides: u8,
}

/// Everything a file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// Neighbours, symmetric.
    pub(crate) near: [CellSet; N_CELLS],
    /// Parameters as bits, the village being bit 0.
    pub(crate) has: [u8; N_TERRAIN],
    /// By colour of the die, then by cell.
    pub(crate) arrows: [[Cell; N_TERRAIN]; 3],
    /// Where cells are drawn.
    pub(crate) at: [(u8, u8); N_CELLS],
    pub(crate) church: Cell,
    pub(crate) entries: [Cell; 3],
    /// Where the ring starts, and the end of the track.
    pub(crate) ferocity: (u8, u8),
    /// E1 to E12, then H1 to H12.
    pub(crate) events: [Printed; 24],
    pub(crate) tokens: [u8; 7],
    pub(crate) cubes: [u8; N_CHARACTERS],
}

impl Plan {
    /// A plan with nothing on it.
    pub(crate) const fn blank() -> Self {
        let nothing = Printed { kind: EventKind::Battue, value: 0, slides: 0 };
        Self {
            near: [CellSet::EMPTY; N_CELLS],
            has: [0; N_TERRAIN],
            arrows: [[Cell::at(0); N_TERRAIN]; 3],
            at: [(0, 0); N_CELLS],
            church: Cell::at(0),
            entries: [Cell::at(0); 3],
            ferocity: (0, 0),
            events: [nothing; 24],
            tokens: [0; 7],
            cubes: [0; N_CHARACTERS],
        }
    }

    pub(crate) fn join(&mut self, one: Cell, two: Cell) {
        self.near[one.idx()] = self.near[one.idx()].with(two);
        self.near[two.idx()] = self.near[two.idx()].with(one);
    }

    /// Steps from a cell to every other; a cell that cannot be reached is as far as can be.
    pub(crate) fn distances(&self, from: Cell) -> [u8; N_CELLS] {
        let mut distances = [u8::MAX; N_CELLS];
        let (mut reached, mut edge) = (CellSet::one(from), CellSet::one(from));
        let mut steps = 0;
        while !edge.is_empty() {
            edge.iter().for_each(|it| distances[it.idx()] = steps);
            let next = edge.iter().fold(CellSet::EMPTY, |all, it| all.or(self.near[it.idx()])).minus(reached);
            reached = reached.or(next);
            edge = next;
            steps += 1;
        }
        distances
    }

    /// Terrain cells one to three terrain steps away.
    pub(crate) fn beyond(&self, from: Cell) -> CellSet {
        let mut reached = CellSet::one(from);
        for _ in 0..3 {
            let around = reached.iter().fold(reached, |all, it| all.or(self.near[it.idx()]));
            reached = around.and(CellSet::TERRAIN);
        }
        reached.minus(CellSet::one(from))
    }

    /// Cells that two or three steps reach without using a cell twice.
    pub(crate) fn rides(&self, from: Cell) -> CellSet {
        let mut reached = CellSet::EMPTY;
        let start = CellSet::one(from);
        for first in self.near[from.idx()].iter() {
            for second in self.near[first.idx()].minus(start).iter() {
                let third = self.near[second.idx()].minus(start.with(first));
                reached = reached.with(second).or(third);
            }
        }
        reached
    }

    /// Whether `left` more cells can be walked from `cell` without using one of `used`.
    pub(crate) fn can_walk(&self, cell: Cell, used: CellSet, left: u8) -> bool {
        let open = self.near[cell.idx()].minus(used);
        match left {
            0 => true,
            1 => !open.is_empty(),
            _ => open.iter().any(|next| self.can_walk(next, used.with(next), left - 1)),
        }
    }
}

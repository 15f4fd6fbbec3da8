//! The board as a planner reads it: ways round the Beast and what it may cross, worked out once a game.

use gevaudan::{Arrow, Cell, CellSet, Colour, Glance, N_CELLS, N_TERRAIN};

/// How often each colour of the die comes: black, grey, white.
const FACES: [f32; 3] = [3.0 / 6.0, 2.0 / 6.0, 1.0 / 6.0];
/// No Beast goes further in one move.
const MOST_STEPS: usize = 16;
/// A cell that is not reached.
pub(super) const FAR: u8 = 99;

/// Steps between all cells while one of them is not to be entered on the way.
type Steps = [[u8; N_CELLS]; N_CELLS];

pub(super) struct Land {
    near: [CellSet; N_CELLS],
    /// By the cell that is closed; the last one for none.
    steps: Box<[Steps; N_TERRAIN + 1]>,
    /// What the Beast crosses from a cell by a colour, by the number of steps.
    crossed: [[[CellSet; MOST_STEPS + 1]; 3]; N_TERRAIN],
    /// The parameters of the terrain cells, one bit a colour.
    codes: [u8; N_TERRAIN],
}

impl Land {
    pub(super) fn of(glance: &Glance<'_>) -> Self {
        let mut land = Self {
            near: [CellSet::EMPTY; N_CELLS],
            steps: Box::new([[[FAR; N_CELLS]; N_CELLS]; N_TERRAIN + 1]),
            crossed: [[[CellSet::EMPTY; MOST_STEPS + 1]; 3]; N_TERRAIN],
            codes: [0; N_TERRAIN],
        };
        Cell::all().for_each(|it| land.near[it.idx()] = glance.near(it));
        for cell in CellSet::TERRAIN.iter() {
            let has = |colour: &Colour| glance.with(*colour).contains(cell);
            land.codes[cell.idx()] = Colour::ALL.iter().filter(|it| has(it)).fold(0, |code, it| code | 1 << it.idx());
            for arrow in Arrow::ALL {
                land.crossed[cell.idx()][arrow.idx()] = crossed_from(glance, arrow, cell);
            }
        }
        for from in Cell::all() {
            for closed in CellSet::TERRAIN.iter() {
                land.steps[closed.idx()][from.idx()] = land.steps_from(from, Some(closed));
            }
            land.steps[N_TERRAIN][from.idx()] = land.steps_from(from, None);
        }
        land
    }

    #[inline]
    pub(super) fn near(&self, cell: Cell) -> CellSet {
        self.near[cell.idx() % N_CELLS]
    }

    /// The parameters of a terrain cell, one bit a colour.
    #[inline]
    pub(super) fn code(&self, cell: Cell) -> u8 {
        self.codes[cell.idx() % N_TERRAIN]
    }

    /// Steps between all cells, never over `closed` unless a way begins or ends there.
    #[inline]
    pub(super) fn steps(&self, closed: Option<Cell>) -> &Steps {
        &self.steps[closed.map_or(N_TERRAIN, Cell::idx).min(N_TERRAIN)]
    }

    /// The chance that the Beast crosses each cell in a move of so many steps.
    pub(super) fn danger(&self, beast: Cell, steps: u8) -> [f32; N_CELLS] {
        let mut danger = [0.0; N_CELLS];
        for (crossed, chance) in self.crossed[beast.idx() % N_TERRAIN].iter().zip(FACES) {
            crossed[usize::from(steps).min(MOST_STEPS)].iter().for_each(|it| danger[it.idx()] += chance);
        }
        danger
    }

    fn steps_from(&self, from: Cell, closed: Option<Cell>) -> [u8; N_CELLS] {
        let mut steps = [FAR; N_CELLS];
        let mut edge = CellSet::one(from);
        let (mut reached, mut distance) = (edge, 0);
        while !edge.is_empty() {
            edge.iter().for_each(|it| steps[it.idx()] = distance);
            let open = edge.iter().filter(|it| Some(*it) != closed || *it == from);
            edge = open.fold(CellSet::EMPTY, |all, it| all.or(self.near(it))).minus(reached);
            reached = reached.or(edge);
            distance += 1;
        }
        steps
    }
}

fn crossed_from(glance: &Glance<'_>, arrow: Arrow, cell: Cell) -> [CellSet; MOST_STEPS + 1] {
    let mut crossed = [CellSet::EMPTY; MOST_STEPS + 1];
    let mut at = cell;
    for steps in 1..=MOST_STEPS {
        at = glance.arrow(arrow, at);
        crossed[steps] = crossed[steps - 1].with(at);
    }
    crossed
}

//! The board as a bot reads it off a view: borders, arrows, and what the Beast may do next.

use gevaudan::{Cell, CellSet, Colour, N_CELLS, N_TERRAIN, View};

/// How often each colour of the die comes: black, grey, white.
const FACES: [f64; 3] = [3.0 / 6.0, 2.0 / 6.0, 1.0 / 6.0];

pub(super) struct Ground {
    near: [CellSet; N_CELLS],
    arrows: [[Option<Cell>; 3]; N_CELLS],
    with: [CellSet; 4],
    pub(super) church: Cell,
}

impl Ground {
    pub(super) fn of(view: &View) -> Self {
        let mut ground = Self {
            near: [CellSet::EMPTY; N_CELLS],
            arrows: [[None; 3]; N_CELLS],
            with: [CellSet::EMPTY; 4],
            church: view.board.church,
        };
        for cell in &view.board.cells {
            let at = cell.cell.idx();
            ground.near[at] = cell.near.iter().copied().collect();
            ground.arrows[at].iter_mut().zip(&cell.arrows).for_each(|(slot, to)| *slot = Some(*to));
            for colour in &cell.has {
                ground.with[colour.idx()] = ground.with[colour.idx()].with(cell.cell);
            }
        }
        ground
    }

    pub(super) fn near(&self, cell: Cell) -> CellSet {
        self.near[cell.idx() % N_CELLS]
    }

    /// The cells where a parameter is there.
    pub(super) fn with(&self, colour: Colour) -> CellSet {
        self.with[colour.idx()]
    }

    /// The chance that the Beast crosses each cell in a move of so many steps.
    pub(super) fn danger(&self, beast: Cell, steps: u8) -> [f64; N_CELLS] {
        let mut danger = [0.0; N_CELLS];
        for (colour, chance) in FACES.into_iter().enumerate() {
            let mut crossed = CellSet::EMPTY;
            let mut at = beast;
            for _ in 0..steps {
                let Some(next) = self.arrows[at.idx() % N_CELLS][colour] else { break };
                crossed = crossed.with(next);
                at = next;
            }
            crossed.iter().for_each(|it| danger[it.idx()] += chance);
        }
        danger
    }

    /// Steps from everywhere to `target`, never over `closed` unless it is the target itself.
    pub(super) fn steps_to(&self, target: Cell, closed: Cell) -> [u8; N_CELLS] {
        let mut steps = [u8::MAX; N_CELLS];
        let mut edge = CellSet::one(target);
        let mut reached = edge;
        let mut distance = 0;
        while !edge.is_empty() {
            edge.iter().for_each(|it| steps[it.idx()] = distance);
            let next = edge.iter().filter(|it| *it != closed || *it == target);
            edge = next.fold(CellSet::EMPTY, |all, it| all.or(self.near(it))).minus(reached);
            reached = reached.or(edge);
            distance += 1;
        }
        steps
    }
}

/// The likeliest lair and its chance.
pub(super) fn likeliest(chances: &[f64; N_TERRAIN]) -> (Cell, f64) {
    let best = (0..N_TERRAIN).max_by(|one, two| chances[*one].total_cmp(&chances[*two])).unwrap_or(0);
    (Cell::new(best).unwrap_or_else(|| unreachable!("sixteen terrain cells")), chances[best])
}

//! What a board must fulfil.

use std::fmt;

use super::plan::Plan;
use crate::card::{Arrow, EventKind};
use crate::cell::{Cell, CellSet, N_TERRAIN};

/// What is wrong with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The code is not one of a board.
    Code,
    /// Two terrain cells have the same parameters (GEV-TER-2).
    SameParameters(Cell, Cell),
    /// A cell is its own neighbour.
    OwnNeighbour(Cell),
    /// An arrow leads out of the terrain or not to a neighbour (GEV-R04).
    ArrowLeaves(Arrow, Cell),
    /// A terrain cell cannot be reached over terrain.
    Apart(Cell),
    /// A refuge has no way in.
    RefugeShut(Cell),
    /// The church or an entry is not on terrain.
    NotTerrain(Cell),
    /// The ferocity does not start on its track of 1 to 8.
    Ferocity,
    /// There are not six battues and six ferocities among twelve events (GEV-SET-1, GEV-HIS-1).
    Events,
    /// A value is beyond what the rules foresee.
    Value,
    /// From this cell no battue of the longest kind can be led (GEV-R21).
    NoRoute(Cell),
}

impl Flaw {
    /// What can be done about it.
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::Code => "make the code anew with `bestiaire gevaudan check FILE`",
            Self::SameParameters(..) => "each of the 16 combinations of V, R, F, D stands on exactly one cell",
            Self::OwnNeighbour(_) => "name the cells on the other side of its borders",
            Self::ArrowLeaves(..) => "every arrow leads from a terrain cell to a neighbouring terrain cell",
            Self::Apart(_) => "name the borders between terrain cells; the Beast never crosses a refuge",
            Self::RefugeShut(_) => "a refuge has at least one neighbouring terrain cell",
            Self::NotTerrain(_) => "the church and the three entries are terrain cells",
            Self::Ferocity => "write `ferocity START END` with 1 <= START <= END <= 8",
            Self::Events => "six events of each kind: e01 to e06 battue, e07 to e12 ferocity; h01 to h12 in any order",
            Self::Value => "battues and ferocities go from 1 to 7, slides to 3, tokens to 7, cubes to 3",
            Self::NoRoute(_) => "a battue never uses a cell twice; look for missing borders",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code => f.write_str("this is not the code of a board"),
            Self::SameParameters(one, two) => write!(f, "{one} and {two} have the same parameters"),
            Self::OwnNeighbour(cell) => write!(f, "{cell} is its own neighbour"),
            Self::ArrowLeaves(arrow, cell) => {
                write!(f, "the {} arrow of {cell} does not lead to a neighbouring terrain cell", arrow.name())
            }
            Self::Apart(cell) => write!(f, "{cell} cannot be reached over terrain"),
            Self::RefugeShut(cell) => write!(f, "the refuge {cell} has no way in"),
            Self::NotTerrain(cell) => write!(f, "{cell} is not a terrain cell"),
            Self::Ferocity => f.write_str("the ferocity does not start on its track"),
            Self::Events => f.write_str("the events are not six battues and six ferocities"),
            Self::Value => f.write_str("a printed value is out of bounds"),
            Self::NoRoute(cell) => write!(f, "no battue of full length can be led from {cell}"),
        }
    }
}

impl std::error::Error for Flaw {}

/// All checks, one after another.
pub(super) fn check(plan: &Plan) -> Result<(), Flaw> {
    check_values(plan)?;
    check_cells(plan)?;
    check_arrows(plan)?;
    check_ways(plan)
}

fn check_values(plan: &Plan) -> Result<(), Flaw> {
    let (start, end) = plan.ferocity;
    if start < 1 || start > end || end > 8 {
        return Err(Flaw::Ferocity);
    }
    let battues = |events: &[super::Printed]| events.iter().filter(|it| it.kind == EventKind::Battue).count();
    let (standard, historical) = plan.events.split_at(12);
    if battues(&standard[..6]) != 6 || battues(standard) != 6 || battues(historical) != 6 {
        return Err(Flaw::Events);
    }
    let values = plan.events.iter().all(|it| (1..=7).contains(&it.value) && it.slides <= 3);
    if !values || plan.tokens.iter().any(|it| *it > 7) || plan.cubes.iter().any(|it| *it > 3) {
        return Err(Flaw::Value);
    }
    Ok(())
}

fn check_cells(plan: &Plan) -> Result<(), Flaw> {
    let mut seen: [Option<Cell>; N_TERRAIN] = [None; N_TERRAIN];
    for cell in CellSet::TERRAIN.iter() {
        let slot = &mut seen[usize::from(plan.has[cell.idx()] & 15)];
        if let Some(other) = slot.replace(cell) {
            return Err(Flaw::SameParameters(other, cell));
        }
    }
    if let Some(cell) = Cell::all().find(|it| plan.near[it.idx()].contains(*it)) {
        return Err(Flaw::OwnNeighbour(cell));
    }
    if let Some(cell) = [plan.church].into_iter().chain(plan.entries).find(|it| it.is_refuge()) {
        return Err(Flaw::NotTerrain(cell));
    }
    Ok(())
}

fn check_arrows(plan: &Plan) -> Result<(), Flaw> {
    for arrow in Arrow::ALL {
        for cell in CellSet::TERRAIN.iter() {
            let to = plan.arrows[arrow.idx()][cell.idx()];
            if to.is_refuge() || !plan.near[cell.idx()].contains(to) {
                return Err(Flaw::ArrowLeaves(arrow, cell));
            }
        }
    }
    Ok(())
}

fn check_ways(plan: &Plan) -> Result<(), Flaw> {
    let start = Cell::at(0);
    let mut reached = CellSet::one(start);
    for _ in 0..N_TERRAIN {
        let around = reached.iter().fold(reached, |all, it| all.or(plan.near[it.idx()]));
        reached = around.and(CellSet::TERRAIN);
    }
    if let Some(cell) = CellSet::TERRAIN.minus(reached).first() {
        return Err(Flaw::Apart(cell));
    }
    let shut = |it: &Cell| plan.near[it.idx()].and(CellSet::TERRAIN).is_empty();
    if let Some(cell) = CellSet::REFUGES.iter().find(shut) {
        return Err(Flaw::RefugeShut(cell));
    }
    let battues = plan.events.iter().filter(|it| it.kind == EventKind::Battue);
    let longest = battues.map(|it| it.value).max().unwrap_or(0);
    match CellSet::TERRAIN.iter().find(|it| !plan.can_walk(*it, CellSet::one(*it), longest)) {
        Some(cell) => Err(Flaw::NoRoute(cell)),
        None => Ok(()),
    }
}

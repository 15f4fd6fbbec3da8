//! The board, the events and all printed numbers, as the rules ask for them. They are read from a file that is ours
//! (`data/margeride.txt`); a table may play on another one, whose text travels in its options as a short code.

mod check;
mod code;
mod file;
mod plan;

use std::fmt;
use std::sync::{Arc, LazyLock};

pub use check::Flaw;
pub use file::{BoardError, read};
pub(crate) use plan::{Plan, Printed};

use crate::card::{Arrow, Card, Character, EventKind, Hunter};
use crate::cell::{Cell, CellSet, N_CELLS, N_TERRAIN};
use crate::look::look_at_board;
use crate::print::Colour;
use crate::view::{BoardView, Drawn};

/// A board that passed all checks, with the tables that rules look things up in.
#[derive(Clone)]
pub struct Board {
    plan: Plan,
    distance: [[u8; N_CELLS]; N_CELLS],
    /// Terrain cells at most three terrain steps away, the cell itself left out (GEV-R25).
    beyond: [CellSet; N_TERRAIN],
    /// Cells that two or three steps reach without using one twice (GEV-R38).
    rides: [CellSet; N_CELLS],
    with: [CellSet; 4],
    by_code: [Cell; N_TERRAIN],
    /// What everybody sees of it.
    drawn: Drawn,
}

/// Everything else follows from the plan.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.plan == other.plan
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.code())
    }
}

impl Board {
    /// Checks a plan and makes its tables.
    pub(crate) fn new(plan: Plan) -> Result<Self, Flaw> {
        check::check(&plan)?;
        let mut with = [CellSet::EMPTY; 4];
        let mut by_code = [Cell::at(0); N_TERRAIN];
        for cell in CellSet::TERRAIN.iter() {
            let code = plan.has[cell.idx()];
            by_code[usize::from(code & 15)] = cell;
            for (at, set) in with.iter_mut().enumerate() {
                *set = if code >> at & 1 == 1 { set.with(cell) } else { *set };
            }
        }
        let mut distance = [[0; N_CELLS]; N_CELLS];
        let mut rides = [CellSet::EMPTY; N_CELLS];
        let mut beyond = [CellSet::EMPTY; N_TERRAIN];
        for cell in Cell::all() {
            distance[cell.idx()] = plan.distances(cell);
            rides[cell.idx()] = plan.rides(cell);
        }
        for cell in CellSet::TERRAIN.iter() {
            beyond[cell.idx()] = plan.beyond(cell);
        }
        let drawn = Drawn::new(look_at_board(&plan, &with));
        Ok(Self { plan, distance, beyond, rides, with, by_code, drawn })
    }

    /// The same board, which says that it is the house's.
    fn of_the_house(mut self) -> Self {
        self.drawn = Drawn::new(BoardView { house: true, ..(*self.drawn).clone() });
        self
    }

    /// What everybody sees of it.
    pub(crate) fn drawn(&self) -> Drawn {
        self.drawn.clone()
    }

    /// The text that makes the same board again.
    pub fn code(&self) -> String {
        code::encode(&self.plan)
    }

    #[inline]
    pub(crate) fn near(&self, cell: Cell) -> CellSet {
        self.plan.near.get(cell.idx()).copied().unwrap_or(CellSet::EMPTY)
    }

    /// Steps between two cells, refuges included (GEV-R05).
    #[inline]
    pub(crate) fn distance(&self, one: Cell, two: Cell) -> u8 {
        self.distance[one.idx() % N_CELLS][two.idx() % N_CELLS]
    }

    #[inline]
    pub(crate) fn beyond(&self, cell: Cell) -> CellSet {
        self.beyond[cell.idx() % N_TERRAIN]
    }

    #[inline]
    pub(crate) fn rides(&self, cell: Cell) -> CellSet {
        self.rides[cell.idx() % N_CELLS]
    }

    /// Whether `left` more cells can be walked from `cell` without using one of `used` (GEV-R20).
    pub(crate) fn can_walk(&self, cell: Cell, used: CellSet, left: u8) -> bool {
        self.plan.can_walk(cell, used, left)
    }

    /// Where the Beast goes from a cell.
    #[inline]
    pub(crate) fn arrow(&self, arrow: Arrow, cell: Cell) -> Cell {
        self.plan.arrows[arrow.idx()][cell.idx() % N_TERRAIN]
    }

    pub(crate) fn entry(&self, arrow: Arrow) -> Cell {
        self.plan.entries[arrow.idx()]
    }

    /// The cells where a parameter is there.
    #[inline]
    pub(crate) fn with(&self, colour: Colour) -> CellSet {
        self.with[colour.idx()]
    }

    /// The cell with exactly these parameters, the village being bit 0 (GEV-TER-2).
    #[inline]
    pub(crate) fn cell_of(&self, code: usize) -> Cell {
        self.by_code[code % N_TERRAIN]
    }

    pub(crate) fn church(&self) -> Cell {
        self.plan.church
    }

    pub(crate) fn first_ferocity(&self) -> u8 {
        self.plan.ferocity.0
    }

    #[inline]
    pub(crate) fn most_ferocity(&self) -> u8 {
        self.plan.ferocity.1
    }

    #[inline]
    pub(crate) fn printed(&self, card: Card) -> Printed {
        match card {
            Card::LAST_ROUNDS => Printed { kind: EventKind::LastRounds, value: 0, slides: 0 },
            Card::END => Printed { kind: EventKind::End, value: 0, slides: 0 },
            _ => self.plan.events[card.idx() % 24],
        }
    }

    pub(crate) fn tokens(&self, hunter: Hunter) -> u8 {
        self.plan.tokens[hunter as usize]
    }

    #[inline]
    pub(crate) fn cubes(&self, character: Character) -> u8 {
        self.plan.cubes[character.idx()]
    }
}

/// The text of the house's own board.
pub const HOUSE_FILE: &str = include_str!("../../data/margeride.txt");

static HOUSE: LazyLock<Board> = LazyLock::new(|| {
    let read = read(HOUSE_FILE).map(Board::of_the_house);
    read.unwrap_or_else(|why| unreachable!("the board of the house is checked by a test: {why}"))
});

/// The board of a table: the house's, or one that the host typed in. Cheap to copy.
#[derive(Clone)]
pub(crate) enum BoardRef {
    House(&'static Board),
    Typed(Arc<Board>),
}

impl BoardRef {
    pub(crate) fn house() -> Self {
        Self::House(&HOUSE)
    }

    /// The board of a code; the house's if it is empty.
    pub(crate) fn from_code(text: &str) -> Result<Self, Flaw> {
        if text.is_empty() {
            return Ok(Self::house());
        }
        let board = Board::new(code::decode(text).ok_or(Flaw::Code)?)?;
        Ok(Self::Typed(Arc::new(board)))
    }

    /// The code to put into options: empty for the house's.
    pub(crate) fn code(&self) -> String {
        match self {
            Self::House(_) => String::new(),
            Self::Typed(board) => board.code(),
        }
    }

    pub(crate) const fn is_house(&self) -> bool {
        matches!(self, Self::House(_))
    }
}

impl std::ops::Deref for BoardRef {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        match self {
            Self::House(board) => board,
            Self::Typed(board) => board,
        }
    }
}

impl PartialEq for BoardRef {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::House(_), Self::House(_)) => true,
            (Self::Typed(one), Self::Typed(two)) => one == two,
            _ => false,
        }
    }
}

impl fmt::Debug for BoardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_house() { f.write_str("Margeride") } else { (**self).fmt(f) }
    }
}

//! The fields of a view that are drawn.

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct View {
    pub(super) board: Board,
    pub(super) round: usize,
    pub(super) last_round: bool,
    pub(super) first: usize,
    pub(super) active: Option<usize>,
    pub(super) beast: String,
    pub(super) die: Option<String>,
    pub(super) ferocity: usize,
    pub(super) beast_steps: usize,
    pub(super) players: Vec<Player>,
    pub(super) prints: Vec<CellPrint>,
    pub(super) town: Vec<Print>,
    pub(super) deck: Deck,
    pub(super) row: Option<Row>,
    pub(super) turn: Option<Turn>,
    pub(super) question: Option<Question>,
    pub(super) notes: Vec<Note>,
    pub(super) failed: Vec<String>,
    pub(super) opened: Option<Opened>,
    pub(super) end: Option<End>,
}

#[derive(Deserialize)]
pub(super) struct Board {
    pub(super) cells: Vec<Land>,
    pub(super) church: String,
}

#[derive(Deserialize)]
pub(super) struct Land {
    pub(super) cell: String,
    pub(super) refuge: bool,
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) has: Vec<String>,
    pub(super) near: Vec<String>,
    pub(super) arrows: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Player {
    pub(super) hunter: String,
    pub(super) cell: Option<String>,
    pub(super) wounds: usize,
    pub(super) out: Option<String>,
    pub(super) marked: bool,
    pub(super) walled: bool,
    pub(super) cubes: usize,
    pub(super) influence: usize,
    pub(super) tokens: usize,
    pub(super) characters: Vec<String>,
    pub(super) archive: Vec<Print>,
    pub(super) notes: usize,
    pub(super) base: usize,
}

#[derive(Deserialize)]
pub(super) struct CellPrint {
    pub(super) cell: String,
    pub(super) print: Print,
}

#[derive(Deserialize)]
pub(super) struct Print {
    pub(super) colour: String,
    pub(super) revealed: bool,
    pub(super) clue: Option<Clue>,
    pub(super) seen_by: Vec<usize>,
}

#[derive(Deserialize)]
pub(super) struct Clue {
    pub(super) present: bool,
    pub(super) dots: usize,
}

#[derive(Deserialize)]
pub(super) struct Deck {
    pub(super) left: usize,
    pub(super) current: Option<String>,
    pub(super) last_rounds: bool,
}

#[derive(Deserialize)]
pub(super) struct Row {
    pub(super) spaces: Vec<Space>,
    pub(super) top: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Space {
    pub(super) character: Option<String>,
    pub(super) cost: usize,
}

#[derive(Deserialize)]
pub(super) struct Turn {
    pub(super) points: usize,
    pub(super) cubes: bool,
}

#[derive(Deserialize)]
pub(super) struct Question {
    pub(super) seat: usize,
    pub(super) kind: String,
    pub(super) side: Option<usize>,
    pub(super) value: usize,
    pub(super) cause: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Note {
    pub(super) colour: String,
    pub(super) present: bool,
}

#[derive(Deserialize)]
pub(super) struct Opened {
    pub(super) lair: String,
    pub(super) boxed: Vec<Shown>,
}

#[derive(Deserialize)]
pub(super) struct Shown {
    pub(super) colour: String,
    pub(super) present: bool,
    pub(super) dots: usize,
}

#[derive(Deserialize)]
pub(super) struct End {
    pub(super) opened: Opened,
}

impl View {
    pub(super) fn land(&self, cell: &str) -> Option<&Land> {
        self.board.cells.iter().find(|it| it.cell == cell)
    }

    pub(super) fn print(&self, cell: &str) -> Option<&Print> {
        self.prints.iter().find(|it| it.cell == cell).map(|it| &it.print)
    }
}

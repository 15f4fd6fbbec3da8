//! What a viewer can conclude. All prints lie in the open, so a belief is about faces alone: those he has seen, and how
//! likely each way is in which the others of a colour can be present and absent.
//!
//! What others do counts too. Whoever has seen three equal clues of a colour knows it; if he goes on looking at prints of
//! that colour, he probably has not. And a trap that failed rules out its cell for everybody.

mod imagine;

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use table::{Mind, Odds, OddsRow, Rng, Seat, Seen, Viewer};

use crate::board::BoardRef;
use crate::card::Card;
use crate::cell::{Cell, CellSet, N_TERRAIN};
use crate::glance::Glance;
use crate::news::News;
use crate::print::{Colour, Face, N_PRINTS, PER_COLOUR, Token, TokenSet};
use crate::state::{State, Table};
use crate::view::{BoxView, NoteView, PrintView, View};
use crate::{Gevaudan, MAX_HUNTERS};

use imagine::Ground;

/// How much less likely a hunter is to look at a colour that he knows already.
const IDLE_LOOK: f64 = 0.25;

/// The ways in which three of six prints can be present, as bits.
pub(crate) fn splits() -> impl Iterator<Item = u8> {
    SPLITS.into_iter()
}

const SPLITS: [u8; 20] = {
    let (mut splits, mut found, mut bits) = ([0; 20], 0, 0_u8);
    while bits < 64 {
        if bits.count_ones() == 3 {
            splits[found] = bits;
            found += 1;
        }
        bits += 1;
    }
    splits
};

/// The ways in which the prints of a colour can be present, as bits, each with its weight. There are twenty at most.
pub type Ways = ArrayVec<(u8, f64), 20>;

/// All that one viewer can conclude.
#[derive(Clone, Debug)]
pub struct Belief {
    viewer: Viewer,
    table: Table,
    board: BoardRef,
    /// Faces that were seen, by print.
    known: [Option<Face>; N_PRINTS],
    /// Pense-Bêtes that are known, by seat.
    notes: [Option<u8>; MAX_HUNTERS],
    /// For each colour, the prints of it that somebody had seen when he looked at one more, as bits.
    looks: [Vec<u8>; 4],
    /// Whether the Characters have been shuffled since the deal.
    shuffled: bool,
    /// The rest of the deck, once the game is over.
    left: Option<Vec<Card>>,
    /// What its worlds have in common, once one was imagined.
    ground: OnceLock<Box<Ground>>,
}

impl Belief {
    /// What is known of the face of a print.
    pub fn known(&self, print: Token) -> Option<Face> {
        self.known.get(print.idx()).copied().flatten()
    }

    /// The ways in which the six prints of a colour can be present, the last being in the box, each with its weight.
    pub fn ways(&self, colour: Colour) -> Ways {
        let own = &self.known[PER_COLOUR * colour.idx()..][..PER_COLOUR];
        let bits = |wanted: fn(&Face) -> bool| {
            own.iter()
                .enumerate()
                .filter(|it| it.1.as_ref().is_some_and(wanted))
                .fold(0_u8, |bits, it| bits | 1 << it.0)
        };
        let (present, absent) = (bits(|it| it.is_present()), bits(|it| !it.is_present()));
        let fits = |split: u8| split & present == present && split & absent == 0;
        let weight = |split: u8| {
            let idle = |seen: &&u8| (*seen & split).count_ones() > 2 || (*seen & !split).count_ones() > 2;
            self.looks[colour.idx()].iter().filter(idle).fold(1.0, |weight, _| weight * IDLE_LOOK)
        };
        splits().filter(|it| fits(*it)).map(|it| (it, weight(it))).collect()
    }

    /// The chance that each parameter of the lair is there, failed traps left aside.
    fn parameters(&self) -> [f64; 4] {
        Colour::ALL.map(|colour| {
            let ways = self.ways(colour);
            let absent_in_box = ways.iter().filter(|it| it.0 >> (PER_COLOUR - 1) & 1 == 0);
            // A sum over all of them is the same sum: what is certain is exactly 1.
            absent_in_box.map(|it| it.1).sum::<f64>() / ways.iter().map(|it| it.1).sum::<f64>()
        })
    }

    /// The chance of each terrain cell of being the lair.
    pub fn lair(&self) -> [f64; N_TERRAIN] {
        let parameters = self.parameters();
        let mut chances = [0.0; N_TERRAIN];
        for cell in CellSet::TERRAIN.minus(self.table.failed).iter() {
            let factor = |colour: Colour| {
                let there = parameters[colour.idx()];
                if self.board.with(colour).contains(cell) { there } else { 1.0 - there }
            };
            chances[cell.idx()] = Colour::ALL.into_iter().map(factor).product();
        }
        let total: f64 = chances.iter().sum();
        if total > 0.0 {
            chances = chances.map(|it| it / total);
        }
        chances
    }

    /// The chance that a parameter of the lair is there.
    pub fn parameter(&self, colour: Colour) -> f64 {
        let chances = self.lair();
        self.board.with(colour).iter().map(|it| chances[it.idx()]).sum()
    }

    /// What a seat knows, for those who play on in their heads; `None` for the public and for whoever watches the table whole.
    pub fn glance(&self) -> Option<Glance<'_>> {
        let seat = self.viewer.seat().filter(|it| it.idx() < self.table.n_seats())?;
        let of = |wanted: fn(Face) -> bool| -> TokenSet {
            Token::all().filter(|it| self.known[it.idx()].is_some_and(wanted)).collect()
        };
        let faces = [of(|_| true), of(Face::is_present)];
        let notes = self.notes[Table::at_of(seat)].unwrap_or(0);
        Some(Glance::new(seat, &self.table, &self.board, faces, notes))
    }

    fn take_prints<'a>(&mut self, prints: impl Iterator<Item = &'a PrintView>) {
        for print in prints {
            if let Some(clue) = print.clue {
                self.known[print.print.idx()] = Face::new(clue.present, clue.dots);
            }
        }
    }

    fn take_box(&mut self, opened: &BoxView) {
        for shown in opened.boxed {
            self.known[shown.print.idx()] = Face::new(shown.present, shown.dots);
        }
    }

    /// Everything that can be read off the table.
    fn take_view(&mut self, view: &View) {
        self.take_prints(view.prints.iter().map(|it| &it.print));
        self.take_prints(view.players.iter().flat_map(|it| &it.archive).chain(&view.town));
        if let Some(opened) = &view.opened {
            self.take_box(opened);
        }
        if let Some(seat) = self.viewer.seat().filter(|it| it.idx() < view.table.n_seats()) {
            self.notes[Table::at_of(seat)] = Some(packed(&view.notes));
        }
        if let Some(end) = &view.end {
            self.take_box(&end.opened);
            self.left = Some(end.left.clone());
            for (slot, notes) in self.notes.iter_mut().zip(&end.notes) {
                *slot = Some(packed(notes));
            }
        }
        self.table = view.table;
    }

    /// Somebody looks at one more print of a colour: he has probably not seen three equal ones.
    fn take_look(&mut self, seat: Seat, print: Token) {
        if self.viewer.is(seat) {
            return;
        }
        let colour = print.colour();
        let before = self.table.seen[Table::at_of(seat)].or(self.table.revealed);
        let seen = (before.bits() >> (PER_COLOUR * colour.idx()) & 0x3f) as u8;
        if seen.count_ones() > 2 && seen >> (print.idx() % PER_COLOUR) & 1 == 0 {
            self.looks[colour.idx()].push(seen);
        }
    }
}

/// Pense-Bêtes as the state keeps them.
fn packed(notes: &[NoteView]) -> u8 {
    notes.iter().fold(0, |bits, it| bits | (1 | u8::from(it.present) << 4) << it.colour.idx())
}

impl Mind for Gevaudan {
    type Belief = Belief;
}

impl table::Belief<Gevaudan> for Belief {
    fn new(viewer: Viewer, view: &View) -> Self {
        let mut belief = Self {
            viewer,
            table: view.table,
            board: view.ground.clone(),
            known: [None; N_PRINTS],
            notes: [None; MAX_HUNTERS],
            looks: Default::default(),
            shuffled: false,
            left: None,
            ground: OnceLock::new(),
        };
        belief.take_view(view);
        belief
    }

    fn update(&mut self, seen: &Seen<Gevaudan>) {
        for news in &seen.news {
            match news {
                News::Looked { seat, print, .. } => self.take_look(Seat::at((*seat).into()), *print),
                News::Reshuffled { .. } => self.shuffled = true,
                _ => (),
            }
        }
        self.take_view(&seen.view);
        self.ground = OnceLock::new();
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> State {
        let ground = self.ground.get_or_init(|| Box::new(self.lay_ground()));
        State { board: self.board.clone(), table: self.table, secrets: self.imagine_secrets(ground, rng) }
    }

    fn odds(&self) -> Odds {
        let chances = self.lair();
        let cells = CellSet::TERRAIN.iter().map(|it: Cell| (it.to_string(), chances[it.idx()]));
        let lair = OddsRow { place: "lair".into(), chances: cells.filter(|it| it.1 > 0.0).collect() };
        let parameter = |colour: Colour| {
            let there = self.parameter(colour);
            let chances = [("present".to_owned(), there), ("absent".to_owned(), 1.0 - there)];
            OddsRow { place: colour.to_string(), chances: chances.into_iter().filter(|it| it.1 > 0.0).collect() }
        };
        Odds { rows: [lair].into_iter().chain(Colour::ALL.map(parameter)).collect() }
    }
}

//! What a seat may know, looked up in place. A view is written out to be sent and drawn; whoever plays hunts by the thousand in
//! his head looks at the table itself, and at the faces that his seat has seen. Nothing else of a state can be reached by it.

use table::{Seat, Seats};

use crate::board::Board;
use crate::card::{Arrow, Character, Hunter};
use crate::cell::{Cell, CellSet};
use crate::moves::{Places, Shelf, Source};
use crate::print::{Colour, Token, TokenSet};
use crate::state::{Ask, BESIDE, State, Table};
use crate::view::QuestionKind;

/// A look at a table by one seat.
#[derive(Clone, Copy, Debug)]
pub struct Glance<'a> {
    seat: Seat,
    table: &'a Table,
    board: &'a Board,
    known: TokenSet,
    present: TokenSet,
    notes: u8,
}

impl<'a> Glance<'a> {
    pub(crate) fn new(
        seat: Seat,
        table: &'a Table,
        board: &'a Board,
        [known, present]: [TokenSet; 2],
        notes: u8,
    ) -> Self {
        Self { seat, table, board, known, present, notes }
    }

    /// Who looks.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Seats of the table.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.table.n_seats()
    }

    /// Hunters who are not out.
    #[inline]
    pub fn living(&self) -> Seats {
        self.table.alive
    }

    /// Number of the round, from 1; 0 while figures are being placed.
    #[inline]
    pub fn round(&self) -> u8 {
        self.table.round
    }

    /// Whether this is the last round.
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.table.last_round
    }

    /// Event cards left.
    #[inline]
    pub fn events_left(&self) -> u8 {
        self.table.n_events - self.table.n_drawn
    }

    /// What is asked; nothing when the game is over.
    #[inline]
    pub fn question(&self) -> Option<QuestionKind> {
        self.table.ask.kind()
    }

    /// Whether the next action of one's own turn is asked for.
    #[inline]
    pub fn is_own_turn(&self) -> bool {
        self.table.ask == Ask::Turn && self.table.asked == self.seat
    }

    /// Hunters who may be named first player by whoever is asked that.
    #[inline]
    pub fn open_names(&self) -> Seats {
        match self.table.ask {
            Ask::Name(among) => among,
            _ => Seats::EMPTY,
        }
    }

    /// Where a hunter stands; nowhere until he is placed.
    #[inline]
    pub fn cell(&self, seat: Seat) -> Option<Cell> {
        Some(self.table.cell(seat)).filter(|it| *it != BESIDE)
    }

    /// The wounds of a hunter.
    #[inline]
    pub fn wounds(&self, seat: Seat) -> u8 {
        self.table.wounds[Table::at_of(seat)]
    }

    /// His cubes.
    #[inline]
    pub fn cubes(&self, seat: Seat) -> u8 {
        self.table.cubes[Table::at_of(seat)]
    }

    /// His Influence.
    #[inline]
    pub fn influence(&self, seat: Seat) -> u8 {
        self.table.influence[Table::at_of(seat)]
    }

    /// Whether he owns a Character.
    #[inline]
    pub fn owns(&self, seat: Seat, character: Character) -> bool {
        self.table.owns(seat, character)
    }

    /// Whether he plays this hunter with his ability and has a token of it left.
    #[inline]
    pub fn has_token(&self, seat: Seat, hunter: Hunter) -> bool {
        self.table.has_token(seat, hunter)
    }

    /// Pense-Bêtes that one's own seat has not laid yet.
    pub fn open_notes(&self) -> impl Iterator<Item = Colour> + use<> {
        let open = self.table.noters.contains(self.seat);
        let notes = self.notes;
        Colour::ALL.into_iter().filter(move |it| open && notes >> it.idx() & 1 == 0)
    }

    /// Base points of the turn under way.
    #[inline]
    pub fn base_points(&self) -> u8 {
        self.table.turn.base
    }

    /// Points that one's own seat can spend in the turn under way, cubes included.
    #[inline]
    pub fn points(&self) -> u8 {
        self.table.purse(self.seat)
    }

    /// Whether cubes can be spent in the turn under way.
    #[inline]
    pub fn spends_cubes(&self) -> bool {
        !self.table.turn.surgeon
    }

    /// Whether nothing has been done in this turn that closes its opening.
    #[inline]
    pub fn is_opening(&self) -> bool {
        self.table.turn.opening
    }

    /// Whether the turn was given to the Suspect.
    #[inline]
    pub fn has_suspected(&self) -> bool {
        self.table.turn.suspected
    }

    /// Whether a Character was solicited in this turn.
    #[inline]
    pub fn has_solicited(&self) -> bool {
        self.table.turn.solicited
    }

    /// Whether the print of one's own cell can be archived.
    #[inline]
    pub fn can_archive(&self) -> bool {
        self.table.turn.examined
    }

    /// Whether a Character of one's own has not been used in this turn.
    #[inline]
    pub fn is_fresh(&self, character: Character) -> bool {
        self.owns(self.seat, character) && self.table.turn.used & character.bit() == 0
    }

    /// Whether an ability token of this hunter's can be used in this turn.
    #[inline]
    pub fn may_use_token(&self, hunter: Hunter) -> bool {
        !self.table.turn.token && self.table.has_token(self.seat, hunter)
    }

    /// Where the Beast stands.
    #[inline]
    pub fn beast(&self) -> Cell {
        self.table.beast
    }

    /// How many cells its next move crosses as things stand.
    #[inline]
    pub fn beast_steps(&self) -> u8 {
        self.table.beast_steps()
    }

    /// The last roll of the die.
    #[inline]
    pub fn die(&self) -> Option<Arrow> {
        self.table.die
    }

    /// The print of a cell, whichever way up it lies.
    #[inline]
    pub fn print_at(&self, cell: Cell) -> Option<Token> {
        self.table.print_at(cell)
    }

    /// The print of a cell if it lies face down.
    #[inline]
    pub fn hidden_at(&self, cell: Cell) -> Option<Token> {
        self.table.unrevealed_at(cell)
    }

    /// Archived prints, in order of arrival.
    #[inline]
    pub fn shelf(&self, shelf: Shelf) -> &'a [Token] {
        self.table.shelves[shelf.idx()].tokens()
    }

    /// Where archives can be consulted.
    #[inline]
    pub fn cell_of(&self, shelf: Shelf) -> Option<Cell> {
        match shelf {
            Shelf::Hunter(side) => self.cell(side),
            Shelf::Town => Some(self.board.church()),
        }
    }

    /// Points that consulting archives costs; nothing if they cannot be consulted for want of a cube.
    #[inline]
    pub fn consult_cost(&self, shelf: Shelf) -> Option<u8> {
        let cost = self.table.consult_cost(shelf);
        (!self.table.is_blocked(self.seat, shelf, cost)).then_some(cost)
    }

    /// The archives under consultation, and the places in them.
    #[inline]
    pub fn consultation(&self) -> (Shelf, Places) {
        self.table.consult
    }

    /// Prints whose face one's own seat knows, in the box or outside.
    #[inline]
    pub fn known(&self) -> TokenSet {
        self.known
    }

    /// Prints that lie face up for all.
    #[inline]
    pub fn open_prints(&self) -> TokenSet {
        self.table.revealed
    }

    /// The same look by somebody who has forgotten what these prints say, unless they lie face up.
    #[must_use]
    pub fn without(&self, forgotten: TokenSet) -> Self {
        let forgotten = forgotten.minus(self.table.revealed);
        Self { known: self.known.minus(forgotten), present: self.present.minus(forgotten), ..*self }
    }

    /// Those of them that say present.
    #[inline]
    pub fn present(&self) -> TokenSet {
        self.present
    }

    /// Cells where a trap failed.
    #[inline]
    pub fn failed(&self) -> CellSet {
        self.table.failed
    }

    /// Cells whose prints cannot be examined now (GEV-H01).
    #[inline]
    pub fn closed(&self) -> CellSet {
        if self.table.lasts(1) { self.board.with(Colour::Dragons) } else { CellSet::EMPTY }
    }

    /// Whether Characters are in play.
    #[inline]
    pub fn has_characters(&self) -> bool {
        self.table.agreed.characters.is_on()
    }

    /// The Character that lies somewhere.
    #[inline]
    pub fn offered(&self, source: Source) -> Option<Character> {
        match source {
            Source::Space(space) => self.table.spaces.get(usize::from(space)).copied().flatten(),
            Source::Top => self.table.top,
        }
    }

    /// Cells to which one may lead a battue, or walk on alone, whichever is asked.
    pub fn open_steps(&self) -> CellSet {
        match self.question() {
            Some(QuestionKind::Lead) => self.table.lead_cells(self.board),
            Some(QuestionKind::Paysan | QuestionKind::Drive) => self.table.walk_cells(self.board, self.seat),
            _ => CellSet::EMPTY,
        }
    }

    /// Neighbours of a cell.
    #[inline]
    pub fn near(&self, cell: Cell) -> CellSet {
        self.board.near(cell)
    }

    /// Where the Beast goes from a cell by a colour of the die.
    #[inline]
    pub fn arrow(&self, arrow: Arrow, cell: Cell) -> Cell {
        self.board.arrow(arrow, cell)
    }

    /// The cells where a parameter is there.
    #[inline]
    pub fn with(&self, colour: Colour) -> CellSet {
        self.board.with(colour)
    }

    /// The church.
    #[inline]
    pub fn church(&self) -> Cell {
        self.board.church()
    }

    /// Cells that a ride reaches.
    #[inline]
    pub fn rides(&self, cell: Cell) -> CellSet {
        self.board.rides(cell)
    }
}

impl State {
    /// What a seat may know of this world: for worlds that somebody imagines.
    #[inline]
    pub fn glance(&self, seat: Seat) -> Glance<'_> {
        let at = Table::at_of(seat);
        let known = self.table.seen[at].or(self.table.revealed);
        let mut present = TokenSet::EMPTY;
        for (idx, face) in self.secrets.faces.iter().enumerate() {
            if face.is_present() {
                present = present.with(Token::at(idx));
            }
        }
        Glance::new(seat, &self.table, &self.board, [known, present.and(known)], self.secrets.notes[at])
    }
}

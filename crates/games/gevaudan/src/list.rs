//! The moves that are open, in a stable order. They are those that [`State::allow`] accepts.

use table::{Seat, Seats};

use crate::card::{Character, Hunter};
use crate::cell::{Cell, CellSet};
use crate::moves::{MAX_HUNTERS, Move, Places, Shelf, Source};
use crate::print::Colour;
use crate::state::{Ask, State, Table};

impl State {
    /// Appends the moves open to `seat`: what is asked of it, then Pense-Bêtes.
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.is_over() || seat.idx() >= self.table.n_seats() {
            return;
        }
        if seat == self.table.asked {
            match self.table.ask {
                Ask::Turn => self.list_actions(seat, into),
                ask => self.list_answers(seat, ask, into),
            }
        }
        if self.table.noters.contains(seat) {
            let laid = self.secrets.notes[Table::at_of(seat)] & 15;
            let (notes, count) = &NOTES[usize::from(laid)];
            let len = into.len() + count;
            into.extend_from_slice(notes); // always eight, which is cheaper than as many as there are
            into.truncate(len);
        }
    }

    fn list_answers(&self, seat: Seat, ask: Ask, into: &mut Vec<Move>) {
        match ask {
            Ask::Place => list_cells(self.free_refuges(), Move::Place, into),
            Ask::Eveque | Ask::Toll | Ask::Heart(_) | Ask::Reroll | Ask::TakePart | Ask::Church => {
                into.extend_from_slice(&[Move::Yes, Move::No]);
            }
            Ask::MereCourage => {
                list_cells(self.board.beyond(self.table.beast), Move::Beast, into);
                into.push(Move::No);
            }
            Ask::Keep => {
                into.extend(self.table.consult.1.iter().map(|it| Move::Keep(it as u8)));
                into.push(Move::No);
            }
            Ask::Name(among) => into.extend(among.iter().map(Move::Name)),
            Ask::Lead => list_cells(self.table.lead_cells(&self.board), Move::Lead, into),
            Ask::Paysan | Ask::Drive => {
                list_cells(self.table.walk_cells(&self.board, seat), Move::Further, into);
                into.push(Move::No);
            }
            Ask::Peek => {
                let side = self.table.next(seat);
                let n_prints = self.table.shelves[Table::at_of(side)].tokens().len();
                into.extend((0..n_prints as u8).map(Move::Peek));
            }
            Ask::Turn | Ask::Over(_) => (),
        }
    }

    /// The actions of a turn.
    #[inline]
    fn list_actions(&self, seat: Seat, into: &mut Vec<Move>) {
        let turn = &self.table.turn;
        into.push(Move::End);
        if self.table.agreed.characters.is_on() && !turn.solicited {
            self.list_solicits(seat, into);
        }
        if turn.suspected {
            return;
        }
        let cell = self.table.cell(seat);
        list_if(!cell.is_refuge(), Move::Trap, into);
        if turn.opening {
            let surgeon = self.table.owns(seat, Character::CHIRURGIEN);
            if self.needs_healing(seat) && (surgeon || !turn.solicited) {
                list_cells(CellSet::REFUGES, Move::Heal, into);
            }
            if self.table.owns(seat, Character::SUSPECT) {
                into.extend(Colour::ALL.map(Move::Suspect));
            }
        }
        if self.table.purse(seat) > 0 {
            list_cells(self.board.near(cell), Move::Walk, into);
            list_if(self.table.unrevealed_at(cell).is_some() && !self.is_closed(cell), Move::Examine, into);
            list_if(turn.examined, Move::Archive, into);
            self.list_consults(seat, into);
            if self.table.hands[Table::at_of(seat)] != 0 {
                self.list_powers(seat, into);
            }
        }
        if self.table.agreed.abilities.is_on() && !turn.token && self.table.tokens[Table::at_of(seat)] > 0 {
            self.list_abilities(seat, into);
        }
    }

    /// Consultations of everybody within reach.
    #[inline]
    fn list_consults(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.table.is_solo() {
            if self.table.cell(seat) == self.board.church() {
                self.list_shelf(seat, Shelf::Town, Move::Consult, into);
            }
            return;
        }
        // Usually there is nobody: all are looked at together, so that there is one thing to guess and not four.
        let reach = self.reach(seat);
        let has_prints = |at: usize| !self.table.shelves[at].is_empty() & reach.contains(self.table.pos[at]);
        let sides = (0..MAX_HUNTERS).fold(0, |set, at| set | u32::from(has_prints(at)) << at);
        for side in Seats::from_bits(sides).without(seat).iter() {
            self.list_shelf(seat, Shelf::Hunter(side), Move::Consult, into);
        }
    }

    /// Every set of places in archives that may be looked at.
    fn list_shelf(&self, seat: Seat, shelf: Shelf, make: fn(Shelf, Places) -> Move, into: &mut Vec<Move>) {
        let cost = self.table.consult_cost(shelf);
        if self.table.purse(seat) < cost || self.table.is_blocked(seat, shelf, cost) {
            return;
        }
        let mut by_colour = [0_u32; 4];
        for (place, print) in self.table.shelves[shelf.idx()].tokens().iter().enumerate() {
            by_colour[print.colour().idx()] |= 1 << place;
        }
        for places in by_colour {
            // All non-empty subsets of one colour, by counting down within its bits.
            let mut subset = places;
            while subset != 0 {
                into.push(make(shelf, Places(subset)));
                subset = (subset - 1) & places;
            }
        }
        list_mixed(&by_colour, 0, 0, &mut |places| into.push(make(shelf, Places(places))));
    }

    /// What Characters allow for a point.
    fn list_powers(&self, seat: Seat, into: &mut Vec<Move>) {
        let fresh = |it: Character| self.table.owns(seat, it) && self.table.turn.used & it.bit() == 0;
        for (at, who) in Character::SCOUTS.into_iter().enumerate().filter(|it| fresh(it.1)) {
            let hidden = self.board.with(Colour::ALL[at]).iter();
            into.extend(hidden.filter(|it| self.table.unrevealed_at(*it).is_some()).map(|it| Move::Scout(who, it)));
        }
        if fresh(Character::CAVALIER) {
            into.extend(self.board.rides(self.table.cell(seat)).iter().map(Move::Ride));
        }
        if fresh(Character::MARQUIS) && self.table.turn.opening {
            into.extend(self.board.near(self.table.beast).iter().map(Move::Marquis));
        }
        if fresh(Character::ENVOYE) {
            for at in 0..=MAX_HUNTERS {
                let town = at == MAX_HUNTERS;
                if at != Table::at_of(seat) && (town == self.table.is_solo()) && !self.table.shelves[at].is_empty() {
                    self.list_shelf(seat, Shelf::at(at), Move::Envoy, into);
                }
            }
        }
    }

    /// What a token allows; there is one left.
    fn list_abilities(&self, seat: Seat, into: &mut Vec<Move>) {
        let cell = self.table.cell(seat);
        match self.table.hunters[Table::at_of(seat)] {
            Hunter::Fourbe if self.table.print_at(cell).is_some() => {
                let others = Cell::all().filter(|it| *it != cell && self.table.print_at(*it).is_some());
                into.extend(others.map(Move::Swap));
            }
            Hunter::GardeChasse if self.board.near(self.table.beast).contains(cell) => into.push(Move::Shot),
            Hunter::Discret if !cell.is_refuge() => into.push(Move::Wall),
            _ => (),
        }
    }

    /// Characters that can be paid for, each with every card that may be given back.
    fn list_solicits(&self, seat: Seat, into: &mut Vec<Move>) {
        let sources = [Source::Space(0), Source::Space(1), Source::Space(2), Source::Top];
        let charms = self.table.has_token(seat, Hunter::Diplomate);
        for source in sources.into_iter().filter(|it| self.offered(*it).is_some()) {
            if source != Source::Top {
                self.list_taking(seat, Move::Solicit, source, false, into);
            }
            if charms && source != Source::Space(2) {
                self.list_taking(seat, Move::Charm, source, true, into);
            }
        }
    }

    fn list_taking(
        &self,
        seat: Seat,
        make: fn(Source, Option<Character>) -> Move,
        source: Source,
        charmed: bool,
        into: &mut Vec<Move>,
    ) {
        let at = Table::at_of(seat);
        if self.table.influence[at] < Self::price(source, charmed) {
            return;
        }
        let hand = self.table.hands[at];
        if hand.count_ones() < 2 {
            return into.push(make(source, None));
        }
        into.extend(Character::all().filter(|it| hand & it.bit() != 0).map(|it| make(source, Some(it))));
    }
}

/// A move that may be open. It is written in any case: that takes less time than a guess whether it is.
#[inline]
fn list_if(open: bool, mv: Move, into: &mut Vec<Move>) {
    let len = into.len() + usize::from(open);
    into.push(mv);
    into.truncate(len);
}

/// Cells that most have around them, at most.
const AROUND: usize = 6;

/// One move for each cell of a set. Few sets are larger than what is around a cell, and so many moves are written whether
/// there are as many cells or not: it takes less time than a guess at how many there are.
#[inline]
fn list_cells(cells: CellSet, make: impl Fn(Cell) -> Move, into: &mut Vec<Move>) {
    if cells.len() > AROUND {
        return cells.iter().for_each(|it| into.push(make(it)));
    }
    let len = into.len() + cells.len();
    let mut left = cells;
    into.extend_from_slice(&std::array::from_fn::<_, AROUND, _>(|_| make(left.take_first_or_any())));
    into.truncate(len);
}

/// The Pense-Bêtes that are left, and how many, by those that are laid.
static NOTES: [([Move; 8], usize); 16] = {
    let mut notes = [([Move::End; 8], 0); 16];
    let mut laid = 0;
    while laid < 16 {
        let mut at = 0;
        while at < 4 {
            if laid >> at & 1 == 0 {
                let count = notes[laid].1;
                notes[laid].0[count] = Move::Note(Colour::ALL[at], true);
                notes[laid].0[count + 1] = Move::Note(Colour::ALL[at], false);
                notes[laid].1 = count + 2;
            }
            at += 1;
        }
        laid += 1;
    }
    notes
};

/// Calls `push` with every set of two to four places, no two of one colour.
fn list_mixed(by_colour: &[u32; 4], colour: usize, chosen: u32, push: &mut impl FnMut(u32)) {
    let Some(places) = by_colour.get(colour) else {
        if chosen.count_ones() > 1 {
            push(chosen);
        }
        return;
    };
    list_mixed(by_colour, colour + 1, chosen, push);
    let mut left = *places;
    while left != 0 {
        let lowest = left & left.wrapping_neg();
        list_mixed(by_colour, colour + 1, chosen | lowest, push);
        left ^= lowest;
    }
}

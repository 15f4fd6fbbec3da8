//! Battues (GEV-EVT-3, GEV-R20 to GEV-R23).

use table::{Rng, Seat, Tell};

use crate::board::Board;
use crate::card::Character;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::news::{How, Look, News, Shown};
use crate::state::{Ask, Battue, State, Table};

impl State {
    pub(crate) fn start_battue<R: Rng>(&mut self, value: u8, rng: &mut R, tell: &mut impl Tell<Event>) {
        self.table.battue = Battue { left: value, party: self.table.alive, ..Battue::NONE };
        match self.table.owner(Character::PRINCE) {
            Some(owner) => self.ask(owner, Ask::TakePart),
            None => self.gather(rng, tell),
        }
    }

    /// Everybody who takes part, on the Beast's cell.
    pub(crate) fn gather<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let (cell, party) = (self.table.beast, self.table.battue.party);
        if party.is_empty() {
            return self.after_value(rng, tell);
        }
        self.table.battue.used = CellSet::one(cell);
        for seat in party.iter() {
            self.move_figure(seat, cell, tell);
        }
        let value = self.table.battue.left;
        tell.tell(|| Event::open(News::Gathered { cell, seats: party.iter().map(u8::from).collect(), value }));
        self.lead_on(rng, tell);
    }

    /// Steps that are the only ones are taken; a choice is asked for (GEV-ORD-1).
    pub(crate) fn lead_on<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        while self.table.battue.left > 0 {
            let cells = self.table.lead_cells(&self.board);
            match (cells.len(), cells.first()) {
                (1, Some(only)) => self.lead_to(only, tell),
                (_, Some(_)) => return self.ask(self.table.first, Ask::Lead),
                (_, None) => self.table.battue.left = 0,
            }
        }
        self.count_from_first();
        self.walk_on(Ask::Paysan, rng, tell);
    }

    /// One cell on; its print is turned up.
    pub(crate) fn lead_to(&mut self, cell: Cell, tell: &mut impl Tell<Event>) {
        let leader = self.table.first;
        tell.tell(|| Event::open(News::Led { seat: leader.into(), cell }));
        self.table.battue.left -= 1;
        self.table.battue.used = self.table.battue.used.with(cell);
        for seat in self.table.battue.party.iter() {
            self.move_figure(seat, cell, tell);
        }
        if let Some(print) = self.table.unrevealed_at(cell) {
            self.table.revealed = self.table.revealed.with(print);
            let face = self.secrets.faces[print.idx()];
            tell.tell(|| Event::open(News::TurnedUp { cell, shown: Shown::new(print, face) }));
        }
    }

    /// Steps that one hunter may take alone, by his Paysans or by the last drive (GEV-R22, GEV-H12).
    fn steps_alone(&self, seat: Seat, ask: Ask) -> u8 {
        if !self.table.battue.party.contains(seat) || !self.table.alive.contains(seat) {
            return 0;
        }
        if ask == Ask::Drive {
            return 1;
        }
        let hand = self.table.hands[Table::at_of(seat)];
        Character::all().take(3).filter(|it| hand & it.bit() != 0).count() as u8
    }

    /// Whoever may walk on is asked for each step, in turn order.
    pub(crate) fn walk_on<R: Rng>(&mut self, ask: Ask, rng: &mut R, tell: &mut impl Tell<Event>) {
        loop {
            if self.table.battue.left > 0 {
                let seat = self.table.in_order(usize::from(self.table.done) - 1);
                if !self.table.walk_cells(&self.board, seat).is_empty() {
                    return self.ask(seat, ask);
                }
            }
            if usize::from(self.table.done) == self.table.n_seats() {
                break;
            }
            let seat = self.table.in_order(self.table.done.into());
            self.table.done += 1;
            self.table.battue.left = self.steps_alone(seat, ask);
        }
        self.table.battue.left = 0;
        if ask == Ask::Paysan { self.after_value(rng, tell) } else { self.begin_round(rng, tell) }
    }

    /// One step alone, and a look at the print that lies there.
    pub(crate) fn walk_alone(&mut self, seat: Seat, cell: Cell, ask: Ask, tell: &mut impl Tell<Event>) {
        let (how, look) = match ask {
            Ask::Drive => (How::Drive, Look::Drive),
            _ => (How::Paysan, Look::Paysan),
        };
        let battue = &mut self.table.battue;
        battue.left -= 1;
        battue.alone[Table::at_of(seat)] = battue.alone[Table::at_of(seat)].with(cell);
        self.send(seat, cell, how, tell);
        self.look_there(seat, cell, look, None, tell);
    }
}

impl Table {
    /// Cells to which the group may be led: all the rest can still be walked from there.
    pub(crate) fn lead_cells(&self, board: &Board) -> CellSet {
        let Some(seat) = self.battue.party.first() else { return CellSet::EMPTY };
        let Battue { left, used, .. } = self.battue;
        let near = board.near(self.cell(seat)).minus(used);
        if left < 2 {
            return near;
        }
        near.iter().filter(|it| board.can_walk(*it, used.with(*it), left - 1)).collect()
    }

    /// Where one who walks on alone may go.
    pub(crate) fn walk_cells(&self, board: &Board, seat: Seat) -> CellSet {
        let used = self.battue.used.or(self.battue.alone[Table::at_of(seat)]);
        board.near(self.cell(seat)).minus(used)
    }
}

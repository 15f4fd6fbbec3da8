//! The round: who plays when, who becomes first player, how it ends (GEV-ORD-2, GEV-ORD-3).

use table::{Rng, Seat, Seats, Tell};

use crate::card::{Character, Hunter};
use crate::cell::Cell;
use crate::event::Event;
use crate::news::{How, News, Out, Shown, WoundCause};
use crate::options::BeastCell;
use crate::print::{Colour, Token};
use crate::state::{Ask, End, State, Table, Turning};

impl State {
    /// A figure is placed; the next one, or the first round (GEV-SET-11).
    pub(crate) fn place<R: Rng>(&mut self, seat: Seat, cell: Cell, rng: &mut R, tell: &mut impl Tell<Event>) {
        self.table.pos[Table::at_of(seat)] = cell;
        self.table.done += 1;
        tell.tell(|| Event::open(News::Moved { seat: seat.into(), from: None, cell, how: How::Placed }));
        if usize::from(self.table.done) == self.table.n_seats() {
            return self.begin_round(rng, tell);
        }
        self.ask_placement();
        let free = self.free_refuges();
        if let (1, Some(only)) = (free.len(), free.first()) {
            self.place(self.table.asked, only, rng, tell);
        }
    }

    pub(crate) fn begin_round<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        if self.table.round == 0 {
            self.table.noters = self.table.alive; // GEV-ORD-5
        }
        let table = &mut self.table;
        table.round += 1;
        table.barred = Seats::EMPTY;
        table.summoned = Seats::EMPTY;
        table.leader = table.first;
        table.done = 0;
        let (round, first, last) = (table.round, table.first, table.last_round);
        tell.tell(|| Event::open(News::Round { round, first: first.into(), last }));
        match self.table.owner(Character::EVEQUE) {
            Some(owner) if self.table.alive.len() > 1 => self.ask(owner, Ask::Eveque),
            _ => self.next_turn(rng, tell),
        }
    }

    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.table.asked = seat;
        self.table.ask = ask;
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.ask, Ask::Over(_))
    }

    /// The Évêque gathers all others in church (GEV-R24).
    pub(crate) fn summon(&mut self, owner: Seat, tell: &mut impl Tell<Event>) {
        let church = self.board.church();
        self.lose_character(owner, Character::EVEQUE);
        tell.tell(|| Event::open(News::Summoned { seat: owner.into(), cell: church }));
        for seat in self.table.alive.without(owner).iter() {
            self.table.summoned = self.table.summoned.with(seat);
            self.send(seat, church, How::Summoned, tell);
        }
    }

    /// The next hunter who lives takes his turn; after the last one the first player is found.
    pub(crate) fn next_turn<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        while usize::from(self.table.done) < self.table.n_seats() {
            let seat = self.table.in_order(self.table.done.into());
            self.table.done += 1;
            if !self.table.alive.contains(seat) {
                continue;
            }
            self.table.active = seat;
            self.drop_wall(seat, tell);
            if self.table.marked.contains(seat) {
                self.table.marked = self.table.marked.without(seat);
                if self.table.has_token(seat, Hunter::Devot) {
                    return self.ask(seat, Ask::Heart(WoundCause::Entered));
                }
                self.wound(seat, WoundCause::Entered, tell);
                if self.is_over() {
                    return;
                }
            }
            if self.table.alive.contains(seat) {
                return self.open_turn(seat, tell);
            }
        }
        if self.table.last_round {
            return self.finish(End::Expired, tell);
        }
        self.find_first_player(rng, tell);
    }

    /// Base points are set, and the hunter may act.
    pub(crate) fn open_turn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let points = self.table.base_of(seat);
        self.table.turn = Turning { base: points, opening: true, ..Turning::IDLE };
        self.ask(seat, Ask::Turn);
        tell.tell(|| Event::open(News::Turn { seat: seat.into(), points }));
    }

    /// Mark, eligibility, Mère Courage; then the next hunter (GEV-ORD-3).
    pub(crate) fn end_turn<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let seat = self.table.active;
        let cell = self.table.cell(seat);
        tell.tell(|| Event::open(News::Ended { seat: seat.into() }));
        let on_beast = cell == self.table.beast;
        let marginal = self.table.owns(seat, Character::MARGINAL);
        let entered = self.table.turn.entered && (on_beast || self.table.agreed.beast_cell == BeastCell::Entering);
        if entered && !marginal {
            self.table.marked = self.table.marked.with(seat);
            tell.tell(|| Event::open(News::Marked { seat: seat.into() }));
        }
        if on_beast && marginal {
            self.table.barred = self.table.barred.with(seat);
        }
        self.table.turn = Turning::IDLE;
        let beast = self.table.beast;
        if self.table.owns(seat, Character::MERE_COURAGE)
            && self.board.near(beast).contains(cell)
            && !self.board.beyond(beast).is_empty()
        {
            return self.ask(seat, Ask::MereCourage);
        }
        self.next_turn(rng, tell);
    }

    /// One wound more; the third is the last.
    pub(crate) fn wound(&mut self, seat: Seat, cause: WoundCause, tell: &mut impl Tell<Event>) {
        let wounds = &mut self.table.wounds[Table::at_of(seat)];
        *wounds += 1;
        let wounds = *wounds;
        self.table.tally.wounds += 1;
        tell.tell(|| Event::open(News::Wounded { seat: seat.into(), wounds, cause }));
        if wounds >= 3 {
            self.eliminate(seat, Out::Wounds, tell);
        }
    }

    /// A hunter is out: what he owns goes, the role of first player passes on (GEV-R06, GEV-R19).
    pub(crate) fn eliminate(&mut self, seat: Seat, out: Out, tell: &mut impl Tell<Event>) {
        let at = Table::at_of(seat);
        let table = &mut self.table;
        match out {
            Out::Wounds => table.tally.out_by_wounds += 1,
            Out::Trap => table.tally.out_by_trap += 1,
        }
        for set in [&mut table.alive, &mut table.noters, &mut table.marked, &mut table.walled, &mut table.hit] {
            *set = set.without(seat);
        }
        (table.cubes[at], table.influence[at], table.tokens[at]) = (0, 0, 0);
        table.discard |= std::mem::take(&mut table.hands[at]);
        tell.tell(|| Event::open(News::Eliminated { seat: seat.into(), out }));
        if table.alive.is_empty() {
            return self.finish(End::AllOut, tell);
        }
        if table.first == seat {
            let first = table.next_alive(seat);
            table.first = first;
            tell.tell(|| Event::open(News::FirstPlayer { first: first.into(), by: None }));
        }
    }

    /// The nearest to the Beast becomes first player (GEV-FP-1 to GEV-FP-4).
    fn find_first_player<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let table = &self.table;
        let mut tied = Seats::EMPTY;
        let mut nearest = u8::MAX;
        for seat in table.alive.iter() {
            let cell = table.cell(seat);
            if cell.is_refuge() || table.walled.contains(seat) || table.barred.contains(seat) {
                continue;
            }
            let distance = self.board.distance(cell, table.beast);
            if distance < nearest {
                (tied, nearest) = (Seats::EMPTY, distance);
            }
            if distance == nearest {
                tied = tied.with(seat);
            }
        }
        let Some(only) = tied.first() else {
            let next = table.next_alive(table.first);
            return self.set_first(next, None, rng, tell);
        };
        if tied.len() == 1 {
            return self.set_first(only, None, rng, tell);
        }
        if let Some(hero) = table.owner(Character::HEROS).filter(|it| tied.contains(*it)) {
            return self.set_first(hero, None, rng, tell);
        }
        let others = tied.without(table.first);
        match (others.len(), others.first()) {
            (1, Some(other)) => self.set_first(other, None, rng, tell),
            _ => self.ask(self.table.first, Ask::Name(others)),
        }
    }

    pub(crate) fn set_first<R: Rng>(
        &mut self,
        first: Seat,
        by: Option<Seat>,
        rng: &mut R,
        tell: &mut impl Tell<Event>,
    ) {
        self.table.first = first;
        tell.tell(|| Event::open(News::FirstPlayer { first: first.into(), by: by.map(u8::from) }));
        self.beast_phase(rng, tell);
    }

    /// The game is over: the box is opened for all (GEV-R17).
    pub(crate) fn finish(&mut self, end: End, tell: &mut impl Tell<Event>) {
        self.table.ask = Ask::Over(end);
        self.table.turn = Turning::IDLE;
        let cell = self.lair();
        tell.tell(|| {
            Event::open(match end {
                End::Lair(winner) => News::Found { winner: winner.into(), cell },
                End::Expired => News::Expired,
                End::AllOut => News::AllOut,
            })
        });
        tell.tell(|| Event::open(News::Opened { cell, boxed: self.boxed() }));
    }

    /// Where the lair is (GEV-LAIR-3, GEV-LAIR-4).
    pub(crate) fn lair(&self) -> Cell {
        self.board.cell_of(self.secrets.lair_code())
    }

    /// The prints in the box.
    pub(crate) fn boxed(&self) -> [Shown; 4] {
        Colour::ALL.map(|it| Shown::new(Token::boxed(it), self.secrets.faces[Token::boxed(it).idx()]))
    }

    /// A figure is moved by something else than its own steps: never a wound (GEV-WND-6).
    pub(crate) fn send(&mut self, seat: Seat, cell: Cell, how: How, tell: &mut impl Tell<Event>) {
        let from = Some(self.table.cell(seat));
        self.move_figure(seat, cell, tell);
        tell.tell(|| Event::open(News::Moved { seat: seat.into(), from, cell, how }));
    }

    /// Whatever a hunter loses by leaving a cell.
    #[inline]
    pub(crate) fn move_figure(&mut self, seat: Seat, cell: Cell, tell: &mut impl Tell<Event>) {
        if self.table.cell(seat) != cell {
            self.drop_wall(seat, tell);
            self.table.turn.examined = false;
            if self.table.agreed.beast_cell == BeastCell::Ending {
                self.table.turn.entered = false;
            }
        }
        self.table.pos[Table::at_of(seat)] = cell;
    }

    #[inline]
    fn drop_wall(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.table.walled.contains(seat) {
            self.table.walled = self.table.walled.without(seat);
            tell.tell(|| Event::open(News::Unwalled { seat: seat.into() }));
        }
    }
}

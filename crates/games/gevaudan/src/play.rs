//! Carrying out moves that are allowed.

use table::{Rng, Seat, Tell};

use crate::card::{Character, Hunter};
use crate::cell::Cell;
use crate::event::Event;
use crate::moves::{Move, Places, Shelf};
use crate::news::{How, Look, News, Out, Shown};
use crate::options::Memory;
use crate::print::{Colour, Token, TokenSet};
use crate::state::{Ask, End, MOST, NO_TOKEN, State, Table};

impl State {
    /// Carries out a move that is allowed.
    #[inline]
    pub(crate) fn carry_out<R: Rng>(&mut self, seat: Seat, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        if let Move::Note(colour, present) = mv {
            return self.note(seat, colour, present, tell);
        }
        self.table.fresh = [TokenSet::EMPTY; 4];
        match mv {
            Move::Walk(cell) => self.walk(seat, cell, tell),
            Move::Examine => self.examine(seat, tell),
            Move::Archive => self.archive(seat, tell),
            Move::End => self.end_turn(rng, tell),
            Move::Trap => self.trap(seat, rng, tell),
            Move::Heal(cell) => self.heal(seat, cell, rng, tell),
            Move::Consult(shelf, places) => self.consult(seat, shelf, places, false, tell),
            Move::Envoy(shelf, places) => self.consult(seat, shelf, places, true, tell),
            Move::Place(cell) => self.place(seat, cell, rng, tell),
            Move::Solicit(source, drop) => self.solicit(seat, source, drop, false, rng, tell),
            Move::Charm(source, drop) => self.solicit(seat, source, drop, true, rng, tell),
            Move::Suspect(colour) => self.suspect(seat, colour, tell),
            Move::Marquis(cell) => self.marquis(seat, cell, tell),
            Move::Scout(character, cell) => self.scout(seat, character, cell, tell),
            Move::Ride(cell) => self.ride(seat, cell, tell),
            Move::Swap(cell) => self.swap(seat, cell, tell),
            Move::Shot => self.shoot(seat, tell),
            Move::Wall => self.build_wall(seat, tell),
            Move::Beast(_)
            | Move::Keep(_)
            | Move::Name(_)
            | Move::Lead(_)
            | Move::Further(_)
            | Move::Peek(_)
            | Move::Yes
            | Move::No
            | Move::Note(..) => self.answer(seat, mv, rng, tell),
        }
    }

    /// Answers to questions.
    fn answer<R: Rng>(&mut self, seat: Seat, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        match (mv, self.table.ask) {
            (Move::Yes, Ask::Eveque) => {
                self.summon(seat, tell);
                self.next_turn(rng, tell);
            }
            (Move::No, Ask::Eveque | Ask::MereCourage) => self.next_turn(rng, tell),
            (Move::Beast(cell), _) => {
                self.table.beast = cell;
                tell.tell(|| Event::open(News::Driven { seat: seat.into(), cell }));
                self.next_turn(rng, tell);
            }
            (Move::Yes | Move::No, Ask::Toll) => {
                self.toll(seat, mv == Move::Yes, tell);
                self.look_at_shelf(tell);
            }
            (Move::Keep(place), _) => {
                self.keep(seat, place, tell);
                self.ask(seat, Ask::Turn);
            }
            (Move::No, Ask::Keep) => self.ask(seat, Ask::Turn),
            (Move::Yes | Move::No, Ask::Heart(cause)) => self.answer_heart(seat, cause, mv == Move::Yes, rng, tell),
            (Move::Name(first), _) => self.set_first(first, Some(seat), rng, tell),
            (Move::Yes, Ask::Reroll) => {
                self.table.rerolled = true;
                self.roll(rng, tell);
                self.move_beast(rng, tell);
            }
            (Move::No, Ask::Reroll) => self.move_beast(rng, tell),
            (Move::Yes | Move::No, Ask::TakePart) => {
                if mv == Move::No {
                    self.table.battue.party = self.table.battue.party.without(seat);
                    tell.tell(|| Event::open(News::StayedAway { seat: seat.into() }));
                }
                self.gather(rng, tell);
            }
            (Move::Lead(cell), _) => {
                self.lead_to(cell, tell);
                self.lead_on(rng, tell);
            }
            (Move::Further(cell), ask) => {
                self.walk_alone(seat, cell, ask, tell);
                self.walk_on(ask, rng, tell);
            }
            (Move::No, ask @ (Ask::Paysan | Ask::Drive)) => {
                self.table.battue.left = 0;
                self.walk_on(ask, rng, tell);
            }
            (Move::Yes | Move::No, Ask::Church) => self.answer_church(seat, mv == Move::Yes, rng, tell),
            (Move::Peek(place), _) => {
                self.peek(seat, place, tell);
                self.special(rng, tell);
            }
            _ => (),
        }
    }

    /// Base points first, then cubes (GEV-AP-3). Whatever is paid closes the opening.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, cost: u8) {
        let turn = &mut self.table.turn;
        turn.opening = false;
        let from_base = cost.min(turn.base);
        turn.base -= from_base;
        self.table.cubes[Table::at_of(seat)] -= cost - from_base;
    }

    #[inline]
    fn walk(&mut self, seat: Seat, cell: Cell, tell: &mut impl Tell<Event>) {
        self.pay(seat, 1);
        let from = Some(self.table.cell(seat));
        self.move_figure(seat, cell, tell);
        self.table.turn.entered |= cell == self.table.beast;
        tell.tell(|| Event::open(News::Moved { seat: seat.into(), from, cell, how: How::Walked }));
    }

    fn examine(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.pay(seat, 1);
        self.table.turn.examined = true;
        self.look_there(seat, self.table.cell(seat), Look::Examined, None, tell);
    }

    /// A look at the print that lies on a cell, if it lies face down.
    pub(crate) fn look_there(
        &mut self,
        seat: Seat,
        cell: Cell,
        how: Look,
        character: Option<Character>,
        tell: &mut impl Tell<Event>,
    ) {
        if let Some(print) = self.table.unrevealed_at(cell) {
            let colour = print.colour();
            tell.tell(|| Event::open(News::Looked { seat: seat.into(), print, colour, cell, how, character }));
            self.see(seat, print, tell);
        }
    }

    /// One hunter sees one print.
    #[inline]
    pub(crate) fn see(&mut self, seat: Seat, print: Token, tell: &mut impl Tell<Event>) {
        let at = Table::at_of(seat);
        self.table.seen[at] = self.table.seen[at].with(print);
        if self.table.agreed.memory == Memory::Paper {
            self.table.fresh[at] = self.table.fresh[at].with(print);
        }
        let face = self.secrets.faces[print.idx()];
        tell.tell(|| Event::secret(seat, News::Saw { seat: seat.into(), shown: Shown::new(print, face) }));
    }

    fn archive(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.pay(seat, 1);
        self.table.turn.examined = false;
        let cell = self.table.cell(seat);
        let Some(print) = self.table.print_at(cell) else { return };
        self.table.at[cell.idx()] = NO_TOKEN;
        self.table.shelves[Table::at_of(seat)].push(print);
        tell.tell(|| Event::open(News::Archived { seat: seat.into(), print, colour: print.colour(), cell }));
        self.give_influence(seat, tell);
    }

    fn consult(&mut self, seat: Seat, shelf: Shelf, places: Places, envoy: bool, tell: &mut impl Tell<Event>) {
        self.pay(seat, self.table.consult_cost(shelf));
        if envoy {
            self.table.turn.used |= Character::ENVOYE.bit();
        }
        self.table.consult = (shelf, places);
        let side = match shelf {
            Shelf::Hunter(side) => Some(side),
            Shelf::Town => None,
        };
        tell.tell(|| {
            let places = places.iter().map(|it| it as u8).collect::<arrayvec::ArrayVec<u8, 20>>();
            let count = places.len() as u8;
            Event::open(News::Consulted { seat: seat.into(), side: side.map(u8::from), places, count, envoy })
        });
        match side.filter(|it| self.table.has_token(*it, Hunter::Negociateur)) {
            Some(side) => self.ask(side, Ask::Toll),
            None => self.look_at_shelf(tell),
        }
    }

    /// The Négociateur's answer (GEV-R29).
    fn toll(&mut self, seat: Seat, takes: bool, tell: &mut impl Tell<Event>) {
        if !takes {
            return;
        }
        let by = self.table.active;
        self.table.tokens[Table::at_of(seat)] -= 1;
        self.table.cubes[Table::at_of(by)] -= 1;
        self.give_cubes(seat, 1);
        tell.tell(|| Event::open(News::Toll { seat: seat.into(), by: by.into() }));
    }

    /// Cubes above five are lost (GEV-R35).
    pub(crate) fn give_cubes(&mut self, seat: Seat, count: u8) {
        let cubes = &mut self.table.cubes[Table::at_of(seat)];
        *cubes = (*cubes + count).min(MOST);
    }

    /// The prints that were named are looked at; the Louvetier may keep one.
    fn look_at_shelf(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.table.active;
        let (shelf, places) = self.table.consult;
        let row = self.table.shelves[shelf.idx()];
        for print in places.iter().filter_map(|it| row.tokens().get(it)) {
            self.see(seat, *print, tell);
        }
        let keeps = self.table.owns(seat, Character::LOUVETIER);
        self.ask(seat, if keeps { Ask::Keep } else { Ask::Turn });
    }

    fn keep(&mut self, seat: Seat, place: u8, tell: &mut impl Tell<Event>) {
        let shelf = self.table.consult.0;
        let Some(print) = self.table.shelves[shelf.idx()].take(place.into()) else { return };
        self.table.shelves[Table::at_of(seat)].push(print);
        let side = match shelf {
            Shelf::Hunter(side) => Some(side.into()),
            Shelf::Town => None,
        };
        tell.tell(|| Event::open(News::Kept { seat: seat.into(), side, print, colour: print.colour() }));
    }

    /// Healing passes the turn, unless the Chirurgien is there (GEV-FREE-1, GEV-P17).
    fn heal<R: Rng>(&mut self, seat: Seat, cell: Cell, rng: &mut R, tell: &mut impl Tell<Event>) {
        let points = self.table.heal_points(seat);
        let surgeon = points > 0;
        self.move_figure(seat, cell, tell);
        self.table.wounds[Table::at_of(seat)] = 0;
        tell.tell(|| Event::open(News::Healed { seat: seat.into(), cell, surgeon }));
        if surgeon {
            let turn = &mut self.table.turn;
            (turn.opening, turn.surgeon, turn.base) = (false, true, points);
        } else {
            self.end_turn(rng, tell);
        }
    }

    /// The trap: on the lair, or out (GEV-END-1, GEV-END-2).
    fn trap<R: Rng>(&mut self, seat: Seat, rng: &mut R, tell: &mut impl Tell<Event>) {
        let (cell, lair) = (self.table.cell(seat), self.lair());
        if cell == lair {
            return self.finish(End::Lair(seat), tell);
        }
        self.table.failed = self.table.failed.with(cell);
        self.table.trapped = self.table.trapped.with(seat);
        tell.tell(|| Event::open(News::TrapFailed { seat: seat.into(), cell }));
        tell.tell(|| Event::secret(seat, News::BoxSeen { seat: seat.into(), cell: lair, boxed: self.boxed() }));
        self.table.turn = crate::state::Turning::IDLE;
        self.eliminate(seat, Out::Trap, tell);
        if !self.is_over() {
            self.next_turn(rng, tell);
        }
    }

    /// A Pense-Bête: a note to oneself, and a cube (GEV-FREE-2).
    fn note(&mut self, seat: Seat, colour: Colour, present: bool, tell: &mut impl Tell<Event>) {
        let at = Table::at_of(seat);
        self.secrets.notes[at] |= (1 | u8::from(present) << 4) << colour.idx();
        self.table.notes[at] += 1;
        if self.table.notes[at] == 4 {
            self.table.noters = self.table.noters.without(seat);
        }
        self.give_cubes(seat, 1);
        let (count, cubes) = (self.table.notes[at], self.table.cubes[at]);
        tell.tell(|| Event::open(News::Noted { seat: seat.into(), count, cubes }));
        tell.tell(|| Event::secret(seat, News::OwnNote { seat: seat.into(), colour, present }));
    }
}

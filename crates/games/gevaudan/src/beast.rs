//! The Beast's phase: roll, move, wounds, event (GEV-ORD-4).

use arrayvec::ArrayVec;
use table::{Rng, Seat, Seats, Tell, below};

use crate::card::{Arrow, Card, Character, EventKind, Hunter};
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::moves::Shelf;
use crate::news::{Gain, How, News, WoundCause};
use crate::options::LastRounds;
use crate::state::{Ask, NO_TOKEN, State, Table};

impl State {
    pub(crate) fn beast_phase<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        self.table.rerolled = false;
        self.roll(rng, tell);
        match self.table.owner(Character::COMBATTANTE) {
            Some(owner) => self.ask(owner, Ask::Reroll),
            None => self.move_beast(rng, tell),
        }
    }

    /// The die, and in solo games the print that the Beast takes to town (GEV-SOLO-2, GEV-R39).
    pub(crate) fn roll<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let beast = self.table.beast;
        if self.table.is_solo()
            && let Some(print) = self.table.unrevealed_at(beast)
        {
            self.table.at[beast.idx()] = NO_TOKEN;
            self.table.shelves[Shelf::Town.idx()].push(print);
            tell.tell(|| Event::open(News::TownTook { print, colour: print.colour(), cell: beast }));
        }
        let arrow = Arrow::DIE[below(6, rng) as usize];
        self.table.die = Some(arrow);
        let (seat, again) = (self.table.first, self.table.rerolled);
        tell.tell(|| Event::open(News::Rolled { seat: seat.into(), arrow, again }));
    }

    /// The cells that the Beast's next move crosses if the die shows `arrow`, as things stand.
    #[inline]
    pub(crate) fn way(&self, arrow: Arrow) -> impl Iterator<Item = Cell> + '_ {
        let follow = move |cell: &Cell| Some(self.board.arrow(arrow, *cell));
        std::iter::successors(Some(self.table.beast), follow).skip(1).take(self.table.beast_steps().into())
    }

    /// The whole move, then the wounds (GEV-BST-1, GEV-WND-1).
    pub(crate) fn move_beast<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let arrow = self.table.die.unwrap_or(Arrow::Black);
        let mut cell = self.table.beast;
        let mut crossed = CellSet::EMPTY;
        let mut path = ArrayVec::<_, 8>::new();
        for next in self.way(arrow) {
            cell = next;
            crossed = crossed.with(cell);
            let _ = path.try_push(cell);
        }
        self.table.beast = cell;
        tell.tell(|| Event::open(News::BeastMoved { path, cell }));
        let mut hit = Seats::EMPTY;
        for seat in self.table.alive.iter().filter(|it| crossed.contains(self.table.cell(*it))) {
            if self.table.walled.contains(seat) {
                tell.tell(|| Event::open(News::Hidden { seat: seat.into() }));
            } else {
                hit = hit.with(seat);
            }
        }
        self.table.hit = hit;
        self.count_from_first();
        self.wound_hit(rng, tell);
    }

    /// Counts the turn order from the first player again.
    pub(crate) fn count_from_first(&mut self) {
        self.table.leader = self.table.first;
        self.table.done = 0;
    }

    /// Everybody who was hit, in turn order; the Dévot is asked.
    pub(crate) fn wound_hit<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        while !self.table.hit.is_empty() && usize::from(self.table.done) < self.table.n_seats() {
            let seat = self.table.in_order(self.table.done.into());
            self.table.done += 1;
            if !self.table.hit.contains(seat) {
                continue;
            }
            self.table.hit = self.table.hit.without(seat);
            if self.table.has_token(seat, Hunter::Devot) {
                return self.ask(seat, Ask::Heart(WoundCause::Crossed));
            }
            self.wound(seat, WoundCause::Crossed, tell);
            if self.is_over() {
                return;
            }
        }
        self.draw_event(rng, tell);
    }

    /// The heart is given, or the wound taken (GEV-CAP-4).
    pub(crate) fn answer_heart<R: Rng>(
        &mut self,
        seat: Seat,
        cause: WoundCause,
        gives: bool,
        rng: &mut R,
        tell: &mut impl Tell<Event>,
    ) {
        if gives {
            self.table.tokens[Table::at_of(seat)] -= 1;
            tell.tell(|| Event::open(News::Spared { seat: seat.into(), cause }));
        } else {
            self.wound(seat, cause, tell);
            if self.is_over() {
                return;
            }
        }
        match cause {
            WoundCause::Crossed => self.wound_hit(rng, tell),
            WoundCause::Entered if self.table.alive.contains(seat) => self.open_turn(seat, tell),
            WoundCause::Entered => self.next_turn(rng, tell),
        }
    }

    /// The next card; Derniers tours is no event of its own (GEV-EVT-1, GEV-R01).
    fn draw_event<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        loop {
            let nth = usize::from(self.table.n_drawn);
            let card = self.secrets.deck.get(nth).copied().unwrap_or(Card::END);
            let printed = self.board.printed(card);
            if let Some(slot) = self.table.drawn.get_mut(nth) {
                *slot = card;
                self.table.n_drawn += 1;
            }
            self.table.current = Some(card);
            if printed.kind == EventKind::Ferocity {
                self.table.ferocity = (self.table.ferocity + printed.value).min(self.board.most_ferocity());
            }
            let (ferocity, left) = (self.table.ferocity, self.table.n_events - self.table.n_drawn);
            let (kind, value) = (printed.kind, printed.value);
            tell.tell(|| Event::open(News::Event { card, kind, value, ferocity, left }));
            match kind {
                EventKind::LastRounds if self.table.agreed.last_rounds == LastRounds::Free => (),
                EventKind::LastRounds => return self.begin_round(rng, tell),
                EventKind::End => {
                    self.table.last_round = true;
                    return self.begin_round(rng, tell);
                }
                EventKind::Ferocity => return self.after_value(rng, tell),
                EventKind::Battue => return self.start_battue(value, rng, tell),
            }
        }
    }

    /// Slides, then what the card says beside (GEV-HOU-4).
    pub(crate) fn after_value<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let Some(card) = self.table.current else { return self.begin_round(rng, tell) };
        for _ in 0..self.board.printed(card).slides {
            self.slide(rng, tell);
        }
        self.count_from_first();
        self.table.battue.left = 0;
        self.special(rng, tell);
    }

    /// The special text of the present card, from where it stands.
    pub(crate) fn special<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let number = self.table.current.map_or(0, |it| it.idx().saturating_sub(11));
        match number {
            2 => self.slip_away(tell),
            3 => return self.go_to_church(rng, tell),
            4 => self.fight_back(tell),
            5 => self.table.alive.iter().for_each(|it| self.give_influence(it, tell)),
            8 => self.lose_cubes(tell),
            9 if !self.table.is_solo() => return self.look_left(rng, tell),
            11 => self.calm(tell),
            12 => return self.walk_on(Ask::Drive, rng, tell),
            _ => (),
        }
        self.begin_round(rng, tell);
    }

    /// The court applauds too early (GEV-H11).
    fn calm(&mut self, tell: &mut impl Tell<Event>) {
        let ferocity = self.table.ferocity.saturating_sub(1).max(1);
        self.table.ferocity = ferocity;
        tell.tell(|| Event::open(News::Calmed { ferocity }));
    }

    /// One step along the white arrow, wounding nobody (GEV-H02).
    fn slip_away(&mut self, tell: &mut impl Tell<Event>) {
        let cell = self.board.arrow(Arrow::White, self.table.beast);
        self.table.beast = cell;
        tell.tell(|| Event::open(News::BeastSlipped { cell }));
    }

    /// Each hunter in turn may go to church (GEV-H03).
    fn go_to_church<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        while usize::from(self.table.done) < self.table.n_seats() {
            let seat = self.table.in_order(self.table.done.into());
            self.table.done += 1;
            if self.table.alive.contains(seat) {
                return self.ask(seat, Ask::Church);
            }
        }
        self.begin_round(rng, tell);
    }

    pub(crate) fn answer_church<R: Rng>(&mut self, seat: Seat, goes: bool, rng: &mut R, tell: &mut impl Tell<Event>) {
        if goes {
            self.send(seat, self.board.church(), How::Church, tell);
            self.give_influence(seat, tell);
        }
        self.go_to_church(rng, tell);
    }

    /// Every hunter with two wounds heals one (GEV-H04).
    fn fight_back(&mut self, tell: &mut impl Tell<Event>) {
        for seat in self.table.alive.iter() {
            let wounds = &mut self.table.wounds[Table::at_of(seat)];
            if *wounds == 2 {
                *wounds = 1;
                tell.tell(|| Event::open(News::Gained { seat: seat.into(), what: Gain::Healed }));
            }
        }
    }

    pub(crate) fn give_influence(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.table.gains_influence(seat) {
            self.table.influence[Table::at_of(seat)] += 1;
            tell.tell(|| Event::open(News::Gained { seat: seat.into(), what: Gain::Influence }));
        }
    }

    /// Whoever is next to the Beast loses a cube (GEV-H08).
    fn lose_cubes(&mut self, tell: &mut impl Tell<Event>) {
        let near = self.board.near(self.table.beast);
        for seat in self.table.alive.iter() {
            let near = near.contains(self.table.cell(seat));
            let cubes = &mut self.table.cubes[Table::at_of(seat)];
            if near && *cubes > 0 {
                *cubes -= 1;
                tell.tell(|| Event::open(News::Gained { seat: seat.into(), what: Gain::CubeLost }));
            }
        }
    }

    /// Each hunter looks at one archived print of his left neighbour (GEV-H09).
    fn look_left<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        while usize::from(self.table.done) < self.table.n_seats() {
            let seat = self.table.in_order(self.table.done.into());
            self.table.done += 1;
            let side = self.table.next(seat);
            let n_prints = self.table.shelves[Table::at_of(side)].tokens().len();
            if !self.table.alive.contains(seat) || n_prints == 0 {
                continue;
            }
            if n_prints > 1 {
                return self.ask(seat, Ask::Peek);
            }
            self.peek(seat, 0, tell);
        }
        self.begin_round(rng, tell);
    }

    pub(crate) fn peek(&mut self, seat: Seat, place: u8, tell: &mut impl Tell<Event>) {
        let side = self.table.next(seat);
        tell.tell(|| Event::open(News::Peeked { seat: seat.into(), side: side.into(), place }));
        if let Some(token) = self.table.shelves[Table::at_of(side)].tokens().get(usize::from(place)) {
            self.see(seat, *token, tell);
        }
    }
}

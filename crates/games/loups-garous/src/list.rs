//! The moves that are open, in a stable order: those that [`State::allow`] accepts. Long lists are written quickly, since a
//! debater has a hundred of them at every step.

use table::{Actor, MAX_SEATS, Rng, Seat, Seats, below};

use crate::moves::{Act, Middle, Move};
use crate::news::Call;
use crate::role::{N_ROLES, Role};
use crate::state::{Ask, State};

/// Room for the longest list: seven claims, 7 × 17 reports, ballots, accusations, announcements, defences and doubts for 18.
const ROOM: usize = 256;
/// What is written beyond the end, to be overwritten.
const SLACK: usize = 24;

const ONE: Seat = Seat::FIRST;

/// Moves about seat 1, from which those about the others are counted.
const LOOK: Move = Move::new(Act::Look(ONE));
const DEVOUR: Move = Move::new(Act::Devour(Some(ONE)));
const WATCH: Move = Move::new(Act::Watch(Some(ONE)));
const NOTE: Move = Move::new(Act::Note(Some(ONE)));
const VOTE: Move = Move::new(Act::Vote(Some(ONE)));
const SHOOT: Move = Move::new(Act::Shoot(Some(ONE)));
const ACCUSE: Move = Move::new(Act::Accuse(ONE));
const DEFEND: Move = Move::new(Act::Defend(ONE));
const ANNOUNCE: Move = Move::new(Act::Announce(ONE));
const DOUBT: Move = Move::new(Act::Doubt(ONE));
const POINT: Move = Move::new(Act::Point(Some(ONE)));

/// A row of statements: a whole number of registers, so that it is copied in a few instructions.
type Row = [Move; 24];

/// What each seat can say of each role: that it is its own, and each other seat's.
static ROWS: [[Row; MAX_SEATS]; N_ROLES] = {
    let mut rows = [[[LOOK; 24]; MAX_SEATS]; N_ROLES];
    let mut role = 0;
    while role < N_ROLES {
        let mut own = 0;
        while own < MAX_SEATS {
            rows[role][own] = row(Role::at(role), own);
            own += 1;
        }
        role += 1;
    }
    rows
};

const fn row(role: Role, own: usize) -> Row {
    let mut row = [LOOK; 24];
    row[0] = Move::new(Act::Claim(role));
    let (mut at, mut len) = (0, 1);
    while at < MAX_SEATS {
        if at != own {
            row[len] = Move::new(Act::Report(Seat::at(at), role));
            len += 1;
        }
        at += 1;
    }
    row
}

/// The places of the bits of each byte as distances between moves.
static PLACES: [[u16; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0_u16, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][count] = bit * Move::NEXT;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// How many bits each byte has.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0_usize;
    while byte < 256 {
        counts[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    counts
};

/// Room for a list, in one go: nothing but zeros, which is quickest.
static BLANK: [Move; ROOM] = [Move::new(Act::Take(Middle::First)); ROOM];

/// Where moves go, one after the other.
trait Sink {
    fn push(&mut self, act: Act);

    /// A move like `first`, which is about seat 1, for each of `seats`.
    fn each(&mut self, first: Move, seats: Seats);

    /// What `own` can say of each of `roles` (a bit each): that it is his, and that it is each other's of `n_seats`.
    fn say_of(&mut self, roles: u32, own: Seat, n_seats: usize);
}

/// Counts them.
struct Count(usize);

impl Sink for Count {
    #[inline]
    fn push(&mut self, _: Act) {
        self.0 += 1;
    }

    #[inline]
    fn each(&mut self, _: Move, seats: Seats) {
        self.0 += seats.len();
    }

    #[inline]
    fn say_of(&mut self, roles: u32, _: Seat, n_seats: usize) {
        self.0 += roles.count_ones() as usize * n_seats;
    }
}

/// The place of the bit before which there are so many.
#[inline]
fn nth_bit(mut bits: u32, before: usize) -> u32 {
    for _ in 0..before {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros()
}

/// Finds the one in this place.
struct Find {
    /// How many come before it.
    before: usize,
    found: Option<Move>,
}

impl Find {
    /// Whether it is among the next `count`; else they are passed over.
    #[inline]
    fn is_among(&mut self, count: usize) -> bool {
        let among = self.found.is_none() && self.before < count;
        if !among && self.found.is_none() {
            self.before -= count;
        }
        among
    }
}

impl Sink for Find {
    #[inline]
    fn push(&mut self, act: Act) {
        if self.is_among(1) {
            self.found = Some(act.into());
        }
    }

    #[inline]
    fn each(&mut self, first: Move, seats: Seats) {
        if self.is_among(seats.len()) {
            let place = nth_bit(seats.bits(), self.before);
            self.found = Some(first.later(place as u16 * Move::NEXT));
        }
    }

    #[inline]
    fn say_of(&mut self, roles: u32, own: Seat, n_seats: usize) {
        if self.is_among(roles.count_ones() as usize * n_seats) {
            let role = nth_bit(roles, self.before / n_seats);
            self.found = Some(ROWS[role as usize % N_ROLES][own.idx() % MAX_SEATS][self.before % n_seats]);
        }
    }
}

/// A list under construction, at the end of another.
struct Listed<'a> {
    moves: &'a mut [Move],
    len: usize,
}

/// Appends what `write` lists: up to `n_moves`.
#[inline]
fn append(n_moves: usize, into: &mut Vec<Move>, write: impl FnOnce(&mut Listed<'_>)) {
    let start = into.len();
    into.extend_from_slice(&BLANK[..(n_moves + SLACK).min(ROOM)]);
    let mut listed = Listed { moves: &mut into[start..], len: 0 };
    write(&mut listed);
    let len = listed.len;
    into.truncate(start + len);
}

impl Sink for Listed<'_> {
    #[inline]
    fn push(&mut self, act: Act) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = act.into();
            self.len += 1;
        }
    }

    #[inline]
    fn each(&mut self, first: Move, seats: Seats) {
        // Eight seats at a time: their moves are written in one go, and those that are not wanted overwritten.
        let (mut bits, mut first) = (seats.bits(), first);
        while bits != 0 {
            let byte = (bits & 0xff) as usize;
            let Some(room) = self.moves.get_mut(self.len..self.len + 8) else { return };
            room.copy_from_slice(&PLACES[byte].map(|place| first.later(place)));
            self.len += usize::from(COUNTS[byte]);
            first = first.later(8 * Move::NEXT);
            bits >>= 8;
        }
    }

    #[inline]
    fn say_of(&mut self, mut roles: u32, own: Seat, n_seats: usize) {
        while roles != 0 {
            let row = &ROWS[roles.trailing_zeros() as usize % N_ROLES][own.idx() % MAX_SEATS];
            let Some(room) = self.moves.get_mut(self.len..self.len + row.len()) else { return };
            room.copy_from_slice(row);
            self.len += n_seats;
            roles &= roles - 1;
        }
    }
}

impl State {
    /// Appends the moves open to `actor`.
    #[inline]
    pub(crate) fn list_moves(&self, actor: Actor, into: &mut Vec<Move>) {
        match actor {
            Actor::Seat(seat) => self.list_for(seat, into),
            Actor::Referee if matches!(self.ask, Ask::Over(_)) => (),
            Actor::Referee => {
                into.push(Act::Timeout.into());
                into.push(if self.held { Act::Release } else { Act::Hold }.into());
                into.extend(self.may_leave().iter().map(|it| Move::new(Act::Leave(it))));
            }
        }
    }

    /// Draws one of the moves open to `actor`. By day they are counted, since hardly anything else takes as long as listing them.
    #[inline]
    pub(crate) fn draw_move<R: Rng>(&self, actor: Actor, list: &mut Vec<Move>, rng: &mut R) -> Option<Move> {
        if let (Actor::Seat(seat), Ask::Debate | Ask::Vote | Ask::Runoff) = (actor, self.ask)
            && self.here().contains(seat)
        {
            let mut count = Count(0);
            self.list_day(seat, &mut count);
            let before = if count.0 == 0 { return None } else { below(count.0 as u32, rng) as usize };
            let mut find = Find { before, found: None };
            self.list_day(seat, &mut find);
            return find.found;
        }
        list.clear();
        self.list_moves(actor, list);
        table::pick(list, rng).copied()
    }

    #[inline]
    fn list_for(&self, seat: Seat, into: &mut Vec<Move>) {
        if !self.here().contains(seat) {
            if self.ask == Ask::Shot && self.shooter.is(seat) {
                append(1 + MAX_SEATS, into, |moves| {
                    moves.push(Act::Shoot(None));
                    moves.each(SHOOT, self.alive);
                });
            }
            return;
        }
        match self.ask {
            Ask::Call(_) if self.answered.contains(seat) => (),
            Ask::Call(Call::Cupid) if self.role(seat) == Role::Cupid => self.list_pairs(into),
            Ask::Call(call) => append(2 + 2 * MAX_SEATS, into, |moves| self.list_answers(seat, call, moves)),
            Ask::Debate | Ask::Vote | Ask::Runoff => {
                // A row a role, ballots, accusations, announcements, defences, doubts, and three words.
                let n_moves = (self.deck.bits().count_ones() as usize + 5) * self.n_seats() + 3;
                append(n_moves, into, |moves| self.list_day(seat, moves));
            }
            Ask::Shot | Ask::Over(_) => (),
        }
    }

    #[inline]
    fn list_day(&self, seat: Seat, moves: &mut impl Sink) {
        if !self.answered.contains(seat) {
            if self.ask == Ask::Debate {
                moves.push(Act::Ready);
            } else {
                let electable = self.electable(seat);
                moves.each(VOTE, electable);
                if electable.is_empty() {
                    moves.push(Act::Vote(None));
                }
            }
        }
        if !self.spent.contains(seat) {
            self.list_statements(seat, moves);
        }
    }

    #[inline]
    fn list_statements(&self, seat: Seat, moves: &mut impl Sink) {
        moves.say_of(self.deck.bits(), seat, self.n_seats());
        let others = self.alive.without(seat);
        moves.each(ACCUSE, others);
        moves.each(ANNOUNCE, others);
        moves.each(DEFEND, self.alive);
        moves.each(DOUBT, self.spoken & others);
        if self.is_named(seat) {
            moves.push(Act::Yes);
            moves.push(Act::No);
        }
    }

    #[inline]
    fn list_answers(&self, seat: Seat, call: Call, moves: &mut impl Sink) {
        if !self.decides(seat, call) {
            moves.push(Act::Note(None));
            return moves.each(NOTE, self.alive.without(seat));
        }
        match call {
            Call::Thief => {
                moves.push(Act::Take(Middle::First));
                moves.push(Act::Take(Middle::Second));
                if !self.thief_must_take() {
                    moves.push(Act::Keep);
                }
            }
            Call::Seer => moves.each(LOOK, self.alive.without(seat)),
            Call::Wolves | Call::WolvesAgain => {
                let prey = self.devourable(seat, call);
                moves.each(DEVOUR, prey);
                if prey.is_empty() {
                    moves.push(Act::Devour(None));
                }
                let pointed = self.points_at(seat);
                moves.each(POINT, pointed.map_or(self.prey(), |it| self.prey().without(it)));
                if pointed.is_some() {
                    moves.push(Act::Point(None));
                }
            }
            Call::Duel if self.role(seat) == Role::Girl => {
                for act in [Act::Sleep, Act::Glance, Act::Stare] {
                    moves.push(act);
                }
            }
            Call::Duel => {
                moves.push(Act::Watch(None));
                moves.each(WATCH, self.prey());
            }
            Call::Cupid | Call::Lovers => (),
        }
    }

    fn list_pairs(&self, into: &mut Vec<Move>) {
        for one in self.alive.iter() {
            for two in self.alive.iter().filter(|it| *it > one) {
                into.push(Act::Love(one, two).into());
            }
        }
    }
}

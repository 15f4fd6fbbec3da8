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

/// How many seats there are, by table: a processor of any age does that in a few steps.
#[inline]
fn count(seats: Seats) -> u16 {
    let [low, middle, high, _] = seats.bits().to_le_bytes();
    u16::from(COUNTS[usize::from(low)]) + u16::from(COUNTS[usize::from(middle)]) + u16::from(COUNTS[usize::from(high)])
}

/// The seat before which there are so many of these, as a distance from seat 1.
#[inline]
fn distance(seats: Seats, before: u16) -> u16 {
    let [low, middle, high, _] = seats.bits().to_le_bytes();
    let first = u16::from(COUNTS[usize::from(low)]);
    let second = first + u16::from(COUNTS[usize::from(middle)]);
    let (byte, passed, skipped) = if before < first {
        (low, 0, 0)
    } else if before < second {
        (middle, first, 8)
    } else {
        (high, second, 16)
    };
    skipped * Move::NEXT + PLACES[usize::from(byte)][usize::from(before - passed) % 8]
}

/// Moves that are alike.
#[derive(Clone, Copy)]
enum Group {
    /// Like this one, which is about seat 1, for each of the seats.
    Each(Move, Seats),
    /// What a seat can say of each of these roles.
    Say { roles: u8, own: Seat, n_seats: u8 },
}

/// So many groups are open at most: by day, from the ballots to yes and no.
const GROUPS: usize = 8;

/// Bits of one end in [`Groups::ends`]; the highest one is kept free, to compare all of them at once.
const LANE: u32 = 16;
/// A one in every lane.
const ONES: u128 = u128::MAX / ((1 << LANE) - 1);
/// The highest bit of every lane.
const TOPS: u128 = ONES << (LANE - 1);

/// Keeps which groups there are and where each of them ends, to find the move in any place without a list.
struct Groups {
    all: [Group; GROUPS],
    /// A lane a group. In one word: an array that is written piece by piece and read as a whole makes the processor wait.
    ends: u128,
    len: u32,
    total: u16,
}

impl Groups {
    const NONE: Self = Self { all: [Group::Each(LOOK, Seats::EMPTY); GROUPS], ends: 0, len: 0, total: 0 };

    #[inline]
    fn add(&mut self, group: Group, count: u16) {
        if let Some(slot) = self.all.get_mut(self.len as usize) {
            *slot = group;
            self.total += count;
            self.ends |= u128::from(self.total) << (LANE * self.len);
            self.len += 1;
        }
    }

    /// The move in this place; there must be more than that.
    #[inline]
    fn find(&self, place: u16) -> Move {
        // The groups that end before this place, and all lanes without a group.
        let passed = (((u128::from(place) * ONES) | TOPS) - self.ends) & TOPS;
        let n_passed = ((passed >> (LANE - 1)).wrapping_mul(ONES) >> (LANE * (GROUPS as u32 - 1))) as u32;
        let at = n_passed - (GROUPS as u32 - self.len);
        let begin = (self.ends << LANE >> (LANE * at)) as u16;
        let before = place - begin;
        match self.all[at as usize % GROUPS] {
            Group::Each(first, seats) => first.later(distance(seats, before)),
            Group::Say { roles, own, n_seats } => {
                let n_seats = u16::from(n_seats).max(1);
                let role = PLACES[usize::from(roles)][usize::from(before / n_seats) % 8] / Move::NEXT;
                ROWS[usize::from(role) % N_ROLES][own.idx() % MAX_SEATS][usize::from(before % n_seats) % MAX_SEATS]
            }
        }
    }
}

impl Sink for Groups {
    #[inline]
    fn push(&mut self, act: Act) {
        self.add(Group::Each(act.into(), Seats::one(ONE)), 1);
    }

    #[inline]
    fn each(&mut self, first: Move, seats: Seats) {
        self.add(Group::Each(first, seats), count(seats));
    }

    #[inline]
    fn say_of(&mut self, roles: u32, own: Seat, n_seats: usize) {
        let roles = roles as u8;
        let n_moves = u16::from(COUNTS[usize::from(roles)]) * n_seats as u16;
        self.add(Group::Say { roles, own, n_seats: n_seats as u8 }, n_moves);
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

    /// Draws one of the moves open to `actor`. They are counted, since hardly anything else takes as long as listing them.
    #[inline]
    pub(crate) fn draw_move<R: Rng>(&self, actor: Actor, list: &mut Vec<Move>, rng: &mut R) -> Option<Move> {
        let mut groups = Groups::NONE;
        match (actor, self.ask) {
            (Actor::Seat(seat), Ask::Debate | Ask::Vote | Ask::Runoff) if self.here().contains(seat) => {
                self.list_day(seat, &mut groups);
            }
            (Actor::Seat(seat), Ask::Call(call)) if call != Call::Cupid && self.is_called(seat) => {
                self.list_answers(seat, call, &mut groups);
            }
            _ => {
                list.clear();
                self.list_moves(actor, list);
                return table::pick(list, rng).copied();
            }
        }
        if groups.total == 0 { None } else { Some(groups.find(below(groups.total.into(), rng) as u16)) }
    }

    /// Whether the present call waits for an answer of `seat`.
    #[inline]
    fn is_called(&self, seat: Seat) -> bool {
        self.here().contains(seat) && !self.answered.contains(seat)
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

//! Numbers of moves.

use table::{Kinds, MAX_SEATS, Seat, nth_pair, pair};

use crate::moves::{Act, Middle, Move};
use crate::role::{N_ROLES, Role};

/// Moves about nothing but themselves.
const ALONE: [Act; 12] = [
    Act::Take(Middle::First),
    Act::Take(Middle::Second),
    Act::Keep,
    Act::Sleep,
    Act::Glance,
    Act::Stare,
    Act::Ready,
    Act::Yes,
    Act::No,
    Act::Timeout,
    Act::Hold,
    Act::Release,
];
/// Moves about a seat or nobody.
const SOMEBODY: [fn(Option<Seat>) -> Act; 6] = [Act::Devour, Act::Watch, Act::Note, Act::Vote, Act::Shoot, Act::Point];
/// Moves about a seat.
const SEAT: [fn(Seat) -> Act; 6] = [Act::Look, Act::Accuse, Act::Defend, Act::Announce, Act::Leave, Act::Doubt];

/// A seat, or nobody.
const ANYBODY: usize = MAX_SEATS + 1;
/// Two seats in no order, also one and the same: nobody loves himself, but it can be written.
const TWO_SEATS: usize = MAX_SEATS * (MAX_SEATS + 1) / 2;

pub(crate) const KINDS: Kinds<6> = Kinds::new([
    ALONE.len(),
    SOMEBODY.len() * ANYBODY,
    SEAT.len() * MAX_SEATS,
    TWO_SEATS,
    N_ROLES,
    MAX_SEATS * N_ROLES,
]);

const fn alone(place: usize) -> usize {
    KINDS.number(0, place)
}

fn somebody(kind: usize, seat: Option<Seat>) -> usize {
    KINDS.number(1, kind * ANYBODY + seat.map_or(MAX_SEATS, Seat::idx))
}

const fn about(kind: usize, seat: Seat) -> usize {
    KINDS.number(2, kind * MAX_SEATS + seat.idx())
}

pub(crate) fn index(mv: Move) -> usize {
    match mv.act() {
        Act::Take(card) => alone(card.idx()),
        Act::Keep => alone(2),
        Act::Sleep => alone(3),
        Act::Glance => alone(4),
        Act::Stare => alone(5),
        Act::Ready => alone(6),
        Act::Yes => alone(7),
        Act::No => alone(8),
        Act::Timeout => alone(9),
        Act::Hold => alone(10),
        Act::Release => alone(11),
        Act::Devour(seat) => somebody(0, seat),
        Act::Watch(seat) => somebody(1, seat),
        Act::Note(seat) => somebody(2, seat),
        Act::Vote(seat) => somebody(3, seat),
        Act::Shoot(seat) => somebody(4, seat),
        Act::Point(seat) => somebody(5, seat),
        Act::Look(seat) => about(0, seat),
        Act::Accuse(seat) => about(1, seat),
        Act::Defend(seat) => about(2, seat),
        Act::Announce(seat) => about(3, seat),
        Act::Leave(seat) => about(4, seat),
        Act::Doubt(seat) => about(5, seat),
        Act::Love(one, two) => KINDS.number(3, pair(one.idx(), two.idx() + 1)),
        Act::Claim(role) => KINDS.number(4, role.idx()),
        Act::Report(seat, role) => KINDS.number(5, seat.idx() * N_ROLES + role.idx()),
    }
}

pub(crate) fn nth(index: usize) -> Option<Move> {
    let (kind, at) = KINDS.split(index)?;
    Some(Move::new(match kind {
        0 => ALONE[at],
        1 => SOMEBODY[at / ANYBODY](Seat::new(at % ANYBODY)),
        2 => SEAT[at / MAX_SEATS](Seat::at(at % MAX_SEATS)),
        3 => {
            let (low, high) = nth_pair(at);
            Act::Love(Seat::at(low), Seat::at(high - 1))
        }
        4 => Act::Claim(Role::at(at)),
        _ => Act::Report(Seat::at(at / N_ROLES), Role::at(at % N_ROLES)),
    }))
}

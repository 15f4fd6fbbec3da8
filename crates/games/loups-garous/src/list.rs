//! Writing long lists of moves quickly: a debater has a hundred of them at every step.

use table::{MAX_SEATS, Seat, Seats};

use crate::moves::{Act, Move};
use crate::role::{N_ROLES, Role};

/// Room for the longest list (seven claims, 7 × 17 reports, ballots, accusations, announcements and defences for 18), and
/// for what is written beyond the end to be overwritten.
const ROOM: usize = 256;

const ONE: Seat = Seat::FIRST;

/// Moves about seat 1, from which those about the others are counted.
pub(crate) const LOOK: Move = Move::new(Act::Look(ONE));
pub(crate) const DEVOUR: Move = Move::new(Act::Devour(Some(ONE)));
pub(crate) const WATCH: Move = Move::new(Act::Watch(Some(ONE)));
pub(crate) const NOTE: Move = Move::new(Act::Note(Some(ONE)));
pub(crate) const VOTE: Move = Move::new(Act::Vote(Some(ONE)));
pub(crate) const SHOOT: Move = Move::new(Act::Shoot(Some(ONE)));
pub(crate) const ACCUSE: Move = Move::new(Act::Accuse(ONE));
pub(crate) const DEFEND: Move = Move::new(Act::Defend(ONE));
pub(crate) const ANNOUNCE: Move = Move::new(Act::Announce(ONE));

/// Reports of each role about each seat, and as many places more, so that any row can be copied from any seat on.
static REPORTS: [[Move; 2 * MAX_SEATS]; N_ROLES] = {
    let mut reports = [[LOOK; 2 * MAX_SEATS]; N_ROLES];
    let mut role = 0;
    while role < N_ROLES {
        let mut at = 0;
        while at < MAX_SEATS {
            reports[role][at] = Move::new(Act::Report(Seat::at(at), Role::at(role)));
            at += 1;
        }
        role += 1;
    }
    reports
};

/// The places of the bits of each byte as distances between moves, and how many there are.
static PLACES: [([u16; 8], usize); 256] = {
    let mut places = [([0; 8], 0); 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0_u16;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                let count = places[byte].1;
                places[byte].0[count] = bit * Move::NEXT;
                places[byte].1 += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// A list under construction, at the end of another.
pub(crate) struct Listed<'a> {
    moves: &'a mut [Move],
    len: usize,
}

/// Appends what `write` lists.
#[inline]
pub(crate) fn append(into: &mut Vec<Move>, write: impl FnOnce(&mut Listed<'_>)) {
    let start = into.len();
    into.resize(start + ROOM, LOOK);
    let mut listed = Listed { moves: &mut into[start..], len: 0 };
    write(&mut listed);
    let len = listed.len;
    into.truncate(start + len);
}

impl Listed<'_> {
    #[inline]
    pub(crate) fn push(&mut self, act: Act) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = act.into();
            self.len += 1;
        }
    }

    /// A move like `first`, which is about seat 1, for each of `seats`.
    #[inline]
    pub(crate) fn each(&mut self, first: Move, seats: Seats) {
        // Eight seats at a time: their moves are written in one go, and those that are not wanted overwritten.
        let (mut bits, mut first) = (seats.bits(), first);
        while bits != 0 {
            let (places, count) = &PLACES[(bits & 0xff) as usize];
            let Some(room) = self.moves.get_mut(self.len..self.len + 8) else { return };
            for (slot, place) in room.iter_mut().zip(places) {
                *slot = first.later(*place);
            }
            self.len += count;
            first = first.later(8 * Move::NEXT);
            bits >>= 8;
        }
    }

    /// Reports of `role` about everybody of `n_seats` but `own`.
    #[inline]
    pub(crate) fn reports(&mut self, role: Role, own: Seat, n_seats: usize) {
        const OTHERS: usize = MAX_SEATS - 1;
        let reports = &REPORTS[role.idx()];
        let skipped = own.idx() % MAX_SEATS;
        let Some(room) = self.moves.get_mut(self.len..self.len + 2 * MAX_SEATS) else { return };
        room[..OTHERS].copy_from_slice(&reports[..OTHERS]);
        // Everybody after `own` moves up by one. Lengths are fixed so that both copies are a few instructions.
        room[skipped..skipped + OTHERS].copy_from_slice(&reports[skipped + 1..skipped + 1 + OTHERS]);
        self.len += n_seats - 1;
    }
}

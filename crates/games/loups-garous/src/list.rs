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

/// Reports of each role about each seat.
static REPORTS: [[Move; MAX_SEATS]; N_ROLES] = {
    let mut reports = [[LOOK; MAX_SEATS]; N_ROLES];
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

/// The places of the bits of each byte, and how many there are.
static PLACES: [([u8; 8], u8); 256] = {
    let mut places = [([0; 8], 0); 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0_u8;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                let count = places[byte].1 as usize;
                places[byte].0[count] = bit;
                places[byte].1 += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// A list under construction.
pub(crate) struct Listed {
    moves: [Move; ROOM],
    len: usize,
}

impl Listed {
    #[inline]
    pub(crate) const fn new() -> Self {
        Self { moves: [LOOK; ROOM], len: 0 }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len.min(ROOM)]
    }

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
        for (at, byte) in seats.bits().to_le_bytes().into_iter().take(3).enumerate() {
            let (places, count) = &PLACES[usize::from(byte)];
            let Some(room) = self.moves.get_mut(self.len..self.len + 8) else { return };
            for (slot, place) in room.iter_mut().zip(places) {
                *slot = first.about_later(u16::from(*place) + 8 * at as u16);
            }
            self.len += usize::from(*count);
        }
    }

    /// Reports of `role` about everybody of `n_seats` but `own`.
    #[inline]
    pub(crate) fn reports(&mut self, role: Role, own: Seat, n_seats: usize) {
        let reports = &REPORTS[role.idx()];
        let Some(room) = self.moves.get_mut(self.len..self.len + 2 * MAX_SEATS) else { return };
        let (skipped, room) = (own.idx() % MAX_SEATS, room);
        room[..MAX_SEATS].copy_from_slice(reports);
        for at in 0..MAX_SEATS - 1 {
            // Everybody after `own` moves up by one.
            room[at] = reports[at + usize::from(at >= skipped)];
        }
        self.len += n_seats - 1;
    }
}

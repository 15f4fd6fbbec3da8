//! The moves that are open, in a stable order. They are those that [`State::allow`] accepts.

use table::Seat;

use crate::hex::Hex;
use crate::moves::{Act, Move, append};
use crate::state::{Ask, State};

const A1: Hex = Hex::at(0);

impl State {
    /// Appends the moves open to `seat`: what is asked of it, then the hint, then corrections.
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if matches!(self.ask, Ask::Over { .. }) || seat.idx() >= self.n_seats() {
            return;
        }
        if seat == self.asked {
            self.list_asked(into);
        }
        if self.may_agree(seat) {
            into.push(if self.is_hint_asked() { Move::new(Act::Agree) } else { Move::new(Act::Hint) });
        }
        if !self.is_strict() {
            self.list_corrections(seat, into);
        }
    }

    #[inline]
    fn list_asked(&self, into: &mut Vec<Move>) {
        match self.ask {
            Ask::Turn => self.list_actions(into),
            Ask::Opening { .. } | Ask::Penalty { .. } => {
                append(1, into, |moves| moves.each(Act::Cube(A1), self.placements()));
            }
            Ask::Extra { .. } => append(1, into, |moves| moves.each(Act::Disc(A1), self.placements())),
            Ask::Answer { hex } | Ask::Search { hex } => {
                let fits = self.fits(self.asked).contains(hex);
                if !self.is_strict() || fits {
                    into.push(Act::Disc(hex).into());
                }
                if !self.is_strict() || !fits {
                    into.push(Act::Cube(hex).into());
                }
            }
            Ask::Over { .. } => (),
        }
    }

    #[inline]
    fn list_actions(&self, into: &mut Vec<Move>) {
        let open = self.closed.complement();
        append(self.n_seats(), into, |moves| {
            for (at, discs) in self.discs.iter().enumerate().take(self.n_seats()) {
                if at != self.asked.idx() {
                    moves.each(Act::Ask(A1, Seat::at(at)), open.minus(*discs));
                }
            }
            let searched = if self.is_strict() { open.and(self.fits(self.asked)) } else { open };
            moves.each(Act::Search(A1), searched);
        });
    }

    fn list_corrections(&self, seat: Seat, into: &mut Vec<Move>) {
        for hex in self.tokens(seat).iter() {
            let places = self.correction_places(seat, hex);
            if places.is_empty() {
                into.push(Act::Fix(hex, None).into());
            } else {
                append(1, into, |moves| moves.each(Act::Fix(hex, Some(A1)), places));
            }
        }
    }
}

//! Corrections on honour tables (CRY-27).

use table::{Seat, Tell};

use crate::event::Event;
use crate::hex::Hex;
use crate::news::{News, Token};
use crate::setup::MAX_PLAYERS;
use crate::state::{Ask, State};

impl State {
    /// A token becomes the other kind, and the wrong one goes elsewhere.
    pub(crate) fn correct(&mut self, seat: Seat, hex: Hex, to: Option<Hex>, tell: &mut impl Tell<Event>) {
        let wrong = if self.discs(seat).contains(hex) { Token::Disc } else { Token::Cube };
        match wrong {
            Token::Disc => self.disc_becomes_cube(seat, hex),
            Token::Cube => self.cube_becomes_disc(seat, hex),
        }
        if let Some(to) = to {
            self.put(seat, to, wrong);
        }
        let token = wrong.other();
        tell.tell(|| Event(News::Corrected { seat: seat.into(), hex, wrong, token, to }));
        if token == Token::Cube {
            self.interrupt(seat, hex, tell);
        }
    }

    /// If another's cube lies there already, no cube is added.
    fn disc_becomes_cube(&mut self, seat: Seat, hex: Hex) {
        let at = seat.idx() % MAX_PLAYERS;
        self.discs[at] = self.discs[at].without(hex);
        if self.closed.contains(hex) {
            self.piles[hex.idx()] = self.piles[hex.idx()].without(seat);
        } else {
            self.cubes[at] = self.cubes[at].with(hex);
            self.closed = self.closed.with(hex);
        }
    }

    fn cube_becomes_disc(&mut self, seat: Seat, hex: Hex) {
        let at = seat.idx() % MAX_PLAYERS;
        self.cubes[at] = self.cubes[at].without(hex);
        self.closed = self.closed.without(hex);
        self.discs[at] = self.discs[at].with(hex);
    }

    /// A cube that comes to the hex under question ends the turn, one that comes to the hex under search stops it.
    fn interrupt(&mut self, seat: Seat, hex: Hex, tell: &mut impl Tell<Event>) {
        match self.ask {
            Ask::Answer { hex: asked } if asked == hex => {
                tell.tell(|| Event(News::Interrupted { seat: seat.into(), hex }));
                self.end_turn();
            }
            Ask::Search { hex: searched } | Ask::Extra { hex: searched } if searched == hex => {
                tell.tell(|| Event(News::Interrupted { seat: seat.into(), hex }));
                if seat == self.active {
                    self.end_turn();
                } else {
                    self.owe_penalty(hex);
                }
            }
            _ => (),
        }
    }
}

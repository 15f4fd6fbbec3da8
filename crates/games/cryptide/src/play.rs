//! Carrying out moves.

use table::{Seat, Tell};

use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::moves::{Act, Move};
use crate::news::{News, Token, Why};
use crate::setup::MAX_PLAYERS;
use crate::state::{Ask, End, Last, State};

impl State {
    /// Carries out a move that is allowed.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) {
        match (mv.act(), self.ask) {
            (Act::Ask(hex, asked), _) => self.question(hex, asked, tell),
            (Act::Search(hex), _) => self.search(hex, tell),
            (Act::Cube(hex), Ask::Opening { left }) => {
                self.lay(seat, hex, Token::Cube, Why::Opening, tell);
                self.opening_done(left);
            }
            (Act::Cube(hex), Ask::Penalty { .. }) => {
                self.lay(seat, hex, Token::Cube, Why::Penalty, tell);
                self.end_turn();
            }
            (Act::Disc(hex), Ask::Extra { hex: searched }) => {
                self.lay(seat, hex, Token::Disc, Why::Extra, tell);
                self.go_round(searched, self.active, tell);
            }
            (Act::Cube(_), Ask::Answer { hex }) => self.answer(hex, seat, Token::Cube, tell),
            (Act::Disc(_), Ask::Answer { hex }) => self.answer(hex, seat, Token::Disc, tell),
            (Act::Cube(_), Ask::Search { hex }) => self.search_answer(hex, seat, Token::Cube, tell),
            (Act::Disc(_), Ask::Search { hex }) => self.search_answer(hex, seat, Token::Disc, tell),
            (Act::Hint | Act::Agree, _) => return self.agree(seat, tell),
            (Act::Fix(hex, to), _) => self.correct(seat, hex, to, tell),
            (Act::Cube(_) | Act::Disc(_), Ask::Turn | Ask::Extra { .. } | Ask::Over { .. })
            | (Act::Disc(_), Ask::Opening { .. } | Ask::Penalty { .. }) => (),
        }
        self.settle(tell);
    }

    /// Puts a token down and says so.
    #[inline]
    fn lay(&mut self, seat: Seat, hex: Hex, token: Token, why: Why, tell: &mut impl Tell<Event>) {
        self.put(seat, hex, token);
        tell.tell(|| Event(News::Placed { seat: seat.into(), hex, token, why }));
    }

    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, hex: Hex, token: Token) {
        let at = seat.idx() % MAX_PLAYERS;
        match token {
            Token::Disc => self.discs[at] = self.discs[at].with(hex),
            Token::Cube => {
                self.cubes[at] = self.cubes[at].with(hex);
                self.closed = self.closed.with(hex);
            }
        }
        self.piles[hex.idx()] = self.piles[hex.idx()].push(seat);
    }

    fn opening_done(&mut self, left: u8) {
        self.asked = self.next(self.asked);
        self.ask = if left > 1 { Ask::Opening { left: left - 1 } } else { Ask::Turn };
    }

    /// The left neighbour's turn (CRY-34).
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.active = self.next(self.active);
        self.asked = self.active;
        self.ask = Ask::Turn;
    }

    fn question(&mut self, hex: Hex, asked: Seat, tell: &mut impl Tell<Event>) {
        let by = self.active;
        self.last = Some(Last { by, hex, asked: Some(asked) });
        tell.tell(|| Event(News::Asked { seat: by.into(), side: asked.into(), hex }));
        if self.answers_itself() {
            self.answer(hex, asked, self.honest(asked, hex), tell);
        } else {
            self.asked = asked;
            self.ask = Ask::Answer { hex };
        }
    }

    /// What a seat's clue says of a hex.
    #[inline]
    fn honest(&self, seat: Seat, hex: Hex) -> Token {
        if self.fits(seat).contains(hex) { Token::Disc } else { Token::Cube }
    }

    fn answer(&mut self, hex: Hex, seat: Seat, token: Token, tell: &mut impl Tell<Event>) {
        self.put(seat, hex, token);
        let by = self.active;
        tell.tell(|| Event(News::Answered { seat: seat.into(), by: by.into(), hex, token }));
        match token {
            Token::Disc => self.end_turn(),
            Token::Cube => self.owe_penalty(hex),
        }
    }

    #[inline]
    pub(crate) fn owe_penalty(&mut self, hex: Hex) {
        self.asked = self.active;
        self.ask = Ask::Penalty { hex };
    }

    fn search(&mut self, hex: Hex, tell: &mut impl Tell<Event>) {
        let by = self.active;
        self.last = Some(Last { by, hex, asked: None });
        tell.tell(|| Event(News::Searched { seat: by.into(), hex }));
        if self.discs(by).contains(hex) {
            self.ask = Ask::Extra { hex };
        } else {
            self.lay(by, hex, Token::Disc, Why::Search, tell);
            self.go_round(hex, by, tell);
        }
    }

    /// Asks everybody after `seat` in turn, up to the searcher; whoever has a disc there is passed over (CRY-22).
    pub(crate) fn go_round(&mut self, hex: Hex, seat: Seat, tell: &mut impl Tell<Event>) {
        let mut seat = self.next(seat);
        while seat != self.active {
            if self.discs(seat).contains(hex) {
                tell.tell(|| Event(News::PassedOver { seat: seat.into(), hex }));
            } else if self.answers_itself() {
                let token = self.honest(seat, hex);
                self.put(seat, hex, token);
                let by = self.active;
                tell.tell(|| Event(News::Answered { seat: seat.into(), by: by.into(), hex, token }));
                if token == Token::Cube {
                    return self.owe_penalty(hex);
                }
            } else {
                self.asked = seat;
                self.ask = Ask::Search { hex };
                return;
            }
            seat = self.next(seat);
        }
        self.conclude(hex, tell);
    }

    fn search_answer(&mut self, hex: Hex, seat: Seat, token: Token, tell: &mut impl Tell<Event>) {
        self.put(seat, hex, token);
        let by = self.active;
        tell.tell(|| Event(News::Answered { seat: seat.into(), by: by.into(), hex, token }));
        match token {
            Token::Cube => self.owe_penalty(hex),
            Token::Disc => self.go_round(hex, seat, tell),
        }
    }

    /// A search without a cube ends the game (CRY-24).
    fn conclude(&mut self, hex: Hex, tell: &mut impl Tell<Event>) {
        let by = self.active;
        if self.habitat() == HexSet::one(hex) {
            tell.tell(|| Event(News::Found { winner: by.into(), hex }));
            self.finish(End::Found { by, hex }, tell);
        } else {
            tell.tell(|| Event(News::Misled { seat: by.into(), hex }));
            self.finish(End::Misled { by, hex }, tell);
        }
    }

    fn finish(&mut self, end: End, tell: &mut impl Tell<Event>) {
        self.ask = Ask::Over { end };
        self.asked = self.active;
        for (at, clue) in self.setup.clues().iter().enumerate() {
            tell.tell(|| Event(News::Revealed { seat: at as u8, clue: *clue }));
        }
    }

    fn agree(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let first = !self.is_hint_asked();
        self.silent = self.silent.without(seat);
        let (agreed, needed) = ((self.n_seats() - self.silent.len()) as u8, self.agreements_needed() as u8);
        tell.tell(|| {
            let seat = seat.into();
            Event(if first {
                News::HintAsked { seat, agreed, needed }
            } else {
                News::HintAgreed { seat, agreed, needed }
            })
        });
        if agreed >= needed {
            self.hint_given = true;
            let hint = self.setup.hint();
            tell.tell(|| Event(News::HintGiven { hint }));
        }
    }

    /// Skips placements that cannot be made (CRY-25), and sees whether the map is full (CRY-24).
    #[inline]
    pub(crate) fn settle(&mut self, tell: &mut impl Tell<Event>) {
        if self.closed.complement().is_empty() && !matches!(self.ask, Ask::Over { .. }) {
            tell.tell(|| Event(News::Full));
            return self.finish(End::Full, tell);
        }
        loop {
            let (ask, seat) = (self.ask, self.asked);
            let why = match ask {
                Ask::Opening { .. } => Why::Opening,
                Ask::Penalty { .. } => Why::Penalty,
                Ask::Extra { .. } => Why::Extra,
                Ask::Turn | Ask::Answer { .. } | Ask::Search { .. } | Ask::Over { .. } => return,
            };
            if !self.placements().is_empty() {
                return;
            }
            tell.tell(|| Event(News::Skipped { seat: seat.into(), why }));
            match ask {
                Ask::Opening { left } => self.opening_done(left),
                Ask::Extra { hex } => self.go_round(hex, self.active, tell),
                _ => self.end_turn(),
            }
        }
    }
}

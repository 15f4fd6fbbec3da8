//! Why a move is refused.

use table::{Refusal, Seat, Seats};

use crate::hex::{Hex, HexSet};
use crate::moves::{Act, Move};
use crate::state::{Ask, State};

const GAME_OVER: Refusal = Refusal::new("CRY-34", "game-over");
const NOT_YOUR_TURN: Refusal = Refusal::new("CRY-34", "not-your-turn");
const NO_PLACEMENT_NOW: Refusal = Refusal::new("CRY-34", "no-placement-now");
const OPENING_FIRST: Refusal = Refusal::new("CRY-12", "opening-first");
const OPENING_FITS: Refusal = Refusal::new("CRY-12", "clue-allows");
const OPENING_CLOSED: Refusal = Refusal::new("CRY-13", "cube-there");
const OWN_TOKEN: Refusal = Refusal::new("CRY-15", "own-token-there");
const CLOSED: Refusal = Refusal::new("CRY-16", "cube-there");
const NOT_ANOTHER: Refusal = Refusal::new("CRY-18", "ask-another");
const NO_SUCH_SEAT: Refusal = Refusal::new("CRY-18", "no-such-seat");
const HAS_DISC: Refusal = Refusal::new("CRY-19", "has-disc");
const ANSWER_FIRST: Refusal = Refusal::new("CRY-19", "answer-first");
const PENALTY_FIRST: Refusal = Refusal::new("CRY-20", "penalty-first");
const PENALTY_FITS: Refusal = Refusal::new("CRY-20", "clue-allows");
const PENALTY_ELSEWHERE: Refusal = Refusal::new("CRY-20", "another-hex");
const EXTRA_FIRST: Refusal = Refusal::new("CRY-21", "extra-first");
const EXTRA_ELSEWHERE: Refusal = Refusal::new("CRY-21", "another-hex");
const CLUE_EXCLUDES: Refusal = Refusal::new("CRY-21", "clue-excludes");
const SEARCH_ANSWER_FIRST: Refusal = Refusal::new("CRY-22", "answer-first");
const SEARCH_PENALTY_FIRST: Refusal = Refusal::new("CRY-23", "penalty-first");
const SEARCH_PENALTY_FITS: Refusal = Refusal::new("CRY-23", "clue-allows");
const DISHONEST: Refusal = Refusal::new("CRY-26", "dishonest");
const STRICT: Refusal = Refusal::new("CRY-27", "strict-table");
const NO_TOKEN: Refusal = Refusal::new("CRY-27", "no-token");
const NO_PLACE: Refusal = Refusal::new("CRY-27", "no-place");
const PLACE_NEEDED: Refusal = Refusal::new("CRY-27", "place-needed");
const HINT_GIVEN: Refusal = Refusal::new("CRY-28", "hint-given");
const HINT_ASKED: Refusal = Refusal::new("CRY-28", "hint-asked");
const NO_HINT_ASKED: Refusal = Refusal::new("CRY-28", "no-hint-asked");
const ALREADY_AGREED: Refusal = Refusal::new("CRY-28", "already-agreed");

impl State {
    /// Where the wrong token of a correction may go (CRY-27).
    pub(crate) fn correction_places(&self, seat: Seat, hex: Hex) -> HexSet {
        self.open_to(seat).without(hex).minus(self.under_question())
    }

    #[inline]
    pub(crate) fn is_hint_asked(&self) -> bool {
        self.silent != Seats::all(self.n_seats())
    }

    #[inline]
    pub(crate) fn may_agree(&self, seat: Seat) -> bool {
        !self.hint_given && self.silent.contains(seat)
    }

    /// Whether `seat` may make this move now.
    #[inline]
    pub(crate) fn allow(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if let Ask::Over { .. } = self.ask {
            return Err(GAME_OVER);
        }
        match mv.act() {
            Act::Hint | Act::Agree => return self.allow_hint(seat, mv.act() == Act::Hint),
            Act::Fix(hex, to) => return self.allow_correction(seat, hex, to),
            Act::Cube(_) | Act::Disc(_) | Act::Ask(..) | Act::Search(_) => (),
        }
        if seat != self.asked {
            return Err(NOT_YOUR_TURN);
        }
        match self.ask {
            Ask::Turn => self.allow_action(mv.act()),
            Ask::Opening { .. } => self.allow_opening(mv.act()),
            Ask::Penalty { hex } => self.allow_penalty(hex, mv.act()),
            Ask::Extra { hex } => self.allow_extra(hex, mv.act()),
            Ask::Answer { hex } => self.allow_answer(hex, mv.act(), ANSWER_FIRST),
            Ask::Search { hex } => self.allow_answer(hex, mv.act(), SEARCH_ANSWER_FIRST),
            Ask::Over { .. } => Err(GAME_OVER),
        }
    }

    fn allow_hint(&self, seat: Seat, first: bool) -> Result<(), Refusal> {
        if self.hint_given {
            Err(HINT_GIVEN)
        } else if !self.silent.contains(seat) {
            Err(ALREADY_AGREED)
        } else {
            match (first, self.is_hint_asked()) {
                (true, true) => Err(HINT_ASKED),
                (false, false) => Err(NO_HINT_ASKED),
                (true, false) | (false, true) => Ok(()),
            }
        }
    }

    fn allow_correction(&self, seat: Seat, hex: Hex, to: Option<Hex>) -> Result<(), Refusal> {
        if self.is_strict() {
            return Err(STRICT);
        }
        if !self.tokens(seat).contains(hex) {
            return Err(NO_TOKEN);
        }
        let places = self.correction_places(seat, hex);
        match to {
            Some(to) if places.contains(to) => Ok(()),
            Some(_) => Err(NO_PLACE),
            None if places.is_empty() => Ok(()),
            None => Err(PLACE_NEEDED),
        }
    }

    #[inline]
    fn allow_action(&self, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Ask(_, seat) if seat == self.asked => Err(NOT_ANOTHER),
            Act::Ask(_, seat) if seat.idx() >= self.n_seats() => Err(NO_SUCH_SEAT),
            Act::Ask(hex, _) | Act::Search(hex) if self.closed.contains(hex) => Err(CLOSED),
            Act::Ask(hex, seat) if self.discs(seat).contains(hex) => Err(HAS_DISC),
            Act::Search(hex) if self.is_strict() && !self.fits(self.asked).contains(hex) => Err(CLUE_EXCLUDES),
            Act::Ask(..) | Act::Search(_) => Ok(()),
            Act::Cube(_) | Act::Disc(_) | Act::Hint | Act::Agree | Act::Fix(..) => Err(NO_PLACEMENT_NOW),
        }
    }

    fn allow_opening(&self, act: Act) -> Result<(), Refusal> {
        let Act::Cube(hex) = act else { return Err(OPENING_FIRST) };
        if self.closed.contains(hex) {
            Err(OPENING_CLOSED)
        } else if self.tokens(self.asked).contains(hex) {
            Err(OWN_TOKEN)
        } else if self.placements().contains(hex) {
            Ok(())
        } else {
            Err(OPENING_FITS)
        }
    }

    fn allow_penalty(&self, asked: Hex, act: Act) -> Result<(), Refusal> {
        let searched = self.last.is_some_and(|it| it.asked.is_none());
        let Act::Cube(hex) = act else {
            return Err(if searched { SEARCH_PENALTY_FIRST } else { PENALTY_FIRST });
        };
        self.allow_place(hex)?;
        if hex == asked {
            Err(PENALTY_ELSEWHERE)
        } else if self.placements().contains(hex) {
            Ok(())
        } else if searched {
            Err(SEARCH_PENALTY_FITS)
        } else {
            Err(PENALTY_FITS)
        }
    }

    fn allow_extra(&self, searched: Hex, act: Act) -> Result<(), Refusal> {
        let Act::Disc(hex) = act else { return Err(EXTRA_FIRST) };
        if hex == searched {
            return Err(EXTRA_ELSEWHERE);
        }
        self.allow_place(hex)?;
        if self.placements().contains(hex) { Ok(()) } else { Err(CLUE_EXCLUDES) }
    }

    /// Where tokens may lie at all.
    fn allow_place(&self, hex: Hex) -> Result<(), Refusal> {
        if self.closed.contains(hex) {
            Err(CLOSED)
        } else if self.tokens(self.asked).contains(hex) {
            Err(OWN_TOKEN)
        } else {
            Ok(())
        }
    }

    fn allow_answer(&self, hex: Hex, act: Act, otherwise: Refusal) -> Result<(), Refusal> {
        let is_disc = match act {
            Act::Disc(at) if at == hex => true,
            Act::Cube(at) if at == hex => false,
            _ => return Err(otherwise),
        };
        let honest = self.fits(self.asked).contains(hex) == is_disc;
        if honest || !self.is_strict() { Ok(()) } else { Err(DISHONEST) }
    }
}

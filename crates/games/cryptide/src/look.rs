//! From the truth to what one viewer may know, field by field.

use std::fmt::Write;

use arrayvec::ArrayString;
use table::{Seat, Viewer};

use crate::hex::{Hex, HexSet, N_HEXES};
use crate::land::{Animal, Terrain};
use crate::map::Map;
use crate::news::Token;
use crate::state::{Ask, End, State};
use crate::view::{
    Action, EndView, HexTokens, Laid, MapView, PlayerView, Question, QuestionKind, SectionView, StructureView, View,
    WrongToken,
};

impl State {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let seats = || Seat::all(self.n_seats());
        View {
            seat: viewer.seat().map(u8::from),
            options: self.options,
            map: MapView::of(self.setup.map()),
            first: self.first.into(),
            active: self.active.into(),
            players: seats().map(|it| self.look_at_player(it)).collect(),
            clue: viewer.seat().filter(|it| it.idx() < self.n_seats()).map(|it| self.setup.clue(it)),
            tokens: self.look_at_tokens(),
            question: self.look_at_question(),
            last: self.last.map(|it| Action { seat: it.by.into(), hex: it.hex, side: it.asked.map(u8::from) }),
            hint: self.hint_given.then(|| self.setup.hint()),
            hint_needed: self.agreements_needed() as u8,
            end: match self.ask {
                Ask::Over { end } => Some(self.look_at_end(end)),
                _ => None,
            },
        }
    }

    fn look_at_player(&self, seat: Seat) -> PlayerView {
        PlayerView {
            discs: self.discs(seat).len() as u8,
            cubes: self.cubes(seat).len() as u8,
            agreed: !self.silent.contains(seat),
        }
    }

    fn look_at_tokens(&self) -> Vec<HexTokens> {
        let any = Seat::all(self.n_seats()).fold(HexSet::EMPTY, |all, it| all.or(self.tokens(it)));
        let on = |hex: Hex| {
            let laid = |seat: Seat| Laid { seat: seat.into(), token: self.token_of(seat, hex) };
            HexTokens { hex, tokens: self.piles[hex.idx()].seats().map(laid).collect() }
        };
        any.iter().map(on).collect()
    }

    /// What a seat that has a token here has here.
    pub(crate) fn token_of(&self, seat: Seat, hex: Hex) -> Token {
        if self.cubes(seat).contains(hex) { Token::Cube } else { Token::Disc }
    }

    fn look_at_question(&self) -> Option<Question> {
        let (kind, hex, opening_left) = match self.ask {
            Ask::Over { .. } => return None,
            Ask::Opening { left } => (QuestionKind::Opening, None, left),
            Ask::Turn => (QuestionKind::Turn, None, 0),
            Ask::Answer { hex } => (QuestionKind::Answer, Some(hex), 0),
            Ask::Penalty { hex } => (QuestionKind::Penalty, Some(hex), 0),
            Ask::Extra { hex } => (QuestionKind::Extra, Some(hex), 0),
            Ask::Search { hex } => (QuestionKind::Search, Some(hex), 0),
        };
        Some(Question { seat: self.asked.into(), kind, hex, opening_left })
    }

    /// The game is over: everything is shown.
    fn look_at_end(&self, end: End) -> EndView {
        let (reason, winner, searcher, searched) = match end {
            End::Found { by, hex } => ("habitat", Some(by.into()), Some(by.into()), Some(hex)),
            End::Misled { by, hex } => ("misled", None, Some(by.into()), Some(hex)),
            End::Full => ("full", None, None, None),
        };
        EndView {
            reason: reason.into(),
            winner,
            searcher,
            searched,
            habitat: self.habitat().first().unwrap_or(Hex::at(0)),
            clues: self.setup.clues().iter().copied().collect(),
            fits: self.fits[..self.n_seats()].iter().map(|it| letters('0', &[('1', *it)])).collect(),
            wrong: self.wrong_tokens(),
            hint: self.setup.hint(),
            left_without: self.setup.left_without().map(|it| it as u8).collect(),
            difficulty: self.setup.difficulty(),
            setup: written(&self.setup),
        }
    }

    fn wrong_tokens(&self) -> Vec<WrongToken> {
        let mut wrong = Vec::new();
        for seat in Seat::all(self.n_seats()) {
            let fits = self.fits(seat);
            let lies = self.discs(seat).minus(fits).or(self.cubes(seat).and(fits));
            wrong.extend(lies.iter().map(|hex| WrongToken { seat: seat.into(), hex, token: self.token_of(seat, hex) }));
        }
        wrong
    }
}

impl MapView {
    /// A map, so that it can be drawn.
    pub fn of(map: &Map) -> Self {
        let ground = map.ground();
        let terrains = Terrain::ALL.map(|it| (it.letter(), ground.terrain(it)));
        let animals = Animal::ALL.map(|it| (it.letter(), ground.animal(it)));
        Self {
            code: written(map),
            sections: map.sections().map(|(section, turned)| SectionView { section, turned }),
            terrains: letters('?', &terrains),
            animals: letters('.', &animals),
            structures: map.structures().map(|(kind, colour, hex)| StructureView { kind, colour, hex }).collect(),
        }
    }
}

/// One letter a hex, row by row.
fn letters(otherwise: char, sets: &[(char, HexSet)]) -> ArrayString<N_HEXES> {
    let mut bytes = [otherwise as u8; N_HEXES];
    for (letter, hexes) in sets {
        hexes.iter().for_each(|hex| bytes[hex.idx()] = *letter as u8);
    }
    ArrayString::from_byte_string(&bytes).unwrap_or_default()
}

/// The code of something that is known to fit.
fn written<const N: usize>(code: &impl std::fmt::Display) -> ArrayString<N> {
    let mut text = ArrayString::new();
    let fits = write!(text, "{code}");
    debug_assert!(fits.is_ok(), "a code is short");
    text
}

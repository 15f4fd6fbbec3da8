//! What a table can agree on.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use table::{Chance, Choice, OptionsError, Seat, Seed};

use crate::generate::{Wish, clues_on, has_several};
use crate::map::Map;
use crate::setup::Setup;

/// Longest setup code, with a little room for a clear refusal of longer ones.
pub(crate) const SETUP_TEXT: usize = 40;

table::setting! {
    /// Which clues and structures are used (CRY-3, CRY-5).
    pub enum Mode as "CryptideMode" {
        /// 23 clues, no black structures.
        Normal = "normal",
        /// 24 clues and their negations, black structures.
        Advanced = "advanced",
    }
}

impl Mode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Normal, Self::Advanced];

    /// Colours of structures in use.
    pub const fn n_colours(self) -> usize {
        match self {
            Self::Normal => 3,
            Self::Advanced => 4,
        }
    }
}

table::setting! {
    /// Whether clues are checked (CRY-26, CRY-27).
    pub enum TableKind as "CryptideTable" {
        /// The referee sees to it that all tokens are honest.
        Strict = "strict",
        /// Players answer for themselves, and may correct mistakes.
        Honour = "honour",
    }
}

table::setting! {
    /// Who answers on strict tables (CRY-26).
    pub enum Answers as "CryptideAnswers" {
        /// The referee, at once.
        Automatic = "automatic",
        /// Each player himself.
        Click = "click",
    }
}

table::setting! {
    /// How hard a generated setup is (CRY-9).
    pub enum Difficulty as "CryptideDifficulty" {
        /// Whatever comes.
        Any = "any",
        /// Few hexes are left when a clue is missing.
        Easy = "easy",
        /// In between.
        Medium = "medium",
        /// Many are left.
        Hard = "hard",
    }
}

table::setting! {
    /// Who begins (CRY-12).
    pub enum First as "CryptideFirst" {
        /// Chance says.
        Drawn = "drawn",
        /// Seat 1.
        Seat1 = "1",
        /// Seat 2.
        Seat2 = "2",
        /// Seat 3.
        Seat3 = "3",
        /// Seat 4.
        Seat4 = "4",
        /// Seat 5.
        Seat5 = "5",
    }
}

impl First {
    /// The seat, if the table chose one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Drawn => None,
            Self::Seat1 => Some(Seat::at(0)),
            Self::Seat2 => Some(Seat::at(1)),
            Self::Seat3 => Some(Seat::at(2)),
            Self::Seat4 => Some(Seat::at(3)),
            Self::Seat5 => Some(Seat::at(4)),
        }
    }
}

/// What the table agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideOptions"))]
pub struct Options {
    /// Which clues are used.
    pub mode: Mode,
    /// Whether clues are checked.
    pub table: TableKind,
    /// Who answers on strict tables.
    pub answers: Answers,
    /// How hard the setup is.
    pub difficulty: Difficulty,
    /// Who begins.
    pub first: First,
    /// A setup typed in: a map code (clues are drawn), or a whole setup code. Empty in views: a whole code tells all.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub setup: ArrayString<SETUP_TEXT>,
}

/// What can be chosen; `setup` is free text.
pub(crate) const CHOICES: &[Choice] = &[
    Mode::choice("mode"),
    TableKind::choice("table"),
    Answers::choice("answers"),
    Difficulty::choice("difficulty"),
    First::choice("first"),
    Choice { key: "setup", values: &[""], default: "" },
];

/// What is fixed of the setup before the deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Fixed {
    /// Nothing: all is drawn.
    Nothing,
    /// The map; clues are drawn.
    Map(Map),
    /// Everything.
    All(Setup),
}

const fn conflict(rule: &'static str, code: &'static str) -> OptionsError {
    OptionsError::Conflict { rule, code }
}

impl Options {
    /// What these options ask of the generator.
    pub(crate) const fn wish(&self, n_seats: usize) -> Wish {
        Wish { mode: self.mode, n_seats, difficulty: self.difficulty }
    }

    /// A typed setup is played once (CRY-8): whoever has seen its end knows everything. A typed map stays, unless it has
    /// one clue set only.
    pub(crate) fn spent(&self, n_seats: usize) -> &'static [&'static str] {
        let again = match self.fixed() {
            Ok(Fixed::All(_)) => true,
            Ok(Fixed::Map(map)) => !has_several(&map, self.wish(n_seats)),
            Ok(Fixed::Nothing) | Err(_) => false,
        };
        if again { &["setup"] } else { &[] }
    }

    /// The setup as it was typed in.
    pub(crate) fn fixed(&self) -> Result<Fixed, OptionsError> {
        if self.setup.is_empty() {
            Ok(Fixed::Nothing)
        } else if self.setup.contains('-') {
            self.setup.parse().map(Fixed::All).map_err(|it: crate::SetupError| conflict("CRY-8", it.code()))
        } else {
            self.setup.parse().map(Fixed::Map).map_err(|it: crate::MapError| conflict("CRY-8", it.code()))
        }
    }

    pub(crate) fn check(&self, n_seats: usize) -> Result<(), OptionsError> {
        if self.first.seat().is_some_and(|it| it.idx() >= n_seats) {
            return Err(conflict("CRY-12", "first-not-seated"));
        }
        match self.fixed()? {
            Fixed::Map(map) if map.mode() != self.mode => Err(conflict("CRY-8", "setup-mode")),
            Fixed::Map(map) => {
                // Whether there is a clue set does not depend on which one is drawn.
                let found =
                    clues_on(&map, self.wish(n_seats), &mut Chance::new(Seed::from_number(0)).stream(0)).is_some();
                if found { Ok(()) } else { Err(conflict("CRY-8", "map-without-clues")) }
            }
            Fixed::All(setup) if setup.map().mode() != self.mode => Err(conflict("CRY-8", "setup-mode")),
            Fixed::All(setup) if setup.n_seats() != n_seats => Err(conflict("CRY-8", "setup-seats")),
            Fixed::Nothing | Fixed::All(_) => Ok(()),
        }
    }
}

//! What a table can agree on.

use serde::{Deserialize, Serialize};
use table::{Choice, OptionsError, Seat};

use crate::board::BoardRef;
use crate::card::Hunter;

/// Most characters of a board's code that are read at all.
const LONGEST_CODE: usize = 400;

/// A part of the game that can be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanSwitch"))]
pub enum Switch {
    /// Left out.
    #[default]
    Off,
    /// In play.
    On,
}

impl Switch {
    /// Whether it is in play.
    #[inline]
    pub fn is_on(self) -> bool {
        self == Self::On
    }
}

/// Which events are shuffled (GEV-HIS-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanEvents"))]
pub enum Events {
    /// E1 to E12.
    #[default]
    Standard,
    /// H1 to H12.
    Historical,
}

/// How the decks are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanDeck"))]
pub enum Deck {
    /// Nine cards (GEV-SET-5).
    #[default]
    Usual,
    /// Ten cards, for a first game (GEV-SET-6).
    FirstGame,
    /// Seven cards and the Characters in order: closest to history (GEV-VAR-1, GEV-VAR-2).
    History,
}

/// Whether Derniers tours is the round's event (GEV-R01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanLastRounds"))]
pub enum LastRounds {
    /// No: the next card is drawn at once.
    #[default]
    Free,
    /// Yes.
    Draw,
}

/// When the Beast's cell wounds (GEV-R09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanBeastCell"))]
pub enum BeastCell {
    /// Whoever enters it by a move.
    #[default]
    Entering,
    /// Whoever enters it by a move and ends his turn there.
    Ending,
}

/// Who may heal (GEV-R14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanHeal"))]
pub enum Heal {
    /// The wounded.
    #[default]
    Wounded,
    /// Everybody.
    Always,
}

/// Who remembers (GEV-R45).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanMemory"))]
pub enum Memory {
    /// The table: what was seen stays noted.
    #[default]
    Notebook,
    /// The players: a print is shown until the next move.
    Paper,
}

/// Who begins (GEV-R46).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanFirst"))]
pub enum First {
    /// Chance says.
    #[default]
    #[serde(rename = "drawn")]
    Drawn,
    /// Seat 1.
    #[serde(rename = "1")]
    Seat1,
    /// Seat 2.
    #[serde(rename = "2")]
    Seat2,
    /// Seat 3.
    #[serde(rename = "3")]
    Seat3,
    /// Seat 4.
    #[serde(rename = "4")]
    Seat4,
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
        }
    }
}

/// The hunter of a seat (GEV-SET-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanRole"))]
pub enum Role {
    /// Chance says.
    #[default]
    Drawn,
    /// The sly one.
    Fourbe,
    /// The negotiator.
    Negociateur,
    /// The gamekeeper.
    GardeChasse,
    /// The devout one.
    Devot,
    /// The selfish one.
    Egoiste,
    /// The discreet one.
    Discret,
    /// The diplomat.
    Diplomate,
}

impl Role {
    /// The hunter, if the table chose one.
    pub const fn hunter(self) -> Option<Hunter> {
        match self {
            Self::Drawn => None,
            Self::Fourbe => Some(Hunter::Fourbe),
            Self::Negociateur => Some(Hunter::Negociateur),
            Self::GardeChasse => Some(Hunter::GardeChasse),
            Self::Devot => Some(Hunter::Devot),
            Self::Egoiste => Some(Hunter::Egoiste),
            Self::Discret => Some(Hunter::Discret),
            Self::Diplomate => Some(Hunter::Diplomate),
        }
    }
}

/// What the table agreed on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanOptions"))]
pub struct Options {
    /// Characters, Influence and soliciting.
    pub characters: Switch,
    /// Which events are shuffled.
    pub events: Events,
    /// The hunters' own abilities.
    pub abilities: Switch,
    /// How the decks are made.
    pub deck: Deck,
    /// Whether Derniers tours is the round's event.
    pub last_rounds: LastRounds,
    /// When the Beast's cell wounds.
    pub beast_cell: BeastCell,
    /// Who may heal.
    pub heal: Heal,
    /// Who remembers.
    pub memory: Memory,
    /// Who begins.
    pub first: First,
    /// The hunter of seat 1.
    pub hunter1: Role,
    /// The hunter of seat 2.
    pub hunter2: Role,
    /// The hunter of seat 3.
    pub hunter3: Role,
    /// The hunter of seat 4.
    pub hunter4: Role,
    /// The code of another board than the house's; see `bestiaire gevaudan check`.
    pub board: String,
}

const SWITCH: &[&str] = &["off", "on"];
const ROLES: &[&str] = &["drawn", "fourbe", "negociateur", "garde-chasse", "devot", "egoiste", "discret", "diplomate"];

/// What can be chosen; `board` is free text.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "characters", values: SWITCH, default: "off" },
    Choice { key: "events", values: &["standard", "historical"], default: "standard" },
    Choice { key: "abilities", values: SWITCH, default: "off" },
    Choice { key: "deck", values: &["usual", "first_game", "history"], default: "usual" },
    Choice { key: "last_rounds", values: &["free", "draw"], default: "free" },
    Choice { key: "beast_cell", values: &["entering", "ending"], default: "entering" },
    Choice { key: "heal", values: &["wounded", "always"], default: "wounded" },
    Choice { key: "memory", values: &["notebook", "paper"], default: "notebook" },
    Choice { key: "first", values: &["drawn", "1", "2", "3", "4"], default: "drawn" },
    Choice { key: "hunter1", values: ROLES, default: "drawn" },
    Choice { key: "hunter2", values: ROLES, default: "drawn" },
    Choice { key: "hunter3", values: ROLES, default: "drawn" },
    Choice { key: "hunter4", values: ROLES, default: "drawn" },
    Choice { key: "board", values: &[""], default: "" },
];

const fn conflict(rule: &'static str, code: &'static str) -> OptionsError {
    OptionsError::Conflict { rule, code }
}

impl Options {
    /// The hunters chosen, by seat.
    pub(crate) const fn roles(&self) -> [Role; 4] {
        [self.hunter1, self.hunter2, self.hunter3, self.hunter4]
    }

    /// The board to play on; `None` if the code is not one.
    pub(crate) fn board(&self) -> Option<BoardRef> {
        if self.board.len() > LONGEST_CODE { None } else { BoardRef::from_code(&self.board).ok() }
    }

    pub(crate) fn check(&self, n_seats: usize) -> Result<(), OptionsError> {
        if self.first.seat().is_some_and(|it| it.idx() >= n_seats) {
            return Err(conflict("GEV-R46", "first-not-seated"));
        }
        let roles = &self.roles()[..n_seats.min(4)];
        let twice = |at: usize| roles[at].hunter().is_some() && roles[..at].contains(&roles[at]);
        if (0..roles.len()).any(twice) {
            return Err(conflict("GEV-R47", "hunter-twice"));
        }
        if self.deck == Deck::History && !(self.characters.is_on() && self.events == Events::Historical) {
            return Err(conflict("GEV-HIS-4", "history-needs-all"));
        }
        if self.board().is_none() {
            return Err(conflict("GEV-HOU-1", "board-not-understood"));
        }
        Ok(())
    }
}

//! What a table can agree on.

use serde::{Deserialize, Serialize};
use table::{Choice, OptionsError, Seat};

use crate::board::BoardRef;
use crate::card::Hunter;

/// Most characters of a board's code that are read at all.
const LONGEST_CODE: usize = 400;

table::setting! {
    /// A part of the game that can be left out.
    pub enum Switch as "GevaudanSwitch" {
        /// Left out.
        Off = "off",
        /// In play.
        On = "on",
    }
}

impl Switch {
    /// Whether it is in play.
    #[inline]
    pub fn is_on(self) -> bool {
        self == Self::On
    }
}

table::setting! {
    /// Which events are shuffled (GEV-HIS-4).
    pub enum Events as "GevaudanEvents" {
        /// E1 to E12.
        Standard = "standard",
        /// H1 to H12.
        Historical = "historical",
    }
}

table::setting! {
    /// How the decks are made.
    pub enum Deck as "GevaudanDeck" {
        /// Nine cards (GEV-SET-5).
        Usual = "usual",
        /// Ten cards, for a first game (GEV-SET-6).
        FirstGame = "first_game",
        /// Seven cards and the Characters in order: closest to history (GEV-VAR-1, GEV-VAR-2).
        History = "history",
    }
}

table::setting! {
    /// Whether Derniers tours is the round's event (GEV-R01).
    pub enum LastRounds as "GevaudanLastRounds" {
        /// No: the next card is drawn at once.
        Free = "free",
        /// Yes.
        Draw = "draw",
    }
}

table::setting! {
    /// When the Beast's cell wounds (GEV-R09).
    pub enum BeastCell as "GevaudanBeastCell" {
        /// Whoever enters it by a move.
        Entering = "entering",
        /// Whoever enters it by a move and ends his turn there.
        Ending = "ending",
    }
}

table::setting! {
    /// Who may heal (GEV-R14).
    pub enum Heal as "GevaudanHeal" {
        /// The wounded.
        Wounded = "wounded",
        /// Everybody.
        Always = "always",
    }
}

table::setting! {
    /// Who remembers (GEV-R45).
    pub enum Memory as "GevaudanMemory" {
        /// The table: what was seen stays noted.
        Notebook = "notebook",
        /// The players: a print is shown until the next move.
        Paper = "paper",
    }
}

table::setting! {
    /// Who begins (GEV-R46).
    pub enum First as "GevaudanFirst" {
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
        }
    }
}

table::setting! {
    /// The hunter of a seat (GEV-SET-9).
    pub enum Role as "GevaudanRole" {
        /// Chance says.
        Drawn = "drawn",
        /// The sly one.
        Fourbe = "fourbe",
        /// The negotiator.
        Negociateur = "negociateur",
        /// The gamekeeper.
        GardeChasse = "garde-chasse",
        /// The devout one.
        Devot = "devot",
        /// The selfish one.
        Egoiste = "egoiste",
        /// The discreet one.
        Discret = "discret",
        /// The diplomat.
        Diplomate = "diplomate",
    }
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

/// What can be chosen; `board` is free text.
pub(crate) const CHOICES: &[Choice] = &[
    Switch::choice("characters"),
    Events::choice("events"),
    Switch::choice("abilities"),
    Deck::choice("deck"),
    LastRounds::choice("last_rounds"),
    BeastCell::choice("beast_cell"),
    Heal::choice("heal"),
    Memory::choice("memory"),
    First::choice("first"),
    Role::choice("hunter1"),
    Role::choice("hunter2"),
    Role::choice("hunter3"),
    Role::choice("hunter4"),
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

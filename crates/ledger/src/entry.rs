//! The log of one game: all that changes its course, in order.

use table::{Actor, Seat, Step};
use wire::{Absent, Tempo};

use crate::TableId;

/// Where an entry goes in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The table.
    pub table: TableId,
    /// Which game of it.
    pub round: u32,
    /// Number of the entry, counted from 1.
    pub seq: u32,
}

/// One thing that happened to a game. Moves and departures make the record; the rest says how the table ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A move of a seat, or of the referee when time was up.
    Move {
        /// Who made it.
        actor: Actor,
        /// The move in the game's notation.
        notation: String,
    },
    /// The person on a seat left for good, and the referee played what the rules say then.
    Departure {
        /// Whose person left.
        seat: Seat,
        /// The referee's move.
        notation: String,
    },
    /// The host stopped everything, or let it go on.
    Pause {
        /// Whether it now stands still.
        paused: bool,
    },
    /// The host changed how the table runs.
    Settings {
        /// How fast its clocks run.
        tempo: Tempo,
        /// What it does when a person is away.
        absent: Absent,
    },
    /// A bot took the seat of somebody who is away, or gave it back.
    Held {
        /// Which seat.
        seat: Seat,
        /// Level of the bot; none when the person has his seat again.
        level: Option<String>,
    },
}

impl Entry {
    /// What it adds to the record of the game, if anything.
    pub fn step(&self) -> Option<Step> {
        match self {
            Self::Move { actor, notation } => Some(Step::new(*actor, notation.as_str())),
            Self::Departure { notation, .. } => Some(Step::new(Actor::Referee, notation.as_str())),
            Self::Pause { .. } | Self::Settings { .. } | Self::Held { .. } => None,
        }
    }
}

/// An entry that is committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Its number in the game, counted from 1.
    pub seq: u32,
    /// What happened.
    pub entry: Entry,
    /// When it was written.
    pub at: i64,
}

//! Entries of the log as rows: a kind, a seat, and the rest as text.

use std::borrow::Cow;

use ledger::{Entry, Logged};
use serde::{Deserialize, Serialize};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use table::{Actor, Seat};
use wire::{Absent, Tempo};

use crate::error::Fault;
use crate::json::{from_json, to_json};

/// In the place of a seat where there is none: the referee, or the table itself.
const NO_SEAT: i64 = -1;

/// The columns of an entry that say what happened.
pub(crate) struct Columns<'a> {
    pub(crate) kind: &'static str,
    pub(crate) actor: i64,
    pub(crate) text: Cow<'a, str>,
}

/// What a change of the settings says.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    tempo: Tempo,
    absent: Absent,
}

impl<'a> Columns<'a> {
    pub(crate) fn of(entry: &'a Entry) -> Result<Self, Fault> {
        let seat_number = |seat: Seat| i64::from(u8::from(seat));
        let (kind, actor, text) = match entry {
            Entry::Move { actor: Actor::Seat(seat), notation } => ("move", seat_number(*seat), notation.into()),
            Entry::Move { actor: Actor::Referee, notation } => ("move", NO_SEAT, notation.into()),
            Entry::Departure { seat, notation } => ("departure", seat_number(*seat), notation.into()),
            Entry::Pause { paused } => ("pause", NO_SEAT, to_json(paused)?.into()),
            Entry::Settings { tempo, absent } => {
                ("settings", NO_SEAT, to_json(&Settings { tempo: *tempo, absent: *absent })?.into())
            }
            Entry::Held { seat, level } => ("held", seat_number(*seat), to_json(level)?.into()),
        };
        Ok(Self { kind, actor, text })
    }
}

pub(crate) fn logged(row: &SqliteRow) -> Result<Logged, Fault> {
    Ok(Logged { seq: row.try_get("seq")?, entry: entry(row)?, at: row.try_get("at")? })
}

fn entry(row: &SqliteRow) -> Result<Entry, Fault> {
    let (kind, text): (&str, &str) = (row.try_get("kind")?, row.try_get("text")?);
    let seat = seat(row.try_get("actor")?)?;
    Ok(match (kind, seat) {
        ("move", seat) => Entry::Move { actor: seat.map_or(Actor::Referee, Actor::Seat), notation: text.into() },
        ("departure", Some(seat)) => Entry::Departure { seat, notation: text.into() },
        ("pause", None) => Entry::Pause { paused: from_json(text)? },
        ("settings", None) => {
            let Settings { tempo, absent } = from_json(text)?;
            Entry::Settings { tempo, absent }
        }
        ("held", Some(seat)) => Entry::Held { seat, level: from_json(text)? },
        _ => return Err(Fault::unreadable(format!("an entry of the kind {kind}"))),
    })
}

fn seat(column: i64) -> Result<Option<Seat>, Fault> {
    if column == NO_SEAT {
        return Ok(None);
    }
    let seat = usize::try_from(column).ok().and_then(Seat::new);
    seat.map(Some).ok_or_else(|| Fault::unreadable(format!("seat {column}")))
}

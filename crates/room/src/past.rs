//! Finished games, looked at again.

use std::collections::BTreeMap;

use cabinet::Registry;
use ledger::{GameLog, Phase, Table};
use table::{Record, RecordError, Seat, Viewer};
use wire::Replay;

use crate::{Failure, outcome};

/// Why there is nothing to look at.
#[derive(Debug, thiserror::Error)]
pub enum NoReplay {
    /// The record is none, or not one of these games.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Nobody can look from there.
    #[error(transparent)]
    Table(#[from] Failure),
}

/// The log, if the game is not played any more.
pub fn ended(table: &Table, log: GameLog) -> Result<GameLog, Failure> {
    // One that was given up has no result, but nobody plays it any more.
    let running = table.phase == Phase::Playing && log.game.round == table.round;
    if log.game.result.is_some() || !running { Ok(log) } else { Err(Failure::NotOver) }
}

/// Plays a record, once, and watches it from a seat; from none for the public.
pub fn watch(games: &Registry, record: &Record, seat: Option<u8>) -> Result<Replay, NoReplay> {
    let watched = games.watch(record, eyes(record, seat)?)?;
    Ok(Replay {
        game: record.game.clone(),
        options: options(record),
        names: record.names.clone(),
        seat,
        moments: watched.moments,
        outcome: watched.outcome.as_ref().map(outcome),
        record: record.to_string(),
        begun: None,
    })
}

fn eyes(record: &Record, seat: Option<u8>) -> Result<Viewer, Failure> {
    let Some(idx) = seat.map(usize::from) else { return Ok(Viewer::Public) };
    let seat = Seat::new(idx).filter(|_| idx < record.n_seats);
    seat.map(Viewer::Seat).ok_or(Failure::NoSeat)
}

/// Options as the wire says them: every value as text.
fn options(record: &Record) -> BTreeMap<String, String> {
    let read: BTreeMap<String, serde_json::Value> = serde_json::from_str(&record.options).unwrap_or_default();
    let text = |value: serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    read.into_iter().map(|(key, value)| (key, text(value))).collect()
}

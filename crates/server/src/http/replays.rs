//! Finished games. A running one has no replay and no record for anybody.

use std::collections::BTreeMap;
use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use cabinet::Sitting;
use serde::Deserialize;
use store::{GameLog, Phase};
use table::{Record, RecordError, Seat, Viewer};
use utoipa::IntoParams;
use wire::{ApiError, Halted, Replay, ReplayRequest};

use crate::app::App;
use crate::error::Failure;
use crate::extract::{Address, Asked, At, Body};
use crate::room::outcome;

/// Which game of a table, through whose eyes.
#[derive(Deserialize, IntoParams)]
pub(super) struct Choice {
    /// The seat to look from; absent for the public view.
    seat: Option<u8>,
    /// Which game of the table, counted from 1; the last one if absent.
    round: Option<u32>,
}

/// A finished game of a table through one viewer's eyes.
#[utoipa::path(get, path = "/api/tables/{code}/replay", params(("code" = String, Path), Choice), responses(
    (status = OK, body = Replay),
    (status = NOT_FOUND, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn replay(
    State(app): State<App>,
    Address(address): Address,
    At(code): At<String>,
    Asked(choice): Asked<Choice>,
) -> Result<Json<Replay>, Failure> {
    let log = finished(&app, address, &code, choice.round).await?;
    let seen = watch(&app, &log.record(), choice.seat).map_err(|it| match it {
        Failure::Record(RecordError::Rules { .. }) => Failure::Halted(Halted::OldRules),
        Failure::Record(error) => Failure::Broken(error),
        other => other,
    });
    Ok(Json(seen?))
}

/// The record of a finished game of a table, seed included, for anybody to check.
#[utoipa::path(get, path = "/api/tables/{code}/record", params(("code" = String, Path), Choice), responses(
    (status = OK, body = String, content_type = "text/plain"),
    (status = NOT_FOUND, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn record(
    State(app): State<App>,
    Address(address): Address,
    At(code): At<String>,
    Asked(choice): Asked<Choice>,
) -> Result<String, Failure> {
    Ok(finished(&app, address, &code, choice.round).await?.record().to_string())
}

/// Replays a record without storing it. An edited one is refused.
#[utoipa::path(post, path = "/api/replay", request_body = ReplayRequest, responses(
    (status = OK, body = Replay),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
))]
pub(super) async fn replay_text(
    State(app): State<App>,
    Body(request): Body<ReplayRequest>,
) -> Result<Json<Replay>, Failure> {
    let ReplayRequest { record, seat } = request;
    // A stranger's record may be long: it is played where it holds up nobody.
    let watched = tokio::task::spawn_blocking(move || watch(&app, &record.parse()?, seat));
    Ok(Json(watched.await.map_err(|_| Failure::Busy)??))
}

/// The log of a finished game. Only the link leads there.
async fn finished(app: &App, address: IpAddr, code: &str, round: Option<u32>) -> Result<GameLog, Failure> {
    let table = app.by_link(address, code).await?;
    let log = app.store.game(table.id, round.unwrap_or(table.round)).await?.ok_or(Failure::NotOver)?;
    // One that was given up has no result, but nobody plays it any more.
    let running = table.phase == Phase::Playing && log.game.round == table.round;
    if log.game.result.is_some() || !running { Ok(log) } else { Err(Failure::NotOver) }
}

/// Plays a record and watches it from a seat.
fn watch(app: &App, record: &Record, seat: Option<u8>) -> Result<Replay, Failure> {
    let game = app.config.games.replay(record)?;
    let viewer = eyes(game.as_ref(), seat)?;
    Ok(Replay {
        game: record.game.clone(),
        options: options(record),
        names: record.names.clone(),
        seat,
        moments: game.replay(viewer),
        outcome: game.outcome().as_ref().map(outcome),
        record: record.to_string(),
    })
}

fn eyes(game: &dyn Sitting, seat: Option<u8>) -> Result<Viewer, Failure> {
    let Some(idx) = seat.map(usize::from) else { return Ok(Viewer::Public) };
    let seat = Seat::new(idx).filter(|_| idx < game.n_seats());
    seat.map(Viewer::Seat).ok_or(Failure::NoSeat)
}

/// Options as the wire says them: every value as text.
fn options(record: &Record) -> BTreeMap<String, String> {
    let read: BTreeMap<String, serde_json::Value> = serde_json::from_str(&record.options).unwrap_or_default();
    let text = |value: serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    read.into_iter().map(|(key, value)| (key, text(value))).collect()
}

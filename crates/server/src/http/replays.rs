//! Finished games. A running one has no replay and no record for anybody.

use std::net::IpAddr;

use axum::body::{Body as Answer, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use flate2::read::GzDecoder;
use futures_util::stream;
use ledger::{GameLog, Table};
use serde::Deserialize;
use table::{Record, RecordError};
use utoipa::IntoParams;
use wire::{ApiError, Halted, Replay, ReplayRequest};

use crate::app::App;
use crate::archive::{Packed, Scene, pack};
use crate::error::Failure;
use crate::extract::{Address, Asked, At, Body};
use crate::run::AsItIs;
use crate::way::link_of;
use room::past::{ended, watch};

/// Views of seats that are made for one unit of a household's credit.
const VIEWS: usize = 250;
/// Bytes that are sent for one.
const BYTES: usize = 128 * 1024;
/// Bytes that are unpacked at a time for a client that takes nothing compressed.
const PIECE: usize = 32 * 1024;

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
    (status = TOO_MANY_REQUESTS, body = ApiError),
    (status = SERVICE_UNAVAILABLE, body = ApiError),
))]
pub(super) async fn replay(
    State(app): State<App>,
    Address(address): Address,
    At(code): At<String>,
    Asked(choice): Asked<Choice>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let table = app.by_link(address, &code).await?;
    let scene = Scene { table: table.id, round: choice.round.unwrap_or(table.round), seat: choice.seat };
    let packed = match app.archive.kept(scene) {
        Some(kept) => kept,
        None => {
            let make = async || make(&app, address, finished(&app, &table, scene.round).await?, scene.seat).await;
            app.archive.share(scene, make).await?
        }
    };
    app.rate_limits.replays.spend(address, cost(packed.len(), BYTES)).map_err(Failure::TooFast)?;
    Ok(unpacked(packed, &headers))
}

/// Through whose eyes.
#[derive(Deserialize, IntoParams)]
pub(super) struct Eyes {
    /// The seat to look from; absent for the public view.
    seat: Option<u8>,
}

/// A finished game at its own address, through one viewer's eyes. It says nothing else of the table where it was played.
#[utoipa::path(get, path = "/api/past/{game}", params(("game" = String, Path), Eyes), responses(
    (status = OK, body = Replay),
    (status = NOT_FOUND, body = ApiError),
    (status = CONFLICT, body = ApiError),
    (status = TOO_MANY_REQUESTS, body = ApiError),
    (status = SERVICE_UNAVAILABLE, body = ApiError),
))]
pub(super) async fn past(
    State(app): State<App>,
    Address(address): Address,
    At(link): At<String>,
    Asked(Eyes { seat }): Asked<Eyes>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let link = link_of(&link).ok_or_else(|| app.missed(address, Failure::NoPast))?;
    let log = app.store.game_by_link(&link).await?.ok_or(Failure::NoPast)?;
    let table = app.store.table_by_id(log.game.table).await?.ok_or(Failure::NoPast)?;
    let scene = Scene { table: table.id, round: log.game.round, seat };
    let log = ended(&table, log)?;
    let packed = match app.archive.kept(scene) {
        Some(kept) => kept,
        None => app.archive.share(scene, || make(&app, address, log, seat)).await?,
    };
    app.rate_limits.replays.spend(address, cost(packed.len(), BYTES)).map_err(Failure::TooFast)?;
    Ok(unpacked(packed, &headers))
}

/// Makes a replay that nobody has asked for of late.
async fn make(app: &App, address: IpAddr, log: GameLog, seat: Option<u8>) -> Result<Packed, Failure> {
    let (record, begun) = (log.record(), log.game.begun);
    charge(app, address, &record)?;
    let played = app.clone();
    let made = move || {
        watch(&played.config.games, &record, seat)
            .map_err(Failure::from)
            .map(|it| pack(&Replay { begun: Some(begun), ..it }))
    };
    let made = app.archive.work(made).await;
    made.map_err(|it| match it {
        Failure::Record(RecordError::Rules { .. }) => room::Failure::Halted(Halted::OldRules).into(),
        Failure::Record(error) => Failure::Broken(error),
        other => other,
    })
}

/// Has a household pay for what a replay costs to make.
fn charge(app: &App, address: IpAddr, record: &Record) -> Result<(), Failure> {
    // Whatever is taken back has the game played again from the deal.
    let views = record.steps.len() * (record.n_seats + record.undos.len());
    app.rate_limits.replays.spend(address, cost(views, VIEWS)).map_err(Failure::TooFast)
}

fn cost(amount: usize, for_one: usize) -> u32 {
    1 + u32::try_from(amount / for_one).unwrap_or(u32::MAX - 1)
}

/// A replay as the client takes it.
fn unpacked(packed: Packed, headers: &HeaderMap) -> Response {
    let json = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
    let mut response = if takes_gzip(headers) {
        let encoding = (header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        ([json, vary, encoding], packed).into_response()
    } else {
        let mut plain = GzDecoder::new(std::io::Cursor::new(packed));
        let pieces = std::iter::from_fn(move || piece(&mut plain).transpose());
        ([json, vary], Answer::from_stream(stream::iter(pieces))).into_response()
    };
    response.extensions_mut().insert(AsItIs);
    response
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok());
    let refused = |it: &str| it.split_once("q=").is_some_and(|(_, q)| q.trim().parse::<f32>().is_ok_and(|q| q <= 0.0));
    accepted.flat_map(|it| it.split(',')).map(str::trim).any(|it| it.starts_with("gzip") && !refused(it))
}

/// The next bytes of a replay; none after the last.
fn piece(plain: &mut impl std::io::Read) -> std::io::Result<Option<Bytes>> {
    let mut piece = vec![0; PIECE];
    let n = plain.read(&mut piece)?;
    piece.truncate(n);
    Ok((n > 0).then(|| piece.into()))
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
    let table = app.by_link(address, &code).await?;
    Ok(finished(&app, &table, choice.round.unwrap_or(table.round)).await?.record().to_string())
}

/// Replays a record without storing it. An edited one is refused.
#[utoipa::path(post, path = "/api/replay", request_body = ReplayRequest, responses(
    (status = OK, body = Replay),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
    (status = TOO_MANY_REQUESTS, body = ApiError),
    (status = SERVICE_UNAVAILABLE, body = ApiError),
))]
pub(super) async fn replay_text(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
    Body(request): Body<ReplayRequest>,
) -> Result<Response, Failure> {
    let ReplayRequest { record, seat } = request;
    let record: Record = record.parse()?;
    charge(&app, address, &record)?;
    let played = app.clone();
    let packed = app
        .archive
        .work(move || watch(&played.config.games, &record, seat).map_err(Failure::from).map(|it| pack(&it)))
        .await?;
    Ok(unpacked(packed, &headers))
}

/// The log of a finished game.
async fn finished(app: &App, table: &Table, round: u32) -> Result<GameLog, Failure> {
    let log = app.store.game(table.id, round).await?.ok_or(Failure::Table(room::Failure::NotOver))?;
    Ok(ended(table, log)?)
}

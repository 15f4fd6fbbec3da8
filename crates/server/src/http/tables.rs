//! Tables: opening, finding, changing, sitting down, starting.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ledger::{Guest, GuestId, Phase, StoreError, Table, TableId};
use wire::{
    ApiError, NewProgram, NewTable, NextGame, ProgramCreated, SeatKind, SeatRequest, TableChange, TableInfo, TableSummary,
};

use crate::app::{App, now_ms};
use crate::error::Failure;
use crate::extract::{Address, At, Body, Me, Someone};
use crate::secret;
use room::{Ask, Luck, Presence, info, plan};

/// Tables in a list at most.
const LISTED: u32 = 50;
/// Milliseconds after which a table where nothing happens leaves the lobby and no longer counts for its host.
const FRESH: i64 = 12 * 60 * 60 * 1000;
/// Codes that are tried before giving up.
const CODES: u32 = 4;

/// Tables that are open to watch: those where one can sit down, then those one can watch.
#[utoipa::path(get, path = "/api/tables", responses((status = OK, body = Vec<TableSummary>)))]
pub(super) async fn lobby(State(app): State<App>, Someone(guest): Someone) -> Result<Json<Vec<TableSummary>>, Failure> {
    let tables = app.store.lobby(now_ms() - FRESH, LISTED).await?;
    summaries(&app, tables, guest).await
}

/// The tables I have opened or sit at: unfinished ones first, then the newest.
#[utoipa::path(get, path = "/api/me/tables", security(("secret" = [])), responses(
    (status = OK, body = Vec<TableSummary>),
    (status = UNAUTHORIZED, body = ApiError),
))]
pub(super) async fn mine(State(app): State<App>, Me(me): Me) -> Result<Json<Vec<TableSummary>>, Failure> {
    let tables = app.store.tables_of(&me.id, LISTED).await?;
    summaries(&app, tables, Some(me)).await
}

/// Tables in memory speak for themselves; so do those that may wait for `guest`. For the rest the store is enough.
async fn summaries(app: &App, tables: Vec<Table>, guest: Option<Guest>) -> Result<Json<Vec<TableSummary>>, Failure> {
    let persons: Vec<GuestId> = tables.iter().flat_map(Table::persons).collect();
    let names = app.store.names(&persons).await?;
    let mut listed = Vec::with_capacity(tables.len());
    for table in tables {
        let mine = guest.as_ref().is_some_and(|it| table.seats.iter().any(|seat| seat.is(&it.id)));
        let awake = app.live(table.id).is_some() || (mine && table.phase == Phase::Playing);
        let spoken = if awake { app.ask(table.id, guest.clone(), Ask::Look).await.ok() } else { None };
        let stored =
            || TableSummary { table: info(&app.config.games, &table, &names, &Presence::NOBODY), your_turn: false };
        listed.push(spoken.unwrap_or_else(stored));
    }
    Ok(Json(listed))
}

/// Opens a table. With `against`, bots take the other seats and the game begins at once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, security(("secret" = [])), responses(
    (status = CREATED, body = TableInfo),
    (status = UNAUTHORIZED, body = ApiError),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
    (status = TOO_MANY_REQUESTS, body = ApiError),
))]
pub(super) async fn create(
    State(app): State<App>,
    Me(me): Me,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Failure> {
    if app.store.n_open_tables(&me.id, now_ms() - FRESH).await? >= app.config.limits.tables_per_guest {
        return Err(Failure::TooManyTables);
    }
    let begins = new.against.is_some();
    let mut luck = Luck::new(secret::new_seed()?);
    let (id, link) = (secret::new_table_id()?, luck.link());
    let table = plan(&app.config.games, &me, new, (id, link), now_ms(), &mut luck)?;
    let id = lay(&app, table).await?;
    let ask = if begins { Ask::Start } else { Ask::Look };
    let summary = app.ask(id, Some(me), ask).await?;
    Ok((StatusCode::CREATED, Json(summary.table)))
}

/// Writes a new table under a code that is free.
async fn lay(app: &App, mut table: Table) -> Result<TableId, Failure> {
    for _ in 0..CODES {
        table.code = app.free_code().await?;
        match app.store.add_table(table.clone()).await {
            Ok(()) => return Ok(table.id),
            // Somebody else was faster.
            Err(StoreError::Taken) => (),
            Err(other) => return Err(other.into()),
        }
    }
    Err(Failure::Busy)
}

/// Asks a table by its link or its short code. Who only has the code sees the link once he sits.
async fn ask(app: &App, address: IpAddr, key: &str, guest: Option<Guest>, ask: Ask) -> Result<TableSummary, Failure> {
    let way = app.way(address, key, guest.as_ref()).await?;
    let me = guest.as_ref().map(|it| it.id.to_string());
    let mut summary = app.ask(way.id, guest, ask).await?;
    let seated = |who: &SeatKind| matches!(who, SeatKind::Person { guest, .. } if Some(guest) == me.as_ref());
    if !way.inside && !summary.table.seats.iter().any(|it| seated(&it.who)) {
        summary.table.link = None;
    }
    Ok(summary)
}

/// A table, by its link; or by its short code, for who belongs there, if it is open to watch, or while it gathers.
#[utoipa::path(get, path = "/api/tables/{code}", params(("code" = String, Path)), responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = NOT_FOUND, body = ApiError),
))]
pub(super) async fn show(
    State(app): State<App>,
    Address(address): Address,
    Someone(guest): Someone,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, guest, Ask::Look).await?.table))
}

/// Changes what will be played. Host only; before the game or after it, but for tempo and absence.
#[utoipa::path(patch, path = "/api/tables/{code}", params(("code" = String, Path)), request_body = TableChange,
    security(("secret" = [])), responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
))]
pub(super) async fn change(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
    Body(change): Body<TableChange>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Change(change)).await?.table))
}

/// Takes, frees or gives away a seat. Seats are counted from 0.
#[utoipa::path(post, path = "/api/tables/{code}/seats/{seat}", params(("code" = String, Path), ("seat" = u8, Path)),
    request_body = SeatRequest, security(("secret" = [])), responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = NOT_FOUND, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn set_seat(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At((code, seat)): At<(String, u8)>,
    Body(request): Body<SeatRequest>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Seat(seat, request)).await?.table))
}

/// Has a program of somebody's own play a seat, before the game or after it. Host only. The key is told this once; another one
/// for the same seat makes it worthless.
#[utoipa::path(post, path = "/api/tables/{code}/seats/{seat}/program",
    params(("code" = String, Path), ("seat" = u8, Path)), request_body = NewProgram, security(("secret" = [])), responses(
    (status = CREATED, body = ProgramCreated),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
))]
pub(super) async fn seat_program(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At((code, seat)): At<(String, u8)>,
    Body(NewProgram { name }): Body<NewProgram>,
) -> Result<(StatusCode, Json<ProgramCreated>), Failure> {
    let way = app.way(address, &code, Some(&me)).await?;
    let key = secret::new_key(way.id)?;
    let asked = Ask::Program { seat, name, key: secret::key_hash(&key) };
    let table = app.ask(way.id, Some(me), asked).await?.table;
    Ok((StatusCode::CREATED, Json(ProgramCreated { key, table })))
}

/// Sits down in the first free seat; changes nothing for who already sits.
#[utoipa::path(post, path = "/api/tables/{code}/join", params(("code" = String, Path)), security(("secret" = [])),
    responses((status = OK, body = TableInfo), (status = CONFLICT, body = ApiError)))]
pub(super) async fn join(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Join).await?.table))
}

/// Leaves: before or after a game the seat gets free. During one a bot holds it where the table has agreed on that;
/// otherwise the player has left for good, or his seat waits where the game cannot go on without him.
#[utoipa::path(post, path = "/api/tables/{code}/leave", params(("code" = String, Path)), security(("secret" = [])),
    responses((status = OK, body = TableInfo), (status = FORBIDDEN, body = ApiError)))]
pub(super) async fn leave(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Leave).await?.table))
}

/// Begins the game. Host only; every seat must be taken.
#[utoipa::path(post, path = "/api/tables/{code}/start", params(("code" = String, Path)), security(("secret" = [])),
    responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn start(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Start).await?.table))
}

/// Stops the clocks and the moves of everybody. Host only, or any player while he has been away for long.
#[utoipa::path(post, path = "/api/tables/{code}/pause", params(("code" = String, Path)), security(("secret" = [])),
    responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn pause(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Pause(true)).await?.table))
}

/// Ends a pause. Host only, or any player while he has been away for long.
#[utoipa::path(post, path = "/api/tables/{code}/resume", params(("code" = String, Path)), security(("secret" = [])),
    responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn resume(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Pause(false)).await?.table))
}

/// Has a player leave who has been away for long. Host only, during a game.
#[utoipa::path(post, path = "/api/tables/{code}/seats/{seat}/remove",
    params(("code" = String, Path), ("seat" = u8, Path)), security(("secret" = [])), responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn remove(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At((code, seat)): At<(String, u8)>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Remove(seat)).await?.table))
}

/// Proposes the same once more, or accepts it if somebody has: it begins once every person who is here agrees. Where a game
/// cannot go on, its host begins another one at once.
#[utoipa::path(post, path = "/api/tables/{code}/rematch", params(("code" = String, Path)), security(("secret" = [])),
    responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn rematch(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Next(NextGame::Propose { game: None })).await?.table))
}

/// Says something about the next game, once one is over: proposes it, accepts or declines it, withdraws it, or begins
/// without those who have not said yes.
#[utoipa::path(post, path = "/api/tables/{code}/next", params(("code" = String, Path)), request_body = NextGame,
    security(("secret" = [])), responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
))]
pub(super) async fn next(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
    Body(next): Body<NextGame>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Next(next)).await?.table))
}

/// Gives up a game that cannot go on, as its rules have changed since or failed. Host only; its record can be read then.
#[utoipa::path(post, path = "/api/tables/{code}/close", params(("code" = String, Path)), security(("secret" = [])),
    responses(
    (status = OK, body = TableInfo),
    (status = FORBIDDEN, body = ApiError),
    (status = CONFLICT, body = ApiError),
))]
pub(super) async fn close(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    At(code): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(ask(&app, address, &code, Some(me), Ask::Close).await?.table))
}

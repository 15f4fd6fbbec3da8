//! Riddles: the one of the day, any other by its address, and what is said of an answer.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use axum::Json;
use axum::extract::State;
use riddles::{Date, Fault, Riddle, collection, told};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{ApiError, RiddleAnswer, RiddleInfo, RiddleOfDay, RiddleScene, RiddleVerdict};

use crate::app::{App, locked, now_ms};
use crate::error::Failure;
use crate::extract::{Address, Asked, At, Body};

/// All riddles of the house, game by game.
#[utoipa::path(get, path = "/api/riddles", responses((status = OK, body = Vec<RiddleInfo>)))]
pub(super) async fn all() -> Json<Vec<RiddleInfo>> {
    Json(told::all())
}

/// Which day.
#[derive(Deserialize, IntoParams)]
pub(super) struct Day {
    /// Like `2026-11-18`; today in universal time if absent. No day that is still to come.
    date: Option<String>,
}

impl Day {
    fn read(self) -> Result<Date, Failure> {
        let today = Date::of_unix(now_ms().unsigned_abs() / 1000);
        let date = self.date.map_or(Ok(today), |it| it.parse())?;
        if date > today { Err(Failure::NotYet) } else { Ok(date) }
    }
}

/// The riddle of a day, the same for everybody.
#[utoipa::path(get, path = "/api/riddles/today", params(Day), responses(
    (status = OK, body = RiddleOfDay),
    (status = NOT_FOUND, body = ApiError),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
))]
pub(super) async fn today(Asked(day): Asked<Day>) -> Result<Json<RiddleOfDay>, Failure> {
    day_of(day.read()?).map(Json)
}

/// The riddles of a day and of those before it, four weeks, the latest first.
#[utoipa::path(get, path = "/api/riddles/days", params(Day), responses(
    (status = OK, body = Vec<RiddleOfDay>),
    (status = NOT_FOUND, body = ApiError),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
))]
pub(super) async fn days(Asked(day): Asked<Day>) -> Result<Json<Vec<RiddleOfDay>>, Failure> {
    day.read()?.and_before().take(told::DAYS).map(day_of).collect::<Result<_, _>>().map(Json)
}

fn day_of(date: Date) -> Result<RiddleOfDay, Failure> {
    told::on_day(date).ok_or(Failure::NoRiddle)
}

/// The position of a riddle, through the eyes of the seat that is asked.
#[utoipa::path(get, path = "/api/riddles/{id}", params(("id" = String, Path)), responses(
    (status = OK, body = RiddleScene),
    (status = NOT_FOUND, body = ApiError),
    (status = TOO_MANY_REQUESTS, body = ApiError),
))]
pub(super) async fn show(
    State(app): State<App>,
    Address(address): Address,
    At(id): At<String>,
) -> Result<Json<RiddleScene>, Failure> {
    app.rate_limits.replays.spend(address, 1).map_err(Failure::TooFast)?;
    let (riddle, number) = collection().get(&id).ok_or(Failure::NoRiddle)?;
    in_a_thread(move || set_up(riddle, number)).await.map(Json)
}

/// What is said of an answer; with the proof if it is right, or if none is given.
#[utoipa::path(post, path = "/api/riddles/{id}/answer", params(("id" = String, Path)), request_body = RiddleAnswer, responses(
    (status = OK, body = RiddleVerdict),
    (status = NOT_FOUND, body = ApiError),
    (status = TOO_MANY_REQUESTS, body = ApiError),
))]
pub(super) async fn answer(
    State(app): State<App>,
    Address(address): Address,
    At(id): At<String>,
    Body(given): Body<RiddleAnswer>,
) -> Result<Json<RiddleVerdict>, Failure> {
    app.rate_limits.replays.spend(address, 1).map_err(Failure::TooFast)?;
    let (riddle, _) = collection().get(&id).ok_or(Failure::NoRiddle)?;
    in_a_thread(move || told::answered(riddle, given.answer.as_deref())).await.map(Json)
}

/// Replaying a game and going through its worlds takes a while: not where sockets are served.
async fn in_a_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Failure> {
    // Every riddle of the house is proven by a test: what fails here is a fault of this program.
    tokio::task::spawn_blocking(work).await.ok().and_then(Result::ok).ok_or(Failure::Busy)
}

/// A position never changes: it is worked out once.
fn set_up(riddle: &'static Riddle, number: usize) -> Result<RiddleScene, Fault> {
    static KEPT: OnceLock<Mutex<BTreeMap<&'static str, RiddleScene>>> = OnceLock::new();
    let kept = KEPT.get_or_init(Mutex::default);
    if let Some(scene) = locked(kept).get(riddle.id.as_str()) {
        return Ok(scene.clone());
    }
    let scene = told::set_up(riddle, number)?;
    locked(kept).insert(&riddle.id, scene.clone());
    Ok(scene)
}

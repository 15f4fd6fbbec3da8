//! Riddles: the one of the day, any other by its address, and what is said of an answer.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use axum::Json;
use axum::extract::State;
use riddles::{Ask, Because, Date, Fault, Riddle, choices, collection, facts, judge, left_after_each, of_day, scene};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{ApiError, RiddleAnswer, RiddleInfo, RiddleOfDay, RiddleProof, RiddleScene, RiddleStep, RiddleVerdict};

use crate::app::{App, locked, now_ms};
use crate::error::Failure;
use crate::extract::{Address, Asked, At, Body};

/// All riddles of the house, game by game.
#[utoipa::path(get, path = "/api/riddles", responses((status = OK, body = Vec<RiddleInfo>)))]
pub(super) async fn all() -> Json<Vec<RiddleInfo>> {
    let all = collection();
    let infos = |game| all.of(game).iter().enumerate().map(|(at, it)| info(it, at + 1));
    Json(all.games().into_iter().flat_map(infos).collect())
}

/// Days that are told at once.
const DAYS: usize = 28;

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
    day.read()?.and_before().take(DAYS).map(day_of).collect::<Result<_, _>>().map(Json)
}

fn day_of(date: Date) -> Result<RiddleOfDay, Failure> {
    let riddle = of_day(collection(), date).ok_or(Failure::NoRiddle)?;
    let number = collection().get(&riddle.id).map_or(1, |it| it.1);
    Ok(RiddleOfDay { date: date.to_string(), riddle: info(riddle, number) })
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
    let Some(answer) = given.answer else {
        return Ok(Json(verdict("gave_up", None, Some(in_a_thread(move || proof(riddle)).await?))));
    };
    let because = in_a_thread(move || judge(riddle, &answer)).await?;
    Ok(Json(match because {
        Because::Right => verdict("right", None, Some(in_a_thread(move || proof(riddle)).await?)),
        Because::RuledOut(fact) => verdict("ruled_out", Some(fact), None),
        Because::Uncertain(fact) => verdict("uncertain", Some(fact), None),
        Because::Leads(end) => verdict("leads", Some(end), None),
        Because::NoAnswer => verdict("no_answer", None, None),
    }))
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
    let position = scene(riddle)?;
    let names = cabinet::bot_names(&riddle.game).take(position.n_seats).map(Into::into).collect();
    let scene = RiddleScene {
        riddle: info(riddle, number),
        seat: riddle.seat.idx() as u8,
        names,
        view: position.view,
        heard: position.heard,
        facts: facts(riddle)?,
        choices: choices(riddle)?,
    };
    locked(kept).insert(&riddle.id, scene.clone());
    Ok(scene)
}

fn info(riddle: &Riddle, number: usize) -> RiddleInfo {
    RiddleInfo {
        id: riddle.id.clone(),
        game: riddle.game.clone(),
        ask: riddle.ask.word().into(),
        number: number as u32,
        facts: riddle.proof.difficulty as u32,
        told: riddle.told,
        about: match riddle.ask {
            Ask::Clue(seat) => Some(seat.idx() as u8),
            _ => None,
        },
    }
}

fn verdict(verdict: &str, because: Option<serde_json::Value>, proof: Option<RiddleProof>) -> RiddleVerdict {
    RiddleVerdict { verdict: verdict.into(), because, proof }
}

fn proof(riddle: &Riddle) -> Result<RiddleProof, Fault> {
    let mut left = left_after_each(riddle)?.into_iter();
    let step = |it: &riddles::Step| RiddleStep {
        fact: it.fact.clone(),
        before: it.before as u32,
        after: it.after as u32,
        left: left.next().unwrap_or_default(),
    };
    Ok(RiddleProof { answer: riddle.proof.answer.clone(), steps: riddle.proof.steps.iter().map(step).collect() })
}

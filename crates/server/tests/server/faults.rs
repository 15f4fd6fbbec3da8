//! Writes that fail: what was not written does not count, what was half done is taken up again, others go on.

use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use store::OpenError;
use wire::{ApiError, SeatKind, TableInfo, TablePhase};

use crate::village::{Village, world};
use crate::wake::{GATE_SHUT, GATE_WAITS};
use crate::world::World;

async fn status(world: &World, path: &str) -> u16 {
    world.request(Method::GET, path).send().await.expect("an answer").status().as_u16()
}

/// Somebody else holds the database for longer than we wait.
#[tokio::test]
async fn a_move_that_could_not_be_written_does_not_count_and_may_be_tried_again() {
    let mut village = Village::new(3, "1", json!({}), |_| ()).await;
    let mut other = village.world.behind().await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.expect("nobody writes");
    let http = village.world.http.clone();
    let new_guest = http.request(Method::POST, "/api/guests").json(&json!({ "name": "Zoe" })).send();
    let ready = http.request(Method::GET, "/readyz").send();
    let (played, refused, ready) = tokio::join!(village.play(0, "pick 2"), new_guest, ready);
    assert_eq!(played, "error unwritten");
    for refused in [refused.expect("an answer"), ready.expect("an answer")] {
        assert_eq!((refused.status().as_u16(), refused.headers()["retry-after"].as_bytes()), (503, b"2".as_slice()));
        let error: ApiError = refused.json().await.expect("every error is an ApiError");
        assert_eq!(error.code, "unwritten");
    }
    assert_eq!(status(&village.world, "/healthz").await, 200, "the program lives");
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.expect("it held it");
    let mut played = String::new();
    for _ in 0..200 {
        played = village.play(0, "pick 2").await;
        if played != "error unwritten" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(played, "done", "the same move, as nothing of it was kept");
    village.play(1, "pick 3").await;
    village.play(2, "pick 1").await;
    village.reach(1).await;
    assert_eq!(status(&village.world, "/readyz").await, 200);
}

#[tokio::test]
async fn the_end_of_a_game_is_noted_as_soon_as_it_can_be() {
    let mut village = Village::new(3, "1", json!({}), |_| ()).await;
    village.world.sql("CREATE TRIGGER no BEFORE UPDATE OF result ON games BEGIN SELECT RAISE(ABORT, 'no'); END").await;
    for (seat, pick) in [(0, "pick 2"), (1, "pick 3"), (2, "pick 1")] {
        assert_eq!(village.play(seat, pick).await, "done", "every move counts, the last one too");
    }
    let mut seen = village.lines[0].now();
    while seen.outcome.is_none() {
        seen = village.lines[0].moment().await;
    }
    assert_eq!(seen.outcome.expect("everybody sees the end").reason, "dark");
    assert_eq!(village.show().await.phase, TablePhase::Playing, "as in the log");
    village.world.restart().await;
    assert_eq!(village.show().await.phase, TablePhase::Playing, "it can be opened all the same");
    let mut line = village.world.line(&village.code, Some(&village.people[0]), Some(0)).await;
    village.world.sql("DROP TRIGGER no").await;
    assert_eq!(line.over().await.outcome.expect("noted").reason, "dark");
    assert!(village.world.get::<wire::Replay>(&format!("/api/tables/{}/replay", village.code)).await.is_ok());
}

#[tokio::test]
async fn a_departure_is_written_whole_or_not_at_all() {
    let mut village = Village::new(4, "2", json!({}), |_| ()).await;
    village
        .world
        .sql(
            "CREATE TRIGGER no BEFORE UPDATE OF manner ON tables WHEN NEW.manner <> OLD.manner
             BEGIN SELECT RAISE(ABORT, 'no'); END",
        )
        .await;
    village.ask(0, "leave").await.expect_err("half of it fails");
    village.settle().await;
    assert!(village.lines[3].now().news.is_empty(), "nobody heard of it");
    village.world.restart().await;
    let gone = |table: &TableInfo| matches!(table.seats[0].who, SeatKind::Person { gone: true, .. });
    assert!(!gone(&village.show().await));
    village.world.sql("DROP TRIGGER no").await;
    let table = village.ask(0, "leave").await.expect("he plays");
    assert!(gone(&table) && table.host == village.people[1].id);
    let mut line = village.world.line(&village.code, Some(&village.people[3]), Some(3)).await;
    let left = r#"{"type":"left","seat":0}"#;
    while line.last.is_none() {
        line.moment().await;
    }
    let told = line.heard.iter().filter(|it| it.contains(left)).count();
    assert_eq!(told, 1, "he has left once");
}

#[tokio::test]
async fn a_game_begins_whole_or_not_at_all() {
    let world = world(|_| ()).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({ "game": "wake", "n_seats": 3, "pass_and_play": true })).await.code;
    world.sql("CREATE TRIGGER no BEFORE UPDATE OF phase ON tables BEGIN SELECT RAISE(ABORT, 'no'); END").await;
    world.ask(&code, "start", &ana).await.expect_err("half of it fails");
    assert_eq!(world.show(&code).await.phase, TablePhase::Gathering);
    world.sql("DROP TRIGGER no").await;
    let begun = world.ask(&code, "start", &ana).await.expect("all seats are taken");
    assert_eq!((begun.phase, begun.round), (TablePhase::Playing, 1));
}

#[tokio::test]
async fn a_second_server_on_the_same_database_does_not_start() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let config = server::Config::new(([127, 0, 0, 1], 0).into(), world.database());
    let error = server::start(config).await.expect_err("the database is in use");
    let why = error.downcast_ref::<OpenError>();
    assert!(matches!(why, Some(OpenError::InUse { .. })), "{error:#}");
    world.table(&ana, json!({})).await;
}

/// The slow one is being read from the log when the other one is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn opening_a_slow_table_holds_up_no_other() {
    let mut world = world(|_| ()).await;
    let ana = world.guest("Ana").await;
    let mut codes = Vec::new();
    for curse in ["slow", ""] {
        let options = json!({ "owls": "1", "curse": curse });
        let wanted = json!({ "game": "wake", "n_seats": 3, "pass_and_play": true, "options": options });
        codes.push(world.table(&ana, wanted).await.code);
        world.ask(codes.last().expect("just opened"), "start", &ana).await.expect("all seats are taken");
    }
    world.restart().await;
    GATE_SHUT.store(true, SeqCst);
    let (http, slow) = (world.http.clone(), codes[0].clone());
    let slow = tokio::spawn(async move { http.show(&slow).await });
    while !GATE_WAITS.load(SeqCst) {
        tokio::task::yield_now().await;
    }
    let quick = tokio::time::timeout(Duration::from_secs(30), world.show(&codes[1])).await;
    let waits = !slow.is_finished();
    GATE_SHUT.store(false, SeqCst);
    assert_eq!(quick.expect("it is not held up").phase, TablePhase::Playing);
    assert!(waits, "the slow one was still being read");
    assert_eq!(slow.await.expect("it comes at last").phase, TablePhase::Playing);
}

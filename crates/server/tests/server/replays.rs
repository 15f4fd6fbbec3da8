//! Replays are made off the threads that serve, once, few at a time, and paid by who asks.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Rate};
use wire::{FromTable, Replay};

use crate::village::Village;
use crate::wake::Marks;
use crate::world::World;

/// A finished game whose deals are counted under `mark`: the owls have won after one night.
async fn finished(mark: &str, lay_out: impl Fn(&mut Config) + 'static) -> Village {
    let options = json!({ "owls": "1", "mark": mark });
    let mut village = Village::new(3, "1", json!({ "options": options }), lay_out).await;
    for (seat, pick) in [(0, "pick 2"), (1, "pick 1"), (2, "pick 1")] {
        assert_eq!(village.play(seat, pick).await, "done");
    }
    village.lines[0].over().await;
    village
}

fn path(village: &Village, seat: u8) -> String {
    format!("/api/tables/{}/replay?seat={seat}", village.code)
}

async fn get(world: &World, path: &str) -> reqwest::Response {
    world.request(Method::GET, path).send().await.expect("an answer")
}

#[tokio::test]
async fn a_replay_plays_the_game_once_and_is_kept() {
    let village = finished("once", |_| ()).await;
    let before = Marks::dealt("once");
    let first: Replay = village.world.get(&path(&village, 0)).await.expect("a finished game");
    assert_eq!(Marks::dealt("once") - before, 1, "the game is played once, not once more for each thing wanted of it");
    let again: Replay = village.world.get(&path(&village, 0)).await.expect("a finished game");
    assert_eq!(again, first);
    assert_eq!(Marks::dealt("once") - before, 1, "kept");
    let other: Replay = village.world.get(&path(&village, 1)).await.expect("a finished game");
    assert_ne!(other.moments, first.moments);
    assert_eq!(Marks::dealt("once") - before, 2, "other eyes");
    let text = json!({ "record": first.record, "seat": 0 });
    let told: Replay = village.world.call(Method::POST, "/api/replay", None, Some(text)).await.expect("our own record");
    assert!(told.begun.is_none() && first.begun.is_some(), "a record does not say when it was played");
    assert_eq!(told, Replay { begun: None, ..first });
    assert_eq!(Marks::dealt("once") - before, 3, "a record is played once too");
}

#[tokio::test]
async fn equal_replays_at_once_are_one_piece_of_work() {
    let village = finished("crowd", |it| it.limits.replays_waiting = 0).await;
    let before = Marks::dealt("crowd");
    let path = path(&village, 0);
    let answers = futures_util::future::join_all((0..110).map(|_| get(&village.world, &path))).await;
    assert!(answers.iter().all(|it| it.status() == 200));
    assert_eq!(Marks::dealt("crowd") - before, 1);
}

#[tokio::test]
async fn a_replay_travels_compressed_to_those_who_take_it() {
    let village = finished("packed", |_| ()).await;
    let path = path(&village, 0);
    let plain = get(&village.world, &path).await;
    assert!(!plain.headers().contains_key("content-encoding"));
    let plain = plain.bytes().await.expect("a body");
    for (accepted, encoding) in [("gzip, br", Some("gzip")), ("br, gzip;q=0", None)] {
        let request = village.world.request(Method::GET, &path).header("accept-encoding", accepted);
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.headers().get("content-encoding").map(|it| it.to_str().expect("text")), encoding);
        assert_eq!(answer.headers()["content-type"], "application/json");
        assert!(answer.headers()["vary"].to_str().expect("text").contains("accept-encoding"));
        let body = answer.bytes().await.expect("a body");
        let mut unpacked = Vec::new();
        match encoding {
            Some(_) => {
                let mut decoder = flate2::read::GzDecoder::new(&body[..]);
                std::io::Read::read_to_end(&mut decoder, &mut unpacked).expect("gzip");
            }
            None => unpacked.extend_from_slice(&body),
        }
        assert_eq!(unpacked, plain);
    }
}

/// The whole server runs on one thread here: if it dealt the game there, nothing else could be answered.
#[tokio::test]
async fn a_replay_holds_up_nobody_and_a_full_pool_says_when_to_come_back() {
    let mut village = finished("held", |it| {
        it.limits.replays_at_once = 1;
        it.limits.replays_waiting = 1;
    })
    .await;
    let before = Marks::dealt("held");
    Marks::hold("held", true);
    let (http, first, second) = (village.world.http.clone(), path(&village, 0), path(&village, 1));
    let ask = |path: String| {
        let http = http.clone();
        tokio::spawn(async move {
            loop {
                let status = http.request(Method::GET, &path).send().await.expect("an answer").status().as_u16();
                // The third below may have been quicker.
                if status != 503 {
                    return status;
                }
            }
        })
    };
    let (first, second) = (ask(first), ask(second));
    while Marks::dealt("held") == before {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let id = village.lines[0].say(json!({ "type": "ping" })).await;
    village.lines[0].until(|it| *it == FromTable::Pong { id }).await;
    // One is being made, one waits; there is no place for a third, whenever the second has come to the queue.
    let refused = loop {
        let asked = village.world.request(Method::GET, &path(&village, 2)).timeout(Duration::from_millis(500));
        match asked.send().await {
            Ok(answer) => break answer,
            Err(error) => assert!(error.is_timeout(), "{error}"),
        }
    };
    assert_eq!(refused.status(), 503);
    assert!(refused.headers().contains_key("retry-after"));
    assert_eq!(refused.json::<Value>().await.expect("a body")["code"], "busy");
    Marks::hold("held", false);
    assert_eq!((first.await.expect("done"), second.await.expect("done")), (200, 200));
    assert_eq!(get(&village.world, &path(&village, 2)).await.status(), 200, "free again");
}

#[tokio::test]
async fn a_household_pays_for_its_replays() {
    // Making one costs one, and so does sending it.
    let village = finished("paid", |it| it.limits.replays = Rate::new(3.0, 0.001)).await;
    assert_eq!(get(&village.world, &path(&village, 0)).await.status(), 200);
    assert_eq!(get(&village.world, &path(&village, 0)).await.status(), 200);
    let third = get(&village.world, &path(&village, 0)).await;
    assert_eq!(third.status(), 429);
    assert!(third.headers().contains_key("retry-after"));
    assert_eq!(get(&village.world, "/api/games").await.status(), 200, "all else goes on");
}

//! What is too much is turned away.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::Rate;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::{FromTable, TableInfo};

use crate::world::{Failed, World, answer};

#[tokio::test]
async fn requests_guests_and_guesses_are_limited() {
    let world = World::with(|it| {
        it.limits.guests = Rate::new(2.0, 0.01);
        it.limits.misses = Rate::new(3.0, 0.01);
    })
    .await;
    let ana = world.guest("Ana").await;
    world.guest("Bob").await;
    let third =
        world.request(Method::POST, "/api/guests").json(&json!({ "name": "Eve" })).send().await.expect("an answer");
    assert_eq!(third.status(), 429);
    assert!(third.headers().contains_key("retry-after"));
    let table: TableInfo = world.post("/api/tables", &ana, json!({ "game": "bestioles" })).await.expect("a table");
    for guess in 0..3 {
        let missed = world.get::<TableInfo>(&format!("/api/tables/LOUP-{guess}")).await.expect_err("no table");
        assert_eq!(missed.code, "no-such-table");
    }
    let fast = Failed { status: 429, code: "too-fast".into() };
    assert_eq!(world.get::<TableInfo>("/api/tables/LOUP-9").await, Err(fast));
    let short = table.code.as_deref().expect("it gathers");
    assert!(world.get::<TableInfo>(&format!("/api/tables/{short}")).await.is_err(), "a lucky guess is none");
    let long = table.link.as_deref().expect("the host has it");
    assert!(world.get::<TableInfo>(&format!("/api/tables/{long}")).await.is_ok(), "who has the link guesses nothing");
}

#[tokio::test]
async fn one_address_has_so_many_requests() {
    let world = World::with(|it| it.limits.requests = Rate::new(5.0, 0.01)).await;
    let mut codes = Vec::new();
    for _ in 0..7 {
        codes.push(world.get::<Value>("/api/games").await.map_or_else(|it| it.status, |_| 200));
    }
    assert_eq!(codes, [200, 200, 200, 200, 200, 429, 429]);
    assert!(world.request(Method::GET, "/healthz").send().await.expect("an answer").status().is_success());
}

#[tokio::test]
async fn a_socket_has_so_many_messages_and_then_is_cut() {
    let world = World::with(|it| it.limits.messages = Rate::new(5.0, 0.01)).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let mut line = world.line(&code, None, None).await;
    for _ in 0..4 {
        let id = line.say(json!({ "type": "ping" })).await;
        line.until(|it| *it == FromTable::Pong { id }).await;
    }
    let id = line.say(json!({ "type": "ping" })).await;
    assert_eq!(line.answer(id).await, "error too-fast");
    for _ in 0..150 {
        line.say(json!({ "type": "ping" })).await;
    }
    while line.try_next().await.is_some() {}
}

#[tokio::test]
async fn tables_sockets_and_words_are_limited() {
    let world = World::with(|it| {
        it.limits.tables_per_guest = 1;
        it.limits.strangers_per_table = 1;
        it.limits.chat_every = Duration::from_mins(1);
        it.limits.hello_within = Duration::from_millis(300);
    })
    .await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let second = world.post::<TableInfo>("/api/tables", &ana, json!({ "game": "bestioles" })).await;
    assert_eq!(second.expect_err("one is enough").code, "too-many-tables");
    let mut line = world.line(&code, Some(&ana), None).await;
    let _eyes = world.line(&code, None, None).await;
    let mut third = world.connect(&code).await;
    let id = third.say_hello(None, None, None).await;
    assert_eq!(third.answer(id).await, "error crowded");
    assert!(third.try_next().await.is_none(), "whoever is not greeted in time goes");
    for expected in ["done", "error too-fast"] {
        let id = line.say(json!({ "type": "chat", "text": "hou" })).await;
        assert_eq!(line.answer(id).await, expected);
    }
}

#[tokio::test]
async fn pages_of_others_may_not_use_the_server() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let foreign = Failed { status: 403, code: "origin".into() };
    let post = |origin: &str| {
        world.request(Method::POST, "/api/guests").header("origin", origin).json(&json!({ "name": "Eve" }))
    };
    assert_eq!(answer::<Value>(post("https://evil.example")).await, Err(foreign));
    assert!(answer::<Value>(post(&format!("http://{}", world.host))).await.is_ok());
    for (origin, allowed) in [("https://evil.example".to_owned(), false), (format!("http://{}", world.host), true)] {
        let mut request = format!("ws://{}/ws/{code}", world.host).into_client_request().expect("an address");
        request.headers_mut().insert("origin", origin.parse().expect("plain text"));
        assert_eq!(tokio_tungstenite::connect_async(request).await.is_ok(), allowed, "{origin}");
    }
}

#[tokio::test]
async fn an_idle_table_is_forgotten_and_read_again() {
    let world = World::with(|it| it.limits.idle_after = Duration::from_millis(50)).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({ "pass_and_play": true })).await.code;
    world.ask(&code, "start", &ana).await.expect("all seats are mine");
    let tables = async || {
        let text = world.metrics().await;
        text.lines().find_map(|it| it.strip_prefix("bestiaire_tables ")).expect("a gauge").to_owned()
    };
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    let before = line.moment().await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(tables().await, "1", "somebody looks at it");
    line.socket.close(None).await.expect("an open line");
    for _ in 0..100 {
        if tables().await == "0" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(tables().await, "0");
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    assert_eq!(line.moment().await, before);
}

#[tokio::test]
async fn a_client_that_never_answers_is_let_go() {
    let world = World::with(|it| it.limits.ping_every = Duration::from_millis(30)).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let (mut alive, mut dead) = (world.line(&code, None, None).await, world.line(&code, None, None).await);
    // A client answers pings while it reads; this one no longer does.
    let reading = tokio::spawn(async move { while alive.try_next().await.is_some() {} });
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(world.show(&code).await.watching, 1);
    reading.abort();
    while dead.try_next().await.is_some() {}
}

//! Strangers cannot keep players out, and nobody comes in under a borrowed name.

use futures_util::SinkExt as _;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Limits, Rate};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::FromTable;

use crate::world::{Line, World};

/// A server with its usual limits, but for how fast one may ask.
async fn usual() -> World {
    World::with(|it| {
        let usual = Limits::default();
        it.limits = Limits { requests: Rate::UNLIMITED, guests: Rate::UNLIMITED, ..usual };
    })
    .await
}

/// Opens a line and says hello; whether it was let in.
async fn try_hello(world: &World, code: &str) -> (Line, bool) {
    let mut line = world.connect(code).await;
    line.say_hello(None, None, None).await;
    let answer = line.until(|it| matches!(it, FromTable::Welcome { .. } | FromTable::Error { .. })).await;
    let welcome = match answer {
        FromTable::Error { code, .. } => {
            assert_eq!(code, "crowded");
            false
        }
        _ => true,
    };
    (line, welcome)
}

#[tokio::test]
async fn a_player_comes_in_through_a_hundred_strangers() {
    let world = usual().await;
    let (ana, bob) = (world.guest("Ana").await, world.guest("Bob").await);
    let code = world.table(&ana, json!({})).await.code;
    world.ask(&code, "join", &bob).await.expect("a free seat");
    world.ask(&code, "start", &ana).await.expect("all seats are taken");
    let mut before = world.line(&code, Some(&bob), Some(1)).await;
    let picture = before.moment().await;
    before.socket.close(None).await.expect("an open line");
    let mut strangers = Vec::new();
    let mut welcome = 0;
    for _ in 0..100 {
        let (line, came_in) = try_hello(&world, &code).await;
        welcome += usize::from(came_in);
        strangers.push(line);
    }
    assert_eq!(welcome, Limits::default().strangers_per_table_and_household, "few of each household");
    let mut silent = Vec::new();
    for _ in 0..80 {
        silent.push(world.connect(&code).await);
    }
    for (guest, seat) in [(&bob, 1), (&ana, 0)] {
        let mut back = world.line(&code, Some(guest), Some(seat)).await;
        let now = back.moment().await;
        assert!(seat == 0 || now == picture, "he gets his picture");
    }
    let other = world.table(&ana, json!({})).await.code;
    let mut elsewhere = 0;
    for _ in 0..20 {
        let (line, came_in) = try_hello(&world, &other).await;
        elsewhere += usize::from(came_in);
        strangers.push(line);
    }
    assert_eq!(elsewhere, welcome, "another table has room of its own");
}

#[tokio::test]
async fn a_player_has_so_many_lines_and_the_newest_count() {
    let world = World::with(|it| it.limits.sockets_per_player = 2).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let mut first = world.line(&code, Some(&ana), None).await;
    let mut others = [world.line(&code, Some(&ana), None).await, world.line(&code, Some(&ana), None).await];
    while first.try_next().await.is_some() {}
    for line in &mut others {
        let id = line.say(json!({ "type": "ping" })).await;
        line.until(|it| *it == FromTable::Pong { id }).await;
    }
}

#[tokio::test]
async fn frames_of_every_kind_count() {
    let world = World::with(|it| it.limits.messages = Rate::new(5.0, 0.001)).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    for frame in [Message::Binary(vec![1].into()), Message::Ping(vec![].into()), Message::Pong(vec![].into())] {
        let mut line = world.line(&code, None, None).await;
        for _ in 0..4 {
            line.socket.send(frame.clone()).await.expect("an open line");
        }
        let id = line.say(json!({ "type": "ping" })).await;
        let answer = loop {
            match line.next().await {
                FromTable::Error { id: Some(it), code, .. } if it == id => break code,
                FromTable::Pong { id: it } if it == id => break "pong".into(),
                _ => (),
            }
        };
        assert_eq!(answer, "too-fast", "{frame:?}");
        for _ in 0..150 {
            // It may be cut before we are through.
            if line.socket.send(frame.clone()).await.is_err() {
                break;
            }
        }
        while line.try_next().await.is_some() {}
    }
}

#[tokio::test]
async fn a_borrowed_name_is_turned_away() {
    let world = World::with(|it| it.public_urls = vec!["https://games.example".into()]).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let port = world.host.rsplit(':').next().expect("a port").to_owned();
    let evil = format!("evil.example:{port}");
    for path in ["/api/games", "/", "/metrics"] {
        let answer = world.request(Method::GET, path).header("host", &evil).send().await.expect("an answer");
        assert_eq!(answer.status(), 421, "{path}");
        let body: Value = answer.json().await.expect("a body");
        assert_eq!(body["code"], "host");
        assert!(body["detail"].as_str().is_some_and(|it| it.contains("--public-url")), "{body}");
    }
    let health = world.request(Method::GET, "/healthz").header("host", &evil).send().await.expect("an answer");
    assert_eq!(health.status(), 200);
    for (host, status) in [
        (evil.clone(), 421),
        (format!("localhost:{port}"), 201),
        (format!("127.0.0.1:{port}"), 201),
        (format!("192.168.1.20:{port}"), 201),
        ("games.example".into(), 201),
    ] {
        let request = world.request(Method::POST, "/api/guests").header("host", &host);
        let request = request.header("origin", format!("http://{host}")).json(&json!({ "name": "Eve" }));
        assert_eq!(request.send().await.expect("an answer").status(), status, "{host}");
        let mut request = format!("ws://{}/ws/{code}", world.host).into_client_request().expect("an address");
        request.headers_mut().insert("host", host.parse().expect("plain text"));
        request.headers_mut().insert("origin", format!("http://{host}").parse().expect("plain text"));
        assert_eq!(tokio_tungstenite::connect_async(request).await.is_ok(), status == 201, "{host}");
    }
}

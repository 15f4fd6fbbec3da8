//! Whatever is wrong gets its own clear answer, and nothing changes.

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use wire::{FromTable, GuestCreated, Replay, TableInfo};

use crate::world::{Chance, Failed, Line, World, answer};

async fn game() -> (World, GuestCreated, String, Line) {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({ "pass_and_play": true })).await.code;
    world.ask(&code, "start", &ana).await.expect("all seats are mine");
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    line.moment().await;
    (world, ana, code, line)
}

/// The picture from both seats, to see that nothing has changed.
async fn pictures(world: &World, code: &str, me: &GuestCreated) -> Vec<Value> {
    let mut seen = Vec::new();
    for seat in 0..2 {
        let mut line = world.line(code, Some(me), Some(seat)).await;
        seen.push(serde_json::to_value(line.moment().await).expect("plain data"));
    }
    seen
}

#[tokio::test]
async fn malformed_messages_are_answered_and_the_line_stays_open() {
    let (world, ana, code, mut line) = game().await;
    let before = pictures(&world, &code, &ana).await;
    let wrong = [
        ("hello", None),
        ("{", None),
        ("[]", None),
        ("null", None),
        (r#"{"id":7}"#, Some(7)),
        (r#"{"id":8,"type":"dance"}"#, Some(8)),
        (r#"{"id":9,"type":"play","seat":"0","after":0,"notation":"withdraw"}"#, Some(9)),
        (r#"{"id":10,"type":"play","seat":300,"after":0,"notation":"withdraw"}"#, Some(10)),
        (r#"{"id":-1,"type":"ping"}"#, None),
        (r#"{"type":"ping"}"#, None),
    ];
    for (text, number) in wrong {
        line.send(text).await;
        let answer = line.until(|it| matches!(it, FromTable::Error { .. })).await;
        assert!(
            matches!(&answer, FromTable::Error { id, code, .. } if *id == number && code == "malformed"),
            "{text}: {answer:?}"
        );
    }
    line.socket.send(Message::binary(vec![1, 2, 3])).await.expect("an open line");
    line.until(|it| matches!(it, FromTable::Error { code, .. } if code == "malformed")).await;
    let id = line.say(json!({ "type": "ping" })).await;
    line.until(|it| *it == FromTable::Pong { id }).await;
    let id = line.say_hello(Some(&ana), None, None).await;
    assert_eq!(line.answer(id).await, "error hello-twice");
    assert_eq!(pictures(&world, &code, &ana).await, before);
}

#[tokio::test]
async fn moves_that_are_not_allowed_change_nothing() {
    let (world, ana, code, mut line) = game().await;
    let before = pictures(&world, &code, &ana).await;
    let asked = u8::from(!line.now().asked);
    let out_of_turn = line.play(1 - asked, 0, "withdraw").await;
    assert!(out_of_turn.starts_with("refused BES-"), "{out_of_turn}");
    let nonsense = line.play(asked, 0, "fly me to the moon").await;
    assert!(nonsense.starts_with("refused BES-"), "{nonsense}");
    assert_eq!(line.play(asked, 5, "withdraw").await, "error stale");
    assert_eq!(line.play(2, 0, "withdraw").await, "error no-such-seat");
    let id = line.say(json!({ "type": "look", "seat": 9 })).await;
    assert_eq!(line.answer(id).await, "error no-such-seat");

    let eve = world.guest("Eve").await;
    for me in [Some(&eve), None] {
        let mut stranger = world.line(&code, me, None).await;
        assert_eq!(stranger.play(asked, 0, "withdraw").await, "error not-your-seat");
        let id = stranger.say(json!({ "type": "look", "seat": asked })).await;
        assert_eq!(stranger.answer(id).await, "error not-your-seat");
    }
    assert_eq!(pictures(&world, &code, &ana).await, before);
}

#[tokio::test]
async fn a_wrong_hello_can_be_said_again() {
    let (world, ana, code, _line) = game().await;
    let mut line = world.connect(&code).await;
    let id = line.say(json!({ "type": "ping" })).await;
    assert_eq!(line.answer(id).await, "error hello-first");
    let wrong = GuestCreated { secret: "x".repeat(43), ..ana.clone() };
    let id = line.say_hello(Some(&wrong), Some(0), None).await;
    assert_eq!(line.answer(id).await, "error wrong-secret");
    let id = line.say_hello(None, Some(0), None).await;
    assert_eq!(line.answer(id).await, "error not-your-seat");
    line.hello(Some(&ana), Some(0), None).await;
    let mut old = world.connect(&code).await;
    let id = old.say(json!({ "type": "hello", "protocol": 99, "secret": null, "seat": null, "have": null })).await;
    assert_eq!(old.answer(id).await, "error protocol");
    assert!(old.try_next().await.is_none(), "another protocol is no reason to stay");
}

#[tokio::test]
async fn a_huge_message_ends_the_line_and_nothing_else() {
    let (world, ana, code, line) = game().await;
    let before = pictures(&world, &code, &ana).await;
    let (mut out, mut back) = line.socket.split();
    let huge = json!({ "id": 1, "type": "chat", "text": "x".repeat(10 << 20) }).to_string();
    let sending = tokio::spawn(async move { out.send(Message::text(huge)).await });
    let mut told = Vec::new();
    while let Some(Ok(message)) = back.next().await {
        match message {
            Message::Text(text) => told.push(text.to_string()),
            Message::Close(frame) => {
                assert_eq!(frame.map(|it| it.code), Some(CloseCode::Size));
                told.push("closed".into());
                break;
            }
            _ => (),
        }
    }
    assert!(told.iter().any(|it| it.contains("too-big")) && told.last().is_some_and(|it| it == "closed"), "{told:?}");
    sending.abort();
    assert_eq!(pictures(&world, &code, &ana).await, before);
}

#[tokio::test]
async fn an_unknown_table_is_a_plain_404() {
    let world = World::new().await;
    let refused = tokio_tungstenite::connect_async(format!("ws://{}/ws/HIBOU-1", world.host)).await;
    let Err(Error::Http(response)) = refused else { panic!("it must be refused before the upgrade") };
    assert_eq!(response.status(), 404);
    let missing = Failed { status: 404, code: "no-such-table".into() };
    assert_eq!(world.get::<TableInfo>("/api/tables/HIBOU-1").await, Err(missing));
    for path in ["replay", "record"] {
        let failed = world.get::<Value>(&format!("/api/tables/HIBOU-1/{path}")).await.expect_err("no table");
        assert_eq!(failed.code, "no-such-table");
    }
}

#[tokio::test]
async fn an_edited_record_is_refused() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({ "against": "random" })).await.code;
    let record = format!("/api/tables/{code}/record");
    assert_eq!(world.get::<Value>(&record).await.expect_err("it runs").code, "not-over");
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    line.play_to_the_end(0, &mut Chance(8)).await;
    line.over().await;
    let text = world.request(Method::GET, &record).send().await.expect("an answer").text().await.expect("text");
    let replay = async |record: String, seat: Value| {
        world.post::<Replay>("/api/replay", &ana, json!({ "record": record, "seat": seat })).await
    };
    replay(text.clone(), Value::Null).await.expect("as it was written");
    let failed = |it: Result<Replay, Failed>| it.expect_err("not replayed");
    let edited = Failed { status: 422, code: "record-edited".into() };
    assert_eq!(failed(replay(text.replacen("name 1: Ana", "name 1: Eve", 1), Value::Null).await), edited);
    assert_eq!(failed(replay(text.replacen("seed: ", "seed: 0", 1), Value::Null).await).code, "record");
    assert_eq!(failed(replay("hello".into(), Value::Null).await).code, "record");
    assert_eq!(failed(replay(text, json!(7)).await).code, "no-such-seat");
}

#[tokio::test]
async fn requests_that_make_no_sense_get_an_api_error() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let tables = || world.request(Method::POST, "/api/tables").bearer_auth(&ana.secret);
    let json_text = |text: String| tables().header("content-type", "application/json").body(text);
    let wrong = [
        (world.request(Method::GET, "/api/nothing"), 404, "no-such-page"),
        (world.request(Method::DELETE, "/api/tables"), 405, "method"),
        (world.request(Method::POST, "/somewhere"), 405, "method"),
        (tables().body("{}"), 415, "not-json"),
        (json_text("{".into()), 400, "malformed"),
        (json_text("{}".into()), 422, "unexpected"),
        (json_text(r#"{"game":"chess"}"#.into()), 422, "no-such-game"),
        (json_text(r#"{"game":"bestioles","n_seats":9}"#.into()), 422, "options"),
        (json_text(r#"{"game":"bestioles","against":"genius"}"#.into()), 422, "no-such-bot"),
        (json_text(format!("\"{}\"", "x".repeat(300 << 10))), 413, "too-big"),
        (world.request(Method::POST, "/api/tables").json(&json!({ "game": "bestioles" })), 401, "no-secret"),
        (world.request(Method::GET, "/api/me/tables").bearer_auth("wrong"), 401, "wrong-secret"),
        (world.request(Method::GET, "/api/me/tables").header("authorization", "Basic eA=="), 401, "wrong-secret"),
        (
            world
                .request(Method::POST, &format!("/api/tables/{code}/seats/x"))
                .bearer_auth(&ana.secret)
                .json(&json!({})),
            400,
            "malformed",
        ),
        (world.request(Method::GET, &format!("/api/tables/{code}/replay?seat=x")), 400, "malformed"),
        (world.request(Method::GET, &format!("/ws/{code}")), 400, "malformed"),
    ];
    for (idx, (request, status, error)) in wrong.into_iter().enumerate() {
        let failed = answer::<Value>(request).await.expect_err("it makes no sense");
        assert_eq!(failed, Failed { status, code: error.into() }, "case {idx}");
    }
}

//! Lessons over a socket: no name needed, nothing kept, the limits of strangers.

use serde_json::{Value, json};
use server::Limits;
use wire::{Coach, FromTable, LessonInfo};

use crate::world::{Failed, Line, World};

async fn coach(line: &mut Line) -> Coach {
    match line.until(|it| matches!(it, FromTable::Coach { .. })).await {
        FromTable::Coach { coach } => coach,
        other => panic!("{other:?}"),
    }
}

/// What the coach says in this message, if it is his.
fn said(text: &str) -> Option<Coach> {
    match serde_json::from_str(text) {
        Ok(FromTable::Coach { coach }) => Some(coach),
        _ => None,
    }
}

#[tokio::test]
async fn a_lesson_is_taken_without_a_name_and_nothing_is_kept() {
    let world = World::new().await;
    let mut line = world.line("lesson/bestioles", None, Some(0)).await;
    let first = coach(&mut line).await;
    assert_eq!((first.step, first.steps.len()), (0, 8));
    let now = line.now();
    assert!(now.asked && now.moves.contains(&"deploy sea-6 sea".to_owned()));
    // What is not wanted is not made, and the coach says why.
    assert_eq!(line.play(0, now.number, "withdraw").await, "error not-wanted");
    // What is wanted is; then comes the next step, in another position.
    assert_eq!(line.play(0, now.number, "deploy sea-6 sea").await, "done");
    let id = line.say(json!({ "type": "lesson", "act": { "kind": "go", "step": 1 } })).await;
    assert_eq!(line.answer(id).await, "done");
    assert!(line.now().moves.contains(&"improvise sea-2 air".to_owned()));
    let id = line.say(json!({ "type": "lesson", "act": { "kind": "go", "step": 99 } })).await;
    assert_eq!(line.answer(id).await, "error not-wanted");
    let tables: Vec<Value> = world.get("/api/tables").await.expect("a list");
    assert!(tables.is_empty());
}

#[tokio::test]
async fn the_others_answer_by_themselves_and_bots_play_the_last_step() {
    let world = World::new().await;
    let mut line = world.line("lesson/bestioles?step=7", None, Some(0)).await;
    let mut last = coach(&mut line).await;
    assert!(last.alone && last.step == 7);
    for _ in 0..200 {
        if last.done {
            break;
        }
        let now = line.now();
        match now.moves.first().filter(|_| now.asked) {
            Some(notation) => _ = line.play(0, now.number, notation).await,
            None => _ = line.next().await,
        }
        last = line.heard.iter().rev().find_map(|it| said(it)).unwrap_or(last);
    }
    assert!(last.done && last.closing.is_some(), "{last:?}");
}

#[tokio::test]
async fn a_lesson_begins_where_one_asks_and_never_fails_on_nonsense() {
    let world = World::new().await;
    for (way, step) in [("lesson/cryptide?step=3", 3), ("lesson/cryptide?step=999", 0), ("lesson/cryptide", 0)] {
        let mut line = world.line(way, None, Some(0)).await;
        assert_eq!(coach(&mut line).await.step, step, "{way}");
        for text in ["{", r#"{"id":7,"type":"lesson"}"#, r#"{"id":8,"type":"lesson","act":{"kind":"dance"}}"#] {
            line.send(text).await;
            line.until(|it| matches!(it, FromTable::Error { code, .. } if code == "malformed")).await;
        }
        let id = line.say_hello(None, Some(0), None).await;
        assert_eq!(line.answer(id).await, "error hello-twice");
        line.socket.close(None).await.expect("an open line");
    }
    for game in ["chess", "..", "pocket"] {
        let missing = world.get::<LessonInfo>(&format!("/api/lessons/{game}")).await;
        assert!(matches!(missing, Err(Failed { status: 404, .. })), "{game}");
        assert!(tokio_tungstenite::connect_async(format!("ws://{}/ws/lesson/{game}", world.host)).await.is_err());
    }
    let told: LessonInfo = world.get("/api/lessons/cryptide").await.expect("a lesson");
    assert_eq!((told.steps.len(), told.tips.len()), (8, 4));
}

#[tokio::test]
async fn learners_share_what_strangers_do_and_an_ordinary_table_is_no_lesson() {
    let limits = || Limits { strangers_per_household: 1, ..Limits::none() };
    let world = World::with(move |it| it.limits = limits()).await;
    let _first = world.line("lesson/bestioles", None, Some(0)).await;
    let mut second = world.connect("lesson/bestioles").await;
    let id = second.say_hello(None, Some(0), None).await;
    assert_eq!(second.answer(id).await, "error crowded");
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({ "pass_and_play": true })).await.code;
    let mut line = world.line(&code, Some(&ana), None).await;
    let id = line.say(json!({ "type": "lesson", "act": { "kind": "take_back" } })).await;
    assert_eq!(line.answer(id).await, "error no-lesson");
}

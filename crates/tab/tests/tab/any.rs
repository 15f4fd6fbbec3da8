//! Nothing that comes over the border makes it fail: it is carried out, refused, or said to be nonsense.

use proptest::prelude::*;
use proving::{any_text, damaged, texts_tried};
use serde_json::{Value, json};
use tab::TabHouse;
use table::Seed;

use crate::page::Page;
use crate::player::Shell;

/// A house where a game is played, its first lines already open.
fn at_a_table() -> (Page, String) {
    let mut page = Page::new(Seed::from_number(1));
    let asked = json!({ "game": "bestioles", "against": "beginner" });
    let (_, table) = page.request("POST", "/api/tables", Some(asked));
    let link = table["link"].as_str().expect("a link").to_owned();
    page.open(1, &link);
    page.say(1, r#"{"id":1,"type":"hello","protocol":2,"secret":null,"seat":0,"have":null,"shows":true}"#);
    page.open(2, "lesson/bestioles?step=0");
    page.say(2, r#"{"id":1,"type":"hello","protocol":2,"secret":null,"seat":0,"have":null}"#);
    (page, link)
}

const INPUTS: [&str; 12] = [
    r#"{"type":"begin","me":{"id":"me","name":"Bob"}}"#,
    r#"{"type":"request","id":4,"method":"GET","path":"/api/me/tables","body":null}"#,
    r#"{"type":"request","id":4,"method":"POST","path":"/api/tables","body":"{\"game\":\"gevaudan\"}"}"#,
    r#"{"type":"request","id":4,"method":"GET","path":"/api/riddles/today?date=2026-11-18"}"#,
    r#"{"type":"request","id":4,"method":"POST","path":"/engine/cryptide/conclude","body":"{}"}"#,
    r#"{"type":"open","line":1,"way":"lesson/gevaudan?step=2"}"#,
    r#"{"type":"say","line":1,"text":"{\"id\":1,\"type\":\"play\",\"seat\":0,\"after\":0,\"notation\":\"withdraw\"}"}"#,
    r#"{"type":"close","line":1}"#,
    r#"{"type":"loaded","ask":1,"read":{"ok":null}}"#,
    r#"{"type":"written","table":"tab-x","result":{"ok":true}}"#,
    r#"{"type":"thought","place":"lesson/2","ticket":1,"answer":{"notation":"withdraw"}}"#,
    r#"{"type":"ring"}"#,
];

fn inputs() -> impl Strategy<Value = Vec<String>> {
    let known = prop::sample::select(INPUTS.to_vec()).prop_map(str::to_owned);
    prop::collection::vec(prop_oneof![known.clone(), damaged(known), any_text()], 1..12)
}

proptest! {
    #![proptest_config(texts_tried())]

    #[test]
    fn anything_may_come_in(texts in inputs()) {
        let (mut page, _) = at_a_table();
        for (number, text) in texts.iter().enumerate() {
            let said = page.house.handle(number as f64 * 700.0, 1e12, text);
            prop_assert!(serde_json::from_str::<Value>(&said).is_ok_and(|it| it["effects"].is_array()), "{said}");
        }
    }

    #[test]
    fn anything_may_be_said(text in any_text()) {
        let (mut page, link) = at_a_table();
        for line in [1, 2, 3] {
            page.say(line, &text);
        }
        page.request("POST", &format!("/api/tables/{link}/next"), Some(Value::String(text.clone())));
        page.request("GET", &text, None);
        page.request("POST", &format!("/api/tables/{text}/seats/{text}"), None);
    }

    #[test]
    fn any_letter_is_answered(text in prop_oneof![any_text(), damaged(Just(LETTER.to_owned()))]) {
        let mut study = tab::Study::new();
        let said = study.think("a#0", &text, &table::Stop::NEVER);
        prop_assert!(serde_json::from_str::<Value>(&said).is_ok(), "{said}");
    }

    #[test]
    fn what_is_stored_may_be_anything(body in prop_oneof![any_text(), damaged(Just(BODY.to_owned()))]) {
        let (mut page, link) = at_a_table();
        let mut store = page.store.clone();
        if let Some(row) = store.tables.get_mut(&link) {
            row.body.clone_from(&body);
        }
        page = Page::with(Seed::from_number(4), store);
        page.open(1, &link);
        page.request("GET", "/api/me/tables", None);
        page.request("GET", &format!("/api/tables/{link}"), None);
    }
}

const LETTER: &str = r#"{"game":"bestioles","seat":0,"bot":{"level":"random","seed":"7"},"seen":[{"news":[],"view":"{}"}],"moves":["withdraw"],"occasion":"must"}"#;
const BODY: &str = r#"{"id":"5","code":"","game":"bestioles","options":{},"seats":[{"kind":"person","guest":"me"},{"kind":"bot","level":"easy","name":"Brun"}],"host":"me","public":false,"round":1,"phase":"playing","outcome":null,"settings":{},"created":1}"#;

#[test]
fn who_has_not_begun_is_told_so() {
    let mut house = TabHouse::new("nonsense");
    assert!(house.handle(f64::NAN, f64::INFINITY, r#"{"type":"ring"}"#).contains("`begin`"));
    assert!(house.handle(-1.0, 0.0, INPUTS[0]).contains("64 hexadecimal digits"));
}

#[test]
fn lessons_are_taken_and_riddles_answered() {
    let (mut page, _) = at_a_table();
    let said: Vec<Value> = page.heard(2).iter().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    let kinds: Vec<&str> = said.iter().filter_map(|it| it["type"].as_str()).collect();
    assert!(["welcome", "picture", "coach"].iter().all(|it| kinds.contains(it)), "{kinds:?}");
    page.open(3, "lesson/chess");
    assert_eq!(page.closed, [3]);
    let (status, lesson) = page.request("GET", "/api/lessons/cryptide", None);
    assert!(status == 200 && lesson["steps"].is_array(), "{lesson}");
    let (status, all) = page.request("GET", "/api/riddles", None);
    assert_eq!(status, 200);
    let id = all[0]["id"].as_str().expect("an id").to_owned();
    let (status, scene) = page.request("GET", &format!("/api/riddles/{id}"), None);
    assert!(status == 200 && scene["choices"].is_array(), "{scene}");
    let (_, verdict) = page.request("POST", &format!("/api/riddles/{id}/answer"), Some(json!({ "answer": null })));
    let answer = verdict["proof"]["answer"].clone();
    let (_, right) = page.request("POST", &format!("/api/riddles/{id}/answer"), Some(json!({ "answer": answer })));
    assert_eq!((verdict["verdict"].as_str(), right["verdict"].as_str()), (Some("gave_up"), Some("right")));
    assert_eq!(page.request("GET", "/api/riddles/today?date=2999-01-01", None).1["code"], "not-yet");
}

//! Places to talk: who may write and read is the rules' word, and a line is for ever for those who could read it then.

use serde_json::{Value, json};
use wire::{ChatLine, FromTable};

use crate::village::{Village, reach, say, settle, table_where};
use crate::world::Line;

/// The words that came over a line, with their channels and numbers.
fn words(line: &Line) -> Vec<(u32, String, String)> {
    let mut heard = Vec::new();
    for text in &line.heard {
        let lines: Vec<ChatLine> = match serde_json::from_str(text).expect("a message of the protocol") {
            FromTable::Chat { line } => vec![line],
            FromTable::Welcome { chat, .. } | FromTable::Talk { chat } => chat,
            _ => Vec::new(),
        };
        heard.extend(lines.into_iter().map(|it| (it.number, it.channel, it.text)));
    }
    heard
}

fn texts(line: &Line) -> Vec<String> {
    words(line).into_iter().map(|it| it.2).collect()
}

/// What a stranger to a secret received, without what differs between any two tables.
fn stream(line: &Line) -> Vec<Value> {
    let plain = |text: &String| {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        for key in ["code", "link", "changed"] {
            if let Some(field) = message.pointer_mut(&format!("/table/{key}")) {
                *field = Value::Null;
            }
        }
        for pointer in ["/line/at", "/table/clock/left"] {
            if let Some(field) = message.pointer_mut(pointer) {
                *field = Value::Null;
            }
        }
        message
    };
    line.heard.iter().map(plain).collect()
}

/// From the deal to the second night, with talk by night and by day. Seat 3 falls.
async fn tell_a_night(village: &mut Village) {
    let (owls, others) = ([0, 1], [2, 3, 4]);
    village.settle().await;
    for line in &mut village.lines {
        line.heard.clear();
    }
    assert_eq!(village.say(owls[0], Some("owls"), "let us take four").await, "done");
    assert_eq!(village.say(owls[1], Some("owls"), "why not").await, "done");
    for seat in others {
        assert_eq!(village.say(seat, Some("owls"), "who is there?").await, "error chat-closed");
        assert_eq!(village.say(seat, Some("village"), "who is there?").await, "error chat-closed");
    }
    village.night(&[(0, 3), (1, 3), (2, 0), (3, 0), (4, 0)]).await;
    assert_eq!(village.say(1, None, "poor four").await, "done");
    village.settle().await;
}

#[tokio::test]
async fn a_stranger_to_the_owls_receives_the_same_bytes_whoever_they_are() {
    // The third seat is no owl in either world; the first two and the last exchange their parts.
    let mut village = Village::new(5, "1 2", json!({ "tempo": "off" }), |_| ()).await;
    let mut streams = Vec::new();
    for owls in [[0, 1], [1, 4], [0, 4]] {
        let others: Vec<usize> = (0..5).filter(|it| !owls.contains(it)).collect();
        let named = owls.map(|it| (it + 1).to_string()).join(" ");
        village.sit_down(&named, json!({ "tempo": "off" })).await;
        village.settle().await;
        for line in &mut village.lines {
            line.heard.clear();
        }
        for owl in owls {
            assert_eq!(village.say(owl, Some("owls"), "let us take four").await, "done");
        }
        for channel in ["owls", "village", "graves", "attic"] {
            assert_eq!(village.say(2, Some(channel), "who is there?").await, "error chat-closed");
        }
        assert_eq!(village.say(2, None, "hello?").await, "error chat-closed");
        let picks: Vec<(usize, usize)> =
            owls.iter().chain(&others).map(|it| (*it, if *it == 3 { 0 } else { 3 })).collect();
        village.night(&picks).await;
        assert_eq!(village.say(0, None, "poor four").await, "done");
        village.settle().await;
        assert_eq!(texts(&village.lines[owls[1]]).len(), 3, "the owls hear each other");
        streams.push(stream(&village.lines[2]));
    }
    assert!(streams[0].iter().any(|it| it["line"]["text"] == "poor four" && it["line"]["number"] == 1));
    assert_eq!(streams[0], streams[1]);
    assert_eq!(streams[0], streams[2]);
}

#[tokio::test]
async fn owls_talk_by_night_and_the_village_by_day() {
    let mut village = Village::new(5, "1 2", json!({ "tempo": "off" }), |_| ()).await;
    tell_a_night(&mut village).await;
    assert_eq!(words(&village.lines[2]), [(1, "village".to_owned(), "poor four".to_owned())]);
    assert_eq!(texts(&village.lines[0]), ["let us take four", "why not", "poor four"]);
    assert_eq!(village.say(0, Some("owls"), "who next?").await, "error chat-closed");
    let channels = |line: &Line| json!(line.now().channels);
    let village_open = json!({ "key": "village", "write": true });
    assert_eq!(channels(&village.lines[2]), json!([village_open]));
    assert_eq!(channels(&village.lines[0]), json!([village_open, { "key": "owls", "write": false }]));
    let dead = json!([{ "key": "village", "write": false }, { "key": "graves", "write": true }]);
    assert_eq!(channels(&village.lines[3]), dead);
}

#[tokio::test]
async fn the_words_of_the_dead_never_reach_the_living_and_histories_differ() {
    let mut village = Village::new(5, "1 2", json!({ "tempo": "off" }), |_| ()).await;
    tell_a_night(&mut village).await;
    assert_eq!(village.say(3, None, "it was one and two").await, "done", "the first open channel is the graves'");
    assert_eq!(village.say(3, Some("village"), "it was one and two").await, "error chat-closed");
    village.settle().await;
    let mut eyes = village.world.line(&village.code, None, None).await;
    settle(&mut eyes).await;
    for line in village.lines[..3].iter().chain([&eyes]) {
        assert!(line.heard.iter().all(|it| !it.contains("it was one and two")));
    }
    village.world.restart().await;
    let expected = [
        (Some(0), vec!["let us take four", "why not", "poor four"]),
        (Some(2), vec!["poor four"]),
        (Some(3), vec!["poor four", "it was one and two"]),
        (None, vec!["poor four"]),
    ];
    for (seat, heard) in expected {
        let me = seat.map(|it: u8| &village.people[usize::from(it)]);
        let line = village.world.line(&village.code, me, seat).await;
        assert_eq!(texts(&line), heard, "{seat:?}");
        let numbers: Vec<u32> = words(&line).iter().map(|it| it.0).collect();
        assert_eq!(numbers, (1..=heard.len() as u32).collect::<Vec<_>>(), "no gaps to count");
    }
}

#[tokio::test]
async fn spectators_read_and_never_write_where_players_do() {
    let mut village = Village::new(3, "1", json!({ "tempo": "off" }), |_| ()).await;
    let gus = village.world.guest("Gus").await;
    let mut eyes = village.world.line(&village.code, Some(&gus), None).await;
    eyes.moment().await;
    assert_eq!(say(&mut eyes, Some("village"), "behind you!").await, "error chat-closed");
    assert_eq!(say(&mut eyes, Some("owls"), "behind you!").await, "error chat-closed");
    assert_eq!(say(&mut eyes, None, "behind him!").await, "done");
    village.settle().await;
    assert!(village.lines.iter().all(|it| it.heard.iter().all(|it| !it.contains("behind him!"))));
    village.night(&[(0, 1), (1, 0), (2, 0)]).await;
    table_where(&mut eyes, |it| it.outcome.is_some()).await;
    assert_eq!(say(&mut eyes, Some("table"), "well played").await, "error chat-closed");
    assert_eq!(say(&mut eyes, None, "well played").await, "done");
    let open = json!([{ "key": "table", "write": false }, { "key": "watch", "write": true }]);
    assert_eq!(json!(eyes.now().channels), open);
    village.settle().await;
    for line in &village.lines {
        let heard = words(line).into_iter().map(|it| (it.1, it.2)).collect::<Vec<_>>();
        assert_eq!(heard, [("watch".into(), "behind him!".into()), ("watch".into(), "well played".into())]);
    }
}

#[tokio::test]
async fn who_holds_two_seats_reads_through_the_one_he_looks_from() {
    let world = crate::village::world(|_| ()).await;
    let ana = world.guest("Ana").await;
    let wanted = json!({ "game": "wake", "pass_and_play": true, "options": { "owls": "1" } });
    let code = world.table(&ana, wanted).await.code;
    world.ask(&code, "start", &ana).await.expect("she holds all seats");
    let line = &mut world.line(&code, Some(&ana), Some(0)).await;
    assert_eq!(say(line, Some("owls"), "mine").await, "done");
    for (seat, heard) in [(1, Vec::<&str>::new()), (0, vec!["mine"])] {
        line.heard.clear();
        let id = line.say(json!({ "type": "look", "seat": seat })).await;
        assert_eq!(line.answer(id).await, "done");
        assert_eq!(texts(line), heard, "seat {seat}");
    }
}

#[tokio::test]
async fn bots_talk_out_of_turn_but_not_for_ever() {
    let world = crate::village::world(|_| ()).await;
    let ana = world.guest("Ana").await;
    let wanted = json!({ "game": "wake", "n_seats": 6, "against": "chatter", "options": { "owls": "6" } });
    let code = world.table(&ana, wanted).await.code;
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    line.moment().await;
    let number = line.now().number;
    assert_eq!(line.play(0, number, "pick 6").await, "done");
    reach(&mut line, 1).await;
    if line.now().moves.is_empty() {
        // The owl picked Ana: nobody waits for her, and the bots go on.
        return;
    }
    // All bots are ready or still talk; they stop by themselves while Ana is silent.
    let said = |line: &Line| line.heard.iter().filter(|it| it.contains("\"said\"")).count();
    while line.now().awaited != [0] {
        line.moment().await;
    }
    let mut before = usize::MAX;
    while before != said(&line) {
        before = said(&line);
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        settle(&mut line).await;
    }
    assert!((1..=6 * 6).contains(&before), "{before} words");
    let number = line.now().number;
    assert_eq!(line.play(0, number, "say 1").await, "done");
    while said(&line) <= before + 1 {
        line.moment().await;
    }
}

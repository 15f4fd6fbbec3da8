//! Who finds a table, and what it shows him: the link opens it, the short code only its door.

use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use wire::{FromTable, GuestCreated, Replay, TableInfo, TablePhase, TableSummary};

use crate::village::{say, settle, table_where};
use crate::world::{Chance, Http, Line, Opened, World};

/// How asking for a table as `me` fails, if it does.
async fn refused(world: &Http, key: &str, me: Option<&GuestCreated>) -> Option<String> {
    let secret = me.map(|it| it.secret.as_str());
    world.call::<TableInfo>(Method::GET, &format!("/api/tables/{key}"), secret, None).await.err().map(|it| it.code)
}

fn short(table: &Opened) -> String {
    TableInfo::clone(table).code.expect("a table that gathers or plays has a code")
}

/// The words that came over a line.
fn words(line: &Line) -> Vec<(String, String)> {
    let lines = line.heard.iter().flat_map(|it| match serde_json::from_str(it).expect("a message of the protocol") {
        FromTable::Chat { line } => vec![line],
        FromTable::Welcome { chat, .. } | FromTable::Talk { chat } => chat,
        _ => Vec::new(),
    });
    lines.map(|it| (it.channel, it.text)).collect()
}

#[tokio::test]
async fn a_private_table_shows_nothing_to_a_stranger() {
    let world = World::new().await;
    let (ana, eve) = (world.guest("Ana").await, world.guest("Eve").await);
    let table = world.table(&ana, json!({ "against": "random" })).await;
    let code = short(&table);
    assert!(!table.public, "private is the default");
    for me in [None, Some(&eve)] {
        assert_eq!(refused(&world, &code, me).await.as_deref(), Some("private"));
    }
    for what in ["join", "leave", "start", "pause", "rematch"] {
        assert_eq!(world.ask(&code, what, &eve).await.expect_err("private").code, "private", "{what}");
    }
    for path in ["replay", "record", "replay?round=1"] {
        let failed = world.get::<Value>(&format!("/api/tables/{code}/{path}")).await.expect_err("private");
        assert_eq!(failed.code, "no-such-table", "{path}");
    }
    assert!(connect_async(format!("ws://{}/ws/{code}", world.host)).await.is_err(), "no line without the link");
    let lobby: Vec<TableSummary> = world.get("/api/tables").await.expect("a list");
    assert!(lobby.is_empty());

    // Who belongs there is led to the link; who has the link is in.
    let path = format!("/api/tables/{code}");
    let shown: TableInfo = world.call(Method::GET, &path, Some(&ana.secret), None).await.expect("her table");
    assert_eq!(shown.link.as_ref(), Some(&table.code));
    assert_eq!(refused(&world, &table.code, None).await, None);
    assert!(table.code.len() * 6 >= 128, "as long as nobody can guess");
}

#[tokio::test]
async fn a_finished_table_is_reached_by_its_link_alone() {
    let mut world = World::new().await;
    let (ana, eve) = (world.guest("Ana").await, world.guest("Eve").await);
    let table = world.table(&ana, json!({ "against": "random" })).await;
    let (code, link) = (short(&table), table.code.clone());
    let mut line = world.line(&link, Some(&ana), Some(0)).await;
    line.play_to_the_end(0, &mut Chance(5)).await;
    assert_eq!(line.over().await.code, None, "the code is free again");
    for _ in 0..2 {
        for me in [&ana, &eve] {
            assert_eq!(refused(&world, &code, Some(me)).await.as_deref(), Some("no-such-table"));
        }
        let replay: Replay = world.get(&format!("/api/tables/{link}/replay")).await.expect("who has the link");
        assert!(replay.outcome.is_some());
        assert!(world.get::<Replay>(&format!("/api/tables/{code}/replay")).await.is_err());
        world.restart().await;
    }
    let again = world.ask(&link, "rematch", &ana).await.expect("she sat there");
    assert_eq!(again.phase, TablePhase::Playing);
    let code = again.code.expect("it plays again");
    assert_eq!(refused(&world, &code, Some(&ana)).await, None);
    assert_eq!(refused(&world, &code, Some(&eve)).await.as_deref(), Some("private"));
}

#[tokio::test]
async fn the_short_code_opens_the_door_while_a_table_gathers() {
    let world = World::new().await;
    let (ana, bob, eve) = (world.guest("Ana").await, world.guest("Bob").await, world.guest("Eve").await);
    let table = world.table(&ana, json!({})).await;
    let code = short(&table);
    let path = format!("/api/tables/{}", code.to_lowercase());
    let door: TableInfo = world.call(Method::GET, &path, Some(&bob.secret), None).await.expect("a free seat");
    assert_eq!((door.link, door.seats.len()), (None, 2), "he sees where he could sit, not the way in");
    let inside = world.ask(&code, "join", &bob).await.expect("a free seat");
    assert_eq!(inside.link.as_ref(), Some(&table.code), "who sits is in");
    assert_eq!(world.ask(&code, "join", &eve).await.expect_err("no seat").code, "full");
    let door: TableInfo = world.call(Method::GET, &path, Some(&eve.secret), None).await.expect("it gathers");
    assert_eq!(door.link, None);
    world.ask(&table.code, "start", &ana).await.expect("all seats are taken");
    assert_eq!(refused(&world, &code, Some(&eve)).await.as_deref(), Some("private"));
    assert_eq!(refused(&world, &code, Some(&bob)).await, None);
}

#[tokio::test]
async fn lucky_guesses_of_codes_are_counted_too() {
    let world = World::with(|it| it.limits.misses = server::Rate::new(3.0, 0.01)).await;
    let (ana, eve) = (world.guest("Ana").await, world.guest("Eve").await);
    let table = world.table(&ana, json!({ "against": "random" })).await;
    for _ in 0..3 {
        assert_eq!(refused(&world, &short(&table), Some(&eve)).await.as_deref(), Some("private"));
    }
    assert_eq!(refused(&world, &short(&table), Some(&eve)).await.as_deref(), Some("too-fast"));
    assert_eq!(refused(&world, &table.code, Some(&ana)).await, None, "who has the link need not guess");
}

#[tokio::test]
async fn open_to_watch_is_the_hosts_choice_and_can_be_taken_back() {
    let world = World::new().await;
    let (ana, eve) = (world.guest("Ana").await, world.guest("Eve").await);
    let table = world.table(&ana, json!({})).await;
    let change = async |key: &str, public: bool| -> TableInfo {
        let body = Some(json!({ "public": public }));
        world.call(Method::PATCH, &format!("/api/tables/{key}"), Some(&ana.secret), body).await.expect("the host")
    };
    let open = change(&table.code, true).await;
    assert_eq!(open.link.as_ref(), Some(&table.code));
    let lobby: Vec<TableSummary> = world.get("/api/tables").await.expect("a list");
    assert_eq!(lobby[0].table.link.as_ref(), Some(&table.code), "anybody may look on");
    let path = format!("/api/tables/{}", short(&table));
    let shown: TableInfo = world.call(Method::GET, &path, Some(&eve.secret), None).await.expect("it is open");
    assert_eq!(shown.link.as_ref(), Some(&table.code));

    let mut eyes = world.line(&table.code, Some(&eve), None).await;
    let mut host = world.line(&table.code, Some(&ana), None).await;
    let closed = change(&table.code, false).await;
    let link = closed.link.expect("the host has it");
    assert_ne!(link, table.code, "everybody could read the old one");
    while eyes.try_next().await.is_some() {}
    assert!(eyes.heard.iter().all(|it| !it.contains(&link)), "who looked on is out");
    table_where(&mut host, |it| it.link.as_ref() == Some(&link)).await;
    assert_eq!(refused(&world, &table.code, Some(&eve)).await.as_deref(), Some("no-such-table"));
}

#[tokio::test]
async fn spectators_write_among_themselves_and_players_read_it_after_the_game() {
    let mut world = World::new().await;
    let (ana, eve, gus) = (world.guest("Ana").await, world.guest("Eve").await, world.guest("Gus").await);
    let code = world.table(&ana, json!({ "pass_and_play": true })).await.code;
    world.ask(&code, "start", &ana).await.expect("she holds all seats");
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    let mut eyes = world.line(&code, Some(&eve), None).await;
    let mut other = world.line(&code, Some(&gus), None).await;
    eyes.moment().await;
    let watch = json!({ "key": "watch", "write": true });
    assert_eq!(json!(eyes.now().channels), json!([{ "key": "table", "write": false }, watch]));
    assert_eq!(say(&mut eyes, Some("table"), "play the bear").await, "error chat-closed");
    assert_eq!(say(&mut eyes, None, "she holds the bear").await, "done");
    assert_eq!(say(&mut line, None, "hello").await, "done");
    assert_eq!(say(&mut line, Some("watch"), "what do you say?").await, "error chat-closed");
    settle(&mut other).await;
    let heard = [("watch", "she holds the bear"), ("table", "hello")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(words(&other), heard);
    // A player hears nothing of it: not from a seat, not from nobody's eyes, not when he comes back.
    for seat in [None, Some(1)] {
        let id = line.say(json!({ "type": "look", "seat": seat })).await;
        assert_eq!(line.answer(id).await, "done");
    }
    let back = world.line(&code, Some(&ana), None).await;
    assert!(line.heard.iter().chain(&back.heard).all(|it| !it.contains("she holds the bear")));
    drop(back);

    // Both seats play to the end; then the players may read it, also after a restart.
    let mut lines = [line, world.line(&code, Some(&ana), Some(1)).await];
    let id = lines[0].say(json!({ "type": "look", "seat": 0 })).await;
    assert_eq!(lines[0].answer(id).await, "done");
    lines[1].moment().await;
    let mut chance = Chance(3);
    while lines[0].now().outcome.is_none() {
        let seat = usize::from(!lines[0].now().asked);
        assert_eq!(lines[seat].play_any(seat as u8, &mut chance).await, "done");
        for line in &mut lines {
            settle(line).await;
        }
    }
    let [mut line, _other] = lines;
    line.over().await;
    assert!(words(&line).contains(&heard[0]));
    assert_eq!(json!(line.now().channels)[1], json!({ "key": "watch", "write": false }));
    assert_eq!(say(&mut eyes, Some("table"), "well played").await, "error chat-closed");
    assert_eq!(say(&mut eyes, None, "well played").await, "done");
    line.until(|it| matches!(it, FromTable::Chat { line } if line.text == "well played")).await;
    world.restart().await;
    let line = world.line(&code, Some(&ana), None).await;
    assert!(words(&line).contains(&heard[0]));
}

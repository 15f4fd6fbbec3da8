//! Seats, devices, names, presence and words.

use reqwest::Method;
use serde_json::json;
use wire::{FromTable, GuestCreated, LinkCode, NewGuest, SeatKind, TableInfo, TablePhase};

use crate::world::{Chance, Line, World};

async fn table_where(line: &mut Line, wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
    let message = line.until(|it| matches!(it, FromTable::Table { table, .. } if wanted(table))).await;
    let FromTable::Table { table, .. } = message else { unreachable!("just asked for") };
    table
}

fn here(table: &TableInfo, seat: usize) -> bool {
    matches!(table.seats[seat].who, SeatKind::Person { here: true, .. })
}

#[tokio::test]
async fn several_devices_share_one_seat() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let link: LinkCode = world.post("/api/me/link", &ana, json!({})).await.expect("a code");
    let body = json!({ "code": link.code.to_lowercase() });
    let phone: GuestCreated =
        world.call(Method::POST, "/api/guests/link", None, Some(body.clone())).await.expect("once");
    assert_eq!((&phone.id, &phone.name), (&ana.id, &ana.name));
    assert_ne!(phone.secret, ana.secret);
    let again = world.call::<GuestCreated>(Method::POST, "/api/guests/link", None, Some(body)).await;
    assert_eq!(again.expect_err("it works once").code, "wrong-link");

    let code = world.table(&ana, json!({ "against": "random" })).await.code;
    let mut laptop = world.line(&code, Some(&ana), Some(0)).await;
    let mut hand = world.line(&code, Some(&phone), Some(0)).await;
    laptop.moment().await;
    hand.moment().await;
    while !laptop.now().asked {
        laptop.moment().await;
    }
    assert_eq!(laptop.play_any(0, &mut Chance(7)).await, "done");
    while hand.now().number < laptop.now().number {
        hand.moment().await;
    }
    assert_eq!(hand.now(), laptop.now());
}

#[tokio::test]
async fn seats_are_taken_freed_and_given_to_bots() {
    let world = World::new().await;
    let (ana, bob, eve) = (world.guest("Ana").await, world.guest("Bob").await, world.guest("Eve").await);
    let code = world.table(&ana, json!({})).await.code;
    let seat = |n: u8| format!("/api/tables/{code}/seats/{n}");
    let failed = |it: Result<TableInfo, crate::world::Failed>| it.expect_err("not allowed").code;
    assert_eq!(failed(world.ask(&code, "start", &ana).await), "seat-free");
    assert_eq!(failed(world.post(&seat(1), &bob, json!({ "to": "bot", "level": "random" })).await), "not-host");
    assert_eq!(failed(world.post(&seat(1), &ana, json!({ "to": "bot", "level": "genius" })).await), "no-such-bot");
    assert_eq!(failed(world.post(&seat(2), &bob, json!({ "to": "me" })).await), "no-such-seat");
    world.post::<TableInfo>(&seat(1), &bob, json!({ "to": "me" })).await.expect("it is free");
    assert_eq!(failed(world.post(&seat(1), &eve, json!({ "to": "me" })).await), "seat-taken");
    assert_eq!(failed(world.post(&seat(1), &eve, json!({ "to": "free" })).await), "not-host");
    assert_eq!(failed(world.ask(&code, "join", &eve).await), "full");
    assert_eq!(failed(world.ask(&code, "start", &bob).await), "not-host");
    assert_eq!(failed(world.ask(&code, "leave", &eve).await), "not-seated");
    world.ask(&code, "leave", &bob).await.expect("he sits there");
    let table: TableInfo =
        world.post(&seat(1), &ana, json!({ "to": "bot", "level": "random" })).await.expect("it is free");
    assert!(matches!(&table.seats[1].who, SeatKind::Bot { level, .. } if level == "random"));
    for level in ["", "strongest", "hard:1000", "hard:1000x64"] {
        let wanted = json!({ "to": "bot", "level": level });
        assert_eq!(failed(world.post(&seat(1), &ana, wanted).await), "no-such-bot", "{level}");
    }
    world.ask(&code, "start", &ana).await.expect("all seats are taken");
    assert_eq!(failed(world.post(&seat(1), &ana, json!({ "to": "free" })).await), "begun");
    let path = format!("/api/tables/{code}");
    let change = world.call(Method::PATCH, &path, Some(&ana.secret), Some(json!({ "public": true }))).await;
    assert_eq!(failed(change), "begun");
}

#[tokio::test]
async fn the_host_changes_what_will_be_played() {
    let world = World::new().await;
    let (ana, bob) = (world.guest("Ana").await, world.guest("Bob").await);
    let code = world.table(&ana, json!({})).await.code;
    let path = format!("/api/tables/{code}");
    let change = async |me: &GuestCreated, body| {
        world.call::<TableInfo>(Method::PATCH, &path, Some(&me.secret), Some(body)).await
    };
    let table = change(&ana, json!({ "options": { "target": "18" }, "public": true })).await.expect("the host");
    assert_eq!((table.options["target"].as_str(), table.public), ("18", true));
    let wrong = [
        (&bob, json!({ "public": false }), 403, "not-host"),
        (&ana, json!({ "game": "chess" }), 422, "no-such-game"),
        (&ana, json!({ "n_seats": 5 }), 422, "options"),
        (&ana, json!({ "options": { "target": "13" } }), 422, "options"),
        (&ana, json!({ "secret": 1 }), 422, "unexpected"),
    ];
    for (me, body, status, error) in wrong {
        let failed = change(me, body.clone()).await.expect_err("not allowed");
        assert_eq!((failed.status, failed.code.as_str()), (status, error), "{body}");
    }
    assert_eq!(world.show(&code).await.options["target"], "18", "nothing has changed");
}

#[tokio::test]
async fn presence_is_of_persons_and_leaving_is_harmless() {
    let world = World::new().await;
    let (ana, bob) = (world.guest("Ana").await, world.guest("Bob").await);
    let code = world.table(&ana, json!({})).await.code;
    world.ask(&code, "join", &bob).await.expect("a free seat");
    let mut line = world.line(&code, Some(&ana), None).await;
    table_where(&mut line, |it| here(it, 0) && !here(it, 1)).await;
    let mut other = world.line(&code, Some(&bob), None).await;
    table_where(&mut line, |it| here(it, 1)).await;
    let eyes = world.line(&code, None, None).await;
    table_where(&mut line, |it| it.watching == 1).await;
    drop(eyes);
    table_where(&mut line, |it| it.watching == 0).await;

    world.ask(&code, "start", &ana).await.expect("all seats are taken");
    table_where(&mut line, |it| it.phase == TablePhase::Playing).await;
    world.ask(&code, "leave", &bob).await.expect("he sits there");
    table_where(&mut line, |it| !here(it, 1) && matches!(it.seats[1].who, SeatKind::Person { .. })).await;
    other.socket.close(None).await.expect("an open line");
    let _back = world.line(&code, Some(&bob), Some(1)).await;
    table_where(&mut line, |it| here(it, 1)).await;
}

#[tokio::test]
async fn a_new_name_is_seen_at_once() {
    let world = World::new().await;
    let ana = world.guest(" Ana ").await;
    assert_eq!(ana.name, "Ana");
    let code = world.table(&ana, json!({})).await.code;
    let mut line = world.line(&code, None, None).await;
    let body = Some(json!({ "name": "Anaïs" }));
    let kept: NewGuest = world.call(Method::PATCH, "/api/me", Some(&ana.secret), body).await.expect("a name");
    assert_eq!(kept.name, "Anaïs");
    table_where(&mut line, |it| matches!(&it.seats[0].who, SeatKind::Person { name, .. } if name == "Anaïs")).await;
    for name in ["", "\u{7}\u{202e}", &"x".repeat(25)] {
        let made = world.call::<GuestCreated>(Method::POST, "/api/guests", None, Some(json!({ "name": name }))).await;
        assert_eq!(made.expect_err("no name").code, "name");
    }
}

#[tokio::test]
async fn words_are_heard_by_all_and_kept() {
    let mut world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let (mut line, mut eyes) = (world.line(&code, Some(&ana), Some(0)).await, world.line(&code, None, None).await);
    let id = line.say(json!({ "type": "chat", "text": "  Hou, hou ! " })).await;
    assert_eq!(line.answer(id).await, "done");
    let heard = eyes.until(|it| matches!(it, FromTable::Chat { .. })).await;
    let FromTable::Chat { line: words } = heard else { unreachable!("just asked for") };
    assert_eq!((words.number, words.seat, words.name.as_str(), words.text.as_str()), (1, Some(0), "Ana", "Hou, hou !"));
    for (text, error) in [(" ".to_owned(), "error words"), ("x".repeat(501), "error words")] {
        let id = line.say(json!({ "type": "chat", "text": text })).await;
        assert_eq!(line.answer(id).await, error);
    }
    let id = eyes.say(json!({ "type": "chat", "text": "psst" })).await;
    assert_eq!(eyes.answer(id).await, "error no-secret");
    world.restart().await;
    let mut line = world.connect(&code).await;
    let welcome = line.hello(None, None, None).await;
    assert!(matches!(welcome, FromTable::Welcome { chat, .. } if chat == [words]));
}

#[tokio::test]
async fn two_who_look_alike_are_told_apart_everywhere() {
    let world = World::new().await;
    // The second A is Cyrillic.
    let (ana, other) = (world.guest("Ana").await, world.guest("Аna\u{200b}").await);
    assert_eq!(other.name, "Аna", "what nobody sees is taken out");
    let code = world.table(&ana, json!({})).await.code;
    let table = world.ask(&code, "join", &other).await.expect("a free seat");
    let names: Vec<&str> = table.seats.iter().map(|it| name(&it.who)).collect();
    assert_eq!(names, ["Ana", "Аna (2)"]);
    let mut line = world.line(&code, Some(&other), Some(1)).await;
    let id = line.say(json!({ "type": "chat", "text": "I am\u{202e}\n Ana\0" })).await;
    let heard = line.until(|it| matches!(it, FromTable::Chat { .. })).await;
    let FromTable::Chat { line: words } = heard else { unreachable!("just asked for") };
    assert_eq!((words.name.as_str(), words.text.as_str()), ("Аna (2)", "I am Ana"));
    assert_eq!(line.answer(id).await, "done");
    // Somebody who looks on is neither of them.
    let third = world.guest("ANA").await;
    let mut eyes = world.line(&code, Some(&third), None).await;
    eyes.say(json!({ "type": "chat", "text": "no, I am" })).await;
    let heard = line.until(|it| matches!(it, FromTable::Chat { .. })).await;
    assert!(matches!(&heard, FromTable::Chat { line } if line.name == "ANA (3)"), "{heard:?}");
    for nothing in ["\0", "\u{200b}\u{2066}", "\u{3164}"] {
        let id = line.say(json!({ "type": "chat", "text": nothing })).await;
        assert_eq!(line.answer(id).await, "error words");
    }
    let long = "e\u{301}".repeat(500);
    let id = line.say(json!({ "type": "chat", "text": long })).await;
    assert_eq!(line.answer(id).await, "done", "letters are counted as people count them");
}

fn name(who: &SeatKind) -> &str {
    match who {
        SeatKind::Person { name, .. } | SeatKind::Bot { name, .. } => name,
        SeatKind::Free => "",
    }
}

#[tokio::test]
async fn bots_have_names_of_their_own_the_same_for_everybody() {
    let mut world = World::new().await;
    let ana = world.guest("Isaure").await;
    let wanted = json!({ "game": "loups-garous", "n_seats": 18, "against": "random", "tempo": "off" });
    let table = world.table(&ana, wanted).await;
    let names: Vec<String> = table.seats.iter().map(|it| name(&it.who).to_owned()).collect();
    let different: std::collections::BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), 18, "{names:?}");
    assert!(names[1..].iter().all(|it| cabinet::bot_names("loups-garous").any(|name| name == it)), "{names:?}");
    world.restart().await;
    let shown: Vec<String> = world.show(&table.code).await.seats.iter().map(|it| name(&it.who).to_owned()).collect();
    assert_eq!(shown, names);

    let table = world.table(&ana, json!({ "against": "random" })).await;
    let bot = name(&table.seats[1].who).to_owned();
    let mut line = world.line(&table.code, Some(&ana), Some(0)).await;
    line.play_to_the_end(0, &mut Chance(9)).await;
    line.over().await;
    let replay: wire::Replay = world.get(&format!("/api/tables/{}/replay", table.code)).await.expect("it is over");
    assert_eq!(replay.names, ["Isaure".to_owned(), bot.clone()]);
    assert!(replay.record.contains(&bot));
    // Another level is no other person.
    let seat = format!("/api/tables/{}/seats/1", table.code);
    let body = json!({ "to": "bot", "level": "easy" });
    let again: TableInfo = world.post(&seat, &ana, body).await.expect("the game is over");
    assert_eq!(again.seats[1].who, SeatKind::Bot { level: "easy".into(), name: bot, program: None });
}

#[tokio::test]
async fn several_people_on_one_device_each_have_a_name() {
    let mut world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "game": "monstre", "n_seats": 4 })).await;
    let seat = |n: u8| format!("/api/tables/{}/seats/{n}", table.code);
    let called = |it: &TableInfo| it.seats.iter().map(|it| name(&it.who).to_owned()).collect::<Vec<_>>();
    for (n, who) in [(1, "  In\u{65}\u{300}s "), (2, "Malo"), (3, "ana")] {
        world.post::<TableInfo>(&seat(n), &ana, json!({ "to": "me", "name": who })).await.expect("it is free");
    }
    let shown = world.show(&table.code).await;
    assert_eq!(called(&shown), ["Ana", "Inès", "Malo", "ana (2)"], "who looks like another has a number");
    assert!(shown.seats.iter().all(|it| it.shared));
    let refused = world.post::<TableInfo>(&seat(2), &ana, json!({ "to": "me", "name": "\u{200b}" })).await;
    assert_eq!(refused.expect_err("nothing can be seen").code, "name");
    world.post::<TableInfo>(&seat(3), &ana, json!({ "to": "me", "name": "Zoé" })).await.expect("it is hers");
    world.restart().await;
    world.ask(&table.code, "start", &ana).await.expect("all seats are taken");
    assert_eq!(called(&world.show(&table.code).await), ["Ana", "Inès", "Malo", "Zoé"]);
}

#[tokio::test]
async fn the_host_chooses_which_bot_sits_where() {
    let world = World::new().await;
    let ana = world.guest("Tibert").await;
    let table = world.table(&ana, json!({ "game": "cryptide" })).await;
    let seat = |n: u8| format!("/api/tables/{}/seats/{n}", table.code);
    let bot = |who: &str| json!({ "to": "bot", "level": "random", "name": who });
    let put = async |n: u8, who: &str| world.post::<TableInfo>(&seat(n), &ana, bot(who)).await.map_err(|it| it.code);
    let shown = put(1, "Hulotte").await.expect("she is free");
    assert_eq!(name(&shown.seats[1].who), "Hulotte");
    for who in ["Hulotte", "Tibert", "Isaure", "Nobody"] {
        assert_eq!(put(2, who).await.expect_err("seated already, or not of this game"), "no-such-bot", "{who}");
    }
    put(1, "Hulotte").await.expect("she sits there already");
    assert_eq!(name(&put(1, "Renart").await.expect("he is free").seats[1].who), "Renart");

    // In the village other people live.
    let path = format!("/api/tables/{}", table.code);
    let change = json!({ "game": "loups-garous" });
    let village: TableInfo =
        world.call(Method::PATCH, &path, Some(&ana.secret), Some(change)).await.expect("before the game");
    let neighbour = name(&village.seats[1].who);
    assert!(cabinet::bot_names("loups-garous").any(|it| it == neighbour), "{neighbour}");
}

#[tokio::test]
async fn the_host_says_where_they_play() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "game": "loups-garous" })).await;
    assert_eq!(table.place, wire::Place::Apart);
    let path = format!("/api/tables/{}", table.code);
    let change = json!({ "place": "room" });
    let told: TableInfo =
        world.call(Method::PATCH, &path, Some(&ana.secret), Some(change)).await.expect("before the game");
    assert_eq!((told.place, told.seats.len()), (wire::Place::Room, table.seats.len()));
    assert_eq!(world.show(&table.code).await.place, wire::Place::Room);
}

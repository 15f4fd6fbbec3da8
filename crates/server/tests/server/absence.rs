//! Players who go away: their seat waits, a bot holds it, or they leave for good.

use std::time::Duration;

use serde_json::json;
use wire::{SeatKind, TableInfo, TablePhase};

use crate::village::{Village, table_where};

const GRACE: Duration = Duration::from_millis(40);
/// Longer than any test.
const NEVER: Duration = Duration::from_hours(1);

fn held(table: &TableInfo, seat: usize) -> bool {
    matches!(&table.seats[seat].who, SeatKind::Person { held: Some(level), .. } if level == "chatter")
}

fn absent(table: &TableInfo, seat: usize) -> bool {
    matches!(table.seats[seat].who, SeatKind::Person { absent: true, .. })
}

fn gone(table: &TableInfo, seat: usize) -> bool {
    matches!(table.seats[seat].who, SeatKind::Person { gone: true, .. })
}

/// Closes the line of a seat.
async fn vanish(village: &mut Village, seat: usize) {
    village.lines[seat].socket.close(None).await.expect("an open line");
}

#[tokio::test]
async fn who_leaves_a_running_game_has_left_for_good_and_the_host_is_another() {
    let mut village = Village::new(4, "2", json!({}), |config| config.grace = NEVER).await;
    let table = village.ask(0, "leave").await.expect("he plays");
    assert!(gone(&table, 0) && !gone(&table, 1));
    assert_eq!(table.host, village.people[1].id, "the first who is left");
    village.lines[3].moment().await;
    assert_eq!(village.lines[3].now().news, [json!({ "type": "left", "seat": 0 })]);
    assert_eq!(village.ask(0, "pause").await.expect_err("no longer the host"), "not-host");
    assert_eq!(village.ask(0, "leave").await.map(|it| it.phase), Ok(TablePhase::Playing), "once is enough");
    let logged = sqlx::query_as("SELECT kind, actor, text FROM entries ORDER BY seq DESC LIMIT 1");
    let entry: (String, i64, String) = logged.fetch_one(&mut village.world.behind().await).await.expect("an entry");
    assert_eq!((entry.0.as_str(), entry.1), ("departure", 0), "the log says who has left: {entry:?}");
    village.world.restart().await;
    assert!(gone(&village.show().await, 0));
    village.ask(1, "leave").await.expect("he plays");
    let over = village.show().await;
    assert_eq!(over.outcome.expect("the only owl has left").reason, "light");
}

#[tokio::test]
async fn a_bot_holds_the_seat_of_who_is_away_and_gives_it_back() {
    let mut village = Village::new(3, "1", json!({ "absent": "bot" }), |config| config.grace = GRACE).await;
    vanish(&mut village, 1).await;
    let table = table_where(&mut village.lines[0], |it| held(it, 1)).await;
    assert!(!gone(&table, 1) && absent(&table, 1));
    assert_eq!(village.play(0, "pick 3").await, "done");
    assert_eq!(village.play(2, "pick 1").await, "done");
    village.lines.remove(1);
    village.reach(1).await;
    let mut back = village.world.line(&village.code, Some(&village.people[1]), Some(1)).await;
    table_where(&mut back, |it| !held(it, 1)).await;
    while back.last.is_none() {
        back.moment().await;
    }
    let asked = back.now().asked;
    let table = village.show().await;
    assert!(!held(&table, 1) && !absent(&table, 1));
    if asked {
        let after = back.now().number;
        assert_eq!(back.play(1, after, "say 2").await, "done", "he has the word again");
    }
}

#[tokio::test]
async fn where_a_bot_holds_seats_who_leaves_has_not_left() {
    let mut village = Village::new(3, "1", json!({ "absent": "bot" }), |config| config.grace = NEVER).await;
    let table = village.ask(2, "leave").await.expect("he plays");
    assert!(held(&table, 2) && !gone(&table, 2));
    // His line is still open: whatever he does, he is back.
    village.settle().await;
    assert!(!held(&village.show().await, 2));
}

#[tokio::test]
async fn a_table_that_lets_the_absent_go_goes_on_without_them() {
    let mut village = Village::new(4, "1", json!({ "absent": "leave" }), |config| config.grace = GRACE).await;
    vanish(&mut village, 3).await;
    let table = table_where(&mut village.lines[0], |it| gone(it, 3)).await;
    assert_eq!(table.phase, TablePhase::Playing);
    // When nobody is left nobody is sent away.
    for seat in 0..3 {
        vanish(&mut village, seat).await;
    }
    tokio::time::sleep(GRACE * 4).await;
    let table = village.show().await;
    assert!(!gone(&table, 0) && !gone(&table, 1) && !gone(&table, 2));
}

#[tokio::test]
async fn the_host_may_send_away_who_has_been_away_for_long() {
    let mut village = Village::new(4, "1", json!({}), |config| config.grace = GRACE).await;
    assert_eq!(village.ask(0, "seats/2/remove").await.expect_err("he is here"), "not-absent");
    vanish(&mut village, 2).await;
    let table = table_where(&mut village.lines[0], |it| absent(it, 2)).await;
    assert!(!gone(&table, 2), "the table waits");
    assert_eq!(village.ask(1, "seats/2/remove").await.expect_err("not the host"), "not-host");
    let table = village.ask(0, "seats/2/remove").await.expect("he was away for long");
    assert!(gone(&table, 2));
    assert_eq!(village.ask(0, "seats/2/remove").await.expect_err("he has left"), "not-absent");
}

#[tokio::test]
async fn while_the_host_is_away_for_long_any_player_can_pause() {
    let mut village = Village::new(3, "1", json!({}), |config| config.grace = GRACE).await;
    vanish(&mut village, 0).await;
    table_where(&mut village.lines[1], |it| absent(it, 0)).await;
    assert!(village.ask(2, "pause").await.expect("the host is away").paused);
}

#[tokio::test]
async fn a_game_that_needs_all_its_players_sends_nobody_away() {
    let world = crate::village::world(|_| ()).await;
    let ana = world.guest("Ana").await;
    let wanted = json!({ "game": "bestioles", "absent": "leave" });
    let failed = world.post::<TableInfo>("/api/tables", &ana, wanted).await.expect_err("it cannot");
    assert_eq!((failed.status, failed.code.as_str()), (409, "no-departure"));
    let table = world.table(&ana, json!({ "game": "wake", "absent": "leave" })).await;
    let path = format!("/api/tables/{}", table.code);
    let body = Some(json!({ "game": "bestioles" }));
    let table: TableInfo = world.call(reqwest::Method::PATCH, &path, Some(&ana.secret), body).await.expect("the host");
    assert_eq!((table.absent, table.seats.len()), (wire::Absent::Wait, 2), "what comes nearest");
    let body = Some(json!({ "game": "wake" }));
    let table: TableInfo = world.call(reqwest::Method::PATCH, &path, Some(&ana.secret), body).await.expect("the host");
    assert_eq!(table.seats.len(), 4, "as many as usually play");
    let games: Vec<wire::GameInfo> = world.get("/api/games").await.expect("games");
    let departs = |key: &str| games.iter().find(|it| it.key == key).map(|it| (it.departures, it.periods.len()));
    assert_eq!((departs("bestioles"), departs("wake")), (Some((false, 0)), Some((true, 2))));
}

/// Bob joins without a line, and the host gives his seat to a bot: nobody waits for him any more.
#[tokio::test]
async fn who_has_lost_his_seat_is_awaited_no_more() {
    let world = crate::village::world(|config| config.grace = GRACE).await;
    let [ana, bob, cleo] = [world.guest("Ana").await, world.guest("Bob").await, world.guest("Cleo").await];
    let code = world.table(&ana, json!({ "game": "wake", "n_seats": 3 })).await.code;
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    world.ask(&code, "join", &bob).await.expect("a free seat");
    table_where(&mut line, |it| matches!(it.seats[1].who, SeatKind::Person { .. })).await;
    for body in [json!({ "to": "free" }), json!({ "to": "bot", "level": "random" })] {
        let path = format!("/api/tables/{code}/seats/1");
        world.post::<TableInfo>(&path, &ana, body).await.expect("the host");
    }
    world.ask(&code, "join", &cleo).await.expect("a free seat");
    world.ask(&code, "start", &ana).await.expect("all seats are taken");
    // Bob went first: when Cleo is absent, so would he be.
    table_where(&mut line, |it| absent(it, 2)).await;
    let before = line.heard.len();
    for _ in 0..40 {
        crate::village::settle(&mut line).await;
    }
    let told = line.heard[before..].iter().filter(|it| it.contains(r#""type":"table""#)).count();
    assert!(told <= 2, "the table was told {told} times though nothing happened");
}

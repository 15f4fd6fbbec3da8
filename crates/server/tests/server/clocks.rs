//! Stretches with a clock: it runs out, is cut short, stands still, begins anew, and tells nobody anything.

use serde_json::json;
use wire::{FromTable, SeatKind, TablePhase, Tempo};

use crate::village::{SHORT, Village, clock, settle, table_where, world};

#[tokio::test]
async fn a_game_in_which_nobody_moves_is_played_by_the_referee_and_replays() {
    let mut village = Village::new(3, "1", json!({}), |config| config.second = SHORT).await;
    let over = village.lines[1].over().await;
    assert_eq!(over.outcome.expect("it is over").reason, "late");
    assert_eq!(over.clock, None);
    let record = village.world.request(reqwest::Method::GET, &format!("/api/tables/{}/record", village.code));
    let record = record.send().await.expect("an answer").text().await.expect("a record");
    assert_eq!(record.lines().filter(|it| *it == "* time-up").count(), 9);
    let again = json!({ "record": record, "seat": 0 });
    village.world.post::<wire::Replay>("/api/replay", &village.people[0], again).await.expect("it replays");
}

#[tokio::test]
async fn a_stretch_ends_at_once_when_all_have_answered() {
    let mut village = Village::new(4, "1", json!({}), |_| ()).await;
    let night = clock(&village.show().await);
    assert_eq!((night.period.as_str(), night.total, night.runs), ("night", 400_000, true));
    village.night(&[(0, 1), (1, 0), (2, 0), (3, 0)]).await;
    let day = table_where(&mut village.lines[1], |it| it.clock.as_ref().is_some_and(|it| it.period == "day")).await;
    assert!(clock(&day).left > 590_000 && clock(&day).runs, "a clock of its own: {day:?}");
}

#[tokio::test]
async fn who_has_answered_in_secret_is_told_to_nobody() {
    let mut village = Village::new(4, "1", json!({}), |_| ()).await;
    village.settle().await;
    let (before, shown) = (village.lines[2].heard.len(), village.show().await);
    for seat in [0, 1, 3] {
        assert_eq!(village.play(seat, "pick 3").await, "done");
    }
    settle(&mut village.lines[2]).await;
    assert_eq!(village.lines[2].heard.len(), before + 1, "nothing but the answer to his own message");
    let mut after = village.show().await;
    assert!(clock(&after).left <= clock(&shown).left);
    after.clock.clone_from(&shown.clock);
    assert_eq!(after, shown, "not even the time of the last change");
}

#[tokio::test]
async fn the_host_pauses_and_everything_stands_still() {
    let mut village = Village::new(3, "1", json!({}), |config| config.second = SHORT * 40).await;
    assert_eq!(village.ask(1, "pause").await.expect_err("not the host"), "not-host");
    let table = village.ask(0, "pause").await.expect("the host");
    let left = clock(&table).left;
    assert!(table.paused && !clock(&table).runs);
    table_where(&mut village.lines[2], |it| it.paused).await;
    assert_eq!(village.play(0, "pick 2").await, "error paused");
    assert_eq!(village.say(1, None, "a word?").await, "error chat-closed", "the night goes on being night");
    assert_eq!(village.say(0, None, "psst").await, "done", "and the owls' night");
    // Longer than the night would have lasted.
    tokio::time::sleep(SHORT * 40 * 5).await;
    let table = village.show().await;
    assert_eq!((clock(&table).left, clock(&table).period.as_str()), (left, "night"));
    assert_eq!(village.ask(2, "resume").await.expect_err("not the host"), "not-host");
    let table = village.ask(0, "resume").await.expect("the host");
    assert!(!table.paused && clock(&table).runs && clock(&table).left <= left);
    village.reach(1).await;
}

#[tokio::test]
async fn after_a_restart_the_clock_begins_anew_and_a_pause_goes_on() {
    let mut village = Village::new(3, "1", json!({ "tempo": "slow" }), |_| ()).await;
    assert_eq!(village.play(1, "pick 1").await, "done");
    village.ask(0, "pause").await.expect("the host");
    village.world.restart().await;
    let table = village.show().await;
    assert!(table.paused && clock(&table).left == 800_000, "{table:?}");
    let mut line = village.world.line(&village.code, Some(&village.people[1]), Some(1)).await;
    line.moment().await;
    assert_eq!((line.now().view["pick"].clone(), line.now().asked), (json!(0), false), "his answer is kept");
    let table = village.ask(0, "resume").await.expect("the host");
    assert!(clock(&table).runs && clock(&table).left > 790_000);
}

#[tokio::test]
async fn who_plays_alone_has_no_clock_unless_he_wants_one() {
    let world = world(|_| ()).await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "game": "wake", "against": "random" })).await;
    assert_eq!(
        (table.seats.len(), table.tempo, table.clock.clone()),
        (4, Tempo::Auto, None),
        "the usual number sits down"
    );
    let bots = table.seats.iter().filter(|it| matches!(it.who, SeatKind::Bot { .. })).count();
    assert_eq!((bots, table.phase), (3, TablePhase::Playing));
    let wanted = json!({ "game": "wake", "against": "random", "tempo": "quick" });
    let table = world.table(&ana, wanted).await;
    assert!(clock(&table).total <= 300_000);
}

#[tokio::test]
async fn the_tempo_can_be_changed_during_a_game_by_the_host_alone() {
    let village = Village::new(3, "1", json!({}), |_| ()).await;
    assert_eq!(village.change(1, json!({ "tempo": "off" })).await.expect_err("not the host"), "not-host");
    assert_eq!(village.change(0, json!({ "tempo": "off" })).await.expect("the host").clock, None);
    let quick = village.change(0, json!({ "tempo": "quick" })).await.expect("the host");
    assert_eq!(clock(&quick).total, 200_000);
    let both = village.change(0, json!({ "tempo": "slow", "n_seats": 4 })).await;
    assert_eq!(both.expect_err("the rest waits for the end"), "begun");
}

#[tokio::test]
async fn a_table_without_its_players_stands_still() {
    let mut village = Village::new(3, "1", json!({ "tempo": "off" }), |config| config.second = SHORT).await;
    village.lines.clear();
    // A spectator keeps nothing going.
    let mut eyes = village.world.line(&village.code, None, None).await;
    table_where(&mut eyes, |it| it.seats.iter().all(|it| matches!(it.who, SeatKind::Person { here: false, .. }))).await;
    village.change(0, json!({ "tempo": "normal" })).await.expect("the host");
    tokio::time::sleep(SHORT * 20).await;
    let table = village.show().await;
    assert!(!clock(&table).runs && clock(&table).left == clock(&table).total, "{table:?}");
    let _back = village.world.line(&village.code, Some(&village.people[2]), Some(2)).await;
    eyes.until(|it| matches!(it, FromTable::Moment { .. })).await;
}

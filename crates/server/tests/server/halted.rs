//! Games that cannot go on: their rules have changed since, or fail.

use serde_json::json;
use wire::{FromTable, Halted, TableInfo, TablePhase};

use crate::village::{Village, say};
use crate::world::Failed;

async fn record(village: &Village) -> String {
    let path = format!("/api/tables/{}/record?round=1", village.code);
    let answer = village.world.request(reqwest::Method::GET, &path).send().await.expect("an answer");
    answer.text().await.expect("text")
}

async fn with_rules_of_another_version() -> Village {
    let mut village = Village::new(3, "1", json!({}), |_| ()).await;
    assert_eq!(village.play(0, "pick 2").await, "done");
    village.world.sql("UPDATE games SET rules = 99").await;
    village.world.restart().await;
    village
}

#[tokio::test]
async fn a_table_whose_rules_have_changed_is_seen_closed_and_read() {
    let village = with_rules_of_another_version().await;
    let table = village.show().await;
    assert_eq!((table.phase, table.halted, table.seats.len()), (TablePhase::Playing, Some(Halted::OldRules), 3));
    let mine: Vec<wire::TableSummary> = {
        let secret = Some(village.people[0].secret.as_str());
        village.world.call(reqwest::Method::GET, "/api/me/tables", secret, None).await.expect("a list")
    };
    assert_eq!(mine[0].table.halted, Some(Halted::OldRules));
    let mut line = village.world.connect(&village.code).await;
    let welcome = line.hello(Some(&village.people[0]), Some(0), None).await;
    assert!(matches!(welcome, FromTable::Welcome { table, .. } if table.halted == Some(Halted::OldRules)));
    assert_eq!(line.play(0, 0, "pick 3").await, "error old-rules");
    assert_eq!(say(&mut line, None, "well").await, "done", "people can still talk");
    assert!(record(&village).await.contains("not-over"), "nobody may read it while it might go on");

    assert_eq!(village.ask(1, "close").await.expect_err("not the host"), "not-host");
    assert_eq!(village.ask(0, "close").await.map(|it| it.phase), Ok(TablePhase::Over));
    let text = record(&village).await;
    assert!(text.contains("rules: 99") && text.contains("1 pick 2"), "{text}");
    let replay = village.world.get::<wire::Replay>(&format!("/api/tables/{}/replay", village.code)).await;
    assert_eq!(replay.expect_err("not by these rules"), Failed { status: 409, code: "old-rules".into() });
    let proposed = village.ask(1, "rematch").await.expect("any player, as after any game");
    assert_eq!(proposed.proposal.map(|it| it.accepted.len()), Some(1));
    village.ask(2, "rematch").await.expect("accepted");
    let again = village.ask(0, "rematch").await.expect("accepted by the last");
    assert_eq!((again.phase, again.round, again.halted), (TablePhase::Playing, 2, None));
}

#[tokio::test]
async fn the_host_may_begin_afresh_by_the_rules_of_today() {
    let village = with_rules_of_another_version().await;
    assert_eq!(village.ask(1, "rematch").await.expect_err("it is not over"), "not-host");
    let again = village.ask(0, "rematch").await.expect("the host");
    assert_eq!((again.phase, again.round, again.halted), (TablePhase::Playing, 2, None));
    assert!(record(&village).await.contains("rules: 99"), "the first game can be read");
    let mut line = village.world.line(&village.code, Some(&village.people[0]), Some(0)).await;
    let now = line.moment().await;
    assert_eq!(line.play(0, now.number, "pick 3").await, "done");
    assert_eq!(village.ask(0, "close").await.expect_err("a game that goes on"), "begun");
}

async fn shown(village: &Village) -> (TablePhase, Option<Halted>) {
    let TableInfo { phase, halted, .. } = village.show().await;
    (phase, halted)
}

/// A village in its first debate, whose rules fail once somebody says 3.
async fn cursed(curse: &str) -> Village {
    let options = json!({ "options": { "owls": "1", "curse": curse } });
    let mut village = Village::new(4, "1", options, |_| ()).await;
    village.night(&[(0, 1), (1, 2), (2, 3), (3, 0)]).await;
    village
}

/// Another game is proposed, and everybody is for it.
async fn begin_again(village: &Village) {
    for seat in 0..village.people.len() {
        if village.ask(seat, "rematch").await.is_ok_and(|it| it.round == 2) {
            return;
        }
    }
    panic!("the second game never begins");
}

#[tokio::test]
async fn rules_that_fail_before_a_commit_lose_that_move_alone() {
    let mut village = cursed("mute").await;
    assert_eq!(village.play(2, "say 3").await, "error server", "whoever asked hears of it");
    assert_eq!(village.play(0, "say 1").await, "done", "the table goes on");
    assert_eq!(shown(&village).await, (TablePhase::Playing, None));
}

#[tokio::test]
async fn rules_that_fail_after_a_commit_stop_their_table_and_no_other() {
    let mut village = cursed("listless").await;
    assert_eq!(village.play(2, "say 3").await, "error broken-game", "whoever asked hears of it");
    crate::village::table_where(&mut village.lines[0], |it| it.halted == Some(Halted::Broken)).await;
    assert_eq!(village.play(0, "say 1").await, "error broken-game");

    let well = village.world.table(&village.people[0], json!({ "against": "random" })).await;
    assert_eq!(well.phase, TablePhase::Playing, "others go on");
    assert_eq!(village.ask(0, "close").await.map(|it| it.phase), Ok(TablePhase::Over));
    assert!(record(&village).await.contains("3 say 3"), "the log holds it");
    begin_again(&village).await;
}

#[tokio::test]
async fn a_game_that_fails_at_every_opening_is_seen_and_can_be_closed() {
    let mut village = cursed("mute").await;
    let behind = "INSERT INTO entries (table_id, round, seq, actor, text, at)
                  SELECT table_id, round, MAX(seq) + 1, 2, 'say 3', 1 FROM entries GROUP BY table_id, round";
    village.world.sql(behind).await;
    village.world.restart().await;
    for _ in 0..2 {
        assert_eq!(shown(&village).await, (TablePhase::Playing, Some(Halted::Broken)), "the same at every opening");
    }
    let mut line = village.world.line(&village.code, Some(&village.people[0]), Some(0)).await;
    assert_eq!(line.play(0, 0, "say 1").await, "error broken-game");
    assert_eq!(village.ask(0, "close").await.map(|it| it.phase), Ok(TablePhase::Over));
    assert!(record(&village).await.contains("3 say 3"), "the log holds it");
    begin_again(&village).await;
}

//! Games from the first move to the last.

use reqwest::Method;
use serde_json::{Value, json};
use wire::{FromTable, Have, Moment, Replay, TablePhase, TableSummary};

use crate::world::{Chance, World};

#[tokio::test]
async fn a_war_against_a_bot_is_played_to_its_end() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "against": "random" })).await;
    assert_eq!((table.phase, table.round), (TablePhase::Playing, 1));
    let mut line = world.line(&table.code, Some(&ana), Some(0)).await;
    line.play_to_the_end(0, &mut Chance(1)).await;
    assert_eq!(line.over().await.outcome, line.now().outcome);

    let path = format!("/api/tables/{}/replay?seat=0", table.code);
    let replay: Replay = world.get(&path).await.expect("a finished game");
    assert_eq!(replay.moments.len() as u32, line.now().number + 1);
    assert_eq!(replay.moments.last().map(|it| &it.view), Some(&line.now().view));
    assert_eq!((replay.names.len(), replay.names[0].as_str()), (2, "Ana"));
    let again = json!({ "record": replay.record, "seat": 0 });
    assert_eq!(world.post::<Replay>("/api/replay", &ana, again).await, Ok(Replay { begun: None, ..replay }));
}

#[tokio::test]
async fn moments_have_no_gaps_and_every_viewer_gets_his_own() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "against": "random" })).await;
    let mut line = world.line(&table.code, Some(&ana), Some(0)).await;
    let mut eyes = world.line(&table.code, None, None).await;
    line.play_to_the_end(0, &mut Chance(2)).await;
    while eyes.last.as_ref().is_none_or(|(_, now)| now.outcome.is_none()) {
        let before = eyes.last.as_ref().map(|it| it.1.number);
        let now = eyes.moment().await;
        assert!(before.is_none_or(|it| it + 1 == now.number));
        assert!(now.moves.is_empty() && !now.asked, "a spectator has no moves");
    }
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_he_missed() {
    let world = World::new().await;
    let (ana, bob) = (world.guest("Ana").await, world.guest("Bob").await);
    let table = world.table(&ana, json!({})).await;
    world.ask(&table.code, "join", &bob).await.expect("a free seat");
    let started = world.ask(&table.code, "start", &ana).await.expect("all seats are taken");
    assert_eq!(started.phase, TablePhase::Playing);
    let people = [&ana, &bob];
    let mut lines =
        [world.line(&table.code, Some(&ana), Some(0)).await, world.line(&table.code, Some(&bob), Some(1)).await];
    lines[0].moment().await;
    lines[1].moment().await;
    let first = usize::from(!lines[0].now().asked);
    let (gone, stays) = (1 - first, first);

    // The one who is not asked goes; the other one moves as long as he is asked.
    let have = lines[gone].now().number;
    lines[gone].socket.close(None).await.expect("an open line");
    while lines[stays].now().asked && lines[stays].now().outcome.is_none() {
        let now = lines[stays].now();
        let calm = now.moves.iter().find(|it| *it != "withdraw").expect("another move");
        assert_eq!(lines[stays].play(stays as u8, now.number, calm).await, "done");
    }
    let latest = lines[stays].now().number;
    assert!(latest > have);

    let mut back = world.connect(&table.code).await;
    back.last = lines[gone].last.clone();
    back.hello(Some(people[gone]), Some(gone as u8), Some(Have { round: 1, moment: have })).await;
    for number in have + 1..=latest {
        let message = back.until(|it| !matches!(it, FromTable::Table { .. })).await;
        assert!(matches!(message, FromTable::Moment { now, .. } if now.number == number));
    }
    assert!(back.now().asked);
    assert_eq!(back.play_any(gone as u8, &mut Chance(3)).await, "done", "nothing else came before the answer");
}

#[tokio::test]
async fn who_was_away_for_too_much_gets_a_picture() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "against": "random" })).await;
    // Another game, or more than there is.
    for have in [Have { round: 2, moment: 0 }, Have { round: 1, moment: 999 }] {
        let mut strange = world.connect(&table.code).await;
        strange.hello(Some(&ana), Some(0), Some(have)).await;
        let first = strange.until(|it| !matches!(it, FromTable::Table { .. })).await;
        assert!(matches!(first, FromTable::Picture { seat: Some(0), .. }));
    }
}

#[tokio::test]
async fn a_restart_loses_nothing() {
    let mut world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "against": "random" })).await;
    let mut chance = Chance(4);
    let before = {
        let mut line = world.line(&table.code, Some(&ana), Some(0)).await;
        line.moment().await;
        for _ in 0..3 {
            while !line.now().asked {
                line.moment().await;
            }
            assert_eq!(line.play_any(0, &mut chance).await, "done");
        }
        while !line.now().asked && line.now().outcome.is_none() {
            line.moment().await;
        }
        line.now()
    };
    world.restart().await;
    let mut line = world.line(&table.code, Some(&ana), Some(0)).await;
    assert_eq!(line.moment().await, before);
    line.play_to_the_end(0, &mut chance).await;
}

#[tokio::test]
async fn pass_and_play_looks_through_each_pair_of_eyes() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "pass_and_play": true })).await;
    assert!(table.seats.iter().all(|it| it.shared), "the table shows that seats are shared");
    world.ask(&table.code, "start", &ana).await.expect("all seats are mine");
    let mut line = world.line(&table.code, Some(&ana), Some(0)).await;
    line.moment().await;
    let mut chance = Chance(5);
    let mut seat = 0;
    while line.now().outcome.is_none() {
        if !line.now().asked {
            seat = 1 - seat;
            let id = line.say(json!({ "type": "look", "seat": seat })).await;
            assert_eq!(line.answer(id).await, "done");
            assert_eq!(line.now().view["seat"], json!(seat));
        }
        assert_eq!(line.play_any(seat, &mut chance).await, "done");
    }
}

#[tokio::test]
async fn a_device_goes_round_in_a_night_in_which_nobody_is_told_who_has_answered() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let table = world.table(&ana, json!({ "game": "loups-garous", "n_seats": 8, "pass_and_play": true })).await;
    world.ask(&table.code, "start", &ana).await.expect("all seats are mine");
    let mut line = world.line(&table.code, Some(&ana), None).await;
    line.moment().await;
    let mut chance = Chance(7);
    let mut answered = Vec::new();
    while answered.len() < 8 {
        let seat = line.now().awaited[0];
        let id = line.say(json!({ "type": "look", "seat": seat })).await;
        assert_eq!(line.answer(id).await, "done");
        assert!(line.now().asked);
        assert_eq!(line.play_any(seat, &mut chance).await, "done");
        answered.push(seat);
    }
    assert_eq!(answered, [0, 1, 2, 3, 4, 5, 6, 7], "everybody was handed the device once in the first call");
    assert_eq!(line.now().awaited, [0, 1, 2, 3, 4, 5, 6, 7], "the second call asks all of them");
}

#[tokio::test]
async fn a_rematch_keeps_people_and_begins_anew() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({ "against": "random" })).await.code;
    assert_eq!(world.ask(&code, "rematch", &ana).await.expect_err("it runs").code, "not-over");
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    let mut chance = Chance(6);
    line.play_to_the_end(0, &mut chance).await;
    line.over().await;
    let again = world.ask(&code, "rematch", &ana).await.expect("it is over");
    assert_eq!((again.round, again.phase, again.outcome), (2, TablePhase::Playing, None));
    let picture = line.until(|it| matches!(it, FromTable::Picture { .. })).await;
    assert!(matches!(picture, FromTable::Picture { round: 2, now, .. } if now.number == 0));
    let running = world.get::<Replay>(&format!("/api/tables/{code}/replay")).await;
    assert_eq!(running.expect_err("it runs").code, "not-over");
    world.get::<Replay>(&format!("/api/tables/{code}/replay?round=1")).await.expect("the first one is over");
    line.play_to_the_end(0, &mut chance).await;
}

#[tokio::test]
async fn cry_8_a_rematch_after_a_typed_setup_is_another_puzzle() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let (setup, find) = ("3B274C282350110500-061312-0", "search E4");
    let options = json!({ "setup": setup, "first": "1" });
    let wanted = json!({ "game": "cryptide", "options": options, "against": "random" });
    let code = world.table(&ana, wanted).await.code;
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    let map = |now: &Moment| now.view["map"]["code"].as_str().map(str::to_owned);
    assert_eq!(map(&line.moment().await).as_deref(), Some(&setup[..18]));
    while line.now().outcome.is_none() {
        let now = line.now();
        if !now.asked {
            line.moment().await;
            continue;
        }
        let next = now.moves.iter().find(|it| *it == find).unwrap_or(&now.moves[0]);
        assert_eq!(line.play(0, now.number, next).await, "done");
    }
    line.over().await;
    world.ask(&code, "rematch", &ana).await.expect("it is over");
    line.until(|it| matches!(it, FromTable::Picture { round: 2, .. })).await;
    assert_ne!(map(&line.now()).as_deref(), Some(&setup[..18]), "another map, hence other clues");
}

#[tokio::test]
async fn cry_8_what_the_host_typed_survives_a_change_that_does_not_mention_it() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let setup = "3B274C282350110500-061312-0";
    let wanted = json!({ "game": "cryptide", "options": { "setup": setup }, "pass_and_play": true });
    let code = world.table(&ana, wanted).await.code;
    let change = async |options: Value| {
        let body = Some(json!({ "options": options }));
        let changed = world.call(Method::PATCH, &format!("/api/tables/{code}"), Some(&ana.secret), body).await;
        changed.map(|it: wire::TableInfo| it.options)
    };
    let shown = change(json!({ "answers": "click" })).await.expect("a good change");
    assert_eq!((shown.get("answers").map(String::as_str), shown.get("setup")), (Some("click"), None));
    // An empty code is a word, too.
    let cleared = change(json!({ "setup": "" })).await.expect("a good change");
    assert_eq!(cleared.get("setup").map(String::as_str), Some(""));
    change(json!({ "setup": setup })).await.expect("a good change");
    change(json!({ "first": "1" })).await.expect("a good change");
    world.ask(&code, "start", &ana).await.expect("all seats are taken");
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    assert_eq!(line.moment().await.view["map"]["code"], setup[..18]);
}

#[tokio::test]
async fn my_tables_say_whether_they_wait_for_me() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let first = world.table(&ana, json!({ "against": "random" })).await.code;
    let mut line = world.line(&first, Some(&ana), Some(0)).await;
    line.moment().await;
    while !line.now().asked {
        line.moment().await;
    }
    let second = world.table(&ana, json!({})).await.code;
    let request = world.request(reqwest::Method::GET, "/api/me/tables").bearer_auth(&ana.secret);
    let mine: Vec<TableSummary> = crate::world::answer(request).await.expect("my tables");
    let shown: Vec<_> = mine.iter().map(|it| (it.table.link.as_deref().unwrap_or_default(), it.your_turn)).collect();
    assert_eq!(shown, [(second.as_str(), false), (first.as_str(), true)]);
    let lobby: Vec<TableSummary> = world.get("/api/tables").await.expect("a list");
    assert!(lobby.is_empty(), "private tables are in nobody's list");
    let public = world.table(&ana, json!({ "public": true })).await.code;
    let lobby: Vec<TableSummary> = world.get("/api/tables").await.expect("a list");
    assert_eq!(lobby.iter().map(|it| it.table.link.as_deref().unwrap_or_default()).collect::<Vec<_>>(), [public]);
}

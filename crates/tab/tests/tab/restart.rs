//! The browser may be gone at any moment: what was acknowledged is there again, and a table from the log is the table it was.

use proving::{dice, n_games};
use serde_json::{Value, json};
use table::{Seed, below};

use crate::page::Page;
use crate::player::{Player, Shell};
use crate::store::Store;

const GAMES: u64 = 2;

fn table_of(page: &mut Page, key: &str, game: u64) -> String {
    let against = cabinet::games().into_iter().find(|it| it.key == key).expect("a game of ours").bots[0].clone();
    let n_seats = if key == "loups-garous" { Some(8) } else { None };
    let asked = json!({ "game": key, "against": against, "n_seats": n_seats });
    let (status, table) = page.request("POST", "/api/tables", Some(asked));
    assert_eq!(status, 201, "{key}, game {game}: {table}");
    table["link"].as_str().expect("a link").to_owned()
}

fn last_picture(page: &Page, line: u64) -> Value {
    let pictures = page.heard(line).iter().rev().map(|it| serde_json::from_str::<Value>(it).expect("JSON"));
    pictures.into_iter().find(|it| it["type"] == "picture").expect("a picture")
}

/// Plays on until this many things have been done.
fn play_on(page: &mut Page, player: &mut Player, steps: u32) {
    for _ in 0..steps {
        if page.dead || !player.act(page) {
            return;
        }
    }
}

/// The same store with another browser round it, and somebody who looks at the table as it is there.
fn again(store: Store, seed: u64, link: &str, line: u64) -> (Page, Value) {
    let mut page = Page::with(Seed::from_number(seed), store);
    page.open(line, link);
    let mut looker = Player::new(line, dice(seed));
    looker.hello(&mut page, Some(0));
    let picture = last_picture(&page, line);
    (page, picture)
}

#[test]
fn a_table_from_the_log_is_the_table_it_was() {
    for (number, key) in cabinet::KEYS.iter().enumerate() {
        for game in 0..n_games(GAMES) {
            let mut rng = dice(game);
            let mut page = Page::new(Seed::from_number(game + 1));
            let link = table_of(&mut page, key, game);
            page.open(1, &link);
            let mut player = Player::new(1, dice(game + number as u64));
            player.hello(&mut page, Some(0));
            play_on(&mut page, &mut player, 20 + below(150, &mut rng));
            player.say(&mut page, json!({ "type": "look", "seat": 0 }));
            player.listen(&page);
            let before = last_picture(&page, 1);
            let (_, after) = again(page.store.clone(), game + 99, &link, 1);
            assert_eq!(before["now"]["view"], after["now"]["view"], "{key}, game {game}");
            assert_eq!(before["now"]["moves"], after["now"]["moves"], "{key}, game {game}");
            assert_eq!(before["now"]["number"], after["now"]["number"], "{key}, game {game}");
        }
    }
}

#[test]
fn killed_between_write_and_word_nothing_acknowledged_is_lost() {
    for (number, key) in cabinet::KEYS.iter().enumerate() {
        for game in 0..n_games(GAMES) {
            let mut rng = dice(game + 40);
            let mut page = Page::new(Seed::from_number(game + 1));
            let link = table_of(&mut page, key, game);
            page.open(1, &link);
            let mut player = Player::new(1, dice(game + number as u64));
            player.hello(&mut page, Some(0));
            // The browser is gone right after a write: the log has it, and nobody was told.
            page.dies_after = Some(below(40, &mut rng));
            play_on(&mut page, &mut player, 2_000);
            player.listen(&page);
            let known = player.now.clone().expect("a picture");
            let (mut page, after) = again(page.store.clone(), game + 7, &link, 9);
            let number = after["now"]["number"].as_u64().expect("a number");
            assert!(number >= u64::from(known.number), "{key}, game {game}: {number} after {}", known.number);
            if number == u64::from(known.number) {
                assert_eq!(after["now"]["view"], known.view, "{key}, game {game}");
            }
            // And it goes on to its end.
            let mut player = Player::new(9, dice(game + 3));
            player.hello(&mut page, Some(0));
            play_on(&mut page, &mut player, 60_000);
            assert!(player.over, "{key}, game {game}: it ends after a crash");
        }
    }
}

#[test]
fn a_full_disk_is_said_and_changes_nothing() {
    let mut page = Page::new(Seed::from_number(5));
    let link = table_of(&mut page, "bestioles", 0);
    page.open(1, &link);
    let mut player = Player::new(1, dice(5));
    player.hello(&mut page, Some(0));
    while player.now.as_ref().is_none_or(|it| !it.asked) {
        assert!(page.advance());
        player.listen(&page);
    }
    let (before, now) = (page.store.clone(), player.now.clone().expect("a picture"));
    page.full = Some(json!({ "ok": false, "error": "unwritten", "detail": "the disk is full" }));
    let play = json!({ "type": "play", "seat": 0, "after": now.number, "notation": now.moves[0] });
    player.say(&mut page, play.clone());
    assert!(page.heard(1).iter().any(|it| it.contains("\"unwritten\"")), "{:?}", page.heard(1).last());
    assert!(page.store == before);
    let (status, error) = page.request("POST", "/api/tables", Some(json!({ "game": "bestioles", "against": "easy" })));
    assert_eq!((status, error["code"].as_str()), (503, Some("unwritten")));
    page.full = None;
    player.say(&mut page, play);
    player.listen(&page);
    assert!(player.now.expect("a picture").number > now.number, "it can be tried again");
}

#[test]
fn the_death_of_the_thinker_holds_up_nobody() {
    for key in cabinet::KEYS {
        let mut page = Page::new(Seed::from_number(11));
        let link = table_of(&mut page, key, 1);
        page.open(1, &link);
        let mut player = Player::new(1, dice(11));
        player.hello(&mut page, Some(0));
        for round in 0..60_000 {
            if round % 50 == 0 {
                page.kill_study();
            }
            if !player.act(&mut page) {
                break;
            }
        }
        assert!(player.over, "{key}");
    }
}

#[test]
fn tables_are_listed_looked_back_at_and_removed() {
    let mut page = Page::new(Seed::from_number(2));
    let link = table_of(&mut page, "gevaudan", 0);
    let listed = page.request("GET", "/api/me/tables", None);
    assert_eq!((listed.0, listed.1[0]["your_turn"].as_bool()), (200, Some(true)), "{}", listed.1);
    assert_eq!(page.request("GET", &format!("/api/tables/{link}/record"), None).0, 409, "a running game has none");
    page.open(1, &link);
    let mut player = Player::new(1, dice(2));
    player.hello(&mut page, Some(0));
    play_on(&mut page, &mut player, 60_000);
    assert!(player.over);
    let (_, table) = page.request("GET", &format!("/api/tables/{link}"), None);
    let past = table["past"].as_str().expect("an address").to_owned();
    assert!(past.starts_with("tab-"), "{past}");
    let replays = [format!("/api/tables/{link}/replay?seat=0"), format!("/api/past/{past}?seat=0")];
    let replays = replays.map(|it| page.request("GET", &it, None));
    assert_eq!(replays[0].0, 200);
    assert_eq!(replays[0], replays[1]);
    let record = replays[0].1["record"].as_str().expect("a record");
    let again = page.request("POST", "/api/replay", Some(json!({ "record": record, "seat": 0 })));
    assert_eq!((again.0, &again.1["moments"]), (200, &replays[0].1["moments"]));
    assert_eq!(page.request("DELETE", &format!("/api/tables/{link}"), None).0, 204);
    assert_eq!(page.closed, [1], "whoever was there is told");
    assert_eq!(page.store, Store::default());
    assert_eq!(page.request("GET", &format!("/api/tables/{link}"), None).1["code"], "no-such-table");
}

#[test]
fn a_rematch_is_another_game_at_the_same_table() {
    let mut page = Page::new(Seed::from_number(3));
    let link = table_of(&mut page, "bestioles", 0);
    page.open(1, &link);
    let mut player = Player::new(1, dice(3));
    player.hello(&mut page, Some(0));
    play_on(&mut page, &mut player, 60_000);
    assert!(player.over);
    let (status, table) = page.request("POST", &format!("/api/tables/{link}/rematch"), None);
    assert_eq!((status, table["round"].as_u64(), table["code"].is_null()), (200, Some(2), true), "{table}");
    player.over = false;
    play_on(&mut page, &mut player, 60_000);
    assert!(player.over, "it is played to its end");
    assert_eq!(page.store.games.len(), 2);
}

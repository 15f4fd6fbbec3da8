//! Old things go, while what is used stays.

use std::collections::BTreeMap;
use std::time::Duration;

use ledger::{Code, GuestId, Link, Phase, Sitter, Store as _, Table, TableId, TableSettings};
use serde_json::json;
use server::Retention;
use store::{Durability, SqliteStore};

use crate::world::World;

/// A table at which nothing has happened since 1970.
fn old(id: i64, host: &str, phase: Phase, round: u32) -> Table {
    let host = GuestId(host.into());
    Table {
        id: TableId(id),
        code: Code::new(&format!("LOIR-{id}")),
        link: Link(format!("the-long-way-to-{id}")),
        game: "bestioles".into(),
        options: BTreeMap::new(),
        seats: vec![Sitter::person(host.clone()); 2],
        host,
        public: false,
        round,
        phase,
        outcome: None,
        settings: TableSettings::default(),
        version: 0,
        created: 1,
        changed: 1,
    }
}

const A_YEAR: Duration = Duration::from_hours(365 * 24);

async fn gone(store: &SqliteStore, id: i64) {
    for _ in 0..1000 {
        if store.table(&Code::new(&format!("LOIR-{id}"))).await.expect("readable").is_none() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("LOIR-{id} is still there");
}

async fn there(store: &SqliteStore, code: &str) -> bool {
    store.table(&Code::new(code)).await.expect("readable").is_some()
}

#[tokio::test]
async fn the_house_is_swept_but_what_is_used_stays() {
    let world = World::with(|config| {
        config.retention.every = Duration::from_millis(30);
        config.retention.finished = Some(A_YEAR);
    })
    .await;
    let ana = world.guest("Ana").await;
    let store = SqliteStore::open(&world.database(), Durability::Full).await.expect("a second door");
    for (id, phase, round) in [(1, Phase::Playing, 1), (2, Phase::Gathering, 0), (3, Phase::Over, 1)] {
        store.add_table(old(id, &ana.id, phase, round)).await.expect("a new table");
    }
    gone(&store, 2).await;
    gone(&store, 3).await;

    // Somebody sits at this one, though nothing has happened there for long.
    let code = world.table(&ana, json!({})).await.code;
    let mut line = world.line(&code, Some(&ana), None).await;
    world.sql("UPDATE tables SET changed = 1, created = 1").await;
    for id in [4, 5] {
        store.add_table(old(id, &ana.id, Phase::Gathering, 0)).await.expect("a new table");
        gone(&store, id).await;
    }
    let looked_at = store.table_by_link(&Link(code.clone())).await.expect("readable").is_some();
    assert!(looked_at && there(&store, "LOIR-1").await, "one is looked at, one is played at");
    assert_eq!(crate::village::say(&mut line, None, "still here").await, "done");
}

#[tokio::test]
async fn what_is_kept_for_ever_stays() {
    let gatherings_for_ever = Retention {
        gatherings: None,
        guests: None,
        chat: None,
        chat_lines: None,
        every: Duration::from_millis(5),
        finished: Some(A_YEAR),
    };
    let world = World::with(move |config| config.retention = gatherings_for_ever.clone()).await;
    let ana = world.guest("Ana").await;
    let store = SqliteStore::open(&world.database(), Durability::Full).await.expect("a second door");
    for (id, phase, round) in [(1, Phase::Gathering, 0), (2, Phase::Over, 1), (3, Phase::Over, 1)] {
        store.add_table(old(id, &ana.id, phase, round)).await.expect("a new table");
        if phase == Phase::Over {
            gone(&store, id).await;
        }
    }
    assert!(there(&store, "LOIR-1").await, "though the house was swept");
}

#[test]
fn the_defaults_are_those_of_the_readme() {
    let readme = include_str!("../../../../README.md");
    let kept = Retention::default();
    assert_eq!(kept.finished, None);
    let days = |it: Option<Duration>| it.expect("not for ever").as_secs() / 86_400;
    for sentence in [
        format!("| tables at which no game was begun | `--keep-gatherings` | {} days |", days(kept.gatherings)),
        "| finished games | `--keep-finished` | for ever |".to_owned(),
        format!("| guests without a table who do not come | `--keep-guests` | {} days |", days(kept.guests)),
        format!("| chat | `--keep-chat` | {} days |", days(kept.chat)),
        format!("| lines of each channel of a table | `--chat-lines` | {} |", kept.chat_lines.expect("a number")),
    ] {
        assert!(readme.contains(&sentence), "{sentence}");
    }
}

//! What is not kept for ever, and people who want to be forgotten.

use ledger::{
    Audience, Chat, Code, Discard, Game, Guest, GuestId, Link, Phase, Proposal, Reader, SecretHash, Sitter, Store as _,
    StoreError, Table, TableId,
};
use store::{NAMELESS, SqliteStore};

use crate::world::{TABLE, a_game, a_table, ana, append, with_a_game};

fn bob() -> Guest {
    Guest { id: GuestId("bob-0123456789".into()), name: "Bob".into() }
}

fn line(number: u32, guest: &Guest, channel: &str, at: i64) -> Chat {
    let readers = vec![Reader { seat: 0, guest: ana().id }, Reader { seat: 1, guest: bob().id }];
    let audience = (channel != "table").then_some(Audience { public: false, readers });
    let (channel, name) = (channel.into(), guest.name.clone());
    Chat { number, guest: guest.id.clone(), seat: None, name, channel, audience, text: "hou".into(), at }
}

async fn codes(store: &SqliteStore) -> Vec<String> {
    let tables = store.tables_of(&ana().id, 99).await.expect("readable");
    let mut codes: Vec<String> = tables.iter().map(|it| it.code.to_string()).collect();
    codes.sort();
    codes
}

#[tokio::test]
async fn old_tables_go_but_never_one_that_is_played_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    append(&store, 1).await.expect("a move");
    let gathering = Table { phase: Phase::Gathering, round: 0, changed: 10, ..a_table("LOIR-2", TableId(8)) };
    let fresh = Table {
        changed: 500,
        ..Table {
            id: TableId(9),
            code: Code::new("LOIR-3"),
            link: Link("the-long-way-to-9".into()),
            ..gathering.clone()
        }
    };
    let over = Table { phase: Phase::Over, changed: 20, ..a_table("LOIR-4", TableId(10)) };
    for table in [gathering, fresh, over.clone()] {
        store.add_table(table).await.expect("a new table");
    }
    store.begin(over.clone(), Game { table: over.id, ..a_game() }).await.expect("a game");
    store.say(over.id, line(1, &ana(), "table", 5)).await.expect("words");

    assert_eq!(store.forsaken_tables(100, 9).await.expect("readable"), [TableId(8)]);
    assert_eq!(store.finished_tables(100, 9).await.expect("readable"), [TableId(10)]);
    assert_eq!(store.finished_tables(20, 9).await.expect("readable"), [] as [TableId; 0], "it was played then");
    for id in [TABLE, TableId(8), TableId(9), TableId(10)] {
        store.discard(Discard::Table { id, before: 100 }).await.expect("a step");
    }
    assert_eq!(codes(&store).await, ["HIBOU-42", "LOIR-3"]);
    assert_eq!(store.game(TABLE, 1).await.expect("readable").expect("it runs").entries.len(), 1);
    assert!(store.game(TableId(10), 1).await.expect("readable").is_none());
    assert!(store.chat(TableId(10), 9).await.expect("readable").is_empty());
}

#[tokio::test]
async fn guests_without_a_table_go_when_they_were_not_here_for_long() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    store.add_guest(bob(), SecretHash([2; 32]), 1).await.expect("a new guest");
    store.say(TABLE, line(1, &bob(), "table", 5)).await.expect("a visitor's words");
    assert_eq!(store.vanished_guests(100, 9).await.expect("readable"), [bob().id], "Ana has a table");
    // He shows his secret: he is here today.
    store.guest_by_secret(SecretHash([2; 32])).await.expect("readable").expect("known");
    store.prove_writing(1).await.expect("what was mentioned before is written by now");
    assert!(store.vanished_guests(100, 9).await.expect("readable").is_empty());
    store.discard(Discard::Guest { id: bob().id, before: 100 }).await.expect("a step");
    assert!(store.guest_by_secret(SecretHash([2; 32])).await.expect("readable").is_some());

    store.discard(Discard::Guest { id: bob().id, before: i64::MAX }).await.expect("a step");
    assert!(store.guest_by_secret(SecretHash([2; 32])).await.expect("readable").is_none());
    assert!(store.chat(TABLE, 9).await.expect("readable").is_empty());
    store.discard(Discard::Guest { id: ana().id, before: i64::MAX }).await.expect("a step");
    assert!(store.guest_by_secret(SecretHash([1; 32])).await.expect("readable").is_some(), "she has a table");
}

#[tokio::test]
async fn talk_is_cut_by_age_and_by_channel() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    for number in 1..=9 {
        let channel = if number % 3 == 0 { "wolves" } else { "table" };
        store.say(TABLE, line(number, &ana(), channel, i64::from(number))).await.expect("words");
    }
    let numbers =
        async || -> Vec<u32> { store.chat(TABLE, 99).await.expect("readable").iter().map(|it| it.number).collect() };
    assert_eq!(store.n_old_words(4).await.expect("readable"), 3);
    store.discard(Discard::OldWords { before: 4, limit: 2 }).await.expect("a step");
    assert_eq!(numbers().await, [3, 4, 5, 6, 7, 8, 9], "a small step");
    store.discard(Discard::OldWords { before: 4, limit: 2 }).await.expect("a step");
    let long = store.long_talks(3, 9).await.expect("readable");
    assert_eq!(long, [(TABLE, "table".into())], "the wolves have said little");
    store.discard(Discard::ManyWords { table: TABLE, channel: "table".into(), keep: 3 }).await.expect("a step");
    assert_eq!(numbers().await, [5, 6, 7, 8, 9]);
    assert!(store.long_talks(3, 9).await.expect("readable").is_empty());
}

/// Everything that stands in the database, as text.
fn all_text(path: &std::path::Path) -> String {
    let bytes = std::fs::read(path).expect("readable");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn who_is_forgotten_leaves_neither_name_nor_secret_nor_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let store = with_a_game(&path).await;
    let robert = Guest { name: "Robertovitch".into(), ..bob() };
    store.add_guest(robert.clone(), SecretHash([2; 32]), 1).await.expect("a new guest");
    let sits =
        |guest: GuestId| Sitter::Person { called: (guest == bob().id).then(|| "Robertovitch junior".into()), guest };
    let seats = vec![sits(ana().id), sits(bob().id)];
    let mut table = Table { seats, host: bob().id, ..a_table("LOIR-2", TableId(8)) };
    let accepted = vec![bob().id];
    table.settings.evening.proposal = Some(Proposal { by: bob().id, game: None, accepted, declined: Vec::new() });
    table.settings.evening.note(&table.seats.clone(), &[1]);
    store.add_table(table.clone()).await.expect("a new table");
    let names = vec!["Ana".into(), robert.name.clone()];
    let guests = vec![Some(ana().id), Some(bob().id)];
    let game = Game { table: table.id, names: names.clone(), guests, ..a_game() };
    store.begin(table.clone(), game.clone()).await.expect("a game");
    // Of the first days: nobody noted who sat where.
    let saved = Table { version: 1, ..table.clone() };
    store.begin(saved, Game { round: 2, guests: Vec::new(), ..game }).await.expect("a game");
    crate::world::as_in_the_first_days(&path).await;
    store.say(table.id, line(1, &robert, "wolves", 5)).await.expect("words");
    store.say(table.id, line(2, &ana(), "wolves", 6)).await.expect("words");

    let found = store.find_guests("robertovitch").await.expect("readable");
    assert_eq!(found.iter().map(|it| (&it.guest, it.n_tables)).collect::<Vec<_>>(), [(&robert, 1)]);
    store.forget(found[0].guest.id.clone()).await.expect("a known guest");

    assert!(store.find_guests("Robertovitch").await.expect("readable").is_empty());
    assert!(store.guest_by_secret(SecretHash([2; 32])).await.expect("readable").is_none());
    let kept = store.table(&table.code).await.expect("readable").expect("the table stays");
    let Sitter::Person { guest: nobody, called: None } = &kept.seats[1] else { panic!("somebody sits there") };
    let proposal = kept.settings.evening.proposal.as_ref().expect("it stands");
    assert!(proposal.by == *nobody && proposal.accepted == [nobody.clone()], "nobody proposes it");
    assert_eq!(kept.settings.evening.score(&kept.seats), [0, 1], "his wins are nobody's");
    assert!(*nobody != bob().id && kept.host == *nobody && kept.seats[0] == sits(ana().id));
    let old = Table { version: 2, ..table.clone() };
    assert_eq!(store.save_table(old).await, Err(StoreError::OldVersion(2)), "who had him in mind writes him not again");
    assert_eq!(store.names(std::slice::from_ref(nobody)).await.expect("readable")[nobody], NAMELESS);
    for round in 1..=2 {
        let log = store.game(table.id, round).await.expect("readable").expect("there");
        assert_eq!(log.record().names, ["Ana", NAMELESS], "round {round}");
    }
    let chat = store.chat(table.id, 9).await.expect("readable");
    assert!(chat.len() == 1 && chat[0].name == "Ana");
    store.close().await;
    let text = all_text(&path);
    assert!(text.contains("HIBOU-42") && !text.contains("Robertovitch") && !text.contains(&bob().id.0));
}

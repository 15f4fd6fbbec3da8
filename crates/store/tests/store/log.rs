//! The log on a real file: what was acknowledged is there, what was refused is not.

use store::{Audience, Chat, Code, Guest, Phase, Reader, SecretHash, StoreError, Table, TableId};
use table::{Actor, Seat};

use crate::world::{TABLE, a_game, a_table, ana, append, open, with_a_game};

#[tokio::test]
async fn what_was_written_is_read_again_after_reopening() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let store = with_a_game(&path).await;
    for seq in 1..=3 {
        append(&store, seq).await.expect("the next move");
    }
    // Dropped without a word, as by a crash.
    drop(store);

    let store = open(&path).await;
    let table = store.table(&Code::new("Hibou-42")).await.expect("readable").expect("there");
    assert_eq!(table.seats, a_table("hibou-42", TABLE).seats);
    assert_eq!(table.manner, a_table("hibou-42", TABLE).manner);
    assert_eq!(table.changed, 3, "the last move is the last change");
    let log = store.game(TABLE, 1).await.expect("readable").expect("there");
    assert_eq!(log.game, a_game());
    let notations: Vec<_> = log.moves.iter().map(|it| it.notation.as_str()).collect();
    assert_eq!(notations, ["move 1", "move 2", "move 3"]);
    assert_eq!(log.record().steps[2].actor, Actor::Seat(Seat::at(1)));
    store.close().await;
    assert!(matches!(append(&store, 4).await, Err(StoreError::Closed)));
}

#[tokio::test]
async fn one_writer_wins_a_sequence_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let (first, second) = (with_a_game(&path).await, open(&path).await);
    append(&first, 1).await.expect("the first one");
    let error = append(&second, 1).await.expect_err("taken");
    assert!(matches!(error, StoreError::Conflict { round: 1, seq: 1 }), "{error}");
    append(&second, 2).await.expect("the next number is free");
}

#[tokio::test]
async fn a_failed_request_takes_no_other_one_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    let twin = store.add_table(a_table("HIBOU-42", TableId(8)));
    let (one, two, again, twin) = tokio::join!(append(&store, 1), append(&store, 2), append(&store, 1), twin);
    assert!(one.is_ok() && two.is_ok());
    assert!(matches!(again, Err(StoreError::Conflict { .. })));
    assert!(matches!(twin, Err(StoreError::Taken)));
    let log = store.game(TABLE, 1).await.expect("readable").expect("there");
    assert_eq!(log.moves.len(), 2);
}

#[tokio::test]
async fn lists_show_what_they_promise() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    let over = Table { phase: Phase::Over, changed: 90, ..a_table("LOIR-33", TableId(8)) };
    store.add_table(over).await.expect("a new table");
    let codes = |tables: Vec<Table>| tables.iter().map(|it| it.code.to_string()).collect::<Vec<_>>();
    assert_eq!(codes(store.lobby(0, 9).await.expect("readable")), ["HIBOU-42"]);
    assert!(store.lobby(3, 9).await.expect("readable").is_empty(), "nothing has happened there since");
    assert_eq!(codes(store.tables_of(&ana().id, 9).await.expect("readable")), ["HIBOU-42", "LOIR-33"]);
    assert_eq!(store.tables_with_bots(9).await.expect("readable"), [Code::new("HIBOU-42")]);
    assert_eq!(store.n_open_tables(&ana().id, 0).await.expect("readable"), 1);
    let finished = Table { phase: Phase::Over, ..a_table("HIBOU-42", TABLE) };
    store.finish(finished, "winners 1".into()).await.expect("the game of the table");
    assert_eq!(store.n_open_tables(&ana().id, 0).await.expect("readable"), 0);
    let log = store.game(TABLE, 1).await.expect("readable").expect("there");
    assert_eq!(log.game.result.as_deref(), Some("winners 1"));
}

#[tokio::test]
async fn guests_devices_and_words_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    store.add_secret(ana().id, SecretHash([2; 32]), 5).await.expect("another device");
    store.rename(Guest { name: "Anna".into(), ..ana() }).await.expect("a known guest");
    for (secret, name) in [(1, Some("Anna")), (2, Some("Anna")), (3, None)] {
        let guest = store.guest_by_secret(SecretHash([secret; 32])).await.expect("readable");
        assert_eq!(guest.map(|it| it.name).as_deref(), name);
    }
    let line = |number: u32, channel: &str| {
        let audience = (channel != "table")
            .then(|| Audience { public: false, readers: vec![Reader { seat: 0, guest: ana().id }] });
        let (guest, channel) = (ana().id, channel.to_owned());
        Chat { number, guest, seat: Some(0), name: "Ana".into(), channel, audience, text: "hou".into(), at: 1 }
    };
    for (number, channel) in [(1, "table"), (2, "table"), (3, "wolves"), (4, "table"), (5, "wolves"), (6, "wolves")] {
        store.say(TABLE, line(number, channel)).await.expect("words");
    }
    let chat = store.chat(TABLE, 2).await.expect("readable");
    assert!(chat == [line(2, "table"), line(4, "table"), line(5, "wolves"), line(6, "wolves")], "{chat:?}");
}

//! The log on a real file: what was acknowledged is there, what was refused is not.

use ledger::{Audience, Chat, Code, Guest, Link, Phase, Reader, SecretHash, Store as _, StoreError, Table, TableId};
use table::{Actor, Seat};

use crate::world::{TABLE, a_game, a_move, a_table, ana, append, open, place, with_a_game};

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
    assert_eq!(table.settings, a_table("hibou-42", TABLE).settings);
    assert_eq!(table.changed, 3, "the last move is the last change");
    let log = store.game(TABLE, 1).await.expect("readable").expect("there");
    assert_eq!(log.game, a_game());
    let entries: Vec<_> = log.entries.iter().map(|it| (it.seq, it.entry.clone(), it.at)).collect();
    assert_eq!(entries, [1, 2, 3].map(|seq| (seq, a_move(&format!("move {seq}")), i64::from(seq))));
    assert_eq!(log.record().steps[2].actor, Actor::Seat(Seat::at(1)));
    let by_link = store.game_by_link(&a_game().link).await.expect("readable");
    assert_eq!(by_link, Some(log), "the same by its address");
    assert_eq!(store.game_by_link(&Link("another".into())).await, Ok(None));
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
    assert_eq!(log.entries.len(), 2);
}

/// Many requests are written by one statement where they can be; who is refused is the same as if each were alone.
#[tokio::test]
async fn among_many_entries_at_once_only_those_that_come_too_late_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    for n_requests in [1, 3, 4, 5, 63, 64, 65, 150] {
        let before = store.game(TABLE, 1).await.expect("readable").expect("there").entries.len() as u32;
        // Each fifth repeats the number of the one before it.
        let numbers: Vec<u32> = (0..n_requests).map(|it| before + 1 + it - (it + 1) / 5).collect();
        let mut asked = tokio::task::JoinSet::new();
        for (index, number) in numbers.iter().copied().enumerate() {
            let store = store.clone();
            asked.spawn(async move { (index, append(&store, number).await) });
        }
        let mut answers = asked.join_all().await;
        answers.sort_by_key(|(index, _)| *index);
        let free = numbers.iter().collect::<std::collections::BTreeSet<_>>();
        for number in &free {
            let same = || answers.iter().filter(|(index, _)| numbers[*index] == **number);
            assert_eq!(same().filter(|(_, answer)| answer.is_ok()).count(), 1, "{n_requests}: one has {number}");
            let refusal = StoreError::Conflict { round: 1, seq: **number };
            assert!(same().all(|(_, answer)| *answer == Ok(()) || *answer == Err(refusal.clone())), "{n_requests}");
        }
        let log = store.game(TABLE, 1).await.expect("readable").expect("there").entries;
        let written: Vec<u32> = log.iter().map(|it| it.seq).skip(before as usize).collect();
        assert_eq!(written, free.into_iter().copied().collect::<Vec<_>>());
    }
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
    assert_eq!(store.tables_with_bots(9).await.expect("readable"), [TABLE]);
    assert_eq!(store.n_open_tables(&ana().id, 0).await.expect("readable"), 1);
    let finished = Table { phase: Phase::Over, version: 1, ..a_table("HIBOU-42", TABLE) };
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

#[tokio::test]
async fn a_code_goes_to_another_table_once_its_own_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    let again = || a_table("HIBOU-42", TableId(8));
    assert!(matches!(store.add_table(again()).await, Err(StoreError::Taken)));
    let over = Table { phase: Phase::Over, code: Code::NONE, version: 1, ..a_table("", TABLE) };
    store.finish(over.clone(), "winners 1".into()).await.expect("the game of the table");
    store.add_table(again()).await.expect("the code is free");
    let found = store.table(&Code::new("hibou-42")).await.expect("readable").expect("there");
    assert_eq!(found.id, TableId(8));
    let first = store.table_by_link(&over.link).await.expect("readable").expect("the link leads there for ever");
    assert_eq!((first.id, first.code), (TABLE, Code::NONE));
    let back = Table { phase: Phase::Playing, version: 2, ..a_table("HIBOU-42", TABLE) };
    assert!(matches!(store.save_table(back).await, Err(StoreError::Taken)), "it has to take another one");
}

#[tokio::test]
async fn a_move_that_not_everybody_noticed_changes_nothing_that_lists_tell() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let store = with_a_game(&path).await;
    let other = Table { changed: 10, ..a_table("LOIR-33", TableId(8)) };
    store.add_table(other).await.expect("a new table");
    store.append(place(1), a_move("vote"), 9, true).await.expect("the next move");
    store.append(place(2), a_move("devour"), 11, false).await.expect("the next move");
    drop(store);
    let store = open(&path).await;
    let shown = |tables: Vec<Table>| tables.iter().map(|it| (it.id.0, it.changed)).collect::<Vec<_>>();
    assert_eq!(shown(store.lobby(0, 9).await.expect("readable")), [(8, 10), (7, 9)]);
    assert_eq!(shown(store.tables_of(&ana().id, 9).await.expect("readable")), [(8, 10), (7, 9)]);
    store.append(place(3), a_move("vote"), 12, true).await.expect("the next move");
    assert_eq!(shown(store.lobby(0, 9).await.expect("readable")), [(7, 12), (8, 10)]);
}

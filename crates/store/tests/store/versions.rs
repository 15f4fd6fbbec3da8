//! Who saves a table must have read its last version; what is refused leaves nothing behind.

use ledger::{
    Code, Entry, Evening, Game, GameLog, GuestId, Link, Phase, Proposal, Sitter, Store as _, StoreError, Table,
    TableId, TableSettings, Winner, Wins, Write,
};
use store::SqliteStore;
use table::{Actor, Seat};
use wire::{Absent, MoveOutcome, Tempo};

use crate::world::{TABLE, a_game, a_move, a_table, ana, append, place, with_a_game};

/// The table as it is in the store.
async fn stored(store: &SqliteStore) -> Table {
    store.table_by_id(TABLE).await.expect("readable").expect("there")
}

async fn log(store: &SqliteStore, round: u32) -> Option<GameLog> {
    store.game(TABLE, round).await.expect("readable")
}

#[tokio::test]
async fn a_table_is_saved_as_often_as_it_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    let outcome = MoveOutcome { winners: vec![0], ranks: vec![1, 2], reason: "points".into() };
    let declined = vec![GuestId("bob".into())];
    let proposal = Proposal { by: ana().id, game: Some("cryptide".into()), accepted: vec![ana().id], declined };
    let won = vec![Wins { who: Winner::Guest(ana().id), seat: 0, games: 2 }];
    let settings = TableSettings {
        tempo: Tempo::Quick,
        absent: Absent::Bot,
        place: wire::Place::Room,
        paused: true,
        gone: vec![1],
        evening: Evening { played: 3, won, address: Some(Link("the-way".into())), proposal: Some(proposal) },
    };
    for version in 1..5 {
        let mut table = stored(&store).await;
        assert_eq!(table.version, version);
        (table.outcome, table.settings) = (Some(outcome.clone()), settings.clone());
        (table.public, table.changed) = (version % 2 == 0, 100 + i64::from(version));
        store.save_table(table.clone()).await.expect("nobody else has");
        assert_eq!(stored(&store).await, Table { version: version + 1, ..table });
    }
}

#[tokio::test]
async fn an_old_version_writes_nothing_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    append(&store, 1).await.expect("the first move");
    let now = stored(&store).await;
    let nobody = vec![Sitter::Free, Sitter::Free];
    let old = Table { version: 0, seats: nobody, round: 2, phase: Phase::Over, changed: 900, ..now.clone() };
    let departure = Entry::Departure { seat: Seat::at(0), notation: "leave".into() };
    let requests = [
        Write::Save(Box::new(old.clone())),
        Write::Begin(Box::new((old.clone(), Game { round: 2, ..a_game() }))),
        Write::Append {
            place: place(2),
            entry: departure.clone(),
            at: 9,
            noticed: true,
            table: Some(Box::new(old.clone())),
        },
        Write::Finish(Box::new((Table { round: 1, ..old.clone() }, "winners 1".into()))),
    ];
    for write in requests {
        let name = format!("{write:?}");
        assert_eq!(store.write(write).await, Err(StoreError::OldVersion(0)), "{name}");
        assert_eq!(stored(&store).await, now, "{name}");
        let first = log(&store, 1).await.expect("there");
        assert_eq!((first.entries.len(), first.game.result), (1, None), "{name}");
        assert!(log(&store, 2).await.is_none(), "{name}");
    }
    let newer = Table { version: 2, ..now.clone() };
    assert_eq!(store.save_table(newer).await, Err(StoreError::OldVersion(2)), "nobody has written that one");
    let members = store.tables_of(&now.host, 9).await.expect("readable");
    assert_eq!(members.len(), 1, "who sits there is as it was, too");
    store.append_and_save(place(2), departure, 9, now).await.expect("the version of the row");
    assert_eq!((stored(&store).await.version, log(&store, 1).await.expect("there").entries.len()), (2, 2));
}

#[tokio::test]
async fn a_refused_request_takes_no_other_one_of_its_batch_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    let (now, old) = (stored(&store).await, a_table("hibou-42", TABLE));
    let late = store.append_and_save(place(2), a_move("late"), 5, old.clone());
    let (one, late, saved, again, two) = tokio::join!(
        append(&store, 1),
        late,
        store.save_table(now.clone()),
        store.save_table(now.clone()),
        append(&store, 2)
    );
    assert_eq!((one, late), (Ok(()), Err(StoreError::OldVersion(0))));
    assert_eq!((saved, again), (Ok(()), Err(StoreError::OldVersion(1))), "one of two has it");
    assert_eq!(two, Ok(()), "the number that was refused is free");
    assert_eq!(log(&store, 1).await.expect("there").entries[1].entry, a_move("move 2"));
}

#[tokio::test]
async fn a_game_begins_once_and_under_a_code_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    let now = stored(&store).await;
    let again = store.begin(now.clone(), a_game()).await;
    assert_eq!(again, Err(StoreError::Conflict { round: 1, seq: 0 }), "that game has begun");
    let late = store.begin(Table { version: 0, ..now.clone() }, a_game()).await;
    assert_eq!(late, Err(StoreError::Conflict { round: 1, seq: 0 }), "by whoever was faster");
    store.add_table(a_table("LOIR-33", TableId(8))).await.expect("a new table");
    let same_code = Table { code: Code::new("LOIR-33"), round: 2, ..now.clone() };
    let taken = store.begin(same_code, Game { round: 2, ..a_game() }).await;
    assert_eq!(taken, Err(StoreError::Taken));
    assert!(log(&store, 2).await.is_none() && stored(&store).await == now, "nothing has begun");
    store.begin(Table { round: 2, ..now }, Game { round: 2, ..a_game() }).await.expect("the next game");
}

#[tokio::test]
async fn all_that_changes_the_course_of_a_game_is_logged() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = with_a_game(&folder.path().join("log.db")).await;
    let seat = Seat::at(1);
    let entries = [
        a_move("deploy"),
        Entry::Move { actor: Actor::Referee, notation: "timeout".into() },
        Entry::Pause { paused: true },
        Entry::Pause { paused: false },
        Entry::Settings { tempo: Tempo::Quick, absent: Absent::Leave },
        Entry::Held { seat, level: Some("easy".into()) },
        Entry::Held { seat, level: None },
        Entry::Departure { seat, notation: "leave".into() },
    ];
    for (seq, entry) in (1..).zip(&entries) {
        store.append(place(seq), entry.clone(), seq.into(), true).await.expect("the next entry");
    }
    let log = log(&store, 1).await.expect("there");
    assert_eq!(log.entries.iter().map(|it| it.entry.clone()).collect::<Vec<_>>(), entries);
    let notations: Vec<String> = log.record().steps.into_iter().map(|it| it.notation).collect();
    assert_eq!(notations, ["deploy", "timeout", "leave"], "what is played makes the record");
}

use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;

use ledger::{Code, Entry, GuestId, Link, Phase, SecretHash, Sitter, Store as _, Table, TableId, TableSettings};
use store::{Durability, SqliteStore};
use table::Seat;
use tokio::sync::watch;
use wire::TableChange;

use super::*;
use crate::config::{Config, Limits};

const CODE: &str = "HIBOU-42";

/// A house with one table of Ana's, and the sender that keeps it open.
async fn house(folder: &std::path::Path) -> (App, Guest, watch::Sender<bool>) {
    let path = folder.join("log.db");
    let store = SqliteStore::open(&path, Durability::Full).await.expect("a fresh folder");
    let ana = Guest { id: GuestId("ana".into()), name: "Ana".into() };
    store.add_guest(ana.clone(), SecretHash([1; 32]), 1).await.expect("a new guest");
    let table = Table {
        id: TableId(1),
        code: Code::new(CODE),
        link: Link("the-long-way-to-the-owl".into()),
        game: "bestioles".into(),
        options: BTreeMap::new(),
        seats: vec![Sitter::person(ana.id.clone()); 2],
        host: ana.id.clone(),
        public: false,
        round: 0,
        phase: Phase::Gathering,
        outcome: None,
        settings: TableSettings::default(),
        version: 0,
        created: 1,
        changed: 1,
    };
    store.add_table(table).await.expect("a new table");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), path);
    config.limits = Limits::none();
    let (close, closing) = watch::channel(false);
    let house = store::House::open(folder, "2026-11-19").expect("a key");
    (App::new(config, Arc::new(store), house, closing, 1024), ana, close)
}

async fn enter(app: &App, line: &Line, socket: u64, guest: &Guest, room: usize) -> mpsc::Receiver<Utf8Bytes> {
    let (outbox, mail) = mpsc::channel(room);
    let visitor = Arc::new(app.visitors.arrive([127, 0, 0, 1].into()));
    let hello = Hello {
        client: ClientId(socket),
        visitor,
        guest: Some(guest.clone()),
        seat: None,
        have: None,
        shows: false,
        outbox,
    };
    let (answer, answered) = oneshot::channel();
    line.send(Command::Hello { hello, answer }).await.expect("the table lives");
    answered.await.expect("an answer").expect("a welcome");
    mail
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped_and_holds_up_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, ana, _open) = house(folder.path()).await;
    let line = app.line(TableId(1)).await.expect("a table");
    let mut slow = enter(&app, &line, 1, &ana, 2).await;
    let mut quick = enter(&app, &line, 2, &ana, 100).await;
    for id in 0..5 {
        let says = Says::Chat { text: format!("hou {id}"), channel: None };
        line.send(Command::Says { client: ClientId(2), id, says }).await.expect("the table lives");
    }
    let mut heard = 0;
    while heard < 5 {
        let text = quick.recv().await.expect("the quick one stays");
        heard += usize::from(text.contains("\"type\":\"done\""));
    }
    while slow.recv().await.is_some() {}
    assert_eq!(app.metrics.slow.load(Relaxed), 1);
}

#[tokio::test]
async fn when_another_writer_was_faster_the_log_is_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, ana, _open) = house(folder.path()).await;
    app.ask(TableId(1), Some(ana.clone()), Ask::Start).await.expect("all seats are taken");
    let line = app.line(TableId(1)).await.expect("a table");
    let mut mail = enter(&app, &line, 1, &ana, 100).await;

    // Another server on the same database makes the first move.
    let log = app.store.game(TableId(1), 1).await.expect("readable").expect("begun");
    let game = cabinet::replay(&log.record()).expect("a fresh deal");
    let seat = Seat::all(2).find(|it| !game.moves((*it).into()).is_empty()).expect("somebody begins");
    let withdraw = Entry::Move { actor: seat.into(), notation: "withdraw".into() };
    let place = ledger::Place { table: TableId(1), round: 1, seq: 1 };
    app.store.append(place, withdraw, 9, true).await.expect("the first move");

    let says = Says::Play { seat: seat.into(), after: 0, notation: "withdraw".into() };
    line.send(Command::Says { client: ClientId(1), id: 7, says }).await.expect("the table lives");
    let mut picture = false;
    loop {
        let text = mail.recv().await.expect("an answer");
        picture |= text.contains("\"type\":\"picture\"") && text.contains("\"number\":1");
        if text.contains("\"id\":7") {
            assert!(text.contains("\"stale\""), "{text}");
            break;
        }
    }
    assert!(picture, "the table was read again and shown");
}

/// Another server saves the table: whoever asks here hears that he must look again, and then sees it as it is.
#[tokio::test]
async fn when_somebody_else_has_saved_the_table_it_is_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, ana, _open) = house(folder.path()).await;
    let ask = async |ask| app.ask(TableId(1), Some(ana.clone()), ask).await;
    let stored = async || app.store.table_by_id(TableId(1)).await.expect("readable").expect("there");
    let tempo = |tempo| Ask::Change(TableChange { tempo: Some(tempo), ..TableChange::default() });
    let save_elsewhere = async || {
        let table = stored().await;
        app.store.save_table(Table { public: !table.public, ..table }).await.expect("the version of the row");
    };
    ask(tempo(wire::Tempo::Slow)).await.expect("she is the host");
    save_elsewhere().await;
    assert!(matches!(ask(tempo(wire::Tempo::Quick)).await, Err(Failure::Table(room::Failure::Stale))));
    assert!(ask(Ask::Look).await.expect("it lives").table.public, "it was read again");
    assert_eq!(stored().await.settings.tempo, wire::Tempo::Slow, "nothing was written over");
    ask(tempo(wire::Tempo::Quick)).await.expect("she has looked");
    save_elsewhere().await;
    assert!(matches!(ask(Ask::Start).await, Err(Failure::Table(room::Failure::Stale))));
    assert!(app.store.game(TableId(1), 1).await.expect("readable").is_none(), "nothing was dealt");
    ask(Ask::Start).await.expect("she has looked");
    save_elsewhere().await;
    assert!(matches!(ask(Ask::Pause(true)).await, Err(Failure::Table(room::Failure::Stale))));
    ask(Ask::Pause(true)).await.expect("she has looked");
    assert_eq!(stored().await.version, 7, "four saves of hers, three of others");
}

#[tokio::test]
async fn the_log_says_how_the_table_ran_and_moves_go_on_behind_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, ana, _open) = house(folder.path()).await;
    let ask = async |ask| app.ask(TableId(1), Some(ana.clone()), ask).await.expect("she is the host");
    let change = |tempo| Ask::Change(TableChange { tempo: Some(tempo), ..TableChange::default() });
    ask(change(wire::Tempo::Slow)).await;
    ask(Ask::Start).await;
    ask(Ask::Pause(true)).await;
    ask(Ask::Pause(true)).await;
    ask(change(wire::Tempo::Quick)).await;
    ask(Ask::Pause(false)).await;
    let entries = async || -> Vec<Entry> {
        let log = app.store.game(TableId(1), 1).await.expect("readable").expect("begun");
        assert!((1..).zip(&log.entries).all(|(seq, it)| it.seq == seq), "without gaps");
        log.entries.into_iter().map(|it| it.entry).collect()
    };
    let run = [
        Entry::Pause { paused: true },
        Entry::Settings { tempo: wire::Tempo::Quick, absent: wire::Absent::Wait },
        Entry::Pause { paused: false },
    ];
    assert_eq!(entries().await, run, "what changed, once, during the game");

    let line = app.line(TableId(1)).await.expect("a table");
    let mut mail = enter(&app, &line, 1, &ana, 100).await;
    let log = app.store.game(TableId(1), 1).await.expect("readable").expect("begun");
    let game = cabinet::replay(&log.record()).expect("a fresh deal");
    let seat = Seat::all(2).find(|it| !game.moves((*it).into()).is_empty()).expect("somebody begins");
    let says = Says::Play { seat: seat.into(), after: 0, notation: "withdraw".into() };
    line.send(Command::Says { client: ClientId(1), id: 7, says }).await.expect("the table lives");
    while !mail.recv().await.expect("an answer").contains("\"id\":7") {}
    assert_eq!(entries().await[3], Entry::Move { actor: seat.into(), notation: "withdraw".into() });

    // Read again from the log, as after a restart, it goes on where it was.
    let (line, _inbox) = mpsc::channel(9);
    let mut shell = Shell::open(app.clone(), TableId(1), line.downgrade()).await.expect("a table");
    let ask = Input::Ask { request: RequestId(1), guest: Some(ana.clone()), ask: Ask::Pause(true) };
    shell.feed(VecDeque::from([ask])).await;
    assert_eq!(entries().await[4], Entry::Pause { paused: true });
}

/// Half of it fails: who sits where cannot be noted. Neither the store nor the memory knows of the change then.
#[tokio::test]
async fn a_change_of_the_table_is_kept_whole_or_not_at_all() {
    use sqlx::ConnectOptions as _;
    use sqlx::sqlite::SqliteConnectOptions;
    let folder = tempfile::tempdir().expect("a folder");
    let (app, ana, _open) = house(folder.path()).await;
    let code = Code::new(CODE);
    let seats = async |app: &App| app.store.table(&code).await.expect("readable").expect("there").seats;
    let before = seats(&app).await;
    app.ask(TableId(1), None, Ask::Look).await.expect("it is in memory");
    let options = SqliteConnectOptions::new().filename(folder.path().join("log.db"));
    let mut other = options.connect().await.expect("a second connection");
    let spoil = "ALTER TABLE members RENAME COLUMN guest TO invite";
    sqlx::raw_sql(spoil).execute(&mut other).await.expect("it can be written");
    let failed = app.ask(TableId(1), Some(ana.clone()), Ask::Leave).await;
    assert!(matches!(failed, Err(Failure::Table(room::Failure::Store(_)))));
    assert_eq!(seats(&app).await, before, "nothing was kept");
    let shown = app.ask(TableId(1), None, Ask::Look).await.expect("it lives").table;
    assert!(shown.seats.iter().all(|it| matches!(it.who, wire::SeatKind::Person { .. })), "as in the store");
    let mend = "ALTER TABLE members RENAME COLUMN invite TO guest";
    sqlx::raw_sql(mend).execute(&mut other).await.expect("it can be written");
    // The writer rests a little after a failure.
    let left = async || app.ask(TableId(1), Some(ana.clone()), Ask::Leave).await.is_ok();
    while !left().await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(seats(&app).await, [Sitter::Free, Sitter::Free]);
}

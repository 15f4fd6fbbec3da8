use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;

use store::{Code, Durability, Link, SecretHash, Store, TableId};
use tokio::sync::watch;

use super::*;
use crate::config::{Config, Limits};

const CODE: &str = "HIBOU-42";

/// A house with one table of Ana's, and the sender that keeps it open.
async fn house(folder: &std::path::Path) -> (App, Guest, watch::Sender<bool>) {
    let path = folder.join("log.db");
    let store = Store::open(&path, Durability::Full).await.expect("a fresh folder");
    let ana = Guest { id: GuestId("ana".into()), name: "Ana".into() };
    store.add_guest(ana.clone(), SecretHash([1; 32]), 1).await.expect("a new guest");
    let table = Table {
        id: TableId(1),
        code: Code::new(CODE),
        link: Link("the-long-way-to-the-owl".into()),
        game: "bestioles".into(),
        options: BTreeMap::new(),
        seats: vec![Sitter::Person { guest: ana.id.clone() }; 2],
        host: ana.id.clone(),
        public: false,
        round: 0,
        phase: Phase::Gathering,
        outcome: None,
        manner: "{}".into(),
        created: 1,
        changed: 1,
    };
    store.add_table(table).await.expect("a new table");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), path);
    config.limits = Limits::none();
    let (close, closing) = watch::channel(false);
    (App::new(config, store, closing, 1024), ana, close)
}

async fn enter(app: &App, line: &Line, socket: u64, guest: &Guest, room: usize) -> mpsc::Receiver<Utf8Bytes> {
    let (outbox, mail) = mpsc::channel(room);
    let visitor = Arc::new(app.visitors.arrive([127, 0, 0, 1].into()));
    let hello = Hello { socket: SocketId(socket), visitor, guest: Some(guest.clone()), seat: None, have: None, outbox };
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
        line.send(Command::Says { socket: SocketId(2), id, says }).await.expect("the table lives");
    }
    let mut heard = 0;
    while heard < 5 {
        let text = quick.recv().await.expect("the quick one stays");
        heard += usize::from(text.contains("\"type\":\"done\""));
    }
    while slow.recv().await.is_some() {}
    assert_eq!(app.meters.slow.load(Relaxed), 1);
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
    let place = store::Place { table: TableId(1), round: 1, seq: 1 };
    app.store.append(place, seat.into(), "withdraw".into(), 9, true).await.expect("the first move");

    let says = Says::Play { seat: seat.into(), after: 0, notation: "withdraw".into() };
    line.send(Command::Says { socket: SocketId(1), id: 7, says }).await.expect("the table lives");
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

/// Half of it fails: the names cannot be read. Neither the log nor the memory knows of the change then.
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
    let spoil = "ALTER TABLE guests RENAME COLUMN name TO nom";
    sqlx::raw_sql(spoil).execute(&mut other).await.expect("it can be written");
    let failed = app.ask(TableId(1), Some(ana.clone()), Ask::Leave).await;
    assert!(matches!(failed, Err(Failure::Store(_))));
    assert_eq!(seats(&app).await, before, "nothing was kept");
    let mend = "ALTER TABLE guests RENAME COLUMN nom TO name";
    sqlx::raw_sql(mend).execute(&mut other).await.expect("it can be written");
    let shown = app.ask(TableId(1), None, Ask::Look).await.expect("it lives").table;
    assert!(shown.seats.iter().all(|it| matches!(it.who, wire::SeatKind::Person { .. })), "as in the log");
    app.ask(TableId(1), Some(ana), Ask::Leave).await.expect("she sits there");
    assert_eq!(seats(&app).await, [Sitter::Free, Sitter::Free]);
}

/// What a table remembers of people is bounded by who sits there and who has just spoken.
#[tokio::test]
async fn a_table_forgets_who_has_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, ana, _open) = house(folder.path()).await;
    let table = app.store.table(&Code::new(CODE)).await.expect("readable").expect("there");
    let (line, _inbox) = mpsc::channel(9);
    let mut room = Room::open(app.clone(), table, line.downgrade()).await.expect("a table");
    let (outbox, _mail) = mpsc::channel(9999);
    for number in 0..50_u64 {
        let guest = Guest { id: GuestId(format!("g{number}")), name: "Visitor".into() };
        app.store.add_guest(guest.clone(), SecretHash([number as u8 + 2; 32]), 1).await.expect("a new guest");
        let (socket, outbox) = (SocketId(number), outbox.clone());
        let visitor = Arc::new(app.visitors.arrive([127, 0, 0, 1].into()));
        let hello = Hello { socket, visitor, guest: Some(guest), seat: None, have: None, outbox };
        room.enter(hello).expect("a welcome");
        room.say(socket, "hou".into(), None).await.expect("nobody is too fast");
    }
    assert!(room.said.len() <= 1, "chat may be as fast as one likes here");
    let once: Vec<GuestId> = (0..50).map(|it| GuestId(format!("g{it}"))).collect();
    room.away = once.iter().chain([&ana.id]).cloned().collect();
    room.away_since = once.iter().map(|it| (it.clone(), Instant::now())).collect();
    room.told_absent = once.into_iter().collect();
    room.tell_table();
    assert_eq!(room.away, HashSet::from([ana.id.clone()]), "only who sits here");
    assert!(room.away_since.is_empty() && room.told_absent.is_empty());
}

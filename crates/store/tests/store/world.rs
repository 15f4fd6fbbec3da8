//! A database with one table of Ana's and a game on it.

use std::collections::BTreeMap;
use std::path::Path;

use ledger::{
    Code, Entry, Game, Guest, GuestId, Link, Phase, Place, SecretHash, Sitter, Store, StoreError, Table, TableId,
    TableSettings,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use store::{Durability, SqliteStore};
use table::{Actor, Seat, Seed};
use wire::Tempo;

pub(crate) const TABLE: TableId = TableId(7);

pub(crate) async fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path, Durability::Full).await.expect("a fresh folder")
}

pub(crate) fn ana() -> Guest {
    Guest { id: GuestId("ana".into()), name: "Ana".into() }
}

pub(crate) fn a_table(code: &str, id: TableId) -> Table {
    Table {
        id,
        code: Code::new(code),
        link: Link(format!("the-long-way-to-{}", id.0)),
        game: "bestioles".into(),
        options: BTreeMap::from([("target".into(), "12".into())]),
        seats: vec![Sitter::person(ana().id), Sitter::bot("easy", "Isaure")],
        host: ana().id,
        public: true,
        round: 1,
        phase: Phase::Playing,
        outcome: None,
        settings: TableSettings { tempo: Tempo::Slow, ..TableSettings::default() },
        version: 0,
        created: 1,
        changed: 2,
    }
}

pub(crate) fn a_game() -> Game {
    Game {
        table: TABLE,
        round: 1,
        link: Link("the-way-to-a-game".into()),
        game: "bestioles".into(),
        rules: 1,
        options: "{}".into(),
        n_seats: 2,
        names: vec!["Ana".into(), "easy".into()],
        guests: vec![Some(ana().id), None],
        seed: Seed::from_number(3),
        result: None,
        begun: 3,
    }
}

pub(crate) async fn with_a_game(path: &Path) -> SqliteStore {
    let store = open(path).await;
    fill(&store).await;
    store
}

/// Ana, her table and a game on it. The table then has version 1.
pub(crate) async fn fill(store: &SqliteStore) {
    store.add_guest(ana(), SecretHash([1; 32]), 1).await.expect("a new guest");
    store.add_table(a_table("hibou-42", TABLE)).await.expect("a new table");
    store.begin(a_table("hibou-42", TABLE), a_game()).await.expect("a new game");
}

/// Takes out of the second games who played them, as nobody noted it once.
pub(crate) async fn as_in_the_first_days(path: &Path) {
    let mut connection = SqliteConnectOptions::new().filename(path).connect().await.expect("a second connection");
    let sql = "UPDATE games SET guests = NULL WHERE round = 2";
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("it can be written");
    connection.close().await.expect("it can be closed");
}

pub(crate) fn place(seq: u32) -> Place {
    Place { table: TABLE, round: 1, seq }
}

/// A move of the second seat.
pub(crate) fn a_move(notation: &str) -> Entry {
    Entry::Move { actor: Actor::Seat(Seat::at(1)), notation: notation.into() }
}

pub(crate) async fn append(store: &SqliteStore, seq: u32) -> Result<(), StoreError> {
    store.append(place(seq), a_move(&format!("move {seq}")), i64::from(seq), true).await
}

//! A database with one table of Ana's and a game on it.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use store::{
    Code, Durability, Game, Guest, GuestId, Link, Phase, Place, SecretHash, Sitter, Store, StoreError, Table, TableId,
};
use table::{Actor, Seat, Seed};

pub(crate) const TABLE: TableId = TableId(7);

pub(crate) async fn open(path: &Path) -> Store {
    Store::open(path, Durability::Full).await.expect("a fresh folder")
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
        seats: vec![Sitter::Person { guest: ana().id }, Sitter::Bot { level: "easy".into(), name: "Isaure".into() }],
        host: ana().id,
        public: true,
        round: 1,
        phase: Phase::Playing,
        outcome: None,
        manner: r#"{"tempo":"slow"}"#.into(),
        created: 1,
        changed: 2,
    }
}

pub(crate) fn a_game() -> Game {
    Game {
        table: TABLE,
        round: 1,
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

pub(crate) async fn with_a_game(path: &Path) -> Store {
    let store = open(path).await;
    fill(&store).await;
    store
}

/// Ana, her table and a game on it.
pub(crate) async fn fill(store: &Store) {
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

pub(crate) async fn append(store: &Store, seq: u32) -> Result<(), StoreError> {
    let place = Place { table: TABLE, round: 1, seq };
    store.append(place, Actor::Seat(Seat::at(1)), format!("move {seq}"), i64::from(seq), true).await
}

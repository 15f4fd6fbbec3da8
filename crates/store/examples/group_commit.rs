//! How many moves a second the log takes: `cargo run --release -p store --example group_commit`.

use std::collections::BTreeMap;
use std::time::Instant;

use ledger::{
    Code, Entry, Game, Guest, GuestId, Link, Phase, Place, SecretHash, Sitter, Store as _, StoreError, Table, TableId,
    TableSettings,
};
use store::{Durability, SqliteStore};
use table::{Actor, Seat, Seed};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("durability tables moves/s p50_us p99_us");
    for durability in [Durability::Full, Durability::Normal] {
        for n_tables in [1_u32, 16, 200] {
            measure(durability, n_tables, 6000 / n_tables).await?;
        }
    }
    Ok(())
}

async fn measure(durability: Durability, n_tables: u32, moves: u32) -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir_in(".")?;
    let store = SqliteStore::open(&folder.path().join("log.db"), durability).await?;
    let host = Guest { id: GuestId("host".into()), name: "Host".into() };
    store.add_guest(host.clone(), SecretHash([0; 32]), 0).await?;
    for id in 0..i64::from(n_tables) {
        let table = a_table(id, host.id.clone());
        store.add_table(table.clone()).await?;
        store.begin(table, a_game(TableId(id))).await?;
    }
    let start = Instant::now();
    let tasks: Vec<_> = (0..n_tables).map(|id| tokio::spawn(play(store.clone(), TableId(id.into()), moves))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let (p50, p99) = (waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
    println!("{durability:?} {n_tables} {rate:.0} {p50} {p99}");
    Ok(())
}

async fn play(store: SqliteStore, table: TableId, moves: u32) -> Result<Vec<u128>, StoreError> {
    let mut waits = Vec::new();
    for seq in 1..=moves {
        let start = Instant::now();
        let place = Place { table, round: 1, seq };
        let entry = Entry::Move { actor: Actor::Seat(Seat::FIRST), notation: "improvise air-3 sea".into() };
        store.append(place, entry, 0, true).await?;
        waits.push(start.elapsed().as_micros());
    }
    Ok(waits)
}

fn a_table(id: i64, host: GuestId) -> Table {
    Table {
        id: TableId(id),
        code: Code::new(&format!("LOIR-{id}")),
        link: Link(format!("the-long-way-to-{id}")),
        game: "bestioles".into(),
        options: BTreeMap::new(),
        seats: vec![Sitter::Free; 2],
        host,
        public: false,
        round: 1,
        phase: Phase::Playing,
        outcome: None,
        settings: TableSettings::default(),
        version: 0,
        created: 0,
        changed: 0,
    }
}

fn a_game(table: TableId) -> Game {
    Game {
        table,
        round: 1,
        link: Link("the-way-to-a-game".into()),
        game: "bestioles".into(),
        rules: 1,
        options: "{}".into(),
        n_seats: 2,
        names: Vec::new(),
        guests: Vec::new(),
        seed: Seed::from_number(1),
        result: None,
        begun: 0,
    }
}

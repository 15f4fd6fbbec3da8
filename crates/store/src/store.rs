//! Opening and closing the log, and the requests one can make of it.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlSafeStr, SqlitePool};
use table::Actor;

use crate::writer::Writer;
use crate::writes::Write;
use crate::{Chat, Game, Guest, GuestId, SecretHash, StoreError, Table, TableId};

/// How many may read at once. Reads are short and the file is local.
const READERS: u32 = 4;
/// How long a connection waits for another process that holds the file (a backup, a shell).
const BUSY: Duration = Duration::from_secs(5);

/// What an acknowledged move survives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// A crash of the program and of the machine: every commit waits for the disk.
    #[default]
    Full,
    /// A crash of the program only; for measuring what the other costs.
    Normal,
}

/// The log of all tables.
///
/// One task writes. While it waits for the disk, further requests gather; it then commits them in one transaction
/// and acknowledges them together, so that a busy server pays for few synchronisations and an idle one answers at once.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) reads: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the database at `path`, makes it if it is absent, and brings its schema up to date.
    pub async fn open(path: &Path, durability: Durability) -> Result<Self, StoreError> {
        let synchronous = match durability {
            Durability::Full => SqliteSynchronous::Full,
            Durability::Normal => SqliteSynchronous::Normal,
        };
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        migrations().run(&mut connection).await?;
        let reads = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(BUSY)
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await?;
        Ok(Self { reads, writer: Writer::start(connection) })
    }

    /// Waits until everything asked for is written, and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.reads.close().await;
    }

    /// Adds a guest and the secret of his first device.
    pub async fn add_guest(&self, guest: Guest, secret: SecretHash, at: i64) -> Result<(), StoreError> {
        self.writer.ask(Write::Guest { guest, secret, at }).await
    }

    /// Adds a device of a guest.
    pub async fn add_secret(&self, guest: GuestId, secret: SecretHash, at: i64) -> Result<(), StoreError> {
        self.writer.ask(Write::Secret { guest, secret, at }).await
    }

    /// Gives a guest another name.
    pub async fn rename(&self, guest: Guest) -> Result<(), StoreError> {
        self.writer.ask(Write::Rename { guest }).await
    }

    /// Adds a table; [`StoreError::Taken`] if its code is in use.
    pub async fn add_table(&self, table: Table) -> Result<(), StoreError> {
        self.writer.ask(Write::Table(Box::new(table))).await
    }

    /// Keeps a table as it is now.
    pub async fn save_table(&self, table: Table) -> Result<(), StoreError> {
        self.writer.ask(Write::Save(Box::new(table))).await
    }

    /// Begins a game, and keeps the table as it then is.
    pub async fn begin(&self, table: Table, game: Game) -> Result<(), StoreError> {
        self.writer.ask(Write::Begin(Box::new((table, game)))).await
    }

    /// Appends a move to the log. When this returns, the move counts.
    pub async fn append(&self, place: Place, actor: Actor, notation: String, at: i64) -> Result<(), StoreError> {
        self.writer.ask(Write::Move { place, actor, notation, at }).await
    }

    /// Notes how the present game of a table ended, and keeps the table as it then is.
    pub async fn finish(&self, table: Table, result: String) -> Result<(), StoreError> {
        self.writer.ask(Write::Finish(Box::new((table, result)))).await
    }

    /// Adds something said.
    pub async fn say(&self, table: TableId, chat: Chat) -> Result<(), StoreError> {
        self.writer.ask(Write::Chat { table, chat: Box::new(chat) }).await
    }
}

/// Where a move goes in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The table.
    pub table: TableId,
    /// Which game of it.
    pub round: u32,
    /// Number of the move, counted from 1.
    pub seq: u32,
}

/// Embedded by hand: the macro for it would compile the database driver a second time.
fn migrations() -> Migrator {
    let log = include_str!("../migrations/sqlite/0001_the_log.sql").into_sql_str();
    Migrator::with_migrations(vec![Migration::new(1, "the log".into(), MigrationType::Simple, log, false)])
}

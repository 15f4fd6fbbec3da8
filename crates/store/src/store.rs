//! Opening the log, and what can be asked of it.

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use ledger::{
    Chat, Code, GameLog, Guest, GuestId, KnownGuest, Link, SecretHash, Store, StoreError, Table, TableId, Write,
};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::OpenError;
use crate::copies::check_before_use;
use crate::private::keep_private;
use crate::reads::Reads;
use crate::schema::migrations;
use crate::writer::Writer;

/// How many may read at once. Reads are short and the file is local.
const READERS: u32 = 4;
/// How long a connection waits for another process that holds the file (a backup, a shell).
pub(crate) const BUSY: Duration = Duration::from_secs(5);

/// What an acknowledged move survives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// A crash of the program and of the machine: every commit waits for the disk.
    #[default]
    Full,
    /// A crash of the program only; for measuring what the other costs.
    Normal,
}

/// How a database is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// What an acknowledged move survives.
    pub durability: Durability,
    /// Bytes to which the file may grow; without it, as far as the disk goes.
    pub largest: Option<u64>,
}

/// Bytes of a page of the file.
const PAGE: u64 = 4096;

impl Settings {
    fn connect_options(self, path: &Path) -> SqliteConnectOptions {
        let synchronous = match self.durability {
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
            // What is deleted is gone: hands of old games, names, words.
            .pragma("secure_delete", "ON")
            .disable_statement_logging();
        match self.largest {
            Some(bytes) => options.pragma("max_page_count", (bytes / PAGE).max(1).to_string()),
            None => options,
        }
    }
}

/// The log of all tables in one file.
///
/// One task writes. While it waits for the disk, further requests gather; it then commits them in one transaction
/// and acknowledges them together, so that a busy server pays for few synchronisations and an idle one answers at once.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    reads: Reads,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the database at `path`, makes it if it is absent, and brings its schema up to date.
    pub async fn open(path: &Path, durability: Durability) -> Result<Self, OpenError> {
        Self::open_with(path, Settings { durability, ..Settings::default() }).await
    }

    /// The same with all that can be set. A damaged file is left as it is; the check reads all of it once.
    pub async fn open_with(path: &Path, settings: Settings) -> Result<Self, OpenError> {
        keep_private(path)?;
        check_before_use(path).await?;
        let options = settings.connect_options(path);
        let mut connection = options.connect().await.map_err(|it| OpenError::of_opening(path, it))?;
        migrations().run(&mut connection).await?;
        let pool = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(BUSY)
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await?;
        Ok(Self { reads: Reads { pool }, writer: Writer::start(options, connection) })
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.ask(write).await
    }

    fn mention(&self, write: Write) {
        self.writer.mention(write);
    }

    async fn close(&self) {
        self.writer.close().await;
        self.reads.pool.close().await;
    }

    async fn ping(&self) -> Result<(), StoreError> {
        Ok(self.reads.ping().await?)
    }

    async fn guest_by_secret(&self, secret: SecretHash) -> Result<Option<Guest>, StoreError> {
        let Some(known) = self.reads.guest_by_secret(secret).await? else { return Ok(None) };
        if known.not_today {
            // If it is lost it is noted the next time.
            self.mention(Write::Seen { guest: known.guest.id.clone() });
        }
        Ok(Some(known.guest))
    }

    async fn find_guests(&self, id_or_name: &str) -> Result<Vec<KnownGuest>, StoreError> {
        Ok(self.reads.find_guests(id_or_name).await?)
    }

    async fn names(&self, guests: &[GuestId]) -> Result<HashMap<GuestId, String>, StoreError> {
        Ok(self.reads.names(guests).await?)
    }

    async fn table(&self, code: &Code) -> Result<Option<Table>, StoreError> {
        Ok(self.reads.table(code).await?)
    }

    async fn table_by_link(&self, link: &Link) -> Result<Option<Table>, StoreError> {
        Ok(self.reads.table_by_link(link).await?)
    }

    async fn table_by_id(&self, id: TableId) -> Result<Option<Table>, StoreError> {
        Ok(self.reads.table_by_id(id).await?)
    }

    async fn lobby(&self, since: i64, limit: u32) -> Result<Vec<Table>, StoreError> {
        Ok(self.reads.lobby(since, limit).await?)
    }

    async fn tables_of(&self, guest: &GuestId, limit: u32) -> Result<Vec<Table>, StoreError> {
        Ok(self.reads.tables_of(guest, limit).await?)
    }

    async fn n_open_tables(&self, host: &GuestId, since: i64) -> Result<u32, StoreError> {
        Ok(self.reads.n_open_tables(host, since).await?)
    }

    async fn tables_with_bots(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(self.reads.tables_with_bots(limit).await?)
    }

    async fn game(&self, table: TableId, round: u32) -> Result<Option<GameLog>, StoreError> {
        Ok(self.reads.game(table, round).await?)
    }

    async fn game_by_link(&self, link: &Link) -> Result<Option<GameLog>, StoreError> {
        Ok(self.reads.game_by_link(link).await?)
    }

    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, StoreError> {
        Ok(self.reads.chat(table, limit).await?)
    }

    async fn forsaken_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(self.reads.forsaken_tables(before, limit).await?)
    }

    async fn finished_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(self.reads.finished_tables(before, limit).await?)
    }

    async fn vanished_guests(&self, before: i64, limit: u32) -> Result<Vec<GuestId>, StoreError> {
        Ok(self.reads.vanished_guests(before, limit).await?)
    }

    async fn n_old_words(&self, before: i64) -> Result<u32, StoreError> {
        Ok(self.reads.n_old_words(before).await?)
    }

    async fn long_talks(&self, most: u32, limit: u32) -> Result<Vec<(TableId, String)>, StoreError> {
        Ok(self.reads.long_talks(most, limit).await?)
    }
}

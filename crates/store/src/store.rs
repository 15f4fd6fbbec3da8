//! Opening and closing the log, and the requests one can make of it.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlSafeStr, SqlitePool};
use table::Actor;

use crate::copies::check_before_use;
use crate::private::keep_private;
use crate::writer::Writer;
use crate::writes::Write;
use crate::{Chat, Game, Guest, GuestId, SecretHash, StoreError, Table, TableId};

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
        Self::open_with(path, Settings { durability, ..Settings::default() }).await
    }

    /// The same with all that can be set. A damaged file is left as it is; the check reads all of it once.
    pub async fn open_with(path: &Path, settings: Settings) -> Result<Self, StoreError> {
        keep_private(path)?;
        check_before_use(path).await?;
        let options = settings.connect_options(path);
        let mut connection = options.connect().await.map_err(|it| StoreError::of_opening(path, it))?;
        migrations().run(&mut connection).await?;
        let reads = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(BUSY)
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await?;
        Ok(Self { reads, writer: Writer::start(options, connection) })
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

    /// Adds a table; [`StoreError::Taken`] if its code or link is in use.
    pub async fn add_table(&self, table: Table) -> Result<(), StoreError> {
        self.writer.ask(Write::Table(Box::new(table))).await
    }

    /// Keeps a table as it is now; [`StoreError::Taken`] if its code is in use.
    pub async fn save_table(&self, table: Table) -> Result<(), StoreError> {
        self.writer.ask(Write::Save(Box::new(table))).await
    }

    /// Begins a game, and keeps the table as it then is.
    pub async fn begin(&self, table: Table, game: Game) -> Result<(), StoreError> {
        self.writer.ask(Write::Begin(Box::new((table, game)))).await
    }

    /// Appends a move to the log. When this returns, the move counts. `noticed` says whether everybody will notice
    /// it: only then has the table changed, as far as anybody is told.
    pub async fn append(
        &self,
        place: Place,
        actor: Actor,
        notation: String,
        at: i64,
        noticed: bool,
    ) -> Result<(), StoreError> {
        self.writer.ask(Write::Move { place, actor, notation, at, noticed, table: None }).await
    }

    /// Appends a move that everybody notices and keeps the table as it then is, both or neither.
    pub async fn append_and_save(
        &self,
        place: Place,
        actor: Actor,
        notation: String,
        at: i64,
        table: Table,
    ) -> Result<(), StoreError> {
        let table = Some(Box::new(table));
        self.writer.ask(Write::Move { place, actor, notation, at, noticed: true, table }).await
    }

    /// Writes something small, and so proves that writing works.
    pub async fn prove_writing(&self, at: i64) -> Result<(), StoreError> {
        self.writer.ask(Write::Pulse { at }).await
    }

    /// Notes that a guest was here. Nobody waits for that, and if it is lost it is noted the next time.
    pub(crate) fn note_seen(&self, guest: GuestId) {
        self.writer.mention(Write::Seen { guest });
    }

    /// Has the writer do something.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.ask(write).await
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

/// How many steps the schema has made.
pub(crate) fn n_migrations() -> i64 {
    i64::try_from(migrations().iter().count()).unwrap_or(i64::MAX)
}

/// Embedded by hand: the macro for it would compile the database driver a second time.
fn migrations() -> Migrator {
    let scripts = [
        ("the log", include_str!("../migrations/sqlite/0001_the_log.sql")),
        ("clocks and channels", include_str!("../migrations/sqlite/0002_clocks_and_channels.sql")),
        ("codes and privacy", include_str!("../migrations/sqlite/0003_codes_and_privacy.sql")),
        ("keeping", include_str!("../migrations/sqlite/0004_keeping.sql")),
    ];
    let migration = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(scripts).map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Code, Sitter};

    /// What a server of the first days wrote.
    const OLD_ROWS: &str = "
        INSERT INTO guests VALUES ('ana', 'Ana', 1);
        INSERT INTO tables VALUES (7, 'HIBOU-42', 'bestioles', '{}', 1, 'ana', 0, 0, 'gathering', '[]', NULL, 1, 1);
        INSERT INTO chat VALUES (7, 1, 'ana', 0, 'Ana', 'hou', 1);";

    #[tokio::test]
    async fn an_old_database_is_brought_up_to_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let mut connection = options.connect().await.expect("a fresh file");
        let first = migrations().iter().take(1).cloned().collect();
        Migrator::with_migrations(first).run(&mut connection).await.expect("the first schema");
        sqlx::raw_sql(OLD_ROWS).execute(&mut connection).await.expect("rows of that time");
        drop(connection);

        let store = Store::open(&path, Durability::Full).await.expect("it is brought up to date");
        let table = store.table(&Code::new("HIBOU-42")).await.expect("readable").expect("there");
        assert_eq!(table.manner, "{}");
        let chat = store.chat(table.id, 9).await.expect("readable");
        assert!(chat.len() == 1 && chat[0].audience.is_none() && chat[0].channel == "table", "everybody's");
    }

    /// What a server wrote before tables had links.
    const WITHOUT_LINKS: &str = r#"
        INSERT INTO guests VALUES ('ana', 'Ana', 1);
        INSERT INTO tables (id, code, game, options, n_seats, host, public, round, phase, seats, created, changed) VALUES
            (1, 'HIBOU-42', 'bestioles', '{}', 2, 'ana', 0, 1, 'playing',
             '[{"kind":"person","guest":"ana"},{"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"}]', 1, 5),
            (2, 'LOIR-33', 'bestioles', '{}', 2, 'ana', 1, 0, 'gathering', '[{"kind":"free"}]', 1, 6),
            (3, 'LOUP-7', 'bestioles', '{}', 2, 'ana', 0, 1, 'over', '[]', 1, 7);
        INSERT INTO members VALUES ('ana', 1), ('ana', 2), ('ana', 3);
        INSERT INTO games VALUES (1, 1, 'bestioles', 1, '{}', 3, '["Ana","bot easy","bot easy"]', zeroblob(32), NULL, 2);
        INSERT INTO moves (table_id, round, seq, actor, notation, at) VALUES (1, 1, 1, 0, 'withdraw', 9);
        INSERT INTO chat (table_id, number, guest, seat, name, text, at) VALUES (1, 1, 'ana', 0, 'Ana', 'hou', 3);"#;

    #[tokio::test]
    async fn old_tables_get_a_link_and_their_bots_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true).foreign_keys(true);
        let mut connection = options.connect().await.expect("a fresh file");
        let before = migrations().iter().take(2).cloned().collect();
        Migrator::with_migrations(before).run(&mut connection).await.expect("the schema of that time");
        sqlx::raw_sql(WITHOUT_LINKS).execute(&mut connection).await.expect("rows of that time");
        drop(connection);

        let store = Store::open(&path, Durability::Full).await.expect("it is brought up to date");
        let mut tables = store.tables_of(&GuestId("ana".into()), 9).await.expect("readable");
        tables.sort_by_key(|it| it.id.0);
        let links: std::collections::BTreeSet<&str> = tables.iter().map(|it| it.link.0.as_str()).collect();
        assert!(links.len() == 3 && links.iter().all(|it| it.len() == 36), "{links:?}");
        let codes: Vec<&str> = tables.iter().map(|it| it.code.as_str()).collect();
        assert_eq!(codes, ["HIBOU-42", "LOIR-33", ""], "the code of a finished table is free");
        assert_eq!(tables.iter().map(|it| it.public).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(tables[0].changed, 9, "as before");
        for table in &tables {
            let found = store.table_by_link(&table.link).await.expect("readable").expect("there");
            assert_eq!(found.id, table.id);
        }
        let names = |it: &Sitter| match it {
            Sitter::Bot { name, .. } => name.clone(),
            Sitter::Person { .. } | Sitter::Free => String::new(),
        };
        assert_eq!(tables[0].seats.iter().map(names).collect::<Vec<_>>(), ["", "Blanche", "Colin"]);
        let log = store.game(TableId(1), 1).await.expect("readable").expect("there");
        assert_eq!((log.game.names, log.moves.len()), (vec!["Ana".into(), "Blanche".into(), "Colin".into()], 1));
        assert_eq!(store.chat(TableId(1), 9).await.expect("readable").len(), 1);
    }
}

//! Whoever keeps the log.

use std::collections::HashMap;
use std::fmt;

use async_trait::async_trait;

use crate::{
    Chat, Code, Discard, Entry, Game, GameLog, Guest, GuestId, KnownGuest, Link, Place, SecretHash, StoreError, Table,
    TableId, Write,
};

/// Where guests, tables and games are kept.
///
/// What was acknowledged is kept, and whoever reads afterwards finds it. A refused request has changed nothing. Where
/// several read and write at once, versions of tables and numbers of entries say who was first.
#[async_trait]
pub trait Store: fmt::Debug + Send + Sync {
    /// Carries out a request, whole or not at all. When this returns, it counts.
    async fn write(&self, write: Write) -> Result<(), StoreError>;

    /// Asks for something that may be left undone: nobody waits for it.
    fn mention(&self, write: Write);

    /// Waits until everything asked for is written; nothing more is taken.
    async fn close(&self);

    /// Whether it answers at all.
    async fn ping(&self) -> Result<(), StoreError>;

    /// The guest whose device holds this secret. He counts as seen today.
    async fn guest_by_secret(&self, secret: SecretHash) -> Result<Option<Guest>, StoreError>;

    /// The guests with this id or this name, whatever its case; those who were here last first.
    async fn find_guests(&self, id_or_name: &str) -> Result<Vec<KnownGuest>, StoreError>;

    /// The names of these guests.
    async fn names(&self, guests: &[GuestId]) -> Result<HashMap<GuestId, String>, StoreError>;

    /// The table that has this short code now.
    async fn table(&self, code: &Code) -> Result<Option<Table>, StoreError>;

    /// The table to which this link leads.
    async fn table_by_link(&self, link: &Link) -> Result<Option<Table>, StoreError>;

    /// The table with this id.
    async fn table_by_id(&self, id: TableId) -> Result<Option<Table>, StoreError>;

    /// The tables that the lobby shows if something happened there since then: open ones first, then those that can
    /// be watched.
    async fn lobby(&self, since: i64, limit: u32) -> Result<Vec<Table>, StoreError>;

    /// The tables that a guest has opened or sits at: unfinished ones first, then the newest.
    async fn tables_of(&self, guest: &GuestId, limit: u32) -> Result<Vec<Table>, StoreError>;

    /// How many tables a guest has opened since then and not finished.
    async fn n_open_tables(&self, host: &GuestId, since: i64) -> Result<u32, StoreError>;

    /// The tables where a game runs in which a bot may have to move, newest first.
    async fn tables_with_bots(&self, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// One game of a table, with its log.
    async fn game(&self, table: TableId, round: u32) -> Result<Option<GameLog>, StoreError>;

    /// The game to which this link leads, with its log.
    async fn game_by_link(&self, link: &Link) -> Result<Option<GameLog>, StoreError>;

    /// The last things said in each channel of a table, oldest first. Each channel is cut by itself: how much is left
    /// of one must not tell how much was said in another.
    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, StoreError>;

    /// Tables at which no game was ever begun and nothing has happened since then, oldest first.
    async fn forsaken_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Tables whose last game is over and at which nothing has happened since then, oldest first.
    async fn finished_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Guests without a table who were not here since then.
    async fn vanished_guests(&self, before: i64, limit: u32) -> Result<Vec<GuestId>, StoreError>;

    /// How many lines were said before then.
    async fn n_old_words(&self, before: i64) -> Result<u32, StoreError>;

    /// Channels in which more than `most` lines are kept.
    async fn long_talks(&self, most: u32, limit: u32) -> Result<Vec<(TableId, String)>, StoreError>;

    /// [`Write::Guest`]
    async fn add_guest(&self, guest: Guest, secret: SecretHash, at: i64) -> Result<(), StoreError> {
        self.write(Write::Guest { guest, secret, at }).await
    }

    /// [`Write::Secret`]
    async fn add_secret(&self, guest: GuestId, secret: SecretHash, at: i64) -> Result<(), StoreError> {
        self.write(Write::Secret { guest, secret, at }).await
    }

    /// [`Write::Rename`]
    async fn rename(&self, guest: Guest) -> Result<(), StoreError> {
        self.write(Write::Rename { guest }).await
    }

    /// [`Write::Open`]
    async fn add_table(&self, table: Table) -> Result<(), StoreError> {
        self.write(Write::Open(Box::new(table))).await
    }

    /// [`Write::Save`]
    async fn save_table(&self, table: Table) -> Result<(), StoreError> {
        self.write(Write::Save(Box::new(table))).await
    }

    /// [`Write::Begin`]
    async fn begin(&self, table: Table, game: Game) -> Result<(), StoreError> {
        self.write(Write::Begin(Box::new((table, game)))).await
    }

    /// [`Write::Append`] of an entry that changes nothing else.
    async fn append(&self, place: Place, entry: Entry, at: i64, noticed: bool) -> Result<(), StoreError> {
        self.write(Write::Append { place, entry, at, noticed, table: None }).await
    }

    /// [`Write::Append`] of an entry that everybody notices, with the table as it then is.
    async fn append_and_save(&self, place: Place, entry: Entry, at: i64, table: Table) -> Result<(), StoreError> {
        self.write(Write::Append { place, entry, at, noticed: true, table: Some(Box::new(table)) }).await
    }

    /// [`Write::Finish`]
    async fn finish(&self, table: Table, result: String) -> Result<(), StoreError> {
        self.write(Write::Finish(Box::new((table, result)))).await
    }

    /// [`Write::Chat`]
    async fn say(&self, table: TableId, chat: Chat) -> Result<(), StoreError> {
        self.write(Write::Chat { table, chat: Box::new(chat) }).await
    }

    /// [`Write::Pulse`]
    async fn prove_writing(&self, at: i64) -> Result<(), StoreError> {
        self.write(Write::Pulse { at }).await
    }

    /// [`Write::Forget`]: where he sat, a nameless person sits who is nobody.
    async fn forget(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(Write::Forget { guest }).await
    }

    /// [`Write::Discard`]
    async fn discard(&self, what: Discard) -> Result<(), StoreError> {
        self.write(Write::Discard(what)).await
    }
}

// A method that cannot be called without knowing the kind of store must not get in here.
const _: Option<&dyn Store> = None;

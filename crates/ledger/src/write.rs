//! What can be written: each request is carried out whole or not at all.

use crate::{Chat, Entry, Game, Guest, GuestId, Place, SecretHash, Table, TableId};

/// One request to whoever writes.
///
/// Wherever a table is saved, its [`Table::version`] must be that of the row, else nothing is written
/// ([`crate::StoreError::OldVersion`]); the row then has the next version.
#[derive(Clone, Debug)]
pub enum Write {
    /// Adds a guest and the secret of his first device.
    Guest {
        /// Who.
        guest: Guest,
        /// Of his device's secret.
        secret: SecretHash,
        /// When.
        at: i64,
    },
    /// Adds a device of a guest.
    Secret {
        /// Whose.
        guest: GuestId,
        /// Of its secret.
        secret: SecretHash,
        /// When.
        at: i64,
    },
    /// Gives a guest another name.
    Rename {
        /// The guest as he is called now.
        guest: Guest,
    },
    /// Adds a table; refused as taken if its code or link is in use.
    Open(Box<Table>),
    /// Keeps a table as it is now; refused as taken if its code is in use.
    Save(Box<Table>),
    /// Begins a game and keeps the table as it then is; a conflict if that game has begun, taken if the code is.
    Begin(Box<(Table, Game)>),
    /// Appends to the log of a game. When this is done, the entry counts.
    Append {
        /// Where.
        place: Place,
        /// What happened.
        entry: Entry,
        /// When.
        at: i64,
        /// Whether everybody will notice it: only then has the table changed, as far as anybody is told.
        noticed: bool,
        /// The table as it then is, if that changes with it: both or neither.
        table: Option<Box<Table>>,
    },
    /// Notes how the present game of a table ended, and keeps the table as it then is.
    Finish(Box<(Table, String)>),
    /// Adds something said.
    Chat {
        /// Where.
        table: TableId,
        /// What.
        chat: Box<Chat>,
    },
    /// Writes something small, and so proves that writing works.
    Pulse {
        /// When.
        at: i64,
    },
    /// Notes that a guest was here.
    Seen {
        /// Who.
        guest: GuestId,
    },
    /// Removes a guest's name, secrets and words.
    Forget {
        /// Who.
        guest: GuestId,
    },
    /// Removes what is too old.
    Discard(Discard),
}

/// One small step of removing.
#[derive(Clone, Debug)]
pub enum Discard {
    /// A table, its games and its talk, if nothing has happened there since.
    Table {
        /// Which.
        id: TableId,
        /// Since then.
        before: i64,
    },
    /// A guest, if he has no table and was not here since.
    Guest {
        /// Who.
        id: GuestId,
        /// Since then.
        before: i64,
    },
    /// Some of what was said before then.
    OldWords {
        /// Then.
        before: i64,
        /// At most so many lines.
        limit: u32,
    },
    /// All but the last lines of one channel of a table.
    ManyWords {
        /// Where.
        table: TableId,
        /// In which channel.
        channel: String,
        /// How many stay.
        keep: u32,
    },
}

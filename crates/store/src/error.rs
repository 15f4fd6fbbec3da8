//! What can go wrong with the log.

/// A request to the store that was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this sequence number: whoever gets this reloads and tries again.
    #[error("move {seq} of round {round} is already written")]
    Conflict {
        /// Which game of the table.
        round: u32,
        /// The number that was taken.
        seq: u32,
    },
    /// The table's short code, or another id, exists already.
    #[error("that id is taken")]
    Taken,
    /// A row that cannot be what we wrote.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// The schema could not be brought up to date.
    #[error("the database could not be prepared")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// A transaction of many requests failed as a whole; nothing of it was written.
    #[error("the commit failed: {0}")]
    Commit(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Turns the violation of a key into [`StoreError::Taken`].
    pub(crate) fn of_insert(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(it) if it.is_unique_violation() => Self::Taken,
            _ => Self::Database(error),
        }
    }
}

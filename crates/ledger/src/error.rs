//! What can go wrong with whoever keeps the log.

/// A request that was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry or begun this game (`seq` 0): whoever gets this reads the log again.
    #[error("entry {seq} of round {round} is already written")]
    Conflict {
        /// Which game of the table.
        round: u32,
        /// The number that was taken.
        seq: u32,
    },
    /// The table has been saved since it was read: whoever gets this reads it again.
    #[error("the table has changed since version {0}")]
    OldVersion(u32),
    /// The table's short code, its link or another id is in use.
    #[error("that id is taken")]
    Taken,
    /// A row that cannot be what we wrote.
    #[error("the store holds something unreadable: {0}")]
    Unreadable(String),
    /// The store could not be asked.
    #[error("the store failed: {0}")]
    Failed(String),
    /// Nothing of this was written, as the disk or the database would not take it: it may be tried again.
    #[error("it could not be written: {0}")]
    Unwritten(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

//! What can go wrong with the log.

use std::path::{Path, PathBuf};

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
    /// Nothing of this was written, as the disk or the database would not take it: it may be tried again.
    #[error("it could not be written: {0}")]
    Unwritten(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The file is no database of ours, or a broken one.
    #[error("the database {} is damaged: {reason}", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Another server works on this database.
    #[error("another server uses the database {}{}", path.display(), by(process.as_deref()))]
    InUse {
        /// Which file.
        path: PathBuf,
        /// The number of its process, if it has told.
        process: Option<String>,
    },
    /// A file that must not be there is there.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// A file that must be there is not.
    #[error("there is no file {}", .0.display())]
    Absent(PathBuf),
    /// A file or folder could not be made, read or changed.
    #[error("{}: {source}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
}

fn by(process: Option<&str>) -> String {
    process.map(|it| format!(" (process {it})")).unwrap_or_default()
}

/// What `SQLite` says of a file that it cannot read as a database: corrupt, or none at all.
const UNREADABLE_FILE: [i64; 2] = [11, 26];
/// What `SQLite` says of a request that breaks a constraint: the request is at fault, the database is well.
const CONSTRAINT: i64 = 19;

/// The primary result code of `SQLite`, if the error comes from there.
fn primary_code(error: &sqlx::Error) -> Option<i64> {
    let code: i64 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

impl StoreError {
    /// Turns the violation of a key into [`StoreError::Taken`].
    pub(crate) fn of_insert(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(it) if it.is_unique_violation() => Self::Taken,
            _ => Self::Database(error),
        }
    }

    /// An error of opening `path`: a file that is no database is told apart.
    pub(crate) fn of_opening(path: &Path, error: sqlx::Error) -> Self {
        match primary_code(&error) {
            Some(code) if UNREADABLE_FILE.contains(&code) => {
                Self::Damaged { path: path.into(), reason: error.to_string() }
            }
            _ => Self::Database(error),
        }
    }

    /// An error of the system about a file.
    pub(crate) fn of_file(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::File { path, source }
    }

    /// Whether the request alone is at fault, and others of the same transaction may go on.
    pub(crate) fn is_its_own_fault(error: &sqlx::Error) -> bool {
        primary_code(error) == Some(CONSTRAINT)
    }
}

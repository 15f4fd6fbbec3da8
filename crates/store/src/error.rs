//! What can go wrong with a file, and with a request.

use std::error::Error;
use std::path::{Path, PathBuf};

use ledger::StoreError;

/// A database that could not be opened, claimed, copied or put back.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The schema could not be brought up to date.
    #[error("the database could not be prepared")]
    Migrate(#[source] Box<dyn Error + Send + Sync>),
    /// The database failed.
    #[error("the database failed")]
    Database(#[source] Box<dyn Error + Send + Sync>),
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
    /// A name that is no text.
    #[error("a file cannot be called {}", .0.display())]
    Name(PathBuf),
    /// The file of the house's key may be read by others.
    #[error("others than its owner may read {}, with which the house signs", .0.display())]
    KeyShown(PathBuf),
    /// A file of the house's keys does not hold what it should.
    #[error("{} is damaged: {reason}", path.display())]
    Key {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The system gives no random numbers.
    #[error("the system gives no random numbers to make a key of")]
    NoRandomness,
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

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Box::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for OpenError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migrate(Box::new(error))
    }
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

impl OpenError {
    /// An error of opening `path`: a file that is no database is told apart.
    pub(crate) fn of_opening(path: &Path, error: sqlx::Error) -> Self {
        match primary_code(&error) {
            Some(code) if UNREADABLE_FILE.contains(&code) => {
                Self::Damaged { path: path.into(), reason: error.to_string() }
            }
            _ => error.into(),
        }
    }

    /// An error of the system about a file.
    pub(crate) fn of_file(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::File { path, source }
    }
}

/// Why a request was not carried out, while it still matters what the database said of it.
#[derive(Debug)]
pub(crate) enum Fault {
    /// It is refused.
    Refused(StoreError),
    /// The database would not do it, through whose fault ever.
    Sql(sqlx::Error),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self::Sql(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Refused(error)
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Refused(error) => error,
            Fault::Sql(sqlx::Error::PoolClosed) => Self::Closed,
            // The column is there but holds what we never write.
            Fault::Sql(error @ sqlx::Error::ColumnDecode { .. }) => Self::Unreadable(error.to_string()),
            Fault::Sql(error) => Self::Failed(error.to_string()),
        }
    }
}

impl Fault {
    /// Turns the violation of a key into a refusal.
    pub(crate) fn of_insert(refusal: StoreError) -> impl FnOnce(sqlx::Error) -> Self {
        move |error| match error.as_database_error() {
            Some(it) if it.is_unique_violation() => Self::Refused(refusal),
            _ => Self::Sql(error),
        }
    }

    /// Something in a row that cannot be what we wrote.
    pub(crate) fn unreadable(what: impl Into<String>) -> Self {
        Self::Refused(StoreError::Unreadable(what.into()))
    }

    /// Whether the request alone is at fault, and others of the same transaction may go on.
    pub(crate) fn is_its_own(error: &sqlx::Error) -> bool {
        primary_code(error) == Some(CONSTRAINT)
    }
}

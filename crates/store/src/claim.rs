//! One server a database: two would each believe that the tables in memory are theirs.

use std::fs::{File, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;

use crate::OpenError;
use crate::private::{beside, new_private};

/// The right to work on a database, for as long as this lives. The system takes it back when the process dies,
/// however it dies; reading and copying the database needs none.
#[derive(Debug)]
pub struct Claim {
    _file: File,
}

impl Claim {
    /// Claims the database at `path`, or says who has it.
    pub fn take(path: &Path) -> Result<Self, OpenError> {
        let lock = beside(path, ".lock");
        match new_private(&lock) {
            Ok(_) | Err(OpenError::Exists(_)) => (),
            Err(other) => return Err(other),
        }
        let opened = File::options().read(true).write(true).open(&lock);
        let mut file = opened.map_err(OpenError::of_file(&lock))?;
        match file.try_lock() {
            Ok(()) => {
                // Only a hint for whoever is refused: on a full disk it may be missing.
                file.set_len(0).ok();
                file.rewind().ok();
                write!(file, "{}", std::process::id()).ok();
                Ok(Self { _file: file })
            }
            Err(TryLockError::WouldBlock) => {
                let mut process = String::new();
                file.read_to_string(&mut process).ok();
                Err(OpenError::InUse { path: path.into(), process: Some(process).filter(|it| !it.is_empty()) })
            }
            Err(TryLockError::Error(error)) => Err(OpenError::of_file(&lock)(error)),
        }
    }
}

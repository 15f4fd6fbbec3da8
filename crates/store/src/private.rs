//! Files that only we may read: they hold the hands of all running games.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::OpenError;

/// `path` with something added to its name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// What `SQLite` keeps beside a database.
pub(crate) const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// Makes `path` if it is absent, readable by us alone, and takes it and what lies beside it from everybody else.
pub(crate) fn keep_private(path: &Path) -> Result<(), OpenError> {
    match new_private(path) {
        Ok(_) | Err(OpenError::Exists(_)) => (),
        Err(other) => return Err(other),
    }
    // SQLite gives the files beside a database the permissions that it has: only old ones have others.
    tighten(path, 0o600)?;
    for suffix in COMPANIONS {
        let companion = beside(path, suffix);
        if companion.exists() {
            tighten(&companion, 0o600)?;
        }
    }
    Ok(())
}

/// A new, empty file that only we may read.
pub(crate) fn new_private(path: &Path) -> Result<File, OpenError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => OpenError::Exists(path.into()),
        _ => OpenError::of_file(path)(error),
    })
}

/// Makes the folder of a database if it is absent, and closes it to everybody else. One that holds other things than
/// ours is left as it is: it may be somebody's home.
pub fn private_folder(folder: &Path) -> Result<(), OpenError> {
    fs::create_dir_all(folder).map_err(OpenError::of_file(folder))?;
    let entries = fs::read_dir(folder).map_err(OpenError::of_file(folder))?;
    let ours = |name: &str| name.starts_with("bestiaire.") || name.starts_with("house.key");
    let all_ours = entries.flatten().all(|it| it.file_name().to_str().is_some_and(ours));
    if all_ours {
        return tighten(folder, 0o700);
    }
    tracing::warn!(folder = %folder.display(), "the data folder holds other files too; its permissions stay as they are");
    Ok(())
}

#[cfg(unix)]
fn tighten(path: &Path, mode: u32) -> Result<(), OpenError> {
    use std::os::unix::fs::PermissionsExt as _;
    let now = fs::metadata(path).map_err(OpenError::of_file(path))?.permissions();
    if now.mode() & 0o777 == mode {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(OpenError::of_file(path))
}

#[cfg(not(unix))]
fn tighten(_path: &Path, _mode: u32) -> Result<(), OpenError> {
    Ok(())
}

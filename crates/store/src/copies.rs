//! Copies of a database: made while it is in use, checked, and put back.

use std::fs;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use crate::private::{COMPANIONS, beside, new_private};
use crate::schema::n_migrations;
use crate::store::BUSY;
use crate::{Claim, OpenError};

/// Copies the database at `from` to the new file `to`, as it is at one moment, whoever else uses it. Every write that
/// was acknowledged before this is called is in it.
pub async fn back_up(from: &Path, to: &Path) -> Result<(), OpenError> {
    if !from.is_file() {
        return Err(OpenError::Absent(from.into()));
    }
    new_private(to)?;
    let done = copy(from, to).await;
    if done.is_err() {
        fs::remove_file(to).ok();
    }
    done
}

/// Puts the copy `from` in the place of the database at `to`, which nobody may be using. What is there is replaced
/// only by `force`, and kept beside it under another name.
pub async fn restore(from: &Path, to: &Path, force: bool) -> Result<(), OpenError> {
    if !from.is_file() {
        return Err(OpenError::Absent(from.into()));
    }
    let _claim = Claim::take(to)?;
    if to.exists() && !force {
        return Err(OpenError::Exists(to.into()));
    }
    let fresh = beside(to, ".restoring");
    fs::remove_file(&fresh).ok();
    check(from).await?;
    back_up(from, &fresh).await?;
    if to.exists() {
        set_aside(to)?;
    }
    fs::rename(&fresh, to).map_err(OpenError::of_file(to))
}

/// Gives a database another name, with what lies beside it, so that it stays one.
fn set_aside(path: &Path) -> Result<(), OpenError> {
    let aside = beside(path, ".replaced");
    for suffix in COMPANIONS {
        let (old, new) = (beside(path, suffix), beside(&aside, suffix));
        fs::remove_file(&new).ok();
        if old.exists() {
            fs::rename(&old, &new).map_err(OpenError::of_file(&old))?;
        }
    }
    fs::rename(path, &aside).map_err(OpenError::of_file(path))
}

async fn copy(from: &Path, to: &Path) -> Result<(), OpenError> {
    let mut connection = look_at(from).await?;
    let target = to.to_str().ok_or_else(|| OpenError::Name(to.into()))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(target).execute(&mut connection).await;
    copied.map_err(|it| OpenError::of_opening(from, it))?;
    connection.close().await?;
    check(to).await?;
    // SQLite does not wait for the disk here.
    let file = fs::File::open(to).map_err(OpenError::of_file(to))?;
    file.sync_all().map_err(OpenError::of_file(to))
}

/// A connection that changes nothing.
async fn look_at(path: &Path) -> Result<SqliteConnection, OpenError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY);
    options.disable_statement_logging().connect().await.map_err(|it| OpenError::of_opening(path, it))
}

/// Whether `path` is a whole database of ours, of this version or an older one.
async fn check(path: &Path) -> Result<(), OpenError> {
    let mut connection = look_at(path).await?;
    whole(path, &mut connection).await?;
    let damaged = |reason: &str| OpenError::Damaged { path: path.into(), reason: reason.into() };
    let version = sqlx::query("SELECT MAX(version) AS version FROM _sqlx_migrations").fetch_one(&mut connection).await;
    let version: i64 = version.map_err(|_| damaged("it is not one of ours"))?.try_get("version")?;
    connection.close().await?;
    if version > n_migrations() { Err(damaged("it was written by a newer program")) } else { Ok(()) }
}

/// Looks through a database before anybody writes to it.
pub(crate) async fn check_before_use(path: &Path) -> Result<(), OpenError> {
    let mut connection = look_at(path).await?;
    whole(path, &mut connection).await?;
    connection.close().await?;
    Ok(())
}

async fn whole(path: &Path, connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(connection).await;
    let said: String = found.map_err(|it| OpenError::of_opening(path, it))?.try_get(0)?;
    if said == "ok" { Ok(()) } else { Err(OpenError::Damaged { path: path.into(), reason: said }) }
}

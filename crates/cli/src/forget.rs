//! `bestiaire forget`

use std::path::PathBuf;
use std::process::ExitCode;

use comfy_table::{Table, presets};
use ledger::{KnownGuest, Store as _};
use store::{Claim, Durability, OpenError, SqliteStore};

use crate::backup::{explain, runtime};
use crate::desk::{Desk, Usage};
use crate::serve::DATABASE;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  bestiaire forget Ana --data /var/lib/bestiaire
  bestiaire forget oT3xwZ1hQ0f8mK2c --data /var/lib/bestiaire

Removes the name, the devices and the chat of a guest. Tables and records stay; a nameless person sits where he sat.
The server must be stopped meanwhile. Backups made before still hold the guest.")]
pub(crate) struct Args {
    /// The guest's id, or his name if nobody else has it.
    guest: String,
    /// Folder of the database.
    #[arg(long, env = "BESTIAIRE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let database = args.data.join(DATABASE);
    let because = |error| explain(error, &args.data);
    if !database.is_file() {
        return Err(because(OpenError::Absent(database)));
    }
    // A server holds names and seats in memory, and would write them again.
    let _claim = Claim::take(&database).map_err(because)?;
    let forgotten = runtime()?.block_on(async {
        let store = SqliteStore::open(&database, Durability::Full).await.map_err(because)?;
        let found = store.find_guests(&args.guest).await?;
        let guest = the_one(&args.guest, &found)?;
        store.forget(guest.guest.id.clone()).await?;
        store.close().await;
        anyhow::Ok(guest.clone())
    })?;
    desk.line(&format!("{} ({}) is forgotten", forgotten.guest.name, forgotten.guest.id))?;
    Ok(ExitCode::SUCCESS)
}

/// The guest who is meant.
fn the_one<'a>(wanted: &str, found: &'a [KnownGuest]) -> Result<&'a KnownGuest, Usage> {
    match found {
        [] => Err(Usage::new(format!("there is no guest {wanted}"), "give the id, or the name exactly as it is shown")),
        // An id is one guest's alone, even if it is another's name.
        [first, ..] if first.guest.id.0 == wanted => Ok(first),
        [only] => Ok(only),
        several => {
            let hint = format!("give the id of the one who is meant:\n{}", list(several));
            Err(Usage::new(format!("{} guests are called {wanted}", several.len()), hint))
        }
    }
}

fn list(guests: &[KnownGuest]) -> String {
    let days = |at: i64| format!("{} days ago", (now_ms() - at).max(0) / 86_400_000);
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["id", "name", "came", "last here", "tables"]);
    for it in guests {
        let cells = [it.guest.id.to_string(), it.guest.name.clone(), days(it.created), days(it.seen)];
        table.add_row(cells.into_iter().chain([it.n_tables.to_string()]));
    }
    table.to_string()
}

/// Milliseconds since 1970.
fn now_ms() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

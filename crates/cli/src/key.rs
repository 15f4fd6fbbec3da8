//! `bestiaire key`

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use store::{Claim, House, OpenError};
use texts::Args as Words;

use crate::backup::explain;
use crate::desk::Desk;
use crate::serve::DATABASE;

#[derive(clap::Args)]
#[command(after_help = "\
A house signs with house.key, in the folder of its database. What everybody may know is in house.keys.json, and at
/.well-known/bestiaire-keys.json of the server.

Examples:
  bestiaire key show --data /var/lib/bestiaire
  bestiaire key rotate --data /var/lib/bestiaire")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Show the public key of a house and those it had.
    Show(Folder),
    /// Make a new key; the old one signs who comes after it. The server must be stopped meanwhile.
    Rotate(Folder),
}

#[derive(clap::Args)]
struct Folder {
    /// Folder of the database.
    #[arg(long, env = "BESTIAIRE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Write the keys as a server publishes them.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let (folder, house) = match &args.what {
        What::Show(folder) => (folder, House::read(&folder.data)),
        What::Rotate(folder) => (folder, rotate(&folder.data)),
    };
    let house = house.map_err(|it| explain(it, &folder.data))?;
    if folder.json {
        desk.json(&house.known)?;
        return Ok(ExitCode::SUCCESS);
    }
    for key in &house.known {
        let words = Words::new().word("key", &*key.id).word("date", &*key.from);
        let words = words.word("until", key.until.as_deref().unwrap_or("none"));
        desk.say("fair-key", &words)?;
        desk.line(&format!("  {}", key.key))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn rotate(data: &Path) -> Result<House, OpenError> {
    // A server that runs would go on signing with the old key.
    let _claim = if data.is_dir() { Some(Claim::take(&data.join(DATABASE))?) } else { None };
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    House::rotate(data, &::riddles::Date::of_unix(since.as_secs()).to_string())
}

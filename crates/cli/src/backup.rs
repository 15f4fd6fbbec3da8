//! `bestiaire backup` and `bestiaire restore`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use store::OpenError;

use crate::desk::{Desk, Usage};
use crate::serve::DATABASE;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  bestiaire backup --data /var/lib/bestiaire --to bestiaire-monday.db

The copy is whole and consistent, also while a server runs and people play.")]
pub(crate) struct BackupArgs {
    /// Folder of the database.
    #[arg(long, env = "BESTIAIRE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// The file to make; it must not exist yet.
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

#[derive(clap::Args)]
#[command(after_help = "Examples:
  bestiaire restore --from bestiaire-monday.db --data /var/lib/bestiaire
  bestiaire restore --from bestiaire-monday.db --data /var/lib/bestiaire --force

No server may run on that folder. What --force replaces stays beside it as bestiaire.db.replaced.")]
pub(crate) struct RestoreArgs {
    /// A file that `bestiaire backup` has made.
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// Folder of the database; it is made if it is absent.
    #[arg(long, env = "BESTIAIRE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Replace the database that is there.
    #[arg(long)]
    force: bool,
}

pub(crate) fn back_up(args: &BackupArgs, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let database = args.data.join(DATABASE);
    runtime()?.block_on(store::back_up(&database, &args.to)).map_err(|it| explain(it, &args.data))?;
    let size = std::fs::metadata(&args.to)?.len();
    desk.line(&format!("{}: {size} bytes, checked", args.to.display()))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(args: &RestoreArgs, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    store::private_folder(&args.data)?;
    let database = args.data.join(DATABASE);
    let done = runtime()?.block_on(store::restore(&args.from, &database, args.force));
    done.map_err(|it| explain(it, &args.data))?;
    desk.line(&format!("{} is restored from {}", database.display(), args.from.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// The threads that the store needs.
pub(crate) fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

/// What the store says, with what to do about it.
pub(crate) fn explain(error: OpenError, data: &Path) -> anyhow::Error {
    let data = data.display();
    let hint = match &error {
        OpenError::InUse { .. } => "stop that server first, or give another folder with --data".to_owned(),
        OpenError::Exists(path) if path.ends_with(DATABASE) => {
            "--force replaces it, and keeps it beside the new one as bestiaire.db.replaced".to_owned()
        }
        OpenError::Exists(_) => "a backup overwrites nothing: give another name with --to".to_owned(),
        OpenError::Absent(_) => format!("is {data} the folder that `bestiaire serve --data` uses?"),
        OpenError::Damaged { .. } => {
            format!("nothing was changed; `bestiaire restore --from FILE --data {data} --force` puts a backup there")
        }
        OpenError::KeyShown(path) => {
            let path = path.display();
            format!(
                "`chmod 600 {path}`; if somebody may have read it, `bestiaire key rotate --data {data}` makes another"
            )
        }
        OpenError::Key { .. } => {
            "put a copy of it back; without one, records signed with it stay as they are".to_owned()
        }
        _ => return error.into(),
    };
    Usage::new(error.to_string(), hint).into()
}

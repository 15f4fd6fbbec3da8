//! `bestiaire gevaudan`: boards read from files and checked.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;
use gevaudan::{Board, read};
use texts::Args as Words;

use crate::desk::{Desk, Usage};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Check a file with board, events, hunters and Characters, and give its code for the option `board`.
    Check(Check),
    /// Write the house's own file, to start another one from.
    House,
}

#[derive(clap::Args)]
#[command(after_help = "\
The board we play on is ours: the box has another one. Whoever owns it can write what is printed there into a file.

Examples:
  bestiaire gevaudan house > my-board.txt
  bestiaire gevaudan check my-board.txt
  bestiaire play gevaudan --board my-board.txt")]
struct Check {
    /// The file.
    file: PathBuf,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::Check(args) => check(&args.file, desk),
        What::House => {
            write!(desk.out, "{}", gevaudan::HOUSE_FILE)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Says whether a file is a board: 0 with its code, or 1 with the line at fault.
fn check(file: &Path, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let text = crate::desk::read(file)?;
    match read(&text) {
        Ok(board) => {
            desk.say("cli-gevaudan-valid", &Words::new().word("file", file.display().to_string()))?;
            desk.line(&board.code())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("error: {}: {error}", file.display());
            Ok(ExitCode::from(1))
        }
    }
}

/// The option that `--board FILE` stands for.
pub(crate) fn board_option(file: Option<&Path>) -> Result<Option<(String, String)>, Usage> {
    let Some(file) = file else { return Ok(None) };
    let board: Board = read(&crate::desk::read(file)?).map_err(|it| {
        let place = it.line.map_or(String::new(), |line| format!("line {line}: "));
        Usage::new(format!("{}: {place}{}", file.display(), it.what), it.hint)
    })?;
    Ok(Some(("board".into(), board.code())))
}

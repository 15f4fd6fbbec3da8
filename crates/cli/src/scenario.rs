//! `bestiaire scenario`

use std::path::PathBuf;
use std::process::ExitCode;

use texts::Args as Words;

use crate::desk::{Desk, read};

#[derive(clap::Args)]
#[command(after_help = "The format is described in docs/scenarios.md.\n\nExample:\n  bestiaire scenario crates/games/bestioles/scenarios/*.scn")]
pub(crate) struct Args {
    /// Scenario files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let mut n_failed = 0;
    for path in &args.files {
        let (text, file) = (read(path)?, path.display());
        match cabinet::scenario::run(&text) {
            Ok(passed) => {
                let words = Words::new().word("file", file.to_string()).word("title", passed.title);
                desk.say("cli-scenario-passed", &words.count("lines", passed.n_lines))?;
            }
            Err(fault) => {
                n_failed += 1;
                eprintln!("{file}:{}: {}", fault.line, fault.reason);
            }
        }
    }
    if n_failed == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    let words = Words::new().count("failed", n_failed).count("all", args.files.len());
    desk.say("cli-scenario-failed", &words)?;
    Ok(ExitCode::from(1))
}

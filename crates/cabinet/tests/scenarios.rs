//! Every scenario of every game, one test each.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let trials = scenarios(&games).into_iter().map(trial).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// `crates/games/*/scenarios/*.scn`, in order.
fn scenarios(games: &Path) -> Vec<PathBuf> {
    let list = |dir: &Path| -> Vec<PathBuf> {
        std::fs::read_dir(dir).map_or_else(|_| Vec::new(), |it| it.flatten().map(|it| it.path()).collect())
    };
    let mut files: Vec<_> = list(games).iter().flat_map(|game| list(&game.join("scenarios"))).collect();
    files.retain(|it| it.extension().is_some_and(|it| it == "scn"));
    files.sort();
    files
}

fn trial(file: PathBuf) -> Trial {
    let name = file.file_stem().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
    Trial::test(name, move || {
        let text = std::fs::read_to_string(&file)?;
        cabinet::scenario::run(&text).map_err(|it| format!("{}:{}: {}", file.display(), it.line, it.reason))?;
        Ok(())
    })
}

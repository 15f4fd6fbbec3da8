//! `bestiaire riddles`

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use ::riddles::{Fault, Riddle, Wish, check as prove_as_written, collection, mine, parse, prove, write};
use texts::Args as Words;

use crate::desk::{Desk, Usage, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Prove every riddle of these files again.
    #[command(
        after_help = "The format is described in docs/riddles.md.\n\nExample:\n  bestiaire riddles check riddles/*.riddles"
    )]
    Check {
        /// Files of riddles.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Work out answers and proofs, and write the riddles of a file with them: for who writes one by hand.
    Prove {
        /// A file of riddles; their `answer`, `facts` and `proof` may be wrong or empty.
        file: PathBuf,
    },
    /// Play games between bots and write down the positions that make riddles, with their proofs.
    #[command(after_help = "Example:\n  bestiaire riddles mine cryptide --games 200 --most 30 --out more.riddles")]
    Mine {
        /// Key of the game.
        game: String,
        /// Games to play.
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// Number of the first game.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Enough after so many riddles.
        #[arg(long, default_value_t = 30)]
        most: usize,
        /// Where to write them; to the terminal if absent.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    match &args.command {
        Command::Check { files } => check(files, desk),
        Command::Prove { file } => fill_in(file),
        Command::Mine { game, games, seed, most, out } => {
            let wish = Wish { games: *games, seed: *seed, most: *most };
            dig(game, wish, out.as_ref())
        }
    }
}

fn check(files: &[PathBuf], desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let mut n_failed = 0;
    for path in files {
        let text = read(path)?;
        let faults = match parse(&text) {
            Ok(all) => {
                let words = Words::new().word("file", path.display().to_string()).count("count", all.len());
                let faults: Vec<Fault> = all.iter().filter_map(|it| prove_as_written(it).err()).collect();
                if faults.is_empty() {
                    desk.say("cli-riddles-passed", &words)?;
                }
                faults
            }
            Err(fault) => vec![fault],
        };
        n_failed += faults.len();
        for fault in faults {
            eprintln!("{}:{fault}", path.display());
        }
    }
    if n_failed == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    desk.say("cli-riddles-failed", &Words::new().count("failed", n_failed))?;
    Ok(ExitCode::from(1))
}

fn fill_in(path: &Path) -> anyhow::Result<ExitCode> {
    let text = read(path)?;
    let fault = |it: Fault| anyhow::anyhow!("{}:{it}", path.display());
    let mut riddles = parse(&text).map_err(fault)?;
    for riddle in &mut riddles {
        riddle.proof = prove(riddle).map_err(fault)?;
    }
    print!("{}", file_of(riddles.first().map_or("", |it| it.game.as_str()), &riddles));
    Ok(ExitCode::SUCCESS)
}

/// A whole file.
fn file_of(game: &str, riddles: &[Riddle]) -> String {
    let mut text = format!("game: {game}\n");
    for riddle in riddles {
        let _ = write!(text, "\n{}", write(riddle));
    }
    text
}

fn dig(game: &str, wish: Wish, out: Option<&PathBuf>) -> anyhow::Result<ExitCode> {
    let begun = Instant::now();
    let Some(mined) = mine(game, wish) else {
        let hint = format!("riddles are mined from {}", collection().games().join(", "));
        return Err(Usage::new(format!("there are no riddles of `{game}`"), hint).into());
    };
    let seconds = begun.elapsed().as_secs_f64();
    let text = file_of(game, &mined.riddles);
    match out {
        Some(path) => std::fs::write(path, text)?,
        None => print!("{text}"),
    }
    let share = 100.0 * mined.qualified as f64 / mined.positions.max(1) as f64;
    eprintln!(
        "{} riddles from {} games and {} positions in {seconds:.1} s: {:.0} a minute; {} positions qualify ({share:.2} %)",
        mined.riddles.len(),
        mined.games,
        mined.positions,
        mined.riddles.len() as f64 / seconds * 60.0,
        mined.qualified,
    );
    Ok(ExitCode::SUCCESS)
}

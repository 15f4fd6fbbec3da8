//! `bestiaire match`

mod html;
mod plots;
mod print;
mod suite;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use arena::contest::{Contest, ContestError, ContestReport, Entrant, Form, JournalError, StopRule, contest};
use arena::{Limits, MatchError};
use indicatif::{ProgressBar, ProgressStyle};
use texts::Args as Words;

use crate::desk::{Desk, Usage, game, options};
use crate::gevaudan::board_option;

#[derive(clap::Args)]
#[command(after_help = "\
A bot is a level (`easy`, `hard:20000` with that many simulations), or a program: `cmd:python3 bot.py`, with a name of your
own `mine=cmd:python3 bot.py` (docs/bots.md). Everybody meets everybody: in pairs at a table for two, each deal with both seatings; at a
larger table as one among copies of the other, on every seat of each deal; where there are sides, as a whole side against the other. The
same seed gives the same result with any number of threads. Shares have 95 % intervals over deals, ratings are Elo's points.

Examples:
  bestiaire match bestioles easy random --games 400
  bestiaire match cryptide easy --among random --players 4 --games 1000 --report cryptide.html
  bestiaire match loups-garous easy --among random --players 12
  bestiaire match gevaudan easy random --players 1
  bestiaire match bestioles easy random --sprt 0.50,0.55 --games 20000 --resume long.jsonl
  bestiaire match monstre easy random 'mine=cmd:python3 docs/examples/bot.py' --mix --players 5
  bestiaire match --suite --games 40 --resume suite/     the table of strength, in short; without --games it takes hours
  bestiaire match cryptide hard --suite                  its lines for one game and level")]
#[allow(clippy::struct_excessive_bools, reason = "switches of a command line")]
pub(crate) struct Args {
    /// The game.
    #[arg(required_unless_present = "suite")]
    game: Option<String>,
    /// The bots.
    #[arg(required_unless_present = "suite", value_name = "BOT")]
    bots: Vec<String>,
    /// The table of strength: the levels of every game, or of this one, against `reference`, beside what they are to reach.
    #[arg(long, conflicts_with_all = ["players", "options", "board", "among", "mix", "sprt", "until", "times"])]
    suite: bool,
    /// Games of each pairing; whole deals are played [default: 400; with --suite as many as each line needs].
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Number of players [default: the game's usual number].
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Options of the tables.
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A file with another board, for Gévaudan.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    /// Each bot against this one, or alone among copies of it, instead of each against each.
    #[arg(long, value_name = "BOT", conflicts_with = "mix")]
    among: Option<String>,
    /// All bots at one table; they take further seats in turn.
    #[arg(long)]
    mix: bool,
    /// Number from which all chance follows [default: 1; with --suite 900001, from where on nothing is tuned].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Number of threads [default: one a core].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Stop when it is decided which of two shares the bot of the first row has.
    #[arg(long, value_delimiter = ',', value_name = "LOW,HIGH", conflicts_with = "until")]
    sprt: Vec<f64>,
    /// Stop when it is clear of each of these shares whether the bot of the first row is above or below.
    #[arg(long, value_delimiter = ',', value_name = "SHARE")]
    until: Vec<f64>,
    /// How often such a decision may be wrong.
    #[arg(long, default_value_t = 0.05, value_name = "SHARE")]
    error: f64,
    /// Keep the results in this file, and go on with those that are there; with --suite a folder.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// How long a program may think about a move, in milliseconds.
    #[arg(long, default_value_t = 5_000, value_name = "MS")]
    move_ms: u64,
    /// How long a program may take to be ready, in milliseconds.
    #[arg(long, default_value_t = 20_000, value_name = "MS")]
    start_ms: u64,
    /// Write the report as JSON.
    #[arg(long)]
    json: bool,
    /// Put the times of bots into the JSON too; they are others each time.
    #[arg(long, requires = "json")]
    times: bool,
    /// Write a page with tables and plots into this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    if args.suite {
        suite::run(args, desk)?;
        return Ok(ExitCode::SUCCESS);
    }
    let plan = plan(args)?;
    if let Some(path) = &args.report {
        // Hours of games are not to be lost for a path that cannot be written.
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        file.map_err(|it| cannot_write(path, &it))?;
    }
    let start = Instant::now();
    let report = play(&plan, "")?;
    if let Some(path) = &args.report {
        let page = html::page(&desk.texts, &report);
        std::fs::write(path, page).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    if args.json {
        desk.json(&if args.times { report } else { report.without_times() })?;
        return Ok(ExitCode::SUCCESS);
    }
    print::print(desk, &report, start.elapsed())?;
    if let Some(path) = &args.report {
        desk.say("cli-match-written", &Words::new().word("file", path.display().to_string()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn cannot_write(path: &std::path::Path, error: &std::io::Error) -> Usage {
    Usage::new(format!("{} cannot be written: {error}", path.display()), "give the path of a file that can be written")
}

fn plan(args: &Args) -> Result<Contest, Usage> {
    let info = game(args.game.as_deref().unwrap_or_default())?;
    let read = |it: &String| {
        let hint = "a bot is a level, or a program: `cmd:python3 bot.py` or `mine=cmd:python3 bot.py`";
        Entrant::read(it).map_err(|error| Usage::new(error.to_string(), hint))
    };
    let mut entrants = args.bots.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let form = match &args.among {
        Some(with) => {
            let with = read(with)?;
            let place = entrants.iter().position(|it| it.name == with.name).unwrap_or(entrants.len());
            if place == entrants.len() {
                entrants.push(with);
            }
            Form::Among(place)
        }
        None if args.mix => Form::Mix,
        None => Form::RoundRobin,
    };
    let mut chosen = options(&args.options)?;
    chosen.extend(board_option(args.board.as_deref())?);
    Ok(Contest {
        game: info.key,
        entrants,
        form,
        n_seats: args.players.unwrap_or(info.usual.into()),
        options: chosen,
        n_games: args.games.unwrap_or(400),
        seed: args.seed.unwrap_or(1),
        n_threads: n_threads(args),
        stop: stop(args)?,
        limits: Limits { start: Duration::from_millis(args.start_ms), think: Duration::from_millis(args.move_ms) },
        journal: args.resume.clone(),
    })
}

fn n_threads(args: &Args) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    args.threads.unwrap_or_else(cores).max(1)
}

fn stop(args: &Args) -> Result<Option<StopRule>, Usage> {
    match (args.sprt.as_slice(), args.until.as_slice()) {
        ([], []) => Ok(None),
        ([], bounds) => Ok(Some(StopRule::Bounds { bounds: bounds.to_vec(), error: args.error })),
        (&[low, high], _) => Ok(Some(StopRule::Sprt { low, high, error: args.error })),
        _ => Err(Usage::new("a test compares two shares", "write `--sprt 0.50,0.55`")),
    }
}

/// Plays with a progress bar, which hides itself when nobody watches.
fn play(plan: &Contest, what: &str) -> anyhow::Result<ContestReport> {
    let style = "{bar:40} {pos}/{len}  {elapsed_precise} (left {eta_precise})  {msg}";
    let bar = ProgressBar::new(0).with_style(ProgressStyle::with_template(style)?).with_message(what.to_owned());
    let tick = |done: u64, all: u64| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let report = contest(plan, Some(&tick));
    bar.finish_and_clear();
    report.map_err(|error| match hint(&error) {
        Some(hint) => Usage::new(error.to_string(), hint).into(),
        None => error.into(),
    })
}

/// What helps where the command line is at fault; `None` where it is not.
fn hint(error: &ContestError) -> Option<&'static str> {
    Some(match error {
        ContestError::Match(MatchError::Plan(_)) => "`bestiaire games` shows players and bots of each game",
        ContestError::Match(_) => return None,
        ContestError::Few { .. } => {
            "name two bots or more, or one and `--among` another; `--players 1` where one plays alone"
        }
        ContestError::Many { .. } => "leave out `--mix`, or ask for more `--players`",
        ContestError::Twice(_) => "name each bot once; a program may have a name: `mine=cmd:…`",
        ContestError::Games(_) => "write `--games 400`",
        ContestError::Stop(_) => "write `--sprt 0.50,0.55` or `--until 0.80`, and perhaps `--error 0.01`",
        ContestError::Journal(JournalError::File { .. }) => "give `--resume` a file that can be written",
        ContestError::Journal(JournalError::Line { .. } | JournalError::Other { .. }) => {
            "give `--resume` another file, or ask for the match that is in this one"
        }
    })
}

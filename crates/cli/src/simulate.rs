//! `bestiaire simulate`

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::Context;
use arena::{Hooks, Interval, MatchError, Plan, Report, Row};
use comfy_table::{CellAlignment, Table, presets};
use indicatif::{ProgressBar, ProgressStyle};
use texts::Args as Words;

use crate::desk::{Desk, Usage, game, options};

#[derive(clap::Args)]
#[command(after_help = "\
Each deal is played once with every rotation of the seats. The same seed gives the same result with any number of
threads. Shares are given with their 95 % interval (Wilson).

Examples:
  bestiaire simulate bestioles --bots easy,random --games 1000
  bestiaire simulate bestioles --bots random,random --games 100 --seed 7 --json
  bestiaire simulate bestioles --bots random,random --games 20 --records games/")]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Levels of the bots, separated by commas; `bestiaire games` lists them.
    #[arg(long, required = true, value_delimiter = ',', value_name = "LEVEL")]
    bots: Vec<String>,
    /// Number of games.
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// Number of players; the bots take further seats in turn [default: as many as bots].
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Options of the tables.
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Number from which all chance follows.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Number of threads [default: one a core].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write the report as JSON.
    #[arg(long)]
    json: bool,
    /// Write the record of every game into this directory.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let plan = plan(args)?;
    let start = Instant::now();
    let report = play(&plan, args.records.as_deref())?;
    if args.json {
        desk.json(&report)?;
    } else {
        print(desk, &report, start.elapsed())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn plan(args: &Args) -> Result<Plan, Usage> {
    let info = game(&args.game)?;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Ok(Plan {
        game: info.key,
        bots: args.bots.clone(),
        n_seats: args.players.unwrap_or(args.bots.len().max(info.least.into())),
        options: options(&args.options)?,
        n_games: args.games,
        seed: args.seed,
        n_threads: args.threads.unwrap_or(cores).max(1),
    })
}

/// Plays with a progress bar, which hides itself when nobody watches.
fn play(plan: &Plan, records: Option<&Path>) -> anyhow::Result<Report> {
    if let Some(dir) = records {
        std::fs::create_dir_all(dir).with_context(|| format!("{} cannot be made", dir.display()))?;
    }
    let style = "{bar:40} {pos}/{len}  {elapsed_precise} (left {eta_precise})";
    let bar = ProgressBar::new(plan.n_games).with_style(ProgressStyle::with_template(style)?);
    let failed = Mutex::new(None);
    let write = |number: u64, record: table::Record| {
        let Some(dir) = records else { return };
        if let Err(error) = std::fs::write(dir.join(format!("game-{:06}.txt", number + 1)), record.to_string()) {
            failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_or_insert(error);
        }
    };
    let tick = || bar.inc(1);
    let record: Option<&(dyn Fn(u64, table::Record) + Sync)> = if records.is_some() { Some(&write) } else { None };
    let report = arena::run(plan, Hooks { progress: Some(&tick), record });
    bar.finish_and_clear();
    if let Some(error) = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(error).context("the records cannot be written");
    }
    report.map_err(|error| match error {
        MatchError::Plan(it) => {
            Usage::new(it.to_string(), "`bestiaire games` shows players and bots of each game").into()
        }
        MatchError::Options(_) | MatchError::Refused { .. } | MatchError::Endless(_) => error.into(),
    })
}

fn print(desk: &mut Desk, report: &Report, elapsed: Duration) -> anyhow::Result<()> {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    let head = |it: &str| desk.texts.say(&format!("cli-simulate-{it}"));
    let mut heads = vec![head("bot"), head("games"), head("wins"), head("share"), head("rank")];
    heads.extend((1..=report.seats).map(|it| desk.texts.get("cli-simulate-seat", &Words::new().count("seat", it))));
    table.set_header(heads);
    for row in &report.bots {
        table.add_row(cells(row));
    }
    for idx in 1..5 {
        if let Some(column) = table.column_mut(idx) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    desk.line(&table.to_string())?;
    let rate = report.moves as f64 / elapsed.as_secs_f64().max(1e-9);
    let words = Words::new()
        .word("games", report.games.to_string())
        .word("mean", format!("{:.1}", report.length.mean))
        .word("least", report.length.least.to_string())
        .word("most", report.length.most.to_string())
        .word("seconds", format!("{:.1}", elapsed.as_secs_f64()))
        .word("rate", format!("{rate:.0}"));
    desk.say("cli-simulate-length", &words)?;
    for it in &report.outcomes {
        let words = Words::new().word("reason", it.reason.clone()).word("share", share(it.share));
        desk.say("cli-simulate-outcome", &words.word("games", it.games.to_string()))?;
    }
    Ok(())
}

fn cells(row: &Row) -> Vec<String> {
    let mut cells = vec![
        row.bot.clone(),
        row.games.to_string(),
        row.wins.to_string(),
        share(row.share),
        format!("{:.2}", row.rank),
    ];
    cells.extend(row.seats.iter().map(|it| share(it.share)));
    cells
}

/// `52.1 % (50.0–54.2)`
fn share(it: Interval) -> String {
    format!("{:.1} % ({:.1}–{:.1})", it.value * 100.0, it.low * 100.0, it.high * 100.0)
}

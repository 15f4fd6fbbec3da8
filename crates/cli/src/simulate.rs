//! `bestiaire simulate`

mod sweep;

use std::collections::BTreeMap;
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
use crate::gevaudan::board_option;

#[derive(clap::Args)]
#[command(after_help = "\
Each deal is played once with every rotation of the seats. The same seed gives the same result with any number of
threads. Shares are given with their 95 % interval (Wilson).

Examples:
  bestiaire simulate bestioles --bots easy,random --games 1000
  bestiaire simulate bestioles --bots random,random --games 100 --seed 7 --json
  bestiaire simulate bestioles --bots random,random --games 20 --records games/
  bestiaire simulate gevaudan --bots easy --players 1-4 --with characters=on,events=historical
  bestiaire simulate loups-garous --bots easy --players 8-18")]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Levels of the bots, separated by commas; `bestiaire games` lists them.
    #[arg(long, required = true, value_delimiter = ',', value_name = "LEVEL")]
    bots: Vec<String>,
    /// Number of games.
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// Number of players; the bots take further seats in turn [default: as many as bots]. Several (`1,3` or `1-4`) give
    /// one row each.
    #[arg(long, value_name = "N")]
    players: Option<String>,
    /// Options of a further set of tables, compared with the others in one row each; may be given several times.
    #[arg(long, value_name = "KEY=VALUE,…")]
    with: Vec<String>,
    /// Options of the tables.
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A file with another board, for Gévaudan; see `bestiaire gevaudan check`.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
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
    let mut plans = plans(args)?;
    if plans.len() > 1 {
        return sweep::run(&plans, args.json, desk);
    }
    let Some(plan) = plans.pop() else { return Ok(ExitCode::SUCCESS) };
    let start = Instant::now();
    let report = play(&plan, args.records.as_deref())?;
    if args.json {
        desk.json(&report)?;
    } else {
        print(desk, &report, start.elapsed())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One plan for each number of players and each set of options.
fn plans(args: &Args) -> Result<Vec<Plan>, Usage> {
    let info = game(&args.game)?;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let usual = args.bots.len().max(info.least.into());
    let sizes = args.players.as_deref().map_or(Ok(vec![usual]), sizes)?;
    let mut common = options(&args.options)?;
    common.extend(board_option(args.board.as_deref())?);
    let mut sets = vec![common.clone()];
    for with in &args.with {
        let pairs: Vec<String> = with.split(',').filter(|it| !it.is_empty()).map(String::from).collect();
        sets.push(common.iter().map(|(key, value)| (key.clone(), value.clone())).chain(options(&pairs)?).collect());
    }
    let plan = |options: &BTreeMap<String, String>, n_seats: usize| Plan {
        game: info.key.clone(),
        bots: args.bots.clone(),
        n_seats,
        options: options.clone(),
        n_games: args.games,
        seed: args.seed,
        n_threads: args.threads.unwrap_or(cores).max(1),
    };
    Ok(sets.iter().flat_map(|set| sizes.iter().map(|it| plan(set, *it)).collect::<Vec<_>>()).collect())
}

/// `4`, `1,3`, `1-4` or `1..4`.
fn sizes(text: &str) -> Result<Vec<usize>, Usage> {
    let wrong = || Usage::new(format!("`{text}` is no number of players"), "write `--players 4`, `1,3` or `1-4`");
    let number = |it: &str| it.trim().parse::<usize>().ok().filter(|it| (1..=table::MAX_SEATS).contains(it));
    let mut sizes = Vec::new();
    for part in text.split(',') {
        let (first, last) = part.split_once("..").or_else(|| part.split_once('-')).unwrap_or((part, part));
        sizes.extend(number(first).ok_or_else(wrong)?..=number(last).ok_or_else(wrong)?);
    }
    if sizes.is_empty() { Err(wrong()) } else { Ok(sizes) }
}

/// Plays with a progress bar, which hides itself when nobody watches.
pub(crate) fn play(plan: &Plan, records: Option<&Path>) -> anyhow::Result<Report> {
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
    let counted = report.bots.iter().any(|it| it.points.is_some());
    if counted {
        heads.push(head("points"));
    }
    heads.extend((1..=report.seats).map(|it| desk.texts.get("cli-simulate-seat", &Words::new().count("seat", it))));
    table.set_header(heads);
    for row in &report.bots {
        table.add_row(cells(row));
    }
    for idx in 1..5 + usize::from(counted) {
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
    for figure in &report.figures {
        let name = desk.texts.say(&format!("{}-figure-{}", report.game, figure.key));
        desk.line(&format!("{name}: {:.2}", figure.mean))?;
    }
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
    cells.extend(row.points.map(|it| format!("{it:.2}")));
    cells.extend(row.seats.iter().map(|it| share(it.share)));
    cells
}

/// `52.1 % (50.0–54.2)`
fn share(it: Interval) -> String {
    format!("{:.1} % ({:.1}–{:.1})", it.value * 100.0, it.low * 100.0, it.high * 100.0)
}

//! `bestiaire match --suite`: the table of strength, match by match.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use arena::contest::{Bound, BoundKind, MEASURED_FROM, Reached, SuiteMatch, SuitePlan, SuiteRow, suite};
use comfy_table::{CellAlignment, Table, presets};
use texts::{Args as Words, Texts};

use super::{Args, cannot_write, html, play, print};
use crate::desk::{Desk, Usage, game};

pub(super) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<()> {
    let matches = wanted(args)?;
    let plan = plan(args)?;
    let start = Instant::now();
    let mut rows: Vec<SuiteRow> = Vec::new();
    for (idx, it) in matches.iter().enumerate() {
        // Each has a bar of its own: how long the next one takes says the last one nothing.
        let report = play(&it.contest(&plan), &format!("{}/{} {}", idx + 1, matches.len(), it.name()))?;
        rows.extend(it.rows(&report));
        if let Some(path) = &args.report {
            // What was played so far can be read meanwhile.
            write_page(path, &desk.texts, &rows)?;
        }
    }
    if args.json {
        return desk.json(&rows);
    }
    show(desk, &rows, start.elapsed())?;
    if let Some(path) = &args.report {
        desk.say("cli-match-written", &Words::new().word("file", path.display().to_string()))?;
    }
    Ok(())
}

/// The matches that were asked for: all, those of a game, those of some levels.
fn wanted(args: &Args) -> Result<Vec<SuiteMatch>, Usage> {
    let key = args.game.as_deref().map(game).transpose()?.map(|it| it.key);
    let fits = |it: &SuiteMatch| {
        key.as_deref().is_none_or(|key| it.game == key)
            && (args.bots.is_empty() || args.bots.iter().any(|level| level == it.level))
    };
    let found: Vec<SuiteMatch> = suite().into_iter().filter(fits).collect();
    if found.is_empty() {
        let levels: Vec<&str> = ["normal", "hard"].to_vec();
        let hint =
            format!("the suite measures the levels {}: `bestiaire match --suite bestioles hard`", levels.join(", "));
        return Err(Usage::new("the suite has no such match", hint));
    }
    Ok(found)
}

fn plan(args: &Args) -> Result<SuitePlan, Usage> {
    if let Some(folder) = &args.resume {
        std::fs::create_dir_all(folder).map_err(|it| {
            let hint = "with `--suite`, `--resume` takes a folder: every match has a journal in it";
            Usage::new(format!("{} cannot be used: {it}", folder.display()), hint)
        })?;
    }
    if let Some(path) = &args.report {
        std::fs::OpenOptions::new().create(true).append(true).open(path).map_err(|it| cannot_write(path, &it))?;
    }
    Ok(SuitePlan {
        games: args.games,
        seed: args.seed.unwrap_or(MEASURED_FROM),
        n_threads: super::n_threads(args),
        journals: args.resume.clone(),
    })
}

fn write_page(path: &Path, texts: &Texts, rows: &[SuiteRow]) -> anyhow::Result<()> {
    let page = html::suite_page(texts, rows, grid(texts, rows), &notes(texts, rows));
    std::fs::write(path, page).with_context(|| format!("{} cannot be written", path.display()))
}

fn show(desk: &mut Desk, rows: &[SuiteRow], elapsed: Duration) -> anyhow::Result<()> {
    let (heads, cells) = grid(&desk.texts, rows);
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(heads);
    table.add_rows(cells);
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    desk.line(&table.to_string())?;
    for text in notes(&desk.texts, rows) {
        desk.line(&text)?;
    }
    desk.say("cli-match-time", &Words::new().word("time", format!("{:.1} s", elapsed.as_secs_f64())))?;
    Ok(())
}

/// The table: heads and cells.
pub(super) fn grid(texts: &Texts, rows: &[SuiteRow]) -> print::Grid {
    let heads = ["game", "bot", "games", "share", "par", "goal", "reached", "luck", "ceiling"];
    let heads = heads.map(|it| texts.say(&format!("cli-match-{it}"))).to_vec();
    let percent = |it: f64| format!("{:.0} %", it * 100.0);
    let cells = |it: &SuiteRow| {
        let goal = it.floor.zip(it.aim).map(|(floor, aim)| format!("{:.0} / {}", floor * 100.0, percent(aim)));
        let enough = if it.games < it.wanted { format!("{} / {}", it.games, it.wanted) } else { it.games.to_string() };
        vec![
            label(texts, it),
            it.side.as_ref().map_or_else(|| it.bot.clone(), |side| format!("{} ({side})", it.bot)),
            enough,
            print::share(it.share),
            it.par.map(percent).unwrap_or_default(),
            goal.unwrap_or_default(),
            it.reached.map(|it| reached(texts, it)).unwrap_or_default(),
            bounds(&it.bounds, BoundKind::Luck),
            bounds(&it.bounds, BoundKind::Ceiling),
        ]
    };
    (heads, rows.iter().map(cells).collect())
}

/// `Gévaudan, 4 players, events=historical`
pub(super) fn label(texts: &Texts, it: &SuiteRow) -> String {
    let name = texts.say(&format!("game-{}-name", it.game));
    let players = texts.get("cli-match-of-players", &Words::new().count("n", it.players));
    let options = it.options.iter().map(|(key, value)| format!("{key}={value}"));
    [name, players].into_iter().chain(options).collect::<Vec<_>>().join(", ")
}

fn reached(texts: &Texts, it: Reached) -> String {
    texts.say(match it {
        Reached::Nothing => "cli-match-reached-nothing",
        Reached::Floor => "cli-match-reached-floor",
        Reached::Aim => "cli-match-reached-aim",
    })
}

/// Luck beside what chance alone gives: `53 % (50 %)`.
fn bounds(all: &[Bound], kind: BoundKind) -> String {
    let shares = all.iter().filter(|it| it.kind == kind).map(|it| match kind {
        BoundKind::Luck => format!("{:.0} % ({:.0} %)", it.share * 100.0, it.par * 100.0),
        BoundKind::Ceiling => format!("{:.0} %", it.share * 100.0),
    });
    shares.collect::<Vec<_>>().join("\n")
}

fn notes(texts: &Texts, rows: &[SuiteRow]) -> Vec<String> {
    let mut notes = vec![texts.say("cli-match-suite-notes")];
    let bounds = rows.iter().flat_map(|it| &it.bounds).collect::<Vec<_>>();
    notes.extend((!bounds.is_empty()).then(|| texts.say("cli-match-bound-source")));
    notes
}

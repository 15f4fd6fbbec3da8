//! A contest as tables in the terminal, and the words that tables and pages share.

use std::time::Duration;

use arena::Interval;
use arena::contest::{Bound, BoundKind, ContestReport, EndingRow, FaultRow, ShareRow, StopRule, Stopped, Verdict};
use comfy_table::{CellAlignment, Table, presets};
use texts::{Args as Words, Texts};

use crate::desk::Desk;

pub(super) fn print(desk: &mut Desk, report: &ContestReport, elapsed: Duration) -> anyhow::Result<()> {
    for (heads, rows) in [shares(&desk.texts, report), bots(&desk.texts, report)] {
        let mut table = Table::new();
        table.load_style(presets::UTF8_HORIZONTAL_ONLY);
        table.set_header(heads);
        table.add_rows(rows);
        for column in table.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        desk.line(&table.to_string())?;
    }
    for it in &report.endings {
        let text = ending(&desk.texts, it);
        desk.line(&text)?;
    }
    for text in notes(&desk.texts, report) {
        desk.line(&text)?;
    }
    let words = Words::new().word("time", format!("{:.1} s", elapsed.as_secs_f64()));
    desk.say("cli-match-time", &words)?;
    Ok(())
}

/// The head of a column, and the cells of all rows.
pub(super) type Grid = (Vec<String>, Vec<Vec<String>>);

/// Shares of victories.
pub(super) fn shares(texts: &Texts, report: &ContestReport) -> Grid {
    let say = |it: &str| texts.say(&format!("cli-match-{it}"));
    let against = report.rows.iter().any(|it| it.against.is_some());
    let sides = report.rows.iter().any(|it| it.side.is_some());
    let par = report.rows.iter().any(|it| it.par.is_some());
    let (luck, ceiling) = (has(report, BoundKind::Luck), has(report, BoundKind::Ceiling));
    let wanted = [
        (true, "bot"),
        (sides, "side"),
        (against, "against"),
        (true, "games"),
        (true, "victories"),
        (true, "share"),
        (par, "par"),
        (luck, "luck"),
        (ceiling, "ceiling"),
    ];
    let row = |it: &ShareRow| {
        let cells = [
            it.bot.clone(),
            it.side.clone().unwrap_or_default(),
            it.against.clone().unwrap_or_default(),
            it.games.to_string(),
            format!("{:.1}", it.victories).trim_end_matches(".0").to_owned(),
            share(it.share),
            it.par.map(|it| format!("{:.1} %", it * 100.0)).unwrap_or_default(),
            bounds(it, BoundKind::Luck),
            bounds(it, BoundKind::Ceiling),
        ];
        cells.into_iter().zip(wanted).filter(|it| it.1.0).map(|it| it.0).collect()
    };
    let heads = wanted.iter().filter(|it| it.0).map(|it| say(it.1)).collect();
    (heads, report.rows.iter().map(row).collect())
}

fn has(report: &ContestReport, kind: BoundKind) -> bool {
    report.rows.iter().flat_map(|it| &it.bounds).any(|it| it.kind == kind)
}

fn bounds(row: &ShareRow, kind: BoundKind) -> String {
    let shares = row.bounds.iter().filter(|it| it.kind == kind).map(|it| format!("{:.1} %", it.share * 100.0));
    shares.collect::<Vec<_>>().join("\n")
}

/// Ratings and times.
pub(super) fn bots(texts: &Texts, report: &ContestReport) -> Grid {
    let say = |it: &str| texts.say(&format!("cli-match-{it}"));
    let rows = report.bots.iter().map(|it| {
        let points = it.rating.points;
        let rating = format!("{:+.0} ({:+.0}…{:+.0})", points.value, points.low, points.high);
        let ms = it.thinking.map(|it| thought(it.ms)).unwrap_or_default();
        vec![it.name.clone(), rating, ms]
    });
    (vec![say("bot"), say("rating"), say("thought")], rows.collect())
}

/// `0.18 ms`
pub(super) fn thought(ms: f64) -> String {
    let digits = usize::from(ms < 100.0) + usize::from(ms < 1.0) + usize::from(ms < 0.1);
    format!("{ms:.digits$} ms")
}

/// `52.1 % (50.0–54.2)`
pub(super) fn share(it: Interval) -> String {
    format!("{:.1} % ({:.1}–{:.1})", it.value * 100.0, it.low * 100.0, it.high * 100.0)
}

/// How games of one pairing ended: `easy – random: points 100 %`.
pub(super) fn ending(texts: &Texts, it: &EndingRow) -> String {
    let reason = |it: &arena::OutcomeRow| format!("{} {:.1} %", it.reason, it.share.value * 100.0);
    let reasons: Vec<String> = it.outcomes.iter().map(reason).collect();
    let words = Words::new().word("who", it.bots.join(" – ")).word("reason", reasons.join(", "));
    texts.get("cli-match-ending", &words)
}

/// What else is to be said: the test, faults, where bounds come from.
pub(super) fn notes(texts: &Texts, report: &ContestReport) -> Vec<String> {
    let mut notes = Vec::new();
    notes.extend(report.stopped.as_ref().map(|it| verdict(texts, it)));
    notes.extend(report.faults.iter().map(|it| fault(texts, it)));
    let mut bounds: Vec<&Bound> = Vec::new();
    for it in report.rows.iter().flat_map(|it| &it.bounds) {
        if !bounds.contains(&it) {
            bounds.push(it);
        }
    }
    notes.extend(bounds.iter().map(|it| bound(texts, it)));
    if !bounds.is_empty() {
        notes.push(texts.say("cli-match-bound-source"));
    }
    notes
}

fn bound(texts: &Texts, it: &Bound) -> String {
    let interval = it.interval.map(|it| format!(" ({:.1}–{:.1})", it.0 * 100.0, it.1 * 100.0)).unwrap_or_default();
    let share = format!("{:.1} %{interval}", it.share * 100.0);
    let words = Words::new().word("share", share).word("what", format!("{:.1} %", it.par * 100.0));
    texts.get(&format!("cli-match-bound-{}", it.key), &words)
}

fn verdict(texts: &Texts, it: &Stopped) -> String {
    let percent = |it: f64| format!("{:.1} %", it * 100.0);
    match (&it.rule, &it.verdict) {
        (_, Verdict::Open) => texts.say("cli-match-open"),
        (StopRule::Sprt { low, .. }, Verdict::Low) => {
            texts.get("cli-match-rather", &Words::new().word("share", percent(*low)))
        }
        (StopRule::Sprt { high, .. }, _) => texts.get("cli-match-rather", &Words::new().word("share", percent(*high))),
        (StopRule::Bounds { bounds, .. }, Verdict::Sides(sides)) => {
            let said = bounds.iter().zip(sides).map(|(bound, above)| {
                let id = if *above { "cli-match-above" } else { "cli-match-below" };
                texts.get(id, &Words::new().word("share", percent(*bound)))
            });
            said.collect::<Vec<_>>().join(" ")
        }
        (StopRule::Bounds { .. }, _) => texts.say("cli-match-open"),
    }
}

fn fault(texts: &Texts, it: &FaultRow) -> String {
    let kind = serde_json::to_value(it.kind).unwrap_or_default();
    let what = texts.say(&format!("cli-match-fault-{}", kind.as_str().unwrap_or_default()));
    let words = Words::new()
        .word("who", it.bot.clone())
        .word("what", what)
        .word("where", format!("{}/{}", it.first.0 + 1, it.first.1))
        .word("times", it.count.to_string())
        .word("thing", it.detail.clone());
    texts.get("cli-match-fault", &words)
}

//! Several matches side by side: numbers of players and sets of options, one row each.

use std::collections::BTreeSet;
use std::process::ExitCode;

use arena::{Plan, Report};
use comfy_table::{CellAlignment, Table, presets};

use crate::desk::Desk;

/// Plays all of them and prints one table, or one JSON list.
pub(super) fn run(plans: &[Plan], json: bool, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let reports: Vec<Report> = plans.iter().map(|it| super::play(it, None)).collect::<anyhow::Result<_>>()?;
    if json {
        desk.json(&reports)?;
    } else {
        let table = print(desk, &reports);
        desk.line(&table)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print(desk: &Desk, reports: &[Report]) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    let mut heads: Vec<String> = ["options", "players", "games", "moves"]
        .iter()
        .map(|it| desk.texts.say(&format!("cli-simulate-{it}")))
        .collect();
    let figures = reports.first().map_or(&[][..], |it| &it.figures);
    let name = |key: &str, game: &str| desk.texts.say(&format!("{game}-figure-{key}"));
    heads.extend(figures.iter().zip(reports.iter().cycle()).map(|(it, report)| name(it.key, &report.game)));
    let reasons = reasons(reports);
    heads.extend(reasons.iter().map(|it| it.to_string()));
    let n_columns = heads.len();
    table.set_header(heads);
    for report in reports {
        let options: Vec<String> =
            report.options.iter().map(|(key, value)| format!("{key}={}", short(value))).collect();
        let mut row = vec![options.join(" "), report.seats.to_string(), report.games.to_string()];
        row.push(format!("{:.1}", report.length.mean));
        row.extend(report.figures.iter().map(|it| format!("{:.3}", it.mean)));
        row.extend(reasons.iter().map(|it| ended(report, it)));
        table.add_row(row);
    }
    for idx in 1..n_columns {
        if let Some(column) = table.column_mut(idx) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.to_string()
}

/// Why games ended, where there is more than one reason.
fn reasons(reports: &[Report]) -> Vec<&str> {
    let all = reports.iter().flat_map(|it| &it.outcomes).map(|it| it.reason.as_str());
    let reasons: BTreeSet<&str> = all.collect();
    if reasons.len() > 1 { reasons.into_iter().collect() } else { Vec::new() }
}

/// The share of games that ended for this reason: `52.1 %`.
fn ended(report: &Report, reason: &str) -> String {
    let share = report.outcomes.iter().find(|it| it.reason == reason).map_or(0.0, |it| it.share.value);
    format!("{:.1} %", share * 100.0)
}

/// A long value, such as the code of a board, is cut.
fn short(value: &str) -> String {
    if value.chars().count() > 16 { value.chars().take(15).chain(['…']).collect() } else { value.into() }
}

//! `bestiaire bench`

use std::process::ExitCode;
use std::time::Duration;

use arena::bench::{Bench, NAMES, Speed, speed};
use cabinet::{DealError, Game, Visitor};
use comfy_table::{CellAlignment, Table, presets};
use table::OptionsError;
use texts::Args as Words;

use crate::cryptide;
use crate::desk::{Desk, Usage, game};

#[derive(clap::Args)]
#[command(after_help = "\
Rates are per second of CPU time of one thread: the middle of five rounds, and the slowest and the fastest.

Examples:
  bestiaire bench
  bestiaire bench bestioles --seconds 5 --json
  bestiaire bench cryptide --players 5 --only moves")]
pub(crate) struct Args {
    /// The game [default: all of them].
    game: Option<String>,
    /// Seconds for each measure.
    #[arg(long, default_value_t = 1.0, value_name = "S")]
    seconds: f64,
    /// Only this measure, by its name in the JSON, such as `moves` or `worlds`.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Number of players [default: as many as usually play the game].
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Write JSON instead of tables.
    #[arg(long)]
    json: bool,
}

/// Names of all measures, those of one game only last.
fn names() -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().chain(cryptide::bench::NAMES)
}

struct Measure<'a>(Bench<'a>);

impl Visitor for Measure<'_> {
    type Out = Result<Speed, OptionsError>;

    fn visit<G: Game>(self) -> Self::Out {
        speed::<G>(self.0)
    }
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let each = Duration::try_from_secs_f64(args.seconds)
        .map_err(|_| Usage::new(format!("{} seconds cannot be measured", args.seconds), "try `--seconds 1`"))?;
    if let Some(name) = args.only.as_deref().filter(|it| !names().any(|name| name == *it)) {
        let hint = format!("the measures are: {}", names().collect::<Vec<_>>().join(", "));
        return Err(Usage::new(format!("there is no measure called `{name}`"), hint).into());
    }
    let keys = match &args.game {
        Some(key) => vec![game(key)?.key],
        None => cabinet::KEYS.iter().map(ToString::to_string).collect(),
    };
    let mut speeds = Vec::new();
    for key in keys {
        let bench = Bench { each, only: args.only.as_deref(), players: args.players };
        let mut speed =
            cabinet::open(&key, Measure(bench)).transpose().map_err(|it| Usage::from(DealError::Options(it)))?;
        if let Some(speed) = speed.as_mut().filter(|it| it.game == "cryptide") {
            speed.measures.extend(cryptide::bench::measures(bench));
        }
        speeds.extend(speed);
    }
    if args.json {
        desk.json(&speeds)?;
    } else if args.game.is_some() {
        speeds.iter().try_for_each(|it| print(desk, it))?;
    } else {
        print_all(desk, &speeds)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// All games in one table: a row a measure, a column a game. Measures of one game alone have a table of their own, when that
/// game is named.
fn print_all(desk: &mut Desk, speeds: &[Speed]) -> std::io::Result<()> {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header([desk.texts.say("cli-bench-what")].into_iter().chain(speeds.iter().map(|it| it.game.to_owned())));
    let rate = |speed: &Speed, name: &str| {
        let found = speed.measures.iter().find(|it| it.name == name);
        found.map_or_else(String::new, |it| round(it.per_second))
    };
    for name in NAMES {
        let rates: Vec<String> = speeds.iter().map(|it| rate(it, name)).collect();
        if rates.iter().any(|it| !it.is_empty()) {
            let what = desk.texts.say(&format!("cli-bench-{}", name.replace('_', "-")));
            table.add_row([what].into_iter().chain(rates));
        }
    }
    align(&mut table, speeds.len());
    desk.line(&table.to_string())
}

/// Numbers stand to the right.
fn align(table: &mut Table, n_columns: usize) {
    for idx in 1..=n_columns {
        if let Some(column) = table.column_mut(idx) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
}

fn print(desk: &mut Desk, speed: &Speed) -> std::io::Result<()> {
    let words = Words::new()
        .word("game", speed.game)
        .count("players", speed.players)
        .word("moves", format!("{:.1}", speed.moves_per_game))
        .count("state", speed.state_bytes)
        .count("packed", speed.packed_bytes);
    desk.say("cli-bench-game", &words)?;
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["what", "rate", "least", "most"].map(|it| desk.texts.say(&format!("cli-bench-{it}"))));
    for measure in &speed.measures {
        let name = desk.texts.say(&format!("cli-bench-{}", measure.name.replace('_', "-")));
        table.add_row([name, round(measure.per_second), round(measure.least), round(measure.most)]);
    }
    align(&mut table, 3);
    desk.line(&table.to_string())
}

/// `31.2 M`, `540 k`
fn round(rate: f64) -> String {
    match rate {
        _ if rate >= 1e7 => format!("{:.1} M", rate / 1e6),
        _ if rate >= 1e6 => format!("{:.2} M", rate / 1e6),
        _ if rate >= 1e4 => format!("{:.0} k", rate / 1e3),
        _ => format!("{rate:.0}"),
    }
}

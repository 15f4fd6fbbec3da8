//! `bestiaire replay`

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use cabinet::AnySession;
use picture::Scene;
use table::{Record, Seat, Viewer};
use texts::{Args as Words, Speaker};

use crate::desk::{Desk, Usage, read};
use crate::trace;

#[derive(clap::Args)]
#[command(after_help = "\
The record is checked first: an edited one is refused, and so is one whose moves do not lead to its result.

Examples:
  bestiaire replay game.txt
  bestiaire replay game.txt --as 1 --step
  bestiaire replay game.txt --to 20
  bestiaire replay game.txt --trace > trace.jsonl")]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// Stop after this many moves.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Show the table after every move, and wait for Enter in between.
    #[arg(long, conflicts_with = "trace")]
    step: bool,
    /// Through whose eyes: the number of a seat, or public.
    #[arg(long = "as", value_name = "WHO", default_value = "public")]
    eyes: String,
    /// Write everything, one line of JSON a move; the deal is step 0.
    #[arg(long)]
    trace: bool,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let record: Record = read(&args.file)?.parse().with_context(|| args.file.display().to_string())?;
    cabinet::replay(&record).with_context(|| args.file.display().to_string())?;
    let record = cabinet::line_of(&record)?;
    let to = args.to.unwrap_or(record.steps.len()).min(record.steps.len());
    if args.trace {
        trace::write(&record, to, desk)?;
    } else {
        let viewer = viewer(&args.eyes, record.n_seats)?;
        tell(&record, to, viewer, args.step, desk)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn viewer(text: &str, n_seats: usize) -> Result<Viewer, Usage> {
    match text.parse::<Seat>() {
        _ if text == "public" => Ok(Viewer::Public),
        Ok(seat) if seat.idx() < n_seats => Ok(Viewer::Seat(seat)),
        Ok(_) | Err(_) => {
            let hint = format!("`--as` takes a seat from 1 to {n_seats}, or public");
            Err(Usage::new(format!("nobody looks from `{text}`"), hint))
        }
    }
}

/// The game in sentences, then the table and the outcome.
fn tell(record: &Record, to: usize, viewer: Viewer, step: bool, desk: &mut Desk) -> anyhow::Result<()> {
    let dealt = Record { steps: Vec::new(), result: None, ..record.clone() };
    let mut sitting = cabinet::replay(&dealt)?;
    let waits = step && std::io::stdin().is_terminal();
    for (idx, step_made) in record.steps[..to].iter().enumerate() {
        let have = sitting.moment_number(viewer);
        sitting.follow(idx + 1, step_made)?;
        let noticed = sitting.moment_number(viewer) > have;
        let news = if noticed { sitting.now(viewer).news } else { Vec::new() };
        for news in &news {
            let told = picture::news(&speaker(desk, record, sitting.as_ref(), viewer), news);
            for text in told {
                desk.line(&picture::fold(&format!("{:>4}. {text}", idx + 1), 3))?;
            }
        }
        if step && idx + 1 < to {
            table(desk, record, sitting.as_ref(), viewer)?;
            if waits {
                desk.say("cli-replay-enter", &Words::new())?;
                std::io::stdin().read_line(&mut String::new())?;
            }
        }
    }
    table(desk, record, sitting.as_ref(), viewer)?;
    end(desk, record, sitting.as_ref(), viewer)
}

fn speaker<'a>(desk: &'a Desk, record: &'a Record, sitting: &dyn AnySession, viewer: Viewer) -> Speaker<'a> {
    Speaker { texts: &desk.texts, game: sitting.game(), names: &record.names, seat: viewer.seat().map(Seat::idx) }
}

fn table(desk: &mut Desk, record: &Record, sitting: &dyn AnySession, viewer: Viewer) -> std::io::Result<()> {
    let now = sitting.now(viewer);
    let scene = Scene { speaker: speaker(desk, record, sitting, viewer), view: &now.view, moves: &now.moves };
    let text = scene.board();
    desk.line(&text)
}

fn end(desk: &mut Desk, record: &Record, sitting: &dyn AnySession, viewer: Viewer) -> anyhow::Result<()> {
    let Some(outcome) = sitting.outcome() else { return Ok(()) };
    let winners: Vec<usize> = outcome.winners().iter().map(Seat::idx).collect();
    let view = sitting.now(viewer).view;
    let text = speaker(desk, record, sitting, viewer).outcome(outcome.reason(), &winners, &view);
    desk.line(&picture::fold(&format!("**{text}**"), 2))?;
    Ok(())
}

//! `bestiaire play`

mod ask;
mod help;
mod hint;
mod read;
mod table;
mod talk;

use std::path::PathBuf;
use std::process::ExitCode;

use ::table::{Seat, Seed};
use anyhow::Context;
use texts::Args as Words;
use wire::GameInfo;

use self::hint::Adviser;
use self::table::Evening;
use crate::desk::{Desk, Usage, any_seed, game, options};
use crate::gevaudan::board_option;

#[derive(clap::Args)]
#[command(after_help = "\
At the prompt: a move, its number or the beginning of each of its words (`d air-3` for `deploy air-3 air`); a
player's name stands for the seat (`vote basile`). `?` lists the moves and explains what lies on the table, `? air-3`
explains a card, `? F4` a place; Enter shows the table again, `pass` lets others speak first, `quit` leaves.
`hint` asks a bot what it would play in your place and what it believes; it knows what you have seen, and no more.

Examples:
  bestiaire play bestioles
  bestiaire play bestioles --against easy --options target=bleusaille --seed 7
  bestiaire play loups-garous --seats 12 --lang fr
  bestiaire play gevaudan --seats 2 --hint-level normal
  bestiaire play bestioles --hot-seat --record game.txt")]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Number of players [default: the fewest].
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Your seat, counted from 1.
    #[arg(long, default_value = "1", value_name = "N", conflicts_with = "hot_seat")]
    seat: Seat,
    /// Level of the bots on the other seats [default: the strongest].
    #[arg(long, value_name = "LEVEL", conflicts_with = "hot_seat")]
    against: Option<String>,
    /// All seats are people at this keyboard.
    #[arg(long)]
    hot_seat: bool,
    /// Level of the bot that `hint` asks [default: the strongest].
    #[arg(long, value_name = "LEVEL")]
    hint_level: Option<String>,
    /// Number from which all chance follows [default: nobody knows].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Options of the table.
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A file with another board, for Gévaudan; see `bestiaire gevaudan check`.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    /// Write the game's record to this file at the end.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let mut evening = sit_down(args, desk)?;
    let mut asker = ask::asker()?;
    evening.run(desk, asker.as_mut())?;
    if let Some(path) = &args.record {
        std::fs::write(path, evening.record()).with_context(|| format!("{} cannot be written", path.display()))?;
        desk.say("cli-play-recorded", &Words::new().word("file", path.display().to_string()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn sit_down(args: &Args, desk: &Desk) -> Result<Evening, Usage> {
    let info = game(&args.game)?;
    let n_seats = args.seats.unwrap_or(info.least.into());
    let number = args.seed.unwrap_or_else(any_seed);
    let mut chosen = options(&args.options)?;
    chosen.extend(board_option(args.board.as_deref())?);
    let mut sitting = cabinet::deal(&args.game, &chosen, n_seats, Seed::from_number(number))?;
    if args.seat.idx() >= n_seats {
        let message = format!("there is no seat {} at a table for {n_seats}", args.seat);
        return Err(Usage::new(message, format!("seats are counted from 1 to {n_seats}")));
    }
    let adviser = adviser(args, &info, number)?;
    let level = args.against.clone().or_else(|| info.usual_bot.clone()).unwrap_or_default();
    let mut given = cabinet::bot_names(&args.game);
    let mut people = Vec::new();
    let mut names = Vec::new();
    for seat in Seat::all(n_seats) {
        let words = Words::new().count("seat", seat.number());
        if args.hot_seat || seat == args.seat {
            people.push(seat);
            names.push(desk.texts.get("cli-play-person", &words));
        } else if sitting.seat_bot(seat, &level, number.wrapping_add(seat.number() as u64)) {
            names.push(given.next().map_or_else(|| seat.to_string(), ToOwned::to_owned));
        } else {
            return Err(no_bot(&info, &level));
        }
    }
    Ok(Evening::new(sitting, names, people, adviser))
}

/// The bot that `hint` asks.
fn adviser(args: &Args, info: &GameInfo, number: u64) -> Result<Adviser, Usage> {
    let level = args.hint_level.clone().or_else(|| info.bots.last().cloned()).unwrap_or_default();
    if !cabinet::has_level(&info.key, &level) {
        return Err(no_bot(info, &level));
    }
    Ok(Adviser::new(level, number))
}

fn no_bot(info: &GameInfo, level: &str) -> Usage {
    let bots = [info.bots.as_slice(), &info.yardsticks].concat().join(", ");
    Usage::new(format!("{} has no bot called `{level}`", info.key), format!("its bots are: {bots}"))
}

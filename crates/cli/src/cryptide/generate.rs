//! `bestiaire cryptide generate`

use std::process::ExitCode;

use clap::ValueEnum;
use cryptide::{Clue, Difficulty, Mode, Setup, Wish};
use serde_json::{Value, json};
use table::{Chance, Seat, Seed};
use texts::Args as Words;

use super::picture;
use crate::desk::{Desk, any_seed};

#[derive(clap::Args)]
#[command(after_help = "\
The same seed gives the same setups. A setup's code can be typed in at a table: `--options setup=CODE`.

Examples:
  bestiaire cryptide generate --players 4
  bestiaire cryptide generate --players 5 --mode advanced --difficulty hard --seed 7 --count 100 --json")]
pub(crate) struct Args {
    /// Number of players.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=5), value_name = "N")]
    players: u8,
    /// Which clues are used.
    #[arg(long, value_enum, default_value_t)]
    mode: ModeArg,
    /// How many hexes are left when one clue is missing.
    #[arg(long, value_enum, default_value_t)]
    difficulty: DifficultyArg,
    /// Number from which all chance follows [default: any].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Number of setups.
    #[arg(long, default_value_t = 1, value_name = "N")]
    count: u64,
    /// Write one JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum ModeArg {
    #[default]
    Normal,
    Advanced,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum DifficultyArg {
    #[default]
    Any,
    Easy,
    Medium,
    Hard,
}

impl Args {
    fn wish(&self) -> Wish {
        Wish {
            n_seats: self.players.into(),
            mode: match self.mode {
                ModeArg::Normal => Mode::Normal,
                ModeArg::Advanced => Mode::Advanced,
            },
            difficulty: match self.difficulty {
                DifficultyArg::Any => Difficulty::Any,
                DifficultyArg::Easy => Difficulty::Easy,
                DifficultyArg::Medium => Difficulty::Medium,
                DifficultyArg::Hard => Difficulty::Hard,
            },
        }
    }
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let (seed, wish) = (args.seed.unwrap_or_else(any_seed), args.wish());
    let chance = Chance::new(Seed::from_number(seed));
    for number in 0..args.count {
        let setup = cryptide::generate(wish, &mut chance.stream(number));
        if args.json {
            desk.line(&as_json(&setup, wish).to_string())?;
        } else {
            show(desk, &setup, wish)?;
        }
    }
    if !args.json {
        desk.say("cli-cryptide-seed", &Words::new().word("seed", seed.to_string()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn level(setup: &Setup, wish: Wish) -> Difficulty {
    wish.difficulty_of(setup.left_without().sum())
}

/// `easy`, as everywhere in JSON and in the ids of texts.
fn word(difficulty: Difficulty) -> String {
    json!(difficulty).as_str().unwrap_or_default().to_owned()
}

fn as_json(setup: &Setup, wish: Wish) -> Value {
    let clue = |it: &Clue| json!({ "id": it.id(), "negated": it.is_negated(), "key": it });
    let habitat = setup.habitat();
    json!({
        "setup": setup.to_string(),
        "map": setup.map().to_string(),
        "mode": setup.map().mode(),
        "players": setup.n_seats(),
        "clues": setup.clues().iter().map(clue).collect::<Vec<_>>(),
        "hint": setup.hint(),
        "habitat": [habitat.row(), habitat.col()],
        "hex": habitat,
        "left_without": setup.left_without().collect::<Vec<_>>(),
        "mean_left": setup.difficulty(),
        "difficulty": level(setup, wish),
    })
}

fn show(desk: &mut Desk, setup: &Setup, wish: Wish) -> std::io::Result<()> {
    desk.say("cli-cryptide-setup", &Words::new().word("code", setup.to_string()))?;
    desk.line(&picture::map(5, |hex| picture::hex(setup.map(), hex)))?;
    let legend = desk.texts.say("cli-cryptide-legend");
    desk.line(&legend)?;
    for (at, clue) in setup.clues().iter().enumerate() {
        let sentence = desk.texts.say(&format!("cryptide-clue-{clue}"));
        desk.say("cli-cryptide-clue", &Words::new().word("seat", Seat::at(at).to_string()).word("clue", sentence))?;
    }
    let hint = desk.texts.say(&format!("cryptide-hint-{}", setup.hint()));
    let difficulty = desk.texts.say(&format!("cryptide-option-difficulty-{}", word(level(setup, wish))));
    let words = Words::new()
        .word("hint", hint)
        .word("habitat", setup.habitat().to_string())
        .word("difficulty", difficulty)
        .word("mean", format!("{:.2}", setup.difficulty()));
    desk.say("cli-cryptide-end", &words)
}

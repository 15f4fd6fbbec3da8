//! What can be written on the command line.

use clap::{Parser, Subcommand};
use texts::Lang;

use crate::{
    backup, bench, bot, contest, cryptide, forget, games, gevaudan, key, lesson, load, play, replay, riddles, rules,
    scenario, serve, simulate, verify,
};

/// A table for games of beasts and secrets: play, simulate, measure, replay and check them.
#[derive(Parser)]
#[command(name = "bestiaire", version, propagate_version = true, after_help = EXAMPLES)]
pub(crate) struct Cli {
    /// Language of what is said: fr or en [default: that of the system].
    #[arg(long, global = true, env = "BESTIAIRE_LANG", value_name = "LANG")]
    lang: Option<Lang>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "Examples:
  bestiaire games
  bestiaire play bestioles
  bestiaire serve
  bestiaire simulate bestioles --bots easy,random --games 1000
  bestiaire match bestioles easy random --games 400
  bestiaire replay game.txt --as 1
  bestiaire verify game.txt --key keys.json

Exit codes: 0 all is well, 1 what was checked is wrong, 2 bad usage, 3 nothing is wrong but less is proven (verify).";

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games of the house.
    Games(games::Args),
    /// Play in the terminal, against bots or with others at the same keyboard.
    Play(play::Args),
    /// Serve the house to browsers: lobby, tables, games.
    Serve(serve::Args),
    /// Copy the database of a server, also while it runs.
    Backup(backup::BackupArgs),
    /// Put a copy in the place of the database of a server that is stopped.
    Restore(backup::RestoreArgs),
    /// Take a guest out of the database.
    Forget(forget::Args),
    /// Put a server on this machine under load, and tell what it takes.
    Load(load::Args),
    /// Let bots play each other, on all cores.
    Simulate(simulate::Args),
    /// Let named bots and programs meet over many games, and say who is stronger.
    Match(contest::Args),
    /// Have a program of your own play a seat at a table of a server.
    Bot(bot::Args),
    /// Measure how fast games are played, one core at a time.
    Bench(bench::Args),
    /// Tell a recorded game once more, and check it.
    Replay(replay::Args),
    /// Check that nobody chose the deal of a recorded game, and that nobody edited it.
    Verify(verify::Args),
    /// Show or change the key that a house signs its records with.
    Key(key::Args),
    /// Read the rules of a game, or one of them.
    Rules(rules::Args),
    /// Check scenarios: positions, moves and what must follow.
    Scenario(scenario::Args),
    /// Check lessons: positions, what a learner is asked, and what he is answered.
    Lesson(lesson::Args),
    /// Prove riddles, and find new ones in games between bots.
    Riddles(riddles::Args),
    /// Make setups of Cryptide, and solve them.
    Cryptide(cryptide::Args),
    /// Check boards for Gévaudan, such as one written off the box.
    Gevaudan(gevaudan::Args),
}

impl Cli {
    /// The language asked for, or that of the system.
    pub(crate) fn lang(&self) -> Lang {
        let locale = || ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|it| std::env::var(it).ok());
        self.lang.unwrap_or_else(|| Lang::from_locale(&locale().unwrap_or_default()))
    }
}

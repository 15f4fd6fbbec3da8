//! The `bestiaire` program. One file a subcommand; what they share is in `desk`.

mod args;
mod backup;
mod bench;
mod bot;
mod contest;
mod cryptide;
mod desk;
mod forget;
mod games;
mod gevaudan;
mod key;
mod lesson;
mod load;
mod play;
mod replay;
mod riddles;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod trace;
mod verify;

use std::io::ErrorKind;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::desk::{Desk, Usage};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut desk = Desk::new(cli.lang());
    let result = match cli.command {
        Command::Games(args) => games::run(&args, &mut desk),
        Command::Play(args) => play::run(&args, &mut desk),
        Command::Serve(args) => serve::run(&args, &mut desk),
        Command::Backup(args) => backup::back_up(&args, &mut desk),
        Command::Restore(args) => backup::restore(&args, &mut desk),
        Command::Forget(args) => forget::run(&args, &mut desk),
        Command::Load(args) => load::run(&args, &mut desk),
        Command::Simulate(args) => simulate::run(&args, &mut desk),
        Command::Match(args) => contest::run(&args, &mut desk),
        Command::Bot(args) => bot::run(&args, &mut desk),
        Command::Bench(args) => bench::run(&args, &mut desk),
        Command::Replay(args) => replay::run(&args, &mut desk),
        Command::Verify(args) => verify::run(&args, &mut desk),
        Command::Key(args) => key::run(&args, &mut desk),
        Command::Rules(args) => rules::run(&args, &mut desk),
        Command::Scenario(args) => scenario::run(&args, &mut desk),
        Command::Lesson(args) => lesson::run(&args, &mut desk),
        Command::Riddles(args) => riddles::run(&args, &mut desk),
        Command::Cryptide(args) => cryptide::run(&args, &mut desk),
        Command::Gevaudan(args) => gevaudan::run(&args, &mut desk),
    };
    match result {
        Ok(code) => code,
        Err(error) => fail(&error),
    }
}

/// 2 for bad usage, 1 for what was checked and is wrong; a reader that has gone away is no error.
fn fail(error: &anyhow::Error) -> ExitCode {
    let pipe = error.chain().filter_map(|it| it.downcast_ref::<std::io::Error>());
    if pipe.into_iter().any(|it| it.kind() == ErrorKind::BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    eprintln!("error: {error:#}");
    match error.downcast_ref::<Usage>() {
        Some(usage) => {
            eprintln!("hint: {}", usage.hint);
            ExitCode::from(2)
        }
        None => ExitCode::from(1),
    }
}

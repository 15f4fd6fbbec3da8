//! `bestiaire cryptide`: setups made, and questions about setups answered.

pub(crate) mod bench;
mod generate;
pub(crate) mod picture;
mod solve;

use std::process::ExitCode;

use clap::Subcommand;

use crate::desk::Desk;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Make setups: a map, a clue for each player, one habitat.
    Generate(generate::Args),
    /// Answer JSON lines: which hexes fit clues, or what tokens leave possible.
    Solve(solve::Args),
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::Generate(args) => generate::run(args, desk),
        What::Solve(args) => solve::run(args),
    }
}

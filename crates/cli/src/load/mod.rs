//! `bestiaire load`: many clients at once against a server on this machine, and what it cost.

mod client;
mod connections;
mod figures;
mod games;
mod replays;
mod server;

use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context as _;

use crate::desk::{Desk, Usage};
use client::Api;
use server::Server;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  bestiaire load games --tables 100 --spectators 3 --think-ms 200 --seconds 30
  bestiaire load connections --count 10000
  bestiaire load idle --count 300 --descriptors 256
  bestiaire load strangers --count 100
  bestiaire load replays --count 110 --game loups-garous --seats 18

It starts a server of its own on a new folder, without limits unless they are what is measured. Only addresses of this
machine are taken.")]
pub(crate) struct Args {
    #[command(flatten)]
    target: Target,
    #[command(subcommand)]
    what: What,
}

/// Which server.
#[derive(clap::Args)]
pub(crate) struct Target {
    /// A server that runs already, on this machine; without it one is started.
    #[arg(long, global = true)]
    addr: Option<SocketAddr>,
    /// The process of that server, to see what memory it takes.
    #[arg(long, global = true, requires = "addr")]
    pid: Option<u32>,
    /// Leave the server that is started its usual limits.
    #[arg(long, global = true)]
    limits: bool,
    /// How many addresses of this machine (127.0.0.2 and on) the clients come from: so many households.
    #[arg(long, global = true, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=200))]
    addresses: u8,
}

#[derive(clap::Subcommand)]
enum What {
    /// Whole games by random moves at many tables: how fast moves go round.
    Games(games::Args),
    /// Open sockets that look on: what memory each takes, and how fast they are answered.
    Connections(connections::Sockets),
    /// Connections that never ask for anything, against a server with few descriptors.
    Idle(connections::Idle),
    /// Strangers at one table, and a player who comes back.
    Strangers(connections::Strangers),
    /// Many replays at once, and what a player notices of them.
    Replays(replays::Args),
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    if let Some(addr) = args.target.addr.filter(|it| !it.ip().is_loopback()) {
        let hint = "load is for a server on this machine, as in --addr 127.0.0.1:7878";
        return Err(Usage::new(format!("{addr} is not an address of this machine"), hint).into());
    }
    server::raise_descriptors();
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads")?;
    let done = runtime.block_on(async {
        let (limits, descriptors) = match &args.what {
            What::Idle(it) => (true, Some(it.descriptors)),
            What::Strangers(_) => (true, None),
            _ => (args.target.limits, None),
        };
        let server = Server::find(&args.target, limits, descriptors).await?;
        let api = Api::new(&server, args.target.addresses)?;
        match &args.what {
            What::Games(it) => games::run(it, &api, desk).await,
            What::Connections(it) => connections::count(it, &api, desk).await,
            What::Idle(it) => connections::idle(it, &api, desk).await,
            What::Strangers(it) => connections::strangers(it, &api, desk).await,
            What::Replays(it) => replays::run(it, &api, desk).await,
        }
    });
    // Lines that nobody reads any more must not keep the program.
    runtime.shutdown_background();
    done.map(|()| ExitCode::SUCCESS)
}

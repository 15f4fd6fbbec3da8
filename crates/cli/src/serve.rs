//! `bestiaire serve`

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use server::{Config, Limits, LogFormat};

use crate::desk::Usage;

#[derive(clap::Args)]
#[command(after_help = "\
Everything is kept in one file, bestiaire.db, inside the data directory. RUST_LOG chooses what is logged.

Examples:
  bestiaire serve
  bestiaire serve --addr 0.0.0.0:7878 --data /var/lib/bestiaire
  bestiaire serve --origin https://games.example --trust-proxy --log json")]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, env = "BESTIAIRE_ADDR", default_value = "127.0.0.1:7878", value_name = "HOST:PORT")]
    addr: SocketAddr,
    /// Directory in which everything is kept; it is made if it is absent.
    #[arg(long, env = "BESTIAIRE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Another origin whose pages may use this server; its own always may. Can be given several times.
    #[arg(long = "origin", env = "BESTIAIRE_ORIGINS", value_delimiter = ',', value_name = "URL")]
    origins: Vec<String>,
    /// A proxy in front names the real client in `X-Forwarded-For`.
    #[arg(long, env = "BESTIAIRE_TRUST_PROXY")]
    trust_proxy: bool,
    /// How long a bot seems to think at least, so that people can follow.
    #[arg(long, env = "BESTIAIRE_BOT_DELAY_MS", default_value_t = 900, value_name = "MS")]
    bot_delay_ms: u64,
    /// How log lines look.
    #[arg(long, env = "BESTIAIRE_LOG", value_enum, default_value_t = Log::Text)]
    log: Log,
    /// No limits on what one client may ask for: for load tests only.
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// How log lines look.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Log {
    /// For people.
    Text,
    /// One JSON object a line, for machines.
    Json,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    std::fs::create_dir_all(&args.data).map_err(|it| {
        Usage::new(format!("{} cannot be made: {it}", args.data.display()), "choose another place with `--data DIR`")
    })?;
    server::start_log(match args.log {
        Log::Text => LogFormat::Text,
        Log::Json => LogFormat::Json,
    });
    let mut config = Config::new(args.addr, args.data.join("bestiaire.db"));
    config.origins = args.origins;
    config.trust_proxy = args.trust_proxy;
    config.bot_delay = Duration::from_millis(args.bot_delay_ms);
    if args.no_limits {
        config.limits = Limits::none();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("no threads for the server")?.block_on(server::serve(config))?;
    Ok(ExitCode::SUCCESS)
}

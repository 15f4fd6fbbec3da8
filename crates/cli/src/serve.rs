//! `bestiaire serve`

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, Limits, LogFormat};

use crate::desk::Desk;
use crate::gevaudan::board_option;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  bestiaire serve
  bestiaire serve --addr 0.0.0.0:80 --data /var/lib/bestiaire --log json
  bestiaire serve --public-url https://games.example --trust-proxy   (behind a proxy that does HTTPS)")]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, env = "BESTIAIRE_ADDR", default_value = "127.0.0.1:7878")]
    addr: SocketAddr,
    /// Folder of the database; it is made if it is absent.
    #[arg(long, env = "BESTIAIRE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Where people find this server, as in https://games.example; may be given several times. It answers to these
    /// names, to localhost, to the name of this machine and to addresses in digits, and to no other.
    #[arg(long, env = "BESTIAIRE_PUBLIC_URL", value_delimiter = ',', value_name = "URL")]
    public_url: Vec<String>,
    /// Another origin whose pages may use this server; may be given several times.
    #[arg(long, env = "BESTIAIRE_ORIGINS", value_delimiter = ',', value_name = "URL")]
    origin: Vec<String>,
    /// A proxy in front names the real client in X-Forwarded-For, and the host in X-Forwarded-Host.
    #[arg(long, env = "BESTIAIRE_TRUST_PROXY")]
    trust_proxy: bool,
    /// How long a bot seems to think at least, in milliseconds.
    #[arg(long, env = "BESTIAIRE_BOT_DELAY_MS", default_value_t = 900, value_name = "MS")]
    bot_delay_ms: u64,
    /// How the log is written.
    #[arg(long, env = "BESTIAIRE_LOG", default_value = "text")]
    log: Log,
    /// A file with another board on which Gévaudan is played here; see `bestiaire gevaudan check`.
    #[arg(long, env = "BESTIAIRE_GEVAUDAN_BOARD", value_name = "FILE")]
    board: Option<PathBuf>,
    /// No limits on rates and numbers; for load tests on this machine only.
    #[arg(long, hide = true)]
    no_limits: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Log {
    Text,
    Json,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    std::fs::create_dir_all(&args.data).with_context(|| format!("cannot make the folder {}", args.data.display()))?;
    server::start_log(match args.log {
        Log::Text => LogFormat::Text,
        Log::Json => LogFormat::Json,
    });
    let mut config = Config::new(args.addr, args.data.join("bestiaire.db"));
    config.public_urls.clone_from(&args.public_url);
    config.origins.clone_from(&args.origin);
    config.trust_proxy = args.trust_proxy;
    config.bot_delay = Duration::from_millis(args.bot_delay_ms);
    if let Some((key, code)) = board_option(args.board.as_deref())? {
        config.games = config.games.by_default("gevaudan", &key, &code);
    }
    if args.no_limits {
        config.limits = Limits::none();
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server's threads")?;
    runtime.block_on(async {
        let running = server::start(config).await?;
        desk.line(&format!("Bestiaire: http://{}", running.addr))?;
        running.until_told_to_stop().await
    })?;
    Ok(ExitCode::SUCCESS)
}

//! `bestiaire serve`

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, Limits, LogFormat, Retention};
use store::OpenError;

use crate::backup::explain;
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
    /// Where people find this server, as in <https://games.example>; may be given several times. It answers to these
    /// names, to localhost, to the name of this machine and to addresses in digits, and to no other.
    #[arg(long, env = "BESTIAIRE_PUBLIC_URL", value_delimiter = ',', value_name = "URL")]
    public_url: Vec<String>,
    /// Another origin whose pages may use this server; may be given several times.
    #[arg(long, env = "BESTIAIRE_ORIGINS", value_delimiter = ',', value_name = "URL")]
    origin: Vec<String>,
    /// Another address where /metrics is served, for yourself alone; such as 127.0.0.1:9090.
    #[arg(long, env = "BESTIAIRE_METRICS_ADDR", value_name = "ADDR")]
    metrics_addr: Option<SocketAddr>,
    /// Who shows this as a bearer token may read /metrics at the public address; nobody otherwise.
    #[arg(long, env = "BESTIAIRE_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// A proxy in front names the real client in X-Forwarded-For, and the host in X-Forwarded-Host.
    #[arg(long, env = "BESTIAIRE_TRUST_PROXY")]
    trust_proxy: bool,
    /// How long a bot seems to think at least, in milliseconds.
    #[arg(long, env = "BESTIAIRE_BOT_DELAY_MS", default_value_t = 900, value_name = "MS")]
    bot_delay_ms: u64,
    /// How long a bot may really think, in milliseconds [default: twice as long as it seems to].
    #[arg(long, env = "BESTIAIRE_BOT_THINK_MS", value_name = "MS")]
    bot_think_ms: Option<u64>,
    /// How long a program on a seat may take for a move, in milliseconds.
    #[arg(long, env = "BESTIAIRE_PROGRAM_MS", default_value_t = 10_000, value_name = "MS")]
    program_ms: u64,
    /// How long a second of the players' clocks lasts, in milliseconds: shorter in tests.
    #[arg(long, default_value_t = 1_000, value_name = "MS", hide = true)]
    second_ms: u64,
    /// How the log is written.
    #[arg(long, env = "BESTIAIRE_LOG", default_value = "text")]
    log: Log,
    /// A file with another board on which Gévaudan is played here; see `bestiaire gevaudan check`.
    #[arg(long, env = "BESTIAIRE_GEVAUDAN_BOARD", value_name = "FILE")]
    board: Option<PathBuf>,
    /// Days for which a table is kept at which no game was begun; 0 keeps it for ever.
    #[arg(long, env = "BESTIAIRE_KEEP_GATHERINGS", default_value_t = 7, value_name = "DAYS")]
    keep_gatherings: u64,
    /// Days for which finished games are kept; 0 keeps them for ever.
    #[arg(long, env = "BESTIAIRE_KEEP_FINISHED", default_value_t = 0, value_name = "DAYS")]
    keep_finished: u64,
    /// Days for which a guest without a table is kept who does not come; 0 keeps him for ever.
    #[arg(long, env = "BESTIAIRE_KEEP_GUESTS", default_value_t = 180, value_name = "DAYS")]
    keep_guests: u64,
    /// Days for which chat is kept; 0 keeps it for ever.
    #[arg(long, env = "BESTIAIRE_KEEP_CHAT", default_value_t = 90, value_name = "DAYS")]
    keep_chat: u64,
    /// Lines of chat that are kept of each channel of a table; 0 keeps all.
    #[arg(long, env = "BESTIAIRE_CHAT_LINES", default_value_t = 1000, value_name = "LINES")]
    chat_lines: u32,
    /// Megabytes to which the database may grow; 0 for as many as the disk has.
    #[arg(long, env = "BESTIAIRE_LARGEST_MB", default_value_t = 0, value_name = "MB")]
    largest_mb: u64,
    /// No limits on rates and numbers; for load tests on this machine only.
    #[arg(long, hide = true)]
    no_limits: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Log {
    Text,
    Json,
}

/// The database in the data folder.
pub(crate) const DATABASE: &str = "bestiaire.db";

fn retention(args: &Args) -> Retention {
    let days = |days: u64| (days > 0).then(|| Duration::from_secs(days.saturating_mul(24 * 60 * 60)));
    Retention {
        gatherings: days(args.keep_gatherings),
        finished: days(args.keep_finished),
        guests: days(args.keep_guests),
        chat: days(args.keep_chat),
        chat_lines: (args.chat_lines > 0).then_some(args.chat_lines),
        ..Retention::default()
    }
}

/// A folder or a database that cannot be used, with what to do about it.
fn explained(error: anyhow::Error, args: &Args) -> anyhow::Error {
    use OpenError::{Damaged, InUse, Key, KeyShown};
    match error.downcast_ref() {
        Some(InUse { .. } | Damaged { .. } | Key { .. } | KeyShown(_)) => match error.downcast() {
            Ok(error) => explain(error, &args.data),
            Err(other) => other,
        },
        _ => error,
    }
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    server::start_log(match args.log {
        Log::Text => LogFormat::Text,
        Log::Json => LogFormat::Json,
    });
    store::private_folder(&args.data)?;
    let mut config = Config::new(args.addr, args.data.join(DATABASE));
    config.public_urls.clone_from(&args.public_url);
    config.origins.clone_from(&args.origin);
    config.metrics_addr = args.metrics_addr;
    config.metrics_token.clone_from(&args.metrics_token);
    config.trust_proxy = args.trust_proxy;
    config.bot_delay = Duration::from_millis(args.bot_delay_ms);
    config.bot_think = args.bot_think_ms.map(Duration::from_millis);
    config.program_think = Duration::from_millis(args.program_ms);
    config.second = Duration::from_millis(args.second_ms);
    if let Some((key, code)) = board_option(args.board.as_deref())? {
        config.games = config.games.by_default("gevaudan", &key, &code);
    }
    config.retention = retention(args);
    config.largest = (args.largest_mb > 0).then(|| args.largest_mb.saturating_mul(1024 * 1024));
    if args.no_limits {
        config.limits = Limits::none();
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server's threads")?;
    runtime.block_on(async {
        let running = server::start(config).await.map_err(|it| explained(it, args))?;
        desk.line(&format!("Bestiaire: http://{}", running.addr))?;
        running.until_told_to_stop().await
    })?;
    Ok(ExitCode::SUCCESS)
}

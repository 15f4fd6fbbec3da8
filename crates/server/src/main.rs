//! `bestiaire-server`: the server alone, set up by its environment. The `bestiaire` program serves with more comfort.
//!
//! `BESTIAIRE_ADDR` (127.0.0.1:8080), `BESTIAIRE_DATABASE` (bestiaire.db), `BESTIAIRE_PUBLIC_URL` and
//! `BESTIAIRE_ORIGINS` (comma-separated), `BESTIAIRE_METRICS_ADDR` (another address, for `/metrics`),
//! `BESTIAIRE_METRICS_TOKEN` (a bearer token for it), `BESTIAIRE_TRUST_PROXY` (set or not), `BESTIAIRE_BOT_DELAY_MS` (900),
//! `BESTIAIRE_PROGRAM_MS` (how long a program on a seat may take for a move),
//! `BESTIAIRE_LOG` (`text` or `json`), `BESTIAIRE_LARGEST_MB` (to which the database may grow),
//! `BESTIAIRE_NO_LIMITS` (set or not; for load tests).

use std::env::var;
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, Limits, LogFormat};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let json = var("BESTIAIRE_LOG").is_ok_and(|it| it == "json");
    server::start_log(if json { LogFormat::Json } else { LogFormat::Text });
    server::serve(config()?).await
}

fn config() -> anyhow::Result<Config> {
    let addr = var("BESTIAIRE_ADDR").unwrap_or_else(|_| "127.0.0.1:8080".into());
    let database = var("BESTIAIRE_DATABASE").unwrap_or_else(|_| "bestiaire.db".into());
    let mut config = Config::new(addr.parse().context("BESTIAIRE_ADDR is not an address")?, database);
    let several = |text: String| text.split(',').map(|it| it.trim().to_owned()).collect();
    config.public_urls = var("BESTIAIRE_PUBLIC_URL").map(several).unwrap_or_default();
    config.origins = var("BESTIAIRE_ORIGINS").map(several).unwrap_or_default();
    if let Ok(addr) = var("BESTIAIRE_METRICS_ADDR") {
        config.metrics_addr = Some(addr.parse().context("BESTIAIRE_METRICS_ADDR is not an address")?);
    }
    config.metrics_token = var("BESTIAIRE_METRICS_TOKEN").ok().filter(|it| !it.is_empty());
    config.trust_proxy = var("BESTIAIRE_TRUST_PROXY").is_ok();
    if let Ok(delay) = var("BESTIAIRE_BOT_DELAY_MS") {
        config.bot_delay = Duration::from_millis(delay.parse().context("BESTIAIRE_BOT_DELAY_MS is not a number")?);
    }
    if let Ok(think) = var("BESTIAIRE_BOT_THINK_MS") {
        let think = think.parse().context("BESTIAIRE_BOT_THINK_MS is not a number")?;
        config.bot_think = Some(Duration::from_millis(think));
    }
    if let Ok(think) = var("BESTIAIRE_PROGRAM_MS") {
        let think = think.parse().context("BESTIAIRE_PROGRAM_MS is not a number")?;
        config.program_think = Duration::from_millis(think);
    }
    if let Ok(megabytes) = var("BESTIAIRE_LARGEST_MB") {
        let megabytes: u64 = megabytes.parse().context("BESTIAIRE_LARGEST_MB is not a number")?;
        config.largest = (megabytes > 0).then_some(megabytes * 1024 * 1024);
    }
    if var("BESTIAIRE_NO_LIMITS").is_ok() {
        config.limits = Limits::none();
    }
    Ok(config)
}

//! Many who are there and do little or nothing.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use futures_util::{StreamExt as _, stream};
use reqwest::Method;
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use wire::FromTable;

use super::client::{AT_ONCE, Api, Line};
use super::figures::{Times, memory, ms};
use crate::desk::Desk;

/// Lines on which a ping is measured.
const SAMPLE: usize = 1000;

#[derive(clap::Args)]
pub(crate) struct Sockets {
    /// How many sockets.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=60_000))]
    count: u32,
    /// How many of them look on at one table.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100))]
    per_table: u32,
    /// Which game is on the tables.
    #[arg(long, default_value = "bestioles")]
    game: String,
}

#[derive(clap::Args)]
pub(crate) struct Idle {
    /// How many connections.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=60_000))]
    count: u32,
    /// How many descriptors the server has.
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(100..=100_000))]
    pub(crate) descriptors: u32,
}

#[derive(clap::Args)]
pub(crate) struct Strangers {
    /// How many strangers.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
}

pub(crate) async fn count(args: &Sockets, api: &Api<'_>, desk: &mut Desk) -> anyhow::Result<()> {
    let host = api.guest("Load").await?;
    let mut tables = Vec::new();
    for _ in 0..args.count.div_ceil(args.per_table) {
        let code = api.table(&host, &json!({ "game": args.game, "pass_and_play": true })).await?.code;
        api.ask(&code, "start", &host, &json!({})).await?;
        tables.push(code);
    }
    let before = api.server.memory();
    let begun = Instant::now();
    let open = stream::iter(0..args.count as usize).map(|idx| {
        let code = &tables[idx / args.per_table as usize];
        async move {
            let mut line = api.line(code, None, None).await?;
            while !matches!(line.hear().await?, FromTable::Picture { .. }) {}
            anyhow::Ok(line)
        }
    });
    let opened: Vec<anyhow::Result<Line>> = open.buffer_unordered(AT_ONCE).collect().await;
    let took = begun.elapsed();
    let (lines, failed): (Vec<_>, Vec<_>) = opened.into_iter().partition(Result::is_ok);
    let after = api.server.memory();
    desk.line(&format!("{} sockets open in {}, {} failed", lines.len(), ms(took), failed.len()))?;
    if let Some(Err(error)) = failed.first() {
        desk.line(&format!("  the first failure: {error:#}"))?;
    }
    desk.line(&memory(before, after, lines.len()))?;
    let mut lines: Vec<Line> = lines.into_iter().flatten().collect();
    let mut times = Times::default();
    let step = lines.len().div_ceil(SAMPLE).max(1);
    for line in lines.iter_mut().step_by(step) {
        times.note(line.ping().await?);
    }
    desk.line(&format!("ping, one after the other: {}", times.line()))?;
    Ok(())
}

pub(crate) async fn idle(args: &Idle, api: &Api<'_>, desk: &mut Desk) -> anyhow::Result<()> {
    let mut lines = Vec::new();
    let mut failed = 0;
    for idx in 0..args.count {
        match api.connect(api.turn()).await {
            Ok(mut line) => {
                // Every other one has begun to ask.
                if idx % 2 == 0 {
                    line.write_all(b"GET /api/games HTT").await.ok();
                }
                lines.push(line);
            }
            Err(_) => failed += 1,
        }
    }
    let mut times = Times::default();
    let mut errors = 0;
    for _ in 0..50 {
        let begun = Instant::now();
        let asked = api.request(api.turn(), Method::GET, "/api/games").send().await;
        match asked {
            Ok(answer) if answer.status().is_success() => times.note(begun.elapsed()),
            _ => errors += 1,
        }
    }
    let n_open = lines.iter().filter(|it| is_open(it)).count();
    desk.line(&format!("{} idle connections ({failed} failed), {n_open} of them still open", lines.len()))?;
    desk.line(&format!("requests meanwhile: {errors} of 50 failed; {}", times.line()))?;
    Ok(())
}

fn is_open(line: &tokio::net::TcpStream) -> bool {
    matches!(line.try_read(&mut [0; 512]), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
}

pub(crate) async fn strangers(args: &Strangers, api: &Api<'_>, desk: &mut Desk) -> anyhow::Result<()> {
    let (host, player) = (api.guest("Host").await?, api.guest("Player").await?);
    let code = api.table(&host, &json!({ "game": "bestioles" })).await?.code;
    api.ask(&code, "join", &player, &json!({})).await?;
    api.ask(&code, "start", &host, &json!({})).await?;
    let mut inside = Vec::new();
    let mut outside = 0;
    for idx in 0..args.count {
        match api.line(&code, None, None).await {
            Ok(line) => inside.push(line),
            Err(_) => outside += 1,
        }
        if idx % 100 == 99 {
            // As fast as the server takes requests of one household.
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
    desk.line(&format!("{} strangers were let in, {outside} turned away", inside.len()))?;
    let begun = Instant::now();
    let mut line = api.line(&code, Some(&player), Some(1)).await.context("the player was not let in")?;
    while !matches!(line.hear().await?, FromTable::Picture { .. }) {}
    desk.line(&format!("the player came back and had his picture after {}", ms(begun.elapsed())))?;
    Ok(())
}

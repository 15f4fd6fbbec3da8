//! Many replays at once, and what a player notices of them.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::json;
use tokio::sync::watch;

use super::client::{Api, Line};
use super::figures::{Times, memory, ms};
use crate::desk::Desk;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many are asked for at once.
    #[arg(long, default_value_t = 110, value_parser = clap::value_parser!(u32).range(1..=2000))]
    count: u32,
    /// Which game.
    #[arg(long, default_value = "loups-garous")]
    game: String,
    /// Players of it; bots.
    #[arg(long, default_value_t = 18)]
    seats: u8,
    /// How many finished games there are to ask for, each through all eyes.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=50))]
    games: u32,
}

pub(crate) async fn run(args: &Args, api: &Api<'_>, desk: &mut Desk) -> anyhow::Result<()> {
    let host = api.guest("Load").await?;
    let mut codes = Vec::new();
    for _ in 0..args.games {
        codes.push(finished(args, api, &host).await?);
    }
    let table = api.table(&host, &json!({ "game": "bestioles", "pass_and_play": true })).await?;
    api.ask(&table.code, "start", &host, &json!({})).await?;
    let line = api.line(&table.code, Some(&host), Some(0)).await?;
    let before = api.server.memory();
    let (line, quiet) = pinged(line, tokio::time::sleep(Duration::from_secs(2))).await?;
    desk.line(&format!("ping while nothing else happens: {}", quiet.line()))?;
    let mut line = line;
    for (what, same) in [("all different", false), ("the same once more", false), ("all of one game and seat", true)] {
        let paths = (0..args.count).map(|idx| path(args, &codes, if same { 0 } else { idx }));
        let begun = Instant::now();
        let asked = join_all(paths.map(|it| ask(api, it)));
        let (back, ((answers, times), pings)) = {
            let (sender, done) = watch::channel(false);
            let asked = async {
                let answers = asked.await;
                sender.send(true).ok();
                answers
            };
            let (answers, pinged) = tokio::join!(asked, pinged(line, until(done)));
            let (line, pings) = pinged?;
            (line, (sort(answers), pings))
        };
        line = back;
        desk.line(&format!("{} replays at once, {what}, in {}: {}", args.count, ms(begun.elapsed()), told(&answers)))?;
        desk.line(&format!("  each: {}", times.line()))?;
        desk.line(&format!("  ping of a player meanwhile: {}", pings.line()))?;
    }
    desk.line(&memory(before, api.server.memory(), 1))?;
    Ok(())
}

/// A game of bots that is over.
async fn finished(args: &Args, api: &Api<'_>, host: &wire::GuestCreated) -> anyhow::Result<String> {
    let wanted = json!({ "game": args.game, "n_seats": args.seats, "tempo": "off" });
    let table = api.table(host, &wanted).await?;
    for seat in 0..table.n_seats {
        let bot = json!({ "to": "bot", "level": "random" });
        api.ask(&table.code, &format!("seats/{seat}"), host, &bot).await?;
    }
    api.ask(&table.code, "start", host, &json!({})).await?;
    api.over(&table.code).await?;
    Ok(table.code)
}

/// Every game through every pair of eyes, then all over again.
fn path(args: &Args, codes: &[String], idx: u32) -> String {
    let code = &codes[idx as usize % codes.len()];
    let seat = (idx / codes.len() as u32) % u32::from(args.seats);
    format!("/api/tables/{code}/replay?seat={seat}")
}

/// Status and bytes of one answer, and how long it took.
async fn ask(api: &Api<'_>, path: String) -> (String, usize, Duration) {
    let begun = Instant::now();
    let request = api.request(api.turn(), Method::GET, &path).header("accept-encoding", "gzip");
    let (status, bytes) = match request.send().await {
        Ok(answer) => {
            let status = answer.status();
            let again = if answer.headers().contains_key("retry-after") { " with Retry-After" } else { "" };
            let bytes = answer.bytes().await.map_or(0, |it| it.len());
            (format!("{}{again}", status.as_u16()), bytes)
        }
        Err(error) => (if error.is_timeout() { "nothing in time" } else { "no connection" }.into(), 0),
    };
    (status, bytes, begun.elapsed())
}

type Answers = BTreeMap<String, (usize, usize)>;

fn sort(answers: Vec<(String, usize, Duration)>) -> (Answers, Times) {
    let (mut by_status, mut times) = (Answers::new(), Times::default());
    for (status, bytes, took) in answers {
        let (n, sum) = by_status.entry(status).or_default();
        (*n, *sum) = (*n + 1, *sum + bytes);
        times.note(took);
    }
    (by_status, times)
}

fn told(answers: &Answers) -> String {
    let each = answers.iter().map(|(status, (n, bytes))| format!("{n} × {status} ({} kB each)", bytes / n / 1000));
    each.collect::<Vec<_>>().join(", ")
}

async fn until(mut done: watch::Receiver<bool>) {
    done.wait_for(|it| *it).await.ok();
}

/// Pings every few milliseconds for as long as something else goes on.
async fn pinged(mut line: Line, meanwhile: impl Future<Output = ()>) -> anyhow::Result<(Line, Times)> {
    let mut meanwhile = std::pin::pin!(meanwhile);
    let mut times = Times::default();
    loop {
        times.note(line.ping().await?);
        let pause = tokio::time::sleep(Duration::from_millis(5));
        tokio::select! {
            () = &mut meanwhile => return Ok((line, times)),
            () = pause => (),
        }
    }
}

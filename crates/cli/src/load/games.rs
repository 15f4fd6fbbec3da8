//! Whole games by random moves at many tables.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use futures_util::future::join_all;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng as _, SeedableRng as _};
use serde_json::json;
use tokio::task::JoinHandle;
use wire::{FromTable, GuestCreated, Moment, ToTable};

use super::client::{Api, Line};
use super::figures::{Times, cpu, memory};
use crate::desk::Desk;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    #[arg(long, default_value = "bestioles")]
    game: String,
    /// How many tables.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    /// Players at each; as many as usual if absent.
    #[arg(long)]
    seats: Option<u8>,
    /// Who look on at each.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    spectators: u32,
    /// How long a player thinks, in milliseconds.
    #[arg(long, default_value_t = 200, value_name = "MS")]
    think_ms: u64,
    /// For how long.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
}

/// What all tables count together.
#[derive(Default)]
struct Tally {
    games: AtomicUsize,
    errors: AtomicUsize,
    to_mover: Mutex<Times>,
    to_last: Mutex<Times>,
}

/// The last move at one table, and when the last of all seats and spectators heard of it.
#[derive(Default)]
struct Echo(Mutex<Option<(Instant, Option<Instant>)>>);

impl Echo {
    /// A move is sent; the one before has been heard by all who will hear of it.
    fn sent(&self, tally: &Tally) {
        let before = self.0.lock().ok().and_then(|mut it| it.replace((Instant::now(), None)));
        if let (Some((sent, Some(heard))), Ok(mut times)) = (before, tally.to_last.lock()) {
            times.note(heard - sent);
        }
    }

    fn heard(&self) {
        if let Ok(Some(it)) = self.0.lock().as_deref_mut() {
            it.1 = Some(Instant::now());
        }
    }
}

pub(crate) async fn run(args: &Args, api: &Api<'_>, desk: &mut Desk) -> anyhow::Result<()> {
    let before = api.server.memory();
    let mut tables = Vec::new();
    for idx in 0..args.tables {
        tables.push(Table::open(args, api, idx).await?);
    }
    let n_lines: usize = tables.iter().map(|it| it.players.len() + it.spectators.len()).sum();
    let tally = Tally::default();
    let (begun, cpu_before) = (Instant::now(), api.server.cpu());
    let by = begun + Duration::from_secs(args.seconds.into());
    let play = join_all(tables.into_iter().map(|it| it.play(args, api, &tally, by)));
    // While everybody still sits there.
    let weigh = async {
        tokio::time::sleep(Duration::from_millis(u64::from(args.seconds) * 1000 - 200)).await;
        (api.server.memory(), api.server.cpu())
    };
    let (_, (after, cpu_after)) = tokio::join!(play, weigh);
    let took = begun.elapsed();
    let to_mover = tally.to_mover.into_inner().unwrap_or_default();
    let rate = to_mover.len() as f64 / took.as_secs_f64();
    desk.line(&format!("{} tables, {n_lines} sockets, {:.1} s", args.tables, took.as_secs_f64()))?;
    let (games, errors) = (tally.games.into_inner(), tally.errors.into_inner());
    desk.line(&format!("{} moves ({rate:.0} a second), {games} games ended, {errors} errors", to_mover.len()))?;
    desk.line(&format!("a move, until the mover knew it was kept: {}", to_mover.line()))?;
    let to_last = tally.to_last.into_inner().unwrap_or_default();
    desk.line(&format!("a move, until the last at the table had it: {}", to_last.line()))?;
    desk.line(&memory(before, after, n_lines))?;
    desk.line(&cpu(cpu_before, cpu_after, took, n_lines))?;
    Ok(())
}

/// People at one table, each with a line.
struct Table {
    code: String,
    players: Vec<(GuestCreated, Line)>,
    /// Each reads by itself, from the moment it comes in, until it is cut off.
    spectators: Vec<JoinHandle<()>>,
    echo: Arc<Echo>,
    seed: u64,
}

impl Table {
    async fn open(args: &Args, api: &Api<'_>, idx: u32) -> anyhow::Result<Self> {
        let host = api.guest("Load").await?;
        let mut wanted = json!({ "game": args.game, "tempo": "off" });
        if let Some(seats) = args.seats {
            wanted["n_seats"] = seats.into();
        }
        let table = api.table(&host, &wanted).await?;
        let code = table.code;
        let mut people = vec![host.clone()];
        for _ in 1..table.n_seats {
            let guest = api.guest("Load").await?;
            api.ask(&code, "join", &guest, &json!({})).await?;
            people.push(guest);
        }
        let (mut players, mut spectators) = (Vec::new(), Vec::new());
        let echo = Arc::new(Echo::default());
        for (seat, guest) in (0..).zip(&people) {
            players.push((guest.clone(), api.line(&code, Some(guest), Some(seat)).await?));
        }
        for _ in 0..args.spectators {
            let (mut line, echo) = (api.line(&code, None, None).await?, echo.clone());
            spectators.push(tokio::spawn(async move {
                while line.moment().await.is_ok() {
                    echo.heard();
                }
            }));
        }
        api.ask(&code, "start", &host, &json!({})).await?;
        Ok(Self { code, players, spectators, echo, seed: idx.into() })
    }

    /// Plays until it is time.
    async fn play(self, args: &Args, api: &Api<'_>, tally: &Tally, by: Instant) {
        let echo = &*self.echo;
        let think = Duration::from_millis(args.think_ms);
        let code = &self.code;
        let players = (0..).zip(self.players).map(|(seat, (me, line))| {
            let chance = Pcg64Mcg::seed_from_u64((self.seed << 8) | u64::from(seat));
            let mut player = Player { seat, line, chance, think, echo, tally, to_mover: Times::default() };
            async move {
                let done = tokio::time::timeout_at(by.into(), player.play(api, code, &me)).await;
                tally.errors.fetch_add(usize::from(matches!(done, Ok(Err(_)))), Relaxed);
                if let Ok(mut times) = tally.to_mover.lock() {
                    times.extend(player.to_mover);
                }
            }
        });
        join_all(players).await;
        // Whoever hears nothing more before the time is up was cut off.
        let cut = self.spectators.iter().filter(|it| it.is_finished()).count();
        tally.errors.fetch_add(cut, Relaxed);
        self.spectators.iter().for_each(JoinHandle::abort);
    }
}

/// One who plays.
struct Player<'a> {
    seat: u8,
    line: Line,
    chance: Pcg64Mcg,
    think: Duration,
    echo: &'a Echo,
    tally: &'a Tally,
    to_mover: Times,
}

impl Player<'_> {
    async fn play(&mut self, api: &Api<'_>, code: &str, me: &GuestCreated) -> anyhow::Result<()> {
        let mut sent: Option<(u32, Instant)> = None;
        let mut latest: Option<Moment> = None;
        loop {
            match self.line.listen().await? {
                FromTable::Picture { now, .. } => latest = Some(now),
                FromTable::Moment { now, .. } => {
                    self.echo.heard();
                    latest.as_mut().context("a moment without a picture")?.follow(now);
                }
                FromTable::Done { id } => {
                    if let Some((_, at)) = sent.take_if(|it| it.0 == id) {
                        self.to_mover.note(at.elapsed());
                    }
                    continue;
                }
                // Where several answer at once, another was quicker: the next moment asks again.
                FromTable::Error { code, .. } if code == "stale" => continue,
                FromTable::Refused { code, .. } | FromTable::Error { code, .. } => bail!("{code}"),
                _ => continue,
            }
            let Some(now) = &latest else { continue };
            if now.outcome.is_some() {
                self.tally.games.fetch_add(usize::from(self.seat == 0), Relaxed);
                // One proposes the next game, the others accept.
                api.ask(code, "rematch", me, &json!({})).await?;
            } else if let Some(says) = self.choose(now) {
                tokio::time::sleep(self.think).await;
                self.echo.sent(self.tally);
                sent = Some((self.line.say(says).await?, Instant::now()));
            }
        }
    }

    /// Any move, if one is wanted.
    fn choose(&mut self, now: &Moment) -> Option<ToTable> {
        if !now.asked || now.moves.is_empty() {
            return None;
        }
        let notation = now.moves[self.chance.next_u32() as usize % now.moves.len()].clone();
        Some(ToTable::Play { seat: self.seat, after: now.number, notation })
    }
}

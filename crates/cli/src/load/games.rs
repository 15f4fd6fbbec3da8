//! Whole games by random moves at many tables.
//!
//! First everybody sits down, then all lines are opened, many at once, and only then do the games begin, spread over one thinking
//! time so that the tables do not move in step. A line is read from the moment it is open: the server lets go of who
//! does not listen.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use futures_util::stream::FuturesUnordered;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng as _, SeedableRng as _};
use serde_json::json;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use wire::{FromTable, GuestCreated, Moment, ToTable};

use super::client::{AT_ONCE, Api, Line};
use super::figures::{Times, cpu, memory, ms};
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

/// What all tables count together, once all games have begun.
#[derive(Default)]
struct Tally {
    counts: AtomicBool,
    games: AtomicUsize,
    /// Moves that were sent and not yet answered.
    under_way: AtomicUsize,
    errors: Mutex<Vec<String>>,
    to_mover: Mutex<Times>,
    to_last: Mutex<Times>,
}

impl Tally {
    fn note(&self, times: &Mutex<Times>, time: Duration) {
        if let (true, Ok(mut times)) = (self.counts.load(Relaxed), times.lock()) {
            times.note(time);
        }
    }

    /// Errors count from the beginning.
    fn fail(&self, what: String) {
        if let Ok(mut errors) = self.errors.lock() {
            errors.push(what);
        }
    }
}

/// The last move at one table, and when the last of all seats and spectators heard of it.
#[derive(Default)]
struct Echo(Mutex<Option<(Instant, Option<Instant>)>>);

impl Echo {
    /// A move is sent; the one before has been heard by all who will hear of it.
    fn sent(&self, tally: &Tally) {
        let before = self.0.lock().ok().and_then(|mut it| it.replace((Instant::now(), None)));
        if let Some((sent, Some(heard))) = before {
            tally.note(&tally.to_last, heard - sent);
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
    let seated = stream::iter(0..args.tables).map(|idx| Table::seat(args, api, idx)).buffer_unordered(AT_ONCE);
    let tables: Vec<Table> = seated.try_collect().await?;
    let tally = Arc::new(Tally::default());
    let hall = Hall::new(api, args, &tally);
    let lines = tables.iter().map(|it| it.people.len() + args.spectators as usize);
    let n_lines: usize = lines.sum();
    // Whoever is at a table; they go on until they are not needed any more.
    let everybody = async {
        let players = tables.iter().flat_map(|table| (0..table.people.len()).map(|idx| hall.play(table, idx)));
        let spectators =
            tables.iter().flat_map(|table| (0..args.spectators).map(|_| hall.look_on(table.code.clone(), &table.echo)));
        let (mut players, mut spectators): (FuturesUnordered<_>, FuturesUnordered<_>) =
            (players.collect(), spectators.collect());
        tokio::join!(async { while players.next().await.is_some() {} }, async {
            while spectators.next().await.is_some() {}
        });
        std::future::pending::<()>().await;
    };
    let report = tokio::select! {
        report = hall.conduct(&tables, n_lines) => report?,
        () = everybody => bail!("nobody is left"),
    };
    let under_way = tally.under_way.load(Relaxed);
    let taken = |it: &Mutex<Times>| it.lock().map(|mut it| std::mem::take(&mut *it)).unwrap_or_default();
    let (to_mover, to_last) = (taken(&tally.to_mover), taken(&tally.to_last));
    let errors = tally.errors.lock().map(|mut it| std::mem::take(&mut *it)).unwrap_or_default();
    let Report { opened_in, took, memory: weighed, cpu: (cpu_before, cpu_after) } = report;
    desk.line(&format!(
        "{} tables, {n_lines} sockets open in {}, {:.1} s",
        args.tables,
        ms(opened_in),
        took.as_secs_f64()
    ))?;
    let (rate, games) = (to_mover.len() as f64 / took.as_secs_f64(), tally.games.load(Relaxed));
    desk.line(&format!(
        "{} moves ({rate:.0} a second), {under_way} under way, {games} games ended, {} errors",
        to_mover.len(),
        errors.len()
    ))?;
    if let Some(first) = errors.first() {
        desk.line(&format!("  the first error: {first}"))?;
    }
    desk.line(&format!("a move, until the mover knew it was kept: {}", to_mover.line()))?;
    desk.line(&format!("a move, until the last at the table had it: {}", to_last.line()))?;
    desk.line(&memory(before, weighed, n_lines))?;
    desk.line(&cpu(cpu_before, cpu_after, took, n_lines))?;
    Ok(())
}

/// People who sit at one table; nobody has a line yet.
struct Table {
    code: String,
    people: Vec<GuestCreated>,
    echo: Arc<Echo>,
    seed: u64,
}

impl Table {
    async fn seat(args: &Args, api: &Api<'_>, idx: u32) -> anyhow::Result<Self> {
        let host = api.guest("Load").await?;
        let mut wanted = json!({ "game": args.game, "tempo": "off" });
        if let Some(seats) = args.seats {
            wanted["n_seats"] = seats.into();
        }
        let table = api.table(&host, &wanted).await?;
        let mut people = vec![host];
        for _ in 1..table.n_seats {
            let guest = api.guest("Load").await?;
            api.ask(&table.code, "join", &guest, &json!({})).await?;
            people.push(guest);
        }
        Ok(Self { code: table.code, people, echo: Arc::default(), seed: idx.into() })
    }
}

/// What was measured beside the moves.
struct Report {
    opened_in: Duration,
    took: Duration,
    memory: Option<u64>,
    cpu: (Option<Duration>, Option<Duration>),
}

/// Where all the tables stand.
struct Hall<'a> {
    api: &'a Api<'a>,
    args: &'a Args,
    tally: &'a Arc<Tally>,
    /// So many come in at once.
    door: Semaphore,
    /// Who has come in, or could not.
    arrivals: (mpsc::UnboundedSender<()>, tokio::sync::Mutex<mpsc::UnboundedReceiver<()>>),
    /// Each spectator reads by himself until he is cut off.
    readers: Mutex<JoinSet<()>>,
}

impl<'a> Hall<'a> {
    fn new(api: &'a Api<'a>, args: &'a Args, tally: &'a Arc<Tally>) -> Self {
        let (come, came) = mpsc::unbounded_channel();
        let (door, arrivals) = (Semaphore::new(AT_ONCE), (come, tokio::sync::Mutex::new(came)));
        Self { api, args, tally, door, arrivals, readers: Mutex::default() }
    }

    fn think(&self) -> Duration {
        Duration::from_millis(self.args.think_ms)
    }

    /// Opens a line; an error counts.
    async fn line(&self, code: &str, me: Option<&GuestCreated>, seat: Option<u8>) -> Option<Line> {
        let _place = self.door.acquire().await.ok()?;
        let line = self.api.line(code, me, seat).await;
        self.arrivals.0.send(()).ok();
        line.map_err(|error| self.tally.fail(format!("a line: {error:#}"))).ok()
    }

    /// Plays at a table from the moment the line is open.
    async fn play(&self, table: &Table, idx: usize) {
        let (seat, me) = (idx as u8, &table.people[idx]);
        let Some(line) = self.line(&table.code, Some(me), Some(seat)).await else { return };
        let chance = Pcg64Mcg::seed_from_u64((table.seed << 8) | u64::from(seat));
        let mut player = Player { seat, line, chance, think: self.think(), echo: &table.echo, tally: self.tally };
        if let Err(error) = player.play(self.api, &table.code, me).await {
            self.tally.fail(format!("a player: {error:#}"));
        }
    }

    async fn look_on(&self, code: String, echo: &Arc<Echo>) {
        let Some(mut line) = self.line(&code, None, None).await else { return };
        let (echo, tally) = (echo.clone(), self.tally.clone());
        let reads = async move {
            loop {
                match line.moment().await {
                    Ok(()) => echo.heard(),
                    Err(error) => return tally.fail(format!("a spectator: {error:#}")),
                }
            }
        };
        if let Ok(mut readers) = self.readers.lock() {
            readers.spawn(reads);
        }
    }

    /// Waits until everybody is there, has the games begin, and measures.
    async fn conduct(&self, tables: &[Table], n_lines: usize) -> anyhow::Result<Report> {
        let begun = Instant::now();
        let mut came = self.arrivals.1.lock().await;
        for _ in 0..n_lines {
            came.recv().await.context("nobody comes any more")?;
        }
        let opened_in = begun.elapsed();
        let begun = Instant::now();
        let starts = (0..).zip(tables).map(|(idx, table)| async move {
            let turn = self.think() * idx / self.args.tables;
            tokio::time::sleep_until((begun + turn).into()).await;
            self.api.ask(&table.code, "start", &table.people[0], &json!({})).await
        });
        let () = stream::iter(starts).buffered(AT_ONCE).try_for_each(|_| async { Ok(()) }).await?;
        self.tally.counts.store(true, Relaxed);
        let (begun, cpu_before) = (Instant::now(), self.api.server.cpu());
        tokio::time::sleep(Duration::from_secs(self.args.seconds.into())).await;
        // While everybody still sits there.
        let (took, memory, cpu_after) = (begun.elapsed(), self.api.server.memory(), self.api.server.cpu());
        Ok(Report { opened_in, took, memory, cpu: (cpu_before, cpu_after) })
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
}

impl Player<'_> {
    async fn play(&mut self, api: &Api<'_>, code: &str, me: &GuestCreated) -> anyhow::Result<()> {
        let mut sent: Option<(u32, Instant)> = None;
        let mut latest: Option<Moment> = None;
        // What he is going to say, and when he has thought enough.
        let mut plan: Option<(ToTable, Instant)> = None;
        loop {
            let ready = plan.as_ref().map(|it| it.1);
            let heard = tokio::select! {
                heard = self.line.listen() => heard?,
                // His last move is answered right after the moment that it made.
                () = until(ready.filter(|_| sent.is_none())) => {
                    if let Some((says, _)) = plan.take() {
                        self.echo.sent(self.tally);
                        sent = Some((self.line.say(says).await?, Instant::now()));
                        self.tally.under_way.fetch_add(1, Relaxed);
                    }
                    continue;
                }
            };
            match heard {
                FromTable::Picture { now, .. } => latest = Some(now),
                FromTable::Moment { now, .. } => {
                    self.echo.heard();
                    latest.as_mut().context("a moment without a picture")?.follow(now);
                }
                FromTable::Done { id } => {
                    if let Some((_, at)) = self.answered(&mut sent, id) {
                        self.tally.note(&self.tally.to_mover, at.elapsed());
                    }
                    continue;
                }
                // Where several answer at once, another was quicker: the next moment asks again.
                FromTable::Error { id: Some(id), code, .. } if code == "stale" => {
                    self.answered(&mut sent, id);
                    continue;
                }
                FromTable::Refused { code, .. } | FromTable::Error { code, .. } => bail!("{code}"),
                _ => continue,
            }
            let Some(now) = &latest else { continue };
            plan = self.choose(now).map(|says| (says, ready.unwrap_or_else(|| Instant::now() + self.think)));
            if now.outcome.is_some() {
                let counts = self.seat == 0 && self.tally.counts.load(Relaxed);
                self.tally.games.fetch_add(usize::from(counts), Relaxed);
                // One proposes the next game, the others accept.
                api.ask(code, "rematch", me, &json!({})).await?;
            }
        }
    }

    /// The move that was sent last, if this is what was answered.
    fn answered(&self, sent: &mut Option<(u32, Instant)>, id: u32) -> Option<(u32, Instant)> {
        let answered = sent.take_if(|it| it.0 == id);
        self.tally.under_way.fetch_sub(usize::from(answered.is_some()), Relaxed);
        answered
    }

    /// Any move, if one is wanted.
    fn choose(&mut self, now: &Moment) -> Option<ToTable> {
        if !now.asked || now.moves.is_empty() || now.outcome.is_some() {
            return None;
        }
        let notation = now.moves[self.chance.next_u32() as usize % now.moves.len()].clone();
        Some(ToTable::Play { seat: self.seat, after: now.number, notation })
    }
}

/// Waits until then; for ever if there is no then.
async fn until(ready: Option<Instant>) {
    match ready {
        Some(ready) => tokio::time::sleep_until(ready.into()).await,
        None => std::future::pending().await,
    }
}

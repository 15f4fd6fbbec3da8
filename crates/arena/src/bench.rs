//! How fast a game is played, one core at a time.

use std::hint::black_box;
use std::time::Duration;

use cabinet::{AnySession, Game, Session};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use table::{Actor, Belief, OptionsError, Referee, Seat, Seed, Turn, Viewer, Watcher, pick};

use crate::stats::float;
use crate::{RandomPlay, clock, thought};

/// Rounds of each measure; the middle one counts.
const ROUNDS: usize = 5;
/// Positions and beliefs that are looked at in turn: too many for the processor to learn them by heart.
const SAMPLES: usize = 4096;

/// Names of all measures, in their order.
pub const NAMES: [&str; 12] = [
    "moves",
    "moves_observed",
    "views",
    "observations",
    "clones",
    "worlds",
    "worlds_pooled",
    "simulations",
    "decisions",
    "refereed",
    "server",
    "session",
];

/// Worlds of a pool that is filled at once.
const POOL: u64 = 64;

/// One measure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measure {
    /// What was counted.
    pub name: &'static str,
    /// How many in a second of CPU time of one thread: the middle of all rounds.
    pub per_second: f64,
    /// The slowest round.
    pub least: f64,
    /// The fastest round.
    pub most: f64,
}

/// The speed of one game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// Key of the game.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// Moves of a random game on average.
    pub moves_per_game: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of a packed observation.
    pub packed_bytes: usize,
    /// All measures that were taken.
    pub measures: Vec<Measure>,
}

/// What is measured, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Bench<'a> {
    /// Time for each measure.
    pub each: Duration,
    /// Only the measure of this name; all if absent.
    pub only: Option<&'a str>,
    /// How many play; the game's usual number if absent.
    pub players: Option<usize>,
}

/// Measures how fast `G` is played.
pub fn speed<G: Game>(bench: Bench<'_>) -> Result<Speed, OptionsError> {
    let n_seats = bench.players.unwrap_or(G::USUAL);
    let mut play = RandomPlay::<G>::seated(n_seats, 1)?;
    let (mut n_moves, mut observed) = (0, RandomPlay::<G>::seated(n_seats, 2)?);
    let moves = bench.measure("moves", 1 << 12, |count| {
        n_moves += count;
        play.moves(count);
    });
    let observed = bench.measure("moves_observed", 1 << 12, |count| observed.observed(count));
    let mut measures: Vec<Measure> = moves.into_iter().chain(observed).collect();
    measures.extend(looks::<G>(bench, n_seats)?.into_iter().flatten());
    measures.extend(worlds::<G>(bench, n_seats)?.into_iter().flatten());
    measures.extend(thought::simulations::<G>(bench, n_seats)?);
    measures.extend(thought::decisions::<G>(bench, n_seats)?);
    measures.extend(served::<G>(bench, n_seats)?.into_iter().flatten());
    Ok(Speed {
        game: G::KEY,
        players: n_seats,
        moves_per_game: float(n_moves) / float(play.n_games().max(1)),
        state_bytes: size_of::<G::State>(),
        packed_bytes: size_of::<G::Packed>(),
        measures,
    })
}

impl Bench<'_> {
    /// Runs `work` in batches until the time is spent, in several rounds; `None` if this measure is not wanted.
    pub fn measure(self, name: &'static str, batch: u64, mut work: impl FnMut(u64)) -> Option<Measure> {
        if self.only.is_some_and(|it| it != name) {
            return None;
        }
        let round = (self.each / ROUNDS as u32).max(Duration::from_millis(1));
        work(batch); // warms the caches
        let mut rates: Vec<f64> = (0..ROUNDS).map(|_| rate(round, batch, &mut work)).collect();
        rates.sort_by(f64::total_cmp);
        Some(Measure { name, per_second: rates[ROUNDS / 2], least: rates[0], most: rates[ROUNDS - 1] })
    }
}

/// How often in a second `work` does its work.
fn rate(round: Duration, batch: u64, mut work: impl FnMut(u64)) -> f64 {
    let (start, mut count) = (clock::now(), 0);
    loop {
        work(batch);
        count += batch;
        let spent = clock::now().saturating_sub(start);
        if spent >= round {
            return float(count) / spent.as_secs_f64();
        }
    }
}

/// Views, packed observations and copies of positions met along random games.
fn looks<G: Game>(bench: Bench<'_>, n_seats: usize) -> Result<[Option<Measure>; 3], OptionsError> {
    let mut play = RandomPlay::<G>::seated(n_seats, 3)?;
    let mut positions = Vec::with_capacity(SAMPLES);
    for _ in 0..SAMPLES {
        play.moves(7);
        positions.push(play.position());
    }
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut ring = positions.iter().cycle();
    let mut next = || ring.next().expect("a ring has no end");
    let views = bench.measure("views", 256, |count| {
        (0..count).for_each(|_| drop(black_box(G::view(next(), viewer))));
    });
    let mut packed = G::Packed::default();
    let observations = bench.measure("observations", 1024, |count| {
        for _ in 0..count {
            G::observe(next(), viewer, &mut packed);
            black_box(&packed);
        }
    });
    let clones = bench.measure("clones", 1024, |count| (0..count).for_each(|_| drop(black_box(next().clone()))));
    Ok([views, observations, clones])
}

/// Worlds imagined from beliefs formed along random games: one from each belief in turn, then a pool from each. What a
/// belief works out once is not counted again when its turn comes back, as in a search that asks the same belief often.
fn worlds<G: Game>(bench: Bench<'_>, n_seats: usize) -> Result<[Option<Measure>; 2], OptionsError> {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut beliefs = Vec::with_capacity(SAMPLES);
    let mut number = 0;
    while beliefs.len() < SAMPLES && bench.only.is_none_or(|it| it.starts_with("worlds")) {
        number += 1;
        along(table_for::<G>(n_seats, number)?, &mut rng, &mut beliefs);
    }
    let mut ring = beliefs.iter().cycle();
    let mut next = || ring.next().expect("a ring has no end");
    let single = bench.measure("worlds", 256, |count| {
        for _ in 0..count {
            black_box(next().sample(&mut rng));
        }
    });
    let mut pool = Vec::new();
    let pooled = bench.measure("worlds_pooled", 4 * POOL, |count| {
        for _ in 0..count / POOL {
            pool.clear();
            next().sample_many(POOL as usize, &mut rng, &mut pool);
            black_box(&pool);
        }
    });
    Ok([single, pooled])
}

/// Plays one random game and keeps every seventh belief of its first seat.
fn along<G: Game>(mut referee: Referee<G>, rng: &mut Pcg64Mcg, beliefs: &mut Vec<G::Belief>) {
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut watcher = Watcher::begin(&referee, viewer);
    let mut belief = watcher.belief();
    while let Some((actor, mv)) = any_move(&referee, rng) {
        let happened = referee.play(actor, mv).expect("listed moves are accepted");
        if watcher.meet(&referee, &happened) {
            belief.update(watcher.seen());
        }
        if referee.n_steps().is_multiple_of(7) && referee.outcome().is_none() && beliefs.len() < SAMPLES {
            beliefs.push(belief.clone());
        }
    }
}

fn table_for<G: Game>(n_seats: usize, number: u64) -> Result<Referee<G>, OptionsError> {
    Referee::deal(G::Options::default(), n_seats, Seed::from_number(number))
}

fn any_move<G: Game>(referee: &Referee<G>, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
    let Turn::Open { must, .. } = referee.turn() else { return None };
    let actor = Actor::Seat(must.first()?);
    pick(&referee.moves(actor), rng).map(|mv| (actor, *mv))
}

/// What a server does with a move before it writes it down: `refereed` is the game itself (read the notation, check,
/// play, every seat's view), `server` writes the views as JSON, `session` is the way of a served move (every
/// seat's moment as the text that is sent; where nobody looks on, nothing is written for the public).
fn served<G: Game>(bench: Bench<'_>, n_seats: usize) -> Result<[Option<Measure>; 3], OptionsError> {
    let script = script::<G>(n_seats)?;
    let mut page = Vec::new();
    let refereed = Round::new(&script, table_for::<G>(n_seats, 1)?);
    let server = Round::new(&script, table_for::<G>(n_seats, 1)?);
    let session = Round::new(&script, Session::new(table_for::<G>(n_seats, 1)?));
    Ok([
        refereed.measure("refereed", bench, |referee, step| {
            serve(referee, step, |view| drop(black_box(view)));
        }),
        server.measure("server", bench, |referee, step| {
            serve(referee, step, |view| write(&mut page, &view));
        }),
        session.measure("session", bench, |session, (actor, notation)| {
            session.propose(*actor, notation).expect("it was accepted before");
            session.accept();
            for viewer in Seat::all(session.n_seats()).map(Viewer::Seat) {
                let have = session.moment_number(viewer).saturating_sub(1);
                if session.has_just_noticed(viewer) {
                    black_box(session.since(viewer, have));
                }
            }
        }),
    ])
}

/// The moves of one random game.
fn script<G: Game>(n_seats: usize) -> Result<Vec<(Actor, String)>, OptionsError> {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut script = Vec::new();
    let mut referee = table_for::<G>(n_seats, 1)?;
    while let Some((actor, mv)) = any_move(&referee, &mut rng) {
        referee.play(actor, mv).expect("listed moves are accepted");
        script.push((actor, mv.to_string()));
    }
    Ok(script)
}

/// One game played over and over.
struct Round<'a, T> {
    script: &'a [(Actor, String)],
    dealt: T,
}

impl<'a, T: Again> Round<'a, T> {
    fn new(script: &'a [(Actor, String)], dealt: T) -> Self {
        Self { script, dealt }
    }

    fn measure(
        mut self,
        name: &'static str,
        bench: Bench<'_>,
        mut play: impl FnMut(&mut T, &(Actor, String)),
    ) -> Option<Measure> {
        let mut at = 0;
        bench.measure(name, 64, |count| {
            for _ in 0..count {
                if at == self.script.len() {
                    (at, self.dealt) = (0, self.dealt.again());
                }
                play(&mut self.dealt, &self.script[at]);
                at += 1;
            }
        })
    }
}

/// Something that can be dealt once more.
trait Again {
    fn again(&self) -> Self;
}

impl<G: Game> Again for Referee<G> {
    fn again(&self) -> Self {
        table_for(self.n_seats(), 1).expect("it was dealt before")
    }
}

impl<G: Game> Again for Session<G> {
    fn again(&self) -> Self {
        Self::new(table_for(self.n_seats(), 1).expect("it was dealt before"))
    }
}

fn serve<G: Game>(referee: &mut Referee<G>, (actor, notation): &(Actor, String), mut show: impl FnMut(G::View)) {
    let mv = notation.parse().expect("it is a move");
    referee.check(*actor, mv).expect("it was accepted before");
    referee.play(*actor, mv).expect("it was accepted before");
    Seat::all(referee.n_seats()).for_each(|seat| show(referee.view(Viewer::Seat(seat))));
}

fn write<T: Serialize>(page: &mut Vec<u8>, shown: &T) {
    page.clear();
    serde_json::to_writer(&mut *page, shown).expect("a buffer takes all");
    black_box(page);
}

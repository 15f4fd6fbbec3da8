//! How fast a game is played, one core at a time.

use std::hint::black_box;
use std::time::Duration;

use cabinet::{Game, House, Sitting};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use table::{Actor, OptionsError, Referee, Seat, Seed, Seen, Turn, Viewer, pick};

use crate::stats::float;
use crate::{RandomPlay, clock};

/// Rounds of each measure; the middle one counts.
const ROUNDS: usize = 5;
/// Positions and beliefs that are looked at in turn.
const SAMPLES: usize = 256;

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
    /// Moves of a random game on average.
    pub moves_per_game: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of a packed observation.
    pub packed_bytes: usize,
    /// All measures.
    pub measures: Vec<Measure>,
}

/// Measures everything, about `each` for each measure.
pub fn speed<G: Game>(each: Duration) -> Result<Speed, OptionsError> {
    let mut play = RandomPlay::<G>::new(1)?;
    let (mut n_moves, mut observed) = (0, RandomPlay::<G>::new(2)?);
    let mut measures = vec![
        measure("moves", each, 1 << 12, |count| {
            n_moves += count;
            play.moves(count);
        }),
        measure("moves_observed", each, 1 << 12, |count| observed.observed(count)),
    ];
    measures.extend(looks::<G>(each)?);
    measures.push(worlds::<G>(each)?);
    measures.extend(served::<G>(each)?);
    Ok(Speed {
        game: G::KEY,
        moves_per_game: float(n_moves) / float(play.n_games().max(1)),
        state_bytes: size_of::<G::State>(),
        packed_bytes: size_of::<G::Packed>(),
        measures,
    })
}

/// Runs `work` in batches until the time is spent, in several rounds.
fn measure(name: &'static str, each: Duration, batch: u64, mut work: impl FnMut(u64)) -> Measure {
    let round = (each / ROUNDS as u32).max(Duration::from_millis(1));
    work(batch); // warms the caches
    let mut rates: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let (start, mut count) = (clock::now(), 0);
            loop {
                work(batch);
                count += batch;
                let spent = clock::now().saturating_sub(start);
                if spent >= round {
                    return float(count) / spent.as_secs_f64();
                }
            }
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    Measure { name, per_second: rates[ROUNDS / 2], least: rates[0], most: rates[ROUNDS - 1] }
}

/// Views, packed observations and copies of positions met along random games.
fn looks<G: Game>(each: Duration) -> Result<[Measure; 3], OptionsError> {
    let mut play = RandomPlay::<G>::new(3)?;
    let mut positions = Vec::with_capacity(SAMPLES);
    for _ in 0..SAMPLES {
        play.moves(7);
        positions.push(play.position());
    }
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut ring = positions.iter().cycle();
    let mut next = || ring.next().expect("a ring has no end");
    let views = measure("views", each, 256, |count| {
        (0..count).for_each(|_| drop(black_box(G::view(next(), viewer))));
    });
    let mut packed = G::Packed::default();
    let observations = measure("observations", each, 1024, |count| {
        for _ in 0..count {
            G::observe(next(), viewer, &mut packed);
            black_box(&packed);
        }
    });
    let clones = measure("clones", each, 1024, |count| (0..count).for_each(|_| drop(black_box(next().clone()))));
    Ok([views, observations, clones])
}

/// Worlds imagined from beliefs formed along random games.
fn worlds<G: Game>(each: Duration) -> Result<Measure, OptionsError> {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut beliefs = Vec::with_capacity(SAMPLES);
    let mut number = 0;
    while beliefs.len() < SAMPLES {
        number += 1;
        along::<G>(number, &mut rng, &mut beliefs)?;
    }
    let mut ring = beliefs.iter().cycle();
    Ok(measure("worlds", each, 256, |count| {
        for _ in 0..count {
            black_box(G::imagine(ring.next().expect("a ring has no end"), &mut rng));
        }
    }))
}

/// Plays one random game and keeps every seventh belief of its first seat.
fn along<G: Game>(number: u64, rng: &mut Pcg64Mcg, beliefs: &mut Vec<G::Belief>) -> Result<(), OptionsError> {
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut referee = table_for::<G>(number)?;
    let mut last = Seen { news: Vec::new(), view: referee.view(viewer) };
    let mut belief = G::wake(viewer, &last.view);
    while let Some((actor, mv)) = any_move(&referee, rng) {
        let happened = referee.play(actor, mv).expect("listed moves are accepted");
        if let Some(seen) = referee.moment(&happened, viewer, Some(&last)) {
            G::learn(&mut belief, &seen);
            last = seen;
        }
        if referee.n_steps() % 7 == 0 && referee.outcome().is_none() && beliefs.len() < SAMPLES {
            beliefs.push(belief.clone());
        }
    }
    Ok(())
}

fn table_for<G: Game>(number: u64) -> Result<Referee<G>, OptionsError> {
    Referee::deal(G::Options::default(), *G::SEATS.start(), Seed::from_number(number))
}

fn any_move<G: Game>(referee: &Referee<G>, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
    let Turn::Open { must, .. } = referee.turn() else { return None };
    let actor = Actor::Seat(must.first()?);
    pick(&referee.moves(actor), rng).map(|mv| (actor, *mv))
}

/// What a server does with a move before it writes it down: `server` is the game itself (read the notation, check,
/// play, every seat's view as JSON), `sitting` goes through the door of the house (every seat's whole moment).
fn served<G: Game>(each: Duration) -> Result<[Measure; 2], OptionsError> {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut script = Vec::new();
    let mut referee = table_for::<G>(1)?;
    while let Some((actor, mv)) = any_move(&referee, &mut rng) {
        referee.play(actor, mv).expect("listed moves are accepted");
        script.push((actor, mv.to_string()));
    }
    let (n_seats, mut at, mut referee) = (referee.n_seats(), 0, table_for::<G>(1)?);
    let mut page = Vec::new();
    let server = measure("server", each, 64, |count| {
        for _ in 0..count {
            if at == script.len() {
                (at, referee) = (0, table_for::<G>(1).expect("it was dealt before"));
            }
            serve(&mut referee, &script[at], &mut page);
            at += 1;
        }
    });
    let (mut at, mut house) = (0, House::new(table_for::<G>(1)?));
    let sitting = measure("sitting", each, 64, |count| {
        for _ in 0..count {
            if at == script.len() {
                (at, house) = (0, House::new(table_for::<G>(1).expect("it was dealt before")));
            }
            let (actor, notation) = &script[at];
            house.check(*actor, notation).expect("it was accepted before");
            house.play(*actor, notation).expect("it was accepted before");
            for seat in Seat::all(n_seats) {
                page.clear();
                serde_json::to_writer(&mut page, &house.now(Viewer::Seat(seat))).expect("a buffer takes all");
                black_box(&page);
            }
            at += 1;
        }
    });
    Ok([server, sitting])
}

fn serve<G: Game>(referee: &mut Referee<G>, (actor, notation): &(Actor, String), page: &mut Vec<u8>) {
    let mv = notation.parse().expect("it is a move");
    referee.check(*actor, mv).expect("it was accepted before");
    referee.play(*actor, mv).expect("it was accepted before");
    for seat in Seat::all(referee.n_seats()) {
        page.clear();
        serde_json::to_writer(&mut *page, &referee.view(Viewer::Seat(seat))).expect("a buffer takes all");
        black_box(&page);
    }
}

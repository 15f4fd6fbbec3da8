//! How fast bots think: decisions of `normal` as it plays, and its simulations with the worlds they are made in.

use cabinet::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Actor, Bot, Decision, OptionsError, Referee, Seat, Seed, Turn, Viewer, Watcher, pick};

use crate::bench::{Bench, Measure};

/// Simulations of one decision.
const SIMULATIONS: u64 = 10_000;
/// Decisions that are taken in turn.
const DECISIONS: u64 = 64;
/// A decision is one of the first so many of its game.
const AMONG: u64 = 12;

/// A bot that has something to decide.
struct Thinker<G: Game> {
    bot: Box<dyn Bot<G>>,
    view: G::View,
    moves: Vec<G::Move>,
}

/// Decisions of `normal` a second; `None` where a game has no such level.
pub(crate) fn decisions<G: Game>(bench: Bench<'_>, n_seats: usize) -> Result<Option<Measure>, OptionsError> {
    choices::<G>(bench, "decisions", n_seats, "normal", 1)
}

/// Simulations a second; `None` where no level of the game searches.
pub(crate) fn simulations<G: Game>(bench: Bench<'_>, n_seats: usize) -> Result<Option<Measure>, OptionsError> {
    if !G::counts_simulations() {
        return Ok(None);
    }
    choices::<G>(bench, "simulations", n_seats, &format!("normal:{SIMULATIONS}"), SIMULATIONS)
}

/// Has bots of a level decide, one after the other; a decision counts for so much.
fn choices<G: Game>(
    bench: Bench<'_>,
    name: &'static str,
    n_seats: usize,
    level: &str,
    worth: u64,
) -> Result<Option<Measure>, OptionsError> {
    if bench.only.is_some_and(|it| it != name) || G::bot(level, Seat::FIRST, 0).is_none() {
        return Ok(None);
    }
    let mut thinkers = Vec::new();
    for number in 0..DECISIONS {
        thinkers.extend(thinker::<G>(level, n_seats, number)?);
    }
    let n_thinkers = thinkers.len().max(1);
    let mut at = 0;
    Ok(bench.measure(name, worth, |count| {
        for _ in 0..count / worth {
            let Some(Thinker { bot, view, moves }) = thinkers.get_mut(at % n_thinkers) else { return };
            std::hint::black_box(bot.choose(&Decision::unhurried(Seat::FIRST, view, moves)));
            at += 1;
        }
    }))
}

/// The first seat of a random game, at one of its decisions.
fn thinker<G: Game>(level: &str, n_seats: usize, number: u64) -> Result<Option<Thinker<G>>, OptionsError> {
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let mut referee = Referee::<G>::deal(G::Options::default(), n_seats, Seed::from_number(number))?;
    let Some(mut bot) = G::bot(level, Seat::FIRST, number) else { return Ok(None) };
    let mut watcher = Watcher::begin(&referee, Viewer::Seat(Seat::FIRST));
    bot.see(watcher.seen());
    let mut n_left = number % AMONG;
    while let Turn::Open { must, .. } = referee.turn() {
        let Some(seat) = must.first() else { break };
        let moves = referee.moves(Actor::Seat(seat));
        if seat == Seat::FIRST && moves.len() > 1 {
            if n_left == 0 {
                return Ok(Some(Thinker { bot, view: referee.view(Viewer::Seat(seat)), moves }));
            }
            n_left -= 1;
        }
        let Some(mv) = pick(&moves, &mut rng) else { break };
        let Ok(happened) = referee.play(Actor::Seat(seat), *mv) else { break };
        if watcher.meet(&referee, &happened) {
            bot.see(watcher.seen());
        }
    }
    Ok(None)
}

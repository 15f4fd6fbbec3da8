//! Seeded worlds round one room: people who come, go, stall and send nonsense, a store that is slow or fails, crashes and
//! restarts at any point, time that jumps. After every step the promises of a room are checked; a seed that breaks one is
//! printed and replays: `BESTIAIRE_SEED=17 cargo test -p room --test simulation`.
//!
//! `make test` runs a few hundred worlds; `BESTIAIRE_SEEDS` says how many (`make soak`).

mod fault;
mod person;
mod store;
mod truth;
mod world;

use fault::Fault;
use world::World;

/// Steps of one world.
const STEPS: usize = 500;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Lives through the world of `seed`; what went wrong, if anything did.
fn live(seed: u64, fault: Option<Fault>) -> Result<world::Tally, String> {
    let lived = std::panic::catch_unwind(|| {
        let mut world = World::new(seed, fault);
        for step in 0..STEPS {
            world.step().map_err(|it| format!("seed {seed}, step {step}: {it}"))?;
        }
        world.settle().map_err(|it| format!("seed {seed}, at the end: {it}"))?;
        Ok(world.tally())
    });
    lived.unwrap_or_else(|_| Err(format!("seed {seed}: panicked")))
}

#[test]
fn a_room_keeps_its_promises_whatever_comes() {
    let seeds = match number("BESTIAIRE_SEED") {
        Some(seed) => seed..seed + 1,
        None => 1..number("BESTIAIRE_SEEDS").unwrap_or(150) + 1,
    };
    let mut sum = world::Tally::default();
    for seed in seeds {
        sum += live(seed, None).unwrap_or_else(|broken| panic!("{broken}"));
    }
    println!("{sum:?}");
    // Worlds in which nothing happens would prove nothing.
    assert!(sum.moves > 0 && sum.bot_moves > 0 && sum.acknowledged > 0 && sum.chats > 0, "{sum:?}");
    assert!(sum.proposals > 0, "{sum:?}");
    assert!(sum.restarts > 0 && sum.failed_writes > 0 && sum.refused > 0 && sum.caught_up > 0, "{sum:?}");
}

/// A fault between room and world is found by some seed, and soon, and called what it is. Some worlds notice first what it leads to.
fn is_found(fault: Fault, says: &str) {
    let hook = std::panic::take_hook();
    let found = (1..60).find_map(|seed| live(seed, Some(fault)).err().filter(|it| it.contains(says)));
    std::panic::set_hook(hook);
    assert!(found.is_some(), "{fault:?} was not found in 60 worlds");
}

#[test]
fn what_is_told_before_it_is_logged_is_found() {
    is_found(Fault::ToldBeforeLogged, "told before it was logged");
}

#[test]
fn a_lost_wake_up_is_found() {
    is_found(Fault::LostWakeUp, "nobody wakes");
}

#[test]
fn a_doubled_bot_move_is_found() {
    is_found(Fault::DoubledBotMove, "bot moved twice");
}

#[test]
fn a_gap_is_found() {
    is_found(Fault::Gap, "gap");
}

#[test]
fn an_endless_chain_is_found() {
    is_found(Fault::EndlessChain, "endless");
}

//! What each bot of Cryptide learns and tells in a turn: `cargo run --release -p bots --example cryptide [games] [first seed] [players]`.
//!
//! One bot sits among others that are `reference`, on every seat of each deal. What the columns mean is written in docs/strength.md.

#[path = "../tests/cryptide/measure.rs"]
mod measure;

use bots::Thinks;
use cryptide::{Cryptide, Options};
use measure::{Figures, play};
use table::Seat;

fn main() {
    let mut words = std::env::args().skip(1).map(|it| it.parse::<u64>().expect("a number"));
    let (n_games, first) = (words.next().unwrap_or(400), words.next().unwrap_or(900_001));
    let n_seats = words.next().unwrap_or(4) as usize;
    let n_deals = n_games.div_ceil(n_seats as u64);
    println!("one among {} reference, {} games each, seeds from {first}", n_seats - 1, n_deals * n_seats as u64);
    println!("bot        won     turns  questions  learnt/turn  told/turn  opening  expected/question  of the best");
    for level in Cryptide::yardsticks().iter().chain(Cryptide::levels()) {
        let mut sum = Figures::default();
        for number in first..first + n_deals {
            Seat::all(n_seats).for_each(|seat| {
                sum.add(&play(level, "reference", Options::default(), n_seats, seat, number));
            });
        }
        line(level, &sum);
    }
}

fn line(level: &str, it: &Figures) {
    let games = it.games.max(1) as f64;
    println!(
        "{level:<9}  {:5.1}%  {:5.2}  {:9.2}  {:11.2}  {:9.2}  {:7.2}  {:17.2}  {:10.1}%",
        100.0 * it.won as f64 / games,
        it.turns as f64 / games,
        it.questions as f64 / games,
        it.a_turn(it.learnt),
        it.a_turn(it.told),
        it.opening / games,
        it.expected / it.questions.max(1) as f64,
        100.0 * it.expected / it.best.max(f64::MIN_POSITIVE),
    );
}

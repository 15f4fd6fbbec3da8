//! What is asked of the bots of Loups-garous, counted: `cargo run --release -p bots --example loups_garous WHAT …`
//!
//! - `figures [level] [games] [first seed]`: who wins at each size, whether Hunters shoot and Seers tell, whether anybody repeats himself.
//! - `sides wolves others [players] [games] [first seed]`: how games end between whole sides.
//! - `beliefs [level] [players] [games] [first seed]`: how far from the truth every level's suspicion is by day, at tables of `level`.
//! - `crowd [players] [games] [first seed]`: what a seat wins in each role, played by `normal` and by `crowd`, among `normal`.

#[path = "../tests/loups_garous/measure.rs"]
mod measure;
#[path = "../tests/loups_garous/sides.rs"]
mod sides;

use std::cell::Cell;
use std::collections::BTreeMap;

use loups_garous::Role;
use measure::{Figures, play};
use sides::{Brier, DAYS, listen, play_out, sides};
use table::Seat;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, otherwise: &'static str| words.get(at).map_or(otherwise, String::as_str);
    let number = |at: usize, otherwise: u64| words.get(at).map_or(otherwise, |it| it.parse().expect("a number"));
    match word(0, "figures") {
        "sides" => between(
            word(1, "normal"),
            word(2, "reference"),
            number(3, 12) as usize,
            number(4, 1000),
            number(5, 900_001),
        ),
        "beliefs" => beliefs(word(1, "normal"), number(2, 12) as usize, number(3, 200), number(4, 900_001)),
        "crowd" => crowd(number(1, 12) as usize, number(2, 1000), number(3, 900_001)),
        _ => figures(word(1, "easy"), number(2, 400), number(3, 900_001)),
    }
}

fn figures(level: &str, n_games: u64, first: u64) {
    println!("{n_games} games of {level} bots at each size, seeds from {first}");
    println!("players  village  wolves  Hunter shoots     Seer tells        statements  with reason  twice a day");
    let mut all = Figures::default();
    for n_seats in 8..=18 {
        let mut sum = Figures::default();
        (first..first + n_games).for_each(|number| sum.add(play(level, n_seats, number)));
        line(&n_seats.to_string(), &sum);
        all.add(sum);
    }
    line("all", &all);
}

fn line(name: &str, it: &Figures) {
    let percent = Figures::percent;
    println!(
        "{name:>7}  {:6.1}%  {:5.1}%  {:5.1}% of {:<5}   {:5.1}% of {:<5}   {:>10}  {:10.1}%  {:>11}",
        percent(it.village, it.games),
        percent(it.wolves, it.games),
        percent(it.fired, it.aimed),
        it.aimed,
        percent(it.told, it.knew),
        it.knew,
        it.statements,
        percent(it.reasoned, it.reasonable),
        it.repeated,
    );
}

/// Wilson's interval of a share, in percent.
fn interval(part: f64, whole: f64) -> String {
    let (share, z2) = (part / whole.max(1.0), 1.96_f64 * 1.96);
    let middle = (share + z2 / (2.0 * whole)) / (1.0 + z2 / whole);
    let half = 1.96 * (share * (1.0 - share) / whole + z2 / (4.0 * whole * whole)).sqrt() / (1.0 + z2 / whole);
    format!("{:.1}% ({:.1}-{:.1})", 100.0 * share, 100.0 * (middle - half), 100.0 * (middle + half))
}

fn between(wolves: &str, others: &str, n_seats: usize, n_games: u64, first: u64) {
    let mut endings = BTreeMap::<&str, u32>::new();
    for number in first..first + n_games {
        *endings.entry(sides(n_seats, number, wolves, others)).or_default() += 1;
    }
    println!("{n_seats} players, wolves {wolves}, all others {others}, {n_games} games, seeds from {first}");
    for (ending, n) in endings {
        println!("{ending:>8}  {}", interval(n.into(), n_games as f64));
    }
}

fn beliefs(level: &str, n_seats: usize, n_games: u64, first: u64) {
    let listeners = ["certain", "beginner", "easy", "normal", "hard"];
    let mut sums = vec![[Brier::default(); DAYS]; listeners.len()];
    for number in first..first + n_games {
        let (_, party) = play_out(n_seats, number, |_, _| level);
        let errors = listen(party.referee(), number, &listeners);
        for (sum, error) in sums.iter_mut().flatten().zip(errors.iter().flatten()) {
            (sum.sum, sum.n) = (sum.sum + error.sum, sum.n + error.n);
        }
    }
    println!(
        "{n_seats} players, all {level}, {n_games} games, seeds from {first}: Brier score of P(wolf) by day, of Simple Villagers at the vote"
    );
    for (listener, days) in listeners.iter().zip(&sums) {
        let all = days.iter().fold(Brier::default(), |sum, it| Brier { sum: sum.sum + it.sum, n: sum.n + it.n });
        let days: Vec<String> = days.iter().map(|it| format!("{:.4}", it.mean())).collect();
        println!("{listener:>9}  {}  all {:.4} of {}", days.join("  "), all.mean(), all.n);
    }
}

/// One seat of each deal in turn is of the kind that is looked at: both kinds on the same seats of the same deals.
fn crowd(n_seats: usize, n_games: u64, first: u64) {
    let mut won = BTreeMap::<(Role, &str), (u32, u32)>::new();
    for number in first..first + n_games {
        let one = Seat::at(number as usize % n_seats);
        for kind in ["crowd", "normal"] {
            let dealt = Cell::new(Role::Villager);
            let (outcome, _) = play_out(n_seats, number, |seat, card| {
                if seat != one {
                    return "normal";
                }
                dealt.set(card);
                kind
            });
            let entry = won.entry((dealt.get(), kind)).or_default();
            entry.0 += u32::from(outcome.winners().contains(one));
            entry.1 += 1;
        }
    }
    println!("{n_seats} players, one seat among normal, {n_games} deals with each kind, seeds from {first}");
    for ((role, kind), (n, of)) in won {
        println!("{role:>9} {kind:>7}  {} of {of}", interval(n.into(), of.into()));
    }
}

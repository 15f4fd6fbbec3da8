//! What is asked of the bots of Loups-garous, counted: `cargo run --release -p bots --example loups_garous [games] [first seed]`.

#[path = "../tests/loups_garous/measure.rs"]
mod measure;

use measure::{Figures, play};

fn main() {
    let mut words = std::env::args().skip(1).map(|it| it.parse::<u64>().expect("a number"));
    let (n_games, first) = (words.next().unwrap_or(400), words.next().unwrap_or(900_000));
    println!("{n_games} games of easy bots at each size, seeds from {first}");
    println!("players  village  wolves  Hunter shoots     Seer tells        statements  with reason  twice a day");
    let mut all = Figures::default();
    let sizes: Vec<usize> = (8..=18).collect();
    let counted: Vec<Figures> = std::thread::scope(|scope| {
        let threads: Vec<_> = sizes.iter().map(|n| scope.spawn(move || count(*n, first, n_games))).collect();
        threads.into_iter().map(|it| it.join().expect("it counts")).collect()
    });
    for (n_seats, it) in sizes.iter().zip(counted) {
        line(&n_seats.to_string(), &it);
        all.add(it);
    }
    line("all", &all);
}

fn count(n_seats: usize, first: u64, n_games: u64) -> Figures {
    let mut sum = Figures::default();
    (first..first + n_games).for_each(|number| sum.add(play(n_seats, number)));
    sum
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

//! Random play reproduces the exact odds of part 4.2 of the rules. The whole table with 100,000 games each is printed by
//! `cargo run --release -p loups-garous --example odds`.

#[path = "../examples/odds/simulate.rs"]
mod simulate;

use loups_garous::LoupsGarous;
use rand_pcg::Pcg64Mcg;
use table::Rules;

/// The table as it is written, in per cent, for 8 to 18 players.
const WRITTEN: [(u8, [f64; 11]); 3] = [
    (1, [54.3, 45.3, 59.4, 50.8, 63.1, 54.9, 65.9, 58.1, 68.2, 60.7, 70.0]),
    (2, [22.9, 15.6, 29.8, 21.6, 35.2, 26.4, 39.5, 30.5, 43.0, 33.9, 46.0]),
    (3, [5.7, 3.1, 11.4, 6.9, 16.5, 10.5, 20.8, 14.0, 24.5, 17.1, 27.8]),
];

#[test]
fn the_exact_odds_are_those_of_the_table() {
    for (n_wolves, row) in WRITTEN {
        for (n_seats, written) in (8..).zip(row) {
            let exact = 100.0 * simulate::exact(n_wolves, n_seats - n_wolves);
            assert!((exact - written).abs() < 0.06, "{n_wolves} wolves of {n_seats}: {exact} or {written}");
        }
    }
}

/// Four standard deviations of the mean: one false alarm in 500 whole runs, were the seed not fixed.
#[test]
fn random_play_reproduces_the_exact_odds() {
    let games = proving::n_games(3_000) as u32;
    let mut rng = Pcg64Mcg::new(0xcafe_f00d_d15e_a5e5);
    for n_wolves in [2, 3] {
        for n_seats in LoupsGarous::SEATS {
            let exact = simulate::exact(n_wolves, n_seats as u8 - n_wolves);
            let played = simulate::played(n_wolves, n_seats, games, &mut rng);
            let bound = 4.0 * (exact * (1.0 - exact) / f64::from(games)).sqrt();
            assert!((exact - played).abs() < bound, "{n_wolves} wolves of {n_seats}: {exact} or {played}");
        }
    }
}

//! The table of part 4.2 of the rules: the village's chance under random play, exact and by 100,000 games each.
//!
//! ```sh
//! cargo run --release -p loups-garous --example odds            # or with another number of games
//! ```

#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "a program, not rules")]

mod simulate;

use rand_pcg::Pcg64Mcg;

fn main() {
    let games = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(100_000);
    let mut rng = Pcg64Mcg::new(0x0010_af5e_ed00_0000_0000_0000_0000_0001);
    println!("village wins, %, of {games} games: exact / played");
    let mut worst: f64 = 0.0;
    for n_wolves in 1..=3 {
        print!("{n_wolves} wolves");
        for n_seats in 8..=18 {
            let exact = 100.0 * simulate::exact(n_wolves, n_seats as u8 - n_wolves);
            let played = 100.0 * simulate::played(n_wolves, n_seats, games, &mut rng);
            worst = worst.max((exact - played).abs());
            print!("  {n_seats}: {exact:.1}/{played:.1}");
        }
        println!();
    }
    println!("largest difference: {worst:.2} points");
}

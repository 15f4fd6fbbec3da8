//! lab: LEVEL OTHERS SEATS GAMES SEED [advanced]
use std::time::Instant;
use table::Seat;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let (n, games, seed): (usize, u64, u64) = (a[2].parse().unwrap(), a[3].parse().unwrap(), a[4].parse().unwrap());
    let mode = if a.get(5).is_some() { cryptide::Mode::Advanced } else { cryptide::Mode::Normal };
    let options = cryptide::Options { mode, ..Default::default() };
    let start = Instant::now();
    let (mut won, mut all, mut sum2) = (0.0, 0.0, 0.0);
    for g in 0..games.div_ceil(n as u64) {
        let mut deal = 0.0;
        for at in 0..n {
            let mut levels = vec![a[1].as_str(); n];
            levels[at] = &a[0];
            let (outcome, _) = bots::play_levels::<cryptide::Cryptide>(options, &levels, seed + g);
            let w = outcome.winners();
            if std::env::var("DUMP").is_ok() {
                println!("W {at} {}", u8::from(w.contains(Seat::at(at))));
            }
            if w.contains(Seat::at(at)) {
                deal += 1.0;
            }
        }
        let d = deal / n as f64;
        won += d;
        sum2 += d * d;
        all += 1.0;
    }
    let m = won / all;
    let se = ((sum2 / all - m * m) / all).sqrt();
    println!(
        "{} among {} {}p: {:.1} % ± {:.1} of {} games, {:.2} ms a game",
        a[0],
        a[1],
        n,
        100.0 * m,
        196.0 * se,
        all * n as f64,
        start.elapsed().as_secs_f64() * 1e3 / (all * n as f64)
    );
}

//! What the bots learn and tell, on few games: `cargo run --release -p bots --example cryptide` counts more.

use cryptide::Options;
use table::Seat;

use crate::measure::{Figures, play};

fn count(level: &str) -> Figures {
    let mut sum = Figures::default();
    for number in 0..12 {
        sum.add(&play(level, "reference", Options::default(), 4, Seat::at(number as usize % 4), 50_000 + number));
    }
    sum
}

/// Wide bounds: so few games say only that nothing is badly wrong.
#[test]
fn who_thinks_learns_more_and_tells_less() {
    let [random, beginner, normal] = ["random", "beginner", "normal"].map(count);
    for it in [&random, &beginner, &normal] {
        assert!(it.turns >= it.games && it.questions <= it.turns && it.learnt > 0.0, "{it:?}");
        assert!(it.expected <= it.best + 1e-9, "nothing is better than the best: {it:?}");
    }
    let share = |it: &Figures| it.expected / it.best;
    assert!(share(&normal) > 0.75 && share(&normal) > share(&random) + 0.2, "{normal:?} {random:?}");
    assert!(normal.a_turn(normal.learnt) > random.a_turn(random.learnt) + 0.3, "{normal:?} {random:?}");
    assert!(random.opening > beginner.opening + 4.0, "quiet cubes: {random:?} {beginner:?}");
}

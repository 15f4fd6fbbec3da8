//! What is asked of the bots, on few games: `cargo run --release -p bots --example loups_garous` counts more.

use crate::measure::{Figures, play};

/// Games at each size.
const N_GAMES: u64 = 12;

/// Wide bounds: so few games say only that nothing is badly wrong.
#[test]
fn hunters_shoot_seers_tell_nobody_repeats_himself_and_both_camps_win() {
    let mut all = Figures::default();
    for n_seats in 8..=18 {
        for number in 0..N_GAMES {
            all.add(play("easy", n_seats, 50_000 + number));
        }
    }
    assert!(Figures::percent(all.fired, all.aimed) >= 80.0, "Hunters: {all:?}");
    assert!(Figures::percent(all.told, all.knew) >= 95.0, "Seers: {all:?}");
    assert_eq!(all.repeated, 0, "sentences: {all:?}");
    assert!(all.statements > 1_000 && all.aimed > 20 && all.knew > 30, "there was something to count: {all:?}");
    assert!(Figures::percent(all.reasoned, all.reasonable) > 50.0, "reasons: {all:?}");
    assert!((35.0..=65.0).contains(&Figures::percent(all.village, all.games)), "camps: {all:?}");
}

/// Those who think keep the same manners.
#[test]
fn thinkers_repeat_nothing_and_tell_what_they_know() {
    for level in ["beginner", "normal", "hard"] {
        let mut all = Figures::default();
        for n_seats in [8, 12, 15, 18] {
            for number in 0..4 {
                all.add(play(level, n_seats, 60_000 + number));
            }
        }
        assert!(Figures::percent(all.told, all.knew) >= 95.0, "Seers of {level}: {all:?}");
        assert_eq!(all.repeated, 0, "sentences of {level}: {all:?}");
        assert!(all.statements > 100 && all.knew > 4, "there was something to count: {all:?}");
    }
}

//! The bots of Gévaudan play whole games.

use gevaudan::{Deck, Events, Gevaudan, Options, Switch};
use table::{Outcome, Seat};

/// Plays one game between these levels; the outcome and the number of moves.
fn play(options: &Options, levels: &[&str], number: u64) -> (Outcome, usize) {
    let (outcome, referee) = bots::play_levels::<Gevaudan>(options.clone(), levels, number);
    (outcome, referee.n_steps())
}

fn modes() -> [Options; 4] {
    let plain = Options::default();
    let historical = Options { characters: Switch::On, events: Events::Historical, ..plain.clone() };
    let able = Options { abilities: Switch::On, ..historical.clone() };
    let history = Options { deck: Deck::History, ..able.clone() };
    [plain, historical, able, history]
}

#[test]
fn easy_beats_random_clearly() {
    for options in modes() {
        let mut won = 0;
        for number in 0..40 {
            let mut levels = ["random"; 3];
            levels[number as usize % 3] = "easy";
            let (outcome, _) = play(&options, &levels, number);
            won += usize::from(outcome.winners().contains(Seat::at(number as usize % 3)));
        }
        assert!(won >= 14, "{options:?}: {won} of 40");
    }
}

#[test]
fn easy_tables_of_every_size_often_find_the_lair() {
    for options in modes() {
        for n_seats in 1..=4 {
            let found = (0..20).filter(|it| play(&options, &["easy"; 4][..n_seats], *it).0.reason() == "lair").count();
            assert!(found >= 5 + 2 * n_seats, "{options:?} for {n_seats}: {found} of 20");
        }
    }
}

/// A bot that thinks at all hardly ever dies of wounds: it heals in time.
#[test]
fn easy_lasts_as_long_as_the_prize() {
    for number in 0..30 {
        let (outcome, n_moves) = play(&Options::default(), &["easy"; 2], number);
        assert!(["lair", "expired", "all-out"].contains(&outcome.reason()));
        assert!((20..300).contains(&n_moves), "{n_moves}");
    }
}

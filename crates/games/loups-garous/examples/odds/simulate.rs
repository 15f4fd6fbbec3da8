//! The village's chance under random play: exactly, and by playing.

use loups_garous::{Act, Double, LoupsGarous, Off, Options, SecondTie, Special, Wolves};
use rand_pcg::Pcg64Mcg;
use table::{Actor, Rules, Silent, Turn, pick};

/// Only wolves and Simple Villagers, parity ends the game, no double arrow, a second tie is drawn.
pub(crate) fn options(n_wolves: u8) -> Options {
    Options {
        wolves: match n_wolves {
            1 => Wolves::One,
            2 => Wolves::Two,
            _ => Wolves::Three,
        },
        seer: Special::No,
        hunter: Special::No,
        cupid: Special::No,
        thief: Special::No,
        girl: Special::No,
        double: Double::None,
        second_tie: SecondTie::Random,
        parity_ends_game: Off::On,
        free_deck: true,
        ..Options::default()
    }
}

/// Night first: the wolves eat a random villager, the day eliminates a random living player; parity is lost.
pub(crate) fn exact(n_wolves: u8, n_villagers: u8) -> f64 {
    let at_dawn = n_villagers - 1;
    if n_wolves >= at_dawn {
        return 0.0;
    }
    let (wolves, villagers) = (f64::from(n_wolves), f64::from(at_dawn));
    let wolf_dies = if n_wolves == 1 { 1.0 } else { exact(n_wolves - 1, at_dawn) };
    (wolves * wolf_dies + villagers * exact(n_wolves, at_dawn - 1)) / (wolves + villagers)
}

/// The share of `games` that the village wins if everybody answers evenly at random. Statements change nothing, so that
/// nobody makes any.
pub(crate) fn played(n_wolves: u8, n_seats: usize, games: u32, rng: &mut Pcg64Mcg) -> f64 {
    let options = options(n_wolves);
    let won = (0..games).filter(|_| village_wins(&options, n_seats, rng)).count();
    won as f64 / f64::from(games)
}

fn village_wins(options: &Options, n_seats: usize, rng: &mut Pcg64Mcg) -> bool {
    let mut state = LoupsGarous::deal(options, n_seats, rng);
    let mut moves = Vec::new();
    loop {
        let must = match LoupsGarous::turn(&state) {
            Turn::Over(outcome) => return outcome.reason() == "village",
            Turn::Open { must, .. } => must,
        };
        let seat = must.first().expect("an open game waits for somebody");
        moves.clear();
        LoupsGarous::moves(&state, Actor::Seat(seat), &mut moves);
        moves.retain(|it| !it.act().is_statement());
        let mv = *pick(&moves, rng).expect("whoever is asked has a move");
        debug_assert!(mv.act() != Act::Timeout);
        LoupsGarous::apply(&mut state, Actor::Seat(seat), mv, rng, &mut Silent);
    }
}

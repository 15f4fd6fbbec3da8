//! The bots of Mon voisin le monstre play whole games.

use monstre::{Dog, Fog, Memory, Monstre, Options, Rounds, Ties};
use table::Outcome;

/// Plays one game between these levels; the outcome and the number of moves.
fn play(options: Options, levels: &[&str], number: u64) -> (Outcome, usize) {
    let (outcome, referee) = bots::play_levels::<Monstre>(options, levels, number);
    (outcome, referee.n_steps())
}

/// Each deal is played with `easy` on every seat, so that luck cancels out.
#[test]
fn easy_makes_more_points_than_random() {
    let (mut easy, mut random) = (0, 0);
    for number in 0..100 {
        let mut levels = ["random"; 5];
        levels[number as usize % 5] = "easy";
        let (outcome, _) = play(Options::default(), &levels, number / 5);
        let points = outcome.points().expect("points are counted");
        easy += 4 * points[number as usize % 5];
        random += points.iter().sum::<i32>() - points[number as usize % 5];
    }
    assert!(easy * 10 >= random * 12, "four times easy {easy}, all others {random}");
}

#[test]
fn easy_plays_every_variant_at_tables_of_every_size() {
    let plain = Options::default();
    // Three rounds here, five there; all of it in a soak.
    let soak = std::env::var_os("BESTIAIRE_GAMES").is_some();
    for (n_seats, number) in (3..=8).zip(0..) {
        for (manches, other) in [(Rounds::Three, Rounds::Five), (Rounds::Five, Rounds::Three)] {
            if !soak && (n_seats % 2 == 0) == (manches == Rounds::Three) {
                continue;
            }
            let options =
                Options { manches, chien: Dog::Passe, brouillard: Fog::UneCarte, egalite: Ties::Manche, ..plain };
            let (outcome, _) = play(options, &["easy"; 8][..n_seats], number);
            assert_eq!(outcome.winners().len(), 1, "ties are parted");
            let options = Options { memoire: Memory::Sans, manches: other, ..plain };
            let (outcome, _) = play(options, &["easy"; 8][..n_seats], number);
            assert_eq!(outcome.reason(), "points");
        }
    }
}

//! The bots of Mon voisin le monstre: levels, fairness, whole games.

use bots::Thinks;
use monstre::{Dog, Fog, Memory, Monstre, Move, Options, Rounds, Ties, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Decision, Outcome, Referee, Rules, Seat, Seed, Seen, Turn, Viewer, Watcher, believe, pick};

/// All bots there are, with thoughts short enough for a test.
const ALL: [&str; 5] = ["random", "easy", "reference", "normal:20", "hard:40"];

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

#[test]
fn every_name_is_a_bot() {
    for level in Monstre::levels().iter().chain(Monstre::yardsticks()).chain(&ALL) {
        assert!(Monstre::bot(level, Seat::FIRST, 1).is_some(), "{level}");
    }
    for level in ["", "Hard", "hard:0", "easy:5", "nobody"] {
        assert!(Monstre::bot(level, Seat::FIRST, 1).is_none(), "{level}");
    }
}

#[test]
fn versed_neighbours_play_every_variant() {
    for (n_seats, number) in [(3, 1), (5, 2), (8, 3)] {
        let options = Options { chien: Dog::Passe, brouillard: Fog::UneCarte, ..Options::default() };
        let (outcome, _) = play(options, &["normal:10"; 8][..n_seats], number);
        assert_eq!(outcome.reason(), "points");
        let options = Options { egalite: Ties::Manche, manches: Rounds::Three, ..Options::default() };
        let (outcome, _) = play(options, &["normal:10"; 8][..n_seats], number);
        assert_eq!(outcome.winners().len(), 1, "ties are parted");
    }
}

/// A bot that has seen the same chooses the same, whatever is true: the table as it is, and one imagined from what the seat knows.
#[test]
fn nothing_hidden_moves_a_bot() {
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let mut n_compared = 0;
    for number in 0..3 {
        let mut referee = Referee::<Monstre>::deal(Options::default(), 4, Seed::from_number(number)).expect("defaults");
        let mut watchers: Vec<_> = Seat::all(4).map(|it| Watcher::begin(&referee, Viewer::Seat(it))).collect();
        let mut seen: Vec<Vec<Seen<Monstre>>> = watchers.iter().map(|it| vec![it.seen().clone()]).collect();
        for step in 0..40 {
            let Turn::Open { must, .. } = referee.turn() else { break };
            let seat = must.first().expect("somebody acts");
            if step % 6 == 4 {
                compare(seat, &seen[seat.idx()], &referee, &mut rng);
                n_compared += 1;
            }
            let mv = *pick(&referee.moves(seat.into()), &mut rng).expect("there is a move");
            let happened = referee.play(seat.into(), mv).expect("it is listed");
            for (watcher, seen) in watchers.iter_mut().zip(&mut seen) {
                if watcher.meet(&referee, &happened) {
                    seen.push(watcher.seen().clone());
                }
            }
        }
    }
    assert!(n_compared > 10);
}

fn compare(seat: Seat, seen: &[Seen<Monstre>], referee: &Referee<Monstre>, rng: &mut Pcg64Mcg) {
    let viewer = Viewer::Seat(seat);
    let belief = believe::<Monstre>(viewer, seen).expect("it has seen the deal");
    let (view, moves) = (referee.view(viewer), referee.moves(seat.into()));
    for level in ALL {
        let chosen = |view: &View, moves: &[Move]| {
            let mut bot = Monstre::bot(level, seat, 9).expect("a level");
            for it in seen {
                bot.see(it);
            }
            bot.choose(&Decision::unhurried(seat, view, moves))
        };
        let in_truth = chosen(&view, &moves);
        assert!(moves.contains(&in_truth), "{level}");
        for _ in 0..2 {
            let world = belief.sample(rng);
            let (view, mut moves) = (Monstre::view(&world, viewer), Vec::new());
            Monstre::moves(&world, seat.into(), &mut moves);
            assert_eq!(chosen(&view, &moves), in_truth, "{level}");
        }
    }
}

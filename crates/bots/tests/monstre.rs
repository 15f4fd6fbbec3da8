//! The bots of Mon voisin le monstre: levels, fairness, whole games.

use bots::Thinks;
use monstre::{Dog, Fog, Memory, Monstre, Move, Options, Rounds, Ties, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Belief as _, Decision, Outcome, Referee, Rules, Seat, Seed, Seen, Thought, Turn, Viewer, Watcher, believe, pick,
};

/// All bots there are, with thoughts short enough for a test.
const ALL: [&str; 6] = ["random", "beginner", "easy", "reference", "normal:40", "hard:80"];

/// Plays one game between these levels; the outcome and the number of moves.
fn play(options: Options, levels: &[&str], number: u64) -> (Outcome, usize) {
    let (outcome, referee) = bots::play_levels::<Monstre>(options, levels, number);
    (outcome, referee.n_steps())
}

/// Points of `one` among four `others`, times four, and those of all the others. Each deal is played with it on every seat, so that
/// luck cancels out.
fn points(one: &str, others: &str, n_deals: u64) -> (i32, i32) {
    let (mut own, mut all) = (0, 0);
    for number in 0..5 * n_deals {
        let mut levels = [others; 5];
        levels[number as usize % 5] = one;
        let (outcome, _) = play(Options::default(), &levels, number / 5);
        let points = outcome.points().expect("points are counted");
        own += points[number as usize % 5];
        all += points.iter().sum::<i32>();
    }
    (4 * own, all - own)
}

#[test]
fn every_level_makes_more_points_than_random() {
    for (level, percent, n_deals) in
        [("beginner", 110, 20), ("easy", 105, 20), ("reference", 120, 20), ("normal:200", 115, 16)]
    {
        let (own, others) = points(level, "random", n_deals);
        assert!(own * 100 >= others * percent, "four times {level} {own}, all others {others}");
    }
}

#[test]
fn normal_makes_more_points_than_easy() {
    let (own, others) = points("normal:300", "easy", 12);
    assert!(own * 100 >= others * 115, "four times normal {own}, all others {others}");
}

/// Every level at tables of every size; options change with the size, so that all of them are met.
#[test]
fn levels_play_every_variant_at_tables_of_every_size() {
    let plain = Options::default();
    // Some levels here; all of them in a soak.
    let soak = std::env::var_os("BESTIAIRE_GAMES").is_some();
    for (n_seats, number) in (3..=8).zip(0..) {
        for (idx, level) in ["beginner", "easy", "normal:20", "hard:30"].into_iter().enumerate() {
            let one_each = Options {
                manches: if idx % 2 == 0 { Rounds::Three } else { Rounds::Five },
                chien: Dog::Passe,
                brouillard: Fog::UneCarte,
                egalite: Ties::Manche,
                ..plain
            };
            if soak || (n_seats + idx) % 2 == 0 {
                let (outcome, _) = play(one_each, &[level; 8][..n_seats], number);
                assert_eq!(outcome.winners().len(), 1, "ties are parted");
            }
            if soak || (n_seats + idx) % 2 == 1 {
                let (outcome, _) = play(Options { memoire: Memory::Sans, ..plain }, &[level; 8][..n_seats], number);
                assert_eq!(outcome.reason(), "points");
            }
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

/// A bot that has seen the same chooses the same, for the same reasons, whatever is true: the table as it is, and one imagined from what the seat knows.
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
            assert_eq!(bot.explain(), None, "{level} has chosen nothing yet");
            let mv = bot.choose(&Decision::unhurried(seat, view, moves));
            (mv, bot.explain())
        };
        let in_truth = chosen(&view, &moves);
        assert!(moves.contains(&in_truth.0), "{level}");
        if let Some(thought) = &in_truth.1 {
            assert_eq!(thought.moves[0].mv, in_truth.0, "{level}");
            assert!(thought.moves.len() <= Thought::<Move>::MOST_MOVES && !thought.beliefs.rows.is_empty(), "{level}");
            assert!(thought.moves.iter().filter_map(|it| it.worth).all(|it| (0.0..=1.0).contains(&it)), "{level}");
        }
        assert_eq!(in_truth.1.is_some(), level.starts_with("normal") || level.starts_with("hard"), "{level}");
        for _ in 0..2 {
            let world = belief.sample(rng);
            let (view, mut moves) = (Monstre::view(&world, viewer), Vec::new());
            Monstre::moves(&world, seat.into(), &mut moves);
            assert_eq!(chosen(&view, &moves), in_truth, "{level}");
        }
    }
}

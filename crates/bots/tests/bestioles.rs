//! Bots for Bestioles: levels, fairness, and that more thought is worth something.

use bestioles::{Bestioles, Options};
use bots::{Thinks, play_levels};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Belief as _, Decision, Referee, Rules, Seat, Seats, Seed, Seen, Stop, Turn, Viewer, Watcher, believe, pick,
};

/// All bots there are, with thoughts short enough for a test.
const ALL: [&str; 7] = ["random", "beginner", "easy", "reference", "ismcts:300", "normal:300", "hard:300x2"];

/// How often `level` wins against `other`, each deal from both seats.
fn wins(level: &str, other: &str, n_pairs: u64, seed: u64) -> usize {
    let won = |seats: [&str; 2], seat: usize, number: u64| {
        let (outcome, _) = play_levels::<Bestioles>(Options::default(), &seats, seed + number);
        usize::from(outcome.winners() == Seats::one(Seat::at(seat)))
    };
    (0..n_pairs).map(|it| won([level, other], 0, it) + won([other, level], 1, it)).sum()
}

#[test]
fn every_name_is_a_bot() {
    for level in Bestioles::levels().iter().chain(Bestioles::yardsticks()).chain(&ALL) {
        assert!(Bestioles::bot(level, Seat::FIRST, 1).is_some(), "{level}");
    }
    for level in ["", "Hard", "hard:", "hard:0", "easy:5", "random:5", "hard:5x0", "nobody"] {
        assert!(Bestioles::bot(level, Seat::FIRST, 1).is_none(), "{level}");
    }
}

/// Weakest first, by as few games as show it.
#[test]
fn levels_are_in_order() {
    assert!(wins("beginner", "random", 40, 1) > 60);
    assert!(wins("reference", "easy", 40, 2) > 50);
    assert!(wins("normal:600", "easy", 12, 3) > 16);
    assert!(wins("normal:1500", "reference", 12, 4) > 12);
}

#[test]
fn other_wars_are_played_too() {
    for target in [bestioles::Target::Bleusaille, bestioles::Target::Eighteen] {
        let (outcome, _) = play_levels::<Bestioles>(Options { target }, &["hard:200", "easy"], 5);
        assert_eq!(outcome.winners().len(), 1);
    }
}

/// Millions of simulations are cut short: whoever loses his seat, or has spent his time, answers with the best he has.
#[test]
fn a_thinker_ends_when_it_is_asked_to() {
    let referee = Referee::<Bestioles>::deal(Options::default(), 2, Seed::from_number(3)).expect("defaults");
    let Turn::Open { must, .. } = referee.turn() else { panic!("it has just begun") };
    let seat = must.first().expect("somebody begins");
    let watcher = Watcher::begin(&referee, Viewer::Seat(seat));
    let moves = referee.moves(seat.into());
    for level in ["normal:16000000", "hard:16000000x2", "ismcts:16000000"] {
        let mut bot = Bestioles::bot(level, seat, 1).expect("a level");
        bot.see(watcher.seen());
        let stop = Stop::new();
        stop.ask();
        let chosen = bot.choose(&Decision { seat, view: &watcher.seen().view, moves: &moves, stop: &stop });
        assert!(moves.contains(&chosen), "{level}");
    }
}

/// A bot that has seen the same chooses the same, whatever is true: the table as it is, and one imagined from what the seat knows.
#[test]
fn nothing_hidden_moves_a_bot() {
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let mut n_compared = 0;
    for number in 0..4 {
        let mut referee =
            Referee::<Bestioles>::deal(Options::default(), 2, Seed::from_number(number)).expect("defaults");
        let mut watchers = [0, 1].map(|it| Watcher::begin(&referee, Viewer::Seat(Seat::at(it))));
        let mut seen: [Vec<Seen<Bestioles>>; 2] = [0, 1].map(|it| vec![watchers[it].seen().clone()]);
        for step in 0..30 {
            let Turn::Open { must, .. } = referee.turn() else { break };
            let seat = must.first().expect("somebody acts");
            if step % 5 == 3 {
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

fn compare(seat: Seat, seen: &[Seen<Bestioles>], referee: &Referee<Bestioles>, rng: &mut Pcg64Mcg) {
    let viewer = Viewer::Seat(seat);
    let belief = believe::<Bestioles>(viewer, seen).expect("it has seen the deal");
    let (view, moves) = (referee.view(viewer), referee.moves(seat.into()));
    for level in ALL {
        let chosen = |view: &bestioles::View, moves: &[bestioles::Move]| {
            let mut bot = Bestioles::bot(level, seat, 9).expect("a level");
            for it in seen {
                bot.see(it);
            }
            bot.choose(&Decision::unhurried(seat, view, moves))
        };
        let in_truth = chosen(&view, &moves);
        assert!(moves.contains(&in_truth), "{level}");
        for _ in 0..2 {
            let world = belief.sample(rng);
            let (view, mut moves) = (Bestioles::view(&world, viewer), Vec::new());
            Bestioles::moves(&world, seat.into(), &mut moves);
            assert_eq!(chosen(&view, &moves), in_truth, "{level}");
        }
    }
}

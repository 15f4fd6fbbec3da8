//! The levels: their names, whole games, that nothing hidden moves them, what they say of their thoughts, how strong they are.

use bots::{Believer, Thinks};
use loups_garous::{Belief, Double, LoupsGarous, Move, Options, Special, View, Wolves};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Decision, Referee, Rules, Seat, Seed, Seen, Thought, Turn, Viewer, Watcher, believe, pick};

use crate::sides::{Brier, DAYS, listen, play_out, sides};

/// All bots there are, with thoughts short enough for a test.
const ALL: [&str; 7] = ["random", "reference", "crowd", "beginner", "easy", "normal:20", "hard:20"];

#[test]
fn every_name_is_a_bot() {
    for level in LoupsGarous::levels().iter().chain(LoupsGarous::yardsticks()).chain(&ALL) {
        assert!(LoupsGarous::bot(level, Seat::FIRST, 1).is_some(), "{level}");
    }
    for level in ["", "Hard", "hard:0", "easy:5", "normal:0", "nobody"] {
        assert!(LoupsGarous::bot(level, Seat::FIRST, 1).is_none(), "{level}");
    }
}

#[test]
fn levels_play_every_size_and_deck() {
    let rare = Options {
        wolves: Wolves::Three,
        seer: Special::No,
        hunter: Special::Yes,
        cupid: Special::Yes,
        thief: Special::Yes,
        girl: Special::Yes,
        double: Double::Fixed,
        ..Options::default()
    };
    let bare = Options { wolves: Wolves::One, seer: Special::No, hunter: Special::No, ..Options::default() };
    for (n_seats, number) in (8..=18).zip(0_u64..) {
        let decks = [Options::default(), rare, bare];
        for options in decks.into_iter().filter(|it| LoupsGarous::check(it, n_seats).is_ok()) {
            let levels: Vec<&str> = (0..n_seats).map(|it| ALL[(it + number as usize) % ALL.len()]).collect();
            let (outcome, referee) = bots::play_levels::<LoupsGarous>(options, &levels, number);
            assert!(["village", "wolves", "lovers", "nobody"].contains(&outcome.reason()));
            assert!(referee.n_steps() < 3_000);
        }
    }
}

/// A bot that has seen the same chooses the same and says the same of it, whatever is true.
#[test]
fn nothing_hidden_moves_a_bot() {
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let mut n_compared = 0;
    for number in 0..3 {
        let n_seats = 10 + number as usize;
        let mut referee =
            Referee::<LoupsGarous>::deal(Options::default(), n_seats, Seed::from_number(number)).expect("defaults");
        let mut watchers: Vec<_> = Seat::all(n_seats).map(|it| Watcher::begin(&referee, Viewer::Seat(it))).collect();
        let mut seen: Vec<Vec<Seen<LoupsGarous>>> = watchers.iter().map(|it| vec![it.seen().clone()]).collect();
        for step in 0..260 {
            let Turn::Open { must, .. } = referee.turn() else { break };
            let seats: Vec<Seat> = must.iter().collect();
            let seat = *pick(&seats, &mut rng).expect("somebody acts");
            if step % 11 == 7 {
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
    assert!(n_compared > 40);
}

fn compare(seat: Seat, seen: &[Seen<LoupsGarous>], referee: &Referee<LoupsGarous>, rng: &mut Pcg64Mcg) {
    let viewer = Viewer::Seat(seat);
    let belief: Belief = believe::<LoupsGarous>(viewer, seen).expect("it has seen the deal");
    let (view, moves) = (referee.view(viewer), referee.moves(seat.into()));
    for level in ALL {
        let chosen = |view: &View, moves: &[Move]| {
            let mut bot = LoupsGarous::bot(level, seat, 9).expect("a level");
            for it in seen {
                bot.see(it);
            }
            assert_eq!(bot.explain(), None, "{level} has chosen nothing yet");
            (bot.choose(&Decision::unhurried(seat, view, moves)), bot.explain())
        };
        let in_truth = chosen(&view, &moves);
        assert!(moves.contains(&in_truth.0), "{level}");
        check_thought(level, &in_truth, &moves);
        for _ in 0..2 {
            let world = belief.sample(rng);
            let (view, mut moves) = (LoupsGarous::view(&world, viewer), Vec::new());
            LoupsGarous::moves(&world, seat.into(), &mut moves);
            assert_eq!(chosen(&view, &moves), in_truth, "{level}");
        }
    }
}

fn check_thought(level: &str, (chosen, thought): &(Move, Option<Thought<Move>>), moves: &[Move]) {
    let thinks = level.starts_with("normal") || level.starts_with("hard");
    assert_eq!(thought.is_some(), thinks, "{level}");
    let Some(thought) = thought else { return };
    assert_eq!(thought.moves.first().map(|it| it.mv), Some(*chosen), "{level}");
    assert!(thought.moves.len() <= Thought::<Move>::MOST_MOVES);
    assert!(thought.moves.iter().all(|it| moves.contains(&it.mv)), "{level}: {thought:?}");
    let beliefs = &thought.beliefs.rows;
    assert!((1..=4).contains(&beliefs.len()), "{level}: {beliefs:?}");
    for row in beliefs {
        let sum: f64 = row.chances.iter().map(|it| it.1).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{level}: {row:?}");
    }
}

/// Games of twelve in which this side wins.
fn victories(side: &str, wolves: &str, others: &str, n_games: u64) -> u64 {
    (70_000..70_000 + n_games).filter(|it| sides(12, *it, wolves, others) == side).count() as u64
}

/// Wide bounds: they say that no level has become much weaker.
#[test]
fn thinkers_beat_those_who_do_not() {
    let n = victories("village", "reference", "normal", 30);
    assert!(n >= 20, "villages of normal: {n} of 30");
    let n = victories("village", "reference", "hard", 30);
    assert!(n >= 24, "villages of hard: {n} of 30");
    let n = victories("wolves", "hard", "reference", 40);
    assert!(n >= 12, "wolves of hard: {n} of 40");
}

/// Who weighs words and ballots is nearer to the truth than who only counts what is certain, and much nearer than chance.
#[test]
fn beliefs_come_nearer_to_the_truth() {
    let listeners = ["certain", "beginner", "easy", "normal", "hard"];
    assert!(listeners[1..].iter().all(|it| Believer::new(it, 12).is_some()) && Believer::new("certain", 12).is_none());
    let mut sums = [Brier::default(); 5];
    for number in 71_000..71_008 {
        let (_, party) = play_out(12, number, |_, _| "normal");
        let errors: Vec<[Brier; DAYS]> = listen(party.referee(), number, &listeners);
        for (sum, errors) in sums.iter_mut().zip(errors) {
            for error in errors {
                (sum.sum, sum.n) = (sum.sum + error.sum, sum.n + error.n);
            }
        }
    }
    let [certain, .., hard] = sums.map(Brier::mean);
    assert!(sums[0].n > 300.0 && hard < 0.95 * certain, "{sums:?}");
}

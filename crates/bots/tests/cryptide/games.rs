//! Whole games, and who wins them.

use bots::Thinks;
use cryptide::{Answers, Cryptide, Difficulty, Mode, Options, TableKind};
use table::{Decision, Outcome, Referee, Seat, Seed, Seen, Turn, Viewer};

use crate::ALL;

/// Plays one game between these levels; the outcome and the number of moves.
fn play(options: Options, levels: &[&str], number: u64) -> (Outcome, usize) {
    let (outcome, referee) = bots::play_levels::<Cryptide>(options, levels, number);
    (outcome, referee.n_steps())
}

/// How many of so many games `level` wins among three others, on every seat of each deal.
fn victories(level: &str, others: &str, n_games: u64, options: Options) -> u64 {
    let wins = |number: u64| {
        let seat = number as usize % 4;
        let mut levels = [others; 4];
        levels[seat] = level;
        u64::from(play(options, &levels, number / 4).0.winners().contains(Seat::at(seat)))
    };
    (0..n_games).map(wins).sum()
}

#[test]
fn every_name_is_a_bot() {
    for level in Cryptide::levels().iter().chain(Cryptide::yardsticks()).chain(&ALL) {
        assert!(Cryptide::bot(level, Seat::FIRST, 1).is_some(), "{level}");
    }
    for level in ["", "Hard", "hard:0", "easy:5", "reference:5", "nobody"] {
        assert!(Cryptide::bot(level, Seat::FIRST, 1).is_none(), "{level}");
    }
}

/// The bounds are far below what is usual, so that they say only that a level is still about what it was.
#[test]
fn the_levels_are_in_order() {
    let plain = Options::default();
    for mode in Mode::ALL {
        let options = Options { mode, ..plain };
        let won = victories("easy", "random", 40, options);
        assert!(won >= 34, "easy among random, {mode:?}: {won} of 40");
        let won = victories("reference", "random", 40, options);
        assert!(won >= 34, "reference among random, {mode:?}: {won} of 40");
    }
    let won = victories("normal", "easy", 40, plain);
    assert!(won >= 30, "normal among easy: {won} of 40");
    let won = victories("normal", "reference", 80, plain);
    assert!(won >= 50, "normal among reference: {won} of 80");
    let won = victories("hard", "reference", 40, plain);
    assert!(won >= 32, "hard among reference: {won} of 40");
    let won = victories("hard", "normal", 80, plain);
    assert!(won >= 34, "hard among normal: {won} of 80");
    let won = victories("beginner", "easy", 200, plain);
    assert!((25..=85).contains(&won), "beginner among easy: {won} of 200");
    let won = victories("easy", "reference", 100, plain);
    assert!(won <= 32, "easy among reference: {won} of 100");
}

#[test]
fn all_find_the_habitat_at_tables_of_every_kind() {
    // Those who play anyhow find nothing.
    for level in ALL.into_iter().filter(|it| *it != "random") {
        for n_seats in 3..=5 {
            for (at, difficulty) in [Difficulty::Easy, Difficulty::Hard].into_iter().enumerate() {
                let options = Options {
                    mode: Mode::ALL[at],
                    table: [TableKind::Honour, TableKind::Strict][(at + n_seats) % 2],
                    answers: [Answers::Click, Answers::Automatic][n_seats % 2],
                    difficulty,
                    ..Options::default()
                };
                let levels = [level; 5];
                let (outcome, n_moves) = play(options, &levels[..n_seats], n_seats as u64);
                assert_eq!(outcome.reason(), "habitat", "{level}");
                assert!(n_moves < 200, "{level}: {n_moves}");
            }
        }
    }
}

/// Among honest players an honour table ends as a strict one does.
#[test]
fn nobody_lies_at_honour_tables() {
    for level in Cryptide::levels() {
        for number in 0..6 {
            let options = Options { table: TableKind::Honour, ..Options::default() };
            let (outcome, _) = play(options, &[*level; 4], number);
            assert_eq!(outcome.reason(), "habitat", "{level}");
        }
    }
}

#[test]
fn a_bot_agrees_when_somebody_wants_a_hint() {
    for level in ALL.iter().filter(|it| **it != "random") {
        let mut referee = Referee::<Cryptide>::deal(Options::default(), 3, Seed::from_number(1)).expect("dealt");
        let Turn::Open { must, may } = referee.turn() else { panic!("open") };
        let (seat, other) = (must.first().expect("asked"), may.first().expect("others may"));
        let mut bot = Cryptide::bot(level, seat, 1).expect("a level");
        bot.see(&Seen { news: Vec::new(), view: referee.view(Viewer::Seat(seat)) });
        referee.play(other.into(), "hint".parse().expect("a move")).expect("open to all");
        let view = referee.view(Viewer::Seat(seat));
        let mv = bot.choose(&Decision::unhurried(seat, &view, &referee.moves(seat.into())));
        assert_eq!(mv.to_string(), "agree", "{level}");
    }
}

/// Tokens that no clue explains, as mistakes make them: a bot goes on all the same.
#[test]
fn tokens_that_contradict_each_other_stop_nobody() {
    for level in ["beginner", "easy", "normal", "hard"] {
        for number in 0..3 {
            let options = Options { table: TableKind::Honour, ..Options::default() };
            let mut levels = [level; 4];
            levels[0] = "random";
            let (outcome, _) = play(options, &levels, number);
            assert!(["habitat", "misled", "full"].contains(&outcome.reason()), "{level}");
        }
    }
}

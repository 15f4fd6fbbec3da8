//! The bots of Cryptide play whole games.

use bots::Thinks;
use cryptide::{Cryptide, Difficulty, Mode, Options, TableKind};
use table::{Decision, Outcome, Referee, Seat, Seed, Seen, Turn, Viewer};

/// Plays one game between these levels; the outcome and the number of moves.
fn play(options: Options, levels: &[&str], number: u64) -> (Outcome, usize) {
    let (outcome, referee) = bots::play_levels::<Cryptide>(options, levels, number);
    (outcome, referee.n_steps())
}

#[test]
fn easy_beats_random_clearly() {
    for mode in Mode::ALL {
        let options = Options { mode, ..Options::default() };
        let mut won = 0;
        for number in 0..40 {
            let mut levels = ["random"; 4];
            levels[number as usize % 4] = "easy";
            let (outcome, _) = play(options, &levels, number);
            won += usize::from(outcome.winners().contains(Seat::at(number as usize % 4)));
        }
        assert!(won >= 34, "{mode:?}: {won} of 40");
    }
}

#[test]
fn easy_tables_of_every_size_find_the_habitat() {
    for n_seats in 3..=5 {
        for difficulty in [Difficulty::Easy, Difficulty::Hard] {
            let options = Options { mode: Mode::Advanced, difficulty, ..Options::default() };
            let (outcome, n_moves) = play(options, &["easy"; 5][..n_seats], n_seats as u64);
            assert_eq!(outcome.reason(), "habitat");
            assert!(n_moves < 80, "{n_moves}");
        }
    }
}

/// Among honest players an honour table ends as a strict one does.
#[test]
fn easy_never_lies_at_honour_tables() {
    for number in 0..20 {
        let options = Options { table: TableKind::Honour, ..Options::default() };
        let (outcome, _) = play(options, &["easy"; 4], number);
        assert_eq!(outcome.reason(), "habitat");
    }
}

#[test]
fn a_bot_agrees_when_somebody_wants_a_hint() {
    let mut referee = Referee::<Cryptide>::deal(Options::default(), 3, Seed::from_number(1)).expect("dealt");
    let Turn::Open { must, may } = referee.turn() else { panic!("open") };
    let (seat, other) = (must.first().expect("asked"), may.first().expect("others may"));
    let mut bot = Cryptide::bot("easy", seat, 1).expect("a level");
    bot.see(&Seen { news: Vec::new(), view: referee.view(Viewer::Seat(seat)) });
    referee.play(other.into(), "hint".parse().expect("a move")).expect("open to all");
    let view = referee.view(Viewer::Seat(seat));
    let mv = bot.choose(&Decision::unhurried(seat, &view, &referee.moves(seat.into())));
    assert_eq!(mv.to_string(), "agree");
}

//! The bots of Gévaudan: levels, fairness, whole games.

use bots::Thinks;
use gevaudan::{
    BeastCell, Belief, Deck, Events, Gevaudan, Heal, LastRounds, Memory, Move, Options, Role, Switch, View,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Belief as _, Decision, Outcome, Referee, Rules, Seat, Seed, Seen, Thought, Turn, Viewer, Watcher, believe, pick,
};

/// All bots there are, with thoughts short enough for a test.
const ALL: [&str; 6] = ["random", "reference", "beginner", "easy", "normal:12", "hard:24"];

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

/// How many of `n_games` the first of these levels wins, alone or among copies of the second, on every seat in turn.
fn won(options: &Options, level: &str, others: &str, n_seats: usize, n_games: u64) -> u64 {
    let wins = |number: u64| {
        let mut levels = vec![others; n_seats];
        let at = number as usize % n_seats;
        levels[at] = level;
        play(options, &levels, number).0.winners().contains(Seat::at(at))
    };
    (0..n_games).filter(|it| wins(*it)).count() as u64
}

#[test]
fn every_name_is_a_bot() {
    for level in Gevaudan::levels().iter().chain(Gevaudan::yardsticks()).chain(&ALL) {
        assert!(Gevaudan::bot(level, Seat::FIRST, 1).is_some(), "{level}");
    }
    for level in ["", "Hard", "hard:0", "easy:5", "beginner:1", "nobody"] {
        assert!(Gevaudan::bot(level, Seat::FIRST, 1).is_none(), "{level}");
    }
}

#[test]
fn reference_beats_random_clearly() {
    for options in modes() {
        let won = won(&options, "reference", "random", 3, 40);
        assert!(won >= 14, "{options:?}: {won} of 40");
    }
}

#[test]
fn tables_of_every_size_often_find_the_lair() {
    for options in modes() {
        for n_seats in 1..=4 {
            let levels = &["normal:1"; 4][..n_seats];
            let found = (0..20).filter(|it| play(&options, levels, *it).0.reason() == "lair").count();
            assert!(found >= 10 + n_seats, "{options:?} for {n_seats}: {found} of 20");
        }
    }
}

/// A bot that thinks at all hardly ever dies of wounds: it heals in time.
#[test]
fn reference_lasts_as_long_as_the_prize() {
    for number in 0..30 {
        let (outcome, n_moves) = play(&Options::default(), &["reference"; 2], number);
        assert!(["lair", "expired", "all-out"].contains(&outcome.reason()));
        assert!((20..300).contains(&n_moves), "{n_moves}");
    }
}

/// Every option, every hunter, one to four of them: a bot that broke a rule would end the test.
#[test]
fn all_levels_play_all_that_a_table_can_agree_on() {
    const ROLES: [Role; 7] = [
        Role::Fourbe,
        Role::Negociateur,
        Role::GardeChasse,
        Role::Devot,
        Role::Egoiste,
        Role::Discret,
        Role::Diplomate,
    ];
    let levels = ["normal:4", "easy", "beginner", "hard:6"];
    let mut number = 0;
    for options in modes() {
        for n_seats in 1..=4 {
            number += 1;
            let role = |nth: usize| ROLES[(number + 2 * nth) % ROLES.len()];
            let turned: Vec<&str> = (0..n_seats).map(|it| levels[(number + it) % levels.len()]).collect();
            let odd = number % 2 == 1;
            let options = Options {
                hunter1: role(0),
                hunter2: role(1),
                hunter3: role(2),
                hunter4: role(3),
                memory: if odd { Memory::Paper } else { Memory::Notebook },
                heal: if odd { Heal::Wounded } else { Heal::Always },
                beast_cell: if odd { BeastCell::Ending } else { BeastCell::Entering },
                last_rounds: if odd { LastRounds::Draw } else { LastRounds::Free },
                ..options.clone()
            };
            play(&options, &turned, number as u64);
        }
    }
    let long = Options { deck: Deck::FirstGame, abilities: Switch::On, ..Options::default() };
    play(&long, &["beginner", "normal:4", "easy"], 1);
}

/// Wide margins: at ten times as many games `normal:12` wins more than 75 of 100 alone, `easy` about a third.
#[test]
fn levels_alone_are_as_strong_as_they_should_be() {
    let plain = Options::default();
    let normal = won(&plain, "normal:12", "", 1, 60);
    assert!(normal >= 38, "normal wins {normal} of 60");
    let easy = won(&plain, "easy", "", 1, 100);
    assert!((15..=55).contains(&easy), "easy wins {easy} of 100");
}

#[test]
fn normal_wins_more_than_its_share() {
    let normal = won(&Options::default(), "normal:12", "reference", 4, 60);
    assert!(normal >= 15, "{normal} of 60");
    let easy = won(&Options::default(), "easy", "reference", 4, 100);
    assert!(easy <= 25, "{easy} of 100");
}

/// A bot that has seen the same chooses and says the same, whatever is true: the table as it is, and one imagined from what the seat
/// knows.
#[test]
fn nothing_hidden_moves_a_bot() {
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let mut n_compared = 0;
    for (number, options) in modes().into_iter().enumerate() {
        let mut referee = Referee::<Gevaudan>::deal(options, 3, Seed::from_number(number as u64)).expect("options");
        let mut watchers: Vec<_> = Seat::all(3).map(|it| Watcher::begin(&referee, Viewer::Seat(it))).collect();
        let mut seen: Vec<Vec<Seen<Gevaudan>>> = watchers.iter().map(|it| vec![it.seen().clone()]).collect();
        for step in 0..90 {
            let Turn::Open { must, .. } = referee.turn() else { break };
            let seat = must.first().expect("somebody acts");
            if step % 9 == 4 {
                compare(seat, &seen[seat.idx()], &referee, &mut rng);
                n_compared += 1;
            }
            let moves = referee.moves(seat.into());
            let quiet: Vec<Move> = moves.iter().filter(|it| **it != Move::Trap).copied().collect();
            let mv = *pick(&quiet, &mut rng).expect("there is a move");
            let happened = referee.play(seat.into(), mv).expect("it is listed");
            for (watcher, seen) in watchers.iter_mut().zip(&mut seen) {
                if watcher.meet(&referee, &happened) {
                    seen.push(watcher.seen().clone());
                }
            }
        }
    }
    assert!(n_compared > 20, "{n_compared}");
}

fn compare(seat: Seat, seen: &[Seen<Gevaudan>], referee: &Referee<Gevaudan>, rng: &mut Pcg64Mcg) {
    let viewer = Viewer::Seat(seat);
    let belief: Belief = believe::<Gevaudan>(viewer, seen).expect("it has seen the deal");
    let (view, moves) = (referee.view(viewer), referee.moves(seat.into()));
    for level in ALL {
        let chosen = |view: &View, moves: &[Move]| {
            let mut bot = Gevaudan::bot(level, seat, 9).expect("a level");
            for it in seen {
                bot.see(it);
            }
            assert_eq!(bot.explain(), None, "{level} has chosen nothing yet");
            let mv = bot.choose(&Decision::unhurried(seat, view, moves));
            (mv, bot.explain())
        };
        let in_truth = chosen(&view, &moves);
        assert!(moves.contains(&in_truth.0), "{level}");
        check_thought(level, &in_truth, &moves);
        for _ in 0..2 {
            let world = belief.sample(rng);
            let (view, mut moves) = (Gevaudan::view(&world, viewer), Vec::new());
            Gevaudan::moves(&world, seat.into(), &mut moves);
            assert_eq!(chosen(&view, &moves), in_truth, "{level}");
        }
    }
}

/// Levels that think say the move that they made first, then others that were open, and chances that are chances.
fn check_thought(level: &str, (mv, thought): &(Move, Option<Thought<Move>>), moves: &[Move]) {
    let thinks = level.starts_with("normal") || level.starts_with("hard");
    assert_eq!(thought.is_some(), thinks, "{level}");
    let Some(thought) = thought else { return };
    assert_eq!(thought.moves.first().map(|it| it.mv), Some(*mv), "{level}");
    assert!(thought.moves.len() <= Thought::<Move>::MOST_MOVES);
    for it in &thought.moves {
        assert!(moves.contains(&it.mv), "{level}: {}", it.mv);
        assert!(it.worth.is_none_or(|worth| (0.0..=1.0).contains(&worth)), "{level}: {:?}", it.worth);
    }
    for row in &thought.beliefs.rows {
        let sum: f64 = row.chances.iter().map(|it| it.1).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{row:?}");
    }
}

//! Bots for Bestioles: levels, fairness, and that more thought is worth something.

use bestioles::{Bestioles, Move, Options, State};
use bots::exploit::{Effort, Position, read_battle};
use bots::{Thinks, play_levels};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Belief as _, Decision, Layout as _, LayoutLine, Referee, Rules, Seat, Seats, Seed, Seen, Stop, Thought, Turn,
    Viewer, Watcher, believe, pick,
};

/// All bots there are, with thoughts short enough for a test.
const ALL: [&str; 8] =
    ["random", "beginner", "easy", "reference", "ismcts:300", "normal:300", "hard:300x2", "searcher:300"];

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

/// What a bot chose, and why.
type Answer = (Move, Thought<Move>);

fn compare(seat: Seat, seen: &[Seen<Bestioles>], referee: &Referee<Bestioles>, rng: &mut Pcg64Mcg) {
    let viewer = Viewer::Seat(seat);
    let belief = believe::<Bestioles>(viewer, seen).expect("it has seen the deal");
    let (view, moves) = (referee.view(viewer), referee.moves(seat.into()));
    for level in ALL.iter().filter(|it| **it != "random") {
        let answer = |view: &bestioles::View, moves: &[Move]| -> Answer {
            let mut bot = Bestioles::bot(level, seat, 9).expect("a level");
            for it in seen {
                bot.see(it);
            }
            assert_eq!(bot.explain(), None, "{level} has chosen nothing yet");
            let chosen = bot.choose(&Decision::unhurried(seat, view, moves));
            (chosen, bot.explain().expect("it can say why"))
        };
        let in_truth = answer(&view, &moves);
        check(&in_truth, &moves, level);
        for _ in 0..2 {
            let world = belief.sample(rng);
            let (view, mut moves) = (Bestioles::view(&world, viewer), Vec::new());
            Bestioles::moves(&world, seat.into(), &mut moves);
            assert_eq!(answer(&view, &moves), in_truth, "{level}");
        }
    }
}

/// Few moves, those that were offered, the chosen one first, with chances that are chances; nothing certain is told as hidden.
fn check((chosen, thought): &Answer, moves: &[Move], level: &str) {
    let named: Vec<Move> = thought.moves.iter().map(|it| it.mv).collect();
    assert_eq!(named.first(), Some(chosen), "{level}");
    assert_eq!(named.len(), moves.len().min(Thought::<Move>::MOST_MOVES), "{level}");
    assert!(named.iter().enumerate().all(|(at, it)| moves.contains(it) && !named[..at].contains(it)), "{level}");
    assert!(thought.moves.iter().all(|it| it.worth.is_none_or(|it| (0.0..=1.0).contains(&it))), "{level}");
    assert!(thought.beliefs.rows.len() <= 3, "{level}");
    for row in &thought.beliefs.rows {
        assert!(row.place.starts_with("hand ") || row.place.starts_with("side "), "{level}: {}", row.place);
        assert!(row.chances.iter().all(|it| it.1 > 0.0), "{level}: {row:?}");
    }
}

/// A battle before its last two cards each, of which nobody knows the other's, with one card of each face down.
fn late() -> State {
    let text = "theatres: land air sea\nfirst: 2\nscores: 4 2\nhand 1: air-6 land-2\nhand 2: sea-6 air-3\n\
        side 1 air: air-2 (sea-1)\nside 1 land: land-4\nside 1 sea: sea-2\n\
        side 2 air: (land-5)\nside 2 land: land-6 land-3\nside 2 sea: sea-5\nactive: 2";
    let line = |(line, text): (usize, &str)| {
        let (key, value) = text.split_once(": ").expect("a key and a value");
        LayoutLine { line, key: key.trim().into(), value: value.into() }
    };
    let lines: Vec<LayoutLine> = text.lines().enumerate().map(line).collect();
    Bestioles::lay_out(&Options::default(), 2, &lines, &mut Pcg64Mcg::seed_from_u64(0)).expect("a position")
}

/// The end of a battle is solved, not searched, to its last card; also there a bot that has seen the same does the same.
#[test]
fn the_end_is_solved_from_what_is_seen() {
    let mut referee = Referee::<Bestioles>::from_position(Options::default(), late(), Seed::from_number(1));
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let seats = [Seat::at(0), Seat::at(1)];
    let mut watchers = seats.map(|it| Watcher::begin(&referee, Viewer::Seat(it)));
    let mut bots = seats.map(|it| Bestioles::bot("hard:300", it, 5).expect("a level"));
    let mut seen: [Vec<Seen<Bestioles>>; 2] = [0, 1].map(|it| vec![watchers[it].seen().clone()]);
    bots.iter_mut().zip(&seen).for_each(|(bot, seen)| bot.see(&seen[0]));
    let battle = watchers[0].seen().view.battle;
    let mut n_chosen = 0;
    while let Turn::Open { must, .. } = referee.turn() {
        let seat = must.first().expect("somebody acts");
        let moves = referee.moves(seat.into());
        let view = referee.view(Viewer::Seat(seat));
        if view.battle != battle {
            break;
        }
        compare(seat, &seen[seat.idx()], &referee, &mut rng);
        // Withdrawing would end it before it has begun.
        let moves: Vec<Move> = moves.into_iter().filter(|it| *it != Move::Withdraw).collect();
        let chosen = bots[seat.idx()].choose(&Decision::unhurried(seat, &view, &moves));
        let chosen = if chosen == Move::Withdraw { moves[0] } else { chosen };
        n_chosen += 1;
        let happened = referee.play(seat.into(), chosen).expect("it was offered");
        for (at, watcher) in watchers.iter_mut().enumerate() {
            if watcher.meet(&referee, &happened) {
                bots[at].see(watcher.seen());
                seen[at].push(watcher.seen().clone());
            }
        }
    }
    assert!(n_chosen >= 4, "both have laid their cards");
}

/// Where each sees from his own hand what the other one holds, a solution is what looking ahead says.
#[test]
fn without_secrets_solving_is_looking_ahead() {
    for (n_cards, number) in [(1, 1), (1, 2), (2, 3)] {
        let position = Position::new(n_cards, 2 * n_cards, number).expect("it is short");
        let (value, left) = position.solve().expect("it is short");
        assert!((value - position.foreseen()).abs() < 2e-3, "{number}: {value}, foreseen {}", position.foreseen());
        assert!(left.share < 2e-3, "{number}: {left:?}");
    }
}

/// A solution leaves nothing to somebody who knows how it plays, and no bot leaves less than that.
#[test]
fn endings_show_how_exploitable_a_bot_is() {
    let position = Position::new(2, 5, 1).expect("it is short");
    let (_, solved) = position.solve().expect("it is short");
    assert!(solved.share.abs() < 0.01, "{solved:?}");
    for level in ["normal:300", "reference"] {
        let found = position.exploit(level, 1).expect("a bot that can be asked");
        assert!(found.n_asked > 10 && found.share > -1e-4, "{level}: {found:?}");
    }
}

/// Who asks a bot what it would do with every hand, and searches, wins from it; the same again comes to the same.
#[test]
fn whole_battles_show_how_exploitable_a_bot_is() {
    let effort = Effort { worlds: 24, seeds: 1, simulations: 400 };
    let gain = |seat: Seat, deal: u64| read_battle("reference", seat, effort, deal).expect("a bot that can be asked");
    let gains: Vec<f64> = (0..16).flat_map(|deal| Seat::all(2).map(move |seat| gain(seat, deal))).collect();
    assert!(gains.iter().all(|it| (0.0..=1.0).contains(it)), "{gains:?}");
    assert!(gains.iter().sum::<f64>() / gains.len() as f64 > 0.5, "{gains:?}");
    assert!((gain(Seat::FIRST, 3) - gains[6]).abs() < f64::EPSILON);
    assert_eq!(read_battle("beginner", Seat::FIRST, effort, 3), None, "it cannot be asked");
}

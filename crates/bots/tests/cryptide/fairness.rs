//! Nothing hidden moves a bot, and it can say what did.

use bots::Thinks;
use cryptide::{Cryptide, Mode, Move, Options, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Decision, Referee, Rules, Seat, Seed, Seen, Thought, Turn, Viewer, Watcher, believe};

use crate::ALL;

/// A game of bots that is looked at from every seat.
struct Game {
    referee: Referee<Cryptide>,
    seen: Vec<Vec<Seen<Cryptide>>>,
}

impl Game {
    /// Plays `n_steps` moves of `reference`.
    fn new(mode: Mode, n_seats: usize, number: u64, n_steps: usize) -> Self {
        let options = Options { mode, ..Options::default() };
        let mut referee = Referee::<Cryptide>::deal(options, n_seats, Seed::from_number(number)).expect("dealt");
        let mut watchers: Vec<_> = Seat::all(n_seats).map(|it| Watcher::begin(&referee, Viewer::Seat(it))).collect();
        let mut seen: Vec<Vec<_>> = watchers.iter().map(|it| vec![it.seen().clone()]).collect();
        for _ in 0..n_steps {
            let Turn::Open { must, .. } = referee.turn() else { break };
            let seat = must.first().expect("somebody acts");
            let (view, moves) = (referee.view(Viewer::Seat(seat)), referee.moves(seat.into()));
            let mv = choose("reference", seat, &seen[seat.idx()], &view, &moves).0;
            let happened = referee.play(seat.into(), mv).expect("it is listed");
            for (watcher, seen) in watchers.iter_mut().zip(&mut seen) {
                if watcher.meet(&referee, &happened) {
                    seen.push(watcher.seen().clone());
                }
            }
        }
        Self { referee, seen }
    }
}

/// What a bot that has seen this chooses, and why.
fn choose(
    level: &str,
    seat: Seat,
    seen: &[Seen<Cryptide>],
    view: &View,
    moves: &[Move],
) -> (Move, Option<Thought<Move>>) {
    let mut bot = Cryptide::bot(level, seat, 9).expect("a level");
    for it in seen {
        bot.see(it);
    }
    assert_eq!(bot.explain(), None, "{level} has chosen nothing yet");
    let chosen = bot.choose(&Decision::unhurried(seat, view, moves));
    (chosen, bot.explain())
}

/// A bot that has seen the same chooses the same for the same reasons, whatever is true: the table as it is, and one imagined from what
/// the seat knows.
#[test]
fn nothing_hidden_moves_a_bot() {
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let mut n_compared = 0;
    for (number, (mode, n_steps)) in
        [(Mode::Normal, 3), (Mode::Normal, 8), (Mode::Normal, 10), (Mode::Advanced, 9), (Mode::Normal, 12)]
            .into_iter()
            .enumerate()
    {
        let Game { referee, seen } = Game::new(mode, 4, number as u64, n_steps);
        let Turn::Open { must, .. } = referee.turn() else { continue };
        let seat = must.first().expect("somebody acts");
        let (viewer, seen) = (Viewer::Seat(seat), &seen[seat.idx()]);
        let belief = believe::<Cryptide>(viewer, seen).expect("it has seen the deal");
        let (view, moves) = (referee.view(viewer), referee.moves(seat.into()));
        for level in ALL {
            let in_truth = choose(level, seat, seen, &view, &moves);
            assert!(moves.contains(&in_truth.0), "{level}");
            for _ in 0..2 {
                let world = belief.sample(&mut rng);
                let (view, mut moves) = (Cryptide::view(&world, viewer), Vec::new());
                Cryptide::moves(&world, seat.into(), &mut moves);
                assert_eq!(choose(level, seat, seen, &view, &moves), in_truth, "{level}");
                n_compared += 1;
            }
        }
    }
    assert!(n_compared > 30, "{n_compared}");
}

#[test]
fn those_who_think_can_say_why() {
    let mut n_rows = 0;
    for n_steps in [0, 5, 8, 9, 10, 11] {
        let Game { referee, seen } = Game::new(Mode::Normal, 4, 5, n_steps);
        let Turn::Open { must, .. } = referee.turn() else { break };
        let seat = must.first().expect("somebody acts");
        let (view, moves) = (referee.view(Viewer::Seat(seat)), referee.moves(seat.into()));
        for level in ["normal", "hard"] {
            let (chosen, thought) = choose(level, seat, &seen[seat.idx()], &view, &moves);
            let thought = thought.expect("it has chosen");
            assert_eq!(thought.moves[0].mv, chosen, "{level}");
            assert!(thought.moves.len() <= Thought::<Move>::MOST_MOVES);
            assert!(thought.moves.iter().all(|it| moves.contains(&it.mv)), "{level}");
            for row in &thought.beliefs.rows {
                let sum: f64 = row.chances.iter().map(|it| it.1).sum();
                assert!((sum - 1.0).abs() < 1e-3, "{level}: {row:?}");
                n_rows += 1;
            }
        }
    }
    assert!(n_rows > 10, "{n_rows}");
}

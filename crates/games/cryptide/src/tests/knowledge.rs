use table::{Belief as _, Chance, Rules, Seat, Seed, Silent, Turn, Viewer, pick};

use super::{play, three};
use crate::clue::{Clue, ClueSet};
use crate::hex::{Hex, HexSet};
use crate::infer::{Inference, Knowledge};
use crate::map::Masks;
use crate::news::Token;
use crate::{Belief, Cryptide, Mode, Options, State, TableKind};

/// Both levels as CRY-33 says them, assignment by assignment.
fn by_the_book(masks: &Masks, lists: &[ClueSet]) -> (HexSet, Vec<ClueSet>, HexSet, u64) {
    let fits_some = |hex: Hex, list: &ClueSet| list.iter().any(|clue| masks.fits(clue).contains(hex));
    let own = Hex::all().filter(|hex| lists.iter().all(|list| fits_some(*hex, list))).collect();
    let (mut clues, mut habitat, mut total) = (vec![ClueSet::EMPTY; lists.len()], HexSet::EMPTY, 0);
    let mut assignments: Vec<Vec<Clue>> = vec![Vec::new()];
    for list in lists {
        let longer = |known: &Vec<Clue>| {
            let known = known.clone();
            list.iter().filter(|it| !known.contains(it)).map(|it| [&known[..], &[it]].concat()).collect::<Vec<_>>()
        };
        assignments = assignments.iter().flat_map(longer).collect();
    }
    for assignment in assignments {
        let left = masks.fit_all(&assignment);
        if left.len() == 1 {
            total += 1;
            habitat = habitat.or(left);
            clues.iter_mut().zip(&assignment).for_each(|(all, clue)| *all = all.with(*clue));
        }
    }
    (own, clues, habitat, total)
}

/// A random game after some moves.
fn position(options: &Options, n_seats: usize, number: u64, n_moves: usize) -> State {
    let mut rng = Chance::new(Seed::from_number(20)).stream(number);
    let mut state = Cryptide::deal(options, n_seats, &mut rng);
    let mut moves = Vec::new();
    for _ in 0..n_moves {
        let Turn::Open { must, .. } = Cryptide::turn(&state) else { break };
        let before = state;
        let seat = must.first().expect("somebody is asked");
        moves.clear();
        Cryptide::moves(&state, seat.into(), &mut moves);
        let mv = *pick(&moves, &mut rng).expect("a move");
        Cryptide::play(&mut state, seat.into(), mv, &mut rng, &mut Silent).expect("listed");
        if let Turn::Over(_) = Cryptide::turn(&state) {
            state = before;
        }
    }
    state
}

fn check(inference: &Inference, masks: &Masks) {
    let (own, clues, habitat, total) = by_the_book(masks, inference.lists());
    assert_eq!(inference.own().habitat, own);
    let joint: Knowledge = inference.joint();
    assert_eq!(joint.clues.to_vec(), clues);
    assert_eq!(joint.habitat, habitat);
    let counts = inference.counts();
    assert_eq!(counts.total, total);
    assert_eq!(counts.habitat.iter().sum::<u64>(), total);
    for (at, list) in clues.iter().enumerate() {
        assert_eq!(counts.clues[at].iter().sum::<u64>(), total);
        assert!(Clue::all().all(|it| (counts.clues[at][it.idx()] > 0) == list.contains(it)));
    }
}

#[test]
fn cry_11__cry_33_both_levels_are_exact() {
    for number in 0..40_u64 {
        let mode = Mode::ALL[number as usize % 2];
        let n_seats = 3 + number as usize % 3;
        let n_moves = 2 * n_seats + 4 + number as usize % 17;
        let state = position(&Options { mode, ..Options::default() }, n_seats, number, n_moves);
        for viewer in Viewer::all(n_seats) {
            let belief = Belief::new(viewer, &state.look(viewer));
            let inference = belief.inference();
            let n_tuples: usize = inference.lists().iter().map(|it| it.len()).product();
            if n_tuples < 60_000 {
                check(&inference, belief.masks());
            }
        }
    }
}

/// All lists alike, as before the first cube: the hardest case for a walk that leaves things out.
#[test]
fn cry_33_the_joint_level_without_any_token() {
    let state = position(&Options::default(), 3, 99, 0);
    for viewer in Viewer::all(3) {
        let belief = Belief::new(viewer, &state.look(viewer));
        check(&belief.inference(), belief.masks());
    }
}

#[test]
fn cry_33_the_truth_is_always_possible() {
    for number in 0..60_u64 {
        let mode = Mode::ALL[number as usize % 2];
        let n_seats = 3 + number as usize % 3;
        let state = position(&Options { mode, ..Options::default() }, n_seats, number, number as usize);
        for viewer in Viewer::all(n_seats) {
            let belief = Belief::new(viewer, &state.look(viewer));
            if viewer == Viewer::Public && mode == Mode::Advanced && number < 20 {
                continue; // long lists: the same code is tried elsewhere
            }
            let (own, joint) = (belief.own(), belief.joint());
            assert!(state.habitat().is_within(joint.habitat) && joint.habitat.is_within(own.habitat));
            for (at, clue) in state.setup.clues().iter().enumerate() {
                assert!(joint.clues[at].contains(*clue) && own.clues[at].contains(*clue));
            }
        }
    }
}

#[test]
fn cry_33_a_given_hint_strikes_clues_out() {
    let mut state = three(&Options::default());
    for (seat, notation) in [(1, "hint"), (2, "agree"), (3, "agree")] {
        let belief = Belief::new(Viewer::Public, &state.look(Viewer::Public));
        assert_eq!(belief.own().clues[0].len(), 23);
        play(&mut state, seat, notation).expect("open");
    }
    let belief = Belief::new(Viewer::Public, &state.look(Viewer::Public));
    assert_eq!(belief.own().clues[0].len(), 13, "no clue names two terrains");
}

#[test]
fn cry_33_honour_tables_may_contradict_themselves() {
    let mut state = three(&Options { table: TableKind::Honour, ..Options::default() });
    for hex in Hex::all().step_by(2) {
        state.put(Seat::at(1), hex, if hex.idx() % 4 == 0 { Token::Disc } else { Token::Cube });
    }
    let belief = Belief::new(Viewer::Seat(Seat::FIRST), &state.look(Viewer::Seat(Seat::FIRST)));
    assert!(belief.own().clues[1].is_empty() && belief.own().habitat.is_empty());
    assert!(belief.joint().habitat.is_empty());
    let world = belief.sample(&mut Chance::new(Seed::from_number(1)).stream(0));
    assert_eq!(world.look(Viewer::Seat(Seat::FIRST)), state.look(Viewer::Seat(Seat::FIRST)));
    assert_eq!(belief.odds().rows.len(), 4);
}

#[test]
fn cry_32__cry_33_odds_add_up() {
    let state = position(&Options::default(), 4, 3, 20);
    let belief = Belief::new(Viewer::Seat(Seat::FIRST), &state.look(Viewer::Seat(Seat::FIRST)));
    for row in belief.odds().rows {
        let sum: f64 = row.chances.iter().map(|it| it.1).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{}: {sum}", row.place);
    }
}

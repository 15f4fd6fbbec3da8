//! What only Cryptide can measure: setups made, lines solved, conclusions drawn.

use std::hint::black_box;

use arena::bench::{Bench, Measure};
use cryptide::infer::Inference;
use cryptide::{Belief, Cryptide, Difficulty, Mode, Options, Wish};
use serde_json::json;
use table::{Belief as _, Chance, Rules, Seat, Seed, Turn, Unread, Viewer, pick};

use super::solve::answer;

/// Things that are looked at in turn.
const SAMPLES: u64 = 512;

/// Names of these measures; also the ids of their texts.
pub(crate) const NAMES: [&str; 9] = [
    "setups_normal_3",
    "setups_normal_4",
    "setups_normal_5",
    "setups_advanced_3",
    "setups_advanced_4",
    "setups_advanced_5",
    "solver_lines",
    "joint_normal_4",
    "joint_advanced_5",
];

pub(crate) fn measures(bench: Bench<'_>) -> Vec<Measure> {
    let kinds = Mode::ALL.into_iter().flat_map(|mode| [3, 4, 5].map(|n_seats| (mode, n_seats)));
    let mut measures: Vec<Measure> =
        kinds.zip(NAMES).filter_map(|((mode, n_seats), name)| setups(bench, name, mode, n_seats)).collect();
    measures.extend(lines(bench));
    measures.extend(joint(bench, NAMES[7], Mode::Normal, 4));
    measures.extend(joint(bench, NAMES[8], Mode::Advanced, 5));
    measures
}

fn setups(bench: Bench<'_>, name: &'static str, mode: Mode, n_seats: usize) -> Option<Measure> {
    let mut rng = Chance::new(Seed::from_number(1)).stream(0);
    let wish = Wish { mode, n_seats, difficulty: Difficulty::Any };
    bench.measure(name, 64, |count| {
        for _ in 0..count {
            black_box(cryptide::generate(wish, &mut rng));
        }
    })
}

/// Lines as they come in, clues of generated setups, answered to a buffer.
fn lines(bench: Bench<'_>) -> Option<Measure> {
    let line = |number: u64| {
        let mode = Mode::ALL[number as usize % 2];
        let wish = Wish { mode, n_seats: 3 + number as usize % 3, difficulty: Difficulty::Any };
        let setup = cryptide::generate(wish, &mut Chance::new(Seed::from_number(2)).stream(number));
        let clues: Vec<_> =
            setup.clues().iter().map(|it| json!({ "id": it.id(), "negated": it.is_negated() })).collect();
        json!({ "map": setup.map().to_string(), "mode": mode, "clues": clues }).to_string()
    };
    let lines: Vec<String> = (0..SAMPLES).map(line).collect();
    let (mut ring, mut page) = (lines.iter().cycle(), Vec::new());
    bench.measure(NAMES[6], 256, |count| {
        for _ in 0..count {
            page.clear();
            let line = ring.next().expect("a ring has no end");
            black_box(answer(line.as_bytes(), &mut page).expect("a buffer takes all")).expect("it can be answered");
        }
    })
}

/// What the first seat can conclude along random games, from the first cube on.
fn joint(bench: Bench<'_>, name: &'static str, mode: Mode, n_seats: usize) -> Option<Measure> {
    let inferences: Vec<Inference> = (0..SAMPLES / 16).flat_map(|number| along(mode, n_seats, number)).collect();
    let mut ring = inferences.iter().cycle();
    bench.measure(name, 64, |count| {
        (0..count).for_each(|_| drop(black_box(ring.next().expect("a ring has no end").joint())));
    })
}

fn along(mode: Mode, n_seats: usize, number: u64) -> Vec<Inference> {
    let mut rng = Chance::new(Seed::from_number(3)).stream(number);
    let mut state = Cryptide::deal(&Options { mode, ..Options::default() }, n_seats, &mut rng);
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut inferences = Vec::new();
    let mut moves = Vec::new();
    while let Turn::Open { must, .. } = Cryptide::turn(&state) {
        if inferences.len() == 16 {
            break;
        }
        inferences.push(Belief::new(viewer, &Cryptide::view(&state, viewer)).inference());
        let seat = must.first().expect("an open game waits for somebody");
        moves.clear();
        Cryptide::moves(&state, seat.into(), &mut moves);
        let mv = *pick(&moves, &mut rng).expect("whoever is asked has a move");
        Cryptide::apply(&mut state, seat.into(), mv, &mut rng, &mut Unread);
    }
    inferences
}

//! How each game is dug: which tables are played, and which moments are looked at.

use std::collections::BTreeSet;

use bestioles::Bestioles;
use cabinet::Game;
use cryptide::Cryptide;
use gevaudan::Gevaudan;
use loups_garous::LoupsGarous;
use monstre::Monstre;
use serde_json::Value;
use table::{Actor, Record, Rules, Seat};

use super::{Draft, Mine, play, walk};
use crate::case::Case;
use crate::cases;
use crate::file::{Ask, Voices};
use crate::proof::{Flaw, prove_case};

/// Digs a game; `None` if there is no question about it.
pub(super) fn dig(game: &str, mine: &mut Mine) -> Option<()> {
    match game {
        Bestioles::KEY => dig_battles(mine),
        Cryptide::KEY => dig_cases::<Cryptide>(mine, &CRYPTIDE, |_, belief| cases::cryptide::habitat(belief)),
        Gevaudan::KEY => dig_cases::<Gevaudan>(mine, &GEVAUDAN, cases::gevaudan::lair),
        Monstre::KEY => dig_cases::<Monstre>(mine, &MONSTRE, cases::monstre::holder),
        LoupsGarous::KEY => {
            let most = mine.wish.most;
            // Half of them by what the Little Girl and the Seer have seen, half by what people say.
            mine.wish.most = most.div_ceil(2);
            dig_cases::<LoupsGarous>(mine, &LOUPS, |_, belief| cases::loups_garous::wolf(belief, Voices::Nobody, &[]));
            mine.wish.most = most;
            super::voices::dig(mine);
        }
        _ => return None,
    }
    Some(())
}

/// The tables of a game.
struct Ground {
    ask: Ask,
    /// Seats, options and level of the bots; game after game the next.
    tables: &'static [(usize, &'static str, &'static str)],
    /// Facts beyond which a position is left alone: there are others.
    most_facts: usize,
}

const CRYPTIDE: Ground = Ground {
    ask: Ask::Habitat,
    tables: &[(3, "{}", "reference"), (4, "{}", "reference"), (3, r#"{"mode":"advanced"}"#, "reference")],
    most_facts: 13,
};
const GEVAUDAN: Ground = Ground {
    ask: Ask::Lair,
    tables: &[(2, "{}", "reference"), (3, "{}", "reference"), (4, "{}", "reference"), (4, "{}", "random")],
    most_facts: 12,
};
const MONSTRE: Ground = Ground {
    ask: Ask::Holder,
    tables: &[(4, "{}", "reference"), (5, "{}", "reference"), (3, "{}", "reference"), (6, "{}", "reference")],
    most_facts: 12,
};
const LOUPS: Ground = Ground {
    ask: Ask::Wolf(Voices::Nobody),
    tables: &[
        (8, r#"{"girl":"yes","thief":"no"}"#, "reference"),
        (9, r#"{"girl":"yes","thief":"no"}"#, "reference"),
        (10, r#"{"girl":"yes","thief":"no","wolves":"3"}"#, "reference"),
    ],
    most_facts: 12,
};

/// Digs a game whose questions are answered by facts: the first moment at which a seat can conclude something.
fn dig_cases<G: Game>(
    mine: &mut Mine,
    ground: &Ground,
    case: impl Fn(&G::View, &G::Belief) -> Result<Box<dyn Case>, Flaw>,
) {
    for number in 0..mine.wish.games {
        if mine.is_full() {
            return;
        }
        let (n_seats, written, level) = ground.tables[number as usize % ground.tables.len()];
        let seed = mine.wish.seed + number;
        let value: Value = serde_json::from_str(written).unwrap_or_default();
        let Ok(options) = serde_json::from_value::<G::Options>(value.clone()) else { continue };
        let Some(record) = play::<G>(options, n_seats, level, seed) else { continue };
        mine.found.games += 1;
        let mut done = BTreeSet::new();
        let mut known = [0; table::MAX_SEATS];
        let _ = walk::<G>(&record, |n_steps, seat, view, belief| {
            mine.found.positions += 1;
            if done.contains(&seat.idx()) {
                return;
            }
            let Ok(case) = case(view, belief) else { return };
            let n_facts = case.facts().len();
            // Nothing new was learnt, or too much.
            if n_facts < 2 || n_facts > ground.most_facts || n_facts == known[seat.idx()] {
                return;
            }
            known[seat.idx()] = n_facts;
            let draft = Draft {
                game: G::KEY,
                ask: ground.ask,
                seat,
                n_seats,
                options: (written != "{}").then(|| value.clone()),
                seed,
                setup: None,
                moves: moves_of(&record, n_steps),
            };
            match prove_case(case.as_ref()) {
                // What follows from one fact is no riddle, and what follows from it later is none either.
                Err(Flaw::Obvious) => {
                    done.insert(seat.idx());
                }
                proof => {
                    if mine.weigh(draft, proof) {
                        done.insert(seat.idx());
                    }
                }
            }
        });
    }
}

fn moves_of(record: &Record, n_steps: usize) -> Vec<(Actor, String)> {
    record.steps[..n_steps].iter().map(|it| (it.actor, it.notation.clone())).collect()
}

/// Digs wars: every turn in which few cards are left and few are hidden.
fn dig_battles(mine: &mut Mine) {
    for number in 0..mine.wish.games {
        if mine.is_full() {
            return;
        }
        let level = ["reference", "random"][number as usize % 2];
        let seed = mine.wish.seed + number;
        let Some(record) = play::<Bestioles>(bestioles::Options::default(), 2, level, seed) else { continue };
        mine.found.games += 1;
        let mut tried = 0;
        let _ = walk::<Bestioles>(&record, |_, seat, view, _| {
            mine.found.positions += 1;
            if tried < 3 && is_near_the_end(view, seat) {
                let Some(lines) = cases::bestioles::lines_of(view) else { return };
                let draft = Draft {
                    game: Bestioles::KEY,
                    ask: Ask::Win,
                    seat,
                    n_seats: 2,
                    options: None,
                    seed: 0,
                    setup: Some(lines),
                    moves: Vec::new(),
                };
                let riddle = draft.finish(0, crate::Proof { answer: String::new(), difficulty: 0, steps: Vec::new() });
                let proof = crate::cases::proof_of(&riddle).unwrap_or_else(|it| Err(Flaw::Unfit(it.reason)));
                tried += 1;
                let moves = riddle.moves.into_iter().map(|it| (it.1, it.2)).collect();
                let (ask, setup) = (riddle.ask, riddle.setup);
                let draft = Draft { game: Bestioles::KEY, ask, seat, n_seats: 2, options: None, seed: 0, setup, moves };
                mine.weigh(draft, proof);
            }
        });
    }
}

fn is_near_the_end(view: &bestioles::View, seat: Seat) -> bool {
    let (own, other) = (&view.players[seat.idx()].hand, &view.players[seat.other().idx()].hand);
    let piles = view.theatres.iter().flat_map(|it| &it.sides[seat.other().idx()].pile);
    let hidden = other.iter().filter(|it| it.is_none()).count() + piles.filter(|it| it.card.is_none()).count();
    let asked = view.question.is_some_and(|it| usize::from(it.seat) == seat.idx());
    // One card left: one of the others may be hidden. Two left, or an answer to come: all must be known.
    let known = if own.len() == 1 && other.is_empty() { hidden <= 1 } else { hidden == 0 };
    asked && (1..=2).contains(&own.len()) && other.len() <= 1 && known
}

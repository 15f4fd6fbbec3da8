//! Golden games: stored hunts replay for ever, and one hunt looks and sounds to everybody as it always did.

use cryptide::{Answers, Cryptide, Mode, Options, TableKind};
use proving::{Story, first_eventful, happens, random_record, stored_game_replays};
use table::{Referee, Seed};

/// Name, options, seats and the moves that must occur of each stored hunt.
fn records() -> [(&'static str, Options, usize, &'static [&'static str]); 3] {
    let click = Options { answers: Answers::Click, mode: Mode::Advanced, ..Options::default() };
    let honour = Options { table: TableKind::Honour, ..Options::default() };
    [
        ("normal", Options::default(), 4, &["cube", "ask", "search"]),
        ("advanced", click, 5, &["cube", "disc", "ask", "search"]),
        ("honour", honour, 3, &["cube", "disc", "ask", "search", "fix"]),
    ]
}

#[test]
fn stored_hunts_replay_for_ever() {
    for (name, options, n_seats, kinds) in records() {
        let record = stored_game_replays::<Cryptide>(env!("CARGO_MANIFEST_DIR"), name, || {
            first_eventful(kinds, |seed| random_record::<Cryptide>(options, n_seats, seed, &["Ana", "Zoé"]))
        });
        assert!(kinds.iter().all(|kind| happens(&record, kind)), "{name}");
    }
}

#[test]
fn a_hunt_looks_and_sounds_as_it_always_did() {
    let referee = Referee::<Cryptide>::deal(Options::default(), 4, Seed::from_number(2374)).expect("four may play");
    insta::assert_snapshot!(Story::of_deal(&referee, &["/map"]).play_at_random(referee, 2374, 25));
}

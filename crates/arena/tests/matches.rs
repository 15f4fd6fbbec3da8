//! Matches are fair and repeatable.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use arena::bench::{Bench, NAMES, speed};
use arena::{Hooks, MatchError, Plan, PlanError, run};
use bestioles::Bestioles;

fn plan(n_threads: usize) -> Plan {
    Plan {
        game: "bestioles".into(),
        bots: vec!["random".into(), "random".into()],
        n_seats: 2,
        options: BTreeMap::new(),
        n_games: 60,
        seed: 7,
        n_threads,
    }
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let report = run(&plan(1), Hooks::default()).expect("it can be played");
    for n_threads in [2, 5] {
        assert_eq!(run(&plan(n_threads), Hooks::default()), Ok(report.clone()));
    }
    let other = run(&Plan { seed: 8, ..plan(1) }, Hooks::default()).expect("it can be played");
    assert_ne!(other.moves, report.moves);
}

#[test]
fn a_report_adds_up() {
    let report = run(&plan(2), Hooks::default()).expect("it can be played");
    assert_eq!(report.games, 60);
    assert_eq!(report.bots.iter().map(|it| it.wins).sum::<u64>(), 60, "one wins, the other loses");
    for row in &report.bots {
        assert_eq!((row.games, row.seats[0].games, row.seats[1].games), (60, 30, 30), "seats rotate");
        assert!(row.share.low < row.share.value && row.share.value < row.share.high);
    }
    assert!(report.length.least > 0 && report.length.least <= report.length.most);
}

#[test]
fn every_game_leaves_a_record_that_replays() {
    let records = Mutex::new(Vec::new());
    let keep = |number: u64, record: table::Record| records.lock().expect("nobody failed").push((number, record));
    let hooks = Hooks { progress: None, record: Some(&keep) };
    run(&Plan { n_games: 10, ..plan(2) }, hooks).expect("it can be played");
    let mut records = records.into_inner().expect("nobody failed");
    records.sort_by_key(|it| it.0);
    assert_eq!(records.len(), 10);
    assert_eq!(records[0].1.seed, records[1].1.seed, "a deal is played with both seatings");
    for (_, record) in &records {
        cabinet::replay(record).expect("it was just played");
    }
}

#[test]
fn what_cannot_be_played_is_said() {
    let error = |plan: &Plan| run(plan, Hooks::default()).expect_err("it cannot be played");
    let level = error(&Plan { bots: vec!["genius".into()], ..plan(1) });
    assert!(level.to_string().contains("no bot called `genius`; it has beginner, easy"), "{level}");
    let crowd = error(&Plan { bots: vec!["random".into(); 3], ..plan(1) });
    assert_eq!(crowd, MatchError::Plan(PlanError::Bots { bots: 3, seats: 2 }));
    assert!(error(&Plan { game: "chess".into(), ..plan(1) }).to_string().contains("no game called `chess`"));
    assert!(error(&Plan { n_seats: 5, ..plan(1) }).to_string().contains("2 to 2 players"));
}

/// Every measure is taken, briefly.
#[test]
fn speeds_can_be_measured() {
    let bench = Bench { each: Duration::from_millis(5), only: None, players: None };
    let speed = speed::<Bestioles>(bench).expect("playable");
    assert_eq!(speed.measures.iter().map(|it| it.name).collect::<Vec<_>>(), NAMES);
    assert!(speed.measures.iter().all(|it| it.least > 0.0 && it.least <= it.per_second && it.per_second <= it.most));
}

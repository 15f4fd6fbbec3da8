//! Bots from outside: whole games of every title with the example of docs/bots.md, and programs that misbehave.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use arena::contest::{Contest, ContestReport, Entrant, Form, Player, contest};
use arena::{FaultKind, Limits};

fn plan(game: &str, entrants: Vec<Entrant>, n_seats: usize) -> Contest {
    Contest {
        game: game.into(),
        entrants,
        form: Form::RoundRobin,
        n_seats,
        options: BTreeMap::new(),
        n_games: n_seats as u64,
        seed: 5,
        n_threads: 1,
        stop: None,
        limits: Limits { start: Duration::from_mins(2), think: Duration::from_mins(2) },
        journal: None,
    }
}

fn python(name: &str, script: &Path) -> Entrant {
    let words = vec!["python3".into(), script.to_str().expect("a plain path").into()];
    Entrant { name: name.into(), player: Player::Program(words) }
}

fn level(name: &str) -> Entrant {
    Entrant::read(name).expect("a level")
}

/// These tests need Python, and say so rather than pass without it.
fn has_python() {
    let found = std::process::Command::new("python3").arg("--version").output();
    assert!(found.is_ok_and(|it| it.status.success()), "these tests need `python3`, which is not on this machine");
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py")
}

fn played(plan: &Contest) -> ContestReport {
    contest(plan, None).expect("it can be played")
}

#[test]
fn the_example_plays_whole_games_of_every_title() {
    has_python();
    for game in cabinet::games() {
        let (least, example) = (usize::from(game.least), python("example", &example()));
        let entrants = if least == 1 { vec![example] } else { vec![example, level("random")] };
        let plan = plan(&game.key, entrants, least);
        let report = played(&plan);
        assert_eq!(report.faults, [], "{}", game.key);
        assert!(report.games >= least as u64, "{}", game.key);
        let thought = report.bots[0].thinking.expect("it was asked");
        assert!(thought.decisions > 0, "{}", game.key);
        assert_eq!(played(&plan).without_times(), report.without_times(), "{}: the same again", game.key);
    }
}

/// A program of a few lines, which is told things by `{}`.
fn script(name: &str, decide: &str) -> Entrant {
    let text = format!(
        "import json, os, sys, time\n\
         seen = 0\n\
         for line in sys.stdin:\n\
         \x20   message = json.loads(line)\n\
         \x20   if message['type'] == 'hello':\n\
         \x20       print(json.dumps({{'ready': True, 'speaks_up': True}}), flush=True)\n\
         \x20   elif message['type'] == 'seen':\n\
         \x20       seen += 1\n\
         \x20       assert set(message) == {{'type', 'number', 'news', 'view'}}, message\n\
         \x20   elif message['type'] == 'decide':\n\
         \x20       {decide}\n"
    );
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.py"));
    std::fs::write(&path, text).expect("it can be written");
    python(name, &path)
}

#[test]
fn who_misbehaves_loses_the_seat_and_is_reported() {
    has_python();
    let cases = [
        ("crash", "sys.exit('out of ideas')", FaultKind::Crash, "out of ideas"),
        ("illegal", "print(json.dumps({'move': 'castle'}), flush=True)", FaultKind::Illegal, "castle"),
        ("none", "print(json.dumps({'move': None}), flush=True)", FaultKind::Illegal, "no move"),
        ("garbled", "print('I think', flush=True)", FaultKind::Garbled, "I think"),
    ];
    for (name, decide, kind, detail) in cases {
        let report = played(&plan("bestioles", vec![script(name, decide), level("random")], 2));
        assert_eq!(report.games, 2, "{name}: the games are played to their end");
        let [fault] = report.faults.as_slice() else { panic!("{name}: {:?}", report.faults) };
        assert_eq!((fault.kind, fault.count, fault.bot.as_str()), (kind, 2, name), "{fault:?}");
        assert!(fault.detail.contains(detail), "{fault:?}");
    }
}

#[test]
fn who_is_silent_or_absent_is_not_waited_for() {
    has_python();
    let limits = Limits { start: Duration::from_mins(2), think: Duration::from_millis(50) };
    let silent = Contest { limits, ..plan("bestioles", vec![script("silent", "time.sleep(100)"), level("random")], 2) };
    let report = played(&silent);
    assert_eq!((report.games, report.faults[0].kind, report.faults[0].count), (2, FaultKind::Silence, 2));
    let absent = Entrant::read("absent=cmd:/no/such/program").expect("a program");
    let report = played(&plan("bestioles", vec![absent, level("random")], 2));
    assert_eq!((report.games, report.faults[0].kind, report.faults[0].count), (2, FaultKind::Start, 2));
    // Never reads: what it is sent fills its pipe, and still nothing hangs.
    let deaf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("deaf.py");
    std::fs::write(&deaf, "import time\nprint('{\"ready\": true}', flush=True)\ntime.sleep(100)\n").expect("written");
    let report = played(&Contest { limits, ..plan("cryptide", vec![python("deaf", &deaf), level("random")], 3) });
    assert_eq!(report.faults[0].kind, FaultKind::Silence);
}

/// What a program is shown is what its seat sees: byte for byte the view and news of a watcher on that seat, never another's.
#[test]
fn a_program_is_shown_what_its_seat_sees() {
    has_python();
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shown.jsonl");
    std::fs::remove_file(&log).ok();
    let text = format!(
        "import json, sys\n\
         log = open({:?}, 'a')\n\
         for line in sys.stdin:\n\
         \x20   log.write(line)\n\
         \x20   log.flush()\n\
         \x20   message = json.loads(line)\n\
         \x20   if message['type'] == 'hello':\n\
         \x20       print(json.dumps({{'ready': True}}), flush=True)\n\
         \x20   elif message['type'] == 'decide':\n\
         \x20       print(json.dumps({{'move': message['moves'][0], 'why': 'the first'}}), flush=True)\n",
        log.to_str().expect("a plain path")
    );
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shown.py");
    std::fs::write(&path, text).expect("it can be written");
    let plan = Contest { n_games: 2, ..plan("bestioles", vec![python("shown", &path), level("random")], 2) };
    assert_eq!(played(&plan).faults, []);
    let lines: Vec<serde_json::Value> = std::fs::read_to_string(&log)
        .expect("it was written")
        .lines()
        .map(|it| serde_json::from_str(it).expect("JSON"))
        .collect();
    let hellos: Vec<_> = lines.iter().filter(|it| it["type"] == "hello").collect();
    assert_eq!(
        hellos.iter().map(|it| it["seat"].as_u64()).collect::<Vec<_>>(),
        [Some(0), Some(1)],
        "one program, two games"
    );
    assert!(lines.iter().filter(|it| it["type"] == "over").all(|it| it["reason"] == "points"));
    let mut seat = 0;
    let mut number = 0;
    for line in &lines {
        if line["type"] == "hello" {
            seat = line["seat"].as_u64().expect("a seat") as usize;
            number = 0;
        }
        if line["type"] != "seen" {
            continue;
        }
        assert_eq!(line["number"], number, "moments have no gaps");
        number += 1;
        let hands = |who: usize| line["view"]["players"][who]["hand"].as_array().expect("a hand").clone();
        if line["view"]["outcome"].is_null() {
            assert!(hands(seat).iter().all(|it| it.is_string()), "its own hand: {line}");
        }
    }
    let first = lines.iter().find(|it| it["type"] == "seen").expect("the deal");
    let other = first["view"]["players"][1]["hand"].as_array().expect("a hand");
    assert!(other.len() == 6 && other.iter().all(serde_json::Value::is_null), "the other hand is hidden: {first}");
}

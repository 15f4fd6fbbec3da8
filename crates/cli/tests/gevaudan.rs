//! `bestiaire gevaudan` and `--board` as people run them.

mod at_the_keyboard;

use std::path::PathBuf;
use std::process::Output;

use at_the_keyboard::{feed, out};
use serde_json::Value;

fn run(args: &[&str]) -> Output {
    feed(args, "")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A file with this text, of its own for each test.
fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("bestiaire-{}-{name}.txt", std::process::id()));
    std::fs::write(&path, text).expect("a temporary file");
    path
}

fn house() -> String {
    out(&run(&["gevaudan", "house"]))
}

#[test]
fn the_houses_own_file_is_a_valid_board() {
    assert!(house().contains("design of this house"));
    let path = file("house", &house());
    let checked = run(&["gevaudan", "check", path.to_str().expect("a path")]);
    assert!(checked.status.success(), "{}", said(&checked));
    assert!(out(&checked).contains("GEV1"));
}

#[test]
fn a_wrong_board_names_its_line_and_helps() {
    let path = file("wrong", &house().replace("church C3", "church Z9"));
    let path = path.to_str().expect("a path");
    let checked = run(&["gevaudan", "check", path]);
    assert_eq!(checked.status.code(), Some(1));
    let words = said(&checked);
    assert!(words.contains("line ") && words.contains("`Z9` is not a cell") && words.contains("hint:"), "{words}");
    let played = run(&["simulate", "gevaudan", "--bots", "random", "--board", path]);
    assert_eq!(played.status.code(), Some(2));
    assert!(said(&played).contains("hint:"), "{}", said(&played));
    let apart = file("apart", &house().replace("ferocity 3 8", "ferocity 5 4"));
    let checked = run(&["gevaudan", "check", apart.to_str().expect("a path")]);
    assert!(said(&checked).contains("track"), "{}", said(&checked));
}

#[test]
fn games_on_another_board_replay_alone() {
    let path = file("other", &house().replace("battue 4", "battue 5").replace("church C3", "church B2"));
    let records = std::env::temp_dir().join(format!("bestiaire-records-{}", std::process::id()));
    let (path, dir) = (path.to_str().expect("a path"), records.to_str().expect("a path"));
    let args = ["simulate", "gevaudan", "--bots", "easy", "--games", "1", "--board", path, "--records", dir, "--json"];
    let played = run(&args);
    assert!(played.status.success(), "{}", said(&played));
    let report: Value = serde_json::from_str(&out(&played)).expect("JSON");
    assert!(report["options"]["board"].as_str().is_some_and(|it| it.starts_with("GEV1")));
    // The board travels in the record: nothing else is needed.
    let replayed = run(&["replay", &format!("{dir}/game-000001.txt")]);
    assert!(replayed.status.success(), "{}", said(&replayed));
}

#[test]
fn a_sweep_prints_one_row_a_table() {
    let args = ["simulate", "gevaudan", "--bots", "easy", "--players", "1-2", "--games", "4"];
    let with = ["--with", "characters=on,events=historical"];
    let swept = run(&[&args[..], &with].concat());
    assert!(swept.status.success(), "{}", said(&swept));
    let text = out(&swept);
    assert!(text.contains("games won by somebody") && text.contains("wounds a hunter"), "{text}");
    assert_eq!(text.matches("events=historical").count(), 2, "{text}");
    let json: Value = serde_json::from_str(&out(&run(&[&args[..], &with, &["--json"]].concat()))).expect("JSON");
    let reports = json.as_array().expect("a list");
    assert_eq!(reports.len(), 4);
    assert!(reports.iter().all(|it| it["figures"].as_array().is_some_and(|it| it.len() == 5)));
    assert_eq!(run(&["simulate", "gevaudan", "--bots", "easy", "--players", "x"]).status.code(), Some(2));
}

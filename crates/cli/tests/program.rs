//! The program as people run it.

mod at_the_keyboard;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use at_the_keyboard::{feed, out};
use serde_json::Value;

fn bestiaire(args: &[&str]) -> Output {
    feed(args, "")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

/// A directory of this test's own.
fn own_dir(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&dir).ok();
    std::fs::create_dir_all(&dir).expect("the build directory can be written");
    dir
}

/// The record of a game between random bots.
fn recorded(name: &str) -> PathBuf {
    let dir = own_dir(name);
    let path = dir.to_str().expect("a plain path");
    let args = ["simulate", "bestioles", "--bots", "random,random", "--games", "2", "--records", path];
    assert_eq!(code(&bestiaire(&args)), Some(0));
    dir.join("game-000001.txt")
}

#[test]
fn help_shows_examples_and_exit_codes() {
    let help = out(&bestiaire(&["--help"]));
    assert!(help.contains("Examples:") && help.contains("Exit codes: 0"), "{help}");
    for command in ["games", "play", "simulate", "match", "bench", "replay", "scenario", "serve"] {
        let output = bestiaire(&[command, "--help"]);
        assert_eq!(code(&output), Some(0));
        assert!(out(&output).contains("Example"), "{command}");
    }
    assert_eq!(code(&bestiaire(&["dance"])), Some(2));
    assert_eq!(code(&bestiaire(&["games", "--lang", "xx"])), Some(2));
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    assert!(out(&bestiaire(&["games"])).contains("bestioles"));
    assert!(out(&bestiaire(&["games", "--lang", "fr"])).contains("joueurs"));
    let list: Value = serde_json::from_str(&out(&bestiaire(&["games", "--json"]))).expect("JSON");
    assert_eq!(list[0]["key"], "bestioles");
}

#[test]
fn bad_usage_is_met_with_a_hint() {
    let cases: [&[&str]; 10] = [
        &["play", "chess"],
        &["simulate", "chess", "--bots", "random"],
        &["bench", "chess"],
        &["bench", "--only", "dances"],
        &["bench", "bestioles", "--players", "3"],
        &["play", "bestioles", "--against", "genius"],
        &["play", "bestioles", "--options", "target=13"],
        &["play", "bestioles", "--seat", "3"],
        &["simulate", "bestioles", "--bots", "random,random,random"],
        &["replay", "/no/such/file"],
    ];
    for args in cases {
        let output = bestiaire(args);
        assert_eq!(code(&output), Some(2), "{args:?}");
        assert!(err(&output).contains("hint: "), "{args:?}: {}", err(&output));
    }
    assert!(err(&bestiaire(&["play", "chess"])).contains("the games are: bestioles"));
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        let bots = ["simulate", "bestioles", "--bots", "random,random", "--games", "100"];
        let rest = ["--seed", "5", "--json", "--threads", threads];
        out(&bestiaire(&[&bots[..], &rest[..]].concat()))
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    let report: Value = serde_json::from_str(&one).expect("JSON");
    assert_eq!((&report["games"], report["bots"][0]["seats"][1]["games"].as_u64()), (&100.into(), Some(50)));
}

/// One row a size, with the share of each ending.
#[test]
fn several_sizes_are_compared_by_how_games_end() {
    let table = |players: &str| {
        let args = ["simulate", "loups-garous", "--players", players, "--bots", "easy", "--games", "8"];
        out(&bestiaire(&args))
    };
    let shown = table("8..9");
    assert!(shown.contains("village") && shown.contains("wolves") && shown.contains(" %"), "{shown}");
    assert_eq!(shown, table("8-9"));
}

#[test]
fn a_record_is_told_stopped_and_traced() {
    let file = recorded("told");
    let file = file.to_str().expect("a plain path");
    let whole = out(&bestiaire(&["replay", file]));
    assert!(whole.contains("   1. ") && whole.lines().count() > 20, "{whole}");
    let part = out(&bestiaire(&["replay", file, "--to", "3", "--as", "2"]));
    assert!(part.contains("   3. ") && !part.contains("   4. "), "{part}");
    assert!(out(&bestiaire(&["replay", file, "--step", "--to", "3"])).len() > part.len());
    assert_eq!(code(&bestiaire(&["replay", file, "--as", "3"])), Some(2));

    let trace = out(&bestiaire(&["replay", file, "--trace"]));
    let lines: Vec<Value> = trace.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    let (first, last) = (&lines[0], &lines[lines.len() - 1]);
    assert_eq!((&first["step"], &first["move"], &first["outcome"]), (&0.into(), &Value::Null, &Value::Null));
    assert!(first["legal"].as_object().is_some_and(|it| it.len() == 1), "one seat is asked");
    assert!(first["views"]["1"]["players"][0]["hand"][0].is_string(), "a seat sees its hand");
    assert!(first["views"]["public"]["players"][0]["hand"][0].is_null(), "the public does not");
    assert_eq!(last["step"].as_u64(), Some(lines.len() as u64 - 1));
    assert!(last["outcome"]["winners"][0].is_u64() && last["legal"].as_object().is_some_and(serde_json::Map::is_empty));
    for pair in lines.windows(2) {
        let (seat, mv) = (pair[1]["actor"].to_string(), &pair[1]["move"]);
        assert!(pair[0]["legal"][&seat].as_array().is_some_and(|it| it.contains(mv)), "{mv} was open to {seat}");
        assert!(pair[1]["events"].as_array().is_some_and(|it| !it.is_empty()));
    }
}

#[test]
fn an_edited_record_is_refused() {
    let file = recorded("edited");
    let text = std::fs::read_to_string(&file).expect("it was just written");
    std::fs::write(&file, text.replacen("\n1 ", "\n2 ", 1)).expect("it can be written");
    let output = bestiaire(&["replay", file.to_str().expect("a plain path")]);
    assert_eq!(code(&output), Some(1));
    assert!(err(&output).contains("the record has been edited"), "{}", err(&output));
}

#[test]
fn scenarios_are_checked_and_faults_have_a_line() {
    let dir = own_dir("scenarios");
    let write = |name: &str, text: &str| {
        let path = dir.join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.to_str().expect("a plain path").to_owned()
    };
    let head = "title: Turns\ngame: bestioles\nsetup:\n  first: 1\nplay:\n";
    let good = write("good.scn", &format!("{head}  asked: 1\n  outcome: open\n"));
    let wrong = write("wrong.scn", &format!("{head}  asked: 2\n"));
    let broken = write("broken.scn", &format!("{head}  asked: 1\n  dance\n"));
    let passed = bestiaire(&["scenario", &good]);
    assert_eq!(code(&passed), Some(0));
    assert!(out(&passed).contains("ok ") && out(&passed).contains("Turns (2 lines)"), "{}", out(&passed));
    let failed = bestiaire(&["scenario", &good, &wrong, &broken]);
    assert_eq!(code(&failed), Some(1));
    assert!(err(&failed).contains("wrong.scn:6: expected to wait for 2, found 1"), "{}", err(&failed));
    assert!(err(&failed).contains("broken.scn:7: "), "{}", err(&failed));
    assert!(out(&failed).contains("2 of 3 failed"));
    assert_eq!(code(&bestiaire(&["scenario", "/no/such/file"])), Some(2));
}

/// Words in both languages included; read at the pace of docs/lessons.md.
#[test]
fn every_lesson_of_the_house_takes_six_minutes_at_most() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let files: Vec<String> = std::fs::read_dir(folder)
        .expect("a folder of lessons")
        .filter_map(|it| Some(it.ok()?.path().to_string_lossy().into_owned()))
        .collect();
    assert!(files.len() >= 5, "{files:?}");
    let words: Vec<&str> = ["lesson", "check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let checked = bestiaire(&words);
    assert_eq!(code(&checked), Some(0), "{}", err(&checked));
    let told = out(&checked);
    let lasts = |line: &str| {
        let (minutes, seconds) = line.split_once(", about ")?.1.split_once(' ')?.0.split_once(':')?;
        Some(minutes.parse::<u32>().ok()? * 60 + seconds.parse::<u32>().ok()?)
    };
    let times: Vec<u32> = told.lines().filter_map(lasts).collect();
    assert_eq!(times.len(), files.len(), "{told}");
    assert!(times.iter().all(|it| (60..=360).contains(it)), "{told}");
}

/// Always the first move, for as long as it takes.
#[test]
fn a_whole_war_is_played_by_typing() {
    let record = own_dir("war").join("war.txt");
    let record = record.to_str().expect("a plain path");
    let args = ["play", "bestioles", "--seed", "7", "--against", "random", "--record", record];
    let output = feed(&args, &"1\n".repeat(300));
    assert_eq!(code(&output), Some(0), "{}", err(&output));
    assert!(out(&output).contains("┌──") && out(&output).contains("The record is in "), "{}", out(&output));
    let replayed = bestiaire(&["replay", record]);
    assert_eq!(code(&replayed), Some(0), "{}", err(&replayed));
    assert!(std::fs::read_to_string(record).expect("it was written").contains("\nresult: winners "));
}

#[test]
fn two_people_share_a_keyboard() {
    let output = feed(&["play", "bestioles", "--hot-seat", "--seed", "1"], &"1\n".repeat(300));
    let text = out(&output);
    assert_eq!(code(&output), Some(0));
    assert!(text.contains("Pass the keyboard to Player 2"), "{text}");
    // Between two hand-overs only one hand is shown.
    for turn in text.split("Pass the keyboard to ").skip(1) {
        let (own, other) = if turn.starts_with("Player 1") { (1, 2) } else { (2, 1) };
        assert!(turn.contains("Your hand ("), "{turn}");
        assert!(turn.contains(&format!("Hand of Player {other}: ")), "{turn}");
        assert!(!turn.contains(&format!("Hand of Player {own}: ")), "{turn}");
    }
}

#[test]
fn what_is_typed_may_be_short_wrong_or_a_question() {
    let typed = "?\ncastle\nimprovise\nwith\nquit\n";
    let output = feed(&["play", "bestioles", "--seed", "3", "--against", "random"], typed);
    let text = out(&output);
    assert!(text.contains("   1  deploy "), "the moves are listed: {text}");
    assert!(text.contains("BES-8"), "the rule is named: {text}");
    assert!(text.contains("Which one?"), "{text}");
    assert!(text.contains("The game was left before its end."), "{text}");
    assert_eq!(code(&output), Some(0));
}

#[test]
fn speed_is_measured() {
    let output = bestiaire(&["bench", "bestioles", "--seconds", "0.01", "--json"]);
    let speeds: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert!(speeds[0]["measures"].as_array().is_some_and(|it| it.len() == 12));
    let output = bestiaire(&["bench", "cryptide", "--players", "5", "--only", "moves", "--seconds", "0.01", "--json"]);
    let speeds: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(speeds[0]["players"], 5);
    assert!(out(&bestiaire(&["bench", "--seconds", "0.01"])).contains("random moves"));
}

/// On any free port, until it is stopped.
#[test]
fn tables_are_served() {
    let dir = own_dir("served").join("data");
    let mut child = Command::new(env!("CARGO_BIN_EXE_bestiaire"))
        .args(["serve", "--addr", "127.0.0.1:0", "--log", "json", "--data", dir.to_str().expect("a plain path")])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it was just built");
    let mut lines = BufReader::new(child.stderr.take().expect("it is piped")).lines().map_while(Result::ok);
    let addr = lines.find_map(|it| {
        let line: Value = serde_json::from_str(&it).ok()?;
        line["addr"].as_str().map(ToOwned::to_owned)
    });
    let mut socket = TcpStream::connect(addr.expect("it says where it listens")).expect("it listens");
    socket.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("bestioles"), "{answer}");
    assert!(dir.join("bestiaire.db").exists());
}

//! `bestiaire match` as people run it.

mod at_the_keyboard;

use std::path::{Path, PathBuf};
use std::process::Output;

use at_the_keyboard::{feed, out};
use serde_json::Value;

fn play(args: &[&str]) -> Output {
    feed(&[&["match"], args].concat(), "")
}

fn json(args: &[&str]) -> Value {
    let output = play(&[args, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_str(&out(&output)).expect("JSON")
}

fn own_file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_file(&path).ok();
    path
}

#[test]
fn a_match_is_told_in_both_languages() {
    let args = ["bestioles", "easy", "random", "--games", "8"];
    let told = out(&play(&args));
    assert!(told.contains("share of victories") && told.contains("an equal bot") && told.contains("rating"), "{told}");
    assert!(told.contains("easy – random: points 100.0 %") && told.contains("99.0 %"), "{told}");
    let french = out(&play(&[&args[..], &["--lang", "fr"]].concat()));
    assert!(french.contains("part des victoires") && french.contains("à cartes ouvertes"), "{french}");
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let args =
        |threads| ["monstre", "easy", "--among", "random", "--players", "3", "--games", "6", "--threads", threads];
    let one = json(&args("1"));
    assert_eq!(one, json(&args("3")));
    assert_eq!((&one["rows"][0]["against"], &one["rows"][0]["games"]), (&"random".into(), &6.into()));
    assert!(one["bots"][0].get("thinking").is_none(), "times are left out");
    let timed = json(&[&args("1")[..], &["--times"]].concat());
    assert!(timed["bots"][0]["thinking"]["decisions"].as_u64().is_some_and(|it| it > 0));
}

#[test]
fn a_match_leaves_a_page_and_a_journal() {
    let (page, journal) = (own_file("match.html"), own_file("match.jsonl"));
    let (page, journal) = (page.to_str().expect("a plain path"), journal.to_str().expect("a plain path"));
    let args = |games| ["gevaudan", "easy", "random", "--players", "1", "--games", games, "--resume", journal];
    let whole = json(&["gevaudan", "easy", "random", "--players", "1", "--games", "6"]);
    json(&args("2"));
    assert_eq!(json(&args("6")), whole);
    let told = out(&play(&[&args("6")[..], &["--report", page]].concat()));
    assert!(told.contains("The report is in "), "{told}");
    let page = std::fs::read_to_string(page).expect("it was written");
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg"), "{page}");
}

#[test]
fn a_match_stops_when_it_is_decided() {
    let told = out(&play(&["bestioles", "easy", "random", "--games", "400", "--until", "0.6"]));
    assert!(told.contains("The share is above 60.0 %."), "{told}");
    let told = out(&play(&["bestioles", "easy", "random", "--games", "2", "--sprt", "0.5,0.55"]));
    assert!(told.contains("The test is not decided"), "{told}");
}

#[test]
fn a_program_from_outside_is_named_and_its_faults_are_reported() {
    let told = out(&play(&["bestioles", "random", "absent=cmd:/no/such/program", "--games", "2"]));
    assert!(told.contains("absent could not be started (times: 2"), "{told}");
}

#[test]
fn bad_plans_are_met_with_a_hint() {
    let other = own_file("other.jsonl");
    let other = other.to_str().expect("a plain path");
    json(&["bestioles", "easy", "random", "--games", "2", "--resume", other]);
    let cases: [&[&str]; 14] = [
        &["chess", "easy"],
        &["bestioles", "easy"],
        &["bestioles", "easy", "genius"],
        &["bestioles", "easy", "easy"],
        &["bestioles", "easy", "cmd:"],
        &["bestioles", "easy", "random", "--players", "3"],
        &["bestioles", "easy", "random", "--options", "target=13"],
        &["bestioles", "easy", "random", "--games", "0"],
        &["bestioles", "easy", "random", "--sprt", "0.5"],
        &["bestioles", "easy", "random", "--sprt", "0.6,0.5"],
        &["bestioles", "easy", "random", "--until", "1.5"],
        &["bestioles", "easy", "random", "--report", "/no/such/folder/page.html"],
        &["bestioles", "easy", "random", "--resume", other, "--seed", "2"],
        &["monstre", "easy", "random", "a=cmd:a", "b=cmd:b", "--mix", "--players", "3"],
    ];
    for args in cases {
        let output = play(args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains("hint: "), "{args:?}: {said}");
    }
    assert_eq!(play(&["bestioles", "easy", "random", "--mix", "--among", "easy"]).status.code(), Some(2));
}

#[test]
fn the_suite_prints_a_line_a_game_and_level() {
    let folder = own_file("suite");
    std::fs::remove_dir_all(&folder).ok();
    let folder = folder.to_str().expect("a plain path");
    let page = own_file("suite.html");
    let page = page.to_str().expect("a plain path");
    let args = ["gevaudan", "normal", "--suite", "--games", "2", "--resume", folder];
    let told = out(&play(&[&args[..], &["--report", page]].concat()));
    for word in ["Gévaudan, alone", "Gévaudan, 4 players", "floor / aim", "70 / 80 %", "2 / 400", "luck"] {
        assert!(told.contains(word), "{word}: {told}");
    }
    let page = std::fs::read_to_string(page).expect("it was written");
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && page.contains("70 / 80 %"), "{page}");
    // Three matches, each with its journal; the second time nothing is played again.
    let journals = || -> Vec<u64> {
        let files = std::fs::read_dir(folder).expect("a folder");
        files.map(|it| it.expect("a file").metadata().expect("its size").len()).collect()
    };
    let before = journals();
    assert_eq!(before.len(), 3);
    let rows = json(&args);
    assert_eq!(journals(), before);
    let rows = rows.as_array().expect("rows");
    assert!(rows.len() == 3 && rows.iter().all(|it| it["bot"] == "normal" && it["reached"].is_string()), "{rows:?}");
    assert!(rows[0]["bounds"].as_array().is_some_and(|it| it.len() == 2), "{rows:?}");
    let french = out(&play(&[&args[..], &["--lang", "fr"]].concat()));
    assert!(french.contains("seuil / but") && french.contains("seul"), "{french}");
    for wrong in [&["gevaudan", "genius", "--suite"][..], &["chess", "--suite"], &["--suite", "--mix"]] {
        assert_eq!(play(wrong).status.code(), Some(2), "{wrong:?}");
    }
}

//! `bestiaire verify` and `bestiaire key`: exit codes, words, and what a server says of its key.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

fn bestiaire(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bestiaire")).args(args).output().expect("it was just built")
}

fn said(output: &Output) -> (Option<i32>, String) {
    let all = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.code(), String::from_utf8(all).expect("text"))
}

fn own_dir(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&dir).ok();
    std::fs::create_dir_all(&dir).expect("the build directory can be written");
    dir
}

fn vectors() -> Value {
    serde_json::from_str(include_str!("../../fair/data/vectors.json")).expect("JSON")
}

/// A file with this text; its path.
fn file(dir: &Path, name: &str, text: &str) -> String {
    let path = dir.join(name);
    std::fs::write(&path, text).expect("the build directory can be written");
    path.to_str().expect("a plain path").to_owned()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[test]
fn an_honest_game_is_said_to_be_one() {
    let (dir, all) = (own_dir("verify-honest"), vectors());
    let example = &all["examples"][0];
    let record = file(&dir, "game.txt", text(&example["record"]));
    let key = text(&all["house_public_key"]);
    let (code, words) = said(&bestiaire(&["--lang", "en", "verify", &record, "--key", key]));
    assert_eq!(code, Some(0), "{words}");
    let sentences = [
        "This deal was honest.",
        "before seats 1, 2 added theirs",
        "9 moves were replayed; the result is as written.",
        "Signed by 9ab2e089ecb2773d.",
        "Not proven:",
        "without a receipt of your own",
    ];
    for sentence in sentences {
        assert!(words.contains(sentence), "{sentence}\n{words}");
    }
    let (code, words) = said(&bestiaire(&["--lang", "fr", "verify", &record, "--key", key]));
    assert!(code == Some(0) && words.contains("Cette donne était honnête."), "{words}");

    let list = json!([{ "id": all["key_id"], "key": key, "from": "2026-01-01" }]);
    let keys = file(&dir, "keys.json", &list.to_string());
    let receipt = json!({
        "context": example["context"], "commitment": example["commitment"], "seat": 2, "nonce": example["nonces"]["2"],
        "heads": [[0, example["heads"][0]]],
    });
    let receipt = file(&dir, "receipt.json", &receipt.to_string());
    let (code, words) = said(&bestiaire(&["--lang", "en", "verify", &record, "--key", &keys, "--receipt", &receipt]));
    assert!(code == Some(0) && words.contains("your device kept") && !words.contains("without a receipt"), "{words}");
}

#[test]
fn what_proves_less_says_so_and_exits_3() {
    let (dir, all) = (own_dir("verify-less"), vectors());
    let record = file(&dir, "game.txt", text(&all["examples"][0]["record"]));
    let (code, words) = said(&bestiaire(&["--lang", "en", "verify", &record]));
    assert!(code == Some(3) && words.contains("You gave no key"), "{words}");
    let second = file(&dir, "second.txt", text(&all["examples"][2]["record"]));
    let key = text(&all["house_public_key"]);
    let (code, words) = said(&bestiaire(&["--lang", "en", "verify", &second, "--key", key]));
    assert_eq!(code, Some(3), "{words}");
    for sentence in ["Dealt at attempt 2", "Attempt 1: seat 2 did not answer.", "One move was taken back by agreement"]
    {
        assert!(words.contains(sentence), "{sentence}\n{words}");
    }
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/bestioles/records/twelve.rec");
    let (code, words) = said(&bestiaire(&["--lang", "en", "verify", old]));
    assert!(code == Some(3) && words.contains("Nothing here proves the deal."), "{words}");
    let played = dir.join("played.txt");
    let played = played.to_str().expect("a plain path");
    let mut child = Command::new(env!("CARGO_BIN_EXE_bestiaire"))
        .args(["play", "bestioles", "--seed", "7", "--against", "random", "--record", played])
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("it was just built");
    assert!(child.wait().expect("it ends").success());
    let (code, words) = said(&bestiaire(&["--lang", "en", "verify", played]));
    assert!(code == Some(3) && words.contains("says nothing of how its seed was drawn"), "{words}");
}

#[test]
fn what_does_not_hold_is_named_in_both_languages() {
    let (dir, all) = (own_dir("verify-broken"), vectors());
    let key = text(&all["house_public_key"]);
    for (number, broken) in all["broken"].as_array().expect("a list").iter().enumerate() {
        let record = file(&dir, &format!("{number}.txt"), text(&broken["record"]));
        for (lang, headline) in [("en", "This does not check out."), ("fr", "Le compte n’y est pas.")] {
            let (code, words) = said(&bestiaire(&["--lang", lang, "verify", &record, "--key", key]));
            assert!(code == Some(1) && words.contains(headline), "{words}");
            assert!(!words.contains("fair-"), "a text is missing: {words}");
            let named = words.lines().filter(|it| it.starts_with("- ")).count();
            let lists = ["fails", "fails_replay"].map(|it| broken[it].as_array().expect("a list").len());
            assert_eq!(named, lists.iter().sum::<usize>(), "{words}");
        }
        let (code, words) = said(&bestiaire(&["verify", &record, "--key", key, "--json"]));
        let report: Value = serde_json::from_str(&words).expect("JSON");
        assert_eq!((code, &report["exit"]), (Some(1), &json!(1)));
        assert_eq!(report["report"]["checks"].as_array().expect("a list").len(), 13);
    }
}

#[test]
fn bad_usage_has_a_hint() {
    let (dir, all) = (own_dir("verify-usage"), vectors());
    let record = file(&dir, "game.txt", text(&all["examples"][0]["record"]));
    let strange = file(&dir, "strange.txt", "hello\n");
    let wrong_key = text(&all["house_public_key"]).to_uppercase();
    for args in [
        &["verify", "/no/such/file"][..],
        &["verify", &strange],
        &["verify", &record, "--key", "/no/such/file"],
        &["verify", &record, "--key", &wrong_key],
        &["verify", &record, "--key", &strange],
        &["verify", &record, "--receipt", &strange],
        &["key", "show", "--data", "/no/such/folder"],
        &["key", "rotate", "--data", "/no/such/folder"],
    ] {
        let (code, words) = said(&bestiaire(args));
        assert!(code == Some(2) && words.contains("error: ") && words.contains("hint: "), "{args:?}: {words}");
    }
}

#[test]
#[cfg(unix)]
fn a_house_shows_and_changes_its_key() {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = own_dir("verify-keys");
    let data = dir.to_str().expect("a plain path");
    // A server makes the key; here nobody needs one.
    store::House::open(&dir, "2026-01-01").expect("a key");
    let listed = |args: &[&str]| {
        let (code, words) = said(&bestiaire(args));
        assert_eq!(code, Some(0), "{words}");
        serde_json::from_str::<Vec<Value>>(&words).expect("a list")
    };
    let before = listed(&["key", "show", "--data", data, "--json"]);
    let after = listed(&["key", "rotate", "--data", data, "--json"]);
    assert_eq!((before.len(), after.len()), (1, 2));
    assert_eq!((&before[0]["key"], &after[0]["next"]["key"]), (&after[0]["key"], &after[1]["key"]));
    assert_eq!(listed(&["key", "show", "--data", data, "--json"]), after);
    let (_, words) = said(&bestiaire(&["--lang", "en", "key", "show", "--data", data]));
    assert!(words.contains(text(&after[1]["key"])) && words.contains("until today"), "{words}");

    let readable = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(dir.join("house.key"), readable).expect("our own file");
    for args in [&["key", "show", "--data", data][..], &["serve", "--addr", "127.0.0.1:0", "--data", data]] {
        let (code, words) = said(&bestiaire(args));
        assert!(code == Some(2) && words.contains("chmod 600"), "{args:?}: {words}");
    }
}

//! `bestiaire load` as people run it: against a server that it starts itself.

use std::process::Command;

/// Runs it; what it said, and with which code it ended.
fn load(args: &[&str]) -> (String, Option<i32>) {
    let run = Command::new(env!("CARGO_BIN_EXE_bestiaire")).arg("load").args(args).output().expect("the program runs");
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    (said, run.status.code())
}

#[test]
fn other_machines_are_left_alone() {
    for addr in ["192.0.2.1:80", "[2001:db8::1]:80"] {
        let (said, code) = load(&["strangers", "--addr", addr]);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("not an address of this machine"), "{said}");
    }
    let (said, code) = load(&["games", "--seconds", "100000"]);
    assert_eq!(code, Some(2), "there is an end to it: {said}");
}

#[test]
fn whole_games_are_played_and_counted() {
    let args = ["games", "--tables", "2", "--spectators", "1", "--think-ms", "0", "--seconds", "3"];
    let (said, code) = load(&args);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("2 tables, 6 sockets"), "{said}");
    assert!(said.contains(", 0 errors"), "{said}");
    assert!(!said.contains("\n0 moves"), "{said}");
}

#[test]
fn a_player_comes_back_through_strangers() {
    let (said, code) = load(&["strangers", "--count", "100", "--addresses", "4"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("turned away") && said.contains("the player came back"), "{said}");
}

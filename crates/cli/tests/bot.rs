//! `bestiaire bot`: programs of docs/bots.md at a table of a server.

mod at_the_keyboard;

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use at_the_keyboard::{feed, out};
use reqwest::Method;
use serde_json::{Value, json};

/// A server of one's own, and its host.
struct House {
    server: Child,
    address: String,
    runtime: tokio::runtime::Runtime,
    client: reqwest::Client,
    secret: String,
    _folder: tempfile::TempDir,
}

impl Drop for House {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
    }
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut server = Command::new(env!("CARGO_BIN_EXE_bestiaire"))
            .args(["serve", "--addr", "127.0.0.1:0", "--bot-delay-ms", "0", "--no-limits", "--data"])
            .arg(folder.path().join("data"))
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(server.stdout.take().expect("a pipe")).lines();
        let address = lines
            .find_map(|it| it.ok()?.strip_prefix("Bestiaire: ").map(str::to_owned))
            .expect("it says where it listens");
        // Somebody has to read what else it says.
        std::thread::spawn(move || lines.for_each(drop));
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let client = reqwest::Client::new();
        let mut house = Self { server, address, runtime, client, secret: String::new(), _folder: folder };
        let guest = house.ask(Method::POST, "/api/guests", &json!({ "name": "Ana" }));
        guest["secret"].as_str().expect("a secret").clone_into(&mut house.secret);
        house
    }

    fn ask(&self, method: Method, path: &str, body: &Value) -> Value {
        let request =
            self.client.request(method, format!("{}{path}", self.address)).bearer_auth(&self.secret).json(body);
        self.runtime.block_on(async {
            let answer = request.send().await.expect("an answer");
            assert!(answer.status().is_success(), "{path}: {}", answer.text().await.expect("text"));
            answer.json().await.expect("JSON")
        })
    }

    /// A table for as few as can play, a program on its first seat and bots on the others; its link and the key.
    fn table(&self, game: &wire::GameInfo) -> (String, String) {
        let table = self.ask(Method::POST, "/api/tables", &json!({ "game": game.key, "n_seats": game.least }));
        let link = table["link"].as_str().expect("a link").to_owned();
        let made = self.ask(Method::POST, &format!("/api/tables/{link}/seats/0/program"), &json!({ "name": "Fox" }));
        for seat in 1..game.least {
            let path = format!("/api/tables/{link}/seats/{seat}");
            self.ask(Method::POST, &path, &json!({ "to": "bot", "level": "random" }));
        }
        (link, made["key"].as_str().expect("a key").to_owned())
    }

    /// The bridge to this server, with a program behind it.
    fn bridge(&self, key: &str, program: &[&str]) -> Child {
        Command::new(env!("CARGO_BIN_EXE_bestiaire"))
            .args(["bot", "--lang", "en", "--games", "1", "--patience", "20", "--connect", &self.address, "--"])
            .args(program)
            .env("BESTIAIRE_BOT_KEY", key)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts")
    }

    fn start(&self, link: &str) {
        self.ask(Method::POST, &format!("/api/tables/{link}/start"), &json!({}));
    }

    fn program(&self, link: &str) -> Value {
        self.ask(Method::GET, &format!("/api/tables/{link}"), &json!({}))["seats"][0]["program"].clone()
    }
}

/// The example of docs/bots.md.
fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py")
}

fn has_python() {
    let found = Command::new("python3").arg("--version").output();
    assert!(found.is_ok_and(|it| it.status.success()), "these tests need `python3`, which is not on this machine");
}

fn said(output: &Output) -> String {
    format!("{}{}", out(output), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn the_example_plays_whole_games_of_every_title_at_a_server() {
    has_python();
    let house = House::new();
    let example = example();
    for game in cabinet::games() {
        let (link, key) = house.table(&game);
        let bridge = house.bridge(&key, &["python3", example.to_str().expect("a plain path")]);
        house.start(&link);
        let output = bridge.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{}: {}", game.key, said(&output));
        assert!(said(&output).contains("Seated as “Fox”, player 1"), "{}", said(&output));
        assert!(!said(&output).contains("lost its seat") && !said(&output).contains(&key), "{}", said(&output));
        let table = house.ask(Method::GET, &format!("/api/tables/{link}"), &json!({}));
        assert!(table["phase"] == "over" || table["phase"] == "playing", "{table}");
    }
}

#[test]
fn a_program_that_fails_loses_its_seat_and_says_why() {
    has_python();
    let house = House::new();
    let bestioles = cabinet::games().into_iter().find(|it| it.key == "bestioles").expect("a game");
    let (link, key) = house.table(&bestioles);
    let wrong = "import json, sys\n\
                 for line in sys.stdin:\n\
                 \x20   kind = json.loads(line)['type']\n\
                 \x20   if kind == 'hello':\n\
                 \x20       print(json.dumps({'ready': True}), flush=True)\n\
                 \x20   elif kind == 'decide':\n\
                 \x20       print(json.dumps({'move': 'castle'}), flush=True)\n";
    let mut bridge = house.bridge(&key, &["python3", "-c", wrong]);
    let mut lines = BufReader::new(bridge.stdout.take().expect("a pipe")).lines();
    house.start(&link);
    let lost = lines.find(|it| it.as_ref().is_ok_and(|it| it.contains("has lost its seat")));
    assert!(lost.expect("it is told").expect("text").contains("castle"));
    assert_eq!(house.program(&link)["lost"], true, "and so is the table");
    bridge.kill().expect("it runs");
    bridge.wait().expect("it is gone");
}

#[test]
fn bad_keys_addresses_and_programs_are_met_with_a_word() {
    let house = House::new();
    let output = house.bridge("7.AAAAAAAAAAAAAAAAAAAAAAAA", &["cat"]).wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("no seat has this key"), "{}", said(&output));
    let output = house.bridge("7.AAAAAAAAAAAAAAAAAAAAAAAA", &["/no/such/program"]).wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("hint: "), "{}", said(&output));
    for args in [
        &["bot", "--connect", "https://games.example", "--key", "k", "--", "cat"][..],
        &["bot", "--connect", "ftp://games.example", "--key", "k", "--", "cat"],
        &["bot", "--connect", "http://127.0.0.1:1", "--key", "k"],
        &["bot", "--connect", "http://127.0.0.1:1", "--", "cat"],
    ] {
        assert_eq!(feed(args, "").status.code(), Some(2), "{args:?}");
    }
    let output = feed(&["bot", "--connect", "http://127.0.0.1:1", "--key", "k", "--patience", "0", "--", "cat"], "");
    assert_eq!(output.status.code(), Some(1), "nobody is there");
}

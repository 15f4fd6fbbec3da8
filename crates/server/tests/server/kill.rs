//! A power cut in the middle of two hundred games.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

use serde_json::{Value, json};
use wire::{FromTable, GuestCreated, Replay, TableInfo, TablePhase};

use crate::world::Http;

const TABLES: usize = 200;

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// Starts the real program and waits until it answers.
async fn start(folder: &Path, delay: &str) -> (Process, Http) {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let host = free.local_addr().expect("an address").to_string();
    drop(free);
    let child = Command::new(env!("CARGO_BIN_EXE_bestiaire-server"))
        .env("BESTIAIRE_ADDR", &host)
        .env("BESTIAIRE_DATABASE", folder.join("log.db"))
        .env("BESTIAIRE_BOT_DELAY_MS", delay)
        .env("BESTIAIRE_NO_LIMITS", "1")
        .env("RUST_LOG", "warn")
        .spawn()
        .expect("the program starts");
    let http = Http::new(host);
    for _ in 0..200 {
        if http.request(reqwest::Method::GET, "/healthz").send().await.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    (Process(child), http)
}

/// A table where bots play each other while the host looks on.
async fn open_table(http: &Http, host: &GuestCreated) -> String {
    let code = http.table(host, json!({})).await.code;
    for seat in 0..2 {
        let path = format!("/api/tables/{code}/seats/{seat}");
        http.post::<TableInfo>(&path, host, json!({ "to": "bot", "level": "random" })).await.expect("the host");
    }
    http.ask(&code, "start", host).await.expect("all seats are taken");
    code
}

/// Watches a table until the line breaks or the game is over; returns what was seen, by number.
async fn watch(http: Http, code: String) -> Vec<(u32, Value)> {
    let mut line = http.line(&code, None, None).await;
    let mut seen = Vec::new();
    while let Some(message) = line.try_next().await {
        if let FromTable::Picture { now, .. } | FromTable::Moment { now, .. } = message {
            let over = now.outcome.is_some();
            seen.push((now.number, now.view));
            if over {
                break;
            }
        }
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_games_survive_a_power_cut() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut process, http) = start(folder.path(), "40").await;
    let host = http.guest("Ana").await;
    let mut watchers = Vec::new();
    for _ in 0..TABLES {
        let code = open_table(&http, &host).await;
        watchers.push((code.clone(), tokio::spawn(watch(http.clone(), code))));
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    process.0.kill().expect("SIGKILL");
    process.0.wait().expect("it is dead");
    let mut watched = Vec::new();
    for (code, watcher) in watchers {
        watched.push((code, watcher.await.expect("a watcher")));
    }
    let acknowledged: usize = watched.iter().map(|it| it.1.len()).sum();
    let cut = watched.iter().filter(|it| it.1.len() > 1).count();
    assert!(cut > TABLES / 2, "the cut came too early: {cut} games were under way");

    let (_process, http) = start(folder.path(), "0").await;
    for (code, seen) in watched {
        let path = format!("/api/tables/{code}/replay");
        wait_for_the_end(&http, &code).await;
        let replay: Replay = http.get(&path).await.expect("it is over");
        for (number, view) in seen {
            let kept = replay.moments.get(number as usize).map(|it| &it.view);
            assert_eq!(kept, Some(&view), "moment {number} of {code} was acknowledged and is lost");
        }
    }
    eprintln!("{acknowledged} moments of {TABLES} games were acknowledged before the cut; none is lost");
}

async fn wait_for_the_end(http: &Http, code: &str) {
    for _ in 0..1000 {
        if http.show(code).await.phase == TablePhase::Over {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{code} did not finish");
}

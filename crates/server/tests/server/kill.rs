//! A power cut in the middle of two hundred games.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::Barrier;
use wire::{FromTable, GuestCreated, Replay, TableInfo, TablePhase};

use crate::world::Http;

const TABLES: usize = 200;

pub(crate) struct Process(pub(crate) Child);

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

/// A table where bots will play each other while the host looks on.
async fn open_table(http: Http, host: GuestCreated) -> String {
    let code = http.table(&host, json!({})).await.code;
    for seat in 0..2 {
        let path = format!("/api/tables/{code}/seats/{seat}");
        http.post::<TableInfo>(&path, &host, json!({ "to": "bot", "level": "random" })).await.expect("the host");
    }
    code
}

/// What was told of a game until the line broke.
struct Watched {
    code: String,
    /// Every moment that was acknowledged, by its number.
    seen: Vec<(u32, Value)>,
    over: bool,
}

/// Starts the game of a table, and watches it until the line breaks or the game is over.
async fn watch(http: Http, host: GuestCreated, code: String, all: Arc<Barrier>, begun: Arc<AtomicUsize>) -> Watched {
    let mut line = http.line(&code, None, None).await;
    all.wait().await;
    http.ask(&code, "start", &host).await.expect("all seats are taken");
    let mut watched = Watched { code, seen: Vec::new(), over: false };
    while !watched.over
        && let Some(message) = line.try_next().await
    {
        if let FromTable::Picture { .. } | FromTable::Moment { .. } = message {
            let now = line.now();
            watched.over = now.outcome.is_some();
            watched.seen.push((now.number, now.view));
            begun.fetch_add(usize::from(watched.seen.len() == 2), Relaxed);
        }
    }
    watched
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_games_survive_a_power_cut() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut process, http) = start(folder.path(), "200").await;
    let host = http.guest("Ana").await;
    let opened: Vec<_> = (0..TABLES).map(|_| tokio::spawn(open_table(http.clone(), host.clone()))).collect();
    let (all, begun) = (Arc::new(Barrier::new(TABLES)), Arc::new(AtomicUsize::new(0)));
    let mut watchers = Vec::new();
    for code in opened {
        let code = code.await.expect("a table");
        watchers.push(tokio::spawn(watch(http.clone(), host.clone(), code, all.clone(), begun.clone())));
    }
    // However busy the machine is: all games have begun, and few of them can be over.
    while begun.load(Relaxed) < TABLES {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    process.0.kill().expect("SIGKILL");
    process.0.wait().expect("it is dead");
    let mut games = Vec::new();
    for watcher in watchers {
        games.push(watcher.await.expect("a watcher"));
    }
    let under_way = games.iter().filter(|it| !it.over && it.seen.len() > 1).count();
    assert!(under_way > TABLES / 2, "only {under_way} games were cut in the middle");

    let (_process, http) = start(folder.path(), "0").await;
    let mut acknowledged = 0;
    for Watched { code, seen, .. } in games {
        wait_for_the_end(&http, &code).await;
        let replay: Replay = http.get(&format!("/api/tables/{code}/replay")).await.expect("it is over");
        acknowledged += seen.len();
        for (number, view) in seen {
            let kept = replay.moments.get(number as usize).map(|it| &it.view);
            assert_eq!(kept, Some(&view), "moment {number} of {code} was acknowledged and is lost");
        }
    }
    eprintln!("{under_way} of {TABLES} games were cut in the middle; of {acknowledged} moments told, none is lost");
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

//! The fault drill: people play without a pause while the disk fills up, the database is locked, the program is killed
//! and stopped and a second one is started. Whatever was acknowledged must be in the log at the end.

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ledger::{Link, Store as _};
use reqwest::Method;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use store::{Durability, SqliteStore};
use table::Actor;
use wire::{FromTable, GuestCreated};

use crate::kill::Process;
use crate::world::{Chance, Http, Line};

const TABLES: usize = 6;
const KILLS: usize = 6;
/// Moves that must be acknowledged after each fault to show that it goes on.
const GOES_ON: usize = 20;

/// A small disk, or a folder where none can be mounted.
struct Disk {
    folder: tempfile::TempDir,
    mounted: bool,
}

impl Disk {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=40m", "tmpfs"]).arg(folder.path()).output();
        Self { mounted: mount.is_ok_and(|it| it.status.success()), folder }
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("log.db")
    }

    /// Leaves no room: on a disk of its own by a large file, elsewhere by reaching the limit of the database.
    async fn fill(&self) {
        if self.mounted {
            let ballast = self.folder.path().join("ballast");
            std::fs::write(ballast, vec![0; 60_000_000]).expect_err("the disk is small");
        } else {
            let sql = "CREATE TABLE ballast (it BLOB); INSERT INTO ballast VALUES (zeroblob(70000000));";
            sqlx::raw_sql(sql).execute(&mut self.behind().await).await.expect("another process may write");
        }
    }

    async fn free(&self) {
        if self.mounted {
            std::fs::remove_file(self.folder.path().join("ballast")).expect("it is there");
        } else {
            sqlx::raw_sql("DROP TABLE ballast").execute(&mut self.behind().await).await.expect("it is there");
        }
    }

    async fn behind(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.database()).busy_timeout(Duration::from_secs(30));
        options.connect().await.expect("a second connection")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted {
            Command::new("umount").arg("-l").arg(self.folder.path()).status().ok();
        }
    }
}

/// The program on this database.
fn program(host: &str, database: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bestiaire-server"));
    command.env("BESTIAIRE_ADDR", host).env("BESTIAIRE_DATABASE", database);
    command.env("BESTIAIRE_BOT_DELAY_MS", "0").env("BESTIAIRE_NO_LIMITS", "1").env("RUST_LOG", "off");
    // More than the disk has: it counts where no disk could be mounted.
    command.env("BESTIAIRE_LARGEST_MB", "64");
    command
}

async fn answers(http: &Http, path: &str) -> Option<u16> {
    let asked = http.request(Method::GET, path).timeout(Duration::from_secs(10)).send().await;
    asked.ok().map(|it| it.status().as_u16())
}

/// Waits until `path` is answered with `status`.
async fn until(http: &Http, path: &str, status: u16) {
    for _ in 0..600 {
        if answers(http, path).await == Some(status) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} never answered {status}");
}

/// What was acknowledged at one table: the moves of each of its games.
type Acknowledged = BTreeMap<u32, Vec<String>>;

/// Everything that the players and the drill share.
#[derive(Clone)]
struct Load {
    http: Http,
    stop: Arc<AtomicBool>,
    count: Arc<AtomicUsize>,
}

impl Load {
    /// Waits until some more moves are acknowledged.
    async fn goes_on(&self, after: &str) {
        let before = self.count.load(SeqCst);
        for _ in 0..3000 {
            if self.count.load(SeqCst) >= before + GOES_ON {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("no move was acknowledged after: {after}");
    }

    /// Plays at a table against a bot, game after game, whatever happens to the line.
    async fn play(self, me: GuestCreated, code: String, mut chance: Chance) -> (String, Acknowledged) {
        let noted = Mutex::new(Acknowledged::new());
        while !self.stop.load(SeqCst) {
            let url = format!("ws://{}/ws/{code}", self.http.host);
            match tokio_tungstenite::connect_async(url).await {
                Ok((socket, _)) => _ = self.session(Line::new(socket), &me, &code, &mut chance, &noted).await,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        (code, noted.into_inner().expect("nobody panicked"))
    }

    /// Plays until the line breaks or all is over.
    async fn session(
        &self,
        mut line: Line,
        me: &GuestCreated,
        code: &str,
        chance: &mut Chance,
        noted: &Mutex<Acknowledged>,
    ) -> Option<()> {
        line.say_hello(Some(me), Some(0), None).await;
        while !self.stop.load(SeqCst) {
            let Some((round, now)) = line.last.clone() else {
                self.hear(&mut line).await?;
                continue;
            };
            if now.outcome.is_some() {
                self.again(&mut line, me, code, round).await?;
            } else if now.asked && !now.moves.is_empty() {
                let notation = chance.pick(&now.moves).clone();
                let says = json!({ "type": "play", "seat": 0, "after": now.number, "notation": notation });
                let id = line.say(says).await;
                if self.answer(&mut line, id).await? {
                    noted.lock().expect("nobody panicked").entry(round).or_default().push(notation);
                    self.count.fetch_add(1, SeqCst);
                }
            } else {
                self.hear(&mut line).await?;
            }
        }
        None
    }

    /// The next message, if one comes soon; none if the line is broken.
    async fn hear(&self, line: &mut Line) -> Option<Option<FromTable>> {
        match tokio::time::timeout(Duration::from_millis(500), line.listen()).await {
            Ok(came) => came.map(Some),
            Err(_) => Some(None),
        }
    }

    /// Whether message `id` was carried out; none if the line breaks before that is known.
    async fn answer(&self, line: &mut Line, id: u32) -> Option<bool> {
        loop {
            match self.hear(line).await? {
                Some(FromTable::Done { id: it }) if it == id => return Some(true),
                Some(FromTable::Error { id: it, code, .. }) if it == Some(id) => {
                    assert!(["unwritten", "stale", "server", "busy"].contains(&code.as_str()), "{code}");
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    return Some(false);
                }
                Some(FromTable::Refused { id: it, code, .. }) if it == id => {
                    panic!("a listed move was refused: {code}")
                }
                _ => (),
            }
        }
    }

    /// Asks for another game until there is one.
    async fn again(&self, line: &mut Line, me: &GuestCreated, code: &str, round: u32) -> Option<()> {
        while line.last.as_ref().is_some_and(|it| it.0 == round) && !self.stop.load(SeqCst) {
            let path = format!("/api/tables/{code}/rematch");
            self.http.request(Method::POST, &path).bearer_auth(&me.secret).send().await.ok();
            self.hear(line).await?;
        }
        Some(())
    }
}

/// Starts the program and waits until it writes.
async fn start(http: &Http, database: &Path) -> Process {
    let child = program(&http.host, database).stderr(Stdio::null()).spawn().expect("the program starts");
    until(http, "/readyz", 200).await;
    Process(child)
}

fn free_host() -> String {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    free.local_addr().expect("an address").to_string()
}

/// Asks the program to stop, and waits until it has.
fn terminate(child: &mut Child) -> bool {
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    told.is_ok_and(|it| it.success()) && child.wait().is_ok_and(|it| it.success())
}

/// Runs the program where it must not start.
fn refused(database: &Path) -> Output {
    let output = program(&free_host(), database).output().expect("the program starts");
    assert!(!output.status.success(), "it must not start");
    output
}

async fn open_tables(load: &Load) -> Vec<tokio::task::JoinHandle<(String, Acknowledged)>> {
    let mut players = Vec::new();
    for number in 0..TABLES {
        let me = load.http.guest("Ana").await;
        let table = load.http.table(&me, json!({ "against": "random" })).await;
        players.push(tokio::spawn(load.clone().play(me, table.code, Chance(number as u64))));
    }
    players
}

/// Fills the disk until a write is refused, and frees it again.
async fn full_and_free(disk: &Disk, load: &Load) {
    disk.fill().await;
    let new_guest = || load.http.request(Method::POST, "/api/guests").json(&json!({ "name": "Zoe" })).send();
    let mut status = 0;
    for _ in 0..5000 {
        status = new_guest().await.expect("it answers").status().as_u16();
        if status == 503 {
            break;
        }
    }
    assert_eq!(status, 503, "the disk is full");
    assert_eq!(answers(&load.http, "/healthz").await, Some(200));
    if disk.mounted {
        until(&load.http, "/readyz", 503).await;
    }
    disk.free().await;
    until(&load.http, "/readyz", 200).await;
    load.goes_on("a full disk").await;
}

/// Another program holds the database for seven seconds.
async fn locked(disk: &Disk, load: &Load) {
    let mut other = disk.behind().await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.expect("its turn comes");
    tokio::time::sleep(Duration::from_secs(7)).await;
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.expect("it held it");
    other.close().await.expect("it can be closed");
    load.goes_on("a lock of seven seconds").await;
}

/// How many acknowledged moves there are, and how many of them are not in the log, in their order.
async fn compare(database: &Path, tables: &[(String, Acknowledged)]) -> (usize, usize) {
    let store = SqliteStore::open(database, Durability::Full).await.expect("it is whole");
    let (mut acknowledged, mut lost) = (0, 0);
    for (code, games) in tables {
        let table = store.table_by_link(&Link(code.clone())).await.expect("readable").expect("the table");
        for (round, moves) in games {
            let log = store.game(table.id, *round).await.expect("readable").expect("the game");
            let steps = log.record().steps;
            let mut written = steps.iter().filter(|it| matches!(it.actor, Actor::Seat(seat) if seat.idx() == 0));
            acknowledged += moves.len();
            lost += moves.iter().filter(|&notation| !written.any(|it| it.notation == *notation)).count();
        }
    }
    store.close().await;
    (acknowledged, lost)
}

/// A database that was written over in the middle: nothing starts on it, and nothing changes it.
fn corrupted(database: &Path) {
    let mut bytes = std::fs::read(database).expect("readable");
    let (from, to) = (bytes.len() / 3, bytes.len() * 2 / 3);
    bytes[from..to].fill(0x5a);
    std::fs::write(database, &bytes).expect("it can be written");
    let output = refused(database);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("damaged"), "{said}");
    assert!(std::fs::read(database).expect("readable") == bytes, "nothing was changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_whatever_fails() {
    let disk = Disk::new();
    let database = disk.database();
    let http = Http::new(free_host());
    let load = Load { http: http.clone(), stop: Arc::default(), count: Arc::default() };
    let mut process = start(&http, &database).await;
    let players = open_tables(&load).await;
    load.goes_on("the start").await;

    full_and_free(&disk, &load).await;
    locked(&disk, &load).await;
    let said = String::from_utf8_lossy(&refused(&database).stderr).into_owned();
    assert!(said.contains("another server"), "{said}");
    load.goes_on("a second server").await;
    for kill in 0..KILLS {
        process.0.kill().expect("SIGKILL");
        process.0.wait().expect("it is dead");
        process = start(&http, &database).await;
        load.goes_on(&format!("kill {}", kill + 1)).await;
    }
    assert!(terminate(&mut process.0), "it stops when told to");
    let process = start(&http, &database).await;
    load.goes_on("SIGTERM").await;

    load.stop.store(true, SeqCst);
    let mut tables = Vec::new();
    for player in players {
        tables.push(player.await.expect("a player"));
    }
    drop(process);
    let (acknowledged, lost) = compare(&database, &tables).await;
    let how = if disk.mounted { "a disk of 40 MB" } else { "a limit instead of a disk" };
    eprintln!("drill on {how}: {acknowledged} moves acknowledged, {lost} lost");
    assert_eq!(lost, 0);
    assert!(acknowledged >= GOES_ON * (KILLS + 4));
    corrupted(&database);
}

//! A disk that is full and free again, files that others could read, files that are none of ours.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use ledger::{Store as _, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};
use store::{Claim, Durability, OpenError, Settings, SqliteStore};

use crate::world::{TABLE, a_move, fill, open, place, with_a_game};

/// A move that needs a page of its own.
async fn long_move(store: &SqliteStore, seq: u32) -> Result<(), StoreError> {
    store.append(place(seq), a_move(&"x".repeat(3000)), i64::from(seq), true).await
}

/// Appends until nothing more is taken, and for a while after that. Returns how many moves were acknowledged.
async fn until_full(store: &SqliteStore) -> u32 {
    let mut acknowledged = 0;
    let mut refused = 0;
    while refused < 5 {
        match long_move(store, acknowledged + 1).await {
            Ok(()) if refused == 0 => acknowledged += 1,
            Ok(()) => panic!("a full disk took a move"),
            Err(StoreError::Unwritten(_)) => refused += 1,
            Err(other) => panic!("{other}"),
        }
        assert!(acknowledged < 5000, "it never got full");
    }
    acknowledged
}

/// Appends move `seq` as soon as the disk takes it.
async fn at_last(store: &SqliteStore, seq: u32) {
    for _ in 0..500 {
        match long_move(store, seq).await {
            Ok(()) => return,
            Err(StoreError::Unwritten(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(other) => panic!("{other}"),
        }
    }
    panic!("nothing was written though there is room");
}

/// What was acknowledged is in the log, and nothing else.
async fn holds(store: &SqliteStore, n_moves: u32) {
    let log = store.game(TABLE, 1).await.expect("readable").expect("there");
    let numbers: Vec<u32> = log.entries.iter().map(|it| it.seq).collect();
    assert_eq!(numbers, (1..=n_moves).collect::<Vec<_>>());
}

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.expect("a second connection")
}

#[tokio::test]
async fn a_database_that_may_not_grow_is_written_to_again_once_there_is_room() {
    a_limit_like_a_disk().await;
}

/// Needs no rights: a database that may not grow is a disk that is full.
async fn a_limit_like_a_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let settings = Settings { largest: Some(400 * 1024), ..Settings::default() };
    let store = SqliteStore::open_with(&path, settings).await.expect("a fresh folder");
    fill(&store).await;
    let mut other = connect(&path).await;
    let ballast = "CREATE TABLE ballast (it BLOB); INSERT INTO ballast VALUES (zeroblob(150000));";
    sqlx::raw_sql(ballast).execute(&mut other).await.expect("another process may write");
    let acknowledged = until_full(&store).await;
    holds(&store, acknowledged).await;
    sqlx::raw_sql("DROP TABLE ballast").execute(&mut other).await.expect("there is room again");
    at_last(&store, acknowledged + 1).await;
    store.prove_writing(9).await.expect("writing works");
    drop(store);
    holds(&open(&path).await, acknowledged + 1).await;
}

/// A small disk of one's own; unmounted when dropped.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn mount(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let options = format!("size={size}");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &options, "tmpfs"]).arg(folder.path()).output();
        mounted.is_ok_and(|it| it.status.success()).then(|| Self(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("-l").arg(self.0.path()).status().ok();
    }
}

/// The real thing, which only root can set up; for everybody else the limit stands in.
#[tokio::test]
async fn a_full_disk_is_written_to_again_once_there_is_room() {
    let Some(disk) = SmallDisk::mount("2m") else {
        eprintln!("no disk could be mounted: a database with a limit stands in");
        return a_limit_like_a_disk().await;
    };
    let path = disk.0.path().join("log.db");
    let store = with_a_game(&path).await;
    for seq in 1..=3 {
        long_move(&store, seq).await.expect("there is room");
    }
    let ballast = disk.0.path().join("ballast");
    // Until nothing more goes in.
    std::fs::write(&ballast, vec![0; 3_000_000]).expect_err("the disk is small");
    let mut refused = 0;
    let mut acknowledged = 3;
    while refused < 5 {
        match long_move(&store, acknowledged + 1).await {
            Ok(()) => acknowledged += 1,
            Err(StoreError::Unwritten(_)) => refused += 1,
            Err(other) => panic!("{other}"),
        }
        assert!(acknowledged < 1000, "it is not full");
    }
    holds(&store, acknowledged).await;
    std::fs::remove_file(&ballast).expect("it is there");
    at_last(&store, acknowledged + 1).await;
    drop(store);
    holds(&open(&path).await, acknowledged + 1).await;
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[tokio::test]
async fn nobody_else_can_read_the_files_even_if_they_could_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    store::private_folder(&data).expect("a fresh folder");
    let path = data.join("bestiaire.db");
    let files = ["bestiaire.db", "bestiaire.db-wal", "bestiaire.db-shm"].map(|it| data.join(it));
    let first = with_a_game(&path).await;
    assert_eq!((mode(&data), files.clone().map(|it| mode(&it))), (0o700, [0o600; 3]));
    for file in [&data].into_iter().chain(&files) {
        let open_to_all = if file == &data { 0o755 } else { 0o644 };
        std::fs::set_permissions(file, Permissions::from_mode(open_to_all)).expect("they are ours");
    }
    store::private_folder(&data).expect("it is ours");
    let _second = open(&path).await;
    assert_eq!((mode(&data), files.map(|it| mode(&it))), (0o700, [0o600; 3]));
    drop(first);
}

#[test]
fn a_folder_that_holds_other_things_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    std::fs::create_dir(&home).expect("a fresh folder");
    std::fs::write(home.join("letter.txt"), "dear").expect("it can be written");
    std::fs::set_permissions(&home, Permissions::from_mode(0o755)).expect("it is ours");
    store::private_folder(&home).expect("it is there");
    assert_eq!(mode(&home), 0o755);
}

#[tokio::test]
async fn a_damaged_file_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let store = with_a_game(&path).await;
    for seq in 1..=200 {
        long_move(&store, seq).await.expect("there is room");
    }
    store.close().await;
    let whole = std::fs::read(&path).expect("readable");
    let mut torn = whole.clone();
    torn[20_000..200_000].fill(0xa5);
    for broken in [torn, b"this is a letter, not a database".repeat(300)] {
        std::fs::write(&path, &broken).expect("it can be written");
        let error = SqliteStore::open(&path, Durability::Full).await.expect_err("it is damaged");
        assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
        assert!(std::fs::read(&path).expect("readable") == broken, "nothing was changed");
    }
    std::fs::write(&path, whole).expect("it can be written");
    holds(&open(&path).await, 200).await;
}

#[test]
fn one_claim_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let claim = Claim::take(&path).expect("nobody has it");
    let error = Claim::take(&path).expect_err("taken");
    let text = error.to_string();
    assert!(matches!(error, OpenError::InUse { .. }) && text.contains(&std::process::id().to_string()), "{text}");
    Claim::take(&folder.path().join("other.db")).expect("another one");
    drop(claim);
    Claim::take(&path).expect("free again");
}

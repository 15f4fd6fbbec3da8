//! Copies made while others write, and put back.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};

use ledger::Store as _;
use store::{Claim, OpenError, SqliteStore, back_up, restore};

use crate::world::{TABLE, append, open, with_a_game};

async fn n_moves(path: &Path) -> usize {
    let store = open(path).await;
    let entries = store.game(TABLE, 1).await.expect("readable").expect("there").entries;
    store.close().await;
    entries.len()
}

/// Appends one move after another until told to stop.
async fn write_on(store: SqliteStore, acknowledged: Arc<AtomicU32>, stop: Arc<AtomicBool>) {
    while !stop.load(SeqCst) {
        let seq = acknowledged.load(SeqCst) + 1;
        append(&store, seq).await.expect("the next move");
        acknowledged.store(seq, SeqCst);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_under_load_holds_all_that_was_acknowledged_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let _claim = Claim::take(&path).expect("as a server does");
    let store = with_a_game(&path).await;
    let (acknowledged, stop) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
    let load = tokio::spawn(write_on(store.clone(), acknowledged.clone(), stop.clone()));
    let mut copies = Vec::new();
    for number in 0..3 {
        while acknowledged.load(SeqCst) < 100 * (number + 1) {
            tokio::task::yield_now().await;
        }
        let to = folder.path().join(format!("copy-{number}.db"));
        let before = acknowledged.load(SeqCst);
        back_up(&path, &to).await.expect("a copy");
        copies.push((to, before, acknowledged.load(SeqCst) - before));
    }
    let at_the_end = acknowledged.load(SeqCst);
    while acknowledged.load(SeqCst) < at_the_end + 50 {
        tokio::task::yield_now().await;
    }
    stop.store(true, SeqCst);
    load.await.expect("it wrote all the time");
    for (idx, (copy, before, meanwhile)) in copies.iter().enumerate() {
        let mode = std::fs::metadata(copy).expect("it is there").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600);
        let restored = folder.path().join(format!("restored-{idx}.db"));
        restore(copy, &restored, false).await.expect("a fresh place");
        let kept = n_moves(&restored).await;
        eprintln!("{before} moves acknowledged before the copy, {meanwhile} during it; {kept} in it");
        assert!(kept >= *before as usize, "{kept} of {before}");
    }
}

#[tokio::test]
async fn nothing_is_overwritten_by_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, copy) = (folder.path().join("log.db"), folder.path().join("copy.db"));
    let store = with_a_game(&path).await;
    append(&store, 1).await.expect("the first move");
    back_up(&path, &copy).await.expect("a copy");
    assert!(matches!(back_up(&path, &copy).await, Err(OpenError::Exists(_))));
    append(&store, 2).await.expect("the second move");
    store.close().await;

    assert!(matches!(restore(&copy, &path, false).await, Err(OpenError::Exists(_))));
    let claim = Claim::take(&path).expect("a server runs");
    assert!(matches!(restore(&copy, &path, true).await, Err(OpenError::InUse { .. })));
    drop(claim);
    assert_eq!(n_moves(&path).await, 2);
    restore(&copy, &path, true).await.expect("asked for twice");
    assert_eq!(n_moves(&path).await, 1);
    assert_eq!(n_moves(&folder.path().join("log.db.replaced")).await, 2, "the other one is kept");
}

#[tokio::test]
async fn what_is_no_whole_copy_is_not_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, copy) = (folder.path().join("log.db"), folder.path().join("copy.db"));
    let store = with_a_game(&path).await;
    for seq in 1..=500 {
        append(&store, seq).await.expect("the next move");
    }
    back_up(&path, &copy).await.expect("a copy");
    let mut torn = std::fs::read(&copy).expect("readable");
    torn.truncate(torn.len() / 2);
    for (name, bytes) in [("torn", torn), ("letter", b"dear".repeat(2000)), ("empty", Vec::new())] {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).expect("it can be written");
        let to = folder.path().join("fresh.db");
        let error = restore(&file, &to, false).await.expect_err(name);
        assert!(matches!(error, OpenError::Damaged { .. }), "{name}: {error}");
        assert!(!to.exists());
    }
    let absent = folder.path().join("absent.db");
    assert!(matches!(back_up(&absent, &folder.path().join("x.db")).await, Err(OpenError::Absent(_))));
}

//! Replays of finished games: made few at a time off the threads that serve, once for all who ask, and kept.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use ledger::TableId;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use wire::Replay;

use crate::app::locked;
use crate::error::Failure;

/// How long somebody waits for his turn before he is sent away.
const PATIENCE: Duration = Duration::from_secs(10);
/// Replays being made of which we remember who waits for them before those that are done are forgotten.
const MAKING: usize = 64;

/// One finished game through one pair of eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Scene {
    /// Whose table.
    pub(crate) table: TableId,
    /// Which of its games.
    pub(crate) round: u32,
    /// The seat that looks; none for the public.
    pub(crate) seat: Option<u8>,
}

/// A replay as JSON, compressed.
pub(crate) type Packed = Bytes;

/// Writes a replay as it is kept and sent.
pub(crate) fn pack(replay: &Replay) -> Packed {
    let mut out = GzEncoder::new(Vec::new(), Compression::new(4));
    serde_json::to_writer(&mut out, replay).expect("a replay is plain data and memory takes it");
    out.flush().and_then(|()| out.finish()).expect("memory takes it").into()
}

/// Who makes replays, and those that were made.
#[derive(Debug)]
pub(crate) struct Archive {
    kept: Mutex<Kept>,
    making: Mutex<HashMap<Scene, Weak<OnceCell<Packed>>>>,
    makers: Arc<Semaphore>,
    queue: Semaphore,
}

impl Archive {
    /// `makers` at once, `queue` more that wait, and so many bytes of what was made.
    pub(crate) fn new(makers: usize, queue: usize, bytes: usize) -> Self {
        Self {
            kept: Mutex::new(Kept { most: bytes, ..Kept::default() }),
            making: Mutex::default(),
            makers: Arc::new(Semaphore::new(makers)),
            queue: Semaphore::new(makers + queue),
        }
    }

    /// A replay that was made before.
    pub(crate) fn kept(&self, scene: Scene) -> Option<Packed> {
        locked(&self.kept).get(scene)
    }

    /// A replay that others may wait for too: it is made once. Only whoever makes it calls `make`.
    pub(crate) async fn share<F>(&self, scene: Scene, make: impl FnOnce() -> F) -> Result<Packed, Failure>
    where
        F: Future<Output = Result<Packed, Failure>>,
    {
        let cell = self.cell(scene);
        let made = cell.get_or_try_init(|| async {
            // It may have been finished between looking among the kept and asking here.
            if let Some(kept) = self.kept(scene) {
                return Ok(kept);
            }
            let made = make().await?;
            locked(&self.kept).put(scene, made.clone());
            Ok(made)
        });
        made.await.cloned()
    }

    fn cell(&self, scene: Scene) -> Arc<OnceCell<Packed>> {
        let mut making = locked(&self.making);
        if let Some(cell) = making.get(&scene).and_then(Weak::upgrade) {
            return cell;
        }
        if making.len() >= MAKING {
            making.retain(|_, it| it.strong_count() > 0);
        }
        let cell = Arc::new(OnceCell::new());
        making.insert(scene, Arc::downgrade(&cell));
        cell
    }

    /// Does something long where it holds up nobody. Whoever finds the queue full is sent away.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let _waits = self.queue.try_acquire().map_err(|_| Failure::Busy)?;
        let turn = timeout(PATIENCE, self.makers.clone().acquire_owned()).await;
        let turn: OwnedSemaphorePermit = turn.map_err(|_| Failure::Busy)?.map_err(|_| Failure::Busy)?;
        // Whoever asked may go away; the work still counts until it is done.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| Failure::Busy)?
    }
}

/// What was made, by when it was last asked for.
#[derive(Debug, Default)]
struct Kept {
    scenes: HashMap<Scene, (u64, Packed)>,
    bytes: usize,
    most: usize,
    clock: u64,
}

impl Kept {
    fn get(&mut self, scene: Scene) -> Option<Packed> {
        self.clock += 1;
        let (asked, packed) = self.scenes.get_mut(&scene)?;
        *asked = self.clock;
        Some(packed.clone())
    }

    /// Keeps one more. What was not asked for for longest goes.
    fn put(&mut self, scene: Scene, packed: Packed) {
        if packed.len() > self.most / 4 {
            return;
        }
        self.clock += 1;
        self.bytes += packed.len();
        if let Some((_, old)) = self.scenes.insert(scene, (self.clock, packed)) {
            self.bytes -= old.len();
        }
        while self.bytes > self.most {
            let oldest = self.scenes.iter().min_by_key(|(_, (asked, _))| *asked).map(|(scene, _)| *scene);
            let Some((_, gone)) = oldest.and_then(|it| self.scenes.remove(&it)) else { return };
            self.bytes -= gone.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use tokio::sync::oneshot;

    use super::*;

    fn scene(round: u32) -> Scene {
        Scene { table: TableId(1), round, seat: None }
    }

    fn waits(work: std::pin::Pin<&mut impl Future>) -> bool {
        work.poll(&mut std::task::Context::from_waker(std::task::Waker::noop())).is_pending()
    }

    #[tokio::test]
    async fn equal_requests_are_answered_by_one_piece_of_work() {
        let (archive, made) = (Archive::new(1, 4, 1000), AtomicUsize::new(0));
        let ask = || {
            archive.share(scene(1), || {
                made.fetch_add(1, SeqCst);
                archive.work(|| Ok(Bytes::from_static(b"game")))
            })
        };
        // More than there are places: those who wait for the same thing take none.
        let answers = futures_util::future::join_all((0..100).map(|_| ask())).await;
        assert!(answers.iter().all(|it| it.as_ref().is_ok_and(|it| it == "game")));
        assert_eq!(made.load(SeqCst), 1);
        assert_eq!(archive.kept(scene(1)).as_deref(), Some(&b"game"[..]));
        ask().await.expect("kept");
        assert_eq!(made.load(SeqCst), 1);
    }

    #[tokio::test]
    async fn a_full_pool_sends_away_and_takes_again() {
        let archive = Archive::new(1, 1, 1000);
        let (go, wait) = oneshot::channel::<()>();
        let long = archive.work(move || wait.blocking_recv().map_err(|_| Failure::Busy));
        let mut long = std::pin::pin!(long);
        assert!(waits(long.as_mut()));
        let mut second = std::pin::pin!(archive.work(|| Ok(2)));
        assert!(waits(second.as_mut()), "waits for its turn");
        assert!(matches!(archive.work(|| Ok(3)).await, Err(Failure::Busy)), "no place is left to wait");
        go.send(()).expect("it works");
        long.await.expect("done");
        assert_eq!(second.await.expect("its turn"), 2);
        assert_eq!(archive.work(|| Ok(4)).await.expect("free again"), 4);
    }

    #[tokio::test]
    async fn a_failure_is_not_kept() {
        let archive = Archive::new(1, 1, 1000);
        assert!(archive.share(scene(1), async || Err(Failure::NoTable)).await.is_err());
        assert!(archive.share(scene(1), async || Ok(Bytes::from_static(b"over"))).await.is_ok());
    }

    #[test]
    fn what_is_kept_has_a_weight() {
        let mut kept = Kept { most: 100, ..Kept::default() };
        for round in 0..5 {
            kept.put(scene(round), Bytes::from(vec![0; 20]));
        }
        assert!(kept.get(scene(0)).is_some());
        kept.put(scene(5), Bytes::from(vec![0; 20]));
        assert!(kept.get(scene(0)).is_some() && kept.get(scene(1)).is_none(), "the one nobody asked for goes");
        kept.put(scene(6), Bytes::from(vec![0; 26]));
        assert!(kept.get(scene(6)).is_none() && kept.bytes == 100, "one alone never throws the others out");
        kept.put(scene(0), Bytes::from(vec![0; 10]));
        assert_eq!(kept.bytes, 90);
    }
}

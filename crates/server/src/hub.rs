//! The tables in memory. Memory is a cache of the log: a table that nobody looks at is forgotten and read again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ledger::{Guest, StoreError, TableId};
use room::Ask;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, mpsc, oneshot};
use tokio::time::timeout;
use wire::TableSummary;

use crate::app::{App, locked, now_ms};
use crate::error::Failure;
use crate::shell::{Command, Shell};

/// Requests that may wait at one table.
const WAITING: usize = 256;

/// Games with bots that are taken up at the start.
const TAKEN_UP: u32 = 2000;

/// How long the proof that a write goes through may take.
const PROVED_WITHIN: Duration = Duration::from_secs(3);

/// A line to the task that owns a table.
pub(crate) type Line = mpsc::Sender<Command>;

/// Lines to all tables in memory.
#[derive(Default)]
pub(crate) struct Hub {
    lines: Mutex<HashMap<TableId, Line>>,
    /// One lock for each table that is being read, so that it is never in memory twice.
    reading: Mutex<HashMap<TableId, Arc<AsyncMutex<()>>>>,
    /// When the last proof began that a write goes through.
    proof: AsyncMutex<Option<Instant>>,
}

/// The right to read one table into memory, or to remove it. Others are not held up.
pub(crate) struct Reading {
    app: App,
    id: TableId,
    lock: Arc<AsyncMutex<()>>,
    held: Option<OwnedMutexGuard<()>>,
}

impl Drop for Reading {
    fn drop(&mut self) {
        let mut reading = locked(&self.app.hub.reading);
        self.held = None;
        // The list's own and ours: nobody waits for it.
        if Arc::strong_count(&self.lock) <= 2 {
            reading.remove(&self.id);
        }
    }
}

impl App {
    /// The line to a table, which is read from the log if need be.
    pub(crate) async fn line(&self, id: TableId) -> Result<Line, Failure> {
        if let Some(line) = self.live(id) {
            return Ok(line);
        }
        let _reading = self.reading(id).await;
        if let Some(line) = self.live(id) {
            return Ok(line);
        }
        let (line, inbox) = mpsc::channel(WAITING);
        let shell = Shell::open(self.clone(), id, line.downgrade()).await?;
        locked(&self.hub.lines).insert(id, line.clone());
        tokio::spawn(shell.run(inbox));
        Ok(line)
    }

    /// Waits until nobody else reads this table.
    pub(crate) async fn reading(&self, id: TableId) -> Reading {
        let lock = locked(&self.hub.reading).entry(id).or_default().clone();
        let mut reading = Reading { app: self.clone(), id, lock: lock.clone(), held: None };
        reading.held = Some(lock.lock_owned().await);
        reading
    }

    /// Proves that a write goes through. However many ask at once, a proof that begins after a question answers it.
    pub(crate) async fn prove_writing(&self) -> Result<(), Failure> {
        let asked = Instant::now();
        let proved = async {
            let mut last = self.hub.proof.lock().await;
            if last.is_some_and(|it| it >= asked) {
                return Ok(());
            }
            let begun = Instant::now();
            self.store.prove_writing(now_ms()).await?;
            *last = Some(begun);
            Ok(())
        };
        match timeout(PROVED_WITHIN, proved).await {
            Ok(done) => done,
            Err(_) => Err(StoreError::Unwritten("no answer in time".into()).into()),
        }
    }

    /// The line to a table that is in memory. One whose task has failed is as good as forgotten.
    pub(crate) fn live(&self, id: TableId) -> Option<Line> {
        locked(&self.hub.lines).get(&id).filter(|it| !it.is_closed()).cloned()
    }

    /// Asks a table for something.
    pub(crate) async fn ask(&self, id: TableId, guest: Option<Guest>, ask: Ask) -> Result<TableSummary, Failure> {
        let line = self.line(id).await?;
        let (answer, answered) = oneshot::channel();
        line.send(Command::Ask { guest, ask, answer }).await.map_err(|_| Failure::Busy)?;
        drop(line);
        answered.await.map_err(|_| Failure::Busy)?
    }

    /// Tells all tables in memory that a guest has another name.
    pub(crate) async fn spread_name(&self, guest: &Guest) {
        let lines: Vec<Line> = locked(&self.hub.lines).values().cloned().collect();
        for line in lines {
            line.send(Command::Renamed(guest.clone())).await.ok();
        }
    }

    /// Forgets a table if nobody else holds a line to it and nothing waits there; true if it did.
    ///
    /// The hub's own line is the only way to a new one, so that nothing can be sent once it is gone.
    pub(crate) fn forget(&self, id: TableId, inbox: &mpsc::Receiver<Command>) -> bool {
        let mut lines = locked(&self.hub.lines);
        let alone = inbox.sender_strong_count() <= 1 && inbox.is_empty();
        if alone {
            lines.remove(&id);
        }
        alone
    }

    /// Forgets a table whatever happens; for one whose task ends.
    pub(crate) fn drop_line(&self, id: TableId) {
        locked(&self.hub.lines).remove(&id);
    }

    /// Takes up the games in which a bot may have to move, after a restart. Older ones wait until somebody looks.
    pub(crate) async fn wake_bots(self) {
        let tables = self.store.tables_with_bots(TAKEN_UP).await.unwrap_or_else(|error| {
            tracing::error!(?error, "the running games could not be listed");
            Vec::new()
        });
        for id in &tables {
            if let Err(error) = self.line(*id).await {
                tracing::error!(table = id.0, %error, "a table could not be taken up");
            }
        }
        tracing::info!(tables = tables.len(), "games with bots were taken up");
    }
}

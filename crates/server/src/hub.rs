//! The tables in memory. Memory is a cache of the log: a table that nobody looks at is forgotten and read again.

use std::collections::HashMap;
use std::sync::Mutex;

use store::{Guest, TableId};
use tokio::sync::{Mutex as AsyncMutex, mpsc, oneshot};
use wire::TableSummary;

use crate::app::{App, locked};
use crate::error::Failure;
use crate::room::{Ask, Command, Room};

/// Requests that may wait at one table.
const WAITING: usize = 256;

/// Games with bots that are taken up at the start.
const TAKEN_UP: u32 = 2000;

/// A line to the task that owns a table.
pub(crate) type Line = mpsc::Sender<Command>;

/// Lines to all tables in memory.
#[derive(Default)]
pub(crate) struct Hub {
    lines: Mutex<HashMap<TableId, Line>>,
    /// Held while a table is read, so that it is never in memory twice.
    reading: AsyncMutex<()>,
}

impl App {
    /// The line to a table, which is read from the log if need be.
    pub(crate) async fn line(&self, id: TableId) -> Result<Line, Failure> {
        if let Some(line) = self.live(id) {
            return Ok(line);
        }
        let _alone = self.hub.reading.lock().await;
        if let Some(line) = self.live(id) {
            return Ok(line);
        }
        let table = self.store.table_by_id(id).await?.ok_or(Failure::NoTable)?;
        let (line, inbox) = mpsc::channel(WAITING);
        let room = Room::open(self.clone(), table, line.downgrade()).await?;
        locked(&self.hub.lines).insert(id, line.clone());
        tokio::spawn(room.run(inbox));
        Ok(line)
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

//! What is not kept for ever goes little by little, while nobody looks.

use std::time::Duration;

use ledger::{Discard, StoreError, TableId};

use crate::app::{App, closed, now_ms};

/// Tables and guests that are listed at a time.
const BATCH: u32 = 50;
/// Lines that are removed at a time.
const LINES: u32 = 500;
/// Between two steps, so that players never wait behind a row of them.
const BREATH: Duration = Duration::from_millis(20);

impl App {
    /// Removes what is too old, now and every so often, until the server closes.
    pub(crate) async fn keep_house(self) {
        let mut closing = self.closing.clone();
        let every = self.config.retention.every;
        let work = async {
            loop {
                match self.sweep().await {
                    Ok(0) => (),
                    Ok(removed) => tracing::info!(removed, "what was too old is removed"),
                    Err(error) => tracing::error!(?error, "what is too old could not be removed; later"),
                }
                tokio::time::sleep(every).await;
            }
        };
        tokio::select! { () = work => (), () = closed(&mut closing) => () }
    }

    /// Goes once through everything; how much was removed.
    pub(crate) async fn sweep(&self) -> Result<u32, StoreError> {
        let kept = &self.config.retention;
        let mut removed = 0;
        if let Some(before) = ago(kept.gatherings) {
            removed += self.sweep_tables(before, false).await?;
        }
        if let Some(before) = ago(kept.finished) {
            removed += self.sweep_tables(before, true).await?;
        }
        if let Some(before) = ago(kept.chat) {
            while self.store.n_old_words(before).await? > 0 {
                self.store.discard(Discard::OldWords { before, limit: LINES }).await?;
                tokio::time::sleep(BREATH).await;
            }
        }
        if let Some(most) = kept.chat_lines {
            self.sweep_talk(most).await?;
        }
        if let Some(before) = ago(kept.guests) {
            removed += self.sweep_guests(before).await?;
        }
        Ok(removed)
    }

    async fn sweep_tables(&self, before: i64, finished: bool) -> Result<u32, StoreError> {
        let mut removed = 0;
        let mut limit = BATCH;
        loop {
            let old = if finished {
                self.store.finished_tables(before, limit).await?
            } else {
                self.store.forsaken_tables(before, limit).await?
            };
            let mut gone = 0;
            for id in &old {
                gone += u32::from(self.sweep_table(*id, before).await?);
            }
            removed += gone;
            // Those in memory stay for now: beyond them there may be more.
            if (old.len() as u32) < limit {
                return Ok(removed);
            }
            limit = BATCH + (old.len() as u32 - gone);
        }
    }

    /// Removes a table that is not in memory; nobody can read it meanwhile.
    async fn sweep_table(&self, id: TableId, before: i64) -> Result<bool, StoreError> {
        let _reading = self.reading(id).await;
        if self.live(id).is_some() {
            return Ok(false);
        }
        self.store.discard(Discard::Table { id, before }).await?;
        tokio::time::sleep(BREATH).await;
        Ok(true)
    }

    async fn sweep_talk(&self, most: u32) -> Result<(), StoreError> {
        loop {
            let long = self.store.long_talks(most, BATCH).await?;
            let last = (long.len() as u32) < BATCH;
            for (table, channel) in long {
                self.store.discard(Discard::ManyWords { table, channel, keep: most }).await?;
                tokio::time::sleep(BREATH).await;
            }
            if last {
                return Ok(());
            }
        }
    }

    async fn sweep_guests(&self, before: i64) -> Result<u32, StoreError> {
        let mut removed = 0;
        loop {
            let gone = self.store.vanished_guests(before, BATCH).await?;
            let n_gone = gone.len() as u32;
            for guest in gone {
                self.store.discard(Discard::Guest { id: guest, before }).await?;
                tokio::time::sleep(BREATH).await;
            }
            removed += n_gone;
            if n_gone < BATCH {
                return Ok(removed);
            }
        }
    }
}

/// The time before which something is too old; none if it is kept for ever.
fn ago(kept: Option<Duration>) -> Option<i64> {
    Some(now_ms() - i64::try_from(kept?.as_millis()).unwrap_or(i64::MAX))
}

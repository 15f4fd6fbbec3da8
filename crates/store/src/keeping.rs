//! What is not kept for ever. Everything goes in small steps, so that nobody waits long behind one, and no step touches
//! a table at which a game is played.

use sqlx::{Row as _, SqliteConnection};

use crate::writes::Write;
use crate::{GuestId, Store, StoreError, TableId};

/// One small step.
#[derive(Debug)]
pub(crate) enum Discard {
    /// A table, its games and its talk, if nothing has happened there since.
    Table { id: TableId, before: i64 },
    /// A guest, if he has no table and was not here since.
    Guest { id: GuestId, before: i64 },
    /// Some of what was said before then.
    OldWords { before: i64, limit: u32 },
    /// All but the last lines of one channel of a table.
    ManyWords { table: TableId, channel: String, keep: u32 },
}

impl Store {
    /// Tables at which no game was ever begun and nothing has happened since then, oldest first.
    pub async fn forsaken_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'gathering' AND round = 0 AND changed < $1
                   ORDER BY changed LIMIT $2";
        self.listed(sql, before, limit).await
    }

    /// Tables whose last game is over and at which nothing has happened since then.
    pub async fn finished_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase IN ('over', 'gathering') AND round > 0 AND changed < $1
                   ORDER BY changed LIMIT $2";
        self.listed(sql, before, limit).await
    }

    async fn listed(&self, sql: &'static str, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(sql).bind(before).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|it| Ok(TableId(it.try_get("id")?))).collect()
    }

    /// Guests without a table who were not here since then.
    pub async fn vanished_guests(&self, before: i64, limit: u32) -> Result<Vec<GuestId>, StoreError> {
        let sql = "SELECT id FROM guests g WHERE seen < $1
                   AND NOT EXISTS (SELECT 1 FROM members m WHERE m.guest = g.id)
                   AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = g.id) ORDER BY seen LIMIT $2";
        let rows = sqlx::query(sql).bind(before).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|it| Ok(GuestId(it.try_get("id")?))).collect()
    }

    /// How many lines were said before then.
    pub async fn n_old_words(&self, before: i64) -> Result<u32, StoreError> {
        let count = sqlx::query("SELECT COUNT(*) AS n FROM chat WHERE at < $1").bind(before);
        Ok(count.fetch_one(&self.reads).await?.try_get("n")?)
    }

    /// Channels in which more than `most` lines are kept.
    pub async fn long_talks(&self, most: u32, limit: u32) -> Result<Vec<(TableId, String)>, StoreError> {
        let sql = "SELECT table_id, channel FROM chat GROUP BY table_id, channel HAVING COUNT(*) > $1 LIMIT $2";
        let rows = sqlx::query(sql).bind(most).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|it| Ok((TableId(it.try_get("table_id")?), it.try_get("channel")?))).collect()
    }

    /// Removes a table at which no game is played and nothing has happened since then. It must not be in memory.
    pub async fn discard_table(&self, id: TableId, before: i64) -> Result<(), StoreError> {
        self.write(Write::Discard(Discard::Table { id, before })).await
    }

    /// Removes a guest without a table who was not here since then, and what he said as a visitor.
    pub async fn discard_guest(&self, id: GuestId, before: i64) -> Result<(), StoreError> {
        self.write(Write::Discard(Discard::Guest { id, before })).await
    }

    /// Removes up to `limit` of the oldest lines that were said before then.
    pub async fn discard_old_words(&self, before: i64, limit: u32) -> Result<(), StoreError> {
        self.write(Write::Discard(Discard::OldWords { before, limit })).await
    }

    /// Keeps the last `keep` lines of a channel.
    pub async fn discard_many_words(&self, table: TableId, channel: String, keep: u32) -> Result<(), StoreError> {
        self.write(Write::Discard(Discard::ManyWords { table, channel, keep })).await
    }
}

impl Discard {
    pub(crate) async fn carry_out(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Self::Table { id, before } => discard_table(to, *id, *before).await,
            Self::Guest { id, before } => discard_guest(to, id, *before).await,
            Self::OldWords { before, limit } => {
                let sql = "DELETE FROM chat WHERE (table_id, number) IN
                           (SELECT table_id, number FROM chat WHERE at < $1 ORDER BY at LIMIT $2)";
                sqlx::query(sql).bind(before).bind(limit).execute(to).await?;
                Ok(())
            }
            Self::ManyWords { table, channel, keep } => {
                let sql = "DELETE FROM chat WHERE table_id = $1 AND channel = $2 AND number <=
                           (SELECT number FROM chat WHERE table_id = $1 AND channel = $2
                            ORDER BY number DESC LIMIT 1 OFFSET $3)";
                sqlx::query(sql).bind(table.0).bind(channel).bind(keep).execute(to).await?;
                Ok(())
            }
        }
    }
}

async fn discard_table(to: &mut SqliteConnection, id: TableId, before: i64) -> Result<(), StoreError> {
    // Asked once more, inside the transaction: somebody may have sat down meanwhile.
    let idle = sqlx::query("SELECT 1 FROM tables WHERE id = $1 AND phase <> 'playing' AND changed < $2");
    if idle.bind(id.0).bind(before).fetch_optional(&mut *to).await?.is_none() {
        return Ok(());
    }
    for sql in [
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM moves WHERE table_id = $1",
        "DELETE FROM games WHERE table_id = $1",
        "DELETE FROM members WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id.0).execute(&mut *to).await?;
    }
    Ok(())
}

async fn discard_guest(to: &mut SqliteConnection, id: &GuestId, before: i64) -> Result<(), StoreError> {
    let gone = sqlx::query(
        "SELECT 1 FROM guests g WHERE id = $1 AND seen < $2
         AND NOT EXISTS (SELECT 1 FROM members m WHERE m.guest = g.id)
         AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = g.id)",
    );
    if gone.bind(&id.0).bind(before).fetch_optional(&mut *to).await?.is_none() {
        return Ok(());
    }
    for sql in [
        "DELETE FROM chat WHERE guest = $1",
        "DELETE FROM secrets WHERE guest = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        sqlx::query(sql).bind(&id.0).execute(&mut *to).await?;
    }
    Ok(())
}

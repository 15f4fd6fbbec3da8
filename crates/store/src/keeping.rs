//! What is not kept for ever. Everything goes in small steps, so that nobody waits long behind one, and no step touches
//! a table at which a game is played.

use ledger::{Discard, GuestId, TableId};
use sqlx::{Row as _, SqliteConnection};

use crate::error::Fault;
use crate::reads::Reads;

impl Reads {
    pub(crate) async fn forsaken_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, Fault> {
        let sql = "SELECT id FROM tables WHERE phase = 'gathering' AND round = 0 AND changed < $1
                   ORDER BY changed LIMIT $2";
        self.listed(sql, before, limit).await
    }

    pub(crate) async fn finished_tables(&self, before: i64, limit: u32) -> Result<Vec<TableId>, Fault> {
        let sql = "SELECT id FROM tables WHERE phase IN ('over', 'gathering') AND round > 0 AND changed < $1
                   ORDER BY changed LIMIT $2";
        self.listed(sql, before, limit).await
    }

    async fn listed(&self, sql: &'static str, before: i64, limit: u32) -> Result<Vec<TableId>, Fault> {
        let rows = sqlx::query(sql).bind(before).bind(limit).fetch_all(&self.pool).await?;
        rows.iter().map(|it| Ok(TableId(it.try_get("id")?))).collect()
    }

    pub(crate) async fn vanished_guests(&self, before: i64, limit: u32) -> Result<Vec<GuestId>, Fault> {
        let sql = "SELECT id FROM guests g WHERE seen < $1
                   AND NOT EXISTS (SELECT 1 FROM members m WHERE m.guest = g.id)
                   AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = g.id) ORDER BY seen LIMIT $2";
        let rows = sqlx::query(sql).bind(before).bind(limit).fetch_all(&self.pool).await?;
        rows.iter().map(|it| Ok(GuestId(it.try_get("id")?))).collect()
    }

    pub(crate) async fn n_old_words(&self, before: i64) -> Result<u32, Fault> {
        let count = sqlx::query("SELECT COUNT(*) AS n FROM chat WHERE at < $1").bind(before);
        Ok(count.fetch_one(&self.pool).await?.try_get("n")?)
    }

    pub(crate) async fn long_talks(&self, most: u32, limit: u32) -> Result<Vec<(TableId, String)>, Fault> {
        let sql = "SELECT table_id, channel FROM chat GROUP BY table_id, channel HAVING COUNT(*) > $1 LIMIT $2";
        let rows = sqlx::query(sql).bind(most).bind(limit).fetch_all(&self.pool).await?;
        rows.iter().map(|it| Ok((TableId(it.try_get("table_id")?), it.try_get("channel")?))).collect()
    }
}

pub(crate) async fn discard(to: &mut SqliteConnection, what: &Discard) -> Result<(), Fault> {
    match what {
        Discard::Table { id, before } => discard_table(to, *id, *before).await,
        Discard::Guest { id, before } => discard_guest(to, id, *before).await,
        Discard::OldWords { before, limit } => {
            let sql = "DELETE FROM chat WHERE (table_id, number) IN
                       (SELECT table_id, number FROM chat WHERE at < $1 ORDER BY at LIMIT $2)";
            sqlx::query(sql).bind(before).bind(limit).execute(to).await?;
            Ok(())
        }
        Discard::ManyWords { table, channel, keep } => {
            let sql = "DELETE FROM chat WHERE table_id = $1 AND channel = $2 AND number <=
                       (SELECT number FROM chat WHERE table_id = $1 AND channel = $2
                        ORDER BY number DESC LIMIT 1 OFFSET $3)";
            sqlx::query(sql).bind(table.0).bind(channel).bind(keep).execute(to).await?;
            Ok(())
        }
    }
}

async fn discard_table(to: &mut SqliteConnection, id: TableId, before: i64) -> Result<(), Fault> {
    // Asked once more, inside the transaction: somebody may have sat down meanwhile.
    let idle = sqlx::query("SELECT 1 FROM tables WHERE id = $1 AND phase <> 'playing' AND changed < $2");
    if idle.bind(id.0).bind(before).fetch_optional(&mut *to).await?.is_none() {
        return Ok(());
    }
    for sql in [
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM games WHERE table_id = $1",
        "DELETE FROM members WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id.0).execute(&mut *to).await?;
    }
    Ok(())
}

async fn discard_guest(to: &mut SqliteConnection, id: &GuestId, before: i64) -> Result<(), Fault> {
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

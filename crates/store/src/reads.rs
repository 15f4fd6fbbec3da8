//! What can be read.

use std::collections::HashMap;

use ledger::{Chat, Code, Game, GameLog, Guest, GuestId, Link, Phase, SecretHash, Sitter, Table, TableId};
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteRow};
use sqlx::{Row as _, SqlitePool};
use table::Seed;

use crate::entries::logged;
use crate::error::Fault;
use crate::json::{from_json, to_json};

/// All of a table; it changed when the last entry that everybody noticed was made, if that is later than the row
/// itself. When somebody has answered in secret is a secret as well.
const TABLE: &str = "SELECT t.*, MAX(t.changed, COALESCE((SELECT e.at FROM entries e
       WHERE e.table_id = t.id AND e.round = t.round AND e.noticed = 1 ORDER BY e.seq DESC LIMIT 1), 0)) AS latest FROM tables t ";

/// The connections that read. What each question means is said where it can be asked, in [`ledger::Store`].
#[derive(Clone, Debug)]
pub(crate) struct Reads {
    pub(crate) pool: SqlitePool,
}

/// The guest with a secret, and whether he was not yet here today.
pub(crate) struct Known {
    pub(crate) guest: Guest,
    pub(crate) not_today: bool,
}

impl Reads {
    pub(crate) async fn ping(&self) -> Result<(), Fault> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    pub(crate) async fn guest_by_secret(&self, secret: SecretHash) -> Result<Option<Known>, Fault> {
        let sql = "SELECT g.id, g.name, g.seen < (unixepoch() - 86400) * 1000 AS not_today
                   FROM secrets s JOIN guests g ON g.id = s.guest WHERE s.hash = $1";
        let row = sqlx::query(sql).bind(&secret.0[..]).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let guest = Guest { id: GuestId(row.try_get("id")?), name: row.try_get("name")? };
        Ok(Some(Known { guest, not_today: row.try_get("not_today")? }))
    }

    pub(crate) async fn names(&self, guests: &[GuestId]) -> Result<HashMap<GuestId, String>, Fault> {
        let wanted = to_json(guests)?;
        let rows = sqlx::query("SELECT id, name FROM guests WHERE id IN (SELECT value FROM json_each($1))")
            .bind(wanted)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|it| Ok((GuestId(it.try_get("id")?), it.try_get("name")?))).collect()
    }

    pub(crate) async fn table(&self, code: &Code) -> Result<Option<Table>, Fault> {
        let sql = joined(&[TABLE, "WHERE t.code = $1"]);
        let row = sqlx::query(sql).bind(code.as_str()).fetch_optional(&self.pool).await?;
        row.as_ref().map(table).transpose()
    }

    pub(crate) async fn table_by_link(&self, link: &Link) -> Result<Option<Table>, Fault> {
        let sql = joined(&[TABLE, "WHERE t.link = $1"]);
        let row = sqlx::query(sql).bind(&link.0).fetch_optional(&self.pool).await?;
        row.as_ref().map(table).transpose()
    }

    pub(crate) async fn table_by_id(&self, id: TableId) -> Result<Option<Table>, Fault> {
        let sql = joined(&[TABLE, "WHERE t.id = $1"]);
        let row = sqlx::query(sql).bind(id.0).fetch_optional(&self.pool).await?;
        row.as_ref().map(table).transpose()
    }

    pub(crate) async fn lobby(&self, since: i64, limit: u32) -> Result<Vec<Table>, Fault> {
        let sql = joined(&[
            TABLE,
            "WHERE t.public = 1 AND t.phase IN ('gathering', 'playing') AND latest >= $1
             ORDER BY t.phase, latest DESC LIMIT $2",
        ]);
        readable(&sqlx::query(sql).bind(since).bind(limit).fetch_all(&self.pool).await?)
    }

    pub(crate) async fn tables_of(&self, guest: &GuestId, limit: u32) -> Result<Vec<Table>, Fault> {
        let sql = joined(&[
            TABLE,
            "JOIN members b ON b.table_id = t.id WHERE b.guest = $1 ORDER BY t.phase = 'over', latest DESC LIMIT $2",
        ]);
        readable(&sqlx::query(sql).bind(&guest.0).bind(limit).fetch_all(&self.pool).await?)
    }

    pub(crate) async fn n_open_tables(&self, host: &GuestId, since: i64) -> Result<u32, Fault> {
        let sql = "SELECT COUNT(*) AS n FROM tables
                   WHERE host = $1 AND phase IN ('gathering', 'playing') AND created >= $2";
        Ok(sqlx::query(sql).bind(&host.0).bind(since).fetch_one(&self.pool).await?.try_get("n")?)
    }

    pub(crate) async fn tables_with_bots(&self, limit: u32) -> Result<Vec<TableId>, Fault> {
        let sql = "SELECT id FROM tables WHERE phase = 'playing' AND EXISTS
                       (SELECT 1 FROM json_each(seats) s WHERE s.value ->> 'kind' = 'bot') ORDER BY changed DESC LIMIT $1";
        let rows = sqlx::query(sql).bind(limit).fetch_all(&self.pool).await?;
        rows.iter().map(|it| Ok(TableId(it.try_get("id")?))).collect()
    }

    pub(crate) async fn game(&self, table: TableId, round: u32) -> Result<Option<GameLog>, Fault> {
        let asked = sqlx::query("SELECT * FROM games WHERE table_id = $1 AND round = $2").bind(table.0).bind(round);
        self.with_log(asked).await
    }

    pub(crate) async fn game_by_link(&self, link: &Link) -> Result<Option<GameLog>, Fault> {
        self.with_log(sqlx::query("SELECT * FROM games WHERE link = $1").bind(&link.0)).await
    }

    /// The game that is asked for, and its log.
    async fn with_log(&self, asked: Query<'_, Sqlite, SqliteArguments>) -> Result<Option<GameLog>, Fault> {
        // One snapshot for both queries: an entry must not come between them.
        let mut snapshot = self.pool.begin().await?;
        let Some(row) = asked.fetch_optional(&mut *snapshot).await? else { return Ok(None) };
        let game = game(&row)?;
        let sql = "SELECT seq, kind, actor, text, at FROM entries WHERE table_id = $1 AND round = $2 ORDER BY seq";
        let entries = sqlx::query(sql).bind(game.table.0).bind(game.round).fetch_all(&mut *snapshot).await?;
        let entries = entries.iter().map(logged).collect::<Result<_, _>>()?;
        Ok(Some(GameLog { game, entries }))
    }

    pub(crate) async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, Fault> {
        let sql = "SELECT * FROM (SELECT c.*, ROW_NUMBER() OVER (PARTITION BY channel ORDER BY number DESC) AS back
                   FROM chat c WHERE table_id = $1) WHERE back <= $2 ORDER BY number";
        let rows = sqlx::query(sql).bind(table.0).bind(limit).fetch_all(&self.pool).await?;
        rows.iter().map(chat).collect()
    }
}

/// Puts constant pieces of SQL together.
fn joined(pieces: &[&'static str]) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(pieces.concat())
}

/// The tables of a list. One that cannot be read must not take all others with it: it is missing here, and whoever
/// wants to come to it hears why.
fn readable(rows: &[SqliteRow]) -> Result<Vec<Table>, Fault> {
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        match table(row) {
            Ok(table) => tables.push(table),
            Err(Fault::Refused(error)) => {
                let id: i64 = row.try_get("id")?;
                tracing::error!(table = id, %error, "a table is left out of a list");
            }
            Err(other) => return Err(other),
        }
    }
    Ok(tables)
}

fn table(row: &SqliteRow) -> Result<Table, Fault> {
    let phase: &str = row.try_get("phase")?;
    let seats: Vec<Sitter> = from_json(row.try_get("seats")?)?;
    let code: Option<&str> = row.try_get("code")?;
    Ok(Table {
        id: TableId(row.try_get("id")?),
        code: code.map_or(Code::NONE, Code::new),
        link: Link(row.try_get("link")?),
        game: row.try_get("game")?,
        options: from_json(row.try_get("options")?)?,
        seats,
        host: GuestId(row.try_get("host")?),
        public: row.try_get("public")?,
        round: row.try_get("round")?,
        phase: Phase::of_key(phase).ok_or_else(|| Fault::unreadable(format!("phase {phase}")))?,
        outcome: row.try_get::<Option<&str>, _>("outcome")?.map(from_json).transpose()?,
        settings: from_json(row.try_get("manner")?)?,
        version: row.try_get("version")?,
        created: row.try_get("created")?,
        changed: row.try_get("latest")?,
    })
}

fn game(row: &SqliteRow) -> Result<Game, Fault> {
    let seed: Vec<u8> = row.try_get("seed")?;
    let seed = seed.try_into().map_err(|_| Fault::unreadable("a seed of the wrong length"))?;
    Ok(Game {
        table: TableId(row.try_get("table_id")?),
        round: row.try_get("round")?,
        link: Link(row.try_get("link")?),
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        options: row.try_get("options")?,
        n_seats: row.try_get::<u32, _>("n_seats")? as usize,
        names: from_json(row.try_get("names")?)?,
        guests: row.try_get::<Option<&str>, _>("guests")?.map(from_json).transpose()?.unwrap_or_default(),
        seed: Seed::new(seed),
        result: row.try_get("result")?,
        begun: row.try_get("begun")?,
    })
}

fn chat(row: &SqliteRow) -> Result<Chat, Fault> {
    let audience: Option<&str> = row.try_get("audience")?;
    Ok(Chat {
        channel: row.try_get("channel")?,
        audience: audience.map(from_json).transpose()?,
        number: row.try_get("number")?,
        guest: GuestId(row.try_get("guest")?),
        seat: row.try_get("seat")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

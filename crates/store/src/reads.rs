//! What can be read.

use std::collections::HashMap;

use serde::de::DeserializeOwned;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use table::{Actor, Seat, Seed};

use crate::{
    Chat, Code, Game, GameLog, Guest, GuestId, Link, LoggedMove, Phase, SecretHash, Sitter, Store, StoreError,
};
use crate::{Table, TableId};

/// All of a table; it changed when the last move that everybody noticed was made, if that is later than the row
/// itself. When somebody has answered in secret is a secret as well.
const TABLE: &str = "SELECT t.*, MAX(t.changed, COALESCE((SELECT m.at FROM moves m
       WHERE m.table_id = t.id AND m.round = t.round AND m.noticed = 1 ORDER BY m.seq DESC LIMIT 1), 0)) AS latest FROM tables t ";

impl Store {
    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.reads).await?;
        Ok(())
    }

    /// The guest whose device holds this secret.
    pub async fn guest_by_secret(&self, secret: SecretHash) -> Result<Option<Guest>, StoreError> {
        let sql = "SELECT g.id, g.name, g.seen < (unixepoch() - 86400) * 1000 AS not_today
                   FROM secrets s JOIN guests g ON g.id = s.guest WHERE s.hash = $1";
        let row = sqlx::query(sql).bind(&secret.0[..]).fetch_optional(&self.reads).await?;
        let Some(row) = row else { return Ok(None) };
        let guest = Guest { id: GuestId(row.try_get("id")?), name: row.try_get("name")? };
        if row.try_get("not_today")? {
            self.note_seen(guest.id.clone());
        }
        Ok(Some(guest))
    }

    /// The names of these guests.
    pub async fn names(&self, guests: &[GuestId]) -> Result<HashMap<GuestId, String>, StoreError> {
        let wanted = serde_json::to_string(guests).map_err(|it| StoreError::Unreadable(it.to_string()))?;
        let rows = sqlx::query("SELECT id, name FROM guests WHERE id IN (SELECT value FROM json_each($1))")
            .bind(wanted)
            .fetch_all(&self.reads)
            .await?;
        rows.iter().map(|it| Ok((GuestId(it.try_get("id")?), it.try_get("name")?))).collect()
    }

    /// The table that has this short code now.
    pub async fn table(&self, code: &Code) -> Result<Option<Table>, StoreError> {
        let sql = joined(&[TABLE, "WHERE t.code = $1"]);
        let row = sqlx::query(sql).bind(code.as_str()).fetch_optional(&self.reads).await?;
        row.as_ref().map(table).transpose()
    }

    /// The table to which this link leads.
    pub async fn table_by_link(&self, link: &Link) -> Result<Option<Table>, StoreError> {
        let sql = joined(&[TABLE, "WHERE t.link = $1"]);
        let row = sqlx::query(sql).bind(&link.0).fetch_optional(&self.reads).await?;
        row.as_ref().map(table).transpose()
    }

    /// The table with this id.
    pub async fn table_by_id(&self, id: TableId) -> Result<Option<Table>, StoreError> {
        let sql = joined(&[TABLE, "WHERE t.id = $1"]);
        let row = sqlx::query(sql).bind(id.0).fetch_optional(&self.reads).await?;
        row.as_ref().map(table).transpose()
    }

    /// The tables that the lobby shows if something happened there since then: open ones first, then those that can
    /// be watched.
    pub async fn lobby(&self, since: i64, limit: u32) -> Result<Vec<Table>, StoreError> {
        let sql = joined(&[
            TABLE,
            "WHERE t.public = 1 AND t.phase IN ('gathering', 'playing') AND latest >= $1
             ORDER BY t.phase, latest DESC LIMIT $2",
        ]);
        sqlx::query(sql).bind(since).bind(limit).fetch_all(&self.reads).await?.iter().map(table).collect()
    }

    /// The tables that a guest has opened or sits at: unfinished ones first, then the newest.
    pub async fn tables_of(&self, guest: &GuestId, limit: u32) -> Result<Vec<Table>, StoreError> {
        let sql = joined(&[
            TABLE,
            "JOIN members b ON b.table_id = t.id WHERE b.guest = $1 ORDER BY t.phase = 'over', latest DESC LIMIT $2",
        ]);
        let rows = sqlx::query(sql).bind(&guest.0).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(table).collect()
    }

    /// How many tables a guest has opened since then and not finished.
    pub async fn n_open_tables(&self, host: &GuestId, since: i64) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) AS n FROM tables
                   WHERE host = $1 AND phase IN ('gathering', 'playing') AND created >= $2";
        Ok(sqlx::query(sql).bind(&host.0).bind(since).fetch_one(&self.reads).await?.try_get("n")?)
    }

    /// The tables where a game runs in which a bot may have to move, newest first.
    pub async fn tables_with_bots(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'playing' AND EXISTS
                       (SELECT 1 FROM json_each(seats) s WHERE s.value ->> 'kind' = 'bot') ORDER BY changed DESC LIMIT $1";
        let rows = sqlx::query(sql).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|it| Ok(TableId(it.try_get("id")?))).collect()
    }

    /// One game of a table, with its moves.
    pub async fn game(&self, table: TableId, round: u32) -> Result<Option<GameLog>, StoreError> {
        // One snapshot for both queries: a move must not come between them.
        let mut snapshot = self.reads.begin().await?;
        let row = sqlx::query("SELECT * FROM games WHERE table_id = $1 AND round = $2")
            .bind(table.0)
            .bind(round)
            .fetch_optional(&mut *snapshot)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let moves =
            sqlx::query("SELECT seq, actor, notation, at FROM moves WHERE table_id = $1 AND round = $2 ORDER BY seq")
                .bind(table.0)
                .bind(round)
                .fetch_all(&mut *snapshot)
                .await?;
        let moves = moves.iter().map(logged).collect::<Result<_, _>>()?;
        Ok(Some(GameLog { game: game(&row)?, moves }))
    }

    /// The last things said in each channel of a table, oldest first. Each channel is cut by itself: how much is left
    /// of one must not tell how much was said in another.
    pub async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, StoreError> {
        let sql = "SELECT * FROM (SELECT c.*, ROW_NUMBER() OVER (PARTITION BY channel ORDER BY number DESC) AS back
                   FROM chat c WHERE table_id = $1) WHERE back <= $2 ORDER BY number";
        let rows = sqlx::query(sql).bind(table.0).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(chat).collect()
    }
}

/// Puts constant pieces of SQL together.
fn joined(pieces: &[&'static str]) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(pieces.concat())
}

fn table(row: &SqliteRow) -> Result<Table, StoreError> {
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
        phase: Phase::of_key(phase).ok_or_else(|| StoreError::Unreadable(format!("phase {phase}")))?,
        outcome: row.try_get("outcome")?,
        manner: row.try_get("manner")?,
        created: row.try_get("created")?,
        changed: row.try_get("latest")?,
    })
}

fn game(row: &SqliteRow) -> Result<Game, StoreError> {
    let seed: Vec<u8> = row.try_get("seed")?;
    let seed = seed.try_into().map_err(|_| StoreError::Unreadable("a seed of the wrong length".into()))?;
    Ok(Game {
        table: TableId(row.try_get("table_id")?),
        round: row.try_get("round")?,
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

fn logged(row: &SqliteRow) -> Result<LoggedMove, StoreError> {
    let actor: i64 = row.try_get("actor")?;
    let actor = match usize::try_from(actor) {
        Err(_) => Actor::Referee,
        Ok(idx) => Seat::new(idx).map(Actor::Seat).ok_or_else(|| StoreError::Unreadable(format!("seat {idx}")))?,
    };
    Ok(LoggedMove { seq: row.try_get("seq")?, actor, notation: row.try_get("notation")?, at: row.try_get("at")? })
}

fn chat(row: &SqliteRow) -> Result<Chat, StoreError> {
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

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|it| StoreError::Unreadable(it.to_string()))
}

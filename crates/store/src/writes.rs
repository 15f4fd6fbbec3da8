//! How requests are written.

use ledger::{Chat, Entry, Game, Guest, GuestId, Place, SecretHash, StoreError, Table, TableId, Write};
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::entries::Columns;
use crate::error::Fault;
use crate::forget::forget;
use crate::json::to_json;
use crate::keeping::discard;

/// Entries that one statement writes. The worker of the database is another thread: each statement costs two switches between the
/// two, which is more than the row itself. A few sizes only, so that every statement is prepared once.
const ROWS_TOGETHER: [usize; 3] = [64, 16, 4];

/// How many of these requests one statement can write: those that append to a log and do nothing else, as many as stand first in
/// the row.
pub(crate) fn n_together(writes: &[Write]) -> usize {
    let plain = |it: &&Write| matches!(it, Write::Append { table: None, .. });
    let n_plain = writes.iter().take(ROWS_TOGETHER[0]).take_while(plain).count();
    ROWS_TOGETHER.into_iter().find(|it| *it <= n_plain).unwrap_or(1)
}

/// Writes what [`n_together`] has counted, all or none of them.
pub(crate) async fn append_together(writes: &[Write], to: &mut SqliteConnection) -> Result<(), Fault> {
    let mut insert = sqlx::query(AssertSqlSafe(insert_entries(writes.len())));
    for write in writes {
        let Write::Append { place, entry, at, noticed, .. } = write else { continue };
        insert = with_entry(insert, *place, entry, *at, *noticed)?;
    }
    insert.execute(to).await?;
    Ok(())
}

/// Writes a request, or leaves the transaction as it was.
pub(crate) async fn carry_out(write: &Write, connection: &mut SqliteConnection) -> Result<(), Fault> {
    // A single statement undoes itself when it fails; only several need a savepoint around them.
    if let Write::Append { place, entry, at, noticed, table: None } = write {
        return append(connection, *place, entry, *at, *noticed).await;
    }
    let mut inner = connection.begin().await?;
    statements(write, &mut inner).await?;
    inner.commit().await?;
    Ok(())
}

async fn statements(write: &Write, to: &mut SqliteConnection) -> Result<(), Fault> {
    match write {
        Write::Guest { guest, secret, at } => {
            add_guest(to, guest, *at).await?;
            add_secret(to, &guest.id, *secret, *at).await
        }
        Write::Secret { guest, secret, at } => add_secret(to, guest, *secret, *at).await,
        Write::Rename { guest } => rename(to, guest).await,
        Write::Open(table) => add_table(to, table).await,
        Write::Save(table) => save_table(to, table).await,
        Write::Begin(both) => {
            add_game(to, &both.1).await?;
            save_table(to, &both.0).await
        }
        Write::Append { place, entry, at, noticed, table } => {
            append(to, *place, entry, *at, *noticed).await?;
            match table {
                Some(table) => save_table(to, table).await,
                None => Ok(()),
            }
        }
        Write::Finish(both) => {
            set_result(to, &both.0, &both.1).await?;
            save_table(to, &both.0).await
        }
        Write::Chat { table, chat } => add_chat(to, *table, chat).await,
        Write::Pulse { at } => beat(to, *at).await,
        Write::Seen { guest } => note_seen(to, guest).await,
        Write::Forget { guest } => forget(to, guest).await,
        Write::Discard(what) => discard(to, what).await,
    }
}

async fn append(to: &mut SqliteConnection, place: Place, entry: &Entry, at: i64, noticed: bool) -> Result<(), Fault> {
    let insert = with_entry(sqlx::query(AssertSqlSafe(insert_entries(1))), place, entry, at, noticed)?;
    let conflict = StoreError::Conflict { round: place.round, seq: place.seq };
    insert.execute(to).await.map_err(Fault::of_insert(conflict))?;
    Ok(())
}

fn insert_entries(n_rows: usize) -> String {
    let columns = "INSERT INTO entries (table_id, round, seq, kind, actor, text, at, noticed) VALUES ";
    let row = "(?, ?, ?, ?, ?, ?, ?, ?), ";
    let rows = row.repeat(n_rows);
    format!("{columns}{}", rows.trim_end_matches(", "))
}

fn with_entry<'q>(
    insert: Asked<'q>,
    place: Place,
    entry: &'q Entry,
    at: i64,
    noticed: bool,
) -> Result<Asked<'q>, Fault> {
    let Columns { kind, actor, text } = Columns::of(entry)?;
    let insert = insert.bind(place.table.0).bind(place.round).bind(place.seq).bind(kind).bind(actor);
    Ok(insert.bind(text).bind(at).bind(noticed))
}

async fn add_guest(to: &mut SqliteConnection, guest: &Guest, at: i64) -> Result<(), Fault> {
    let insert = sqlx::query("INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $3)");
    insert
        .bind(&guest.id.0)
        .bind(&guest.name)
        .bind(at)
        .execute(to)
        .await
        .map_err(Fault::of_insert(StoreError::Taken))?;
    Ok(())
}

async fn note_seen(to: &mut SqliteConnection, guest: &GuestId) -> Result<(), Fault> {
    let update = sqlx::query("UPDATE guests SET seen = unixepoch() * 1000 WHERE id = $1");
    update.bind(&guest.0).execute(to).await?;
    Ok(())
}

async fn beat(to: &mut SqliteConnection, at: i64) -> Result<(), Fault> {
    let upsert = sqlx::query("INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1");
    upsert.bind(at).execute(to).await?;
    Ok(())
}

async fn add_secret(to: &mut SqliteConnection, guest: &GuestId, secret: SecretHash, at: i64) -> Result<(), Fault> {
    let insert = sqlx::query("INSERT INTO secrets (hash, guest, created) VALUES ($1, $2, $3)");
    insert
        .bind(&secret.0[..])
        .bind(&guest.0)
        .bind(at)
        .execute(to)
        .await
        .map_err(Fault::of_insert(StoreError::Taken))?;
    Ok(())
}

async fn rename(to: &mut SqliteConnection, guest: &Guest) -> Result<(), Fault> {
    sqlx::query("UPDATE guests SET name = $2 WHERE id = $1").bind(&guest.id.0).bind(&guest.name).execute(to).await?;
    Ok(())
}

async fn add_table(to: &mut SqliteConnection, table: &Table) -> Result<(), Fault> {
    let insert = sqlx::query(
        "INSERT INTO tables (id, version, game, options, n_seats, host, public, round, phase, seats, outcome, changed,
                             manner, code, link, created)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
    );
    let insert = with_columns(insert, table)?.bind(table.created);
    insert.execute(&mut *to).await.map_err(Fault::of_insert(StoreError::Taken))?;
    set_members(to, table).await
}

/// Keeps a table as it is, if the row is still the version that `table` was made of.
async fn save_table(to: &mut SqliteConnection, table: &Table) -> Result<(), Fault> {
    let update = sqlx::query(
        "UPDATE tables SET version = version + 1, game = $3, options = $4, n_seats = $5, host = $6, public = $7,
                round = $8, phase = $9, seats = $10, outcome = $11, changed = $12, manner = $13, code = $14, link = $15
         WHERE id = $1 AND version = $2",
    );
    let saved = with_columns(update, table)?.execute(&mut *to).await.map_err(Fault::of_insert(StoreError::Taken))?;
    if saved.rows_affected() == 0 {
        return Err(StoreError::OldVersion(table.version).into());
    }
    set_members(to, table).await
}

type Asked<'q> = Query<'q, Sqlite, SqliteArguments>;

/// Binds what both statements above have in common.
fn with_columns<'q>(statement: Asked<'q>, table: &'q Table) -> Result<Asked<'q>, Fault> {
    let outcome = table.outcome.as_ref().map(to_json).transpose()?;
    let statement = statement.bind(table.id.0).bind(table.version).bind(&table.game).bind(to_json(&table.options)?);
    let statement = statement.bind(table.seats.len() as u32).bind(&table.host.0).bind(table.public).bind(table.round);
    let statement = statement.bind(table.phase.key()).bind(to_json(&table.seats)?).bind(outcome).bind(table.changed);
    let code = (!table.code.is_none()).then(|| table.code.as_str());
    Ok(statement.bind(to_json(&table.settings)?).bind(code).bind(&table.link.0))
}

async fn set_members(to: &mut SqliteConnection, table: &Table) -> Result<(), Fault> {
    sqlx::query("DELETE FROM members WHERE table_id = $1").bind(table.id.0).execute(&mut *to).await?;
    for guest in table.persons() {
        let insert = sqlx::query("INSERT INTO members (guest, table_id) VALUES ($1, $2)");
        insert.bind(guest.0).bind(table.id.0).execute(&mut *to).await?;
    }
    Ok(())
}

async fn add_game(to: &mut SqliteConnection, game: &Game) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO games (table_id, round, game, rules, options, n_seats, names, seed, result, begun, guests, link)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    )
    .bind(game.table.0)
    .bind(game.round)
    .bind(&game.game)
    .bind(game.rules)
    .bind(&game.options)
    .bind(game.n_seats as u32)
    .bind(to_json(&game.names)?)
    .bind(&game.seed.bytes()[..])
    .bind(&game.result)
    .bind(game.begun)
    .bind(to_json(&game.guests)?)
    .bind(&game.link.0)
    .execute(to)
    .await
    .map_err(Fault::of_insert(StoreError::Conflict { round: game.round, seq: 0 }))?;
    Ok(())
}

async fn set_result(to: &mut SqliteConnection, table: &Table, result: &str) -> Result<(), Fault> {
    let update = sqlx::query("UPDATE games SET result = $3 WHERE table_id = $1 AND round = $2");
    update.bind(table.id.0).bind(table.round).bind(result).execute(to).await?;
    Ok(())
}

async fn add_chat(to: &mut SqliteConnection, table: TableId, chat: &Chat) -> Result<(), Fault> {
    let audience = chat.audience.as_ref().map(to_json).transpose()?;
    let insert = sqlx::query(
        "INSERT INTO chat (table_id, number, guest, seat, name, channel, audience, text, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    );
    let insert = insert.bind(table.0).bind(chat.number).bind(&chat.guest.0).bind(chat.seat).bind(&chat.name);
    let insert = insert.bind(&chat.channel).bind(audience).bind(&chat.text).bind(chat.at);
    insert.execute(to).await.map_err(Fault::of_insert(StoreError::Taken))?;
    Ok(())
}

//! What can be written, and how.

use sqlx::{Connection as _, SqliteConnection};
use table::Actor;

use crate::forget::forget;
use crate::keeping::Discard;
use crate::store::Place;
use crate::{Chat, Game, Guest, GuestId, SecretHash, StoreError, Table, TableId};

/// One request to the writer.
#[derive(Debug)]
pub(crate) enum Write {
    Guest {
        guest: Guest,
        secret: SecretHash,
        at: i64,
    },
    Secret {
        guest: GuestId,
        secret: SecretHash,
        at: i64,
    },
    Rename {
        guest: Guest,
    },
    Table(Box<Table>),
    Save(Box<Table>),
    Begin(Box<(Table, Game)>),
    /// A move, whether everybody notices it, and the table as it then is if that changes with it.
    Move {
        place: Place,
        actor: Actor,
        notation: String,
        at: i64,
        noticed: bool,
        table: Option<Box<Table>>,
    },
    Finish(Box<(Table, String)>),
    Chat {
        table: TableId,
        chat: Box<Chat>,
    },
    Pulse {
        at: i64,
    },
    Seen {
        guest: GuestId,
    },
    Forget {
        guest: GuestId,
    },
    Discard(Discard),
}

impl Write {
    /// Writes it, or leaves the transaction as it was.
    pub(crate) async fn carry_out(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        // A single statement undoes itself when it fails; only several need a savepoint around them.
        if let Self::Move { place, actor, notation, at, noticed, table: None } = self {
            return append(connection, *place, *actor, notation, *at, *noticed).await;
        }
        let mut inner = connection.begin().await?;
        self.statements(&mut inner).await?;
        inner.commit().await?;
        Ok(())
    }

    async fn statements(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Self::Guest { guest, secret, at } => {
                add_guest(to, guest, *at).await?;
                add_secret(to, &guest.id, *secret, *at).await
            }
            Self::Secret { guest, secret, at } => add_secret(to, guest, *secret, *at).await,
            Self::Rename { guest } => rename(to, guest).await,
            Self::Table(table) => {
                add_table(to, table).await?;
                save_table(to, table).await
            }
            Self::Save(table) => save_table(to, table).await,
            Self::Begin(both) => {
                add_game(to, &both.1).await?;
                save_table(to, &both.0).await
            }
            Self::Move { place, actor, notation, at, noticed, table } => {
                append(to, *place, *actor, notation, *at, *noticed).await?;
                match table {
                    Some(table) => save_table(to, table).await,
                    None => Ok(()),
                }
            }
            Self::Finish(both) => {
                set_result(to, &both.0, &both.1).await?;
                save_table(to, &both.0).await
            }
            Self::Chat { table, chat } => add_chat(to, *table, chat).await,
            Self::Pulse { at } => beat(to, *at).await,
            Self::Seen { guest } => note_seen(to, guest).await,
            Self::Forget { guest } => forget(to, guest).await,
            Self::Discard(discard) => discard.carry_out(to).await,
        }
    }
}

async fn append(
    to: &mut SqliteConnection,
    place: Place,
    actor: Actor,
    notation: &str,
    at: i64,
    noticed: bool,
) -> Result<(), StoreError> {
    let seat = match actor {
        Actor::Seat(seat) => i64::from(u8::from(seat)),
        Actor::Referee => -1,
    };
    let insert = "INSERT INTO moves (table_id, round, seq, actor, notation, at, noticed)
                  VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let written = sqlx::query(insert)
        .bind(place.table.0)
        .bind(place.round)
        .bind(place.seq)
        .bind(seat)
        .bind(notation)
        .bind(at)
        .bind(noticed)
        .execute(to)
        .await;
    match written.map_err(StoreError::of_insert) {
        Ok(_) => Ok(()),
        Err(StoreError::Taken) => Err(StoreError::Conflict { round: place.round, seq: place.seq }),
        Err(other) => Err(other),
    }
}

async fn add_guest(to: &mut SqliteConnection, guest: &Guest, at: i64) -> Result<(), StoreError> {
    let insert = sqlx::query("INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $3)");
    insert.bind(&guest.id.0).bind(&guest.name).bind(at).execute(to).await.map_err(StoreError::of_insert)?;
    Ok(())
}

async fn note_seen(to: &mut SqliteConnection, guest: &GuestId) -> Result<(), StoreError> {
    let update = sqlx::query("UPDATE guests SET seen = unixepoch() * 1000 WHERE id = $1");
    update.bind(&guest.0).execute(to).await?;
    Ok(())
}

async fn beat(to: &mut SqliteConnection, at: i64) -> Result<(), StoreError> {
    let upsert = sqlx::query("INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1");
    upsert.bind(at).execute(to).await?;
    Ok(())
}

async fn add_secret(to: &mut SqliteConnection, guest: &GuestId, secret: SecretHash, at: i64) -> Result<(), StoreError> {
    let insert = sqlx::query("INSERT INTO secrets (hash, guest, created) VALUES ($1, $2, $3)");
    insert.bind(&secret.0[..]).bind(&guest.0).bind(at).execute(to).await.map_err(StoreError::of_insert)?;
    Ok(())
}

async fn rename(to: &mut SqliteConnection, guest: &Guest) -> Result<(), StoreError> {
    sqlx::query("UPDATE guests SET name = $2 WHERE id = $1").bind(&guest.id.0).bind(&guest.name).execute(to).await?;
    Ok(())
}

async fn add_table(to: &mut SqliteConnection, table: &Table) -> Result<(), StoreError> {
    let insert = sqlx::query(
        "INSERT INTO tables (id, link, game, options, n_seats, host, public, round, phase, seats, created, changed)
         VALUES ($1, $2, '', '{}', 0, $3, 0, 0, 'gathering', '[]', $4, $4)",
    );
    let insert = insert.bind(table.id.0).bind(&table.link.0).bind(&table.host.0).bind(table.created);
    insert.execute(to).await.map_err(StoreError::of_insert)?;
    Ok(())
}

async fn save_table(to: &mut SqliteConnection, table: &Table) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE tables SET game = $2, options = $3, n_seats = $4, host = $5, public = $6, round = $7, phase = $8,
                seats = $9, outcome = $10, changed = $11, manner = $12, code = $13, link = $14 WHERE id = $1",
    )
    .bind(table.id.0)
    .bind(&table.game)
    .bind(json(&table.options)?)
    .bind(table.seats.len() as u32)
    .bind(&table.host.0)
    .bind(table.public)
    .bind(table.round)
    .bind(table.phase.key())
    .bind(json(&table.seats)?)
    .bind(&table.outcome)
    .bind(table.changed)
    .bind(&table.manner)
    .bind((!table.code.is_none()).then(|| table.code.as_str()))
    .bind(&table.link.0)
    .execute(&mut *to)
    .await
    .map_err(StoreError::of_insert)?;
    sqlx::query("DELETE FROM members WHERE table_id = $1").bind(table.id.0).execute(&mut *to).await?;
    for guest in table.persons() {
        let insert = sqlx::query("INSERT INTO members (guest, table_id) VALUES ($1, $2)");
        insert.bind(guest.0).bind(table.id.0).execute(&mut *to).await?;
    }
    Ok(())
}

async fn add_game(to: &mut SqliteConnection, game: &Game) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO games (table_id, round, game, rules, options, n_seats, names, seed, result, begun, guests)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(game.table.0)
    .bind(game.round)
    .bind(&game.game)
    .bind(game.rules)
    .bind(&game.options)
    .bind(game.n_seats as u32)
    .bind(json(&game.names)?)
    .bind(&game.seed.bytes()[..])
    .bind(&game.result)
    .bind(game.begun)
    .bind(json(&game.guests)?)
    .execute(to)
    .await
    .map_err(StoreError::of_insert)?;
    Ok(())
}

async fn set_result(to: &mut SqliteConnection, table: &Table, result: &str) -> Result<(), StoreError> {
    let update = sqlx::query("UPDATE games SET result = $3 WHERE table_id = $1 AND round = $2");
    update.bind(table.id.0).bind(table.round).bind(result).execute(to).await?;
    Ok(())
}

async fn add_chat(to: &mut SqliteConnection, table: TableId, chat: &Chat) -> Result<(), StoreError> {
    let audience = chat.audience.as_ref().map(json).transpose()?;
    let insert = sqlx::query(
        "INSERT INTO chat (table_id, number, guest, seat, name, channel, audience, text, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    );
    let insert = insert.bind(table.0).bind(chat.number).bind(&chat.guest.0).bind(chat.seat).bind(&chat.name);
    let insert = insert.bind(&chat.channel).bind(audience).bind(&chat.text).bind(chat.at);
    insert.execute(to).await.map_err(StoreError::of_insert)?;
    Ok(())
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|it| StoreError::Unreadable(it.to_string()))
}

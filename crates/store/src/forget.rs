//! Taking a person out of everything.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::writes::Write;
use crate::{Guest, GuestId, KnownGuest, Store, StoreError};

/// What stands where the name of a forgotten person stood.
pub const NAMELESS: &str = "—";

impl Store {
    /// The guests with this id or this name, whatever its case; those who were here last first.
    pub async fn find_guests(&self, id_or_name: &str) -> Result<Vec<KnownGuest>, StoreError> {
        let sql = "SELECT g.*, (SELECT COUNT(*) FROM members m WHERE m.guest = g.id) AS n_tables FROM guests g
                   WHERE g.id = $1 OR lower(g.name) = lower($1) ORDER BY g.id = $1 DESC, g.seen DESC, g.id";
        let rows = sqlx::query(sql).bind(id_or_name).fetch_all(&self.reads).await?;
        rows.iter().map(known).collect()
    }

    /// Removes a guest's name, secrets and words. Where he sat, a nameless person sits who is nobody.
    pub async fn forget(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(Write::Forget { guest }).await
    }
}

fn known(row: &SqliteRow) -> Result<KnownGuest, StoreError> {
    Ok(KnownGuest {
        guest: Guest { id: GuestId(row.try_get("id")?), name: row.try_get("name")? },
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
        n_tables: row.try_get("n_tables")?,
    })
}

pub(crate) async fn forget(to: &mut SqliteConnection, guest: &GuestId) -> Result<(), StoreError> {
    let nobody = new_nobody(to).await?;
    nameless_records(to, guest).await?;
    for sql in [
        "DELETE FROM chat WHERE guest = $1",
        "DELETE FROM secrets WHERE guest = $1",
        "UPDATE tables SET host = $2 WHERE host = $1",
        // Ids are long and random: quoted, they stand for themselves alone.
        "UPDATE tables SET seats = REPLACE(seats, '\"' || $1 || '\"', '\"' || $2 || '\"')
         WHERE id IN (SELECT table_id FROM members WHERE guest = $1)",
        "UPDATE games SET guests = REPLACE(guests, '\"' || $1 || '\"', '\"' || $2 || '\"') WHERE instr(guests, $1) > 0",
        "UPDATE chat SET audience = REPLACE(audience, '\"' || $1 || '\"', '\"' || $2 || '\"')
         WHERE instr(audience, $1) > 0",
        "UPDATE members SET guest = $2 WHERE guest = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        sqlx::query(sql).bind(&guest.0).bind(&nobody.0).execute(&mut *to).await?;
    }
    Ok(())
}

/// A guest without a name and without a secret: nobody can be him.
async fn new_nobody(to: &mut SqliteConnection) -> Result<GuestId, StoreError> {
    let sql = "INSERT INTO guests (id, name, created, seen)
               VALUES (lower(hex(randomblob(12))), $1, unixepoch() * 1000, unixepoch() * 1000) RETURNING id";
    Ok(GuestId(sqlx::query(sql).bind(NAMELESS).fetch_one(to).await?.try_get("id")?))
}

/// Takes the name out of the records: by seat, or by the name where a game of the first days does not tell who sat.
async fn nameless_records(to: &mut SqliteConnection, guest: &GuestId) -> Result<(), StoreError> {
    let sql = "SELECT table_id, round, names, guests,
                      (SELECT json_group_array(name) FROM (SELECT name FROM guests WHERE id = $1
                       UNION SELECT name FROM chat WHERE guest = $1)) AS known_as
               FROM games WHERE instr(guests, $1) > 0 OR (guests IS NULL AND table_id IN
                   (SELECT table_id FROM members WHERE guest = $1 UNION SELECT table_id FROM chat WHERE guest = $1))";
    let rows = sqlx::query(sql).bind(&guest.0).fetch_all(&mut *to).await?;
    for row in rows {
        let mut names: Vec<String> = read(row.try_get("names")?)?;
        let known_as: Vec<String> = read(row.try_get("known_as")?)?;
        let seats: Option<Vec<Option<GuestId>>> = row.try_get::<Option<&str>, _>("guests")?.map(read).transpose()?;
        for (idx, name) in names.iter_mut().enumerate() {
            let his = match &seats {
                Some(seats) => seats.get(idx).is_some_and(|it| it.as_ref() == Some(guest)),
                None => known_as.contains(name),
            };
            if his {
                NAMELESS.clone_into(name);
            }
        }
        let names = serde_json::to_string(&names).map_err(|it| StoreError::Unreadable(it.to_string()))?;
        let update = sqlx::query("UPDATE games SET names = $3 WHERE table_id = $1 AND round = $2");
        let (table, round): (i64, u32) = (row.try_get("table_id")?, row.try_get("round")?);
        update.bind(table).bind(round).bind(names).execute(&mut *to).await?;
    }
    Ok(())
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|it| StoreError::Unreadable(it.to_string()))
}

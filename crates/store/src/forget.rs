//! Taking a person out of everything.

use ledger::{Guest, GuestId, KnownGuest, Sitter};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::error::Fault;
use crate::json::{from_json, to_json};
use crate::reads::Reads;

/// What stands where the name of a forgotten person stood.
pub const NAMELESS: &str = "—";

impl Reads {
    pub(crate) async fn find_guests(&self, id_or_name: &str) -> Result<Vec<KnownGuest>, Fault> {
        let sql = "SELECT g.*, (SELECT COUNT(*) FROM members m WHERE m.guest = g.id) AS n_tables FROM guests g
                   WHERE g.id = $1 OR lower(g.name) = lower($1) ORDER BY g.id = $1 DESC, g.seen DESC, g.id";
        let rows = sqlx::query(sql).bind(id_or_name).fetch_all(&self.pool).await?;
        rows.iter().map(known).collect()
    }
}

fn known(row: &SqliteRow) -> Result<KnownGuest, Fault> {
    Ok(KnownGuest {
        guest: Guest { id: GuestId(row.try_get("id")?), name: row.try_get("name")? },
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
        n_tables: row.try_get("n_tables")?,
    })
}

pub(crate) async fn forget(to: &mut SqliteConnection, guest: &GuestId) -> Result<(), Fault> {
    let nobody = new_nobody(to).await?;
    nameless_records(to, guest).await?;
    nameless_seats(to, guest).await?;
    for sql in [
        "DELETE FROM chat WHERE guest = $1",
        "DELETE FROM secrets WHERE guest = $1",
        "UPDATE tables SET host = $2, version = version + 1 WHERE host = $1",
        // Ids are long and random: quoted, they stand for themselves alone.
        "UPDATE tables SET seats = REPLACE(seats, '\"' || $1 || '\"', '\"' || $2 || '\"'), version = version + 1
         WHERE id IN (SELECT table_id FROM members WHERE guest = $1)",
        "UPDATE tables SET manner = REPLACE(manner, '\"' || $1 || '\"', '\"' || $2 || '\"'), version = version + 1
         WHERE instr(manner, $1) > 0",
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
async fn new_nobody(to: &mut SqliteConnection) -> Result<GuestId, Fault> {
    let sql = "INSERT INTO guests (id, name, created, seen)
               VALUES (lower(hex(randomblob(12))), $1, unixepoch() * 1000, unixepoch() * 1000) RETURNING id";
    Ok(GuestId(sqlx::query(sql).bind(NAMELESS).fetch_one(to).await?.try_get("id")?))
}

/// Takes the names out of his seats that he gave to those who played on his device.
async fn nameless_seats(to: &mut SqliteConnection, guest: &GuestId) -> Result<(), Fault> {
    let sql = "SELECT id, seats FROM tables WHERE instr(seats, $1) > 0";
    for row in sqlx::query(sql).bind(&guest.0).fetch_all(&mut *to).await? {
        let mut seats: Vec<Sitter> = from_json(row.try_get("seats")?)?;
        for sitter in &mut seats {
            if sitter.is(guest) {
                *sitter = Sitter::person(guest.clone());
            }
        }
        let update = sqlx::query("UPDATE tables SET seats = $2 WHERE id = $1");
        update.bind(row.try_get::<i64, _>("id")?).bind(to_json(&seats)?).execute(&mut *to).await?;
    }
    Ok(())
}

/// Takes the name out of the records: by seat, or by the name where a game of the first days does not tell who sat.
async fn nameless_records(to: &mut SqliteConnection, guest: &GuestId) -> Result<(), Fault> {
    let sql = "SELECT table_id, round, names, guests,
                      (SELECT json_group_array(name) FROM (SELECT name FROM guests WHERE id = $1
                       UNION SELECT name FROM chat WHERE guest = $1)) AS known_as
               FROM games WHERE instr(guests, $1) > 0 OR (guests IS NULL AND table_id IN
                   (SELECT table_id FROM members WHERE guest = $1 UNION SELECT table_id FROM chat WHERE guest = $1))";
    let rows = sqlx::query(sql).bind(&guest.0).fetch_all(&mut *to).await?;
    for row in rows {
        let mut names: Vec<String> = from_json(row.try_get("names")?)?;
        let known_as: Vec<String> = from_json(row.try_get("known_as")?)?;
        let seats: Option<Vec<Option<GuestId>>> =
            row.try_get::<Option<&str>, _>("guests")?.map(from_json).transpose()?;
        for (idx, name) in names.iter_mut().enumerate() {
            let his = match &seats {
                Some(seats) => seats.get(idx).is_some_and(|it| it.as_ref() == Some(guest)),
                None => known_as.contains(name),
            };
            if his {
                NAMELESS.clone_into(name);
            }
        }
        let names = to_json(&names)?;
        let update = sqlx::query("UPDATE games SET names = $3 WHERE table_id = $1 AND round = $2");
        let (table, round): (i64, u32) = (row.try_get("table_id")?, row.try_get("round")?);
        update.bind(table).bind(round).bind(names).execute(&mut *to).await?;
    }
    Ok(())
}

//! Ways to a table. Its link opens it to whoever has it; the short code is for reading aloud and lets a stranger do
//! one thing: take a seat while the table gathers.

use std::net::IpAddr;

use ledger::{Code, Guest, Link, Phase, Table, TableId};

use room::{Luck, table_code};

use crate::app::App;
use crate::error::Failure;
use crate::secret;

/// No code is as long as this, and no link is shorter.
const LONG: usize = 20;

/// A table that somebody has found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) id: TableId,
    /// Whether he may know the link, and with it everything there is to see.
    pub(crate) inside: bool,
}

/// The link that `key` is, if it is one.
pub(crate) fn link_of(key: &str) -> Option<Link> {
    (key.len() >= LONG).then(|| Link(key.to_owned()))
}

/// Whether `guest` has opened this table or sits at it.
pub(crate) fn belongs(table: &Table, guest: Option<&Guest>) -> bool {
    guest.is_some_and(|it| table.host == it.id || table.seats.iter().any(|seat| seat.is(&it.id)))
}

impl App {
    /// The table behind a link. Nobody guesses 144 bits, so that misses are not counted.
    pub(crate) async fn by_link(&self, address: IpAddr, key: &str) -> Result<Table, Failure> {
        match link_of(key) {
            Some(link) => self.store.table_by_link(&link).await?.ok_or(Failure::NoTable),
            None => {
                self.rate_limits.misses.look(address).map_err(Failure::TooFast)?;
                Err(self.missed(address, Failure::NoTable))
            }
        }
    }

    /// What `key`, a link or a short code, opens to `guest`. Guesses of codes are counted, lucky ones too.
    pub(crate) async fn way(&self, address: IpAddr, key: &str, guest: Option<&Guest>) -> Result<Way, Failure> {
        if link_of(key).is_some() {
            return Ok(Way { id: self.by_link(address, key).await?.id, inside: true });
        }
        self.rate_limits.misses.look(address).map_err(Failure::TooFast)?;
        let found = self.store.table(&Code::new(key)).await?;
        let table = found.ok_or_else(|| self.missed(address, Failure::NoTable))?;
        let inside = table.public || belongs(&table, guest);
        if !inside && table.phase != Phase::Gathering {
            return Err(self.missed(address, Failure::Private));
        }
        Ok(Way { id: table.id, inside })
    }

    /// A short code that no other table has now.
    pub(crate) async fn free_code(&self) -> Result<Code, Failure> {
        let mut luck = Luck::new(secret::new_seed()?);
        for attempt in 0..CODES {
            let code = table_code::draw(attempt, &mut luck);
            if self.store.table(&code).await?.is_none() {
                return Ok(code);
            }
        }
        Err(Failure::Busy)
    }
}

/// Codes that are tried before giving up.
const CODES: u32 = 20;

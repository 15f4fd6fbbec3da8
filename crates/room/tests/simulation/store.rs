//! A store in memory, with the contract of [`ledger::Write`].

use std::collections::HashMap;

use ledger::{Chat, Code, Entry, Game, GameLog, GuestId, Logged, StoreError, Table, Write};

#[derive(Debug)]
pub(crate) struct Memory {
    pub(crate) table: Table,
    pub(crate) games: HashMap<u32, GameLog>,
    pub(crate) chat: Vec<Chat>,
    pub(crate) names: HashMap<GuestId, String>,
    /// Codes that other tables have.
    pub(crate) taken: Vec<Code>,
}

impl Memory {
    /// Carries it out whole or not at all.
    pub(crate) fn write(&mut self, write: Write) -> Result<(), StoreError> {
        match write {
            Write::Save(table) => self.save(*table),
            Write::Begin(both) => {
                let (table, game) = *both;
                if self.games.contains_key(&game.round) {
                    return Err(StoreError::Conflict { round: game.round, seq: 0 });
                }
                self.save(table)?;
                self.begin(game);
                Ok(())
            }
            Write::Append { place, entry, at, table, .. } => {
                let seq = self.log(place.round).len() as u32 + 1;
                if place.seq != seq {
                    return Err(StoreError::Conflict { round: place.round, seq: place.seq });
                }
                if let Some(table) = table {
                    self.save(*table)?;
                }
                self.append(place.round, entry, at);
                Ok(())
            }
            Write::Finish(both) => {
                let (table, result) = *both;
                let round = table.round;
                self.save(table)?;
                self.games.get_mut(&round).expect("a game that ends has begun").game.result = Some(result);
                Ok(())
            }
            Write::Chat { chat, .. } => {
                if self.chat.last().is_some_and(|it| it.number >= chat.number) {
                    return Err(StoreError::Taken);
                }
                self.chat.push(*chat);
                Ok(())
            }
            other => panic!("a room never asks for {other:?}"),
        }
    }

    fn begin(&mut self, game: Game) {
        self.games.insert(game.round, GameLog { game, entries: Vec::new() });
    }

    fn save(&mut self, table: Table) -> Result<(), StoreError> {
        if table.version != self.table.version {
            return Err(StoreError::OldVersion(table.version));
        }
        if self.taken.contains(&table.code) {
            return Err(StoreError::Taken);
        }
        self.table = Table { version: table.version + 1, ..table };
        Ok(())
    }

    pub(crate) fn append(&mut self, round: u32, entry: Entry, at: i64) {
        let log = &mut self.games.get_mut(&round).expect("it has begun").entries;
        log.push(Logged { seq: log.len() as u32 + 1, entry, at });
    }

    /// What happened in a game.
    pub(crate) fn log(&self, round: u32) -> &[Logged] {
        self.games.get(&round).map_or(&[], |it| &it.entries)
    }
}

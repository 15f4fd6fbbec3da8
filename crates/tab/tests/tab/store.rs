//! The browser's store as the workers know it: rows, each write whole or not at all.

use std::collections::BTreeMap;

use tab::border::{Unwritten, Written};
use tab::rows::{ChatRow, EntryRow, GameRow, StoredGame, StoredTable, TabWrite, TableRow};

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Store {
    pub(crate) tables: BTreeMap<String, TableRow>,
    pub(crate) games: BTreeMap<(String, u32), GameRow>,
    pub(crate) entries: BTreeMap<(String, u32, u32), EntryRow>,
    pub(crate) chat: BTreeMap<(String, u32), ChatRow>,
}

pub(crate) const DONE: Written = Written::Done { ok: true };

fn not(error: Unwritten) -> Written {
    Written::Not { error, detail: String::new() }
}

impl Store {
    pub(crate) fn write(&mut self, write: TabWrite) -> Written {
        let mut after = self.clone();
        match after.try_write(write) {
            Ok(()) => {
                *self = after;
                DONE
            }
            Err(error) => not(error),
        }
    }

    fn try_write(&mut self, write: TabWrite) -> Result<(), Unwritten> {
        match write {
            TabWrite::Open { table } => {
                if self.tables.contains_key(&table.link) {
                    return Err(Unwritten::Taken);
                }
                self.tables.insert(table.link.clone(), table);
                Ok(())
            }
            TabWrite::Save { table } => self.save(table),
            TabWrite::Begin { table, game } => {
                let key = (game.table.clone(), game.round);
                if self.games.insert(key, game).is_some() {
                    return Err(Unwritten::Conflict);
                }
                self.save(table)
            }
            TabWrite::Append { entry, noticed, table } => {
                let (link, at) = (entry.table.clone(), entry.at);
                let key = (entry.table.clone(), entry.round, entry.seq);
                if self.entries.insert(key, entry).is_some() {
                    return Err(Unwritten::Conflict);
                }
                match table {
                    Some(table) => self.save(table),
                    None => {
                        let row = self.tables.get_mut(&link).ok_or(Unwritten::Failed)?;
                        if noticed {
                            row.changed = at;
                        }
                        Ok(())
                    }
                }
            }
            TabWrite::Finish { table, round, result } => {
                let key = (table.link.clone(), round);
                self.games.get_mut(&key).ok_or(Unwritten::Failed)?.result = Some(result);
                self.save(table)
            }
            TabWrite::Chat { line } => {
                let key = (line.table.clone(), line.number);
                if self.chat.insert(key, line).is_some() { Err(Unwritten::Conflict) } else { Ok(()) }
            }
            TabWrite::Remove { link } => {
                self.tables.remove(&link);
                self.games.retain(|key, _| key.0 != link);
                self.entries.retain(|key, _| key.0 != link);
                self.chat.retain(|key, _| key.0 != link);
                Ok(())
            }
        }
    }

    fn save(&mut self, table: TableRow) -> Result<(), Unwritten> {
        let row = self.tables.get_mut(&table.link).ok_or(Unwritten::Failed)?;
        if row.version != table.version {
            return Err(Unwritten::OldVersion);
        }
        *row = TableRow { version: table.version + 1, ..table };
        Ok(())
    }

    pub(crate) fn load(&self, link: &str) -> Option<StoredTable> {
        let table = self.tables.get(link)?.clone();
        let chat = self.chat.values().filter(|it| it.table == link).cloned().collect();
        let last = self.games.values().filter(|it| it.table == link).max_by_key(|it| it.round);
        Some(StoredTable { table, chat, game: last.map(|it| self.with_log(it)) })
    }

    pub(crate) fn past(&self, link: &str) -> Option<StoredGame> {
        self.games.values().find(|it| it.link == link).map(|it| self.with_log(it))
    }

    fn with_log(&self, game: &GameRow) -> StoredGame {
        let entries = self.entries.values().filter(|it| (&it.table, it.round) == (&game.table, game.round));
        StoredGame { game: game.clone(), entries: entries.cloned().collect() }
    }
}

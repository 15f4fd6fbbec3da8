//! Results of a contest in a file, game by game, so that it can be gone on with.
//!
//! The first line says what is played, every other one holds a game. Games come in any order. A last line that was not written to its end
//! is dropped.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::game::GameResult;

/// A journal that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It cannot be read or written.
    #[error("{path}: {error}", path = .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// It is no journal.
    #[error("{path}: line {line} is no part of the journal of a match", path = .path.display())]
    Line {
        /// Which.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
    },
    /// It is the journal of another match.
    #[error("{path} is the journal of another match: `{what}` is {there} there and {here} here", path = .path.display())]
    Other {
        /// Which.
        path: PathBuf,
        /// What is different.
        what: String,
        /// As it is there.
        there: String,
        /// As it is here.
        here: String,
    },
}

/// A journal that is being written.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens a journal for this plan, or begins one; gives the games that are in it.
    pub(crate) fn open(path: &Path, plan: &Value) -> Result<(Self, Vec<GameResult>), JournalError> {
        let failed = |error| JournalError::File { path: path.into(), error };
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.map_err(failed)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let kept = bytes.iter().rposition(|it| *it == b'\n').map_or(0, |it| it + 1);
        let games = if kept > 0 {
            let text = std::str::from_utf8(&bytes[..kept]);
            read(path, text.map_err(|_| JournalError::Line { path: path.into(), line: 1 })?, plan)?
        } else if plan.to_string().as_bytes().starts_with(&bytes) {
            Vec::new() // empty, or stopped while the first line was written
        } else {
            return Err(JournalError::Line { path: path.into(), line: 1 });
        };
        // Only now: what is not ours was left alone.
        file.set_len(kept as u64).map_err(failed)?;
        file.seek(std::io::SeekFrom::End(0)).map_err(failed)?;
        let mut journal = Self { path: path.into(), file };
        if kept == 0 {
            journal.write(&plan.to_string())?;
        }
        Ok((journal, games))
    }

    /// Writes one game.
    pub(crate) fn add(&mut self, game: &GameResult) -> Result<(), JournalError> {
        let line = serde_json::to_string(game).map_err(std::io::Error::from);
        let line = line.map_err(|error| JournalError::File { path: self.path.clone(), error })?;
        self.write(&line)
    }

    fn write(&mut self, line: &str) -> Result<(), JournalError> {
        let written = self.file.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| JournalError::File { path: self.path.clone(), error })
    }
}

fn read(path: &Path, text: &str, plan: &Value) -> Result<Vec<GameResult>, JournalError> {
    let broken = |line| JournalError::Line { path: path.into(), line };
    let mut lines = text.lines().zip(1..);
    let head: Value = lines.next().and_then(|it| serde_json::from_str(it.0).ok()).ok_or_else(|| broken(1))?;
    if head.get("journal") != plan.get("journal") {
        return Err(broken(1));
    }
    if let Some(what) = plan.as_object().into_iter().flatten().map(|it| it.0).find(|it| head.get(it) != plan.get(it)) {
        let said = |it: &Value| it.get(what).map_or_else(|| "absent".into(), Value::to_string);
        let (there, here) = (said(&head), said(plan));
        return Err(JournalError::Other { path: path.into(), what: what.clone(), there, here });
    }
    lines.map(|(line, number)| serde_json::from_str(line).map_err(|_| broken(number))).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn own_file(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("bestiaire-journal-{}-{name}", std::process::id()));
        std::fs::remove_file(&path).ok();
        path
    }

    fn game(number: u64) -> GameResult {
        GameResult { number, reason: "points".into(), ..GameResult::default() }
    }

    #[test]
    fn a_journal_is_gone_on_with_and_a_broken_last_line_dropped() {
        let (path, plan) = (own_file("broken"), json!({ "journal": 1, "seed": 7 }));
        let (mut journal, games) = Journal::open(&path, &plan).expect("a new one");
        assert!(games.is_empty());
        journal.add(&game(3)).expect("it can be written");
        drop(journal);
        let mut file = OpenOptions::new().append(true).open(&path).expect("it is there");
        file.write_all(b"{\"number\":4,\"rea").expect("it can be written");
        let (mut journal, games) = Journal::open(&path, &plan).expect("the same");
        assert_eq!(games, [game(3)]);
        journal.add(&game(5)).expect("it can be written");
        assert_eq!(Journal::open(&path, &plan).expect("the same").1, [game(3), game(5)]);
        std::fs::remove_file(path).ok();
    }

    #[test]
    fn another_journal_is_refused_and_left_alone() {
        let (path, plan) = (own_file("other"), json!({ "journal": 1, "seed": 7 }));
        drop(Journal::open(&path, &plan));
        let error = Journal::open(&path, &json!({ "journal": 1, "seed": 8 })).err().expect("another").to_string();
        assert!(error.contains("another match: `seed` is 7 there and 8 here"), "{error}");
        for text in ["a letter", "a letter\n", "{\"journal\":1,\"seed\":7}\nnonsense\n", "a\nb"] {
            std::fs::write(&path, text).expect("it can be written");
            let error = Journal::open(&path, &plan).err().expect("no journal").to_string();
            assert!(error.contains("is no part of the journal"), "{error}");
            assert_eq!(std::fs::read_to_string(&path).expect("it is there"), text);
        }
        std::fs::remove_file(path).ok();
    }
}

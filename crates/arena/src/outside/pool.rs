//! Programs that wait for their next game: starting one may take long.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::line::Line;

/// Idle programs by what started them.
#[derive(Default)]
pub(crate) struct Pool {
    idle: Mutex<BTreeMap<Vec<String>, Vec<Line>>>,
}

impl Pool {
    /// One that waits, or a new one.
    pub(crate) fn take(&self, words: &[String]) -> std::io::Result<Line> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).get_mut(words).and_then(Vec::pop);
        idle.map_or_else(|| Line::start(words), Ok)
    }

    /// Keeps one for later.
    pub(crate) fn give_back(&self, words: &[String], line: Line) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.entry(words.to_vec()).or_default().push(line);
    }
}

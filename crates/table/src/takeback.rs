//! Moves that are taken back.
//!
//! A move that was taken back is gone from the line of the game and stays in its record: nothing that was written is ever
//! unsaid. The line that is left is played again from the deal, each step with the stream it drew from, and a stream
//! that was used is never used again: who takes back a move cannot try for better luck.

use std::borrow::Cow;
use std::fmt;

use crate::record::Step;
use crate::referee::Made;
use crate::{Actor, Counting, Record, RecordError, Referee, Rules};

/// Why a move may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takeback {
    /// Nobody had learnt anything from it.
    Free,
    /// Everybody agreed.
    Agreed,
}

impl Takeback {
    /// Its word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Agreed => "agreed",
        }
    }
}

/// An entry of a record that takes back another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// Number of the entry that is taken back, counted from 1.
    pub entry: usize,
    /// Why it may be.
    pub how: Takeback,
}

/// `undo 4 free`
impl fmt::Display for Undo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "undo {} {}", self.entry, self.how.word())
    }
}

impl Undo {
    /// Reads what [`fmt::Display`] has written.
    pub(crate) fn of_text(text: &str) -> Option<Self> {
        let (entry, how) = text.strip_prefix("undo ")?.split_once(' ')?;
        let undo = Self {
            entry: entry.parse().ok()?,
            how: [Takeback::Free, Takeback::Agreed].into_iter().find(|it| it.word() == how)?,
        };
        (undo.to_string() == text).then_some(undo)
    }
}

/// Why an entry cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// The streams are counted by moves.
    #[error("in a game whose chance is counted by moves nothing can be taken back")]
    Chance,
    /// No such entry counts, or it is not a seat's.
    #[error("entry {0} is no move of a seat that counts")]
    Entry(usize),
    /// What came after it cannot stand without it.
    #[error("entry {0} cannot be played without it")]
    Holds(usize),
}

/// A move that counts no more.
#[derive(Clone)]
pub(crate) struct TakenBack<M> {
    pub(crate) made: Made<M>,
    /// Number of the entry that took it back.
    by: usize,
    how: Takeback,
}

impl<G: Rules> Referee<G> {
    /// Takes back a move: what is left of the game is played from the deal. Changes nothing if that cannot be. Whether it
    /// may be taken back, because nobody has learnt from it or because all agree, is for whoever asks to know.
    pub fn undo(&mut self, undo: Undo) -> Result<(), UndoError> {
        if self.counting != Counting::Draws || !self.luck.is_empty() {
            return Err(UndoError::Chance);
        }
        let is_it = |it: &Made<G::Move>| it.entry == undo.entry && matches!(it.actor, Actor::Seat(_));
        let at = self.steps.iter().position(is_it).ok_or(UndoError::Entry(undo.entry))?;
        let mut again = self.deal_again().map_err(|_| UndoError::Entry(undo.entry))?;
        for made in self.steps.iter().enumerate().filter(|it| it.0 != at).map(|it| it.1) {
            let stands = again.play_by(made.actor, made.mv, Some(made.stream.unwrap_or(self.n_drawn + 1)));
            let drawn = again.steps.last().and_then(|it| it.stream);
            if stands.is_err() || drawn != made.stream {
                return Err(UndoError::Holds(made.entry));
            }
        }
        let by = self.n_entries() + 1;
        let made = self.steps.remove(at);
        self.taken_back.push(TakenBack { made, by, how: undo.how });
        self.state = again.state;
        Ok(())
    }

    /// All that was done: moves in order, and what was taken back, each after so many moves.
    pub(crate) fn entries(&self) -> (Vec<Step>, Vec<(usize, Undo)>) {
        let gone = self.taken_back.iter().map(|it| &it.made);
        let mut made: Vec<_> = self.steps.iter().chain(gone).collect();
        made.sort_unstable_by_key(|it| it.entry);
        let steps = made.iter().map(|it| Step::new(it.actor, it.mv.to_string())).collect();
        let undo = |it: &TakenBack<G::Move>| Undo { entry: it.made.entry, how: it.how };
        let undos = self.taken_back.iter().enumerate().map(|(n_undone, it)| (it.by - 1 - n_undone, undo(it)));
        (steps, undos.collect())
    }

    /// The record of the line that was left in the end: without the moves that were taken back, and the others with the
    /// streams they drew from. It is for showing a game; what was played is the whole record.
    pub fn line_of(record: &Record) -> Result<Cow<'_, Record>, RecordError> {
        if record.undos.is_empty() {
            return Ok(Cow::Borrowed(record));
        }
        let played = Self::replay(record)?;
        let step = |it: &Made<G::Move>| Step { stream: it.stream, ..Step::new(it.actor, it.mv.to_string()) };
        let steps = played.steps.iter().map(step).collect();
        Ok(Cow::Owned(Record { steps, undos: Vec::new(), ..record.clone() }))
    }
}

//! A game as text: headers, one move a line, and a check that nobody has edited it.
//!
//! ```text
//! bestiaire record 2
//! game: bestioles
//! rules: 1
//! options: {"target":"12"}
//! seats: 2
//! name 1: Ana
//! name 2: Isaure
//! seed: 5f0c…
//! result: winners 1; ranks 1 2; reason points
//!
//! 1 deploy air-3 air
//! ~ undo 1 free
//! 1 deploy air-4 air
//! 2 withdraw
//!
//! check: 1f3a…
//! ```
//!
//! Three parts, parted by empty lines: the head, the entries, the foot. In head and foot every line is `key: value`; a key is
//! of the form `[a-z][a-z0-9 -]*` and none stands there twice. The lines above come in this order. Lines with other keys
//! may stand anywhere in head and foot: they change no replay, are kept where they are and are written back unchanged, so
//! that some can say more (commitments, signatures) and others pass it on. One of them is asked for here: `chance: draws` or
//! `chance: moves` says what streams are counted by ([`Counting`]); without it they are counted by moves, and another word
//! is refused. Entries are moves of a seat, of the referee (`*`), or say that a move was taken back (`~`): the number is that of its entry,
//! counted from 1. The check is the SHA-256 of all bytes before its own line, with `\n` at the end of each line; what follows it is not
//! covered and has to vouch for itself.
//!
//! Format 1 has the heading `bestiaire record 1`, no other keys, and a check that leaves out the empty line before it. It
//! is still read, and written back as it was.

mod header;
mod read;

use std::fmt;

use sha2::{Digest, Sha256};

use crate::{Actor, Counting, OptionsError, Refusal, Seed, Undo, UndoError};

pub use header::{RecordHeader, UnknownHeaders};

const FIRST: &str = "bestiaire record 1";
const SECOND: &str = "bestiaire record 2";
/// What streams are counted by.
const CHANCE: &str = "chance";

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who made it.
    pub actor: Actor,
    /// The move in the game's notation.
    pub notation: String,
    /// The stream of its chance, where it does not follow from the moves before it ([`crate::Referee::line_of`]). It is not
    /// written.
    pub stream: Option<u64>,
}

impl Step {
    /// A move whose chance follows from those before it.
    pub fn new(actor: Actor, notation: impl Into<String>) -> Self {
        Self { actor, notation: notation.into(), stream: None }
    }
}

/// One line between head and foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordEntry<'a> {
    /// A move was made.
    Move(&'a Step),
    /// A move was taken back.
    Undo(Undo),
}

impl fmt::Display for RecordEntry<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(Step { actor: Actor::Seat(seat), notation, .. }) => write!(f, "{seat} {notation}"),
            Self::Move(Step { actor: Actor::Referee, notation, .. }) => write!(f, "* {notation}"),
            Self::Undo(undo) => write!(f, "~ {undo}"),
        }
    }
}

/// How a record is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFormat {
    /// As in the first days.
    One,
    /// As today, with what a later program has added.
    Two(UnknownHeaders),
}

impl Default for RecordFormat {
    fn default() -> Self {
        Self::Two(UnknownHeaders::default())
    }
}

impl From<Counting> for RecordFormat {
    /// As new records are written.
    fn from(counting: Counting) -> Self {
        let mut headers = UnknownHeaders::default();
        if counting != Counting::default() {
            headers.head.extend(RecordHeader::new(CHANCE, counting.word()).map(|it| (4, it)));
        }
        Self::Two(headers)
    }
}

/// A game from the deal to its last move. `seed + options + moves` is all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How it is written.
    pub format: RecordFormat,
    /// Key of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Options as one line of JSON.
    pub options: String,
    /// Number of seats.
    pub n_seats: usize,
    /// Names of the players, in the order of the seats; may be empty.
    pub names: Vec<String>,
    /// The seed of its chance.
    pub seed: Seed,
    /// The moves, those that were taken back too.
    pub steps: Vec<Step>,
    /// What was taken back, each after so many of the moves; they come by that number.
    pub undos: Vec<(usize, Undo)>,
    /// The outcome in one line, if the game is over.
    pub result: Option<String>,
}

/// A record that cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not a record of ours.
    #[error("not a record: the first line must be `{FIRST}` or `{SECOND}`")]
    Heading,
    /// A line is not understood.
    #[error("line {line} of the record is not understood: {reason}")]
    Line {
        /// Its number, counted from 1.
        line: usize,
        /// What was expected.
        reason: String,
    },
    /// A header is missing.
    #[error("the record has no line `{0}: …`")]
    Missing(&'static str),
    /// The check does not fit the rest.
    #[error("the record has been edited: its check line does not fit the rest")]
    Edited,
    /// No such game here.
    #[error("the record is of another game: {0}")]
    Game(String),
    /// The rules have changed since.
    #[error("the record follows version {record} of the rules, this program has version {ours}")]
    Rules {
        /// Version in the record.
        record: u32,
        /// Our version.
        ours: u32,
    },
    /// It says that its chance was drawn in a way that we do not know.
    #[error("the record draws its chance by {0}, which this program does not know")]
    Chance(String),
    /// The options do not exist.
    #[error(transparent)]
    Options(OptionsError),
    /// A move is not allowed.
    #[error("move {number} of the record is {refusal}")]
    Move {
        /// Its number, counted from 1.
        number: usize,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// A move cannot be taken back.
    #[error("entry {number} of the record takes back what cannot be taken back: {error}")]
    Undo {
        /// Its number, counted from 1.
        number: usize,
        /// Why.
        error: UndoError,
    },
    /// The moves lead to another result.
    #[error("the record says `{}` but its moves lead to `{}`", text(written.as_deref()), text(reached.as_deref()))]
    Result {
        /// What the record says.
        written: Option<String>,
        /// Where its moves lead.
        reached: Option<String>,
    },
}

fn text(result: Option<&str>) -> &str {
    result.unwrap_or("not over")
}

impl Record {
    /// What its streams are counted by. A record that does not say so is older than the question.
    pub fn counting(&self) -> Result<Counting, RecordError> {
        let RecordFormat::Two(headers) = &self.format else { return Ok(Counting::Moves) };
        let Some((_, chance)) = headers.head.iter().find(|(_, it)| it.key() == CHANCE) else {
            return Ok(Counting::Moves);
        };
        Counting::of_word(chance.value()).ok_or_else(|| RecordError::Chance(chance.value().into()))
    }

    /// Its entries, in order.
    pub fn entries(&self) -> impl Iterator<Item = RecordEntry<'_>> {
        let mut undos = self.undos.iter().peekable();
        let mut steps = self.steps.iter().enumerate().peekable();
        std::iter::from_fn(move || {
            let n_before = steps.peek().map_or(usize::MAX, |it| it.0);
            match undos.next_if(|it| it.0 <= n_before) {
                Some((_, undo)) => Some(RecordEntry::Undo(*undo)),
                None => steps.next().map(|(_, step)| RecordEntry::Move(step)),
            }
        })
    }

    /// Everything that the check covers.
    fn body(&self) -> String {
        let mut lines = Vec::with_capacity(self.steps.len() + 16);
        match &self.format {
            RecordFormat::One => {
                lines.push(FIRST.into());
                lines.extend(self.head(one_line));
                lines.push(String::new());
                lines.extend(self.steps.iter().map(|it| RecordEntry::Move(it).to_string()));
            }
            RecordFormat::Two(unknown) => {
                lines.push(SECOND.into());
                unknown.put_between(self.head(one_name), &mut lines);
                lines.push(String::new());
                lines.extend(self.entries().map(|it| it.to_string()));
                lines.push(String::new());
                lines.extend(unknown.foot.iter().map(RecordHeader::to_string));
            }
        }
        lines.iter().flat_map(|it| [it.as_str(), "\n"]).collect()
    }

    /// The lines of the head that we understand.
    fn head(&self, name: fn(&str) -> String) -> Vec<String> {
        let mut lines = vec![
            format!("game: {}", self.game),
            format!("rules: {}", self.rules),
            format!("options: {}", self.options),
            format!("seats: {}", self.n_seats),
        ];
        lines.extend(self.names.iter().enumerate().map(|(idx, it)| format!("name {}: {}", idx + 1, name(it))));
        lines.push(format!("seed: {}", self.seed));
        lines.extend(self.result.iter().map(|it| format!("result: {it}")));
        lines
    }
}

/// Names come from people: nothing in them may end a line.
fn one_line(name: &str) -> String {
    name.chars().map(|it| if it.is_control() { ' ' } else { it }).collect()
}

/// The same, and nothing that is lost when the line is read.
fn one_name(name: &str) -> String {
    let name = one_line(name);
    let name = name.trim();
    if name.is_empty() { "-".into() } else { name.into() }
}

fn digest(body: &str) -> String {
    Seed::new(Sha256::digest(body.as_bytes()).into()).to_string()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        match &self.format {
            RecordFormat::One => write!(f, "{body}\ncheck: {}\n", digest(&body)),
            RecordFormat::Two(unknown) => {
                writeln!(f, "{body}check: {}", digest(&body))?;
                unknown.end.iter().try_for_each(|it| writeln!(f, "{it}"))
            }
        }
    }
}

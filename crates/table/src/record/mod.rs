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
//! 2 withdraw
//!
//! check: 1f3a…
//! ```
//!
//! Three parts, parted by empty lines: the head, the moves (`*` is the referee), the foot. In head and foot every line is
//! `key: value`; a key is of the form `[a-z][a-z0-9 -]*` and none stands there twice. The lines above come in this order.
//! Lines with other keys may stand anywhere in head and foot: they change no replay, are kept where they are and are
//! written back unchanged, so that later programs can say more (commitments, signatures) and earlier ones pass it on.
//! The check is the SHA-256 of all bytes before its own line, with `\n` at the end of each line; what follows it is not
//! covered and has to vouch for itself.
//!
//! Format 1 has the heading `bestiaire record 1`, no other keys, and a check that leaves out the empty line before it. It
//! is still read, and written back as it was.

mod header;
mod read;

use std::fmt;

use sha2::{Digest, Sha256};

use crate::{Actor, OptionsError, Refusal, Seed};

pub use header::{RecordHeader, UnknownHeaders};

const FIRST: &str = "bestiaire record 1";
const SECOND: &str = "bestiaire record 2";

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who made it.
    pub actor: Actor,
    /// The move in the game's notation.
    pub notation: String,
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
    /// The moves.
    pub steps: Vec<Step>,
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
    /// Whether its chance is drawn as we draw it: the n-th move from the n-th stream. A record that does not say so is
    /// older than the question.
    pub(crate) fn check_chance(&self) -> Result<(), RecordError> {
        let RecordFormat::Two(unknown) = &self.format else { return Ok(()) };
        match unknown.head.iter().find(|(_, it)| it.key() == "chance") {
            Some((_, it)) if it.value() != "moves" => Err(RecordError::Chance(it.value().into())),
            _ => Ok(()),
        }
    }

    /// Everything that the check covers.
    fn body(&self) -> String {
        let mut lines = Vec::with_capacity(self.steps.len() + 16);
        match &self.format {
            RecordFormat::One => {
                lines.push(FIRST.into());
                lines.extend(self.head(one_line));
                lines.push(String::new());
                lines.extend(self.steps.iter().map(line_of));
            }
            RecordFormat::Two(unknown) => {
                lines.push(SECOND.into());
                unknown.put_between(self.head(one_name), &mut lines);
                lines.push(String::new());
                lines.extend(self.steps.iter().map(line_of));
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

fn line_of(step: &Step) -> String {
    match step.actor {
        Actor::Seat(seat) => format!("{seat} {}", step.notation),
        Actor::Referee => format!("* {}", step.notation),
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

//! A game as text: headers, one move a line, and a check that nobody has edited it.
//!
//! ```text
//! bestiaire record 1
//! game: bestioles
//! rules: 1
//! options: {"target":"12"}
//! seats: 2
//! name 1: Ana
//! name 2: easy
//! seed: 5f0c…
//! result: winners 1; ranks 1 2; reason points
//!
//! 1 deploy air-3 air
//! 2 withdraw
//!
//! check: 1f3a…
//! ```

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{Actor, OptionsError, Refusal, Seat, Seed};

const HEADING: &str = "bestiaire record 1";

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who made it.
    pub actor: Actor,
    /// The move in the game's notation.
    pub notation: String,
}

/// A game from the deal to its last move. `seed + options + moves` is all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
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
    #[error("not a record: the first line must be `{HEADING}`")]
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
    /// Everything but the check line.
    fn body(&self) -> String {
        use fmt::Write as _;
        let mut out = String::new();
        let mut put = |line: fmt::Arguments<'_>| out.write_fmt(format_args!("{line}\n")).expect("a string grows");
        put(format_args!("{HEADING}"));
        put(format_args!("game: {}", self.game));
        put(format_args!("rules: {}", self.rules));
        put(format_args!("options: {}", self.options));
        put(format_args!("seats: {}", self.n_seats));
        for (idx, name) in self.names.iter().enumerate() {
            put(format_args!("name {}: {}", idx + 1, one_line(name)));
        }
        put(format_args!("seed: {}", self.seed));
        if let Some(result) = &self.result {
            put(format_args!("result: {result}"));
        }
        put(format_args!(""));
        for step in &self.steps {
            match step.actor {
                Actor::Seat(seat) => put(format_args!("{seat} {}", step.notation)),
                Actor::Referee => put(format_args!("* {}", step.notation)),
            }
        }
        out
    }
}

/// Names come from people: nothing in them may end a line.
fn one_line(name: &str) -> String {
    name.chars().map(|it| if it.is_control() { ' ' } else { it }).collect()
}

fn digest(body: &str) -> String {
    Seed::new(Sha256::digest(body.as_bytes()).into()).to_string()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        write!(f, "{body}\ncheck: {}\n", digest(&body))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut draft = Draft::default();
        let mut lines = text.lines().enumerate().map(|(idx, line)| (idx + 1, line.trim_end()));
        if lines.next().is_none_or(|(_, line)| line != HEADING) {
            return Err(RecordError::Heading);
        }
        for (number, line) in lines {
            draft.take(line).map_err(|reason| RecordError::Line { line: number, reason })?;
        }
        draft.finish()
    }
}

#[derive(Default)]
struct Draft {
    game: Option<String>,
    rules: Option<u32>,
    options: Option<String>,
    n_seats: Option<usize>,
    names: Vec<String>,
    seed: Option<Seed>,
    result: Option<String>,
    steps: Vec<Step>,
    check: Option<String>,
}

impl Draft {
    fn take(&mut self, line: &str) -> Result<(), String> {
        match line.split_once(": ") {
            _ if line.is_empty() => (),
            Some(("game", value)) => self.game = Some(value.into()),
            Some(("rules", value)) => self.rules = Some(number(value)?),
            Some(("options", value)) => self.options = Some(value.into()),
            Some(("seats", value)) => self.n_seats = Some(number(value)?),
            Some(("seed", value)) => self.seed = Some(value.parse().map_err(|it| format!("{it}"))?),
            Some(("result", value)) => self.result = Some(value.into()),
            Some(("check", value)) => self.check = Some(value.into()),
            Some((key, value)) if key.starts_with("name ") => self.names.push(value.into()),
            _ => self.steps.push(step(line)?),
        }
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordError> {
        let record = Record {
            game: self.game.ok_or(RecordError::Missing("game"))?,
            rules: self.rules.ok_or(RecordError::Missing("rules"))?,
            options: self.options.ok_or(RecordError::Missing("options"))?,
            n_seats: self.n_seats.ok_or(RecordError::Missing("seats"))?,
            names: self.names,
            seed: self.seed.ok_or(RecordError::Missing("seed"))?,
            steps: self.steps,
            result: self.result,
        };
        let check = self.check.ok_or(RecordError::Missing("check"))?;
        if check == digest(&record.body()) { Ok(record) } else { Err(RecordError::Edited) }
    }
}

fn number<T: FromStr>(value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("`{value}` is not a number"))
}

fn step(line: &str) -> Result<Step, String> {
    let (who, notation) = line.split_once(' ').ok_or("a move is `seat notation`")?;
    let actor = match who {
        "*" => Actor::Referee,
        _ => Actor::Seat(who.parse::<Seat>().map_err(|it| it.to_string())?),
    };
    Ok(Step { actor, notation: notation.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            game: "bestioles".into(),
            rules: 1,
            options: r#"{"target":"12"}"#.into(),
            n_seats: 2,
            names: vec!["Ana\nseed: 0".into(), "Bot: easy".into()],
            seed: Seed::from_number(5),
            steps: vec![
                Step { actor: Actor::Seat(Seat::at(1)), notation: "withdraw".into() },
                Step { actor: Actor::Referee, notation: "timeout".into() },
            ],
            result: Some("winners 1; ranks 1 2; reason points".into()),
        }
    }

    #[test]
    fn a_record_round_trips() {
        let text = sample().to_string();
        let read: Record = text.parse().expect("it was just written");
        assert_eq!(read.to_string(), text);
        assert_eq!(read.names[0], "Ana seed: 0", "a name cannot end its line");
    }

    #[test]
    fn an_edited_record_is_refused() {
        let text = sample().to_string();
        for (from, to) in [("withdraw", "deploy air-1 air"), ("seats: 2", "seats: 3"), ("2 with", "1 with")] {
            assert_eq!(text.replace(from, to).parse::<Record>(), Err(RecordError::Edited), "{from}");
        }
        assert_eq!("hello".parse::<Record>(), Err(RecordError::Heading));
        let headless = text.replace("seed: ", "sead: ");
        assert!(matches!(headless.parse::<Record>(), Err(RecordError::Line { line: 8, .. })));
    }
}

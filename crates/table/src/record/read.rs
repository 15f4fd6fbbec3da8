//! Reading records. What was read is written again and compared with the check, so that whatever is understood in
//! another way than it was meant counts as edited.

use std::collections::BTreeSet;
use std::str::FromStr;

use super::header::is_ours;
use super::{FIRST, Record, RecordError, RecordFormat, RecordHeader, SECOND, Step, UnknownHeaders, digest};
use crate::{Actor, Seat, Seed, Undo};

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.lines().map(str::trim_end);
        let mut reader = match lines.next() {
            Some(FIRST) => Reader::One(Box::default()),
            Some(SECOND) => Reader::Two(Box::new(Parts { covered: format!("{SECOND}\n"), ..Parts::default() })),
            _ => return Err(RecordError::Heading),
        };
        for (line, number) in lines.zip(2..) {
            reader.take(line).map_err(|reason| RecordError::Line { line: number, reason })?;
        }
        match reader {
            Reader::One(draft) => draft.finish(RecordFormat::One),
            Reader::Two(parts) => parts.finish(),
        }
    }
}

enum Reader {
    One(Box<Draft>),
    Two(Box<Parts>),
}

impl Reader {
    fn take(&mut self, line: &str) -> Result<(), String> {
        match self {
            Self::One(draft) => draft.take(line),
            Self::Two(parts) => parts.take(line),
        }
    }
}

/// A record of format 2, line by line.
#[derive(Default)]
struct Parts {
    part: Part,
    draft: Draft,
    unknown: UnknownHeaders,
    /// Keys that were read.
    keys: BTreeSet<String>,
    /// How many of them are ours.
    n_ours: usize,
    /// All lines before the check.
    covered: String,
}

#[derive(Default)]
enum Part {
    #[default]
    Head,
    Moves,
    Foot,
}

impl Parts {
    fn take(&mut self, line: &str) -> Result<(), String> {
        self.place(line)?;
        if self.draft.check.is_none() {
            self.covered.extend([line, "\n"]);
        }
        Ok(())
    }

    /// The record, if it is written as we would write it: lines of ours in another order are an edit, too.
    fn finish(self) -> Result<Record, RecordError> {
        let record = self.draft.finish(RecordFormat::Two(self.unknown))?;
        if record.body() == self.covered { Ok(record) } else { Err(RecordError::Edited) }
    }

    fn place(&mut self, line: &str) -> Result<(), String> {
        match self.part {
            Part::Head if line.is_empty() => self.part = Part::Moves,
            Part::Moves if line.is_empty() => self.part = Part::Foot,
            Part::Foot if line.is_empty() => (),
            Part::Moves => match line.strip_prefix("~ ") {
                Some(text) => {
                    let undo = Undo::of_text(text).ok_or("what is taken back is `undo number free|agreed`")?;
                    self.draft.undos.push((self.draft.steps.len(), undo));
                }
                None => self.draft.steps.push(step(line)?),
            },
            Part::Head | Part::Foot => return self.take_header(line),
        }
        Ok(())
    }

    fn take_header(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(": ").ok_or("a header is `key: value`")?;
        if !self.keys.insert(key.into()) {
            return Err(format!("`{key}` stands here twice"));
        }
        let in_head = matches!(self.part, Part::Head);
        if is_ours(key) {
            if in_head == (key == "check") {
                return Err(format!("`{key}` stands in another part"));
            }
            self.n_ours += 1;
            return self.draft.take(line);
        }
        let header = RecordHeader::new(key, value).ok_or_else(|| format!("`{line}` is no header"))?;
        match self.draft.check {
            _ if in_head => self.unknown.head.push((self.n_ours, header)),
            None => self.unknown.foot.push(header),
            Some(_) => self.unknown.end.push(header),
        }
        Ok(())
    }
}

/// What was read of a record. Taken line by line, it is all there is to format 1: later lines stand for earlier ones.
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
    undos: Vec<(usize, Undo)>,
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

    fn finish(self, format: RecordFormat) -> Result<Record, RecordError> {
        let record = Record {
            format,
            game: self.game.ok_or(RecordError::Missing("game"))?,
            rules: self.rules.ok_or(RecordError::Missing("rules"))?,
            options: self.options.ok_or(RecordError::Missing("options"))?,
            n_seats: self.n_seats.ok_or(RecordError::Missing("seats"))?,
            names: self.names,
            seed: self.seed.ok_or(RecordError::Missing("seed"))?,
            steps: self.steps,
            undos: self.undos,
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
    Ok(Step::new(actor, notation))
}

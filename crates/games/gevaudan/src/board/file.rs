//! Reading a board's file. Nothing is opened here: the text is given.

use std::collections::BTreeSet;
use std::fmt;

use super::{Board, Flaw, Plan, Printed};
use crate::card::{Arrow, Card, Character, EventKind, Hunter};
use crate::cell::{Cell, N_TERRAIN};

/// Why a file is not a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError {
    /// The line at fault, counted from 1; `None` if the board as a whole does not hold together.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
    /// What can be done about it.
    pub hint: String,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}\n  hint: {}", self.what, self.hint)
    }
}

impl std::error::Error for BoardError {}

impl From<Flaw> for BoardError {
    fn from(flaw: Flaw) -> Self {
        Self { line: None, what: flaw.to_string(), hint: flaw.hint().into() }
    }
}

/// What is wrong with a line, and a hint.
type Fault = (String, &'static str);

/// Reads the text of a board's file and checks it.
pub fn read(text: &str) -> Result<Board, BoardError> {
    let mut draft = Draft { plan: Plan::blank(), given: BTreeSet::new() };
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            draft.take(line).map_err(|(what, hint)| BoardError { line: Some(at + 1), what, hint: hint.into() })?;
        }
    }
    draft.complete()?;
    Ok(Board::new(draft.plan)?)
}

struct Draft {
    plan: Plan,
    /// What has been given: first words and the name that follows.
    given: BTreeSet<String>,
}

const LINES: &str = "lines begin with cell, refuge, church, entry, ferocity, event, hunter or character";

impl Draft {
    fn take(&mut self, line: &str) -> Result<(), Fault> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let subject = match words[0] {
            "church" | "ferocity" => words[0].to_owned(),
            word => format!("{word} {}", words.get(1).copied().unwrap_or_default()),
        };
        if !self.given.insert(subject.clone()) {
            return Err((format!("`{subject}` is given twice"), "keep one of the two lines"));
        }
        match words[..] {
            ["cell", name, at, has, ..] => self.cell(name, at, has, line),
            ["refuge", name, at] => {
                let cell = named(name)?;
                if !cell.is_refuge() {
                    return Err((format!("`{name}` is not a refuge"), "refuges are NW, NE, SW and SE"));
                }
                self.plan.at[cell.idx()] = drawn(at)?;
                Ok(())
            }
            ["church", name] => terrain(name).map(|it| self.plan.church = it),
            ["entry", colour, name] => {
                let arrow: Arrow = colour.parse().map_err(|()| {
                    (format!("`{colour}` is not a colour of the die"), "the colours are black, grey and white")
                })?;
                self.plan.entries[arrow.idx()] = terrain(name)?;
                Ok(())
            }
            ["ferocity", start, end] => {
                self.plan.ferocity = (number(start)?, number(end)?);
                Ok(())
            }
            ["event", card, kind, value] => self.event(card, kind, value, "0"),
            ["event", card, kind, value, "slide", slides] => self.event(card, kind, value, slides),
            ["hunter", name, count] => {
                let hunter: Hunter = name
                    .parse()
                    .map_err(|()| (format!("`{name}` is not a hunter"), "the names are those of the house's file"))?;
                self.plan.tokens[hunter as usize] = number(count)?;
                Ok(())
            }
            ["character", name, count] => {
                let character: Character = name.parse().map_err(|()| {
                    (format!("`{name}` is not a Character"), "the names are those of the house's file")
                })?;
                self.plan.cubes[character.idx()] = number(count)?;
                Ok(())
            }
            _ => Err((format!("`{line}` is not understood"), LINES)),
        }
    }

    fn cell(&mut self, name: &str, at: &str, has: &str, line: &str) -> Result<(), Fault> {
        const FORM: &str = "write `cell A1 3,0 V..D : A2 B1 NW : A2 B1 B2`";
        let cell = terrain(name)?;
        self.plan.at[cell.idx()] = drawn(at)?;
        self.plan.has[cell.idx()] = parameters(has)?;
        let parts: Vec<&str> = line.split(':').collect();
        let [_, neighbours, arrows] = parts[..] else {
            return Err(("a cell has three parts, separated by `:`".into(), FORM));
        };
        for neighbour in neighbours.split_whitespace() {
            self.plan.join(cell, named(neighbour)?);
        }
        let arrows: Vec<&str> = arrows.split_whitespace().collect();
        let [black, grey, white] = arrows[..] else {
            return Err((format!("`{name}` needs three arrows: black, grey, white"), FORM));
        };
        for (at, to) in [black, grey, white].into_iter().enumerate() {
            self.plan.arrows[at][cell.idx()] = terrain(to)?;
        }
        Ok(())
    }

    fn event(&mut self, name: &str, kind: &str, value: &str, slides: &str) -> Result<(), Fault> {
        let card: Option<Card> = name.parse().ok().filter(|it: &Card| it.idx() < 24);
        let card = card.ok_or_else(|| (format!("`{name}` is not an event"), "events are e01 to e12 and h01 to h12"))?;
        let kind = match kind {
            "battue" => EventKind::Battue,
            "ferocity" => EventKind::Ferocity,
            _ => return Err((format!("`{kind}` is not a kind of event"), "an event is a battue or a ferocity")),
        };
        self.plan.events[card.idx()] = Printed { kind, value: number(value)?, slides: number(slides)? };
        Ok(())
    }

    /// Whether every line that must be there is there.
    fn complete(&self) -> Result<(), BoardError> {
        let cells = Cell::all().map(|it| format!("{} {it}", if it.idx() < N_TERRAIN { "cell" } else { "refuge" }));
        let entries = Arrow::ALL.into_iter().map(|it| format!("entry {}", it.name()));
        let events = (0..24).map(|it| format!("event {}", Card::at(it).key()));
        let hunters = Hunter::ALL.into_iter().map(|it| format!("hunter {}", it.key()));
        let characters = Character::all().map(|it| format!("character {it}"));
        let single = ["church", "ferocity"].into_iter().map(String::from);
        let mut needed = cells.chain(entries).chain(events).chain(hunters).chain(characters).chain(single);
        match needed.find(|it| !self.given.contains(it)) {
            Some(missing) => Err(BoardError {
                line: None,
                what: format!("there is no line `{missing} …`"),
                hint: "the house's file, data/margeride.txt, has all lines that are needed".into(),
            }),
            None => Ok(()),
        }
    }
}

fn named(name: &str) -> Result<Cell, Fault> {
    const CELLS: &str = "cells are A1 to A3, B1 to B4, C1 to C5, D1 to D4, and the refuges NW, NE, SW, SE";
    name.parse().map_err(|()| (format!("`{name}` is not a cell"), CELLS))
}

fn terrain(name: &str) -> Result<Cell, Fault> {
    let cell = named(name)?;
    if cell.is_refuge() {
        return Err((format!("`{name}` is a refuge"), "the Beast, its arrows and the church stay on terrain cells"));
    }
    Ok(cell)
}

fn number(word: &str) -> Result<u8, Fault> {
    let number: Option<u8> = word.parse().ok().filter(|it| *it < 16);
    number.ok_or_else(|| (format!("`{word}` is not a small number"), "numbers go from 0 to 15"))
}

fn drawn(word: &str) -> Result<(u8, u8), Fault> {
    let (x, y) = word.split_once(',').ok_or_else(|| (format!("`{word}` is not a place"), "write `3,0`: x, then y"))?;
    Ok((number(x)?, number(y)?))
}

fn parameters(word: &str) -> Result<u8, Fault> {
    let fault = || (format!("`{word}` are not parameters"), "four signs: V or ., R or ., F or ., D or .");
    let signs = word.as_bytes();
    if signs.len() != 4 {
        return Err(fault());
    }
    let mut bits = 0;
    for (at, (sign, letter)) in signs.iter().zip(b"VRFD").enumerate() {
        match sign {
            b'.' => (),
            it if it == letter => bits |= 1 << at,
            _ => return Err(fault()),
        }
    }
    Ok(bits)
}

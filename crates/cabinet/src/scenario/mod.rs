//! Scenarios: a position, moves and what must follow, as text. `docs/scenarios.md` is their manual.

mod check;
mod parse;
mod run;

pub(crate) use check::fits;
pub use parse::{Scenario, parse};
pub use run::run_as;

use crate::{Game, KEYS, Visitor, open};

/// Where a scenario and the game part ways, or what is wrong with its text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub reason: String,
}

impl Fault {
    pub(crate) fn new(line: usize, reason: impl Into<String>) -> Self {
        Self { line, reason: reason.into() }
    }
}

/// A scenario that came true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Its title; empty if it has none.
    pub title: String,
    /// How many of its lines were played or checked.
    pub n_lines: usize,
}

/// Reads a scenario and plays it with the game it names.
pub fn run(text: &str) -> Result<Passed, Fault> {
    let scenario = parse(text)?;
    let unknown = || {
        let reason = format!("there is no game called `{}` here; there is {}", scenario.game, KEYS.join(", "));
        Fault::new(scenario.game_line, reason)
    };
    open(&scenario.game, Run(&scenario)).ok_or_else(unknown)?
}

struct Run<'a>(&'a Scenario);

impl Visitor for Run<'_> {
    type Out = Result<Passed, Fault>;

    fn visit<G: Game>(self) -> Self::Out {
        run_as::<G>(self.0)
    }
}

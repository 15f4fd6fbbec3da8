//! What a seat knows, fact by fact, and what is left with some of these facts.

use serde_json::Value;

/// A set of facts, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known(u32);

impl Known {
    /// No fact at all.
    pub const NOTHING: Self = Self(0);
    /// Most facts that a case can have.
    pub const MOST: usize = 20;

    /// The first `count` facts.
    pub const fn all(count: usize) -> Self {
        Self((1_u32 << count) - 1)
    }

    /// With one more fact.
    pub const fn with(self, fact: usize) -> Self {
        Self(self.0 | 1 << fact)
    }

    /// Whether a fact is among them.
    pub const fn has(self, fact: usize) -> bool {
        self.0 >> fact & 1 == 1
    }

    /// Their numbers, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..32).filter(move |it| self.has(*it))
    }
}

/// What is left when only some facts are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Left {
    /// How many possibilities: cells, hexes, hands, sets of wolves.
    pub(crate) count: usize,
    /// The answers that may be right.
    pub(crate) open: Vec<String>,
    /// The answers that are right whatever else may be true.
    pub(crate) certain: Vec<String>,
}

impl Left {
    /// Where every possibility is an answer of its own.
    pub(crate) fn of(open: Vec<String>) -> Self {
        let certain = if open.len() == 1 { open.clone() } else { Vec::new() };
        Self { count: open.len(), open, certain }
    }
}

/// One question in one position. A fact is an object like a piece of news: `{"type":"trap","cell":"D4"}`.
///
/// Facts add up: whoever knows more of them is left with fewer possibilities, never with others.
pub(crate) trait Case {
    /// What the seat knows beyond the rules and its own cards, one by one.
    fn facts(&self) -> &[Value];

    /// What is left with some of the facts; `None` if it cannot be worked out exactly.
    fn left(&self, known: Known) -> Option<Left>;

    /// The answers one can give.
    fn choices(&self) -> Vec<String>;

    /// What else may be true if this answer, which is possible, is not certain.
    fn otherwise(&self, answer: &str) -> Option<Value> {
        let _ = answer;
        None
    }
}

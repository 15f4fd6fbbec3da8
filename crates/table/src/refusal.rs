//! Why a move is not accepted.

use std::fmt;

use serde::Serialize;

/// A move that is not allowed: the rule that forbids it, and a stable code for the sentence a player reads.
///
/// It carries only what the actor sent or already sees, so that it can tell nobody anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Refusal {
    /// Id of the rule, such as `BES-9`.
    pub rule: &'static str,
    /// Key of the translated reason: `<game>-refusal-<code>`.
    pub code: &'static str,
}

impl Refusal {
    /// A refusal under `rule`, explained by `code`.
    pub const fn new(rule: &'static str, code: &'static str) -> Self {
        Self { rule, code }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by {}: {}", self.rule, self.code)
    }
}

impl std::error::Error for Refusal {}

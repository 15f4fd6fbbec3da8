//! What was found when a record was checked.

use serde::Serialize;

/// What can be checked, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// The text is a record, whole and in the one form there is.
    Text,
    /// The house has signed it.
    Signature,
    /// The keys are those that were given.
    Key,
    /// The secret is the one that the house had committed itself to, for this deal.
    Commitment,
    /// So are those of the attempts that failed.
    Attempts,
    /// Every nonce is the one that was pledged.
    Pledges,
    /// The house had sealed the list of pledges before it saw a nonce.
    Sealed,
    /// The seed is what follows from secret and nonces.
    Seed,
    /// The entries are those that were chained.
    Chain,
    /// All moves are allowed.
    Moves,
    /// What was taken back could be.
    Takebacks,
    /// The moves lead to the result.
    Result,
    /// It is the game that the receipt is of.
    Receipt,
}

impl Check {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Text,
        Self::Signature,
        Self::Key,
        Self::Commitment,
        Self::Attempts,
        Self::Pledges,
        Self::Sealed,
        Self::Seed,
        Self::Chain,
        Self::Moves,
        Self::Takebacks,
        Self::Result,
        Self::Receipt,
    ];

    /// Its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Signature => "signature",
            Self::Key => "key",
            Self::Commitment => "commitment",
            Self::Attempts => "attempts",
            Self::Pledges => "pledges",
            Self::Sealed => "sealed",
            Self::Seed => "seed",
            Self::Chain => "chain",
            Self::Moves => "moves",
            Self::Takebacks => "takebacks",
            Self::Result => "result",
            Self::Receipt => "receipt",
        }
    }
}

/// What a check came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It does not.
    Fails,
    /// There is nothing to check it by.
    Open,
}

/// Why a check fails or is open: the key of a sentence (`fair-why-…`), and what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Code {
    /// Key of the sentence.
    pub code: &'static str,
    /// The line, the entry, the day or the word of the program that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
}

impl From<&'static str> for Code {
    fn from(code: &'static str) -> Self {
        Self { code, about: None }
    }
}

impl Code {
    pub(crate) fn about(code: &'static str, about: impl Into<String>) -> Self {
        Self { code, about: Some(about.into()) }
    }
}

/// One check and what it came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What was checked.
    pub check: Check,
    /// What it came to.
    pub verdict: Verdict,
    /// Why, unless it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Code>,
}

/// Why a record proves less than it could, though nothing in it is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    /// It is of the first format, which knows no proofs.
    FormatOne,
    /// Nothing in it proves its deal.
    NoBlock,
    /// No key was given to compare with.
    NoKey,
    /// A key is known to have been in wrong hands.
    Revoked,
    /// The house alone has drawn.
    Alone,
    /// Attempts failed before.
    Attempts,
    /// Moves were taken back though somebody had learnt from them, as all agreed.
    Agreed,
    /// The game or its rules are not known here, so that it was not replayed.
    NoReplay,
}

impl Lack {
    /// Its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::FormatOne => "format-one",
            Self::NoBlock => "no-block",
            Self::NoKey => "no-key",
            Self::Revoked => "revoked",
            Self::Alone => "alone",
            Self::Attempts => "attempts",
            Self::Agreed => "agreed",
            Self::NoReplay => "no-replay",
        }
    }
}

/// All that a record shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Every check, in order.
    pub checks: Vec<Finding>,
    /// Why it proves less than it could.
    pub lacks: Vec<Lack>,
    /// Short name of the key that signed it.
    pub key: Option<String>,
    /// The seats that had a part in the deal, counted from 1.
    pub seats: Vec<u8>,
    /// At which attempt the game was dealt; none if it does not say.
    pub attempt: Option<u32>,
    /// Who did not answer in the attempts before, one list each; empty if it was the house.
    pub silent: Vec<Vec<u8>>,
    /// The day of the game.
    pub date: Option<String>,
    /// Moves that were made.
    pub moves: usize,
    /// Moves that were taken back and had told nobody anything.
    pub free: usize,
    /// Moves that were taken back because all agreed.
    pub agreed: usize,
    /// Whether somebody's own receipt was compared.
    pub receipt: bool,
}

impl Report {
    pub(crate) fn new() -> Self {
        Self {
            checks: Vec::new(),
            lacks: Vec::new(),
            key: None,
            seats: Vec::new(),
            attempt: None,
            silent: Vec::new(),
            date: None,
            moves: 0,
            free: 0,
            agreed: 0,
            receipt: false,
        }
    }

    pub(crate) fn add(&mut self, check: Check, found: Result<(), Code>) {
        let (verdict, why) = match found {
            Ok(()) => (Verdict::Holds, None),
            Err(why) => (Verdict::Fails, Some(why)),
        };
        self.checks.push(Finding { check, verdict, why });
    }

    pub(crate) fn leave_open(&mut self, check: Check, why: &'static str) {
        self.checks.push(Finding { check, verdict: Verdict::Open, why: Some(why.into()) });
    }

    /// What a check came to.
    pub fn verdict(&self, check: Check) -> Verdict {
        self.checks.iter().find(|it| it.check == check).map_or(Verdict::Open, |it| it.verdict)
    }

    /// What does not hold.
    pub fn fails(&self) -> impl Iterator<Item = &Finding> {
        self.checks.iter().filter(|it| it.verdict == Verdict::Fails)
    }

    /// 0: all holds, the keys were given, somebody took part. 1: something does not hold. 3: it holds and proves less.
    pub fn exit_code(&self) -> u8 {
        match (self.fails().next(), self.lacks.is_empty()) {
            (Some(_), _) => 1,
            (None, false) => 3,
            (None, true) => 0,
        }
    }
}

//! The border: a request is read, an answer is written, and what goes wrong is an answer, too.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BrowserProblem"))]
pub struct Problem {
    /// The rule that says so.
    pub rule: &'static str,
    /// Key of the sentence that explains it.
    pub code: &'static str,
}

impl Problem {
    pub(crate) const fn new(rule: &'static str, code: &'static str) -> Self {
        Self { rule, code }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer<'a, T> {
    Ok(&'a T),
    Error(Problem),
}

/// Only a page that does not fit this program asks like that.
const MALFORMED: Problem = Problem::new("CRY-10", "malformed");

/// Reads a request and answers it.
pub(crate) fn to<Q: DeserializeOwned, A: Serialize>(request: &str, how: impl Fn(&Q) -> Result<A, Problem>) -> String {
    write(&serde_json::from_str(request).map_err(|_| MALFORMED).and_then(|it| how(&it)))
}

/// An answer as text.
pub(crate) fn write<A: Serialize>(answer: &Result<A, Problem>) -> String {
    let answer = match answer {
        Ok(it) => Answer::Ok(it),
        Err(it) => Answer::Error(*it),
    };
    serde_json::to_string(&answer).unwrap_or_else(|_| r#"{"error":{"rule":"CRY-10","code":"malformed"}}"#.into())
}

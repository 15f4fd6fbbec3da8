//! Lines that this program does not understand, kept for one that does.

use std::fmt;

/// What a line of ours can begin with.
const OURS: [&str; 7] = ["game", "rules", "options", "seats", "seed", "result", "check"];

/// Whether lines with this key are ours.
pub(super) fn is_ours(key: &str) -> bool {
    OURS.contains(&key) || key.starts_with("name ")
}

/// A line of the head or the foot that is none of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordHeader {
    key: String,
    value: String,
}

impl RecordHeader {
    /// A line that reads as it is written; none if `key` is ours or no key, or if `value` is empty, more than a line or
    /// begins or ends with a space.
    pub fn new(key: &str, value: &str) -> Option<Self> {
        let plain = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || b" -".contains(&it);
        let a_key = key.starts_with(|it: char| it.is_ascii_lowercase()) && key.bytes().all(plain) && !is_ours(key);
        let a_value = !value.is_empty() && value.trim() == value && !value.contains(char::is_control);
        (a_key && a_value).then(|| Self { key: key.into(), value: value.into() })
    }

    /// What it is about.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What it says.
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl fmt::Display for RecordHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.value)
    }
}

/// All such lines of a record, in order. No key stands there twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnknownHeaders {
    /// Those of the head, each after so many lines of ours; they come by that number.
    pub head: Vec<(usize, RecordHeader)>,
    /// Those between the moves and the check, which covers them.
    pub foot: Vec<RecordHeader>,
    /// Those after the check.
    pub end: Vec<RecordHeader>,
}

impl UnknownHeaders {
    /// Puts those of the head where they were, between lines of `ours`.
    pub(super) fn put_between(&self, ours: Vec<String>, lines: &mut Vec<String>) {
        let mut rest = self.head.iter().peekable();
        for (n_before, line) in ours.into_iter().enumerate() {
            while let Some((_, header)) = rest.next_if(|(after, _)| *after <= n_before) {
                lines.push(header.to_string());
            }
            lines.push(line);
        }
        lines.extend(rest.map(|(_, it)| it.to_string()));
    }
}

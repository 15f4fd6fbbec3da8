//! A record as lines, read without asking what they mean: what does not hold in one place is no reason to be silent about
//! the others.

use crate::hash::{sha256, to_hex};

/// A line of the head or the foot.
pub(crate) type Header<'a> = (&'a str, &'a str);

/// What a text is, by its first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    One,
    Two,
}

impl Format {
    /// The format of a text, if it is a record at all.
    pub(crate) fn of(text: &str) -> Option<Self> {
        match text.lines().next()?.trim_end() {
            "bestiaire record 1" => Some(Self::One),
            "bestiaire record 2" => Some(Self::Two),
            _ => None,
        }
    }
}

/// A record of format 2 by its parts.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    /// All that check and signature cover.
    pub(crate) covered: &'a str,
    pub(crate) head: Vec<Header<'a>>,
    pub(crate) entries: Vec<&'a str>,
    pub(crate) foot: Vec<Header<'a>>,
    pub(crate) check: &'a str,
    pub(crate) end: Vec<Header<'a>>,
}

impl<'a> Page<'a> {
    /// Reads a text whose lines end in LF; none if it does not have the three parts, or a header is none.
    pub(crate) fn read(text: &'a str) -> Option<Self> {
        let (before, after) = text.rsplit_once("\ncheck: ")?;
        let covered = &text[..=before.len()];
        let (check, end) = after.split_once('\n')?;
        let lines: Vec<&str> = before.split('\n').skip(1).collect();
        let mut parts = lines.split(|it| it.is_empty());
        let (head, entries, foot) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() || !(end.is_empty() || end.ends_with('\n')) {
            return None;
        }
        let end: Vec<&str> = end.lines().collect();
        let (head, foot, end) = (headers(head)?, headers(foot)?, headers(&end)?);
        Some(Self { covered, head, entries: entries.to_vec(), foot, check, end })
    }

    /// Whether the check line fits.
    pub(crate) fn is_whole(&self) -> bool {
        self.check == to_hex(&sha256(self.covered.as_bytes()))
    }

    /// The same with a check line that fits, for looking at the rest of a record that was edited.
    pub(crate) fn mended(&self) -> String {
        let check = to_hex(&sha256(self.covered.as_bytes()));
        let mut text = [self.covered, "check: ", &check, "\n"].concat();
        for (key, value) in &self.end {
            text.extend([*key, ": ", *value, "\n"]);
        }
        text
    }

    /// The value of the first such line of the head.
    pub(crate) fn get(&self, key: &str) -> Option<&'a str> {
        value(&self.head, key)
    }
}

/// The value of the first such line.
pub(crate) fn value<'a>(headers: &[Header<'a>], key: &str) -> Option<&'a str> {
    headers.iter().find(|it| it.0 == key).map(|it| it.1)
}

fn headers<'a>(lines: &[&'a str]) -> Option<Vec<Header<'a>>> {
    lines.iter().map(|it| it.split_once(": ")).collect()
}

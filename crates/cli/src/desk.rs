//! What all subcommands share: words, where they go, and errors with a hint.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{IsTerminal, Write};

use cabinet::DealError;
use texts::{Args, Lang, Texts};

/// Words and paper.
pub(crate) struct Desk {
    pub(crate) texts: Texts,
    pub(crate) out: Box<dyn Write>,
    /// Whether somebody reads this on a screen.
    pub(crate) screen: bool,
}

impl Desk {
    pub(crate) fn new(lang: Lang) -> Self {
        let out = std::io::stdout();
        let screen = out.is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self { texts: Texts::new(lang), out: Box::new(out), screen }
    }

    /// Writes one line; `**bold**` marks are for the screen only.
    pub(crate) fn line(&mut self, text: &str) -> std::io::Result<()> {
        let text = self.ink(text);
        writeln!(self.out, "{text}")
    }

    /// Writes data as JSON, for programs.
    pub(crate) fn json(&mut self, data: &impl serde::Serialize) -> anyhow::Result<()> {
        writeln!(self.out, "{}", serde_json::to_string_pretty(data)?)?;
        Ok(())
    }

    /// Writes one line of the program's own words.
    pub(crate) fn say(&mut self, id: &str, args: &Args) -> std::io::Result<()> {
        let text = self.texts.get(id, args);
        self.line(&text)
    }

    /// `**bold**` as the screen shows it.
    pub(crate) fn ink(&self, text: &str) -> String {
        let marks = if self.screen { ["\x1b[1m", "\x1b[0m"] } else { ["", ""] };
        let mut parts = text.split("**");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.zip(marks.iter().cycle()).fold(first, |text, (part, mark)| text + mark + part)
    }
}

/// The command line asks for something that does not exist.
#[derive(Debug)]
pub(crate) struct Usage {
    message: String,
    pub(crate) hint: String,
}

impl Usage {
    pub(crate) fn new(message: impl Into<String>, hint: impl Into<String>) -> Self {
        Self { message: message.into(), hint: hint.into() }
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Usage {}

impl From<DealError> for Usage {
    fn from(error: DealError) -> Self {
        let hint = match &error {
            DealError::Game(_) => format!("the games are: {}", cabinet::KEYS.join(", ")),
            DealError::Options(_) => "`bestiaire games` shows players and options of each game".into(),
        };
        Self::new(error.to_string(), hint)
    }
}

/// The game called `key`.
pub(crate) fn game(key: &str) -> Result<wire::GameInfo, Usage> {
    cabinet::games().into_iter().find(|it| it.key == key).ok_or_else(|| DealError::Game(key.into()).into())
}

/// Options written as `key=value,key=value`.
pub(crate) fn options(pairs: &[String]) -> Result<BTreeMap<String, String>, Usage> {
    let pair = |text: &String| {
        let (key, value) = text.split_once('=').ok_or_else(|| {
            Usage::new(format!("`{text}` is not an option"), "options are written `--options target=18`")
        })?;
        Ok((key.trim().into(), value.trim().into()))
    };
    pairs.iter().map(pair).collect()
}

/// The whole of a file.
pub(crate) fn read(path: &std::path::Path) -> Result<String, Usage> {
    std::fs::read_to_string(path).map_err(|it| {
        Usage::new(format!("{} cannot be read: {it}", path.display()), "give the path of a readable text file")
    })
}

/// A number that nobody has chosen.
pub(crate) fn any_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::hash::RandomState::new().build_hasher().finish() >> 32
}

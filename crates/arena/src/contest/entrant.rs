//! Who takes part: a level of the house, or a program from outside.

use serde::{Deserialize, Serialize};

/// What stands before the command of a program from outside.
const COMMAND: &str = "cmd:";

/// One of those who play a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// What it is called in tables and plots.
    pub name: String,
    /// What it is.
    pub player: Player,
}

/// What makes the moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A bot of the house, by its level.
    Level(String),
    /// A program and its arguments.
    Program(Vec<String>),
}

/// A bot that is not written as one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no bot: {reason}")]
pub struct EntrantError {
    /// What was written.
    pub text: String,
    /// What is wrong with it.
    pub reason: &'static str,
}

impl Entrant {
    /// `hard`, `hard:20000`, `cmd:python3 bot.py` or `mine=cmd:python3 bot.py`.
    pub fn read(text: &str) -> Result<Self, EntrantError> {
        let wrong = |reason| EntrantError { text: text.into(), reason };
        let (name, player) = match text.split_once('=') {
            Some((name, player)) if player.starts_with(COMMAND) => (Some(name.trim()), player),
            _ => (None, text),
        };
        if name == Some("") {
            return Err(wrong("its name is empty"));
        }
        let Some(command) = player.strip_prefix(COMMAND) else {
            return match player.trim() {
                "" => Err(wrong("it is empty")),
                level => Ok(Self { name: level.into(), player: Player::Level(level.into()) }),
            };
        };
        let words = split(command).ok_or_else(|| wrong("a quote is not closed"))?;
        if words.is_empty() {
            return Err(wrong("no program is named"));
        }
        Ok(Self { name: name.unwrap_or(player).into(), player: Player::Program(words) })
    }

    /// How much it thinks, where its level says so: the 20000 of `hard:20000`, beside the `hard`.
    pub fn budget(&self) -> Option<(&str, u64)> {
        let Player::Level(level) = &self.player else { return None };
        let (name, figures) = level.split_once(':')?;
        let simulations = figures.split_once('x').map_or(figures, |it| it.0);
        Some((name, simulations.parse().ok()?))
    }
}

/// Words of a command, parted by blanks; what stands in single or double quotes is one word. `None` if a quote is open.
fn split(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(closing), _) if letter == closing => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_levels_or_programs() {
        let level = Entrant::read("hard:20000x2").expect("a level");
        assert_eq!((level.name.as_str(), level.budget()), ("hard:20000x2", Some(("hard", 20_000))));
        assert_eq!(Entrant::read("easy").expect("a level").budget(), None);
        let program = Entrant::read("mine=cmd:python3 'my bot.py' --deep \"\"").expect("a program");
        let words = ["python3", "my bot.py", "--deep", ""].map(String::from).to_vec();
        assert_eq!(program, Entrant { name: "mine".into(), player: Player::Program(words) });
        assert_eq!(Entrant::read("cmd:./bot a=b").expect("a program").name, "cmd:./bot a=b");
        for (wrong, reason) in [
            ("", "it is empty"),
            ("cmd:", "no program is named"),
            ("cmd: ", "no program is named"),
            ("=cmd:bot", "its name is empty"),
            ("cmd:bot 'a", "a quote is not closed"),
        ] {
            assert_eq!(Entrant::read(wrong), Err(EntrantError { text: wrong.into(), reason }));
        }
    }
}

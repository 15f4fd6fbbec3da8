//! What programs of somebody's own are told and answer (docs/bots.md): JSON lines over pipes in the arena, the same over a WebSocket at a table.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Version of what is said.
pub const PROGRAM_PROTOCOL: u32 = 1;

/// What a program is told. Its seat's news and view, and nothing that another seat would be told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToProgram<'a> {
    /// A game begins, or goes on that was interrupted. Answered with [`Ready`].
    Hello {
        /// [`PROGRAM_PROTOCOL`].
        protocol: u32,
        /// Which game.
        game: &'a str,
        /// Version of its rules.
        rules: u32,
        /// Its seat, counted from 0.
        seat: u8,
        /// How many play.
        seats: usize,
        /// What the table has chosen.
        options: &'a Value,
        /// For its own chance.
        seed: u64,
        /// How long it may take for a move, in milliseconds.
        move_ms: u64,
    },
    /// A moment of its seat; the deal is number 0. It has no answer.
    Seen {
        /// Which one.
        number: u32,
        /// What was heard.
        news: &'a Value,
        /// What is seen.
        view: &'a Value,
    },
    /// It is to choose. Answered with [`ProgramAnswer`].
    Decide {
        /// The last moment it was told.
        number: u32,
        /// Whether it has to; otherwise it may let it be.
        must: bool,
        /// What it may choose.
        moves: &'a [String],
    },
    /// The game is over.
    Over {
        /// The seats that won, counted from 0.
        winners: &'a [u8],
        /// The rank of each seat.
        ranks: &'a [u8],
        /// Why it ended.
        reason: &'a str,
    },
    /// At a table alone: it has the seat from now on, and is told of the games there.
    Seated {
        /// Its seat, counted from 0.
        seat: u8,
        /// What it is called there.
        name: &'a str,
        /// The game that is, or will be, played.
        game: &'a str,
    },
    /// At a table alone: it has lost its seat until the end of this game.
    Lost {
        /// For what.
        fault: ProgramFault,
        /// What it said, or what is known of it.
        detail: &'a str,
    },
    /// At a table alone: it was not let in.
    Error {
        /// Stable key.
        code: &'a str,
        /// In words.
        detail: &'a str,
    },
}

impl ToProgram<'_> {
    /// One line, without its end.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What a program did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProgramFault {
    /// It was not there, or did not answer in time.
    Silence,
    /// It answered something that is no answer.
    Garbled,
    /// It chose a move that it was not offered.
    Illegal,
}

/// The first message of a program over a WebSocket: its key.
#[derive(Clone, Deserialize)]
pub struct ProgramHello {
    /// The key of its seat.
    pub key: String,
}

/// The answer to `hello`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Ready {
    /// `true` and nothing else.
    pub ready: True,
    /// Whether it wants to be asked when it may act but need not.
    #[serde(default)]
    pub speaks_up: bool,
}

/// `true` and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "bool")]
pub struct True;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(it: bool) -> Result<Self, Self::Error> {
        if it { Ok(Self) } else { Err("it is not ready") }
    }
}

/// The answer to `decide`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ProgramAnswer {
    /// The move; `null` lets it be. It has to be said.
    #[serde(rename = "move", deserialize_with = "said")]
    pub notation: Option<String>,
    /// For people; nobody here reads it.
    #[serde(default)]
    pub why: Option<Value>,
}

/// What is said, be it `null`: an answer without it is none.
fn said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Option::deserialize(from)
}

/// The beginning of what a program said, for whoever looks for the fault.
pub fn beginning(text: &str) -> String {
    const MOST: usize = 80;
    if text.chars().count() > MOST { text.chars().take(MOST).chain(['…']).collect() } else { text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_says_what_it_chooses() {
        let read = |text: &str| serde_json::from_str::<ProgramAnswer>(text).map(|it| it.notation).ok();
        assert_eq!(read(r#"{"move":"draw","why":"a feeling"}"#), Some(Some("draw".into())));
        assert_eq!(read(r#"{"move":null}"#), Some(None));
        for wrong in ["{}", r#"{"why":"no idea"}"#, r#"{"move":3}"#, "draw", ""] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        let ready = |text: &str| serde_json::from_str::<Ready>(text).map(|it| it.speaks_up).ok();
        assert_eq!(ready(r#"{"ready":true,"speaks_up":true}"#), Some(true));
        assert_eq!((ready(r#"{"ready":true}"#), ready(r#"{"ready":false}"#), ready("{}")), (Some(false), None, None));
    }

    #[test]
    fn a_message_is_one_line() {
        let moves = ["say \"a\nb\"".to_owned()];
        let line = ToProgram::Decide { number: 3, must: true, moves: &moves }.line();
        assert_eq!(line, r#"{"type":"decide","number":3,"must":true,"moves":["say \"a\nb\""]}"#);
        assert_eq!(beginning(&"é".repeat(90)).chars().count(), 81);
    }
}

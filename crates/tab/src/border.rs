//! What crosses the border of the worker, as JSON: what a page asks and what the store and the thinker answer, in; what is to be done, out.

use cabinet::Letter;
use serde::{Deserialize, Serialize};

use crate::rows::{StoredGame, StoredTable, TabWrite, TableRow};

/// Who sits at this device.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Me {
    /// His id, for as long as the device keeps it.
    pub id: String,
    /// His name.
    pub name: String,
}

/// How fast tables run here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Pace {
    /// How long a bot usually seems to think.
    pub bot_delay_ms: Option<u64>,
    /// How long it may really think.
    pub bot_think_ms: Option<u64>,
    /// How long a second of a clock lasts.
    pub second_ms: Option<u64>,
}

/// Everything that can happen to the house.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Input {
    /// Who I am, perhaps under another name than before.
    Begin {
        /// I.
        me: Me,
        /// For tests; only the first one counts.
        #[serde(default)]
        pace: Pace,
        /// Links of tables whose rules have failed here before: they stand still.
        #[serde(default)]
        broken: Vec<String>,
    },
    /// What would be asked over HTTP.
    Request {
        /// Found again in the answer.
        id: u64,
        /// `GET`, …
        method: String,
        /// As on the server, with its query.
        path: String,
        /// JSON.
        #[serde(default)]
        body: Option<String>,
    },
    /// What would be a socket is opened.
    Open {
        /// Its name from now on.
        line: u64,
        /// What follows `/ws/` in the address.
        way: String,
    },
    /// Something is said on it.
    Say {
        /// Which line.
        line: u64,
        /// A message of the protocol.
        text: String,
    },
    /// It is closed.
    Close {
        /// Which line.
        line: u64,
    },
    /// A table was read.
    Loaded {
        /// Of [`Effect::Load`].
        ask: u64,
        /// What there is, if it could be read.
        read: Read<Option<StoredTable>>,
    },
    /// A game was read.
    LoadedGame {
        /// Of [`Effect::LoadGame`].
        ask: u64,
        /// What there is, if it could be read.
        read: Read<Option<StoredGame>>,
    },
    /// All tables were read.
    Listed {
        /// Of [`Effect::List`].
        ask: u64,
        /// What there is, if it could be read.
        read: Read<Vec<TableRow>>,
    },
    /// Something was written, or not.
    Written {
        /// The link of its table.
        table: String,
        /// How it went.
        result: Written,
    },
    /// A bot has thought.
    Thought {
        /// Where.
        place: String,
        /// Of [`Effect::Think`].
        ticket: u64,
        /// What; nothing if it failed.
        answer: Option<Thought>,
    },
    /// The time has come that was named.
    Ring,
}

/// What was read, or why not.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Read<T> {
    /// This.
    Ok(T),
    /// It could not be.
    Error(String),
}

/// How a write went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Written {
    /// Nothing of it is.
    Not {
        /// Which kind of trouble.
        error: Unwritten,
        /// For whoever looks for it.
        #[serde(default)]
        detail: String,
    },
    /// It is written.
    Done {
        /// Always.
        ok: bool,
    },
}

/// Why nothing was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unwritten {
    /// Somebody else has written that entry.
    Conflict,
    /// Somebody else has saved the table.
    OldVersion,
    /// The link is in use.
    Taken,
    /// There is no room.
    Unwritten,
    /// Anything else.
    Failed,
}

/// What a bot has chosen; nothing if it would rather not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// Its move.
    pub notation: Option<String>,
}

/// What is to be done, in this order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Effect {
    /// The answer to a request.
    Answer {
        /// Which.
        id: u64,
        /// As HTTP counts.
        status: u16,
        /// JSON, or the text of a record.
        body: String,
    },
    /// A line is open.
    Opened {
        /// Which.
        line: u64,
    },
    /// Something is said on lines.
    Said {
        /// On which, each once.
        lines: Vec<u64>,
        /// A message of the protocol.
        text: String,
    },
    /// A line has ended.
    Closed {
        /// Which.
        line: u64,
    },
    /// A table is to be read, with the last game played at it.
    Load {
        /// Found again in [`Input::Loaded`].
        ask: u64,
        /// Its link.
        table: String,
    },
    /// A game is to be read.
    LoadGame {
        /// Found again in [`Input::LoadedGame`].
        ask: u64,
        /// Its own link.
        game: String,
    },
    /// All tables are to be read.
    List {
        /// Found again in [`Input::Listed`].
        ask: u64,
    },
    /// This is to be written, whole or not at all; [`Input::Written`] says how it went.
    Write {
        /// The link of its table.
        table: String,
        /// What.
        write: Box<TabWrite>,
    },
    /// A bot is to think.
    Think {
        /// Found again in [`Input::Thought`], with the ticket.
        place: String,
        /// Which thought.
        ticket: u64,
        /// Who thinks: a bot stays in its chair.
        chair: String,
        /// All that it is told.
        letter: Box<Letter>,
        /// For so many milliseconds at most.
        within: u64,
    },
    /// Whoever thought for this place is not needed any more.
    Forget {
        /// Which.
        place: String,
    },
    /// Something went wrong that whoever runs this should know of.
    Trouble {
        /// In plain English.
        what: String,
    },
}

/// All that comes of one input.
#[derive(Debug, Serialize)]
pub struct Outcome {
    /// What is to be done.
    pub effects: Vec<Effect>,
    /// When something is due that nobody asks for, in milliseconds of the ticking clock.
    pub due: Option<f64>,
}

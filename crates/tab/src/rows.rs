//! What the browser's store keeps: rows whose bodies only this program reads. The body of a game holds its seed.

use std::collections::BTreeMap;

use ledger::{
    Audience, Chat, Code, Entry, Game, GameLog, GuestId, Link, Logged, Phase, Sitter, StoreError, Table, TableId,
    TableSettings, Write,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Actor, Seat};
use wire::{Absent, MoveOutcome, Tempo};

/// A table. The store may keep more members beside these.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// Its link, the key.
    pub link: String,
    /// How often it was saved before.
    pub version: u32,
    /// When it last changed.
    pub changed: i64,
    /// Whether nothing is played there any more.
    pub over: bool,
    /// The rest.
    pub body: String,
}

/// A game that was begun.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRow {
    /// The link of its table.
    pub table: String,
    /// Which game of it.
    pub round: u32,
    /// Where it stays once it is over.
    pub link: String,
    /// How it ended.
    pub result: Option<String>,
    /// The rest, its seed among it.
    pub body: String,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EntryRow {
    /// The link of its table.
    pub table: String,
    /// Which game.
    pub round: u32,
    /// Its number in the game.
    pub seq: u32,
    /// When it was written.
    pub at: i64,
    /// What happened.
    pub body: String,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChatRow {
    /// The link of its table.
    pub table: String,
    /// Its number at the table.
    pub number: u32,
    /// Where.
    pub channel: String,
    /// The rest.
    pub body: String,
}

/// A table with what was said last, and its last game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredTable {
    /// The table.
    pub table: TableRow,
    /// The last lines of each channel, by number.
    pub chat: Vec<ChatRow>,
    /// The game of the highest round.
    pub game: Option<StoredGame>,
}

/// A game and its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredGame {
    /// The game.
    pub game: GameRow,
    /// Its entries, first first.
    pub entries: Vec<EntryRow>,
}

/// What is to be written: whole or not at all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TabWrite {
    /// A new table.
    Open {
        /// The table.
        table: TableRow,
    },
    /// A table as it is now.
    Save {
        /// The table.
        table: TableRow,
    },
    /// A game begins.
    Begin {
        /// The table as it then is.
        table: TableRow,
        /// The game.
        game: GameRow,
    },
    /// Something happens in a game.
    Append {
        /// What.
        entry: EntryRow,
        /// Whether everybody notices.
        noticed: bool,
        /// The table, if it changes with it.
        table: Option<TableRow>,
    },
    /// A game is over.
    Finish {
        /// The table as it then is.
        table: TableRow,
        /// Which game.
        round: u32,
        /// How it ended.
        result: String,
    },
    /// Something is said.
    Chat {
        /// What.
        line: ChatRow,
    },
    /// A table goes, with all its games.
    Remove {
        /// Its link.
        link: String,
    },
}

#[derive(Serialize, Deserialize)]
struct TableBody {
    id: String,
    code: String,
    game: String,
    options: BTreeMap<String, String>,
    seats: Vec<Sitter>,
    host: GuestId,
    public: bool,
    round: u32,
    phase: String,
    outcome: Option<MoveOutcome>,
    settings: TableSettings,
    created: i64,
}

#[derive(Serialize, Deserialize)]
struct GameBody {
    game: String,
    rules: u32,
    options: String,
    n_seats: usize,
    names: Vec<String>,
    guests: Vec<Option<GuestId>>,
    seed: String,
    begun: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum EntryBody {
    Move { seat: Option<Seat>, notation: String },
    Departure { seat: Seat, notation: String },
    Pause { paused: bool },
    Settings { tempo: Tempo, absent: Absent },
    Held { seat: Seat, level: Option<String> },
}

#[derive(Serialize, Deserialize)]
struct ChatBody {
    guest: GuestId,
    seat: Option<u8>,
    name: String,
    audience: Option<Audience>,
    text: String,
    at: i64,
}

fn write<T: Serialize>(body: &T) -> String {
    // Plain data with texts for keys: it can always be written.
    serde_json::to_string(body).unwrap_or_default()
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, StoreError> {
    serde_json::from_str(body).map_err(|it| unreadable(&it.to_string()))
}

fn unreadable(why: &str) -> StoreError {
    StoreError::Unreadable(why.into())
}

impl TableRow {
    /// The row of a table.
    pub fn of(table: &Table) -> Self {
        let body = TableBody {
            id: table.id.0.to_string(),
            code: table.code.as_str().into(),
            game: table.game.clone(),
            options: table.options.clone(),
            seats: table.seats.clone(),
            host: table.host.clone(),
            public: table.public,
            round: table.round,
            phase: table.phase.key().into(),
            outcome: table.outcome.clone(),
            settings: table.settings.clone(),
            created: table.created,
        };
        Self {
            link: table.link.0.clone(),
            version: table.version,
            changed: table.changed,
            over: table.phase == Phase::Over,
            body: write(&body),
        }
    }

    /// The table of this row.
    pub fn read(&self) -> Result<Table, StoreError> {
        let body: TableBody = read(&self.body)?;
        Ok(Table {
            id: TableId(body.id.parse().map_err(|_| unreadable("the id of a table"))?),
            code: Code::new(&body.code),
            link: Link(self.link.clone()),
            game: body.game,
            options: body.options,
            seats: body.seats,
            host: body.host,
            public: body.public,
            round: body.round,
            phase: Phase::of_key(&body.phase).ok_or_else(|| unreadable("the phase of a table"))?,
            outcome: body.outcome,
            settings: body.settings,
            version: self.version,
            created: body.created,
            changed: self.changed,
        })
    }
}

impl GameRow {
    fn of(game: &Game, table: &str) -> Self {
        let body = GameBody {
            game: game.game.clone(),
            rules: game.rules,
            options: game.options.clone(),
            n_seats: game.n_seats,
            names: game.names.clone(),
            guests: game.guests.clone(),
            seed: game.seed.to_string(),
            begun: game.begun,
        };
        let (link, result) = (game.link.0.clone(), game.result.clone());
        Self { table: table.into(), round: game.round, link, result, body: write(&body) }
    }

    fn read(&self, table: TableId) -> Result<Game, StoreError> {
        let body: GameBody = read(&self.body)?;
        Ok(Game {
            table,
            round: self.round,
            link: Link(self.link.clone()),
            game: body.game,
            rules: body.rules,
            options: body.options,
            n_seats: body.n_seats,
            names: body.names,
            guests: body.guests,
            seed: body.seed.parse().map_err(|_| unreadable("a seed"))?,
            result: self.result.clone(),
            begun: body.begun,
        })
    }
}

impl EntryRow {
    fn read(&self) -> Result<Logged, StoreError> {
        let entry = match read(&self.body)? {
            EntryBody::Move { seat, notation } => {
                Entry::Move { actor: seat.map_or(Actor::Referee, Actor::Seat), notation }
            }
            EntryBody::Departure { seat, notation } => Entry::Departure { seat, notation },
            EntryBody::Pause { paused } => Entry::Pause { paused },
            EntryBody::Settings { tempo, absent } => Entry::Settings { tempo, absent },
            EntryBody::Held { seat, level } => Entry::Held { seat, level },
        };
        Ok(Logged { seq: self.seq, entry, at: self.at })
    }
}

fn body_of(entry: Entry) -> EntryBody {
    match entry {
        Entry::Move { actor, notation } => {
            let seat = match actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Referee => None,
            };
            EntryBody::Move { seat, notation }
        }
        Entry::Departure { seat, notation } => EntryBody::Departure { seat, notation },
        Entry::Pause { paused } => EntryBody::Pause { paused },
        Entry::Settings { tempo, absent } => EntryBody::Settings { tempo, absent },
        Entry::Held { seat, level } => EntryBody::Held { seat, level },
    }
}

impl ChatRow {
    fn of(chat: Chat, table: &str) -> Self {
        let Chat { number, guest, seat, name, channel, audience, text, at } = chat;
        let body = ChatBody { guest, seat, name, audience, text, at };
        Self { table: table.into(), number, channel, body: write(&body) }
    }

    fn read(&self) -> Result<Chat, StoreError> {
        let ChatBody { guest, seat, name, audience, text, at } = read(&self.body)?;
        let (number, channel) = (self.number, self.channel.clone());
        Ok(Chat { number, guest, seat, name, channel, audience, text, at })
    }
}

impl StoredGame {
    /// The game with its log; of which table does not matter to who only looks at it.
    pub fn read(&self, table: TableId) -> Result<GameLog, StoreError> {
        let entries = self.entries.iter().map(EntryRow::read).collect::<Result<_, _>>()?;
        Ok(GameLog { game: self.game.read(table)?, entries })
    }
}

/// A table as it was stored: itself, what was said, and its present game.
pub type Contents = (Table, Vec<Chat>, Option<GameLog>);

impl StoredTable {
    /// All of it.
    pub fn read(&self) -> Result<Contents, StoreError> {
        let table = self.table.read()?;
        let chat = self.chat.iter().map(ChatRow::read).collect::<Result<_, _>>()?;
        let game = self.game.as_ref().filter(|it| it.game.round == table.round);
        let log = game.map(|it| it.read(table.id)).transpose()?;
        Ok((table, chat, log))
    }
}

/// What a room wants written, for the table under this link. None for what no room writes.
pub fn row_of(write: Write, link: &str) -> Option<TabWrite> {
    Some(match write {
        Write::Open(table) => TabWrite::Open { table: TableRow::of(&table) },
        Write::Save(table) => TabWrite::Save { table: TableRow::of(&table) },
        Write::Begin(both) => {
            let (table, game) = *both;
            TabWrite::Begin { table: TableRow::of(&table), game: GameRow::of(&game, link) }
        }
        Write::Append { place, entry, at, noticed, table } => {
            let body = self::write(&body_of(entry));
            let entry = EntryRow { table: link.into(), round: place.round, seq: place.seq, at, body };
            TabWrite::Append { entry, noticed, table: table.map(|it| TableRow::of(&it)) }
        }
        Write::Finish(both) => {
            let (table, result) = *both;
            TabWrite::Finish { round: table.round, table: TableRow::of(&table), result }
        }
        Write::Chat { chat, .. } => TabWrite::Chat { line: ChatRow::of(*chat, link) },
        Write::Guest { .. }
        | Write::Secret { .. }
        | Write::Rename { .. }
        | Write::Pulse { .. }
        | Write::Seen { .. }
        | Write::Forget { .. }
        | Write::Discard(_) => return None,
    })
}

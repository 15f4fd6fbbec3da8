//! What the store keeps.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Record, RecordFormat, Seed};
use wire::MoveOutcome;

use crate::{Code, GuestId, KeyHash, Link, Logged, TableId, TableSettings};

/// A person without an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Public id.
    pub id: GuestId,
    /// How others see him.
    pub name: String,
}

/// A guest as whoever keeps the house finds him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGuest {
    /// Who.
    pub guest: Guest,
    /// When he first came.
    pub created: i64,
    /// When he was last here, to within a day.
    pub seen: i64,
    /// Tables that he has opened or sits at.
    pub n_tables: u32,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl Phase {
    /// Stable identifier.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    /// The phase with this key.
    pub fn of_key(key: &str) -> Option<Self> {
        [Self::Gathering, Self::Playing, Self::Over].into_iter().find(|it| it.key() == key)
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// Who: the owner of the device.
        guest: GuestId,
        /// What the one in this seat is called, if several share the device; otherwise the name is the guest's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        called: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// What everybody calls it.
        name: String,
        /// If a program of somebody's own plays here: what its key is known by. The bot of that level plays on when it fails.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<KeyHash>,
    },
}

impl Sitter {
    /// A person under his own name.
    pub fn person(guest: GuestId) -> Self {
        Self::Person { guest, called: None }
    }

    /// A bot of the house.
    pub fn bot(level: impl Into<String>, name: impl Into<String>) -> Self {
        Self::Bot { level: level.into(), name: name.into(), key: None }
    }

    /// What the key of the program is known by that plays here.
    pub fn program(&self) -> Option<&KeyHash> {
        match self {
            Self::Bot { key, .. } => key.as_ref(),
            Self::Free | Self::Person { .. } => None,
        }
    }

    /// The person who sits here.
    pub fn guest(&self) -> Option<&GuestId> {
        match self {
            Self::Person { guest, .. } => Some(guest),
            Self::Free | Self::Bot { .. } => None,
        }
    }

    /// Whether `guest` sits here.
    pub fn is(&self, guest: &GuestId) -> bool {
        self.guest() == Some(guest)
    }
}

/// A table, without what is being played at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// Its short code, for reading aloud; none once its game is over.
    pub code: Code,
    /// The long way to it, for ever.
    pub link: Link,
    /// Key of the game.
    pub game: String,
    /// Options that were chosen.
    pub options: BTreeMap<String, String>,
    /// The seats, in order.
    pub seats: Vec<Sitter>,
    /// Who opened it.
    pub host: GuestId,
    /// Whether it is open to watch: the lobby shows it, and anybody may look on.
    pub public: bool,
    /// Games begun at this table.
    pub round: u32,
    /// Where it is in its life.
    pub phase: Phase,
    /// How the last game ended.
    pub outcome: Option<MoveOutcome>,
    /// How it runs.
    pub settings: TableSettings,
    /// How often it was saved before: it can be saved once more as long as nobody else has.
    pub version: u32,
    /// When it was opened.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

impl Table {
    /// The persons who opened the table or sit at it, each once.
    pub fn persons(&self) -> Vec<GuestId> {
        let mut persons = vec![self.host.clone()];
        for sitter in &self.seats {
            if let Some(guest) = sitter.guest()
                && !persons.contains(guest)
            {
                persons.push(guest.clone());
            }
        }
        persons
    }
}

/// What one deal was made of.
#[derive(Clone, PartialEq)]
pub struct Game {
    /// Where it is played.
    pub table: TableId,
    /// Which game of the table, counted from 1.
    pub round: u32,
    /// Where it stays once it is over: it leads to this game and to nothing else of the table.
    pub link: Link,
    /// Key of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Options as the record writes them.
    pub options: String,
    /// Number of seats.
    pub n_seats: usize,
    /// Names of the players when it began.
    pub names: Vec<String>,
    /// Who they are, seat by seat; none for bots, and nothing at all in games of the first days.
    pub guests: Vec<Option<GuestId>>,
    /// The seed. Whoever knows it knows every hidden card.
    pub seed: Seed,
    /// The outcome as the record writes it, once the game is over.
    pub result: Option<String>,
    /// When it began.
    pub begun: i64,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({}, round {} of table {})", self.game, self.round, self.table.0)
    }
}

/// A game and its log.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLog {
    /// The deal.
    pub game: Game,
    /// All that happened since, first first.
    pub entries: Vec<Logged>,
}

impl GameLog {
    /// The game as its record.
    pub fn record(&self) -> Record {
        let Game { game, rules, options, n_seats, names, seed, result, .. } = &self.game;
        let steps = self.entries.iter().filter_map(|it| it.entry.step()).collect();
        Record {
            format: RecordFormat::default(),
            game: game.clone(),
            rules: *rules,
            options: options.clone(),
            n_seats: *n_seats,
            names: names.clone(),
            seed: *seed,
            steps,
            undos: Vec::new(),
            result: result.clone(),
        }
    }
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Chat {
    /// Its number at the table, counted from 1.
    pub number: u32,
    /// Who spoke.
    pub guest: GuestId,
    /// His seat then, if he had one.
    pub seat: Option<u8>,
    /// His name then.
    pub name: String,
    /// Where.
    pub channel: String,
    /// Who may read it for ever; none for everybody.
    pub audience: Option<Audience>,
    /// His words.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Who could read a place when something was said there. It never changes afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Audience {
    /// Whether those without a seat could.
    pub public: bool,
    /// The persons who could, each from his seat.
    pub readers: Vec<Reader>,
}

/// A person in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reader {
    /// The seat he looked from.
    pub seat: u8,
    /// Who he is: a seat has other owners in other games.
    pub guest: GuestId,
}

/// What people say is theirs: it does not get into logs.
impl fmt::Debug for Chat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chat({})", self.number)
    }
}

//! What the store keeps.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Actor, Record, Seed, Step};

use crate::{Code, GuestId, Link, TableId};

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
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    pub(crate) fn of_key(key: &str) -> Option<Self> {
        [Self::Gathering, Self::Playing, Self::Over].into_iter().find(|it| it.key() == key)
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// A person; the name is the guest's.
    Person {
        /// Who.
        guest: GuestId,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// What everybody calls it.
        name: String,
    },
}

impl Sitter {
    /// Whether `guest` sits here.
    pub fn is(&self, guest: &GuestId) -> bool {
        matches!(self, Self::Person { guest: it } if it == guest)
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
    /// How the last game ended, in the words of the server.
    pub outcome: Option<String>,
    /// How it runs, in the words of the server; empty for the usual way.
    pub manner: String,
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
            if let Sitter::Person { guest } = sitter
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

/// One move of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedMove {
    /// Its number in the game, counted from 1.
    pub seq: u32,
    /// Who made it.
    pub actor: Actor,
    /// The move in the game's notation.
    pub notation: String,
    /// When it was written.
    pub at: i64,
}

/// A game and its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLog {
    /// The deal.
    pub game: Game,
    /// The moves, first first.
    pub moves: Vec<LoggedMove>,
}

impl GameLog {
    /// The game as its record.
    pub fn record(&self) -> Record {
        let Game { game, rules, options, n_seats, names, seed, result, .. } = &self.game;
        let steps = self.moves.iter().map(|it| Step { actor: it.actor, notation: it.notation.clone() }).collect();
        Record {
            game: game.clone(),
            rules: *rules,
            options: options.clone(),
            n_seats: *n_seats,
            names: names.clone(),
            seed: *seed,
            steps,
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

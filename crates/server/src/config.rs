//! What whoever runs a server can choose.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use cabinet::Registry;
use room::RoomConfig;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any free one.
    pub addr: SocketAddr,
    /// The database file; it is made if it is absent.
    pub database: PathBuf,
    /// Where people find this server, as in `https://games.example`. It answers to no other name than these, those of
    /// `origins` and of this machine; addresses in digits always do.
    pub public_urls: Vec<String>,
    /// Other origins whose pages may use this server, as in `https://games.example`; its own host always may.
    pub origins: Vec<String>,
    /// Another address where `/metrics` is served, for whoever runs the server; port 0 takes any free one.
    pub metrics_addr: Option<SocketAddr>,
    /// Who shows this as a bearer token may read `/metrics` at the public address.
    pub metrics_token: Option<String>,
    /// Whether a proxy in front names the real client in `X-Forwarded-For`, and the host in `X-Forwarded-Host`.
    pub trust_proxy: bool,
    /// How long a bot seems to think at least, so that people can follow.
    pub bot_delay: Duration,
    /// How long a bot may really think; without it, as the pace of the tables allows ([`room::thinking_time`]).
    pub bot_think: Option<Duration>,
    /// How long a program on a seat may take for a move.
    pub program_think: Duration,
    /// How long it may take to come, or to say that it is ready, where it is waited for.
    pub program_start: Duration,
    /// How long a second of the players' clocks lasts; shorter in tests.
    pub second: Duration,
    /// How long a player may be away before the table does something about it.
    pub grace: Duration,
    /// The games it offers.
    pub games: Registry,
    /// What one client may ask for.
    pub limits: Limits,
    /// Bytes to which the database may grow; without it, as far as the disk goes.
    pub largest: Option<u64>,
    /// How long things are kept.
    pub retention: Retention,
}

impl Config {
    /// A server at `addr` on `database`, all else as usual.
    pub fn new(addr: SocketAddr, database: impl Into<PathBuf>) -> Self {
        Self {
            addr,
            database: database.into(),
            public_urls: Vec::new(),
            origins: Vec::new(),
            metrics_addr: None,
            metrics_token: None,
            trust_proxy: false,
            bot_delay: Duration::from_millis(900),
            bot_think: None,
            program_think: Duration::from_secs(10),
            program_start: Duration::from_secs(30),
            second: Duration::from_secs(1),
            grace: Duration::from_secs(90),
            games: Registry::default(),
            limits: Limits::default(),
            largest: None,
            retention: Retention::default(),
        }
    }
}

/// How long things are kept that nobody uses any more; without a time, for ever. Games that are being played are kept
/// in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Tables at which no game was begun.
    pub gatherings: Option<Duration>,
    /// Tables whose last game is over, with all their games.
    pub finished: Option<Duration>,
    /// Guests who have no table and do not come.
    pub guests: Option<Duration>,
    /// What was said.
    pub chat: Option<Duration>,
    /// Lines of each channel of a table.
    pub chat_lines: Option<u32>,
    /// How often the house is swept.
    pub every: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        Self {
            gatherings: days(7),
            // Each has an address of its own that leads to it for ever.
            finished: None,
            guests: days(180),
            chat: days(90),
            chat_lines: Some(1000),
            every: Duration::from_hours(1),
        }
    }
}

impl Config {
    /// How its rooms are run.
    pub(crate) fn rooms(&self) -> RoomConfig {
        let limits = &self.limits;
        RoomConfig {
            games: self.games.clone(),
            bot_delay: self.bot_delay,
            bot_budget: self.bot_think.unwrap_or_else(|| room::thinking_time(self.bot_delay)),
            program_think: self.program_think,
            program_start: self.program_start,
            second: self.second,
            grace: self.grace,
            chat_every: limits.chat_every,
            clients_per_player: limits.sockets_per_player,
            strangers_per_table: limits.strangers_per_table,
            strangers_per_table_and_household: limits.strangers_per_table_and_household,
            presence_after: limits.presence_after,
            ..RoomConfig::default()
        }
    }
}

/// So many at once, then so many a second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How fast they come back.
    pub per_second: f64,
}

impl Rate {
    /// `burst` at once, then `per_second`.
    pub const fn new(burst: f64, per_second: f64) -> Self {
        Self { burst, per_second }
    }

    /// As good as none.
    pub const UNLIMITED: Self = Self::new(1e12, 1e12);
}

/// What one client may ask for. A household is an IPv4 address or an IPv6 /64.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests of one household.
    pub requests: Rate,
    /// New guests of one household.
    pub guests: Rate,
    /// Guesses of one household that missed: unknown table codes and link codes. They are short and need this.
    pub misses: Rate,
    /// Replays of one household, by what they cost to make and to send; a short game costs one.
    pub replays: Rate,
    /// Replays that are made at once. Half of the machine, so that those who play notice nothing.
    pub replays_at_once: usize,
    /// Replays that may wait to be made; more are sent away.
    pub replays_waiting: usize,
    /// Bytes of replays that are kept.
    pub replays_kept: usize,
    /// Messages of one socket, of every kind.
    pub messages: Rate,
    /// Messages of one program, which says no more than it is asked.
    pub program_messages: Rate,
    /// Time between two chat lines of a guest.
    pub chat_every: Duration,
    /// Unfinished tables that a guest may have opened.
    pub tables_per_guest: u32,
    /// Open connections, if there are descriptors for so many.
    pub connections: usize,
    /// Open connections of one household, unless a proxy in front hides where they come from.
    pub connections_per_household: usize,
    /// Sockets of a player at his table; with one more the oldest goes.
    pub sockets_per_player: usize,
    /// Sockets at one table of those who have no seat there.
    pub strangers_per_table: usize,
    /// Those of them that come from one household.
    pub strangers_per_table_and_household: usize,
    /// Sockets of one household, at all tables, of those who have no seat there.
    pub strangers_per_household: usize,
    /// Sockets of one household that have not said hello yet.
    pub silent_per_household: usize,
    /// How long a connection may take to ask for something, from its start or since the last answer.
    pub asked_within: Duration,
    /// How long a request's body may take to come.
    pub body_within: Duration,
    /// How long a client may take nothing of what is sent to it.
    pub taken_within: Duration,
    /// How long a new socket may take to say hello.
    pub hello_within: Duration,
    /// How often the server asks whether a client is still there; two missed answers end the socket.
    pub ping_every: Duration,
    /// How long comings and goings are gathered before the table hears of them.
    pub presence_after: Duration,
    /// How long a table without clients stays in memory.
    pub idle_after: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate::new(120.0, 20.0),
            guests: Rate::new(20.0, 0.2),
            misses: Rate::new(20.0, 0.3),
            replays: Rate::new(300.0, 10.0),
            replays_at_once: (std::thread::available_parallelism().map_or(1, usize::from) / 2).max(1),
            replays_waiting: 16,
            replays_kept: 64 << 20,
            messages: Rate::new(20.0, 5.0),
            program_messages: Rate::new(60.0, 20.0),
            chat_every: Duration::from_secs(1),
            tables_per_guest: 40,
            connections: 20_000,
            connections_per_household: 250,
            sockets_per_player: 8,
            strangers_per_table: 60,
            strangers_per_table_and_household: 16,
            strangers_per_household: 60,
            silent_per_household: 60,
            asked_within: Duration::from_secs(15),
            body_within: Duration::from_secs(20),
            taken_within: Duration::from_secs(20),
            hello_within: Duration::from_secs(10),
            ping_every: Duration::from_secs(20),
            presence_after: Duration::from_millis(300),
            idle_after: Duration::from_mins(5),
        }
    }
}

impl Limits {
    /// For tests and load tests, where all clients share one address.
    pub fn none() -> Self {
        Self {
            requests: Rate::UNLIMITED,
            guests: Rate::UNLIMITED,
            misses: Rate::UNLIMITED,
            replays: Rate::UNLIMITED,
            messages: Rate::UNLIMITED,
            program_messages: Rate::UNLIMITED,
            chat_every: Duration::ZERO,
            tables_per_guest: u32::MAX,
            connections: usize::MAX,
            connections_per_household: usize::MAX,
            sockets_per_player: usize::MAX,
            strangers_per_table: usize::MAX,
            strangers_per_table_and_household: usize::MAX,
            strangers_per_household: usize::MAX,
            silent_per_household: usize::MAX,
            presence_after: Duration::from_millis(20),
            ..Self::default()
        }
    }
}

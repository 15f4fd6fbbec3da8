//! What travels over HTTP, and what both roads share.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What every failed request answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ApiError {
    /// Stable key of the sentence, `error-<code>`.
    pub code: String,
    /// The same in plain English, for people who write clients.
    pub detail: String,
}

/// A game of the house.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct GameInfo {
    /// Its key.
    pub key: String,
    /// Version of its rules.
    pub rules: u32,
    /// Fewest players.
    pub least: u8,
    /// Most players.
    pub most: u8,
    /// How many sit down where nobody says otherwise.
    pub usual: u8,
    /// Usual length.
    pub minutes: u32,
    /// What a table can choose.
    pub options: Vec<OptionChoice>,
    /// Levels of bots that people are offered, weakest first.
    pub bots: Vec<String>,
    /// Further bots, for measuring. They sit down where they are asked for by name, but nobody is offered them.
    pub yardsticks: Vec<String>,
    /// The level of bots where nobody chose one.
    pub usual_bot: Option<String>,
    /// The periods of it that can have a clock; none in games without one.
    pub periods: Vec<PeriodInfo>,
    /// Whether it can go on without a player who has left for good.
    pub departures: bool,
}

impl GameInfo {
    /// Whether a bot of this name can sit down, offered or not.
    pub fn has_bot(&self, level: &str) -> bool {
        self.bots.iter().chain(&self.yardsticks).any(|it| it == level)
    }
}

/// A kind of period of a game that can have a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct PeriodInfo {
    /// Its key: `<game>-period-<key>` says it in words.
    pub key: String,
    /// How long it lasts at the normal tempo.
    pub seconds: u32,
}

/// How fast the clocks of a table run, in the games that have any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum Tempo {
    /// No clock for who plays alone against bots, the normal one otherwise.
    #[default]
    Auto,
    /// No clock.
    Off,
    /// Half the time.
    Quick,
    /// The time that suits most tables.
    Normal,
    /// Twice the time.
    Slow,
}

/// What a table does when a person has been away for a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum Absent {
    /// It waits; the host may have him leave.
    #[default]
    Wait,
    /// A bot holds his seat until he is back.
    Bot,
    /// He leaves the game, where the game can go on without him.
    Leave,
}

/// Where those at a table are while they play: what a device may show and when it may call hangs on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum Place {
    /// Each in his own home.
    #[default]
    Apart,
    /// In one room, each with a screen of his own.
    Room,
    /// Round one device.
    Device,
}

/// The clock of the period that the game is in: the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct Clock {
    /// Key of the period, as in [`PeriodInfo`].
    pub period: String,
    /// Milliseconds it lasts.
    pub total: u32,
    /// Milliseconds left when this was said.
    pub left: u32,
    /// Whether it runs: it stands still in a pause, and while no player is here.
    pub runs: bool,
}

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct OptionChoice {
    /// Its key.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
    /// The value taken by default.
    pub default: String,
}

/// A new guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct NewGuest {
    /// How others see him.
    pub name: String,
}

/// The guest that was made. The secret is shown once; the device keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct GuestCreated {
    /// Public id.
    pub id: String,
    /// Name as kept.
    pub name: String,
    /// Device secret: `Authorization: Bearer …` and the socket's `hello`.
    pub secret: String,
}

/// A short code with which another device becomes the same guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct LinkCode {
    /// The code; works once, for a few minutes.
    pub code: String,
    /// Seconds it lives.
    pub seconds: u32,
}

/// Another device takes up a link code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct NewLink {
    /// The code.
    pub code: String,
}

/// A new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTable {
    /// Key of the game.
    pub game: String,
    /// Number of seats; the game's usual number if absent.
    #[serde(default)]
    pub n_seats: Option<u8>,
    /// Options; the rest take their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whether it is open to watch: shown in the lobby, for anybody to look on. Private otherwise.
    #[serde(default)]
    pub public: bool,
    /// Level of the bots that take all seats but mine; the game then starts at once.
    #[serde(default)]
    pub against: Option<String>,
    /// I hold every seat: pass and play on one device.
    #[serde(default)]
    pub pass_and_play: bool,
    /// How fast its clocks run.
    #[serde(default)]
    pub tempo: Tempo,
    /// What it does when a person is away.
    #[serde(default)]
    pub absent: Absent,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum TablePhase {
    /// Seats are being taken.
    Gathering,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export)]
pub enum SeatKind {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// His public id.
        guest: String,
        /// His name; with a number where two at the table look alike.
        name: String,
        /// Whether one of his devices is connected.
        here: bool,
        /// Whether he has been away so long that the host may have him leave.
        absent: bool,
        /// Level of the bot that holds his seat until he is back.
        held: Option<String>,
        /// Whether he has left this game for good.
        gone: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// Its name, the same for everybody and in every language.
        name: String,
        /// If a program of somebody's own plays here: the bot of that level plays on when it fails.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        program: Option<ProgramInfo>,
    },
}

/// A program of somebody's own on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ProgramInfo {
    /// Whether it is connected.
    pub here: bool,
    /// Whether it has lost its seat until the end of this game.
    pub lost: bool,
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct SeatInfo {
    /// Who sits there.
    #[serde(flatten)]
    pub who: SeatKind,
    /// Whether another seat is held by the same person.
    pub shared: bool,
}

/// A table as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct TableInfo {
    /// Short code for reading aloud, as in `HIBOU-42`; none once the game is over.
    pub code: Option<String>,
    /// What the long way to it ends in (`/t/{link}`). Absent for who only has the code: he may sit down.
    pub link: Option<String>,
    /// Key of the game.
    pub game: String,
    /// Options.
    pub options: BTreeMap<String, String>,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// Where it is in its life.
    pub phase: TablePhase,
    /// Which game of this table, counted from 1.
    pub round: u32,
    /// Public id of the person who opened it.
    pub host: String,
    /// Whether it is open to watch: shown in the lobby, for anybody to look on. Otherwise it is private.
    pub public: bool,
    /// How fast its clocks run.
    pub tempo: Tempo,
    /// What it does when a person is away.
    pub absent: Absent,
    /// Where those at it are while they play.
    pub place: Place,
    /// Whether the host has stopped the game for a while: nobody can move.
    pub paused: bool,
    /// The clock of the present period, if it has one.
    pub clock: Option<Clock>,
    /// How many watch without a seat.
    pub watching: u32,
    /// Why its game cannot be played on or shown, if it cannot: the host closes it or begins afresh.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub halted: Option<Halted>,
    /// How it ended, if it has.
    pub outcome: Option<MoveOutcome>,
    /// Where the game that is over stays, for ever (`/g/{past}`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub past: Option<String>,
    /// Games that were played to their end at this table.
    #[serde(default)]
    pub played: u32,
    /// How many of them each of those who sit here has won, in the order of the seats.
    #[serde(default)]
    pub won: Vec<u32>,
    /// The next game, while it is only proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<ProposalInfo>,
    /// Milliseconds since 1970 of the last change.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A next game that somebody proposes. Bots always agree; it begins once every person who is here does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ProposalInfo {
    /// Public id of who proposes it.
    pub by: String,
    /// Key of another game; absent for the same once more.
    pub game: Option<String>,
    /// Public ids of those who have said yes, the proposer first.
    pub accepted: Vec<String>,
    /// Public ids of those who have said not now.
    pub declined: Vec<String>,
    /// With how many players it could begin without those who have not said yes; absent if it cannot.
    pub without: Option<u8>,
}

/// What somebody says about the next game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[ts(export)]
pub enum NextGame {
    /// I propose it; if the same is proposed already, I accept it.
    Propose {
        /// Key of another game; absent for the same once more.
        #[serde(default)]
        game: Option<String>,
    },
    /// I play.
    Accept,
    /// Not now: the others may begin without me.
    Decline,
    /// It is proposed no longer (its proposer, or the host).
    Withdraw,
    /// It begins without those who have not said yes (its proposer, or the host).
    Begin,
}

/// Why a game stands still for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum Halted {
    /// The rules have changed since it began.
    OldRules,
    /// The rules have failed.
    Broken,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct TableSummary {
    /// The table.
    #[serde(flatten)]
    pub table: TableInfo,
    /// Whether it waits for the one who asks.
    pub your_turn: bool,
}

/// Who won, and everybody's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct MoveOutcome {
    /// Seats that won; none if everybody lost.
    pub winners: Vec<u8>,
    /// Place of each seat, 1 being the first.
    pub ranks: Vec<u8>,
    /// Key of the sentence that says why.
    pub reason: String,
}

/// What to do with a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "to", rename_all = "snake_case")]
#[ts(export)]
pub enum SeatRequest {
    /// I sit down here, or somebody with whom I share my device.
    Me {
        /// What he is called; my own name if absent.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Nobody sits here.
    Free,
    /// A bot of this level sits here (host only).
    Bot {
        /// Level.
        level: String,
        /// Which of the game's people; anybody who is free if absent.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
}

/// A program is to play a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct NewProgram {
    /// What everybody calls it.
    pub name: String,
}

/// The key of a seat for a program. It is told this once; nobody can read it again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ProgramCreated {
    /// What the program says first, at `/ws/bot`.
    pub key: String,
    /// The table as it is now.
    pub table: TableInfo,
}

/// What the host changes: tempo and absence at any time, the rest before the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct TableChange {
    /// Another game.
    #[serde(default)]
    pub game: Option<String>,
    /// Another number of seats.
    #[serde(default)]
    pub n_seats: Option<u8>,
    /// Options, all of them.
    #[serde(default)]
    pub options: Option<BTreeMap<String, String>>,
    /// Open to watch, or private. A table that turns private gets another link.
    #[serde(default)]
    pub public: Option<bool>,
    /// How fast its clocks run; that of the present period starts anew.
    #[serde(default)]
    pub tempo: Option<Tempo>,
    /// What it does when a person is away.
    #[serde(default)]
    pub absent: Option<Absent>,
    /// Where those at it are while they play.
    #[serde(default)]
    pub place: Option<Place>,
}

/// A record to be replayed without storing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ReplayRequest {
    /// The record as text.
    pub record: String,
    /// The seat to look from; absent for the public view.
    pub seat: Option<u8>,
}

/// A finished game through one viewer's eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct Replay {
    /// Key of the game.
    pub game: String,
    /// Options as agreed.
    pub options: BTreeMap<String, String>,
    /// Names, in the order of the seats.
    pub names: Vec<String>,
    /// The seat looked from; absent for the public view.
    pub seat: Option<u8>,
    /// The moments, the deal first.
    pub moments: Vec<ReplayMoment>,
    /// How it ended.
    pub outcome: Option<MoveOutcome>,
    /// The record, to keep.
    pub record: String,
    /// Milliseconds since 1970 of its first deal; absent for a record from anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub begun: Option<i64>,
}

/// One moment of a replay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ReplayMoment {
    /// After which step of the record, the deal being 0: by it the same moment is found through other eyes.
    pub step: u32,
    /// What was heard.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub news: Vec<Value>,
    /// What was seen.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Value,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ChatLine {
    /// Its number among the lines that this client was sent, counted from 1: there are no gaps to wonder about.
    pub number: u32,
    /// Where it was said: a channel of the game, `table` before and after it, or `watch` among who only looks on.
    pub channel: String,
    /// Seat of the speaker, if he has one.
    pub seat: Option<u8>,
    /// His name.
    pub name: String,
    /// His words.
    pub text: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

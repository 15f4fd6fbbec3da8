//! Why a table did not do what was asked.

use cabinet::DealError;
use ledger::StoreError;
use table::Refusal;
use wire::{FromTable, Halted};

/// Why something was not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Nobody is known to have asked.
    #[error("say who you are: `Authorization: Bearer <secret>`")]
    NoSecret,
    /// There is no such seat.
    #[error("this table has no such seat")]
    NoSeat,
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The options do not go together.
    #[error("{0}")]
    Options(String),
    /// There is no such bot.
    #[error("no bot of this game has that level")]
    NoBot,
    /// No seat here has this key.
    #[error("no seat has this key; its host may have made another one")]
    NoKey,
    /// It is for the host.
    #[error("only the host of the table may do this")]
    NotHost,
    /// It is for players.
    #[error("you do not sit at this table")]
    NotSeated,
    /// The seat is somebody else's.
    #[error("this seat is not yours")]
    NotYourSeat,
    /// Somebody sits there.
    #[error("this seat is taken")]
    SeatTaken,
    /// There is no free seat.
    #[error("every seat is taken")]
    Full,
    /// The game cannot begin yet.
    #[error("a seat is still free")]
    SeatFree,
    /// There is nothing to agree to.
    #[error("nobody proposes a game here")]
    NoProposal,
    /// Not with these people.
    #[error("this game cannot be played by so many people")]
    NotSoMany,
    /// It is too late.
    #[error("the game has begun")]
    Begun,
    /// There is nothing to play.
    #[error("no game is being played")]
    NotPlaying,
    /// The host has stopped it.
    #[error("the game is paused")]
    Paused,
    /// He is awaited.
    #[error("this player is here, or has not been away for long")]
    NotAbsent,
    /// The rules know no way without him.
    #[error("this game cannot go on without a player")]
    NoDeparture,
    /// Whatever the reason: it may be a secret.
    #[error("you cannot write there now")]
    ChatClosed,
    /// It is too early.
    #[error("the game is not over")]
    NotOver,
    /// There is no room for one more.
    #[error("too many people look at this table")]
    Crowded,
    /// It was made on an old picture.
    #[error("the game has moved on; look again")]
    Stale,
    /// Nobody can be called that.
    #[error("a name has 1 to {0} characters that can be seen")]
    Name(usize),
    /// The lesson is about something else.
    #[error("this is not what the lesson asks for")]
    NotWanted,
    /// It is an ordinary table.
    #[error("this table is no lesson")]
    NoLesson,
    /// There are too many words, or none.
    #[error("chat has 1 to {0} characters that can be seen")]
    Words(usize),
    /// The rules forbid it.
    #[error("{0}")]
    Refused(Refusal),
    /// Not so fast.
    #[error("too much at once; try again in {0} s")]
    TooFast(u32),
    /// Not now.
    #[error("the server is busy or closing; try again")]
    Busy,
    /// The game stands still for ever.
    #[error("{}", halted(*.0))]
    Halted(Halted),
    /// The rules have failed.
    #[error("something failed here; try again")]
    Stumbled,
    /// The store has failed.
    #[error("{}", stored(.0))]
    Store(StoreError),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<DealError> for Failure {
    fn from(error: DealError) -> Self {
        match error {
            DealError::Game(_) => Self::NoGame,
            DealError::Options(it) => Self::Options(it.to_string()),
        }
    }
}

impl Failure {
    /// Stable key of the sentence, `error-<code>`.
    #[rustfmt::skip]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSecret => "no-secret",          Self::NoSeat => "no-such-seat",
            Self::NoGame => "no-such-game",         Self::NoBot => "no-such-bot",
            Self::Options(_) => "options",          Self::NotHost => "not-host",
            Self::NotSeated => "not-seated",        Self::NotYourSeat => "not-your-seat",
            Self::SeatTaken => "seat-taken",        Self::SeatFree => "seat-free",
            Self::NoProposal => "no-proposal",      Self::NotSoMany => "not-so-many",
            Self::Full => "full",                   Self::Begun => "begun",
            Self::NotPlaying => "not-playing",      Self::NotOver => "not-over",
            Self::Paused => "paused",               Self::NotAbsent => "not-absent",
            Self::NoDeparture => "no-departure",    Self::ChatClosed => "chat-closed",
            Self::Crowded => "crowded",             Self::Stale => "stale",
            Self::Words(_) => "words",              Self::Refused(_) => "refused",
            Self::Name(_) => "name",                Self::NotWanted => "not-wanted",
            Self::NoLesson => "no-lesson",          Self::NoKey => "no-such-key",
            Self::TooFast(_) => "too-fast",         Self::Busy => "busy",
            Self::Halted(Halted::OldRules) => "old-rules", Self::Halted(Halted::Broken) => "broken-game",
            Self::Store(StoreError::Unwritten(_)) => "unwritten",
            Self::Stumbled | Self::Store(_) => "server",
        }
    }

    /// The HTTP status that says it.
    pub fn status(&self) -> u16 {
        match self {
            Self::NoSecret => 401,
            Self::NotHost | Self::NotSeated | Self::NotYourSeat => 403,
            Self::NoSeat | Self::NoKey => 404,
            Self::NoGame | Self::Options(_) | Self::NoBot | Self::Words(_) | Self::Name(_) => 422,
            Self::SeatTaken
            | Self::Full
            | Self::SeatFree
            | Self::NoProposal
            | Self::NotSoMany
            | Self::Begun
            | Self::NotPlaying
            | Self::Paused
            | Self::NotAbsent
            | Self::NoDeparture
            | Self::ChatClosed
            | Self::NotOver
            | Self::Stale
            | Self::NotWanted
            | Self::NoLesson
            | Self::Halted(_)
            | Self::Refused(_) => 409,
            Self::TooFast(_) => 429,
            Self::Stumbled | Self::Store(StoreError::Unreadable(_)) => 500,
            Self::Crowded | Self::Busy | Self::Store(_) => 503,
        }
    }

    /// What a client is sent in answer to its message `id`.
    pub fn message(&self, id: Option<u32>) -> FromTable {
        if let (Self::Refused(refusal), Some(id)) = (self, id) {
            return FromTable::Refused { id, rule: refusal.rule.into(), code: refusal.code.into() };
        }
        FromTable::Error { id, code: self.code().into(), detail: self.to_string() }
    }
}

/// What a client hears of the store: only whether it may try again.
fn stored(error: &StoreError) -> &'static str {
    match error {
        StoreError::Unwritten(_) => "this could not be written and does not count; try again",
        _ => "the store failed",
    }
}

/// Why a game stands still.
fn halted(why: Halted) -> &'static str {
    match why {
        Halted::OldRules => "the rules of this game have changed since it began: it cannot go on",
        Halted::Broken => "this game has met a fault of ours: it cannot go on",
    }
}

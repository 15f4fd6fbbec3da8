//! Everything that can be answered besides success, and how it is said.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cabinet::DealError;
use store::StoreError;
use table::{RecordError, Refusal};
use wire::{ApiError, FromTable, Halted};

/// Seconds after which what failed for want of something may be tried again.
const SOON: u32 = 2;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("there is nothing at this address")]
    NoRoute,
    #[error("this address does not take this method")]
    Method,
    /// What axum says of a request it cannot read.
    #[error("{detail}")]
    Unreadable { status: StatusCode, detail: String },
    #[error("the message is not one of the protocol: {0}")]
    Malformed(String),
    #[error("the message is larger than {0} bytes")]
    TooBig(usize),
    #[error("too much at once; try again in {0} s")]
    TooFast(u32),
    #[error("this page may not use this server")]
    Origin,
    #[error("this server is not known as `{0}`; if it should be, start it with `--public-url http://{0}`")]
    Host(String),
    #[error("the request took too long to come")]
    TooSlow,
    #[error("say who you are: `Authorization: Bearer <secret>`")]
    NoSecret,
    #[error("no device has this secret")]
    WrongSecret,
    #[error("this link code does not exist or is too old")]
    WrongLink,
    #[error("a name has 1 to {0} characters that can be seen")]
    Name(usize),
    #[error("there is no such table")]
    NoTable,
    #[error("this table is private: ask its host for the link")]
    Private,
    #[error("this table has no such seat")]
    NoSeat,
    #[error("there is no such game")]
    NoGame,
    #[error("{0}")]
    Options(String),
    #[error("no bot of this game has that level")]
    NoBot,
    #[error("only the host of the table may do this")]
    NotHost,
    #[error("you do not sit at this table")]
    NotSeated,
    #[error("this seat is not yours")]
    NotYourSeat,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("every seat is taken")]
    Full,
    #[error("a seat is still free")]
    SeatFree,
    #[error("the game has begun")]
    Begun,
    #[error("no game is being played")]
    NotPlaying,
    #[error("the game is paused")]
    Paused,
    #[error("this player is here, or has not been away for long")]
    NotAbsent,
    #[error("this game cannot go on without a player")]
    NoDeparture,
    /// Whatever the reason: it may be a secret.
    #[error("you cannot write there now")]
    ChatClosed,
    #[error("the game is not over")]
    NotOver,
    #[error("you have too many unfinished tables")]
    TooManyTables,
    #[error("too many people look at this table")]
    Crowded,
    #[error("the first message is `hello`")]
    HelloFirst,
    #[error("hello was said already")]
    HelloTwice,
    #[error("this server speaks version {} of the protocol", wire::PROTOCOL)]
    Protocol,
    #[error("the game has moved on; look again")]
    Stale,
    #[error("chat has 1 to {0} characters that can be seen")]
    Words(usize),
    #[error("{0}")]
    Refused(Refusal),
    #[error("{0}")]
    Record(#[from] RecordError),
    #[error("the server is busy or closing; try again")]
    Busy,
    #[error("the system gave no randomness")]
    NoRandomness,
    #[error("a stored game cannot be read")]
    Broken(RecordError),
    #[error("{}", halted(*.0))]
    Halted(Halted),
    #[error("something failed here; try again")]
    Stumbled,
    #[error("{}", stored(.0))]
    Store(#[from] StoreError),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
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
    /// Status of the answer.
    fn status(&self) -> StatusCode {
        match self {
            Self::Unreadable { status, .. } => *status,
            Self::Malformed(_) | Self::HelloFirst | Self::HelloTwice => StatusCode::BAD_REQUEST,
            Self::NoSecret | Self::WrongSecret => StatusCode::UNAUTHORIZED,
            Self::Origin | Self::Private | Self::NotHost | Self::NotSeated | Self::NotYourSeat => StatusCode::FORBIDDEN,
            Self::NoRoute | Self::WrongLink | Self::NoTable | Self::NoSeat => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Host(_) => StatusCode::MISDIRECTED_REQUEST,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::SeatTaken
            | Self::Full
            | Self::SeatFree
            | Self::Begun
            | Self::NotPlaying
            | Self::Paused
            | Self::NotAbsent
            | Self::NoDeparture
            | Self::ChatClosed
            | Self::NotOver
            | Self::Stale
            | Self::Halted(_)
            | Self::Refused(_) => StatusCode::CONFLICT,
            Self::TooBig(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Name(_) | Self::NoGame | Self::Options(_) | Self::NoBot | Self::Words(_) | Self::Record(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Protocol => StatusCode::UPGRADE_REQUIRED,
            Self::TooFast(_) | Self::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Self::Store(StoreError::Unreadable(_)) | Self::NoRandomness | Self::Broken(_) | Self::Stumbled => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            Self::Crowded | Self::Busy | Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Stable key of the sentence, `error-<code>`.
    #[rustfmt::skip]
    fn code(&self) -> &'static str {
        match self {
            Self::NoRoute => "no-such-page",        Self::Method => "method",
            Self::Unreadable { status, .. } => unreadable(*status),
            Self::Malformed(_) => "malformed",      Self::TooBig(_) => "too-big",
            Self::TooFast(_) => "too-fast",         Self::Origin => "origin",
            Self::Host(_) => "host",                Self::TooSlow => "too-slow",
            Self::NoSecret => "no-secret",          Self::WrongSecret => "wrong-secret",
            Self::WrongLink => "wrong-link",        Self::Name(_) => "name",
            Self::NoTable => "no-such-table",       Self::Private => "private",
            Self::NoSeat => "no-such-seat",
            Self::NoGame => "no-such-game",         Self::NoBot => "no-such-bot",
            Self::Options(_) => "options",          Self::NotHost => "not-host",
            Self::NotSeated => "not-seated",        Self::NotYourSeat => "not-your-seat",
            Self::SeatTaken => "seat-taken",        Self::SeatFree => "seat-free",
            Self::Full => "full",                   Self::Begun => "begun",
            Self::NotPlaying => "not-playing",      Self::NotOver => "not-over",
            Self::Paused => "paused",               Self::NotAbsent => "not-absent",
            Self::NoDeparture => "no-departure",    Self::ChatClosed => "chat-closed",
            Self::TooManyTables => "too-many-tables", Self::Crowded => "crowded",
            Self::HelloFirst => "hello-first",      Self::HelloTwice => "hello-twice",
            Self::Protocol => "protocol",           Self::Stale => "stale",
            Self::Words(_) => "words",              Self::Refused(_) => "refused",
            Self::Record(RecordError::Edited) => "record-edited",
            Self::Record(_) => "record",            Self::Busy => "busy",
            Self::Halted(Halted::OldRules) => "old-rules", Self::Halted(Halted::Broken) => "broken-game",
            Self::Store(StoreError::Unwritten(_)) => "unwritten",
            Self::NoRandomness | Self::Broken(_) | Self::Stumbled | Self::Store(_) => "server",
        }
    }

    /// The body that every failed request answers.
    pub(crate) fn body(&self) -> ApiError {
        ApiError { code: self.code().into(), detail: self.to_string() }
    }

    /// After how many seconds it is worth trying again.
    fn retry_after(&self) -> Option<u32> {
        match self {
            Self::TooFast(seconds) => Some(*seconds),
            Self::Crowded => Some(10),
            _ if self.status() == StatusCode::SERVICE_UNAVAILABLE => Some(SOON),
            _ => None,
        }
    }

    /// The same over a socket, in answer to message `id`.
    pub(crate) fn message(&self, id: Option<u32>) -> FromTable {
        self.note();
        if let (Self::Refused(refusal), Some(id)) = (self, id) {
            return FromTable::Refused { id, rule: refusal.rule.into(), code: refusal.code.into() };
        }
        let ApiError { code, detail } = self.body();
        FromTable::Error { id, code, detail }
    }

    /// What is our fault goes into the log; the client only hears that something failed.
    fn note(&self) {
        match self {
            Self::Broken(error) => tracing::error!(%error, "a stored game cannot be read"),
            Self::Store(error) => tracing::error!(?error, "the store failed"),
            Self::NoRandomness => tracing::error!("the system gave no randomness"),
            _ => (),
        }
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

/// The code of a request that axum could not read.
fn unreadable(status: StatusCode) -> &'static str {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => "too-big",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "not-json",
        StatusCode::UNPROCESSABLE_ENTITY => "unexpected",
        _ => "malformed",
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        self.note();
        let mut response = (self.status(), axum::Json(self.body())).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

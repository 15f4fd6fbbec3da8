//! Everything that can be answered besides success, and how it is said.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cabinet::DealError;
use store::StoreError;
use table::{RecordError, Refusal};
use wire::{ApiError, FromTable};

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
    #[error("say who you are: `Authorization: Bearer <secret>`")]
    NoSecret,
    #[error("no device has this secret")]
    WrongSecret,
    #[error("this link code does not exist or is too old")]
    WrongLink,
    #[error("a name has 1 to {0} characters, none of them invisible")]
    Name(usize),
    #[error("there is no such table")]
    NoTable,
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
    #[error("chat has 1 to {0} characters")]
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
    #[error("the store failed")]
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
    /// Status of the answer, and the stable key of its sentence.
    fn status_and_code(&self) -> (StatusCode, &'static str) {
        use StatusCode as S;
        match self {
            Self::NoRoute => (S::NOT_FOUND, "no-such-page"),
            Self::Method => (S::METHOD_NOT_ALLOWED, "method"),
            Self::Unreadable { status, .. } => (*status, unreadable(*status)),
            Self::Malformed(_) => (S::BAD_REQUEST, "malformed"),
            Self::TooBig(_) => (S::PAYLOAD_TOO_LARGE, "too-big"),
            Self::TooFast(_) => (S::TOO_MANY_REQUESTS, "too-fast"),
            Self::Origin => (S::FORBIDDEN, "origin"),
            Self::NoSecret => (S::UNAUTHORIZED, "no-secret"),
            Self::WrongSecret => (S::UNAUTHORIZED, "wrong-secret"),
            Self::WrongLink => (S::NOT_FOUND, "wrong-link"),
            Self::Name(_) => (S::UNPROCESSABLE_ENTITY, "name"),
            Self::NoTable => (S::NOT_FOUND, "no-such-table"),
            Self::NoSeat => (S::NOT_FOUND, "no-such-seat"),
            Self::NoGame => (S::UNPROCESSABLE_ENTITY, "no-such-game"),
            Self::Options(_) => (S::UNPROCESSABLE_ENTITY, "options"),
            Self::NoBot => (S::UNPROCESSABLE_ENTITY, "no-such-bot"),
            Self::NotHost => (S::FORBIDDEN, "not-host"),
            Self::NotSeated => (S::FORBIDDEN, "not-seated"),
            Self::NotYourSeat => (S::FORBIDDEN, "not-your-seat"),
            Self::SeatTaken => (S::CONFLICT, "seat-taken"),
            Self::Full => (S::CONFLICT, "full"),
            Self::SeatFree => (S::CONFLICT, "seat-free"),
            Self::Begun => (S::CONFLICT, "begun"),
            Self::NotPlaying => (S::CONFLICT, "not-playing"),
            Self::NotOver => (S::CONFLICT, "not-over"),
            Self::TooManyTables => (S::TOO_MANY_REQUESTS, "too-many-tables"),
            Self::Crowded => (S::SERVICE_UNAVAILABLE, "crowded"),
            Self::HelloFirst => (S::BAD_REQUEST, "hello-first"),
            Self::HelloTwice => (S::BAD_REQUEST, "hello-twice"),
            Self::Protocol => (S::UPGRADE_REQUIRED, "protocol"),
            Self::Stale => (S::CONFLICT, "stale"),
            Self::Words(_) => (S::UNPROCESSABLE_ENTITY, "words"),
            Self::Refused(_) => (S::CONFLICT, "refused"),
            Self::Record(RecordError::Edited) => (S::UNPROCESSABLE_ENTITY, "record-edited"),
            Self::Record(_) => (S::UNPROCESSABLE_ENTITY, "record"),
            Self::Busy => (S::SERVICE_UNAVAILABLE, "busy"),
            Self::NoRandomness | Self::Broken(_) | Self::Store(_) => (S::INTERNAL_SERVER_ERROR, "server"),
        }
    }

    /// The body that every failed request answers.
    pub(crate) fn body(&self) -> ApiError {
        ApiError { code: self.status_and_code().1.into(), detail: self.to_string() }
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
        let mut response = (self.status_and_code().0, axum::Json(self.body())).into_response();
        if let Self::TooFast(seconds) = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

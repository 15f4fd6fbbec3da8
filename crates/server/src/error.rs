//! Everything that can be answered besides success, and how it is said.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cabinet::DealError;
use ledger::StoreError;
use room::past::NoReplay;
use table::RecordError;
use wire::{ApiError, FromTable};

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
    #[error("no finished game has this address")]
    NoPast,
    #[error("there is no such riddle")]
    NoRiddle,
    #[error("this day is still to come")]
    NotYet,
    #[error("{0}")]
    Date(#[from] riddles::DateError),
    #[error("this table is private: ask its host for the link")]
    Private,
    #[error("you have too many unfinished tables")]
    TooManyTables,
    #[error("the first message is `hello`")]
    HelloFirst,
    #[error("hello was said already")]
    HelloTwice,
    #[error("this server speaks version {} of the protocol", wire::PROTOCOL)]
    Protocol,
    #[error("{0}")]
    Record(#[from] RecordError),
    #[error("the server is busy or closing; try again")]
    Busy,
    #[error("the system gave no randomness")]
    NoRandomness,
    #[error("a stored game cannot be read")]
    Broken(RecordError),
    /// What a table says.
    #[error(transparent)]
    Table(#[from] room::Failure),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Table(error.into())
    }
}

impl From<NoReplay> for Failure {
    fn from(error: NoReplay) -> Self {
        match error {
            NoReplay::Record(it) => Self::Record(it),
            NoReplay::Table(it) => Self::Table(it),
        }
    }
}

impl From<DealError> for Failure {
    fn from(error: DealError) -> Self {
        Self::Table(error.into())
    }
}

impl Failure {
    /// Status of the answer.
    fn status(&self) -> StatusCode {
        match self {
            Self::Unreadable { status, .. } => *status,
            Self::Table(failure) => StatusCode::from_u16(failure.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            Self::Malformed(_) | Self::HelloFirst | Self::HelloTwice => StatusCode::BAD_REQUEST,
            Self::NoSecret | Self::WrongSecret => StatusCode::UNAUTHORIZED,
            Self::Origin | Self::Private => StatusCode::FORBIDDEN,
            Self::NoRoute | Self::WrongLink | Self::NoTable | Self::NoPast | Self::NoRiddle | Self::NotYet => {
                StatusCode::NOT_FOUND
            }
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Host(_) => StatusCode::MISDIRECTED_REQUEST,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooBig(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Name(_) | Self::Record(_) | Self::Date(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Protocol => StatusCode::UPGRADE_REQUIRED,
            Self::TooFast(_) | Self::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Self::NoRandomness | Self::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
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
            Self::NoPast => "no-such-past",         Self::NoRiddle => "no-such-riddle",
            Self::Date(_) => "date",                Self::NotYet => "not-yet",
            Self::NoTable => "no-such-table",       Self::Private => "private",
            Self::TooManyTables => "too-many-tables", Self::Busy => "busy",
            Self::HelloFirst => "hello-first",      Self::HelloTwice => "hello-twice",
            Self::Protocol => "protocol",
            Self::Record(RecordError::Edited) => "record-edited",
            Self::Record(_) => "record",
            Self::NoRandomness | Self::Broken(_) => "server",
            Self::Table(failure) => failure.code(),
        }
    }

    /// The body that every failed request answers.
    pub(crate) fn body(&self) -> ApiError {
        ApiError { code: self.code().into(), detail: self.to_string() }
    }

    /// After how many seconds it is worth trying again.
    fn retry_after(&self) -> Option<u32> {
        match self {
            Self::TooFast(seconds) | Self::Table(room::Failure::TooFast(seconds)) => Some(*seconds),
            Self::Table(room::Failure::Crowded) => Some(10),
            _ if self.status() == StatusCode::SERVICE_UNAVAILABLE => Some(SOON),
            _ => None,
        }
    }

    /// The same over a socket, in answer to message `id`.
    pub(crate) fn message(&self, id: Option<u32>) -> FromTable {
        self.note();
        if let Self::Table(failure) = self {
            return failure.message(id);
        }
        let ApiError { code, detail } = self.body();
        FromTable::Error { id, code, detail }
    }

    /// What is our fault goes into the log; the client only hears that something failed.
    fn note(&self) {
        match self {
            Self::Broken(error) => tracing::error!(%error, "a stored game cannot be read"),
            Self::Table(room::Failure::Store(error)) => tracing::error!(?error, "the store failed"),
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
        let mut response = (self.status(), axum::Json(self.body())).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

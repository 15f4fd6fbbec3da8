//! Everything that a request can be answered besides success: the same statuses and codes as a server's.

use ledger::StoreError;
use room::past::NoReplay;
use table::RecordError;
use wire::{ApiError, FromTable, Halted};

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// As HTTP counts.
    pub status: u16,
    /// Key of the sentence, `error-<code>`.
    pub code: &'static str,
    /// The same in plain English.
    pub detail: String,
}

impl Refused {
    pub(crate) fn new(status: u16, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status, code, detail: detail.into() }
    }

    pub(crate) fn no_route() -> Self {
        Self::new(404, "no-such-page", "there is nothing at this address")
    }

    pub(crate) fn no_table() -> Self {
        Self::new(404, "no-such-table", "there is no such table")
    }

    pub(crate) fn malformed(why: &impl ToString) -> Self {
        Self::new(400, "malformed", format!("the message is not one of the protocol: {}", why.to_string()))
    }

    /// A body that is JSON, but of something else.
    pub(crate) fn unexpected(why: &impl ToString) -> Self {
        Self::new(422, "unexpected", why.to_string())
    }

    /// The body of the answer.
    pub(crate) fn body(&self) -> String {
        let body = ApiError { code: self.code.into(), detail: self.detail.clone() };
        serde_json::to_string(&body).unwrap_or_default()
    }

    /// The same on a line, in answer to message `id`.
    pub(crate) fn message(&self, id: Option<u32>) -> FromTable {
        FromTable::Error { id, code: self.code.into(), detail: self.detail.clone() }
    }
}

impl From<room::Failure> for Refused {
    fn from(failure: room::Failure) -> Self {
        Self::new(failure.status(), failure.code(), failure.to_string())
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        room::Failure::from(error).into()
    }
}

impl From<RecordError> for Refused {
    fn from(error: RecordError) -> Self {
        let code = if matches!(error, RecordError::Edited) { "record-edited" } else { "record" };
        Self::new(422, code, error.to_string())
    }
}

impl From<NoReplay> for Refused {
    fn from(error: NoReplay) -> Self {
        match error {
            NoReplay::Record(it) => it.into(),
            NoReplay::Table(it) => it.into(),
        }
    }
}

/// Why a game that is kept here cannot be shown.
pub(crate) fn of_kept(error: NoReplay) -> Refused {
    match error {
        NoReplay::Record(RecordError::Rules { .. }) => room::Failure::Halted(Halted::OldRules).into(),
        NoReplay::Record(error) => Refused::new(500, "server", format!("a stored game cannot be read: {error}")),
        NoReplay::Table(it) => it.into(),
    }
}

//! What happens, in full, and who hears of it.

use table::{Seat, Viewer};

use crate::news::News;

/// What has happened, in full: the news, and the one seat that hears it if it is not for all.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    pub(crate) news: News,
    pub(crate) only: Option<Seat>,
}

impl Event {
    /// Everybody hears it.
    pub(crate) const fn open(news: News) -> Self {
        Self { news, only: None }
    }

    /// One seat hears it.
    pub(crate) const fn secret(seat: Seat, news: News) -> Self {
        Self { news, only: Some(seat) }
    }

    pub(crate) fn heard_by(&self, viewer: Viewer) -> bool {
        self.only.is_none_or(|seat| viewer.is(seat))
    }
}

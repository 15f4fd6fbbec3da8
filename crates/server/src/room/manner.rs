//! How a table runs, beside what is played at it.

use serde::{Deserialize, Serialize};
use store::Table;
use table::Seat;
use wire::{Absent, Tempo};

/// What the store keeps of it as text: settings, a pause, and who has left the present game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Manner {
    pub(crate) tempo: Tempo,
    pub(crate) absent: Absent,
    pub(crate) paused: bool,
    /// Seats whose person has left for good.
    pub(crate) gone: Vec<u8>,
}

impl Manner {
    pub(crate) fn of(table: &Table) -> Self {
        serde_json::from_str(&table.manner).unwrap_or_default()
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(crate) fn is_gone(&self, seat: Seat) -> bool {
        self.gone.contains(&seat.into())
    }
}

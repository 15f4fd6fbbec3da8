//! How a table runs, beside what is played at it.

use serde::{Deserialize, Serialize};
use table::Seat;
use wire::{Absent, Place, Tempo};

use crate::Evening;

/// What the host has set, whether he has stopped the game, who has left it, and how the evening goes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    /// How fast its clocks run.
    pub tempo: Tempo,
    /// What it does when a person is away.
    pub absent: Absent,
    /// Where those at it are while they play.
    pub place: Place,
    /// Whether the host has stopped the game for a while.
    pub paused: bool,
    /// Seats whose person has left the present game for good.
    pub gone: Vec<u8>,
    /// What was played here before, and what comes next.
    pub evening: Evening,
}

impl TableSettings {
    /// Whether the person of this seat has left for good.
    pub fn is_gone(&self, seat: Seat) -> bool {
        self.gone.contains(&seat.into())
    }
}

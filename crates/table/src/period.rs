//! Time and talk, as far as the rules have a say in them. The rules name the periods of a game and its places to
//! talk; the table keeps the clock and carries the words.

use serde::Serialize;

/// A kind of period that can have a clock, with a length that suits most tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodKind {
    /// Stable identifier: `<game>-period-<key>` says it in words.
    pub key: &'static str,
    /// How long it lasts at an ordinary table, in seconds.
    pub seconds: u32,
}

/// The period the game is in. It is public: the same for every viewer, whatever is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// Key of its [`PeriodKind`].
    pub kind: &'static str,
    /// Counts the periods of a game: another number, another clock.
    pub number: u32,
    /// Whether it lasts its time even when everybody has done what he has to: who is late, or whether anybody is asked at all, must
    /// not be told by it ([`crate::Rules::hold`]).
    pub held: bool,
}

/// A place to talk, as one viewer finds it now. A line belongs to those who could read the place when it was written:
/// who comes later does not read what was said before, and who must leave keeps what he has read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Channel {
    /// Stable identifier: `<game>-channel-<key>` says it in words.
    pub key: &'static str,
    /// Whether this viewer may write there now; he reads it in any case.
    pub write: bool,
}

/// The one channel of games that do not care who talks.
pub const OPEN_TABLE: Channel = Channel { key: "table", write: true };

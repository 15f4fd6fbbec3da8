//! What all tables of one host have in common.

use std::time::Duration;

use cabinet::Registry;

/// How tables are run here.
#[derive(Clone, Debug)]
pub struct RoomConfig {
    /// The games that can be played.
    pub games: Registry,
    /// How long a bot usually seems to think, so that people can follow.
    pub bot_delay: Duration,
    /// How long bots wait at most for persons who have yet to see what happened.
    pub eyes_within: Duration,
    /// How long a bot may really think before it is asked to stop: see [`thinking_time`].
    pub bot_budget: Duration,
    /// How long a program on a seat may take for a move.
    pub program_think: Duration,
    /// How long it may take to come, or to say that it is ready, where it is waited for.
    pub program_start: Duration,
    /// How long a second of a clock lasts.
    pub second: Duration,
    /// How long somebody may be away before the table does something about it.
    pub grace: Duration,
    /// Between two things that one person says.
    pub chat_every: Duration,
    /// Clients that one player may have at a table.
    pub clients_per_player: usize,
    /// Clients without a seat at one table.
    pub strangers_per_table: usize,
    /// Clients without a seat at one table from one household.
    pub strangers_per_table_and_household: usize,
    /// After which time comings and goings are told.
    pub presence_after: Duration,
    /// How links begin that are drawn here; letters that a URL takes as they are.
    pub links_begin: &'static str,
    /// Whether tables have short codes, for reading aloud.
    pub codes: bool,
}

impl Default for RoomConfig {
    fn default() -> Self {
        Self {
            games: Registry::default(),
            bot_delay: Duration::from_millis(900),
            eyes_within: Duration::from_secs(12),
            bot_budget: thinking_time(Duration::from_millis(900)),
            program_think: Duration::from_secs(10),
            program_start: Duration::from_secs(30),
            second: Duration::from_secs(1),
            grace: Duration::from_secs(90),
            chat_every: Duration::from_millis(700),
            clients_per_player: 8,
            strangers_per_table: usize::MAX,
            strangers_per_table_and_household: usize::MAX,
            presence_after: Duration::from_millis(300),
            links_begin: "",
            codes: true,
        }
    }
}

/// How long bots may think where they usually seem to think for `bot_delay`: twice as long, so that a level may take its time (a
/// second for the strongest) at the usual pace, and that a table in a hurry, such as those of tests, is not held up. A bot
/// that is asked to stop plays the best it has found.
pub fn thinking_time(bot_delay: Duration) -> Duration {
    2 * bot_delay
}

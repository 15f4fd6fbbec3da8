//! A game of any kind at a table, for those who serve any game.

use table::{Actor, Channel, Outcome, Period, Record, Refusal, Seat, Turn, Viewer};
use wire::{Moment, Past, ReplayMoment};

/// A bot at work: run it anywhere, it yields the move in notation. It holds a view and moves, never a state.
pub type BotTask = Box<dyn FnOnce() -> BotAnswer + Send>;

/// What a bot has chosen, and the bot itself, to be handed back with [`Sitting::bot_done`].
pub struct BotAnswer {
    /// Its seat.
    pub seat: Seat,
    /// Its move; none if it was only asked whether it would like to, and would not.
    pub notation: Option<String>,
    /// The thinker, for its next turn.
    pub bot: Box<dyn std::any::Any + Send>,
}

/// A whole game as one viewer met it.
#[derive(Clone, Debug, PartialEq)]
pub struct Watched {
    /// His moments, the deal first.
    pub moments: Vec<ReplayMoment>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// One game under way behind one door. No method gives the truth away.
pub trait Sitting: Send {
    /// Key of the game.
    fn game(&self) -> &'static str;
    /// How many sit here.
    fn n_seats(&self) -> usize;
    /// Who must act, who may, or how it ended. For the table itself, not for viewers.
    fn turn(&self) -> Turn;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// How many moves have been made.
    fn n_steps(&self) -> usize;
    /// The moves open to `actor`, in notation.
    fn moves(&self, actor: Actor) -> Vec<String>;
    /// Whether a move would be accepted. Changes nothing.
    fn check(&self, actor: Actor, notation: &str) -> Result<(), Refusal>;
    /// Whether every viewer would notice this move. Changes nothing.
    fn noticed(&self, actor: Actor, notation: &str) -> bool;
    /// Whether `seat` may still play `notation` although it has not seen all since its moment `after`: it was offered
    /// then and ever since, in the same stretch of the game, and the seat has not moved meanwhile. Where several are
    /// asked at once or talk at once, nobody waits for the last word of the others.
    fn still_open(&self, seat: Seat, after: u32, notation: &str) -> bool;
    /// Makes a move, or says why not and changes nothing.
    fn play(&mut self, actor: Actor, notation: &str) -> Result<(), Refusal>;
    /// Number of the viewer's latest moment.
    fn moment_number(&self, viewer: Viewer) -> u32;
    /// The viewer's latest moment.
    fn now(&self, viewer: Viewer) -> Moment;
    /// The viewer's moments after number `have`, oldest first; each with the moves he had then.
    fn since(&self, viewer: Viewer, have: u32) -> Vec<Moment>;
    /// All that the viewer has heard so far.
    fn past(&self, viewer: Viewer) -> Vec<Past>;
    /// The whole game as the viewer met it. For finished games.
    fn replay(&self, viewer: Viewer) -> Vec<ReplayMoment>;
    /// The game as text. It holds the seed: for the store, and for players once the game is over.
    fn record(&self, names: Vec<String>) -> Record;
    /// Puts a bot on a seat; it is told all that the seat has seen so far. `false` if there is no such level.
    fn seat_bot(&mut self, seat: Seat, level: &str, seed: u64) -> bool;
    /// The next thought of the bot on `seat`, if there is one and it has something to decide.
    fn bot_task(&mut self, seat: Seat) -> Option<BotTask>;
    /// What the bot on `seat` would like to do out of turn, if there is one that may act and need not.
    fn interject_task(&mut self, seat: Seat) -> Option<BotTask>;
    /// Takes the bot back after a task.
    fn bot_done(&mut self, answer: BotAnswer);
    /// Sends the bot on `seat` away, wherever it is thinking.
    fn unseat_bot(&mut self, seat: Seat);
    /// The stretch the game is in, if it can have a clock. The same for every viewer.
    fn period(&self) -> Option<Period>;
    /// What the referee plays when the clock of the present stretch has run out.
    fn time_up(&self) -> Option<String>;
    /// What the referee plays when the person on `seat` has left for good.
    fn departure(&self, seat: Seat) -> Option<String>;
    /// The places to talk that `viewer` may read now; the open table once the game is over.
    fn channels(&self, viewer: Viewer) -> Vec<Channel>;
}

//! A game of any kind at a table, for those who serve any game.

use crate::chairs::StaysAfar;
use crate::{AdviceTask, Letter};
use table::{Actor, Channel, Outcome, Period, Record, RecordError, Refusal, Seat, Seats, Step, Stop, Turn, Viewer};
use wire::{Moment, Past, ReplayMoment};

/// What a bot does when it is let. It holds views and moves, never a state.
pub(crate) trait Work: Send {
    /// Thinks, and yields the answer.
    fn think(self: Box<Self>, stop: &Stop) -> BotAnswer;
    /// The same as text; none for a bot that has thought here before.
    fn letter(&self) -> Option<Letter>;
}

/// A bot at work: run it anywhere, with as much time as there is. It first takes in what it has seen since it last
/// thought.
pub struct BotTask {
    /// Its seat.
    pub seat: Seat,
    stop: Stop,
    work: Box<dyn Work>,
}

impl BotTask {
    pub(crate) fn new(seat: Seat, stop: Stop, work: Box<dyn Work>) -> Self {
        Self { seat, stop, work }
    }

    /// Asks the thinker to come to its end; for whoever keeps the time.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Thinks.
    pub fn run(self) -> BotAnswer {
        self.work.think(&self.stop)
    }

    /// The task as text, for a bot that lives in another house ([`crate::Lodging`]); its answer is [`BotAnswer::from_afar`]. From
    /// then on all its tasks go there: whoever runs one here gets no move. None for a bot that has thought here.
    pub fn letter(&self) -> Option<Letter> {
        self.work.letter()
    }
}

impl std::fmt::Debug for BotTask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BotTask({})", self.seat)
    }
}

/// What a bot has chosen, and the bot itself, to be handed back with [`AnySession::bot_done`].
pub struct BotAnswer {
    /// Its seat.
    pub seat: Seat,
    /// Its move; none if it was only asked whether it would like to, and would not.
    pub notation: Option<String>,
    /// The thinker, for its next turn.
    pub(crate) bot: Box<dyn std::any::Any + Send>,
}

impl BotAnswer {
    /// What a bot that lives in another house has chosen.
    pub fn from_afar(seat: Seat, notation: Option<String>) -> Self {
        Self { seat, notation, bot: Box::new(StaysAfar) }
    }
}

impl std::fmt::Debug for BotAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BotAnswer({})", self.seat)
    }
}

/// What will come of a move that was proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Whether every viewer will notice it.
    pub noticed: bool,
    /// Whether the public will.
    pub public: bool,
}

/// A whole game as one viewer met it.
#[derive(Clone, Debug, PartialEq)]
pub struct Watched {
    /// His moments, the deal first.
    pub moments: Vec<ReplayMoment>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// One game under way, whichever it is. No method gives the truth away.
///
/// What goes over a line is made here as text, once for each viewer and moment. Such a text is a JSON object without its
/// closing brace: whoever sends it adds who is awaited and where one can talk, which may differ by client.
pub trait AnySession: Send {
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
    /// Plays a move aside, so that it can be written down before it counts; or says why not.
    fn propose(&mut self, actor: Actor, notation: &str) -> Result<Proposal, Refusal>;
    /// The same with luck: chance falls so that somebody hears this of the move. `Ok(None)` if it never does. For lessons;
    /// the record of such a game cannot be replayed.
    fn propose_with_luck(
        &mut self,
        actor: Actor,
        notation: &str,
        wanted: &serde_json::Value,
    ) -> Result<Option<Proposal>, Refusal>;
    /// The move that was proposed last counts now. `false` if there is none.
    fn accept(&mut self) -> bool;
    /// Makes a move, or says why not and changes nothing.
    fn play(&mut self, actor: Actor, notation: &str) -> Result<(), Refusal>;
    /// Makes the next step of a record, with its own chance; `number` counts from 1 and names it if it is at fault.
    fn follow(&mut self, number: usize, step: &Step) -> Result<(), RecordError>;
    /// Whether `seat` may still play `notation` although it has not seen all since its moment `after`: it was offered
    /// then and ever since, in the same period of the game, and the seat has not moved meanwhile. Where several are
    /// asked at once or talk at once, nobody waits for the last word of the others.
    fn still_open(&self, seat: Seat, after: u32, notation: &str) -> bool;
    /// Number of the viewer's latest moment.
    fn moment_number(&self, viewer: Viewer) -> u32;
    /// Whether the last move is the viewer's latest moment.
    fn has_just_noticed(&self, viewer: Viewer) -> bool;
    /// The viewer's latest moment as text, from nothing.
    fn picture(&mut self, viewer: Viewer) -> String;
    /// The viewer's moments after number `have` as texts, oldest first, each by what is new in it and with the moves he
    /// had then.
    fn since(&mut self, viewer: Viewer, have: u32) -> Vec<&str>;
    /// Whether players remember for themselves here: who comes back is then shown a picture, not what he missed.
    fn forgets(&self) -> bool;
    /// All that the viewer has heard so far, as the text of a list.
    fn past(&self, viewer: Viewer) -> String;
    /// Who must act as far as the viewer may know.
    fn awaited(&self, viewer: Viewer) -> Seats;
    /// Nobody looks with these eyes any more: nothing is kept ready for them.
    fn close_eyes(&mut self, viewer: Viewer);
    /// The viewer's latest moment as data, for those who draw it themselves.
    fn now(&self, viewer: Viewer) -> Moment;
    /// All that the viewer has heard so far, as data.
    fn heard(&self, viewer: Viewer) -> Vec<Past>;
    /// The whole game as the viewer met it. For finished games.
    fn replay(&self, viewer: Viewer) -> Vec<ReplayMoment>;
    /// The game as text. It holds the seed: for the store, and for players once the game is over.
    fn record(&self, names: Vec<String>) -> Record;
    /// All that a seat has met so far, the deal first, for a program that plays it: nothing is forgotten.
    fn met(&self, seat: Seat) -> Vec<ReplayMoment>;
    /// The latest of these, if the last move is in it.
    fn just_met(&mut self, seat: Seat) -> Option<ReplayMoment>;
    /// Puts a bot on a seat; it is told all that the seat has seen so far. `false` if there is no such level.
    fn seat_bot(&mut self, seat: Seat, level: &str, seed: u64) -> bool;
    /// The next thought of the bot on `seat`, if there is one and it has something to decide.
    fn bot_task(&mut self, seat: Seat) -> Option<BotTask>;
    /// What the bot on `seat` would like to do out of turn, if there is one that may act and need not.
    fn interject_task(&mut self, seat: Seat) -> Option<BotTask>;
    /// Takes the bot back after a task.
    fn bot_done(&mut self, answer: BotAnswer);
    /// Sends the bot on `seat` away; if it is thinking, it is asked to stop.
    fn unseat_bot(&mut self, seat: Seat);
    /// What a bot of `level` would do in the place of `seat`, which must or may act now: one of its own, told all that the seat has
    /// seen. It changes nothing, and is not told to anybody. `None` if there is no such level or nothing to decide.
    fn advise(&self, seat: Seat, level: &str, seed: u64) -> Option<AdviceTask>;
    /// The period the game is in, if it can have a clock. The same for every viewer.
    fn period(&self) -> Option<Period>;
    /// What the referee plays when the clock of the present period has run out.
    fn time_up(&self) -> Option<String>;
    /// What the referee plays when the person on `seat` has left for good.
    fn departure(&self, seat: Seat) -> Option<String>;
    /// What the referee plays so that secret answers are awaited for a fixed time, or not ([`table::Rules::hold`]).
    fn hold(&self, on: bool) -> Option<String>;
    /// The answer of a seat that need not think ([`table::Rules::doze`]).
    fn doze(&self, seat: Seat) -> Option<String>;
    /// The places to talk that `viewer` may read now; the open table once the game is over.
    fn channels(&self, viewer: Viewer) -> Vec<Channel>;
}

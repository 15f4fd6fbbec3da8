//! Bots think elsewhere, on a view and a list of moves, and report back like anybody else. One thinks at a time, in
//! random order, so that their talk reads like talk. How long it seems to think depends on what everybody sees, and
//! on chance; never on what it holds.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use cabinet::{BotAnswer, BotTask};
use store::Sitter;
use table::{Actor, Seat, Turn, Viewer};

use super::{AGAIN, Command, Room};
use crate::app::App;
use crate::error::Failure;
use crate::hub::Line;
use crate::secret;

/// A bot begins to think so long before it answers: what takes less cannot be told from its timing.
const THINKING: Duration = Duration::from_millis(250);
/// After a move that nobody else noticed the next bot follows so many times faster.
const UNNOTICED: u32 = 6;

/// What the bots of a table are about.
#[derive(Debug, Default)]
pub(super) struct Bots {
    /// Numbers the thoughts, so that those about another game or seat are not mistaken.
    ticket: u64,
    thinking: Option<Thinking>,
    /// The moment at which each was last asked whether it would like to say something.
    offered: HashMap<Seat, u32>,
    /// Moves out of turn since anybody was asked for something: bots must not talk to each other for ever.
    out_of_turn: usize,
    /// Whether the move that is being committed is one of those.
    interjects: bool,
    /// Whether the last move went unnoticed.
    unnoticed: bool,
}

#[derive(Clone, Copy, Debug)]
struct Thinking {
    seat: Seat,
    /// Whether it need not move.
    free: bool,
    /// How many moves had been made when it began.
    steps: usize,
}

impl Bots {
    /// Another game: what was thought of the last one is void.
    pub(super) fn begin(&mut self) {
        *self = Self { ticket: self.ticket + 1, ..Self::default() };
    }

    /// A bot has lost its seat.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.offered.remove(&seat);
        if self.thinking.take_if(|it| it.seat == seat).is_some() {
            self.ticket += 1;
        }
    }

    /// Somebody has moved; `unnoticed` if the public saw nothing of it.
    pub(super) fn note_move(&mut self, unnoticed: bool) {
        self.out_of_turn = if std::mem::take(&mut self.interjects) { self.out_of_turn + 1 } else { 0 };
        self.unnoticed = unnoticed;
    }

    fn delay(&self, usual: Duration) -> Duration {
        let usual = if self.unnoticed { usual / UNNOTICED } else { usual };
        // Between 0.6 and 1.4 times the usual delay.
        usual * (60 + secret::random_below(81).unwrap_or(40)) / 100
    }
}

impl Room {
    /// Lets one bot think, if none does: one that has to move, or one that may and has met something new.
    pub(super) fn wake_bots(&mut self) {
        if !self.playing() || self.manner().paused || self.bots.thinking.is_some() {
            return;
        }
        let (Some(line), Some(game)) = (self.own_line(), self.game.as_mut()) else { return };
        let Turn::Open { must, may } = game.turn() else { return };
        let talks = self.bots.out_of_turn < game.n_seats();
        let new = |seat: &Seat| self.bots.offered.get(seat) != Some(&game.moment_number(Viewer::Seat(*seat)));
        let free = may.iter().filter(|it| talks && !must.contains(*it)).filter(new).map(|it| (it, true));
        let mut asked: Vec<(Seat, bool)> = must.iter().map(|it| (it, false)).chain(free).collect();
        while !asked.is_empty() {
            let drawn = secret::random_below(asked.len() as u32).unwrap_or_default() as usize;
            let (seat, free) = asked.swap_remove(drawn);
            let task = if free { game.interject_task(seat) } else { game.bot_task(seat) };
            let Some(task) = task else { continue };
            if free {
                self.bots.offered.insert(seat, game.moment_number(Viewer::Seat(seat)));
            }
            self.bots.ticket += 1;
            self.bots.thinking = Some(Thinking { seat, free, steps: game.n_steps() });
            let thought = Thought { ticket: self.bots.ticket, free, delay: self.bots.delay(self.app.config.bot_delay) };
            tokio::spawn(think(self.app.clone(), line, thought, task));
            return;
        }
    }

    /// A bot has thought: its move goes the way of all moves.
    pub(super) async fn thought(&mut self, ticket: u64, answer: Option<BotAnswer>) {
        if ticket != self.bots.ticket {
            return;
        }
        let Some(thinking) = self.bots.thinking.take() else { return };
        let wanted = answer.as_ref().and_then(|it| it.notation.clone());
        match (answer, self.game.as_mut()) {
            (Some(answer), Some(game)) => game.bot_done(answer),
            _ => self.replace_bot(thinking.seat),
        }
        // What was thought before a pause is thought again after it.
        if self.playing() && !self.manner().paused {
            let played = if thinking.free {
                self.interject(thinking.seat, wanted).await
            } else {
                self.answer(thinking, wanted).await
            };
            if let Err(error) = played {
                tracing::error!(code = %self.table.code, %error, "a bot's move was not committed");
                // At once it would fail again, and again, while the disk is full.
                self.bots_due = Some(Instant::now() + AGAIN);
                return;
            }
        }
        self.wake_bots();
    }

    /// A bot that was asked moves.
    async fn answer(&mut self, thinking: Thinking, wanted: Option<String>) -> Result<(), Failure> {
        let Some(game) = self.game.as_ref() else { return Ok(()) };
        let moves = game.moves(Actor::Seat(thinking.seat));
        let moved_on = game.n_steps() != thinking.steps;
        let notation = match wanted.filter(|it| moves.contains(it)) {
            Some(notation) => notation,
            // Somebody was faster, and it may no longer mean this.
            None if moved_on => return Ok(()),
            // A bot that fails must not hold up the people at the table: any move is better than none.
            None => match moves.into_iter().next() {
                Some(notation) => notation,
                None => return Ok(()),
            },
        };
        self.commit(Actor::Seat(thinking.seat), &notation).await
    }

    /// A bot that need not moves, if it still may.
    async fn interject(&mut self, seat: Seat, wanted: Option<String>) -> Result<(), Failure> {
        let (Some(notation), Some(game)) = (wanted, self.game.as_ref()) else { return Ok(()) };
        if game.check(Actor::Seat(seat), &notation).is_err() {
            return Ok(());
        }
        self.bots.interjects = true;
        let done = self.commit(Actor::Seat(seat), &notation).await;
        self.bots.interjects = false;
        done
    }

    fn replace_bot(&mut self, seat: Seat) {
        tracing::error!(code = %self.table.code, %seat, "a bot failed and is replaced");
        let level = match self.table.seats.get(seat.idx()) {
            Some(Sitter::Bot { level, .. }) => Some(level),
            _ => self.held.get(&seat),
        };
        if let (Some(level), Some(game), Ok(seed)) = (level, self.game.as_mut(), secret::random()) {
            game.seat_bot(seat, level, u64::from_le_bytes(seed));
        }
    }
}

/// What a bot is to do.
struct Thought {
    ticket: u64,
    free: bool,
    delay: Duration,
}

/// Waits a little, so that people can follow, and thinks where it holds up nobody. Who has nothing to say says so at
/// once.
async fn think(app: App, line: Line, thought: Thought, task: BotTask) {
    let due = Instant::now() + thought.delay;
    if !thought.free {
        tokio::time::sleep(thought.delay.saturating_sub(THINKING)).await;
    }
    let answer = {
        let Ok(_place) = app.thinkers.acquire().await else { return };
        tokio::task::spawn_blocking(task).await.ok()
    };
    if answer.as_ref().is_none_or(|it| it.notation.is_some()) {
        tokio::time::sleep_until(due.into()).await;
    }
    line.send(Command::Thought { ticket: thought.ticket, answer }).await.ok();
}

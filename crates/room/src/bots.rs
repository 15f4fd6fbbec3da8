//! Bots think elsewhere, on views and a list of moves, and report back like anybody else. One thinks at a time, in
//! random order, so that their talk reads like talk. How long it seems to think depends on what everybody sees, and
//! on chance; never on what it holds.

use std::collections::HashMap;
use std::time::Duration;

use cabinet::BotAnswer;
use ledger::{Entry, Sitter};
use table::{Actor, Seat, Turn, Viewer};

use crate::eyes::Eyes;
use crate::open::seat_in_character;
use crate::reply::Reply;
use crate::room::AGAIN;
use crate::{Effect, Failure, Room};

/// A bot begins to think so long before it answers: what takes less cannot be told from its timing. As long as the strongest level
/// takes.
const THINKING: Duration = Duration::from_secs(1);
/// After a move that nobody else noticed the next bot follows so many times faster.
const UNNOTICED: u32 = 6;

/// What the bots of a table are about.
#[derive(Debug, Default)]
pub(crate) struct Bots {
    /// Numbers the thoughts, so that those about another game or seat are not mistaken.
    ticket: u64,
    thinking: Option<Thinking>,
    /// The moment at which each was last asked whether it would like to say something.
    offered: HashMap<Seat, u32>,
    /// Moves out of turn since anybody was asked for something: bots must not talk to each other for ever.
    out_of_turn: usize,
    /// Whether the move that is about to be written is one of those.
    pub(crate) interjects: bool,
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
    pub(crate) fn begin(&mut self) {
        *self = Self { ticket: self.ticket + 1, ..Self::default() };
    }

    /// A bot has lost its seat.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.offered.remove(&seat);
        if self.thinking.take_if(|it| it.seat == seat).is_some() {
            self.ticket += 1;
        }
    }

    /// Whether anybody may speak out of turn: bots must not talk to each other for ever.
    pub(crate) fn lets_talk(&self, n_seats: usize) -> bool {
        self.out_of_turn < n_seats
    }

    /// Somebody has moved; `unnoticed` if the public saw nothing of it.
    pub(crate) fn note_move(&mut self, unnoticed: bool, out_of_turn: bool) {
        self.out_of_turn = if out_of_turn { self.out_of_turn + 1 } else { 0 };
        self.unnoticed = unnoticed;
    }
}

impl Room {
    /// Lets one bot think, if none does: one that has to move, or one that may and has met something new.
    pub(crate) fn wake_bots(&mut self) {
        self.wake_programs();
        let rests = self.bots_due.is_some_and(|it| it > self.now.tick) || self.eyes != Eyes::Open;
        if !self.playing() || self.settings().paused || self.bots.thinking.is_some() || rests {
            return;
        }
        let Some(game) = self.game.as_mut() else { return };
        let Turn::Open { must, may } = game.turn() else { return };
        let talks = self.bots.lets_talk(game.n_seats());
        let new = |seat: &Seat| self.bots.offered.get(seat) != Some(&game.moment_number(Viewer::Seat(*seat)));
        let free = may.iter().filter(|it| talks && !must.contains(*it)).filter(new).map(|it| (it, true));
        let mut asked: Vec<(Seat, bool)> = must.iter().map(|it| (it, false)).chain(free).collect();
        while !asked.is_empty() {
            let drawn = self.luck.below(asked.len() as u32) as usize;
            let (seat, free) = asked.swap_remove(drawn);
            let task = if free { game.interject_task(seat) } else { game.bot_task(seat) };
            let Some(task) = task else { continue };
            if free {
                self.bots.offered.insert(seat, game.moment_number(Viewer::Seat(seat)));
            }
            self.bots.ticket += 1;
            self.bots.thinking = Some(Thinking { seat, free, steps: game.n_steps() });
            let delay = self.bot_delay();
            let begin = if free { Duration::ZERO } else { delay.saturating_sub(THINKING) };
            self.out.push(Effect::Think {
                ticket: self.bots.ticket,
                task,
                begin: self.now.tick + begin,
                due: self.now.tick + delay,
                within: self.config.bot_budget,
            });
            return;
        }
    }

    /// Between 0.6 and 1.4 times the usual delay.
    pub(crate) fn bot_delay(&mut self) -> Duration {
        let usual = self.config.bot_delay;
        let usual = if self.bots.unnoticed { usual / UNNOTICED } else { usual };
        usual * (60 + self.luck.below(81)) / 100
    }

    /// A bot has thought: its move goes the way of all moves.
    pub(crate) fn thought(&mut self, ticket: u64, answer: Option<BotAnswer>) {
        if ticket != self.bots.ticket {
            return;
        }
        let Some(thinking) = self.bots.thinking.take() else { return };
        let wanted = answer.as_ref().and_then(|it| it.notation.clone());
        match (answer, self.game.as_mut()) {
            (Some(answer), Some(game)) => game.bot_done(answer),
            _ => self.replace_bot(thinking.seat),
        }
        // What was thought before a pause, or before somebody had seen what happened meanwhile, is thought again after it.
        let goes_on = self.playing() && !self.settings().paused && self.eyes == Eyes::Open;
        let notation = if goes_on { self.move_of(thinking, wanted) } else { None };
        match notation {
            Some(notation) => {
                self.bots.interjects = thinking.free;
                let actor = Actor::Seat(thinking.seat);
                self.commit(Entry::Move { actor, notation }, None, Reply::Bots);
                self.bots.interjects = false;
            }
            None => self.wake_bots(),
        }
    }

    /// What a bot that has thought will play, if it still may.
    fn move_of(&self, thinking: Thinking, wanted: Option<String>) -> Option<String> {
        let game = self.game.as_ref()?;
        let actor = Actor::Seat(thinking.seat);
        if thinking.free {
            return wanted.filter(|it| game.check(actor, it).is_ok());
        }
        let moves = game.moves(actor);
        match wanted.filter(|it| moves.contains(it)) {
            Some(notation) => Some(notation),
            // Somebody was faster, and it may no longer mean this.
            None if game.n_steps() != thinking.steps => None,
            // A bot that fails must not hold up the people at the table: any move is better than none.
            None => moves.into_iter().next(),
        }
    }

    /// A bot's move was written, or not.
    pub(crate) fn after_bot(&mut self, done: Result<(), Failure>) {
        if let Err(failure) = done {
            self.trouble(&format!("a bot's move was not committed: {failure}"));
            // At once it would fail again, and again, while the disk is full.
            self.bots_due = Some(self.now.tick + AGAIN);
            return;
        }
        self.wake_bots();
    }

    fn replace_bot(&mut self, seat: Seat) {
        self.trouble(&format!("the bot on {seat} failed and is replaced"));
        let (level, name) = match self.table.seats.get(seat.idx()) {
            Some(Sitter::Bot { level, name, .. }) => (Some(level), name.as_str()),
            _ => (self.held.get(&seat), ""),
        };
        if let (Some(level), Some(game)) = (level, self.game.as_mut()) {
            seat_in_character(game.as_mut(), seat, level, name, &mut self.luck);
        }
    }
}

//! What bots are thinking: when each begins, and when its answer is due, so that people can follow.

use std::time::Duration;

use cabinet::{BotAnswer, BotTask, Letter};
use table::Seat;

use crate::border::Thought;
use crate::desk::answer_of;

/// The thoughts of one place.
#[derive(Default)]
pub(crate) struct Thoughts {
    all: Vec<Thinking>,
}

struct Thinking {
    ticket: u64,
    seat: Seat,
    due: Duration,
    within: Duration,
    stage: Stage,
}

enum Stage {
    /// It begins then.
    Waits(BotTask, Duration),
    /// It thinks elsewhere.
    Out,
    /// It has thought, and its answer is let out then.
    Done(Option<Thought>, Duration),
}

impl Thoughts {
    pub(crate) fn begin(&mut self, ticket: u64, task: BotTask, begin: Duration, due: Duration, within: Duration) {
        self.all.push(Thinking { ticket, seat: task.seat, due, within, stage: Stage::Waits(task, begin) });
    }

    /// The next one whose time it is to think.
    pub(crate) fn next_out(&mut self, now: Duration) -> Option<(u64, Seat, Option<Letter>, Duration)> {
        let due = |it: &&mut Thinking| matches!(it.stage, Stage::Waits(_, begin) if begin <= now);
        let thinking = self.all.iter_mut().find(due)?;
        let letter = match std::mem::replace(&mut thinking.stage, Stage::Out) {
            Stage::Waits(task, _) => task.letter(),
            Stage::Out | Stage::Done(..) => None,
        };
        Some((thinking.ticket, thinking.seat, letter, thinking.within))
    }

    /// One has thought. Who has nothing to say says so at once.
    pub(crate) fn answered(&mut self, ticket: u64, answer: Option<Thought>, now: Duration) {
        let is_it = |it: &&mut Thinking| it.ticket == ticket && matches!(it.stage, Stage::Out);
        if let Some(thinking) = self.all.iter_mut().find(is_it) {
            let speaks = answer.as_ref().is_none_or(|it| it.notation.is_some());
            let when = if speaks { thinking.due } else { now };
            thinking.stage = Stage::Done(answer, when);
        }
    }

    /// An answer whose time has come.
    pub(crate) fn ripe(&mut self, now: Duration) -> Option<(u64, Option<BotAnswer>)> {
        let at = self.all.iter().position(|it| matches!(it.stage, Stage::Done(_, when) if when <= now))?;
        let Thinking { ticket, seat, stage, .. } = self.all.remove(at);
        match stage {
            Stage::Done(answer, _) => Some((ticket, answer_of(seat, answer))),
            Stage::Waits(..) | Stage::Out => None,
        }
    }

    /// When the next one begins, or is let out.
    pub(crate) fn due(&self) -> Option<Duration> {
        let when = |it: &Thinking| match it.stage {
            Stage::Waits(_, when) | Stage::Done(_, when) => Some(when),
            Stage::Out => None,
        };
        self.all.iter().filter_map(when).min()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

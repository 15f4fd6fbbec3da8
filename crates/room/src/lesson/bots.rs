//! Bots in the last task of a lesson: a game of one's own. As at any table one thinks at a time, elsewhere.

use std::collections::HashMap;
use std::time::Duration;

use cabinet::BotAnswer;
use table::{Actor, Seat, Turn, Viewer};

use super::{LessonEffect, LessonTable};

/// What the bots of a lesson are about.
#[derive(Debug, Default)]
pub(super) struct Bots {
    /// Numbers the thoughts: those about another position are void.
    ticket: u64,
    /// Who thinks, and whether he need not move.
    thinking: Option<(Seat, bool)>,
    /// The moment at which each was last asked whether it would like to say something.
    offered: HashMap<Seat, u32>,
    /// Moves out of turn since anybody was asked for something: bots must not talk to each other for ever.
    out_of_turn: usize,
}

impl Bots {
    /// Another position: whatever is being thought is void.
    pub(super) fn begin(&mut self) {
        *self = Self { ticket: self.ticket + 1, ..Self::default() };
    }

    pub(super) fn learner_moved(&mut self) {
        self.out_of_turn = 0;
    }
}

impl LessonTable {
    /// Puts bots on the other seats, if the present task is theirs.
    pub(super) fn seat_bots(&mut self) {
        let Some(level) = self.course.task().and_then(|it| it.bots.as_ref()).map(|it| it.level.clone()) else { return };
        let learner = self.course.lesson().learner;
        let n_seats = self.course.session().n_seats();
        for seat in Seat::all(n_seats).filter(|it| *it != learner) {
            let seed = u64::from_le_bytes(self.luck.bytes());
            if !self.course.session().seat_bot(seat, &level, seed) {
                self.out.push(LessonEffect::Trouble(format!("there are no bots of level `{level}` in this lesson")));
            }
        }
    }

    /// Does what the night needs, then lets one bot think.
    pub(super) fn wake_bots(&mut self) {
        if self.bots.thinking.is_some() {
            return;
        }
        if let Some((actor, notation)) = self.needed_by_night() {
            self.play_for(actor, &notation);
            return;
        }
        let learner = self.course.lesson().learner;
        let game = self.course.session();
        let Turn::Open { must, may } = game.turn() else { return };
        let talks = self.bots.out_of_turn < game.n_seats();
        let new = |seat: &Seat| self.bots.offered.get(seat) != Some(&game.moment_number(Viewer::Seat(*seat)));
        let free = may.iter().filter(|it| talks && !must.contains(*it)).filter(new).map(|it| (it, true));
        let mut asked: Vec<(Seat, bool)> = must.iter().map(|it| (it, false)).chain(free).collect();
        asked.retain(|it| it.0 != learner);
        while !asked.is_empty() {
            let (seat, free) = asked.swap_remove(self.luck.below(asked.len() as u32) as usize);
            let game = self.course.session();
            let task = if free { game.interject_task(seat) } else { game.bot_task(seat) };
            let Some(task) = task else { continue };
            if free {
                self.bots.offered.insert(seat, game.moment_number(Viewer::Seat(seat)));
            }
            self.bots.ticket += 1;
            self.bots.thinking = Some((seat, free));
            let delay = if free { Duration::ZERO } else { self.config.bot_delay };
            let (ticket, within) = (self.bots.ticket, self.config.bot_budget);
            self.out.push(LessonEffect::Think { ticket, task, due: self.now + delay, within });
            return;
        }
    }

    /// Secret answers are awaited until all are given; a learner who sleeps gives his where nothing hangs on it.
    fn needed_by_night(&mut self) -> Option<(Actor, String)> {
        let (learner, asleep) = (self.course.lesson().learner, self.asleep);
        let game = self.course.session();
        let held = game.hold(false).map(|it| (Actor::Referee, it));
        held.or_else(|| game.doze(learner).filter(|_| asleep).map(|it| (learner.into(), it)))
    }

    /// A bot has thought.
    pub(super) fn thought(&mut self, ticket: u64, answer: Option<BotAnswer>) {
        if ticket != self.bots.ticket {
            return;
        }
        let Some((seat, free)) = self.bots.thinking.take() else { return };
        let wanted = answer.as_ref().and_then(|it| it.notation.clone());
        let game = self.course.session();
        if let Some(answer) = answer {
            game.bot_done(answer);
        }
        let actor = Actor::Seat(seat);
        let notation = if free {
            wanted.filter(|it| game.check(actor, it).is_ok())
        } else {
            // Somebody may have been faster; and a bot that fails must not hold up the learner.
            let moves = game.moves(actor);
            wanted.filter(|it| moves.contains(it)).or_else(|| moves.into_iter().next())
        };
        match notation {
            Some(notation) => {
                self.bots.out_of_turn = if free { self.bots.out_of_turn + 1 } else { 0 };
                self.play_for(actor, &notation);
            }
            None => self.stir(),
        }
    }

    fn play_for(&mut self, actor: Actor, notation: &str) {
        if let Err(fault) = self.course.play_for(actor, notation) {
            self.out.push(LessonEffect::Trouble(fault.to_string()));
            return;
        }
        self.tell_moments();
        if self.course.is_over() {
            self.tell_coach();
        }
        self.stir();
    }
}

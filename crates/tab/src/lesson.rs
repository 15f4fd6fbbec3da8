//! A lesson on a line: its table lives as long as the line, and nothing of it is kept.

use std::sync::Arc;
use std::time::Duration;

use cabinet::lesson::Lesson;
use room::RoomConfig;
use room::lesson::{LessonEffect, LessonInput, LessonTable};
use table::Seed;
use wire::ClientMessage;

use crate::border::{Effect, Thought};
use crate::desk::think;
use crate::thoughts::Thoughts;

/// A lesson being taken.
pub(crate) struct Learning {
    line: u64,
    place: String,
    table: LessonTable,
    thoughts: Thoughts,
}

/// The name of the place where a line learns.
pub(crate) fn place_of(line: u64) -> String {
    format!("lesson/{line}")
}

impl Learning {
    /// Lays out a step; none if the lesson is at fault.
    pub(crate) fn open(
        config: Arc<RoomConfig>,
        lesson: &Lesson,
        step: usize,
        line: u64,
        seed: Seed,
    ) -> Result<Self, String> {
        let table = LessonTable::open(config, lesson, step, seed).map_err(|it| it.to_string())?;
        Ok(Self { line, place: place_of(line), table, thoughts: Thoughts::default() })
    }

    /// Whether this is where it is held.
    pub(crate) fn is_at(&self, place: &str) -> bool {
        self.place == place
    }

    pub(crate) fn hear(&mut self, now: Duration, message: ClientMessage) -> Vec<Effect> {
        let mut out = Vec::new();
        self.feed(now, LessonInput::Says(message), &mut out);
        self.send_out(now, &mut out);
        out
    }

    pub(crate) fn thought(&mut self, now: Duration, ticket: u64, answer: Option<Thought>) -> Vec<Effect> {
        self.thoughts.answered(ticket, answer, now);
        self.ring(now)
    }

    /// Does what is due.
    pub(crate) fn ring(&mut self, now: Duration) -> Vec<Effect> {
        let mut out = Vec::new();
        while let Some((ticket, answer)) = self.thoughts.ripe(now) {
            self.feed(now, LessonInput::Thought { ticket, answer }, &mut out);
        }
        if self.table.due().is_some_and(|it| it <= now) {
            self.feed(now, LessonInput::Ring, &mut out);
        }
        self.send_out(now, &mut out);
        out
    }

    pub(crate) fn due(&self) -> Option<Duration> {
        self.table.due().into_iter().chain(self.thoughts.due()).min()
    }

    fn feed(&mut self, now: Duration, input: LessonInput, out: &mut Vec<Effect>) {
        for effect in self.table.handle(now, input) {
            match effect {
                LessonEffect::Send(text) => out.push(Effect::Said { lines: vec![self.line], text }),
                LessonEffect::Think { ticket, task, due, within } => {
                    self.thoughts.begin(ticket, task, now, due, within);
                }
                LessonEffect::Trouble(what) => out.push(Effect::Trouble { what }),
            }
        }
    }

    fn send_out(&mut self, now: Duration, out: &mut Vec<Effect>) {
        while let Some((ticket, seat, letter, within)) = self.thoughts.next_out(now) {
            match letter {
                Some(letter) => {
                    let within = u64::try_from(within.as_millis()).unwrap_or(u64::MAX);
                    out.push(think(&self.place, ticket, seat, letter, within));
                }
                // It has thought here, which nobody does.
                None => self.thoughts.answered(ticket, None, now),
            }
        }
    }
}

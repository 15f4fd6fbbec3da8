//! Bots from outside: programs that speak JSON lines (docs/bots.md). They are told what their seat sees and nothing else: they are a
//! [`Bot`] like those of the house, and what they are sent is made of what a [`Bot`] is given.

mod line;
mod pool;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::Random;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Bot, Decision, Outcome, Rules, Seat, Seen};
use wire::{PROGRAM_PROTOCOL, ProgramAnswer, Ready, ToProgram, beginning};

use line::{Gone, Line};
pub(crate) use pool::Pool;

/// How long a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// To say that it is ready.
    pub start: Duration,
    /// For a move.
    pub think: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self { start: Duration::from_secs(20), think: Duration::from_secs(5) }
    }
}

/// What a program did wrong. Its seat is played at random from then on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// Which bot.
    pub entrant: usize,
    /// On which seat, counted from 0.
    pub seat: usize,
    /// What it did.
    pub kind: FaultKind,
    /// What it said, or what is known of it.
    pub detail: String,
}

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FaultKind {
    /// It could not be started.
    Start,
    /// It did not answer in time.
    Silence,
    /// It ended, or closed its output.
    Crash,
    /// It answered something that is no answer.
    Garbled,
    /// It chose a move that it was not offered.
    Illegal,
}

/// What a program is told of the game that begins.
pub(crate) struct Hello<'a> {
    pub(crate) options: &'a Value,
    pub(crate) n_seats: usize,
    pub(crate) seed: u64,
    pub(crate) limits: Limits,
}

/// One program on one seat, for whoever holds the table: the bot itself is in the game.
#[derive(Clone)]
pub(crate) struct Handle {
    entrant: usize,
    seat: Seat,
    state: Arc<Mutex<State>>,
}

struct State {
    /// None once it has lost its seat.
    line: Option<Line>,
    fault: Option<Fault>,
}

impl Handle {
    /// Sits down: greets the program, which has to say that it is ready.
    pub(crate) fn greet<G: Rules>(
        entrant: usize,
        seat: Seat,
        line: std::io::Result<Line>,
        hello: &Hello<'_>,
    ) -> (Self, Outside) {
        let state = Arc::new(Mutex::new(State { line: None, fault: None }));
        let handle = Self { entrant, seat, state };
        let mut bot = Outside {
            handle: handle.clone(),
            spare: Random::new(hello.seed),
            think: hello.limits.think,
            n_seen: 0,
            speaks_up: false,
        };
        match line {
            Ok(line) => handle.lock().line = Some(line),
            Err(error) => handle.blame(FaultKind::Start, error.to_string()),
        }
        handle.say(&ToProgram::Hello {
            protocol: PROGRAM_PROTOCOL,
            game: G::KEY,
            rules: G::VERSION,
            seat: seat.into(),
            seats: hello.n_seats,
            options: hello.options,
            seed: hello.seed,
            move_ms: hello.limits.think.as_millis() as u64,
        });
        if let Some(ready) = handle.hear::<Ready>(hello.limits.start) {
            bot.speaks_up = ready.speaks_up;
        }
        (handle, bot)
    }

    /// Tells the program how it ended; gives back a program that may play again.
    pub(crate) fn over(self, outcome: &Outcome) -> (Option<Line>, Option<Fault>) {
        let winners: Vec<u8> = outcome.winners().iter().map(u8::from).collect();
        self.say(&ToProgram::Over { winners: &winners, ranks: outcome.ranks(), reason: outcome.reason() });
        let mut state = self.lock();
        (state.line.take(), state.fault.take())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say(&self, message: &ToProgram<'_>) {
        if let Some(line) = &self.lock().line {
            line.say(&message.line());
        }
    }

    /// An answer within this time; `None` once it has lost its seat.
    fn hear<A: for<'a> Deserialize<'a>>(&self, within: Duration) -> Option<A> {
        let answer = self.lock().line.as_ref()?.hear(within);
        match answer {
            Ok(text) => match serde_json::from_str(&text) {
                Ok(answer) => return Some(answer),
                Err(error) => self.blame(FaultKind::Garbled, format!("{}: {error}", beginning(&text))),
            },
            Err(Gone::Silent) => self.blame(FaultKind::Silence, format!("{} ms", within.as_millis())),
            Err(Gone::Ended) => self.blame(FaultKind::Crash, String::new()),
        }
        None
    }

    /// Takes the seat away from the program.
    fn blame(&self, kind: FaultKind, detail: String) {
        let mut state = self.lock();
        let Some(line) = state.line.take() else {
            let fault = Fault { entrant: self.entrant, seat: self.seat.idx(), kind, detail };
            state.fault.get_or_insert(fault);
            return;
        };
        let detail = if kind == FaultKind::Crash { line.last_words() } else { detail };
        state.fault.get_or_insert(Fault { entrant: self.entrant, seat: self.seat.idx(), kind, detail });
    }

    fn is_here(&self) -> bool {
        self.lock().line.is_some()
    }
}

/// The bot on the seat of a program.
pub(crate) struct Outside {
    handle: Handle,
    /// Plays on once the program has lost its seat.
    spare: Random,
    think: Duration,
    /// Moments that were seen, the deal among them.
    n_seen: u32,
    speaks_up: bool,
}

impl Outside {
    /// The move that the program answers; `None` if it answers none, or has lost its seat.
    fn ask<G: Rules>(&mut self, decision: &Decision<'_, G>, must: bool) -> Option<G::Move> {
        let moves: Vec<String> = decision.moves.iter().map(ToString::to_string).collect();
        self.handle.say(&ToProgram::Decide { number: self.n_seen.saturating_sub(1), must, moves: &moves });
        let answer: ProgramAnswer = self.handle.hear(self.think)?;
        let Some(notation) = answer.notation else {
            if must {
                self.handle.blame(FaultKind::Illegal, "no move, where one had to be made".into());
            }
            return None;
        };
        let found = moves.iter().position(|it| *it == notation).map(|it| decision.moves[it]);
        if found.is_none() {
            self.handle.blame(FaultKind::Illegal, beginning(&notation));
        }
        found
    }
}

impl<G: Rules> Bot<G> for Outside {
    fn see(&mut self, seen: &Seen<G>) {
        // The deal is moment 0.
        let json = |it: Result<Value, serde_json::Error>| it.expect("views and news are plain data");
        let (news, view) = (json(serde_json::to_value(&seen.news)), json(serde_json::to_value(&seen.view)));
        self.handle.say(&ToProgram::Seen { number: self.n_seen, news: &news, view: &view });
        self.n_seen += 1;
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move {
        let chosen = if self.handle.is_here() { self.ask(decision, true) } else { None };
        chosen.unwrap_or_else(|| self.spare.choose(decision))
    }

    fn interject(&mut self, decision: &Decision<'_, G>) -> Option<G::Move> {
        if self.speaks_up && self.handle.is_here() { self.ask(decision, false) } else { None }
    }
}

//! Programs of somebody's own on seats of a table (docs/bots.md). A program is told what its seat sees, by the same functions as a
//! client of that seat, and answers with moves; it hears no talk and knows of no other seat. Each thinks in its own time, like a
//! person; it is asked when a bot of the house would be, and its move does not come sooner than one of theirs.
//!
//! Who is away or silent for too long, or answers what cannot be, loses the seat until the end of the game: it is in the log that a
//! bot of the house holds it, so that a restart gives nobody another chance.

use std::collections::BTreeMap;
use std::time::Duration;

use ledger::{Entry, KeyHash};
use serde_json::Value;
use table::{Actor, Seat, Turn, Viewer};
use wire::{PROGRAM_PROTOCOL, ProgramAnswer, ProgramFault, ProgramInfo, Ready, ToProgram, beginning};

use crate::commit::Then;
use crate::eyes::Eyes;
use crate::info::shown_options;
use crate::reply::Reply;
use crate::room::AGAIN;
use crate::{ClientId, Effect, Failure, Room, Standing};

/// The programs of a table that are here, or are waited for, by their keys.
pub(crate) type Programs = BTreeMap<KeyHash, Program>;

/// One program.
#[derive(Debug, Default)]
pub(crate) struct Program {
    /// Its line, while it has one.
    client: Option<ClientId>,
    stage: Stage,
    speaks_up: bool,
    /// Answers that are still to come to questions that nobody asks any more.
    owed: u32,
    asked: Option<Asked>,
    /// The moment at which it was last asked whether it would like to say something.
    offered: Option<u32>,
    /// Until when it must have come, be ready or answer.
    until: Option<Duration>,
    /// However often it goes and comes back: how many moves had been made when it was first waited for, and until when at most.
    patience: Option<(usize, Duration)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    /// No game is played with it.
    #[default]
    Idle,
    /// It was greeted, and is to say that it is ready.
    Greeted,
    /// It plays.
    Ready,
    /// It has lost its seat.
    Lost,
}

/// What it was asked.
#[derive(Debug)]
struct Asked {
    must: bool,
    /// The moment it knew of.
    number: u32,
    moves: Vec<String>,
    /// Its move does not come before.
    due: Duration,
    /// What it has answered.
    answer: Option<Said>,
}

/// An answer.
#[derive(Debug)]
enum Said {
    Move(String),
    /// It lets it be.
    Nothing,
}

impl Room {
    /// A program comes in with its key. One that is here with the same key goes.
    pub(crate) fn program_comes(&mut self, client: ClientId, key: &KeyHash) -> Result<Standing, Failure> {
        let seat = self.seat_of_program(key).ok_or(Failure::NoKey)?;
        let program = self.programs.entry(key.clone()).or_default();
        let before = program.client.replace(client);
        program.is_away();
        if let Some(before) = before {
            self.dismiss(before, "replaced", "another program has come with this key");
        }
        let name = self.player_names().swap_remove(seat.idx());
        let game = self.table.game.clone();
        self.tell_program(key, &ToProgram::Seated { seat: seat.into(), name: &name, game: &game });
        self.greet_program(key);
        self.presence_changed();
        Ok(Standing::Player)
    }

    /// The line to a program has ended, if it is one.
    pub(crate) fn program_gone(&mut self, client: ClientId) {
        let Some(program) = self.programs.values_mut().find(|it| it.client == Some(client)) else { return };
        program.client = None;
        program.is_away();
        self.presence_changed();
        self.wake_programs();
    }

    /// What the table shows of the program in a seat, if there is one.
    pub(crate) fn program_info(&self, seat: Seat) -> Option<ProgramInfo> {
        let key = self.table.seats.get(seat.idx())?.program()?;
        let here = self.programs.get(key).is_some_and(|it| it.client.is_some());
        Some(ProgramInfo { here, lost: self.playing() && self.held.contains_key(&seat) })
    }

    /// Whether a program has a line to this table.
    pub(crate) fn program_here(&self) -> bool {
        self.programs.values().any(|it| it.client.is_some())
    }

    fn seat_of_program(&self, key: &KeyHash) -> Option<Seat> {
        self.table.seats.iter().position(|it| it.program() == Some(key)).map(Seat::at)
    }

    /// Programs whose key is good for no seat any more go.
    pub(crate) fn mind_programs(&mut self) {
        let seats = &self.table.seats;
        let (kept, gone) = std::mem::take(&mut self.programs)
            .into_iter()
            .partition::<Programs, _>(|(key, _)| seats.iter().any(|it| it.program() == Some(key)));
        self.programs = kept;
        for client in gone.into_values().filter_map(|it| it.client) {
            self.dismiss(client, "no-such-key", "the seat of this key has gone to somebody else");
        }
    }

    /// Ends the line to a program, which must not come back by itself.
    fn dismiss(&mut self, client: ClientId, code: &str, detail: &str) {
        let text = ToProgram::Error { code, detail }.line();
        self.out.push(Effect::Send { to: vec![client], text });
        self.out.push(Effect::Drop(client));
    }

    /// The game was taken from the table: what was asked is void.
    pub(crate) fn rest_programs(&mut self) {
        for program in self.programs.values_mut() {
            program.rest();
        }
    }

    /// A game is on the table: who is here is greeted.
    pub(crate) fn greet_programs(&mut self) {
        let keys: Vec<KeyHash> = self.programs.keys().cloned().collect();
        for key in keys {
            self.greet_program(&key);
        }
    }

    fn greet_program(&mut self, key: &KeyHash) {
        let Some(seat) = self.seat_of_program(key).filter(|_| self.playing()) else { return };
        let (held, seed) = (self.held.contains_key(&seat), u64::from_le_bytes(self.luck.bytes()));
        let Some(program) = self.programs.get_mut(key).filter(|it| it.client.is_some()) else { return };
        if held {
            program.stage = Stage::Lost;
            return;
        }
        let (Some(game), Some(info)) = (&self.game, self.config.games.info(&self.table.game)) else { return };
        if game.outcome().is_some() {
            return;
        }
        program.stage = Stage::Greeted;
        (program.offered, program.speaks_up) = (None, false);
        program.wait(self.now.tick, self.config.program_start, &self.config, game.n_steps());
        // What a host typed himself may hold every secret of the game.
        let options = serde_json::to_value(shown_options(&self.config.games, &self.table)).unwrap_or_default();
        let line = ToProgram::Hello {
            protocol: PROGRAM_PROTOCOL,
            game: &info.key,
            rules: info.rules,
            seat: seat.into(),
            seats: game.n_seats(),
            options: &options,
            seed,
            move_ms: self.config.program_think.as_millis() as u64,
        }
        .line();
        self.send_program(key, line);
    }

    /// Somebody has moved: every program that plays hears of it if its seat does, and of the end.
    pub(crate) fn tell_programs(&mut self) {
        let Some(outcome) = self.game.as_ref().map(|it| it.outcome()) else { return };
        let playing = self.programs.iter().filter(|it| it.1.stage == Stage::Ready);
        let playing: Vec<KeyHash> = playing.map(|it| it.0.clone()).collect();
        for key in playing {
            let Some(seat) = self.seat_of_program(&key) else { continue };
            if let Some(met) = self.game.as_mut().and_then(|it| it.just_met(seat)) {
                let number = self.game.as_ref().map_or(0, |it| it.moment_number(Viewer::Seat(seat)));
                self.send_program(&key, seen(number, met.news, &met.view));
            }
            if let Some(end) = &outcome {
                let end = crate::outcome(end);
                let over = ToProgram::Over { winners: &end.winners, ranks: &end.ranks, reason: &end.reason };
                self.tell_program(&key, &over);
            }
        }
        if outcome.is_some() {
            self.rest_programs();
        }
    }

    /// Asks every program that must move, or may and has met something new; and begins to wait for those that are not here.
    pub(crate) fn wake_programs(&mut self) {
        let rests = self.bots_due.is_some_and(|it| it > self.now.tick) || self.eyes != Eyes::Open;
        if !self.playing() || self.settings().paused || self.waiting.is_some() || rests {
            return;
        }
        let seats = self.table.seats.iter().enumerate();
        let keys = seats.filter_map(|(idx, it)| Some((Seat::at(idx), it.program()?.clone())));
        let keys: Vec<(Seat, KeyHash)> = keys.filter(|it| !self.held.contains_key(&it.0)).collect();
        for (seat, key) in keys {
            self.wake_program(seat, &key);
        }
    }

    fn wake_program(&mut self, seat: Seat, key: &KeyHash) {
        let talks = self.bots.lets_talk(self.table.seats.len());
        let delay = self.bot_delay();
        let Some(game) = self.game.as_ref() else { return };
        let Turn::Open { must, may } = game.turn() else { return };
        let (must, number, steps) = (must.contains(seat), game.moment_number(Viewer::Seat(seat)), game.n_steps());
        let program = self.programs.entry(key.clone()).or_default();
        if program.stage != Stage::Ready {
            // It is not here, or not ready, or its loss is about to be written.
            if must && program.client.is_none() && program.stage != Stage::Lost && program.until.is_none() {
                program.wait(self.now.tick, self.config.program_start, &self.config, steps);
            } else if !must && program.client.is_none() && program.stage != Stage::Lost {
                program.until = None;
            }
            return;
        }
        let free = !must && talks && program.speaks_up && may.contains(seat) && program.offered != Some(number);
        if program.asked.is_some() || !(must || free) {
            return;
        }
        let moves = game.moves(Actor::Seat(seat));
        if moves.is_empty() {
            return;
        }
        if free {
            program.offered = Some(number);
        }
        let due = self.now.tick + if free { Duration::ZERO } else { delay };
        program.wait(self.now.tick, self.config.program_think, &self.config, steps);
        let line = ToProgram::Decide { number, must, moves: &moves }.line();
        program.asked = Some(Asked { must, number, moves, due, answer: None });
        self.send_program(key, line);
    }

    /// A program says something.
    pub(crate) fn program_says(&mut self, client: ClientId, text: &str) {
        let Some((key, program)) = self.programs.iter_mut().find(|it| it.1.client == Some(client)) else { return };
        let key = key.clone();
        let ready = serde_json::from_str::<Ready>(text).ok();
        if let Some(Ready { speaks_up, .. }) = ready.filter(|_| program.stage == Stage::Greeted) {
            (program.owed, program.speaks_up) = (0, speaks_up);
            return self.program_ready(&key);
        }
        if program.owed > 0 {
            program.owed -= 1;
            return;
        }
        if program.stage == Stage::Greeted {
            return self.lose_seat(&key, ProgramFault::Garbled, text);
        }
        // Nobody has asked: it does not matter.
        let Some(asked) = program.asked.as_mut().filter(|it| it.answer.is_none()) else { return };
        match serde_json::from_str::<ProgramAnswer>(text) {
            Err(_) => self.lose_seat(&key, ProgramFault::Garbled, text),
            Ok(ProgramAnswer { notation: None, .. }) if asked.must => {
                self.lose_seat(&key, ProgramFault::Illegal, "no move, where one had to be made");
            }
            Ok(ProgramAnswer { notation: Some(wanted), .. }) if !asked.moves.contains(&wanted) => {
                self.lose_seat(&key, ProgramFault::Illegal, &wanted);
            }
            Ok(ProgramAnswer { notation, .. }) => {
                asked.answer = Some(notation.map_or(Said::Nothing, Said::Move));
                program.until = None;
                self.act_for_programs();
            }
        }
    }

    /// It plays from now on: it is told all that its seat has met.
    fn program_ready(&mut self, key: &KeyHash) {
        let Some(seat) = self.seat_of_program(key) else { return };
        let (Some(game), Some(program)) = (&self.game, self.programs.get_mut(key)) else { return };
        (program.stage, program.until) = (Stage::Ready, None);
        let met = game.met(seat).into_iter().enumerate();
        let lines: Vec<String> = met.map(|(number, it)| seen(number as u32, it.news, &it.view)).collect();
        self.send_program(key, lines.join("\n"));
        self.wake_programs();
    }

    /// When something has to be done about a program.
    pub(crate) fn programs_due(&self) -> Option<Duration> {
        if !self.playing() || self.settings().paused || self.eyes != Eyes::Open {
            return None;
        }
        self.programs.values().filter_map(Program::due).min()
    }

    /// Does what is due: one thing that has to be written, the next is due again afterwards.
    pub(crate) fn ring_programs(&mut self) {
        self.act_for_programs();
        let late = |it: &Program| it.until.is_some_and(|until| until <= self.now.tick);
        let late = self.programs.iter().find(|it| late(it.1)).map(|it| it.0.clone());
        if let Some(key) = late.filter(|_| self.waiting.is_none()) {
            self.lose_seat(&key, ProgramFault::Silence, "");
        }
    }

    /// Makes the next move that a program has chosen, once it is time for it.
    fn act_for_programs(&mut self) {
        let goes_on = self.playing() && !self.settings().paused && self.eyes == Eyes::Open;
        let now = self.now.tick;
        let ripe = |it: &Program| it.asked.as_ref().is_some_and(|it| it.answer.is_some() && it.due <= now);
        while self.waiting.is_none()
            && goes_on
            && let Some(key) = self.programs.iter().find(|it| ripe(it.1)).map(|it| it.0.clone())
        {
            self.act_for(&key);
        }
    }

    fn act_for(&mut self, key: &KeyHash) {
        let asked = self.programs.get_mut(key).and_then(|it| it.asked.take());
        let (Some(asked), Some(seat), Some(game)) = (asked, self.seat_of_program(key), &self.game) else { return };
        let wanted = match asked.answer {
            Some(Said::Move(wanted)) => Some(wanted),
            Some(Said::Nothing) | None => None,
        };
        let notation = wanted.filter(|it| {
            // Somebody was faster: it may no longer mean this, and is asked again.
            let fresh = game.moment_number(Viewer::Seat(seat)) == asked.number;
            (fresh || game.still_open(seat, asked.number, it)) && game.check(seat.into(), it).is_ok()
        });
        let Some(notation) = notation else { return self.wake_programs() };
        self.bots.interjects = !asked.must;
        self.commit(Entry::Move { actor: seat.into(), notation }, None, Reply::Bots);
        self.bots.interjects = false;
    }

    /// Takes the seat away from a program until the end of the game. What is written first is that a bot holds it.
    fn lose_seat(&mut self, key: &KeyHash, fault: ProgramFault, said: &str) {
        let Some(seat) = self.seat_of_program(key).filter(|_| self.playing()) else { return };
        let level = match &self.table.seats[seat.idx()] {
            ledger::Sitter::Bot { level, .. } => level.clone(),
            _ => return,
        };
        let Some(program) = self.programs.get_mut(key) else { return };
        if program.stage != Stage::Lost {
            program.forget_question();
            program.stage = Stage::Lost;
            self.tell_program(key, &ToProgram::Lost { fault, detail: &beginning(said) });
        }
        let Some(program) = self.programs.get_mut(key) else { return };
        program.until = None;
        if self.held.contains_key(&seat) || self.game.is_none() {
            return;
        }
        let entry = Entry::Held { seat, level: Some(level.clone()) };
        self.enter_in_log(entry, None, Then::Hold { seat, level }, Reply::Program(key.clone()));
    }

    /// It is written that a program has lost its seat, or it has to be tried again.
    pub(crate) fn after_loss(&mut self, key: &KeyHash, done: Result<(), Failure>) {
        if let Err(failure) = done {
            self.trouble(&format!("a program's loss of its seat was not written: {failure}"));
            if let Some(program) = self.programs.get_mut(key) {
                program.until = Some(self.now.tick + AGAIN);
            }
        }
    }

    fn tell_program(&mut self, key: &KeyHash, message: &ToProgram<'_>) {
        self.send_program(key, message.line());
    }

    fn send_program(&mut self, key: &KeyHash, text: String) {
        if let Some(client) = self.programs.get(key).and_then(|it| it.client) {
            self.out.push(Effect::Send { to: vec![client], text });
        }
    }
}

impl Program {
    /// It has gone, or has just come: nothing that was said before counts. How long it is waited for goes on.
    fn is_away(&mut self) {
        (self.asked, self.owed) = (None, 0);
        if self.stage != Stage::Lost {
            (self.stage, self.until) = (Stage::Idle, None);
        }
    }

    /// There is no game any more.
    fn rest(&mut self) {
        self.forget_question();
        (self.stage, self.until, self.patience) = (Stage::Idle, None, None);
    }

    /// What it was asked is void; its answer may still come.
    fn forget_question(&mut self) {
        if self.asked.take().is_some_and(|it| it.answer.is_none()) {
            self.owed += 1;
        }
    }

    /// Waits for it, for `time`; but for one question not longer than for who comes, gets ready and answers.
    fn wait(&mut self, now: Duration, time: Duration, config: &crate::RoomConfig, steps: usize) {
        let most = now + config.program_start + config.program_think;
        let (_, last) = *self.patience.insert(self.patience.filter(|it| it.0 == steps).unwrap_or((steps, most)));
        self.until = Some((now + time).min(last));
    }

    fn due(&self) -> Option<Duration> {
        let answered = self.asked.as_ref().filter(|it| it.answer.is_some()).map(|it| it.due);
        answered.into_iter().chain(self.until).min()
    }
}

/// A moment as a line.
fn seen(number: u32, news: Vec<Value>, view: &Value) -> String {
    ToProgram::Seen { number, news: &Value::Array(news), view }.line()
}

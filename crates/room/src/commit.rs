//! Everything that lasts goes to the store first; only then is it true here, and told.
//!
//! One thing is written at a time. What comes in meanwhile waits its turn, so that a clock cannot run out and nobody can
//! move while a move is being written.

use cabinet::AnySession;
use ledger::{Chat, Entry, Game, Place, StoreError, Table, Write};
use table::{Actor, Seat};

use crate::reply::Reply;
use crate::{Effect, Failure, Room, table_code};

/// Codes that are tried before giving up.
const CODES: u32 = 20;

/// What is being written or read, and who waits for it.
pub(crate) struct Waiting {
    pub(crate) what: What,
    pub(crate) reply: Reply,
}

/// What becomes true once it is written.
pub(crate) enum What {
    /// The move that was proposed to the game.
    Move { table: Option<Box<Table>>, noticed: bool, public: bool, at: i64, out_of_turn: bool },
    /// Something else in the log of the game.
    Entry { table: Option<Box<Table>>, then: Then },
    /// Another table, under a code that may have been drawn for it.
    Save { table: Box<Table>, code: Option<u32>, then: Then },
    /// A new game.
    Begin { table: Box<Table>, dealt: Box<Game>, game: Box<dyn AnySession>, code: Option<u32> },
    /// How the game ended.
    Finish { table: Box<Table> },
    /// Something said.
    Chat(Box<Chat>),
    /// The table is read again; whoever waits hears this afterwards.
    Load(Failure),
}

/// What follows from it.
#[derive(Clone, Debug)]
pub(crate) enum Then {
    Nothing,
    /// Another game will be played.
    ClearGame,
    /// Only who belongs here may stay.
    CloseDoors,
    /// A bot takes a seat.
    Hold {
        seat: Seat,
        level: String,
    },
    /// Everything goes on, or stands still.
    WakeBots,
}

impl Room {
    /// Has something written. Nothing else is done until it is.
    pub(crate) fn write(&mut self, write: Write, what: What, reply: Reply) {
        self.answering = None;
        self.waiting = Some(Waiting { what, reply });
        self.out.push(Effect::Write(write));
    }

    /// Has the table read again, since memory and log disagree. Whoever waits hears `failure` afterwards.
    pub(crate) fn load(&mut self, failure: Failure, reply: Reply) {
        self.answering = None;
        self.waiting = Some(Waiting { what: What::Load(failure), reply });
        self.out.push(Effect::Load);
    }

    /// Has a move written, and with it the table as it then is.
    pub(crate) fn commit(&mut self, entry: Entry, table: Option<Table>, reply: Reply) {
        if let Err(failure) = self.try_commit(entry, table, &reply) {
            self.answer(reply, Err(failure));
        }
    }

    fn try_commit(&mut self, entry: Entry, table: Option<Table>, reply: &Reply) -> Result<(), Failure> {
        let place = self.next_place();
        let (actor, notation) = match &entry {
            Entry::Move { actor, notation } => (*actor, notation),
            Entry::Departure { notation, .. } => (Actor::Referee, notation),
            Entry::Pause { .. } | Entry::Settings { .. } | Entry::Held { .. } => return Err(Failure::NotPlaying),
        };
        let game = self.game.as_mut().ok_or(Failure::NotPlaying)?;
        let proposal = game.propose(actor, notation)?;
        let (at, table) = (self.now.ms, table.map(Box::new));
        let noticed = proposal.noticed || table.is_some();
        let out_of_turn = std::mem::take(&mut self.bots.interjects);
        let what = What::Move { table: table.clone(), noticed, public: proposal.public, at, out_of_turn };
        self.write(Write::Append { place, entry, at, noticed, table }, what, reply.clone());
        Ok(())
    }

    /// Has something else noted in the log of the present game.
    pub(crate) fn enter_in_log(&mut self, entry: Entry, table: Option<Table>, then: Then, reply: Reply) {
        let (place, at, table) = (self.next_place(), self.now.ms, table.map(Box::new));
        let what = What::Entry { table: table.clone(), then };
        self.write(Write::Append { place, entry, at, noticed: true, table }, what, reply);
    }

    fn next_place(&self) -> Place {
        Place { table: self.table.id, round: self.table.round, seq: self.n_entries + 1 }
    }

    /// Keeps the table as `changed`; a code is drawn for it if it needs one.
    pub(crate) fn keep(&mut self, mut changed: Table, needs_code: bool, then: Then, reply: Reply) {
        changed.changed = self.now.ms;
        let code = needs_code.then(|| self.draw_code(&mut changed, 0));
        let table = Box::new(changed);
        self.write(Write::Save(table.clone()), What::Save { table, code, then }, reply);
    }

    /// Draws a code that may be free; how many were drawn before the next.
    pub(crate) fn draw_code(&mut self, table: &mut Table, attempt: u32) -> u32 {
        table.code = table_code::draw(attempt, &mut self.luck);
        attempt + 1
    }

    /// What was to be written is written, or not.
    pub(crate) fn written(&mut self, result: Result<(), StoreError>) {
        let Some(Waiting { what, reply }) = self.waiting.take() else { return };
        self.answering = Some(reply.clone());
        match result {
            Ok(()) => self.is_true(what, reply),
            // Somebody else has written here: the log is right.
            Err(StoreError::Conflict { .. } | StoreError::OldVersion(_)) => self.load(Failure::Stale, reply),
            Err(StoreError::Taken) => self.try_another_code(what, reply),
            Err(other) => self.is_void(&what, other, reply),
        }
    }

    fn try_another_code(&mut self, what: What, reply: Reply) {
        match what {
            What::Save { mut table, code: Some(attempt), then } if attempt < CODES => {
                let code = Some(self.draw_code(&mut table, attempt));
                self.write(Write::Save(table.clone()), What::Save { table, code, then }, reply);
            }
            What::Begin { mut table, dealt, game, code: Some(attempt) } if attempt < CODES => {
                let code = Some(self.draw_code(&mut table, attempt));
                let write = Write::Begin(Box::new((table.as_ref().clone(), dealt.as_ref().clone())));
                self.write(write, What::Begin { table, dealt, game, code }, reply);
            }
            What::Save { code: Some(_), .. } | What::Begin { code: Some(_), .. } => {
                self.answer(reply, Err(Failure::Busy));
            }
            // A number of ours that somebody else has used.
            _ => self.load(Failure::Stale, reply),
        }
    }

    /// Nothing of it was written: nothing of it is true.
    fn is_void(&mut self, what: &What, error: StoreError, reply: Reply) {
        self.trouble(&format!("the store failed: {error}"));
        if let What::Finish { .. } = what {
            self.finish_due = Some(self.now.tick + crate::room::AGAIN);
            return;
        }
        self.answer(reply, Err(error.into()));
    }

    /// It is written: now it is true, and everybody may hear of it.
    fn is_true(&mut self, what: What, reply: Reply) {
        match what {
            What::Move { table, noticed, public, at, out_of_turn } => {
                self.n_entries += 1;
                let saved = table.is_some();
                if let Some(table) = table {
                    self.adopt_table(*table);
                }
                if noticed {
                    self.table.changed = at;
                }
                self.adopt_move(public, out_of_turn);
                if saved {
                    self.check_eyes();
                    self.tell_table();
                }
            }
            What::Entry { table, then } => {
                self.n_entries += 1;
                if let Some(table) = table {
                    self.adopt_table(*table);
                }
                self.follow_up(then);
                self.check_eyes();
                self.tell_table();
            }
            What::Save { table, then, .. } => {
                self.adopt_table(*table);
                self.follow_up(then);
                self.check_eyes();
                self.tell_table();
            }
            What::Begin { table, game, .. } => {
                self.adopt_table(*table);
                self.seat_game(game, 0);
                self.move_eyes();
                self.greet_programs();
                self.tell_table();
                self.show_everybody();
                self.mind_eyes();
                self.wake_bots();
            }
            What::Finish { table } => {
                self.adopt_table(*table);
                self.tell_talk();
                self.tell_table();
            }
            What::Chat(chat) => self.said(*chat),
            What::Load(_) => (),
        }
        self.answer(reply, Ok(()));
    }

    fn adopt_table(&mut self, table: Table) {
        self.table = Table { version: table.version + 1, ..table };
        let persons = self.table.persons();
        self.names.retain(|guest, _| persons.contains(guest));
        self.mind_programs();
    }

    fn follow_up(&mut self, then: Then) {
        match then {
            Then::Nothing => (),
            Then::ClearGame => self.clear_game(),
            Then::CloseDoors => self.close_doors(),
            Then::Hold { seat, level } => self.hold(seat, level),
            Then::WakeBots => self.wake_bots(),
        }
    }

    /// The log has the move: it counts, and everybody hears of it in his own way.
    fn adopt_move(&mut self, public: bool, out_of_turn: bool) {
        let Some(game) = self.game.as_mut() else { return };
        let after_secrets = game.period().is_some_and(|it| it.held);
        if !game.accept() {
            return;
        }
        let over = game.outcome().is_some();
        self.bots.note_move(!public, out_of_turn);
        self.tell_moments();
        self.tell_programs();
        // The dead see secret answers, too; where nobody else is here, they are waited for.
        if public || self.is_unobserved() {
            self.await_eyes(after_secrets);
        }
        if over {
            // The move counts, whatever becomes of this: it is tried again if need be.
            self.finish_due = Some(self.now.tick);
        } else if self.mind_clock() {
            self.tell_table();
        }
        self.wake_bots();
    }
}

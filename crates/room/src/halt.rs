//! Games that cannot go on: their rules have changed since, or fail. The table is seen, its host can close it or begin
//! afresh, and its record stays; no other table hears of it.

use ledger::{Guest, Phase};
use table::RecordError;
use wire::Halted;

use crate::commit::Then;
use crate::reply::Reply;
use crate::{ClientId, Effect, Failure, Input, Now, Room};

/// After so many failures of the rules a table is not taken up once more: it might go on for ever.
const CHANCES: u32 = 3;

/// Why a stored game cannot be played on.
pub(crate) fn reason(error: &RecordError) -> Halted {
    match error {
        RecordError::Rules { .. } | RecordError::Game(_) | RecordError::Options(_) => Halted::OldRules,
        _ => Halted::Broken,
    }
}

impl Room {
    /// Why the present game cannot go on, if it cannot. One that is over and can no longer be shown hinders nobody.
    pub(crate) fn halted(&self) -> Option<Halted> {
        self.halted.filter(|_| self.playing())
    }

    /// Whether the present game can go on.
    pub(crate) fn goes_on(&self) -> Result<(), Failure> {
        self.halted().map_or(Ok(()), |why| Err(Failure::Halted(why)))
    }

    /// The rules have failed while something was handled, and whoever holds this room has caught it. The log is right:
    /// the table is read again, and if that fails as well it stands still. Whoever asked hears of it.
    pub fn recover(&mut self, now: Now, asked: Option<(ClientId, u32)>) -> Vec<Effect> {
        (self.now, self.waiting) = (now, None);
        self.panics += 1;
        self.out.clear();
        self.trouble("the rules failed at a table");
        let asker = asked.map(|(client, id)| Reply::Client { client, id });
        let reply = self.answering.take().or(asker).unwrap_or(Reply::Nobody);
        if self.panics < CHANCES {
            self.load(Failure::Stumbled, reply);
        } else {
            self.halt(Halted::Broken);
            self.answer(reply, Err(Failure::Halted(Halted::Broken)));
        }
        std::mem::take(&mut self.out)
    }

    /// Which message of which client an input is, for [`Room::recover`].
    pub fn asker(input: &Input) -> Option<(ClientId, u32)> {
        match input {
            Input::Says { client, id, .. } => Some((*client, *id)),
            _ => None,
        }
    }

    /// Takes the game from the table; nothing of it is asked any more. Everybody hears why.
    pub(crate) fn halt(&mut self, why: Halted) {
        self.clear_game();
        self.halted = Some(why);
        self.check_eyes();
        self.tell_table();
    }

    /// The host gives up a game that cannot go on. Its record can be read then.
    pub(crate) fn close(&mut self, guest: &Guest, reply: Reply) -> Result<(), Failure> {
        self.in_charge(guest)?;
        if !self.playing() {
            return Err(Failure::NotPlaying);
        }
        if self.halted().is_none() {
            return Err(Failure::Begun);
        }
        let mut table = self.table.clone();
        (table.phase, table.outcome) = (Phase::Over, None);
        self.keep(table, false, Then::Nothing, reply);
        Ok(())
    }
}

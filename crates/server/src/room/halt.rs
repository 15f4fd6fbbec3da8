//! Games that cannot go on: their rules have changed since, or fail. The table is seen, its host can close it or begin
//! afresh, and its record stays; no other table hears of it.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use store::{Guest, Phase};
use table::RecordError;
use wire::Halted;

use super::{Room, SocketId};
use crate::error::Failure;

/// After so many failures of the rules a table is not taken up once more: it might go on for ever.
const CHANCES: u32 = 3;

/// Something panicked; what, is in the log.
#[derive(Debug)]
pub(super) struct Panicked;

/// Carries out `work`, and survives if it panics.
pub(super) async fn guarded<T>(work: impl Future<Output = T>) -> Result<T, Panicked> {
    let mut work = pin!(work);
    poll_fn(move |context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(poll) => poll.map(Ok),
        Err(_) => Poll::Ready(Err(Panicked)),
    })
    .await
}

/// Why a stored game cannot be played on.
pub(super) fn reason(error: &RecordError) -> Halted {
    match error {
        RecordError::Rules { .. } | RecordError::Game(_) | RecordError::Options(_) => Halted::OldRules,
        _ => Halted::Broken,
    }
}

impl Room {
    /// Why the present game cannot go on, if it cannot. One that is over and can no longer be shown hinders nobody.
    pub(super) fn halted(&self) -> Option<Halted> {
        self.halted.filter(|_| self.playing())
    }

    /// Whether the present game can go on.
    pub(super) fn goes_on(&self) -> Result<(), Failure> {
        self.halted().map_or(Ok(()), |why| Err(Failure::Halted(why)))
    }

    /// The rules have failed in the middle of something. The log is right: the table is read again, and if that fails
    /// as well it stands still. Whoever asked hears of it.
    pub(super) async fn recover(&mut self, asked: Option<(SocketId, u32)>) {
        self.panics += 1;
        tracing::error!(code = %self.table.code, times = self.panics, "the rules failed at a table");
        let again = self.panics < CHANCES && matches!(guarded(self.reload()).await, Ok(Ok(())));
        if !again {
            self.halt(Halted::Broken);
        }
        if let Some((socket, id)) = asked {
            let failure = self.goes_on().err().unwrap_or(Failure::Stumbled);
            self.send(socket, &failure.message(Some(id)));
        }
    }

    /// Takes the game from the table; nothing of it is asked any more. Everybody hears why.
    fn halt(&mut self, why: Halted) {
        self.clear_game();
        self.halted = Some(why);
        self.check_eyes();
        self.tell_table();
    }

    /// The host gives up a game that cannot go on. Its record can be read then.
    pub(super) async fn close(&mut self, guest: &Guest) -> Result<(), Failure> {
        self.in_charge(guest)?;
        if !self.playing() {
            return Err(Failure::NotPlaying);
        }
        if self.halted().is_none() {
            return Err(Failure::Begun);
        }
        let mut table = self.table.clone();
        (table.phase, table.outcome) = (Phase::Over, None);
        self.keep(table).await
    }
}

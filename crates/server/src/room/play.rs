//! Moves: checked, committed, played, told, in this order.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use store::{Place, StoreError, Table};
use table::{Actor, Viewer};

use super::{Room, SocketId};
use crate::app::now_ms;
use crate::error::Failure;

impl Room {
    /// A person makes a move.
    pub(super) async fn play(&mut self, socket: SocketId, seat: u8, after: u32, notation: &str) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        let guest = self.clients.get(&socket).and_then(|it| it.guest.as_ref());
        if !self.seats_of(guest).contains(seat) {
            return Err(Failure::NotYourSeat);
        }
        self.goes_on()?;
        let game = self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        if self.manner().paused {
            return Err(Failure::Paused);
        }
        if game.moment_number(Viewer::Seat(seat)) != after && !game.still_open(seat, after, notation) {
            return Err(Failure::Stale);
        }
        self.commit(Actor::Seat(seat), notation).await
    }

    /// Commits a move to the log, and only then plays it and tells anybody.
    pub(super) async fn commit(&mut self, actor: Actor, notation: &str) -> Result<(), Failure> {
        self.commit_with(actor, notation, None).await
    }

    /// The same; the table becomes another one with it, both or neither.
    pub(super) async fn commit_with(
        &mut self,
        actor: Actor,
        notation: &str,
        table: Option<Table>,
    ) -> Result<(), Failure> {
        let game = self.game.as_ref().ok_or(Failure::NotPlaying)?;
        game.check(actor, notation)?;
        let noticed = game.noticed(actor, notation);
        let place = Place { table: self.table.id, round: self.table.round, seq: game.n_steps() as u32 + 1 };
        let (begun, at) = (Instant::now(), now_ms());
        let store = &self.app.store;
        let written = match table.clone() {
            None => store.append(place, actor, notation.to_owned(), at, noticed).await,
            Some(table) => store.append_and_save(place, actor, notation.to_owned(), at, table).await,
        };
        match written {
            Ok(()) => (),
            Err(StoreError::Conflict { .. }) => {
                self.reload().await?;
                return Err(Failure::Stale);
            }
            Err(other) => return Err(other.into()),
        }
        if let Some(table) = table {
            self.table = table;
        }
        // That somebody has answered in secret is a secret as well: whoever counts must not see it.
        if noticed {
            self.app.meters.commit.note(begun.elapsed());
            self.app.meters.moves.fetch_add(1, Relaxed);
            self.table.changed = at;
        }
        self.adopt(actor, notation).await
    }

    /// Plays what the log already holds, and tells everybody.
    async fn adopt(&mut self, actor: Actor, notation: &str) -> Result<(), Failure> {
        let game = self.game.as_mut().ok_or(Failure::NotPlaying)?;
        let before = game.moment_number(Viewer::Public);
        if let Err(refusal) = game.play(actor, notation) {
            tracing::error!(code = %self.table.code, %refusal, "a checked move was refused");
            return self.reload().await;
        }
        let over = game.outcome().is_some();
        let unnoticed = game.moment_number(Viewer::Public) == before;
        self.bots.note_move(unnoticed);
        self.tell_moments();
        if over {
            // The move counts, whatever becomes of this: it is tried again if need be.
            self.finish().await;
            self.tell_talk();
            self.tell_table();
            return Ok(());
        }
        if self.mind_clock() {
            self.tell_table();
        }
        self.wake_bots();
        Ok(())
    }
}

//! The sockets at a table, each with its own eyes.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use store::{Guest, GuestId};
use table::{Seats, Turn, Viewer};
use wire::{FromTable, Have, Moment};

use super::talk::places;
use super::{Client, Hello, Room, SocketId};
use crate::error::Failure;

/// Moments that are sent one by one to a client who was away; beyond that a picture is shorter.
const RECENT: u32 = 40;

fn seat_number(viewer: Viewer) -> Option<u8> {
    viewer.seat().map(u8::from)
}

/// A moment for somebody who knows that `asked` are awaited, beside those of whom the viewer knows, and who talks where
/// a player does, or where those do who look on.
fn awaiting(mut now: Moment, asked: Seats, seated: bool) -> Moment {
    now.channels = places(now.channels, seated, now.outcome.is_none());
    now.awaited.extend(asked.iter().map(u8::from));
    now.awaited.sort_unstable();
    now.awaited.dedup();
    now
}

/// A message as the socket sends it.
pub(crate) fn encode(message: &FromTable) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Through whose eyes, after which moment, and what is said of whom it waits for.
type Wanted = (Viewer, u32, (Seats, bool));

impl Room {
    /// A socket says hello: it hears who it is here, then what it has missed.
    pub(super) fn enter(&mut self, hello: Hello) -> Result<(), Failure> {
        let Hello { socket, visitor, guest, seat, have, outbox } = hello;
        let viewer = self.viewer(guest.as_ref(), seat)?;
        let household = visitor.household();
        match guest.as_ref().filter(|it| self.is_at_home(Some(it))) {
            Some(guest) => {
                visitor.sits();
                self.drop_oldest_of(&guest.id.clone());
            }
            None => {
                self.room_for_stranger(household)?;
                visitor.looks_on()?;
            }
        }
        if let Some(guest) = &guest {
            self.away.remove(&guest.id);
        }
        self.clients.insert(socket, Client { guest, household, viewer, outbox, have: None, lines: 0 });
        self.presence_changed();
        let welcome = FromTable::Welcome {
            protocol: wire::PROTOCOL,
            seats: self.seats_at(socket),
            table: self.info(),
            chat: self.history(socket),
        };
        self.send(socket, &welcome);
        self.catch_up(socket, have);
        Ok(())
    }

    /// Whether somebody sits here or is the host: then he always comes in.
    fn is_at_home(&self, guest: Option<&Guest>) -> bool {
        guest.is_some_and(|it| it.id == self.table.host) || !self.seats_of(guest).is_empty()
    }

    /// Strangers share what there is, few of each household.
    fn room_for_stranger(&self, household: IpAddr) -> Result<(), Failure> {
        let limits = &self.app.config.limits;
        let strangers = self.clients.values().filter(|it| !self.is_at_home(it.guest.as_ref()));
        let (all, of_it) = strangers
            .fold((0, 0), |(all, of_it), client| (all + 1, of_it + usize::from(client.household == household)));
        let full = all >= limits.strangers_per_table || of_it >= limits.strangers_per_table_and_household;
        if full { Err(Failure::Crowded) } else { Ok(()) }
    }

    /// A player who opens more sockets than he needs loses the oldest.
    fn drop_oldest_of(&mut self, guest: &GuestId) {
        let of_his = self.clients.iter().filter(|(_, it)| it.guest.as_ref().is_some_and(|it| it.id == *guest));
        let of_his: Vec<SocketId> = of_his.map(|(socket, _)| *socket).collect();
        let too_many = (of_his.len() + 1).saturating_sub(self.app.config.limits.sockets_per_player);
        for socket in &of_his[..too_many] {
            self.clients.remove(socket);
        }
    }

    /// Sends the moments that a returning client has missed, or a whole picture if it has too little.
    fn catch_up(&mut self, socket: SocketId, have: Option<Have>) {
        let (Some(game), Some(client)) = (self.game.as_ref(), self.clients.get_mut(&socket)) else { return };
        let number = game.moment_number(client.viewer);
        match have {
            Some(have) if have.round == self.table.round && have.moment <= number && number - have.moment <= RECENT => {
                client.have = Some(have.moment);
                self.tell_moments();
            }
            _ => self.show(socket),
        }
    }

    /// A client looks through other eyes.
    pub(super) fn look(&mut self, socket: SocketId, seat: Option<u8>) -> Result<(), Failure> {
        let guest = self.clients.get(&socket).and_then(|it| it.guest.as_ref());
        let viewer = self.viewer(guest, seat)?;
        if let Some(client) = self.clients.get_mut(&socket) {
            client.viewer = viewer;
            client.have = None;
        }
        let chat = self.history(socket);
        self.send(socket, &FromTable::Talk { chat });
        self.show(socket);
        Ok(())
    }

    /// Sends a client where the game stands for it, from nothing.
    fn show(&mut self, socket: SocketId) {
        let (asked, seated) = (self.asked_of(socket), self.is_seated(socket));
        let (Some(game), Some(client)) = (self.game.as_ref(), self.clients.get_mut(&socket)) else { return };
        let (viewer, now) = (client.viewer, awaiting(game.now(client.viewer), asked, seated));
        client.have = Some(now.number);
        let past = game.past(viewer);
        let picture = FromTable::Picture { round: self.table.round, seat: seat_number(viewer), now, past };
        self.send(socket, &picture);
    }

    /// Sends everybody where the game stands.
    pub(super) fn show_everybody(&mut self) {
        let sockets: Vec<SocketId> = self.clients.keys().copied().collect();
        for socket in sockets {
            self.show(socket);
        }
    }

    /// Sends every client the moments it does not have yet, each through its own eyes.
    pub(super) fn tell_moments(&mut self) {
        let asked: Vec<(Seats, bool)> =
            self.clients.keys().map(|it| (self.asked_of(*it), self.is_seated(*it))).collect();
        let Some(game) = self.game.as_ref() else { return };
        let round = self.table.round;
        let mut made: Vec<(Wanted, Vec<Utf8Bytes>)> = Vec::new();
        let mut slow = Vec::new();
        for ((&socket, client), asked) in self.clients.iter_mut().zip(asked) {
            let Some(have) = client.have else { continue };
            let viewer = client.viewer;
            let idx = made.iter().position(|it| it.0 == (viewer, have, asked)).unwrap_or_else(|| {
                let now = |now| awaiting(now, asked.0, asked.1);
                let moment = |it| encode(&FromTable::Moment { round, seat: seat_number(viewer), now: now(it) });
                made.push(((viewer, have, asked), game.since(viewer, have).into_iter().map(moment).collect()));
                made.len() - 1
            });
            let texts = &made[idx].1;
            client.have = Some(have + texts.len() as u32);
            if texts.iter().any(|it| client.outbox.try_send(it.clone()).is_err()) {
                slow.push(socket);
            }
        }
        self.drop_slow(&slow);
    }

    /// Tells everybody how the table is now.
    pub(super) fn tell_table(&mut self) {
        self.presence_due = None;
        self.mind_absence();
        self.mind_clock();
        let table = self.info();
        let sockets: Vec<SocketId> = self.clients.keys().copied().collect();
        for socket in sockets {
            let message = FromTable::Table { table: table.clone(), seats: self.seats_at(socket) };
            self.send(socket, &message);
        }
    }

    /// Somebody has come or gone; told to all a little later, as people come and go in waves.
    pub(super) fn presence_changed(&mut self) {
        self.mind_absence();
        self.mind_clock();
        let after = self.app.config.limits.presence_after;
        self.presence_due.get_or_insert_with(|| Instant::now() + after);
    }

    /// Whoever looks from a seat that is no longer his looks with everybody's eyes.
    pub(super) fn check_eyes(&mut self) {
        let mut changed = Vec::new();
        for (&socket, client) in &self.clients {
            let still = client.viewer.seat().is_none_or(|it| self.seats_of(client.guest.as_ref()).contains(it));
            if !still {
                changed.push(socket);
            }
        }
        for socket in changed {
            // The public's eyes are anybody's.
            self.look(socket, None).ok();
        }
    }

    /// Those who are asked among several seats of one person. Who passes a device round must know whom to hand it to,
    /// also where the rules tell each seat of itself alone; each of them could look and see.
    fn asked_of(&self, socket: SocketId) -> Seats {
        let seats = self.seats_of(self.clients.get(&socket).and_then(|it| it.guest.as_ref()));
        match self.game.as_ref().map(|it| it.turn()) {
            Some(Turn::Open { must, .. }) if seats.len() > 1 => seats.iter().filter(|it| must.contains(*it)).collect(),
            _ => Seats::EMPTY,
        }
    }

    fn seats_at(&self, socket: SocketId) -> Vec<u8> {
        let guest = self.clients.get(&socket).and_then(|it| it.guest.as_ref());
        self.seats_of(guest).iter().map(u8::from).collect()
    }

    pub(super) fn send(&mut self, socket: SocketId, message: &FromTable) {
        let Some(client) = self.clients.get(&socket) else { return };
        if client.outbox.try_send(encode(message)).is_err() {
            self.drop_slow(&[socket]);
        }
    }

    /// A client that does not keep up loses its line; when it comes back it gets what it missed.
    fn drop_slow(&mut self, sockets: &[SocketId]) {
        for socket in sockets {
            if self.clients.remove(socket).is_some() {
                self.app.meters.slow.fetch_add(1, Relaxed);
                self.presence_changed();
            }
        }
    }
}

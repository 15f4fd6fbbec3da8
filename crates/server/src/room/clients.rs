//! The sockets at a table, each with its own eyes.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use store::{Chat, Guest};
use table::Viewer;
use wire::{ChatLine, FromTable, Have};

use super::open::CHAT_SHOWN;
use super::{Client, Hello, Room, SocketId};
use crate::app::now_ms;
use crate::error::Failure;

/// Moments that are sent one by one to a client who was away; beyond that a picture is shorter.
const RECENT: u32 = 40;
/// Characters of a chat line.
const WORDS: usize = 500;

pub(super) fn chat_line(chat: Chat) -> ChatLine {
    let Chat { number, seat, name, text, at, guest: _ } = chat;
    ChatLine { number, seat, name, text, at }
}

fn seat_number(viewer: Viewer) -> Option<u8> {
    viewer.seat().map(u8::from)
}

/// A message as the socket sends it.
pub(crate) fn encode(message: &FromTable) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Room {
    /// A socket says hello: it hears who it is here, then what it has missed.
    pub(super) fn enter(&mut self, hello: Hello) -> Result<(), Failure> {
        let Hello { socket, guest, seat, have, outbox } = hello;
        if self.clients.len() >= self.app.config.limits.sockets_per_table {
            return Err(Failure::Crowded);
        }
        let viewer = self.viewer(guest.as_ref(), seat)?;
        if let Some(guest) = &guest {
            self.away.remove(&guest.id);
        }
        self.clients.insert(socket, Client { guest, viewer, outbox, have: None });
        self.presence_changed();
        let welcome = FromTable::Welcome {
            protocol: wire::PROTOCOL,
            seats: self.seats_at(socket),
            table: self.info(),
            chat: self.chat.iter().cloned().collect(),
        };
        self.send(socket, &welcome);
        self.catch_up(socket, have);
        Ok(())
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
        self.show(socket);
        Ok(())
    }

    /// Sends a client where the game stands for it, from nothing.
    fn show(&mut self, socket: SocketId) {
        let (Some(game), Some(client)) = (self.game.as_ref(), self.clients.get_mut(&socket)) else { return };
        let (viewer, now) = (client.viewer, game.now(client.viewer));
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
        let Some(game) = self.game.as_ref() else { return };
        let round = self.table.round;
        let mut made: Vec<(Viewer, u32, Vec<Utf8Bytes>)> = Vec::new();
        let mut slow = Vec::new();
        for (&socket, client) in &mut self.clients {
            let Some(have) = client.have else { continue };
            let viewer = client.viewer;
            let idx = made.iter().position(|it| (it.0, it.1) == (viewer, have)).unwrap_or_else(|| {
                let moment = |now| encode(&FromTable::Moment { round, seat: seat_number(viewer), now });
                made.push((viewer, have, game.since(viewer, have).into_iter().map(moment).collect()));
                made.len() - 1
            });
            let texts = &made[idx].2;
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
        let table = self.info();
        let sockets: Vec<SocketId> = self.clients.keys().copied().collect();
        for socket in sockets {
            let message = FromTable::Table { table: table.clone(), seats: self.seats_at(socket) };
            self.send(socket, &message);
        }
    }

    /// Somebody has come or gone; told to all a little later, as people come and go in waves.
    pub(super) fn presence_changed(&mut self) {
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

    /// Somebody says something to everybody.
    pub(super) async fn say(&mut self, socket: SocketId, text: String) -> Result<(), Failure> {
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > WORDS {
            return Err(Failure::Words(WORDS));
        }
        let guest = self.clients.get(&socket).and_then(|it| it.guest.clone()).ok_or(Failure::NoSecret)?;
        let every = self.app.config.limits.chat_every;
        if self.said.get(&guest.id).is_some_and(|it| it.elapsed() < every) {
            return Err(Failure::TooFast(1));
        }
        self.said.insert(guest.id.clone(), Instant::now());
        let chat = self.compose(guest, text);
        self.app.store.say(self.table.id, chat.clone()).await?;
        self.app.meters.chat.fetch_add(1, Relaxed);
        let line = chat_line(chat);
        self.chat.push_back(line.clone());
        if self.chat.len() > CHAT_SHOWN as usize {
            self.chat.pop_front();
        }
        self.send_all(&FromTable::Chat { line });
        Ok(())
    }

    fn compose(&self, guest: Guest, text: String) -> Chat {
        let number = self.chat.back().map_or(1, |it| it.number + 1);
        let seat = self.seats_of(Some(&guest)).first().map(u8::from);
        Chat { number, seat, name: guest.name, guest: guest.id, text, at: now_ms() }
    }

    fn seats_at(&self, socket: SocketId) -> Vec<u8> {
        let guest = self.clients.get(&socket).and_then(|it| it.guest.as_ref());
        self.seats_of(guest).iter().map(u8::from).collect()
    }

    fn send_all(&mut self, message: &FromTable) {
        let text = encode(message);
        let failed = self.clients.iter().filter(|(_, it)| it.outbox.try_send(text.clone()).is_err());
        let slow: Vec<SocketId> = failed.map(|(socket, _)| *socket).collect();
        self.drop_slow(&slow);
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

//! What is said at a table. The rules say who may read and write where while a game is played; a line belongs for
//! ever to those who could read its channel when it was written.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use cabinet::Sitting;
use store::{Audience, Chat, Guest, GuestId, Reader};
use table::{OPEN_TABLE, Viewer};
use wire::{ChatLine, FromTable};

use super::open::CHAT_SHOWN;
use super::{Client, Room, SocketId};
use crate::app::now_ms;
use crate::error::Failure;

/// Characters of a chat line.
const WORDS: usize = 500;

/// Whether somebody who looks with these eyes may read a line.
fn may_read(chat: &Chat, client: &Client) -> bool {
    let Some(audience) = &chat.audience else { return true };
    match (client.viewer, &client.guest) {
        (Viewer::Public, _) => audience.public,
        (Viewer::Seat(_), None) => false,
        (Viewer::Seat(seat), Some(guest)) => {
            audience.readers.iter().any(|it| it.seat == u8::from(seat) && it.guest == guest.id)
        }
    }
}

/// A line as a client is sent it. Its number is the client's own: gaps would tell of lines that are not for him.
fn line_for(chat: &Chat, number: u32) -> ChatLine {
    let Chat { seat, name, channel, text, at, .. } = chat.clone();
    ChatLine { number, channel, seat, name, text, at }
}

impl Room {
    /// All that a client may read, from nothing.
    pub(super) fn history(&mut self, socket: SocketId) -> Vec<ChatLine> {
        let Some(client) = self.clients.get_mut(&socket) else { return Vec::new() };
        let lines = self.chat.iter().filter(|it| may_read(it, client));
        let lines: Vec<ChatLine> = (1..).zip(lines).map(|(number, chat)| line_for(chat, number)).collect();
        client.lines = lines.len() as u32;
        lines
    }

    /// Somebody says something.
    pub(super) async fn say(&mut self, socket: SocketId, text: String, channel: Option<String>) -> Result<(), Failure> {
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > WORDS {
            return Err(Failure::Words(WORDS));
        }
        let client = self.clients.get(&socket).ok_or(Failure::NoSecret)?;
        let (guest, viewer) = (client.guest.clone().ok_or(Failure::NoSecret)?, client.viewer);
        let channel = self.open_channel(viewer, channel).ok_or(Failure::ChatClosed)?;
        let every = self.app.config.limits.chat_every;
        if self.said.get(&guest.id).is_some_and(|it| it.elapsed() < every) {
            return Err(Failure::TooFast(1));
        }
        self.said.retain(|_, at| at.elapsed() < every);
        self.said.insert(guest.id.clone(), Instant::now());
        let chat = self.compose(guest, viewer, channel, text);
        self.app.store.say(self.table.id, chat.clone()).await?;
        self.app.meters.chat.fetch_add(1, Relaxed);
        self.said_last = chat.number;
        self.tell_line(&chat);
        self.remember(chat);
        Ok(())
    }

    /// The channel that was asked for, or the first one, if `viewer` may write there now.
    fn open_channel(&self, viewer: Viewer, wanted: Option<String>) -> Option<String> {
        let channels = match self.running() {
            Some(game) => game.channels(viewer),
            None => vec![OPEN_TABLE],
        };
        let mut open = channels.iter().filter(|it| it.write);
        let found = match wanted {
            Some(key) => open.find(|it| it.key == key),
            None => open.next(),
        };
        found.map(|it| it.key.to_owned())
    }

    fn compose(&self, guest: Guest, viewer: Viewer, channel: String, text: String) -> Chat {
        let seat = viewer.seat().or_else(|| self.seats_of(Some(&guest)).first()).map(u8::from);
        let audience = self.running().and_then(|game| audience(game, &channel, |seat| self.person_of(seat).cloned()));
        let number = self.said_last + 1;
        Chat { number, seat, name: guest.name, guest: guest.id, channel, audience, text, at: now_ms() }
    }

    /// The game, while it is played.
    fn running(&self) -> Option<&dyn Sitting> {
        self.game.as_deref().filter(|_| self.playing()).map(|it| it as &dyn Sitting)
    }

    /// Sends a line to those who may read it, and nothing to anybody else.
    fn tell_line(&mut self, chat: &Chat) {
        let mut told = Vec::new();
        for (&socket, client) in &mut self.clients {
            if may_read(chat, client) {
                client.lines += 1;
                told.push((socket, line_for(chat, client.lines)));
            }
        }
        for (socket, line) in told {
            self.send(socket, &FromTable::Chat { line });
        }
    }

    /// Keeps the last lines of each channel in memory.
    fn remember(&mut self, chat: Chat) {
        let same = |it: &Chat| it.channel == chat.channel;
        if self.chat.iter().filter(|it| same(it)).count() >= CHAT_SHOWN as usize
            && let Some(oldest) = self.chat.iter().position(same)
        {
            self.chat.remove(oldest);
        }
        self.chat.push_back(chat);
    }
}

/// Who can read a channel now; none if everybody can.
fn audience(game: &dyn Sitting, channel: &str, person: impl Fn(table::Seat) -> Option<GuestId>) -> Option<Audience> {
    let reads = |viewer: &Viewer| game.channels(*viewer).iter().any(|it| it.key == channel);
    let readers: Vec<Viewer> = Viewer::all(game.n_seats()).filter(reads).collect();
    if readers.len() > game.n_seats() {
        return None;
    }
    let seated = readers.iter().filter_map(|it| it.seat());
    let readers_seated = seated.filter_map(|seat| Some(Reader { seat: seat.into(), guest: person(seat)? }));
    Some(Audience { public: readers.contains(&Viewer::Public), readers: readers_seated.collect() })
}

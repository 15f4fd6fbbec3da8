//! What is said at a table. The rules say who may read and write where while a game is played; a line belongs for
//! ever to those who could read its channel when it was written.
//!
//! Who looks on without a seat never writes where players read: he has a channel of his own. Players see it before
//! and after a game, so that it can carry no hint.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use cabinet::Sitting;
use store::{Audience, Chat, Guest, GuestId, Reader};
use table::{Channel, OPEN_TABLE, Viewer};
use wire::{ChannelInfo, ChatLine, FromTable};

use super::open::CHAT_SHOWN;
use super::{Client, Room, SocketId};
use crate::app::now_ms;
use crate::error::Failure;
use crate::names;

/// Letters of a chat line, as people count them.
const WORDS: usize = 500;

/// The channel of those who look on.
const WATCH: &str = "watch";

/// Who a client is when it comes to talk.
#[derive(Clone, Copy)]
struct Part {
    /// Whether he holds a seat.
    seated: bool,
    /// Whether a game is played.
    playing: bool,
}

/// The places to talk as a client finds them, given those of the rules.
pub(super) fn places(mut channels: Vec<ChannelInfo>, seated: bool, playing: bool) -> Vec<ChannelInfo> {
    if !seated {
        for it in &mut channels {
            it.write = false;
        }
    }
    if !(seated && playing) {
        channels.push(ChannelInfo { key: WATCH.into(), write: !seated });
    }
    channels
}

/// Whether somebody who looks with these eyes may read a line.
fn may_read(chat: &Chat, client: &Client, part: Part) -> bool {
    let Some(audience) = &chat.audience else { return true };
    if chat.channel == WATCH {
        return !(part.seated && part.playing);
    }
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
        let part = self.part_of(socket);
        let Some(client) = self.clients.get_mut(&socket) else { return Vec::new() };
        let lines = self.chat.iter().filter(|it| may_read(it, client, part));
        let lines: Vec<ChatLine> = (1..).zip(lines).map(|(number, chat)| line_for(chat, number)).collect();
        client.lines = lines.len() as u32;
        lines
    }

    fn part_of(&self, socket: SocketId) -> Part {
        Part { seated: self.is_seated(socket), playing: self.playing() }
    }

    /// Whether a client holds a seat here.
    pub(super) fn is_seated(&self, socket: SocketId) -> bool {
        !self.seats_of(self.clients.get(&socket).and_then(|it| it.guest.as_ref())).is_empty()
    }

    /// The game is over: the players hear what was said by those who looked on.
    pub(super) fn tell_talk(&mut self) {
        if !self.chat.iter().any(|it| it.channel == WATCH && it.audience.is_some()) {
            return;
        }
        let sockets: Vec<SocketId> = self.clients.keys().copied().filter(|it| self.is_seated(*it)).collect();
        for socket in sockets {
            let chat = self.history(socket);
            self.send(socket, &FromTable::Talk { chat });
        }
    }

    /// Somebody says something.
    pub(super) async fn say(&mut self, socket: SocketId, text: String, channel: Option<String>) -> Result<(), Failure> {
        let text = names::clean(&text, WORDS).ok_or(Failure::Words(WORDS))?;
        let seated = self.is_seated(socket);
        let client = self.clients.get(&socket).ok_or(Failure::NoSecret)?;
        let (guest, viewer) = (client.guest.clone().ok_or(Failure::NoSecret)?, client.viewer);
        let channel = self.open_channel(viewer, seated, channel).ok_or(Failure::ChatClosed)?;
        let every = self.app.config.limits.chat_every;
        if self.said.get(&guest.id).is_some_and(|it| it.elapsed() < every) {
            return Err(Failure::TooFast(1));
        }
        self.said.retain(|_, at| at.elapsed() < every);
        self.said.insert(guest.id.clone(), Instant::now());
        let chat = self.compose(guest, viewer, channel, text);
        self.app.store.say(self.table.id, chat.clone()).await?;
        // How much is said where not everybody reads is nobody else's business.
        if chat.audience.is_none() {
            self.app.meters.chat.fetch_add(1, Relaxed);
        }
        self.said_last = chat.number;
        self.tell_line(&chat);
        self.remember(chat);
        Ok(())
    }

    /// The channel that was asked for, or the first one, if `viewer` may write there now.
    fn open_channel(&self, viewer: Viewer, seated: bool, wanted: Option<String>) -> Option<String> {
        let channels = match self.running() {
            Some(game) => game.channels(viewer),
            None => vec![OPEN_TABLE],
        };
        let info = |it: Channel| ChannelInfo { key: it.key.into(), write: it.write };
        let channels = places(channels.into_iter().map(info).collect(), seated, self.playing());
        let mut open = channels.iter().filter(|it| it.write);
        let found = match wanted {
            Some(key) => open.find(|it| it.key == key),
            None => open.next(),
        };
        found.map(|it| it.key.clone())
    }

    fn compose(&self, guest: Guest, viewer: Viewer, channel: String, text: String) -> Chat {
        let seat = viewer.seat().or_else(|| self.seats_of(Some(&guest)).first()).map(u8::from);
        let audience = self.running().and_then(|game| match channel.as_str() {
            WATCH => Some(Audience { public: true, readers: Vec::new() }),
            _ => audience(game, &channel, |seat| self.person_of(seat).cloned()),
        });
        let seated = self.player_names();
        let name = match seat {
            Some(idx) => seated.get(usize::from(idx)).cloned().unwrap_or_default(),
            None => names::beside(&seated, &guest.name),
        };
        let number = self.said_last + 1;
        Chat { number, seat, name, guest: guest.id, channel, audience, text, at: now_ms() }
    }

    /// The game, while it is played.
    fn running(&self) -> Option<&dyn Sitting> {
        self.game.as_deref().filter(|_| self.playing()).map(|it| it as &dyn Sitting)
    }

    /// Sends a line to those who may read it, and nothing to anybody else.
    fn tell_line(&mut self, chat: &Chat) {
        let mut told = Vec::new();
        let parts: Vec<Part> = self.clients.keys().map(|it| self.part_of(*it)).collect();
        for ((&socket, client), part) in self.clients.iter_mut().zip(parts) {
            if may_read(chat, client, part) {
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

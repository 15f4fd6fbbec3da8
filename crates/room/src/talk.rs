//! What is said at a table. The rules say who may read and write where while a game is played; a line belongs for
//! ever to those who could read its channel when it was written.
//!
//! Who looks on without a seat never writes where players read: he has a channel of his own. Players see it before
//! and after a game, so that it can carry no hint.

use cabinet::AnySession;
use ledger::{Audience, Chat, Guest, GuestId, Reader, Write};
use table::{Channel, OPEN_TABLE, Viewer};
use wire::{ChannelInfo, ChatLine, FromTable};

use crate::commit::What;
use crate::open::CHAT_SHOWN;
use crate::reply::Reply;
use crate::room::Client;
use crate::{ClientId, Failure, Room, names};

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
pub(crate) fn places(mut channels: Vec<ChannelInfo>, seated: bool, playing: bool) -> Vec<ChannelInfo> {
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
    pub(crate) fn history(&mut self, client: ClientId) -> Vec<ChatLine> {
        let part = self.part_of(client);
        let Some(client) = self.clients.get_mut(&client) else { return Vec::new() };
        let lines = self.chat.iter().filter(|it| may_read(it, client, part));
        let lines: Vec<ChatLine> = (1..).zip(lines).map(|(number, chat)| line_for(chat, number)).collect();
        client.lines = lines.len() as u32;
        lines
    }

    fn part_of(&self, client: ClientId) -> Part {
        Part { seated: self.is_seated(client), playing: self.playing() }
    }

    /// Whether a client holds a seat here.
    pub(crate) fn is_seated(&self, client: ClientId) -> bool {
        !self.seats_of(self.clients.get(&client).and_then(|it| it.guest.as_ref())).is_empty()
    }

    /// The game is over: the players hear what was said by those who looked on.
    pub(crate) fn tell_talk(&mut self) {
        if !self.chat.iter().any(|it| it.channel == WATCH && it.audience.is_some()) {
            return;
        }
        let clients: Vec<ClientId> = self.clients.keys().copied().filter(|it| self.is_seated(*it)).collect();
        for client in clients {
            let chat = self.history(client);
            self.send(client, &FromTable::Talk { chat });
        }
    }

    /// Somebody says something.
    pub(crate) fn say(&mut self, client: ClientId, text: &str, channel: Option<String>, reply: Reply) {
        match self.compose_line(client, text, channel) {
            Ok(chat) => {
                let chat = Box::new(chat);
                let write = Write::Chat { table: self.table.id, chat: chat.clone() };
                self.write(write, What::Chat(chat), reply);
            }
            Err(failure) => self.answer(reply, Err(failure)),
        }
    }

    fn compose_line(&mut self, client: ClientId, text: &str, channel: Option<String>) -> Result<Chat, Failure> {
        let text = names::clean(text, WORDS).ok_or(Failure::Words(WORDS))?;
        let seated = self.is_seated(client);
        let it = self.clients.get(&client).ok_or(Failure::NoSecret)?;
        let (guest, viewer) = (it.guest.clone().ok_or(Failure::NoSecret)?, it.viewer);
        let channel = self.open_channel(viewer, seated, channel).ok_or(Failure::ChatClosed)?;
        let (now, every) = (self.now.tick, self.config.chat_every);
        let fresh = |at: std::time::Duration| now.saturating_sub(at) < every;
        if self.last_said.get(&guest.id).is_some_and(|at| fresh(*at)) {
            return Err(Failure::TooFast(1));
        }
        self.last_said.retain(|_, at| fresh(*at));
        self.last_said.insert(guest.id.clone(), now);
        Ok(self.compose(guest, viewer, channel, text))
    }

    /// A line is written: those who may read it hear it.
    pub(crate) fn said(&mut self, chat: Chat) {
        self.said_last = chat.number;
        self.tell_line(&chat);
        self.remember(chat);
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
        Chat { number, seat, name, guest: guest.id, channel, audience, text, at: self.now.ms }
    }

    /// The game, while it is played.
    fn running(&self) -> Option<&dyn AnySession> {
        self.game.as_deref().filter(|_| self.playing()).map(|it| it as &dyn AnySession)
    }

    /// Sends a line to those who may read it, and nothing to anybody else.
    fn tell_line(&mut self, chat: &Chat) {
        let mut told = Vec::new();
        let parts: Vec<Part> = self.clients.keys().map(|it| self.part_of(*it)).collect();
        for ((&client, it), part) in self.clients.iter_mut().zip(parts) {
            if may_read(chat, it, part) {
                it.lines += 1;
                told.push((client, line_for(chat, it.lines)));
            }
        }
        for (client, line) in told {
            self.send(client, &FromTable::Chat { line });
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
fn audience(game: &dyn AnySession, channel: &str, person: impl Fn(table::Seat) -> Option<GuestId>) -> Option<Audience> {
    let reads = |viewer: &Viewer| game.channels(*viewer).iter().any(|it| it.key == channel);
    let readers: Vec<Viewer> = Viewer::all(game.n_seats()).filter(reads).collect();
    if readers.len() > game.n_seats() {
        return None;
    }
    let seated = readers.iter().filter_map(|it| it.seat());
    let readers_seated = seated.filter_map(|seat| Some(Reader { seat: seat.into(), guest: person(seat)? }));
    Some(Audience { public: readers.contains(&Viewer::Public), readers: readers_seated.collect() })
}

//! The clients at a table, each with its own eyes.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::net::IpAddr;

use ledger::{Guest, GuestId};
use table::{Seats, Turn, Viewer};
use wire::{ChannelInfo, FromTable, Have};

use crate::eyes::Shown;
use crate::room::Client;
use crate::talk::places;
use crate::{ClientId, Effect, Failure, Hello, Room, Standing};

/// Moments that are sent one by one to a client who was away; beyond that a picture is shorter.
const RECENT: u32 = 40;

fn seat_number(viewer: Viewer) -> Option<u8> {
    viewer.seat().map(u8::from)
}

/// A message as it is sent.
pub(crate) fn encode(message: &FromTable) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// Who is asked among several seats of one person, and whether he has a seat: what a moment says differs by this alone
/// among those who look with the same eyes.
type Part = (Seats, bool);

/// Who gets the same text: who looks with the same eyes, has as much, and has the same part here.
type Alike = (Option<u8>, u32, u32, bool);

impl Room {
    /// A client comes in: it hears who it is here, then what it has missed.
    pub(crate) fn enter(&mut self, hello: Hello) -> Result<Standing, Failure> {
        let Hello { client, guest, household, room_for_strangers, seat, have, shows } = hello;
        let viewer = self.viewer(guest.as_ref(), seat)?;
        let standing = match guest.as_ref().filter(|it| self.is_at_home(Some(it))) {
            Some(guest) => {
                self.drop_oldest_of(&guest.id.clone());
                Standing::Player
            }
            None if room_for_strangers => {
                self.room_for_stranger(household)?;
                Standing::Stranger
            }
            None => return Err(Failure::Crowded),
        };
        if let Some(guest) = &guest {
            self.away.remove(&guest.id);
        }
        let shown = Shown::of(shows);
        self.clients.insert(client, Client { guest, household, viewer, have: None, lines: 0, shown });
        self.presence_changed();
        let welcome = FromTable::Welcome {
            protocol: wire::PROTOCOL,
            seats: self.seats_at(client),
            table: self.info(),
            chat: self.history(client),
        };
        self.send(client, &welcome);
        self.catch_up(client, have);
        Ok(standing)
    }

    /// Whether somebody sits here or is the host: then he always comes in.
    fn is_at_home(&self, guest: Option<&Guest>) -> bool {
        guest.is_some_and(|it| it.id == self.table.host) || !self.seats_of(guest).is_empty()
    }

    /// Strangers share what there is, few of each household.
    fn room_for_stranger(&self, household: IpAddr) -> Result<(), Failure> {
        let strangers = self.clients.values().filter(|it| !self.is_at_home(it.guest.as_ref()));
        let (all, of_it) = strangers
            .fold((0, 0), |(all, of_it), client| (all + 1, of_it + usize::from(client.household == household)));
        let config = &self.config;
        let full = all >= config.strangers_per_table || of_it >= config.strangers_per_table_and_household;
        if full { Err(Failure::Crowded) } else { Ok(()) }
    }

    /// A player who has more clients than he needs loses the oldest.
    fn drop_oldest_of(&mut self, guest: &GuestId) {
        let of_his = self.clients.iter().filter(|(_, it)| it.guest.as_ref().is_some_and(|it| it.id == *guest));
        let of_his: Vec<ClientId> = of_his.map(|(client, _)| *client).collect();
        let too_many = (of_his.len() + 1).saturating_sub(self.config.clients_per_player);
        for client in &of_his[..too_many.min(of_his.len())] {
            self.let_go(*client);
        }
    }

    /// Ends the line to a client.
    fn let_go(&mut self, client: ClientId) {
        if let Some(gone) = self.clients.remove(&client) {
            self.close_eyes(gone.viewer);
            self.out.push(Effect::Drop(client));
        }
    }

    /// Only who belongs here stays.
    pub(crate) fn close_doors(&mut self) {
        let strangers = self.clients.iter().filter(|(_, it)| !self.is_at_home(it.guest.as_ref()));
        let strangers: Vec<ClientId> = strangers.map(|(client, _)| *client).collect();
        for client in strangers {
            self.let_go(client);
        }
    }

    /// Nothing is kept ready for eyes with which nobody looks any more.
    pub(crate) fn close_eyes(&mut self, viewer: Viewer) {
        if let Some(game) = self.game.as_mut()
            && self.clients.values().all(|it| it.viewer != viewer)
        {
            game.close_eyes(viewer);
        }
    }

    /// Sends the moments that a returning client has missed, or a whole picture if it has too little.
    fn catch_up(&mut self, client: ClientId, have: Option<Have>) {
        let (Some(game), Some(it)) = (self.game.as_ref(), self.clients.get_mut(&client)) else { return };
        let number = game.moment_number(it.viewer);
        let recent = |have: &Have| have.moment <= number && number - have.moment <= RECENT;
        match have.filter(|it| it.round == self.table.round && !game.forgets() && recent(it)) {
            Some(have) => {
                it.have = Some(have.moment);
                self.tell_moments();
            }
            None => self.show(client),
        }
    }

    /// A client looks through other eyes.
    pub(crate) fn look(&mut self, client: ClientId, seat: Option<u8>) -> Result<(), Failure> {
        let guest = self.clients.get(&client).and_then(|it| it.guest.as_ref());
        let viewer = self.viewer(guest, seat)?;
        if let Some(it) = self.clients.get_mut(&client) {
            let before = std::mem::replace(&mut it.viewer, viewer);
            it.have = None;
            if before != viewer {
                self.close_eyes(before);
            }
        }
        let chat = self.history(client);
        self.send(client, &FromTable::Talk { chat });
        self.show(client);
        self.mind_eyes();
        Ok(())
    }

    /// Sends a client where the game stands for it, from nothing.
    fn show(&mut self, client: ClientId) {
        let part = self.part(client);
        let Some(viewer) = self.clients.get(&client).map(|it| it.viewer) else { return };
        let around = self.around(viewer, part);
        let (Some(game), Some(it)) = (self.game.as_mut(), self.clients.get_mut(&client)) else { return };
        it.have = Some(game.moment_number(viewer));
        it.shown.begin_anew();
        let mut text = head("picture", self.table.round, viewer);
        text += &game.picture(viewer);
        text += &around;
        text += ",\"past\":";
        text += &game.past(viewer);
        text.push('}');
        self.out.push(Effect::Send { to: vec![client], text });
    }

    /// Sends everybody where the game stands.
    pub(crate) fn show_everybody(&mut self) {
        let clients: Vec<ClientId> = self.clients.keys().copied().collect();
        for client in clients {
            self.show(client);
        }
    }

    /// What a moment ends with: who is awaited and where one can talk, for who has this part here.
    fn around(&self, viewer: Viewer, (asked, seated): Part) -> String {
        let Some(game) = self.game.as_ref() else { return String::new() };
        let awaited: Seats = game.awaited(viewer).iter().chain(asked.iter()).collect();
        let awaited: Vec<u8> = awaited.iter().map(u8::from).collect();
        let channels = game.channels(viewer).into_iter();
        let channels = channels.map(|it| ChannelInfo { key: it.key.into(), write: it.write }).collect();
        let channels = places(channels, seated, game.outcome().is_none());
        let json = |it: Result<String, serde_json::Error>| it.unwrap_or_default();
        format!(
            ",\"awaited\":{},\"channels\":{}}}",
            json(serde_json::to_string(&awaited)),
            json(serde_json::to_string(&channels))
        )
    }

    /// Sends every client the moments it does not have yet. Each text is made once for all who look with the same eyes.
    pub(crate) fn tell_moments(&mut self) {
        let mut groups: BTreeMap<Alike, (Viewer, Part, Vec<ClientId>)> = BTreeMap::new();
        for (&client, it) in &self.clients {
            let Some(have) = it.have else { continue };
            let part = self.part(client);
            let key = (seat_number(it.viewer), have, part.0.bits(), part.1);
            groups.entry(key).or_insert_with(|| (it.viewer, part, Vec::new())).2.push(client);
        }
        for ((_, have, ..), (viewer, part, to)) in groups {
            let around = self.around(viewer, part);
            let Some(game) = self.game.as_mut() else { return };
            let head = head("moment", self.table.round, viewer);
            let texts = game.since(viewer, have);
            let count = texts.len() as u32;
            for text in texts {
                let mut whole = String::with_capacity(head.len() + text.len() + around.len() + 1);
                whole += &head;
                whole += text;
                whole += &around;
                whole.push('}');
                self.out.push(Effect::Send { to: to.clone(), text: whole });
            }
            for client in to {
                if let Some(it) = self.clients.get_mut(&client) {
                    it.have = Some(have + count);
                }
            }
        }
    }

    /// Tells everybody how the table is now.
    pub(crate) fn tell_table(&mut self) {
        self.presence_due = None;
        self.mind_absence();
        self.mind_clock();
        let mut groups: BTreeMap<Vec<u8>, Vec<ClientId>> = BTreeMap::new();
        for &client in self.clients.keys() {
            groups.entry(self.seats_at(client)).or_default().push(client);
        }
        let table = self.info();
        for (seats, to) in groups {
            let text = encode(&FromTable::Table { table: table.clone(), seats });
            self.out.push(Effect::Send { to, text });
        }
    }

    /// Somebody has come or gone; told to all a little later, as people come and go in waves.
    pub(crate) fn presence_changed(&mut self) {
        self.mind_absence();
        self.mind_clock();
        let due = self.now.tick + self.config.presence_after;
        self.presence_due.get_or_insert(due);
    }

    /// Whoever looks from a seat that is no longer his looks with everybody's eyes.
    pub(crate) fn check_eyes(&mut self) {
        let strange =
            |client: &Client| client.viewer.seat().is_some_and(|it| !self.seats_of(client.guest.as_ref()).contains(it));
        let changed = self.clients.iter().filter(|(_, it)| strange(it));
        let changed: Vec<ClientId> = changed.map(|(client, _)| *client).collect();
        for client in changed {
            // The public's eyes are anybody's.
            self.look(client, None).ok();
        }
    }

    /// Another game begins, perhaps with fewer seats: whoever looked from one that is no longer his looks from his own, if
    /// he has exactly one, else with everybody's eyes. The pictures follow.
    pub(crate) fn move_eyes(&mut self) {
        let moved = |client: &Client| {
            let seats = self.seats_of(client.guest.as_ref());
            let strange = client.viewer.seat().is_some_and(|it| !seats.contains(it));
            let own = seats.first().filter(|_| seats.len() == 1);
            strange.then(|| own.map_or(Viewer::Public, Viewer::Seat))
        };
        let moved: Vec<(ClientId, Viewer)> =
            self.clients.iter().filter_map(|(client, it)| Some((*client, moved(it)?))).collect();
        for (client, viewer) in moved {
            if let Some(it) = self.clients.get_mut(&client) {
                it.viewer = viewer;
            }
            let chat = self.history(client);
            self.send(client, &FromTable::Talk { chat });
        }
    }

    /// What a client is here. Who passes a device round must know whom to hand it to, also where the rules tell each seat
    /// of itself alone; each of them could look and see.
    fn part(&self, client: ClientId) -> Part {
        let seats = self.seats_of(self.clients.get(&client).and_then(|it| it.guest.as_ref()));
        let asked = match self.game.as_ref().map(|it| it.turn()) {
            Some(Turn::Open { must, .. }) if seats.len() > 1 => seats.iter().filter(|it| must.contains(*it)).collect(),
            _ => Seats::EMPTY,
        };
        (asked, !seats.is_empty())
    }

    fn seats_at(&self, client: ClientId) -> Vec<u8> {
        let guest = self.clients.get(&client).and_then(|it| it.guest.as_ref());
        self.seats_of(guest).iter().map(u8::from).collect()
    }

    pub(crate) fn send(&mut self, client: ClientId, message: &FromTable) {
        if self.clients.contains_key(&client) {
            self.out.push(Effect::Send { to: vec![client], text: encode(message) });
        }
    }
}

/// How a message about a game begins, up to the moment in it.
fn head(kind: &str, round: u32, viewer: Viewer) -> String {
    let mut head = format!("{{\"type\":\"{kind}\",\"round\":{round},\"seat\":");
    match seat_number(viewer) {
        Some(seat) => write!(head, "{seat}").unwrap_or_default(),
        None => head += "null",
    }
    head += ",\"now\":";
    head
}

//! Players who are not here: a bot may hold their seat, or they leave for good.
//!
//! Nothing of this happens while no player is here at all: the table stands still until somebody is back.

use std::time::Duration;

use ledger::{Entry, Guest, GuestId};
use table::{Seat, Seats};
use wire::Absent;

use crate::commit::Then;
use crate::reply::Reply;
use crate::room::AGAIN;
use crate::{ClientId, Failure, RequestId, Room};

impl Room {
    /// Whether one of this person's devices is connected.
    pub(crate) fn is_here(&self, guest: &GuestId) -> bool {
        let connected = self.clients.values().any(|it| it.guest.as_ref().is_some_and(|it| it.id == *guest));
        connected && !self.away.contains(guest)
    }

    /// The persons in seats, with their seats.
    pub(crate) fn players(&self) -> impl Iterator<Item = (Seat, &GuestId)> {
        Seat::all(self.table.seats.len()).filter_map(|seat| Some((seat, self.person_of(seat)?)))
    }

    /// Whether a player is here.
    pub(crate) fn somebody_here(&self) -> bool {
        self.players().any(|(_, guest)| self.is_here(guest))
    }

    /// Whether this person has been away for so long that the table may do something about it.
    pub(crate) fn is_absent(&self, guest: &GuestId) -> bool {
        let long = |since: &Duration| self.now.tick.saturating_sub(*since) >= self.config.grace;
        self.playing() && self.away_since.get(guest).is_some_and(long)
    }

    /// Notes who is here. Who comes back has his seat again at once.
    pub(crate) fn mind_absence(&mut self) {
        let players: Vec<(Seat, GuestId)> = self.players().map(|(seat, guest)| (seat, guest.clone())).collect();
        // Who no longer sits here is awaited by nobody.
        let sits = |guest: &GuestId| players.iter().any(|(_, it)| it == guest);
        self.away.retain(sits);
        self.away_since.retain(|guest, _| sits(guest));
        self.told_absent.retain(sits);
        if !self.somebody_here() {
            self.away_since.clear();
            self.told_absent.clear();
            return;
        }
        for (seat, guest) in players {
            if self.is_here(&guest) {
                self.away_since.remove(&guest);
                self.told_absent.remove(&guest);
                self.give_back(seat);
            } else {
                self.away_since.entry(guest).or_insert(self.now.tick);
            }
        }
    }

    /// Who had said that he leaves and now does something is back.
    pub(crate) fn come_back(&mut self, client: ClientId) {
        let guest = self.clients.get(&client).and_then(|it| it.guest.as_ref());
        if let Some(guest) = guest.map(|it| it.id.clone())
            && self.away.remove(&guest)
        {
            self.presence_changed();
        }
    }

    /// When the next player will have been away for too long.
    pub(crate) fn absence_due(&self) -> Option<Duration> {
        if !self.playing() || self.settings().paused {
            return None;
        }
        let untold = self.awaited().filter(|(_, guest, _)| !self.told_absent.contains(*guest));
        untold.map(|(_, _, since)| since + self.config.grace).min()
    }

    /// The players who are not here, and since when. All that is done about absence goes by this one list.
    fn awaited(&self) -> impl Iterator<Item = (Seat, &GuestId, Duration)> {
        self.players().filter_map(|(seat, guest)| Some((seat, guest, *self.away_since.get(guest)?)))
    }

    /// Does what the table has agreed on for those who have been away for too long, one after the other, and tells
    /// everybody once all is done.
    pub(crate) fn absences(&mut self) {
        let absent = |guest: &GuestId| self.is_absent(guest) && !self.told_absent.contains(guest);
        let next = self.awaited().find(|(_, guest, _)| absent(guest));
        let Some(guest) = next.map(|(_, guest, _)| guest.clone()) else {
            self.tell_table();
            self.wake_bots();
            return;
        };
        let seats: Vec<Seat> = self.players().filter(|(_, it)| **it == guest).map(|(seat, _)| seat).collect();
        let waits = |seat: &&Seat| !self.settings().is_gone(**seat) && !self.held.contains_key(*seat);
        let seat = seats.iter().find(waits).copied().filter(|_| self.playing());
        let reply = Reply::Absence { guest: guest.clone() };
        let begun = match (self.settings().absent, seat) {
            (Absent::Bot, Some(seat)) => self.have_held(seat, reply),
            (Absent::Leave, Some(seat)) => self.depart(seat, reply),
            (Absent::Wait, _) | (_, None) => Ok(false),
        };
        match begun {
            Ok(true) => (),
            // There is nothing more to do for him.
            Ok(false) => {
                self.told_absent.insert(guest);
                self.absences();
            }
            Err(failure) => self.after_absence(guest, Err(failure)),
        }
    }

    /// Something was done about an absence; the rest follows.
    pub(crate) fn after_absence(&mut self, guest: GuestId, done: Result<(), Failure>) {
        if let Err(failure) = done {
            self.trouble(&format!("an absence was not dealt with: {failure}"));
            // It is looked at again a little later.
            let again = (self.now.tick + AGAIN).saturating_sub(self.config.grace);
            if self.away_since.contains_key(&guest) {
                self.away_since.insert(guest, again);
            }
        }
        self.absences();
    }

    /// Has a bot of the usual level take the seat of somebody who is away; `false` if one does.
    fn have_held(&mut self, seat: Seat, reply: Reply) -> Result<bool, Failure> {
        if self.held.contains_key(&seat) {
            return Ok(false);
        }
        let level = self.game_info(&self.table.game)?.usual_bot.clone().ok_or(Failure::NoBot)?;
        self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        let entry = Entry::Held { seat, level: Some(level.clone()) };
        self.enter_in_log(entry, None, Then::Hold { seat, level }, reply);
        Ok(true)
    }

    /// A bot takes a seat. Its person may be back by now.
    pub(crate) fn hold(&mut self, seat: Seat, level: String) {
        let here = self.person_of(seat).is_some_and(|it| self.is_here(it));
        let seed = u64::from_le_bytes(self.luck.bytes());
        let Some(game) = self.game.as_mut() else { return };
        if !here && game.seat_bot(seat, &level, seed) {
            self.held.insert(seat, level);
            self.wake_bots();
        } else {
            self.given_back.push_back(seat);
        }
    }

    fn give_back(&mut self, seat: Seat) {
        if self.held.remove(&seat).is_none() {
            return;
        }
        if let Some(game) = self.game.as_mut() {
            game.unseat_bot(seat);
        }
        self.given_back.push_back(seat);
        self.bots.forget(seat);
        self.wake_bots();
    }

    /// Has the person on `seat` leave for good; `false` if the rules know no way without him, or none any more.
    fn depart(&mut self, seat: Seat, reply: Reply) -> Result<bool, Failure> {
        let game = self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        let Some(notation) = game.departure(seat) else { return Ok(false) };
        let mut table = self.table.clone();
        table.settings.gone.push(seat.into());
        let host_left = table.seats[seat.idx()].is(&table.host);
        let heir = self.players().find(|(it, guest)| !table.settings.is_gone(*it) && **guest != table.host);
        if let Some((_, heir)) = heir.filter(|_| host_left) {
            table.host = heir.clone();
        }
        table.changed = self.now.ms;
        self.commit(Entry::Departure { seat, notation }, Some(table), reply);
        Ok(true)
    }

    /// A player goes during a game: a bot holds his seat if the table has agreed on that, otherwise he has left for
    /// good. Where the rules cannot do without him, his seat waits.
    pub(crate) fn leave_game(&mut self, request: RequestId, guest: Guest) {
        let seats = self.seats_of(Some(&guest));
        let seats = seats.iter().filter(|it| !self.settings().is_gone(*it)).collect();
        if self.settings().absent == Absent::Bot {
            self.away.insert(guest.id.clone());
            self.presence_changed();
        }
        self.leave_seats(request, guest, seats, false);
    }

    /// Goes on with one more of his seats.
    pub(crate) fn leave_seats(&mut self, request: RequestId, guest: Guest, mut seats: Seats, mut left: bool) {
        let bots = self.settings().absent == Absent::Bot;
        while let Some(seat) = seats.first().filter(|_| self.playing()) {
            seats = seats.without(seat);
            let reply = Reply::Leave { request, guest: guest.clone(), seats, left: left || !bots };
            let begun = match bots {
                true if !self.somebody_here() => Ok(false),
                true => self.have_held(seat, reply),
                false => self.depart(seat, reply),
            };
            match begun {
                Ok(true) => return,
                Ok(false) => (),
                Err(failure) => return self.answer(Reply::Request { request, guest: Some(guest) }, Err(failure)),
            }
            left &= !bots;
        }
        // Who has left may stay and watch; who has not is away until he comes back.
        if !left {
            self.away.insert(guest.id.clone());
            self.presence_changed();
            self.tell_table();
        }
        self.answer(Reply::Request { request, guest: Some(guest) }, Ok(()));
    }

    /// The host has a player leave who has been away for too long.
    pub(crate) fn remove(&mut self, guest: &Guest, idx: u8, reply: Reply) -> Result<(), Failure> {
        self.in_charge(guest)?;
        self.goes_on()?;
        let seat = self.seat(idx)?;
        self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        let absent = self.person_of(seat).is_some_and(|it| self.is_absent(it));
        if !absent || self.settings().is_gone(seat) || self.held.contains_key(&seat) {
            return Err(Failure::NotAbsent);
        }
        if self.depart(seat, reply)? { Ok(()) } else { Err(Failure::NoDeparture) }
    }

    /// The host, or any player while the host has been away for long.
    pub(crate) fn in_charge(&self, guest: &Guest) -> Result<(), Failure> {
        let host = &self.table.host;
        let plays = self.players().any(|(_, it)| it == host);
        let host_away = if plays { self.is_absent(host) } else { !self.is_here(host) };
        let deputy = host_away && !self.seats_of(Some(guest)).is_empty();
        if *host == guest.id || deputy { Ok(()) } else { Err(Failure::NotHost) }
    }

    /// Stops the clock and the moves of everybody, or lets them go on.
    pub(crate) fn pause(&mut self, guest: &Guest, paused: bool, reply: Reply) -> Result<(), Failure> {
        self.in_charge(guest)?;
        self.goes_on()?;
        self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        if self.settings().paused == paused {
            self.answer(reply, Ok(()));
            return Ok(());
        }
        let mut table = self.table.clone();
        table.settings.paused = paused;
        table.changed = self.now.ms;
        self.enter_in_log(Entry::Pause { paused }, Some(table), Then::WakeBots, reply);
        Ok(())
    }
}

//! Players who are not here: a bot may hold their seat, or they leave for good.
//!
//! Nothing of this happens while no player is here at all: the table stands still until somebody is back.

use std::time::Instant;

use store::{Guest, GuestId};
use table::{Actor, Seat};
use wire::Absent;

use super::{AGAIN, Manner, Room, SocketId};
use crate::app::now_ms;
use crate::error::Failure;
use crate::secret;

impl Room {
    pub(super) fn manner(&self) -> Manner {
        Manner::of(&self.table)
    }

    /// Whether one of this person's devices is connected.
    pub(super) fn is_here(&self, guest: &GuestId) -> bool {
        let connected = self.clients.values().any(|it| it.guest.as_ref().is_some_and(|it| it.id == *guest));
        connected && !self.away.contains(guest)
    }

    /// The persons in seats, with their seats.
    pub(super) fn players(&self) -> impl Iterator<Item = (Seat, &GuestId)> {
        Seat::all(self.table.seats.len()).filter_map(|seat| Some((seat, self.person_of(seat)?)))
    }

    /// Whether a player is here.
    pub(super) fn somebody_here(&self) -> bool {
        self.players().any(|(_, guest)| self.is_here(guest))
    }

    /// Whether this person has been away for so long that the table may do something about it.
    pub(super) fn is_absent(&self, guest: &GuestId) -> bool {
        let grace = self.app.config.grace;
        self.playing() && self.away_since.get(guest).is_some_and(|it| it.elapsed() >= grace)
    }

    /// Notes who is here. Who comes back has his seat again at once.
    pub(super) fn mind_absence(&mut self) {
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
                self.away_since.entry(guest).or_insert_with(Instant::now);
            }
        }
    }

    /// Who had said that he leaves and now does something is back.
    pub(super) fn come_back(&mut self, socket: SocketId) {
        let guest = self.clients.get(&socket).and_then(|it| it.guest.as_ref());
        if let Some(guest) = guest.map(|it| it.id.clone())
            && self.away.remove(&guest)
        {
            self.presence_changed();
        }
    }

    /// When the next player will have been away for too long.
    pub(super) fn absence_due(&self) -> Option<Instant> {
        if !self.playing() || self.manner().paused {
            return None;
        }
        let grace = self.app.config.grace;
        let untold = self.awaited().filter(|(_, guest, _)| !self.told_absent.contains(*guest));
        untold.map(|(_, _, since)| since + grace).min()
    }

    /// The players who are not here, and since when. All that is done about absence goes by this one list.
    fn awaited(&self) -> impl Iterator<Item = (Seat, &GuestId, Instant)> {
        self.players().filter_map(|(seat, guest)| Some((seat, guest, *self.away_since.get(guest)?)))
    }

    /// Does what the table has agreed on for those who have been away for too long, and tells everybody.
    pub(super) async fn absences(&mut self) {
        let manner = self.manner();
        let absent: Vec<(Seat, GuestId)> = self
            .awaited()
            .filter(|(_, guest, _)| self.is_absent(guest))
            .map(|(seat, guest, _)| (seat, guest.clone()))
            .collect();
        self.told_absent = absent.iter().map(|(_, guest)| guest.clone()).collect();
        for (seat, guest) in absent {
            let done = match manner.absent {
                _ if manner.is_gone(seat) || !self.playing() => Ok(()),
                Absent::Wait => Ok(()),
                Absent::Bot => self.hold(seat),
                Absent::Leave => self.depart(seat).await.map(|_| ()),
            };
            if let Err(error) = done {
                tracing::error!(code = %self.table.code, %error, "an absence was not dealt with");
                self.told_absent.remove(&guest);
                let again = (Instant::now() + AGAIN).checked_sub(self.app.config.grace);
                self.away_since.insert(guest, again.unwrap_or_else(Instant::now));
            }
        }
        self.tell_table();
        self.wake_bots();
    }

    /// The best bot of the game takes the seat of somebody who is away.
    pub(super) fn hold(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.held.contains_key(&seat) {
            return Ok(());
        }
        let level = self.app.game(&self.table.game)?.bots.last().cloned().ok_or(Failure::NoBot)?;
        let seed = u64::from_le_bytes(secret::random()?);
        let game = self.game.as_mut().ok_or(Failure::NotPlaying)?;
        if !game.seat_bot(seat, &level, seed) {
            return Err(Failure::NoBot);
        }
        self.held.insert(seat, level);
        Ok(())
    }

    fn give_back(&mut self, seat: Seat) {
        if self.held.remove(&seat).is_none() {
            return;
        }
        if let Some(game) = self.game.as_mut() {
            game.unseat_bot(seat);
        }
        self.bots.forget(seat);
        self.wake_bots();
    }

    /// Has the person on `seat` leave for good; false if the rules know no way without him, or none any more.
    async fn depart(&mut self, seat: Seat) -> Result<bool, Failure> {
        let game = self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        let Some(notation) = game.departure(seat) else { return Ok(false) };
        let mut table = self.table.clone();
        let mut manner = Manner::of(&table);
        manner.gone.push(seat.into());
        table.manner = manner.text();
        let host_left = table.seats[seat.idx()].is(&table.host);
        let heir = self.players().find(|(it, guest)| !manner.is_gone(*it) && **guest != table.host);
        if let Some((_, heir)) = heir.filter(|_| host_left) {
            table.host = heir.clone();
        }
        table.changed = now_ms();
        self.commit_with(Actor::Referee, &notation, Some(table)).await?;
        self.check_eyes();
        self.tell_table();
        Ok(true)
    }

    /// A player goes during a game: a bot holds his seat if the table has agreed on that, otherwise he has left for
    /// good. Where the rules cannot do without him, his seat waits.
    pub(super) async fn leave_game(&mut self, guest: &Guest) -> Result<(), Failure> {
        let manner = self.manner();
        let seats: Vec<Seat> = self.seats_of(Some(guest)).iter().filter(|it| !manner.is_gone(*it)).collect();
        let mut left = false;
        for seat in seats {
            if !self.playing() {
                break;
            }
            left |= manner.absent != Absent::Bot && self.depart(seat).await?;
        }
        // Who has left may stay and watch; who has not is away until he comes back.
        if left {
            return Ok(());
        }
        self.away.insert(guest.id.clone());
        self.presence_changed();
        if manner.absent == Absent::Bot && self.somebody_here() {
            for seat in self.seats_of(Some(guest)).iter().filter(|it| !manner.is_gone(*it)) {
                self.hold(seat)?;
            }
            self.wake_bots();
        }
        self.tell_table();
        Ok(())
    }

    /// The host has a player leave who has been away for too long.
    pub(super) async fn remove(&mut self, guest: &Guest, idx: u8) -> Result<(), Failure> {
        self.in_charge(guest)?;
        self.goes_on()?;
        let seat = self.seat(idx)?;
        self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        let absent = self.person_of(seat).is_some_and(|it| self.is_absent(it));
        if !absent || self.manner().is_gone(seat) || self.held.contains_key(&seat) {
            return Err(Failure::NotAbsent);
        }
        if self.depart(seat).await? { Ok(()) } else { Err(Failure::NoDeparture) }
    }

    /// The host, or any player while the host has been away for long.
    pub(super) fn in_charge(&self, guest: &Guest) -> Result<(), Failure> {
        let host = &self.table.host;
        let plays = self.players().any(|(_, it)| it == host);
        let host_away = if plays { self.is_absent(host) } else { !self.is_here(host) };
        let deputy = host_away && !self.seats_of(Some(guest)).is_empty();
        if *host == guest.id || deputy { Ok(()) } else { Err(Failure::NotHost) }
    }

    /// Stops the clock and the moves of everybody, or lets them go on.
    pub(super) async fn pause(&mut self, guest: &Guest, paused: bool) -> Result<(), Failure> {
        self.in_charge(guest)?;
        self.goes_on()?;
        self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        let mut table = self.table.clone();
        table.manner = Manner { paused, ..Manner::of(&table) }.text();
        self.keep(table).await?;
        self.wake_bots();
        Ok(())
    }
}

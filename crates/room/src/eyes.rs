//! Bots wait for eyes: what everybody could notice is shown to the persons who are here before a bot acts on it, so that
//! nothing happens behind a card that somebody is looking at. Alone among bots one is waited for as long as it takes; where
//! several play, nobody longer than [`crate::RoomConfig::eyes_within`]. A client that never says what it has shown is not
//! waited for.
//!
//! What only some have noticed keeps nobody waiting: who takes his time over it would be found out. For the same reason nobody
//! is waited for where everybody has just been told something of his own: bots rest for a fixed time then. Where one person plays
//! and nobody looks on there is nobody who could find out, and he is waited for at night as by day.

use std::collections::HashSet;
use std::time::Duration;

use crate::{ClientId, Room};

/// Whether bots wait for somebody, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Everybody has seen what there was to see.
    Open,
    /// Somebody has not; who plays alone has all the time he wants.
    Awaited(Option<Duration>),
    /// Secret answers have been given and everybody was told something of his own: all have the same time to read it, however
    /// long they take.
    Resting(Duration),
}

/// How far one client is with showing what it was told.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shown {
    /// Whether it ever says what it has shown.
    tells: bool,
    /// The last moment it has shown.
    last: u32,
    /// The moment it is waited for.
    awaited: u32,
}

impl Shown {
    /// A client that comes in, and has said whether it tells. Who has not may tell later on.
    pub(crate) fn of(tells: bool) -> Self {
        Self { tells, ..Self::default() }
    }

    fn is_behind(self) -> bool {
        self.tells && self.last < self.awaited
    }

    /// Another picture: it has to be shown from nothing, and nobody waits for that.
    pub(crate) fn begin_anew(&mut self) {
        *self = Self { tells: self.tells, ..Self::default() };
    }
}

impl Room {
    /// Everybody was told something that all could notice: now it has to be shown. While answers are secret nobody notices what
    /// bots do; and how long somebody looks at what he alone was told when they were counted (`after_secrets`) must not be
    /// told by when bots begin to speak.
    pub(crate) fn await_eyes(&mut self, after_secrets: bool) {
        let unobserved = self.is_unobserved();
        let secret = self.game.as_ref().and_then(|it| it.period()).is_some_and(|it| it.held);
        if secret && !unobserved {
            self.eyes = Eyes::Open;
            return;
        }
        if after_secrets && !unobserved {
            let shows = self.clients.values().any(|it| it.shown.tells);
            self.eyes = if shows { Eyes::Resting(self.now.tick + self.config.eyes_within) } else { Eyes::Open };
            return;
        }

        for client in self.clients.values_mut() {
            client.shown.awaited = client.have.unwrap_or(0);
        }
        let until = self.several_play().then(|| self.now.tick + self.config.eyes_within);
        self.eyes = if self.eyes_behind() { Eyes::Awaited(until) } else { Eyes::Open };
    }

    /// A client has shown all up to this moment.
    pub(crate) fn has_shown(&mut self, client: ClientId, round: u32, moment: u32) {
        let Some(it) = self.clients.get_mut(&client).filter(|it| round == self.table.round && it.have >= Some(moment))
        else {
            return;
        };
        it.shown.tells = true;
        it.shown.last = it.shown.last.max(moment);
        self.mind_eyes();
    }

    /// Somebody has caught up, has gone, or looks elsewhere: perhaps nobody is waited for any more.
    pub(crate) fn mind_eyes(&mut self) {
        if matches!(self.eyes, Eyes::Awaited(_)) && !self.eyes_behind() {
            self.eyes = Eyes::Open;
            self.wake_bots();
        }
    }

    /// The slowest has had his time; his client catches up by itself.
    pub(crate) fn eyes_late(&mut self) {
        self.eyes = Eyes::Open;
        for client in self.clients.values_mut() {
            client.shown.awaited = 0;
        }
        self.wake_bots();
    }

    /// When nobody is waited for any longer, if anybody is.
    pub(crate) fn eyes_due(&self) -> Option<Duration> {
        match self.eyes {
            Eyes::Open => None,
            Eyes::Awaited(until) => until,
            Eyes::Resting(until) => Some(until),
        }
    }

    /// Whether one person plays one seat among bots, and nobody else is here: when bots act tells nobody anything.
    pub(crate) fn is_unobserved(&self) -> bool {
        let is_player = |guest: Option<&ledger::Guest>| self.seats_of(guest).len() == 1;
        self.n_persons() == 1 && !self.program_here() && self.clients.values().all(|it| is_player(it.guest.as_ref()))
    }

    /// Whether more than one person who is here plays.
    fn several_play(&self) -> bool {
        let guests = self.clients.values().filter_map(|it| it.guest.as_ref());
        guests.filter(|it| !self.seats_of(Some(it)).is_empty()).map(|it| &it.id).collect::<HashSet<_>>().len() > 1
    }

    /// Whether a person who plays has yet to see what he was told. Who only looks on is not waited for.
    fn eyes_behind(&self) -> bool {
        let plays = |guest: Option<&ledger::Guest>| !self.seats_of(guest).is_empty();
        self.clients.values().any(|it| it.shown.is_behind() && plays(it.guest.as_ref()))
    }
}

//! Answers that are secret, and whose time must be: how long they are awaited depends on public things alone where several persons
//! play, and who has nothing to decide may sleep. The rules say what the referee plays for it (`hold`) and what a sleeper
//! answers (`doze`); neither is told to anybody.

use ledger::Entry;
use table::{Actor, Seat};
use wire::Place;

use crate::reply::Reply;
use crate::room::AGAIN;
use crate::{ClientId, Failure, Room};

impl Room {
    /// A client wants a seat of its own to sleep, or not.
    pub(crate) fn sleep(&mut self, client: ClientId, seat: u8, asleep: bool) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        let guest = self.clients.get(&client).and_then(|it| it.guest.as_ref());
        let guest = guest.filter(|it| self.seats_of(Some(it)).contains(seat)).ok_or(Failure::NotYourSeat)?;
        if asleep {
            self.sleepers.insert(seat, guest.id.clone());
        } else {
            self.sleepers.remove(&seat);
        }
        Ok(())
    }

    /// Has the next thing written that the night needs; false if there is none.
    pub(crate) fn mind_night(&mut self) -> bool {
        if self.night_due.is_some() || !self.playing() || self.settings().paused || self.halted.is_some() {
            return false;
        }
        let Some((actor, notation)) = self.held_otherwise().or_else(|| self.asleep()) else { return false };
        self.commit(Entry::Move { actor, notation }, None, Reply::Night);
        self.waiting.is_some()
    }

    /// Where two or more persons play, secret answers are awaited for a fixed time; where one plays among bots, until all are given.
    fn held_otherwise(&self) -> Option<(Actor, String)> {
        let notation = self.game.as_ref()?.hold(self.n_persons() > 1)?;
        Some((Actor::Referee, notation))
    }

    /// Somebody who sleeps and is asked for nothing that matters. Where others could see who touches a screen, everybody does.
    fn asleep(&self) -> Option<(Actor, String)> {
        let game = self.game.as_ref().filter(|_| self.settings().place == Place::Apart)?;
        let is_theirs = |(seat, guest): &(&Seat, _)| {
            let alone = self.players().filter(|it| it.1 == *guest).count() == 1;
            alone && self.person_of(**seat) == Some(*guest) && !self.held.contains_key(*seat)
        };
        let sleepers = self.sleepers.iter().filter(is_theirs);
        sleepers.into_iter().find_map(|(seat, _)| Some((Actor::Seat(*seat), game.doze(*seat)?)))
    }

    /// It was written, or not; then it is tried again later.
    pub(crate) fn after_night(&mut self, done: Result<(), Failure>) {
        if let Err(failure) = done {
            self.trouble(&format!("the night could not go on: {failure}"));
            self.night_due = Some(self.now.tick + AGAIN);
        }
    }
}

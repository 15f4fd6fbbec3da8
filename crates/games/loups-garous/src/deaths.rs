//! Deaths as a queue (LGT-R08), leaving (LGT-R33), and victory once the queue is empty.

use table::{Outcome, Rng, Seat, Seats, Tell};

use crate::event::Event;
use crate::news::{Cause, News, Reason};
use crate::options::{Double, HunterGrief, Off};
use crate::play::say;
use crate::role::Role;
use crate::state::{After, Ask, Death, State, Whom};

impl State {
    /// These seats die, in seat order, each with all that follows; then the game goes on with `after`.
    pub(crate) fn doom<R: Rng>(
        &mut self,
        seats: Seats,
        cause: Cause,
        after: After,
        rng: &mut R,
        tell: &mut impl Tell<Event>,
    ) {
        self.dying = seats;
        self.cause = cause;
        self.after = after;
        self.resolve(rng, tell);
    }

    /// Works the queue off until it is empty or a Hunter has to choose. Those who have left die last.
    fn resolve<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        loop {
            while let Some(seat) = (self.dying & self.alive).first() {
                self.dying = self.dying.without(seat);
                self.kill(seat, self.cause, None, tell);
                if let Some(hunter) = self.shooter.seat() {
                    self.ask = Ask::Shot;
                    self.period += 1;
                    return say(tell, || News::Aiming { seat: hunter.into() });
                }
            }
            self.dying = self.gone & self.alive;
            self.cause = Cause::Left;
            if self.dying.is_empty() {
                break;
            }
        }
        match self.victory() {
            Some(reason) => self.finish(reason, tell),
            None => self.proceed(rng, tell),
        }
    }

    fn proceed<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        match self.after {
            After::Dawn => self.open_debate(tell),
            After::Vote => self.fall_asleep(tell),
            After::Debate => {
                // After a shot it is another period; who was ready still is.
                self.period += u32::from(self.ask != Ask::Debate);
                self.ask = Ask::Debate;
                self.go_on(rng, tell);
            }
        }
    }

    /// One death: the card is shown, the Lover grieves, the Hunter takes aim.
    fn kill(&mut self, seat: Seat, cause: Cause, by: Option<Seat>, tell: &mut impl Tell<Event>) {
        self.alive = self.alive.without(seat);
        self.answered = self.answered.without(seat); // who was ready is so no more (LGT-R33)
        self.deaths[seat.idx()] = Death { night: self.night, cause, by: Whom::of(by) };
        if self.options.double == Double::Fixed && self.double.is(seat) {
            self.double = Whom::NOBODY; // there is no double arrow any more (LGT-R20)
        }
        let role = self.role(seat);
        say(tell, || News::Died { seat: seat.into(), role, cause, by: by.map(u8::from) });
        if let Some(lover) = self.lover_of(seat).filter(|it| self.alive.contains(*it)) {
            self.kill(lover, Cause::Grief, Some(seat), tell);
        }
        if role == Role::Hunter && self.may_take_aim(seat, cause) {
            self.shooter = Whom::of(Some(seat));
        }
    }

    /// Any death but leaving (LGT-R09), unless nobody is left to shoot at.
    fn may_take_aim(&self, hunter: Seat, cause: Cause) -> bool {
        let by_cause = match cause {
            Cause::Night | Cause::Executed | Cause::Shot => true,
            Cause::Grief => self.options.hunter_grief == HunterGrief::Yes,
            Cause::Left => false,
        };
        by_cause && !self.gone.contains(hunter) && !self.alive.is_empty()
    }

    /// The Hunter has chosen (LGT-DAY-3); the queue goes on.
    pub(crate) fn fire<R: Rng>(&mut self, whom: Option<Seat>, rng: &mut R, tell: &mut impl Tell<Event>) {
        let Some(hunter) = self.shooter.seat() else { return };
        self.shooter = Whom::NOBODY;
        say(tell, || News::Fired { seat: hunter.into(), side: whom.map(u8::from) });
        if let Some(whom) = whom {
            self.kill(whom, Cause::Shot, Some(hunter), tell);
        }
        self.resolve(rng, tell);
    }

    /// A player leaves (LGT-R33): by day at once, else after the deaths of the night or the vote.
    pub(crate) fn leave<R: Rng>(&mut self, seat: Seat, rng: &mut R, tell: &mut impl Tell<Event>) {
        self.gone = self.gone.with(seat);
        say(tell, || News::Left { seat: seat.into() });
        match self.ask {
            Ask::Debate => {
                self.answered = self.answered.without(seat);
                self.doom(Seats::EMPTY, Cause::Left, After::Debate, rng, tell);
            }
            Ask::Shot if self.shooter.is(seat) => self.fire(None, rng, tell),
            Ask::Shot | Ask::Over(_) => self.answered = self.answered.without(seat),
            Ask::Call(_) | Ask::Vote | Ask::Runoff => {
                self.answered = self.answered.without(seat);
                self.take_back(seat);
                self.go_on(rng, tell);
            }
        }
    }

    /// Who has won, if anybody has; only asked when the queue is empty.
    pub(crate) fn victory(&self) -> Option<Reason> {
        let wolves = self.living_wolves();
        let villagers = self.prey();
        if self.alive.is_empty() {
            Some(Reason::Nobody) // LGT-R21
        } else if self.alive == self.lovers && self.is_mixed_couple() {
            Some(Reason::Lovers) // LGT-R23, before the camps
        } else if wolves.is_empty() {
            Some(Reason::Village) // LGT-WIN-1
        } else if villagers.is_empty() || (self.options.parity_ends_game == Off::On && wolves.len() >= villagers.len())
        {
            Some(Reason::Wolves) // LGT-WIN-2, LGT-R22
        } else {
            None
        }
    }

    fn finish(&mut self, reason: Reason, tell: &mut impl Tell<Event>) {
        self.ask = Ask::Over(reason);
        self.answered = Seats::EMPTY;
        say(tell, || News::Over { reason });
        for seat in self.alive.iter() {
            say(tell, || News::Unmasked { seat: seat.into(), role: self.role(seat) });
        }
    }

    /// Everybody of the camp, the dead too, except mixed Lovers (LGT-R25, LGT-R26).
    pub(crate) fn winners(&self, reason: Reason) -> Seats {
        let everybody = Seats::all(self.n_seats());
        let outsiders = if self.is_mixed_couple() { self.lovers } else { Seats::EMPTY };
        match reason {
            Reason::Village => everybody.minus(self.wolves).minus(outsiders),
            Reason::Wolves => self.wolves.minus(outsiders),
            Reason::Lovers => self.lovers,
            Reason::Nobody => Seats::EMPTY,
        }
    }

    pub(crate) fn outcome(&self, reason: Reason) -> Outcome {
        Outcome::won_by(self.winners(reason), self.n_seats(), reason.name())
    }
}

//! The clock of the period that a game is in. The rules name the periods; the table keeps the time.
//!
//! One machine owns the table, so that a clock cannot run out while a move is being written.

use std::collections::HashSet;
use std::time::Duration;

use ledger::Entry;
use table::{Actor, Period, Turn};
use wire::Tempo;

use crate::reply::Reply;
use crate::room::AGAIN;
use crate::{Failure, Room};

/// One period and its time.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    period: Period,
    total: Duration,
    /// Whether it hurries nobody: it is not shown, and what it measures ends no sooner, but not before all have answered either.
    patient: bool,
    hand: Hand,
}

#[derive(Clone, Copy, Debug)]
enum Hand {
    Runs {
        due: Duration,
    },
    Stands {
        left: Duration,
    },
    /// It has run out.
    Spent,
    /// It has run out, and somebody is still awaited.
    Overdue,
}

impl Clock {
    fn new(period: Period, time: Time, runs: bool, now: Duration) -> Self {
        let Time { total, patient } = time;
        let mut clock = Self { period, total, patient, hand: Hand::Stands { left: total } };
        clock.run(runs, now);
        clock
    }

    /// When it runs out, if it runs.
    pub(crate) fn due(&self) -> Option<Duration> {
        match self.hand {
            Hand::Runs { due } => Some(due),
            Hand::Stands { .. } | Hand::Spent | Hand::Overdue => None,
        }
    }

    /// Lets it run or stand; true if that is new.
    fn run(&mut self, runs: bool, now: Duration) -> bool {
        self.hand = match self.hand {
            Hand::Stands { left } if runs => Hand::Runs { due: now + left },
            Hand::Runs { due } if !runs => Hand::Stands { left: due.saturating_sub(now) },
            _ => return false,
        };
        true
    }

    /// As everybody may see it; one that hurries nobody is not shown.
    pub(crate) fn shown(&self, now: Duration) -> Option<wire::Clock> {
        if self.patient {
            return None;
        }
        let left = match self.hand {
            Hand::Runs { due } => due.saturating_sub(now),
            Hand::Stands { left } => left,
            Hand::Spent | Hand::Overdue => Duration::ZERO,
        };
        let ms = |it: Duration| u32::try_from(it.as_millis()).unwrap_or(u32::MAX);
        let runs = matches!(self.hand, Hand::Runs { .. });
        Some(wire::Clock { period: self.period.kind.into(), total: ms(self.total), left: ms(left), runs })
    }
}

/// How long a period lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Time {
    total: Duration,
    /// Whether it waits longer for those who are late.
    patient: bool,
}

/// The time for a period that usually takes `seconds`; none without a clock.
fn time(tempo: Tempo, seconds: u32, second: Duration) -> Option<Duration> {
    let normal = second * seconds;
    match tempo {
        Tempo::Auto | Tempo::Off => None,
        Tempo::Quick => Some(normal / 2),
        Tempo::Normal => Some(normal),
        Tempo::Slow => Some(normal * 2),
    }
}

impl Room {
    /// Brings the clock in line with the game, the table and who is here; true if it is another one now, or begins
    /// to run or to stand.
    pub(crate) fn mind_clock(&mut self) -> bool {
        let Some((period, time)) = self.period() else { return self.clock.take().is_some() };
        let (runs, now) = (self.somebody_here() && !self.settings().paused, self.now.tick);
        let answered = self.all_answered();
        match self.clock.as_mut() {
            Some(clock) if clock.period.number == period.number && clock.total == time.total => {
                if answered && matches!(clock.hand, Hand::Overdue) {
                    clock.hand = Hand::Runs { due: now };
                }
                clock.run(runs, now)
            }
            _ => {
                self.clock = Some(Clock::new(period, time, runs, now));
                true
            }
        }
    }

    /// The period that the game is in and how long it may last at this table.
    fn period(&self) -> Option<(Period, Time)> {
        let game = self.game.as_ref().filter(|_| self.playing())?;
        let period = game.period()?;
        let info = self.game_info(&self.table.game).ok()?;
        let kind = info.periods.iter().find(|it| it.key == period.kind)?;
        // What lasts its time has one, also where nobody wants a clock: then it waits for the late, but closes no sooner.
        let patient = period.held && matches!(self.tempo(), Tempo::Auto | Tempo::Off);
        let tempo = if patient { Tempo::Normal } else { self.tempo() };
        let total = time(tempo, kind.seconds, self.config.second)?;
        Some((period, Time { total, patient }))
    }

    /// The tempo that was chosen; who plays alone has all the time in the world.
    fn tempo(&self) -> Tempo {
        match self.settings().tempo {
            Tempo::Auto if self.n_persons() <= 1 => Tempo::Off,
            Tempo::Auto => Tempo::Normal,
            chosen => chosen,
        }
    }

    /// How many persons play; who has left for good does not.
    pub(crate) fn n_persons(&self) -> usize {
        let play = self.players().filter(|it| !self.settings().is_gone(it.0));
        play.map(|(_, guest)| guest).collect::<HashSet<_>>().len()
    }

    /// Whether nobody is awaited, though the period lasts.
    fn all_answered(&self) -> bool {
        let turn = self.game.as_ref().map(|it| it.turn());
        turn.is_some_and(|it| matches!(it, Turn::Open { must, .. } if must.is_empty()))
    }

    /// The clock has run out: the referee plays what the rules say, if this is still the period it was for.
    pub(crate) fn time_up(&mut self) {
        let answered = self.all_answered();
        let Some(clock) = self.clock.as_mut() else { return };
        if clock.patient && !answered {
            clock.hand = Hand::Overdue;
            return;
        }
        clock.hand = Hand::Spent;
        let period = clock.period.number;
        let Some(game) = self.game.as_ref().filter(|it| it.period().is_some_and(|it| it.number == period)) else {
            return;
        };
        if let Some(notation) = game.time_up() {
            self.commit(Entry::Move { actor: Actor::Referee, notation }, None, Reply::Clock { period });
        }
    }

    /// The end of a period was written, or not.
    pub(crate) fn after_time_up(&mut self, period: u32, done: Result<(), Failure>) {
        let Err(failure) = done else { return };
        self.trouble(&format!("the referee could not end a period: {failure}"));
        if let Some(clock) = self.clock.as_mut().filter(|it| it.period.number == period) {
            clock.hand = Hand::Runs { due: self.now.tick + AGAIN };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tempo_stretches_time() {
        let second = Duration::from_secs(1);
        let shown = [Tempo::Off, Tempo::Quick, Tempo::Normal, Tempo::Slow].map(|it| time(it, 60, second));
        assert_eq!(shown.map(|it| it.map(|it| it.as_secs())), [None, Some(30), Some(60), Some(120)]);
    }

    #[test]
    fn a_clock_that_stands_loses_nothing() {
        let (time, at) = (Time { total: Duration::from_mins(1), patient: false }, Duration::from_secs);
        let left = |clock: &Clock, now| clock.shown(now).map(|it| it.left);
        let mut clock = Clock::new(Period { kind: "night", number: 1, held: false }, time, false, at(5));
        assert_eq!((clock.due(), left(&clock, at(9))), (None, Some(60_000)));
        assert!(clock.run(true, at(10)) && !clock.run(true, at(11)));
        assert_eq!((clock.due(), left(&clock, at(12))), (Some(at(70)), Some(58_000)));
        assert!(clock.run(false, at(13)));
        assert_eq!((clock.due(), left(&clock, at(99))), (None, Some(57_000)));
    }
}

//! The clock of the stretch that a game is in. The rules name the stretches; the table keeps the time.
//!
//! One task owns the table, so that a clock cannot run out while a move is being committed.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use table::{Actor, Period};
use wire::Tempo;

use super::{AGAIN, Room};

/// One stretch and its time.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    period: Period,
    total: Duration,
    hand: Hand,
}

#[derive(Clone, Copy, Debug)]
enum Hand {
    Runs {
        due: Instant,
    },
    Stands {
        left: Duration,
    },
    /// It has run out.
    Spent,
}

impl Clock {
    fn new(period: Period, total: Duration, runs: bool) -> Self {
        let mut clock = Self { period, total, hand: Hand::Stands { left: total } };
        clock.run(runs);
        clock
    }

    /// When it runs out, if it runs.
    pub(super) fn due(&self) -> Option<Instant> {
        match self.hand {
            Hand::Runs { due } => Some(due),
            Hand::Stands { .. } | Hand::Spent => None,
        }
    }

    /// Lets it run or stand; true if that is new.
    fn run(&mut self, runs: bool) -> bool {
        let now = Instant::now();
        self.hand = match self.hand {
            Hand::Stands { left } if runs => Hand::Runs { due: now + left },
            Hand::Runs { due } if !runs => Hand::Stands { left: due.saturating_duration_since(now) },
            _ => return false,
        };
        true
    }

    /// As everybody may see it.
    pub(super) fn shown(&self) -> wire::Clock {
        let left = match self.hand {
            Hand::Runs { due } => due.saturating_duration_since(Instant::now()),
            Hand::Stands { left } => left,
            Hand::Spent => Duration::ZERO,
        };
        let ms = |it: Duration| u32::try_from(it.as_millis()).unwrap_or(u32::MAX);
        let runs = matches!(self.hand, Hand::Runs { .. });
        wire::Clock { pace: self.period.pace.into(), total: ms(self.total), left: ms(left), runs }
    }
}

/// The time for a stretch that usually takes `seconds`; none without a clock.
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
    pub(super) fn mind_clock(&mut self) -> bool {
        let Some((period, total)) = self.stretch() else { return self.clock.take().is_some() };
        let runs = self.somebody_here() && !self.manner().paused;
        match self.clock.as_mut() {
            Some(clock) if clock.period.number == period.number && clock.total == total => clock.run(runs),
            _ => {
                self.clock = Some(Clock::new(period, total, runs));
                true
            }
        }
    }

    /// The stretch that the game is in and how long it may last at this table.
    fn stretch(&self) -> Option<(Period, Duration)> {
        let game = self.game.as_ref().filter(|_| self.playing())?;
        let period = game.period()?;
        let info = self.app.game(&self.table.game).ok()?;
        let pace = info.paces.iter().find(|it| it.key == period.pace)?;
        Some((period, time(self.tempo(), pace.seconds, self.app.config.second)?))
    }

    /// The tempo that was chosen; who plays alone has all the time in the world.
    fn tempo(&self) -> Tempo {
        match self.manner().tempo {
            Tempo::Auto if self.n_persons() <= 1 => Tempo::Off,
            Tempo::Auto => Tempo::Normal,
            chosen => chosen,
        }
    }

    fn n_persons(&self) -> usize {
        self.players().map(|(_, guest)| guest).collect::<HashSet<_>>().len()
    }

    /// The clock has run out: the referee plays what the rules say, if this is still the stretch it was for.
    pub(super) async fn time_up(&mut self) {
        let Some(clock) = self.clock.as_mut() else { return };
        clock.hand = Hand::Spent;
        let number = clock.period.number;
        let Some(game) = self.game.as_ref().filter(|it| it.period().is_some_and(|it| it.number == number)) else {
            return;
        };
        let Some(notation) = game.time_up() else { return };
        if let Err(error) = self.commit(Actor::Referee, &notation).await {
            tracing::error!(code = %self.table.code, %error, "the referee could not end a stretch");
            if let Some(clock) = self.clock.as_mut().filter(|it| it.period.number == number) {
                clock.hand = Hand::Runs { due: Instant::now() + AGAIN };
            }
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
        let total = Duration::from_mins(1);
        let mut clock = Clock::new(Period { pace: "night", number: 1 }, total, false);
        assert_eq!((clock.due(), clock.shown().left), (None, 60_000));
        assert!(clock.run(true) && !clock.run(true));
        assert!(clock.due().is_some() && clock.shown().runs);
        std::thread::sleep(Duration::from_millis(5));
        assert!(clock.run(false));
        let left = clock.shown().left;
        std::thread::sleep(Duration::from_millis(5));
        assert!(left < 60_000 && clock.shown().left == left);
    }
}

//! Clocks and channels, as far as the rules have a say in them.

use table::{Channel, Period, PeriodKind, Viewer};

use crate::news::Call;
use crate::options::Off;
use crate::state::{Ask, State};

/// The kinds of periods, with lengths that suit most tables.
pub(crate) const PACES: &[PeriodKind] = &[
    PeriodKind { key: "call", seconds: 25 },
    PeriodKind { key: "wolves", seconds: 40 },
    PeriodKind { key: "wolves_again", seconds: 20 },
    PeriodKind { key: "duel", seconds: 20 },
    PeriodKind { key: "debate", seconds: 180 },
    PeriodKind { key: "vote", seconds: 60 },
    PeriodKind { key: "runoff", seconds: 45 },
    PeriodKind { key: "shot", seconds: 30 },
];

const VILLAGE: &str = "village";
const WOLVES: &str = "wolves";
const DEAD: &str = "dead";

impl State {
    /// The period the game is in. A call of an absent role lasts as long as any other (LGT-NIGHT-2).
    pub(crate) fn period(&self) -> Option<Period> {
        let kind = match self.ask {
            Ask::Call(Call::Thief | Call::Cupid | Call::Lovers | Call::Seer) => "call",
            Ask::Call(Call::Wolves) => "wolves",
            Ask::Call(Call::WolvesAgain) => "wolves_again",
            Ask::Call(Call::Duel) => "duel",
            Ask::Debate => "debate",
            Ask::Vote => "vote",
            Ask::Runoff => "runoff",
            Ask::Shot => "shot",
            Ask::Over(_) => return None,
        };
        Some(Period { kind, number: self.period, held: self.held && self.is_night() })
    }

    /// The places to talk (LGT-TALK-4).
    pub(crate) fn channels(&self, viewer: Viewer) -> Vec<Channel> {
        let channel = |key, write| Channel { key, write };
        if let Ask::Over(_) = self.ask {
            return vec![channel(VILLAGE, true)];
        }
        let Some(seat) = viewer.seat() else { return vec![channel(VILLAGE, false)] };
        if self.ask == Ask::Shot && self.shooter.is(seat) {
            return Vec::new(); // a Hunter who still has to choose reads nothing
        }
        let alive = self.here().contains(seat);
        let mut channels = vec![channel(VILLAGE, alive && !self.is_night())];
        let hunting = matches!(self.ask, Ask::Call(Call::Wolves | Call::WolvesAgain | Call::Duel));
        if hunting && alive && self.wolves.contains(seat) {
            channels.push(channel(WOLVES, true));
        }
        if !self.alive.contains(seat) && self.options.dead_chat == Off::On {
            channels.push(channel(DEAD, true));
        }
        channels
    }
}

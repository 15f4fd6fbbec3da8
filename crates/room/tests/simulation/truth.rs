//! What the log says, played by nobody but the rules: what anybody is told is compared with this.

use cabinet::{AnySession, Registry};
use ledger::{Entry, Logged};
use table::{Actor, Viewer};
use wire::Moment;

use crate::store::Memory;

/// The present game as its log has it.
pub(crate) struct Truth {
    round: u32,
    n_entries: usize,
    session: Option<Box<dyn AnySession>>,
}

impl Truth {
    pub(crate) fn new() -> Self {
        Self { round: 0, n_entries: 0, session: None }
    }

    /// Takes in what has been committed since.
    pub(crate) fn follow(&mut self, memory: &Memory, games: &Registry) -> Result<(), String> {
        let round = memory.table.round;
        if round != self.round {
            let log = memory.games.get(&round).ok_or("a round without a game")?;
            let mut dealt = log.record();
            dealt.steps.clear();
            dealt.result = None;
            let session = games.replay(&dealt).map_err(|it| format!("the log does not replay: {it}"))?;
            (self.round, self.n_entries, self.session) = (round, 0, Some(session));
        }
        let log = memory.log(round);
        for Logged { entry, seq, .. } in &log[self.n_entries..] {
            let step = match entry {
                Entry::Move { actor, notation } => Some((*actor, notation)),
                Entry::Departure { notation, .. } => Some((Actor::Referee, notation)),
                Entry::Pause { .. } | Entry::Settings { .. } | Entry::Held { .. } => None,
            };
            if let (Some((actor, notation)), Some(session)) = (step, self.session.as_mut()) {
                session
                    .play(actor, notation)
                    .map_err(|it| format!("entry {seq}, {notation}, does not replay: {it}"))?;
            }
        }
        self.n_entries = log.len();
        Ok(())
    }

    pub(crate) fn round(&self) -> u32 {
        self.round
    }

    pub(crate) fn session(&self) -> Option<&dyn AnySession> {
        self.session.as_deref()
    }

    /// Where the game stands for a viewer.
    pub(crate) fn now(&self, viewer: Viewer) -> Option<Moment> {
        self.session.as_ref().map(|it| it.now(viewer))
    }
}

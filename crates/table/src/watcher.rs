//! One viewer's way through a game.

use crate::{Belief, Channel, Happened, Mind, Referee, Rules, Seen, Viewer};

/// Follows one viewer from the deal on. His moments are numbered without gaps: a step of which he hears nothing, that
/// changes nothing he sees and no place where he can talk is none of his.
///
/// Everything that goes through a game as somebody met it goes with a watcher: bots, beliefs, replays, the battery.
#[derive(Clone, Debug)]
pub struct Watcher<G: Rules> {
    viewer: Viewer,
    number: u32,
    last: Seen<G>,
    /// Where he could talk then: a place that opens or closes is a moment of its own.
    channels: Vec<Channel>,
}

impl<G: Rules> Watcher<G> {
    /// The deal, which is moment 0.
    pub fn begin(referee: &Referee<G>, viewer: Viewer) -> Self {
        let last = Seen { news: Vec::new(), view: referee.view(viewer) };
        Self { viewer, number: 0, last, channels: referee.channels(viewer) }
    }

    /// Goes on to what he meets after a step; `false` if he notices nothing.
    pub fn meet(&mut self, referee: &Referee<G>, happened: &Happened<G>) -> bool {
        let channels = referee.channels(self.viewer);
        let seen = Seen { news: happened.news(self.viewer), view: referee.view(self.viewer) };
        if seen.news.is_empty() && seen.view == self.last.view && channels == self.channels {
            return false;
        }
        (self.last, self.channels) = (seen, channels);
        self.number += 1;
        true
    }

    /// Through whose eyes.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Number of his latest moment.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// His latest moment.
    pub fn seen(&self) -> &Seen<G> {
        &self.last
    }
}

impl<G: Mind> Watcher<G> {
    /// What he can conclude from his latest moment alone; later ones are taken in with [`Belief::update`].
    pub fn belief(&self) -> G::Belief {
        G::Belief::new(self.viewer, &self.last.view)
    }
}

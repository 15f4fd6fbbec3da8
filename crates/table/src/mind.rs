//! What a viewer can know: beliefs built only from what he has seen, in order.

use rand_core::Rng;
use serde::Serialize;

use crate::{Rules, Viewer};

/// One moment as a viewer met it: what he heard, and what the table then looked like to him.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<G: Rules> {
    /// What he heard of the events; empty at the deal.
    pub news: Vec<G::News>,
    /// What he saw afterwards.
    pub view: G::View,
}

/// All that a viewer can conclude from what he has seen of a game.
pub trait Belief<G: Rules>: Clone + Send {
    /// At the first sight of the table.
    fn new(viewer: Viewer, view: &G::View) -> Self;

    /// Takes in one further moment.
    fn update(&mut self, seen: &Seen<G>);

    /// One world that fits all that was seen.
    fn sample<R: Rng>(&self, rng: &mut R) -> G::State;

    /// Appends `count` worlds, each drawn like [`Belief::sample`]. Games in which many at once are cheaper than one by one say how.
    fn sample_many<R: Rng>(&self, count: usize, rng: &mut R, into: &mut Vec<G::State>) {
        into.extend((0..count).map(|_| self.sample(rng)));
    }

    /// What may be hidden where, for people.
    fn odds(&self) -> Odds;
}

/// A game whose hidden things can be reasoned about. It serves the bots, the analysis after a game and the test that nothing
/// leaks.
pub trait Mind: Rules {
    /// What a viewer can conclude.
    type Belief: Belief<Self>;
}

/// The belief of a viewer who has seen all this; `None` if he has seen nothing yet.
pub fn believe<G: Mind>(viewer: Viewer, seen: &[Seen<G>]) -> Option<G::Belief> {
    let (first, rest) = seen.split_first()?;
    let mut belief = G::Belief::new(viewer, &first.view);
    for moment in rest {
        belief.update(moment);
    }
    Some(belief)
}

/// How likely each hidden thing is to be each of the things it may be.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Odds {
    /// One row a hidden place.
    pub rows: Vec<OddsRow>,
}

/// What one hidden place may hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OddsRow {
    /// The place, in the words of the game's notation.
    pub place: String,
    /// What it may hold, with its chance between 0 and 1; impossible things are left out.
    pub chances: Vec<(String, f64)>,
}

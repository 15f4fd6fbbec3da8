//! What a game tells a search about itself beside its rules.

use table::{Rng, Rules, Seat, Seats, Turn, Viewer};

use super::tree::Opinion;

/// What a game knows that helps a search. Everything has an answer that serves any game.
pub trait Knowledge<G: Rules> {
    /// With whose eyes the player of a node is told apart from himself in other worlds.
    ///
    /// His own, and he plays each of his hands by itself: right, but slow to learn where he holds one of a thousand hands. The
    /// public's, and what he has learnt with one hand serves with all others. Those of `thinker`, and he plays as if he saw the
    /// thinker's cards (single-observer search).
    fn eyes(&self, thinker: Seat, actor: Seat) -> Viewer {
        if actor == thinker { Viewer::Seat(actor) } else { Viewer::Public }
    }

    /// How often a player must be met knowing the very same before he goes by that, where [`Self::eyes`] are not his own; until then, and
    /// for what his moves are worth at first, what was learnt with these eyes serves. `None`: he never does.
    #[inline]
    fn own_eyes_after(&self, actor: Seat) -> Option<u16> {
        let _ = actor;
        None
    }

    /// Who acts next, of those who must and those who may. Where several must at once the order does not matter: nobody sees
    /// what the others choose. By default nobody acts out of turn.
    fn next<R: Rng>(&self, state: &G::State, must: Seats, may: Seats, rng: &mut R) -> Option<Seat> {
        let _ = (state, may, rng);
        must.first()
    }

    /// Whether the search looks no further than this; then what it is worth to each seat, between 0 and 1. By default games are
    /// played to their end, where winners share one point.
    #[inline]
    fn settle(&self, state: &G::State, worth: &mut [f32]) -> bool {
        by_outcome::<G>(state, worth)
    }

    /// What is thought of a move before it was ever tried.
    #[inline]
    fn opinion(&self, state: &G::State, actor: Seat, mv: G::Move) -> Opinion {
        let _ = (state, actor, mv);
        Opinion::default()
    }

    /// A move of a playout; by default any.
    #[inline]
    fn playout<R: Rng>(&self, state: &G::State, actor: Seat, list: &mut Vec<G::Move>, rng: &mut R) -> Option<G::Move> {
        G::draw(state, actor.into(), list, rng)
    }
}

/// Whether the game is over, and then what it is worth to each seat: winners share one point.
#[inline]
pub fn by_outcome<G: Rules>(state: &G::State, worth: &mut [f32]) -> bool {
    let Turn::Over(outcome) = G::turn(state) else { return false };
    let winners = outcome.winners();
    for (idx, own) in worth.iter_mut().enumerate() {
        *own = if winners.contains(Seat::at(idx)) { 1.0 / winners.len() as f32 } else { 0.0 };
    }
    true
}

/// No knowledge beside the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Rules> Knowledge<G> for Plain {}

//! Ballots and the Hunter's shot.

use loups_garous::Act;
use table::{Seat, Seats};

use super::easy::Easy;
use super::scene::Scene;
use super::temper::best;

/// The Hunter shoots whoever is at least so likely to be a wolf.
const LIKELY: f64 = 0.36;
/// A wolf gives up a fellow whom the village suspects so much.
const LOST: f64 = 0.6;
/// How much an announced vote draws others, for all the living together.
const CROWD: f64 = 0.8;

impl Easy {
    pub(super) fn vote(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let electable = scene.targets(|it| Act::Vote(Some(it)));
        Some(Act::Vote(self.against(scene, electable)))
    }

    /// Whom it would have executed among these.
    pub(super) fn against(&mut self, scene: &Scene<'_>, among: Seats) -> Option<Seat> {
        let suspicion = self.suspicion(scene);
        let friends = scene.friends();
        let lost = |it: Seat| suspicion.of(it) >= LOST && self.temper.today.betrays;
        let enemies: Seats = among.iter().filter(|it| !friends.contains(*it) || lost(*it)).collect();
        let living = scene.others.len() as f64;
        let score = |it: Seat| {
            let crowd = self.memory.announcers(it).without(scene.seat);
            let drawn = 1.0 + CROWD * crowd.len() as f64 / living;
            // Wolves who stand together are seen together.
            let apart = if (crowd & friends).is_empty() { 1.0 } else { 0.7 };
            let torn = if scene.is_torn() && scene.fellows.contains(it) { 0.4 } else { 0.0 };
            (suspicion.of(it) + torn) * drawn * apart * self.temper.whim(it)
        };
        best(if enemies.is_empty() { among } else { enemies }, score)
    }

    /// Whoever is likely enough to be a wolf; nobody if nobody is.
    pub(super) fn shoot(&mut self, scene: &Scene<'_>) -> Act {
        let suspicion = self.suspicion(scene);
        let targets = scene.targets(|it| Act::Shoot(Some(it)));
        let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
        let target = best(targets.minus(loved), |it| suspicion.of(it));
        Act::Shoot(target.filter(|it| suspicion.of(*it) >= LIKELY))
    }
}

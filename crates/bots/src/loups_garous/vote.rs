//! Ballots and the Hunter's shot.

use loups_garous::{Act, Phase, Role};
use table::{Seat, Seats};

use super::easy::Easy;
use super::model::{Facts, Suspicion};
use super::scene::Scene;
use super::temper::best;

/// The Hunter shoots whoever is at least so likely to be a wolf.
const LIKELY: f64 = 0.5;
/// How often he shoots whom he suspects most, though he is not sure of anything.
const LAST_WORD: f64 = 0.85;
/// A wolf gives up a fellow whom the village suspects so much.
const LOST: f64 = 0.4;
/// Whoever doubts suspects nobody more than this.
const DOUBTFUL: f64 = 0.3;
/// Nobody's whims matter about somebody who is so likely to be a wolf.
const CERTAIN: f64 = 0.95;
/// What a certain wolf weighs against all whims.
const CONVICTION: f64 = 1e9;
/// How much an announced vote draws others, for all the living together.
const CROWD: f64 = 0.5;

impl Easy {
    pub(super) fn vote(&mut self, scene: &Scene<'_>) -> Act {
        let electable = scene.targets(|it| Act::Vote(Some(it)));
        if scene.is_wolf() && closes_in(scene) {
            return Act::Vote(self.common_enemy(scene, electable));
        }
        let known = electable.iter().any(|it| scene.facts.role(it) == Some(Role::Wolf));
        if !known && !scene.is_wolf() && self.hurries() {
            return Act::Vote(self.temper.any(electable));
        }
        Act::Vote(self.against(scene, electable))
    }

    /// The same seat for every wolf who asks: whom the village suspects most, as everybody can see.
    fn common_enemy(&self, scene: &Scene<'_>, electable: Seats) -> Option<Seat> {
        let suspicion = Suspicion::new(&Facts::public(scene.view), &self.memory);
        let enemies = electable.minus(scene.fellows);
        best(if enemies.is_empty() { electable } else { enemies }, |it| suspicion.of(it))
    }

    /// Whom it would have executed among these.
    pub(super) fn against(&mut self, scene: &Scene<'_>, among: Seats) -> Option<Seat> {
        let suspicion = self.suspicion(scene);
        let enemies = among.iter().filter(|it| !scene.friends().contains(*it) || self.is_lost(scene, &suspicion, *it));
        let enemies: Seats = enemies.collect();
        let score = |it: Seat| self.dislike(scene, &suspicion, it);
        best(if enemies.is_empty() { among } else { enemies }, score)
    }

    /// Those who have spoken against a seat today.
    fn crowd(&self, seat: Seat) -> Seats {
        self.memory.voices(seat)
    }

    /// Whether a wolf speaks or votes against this fellow as against anybody.
    fn is_lost(&self, scene: &Scene<'_>, suspicion: &Suspicion, fellow: Seat) -> bool {
        let feint = scene.view.phase == Phase::Debate && self.temper.today.feigns;
        let doomed = suspicion.of(fellow) >= LOST || self.crowd(fellow).len() * 4 > scene.others.len();
        feint || doomed && self.temper.today.betrays
    }

    /// How much it wants a seat executed: by suspicion, by what others say, and by whim.
    fn dislike(&self, scene: &Scene<'_>, suspicion: &Suspicion, seat: Seat) -> f64 {
        let crowd = self.crowd(seat).without(scene.seat);
        let drawn = 1.0 + CROWD * crowd.len() as f64;
        // Wolves who stand together are seen together.
        let apart = if (crowd & scene.friends()).is_empty() { 1.0 } else { 0.7 };
        let torn = if scene.is_torn() && scene.fellows.contains(seat) { 0.4 } else { 0.0 };
        let sure = scene.facts.role(seat).is_some() && !scene.is_wolf();
        let most = if self.temper.today.doubts && !sure { DOUBTFUL } else { 1.0 };
        let suspect = suspicion.of(seat).min(most);
        if suspect >= CERTAIN {
            return CONVICTION * suspect;
        }
        (suspect + torn) * drawn * apart * self.temper.whim(seat)
    }

    /// Whom he suspects most: dying in silence helps nobody but the wolves. Seldom he is so unsure that he spares them all.
    pub(super) fn shoot(&mut self, scene: &Scene<'_>) -> Act {
        let suspicion = self.suspicion(scene);
        let targets = scene.targets(|it| Act::Shoot(Some(it)));
        let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
        let target = best(targets.minus(loved), |it| suspicion.of(it) * self.temper.fancy(it).sqrt());
        let dares = self.temper.chance(LAST_WORD);
        Act::Shoot(target.filter(|it| dares || suspicion.of(*it) >= LIKELY))
    }
}

/// Whether the wolves are so many that they can decide a vote together: no use in hiding any more.
fn closes_in(scene: &Scene<'_>) -> bool {
    let (pack, living) = (scene.friends().len() + 1, scene.others.len() + 1);
    pack > 1 && pack * 2 >= living
}

//! Ballots and the Hunter's shot.

use loups_garous::{Act, Role};
use table::{Seat, Seats};

use super::Thinker;
use crate::loups_garous::scene::Scene;

/// How much more than its focus somebody has to be suspect for a villager to leave the village alone with it.
const TOGETHER: f64 = 2.0;
/// How much voices draw, for all the living together.
const CROWD: f64 = 0.5;
/// What a wolf in love with a villager has against the other wolves.
const TORN: f64 = 0.4;
/// The Hunter shoots nobody who is less likely to be a wolf.
const LIKELY: f64 = 0.2;

impl Thinker {
    pub(super) fn vote(&mut self, scene: &Scene<'_>) -> Act {
        let electable = scene.targets(|it| Act::Vote(Some(it)));
        let target = if scene.is_wolf() && !scene.is_torn() {
            self.with_the_pack(scene, electable)
        } else {
            self.against(scene, electable)
        };
        Act::Vote(target)
    }

    /// Whom somebody without friends among the wolves would have executed among these: whom the village agrees on, unless
    /// he knows better.
    pub(super) fn against(&mut self, scene: &Scene<'_>, among: Seats) -> Option<Seat> {
        let voices: Vec<usize> = Seat::all(scene.view.players.len()).map(|it| self.voices(it, scene)).collect();
        let living = scene.others.len() + 1;
        let torn = scene.is_torn();
        let fellows = scene.fellows;
        let lover = scene.lover();
        let opinion = self.opinion(scene);
        let focus = opinion.focus(among);
        let score = |it: Seat| {
            let drawn = 1.0 + CROWD * voices[it.idx()] as f64 / living as f64;
            let agreed = if focus == Some(it) { TOGETHER } else { 1.0 };
            let suspect = opinion.wolf(it) + if torn && fellows.contains(it) { TORN } else { 0.0 };
            let spared = if lover == Some(it) { 0.0 } else { 1.0 };
            (suspect * drawn * agreed + 1e-9 * opinion.blame(it)) * spared
        };
        let weighed = among.iter().map(|it| (Act::Vote(Some(it)), score(it))).collect();
        match self.best(weighed) {
            Some(Act::Vote(target)) => target,
            _ => None,
        }
    }

    /// How many have spoken against a seat today, the speaker himself aside.
    pub(super) fn voices(&self, seat: Seat, scene: &Scene<'_>) -> usize {
        self.memory.voices(seat).without(scene.seat).len()
    }

    /// Whom he suspects most. If that is nobody in particular he spares them all: most of them are with him.
    pub(super) fn shoot(&mut self, scene: &Scene<'_>) -> Act {
        let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
        let targets = scene.targets(|it| Act::Shoot(Some(it))).minus(loved);
        let opinion = self.opinion(scene);
        let chance = |it: Seat| opinion.card(it, Role::Wolf) + 1e-6 * opinion.blame(it);
        let mut weighed: Vec<_> = targets.iter().map(|it| (Act::Shoot(Some(it)), chance(it))).collect();
        weighed.push((Act::Shoot(None), LIKELY));
        self.best(weighed).unwrap_or(Act::Shoot(None))
    }
}

//! `crowd`, a yardstick: plays like `normal`, but always votes with the crowd. What it wins says what a vote of one's own is worth.

use loups_garous::{Act, LoupsGarous, Move, Phase};
use table::{Bot, Decision, Seat, Seats, Seen};

use super::model::Memory;
use super::scene::Scene;
use super::temper::Temper;
use super::thinker::{NORMAL, Thinker};

pub(super) struct Crowd {
    player: Thinker,
    memory: Memory,
    temper: Temper,
}

impl Crowd {
    pub(super) fn new(seed: u64) -> Self {
        Self { player: Thinker::new(seed, NORMAL), memory: Memory::new(0), temper: Temper::new(!seed) }
    }

    /// Against whom most have spoken today; one of them if several lead, anybody if nobody has spoken.
    fn follow(&mut self, scene: &Scene<'_>) -> Option<Seat> {
        let electable = scene.targets(|it| Act::Vote(Some(it)));
        let voices = |it: Seat| self.memory.voices(it).without(scene.seat).len();
        let most = electable.iter().map(voices).max()?;
        let leaders: Seats = electable.iter().filter(|it| voices(*it) == most).collect();
        self.temper.any(leaders)
    }
}

impl Bot<LoupsGarous> for Crowd {
    fn see(&mut self, seen: &Seen<LoupsGarous>) {
        if self.memory.alive().is_empty() {
            self.memory = Memory::new(seen.view.players.len());
        }
        seen.news.iter().for_each(|it| self.memory.learn(it));
        self.player.see(seen);
    }

    fn choose(&mut self, decision: &Decision<'_, LoupsGarous>) -> Move {
        let chosen = self.player.choose(decision);
        if !matches!(decision.view.phase, Phase::Vote | Phase::Runoff) || !matches!(chosen.act(), Act::Vote(Some(_))) {
            return chosen;
        }
        let followed = Scene::new(decision).and_then(|it| self.follow(&it)).map(|it| Move::new(Act::Vote(Some(it))));
        followed.unwrap_or(chosen)
    }

    fn interject(&mut self, decision: &Decision<'_, LoupsGarous>) -> Option<Move> {
        self.player.interject(decision)
    }
}

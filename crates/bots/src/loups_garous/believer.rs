//! What each level believes of the wolves, for whoever measures beliefs: nothing here sits at a table.

use loups_garous::{LoupsGarous, Role};
use table::{Decision, Seat, Seen};

use super::beginner::Beginner;
use super::easy;
use super::model::{Chances, Memory};
use super::scene::Scene;

/// A player of one level who only listens.
pub struct Believer(Listener);

enum Listener {
    Beginner(Box<Beginner>),
    Weighing(Box<Memory>),
}

impl Believer {
    /// One at a table of this size; `None` if the level believes nothing.
    pub fn new(level: &str, n_seats: usize) -> Option<Self> {
        let memory = match level {
            "beginner" => return Some(Self(Listener::Beginner(Box::new(Beginner::new(1))))),
            "easy" => easy::EASY.memory(n_seats),
            "reference" => easy::REFERENCE.memory(n_seats),
            // They forget nothing, and differ in what they make of it.
            "normal" | "hard" => Memory::new(n_seats),
            _ => return None,
        };
        Some(Self(Listener::Weighing(Box::new(memory))))
    }

    /// Sees one moment of the game, as [`table::Bot::see`].
    pub fn see(&mut self, seen: &Seen<LoupsGarous>) {
        match &mut self.0 {
            Listener::Beginner(beginner) => table::Bot::see(&mut **beginner, seen),
            Listener::Weighing(memory) => seen.news.iter().for_each(|it| memory.learn(it)),
        }
    }

    /// How likely each seat is to be a wolf, to whoever looks from `seat` and has this view.
    pub fn wolves(&self, seat: Seat, view: &loups_garous::View) -> Vec<f64> {
        let Some(scene) = Scene::new(&Decision::unhurried(seat, view, &[])) else { return Vec::new() };
        let seats = || Seat::all(view.players.len());
        match &self.0 {
            Listener::Weighing(memory) => {
                let chances = Chances::new(&scene.facts, memory);
                seats().map(|it| chances.of(it, Role::Wolf)).collect()
            }
            Listener::Beginner(beginner) => {
                let count = |role: Role| view.deck.iter().find(|it| it.role == role).map_or(0, |it| it.count);
                let known = seats().filter(|it| scene.facts.role(*it) == Some(Role::Wolf)).count() as f64;
                let open = |it: &Seat| scene.facts.role(*it).is_none();
                let total: f64 = seats().filter(open).map(|it| beginner.suspicion(&scene, it)).sum();
                let scale = (f64::from(count(Role::Wolf)) - known).max(0.0) / total.max(1e-9);
                let chance = |it: Seat| match scene.facts.role(it) {
                    Some(role) => f64::from(u8::from(role.is_wolf())),
                    None => (scale * beginner.suspicion(&scene, it)).min(1.0),
                };
                seats().map(chance).collect()
            }
        }
    }
}

impl std::fmt::Debug for Believer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Believer")
    }
}

//! What is done at night.

use loups_garous::{Act, Call, Middle, Role};
use table::{Seat, Seats};

use super::Thinker;
use crate::loups_garous::night::devour_again;
use crate::loups_garous::scene::Scene;

/// How often Cupid loves.
const SELF_LOVE: f64 = 0.3;
/// How much less often she looks once the wolves know who she is.
const NAMED: f64 = 0.5;

/// What the pack gains by a victim with this card, beside that of a Simple Villager.
const SEER: f64 = 12.0;
const GIRL: f64 = 4.0;
const HUNTER_EARLY: f64 = -0.3;
const HUNTER_LATE: f64 = 2.0;
/// What each word or ballot against the pack adds to that.
const VOICE: f64 = 0.1;
/// How much rather the pack kills whom the village trusts.
const TRUST: f64 = 3.0;

impl Thinker {
    pub(super) fn answer(&mut self, scene: &Scene<'_>) -> Option<Act> {
        match (scene.view.call?, scene.own.role) {
            (Call::Thief, Role::Thief) => Some(steal(scene)),
            (Call::Cupid, Role::Cupid) => self.aim_arrows(scene),
            (Call::Seer, Role::Seer) => self.look(scene),
            (Call::Wolves, Role::Wolf) => self.devour(scene),
            (Call::WolvesAgain, Role::Wolf) => devour_again(scene),
            (Call::Duel, Role::Wolf) => Some(self.watch(scene)),
            (Call::Duel, Role::Girl) => Some(self.peek(scene)),
            _ => Some(Act::Note(None)),
        }
    }

    fn aim_arrows(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let one = if self.temper.chance(SELF_LOVE) { scene.seat } else { self.temper.any(scene.others)? };
        let two = self.temper.any(scene.others.without(one))?;
        Some(Act::Love(one.min(two), one.max(two)))
    }

    /// At the likeliest wolf: one more innocent helps little. Of equals not at the one whom the village would execute anyway.
    fn look(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let unknown: Seats = scene.others.iter().filter(|it| scene.facts.role(*it).is_none()).collect();
        let order: Vec<f64> = Seat::all(scene.view.players.len()).map(|it| self.temper.fancy(it)).collect();
        let opinion = self.opinion(scene);
        let score = |it: Seat| opinion.wolf(it) + 1e-6 * order[it.idx()];
        let among = if unknown.is_empty() { scene.others } else { unknown };
        let weighed = among.iter().map(|it| (Act::Look(it), score(it))).collect();
        self.best(weighed)
    }

    /// Whoever harms the pack most: who may know a wolf, and whom the village will not execute of its own accord.
    fn devour(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let prey = scene.targets(|it| Act::Devour(Some(it)));
        if prey.is_empty() {
            return Some(Act::Devour(None));
        }
        let pack = scene.own.pack.as_ref()?;
        // Whom another one has named, or at least points at.
        let pointed = pack.points.iter().find(|it| usize::from(it.seat) != scene.seat.idx()).map(|it| it.side);
        let named = pack.answers.iter().find_map(|it| it.first).or(pointed).map(|it| Seat::at(it.into()));
        if let Some(victim) = named.filter(|it| prey.contains(*it)) {
            return Some(Act::Devour(Some(victim)));
        }
        let wolves = scene.fellows.with(scene.seat);
        let hits: Vec<f64> = Seat::all(scene.view.players.len())
            .map(|it| wolves.iter().map(|wolf| self.memory.hits(it, wolf)).sum::<f64>())
            .collect();
        let attention = if self.wits.listens { self.ears.attention() } else { 1.0 };
        // A Hunter who is the last to be eaten takes the last wolf with him: he has to go before.
        let hunter = if prey.len() <= 3 { HUNTER_LATE } else { HUNTER_EARLY };
        let opinion = self.opinion(scene);
        let score = |it: Seat| {
            let card = |role| opinion.card(it, role);
            let hit = hits[it.idx()];
            let knows = SEER * card(Role::Seer) + GIRL * card(Role::Girl) * (1.0 + hit);
            let harm = 1.0 + knows + VOICE * hit + hunter * card(Role::Hunter);
            // A listening village executes its suspects itself.
            harm * (1.05 - attention * opinion.public(it)).powf(TRUST) + 1e-6 * opinion.blame(it)
        };
        let weighed = prey.iter().map(|it| (Act::Devour(Some(it)), score(it))).collect();
        self.best(weighed)
    }

    /// Whoever may be the Little Girl.
    fn watch(&mut self, scene: &Scene<'_>) -> Act {
        let prey = scene.targets(|it| Act::Watch(Some(it)));
        if !scene.is_open(Role::Girl) {
            return Act::Watch(None);
        }
        // Whoever dies tonight need not be watched.
        let victim = scene.own.pack.as_ref().and_then(|it| it.victim).map(|it| Seat::at(it.into()));
        let prey = victim.filter(|_| prey.len() > 1).map_or(prey, |it| prey.without(it));
        let pack = scene.fellows.with(scene.seat);
        let weights: Vec<f64> = Seat::all(scene.view.players.len())
            .map(|it| {
                let grudge: f64 = pack.iter().map(|wolf| self.memory.hits(it, wolf)).sum();
                self.opinion(scene).card(it, Role::Girl).powi(2) * (1.0 + grudge)
            })
            .collect();
        Act::Watch(self.temper.draw(prey, |it| weights[it.idx()]))
    }

    /// If she is caught she dies for somebody else: that costs the village her eyes and no more. So she looks well while
    /// the wolves have no reason to think of her.
    fn peek(&mut self, scene: &Scene<'_>) -> Act {
        let named = self.memory.claim_of(scene.seat).is_some_and(|it| it.role == Role::Girl);
        if !self.temper.chance(if named { self.wits.peeks * NAMED } else { self.wits.peeks }) {
            Act::Sleep
        } else if self.wits.stares {
            Act::Stare
        } else {
            Act::Glance
        }
    }
}

/// The most useful card. A wolf's only if he must: with one of them in the middle the village is the better side.
fn steal(scene: &Scene<'_>) -> Act {
    let worth = |role: Role| match role {
        Role::Seer => 6,
        Role::Girl => 5,
        Role::Hunter => 4,
        Role::Cupid => 3,
        Role::Villager | Role::Thief => 2,
        Role::Wolf => 0,
    };
    let [first, second] = scene.own.middle.unwrap_or([Role::Villager; 2]);
    let (card, role) = if worth(first) >= worth(second) { (Middle::First, first) } else { (Middle::Second, second) };
    if worth(role) > 2 || !scene.may(Act::Keep) { Act::Take(card) } else { Act::Keep }
}

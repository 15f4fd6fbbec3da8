//! What is done at night.

use loups_garous::{Act, Call, Middle, Role};
use table::{Seat, Seats};

use super::easy::Easy;
use super::model::Chances;
use super::scene::Scene;
use super::temper::best;

/// How often a Thief who finds a wolf would rather be one.
const WOLFISH: f64 = 0.8;
/// How often Cupid loves.
const SELF_LOVE: f64 = 0.3;

impl Easy {
    pub(super) fn answer(&mut self, scene: &Scene<'_>) -> Option<Act> {
        match (scene.view.call?, scene.own.role) {
            (Call::Thief, Role::Thief) => Some(self.steal(scene)),
            (Call::Cupid, Role::Cupid) => self.aim_arrows(scene),
            (Call::Seer, Role::Seer) => self.look(scene),
            (Call::Wolves, Role::Wolf) => self.devour(scene),
            (Call::WolvesAgain, Role::Wolf) => devour_again(scene),
            (Call::Duel, Role::Wolf) => Some(self.watch(scene)),
            (Call::Duel, Role::Girl) => Some(self.peek(scene)),
            _ => Some(Act::Note(None)),
        }
    }

    /// The most useful card; his own if both are plain.
    fn steal(&mut self, scene: &Scene<'_>) -> Act {
        let wolf = if self.temper.chance(WOLFISH) { 4 } else { 0 };
        let worth = |role: Role| match role {
            Role::Seer => 5,
            Role::Wolf => wolf,
            Role::Girl | Role::Hunter => 3,
            Role::Cupid => 2,
            Role::Villager | Role::Thief => 1,
        };
        let [first, second] = scene.own.middle.unwrap_or([Role::Villager; 2]);
        let (card, role) =
            if worth(first) >= worth(second) { (Middle::First, first) } else { (Middle::Second, second) };
        if worth(role) > 1 || !scene.may(Act::Keep) { Act::Take(card) } else { Act::Keep }
    }

    fn aim_arrows(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let one = if self.temper.chance(SELF_LOVE) { scene.seat } else { self.temper.any(scene.others)? };
        let two = self.temper.any(scene.others.without(one))?;
        Some(Act::Love(one.min(two), one.max(two)))
    }

    /// Where most is learnt: at whoever is neither certainly a wolf nor certainly none.
    fn look(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let suspicion = self.suspicion(scene);
        let unknown: Seats = scene.others.iter().filter(|it| scene.facts.role(*it).is_none()).collect();
        let doubt = |seat: Seat| {
            let chance = suspicion.of(seat);
            chance * (1.0 - chance) * self.temper.fancy(seat)
        };
        let among = if unknown.is_empty() { scene.others } else { unknown };
        best(among, doubt).map(Act::Look)
    }

    /// Follows the pack, or names whoever harms it most: a Seer, a Little Girl, somebody who leads the talk, somebody the
    /// village trusts. Not whoever has accused the pack itself: that would point back at it.
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
        if self.hurries() {
            return Some(Act::Devour(self.temper.any(prey)));
        }
        let suspicion = self.suspicion(scene);
        let cards = Chances::new(&scene.facts, &self.memory);
        let score = |it: Seat| {
            let harm = 1.0 + 9.0 * cards.of(it, Role::Seer) + 2.0 * cards.of(it, Role::Girl);
            let harm = harm + 0.3 * self.memory.voice(it);
            harm * (1.05 - suspicion.of(it)).powi(4) * self.temper.fancy(it)
        };
        Some(Act::Devour(best(prey, score)))
    }

    /// Whoever may be the Little Girl.
    fn watch(&mut self, scene: &Scene<'_>) -> Act {
        let prey = scene.targets(|it| Act::Watch(Some(it)));
        if !scene.is_open(Role::Girl) {
            return Act::Watch(None);
        }
        let cards = Chances::new(&scene.facts, &self.memory);
        let pack = scene.fellows.with(scene.seat);
        let weight = |it: Seat| {
            let grudge: f64 = pack.iter().map(|wolf| self.memory.grudge(it, wolf)).sum();
            cards.of(it, Role::Girl) * (1.0 + grudge)
        };
        Act::Watch(self.temper.draw(prey, weight))
    }

    /// She looks while nobody thinks of her, and well while there are many to watch.
    fn peek(&mut self, scene: &Scene<'_>) -> Act {
        let named = self.memory.claim_of(scene.seat).is_some_and(|it| it.role == Role::Girl);
        let eyes = scene.view.deck.iter().find(|it| it.role == Role::Wolf).map_or(0, |it| usize::from(it.count));
        let dead = scene.view.players.iter().filter(|it| it.role == Some(Role::Wolf)).count();
        let alone = eyes.saturating_sub(dead) < 2;
        let crowd = scene.others.len() >= 8;
        if self.temper.chance(if named { 0.9 } else { 0.75 }) {
            Act::Sleep
        } else if alone || self.temper.chance(if crowd { 0.2 } else { 0.1 }) {
            Act::Stare
        } else {
            Act::Glance
        }
    }
}

/// The leader with most of the pack's votes; all wolves see the same.
pub(super) fn devour_again(scene: &Scene<'_>) -> Option<Act> {
    let pack = scene.own.pack.as_ref()?;
    if pack.leaders.is_empty() {
        return Some(Act::Note(None));
    }
    let prey = scene.targets(|it| Act::Devour(Some(it)));
    let votes = |seat: Seat| {
        let for_him = |vote: Option<u8>| vote == Some(seat.into());
        pack.answers.iter().map(|it| f64::from(u8::from(for_him(it.first)) + 2 * u8::from(for_him(it.second)))).sum()
    };
    Some(Act::Devour(best(prey, votes)))
}

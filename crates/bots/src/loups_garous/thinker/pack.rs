//! What wolves plan together by day. Each of them comes to the same plan by what all of them know, without a sign.

use loups_garous::{Act, Role};
use table::{Seat, Seats};

use super::Thinker;
use super::forecast::{Ears, Forecast};
use crate::loups_garous::scene::Scene;
use crate::loups_garous::temper::best;

/// A fellow whom the village suspects so much is given up.
pub(super) const LOST: f64 = 0.5;
/// What the execution of a fellow is worth, that of a Simple Villager being 1.
const FELLOW: f64 = -4.0;
/// What an enemy's card adds to that.
const SEER: f64 = 3.0;
const GIRL: f64 = 1.5;
const HUNTER: f64 = -0.5;
/// What it is worth to have been seen to vote against a fellow who dies.
const THANKS: f64 = 1.0;
/// What it costs to be seen to vote where nobody else does.
const ALONE: f64 = 0.3;

impl Thinker {
    /// Whom the pack votes against among these.
    pub(super) fn with_the_pack(&mut self, scene: &Scene<'_>, electable: Seats) -> Option<Seat> {
        // The whole pack has to see the same choice, though nobody can vote against himself or his Lover.
        let among = candidates(scene);
        let plan = self.reckon(scene, among);
        let enemies = electable.minus(scene.fellows);
        let opinion = self.opinion(scene);
        plan.filter(|it| electable.contains(*it))
            .or_else(|| best(if enemies.is_empty() { electable } else { enemies }, |it| opinion.blame(it)))
    }

    /// What is best in imagined votes.
    fn reckon(&mut self, scene: &Scene<'_>, among: Seats) -> Option<Seat> {
        let pack = scene.friends().with(scene.seat);
        let voters = scene.others.minus(pack);
        let ears = if self.wits.listens { self.ears } else { Ears::default() };
        let attention = ears.attention();
        let opinion = self.opinion(scene).clone();
        let forecast = Forecast::new(voters, among, &self.memory, &opinion, ears);
        let (seed, n_votes) = (u64::from(scene.view.period), self.wits.n_votes);
        let worth = |it: Seat| -> f64 {
            if pack.contains(it) {
                return FELLOW;
            }
            let card = |role| opinion.card(it, role);
            1.0 + SEER * card(Role::Seer) + GIRL * card(Role::Girl) + HUNTER * card(Role::Hunter)
        };
        let value = |plan: Seat| {
            let executed = forecast.executed(plan, pack.without(plan).len(), n_votes, seed);
            let sum: f64 = among.iter().map(|it| executed[it.idx()] * worth(it)).sum();
            // Who votes against a friend is thanked for it, who votes where nobody does is remembered.
            let thanks = if pack.contains(plan) { THANKS * executed[plan.idx()] } else { 0.0 };
            let alone = if executed[plan.idx()] < 0.2 { ALONE } else { 0.0 };
            sum + attention * (thanks - alone)
        };
        let weighed = among.iter().map(|it| (Act::Vote(Some(it)), value(it) + 1e-3 * opinion.blame(it))).collect();
        match self.best(weighed) {
            Some(Act::Vote(target)) => target,
            _ => None,
        }
    }
}

/// Those who can be voted for, be it by others.
fn candidates(scene: &Scene<'_>) -> Seats {
    scene.view.candidates & scene.others.with(scene.seat)
}

//! What wolves plan together by day. Each of them comes to the same plan by what all of them know, without a sign.

use loups_garous::{Act, Role};
use table::{Seat, Seats};

use super::Thinker;
use super::forecast::Forecast;
use crate::loups_garous::scene::Scene;
use crate::loups_garous::temper::best;
use crate::loups_garous::tune::tune;

/// Votes that are imagined for each plan.
const N_VOTES: u32 = 200;

impl Thinker {
    /// Whom the pack votes against among these.
    pub(super) fn with_the_pack(&mut self, scene: &Scene<'_>, electable: Seats) -> Option<Seat> {
        // The whole pack has to see the same choice, though nobody can vote against himself.
        let among = (electable | Seats::one(scene.seat)) & self.candidates(scene);
        let plan = if self.wits.forecasts { self.reckon(scene, among) } else { self.blend_in(scene, among) };
        let enemies = electable.minus(scene.fellows);
        let opinion = self.opinion(scene);
        plan.filter(|it| electable.contains(*it))
            .or_else(|| best(if enemies.is_empty() { electable } else { enemies }, |it| opinion.blame(it)))
    }

    /// Those who can be voted for, be it by others.
    fn candidates(&self, scene: &Scene<'_>) -> Seats {
        let living = scene.others.with(scene.seat);
        if scene.view.candidates.is_empty() { living } else { scene.view.candidates & living }
    }

    /// Where the village votes; unless that is a friend who can still be saved.
    fn blend_in(&mut self, scene: &Scene<'_>, among: Seats) -> Option<Seat> {
        let pack = scene.friends().with(scene.seat);
        let focus = self.opinion(scene).focus(among)?;
        let lost = pack.contains(focus)
            && (self.opinion(scene).public(focus) > tune("lost", 0.5)
                || self.memory.announcers(focus).len() * 4 > scene.others.len());
        let enemies = among.minus(pack);
        if lost || enemies.is_empty() {
            return Some(focus);
        }
        let opinion = self.opinion(scene).clone();
        let heard = |it: Seat| self.memory.voices(it).minus(pack).len() as f64 + if it == focus { tune("heed", 0.5) } else { 0.0 };
        best(enemies, |it| heard(it) + opinion.blame(it))
    }

    /// What is best in imagined votes.
    fn reckon(&mut self, scene: &Scene<'_>, among: Seats) -> Option<Seat> {
        let pack = scene.friends().with(scene.seat);
        let voters = scene.others.minus(pack);
        let attention = self.ears.attention();
        let opinion = self.opinion(scene).clone();
        let forecast = Forecast::new(voters, among, &self.memory, &opinion, self.ears);
        let seed = u64::from(scene.view.period);
        let worth = |it: Seat| -> f64 {
            if pack.contains(it) {
                return tune("fellow", -4.0);
            }
            let card = |role| opinion.card(it, role);
            1.0 + tune("vseer", 3.0) * card(Role::Seer) + tune("vgirl", 1.5) * card(Role::Girl)
                - tune("vhunter", 0.5) * card(Role::Hunter)
        };
        let value = |plan: Seat| {
            let executed = forecast.executed(plan, pack.without(plan).len(), N_VOTES, seed);
            let sum: f64 = among.iter().map(|it| executed[it.idx()] * worth(it)).sum();
            // Who votes against a friend is thanked for it, who votes where nobody does is remembered.
            let thanks = if pack.contains(plan) { tune("thanks", 1.0) * executed[plan.idx()] } else { 0.0 };
            let alone = if executed[plan.idx()] < 0.2 { tune("alone", 0.3) } else { 0.0 };
            sum + attention * (thanks - alone)
        };
        let weighed = among.iter().map(|it| (Act::Vote(Some(it)), value(it) + 1e-3 * opinion.blame(it))).collect();
        match self.best(weighed) {
            Some(Act::Vote(target)) => target,
            _ => None,
        }
    }
}

//! What is said by day.

use loups_garous::{Act, Role};
use table::{Seat, Seats};

use super::Thinker;
use super::pack::LOST;
use crate::loups_garous::model::Report;
use crate::loups_garous::scene::Scene;
use crate::loups_garous::talk::{self, ENOUGH, MOST, PATIENCE, TALKATIVE};

/// When so few others are left, a Seer tells whatever she knows.
const LATE: usize = 5;
/// Whose word is not believed: who is at least so likely to be a wolf.
const UNBELIEVED: f64 = 0.5;
/// A Seer who knows so many of the others tells it.
const TELLING: usize = 3;
/// A village that heeds no more than this share of what it hears can be told anything.
const DEAF: f64 = 0.35;

impl Thinker {
    /// The next thing to say in a debate; nothing if all is said.
    pub(super) fn speak(&mut self, scene: &Scene<'_>) -> Option<Act> {
        if let Some(act) = self.urgent(scene) {
            return Some(act);
        }
        let said = MOST.saturating_sub(scene.view.players[scene.seat.idx()].statements);
        if said >= TALKATIVE {
            return None;
        }
        let doubt = self.doubt(scene).or_else(|| self.defend(scene));
        doubt.or_else(|| self.accuse(scene)).or_else(|| self.announce(scene))
    }

    /// What cannot wait: an answer, who it is, what it knows.
    pub(super) fn urgent(&mut self, scene: &Scene<'_>) -> Option<Act> {
        if scene.view.players[scene.seat.idx()].statements == 0 {
            return None;
        }
        self.claim(scene).or_else(|| self.report(scene)).or_else(|| self.reply(scene))
    }

    fn reply(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let reply = talk::reply(scene, &self.memory).filter(|_| self.replies < PATIENCE)?;
        self.replies += 1;
        Some(reply)
    }

    /// Says who it is, or who it wants to be.
    fn claim(&mut self, scene: &Scene<'_>) -> Option<Act> {
        if self.memory.claim_of(scene.seat).is_some() {
            return None;
        }
        let role = if scene.is_wolf() { self.mask(scene)? } else { self.name(scene)? };
        scene.may(Act::Claim(role)).then_some(Act::Claim(role))
    }

    /// The card of somebody who is no wolf, once it is time to name it: what she knows must not die with a Seer, and
    /// nobody who has a card should be executed for want of a word.
    fn name(&self, scene: &Scene<'_>) -> Option<Role> {
        let role = scene.own.role;
        let rivals = self.memory.claimants(role) & scene.others;
        let rivalled = role != Role::Villager && !rivals.is_empty();
        // Nobody gives up the one he loves.
        let told = |it: &Seat| scene.facts.role(*it) == Some(Role::Wolf) && scene.lover() != Some(*it);
        let found = scene.others.iter().any(|it| told(&it));
        let seen = scene.others.iter().filter(|it| scene.facts.role(*it).is_some()).count();
        let in_time = match role {
            Role::Seer => found || scene.others.len() <= LATE || seen >= TELLING,
            Role::Girl => found,
            _ => false,
        };
        (in_time || rivalled || self.memory.is_cornered(scene.seat)).then_some(role)
    }

    /// What a wolf says it is: a Seer in the worst need, or where nobody listens, to make the true one show herself; else
    /// somebody harmless.
    fn mask(&self, scene: &Scene<'_>) -> Option<Role> {
        let claimed = self.memory.claimants(Role::Seer);
        let seer = scene.is_open(Role::Seer) && (claimed & scene.fellows).is_empty();
        if self.memory.is_reported_wolf(scene.seat) && self.brazen {
            let girl = scene.is_open(Role::Girl) && claimed.is_empty();
            return if seer && !girl {
                Some(Role::Seer)
            } else if girl {
                Some(Role::Girl)
            } else {
                None
            };
        }
        let first = scene.fellows.iter().all(|it| it > scene.seat) || scene.is_torn();
        let lures = self.wits.listens && first && claimed.is_empty() && self.ears.attention() < DEAF;
        if seer && lures && scene.view.phase == loups_garous::Phase::Debate {
            return Some(Role::Seer);
        }
        if !self.memory.is_cornered(scene.seat) {
            return None;
        }
        let free = |role: &Role| scene.is_open(*role) && self.memory.claimants(*role).is_empty();
        let special = [Role::Hunter, Role::Cupid, Role::Thief, Role::Girl].into_iter().find(free);
        Some(special.filter(|_| self.temper.today.feigns).unwrap_or(Role::Villager))
    }

    /// What somebody who has said that he knows tells next.
    fn report(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let claimed = self.memory.claim_of(scene.seat)?.role;
        if scene.is_wolf() {
            return if matches!(claimed, Role::Seer | Role::Girl) { self.invent(scene, claimed) } else { None };
        }
        talk::true_report(scene, &self.memory)
    }

    /// A wolf's vision: one a day, first the one who is in the way.
    fn invent(&mut self, scene: &Scene<'_>, claimed: Role) -> Option<Act> {
        let own = || talk::own_reports(scene, &self.memory);
        if own().any(|it| it.day == self.memory.day()) {
            return None;
        }
        let told: Seats = own().map(|it| it.of).collect();
        let innocent = scene.others.minus(scene.fellows).minus(told);
        let against_me = |it: &Report| it.of == scene.seat && it.role.is_wolf() && innocent.contains(it.by);
        let rivals = self.memory.reports().iter().find(|it| against_me(it)).map(|it| it.by);
        let rivals = rivals.or_else(|| (self.memory.claimants(claimed) & innocent).first());
        if let Some(rival) = rivals {
            return Some(Act::Report(rival, Role::Wolf));
        }
        if self.temper.today.bluffs || told.is_empty() {
            let opinion = self.opinion(scene);
            return opinion.focus(innocent).map(|it| Act::Report(it, Role::Wolf));
        }
        let friendly = self.temper.any(scene.others.minus(told)).filter(|_| claimed == Role::Seer);
        friendly.map(|it| Act::Report(it, Role::Villager))
    }

    /// Against whom it speaks: a wolf spares its friends, unless it feigns.
    fn target(&mut self, scene: &Scene<'_>) -> Option<Seat> {
        let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
        let among = scene.others.minus(loved);
        if !scene.is_wolf() {
            return self.against(scene, among);
        }
        let enemies = among.minus(scene.friends());
        let opinion = self.opinion(scene);
        let focus = opinion.focus(among)?;
        let lost = opinion.public(focus) > LOST;
        if enemies.contains(focus) || lost { Some(focus) } else { opinion.focus(enemies) }
    }

    /// Names whom it suspects most.
    fn accuse(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let spoken = scene.others.iter().any(|it| self.memory.accusers(it).contains(scene.seat));
        if spoken || !self.temper.today.accuses {
            return None;
        }
        let target = self.target(scene)?;
        (self.memory.accusers(target).len() < ENOUGH).then_some(Act::Accuse(target))
    }

    /// Speaks for a Lover always, for others sometimes: whom it knows, whom it trusts, a fellow wolf.
    fn defend(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let spoken = scene.others.iter().any(|it| self.memory.defenders(it).contains(scene.seat));
        if spoken {
            return None;
        }
        let accused: Seats = scene.others.iter().filter(|it| !self.memory.accusers(*it).is_empty()).collect();
        if let Some(lover) = scene.lover().filter(|it| accused.contains(*it)) {
            return Some(Act::Defend(lover));
        }
        if !self.temper.today.defends {
            return None;
        }
        let opinion = self.opinion(scene).clone();
        let trusts = |it: &Seat| {
            let trusted = opinion.wolf(*it) < 0.05;
            trusted && self.memory.accusers(*it).len() > 1 && self.memory.defenders(*it).len() < ENOUGH
        };
        accused.iter().find(trusts).map(Act::Defend)
    }

    /// Does not believe a claim or a report of somebody who is more likely a wolf than not. A wolf pretends so of whoever
    /// names a fellow.
    fn doubt(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let spoken = scene.others.iter().any(|it| self.memory.doubters(it).contains(scene.seat));
        if spoken || !self.temper.today.questions {
            return None;
        }
        let opinion = self.opinion(scene).clone();
        let against_friend = |it: Seat| {
            let mut reports = self.memory.reports().iter().filter(|report| report.by == it && report.role.is_wolf());
            reports.any(|report| scene.friends().contains(report.of))
        };
        let doubtful = |it: &Seat| {
            let hers = scene.lover() == Some(*it) || scene.friends().contains(*it);
            let enough = self.memory.doubters(*it).len() >= ENOUGH;
            !hers && !enough && scene.may(Act::Doubt(*it)) && (opinion.wolf(*it) >= UNBELIEVED || against_friend(*it))
        };
        scene.others.iter().find(doubtful).map(Act::Doubt)
    }

    /// Tells its vote beforehand.
    fn announce(&mut self, scene: &Scene<'_>) -> Option<Act> {
        if !self.temper.today.announces || self.memory.announced(scene.seat).is_some() {
            return None;
        }
        let target = self.target(scene)?;
        (self.memory.announcers(target).len() < ENOUGH).then_some(Act::Announce(target))
    }
}

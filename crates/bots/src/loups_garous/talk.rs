//! What is said by day. A bot says a few things and is ready; whoever speaks to it afterwards gets an answer.

use loups_garous::{Act, Role};
use table::{Seat, Seats};

use super::easy::Easy;
use super::model::{Memory, Report};
use super::scene::Scene;

/// Statements a day that a bot makes of its own accord.
pub(super) const TALKATIVE: u8 = 3;
/// Statements a day: the rest is kept for answers.
pub(super) const MOST: u8 = 8;
/// Answers a day to those who name it.
pub(super) const PATIENCE: u8 = 2;
/// When so few others are left, a Seer tells whatever she knows.
const LATE: usize = 4;
/// Whose word is not believed: who is at least so likely to be a wolf.
const UNBELIEVED: f64 = 0.5;
/// For whom so many have spoken today nobody else has to: there are only so many ways to say it.
pub(super) const ENOUGH: usize = 4;
/// How much more than others somebody has to be suspect to be accused.
const SUSPECT: f64 = 1.15;

impl Easy {
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
        let reply = reply(scene, &self.memory).filter(|_| self.replies < PATIENCE)?;
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

    /// The card of somebody who is no wolf, once it is time to name it.
    fn name(&self, scene: &Scene<'_>) -> Option<Role> {
        let (role, dares) = (scene.own.role, self.temper.today.dares);
        let rivals = self.memory.claimants(role) & scene.others;
        let rivalled = role != Role::Villager && !rivals.is_empty();
        // Nobody gives up the one he loves.
        let told = |it: &Seat| scene.facts.role(*it) == Some(Role::Wolf) && scene.lover() != Some(*it);
        let found = scene.others.iter().any(|it| told(&it));
        let late = scene.others.len() <= LATE;
        let in_time = match role {
            // What she has found out must not die with her.
            Role::Seer => found || late && dares,
            Role::Girl => found && dares,
            _ => false,
        };
        // A Hunter, Cupid or Little Girl in danger would rather not be known to the wolves.
        let discreet = !matches!(role, Role::Seer | Role::Villager) && !dares;
        (in_time || rivalled || self.memory.is_cornered(scene.seat) && !discreet).then_some(role)
    }

    /// What a wolf says it is: a Seer in the worst need, or sometimes without any; else somebody harmless.
    fn mask(&self, scene: &Scene<'_>) -> Option<Role> {
        let today = self.temper.today;
        let reported = self.memory.is_reported_wolf(scene.seat);
        let taken = !(self.memory.claimants(Role::Seer) & scene.fellows).is_empty();
        let seer = scene.is_open(Role::Seer) && !taken;
        if seer && (reported && today.bluffs || today.invents && scene.view.night > 1) {
            return Some(Role::Seer);
        }
        if !self.memory.is_cornered(scene.seat) {
            return None;
        }
        let free = |role: &Role| scene.is_open(*role) && self.memory.claimants(*role).is_empty();
        let special = [Role::Hunter, Role::Cupid, Role::Thief, Role::Girl].into_iter().find(free);
        Some(special.filter(|_| today.feigns).unwrap_or(Role::Villager))
    }

    /// What somebody who has said that he knows tells next.
    fn report(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let claimed = self.memory.claim_of(scene.seat)?.role;
        if scene.is_wolf() {
            let told: Seats = own_reports(scene, &self.memory).map(|it| it.of).collect();
            return if claimed == Role::Seer { self.invent(scene, told) } else { None };
        }
        true_report(scene, &self.memory)
    }

    /// A wolf's vision: one a day, first the one who is in the way.
    fn invent(&mut self, scene: &Scene<'_>, told: Seats) -> Option<Act> {
        if own_reports(scene, &self.memory).any(|it| it.day == self.memory.day()) {
            return None;
        }
        let rivals = (self.memory.claimants(Role::Seer) & scene.others).minus(scene.fellows).minus(told);
        if let Some(rival) = rivals.first() {
            return Some(Act::Report(rival, Role::Wolf));
        }
        let innocent = scene.others.minus(scene.fellows).minus(told);
        if self.temper.today.bluffs || told.is_empty() {
            return self.against(scene, innocent).map(|it| Act::Report(it, Role::Wolf));
        }
        self.temper.any(scene.others.minus(told)).map(|it| Act::Report(it, Role::Villager))
    }

    /// Names whom it suspects most, if it suspects anybody.
    fn accuse(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let spoken = scene.others.iter().any(|it| self.memory.accusers(it).contains(scene.seat));
        if spoken || !self.temper.today.accuses {
            return None;
        }
        let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
        let target = self.against(scene, scene.others.minus(loved))?;
        let suspicion = self.suspicion(scene);
        let mean = scene.others.iter().map(|it| suspicion.of(it)).sum::<f64>() / scene.others.len().max(1) as f64;
        let weighed = suspicion.of(target) * self.temper.whim(target);
        (weighed >= mean * SUSPECT).then_some(Act::Accuse(target))
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
        let suspicion = self.suspicion(scene);
        let trusts = |it: &Seat| {
            let trusted = suspicion.of(*it) < 0.05 && !scene.is_wolf();
            let friend = scene.friends().contains(*it) && self.temper.today.bluffs && suspicion.of(*it) < 0.2;
            (trusted || friend) && self.memory.accusers(*it).len() > 1 && self.memory.defenders(*it).len() < ENOUGH
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
        let suspicion = self.suspicion(scene);
        let against_friend = |it: Seat| {
            let mut reports = self.memory.reports().iter().filter(|report| report.by == it && report.role.is_wolf());
            reports.any(|report| scene.friends().contains(report.of))
        };
        let doubtful = |it: &Seat| {
            let hers = scene.lover() == Some(*it) || scene.friends().contains(*it);
            !hers && scene.may(Act::Doubt(*it)) && (suspicion.of(*it) >= UNBELIEVED || against_friend(*it))
        };
        scene.others.iter().find(doubtful).map(Act::Doubt)
    }

    /// Tells its vote beforehand.
    fn announce(&mut self, scene: &Scene<'_>) -> Option<Act> {
        if !self.temper.today.announces || self.memory.announced(scene.seat).is_some() {
            return None;
        }
        let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
        self.against(scene, scene.others.minus(loved)).map(Act::Announce)
    }
}

/// Yes to what is true and harmless, no to all else; nothing where nobody waits for an answer.
pub(super) fn reply(scene: &Scene<'_>, memory: &Memory) -> Option<Act> {
    let named = scene.view.players[scene.seat.idx()].named?;
    if memory.unanswered(scene.seat) == 0 {
        return None;
    }
    let pretends = if scene.is_wolf() { Role::Villager } else { scene.own.role };
    let claimed = memory.claim_of(scene.seat).map_or(pretends, |it| it.role);
    Some(if named.role == Some(claimed) { Act::Yes } else { Act::No })
}

/// What somebody who knows cards, and has said so, tells next: wolves first.
pub(super) fn true_report(scene: &Scene<'_>, memory: &Memory) -> Option<Act> {
    let claimed = memory.claim_of(scene.seat)?.role;
    let told: Seats = own_reports(scene, memory).map(|it| it.of).collect();
    let known = |it: &Seat| *it != scene.seat && !told.contains(*it);
    let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
    let living: Seats = scene.others.minus(loved).iter().filter(known).collect();
    let role_of = |it: Seat| scene.facts.role(it).filter(|role| claimed == Role::Seer || role.is_wolf());
    let wolf_first = living.iter().find(|it| role_of(*it) == Some(Role::Wolf));
    let next = wolf_first.or_else(|| living.iter().find(|it| role_of(*it).is_some()))?;
    let trusted = matches!(claimed, Role::Seer | Role::Girl) && claimed == scene.own.role;
    role_of(next).filter(|_| trusted).map(|role| Act::Report(next, role))
}

/// All that this seat has said of others' cards.
pub(super) fn own_reports<'a>(scene: &Scene<'_>, memory: &'a Memory) -> impl Iterator<Item = &'a Report> + use<'a> {
    let seat = scene.seat;
    memory.reports().iter().filter(move |it| it.by == seat)
}

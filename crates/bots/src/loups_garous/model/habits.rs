//! What players of each role tend to do. Weights are likelihoods; where several are multiplied, 1 means that a thing
//! tells nothing.

use loups_garous::Role;

use super::memory::{Claim, Deeds};

/// Somebody is cornered when one in so many of the living is against him.
pub(super) const CORNERED: usize = 3;

/// How people are thought to play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Habits {
    /// How much more wolves like to kill somebody who says he is the Seer.
    pub(super) seer_appeal: f64,
    /// How much an accusation draws the wolves.
    pub(super) grudge_word: f64,
    /// How much a ballot draws the wolves.
    pub(super) grudge_vote: f64,
    /// How much it draws the wolves to be called one.
    pub(super) grudge_report: f64,
    /// A true report that is not true: people err, or play strangely.
    pub(super) error: f64,
    /// Somebody keeps silent while another one claims his card.
    pub(super) silent_rival: f64,
    /// The Seer has said nothing for one more day.
    pub(super) silent_seer: f64,
    /// Somebody tells what he cannot know.
    invented: f64,
    /// How likely a wolf is to make reports at all.
    pub(super) wolf_lies: f64,
    claims: Claims,
    /// What a wolf's deeds towards another wolf tell, against what anybody would do.
    among_wolves: Tells,
    /// What a wolf's deeds towards somebody else tell.
    by_wolf: Tells,
    /// What the deeds of somebody who is no wolf tell, if they are towards a wolf.
    at_wolf: Tells,
}

/// What one deed of each kind tells.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tells {
    voted: f64,
    accused: f64,
    defended: f64,
}

/// How likely each kind of claim is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Claims {
    /// A wolf in danger says he is the Seer.
    wolf_as_seer_cornered: f64,
    /// A wolf says so in peace.
    wolf_as_seer: f64,
    /// A wolf says he is a Simple Villager.
    wolf_as_villager: f64,
    /// A wolf says he is another card of which there is one.
    wolf_as_special: f64,
    /// The Seer says who she is.
    seer: f64,
    /// Another one says who he is.
    honest: f64,
    /// A special card is hidden behind a plain one.
    modest: f64,
    /// Somebody who is no wolf claims to be the Seer.
    false_seer: f64,
    /// Or something else that he is not.
    strange: f64,
}

/// The habits that our first bots believe in: set by judgement.
pub(crate) static JUDGED: Habits = Habits {
    seer_appeal: 7.0,
    grudge_word: 0.4,
    grudge_vote: 0.4,
    grudge_report: 4.0,
    error: 0.001,
    silent_rival: 0.06,
    silent_seer: 0.9,
    invented: 0.02,
    wolf_lies: 0.3,
    claims: Claims {
        wolf_as_seer_cornered: 0.3,
        wolf_as_seer: 0.05,
        wolf_as_villager: 0.35,
        wolf_as_special: 0.12,
        seer: 0.8,
        honest: 0.35,
        modest: 0.15,
        false_seer: 0.003,
        strange: 0.01,
    },
    among_wolves: Tells { voted: 0.6, accused: 0.7, defended: 1.7 },
    by_wolf: Tells { voted: 1.1, accused: 1.05, defended: 0.9 },
    at_wolf: Tells { voted: 1.0, accused: 1.0, defended: 1.0 },
};

/// Habits as counted.
pub(crate) static FITTED: Habits = Habits {
    seer_appeal: 7.0,
    grudge_word: 0.4,
    grudge_vote: 0.4,
    grudge_report: 4.0,
    error: 0.001,
    silent_rival: 0.06,
    silent_seer: 0.9,
    invented: 0.02,
    wolf_lies: 0.3,
    claims: Claims {
        wolf_as_seer_cornered: 0.3,
        wolf_as_seer: 0.05,
        wolf_as_villager: 0.35,
        wolf_as_special: 0.12,
        seer: 0.8,
        honest: 0.35,
        modest: 0.15,
        false_seer: 0.003,
        strange: 0.01,
    },
    among_wolves: Tells { voted: 0.6, accused: 0.7, defended: 1.7 },
    by_wolf: Tells { voted: 1.1, accused: 1.05, defended: 0.9 },
    at_wolf: Tells { voted: 1.0, accused: 1.0, defended: 1.0 },
};

impl Habits {
    /// How likely it is that somebody with this card makes this claim, after others that were different.
    pub(super) fn claim(&self, role: Role, claim: Claim) -> f64 {
        let wavers = if role.is_wolf() { 0.4 } else { 0.1 };
        self.claims.first(role, claim) * f64::powi(wavers, claim.changes.min(3).into())
    }

    /// How likely it is that somebody with this card, neither wolf nor one who knows, makes reports at all.
    pub(super) const fn invents(&self, has_reports: bool) -> f64 {
        if has_reports { self.invented } else { 1.0 }
    }

    /// What a wolf's deeds towards another wolf tell, against what anybody would do.
    pub(super) fn among_wolves(&self, deeds: Deeds) -> f64 {
        self.among_wolves.of(deeds)
    }

    /// What a wolf's deeds towards somebody else tell.
    pub(super) fn by_wolf(&self, deeds: Deeds) -> f64 {
        self.by_wolf.of(deeds)
    }

    /// What the deeds of somebody else towards a wolf tell.
    pub(super) fn at_wolf(&self, deeds: Deeds) -> f64 {
        self.at_wolf.of(deeds)
    }
}

impl Claims {
    fn first(&self, role: Role, claim: Claim) -> f64 {
        match (role, claim.role) {
            (Role::Wolf, Role::Seer) if claim.cornered => self.wolf_as_seer_cornered,
            (Role::Wolf, Role::Seer) => self.wolf_as_seer,
            (Role::Wolf, Role::Villager) => self.wolf_as_villager,
            (Role::Wolf, _) => self.wolf_as_special,
            (Role::Seer, Role::Seer) => self.seer,
            (role, claimed) if role == claimed => self.honest,
            (_, Role::Villager) => self.modest,
            (_, Role::Seer) => self.false_seer,
            (_, _) => self.strange,
        }
    }
}

impl Tells {
    fn of(&self, deeds: Deeds) -> f64 {
        power(self.voted, deeds.voted) * power(self.accused, deeds.accused) * power(self.defended, deeds.defended)
    }
}

/// What one wolf's report about somebody tells, by whether that one is a wolf too, against what any liar would say.
pub(super) const fn wolf_reports(role: Role, of_wolf: bool) -> f64 {
    match (role, of_wolf) {
        (Role::Wolf, true) => 0.2,
        (Role::Wolf, false) => 1.4,
        (_, true) => 1.3,
        (_, false) => 0.8,
    }
}

/// Habits wear out: the fourth vote against somebody tells nothing new.
fn power(factor: f64, count: f64) -> f64 {
    if count > 0.0 { factor.powf(count.min(3.0)) } else { 1.0 }
}

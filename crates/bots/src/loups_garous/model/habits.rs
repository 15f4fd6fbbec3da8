//! What players of each role tend to do. Weights are likelihoods; where several are multiplied, 1 means that a thing
//! tells nothing. They are ours, set by judgement and by how our own bots play.

use loups_garous::Role;

use super::memory::{Claim, Deeds};

/// How much more wolves like to kill somebody who says he is the Seer.
pub(super) const SEER_APPEAL: f64 = 7.0;
/// How much an accusation draws the wolves.
pub(super) const GRUDGE_WORD: f64 = 0.4;
/// How much a ballot draws the wolves.
pub(super) const GRUDGE_VOTE: f64 = 0.4;
/// How much it draws the wolves to be called one.
pub(super) const GRUDGE_REPORT: f64 = 4.0;
/// Somebody is cornered when one in so many of the living is against him.
pub(super) const CORNERED: usize = 3;
/// A true report that is not true: people err, or play strangely.
pub(super) const ERROR: f64 = 0.001;
/// Somebody keeps silent while another one claims his card.
pub(super) const SILENT_RIVAL: f64 = 0.06;
/// The Seer has said nothing for one more day.
pub(super) const SILENT_SEER: f64 = 0.9;
/// Somebody tells what he cannot know.
const INVENTED: f64 = 0.02;

/// How likely it is that somebody with this card makes this claim, after others that were different.
pub(super) fn claim(role: Role, claim: Claim) -> f64 {
    let wavers = if role.is_wolf() { 0.4 } else { 0.1 };
    first_claim(role, claim) * f64::powi(wavers, claim.changes.min(3).into())
}

fn first_claim(role: Role, claim: Claim) -> f64 {
    match (role, claim.role) {
        (Role::Wolf, Role::Seer) if claim.cornered => 0.3,
        (Role::Wolf, Role::Seer) => 0.05,
        (Role::Wolf, Role::Villager) => 0.35,
        (Role::Wolf, _) => 0.12,
        (Role::Seer, Role::Seer) => 0.8,
        (role, claimed) if role == claimed => 0.35,
        (_, Role::Villager) => 0.15,
        (_, Role::Seer) => 0.003,
        (_, _) => 0.01,
    }
}

/// How likely it is that somebody with this card, neither wolf nor one who knows, makes reports at all.
pub(super) const fn invents(has_reports: bool) -> f64 {
    if has_reports { INVENTED } else { 1.0 }
}

/// How likely a wolf is to make reports at all.
pub(super) const WOLF_LIES: f64 = 0.3;

/// What one wolf's report about somebody tells, by whether that one is a wolf too, against what any liar would say.
pub(super) const fn wolf_reports(role: Role, of_wolf: bool) -> f64 {
    match (role, of_wolf) {
        (Role::Wolf, true) => 0.2,
        (Role::Wolf, false) => 1.4,
        (_, true) => 1.3,
        (_, false) => 0.8,
    }
}

/// What a wolf's deeds towards another wolf tell, against what anybody would do.
pub(super) fn among_wolves(deeds: Deeds) -> f64 {
    power(0.6, deeds.voted) * power(0.7, deeds.accused) * power(1.7, deeds.defended)
}

/// What a wolf's deeds towards somebody else tell.
pub(super) fn by_wolf(deeds: Deeds) -> f64 {
    power(1.1, deeds.voted) * power(1.05, deeds.accused) * power(0.9, deeds.defended)
}

/// Habits wear out: the fourth vote against somebody tells nothing new.
fn power(factor: f64, count: f64) -> f64 {
    if count > 0.0 { factor.powf(count.min(3.0)) } else { 1.0 }
}

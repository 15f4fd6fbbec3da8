//! Every set of wolves that is possible, weighed by what everybody has said and done.

use loups_garous::{N_ROLES, Role};
use table::{MAX_SEATS, Seat, Seats};

use super::facts::{Facts, bit};
use super::habits;
use super::holders::Holders;
use super::memory::{Hunt, Memory};

/// Whom a viewer suspects, and how much.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Suspicion {
    wolf: [f64; MAX_SEATS],
}

impl Suspicion {
    /// Weighs everything that is known and remembered.
    pub(crate) fn new(facts: &Facts, memory: &Memory) -> Self {
        let scales = Scales::new(facts, memory);
        let (mut wolf, mut total) = ([0.0; MAX_SEATS], 0.0);
        scales.each(|wolves, weight| {
            let weight = weight * scales.holders.weight(wolves, scales.in_middle(wolves));
            total += weight;
            wolves.iter().for_each(|it| wolf[it.idx()] += weight);
        });
        if total > 0.0 {
            wolf = wolf.map(|it| it / total);
        }
        Self { wolf }
    }

    /// How likely a seat is to be a wolf.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> f64 {
        self.wolf[seat.idx()]
    }
}

/// How likely each seat is to have each card; what is missing lies in the middle.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chances {
    rows: [[f64; N_ROLES]; MAX_SEATS],
}

impl Chances {
    /// Weighs everything that is known and remembered.
    pub(crate) fn new(facts: &Facts, memory: &Memory) -> Self {
        let scales = Scales::new(facts, memory);
        let (mut rows, mut total) = ([[0.0; N_ROLES]; MAX_SEATS], 0.0);
        scales.each(|wolves, outer| {
            let in_middle = scales.in_middle(wolves);
            let weight = outer * scales.holders.weight(wolves, in_middle);
            total += weight;
            wolves.iter().for_each(|it| rows[it.idx()][Role::Wolf.idx()] += weight);
            scales.holders.add_roles(wolves, in_middle, outer, &mut rows);
        });
        for seat in Seat::all(facts.n_seats) {
            let row = &mut rows[seat.idx()];
            match facts.role(seat) {
                Some(role) => {
                    *row = [0.0; N_ROLES];
                    row[role.idx()] = 1.0;
                }
                None if total > 0.0 => row.iter_mut().for_each(|it| *it /= total),
                None => (),
            }
        }
        Self { rows }
    }

    /// How likely this seat is to have this card.
    pub(crate) const fn of(&self, seat: Seat, role: Role) -> f64 {
        self.rows[seat.idx()][role.idx()]
    }
}

/// What speaks for and against each set of wolves.
struct Scales<'a> {
    facts: &'a Facts,
    memory: &'a Memory,
    holders: Holders,
    /// What a seat's words and deeds tell if it is a wolf.
    alone: [f64; MAX_SEATS],
    /// What two seats' words and deeds towards each other tell if both are wolves.
    together: [[f64; MAX_SEATS]; MAX_SEATS],
}

impl<'a> Scales<'a> {
    fn new(facts: &'a Facts, memory: &'a Memory) -> Self {
        let mut scales = Self {
            facts,
            memory,
            holders: Holders::new(facts, memory),
            alone: [1.0; MAX_SEATS],
            together: [[1.0; MAX_SEATS]; MAX_SEATS],
        };
        for by in Seat::all(facts.n_seats).filter(|it| facts.may_be(*it, Role::Wolf)) {
            if let Some(claim) = memory.claim_of(by) {
                scales.alone[by.idx()] *= habits::claim(Role::Wolf, claim);
            }
            if memory.reports().iter().any(|it| it.by == by) {
                scales.alone[by.idx()] *= habits::WOLF_LIES;
            }
            for of in Seat::all(facts.n_seats).filter(|it| *it != by) {
                let deeds = memory.deeds(by, of);
                let (apart, joined) = (habits::by_wolf(deeds), habits::among_wolves(deeds));
                scales.lay(by, of, apart, joined);
            }
        }
        for report in memory.reports().iter().filter(|it| facts.may_be(it.by, Role::Wolf)) {
            let by_wolf = |of_wolf| habits::wolf_reports(report.role, of_wolf);
            scales.lay(report.by, report.of, by_wolf(false), by_wolf(true));
        }
        scales
    }

    fn lay(&mut self, by: Seat, of: Seat, apart: f64, joined: f64) {
        let (by, of) = (by.idx(), of.idx());
        self.alone[by] *= apart;
        let both = self.together[by][of] * joined / apart;
        (self.together[by][of], self.together[of][by]) = (both, both);
    }

    fn n_wolves(&self) -> usize {
        let outside = self.facts.outside.iter().flatten().filter(|it| it.is_wolf()).count();
        usize::from(self.facts.deck.count(Role::Wolf)).saturating_sub(outside)
    }

    /// Wolves that lie in the middle, if these are all the others.
    fn in_middle(&self, wolves: Seats) -> usize {
        self.n_wolves().saturating_sub(wolves.len())
    }

    /// Visits every possible set of wolves, with the weight of what they have done.
    fn each(&self, mut visit: impl FnMut(Seats, f64)) {
        let n_wolves = self.n_wolves();
        let known: Seats =
            Seat::all(self.facts.n_seats).filter(|it| self.facts.may[it.idx()] == bit(Role::Wolf)).collect();
        let weight = known
            .iter()
            .fold((Seats::EMPTY, 1.0), |(wolves, weight), it| (wolves.with(it), weight * self.joins(it, wolves)));
        for in_middle in 0..=self.facts.most_in_middle().min(n_wolves) {
            self.choose(0, known, n_wolves - in_middle, weight.1, &mut visit);
        }
    }

    fn choose(&self, from: usize, wolves: Seats, n_wolves: usize, weight: f64, visit: &mut impl FnMut(Seats, f64)) {
        if wolves.len() >= n_wolves {
            if wolves.len() == n_wolves && self.facts.allows(wolves) {
                visit(wolves, weight * self.hunted(wolves));
            }
            return;
        }
        for seat in Seat::all(self.facts.n_seats).skip(from) {
            if self.facts.may_be(seat, Role::Wolf) && !wolves.contains(seat) {
                let joined = weight * self.joins(seat, wolves);
                self.choose(seat.idx() + 1, wolves.with(seat), n_wolves, joined, visit);
            }
        }
    }

    /// What speaks for `seat` being one more wolf.
    fn joins(&self, seat: Seat, wolves: Seats) -> f64 {
        wolves.iter().fold(self.alone[seat.idx()], |weight, it| weight * self.together[seat.idx()][it.idx()])
    }

    /// How likely these wolves were to kill those who died at night.
    fn hunted(&self, wolves: Seats) -> f64 {
        self.memory.hunts().iter().map(|it| hunted(it, wolves)).product()
    }
}

fn hunted(hunt: &Hunt, wolves: Seats) -> f64 {
    let pack = wolves & hunt.alive;
    if pack.contains(hunt.victim) {
        return 0.0;
    }
    let grudge: f64 = pack.iter().map(|it| hunt.grudge[it.idx()]).sum();
    let grudges: f64 = pack.iter().map(|it| hunt.grudges[it.idx()]).sum();
    let appeal: f64 = hunt.alive.minus(pack).iter().map(|it| hunt.appeal[it.idx()]).sum();
    (hunt.appeal[hunt.victim.idx()] + grudge) / (appeal + grudges)
}

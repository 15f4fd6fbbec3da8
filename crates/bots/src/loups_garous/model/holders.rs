//! Who may hold the cards of which there is one, given the wolves.
//!
//! Seats that have said something about cards are looked at one by one; all others are alike and are counted. So the
//! sum over every way to deal the cards is exact and short.

use arrayvec::ArrayVec;
use loups_garous::{MAX_WOLVES, N_ROLES, Role};
use table::{MAX_SEATS, Seat, Seats};

use super::facts::Facts;
use super::habits;
use super::memory::Memory;

/// Cards of which there is one in a deck.
const SPECIALS: [Role; 5] = [Role::Seer, Role::Hunter, Role::Cupid, Role::Thief, Role::Girl];
/// Sets of them.
const SETS: usize = 1 << SPECIALS.len();

/// A set of special cards, as a place in a table.
type Set = usize;
/// A weight for every set of special cards that have been given out.
type Spread = [f64; SETS];

/// What somebody has told about cards.
#[derive(Clone, Copy)]
struct Told {
    wolves: Seats,
    others: Seats,
    /// Reports that the cards of the dead refute, whoever the wolves are.
    refuted: usize,
    any: bool,
}

impl Told {
    fn by(seat: Seat, facts: &Facts, memory: &Memory) -> Self {
        let mut told = Self { wolves: Seats::EMPTY, others: Seats::EMPTY, refuted: 0, any: false };
        for report in memory.reports().iter().filter(|it| it.by == seat) {
            told.any = true;
            match facts.role(report.of) {
                Some(role) => told.refuted += usize::from(role != report.role),
                None if report.role.is_wolf() => told.wolves = told.wolves.with(report.of),
                None => told.others = told.others.with(report.of),
            }
        }
        told
    }

    /// How likely somebody who knows is to have told this, if these are the wolves.
    fn if_known(&self, wolves: Seats) -> f64 {
        let wrong = self.refuted + self.wolves.minus(wolves).len() + (self.others & wolves).len();
        (0..wrong).map(|_| habits::ERROR).product()
    }
}

/// A seat that has said something about cards.
struct Speaker {
    seat: Seat,
    told: Told,
    as_villager: f64,
    /// By place in [`Holders::open`], reports of those who know left out.
    as_special: [f64; SPECIALS.len()],
}

/// Who may hold the special cards.
pub(super) struct Holders {
    /// Special cards whose holder is not known.
    open: ArrayVec<Role, 5>,
    /// Holders that are known, and what they have told.
    known: ArrayVec<Told, 2>,
    speakers: ArrayVec<Speaker, MAX_SEATS>,
    /// Seats that have said nothing about cards and whose card is not known.
    plain: Seats,
    /// How likely the holder of each open card is to have said nothing.
    silent: [f64; SPECIALS.len()],
    /// By wolves in the middle, by plain seats that are taken, by cards given to speakers: all ways to place the rest.
    rest: [[Spread; MAX_WOLVES + 2]; 3],
}

impl Holders {
    pub(super) fn new(facts: &Facts, memory: &Memory) -> Self {
        let seats = || Seat::all(facts.n_seats);
        let mut holders = Self {
            open: ArrayVec::new(),
            known: ArrayVec::new(),
            speakers: ArrayVec::new(),
            plain: Seats::EMPTY,
            silent: [1.0; SPECIALS.len()],
            rest: [[[0.0; SETS]; MAX_WOLVES + 2]; 3],
        };
        for role in SPECIALS.into_iter().filter(|it| facts.deck.has(*it)) {
            let outside = facts.outside.is_some_and(|it| it.contains(&role));
            match seats().find(|it| facts.role(*it) == Some(role)) {
                Some(seat) if knows(role) => holders.known.push(Told::by(seat, facts, memory)),
                Some(_) => (),
                None if outside => (),
                None => {
                    holders.silent[holders.open.len()] = silence(role, memory);
                    holders.open.push(role);
                }
            }
        }
        for seat in seats().filter(|it| facts.role(*it).is_none()) {
            match holders.speaker(seat, facts, memory) {
                Some(speaker) => holders.speakers.push(speaker),
                None => holders.plain = holders.plain.with(seat),
            }
        }
        holders.fill_rest(facts.has_unknown_middle());
        holders
    }

    fn speaker(&self, seat: Seat, facts: &Facts, memory: &Memory) -> Option<Speaker> {
        let claim = memory.claim_of(seat);
        let told = Told::by(seat, facts, memory);
        if claim.is_none() && !told.any {
            return None;
        }
        let says = |role: Role| claim.map_or(1.0, |it| habits::claim(role, it));
        let mut as_special = [0.0; SPECIALS.len()];
        for (idx, role) in self.open.iter().enumerate() {
            let hides = claim.is_none_or(|it| it.role != *role);
            let invents = if knows(*role) { 1.0 } else { habits::invents(told.any) };
            as_special[idx] = says(*role) * invents * if hides { self.silent[idx] } else { 1.0 };
        }
        Some(Speaker { seat, told, as_villager: says(Role::Villager) * habits::invents(told.any), as_special })
    }

    fn fill_rest(&mut self, has_middle: bool) {
        for in_middle in 0..3 {
            for taken in 0..MAX_WOLVES + 2 {
                for given in 0..1 << self.open.len() {
                    self.rest[in_middle][taken][given] =
                        self.ways(if has_middle { 2 - in_middle } else { 0 }, taken, given)
                            * [1.0, 2.0, 1.0][in_middle];
                }
            }
        }
    }

    /// All ways to place the cards that are not `given`: in the middle, where there is `room`, or with plain seats of which `taken` have a
    /// card already.
    fn ways(&self, room: usize, taken: usize, given: Set) -> f64 {
        let left = !given & ((1 << self.open.len()) - 1);
        let seats = self.plain.len().saturating_sub(taken);
        let mut sum = 0.0;
        // Every part of `left` in turn, from all of it down to nothing.
        let mut outside = left;
        loop {
            let n_outside = outside.count_ones() as usize;
            if n_outside <= room {
                let placed = left & !outside;
                let silent: f64 =
                    (0..self.open.len()).filter(|it| placed >> it & 1 == 1).map(|it| self.silent[it]).product();
                let orders = if room == 2 && n_outside > 0 { 2.0 } else { 1.0 };
                sum += orders * silent * falling(seats, placed.count_ones() as usize);
            }
            if outside == 0 {
                return sum;
            }
            outside = (outside - 1) & left;
        }
    }

    /// How the speakers may share the special cards among them, if these are the wolves; without one of them.
    fn spread(&self, wolves: Seats, without: Option<Seat>) -> Spread {
        let mut spread = [0.0; SETS];
        spread[0] = self.known.iter().map(|it| it.if_known(wolves)).product();
        let n_sets = 1 << self.open.len();
        for speaker in &self.speakers {
            if wolves.contains(speaker.seat) || without == Some(speaker.seat) {
                continue;
            }
            let weights = self.weights(speaker, wolves);
            for set in (0..n_sets).rev() {
                let mut sum = spread[set] * speaker.as_villager;
                for (idx, weight) in weights[..self.open.len()].iter().enumerate() {
                    if set >> idx & 1 == 1 {
                        sum += spread[set & !(1 << idx)] * weight;
                    }
                }
                spread[set] = sum;
            }
        }
        spread
    }

    fn weights(&self, speaker: &Speaker, wolves: Seats) -> [f64; SPECIALS.len()] {
        let mut weights = speaker.as_special;
        for (weight, role) in weights.iter_mut().zip(&self.open) {
            if knows(*role) {
                *weight *= speaker.told.if_known(wolves);
            }
        }
        weights
    }

    fn rest(&self, wolves: Seats, in_middle: usize, more: usize) -> &Spread {
        let taken = (wolves & self.plain).len().min(MAX_WOLVES) + more;
        &self.rest[in_middle.min(2)][taken]
    }

    /// The weight of all deals with these wolves.
    pub(super) fn weight(&self, wolves: Seats, in_middle: usize) -> f64 {
        let rest = self.rest(wolves, in_middle, 0);
        self.spread(wolves, None).iter().zip(rest).map(|(one, two)| one * two).sum()
    }

    /// Adds, for every seat whose card is open, the weight of the deals in which it has each card.
    pub(super) fn add_roles(
        &self,
        wolves: Seats,
        in_middle: usize,
        outer: f64,
        into: &mut [[f64; N_ROLES]; MAX_SEATS],
    ) {
        let n_sets = 1 << self.open.len();
        for speaker in self.speakers.iter().filter(|it| !wolves.contains(it.seat)) {
            let spread = self.spread(wolves, Some(speaker.seat));
            let rest = self.rest(wolves, in_middle, 0);
            let weights = self.weights(speaker, wolves);
            let row = &mut into[speaker.seat.idx()];
            for set in 0..n_sets {
                row[Role::Villager.idx()] += outer * spread[set] * speaker.as_villager * rest[set];
                for (idx, role) in self.open.iter().enumerate().filter(|it| set >> it.0 & 1 == 0) {
                    row[role.idx()] += outer * spread[set] * weights[idx] * rest[set | 1 << idx];
                }
            }
        }
        let spread = self.spread(wolves, None);
        let (all, one_less) = (self.rest(wolves, in_middle, 0), self.rest(wolves, in_middle, 1));
        let mut plain = [0.0; N_ROLES];
        for set in 0..n_sets {
            plain[Role::Villager.idx()] += spread[set] * all[set];
            for (idx, role) in self.open.iter().enumerate().filter(|it| set >> it.0 & 1 == 0) {
                let weight = spread[set] * self.silent[idx] * one_less[set | 1 << idx];
                plain[role.idx()] += weight;
                plain[Role::Villager.idx()] -= weight;
            }
        }
        for seat in self.plain.minus(wolves).iter() {
            for (sum, weight) in into[seat.idx()].iter_mut().zip(&plain) {
                *sum += outer * weight;
            }
        }
    }
}

/// Whose reports are worth something: the Seer has seen cards, the Little Girl has seen wolves.
const fn knows(role: Role) -> bool {
    matches!(role, Role::Seer | Role::Girl)
}

/// How likely the living holder of a card is to have said nothing of it.
fn silence(role: Role, memory: &Memory) -> f64 {
    let rivals = memory.claimants(role) & memory.alive();
    let rivalry = if rivals.is_empty() { 1.0 } else { habits::SILENT_RIVAL };
    if role == Role::Seer { rivalry * habits::SILENT_SEER.powi(memory.day().into()) } else { rivalry }
}

/// In how many ways `n` different cards go to different seats.
fn falling(seats: usize, n: usize) -> f64 {
    (0..n).map(|it| seats.saturating_sub(it) as f64).product()
}

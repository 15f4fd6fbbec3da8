//! What everybody has said and done in public.

use arrayvec::ArrayVec;
use loups_garous::{Cause, NIGHTS, News, Role};
use table::{MAX_SEATS, Seat, Seats};

use super::habits;

/// Reports that are remembered; further ones of a very talkative table are not.
const MOST_REPORTS: usize = 96;
/// What a doubt is worth beside an accusation.
const DOUBT: f64 = 0.5;

/// What somebody says he is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// The role.
    pub(crate) role: Role,
    /// How often he had claimed to be something else before.
    pub(crate) changes: u8,
    /// Whether he was in danger when he said so.
    pub(crate) cornered: bool,
    /// On which day.
    pub(crate) day: u16,
}

/// What somebody says another one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    /// Who says so.
    pub(crate) by: Seat,
    /// Of whom.
    pub(crate) of: Seat,
    /// What he is said to be.
    pub(crate) role: Role,
    /// On which day.
    pub(crate) day: u16,
}

/// One night's victim, and whom the wolves had reasons to kill.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hunt {
    pub(super) victim: Seat,
    pub(super) alive: Seats,
    /// What draws wolves to each seat, whoever they are.
    pub(super) appeal: [f64; MAX_SEATS],
    /// What the victim had done to each seat.
    pub(super) grudge: [f64; MAX_SEATS],
    /// What all together had done to each seat.
    pub(super) grudges: [f64; MAX_SEATS],
}

/// How often each seat has done something to each other; less when memories fade.
type Counts = [[f64; MAX_SEATS]; MAX_SEATS];

/// What was said and done in public, as far as it tells something.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Memory {
    alive: Seats,
    day: u16,
    claims: [Option<Claim>; MAX_SEATS],
    reports: ArrayVec<Report, MOST_REPORTS>,
    /// By speaker or voter, then by whom it is about.
    accused: Counts,
    defended: Counts,
    voted: Counts,
    /// What is left of these from one day to the next.
    keeps: f64,
    hunts: ArrayVec<Hunt, NIGHTS>,
    /// Who has accused each seat today.
    accusers: [Seats; MAX_SEATS],
    /// Who has defended each seat today.
    defenders: [Seats; MAX_SEATS],
    /// Who has doubted each seat's word today.
    doubters: [Seats; MAX_SEATS],
    /// Against whom each seat has announced its vote today.
    announced: [Option<Seat>; MAX_SEATS],
    /// How often each seat was named today without having answered yet.
    unanswered: [u8; MAX_SEATS],
}

impl Memory {
    /// Nothing has been said yet, and nothing will be forgotten.
    pub(crate) fn new(n_seats: usize) -> Self {
        Self::fading(n_seats, 1.0)
    }

    /// Nothing has been said yet; of accusations, defences and ballots this share is left from one day to the next.
    pub(crate) fn fading(n_seats: usize, keeps: f64) -> Self {
        Self {
            alive: Seats::all(n_seats),
            day: 0,
            claims: [None; MAX_SEATS],
            reports: ArrayVec::new(),
            accused: [[0.0; MAX_SEATS]; MAX_SEATS],
            defended: [[0.0; MAX_SEATS]; MAX_SEATS],
            voted: [[0.0; MAX_SEATS]; MAX_SEATS],
            keeps,
            hunts: ArrayVec::new(),
            accusers: [Seats::EMPTY; MAX_SEATS],
            defenders: [Seats::EMPTY; MAX_SEATS],
            doubters: [Seats::EMPTY; MAX_SEATS],
            announced: [None; MAX_SEATS],
            unanswered: [0; MAX_SEATS],
        }
    }

    /// Takes in what was heard.
    pub(crate) fn learn(&mut self, news: &News) {
        match news {
            News::NightFell { .. } => self.sleep(),
            News::Dawn { night, .. } => self.day = *night,
            News::Died { seat, cause, .. } => self.bury(seat_of(*seat), *cause),
            News::Revealed { ballots, .. } => {
                for ballot in ballots {
                    if let Some(side) = ballot.side {
                        bump(&mut self.voted, ballot.seat, side);
                    }
                }
            }
            News::Claimed { seat, role, .. } => self.claim(seat_of(*seat), *role),
            News::Reported { seat, side, role, .. } => self.report(seat_of(*seat), seat_of(*side), *role),
            News::Accused { seat, side, .. } => {
                let (seat, side) = (seat_of(*seat), seat_of(*side));
                if !self.accusers[side.idx()].contains(seat) {
                    bump(&mut self.accused, seat.into(), side.into());
                }
                self.accusers[side.idx()] = self.accusers[side.idx()].with(seat);
                self.name(side);
            }
            News::Defended { seat, side, .. } => {
                let (seat, side) = (seat_of(*seat), seat_of(*side));
                if !self.defenders[side.idx()].contains(seat) {
                    bump(&mut self.defended, seat.into(), side.into());
                }
                self.defenders[side.idx()] = self.defenders[side.idx()].with(seat);
            }
            News::Doubted { seat, side, role, whom, .. } => {
                let (seat, side) = (seat_of(*seat), seat_of(*side));
                if !self.doubters[side.idx()].contains(seat) {
                    self.accused[seat.idx()][side.idx()] += DOUBT;
                    // Who does not believe that somebody is a wolf speaks for him.
                    if let Some(whom) = whom.filter(|_| role.is_wolf()) {
                        self.defended[seat.idx()][seat_of(whom).idx()] += DOUBT;
                    }
                }
                self.doubters[side.idx()] = self.doubters[side.idx()].with(seat);
            }
            News::Announced { seat, side, .. } => self.announced[seat_of(*seat).idx()] = Some(seat_of(*side)),
            News::Replied { seat, .. } => self.unanswered[seat_of(*seat).idx()] = 0,
            _ => (),
        }
    }

    fn sleep(&mut self) {
        let counts = [&mut self.accused, &mut self.defended, &mut self.voted];
        for count in counts.into_iter().flatten().flatten() {
            *count *= self.keeps;
        }
        self.accusers = [Seats::EMPTY; MAX_SEATS];
        self.defenders = [Seats::EMPTY; MAX_SEATS];
        self.doubters = [Seats::EMPTY; MAX_SEATS];
        self.announced = [None; MAX_SEATS];
        self.unanswered = [0; MAX_SEATS];
    }

    fn claim(&mut self, seat: Seat, role: Role) {
        let before = self.claims[seat.idx()];
        if before.is_none_or(|it| it.role != role) {
            let cornered = self.is_cornered(seat);
            let changes = before.map_or(0, |it| it.changes.saturating_add(1));
            self.claims[seat.idx()] = Some(Claim { role, changes, cornered, day: self.day });
        }
    }

    fn report(&mut self, by: Seat, of: Seat, role: Role) {
        self.name(of);
        let known = self.reports.iter().any(|it| (it.by, it.of, it.role) == (by, of, role));
        if !known && !self.reports.is_full() {
            self.reports.push(Report { by, of, role, day: self.day });
        }
    }

    fn name(&mut self, seat: Seat) {
        let count = &mut self.unanswered[seat.idx()];
        *count = count.saturating_add(1);
    }

    fn bury(&mut self, seat: Seat, cause: Cause) {
        if cause == Cause::Night && !self.hunts.is_full() {
            let hunt = self.hunt(seat);
            self.hunts.push(hunt);
        }
        self.alive = self.alive.without(seat);
    }

    fn hunt(&self, victim: Seat) -> Hunt {
        let mut hunt = Hunt {
            victim,
            alive: self.alive,
            appeal: [0.0; MAX_SEATS],
            grudge: [0.0; MAX_SEATS],
            grudges: [0.0; MAX_SEATS],
        };
        for by in self.alive.iter() {
            let is_seer = self.claims[by.idx()].is_some_and(|it| it.role == Role::Seer);
            hunt.appeal[by.idx()] = if is_seer { habits::SEER_APPEAL } else { 1.0 };
            for of in self.alive.iter() {
                let grudge = self.grudge(by, of);
                hunt.grudges[of.idx()] += grudge;
                if by == victim {
                    hunt.grudge[of.idx()] = grudge;
                }
            }
        }
        hunt
    }

    /// What `by` has done to `of`, in the eyes of `of`.
    pub(crate) fn grudge(&self, by: Seat, of: Seat) -> f64 {
        let told = self.reports.iter().any(|it| it.by == by && it.of == of && it.role.is_wolf());
        let words = self.accused[by.idx()][of.idx()] * habits::GRUDGE_WORD;
        let votes = self.voted[by.idx()][of.idx()] * habits::GRUDGE_VOTE;
        words + votes + if told { habits::GRUDGE_REPORT } else { 0.0 }
    }

    /// Who has spoken against this seat today.
    pub(crate) fn voices(&self, seat: Seat) -> Seats {
        self.announcers(seat) | self.accusers(seat) | self.doubters(seat)
    }

    /// How often `by` has spoken or voted against `of`.
    pub(crate) fn hits(&self, by: Seat, of: Seat) -> f64 {
        self.accused[by.idx()][of.idx()] + self.voted[by.idx()][of.idx()]
    }

    /// How much somebody has accused others.
    pub(crate) fn voice(&self, seat: Seat) -> f64 {
        self.accused[seat.idx()].iter().sum()
    }

    /// Number of the present day.
    pub(crate) const fn day(&self) -> u16 {
        self.day
    }

    /// Who lives, as far as deaths were heard of.
    pub(crate) const fn alive(&self) -> Seats {
        self.alive
    }

    /// What a seat says it is.
    pub(crate) const fn claim_of(&self, seat: Seat) -> Option<Claim> {
        self.claims[seat.idx()]
    }

    /// The seats that say they are this.
    pub(crate) fn claimants(&self, role: Role) -> Seats {
        Seat::all(MAX_SEATS).filter(|it| self.claims[it.idx()].is_some_and(|claim| claim.role == role)).collect()
    }

    /// All reports, in order.
    pub(crate) fn reports(&self) -> &[Report] {
        &self.reports
    }

    /// Who has accused this seat today.
    pub(crate) const fn accusers(&self, seat: Seat) -> Seats {
        self.accusers[seat.idx()]
    }

    /// Who has defended this seat today.
    pub(crate) const fn defenders(&self, seat: Seat) -> Seats {
        self.defenders[seat.idx()]
    }

    /// Who has doubted this seat's word today.
    pub(crate) const fn doubters(&self, seat: Seat) -> Seats {
        self.doubters[seat.idx()]
    }

    /// Against whom this seat has announced its vote today.
    pub(crate) const fn announced(&self, seat: Seat) -> Option<Seat> {
        self.announced[seat.idx()]
    }

    /// Who has announced a vote against this seat today.
    pub(crate) fn announcers(&self, seat: Seat) -> Seats {
        Seat::all(MAX_SEATS).filter(|it| self.announced[it.idx()] == Some(seat)).collect()
    }

    /// How often this seat was named today since it last answered.
    pub(crate) const fn unanswered(&self, seat: Seat) -> u8 {
        self.unanswered[seat.idx()]
    }

    /// Whether somebody has reported this seat as a wolf.
    pub(crate) fn is_reported_wolf(&self, seat: Seat) -> bool {
        self.reports.iter().any(|it| it.of == seat && it.role.is_wolf())
    }

    /// Whether this seat has to fear the village: reported as a wolf, or accused by several today.
    pub(crate) fn is_cornered(&self, seat: Seat) -> bool {
        let against = self.accusers(seat) | self.announcers(seat) | self.doubters(seat);
        self.is_reported_wolf(seat) || against.len() * habits::CORNERED >= self.alive.len().max(1)
    }

    pub(super) fn hunts(&self) -> &[Hunt] {
        &self.hunts
    }

    pub(super) fn deeds(&self, by: Seat, of: Seat) -> Deeds {
        let (by, of) = (by.idx(), of.idx());
        Deeds { accused: self.accused[by][of], defended: self.defended[by][of], voted: self.voted[by][of] }
    }
}

/// How often somebody did what to somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Deeds {
    pub(super) accused: f64,
    pub(super) defended: f64,
    pub(super) voted: f64,
}

fn seat_of(number: u8) -> Seat {
    Seat::at(number.into())
}

fn bump(counts: &mut Counts, by: u8, of: u8) {
    counts[seat_of(by).idx()][seat_of(of).idx()] += 1.0;
}

//! How the others will vote, as far as their words and their earlier ballots tell.

use loups_garous::Ballot;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{MAX_SEATS, Rng, Seat, Seats, pick};

use super::opinion::Opinion;
use crate::loups_garous::model::{Memory, Suspicion};
use crate::loups_garous::temper::best;

/// Ballots that a first guess is worth: half of them are heard.
const PRIOR: f64 = 6.0;
/// How often an announced vote is cast.
const KEPT: f64 = 0.85;
/// How often an accusation becomes a vote.
const MEANT: f64 = 0.6;

/// How well a village listens: how often ballots went where everybody could have sent them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Ears {
    ballots: f64,
    /// Ballots for one of those who were suspect most.
    heard: f64,
    /// As many would have been so by chance.
    by_chance: f64,
}

impl Ears {
    /// Takes in one vote.
    pub(super) fn listen(&mut self, ballots: &[Ballot], public: &Suspicion, memory: &Memory) {
        let living = memory.alive();
        for ballot in ballots {
            let (Some(side), by) = (ballot.side.map(|it| Seat::at(it.into())), Seat::at(ballot.seat.into())) else {
                continue;
            };
            let others = living.without(by);
            let most = others.iter().map(|it| public.of(it)).fold(0.0, f64::max);
            let top: Seats = others.iter().filter(|it| public.of(*it) > 0.8 * most).collect();
            if top.len() * 3 > others.len() {
                continue; // nobody stands out
            }
            self.ballots += 1.0;
            self.heard += f64::from(u8::from(top.contains(side)));
            self.by_chance += top.len() as f64 / others.len() as f64;
        }
    }

    /// The share of ballots that follow what everybody has heard.
    pub(super) fn attention(&self) -> f64 {
        let (heard, ballots) = (self.heard - self.by_chance + 0.5 * PRIOR, self.ballots - self.by_chance + PRIOR);
        (heard / ballots.max(1.0)).clamp(0.02, 0.98)
    }
}

/// The ballots to come of everybody but a few.
pub(super) struct Forecast {
    /// For each voter, whom he will vote against, and how surely.
    voters: Vec<[f64; MAX_SEATS]>,
    among: Seats,
}

impl Forecast {
    /// What `voters` will do if these can be voted for.
    pub(super) fn new(voters: Seats, among: Seats, memory: &Memory, opinion: &Opinion, ears: Ears) -> Self {
        let attention = ears.attention();
        let row = |by: Seat| {
            let mut row = [0.0; MAX_SEATS];
            let choice = among.without(by);
            let accused = choice.iter().find(|it| memory.accusers(*it).contains(by));
            let announced = memory.announced(by).filter(|it| choice.contains(*it));
            let (told, sure) = match (announced, accused) {
                (Some(it), _) => (Some(it), KEPT),
                (None, Some(it)) => (Some(it), MEANT),
                (None, None) => (None, 0.0),
            };
            if let Some(it) = told {
                row[it.idx()] += sure;
            }
            let left = 1.0 - sure;
            if let Some(focus) = best(choice, |it| opinion.blame(it)) {
                row[focus.idx()] += left * attention;
            }
            for it in choice.iter() {
                row[it.idx()] += left * (1.0 - attention) / choice.len() as f64;
            }
            row
        };
        Self { voters: voters.iter().filter(|it| !among.without(*it).is_empty()).map(row).collect(), among }
    }

    /// How likely each seat is to be executed if `more` of the others vote against `whom`; in so many imagined votes.
    pub(super) fn executed(&self, whom: Seat, more: usize, n_votes: u32, seed: u64) -> [f64; MAX_SEATS] {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut executed = [0.0; MAX_SEATS];
        for _ in 0..n_votes {
            let mut tally = [0_u32; MAX_SEATS];
            tally[whom.idx()] += more as u32;
            for row in &self.voters {
                if let Some(seat) = drawn(row, self.among, &mut rng) {
                    tally[seat.idx()] += 1;
                }
            }
            let most = self.among.iter().map(|it| tally[it.idx()]).max().unwrap_or(0);
            let leaders: Vec<Seat> = self.among.iter().filter(|it| tally[it.idx()] == most).collect();
            if let Some(seat) = pick(&leaders, &mut rng) {
                executed[seat.idx()] += 1.0 / f64::from(n_votes);
            }
        }
        executed
    }
}

fn drawn(row: &[f64; MAX_SEATS], among: Seats, rng: &mut impl Rng) -> Option<Seat> {
    let mut left = f64::from(rng.next_u32()) / 4_294_967_296.0;
    for seat in among.iter() {
        left -= row[seat.idx()];
        if left < 0.0 {
            return Some(seat);
        }
    }
    None
}

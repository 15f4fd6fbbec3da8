//! Counting. Whole numbers only, so that the order in which games are added does not matter.

use table::{Figure, Outcome, PerSeat, Seat};

use crate::Plan;

/// What one bot has done on one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) games: u64,
    pub(crate) wins: u64,
    pub(crate) ranks: u64,
}

impl Count {
    pub(crate) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.ranks += other.ranks;
    }
}

/// What has come of some games.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// By bot, then by seat.
    pub(crate) counts: Vec<PerSeat<Count>>,
    pub(crate) games: u64,
    pub(crate) moves: u64,
    pub(crate) least: u64,
    pub(crate) most: u64,
    /// Figures of the game: key, sum of values, sum of what they are counted of.
    pub(crate) figures: Vec<(&'static str, u64, u64)>,
}

impl Tally {
    pub(crate) fn new(plan: &Plan) -> Self {
        let seats = || Seat::all(plan.n_seats).map(|_| Count::default()).collect();
        Self {
            counts: plan.bots.iter().map(|_| seats()).collect(),
            games: 0,
            moves: 0,
            least: u64::MAX,
            most: 0,
            figures: Vec::new(),
        }
    }

    /// Adds one game.
    pub(crate) fn count(&mut self, line_up: &[usize], outcome: &Outcome, n_moves: u64) {
        for (seat, &entrant) in line_up.iter().enumerate() {
            self.counts[entrant][seat].add(Count {
                games: 1,
                wins: u64::from(outcome.winners().contains(Seat::at(seat))),
                ranks: outcome.ranks()[seat].into(),
            });
        }
        self.games += 1;
        self.moves += n_moves;
        self.least = self.least.min(n_moves);
        self.most = self.most.max(n_moves);
    }

    /// Adds the figures of one game.
    pub(crate) fn note(&mut self, figures: &[Figure]) {
        for it in figures {
            self.add_figure(it.key, it.value.into(), it.of.into());
        }
    }

    fn add_figure(&mut self, key: &'static str, value: u64, of: u64) {
        match self.figures.iter_mut().find(|it| it.0 == key) {
            Some(own) => *own = (key, own.1 + value, own.2 + of),
            None => self.figures.push((key, value, of)),
        }
    }

    /// Adds what another thread has counted.
    pub(crate) fn add(&mut self, other: &Self) {
        for (own, others) in self.counts.iter_mut().zip(&other.counts) {
            for (own, other) in own.iter_mut().zip(others) {
                own.add(*other);
            }
        }
        for it in &other.figures {
            self.add_figure(it.0, it.1, it.2);
        }
        self.games += other.games;
        self.moves += other.moves;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }
}

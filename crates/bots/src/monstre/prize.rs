//! What the points of a round are worth: the share of the victory that they lead to.

use monstre::{Monstre, State, View};
use table::{Rng, Rules, Seat, Turn, below};

use super::MOST_SEATS;

/// Ways the rest of the game may go that are looked at.
const FUTURES: usize = 256;
/// Of a hundred rounds, those in which the Monster is played.
const PLAYED: u32 = 59;
/// Of a hundred seats, those that are Friends when it is played, and when it is caught.
const FRIENDS: [u32; 2] = [35, 23];

/// Points by seat.
type Points = [u8; MOST_SEATS];

/// The victory as a seat looks forward to it.
#[derive(Debug)]
pub(super) struct Prize {
    seat: Seat,
    n_seats: usize,
    /// Points that the rounds after this one may bring.
    futures: Vec<Points>,
    /// What was worked out already.
    shares: Vec<(Points, f64)>,
}

impl Prize {
    pub(super) fn new<R: Rng>(seat: Seat, view: &View, rng: &mut R) -> Self {
        let n_seats = view.players.len();
        let n_left = if view.contenders.is_empty() { view.rounds.saturating_sub(view.round) } else { 0 };
        let n_futures = if n_left == 0 { 1 } else { FUTURES };
        let mut futures = vec![[0; MOST_SEATS]; n_futures];
        for future in &mut futures {
            for _ in 0..n_left {
                add_round(future, n_seats, rng);
            }
        }
        Self { seat, n_seats, futures, shares: Vec::new() }
    }

    /// What a world is worth in which the round is over.
    pub(super) fn share(&mut self, state: &State) -> f64 {
        if let Turn::Over(outcome) = Monstre::turn(state) {
            let winners = outcome.winners();
            return if winners.contains(self.seat) { 1.0 / f64::from(winners.len() as u32) } else { 0.0 };
        }
        if state.contenders() != 0 {
            let is_in = state.contenders() >> self.seat.idx() & 1 == 1;
            return if is_in { 1.0 / f64::from(state.contenders().count_ones()) } else { 0.0 };
        }
        let mut points = [0; MOST_SEATS];
        for it in Seat::all(self.n_seats) {
            points[it.idx() % MOST_SEATS] = state.score(it);
        }
        if let Some((_, share)) = self.shares.iter().find(|it| it.0 == points) {
            return *share;
        }
        let share = self.work_out(points);
        self.shares.push((points, share));
        share
    }

    fn work_out(&self, points: Points) -> f64 {
        let mut sum = 0.0;
        for future in &self.futures {
            let total = |it: usize| points[it] + future[it];
            let own = total(self.seat.idx() % MOST_SEATS);
            let best = (0..self.n_seats).map(total).max().unwrap_or(own);
            if own == best {
                sum += 1.0 / (0..self.n_seats).filter(|it| total(*it) == best).count() as f64;
            }
        }
        sum / self.futures.len() as f64
    }
}

/// A round as it may go: who has the Monster, who catches it and who is a Friend is anybody's guess.
fn add_round<R: Rng>(points: &mut Points, n_seats: usize, rng: &mut R) {
    let holder = below(n_seats as u32, rng) as usize;
    let was_played = below(100, rng) < PLAYED;
    let hunter = (holder + 1 + below(n_seats as u32 - 1, rng) as usize) % n_seats;
    for (seat, own) in points.iter_mut().enumerate().take(n_seats) {
        let is_friend = below(100, rng) < FRIENDS[usize::from(!was_played)];
        *own += match was_played {
            true if seat == holder || is_friend => 2,
            false if seat == hunter => 2,
            false if seat != holder && !is_friend => 1,
            _ => 0,
        };
    }
}

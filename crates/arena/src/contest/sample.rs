//! Shares over deals. The games of one deal are not independent of each other, deals are: so a deal is one observation.

use crate::Interval;
use crate::stats::wilson_of;

/// What one bot has got out of each deal: the mean of its games, between 0 and 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    scores: Vec<f64>,
    /// Games of a deal.
    per_deal: u64,
}

impl Sample {
    /// Nothing yet; every deal is going to have so many games.
    pub fn new(per_deal: u64) -> Self {
        Self { scores: Vec::new(), per_deal: per_deal.max(1) }
    }

    /// Adds one deal.
    pub fn push(&mut self, score: f64) {
        self.scores.push(score);
    }

    /// The scores, deal by deal.
    pub fn scores(&self) -> &[f64] {
        &self.scores
    }

    /// Victories, whole or shared, in all games.
    pub fn victories(&self) -> f64 {
        self.scores.iter().sum::<f64>() * self.per_deal as f64
    }

    /// The share with its 95 % interval: Wilson's, for as many games as the deals are worth.
    ///
    /// Games of one deal may resemble each other (the deal decides) or be each other's opposite (a good seat goes round); how much
    /// is estimated by comparing the spread of deals with that of independent games. That deals are worth more than their games is
    /// believed with care: two games' worth of independence are added, since few deals, or shares near 0 and 1, say little about it.
    pub fn share(&self) -> Interval {
        let n_deals = self.scores.len() as f64;
        if self.scores.is_empty() {
            return wilson_of(0.0, 0.0);
        }
        let per_deal = self.per_deal as f64;
        let mean = self.scores.iter().sum::<f64>() / n_deals;
        let spread: f64 = self.scores.iter().map(|it| (it - mean).powi(2)).sum();
        let games = n_deals * per_deal;
        // Away from 0 and 1, where a share that was seen would claim that there is no spread at all.
        let near = (mean * games + 2.0) / (games + 4.0);
        let independent = (n_deals - 1.0).max(0.0) * near * (1.0 - near) / per_deal;
        let effect = if self.per_deal == 1 {
            1.0
        } else if spread > independent {
            spread / independent.max(1e-9)
        } else {
            (spread + 2.0 / per_deal) / (independent + 2.0 / per_deal)
        };
        // As much wider as Student's interval is than the normal one.
        let few = if self.per_deal == 1 { 1.0 } else { (1.0 + 1.22 / (n_deals - 1.0).max(0.5)).powi(2) };
        let effect = effect * few;
        wilson_of(mean, games / effect)
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng, SeedableRng};
    use rand_pcg::Pcg64Mcg;

    use super::*;

    fn chance(rng: &mut Pcg64Mcg) -> f64 {
        (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// How often the interval holds the truth: `odds` gives the chances of the games of one deal.
    fn coverage(n_deals: usize, truth: f64, mut odds: impl FnMut(&mut Pcg64Mcg) -> Vec<f64>) -> f64 {
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let held = |rng: &mut Pcg64Mcg, odds: &mut dyn FnMut(&mut Pcg64Mcg) -> Vec<f64>| {
            let mut sample = Sample::new(odds(rng).len() as u64);
            for _ in 0..n_deals {
                let chances = odds(rng);
                let won = chances.iter().filter(|it| chance(rng) < **it).count();
                sample.push(won as f64 / chances.len() as f64);
            }
            let share = sample.share();
            share.low <= truth && truth <= share.high
        };
        (0..2000).filter(|_| held(&mut rng, &mut odds)).count() as f64 / 2000.0
    }

    #[test]
    fn one_game_a_deal_is_wilson() {
        let mut sample = Sample::new(1);
        for it in 0..100 {
            sample.push(f64::from(u8::from(it < 50)));
        }
        let (ours, wilson) = (sample.share(), crate::wilson(50, 100));
        assert!((ours.low - wilson.low).abs() < 1e-9 && (ours.high - wilson.high).abs() < 1e-9, "{ours:?} {wilson:?}");
    }

    #[test]
    fn the_interval_holds_the_truth() {
        for n_deals in [20, 200] {
            // Independent games; deals that decide everything; deals in which one seat wins.
            let plain = coverage(n_deals, 0.7, |_| vec![0.7, 0.7]);
            let luck = coverage(n_deals, 0.5, |rng| if chance(rng) < 0.5 { vec![0.9; 4] } else { vec![0.1; 4] });
            let seats = coverage(n_deals, 0.5, |_| vec![0.9, 0.1]);
            let strong = coverage(n_deals, 0.97, |_| vec![0.97, 0.97]);
            for (name, it) in [("plain", plain), ("luck", luck), ("seats", seats), ("strong", strong)] {
                assert!(it > 0.925, "{name}, {n_deals} deals: {it}");
            }
        }
    }

    #[test]
    fn deals_that_decide_are_worth_less_and_swapped_seats_more() {
        let width = |pairs: &[f64]| {
            let mut sample = Sample::new(2);
            for it in 0..200 {
                sample.push(pairs[it % pairs.len()]);
            }
            let share = sample.share();
            share.high - share.low
        };
        let (luck, plain, seats) = (width(&[0.0, 1.0]), width(&[0.0, 0.5, 0.5, 1.0]), width(&[0.5, 0.5]));
        assert!(seats < plain && plain < luck, "{seats} {plain} {luck}");
        assert_eq!(Sample::new(2).share(), Interval { value: 0.0, low: 0.0, high: 1.0 });
    }
}

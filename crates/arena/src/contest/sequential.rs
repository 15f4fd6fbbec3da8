//! Tests that end a contest when it is decided. They look after every deal, and are made for that.

use serde::{Deserialize, Serialize};

/// When a contest ends before its last game. Both look at the share of victories of the bot in the first row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StopRule {
    /// Wald's sequential probability ratio test: is the share `low` or `high`? Each error has a chance of about `error`.
    Sprt {
        /// The smaller share.
        low: f64,
        /// The larger share.
        high: f64,
        /// How often it may be wrong.
        error: f64,
    },
    /// Until it is clear for each of these shares whether the bot is above or below. Each error has a chance of at most `error`, whatever
    /// the truth is.
    Bounds {
        /// The shares.
        bounds: Vec<f64>,
        /// How often it may be wrong.
        error: f64,
    },
}

/// What a test has come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Not decided yet.
    Open,
    /// The share is rather the smaller one.
    Low,
    /// The share is rather the larger one.
    High,
    /// For each bound, whether the share is above.
    Sides(Vec<bool>),
}

/// A rule that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopError {
    /// Shares are no shares.
    #[error("a share lies between 0 and 1, and the smaller of two comes first")]
    Share,
    /// No bounds at all.
    #[error("there is no bound")]
    NoBound,
    /// A chance to be wrong that is none.
    #[error("the chance of an error lies between 0 and 0.5")]
    Error,
}

impl StopRule {
    /// Whether it makes sense.
    pub fn check(&self) -> Result<(), StopError> {
        let is_share = |it: f64| it > 0.0 && it < 1.0;
        let (fits, error) = match self {
            Self::Sprt { low, high, error } => (is_share(*low) && is_share(*high) && low < high, *error),
            Self::Bounds { bounds, .. } if bounds.is_empty() => return Err(StopError::NoBound),
            Self::Bounds { bounds, error } => (bounds.iter().all(|it| is_share(*it)), *error),
        };
        match (fits, error > 0.0 && error < 0.5) {
            (false, _) => Err(StopError::Share),
            (true, false) => Err(StopError::Error),
            (true, true) => Ok(()),
        }
    }
}

/// A test under way.
#[derive(Clone, Debug)]
pub struct Watch {
    rule: StopRule,
    /// Games of a deal.
    per_deal: f64,
    /// Scores and how often each came.
    seen: Vec<(f64, f64)>,
    bets: Vec<Bet>,
}

impl Watch {
    /// Before the first deal; each is going to have so many games.
    pub fn new(rule: &StopRule, per_deal: u64) -> Self {
        let bets = match rule {
            StopRule::Sprt { .. } => Vec::new(),
            StopRule::Bounds { bounds, error } => bounds.iter().map(|it| Bet::new(*it, *error)).collect(),
        };
        Self { rule: rule.clone(), per_deal: per_deal.max(1) as f64, seen: Vec::new(), bets }
    }

    /// Takes in the score of one deal, between 0 and 1.
    pub fn see(&mut self, score: f64) -> Verdict {
        match self.seen.iter_mut().find(|it| (it.0 - score).abs() < 1e-9) {
            Some(it) => it.1 += 1.0,
            None => self.seen.push((score, 1.0)),
        }
        self.bets.iter_mut().for_each(|it| it.see(score));
        self.verdict()
    }

    /// What it has come to.
    pub fn verdict(&self) -> Verdict {
        match &self.rule {
            StopRule::Sprt { low, high, error } => {
                let (ratio, edge) = (self.log_ratio(*low, *high), ((1.0 - error) / error).ln());
                match () {
                    () if ratio >= edge => Verdict::High,
                    () if ratio <= -edge => Verdict::Low,
                    () => Verdict::Open,
                }
            }
            StopRule::Bounds { .. } => {
                let sides: Option<Vec<bool>> = self.bets.iter().map(|it| it.above_bound).collect();
                sides.map_or(Verdict::Open, Verdict::Sides)
            }
        }
    }

    /// The logarithm of how much likelier the scores are if their mean is `high` than if it is `low`. Where a deal is one game,
    /// this is the ratio of two binomials; else the likelihood is empirical: of all ways to weigh the scores that came, the likeliest
    /// with that mean. A whiff of both ends is there from the beginning, so that a mean can lie anywhere. Few deals say little of how
    /// scores spread: until there are a hundred, no more is concluded from them than from as many games that are independent.
    pub fn log_ratio(&self, low: f64, high: f64) -> f64 {
        let mut scores = self.seen.clone();
        scores.extend([(0.0, 1e-3), (1.0, 1e-3)]);
        let empirical = penalty(&scores, low) - penalty(&scores, high);
        let n_deals: f64 = self.seen.iter().map(|it| it.1).sum();
        if n_deals >= SPREAD_IS_KNOWN {
            return empirical;
        }
        let won: f64 = self.seen.iter().map(|it| it.0 * it.1).sum();
        let binomial = self.per_deal * (won * (high / low).ln() + (n_deals - won) * ((1.0 - high) / (1.0 - low)).ln());
        if empirical * binomial <= 0.0 { 0.0 } else { empirical.abs().min(binomial.abs()).copysign(binomial) }
    }
}

/// Deals after which it is seen how their scores spread.
const SPREAD_IS_KNOWN: f64 = 100.0;

/// How much less likely the scores become, as a logarithm, when their mean has to be `mean`.
fn penalty(scores: &[(f64, f64)], mean: f64) -> f64 {
    let tilted = |tilt: f64| scores.iter().map(|it| it.1 * (it.0 - mean) / (1.0 + tilt * (it.0 - mean))).sum::<f64>();
    // The sum falls as the tilt grows, and changes its sign between these two.
    let (mut least, mut most) = (-1.0 / (1.0 - mean) + 1e-12, 1.0 / mean - 1e-12);
    for _ in 0..60 {
        let middle = f64::midpoint(least, most);
        if tilted(middle) > 0.0 {
            least = middle;
        } else {
            most = middle;
        }
    }
    let tilt = f64::midpoint(least, most);
    scores.iter().map(|it| it.1 * (1.0 + tilt * (it.0 - mean)).ln()).sum()
}

/// A gambler who bets against one bound from either side. If the share is not above it, whoever bets that it is has no more than he
/// began with on average, however long he plays; the chance that he ever has `1 / error` times as much is at most `error` (Ville). So one
/// may look after every deal.
#[derive(Clone, Debug)]
struct Bet {
    bound: f64,
    /// Logarithms of fortunes by stake: those who bet on above, those who bet on below.
    above: [f64; STAKES],
    below: [f64; STAKES],
    /// How many times as much one of the two needs to have won.
    enough: f64,
    /// Whether the share is above, once it is clear. It stays clear.
    above_bound: Option<bool>,
}

/// Gamblers on either side; each stakes another part of his fortune.
const STAKES: usize = 24;

impl Bet {
    fn new(bound: f64, error: f64) -> Self {
        Self { bound, above: [0.0; STAKES], below: [0.0; STAKES], enough: 1.0 / error, above_bound: None }
    }

    fn see(&mut self, score: f64) {
        // From bold to careful: small stakes win against shares near the bound, in many games.
        let mut stake = 0.9;
        for (above, below) in self.above.iter_mut().zip(&mut self.below) {
            *above += (1.0 + stake / self.bound * (score - self.bound)).ln();
            *below += (1.0 - stake / (1.0 - self.bound) * (score - self.bound)).ln();
            stake *= 0.75;
        }
        let fortune = |all: &[f64; STAKES]| all.iter().map(|it| it.exp()).sum::<f64>() / STAKES as f64;
        let (above, below) = (fortune(&self.above), fortune(&self.below));
        if self.above_bound.is_none() && above.max(below) >= self.enough {
            self.above_bound = Some(above > below);
        }
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

    /// Pairs of games whose chances are `shares`, one each.
    fn play(rule: &StopRule, shares: &[f64], most: usize, rng: &mut Pcg64Mcg) -> (Verdict, usize) {
        let mut watch = Watch::new(rule, shares.len() as u64);
        for n_deals in 1..=most {
            let won = shares.iter().filter(|it| chance(rng) < **it).count();
            let verdict = watch.see(won as f64 / shares.len() as f64);
            if verdict != Verdict::Open {
                return (verdict, n_deals);
            }
        }
        (Verdict::Open, most)
    }

    #[test]
    fn the_ratio_test_is_wrong_as_often_as_it_says() {
        let rule = StopRule::Sprt { low: 0.5, high: 0.55, error: 0.05 };
        let mut rng = Pcg64Mcg::seed_from_u64(11);
        // Single games, pairs, and pairs in which one seat is better.
        for (low, high) in [(vec![0.5], vec![0.55]), (vec![0.5; 2], vec![0.55; 2]), (vec![0.7, 0.3], vec![0.75, 0.35])]
        {
            let mut count = |shares: &[f64], wrong: &Verdict| {
                let played: Vec<_> = (0..400).map(|_| play(&rule, shares, 100_000, &mut rng)).collect();
                assert!(played.iter().all(|it| it.0 != Verdict::Open), "it comes to an end");
                let deals: usize = played.iter().map(|it| it.1).sum();
                (played.iter().filter(|it| it.0 == *wrong).count() as f64 / 400.0, deals / 400)
            };
            let ((one, few), (two, many)) = (count(&low, &Verdict::High), count(&high, &Verdict::Low));
            assert!(one < 0.075 && two < 0.075, "{one} and {two} wrong");
            // A test of fixed length with these errors takes 1080 games.
            assert!(few * low.len() < 800 && many * low.len() < 800, "{few} and {many} deals");
        }
    }

    #[test]
    fn one_game_a_deal_is_walds_test() {
        let mut watch = Watch::new(&StopRule::Sprt { low: 0.4, high: 0.6, error: 0.05 }, 1);
        for score in [1.0, 0.0, 1.0, 1.0, 0.0] {
            watch.see(score);
        }
        let binomial = 3.0 * (0.6f64 / 0.4).ln() + 2.0 * (0.4f64 / 0.6).ln();
        assert!((watch.log_ratio(0.4, 0.6) - binomial).abs() < 1e-2, "{} {binomial}", watch.log_ratio(0.4, 0.6));
    }

    #[test]
    fn bounds_are_seldom_misjudged_whatever_the_truth() {
        let rule = StopRule::Bounds { bounds: vec![0.6], error: 0.05 };
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        let mut wrong = |shares: &[f64], side: bool| {
            let judged =
                (0..500).filter(|_| play(&rule, shares, 2000, &mut rng).0 == Verdict::Sides(vec![side])).count();
            judged as f64 / 500.0
        };
        // Just below and just above, where a mistake is easiest; looked at two thousand times.
        assert!(wrong(&[0.599, 0.599], true) < 0.06);
        assert!(wrong(&[0.601], false) < 0.06);
        assert!(wrong(&[0.8, 0.8], true) > 0.99, "what is clear is found");
        assert!(wrong(&[0.4, 0.6], false) > 0.99);
        let two = StopRule::Bounds { bounds: vec![0.5, 0.9], error: 0.05 };
        assert_eq!(play(&two, &[0.7, 0.7], 5000, &mut rng).0, Verdict::Sides(vec![true, false]));
    }

    #[test]
    fn rules_without_sense_are_refused() {
        let sprt = |low, high, error| StopRule::Sprt { low, high, error }.check();
        assert_eq!(sprt(0.5, 0.55, 0.05), Ok(()));
        assert_eq!(sprt(0.55, 0.5, 0.05), Err(StopError::Share));
        assert_eq!(sprt(0.0, 0.5, 0.05), Err(StopError::Share));
        assert_eq!(sprt(0.5, f64::NAN, 0.05), Err(StopError::Share));
        assert_eq!(sprt(0.4, 0.5, 0.6), Err(StopError::Error));
        assert_eq!(StopRule::Bounds { bounds: vec![], error: 0.05 }.check(), Err(StopError::NoBound));
        assert_eq!(StopRule::Bounds { bounds: vec![1.5], error: 0.05 }.check(), Err(StopError::Share));
    }
}

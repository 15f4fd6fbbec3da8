//! Ratings: how strong each bot is, on one scale, with intervals.
//!
//! The model is Luce's choice, which is Bradley and Terry's for two players and the first place of Plackett and Luce's for more: a
//! game goes to one of those who take part with a chance proportional to their strengths. Further parts of it:
//! - several copies of a bot at a table add up;
//! - a side of a game with sides plays with its bot's strength times that of the side, since sides are seldom equal;
//! - where nobody may win, the table itself takes part: alone against the Beast, one is rated against it;
//! - a shared victory is shared out.
//!
//! Only victories count, not the places behind: bots play to win. Every bot has moreover won and lost half a game against an average
//! opponent, so that who has won everything is strong and not infinitely so. The likeliest strengths are found by Newton's
//! method. Intervals come from weighing the deals at random many times (the Bayesian bootstrap), those two halves of a game too.

use std::collections::BTreeMap;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

use crate::Interval;

/// Who wanted to win: a bot, as this side if there are sides, on so many seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Claim {
    /// The bot.
    pub entrant: usize,
    /// Its side.
    pub side: Option<usize>,
    /// How many seats it has, or 1 for a side.
    pub copies: u32,
}

/// One game: who took part, and which share of the victory each got. What is missing to 1 is the table's.
#[derive(Clone, Debug, PartialEq)]
pub struct Bout {
    /// Those who took part.
    pub claims: Vec<Claim>,
    /// Their shares of the victory.
    pub won: Vec<f64>,
}

/// The rating of one bot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// In Elo's points: 400 more are ten victories for one. The interval is of 95 %.
    #[serde(flatten)]
    pub points: Interval,
}

/// Times that deals are weighed anew.
const RESAMPLES: usize = 300;
/// What every bot has won and lost beside its games.
const HALF: f64 = 0.5;

/// Victories by who took part: for all games of the same company, or for one deal.
type Company = Vec<Claim>;

struct Model<'a> {
    n_entrants: usize,
    companies: Vec<&'a Company>,
    /// Whether the table takes part.
    table: bool,
}

/// Games of a deal, by the company: how many, and the shares won by each claim.
struct DealCount {
    company: usize,
    games: f64,
    won: Vec<f64>,
}

/// Logarithms of strengths: bots, then the second side against the first, then the table.
#[derive(Clone)]
struct Strengths(Vec<f64>);

/// Rates `n_entrants` bots by what they did deal by deal; `anchor` is the one that has 0 points, else their mean is 0.
pub fn rate(n_entrants: usize, deals: &[Vec<Bout>], anchor: Option<usize>, seed: u64) -> Vec<Rating> {
    let (companies, deals) = count(deals);
    let table = deals.iter().flatten().any(|it| it.won.iter().sum::<f64>() < it.games - 1e-9);
    let table = table || companies.iter().any(|it| it.len() == 1);
    let model = Model { n_entrants, companies: companies.iter().collect(), table };
    let start = Strengths(vec![0.0; n_entrants + 2]);
    let even = vec![1.0; deals.len()];
    let best = model.fit(&start, &deals, &even, &vec![(1.0, 1.0); n_entrants + 2]);
    let points = points(&best, n_entrants, anchor);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); n_entrants];
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    for _ in 0..RESAMPLES {
        let weights: Vec<f64> = deals.iter().map(|_| weight(&mut rng)).collect();
        let halves: Vec<(f64, f64)> = (0..n_entrants + 2).map(|_| (weight(&mut rng), weight(&mut rng))).collect();
        let fitted = model.fit(&best, &deals, &weights, &halves);
        for (all, it) in drawn.iter_mut().zip(self::points(&fitted, n_entrants, anchor)) {
            all.push(it);
        }
    }
    let interval = |(value, mut all): (f64, Vec<f64>)| {
        all.sort_by(f64::total_cmp);
        let at = |thousandths: usize| all[(RESAMPLES - 1) * thousandths / 1000];
        Rating { points: Interval { value, low: at(25).min(value), high: at(975).max(value) } }
    };
    points.into_iter().zip(drawn).map(interval).collect()
}

/// A weight of 1 on average (exponential).
fn weight(rng: &mut Pcg64Mcg) -> f64 {
    let uniform = ((rng.next_u64() >> 11) as f64 + 0.5) / (1u64 << 53) as f64;
    -uniform.ln()
}

fn points(strengths: &Strengths, n_entrants: usize, anchor: Option<usize>) -> Vec<f64> {
    let logs: Vec<f64> = strengths.0[..n_entrants].iter().map(|it| 400.0 * it * std::f64::consts::LOG10_E).collect();
    let zero = match anchor {
        Some(it) => logs[it],
        None => logs.iter().sum::<f64>() / logs.len().max(1) as f64,
    };
    logs.iter().map(|it| it - zero).collect()
}

/// The companies there are, and each deal by them.
fn count(deals: &[Vec<Bout>]) -> (Vec<Company>, Vec<Vec<DealCount>>) {
    let mut companies: BTreeMap<Company, usize> = BTreeMap::new();
    let counted = |bouts: &Vec<Bout>| {
        let mut counts: Vec<DealCount> = Vec::new();
        for bout in bouts {
            let next = companies.len();
            let company = *companies.entry(bout.claims.clone()).or_insert(next);
            match counts.iter_mut().find(|it| it.company == company) {
                Some(it) => {
                    it.games += 1.0;
                    it.won.iter_mut().zip(&bout.won).for_each(|(sum, own)| *sum += own);
                }
                None => counts.push(DealCount { company, games: 1.0, won: bout.won.clone() }),
            }
        }
        counts
    };
    let counted = deals.iter().map(counted).collect();
    let mut ordered: Vec<(Company, usize)> = companies.into_iter().collect();
    ordered.sort_by_key(|it| it.1);
    (ordered.into_iter().map(|it| it.0).collect(), counted)
}

impl Model<'_> {
    /// The likeliest strengths, where each deal counts by its weight and each half game by its own: Newton's method, on logarithms.
    fn fit(&self, start: &Strengths, deals: &[Vec<DealCount>], weights: &[f64], halves: &[(f64, f64)]) -> Strengths {
        // Sums by company: games, and the shares won by each claim.
        let mut sums: Vec<(f64, Vec<f64>)> = self.companies.iter().map(|it| (0.0, vec![0.0; it.len()])).collect();
        for (counts, weight) in deals.iter().zip(weights) {
            for it in counts {
                let sum = &mut sums[it.company];
                sum.0 += weight * it.games;
                sum.1.iter_mut().zip(&it.won).for_each(|(sum, own)| *sum += weight * own);
            }
        }
        let mut now = start.0.clone();
        for _ in 0..200 {
            let (mut slope, mut bend) = half_games(&now, halves);
            for (company, (games, won)) in self.companies.iter().zip(&sums) {
                self.add(company, *games, won, &now, &mut slope, &mut bend);
            }
            let step = solve(bend, slope);
            // Far from the top the way is right but may be too long.
            now.iter_mut().zip(&step).for_each(|(it, step)| *it += step.clamp(-1.0, 1.0));
            if step.iter().all(|it| it.abs() < 1e-9) {
                break;
            }
        }
        Strengths(now)
    }

    /// Adds what the games of one company say: how the likelihood rises with each parameter, and how that rise grows less.
    fn add(&self, company: &Company, games: f64, won: &[f64], now: &[f64], slope: &mut [f64], bend: &mut [Vec<f64>]) {
        let (second, table) = (self.n_entrants, self.n_entrants + 1);
        // What takes part: its parameters, how many of it, the share it won.
        let mut parts: Vec<(Vec<usize>, f64, f64)> = Vec::with_capacity(company.len() + 1);
        for (claim, won) in company.iter().zip(won) {
            let mut own = vec![claim.entrant];
            own.extend((claim.side == Some(1)).then_some(second));
            parts.push((own, claim.copies.into(), *won));
        }
        if self.table {
            parts.push((vec![table], 1.0, games - won.iter().sum::<f64>()));
        }
        let strength = |it: &(Vec<usize>, f64, f64)| it.1 * it.0.iter().map(|own| now[*own]).sum::<f64>().exp();
        let all: f64 = parts.iter().map(strength).sum();
        let mut mean = vec![0.0; now.len()];
        for part in &parts {
            let chance = strength(part) / all;
            for one in &part.0 {
                slope[*one] += part.2 - games * chance;
                mean[*one] += chance;
                for two in &part.0 {
                    bend[*one][*two] += games * chance;
                }
            }
        }
        for (row, one) in bend.iter_mut().zip(&mean) {
            row.iter_mut().zip(&mean).for_each(|(it, two)| *it -= games * one * two);
        }
    }
}

/// Half a game won and half a game lost against a strength of 1, for every parameter.
fn half_games(now: &[f64], halves: &[(f64, f64)]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut bend = vec![vec![0.0; now.len()]; now.len()];
    let mut slope = vec![0.0; now.len()];
    for (idx, (own, (won, lost))) in now.iter().zip(halves).enumerate() {
        let chance = 1.0 / (1.0 + (-own).exp());
        slope[idx] = HALF * (won - (won + lost) * chance);
        bend[idx][idx] = HALF * (won + lost) * chance * (1.0 - chance);
    }
    (slope, bend)
}

/// Solves `matrix · x = right` by elimination; the matrix is positive definite.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for idx in 0..n {
        let (above, below) = matrix.split_at_mut(idx + 1);
        let pivot = &above[idx];
        for (offset, row) in below.iter_mut().enumerate() {
            let factor = row[idx] / pivot[idx].max(1e-300);
            row.iter_mut().zip(pivot).skip(idx).for_each(|(it, own)| *it -= factor * own);
            right[idx + 1 + offset] -= factor * right[idx];
        }
    }
    for idx in (0..n).rev() {
        let known: f64 = (idx + 1..n).map(|it| matrix[idx][it] * right[it]).sum();
        right[idx] = (right[idx] - known) / matrix[idx][idx].max(1e-300);
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(rng: &mut Pcg64Mcg) -> f64 {
        (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn claim(entrant: usize, side: Option<usize>, copies: u32) -> Claim {
        Claim { entrant, side, copies }
    }

    /// One game by the model; `table` is what the table has.
    fn bout(claims: Vec<Claim>, points: &[f64], second: f64, table: f64, rng: &mut Pcg64Mcg) -> Bout {
        let strength = |it: &Claim| {
            let side = if it.side == Some(1) { second } else { 0.0 };
            f64::from(it.copies) * 10f64.powf((points[it.entrant] + side) / 400.0)
        };
        let strengths: Vec<f64> = claims.iter().map(strength).collect();
        let mut left = chance(rng) * (strengths.iter().sum::<f64>() + table);
        let mut won = vec![0.0; claims.len()];
        for (won, own) in won.iter_mut().zip(&strengths) {
            *won = f64::from(u8::from(left >= 0.0 && left < *own));
            left -= own;
        }
        Bout { claims, won }
    }

    /// The rating of each bot is near the truth, and its interval holds it nearly as often as it says.
    fn check(points: &[f64], anchor: usize, mut deal: impl FnMut(&mut Pcg64Mcg) -> Vec<Bout>) {
        let mut rng = Pcg64Mcg::seed_from_u64(17);
        let (mut held, mut all) = (0, 0);
        for round in 0..100 {
            let deals: Vec<Vec<Bout>> = (0..200).map(|_| deal(&mut rng)).collect();
            let ratings = rate(points.len(), &deals, Some(anchor), round);
            for (idx, (rating, truth)) in ratings.iter().zip(points).enumerate().filter(|it| it.0 != anchor) {
                let (it, truth) = (rating.points, truth - points[anchor]);
                assert!((it.value - truth).abs() < 150.0, "bot {idx}: {it:?}, in truth {truth}");
                held += usize::from(it.low <= truth && truth <= it.high);
                all += 1;
            }
        }
        assert!(held * 100 >= all * 88, "{held} of {all} intervals hold the truth");
    }

    #[test]
    fn pairs_are_rated() {
        let points = [0.0, 100.0, -150.0];
        check(&points, 0, |rng| {
            let pairs = [(0, 1), (0, 2), (1, 2)];
            let game = |it: &(usize, usize)| vec![claim(it.0, None, 1), claim(it.1, None, 1)];
            pairs.iter().map(|it| bout(game(it), &points, 0.0, 0.0, rng)).collect()
        });
    }

    #[test]
    fn one_among_many_is_rated() {
        let points = [200.0, 0.0];
        check(&points, 1, |rng| vec![bout(vec![claim(0, None, 1), claim(1, None, 4)], &points, 0.0, 0.3, rng)]);
    }

    #[test]
    fn sides_are_rated_apart_from_who_plays_them() {
        let points = [80.0, 0.0];
        check(&points, 1, |rng| {
            let game = |one, two| vec![claim(one, Some(0), 1), claim(two, Some(1), 1)];
            vec![bout(game(0, 1), &points, -200.0, 0.05, rng), bout(game(1, 0), &points, -200.0, 0.05, rng)]
        });
    }

    #[test]
    fn who_plays_alone_is_rated_against_the_table() {
        let points = [0.0, 120.0];
        check(&points, 0, |rng| (0..2).map(|it| bout(vec![claim(it, None, 1)], &points, 0.0, 1.0, rng)).collect());
    }

    #[test]
    fn who_wins_everything_is_not_infinitely_strong() {
        let game = Bout { claims: vec![claim(0, None, 1), claim(1, None, 1)], won: vec![1.0, 0.0] };
        let ratings = rate(2, &vec![vec![game]; 50], Some(1), 1);
        let (best, other) = (ratings[0].points, ratings[1].points);
        assert_eq!((other.value, other.low, other.high), (0.0, 0.0, 0.0));
        assert!(best.value > 300.0 && best.value < 2000.0 && best.high - best.low > 100.0, "{best:?}");
        let again = rate(2, &[], None, 1);
        assert!(again.iter().all(|it| it.points.value.abs() < 1e-9));
    }
}

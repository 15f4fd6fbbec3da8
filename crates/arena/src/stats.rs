//! What a match has shown.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::Plan;
use crate::tally::{Count, Tally};

/// The result of a match. It depends on the plan only, not on the machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Key of the game.
    pub game: String,
    /// Number of seats.
    pub seats: usize,
    /// Options of the tables.
    pub options: BTreeMap<String, String>,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Moves made in all of them.
    pub moves: u64,
    /// Moves of a game: on average, fewest and most.
    pub length: Length,
    /// One row a bot, in the order they were named.
    pub bots: Vec<Row>,
    /// What the game itself counts; empty in most games.
    pub figures: Vec<FigureRow>,
    /// How games ended, by the reason of their outcome.
    pub outcomes: Vec<OutcomeRow>,
}

/// One figure of a game, averaged.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct FigureRow {
    /// Its key: `<game>-figure-<key>` says what it is.
    pub key: &'static str,
    /// Its mean.
    pub mean: f64,
}

/// How often games ended for one reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OutcomeRow {
    /// The reason.
    pub reason: String,
    /// How many games.
    pub games: u64,
    /// Their share, with its 95 % interval.
    pub share: Interval,
}

/// How long games were, in moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The shortest.
    pub least: u64,
    /// The longest.
    pub most: u64,
}

/// What one bot has done.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Its level.
    pub bot: String,
    /// Seats it has played.
    pub games: u64,
    /// How often it won, alone or with others.
    pub wins: u64,
    /// Wins for a game, with its 95 % interval.
    pub share: Interval,
    /// Its place on average, 1 being the first.
    pub rank: f64,
    /// Its points on average, in games that count points.
    pub points: Option<f64>,
    /// The same by seat.
    pub seats: Vec<SeatRow>,
}

/// What one bot has done on one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatRow {
    /// The seat, counted from 1.
    pub seat: usize,
    /// Games there.
    pub games: u64,
    /// Wins there.
    pub wins: u64,
    /// Wins for a game there.
    pub share: Interval,
}

/// A share and where it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The share itself, between 0 and 1.
    pub value: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Wilson's interval of 95 % for `wins` out of `games`. It holds for few games and for shares near 0 and 1.
pub fn wilson(wins: u64, games: u64) -> Interval {
    wilson_of(mean(wins, games), float(games))
}

/// The same for a share of `n` games, which need not be a whole number where games depend on each other.
pub(crate) fn wilson_of(value: f64, n: f64) -> Interval {
    const Z: f64 = 1.959_963_984_540_054;
    if n <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let scale = 1.0 + Z * Z / n;
    let middle = (value + Z * Z / (2.0 * n)) / scale;
    let reach = Z * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
    Interval { value, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

/// Counts of games are far below 2^52.
#[expect(clippy::cast_precision_loss)]
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}

/// The same for sums of points.
#[expect(clippy::cast_precision_loss)]
fn signed(sum: i64) -> f64 {
    sum as f64
}

fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { float(sum) / float(count) }
}

impl Report {
    pub(crate) fn new(plan: &Plan, tally: &Tally) -> Self {
        let least = if tally.games == 0 { 0 } else { tally.least };
        Self {
            game: plan.game.clone(),
            seats: plan.n_seats,
            options: plan.options.clone(),
            seed: plan.seed,
            games: tally.games,
            moves: tally.moves,
            length: Length { mean: mean(tally.moves, tally.games), least, most: tally.most },
            bots: plan.bots.iter().zip(&tally.counts).map(|(bot, counts)| row(bot, counts)).collect(),
            figures: tally.figures.iter().map(|it| FigureRow { key: it.0, mean: mean(it.1, it.2) }).collect(),
            outcomes: tally.reasons.iter().map(|it| outcome_row(it.0, *it.1, tally.games)).collect(),
        }
    }
}

fn outcome_row(reason: &str, games: u64, all: u64) -> OutcomeRow {
    OutcomeRow { reason: reason.into(), games, share: wilson(games, all) }
}

fn row(bot: &str, counts: &[Count]) -> Row {
    let mut all = Count::default();
    for count in counts {
        all.add(*count);
    }
    let seats = counts.iter().enumerate().map(|(idx, it)| SeatRow {
        seat: idx + 1,
        games: it.games,
        wins: it.wins,
        share: wilson(it.wins, it.games),
    });
    Row {
        bot: bot.into(),
        games: all.games,
        wins: all.wins,
        share: wilson(all.wins, all.games),
        rank: mean(all.ranks, all.games),
        points: (all.counted > 0).then(|| signed(all.points) / float(all.counted)),
        seats: seats.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of the usual tables.
    #[test]
    fn wilson_is_wilson() {
        let half = wilson(50, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let all = wilson(10, 10);
        assert!((all.low - 0.7225).abs() < 1e-4 && all.high > 0.999, "{all:?}");
        assert_eq!(wilson(0, 0), Interval { value: 0.0, low: 0.0, high: 1.0 });
    }
}

//! What points are worth: the chance to win the war from a score.

/// The chance to win the war for the one who has `own` points, against `other`; what `reference` goes by.
///
/// Who needs less has the better chances; a little more than in proportion, since the last points are often a gift of
/// somebody who withdraws.
pub(super) fn chance_of_war(own: u8, other: u8, target: u8) -> f64 {
    let need = |points: u8| f64::from(target.saturating_sub(points)).powf(1.2);
    let (mine, theirs) = (need(own), need(other));
    if mine == 0.0 { 1.0 } else { theirs / (mine + theirs) }
}

/// The longest war.
const MOST: usize = 18;
/// Points of a withdrawal as early as can be (BES-37).
const EARLY: u8 = 2;
/// Points of a battle fought to the end (BES-36).
const FOUGHT: u8 = 6;

/// How battles end that begin at 0 : 0: who wins (true: the first player), the points, and how often of 500. Counted in 500 wars
/// between searchers of 2,000 simulations a move; the points of somebody who has withdrawn with a card or none in
/// hand are those of a battle that was fought.
const ENDINGS: [(bool, u8, f32); 8] = [
    (true, 2, 115.0),
    (true, 3, 73.0),
    (true, 4, 55.0),
    (true, FOUGHT, 66.0),
    (false, 2, 9.0),
    (false, 3, 30.0),
    (false, 4, 86.0),
    (false, FOUGHT, 66.0),
];
/// How often somebody wins a battle after all from which he would withdraw if that did not cost him the war. So
/// chosen that from 10 : 10, where nobody ever withdraws early, the second player wins as often as was counted (14 of 31).
const AFTER_ALL: f32 = 0.27;
/// How often the first player wins where every battle gives one point, and nobody gains by withdrawing.
const ONE_POINT: f32 = 0.48;

/// The chance to win the war at the beginning of a battle, for every score: a table solved from the end, since points only
/// ever grow.
#[derive(Clone, Debug)]
pub(super) struct Equity {
    target: u8,
    /// For the first player of the battle, by the points he still needs, then by those of the second.
    first: [[f32; MOST + 1]; MOST + 1],
}

impl Equity {
    /// For wars to `target` points.
    pub(super) fn new(target: u8) -> Self {
        let mut equity = Self { target, first: [[0.5; MOST + 1]; MOST + 1] };
        let most = usize::from(target).min(MOST);
        for sum in 2..=2 * most {
            for own in 1.max(sum.saturating_sub(most))..=most.min(sum - 1) {
                equity.first[own][sum - own] = equity.solve(own as u8, (sum - own) as u8);
            }
        }
        equity
    }

    /// The chance of the first player, from those of all scores that can follow.
    fn solve(&self, own: u8, other: u8) -> f32 {
        let after = |by_first: bool, points: u8| self.after(own, other, by_first, points);
        if self.target == 3 {
            return ONE_POINT * after(true, 1) + (1.0 - ONE_POINT) * after(false, 1);
        }
        let (mut fought, mut all) = (0.0, 0.0);
        for (by_first, points, count) in ENDINGS {
            let need = if by_first { own } else { other };
            // Whom a withdrawal would cost the war fights on.
            let chance = if points < FOUGHT && points >= need {
                (1.0 - AFTER_ALL) * after(by_first, FOUGHT) + AFTER_ALL * after(!by_first, FOUGHT)
            } else {
                after(by_first, points)
            };
            fought += count * chance;
            all += count;
        }
        // Either may rather give this battle away at once.
        (fought / all).min(after(true, EARLY)).max(after(false, EARLY))
    }

    /// The chance of the first player of a battle once it is over: the other one is first then (BES-39).
    fn after(&self, own: u8, other: u8, by_first: bool, points: u8) -> f32 {
        let (own, other) =
            if by_first { (own.saturating_sub(points), other) } else { (own, other.saturating_sub(points)) };
        match (own, other) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            _ => 1.0 - self.first[usize::from(other)][usize::from(own)],
        }
    }

    /// The chance of seat 1 with these scores, where `first` (0 or 1) begins the next battle.
    pub(super) fn of_seat_one(&self, scores: [u8; 2], first: usize) -> f32 {
        let [one, two] = scores.map(|it| self.target.saturating_sub(it));
        match (one, two) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            _ if first == 0 => self.first[usize::from(one)][usize::from(two)],
            _ => 1.0 - self.first[usize::from(two)][usize::from(one)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_war_that_is_won_is_certain() {
        assert!((chance_of_war(12, 6, 12) - 1.0).abs() < f64::EPSILON);
        assert!(chance_of_war(6, 14, 12).abs() < f64::EPSILON);
        assert!((chance_of_war(5, 5, 12) - 0.5).abs() < f64::EPSILON);
        assert!(chance_of_war(6, 5, 12) > 0.5);
        let equity = Equity::new(12);
        assert!(equity.of_seat_one([12, 6], 0) > 0.999 && equity.of_seat_one([6, 14], 1) < 0.001);
    }

    #[test]
    fn more_points_are_never_worse() {
        for target in [3, 12, 18] {
            let equity = Equity::new(target);
            for first in [0, 1] {
                for other in 0..target {
                    let row: Vec<f32> = (0..=target).map(|it| equity.of_seat_one([it, other], first)).collect();
                    assert!(row.is_sorted(), "to {target}, against {other}: {row:?}");
                    let column: Vec<f32> = (0..=target).map(|it| equity.of_seat_one([other, it], first)).collect();
                    assert!(column.iter().rev().is_sorted(), "to {target}, with {other}: {column:?}");
                }
            }
        }
    }

    #[test]
    fn both_chances_make_one() {
        let equity = Equity::new(12);
        for (one, two) in [(0, 0), (3, 8), (10, 11)] {
            let (mine, theirs) = (equity.of_seat_one([one, two], 0), equity.of_seat_one([two, one], 1));
            assert!((mine + theirs - 1.0).abs() < 1e-6, "{one} : {two}");
        }
    }

    /// Nobody can withdraw at 10 : 10, so that the table gives the share that was counted there.
    #[test]
    fn the_last_battle_is_as_counted() {
        let first = Equity::new(12).of_seat_one([10, 10], 0);
        assert!((first - 17.0 / 31.0).abs() < 0.02, "{first}");
    }
}

//! What points are worth: the chance to win the war from a score.

/// The chance to win the war for the one who has `own` points, against `other`.
///
/// Who needs less has the better chances; a little more than in proportion, since the last points are often a gift of
/// somebody who withdraws.
pub(super) fn chance_of_war(own: u8, other: u8, target: u8) -> f64 {
    let need = |points: u8| f64::from(target.saturating_sub(points)).powf(1.2);
    let (mine, theirs) = (need(own), need(other));
    if mine == 0.0 { 1.0 } else { theirs / (mine + theirs) }
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
    }
}

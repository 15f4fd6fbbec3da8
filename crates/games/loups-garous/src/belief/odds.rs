//! Which card each seat may have, in numbers.

use table::{Odds, OddsRow, Seat};

use super::{Belief, WolfSet};
use crate::role::Role;

impl Belief {
    /// Every deal that fits is as likely. Lovers are left aside: whom one may love hardly tells his card.
    pub(super) fn count_odds(&self) -> Odds {
        let (sets, hidden) = (self.wolf_sets(), self.hidden());
        let ways = |it: &WolfSet| f64::from(it.ways);
        let total: f64 = sets.iter().map(ways).sum();
        // Cards that are no wolves lie in any order wherever no wolf does.
        let n_others = hidden.len() - usize::from(hidden.count(Role::Wolf));
        let chance = |of: Seat, role: Role| match self.sure(of) {
            Some(sure) => f64::from(u8::from(sure == role)),
            None => {
                let wolf = sets.iter().filter(|it| it.wolves.contains(of)).map(ways).sum::<f64>() / total;
                let share = || f64::from(hidden.count(role)) / n_others as f64;
                if role.is_wolf() { wolf } else { (1.0 - wolf) * share() }
            }
        };
        let row = |of: Seat| OddsRow {
            place: format!("seat {of}"),
            chances: Role::ALL.map(|it| (it.to_string(), chance(of, it))).into_iter().filter(|it| it.1 > 0.0).collect(),
        };
        Odds { rows: Seat::all(self.n_seats()).map(row).collect() }
    }
}

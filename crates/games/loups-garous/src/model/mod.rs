//! How likely each world is. Here logic alone speaks: every deal that fits counts alike.

use table::{PerSeat, Seat};

use crate::belief::Belief;
use crate::role::{N_ROLES, Role};

/// The chance of each role at each seat, in the order of [`Role::ALL`].
pub fn chances(belief: &Belief) -> PerSeat<[f64; N_ROLES]> {
    let sets = belief.wolf_sets();
    let weights: Vec<f64> = sets.iter().map(|it| f64::from(it.ways)).collect();
    let total: f64 = weights.iter().sum();
    let hidden = belief.hidden();
    let unknown = belief.unknown();
    let wolves = usize::from(hidden.count(Role::Wolf));
    // Hidden cards that are no wolves lie evenly on the places that wolves leave.
    let places = (unknown.len() + belief.n_hidden_middle()).saturating_sub(wolves).max(1) as f64;
    let of = |seat: Seat| {
        let mut chances = [0.0; N_ROLES];
        if let Some(role) = belief.sure(seat) {
            chances[role.idx()] = 1.0;
            return chances;
        }
        let wolf: f64 = sets.iter().zip(&weights).filter(|it| it.0.wolves.contains(seat)).map(|it| it.1).sum();
        let wolf = if total > 0.0 { wolf / total } else { 0.0 };
        for role in Role::ALL {
            let share = f64::from(hidden.count(role)) / places;
            chances[role.idx()] = if role.is_wolf() { wolf } else { (1.0 - wolf) * share };
        }
        chances
    };
    Seat::all(belief.n_seats()).map(of).collect()
}

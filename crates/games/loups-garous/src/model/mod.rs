//! How people play: what a role makes of a player's words and ballots, and what can be concluded from them.
//!
//! [`Memory`] keeps what was said and done in public, [`Facts`] what a viewer knows for sure, and the two are weighed against
//! each other over every set of wolves that is possible: exactly, under the habits of [`habits`]. None of this is a rule of
//! the game, hence the floating point.

mod facts;
mod habits;
mod holders;
mod memory;
mod suspicion;

pub use facts::Facts;
pub use memory::{Claim, Memory, Report};
pub use suspicion::{Chances, Suspicion};

use table::{PerSeat, Seat};

use crate::belief::Belief;
use crate::role::{N_ROLES, Role};

/// The chance of each role at each seat, in the order of [`Role::ALL`].
pub fn chances(belief: &Belief) -> PerSeat<[f64; N_ROLES]> {
    let chances = Chances::new(&Facts::of(belief.view()), belief.memory());
    Seat::all(belief.n_seats()).map(|seat| Role::ALL.map(|role| chances.of(seat, role))).collect()
}

#[cfg(test)]
mod tests;

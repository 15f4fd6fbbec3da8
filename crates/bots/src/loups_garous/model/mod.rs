//! How people play: what a role makes of a player's words and ballots, and what can be concluded from them.
//!
//! [`Memory`] keeps what was said and done in public, [`Facts`] what a viewer knows for sure, and the two are weighed against
//! each other over every set of wolves that is possible: exactly, under the habits of [`habits`]. None of this is a rule of
//! the game, which knows only what is certain (`loups_garous::Belief`).

mod facts;
mod habits;
mod holders;
mod memory;
mod suspicion;

pub(super) use facts::Facts;
pub(super) use memory::{Memory, Report};
pub(super) use suspicion::{Chances, Suspicion};

#[cfg(test)]
mod tests;

//! Small games of hidden information, solved: a forest of all that can happen, counterfactual regret minimisation over its
//! information sets, and exact best responses.
//!
//! For two players of whom one wins what the other loses. Chance has been at work before the first move: it chose one of the trees of the
//! forest, and a player is told apart from himself in another tree only by what he has seen.

mod forest;
mod keys;
mod regret;
mod reply;
#[cfg(test)]
mod tests;

pub use forest::{Branch, Forest};
pub use regret::Solver;
pub use reply::{Prospects, best_reply, prospects, value_of};

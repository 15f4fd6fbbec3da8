//! The bots of Cryptide: levels, fairness, whole games, what they learn and tell.

mod fairness;
mod figures;
mod games;
mod measure;

/// All bots there are, with thoughts short enough for a test.
const ALL: [&str; 8] = ["random", "reference", "beginner", "easy", "normal", "hard", "normal:20", "hard:20"];

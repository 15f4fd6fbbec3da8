//! The bots of Loups-garous: whole games, and what each role does when it matters.

mod games;
mod roles;
mod square;

//! The bots of Loups-garous: whole games, and what each role does when it matters.

mod figures;
mod games;
mod measure;
mod roles;
mod square;

//! The bots of Loups-garous: whole games, and what each role does when it matters.

mod figures;
mod games;
mod levels;
mod measure;
mod roles;
mod sides;
mod square;

//! The shell round rooms in the tab, against the same machine as a server drives it, in every game. `BESTIAIRE_GAMES=200` plays as many of
//! each as the figures in docs/performance.md speak of.

mod any;
mod engine;
mod page;
mod plain;
mod player;
mod restart;
mod same;
mod store;
mod worlds;

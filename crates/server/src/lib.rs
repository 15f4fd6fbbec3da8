//! The server of Bestiaire: HTTP and WebSocket around tables.
//!
//! The log is the truth ([`store`]); a task a table ([`room`](crate)) owns the game; a move is checked, committed,
//! played and only then told, to each client through its own eyes.

mod app;
mod archive;
mod config;
mod connections;
mod door;
mod error;
mod extract;
mod gate;
mod hosts;
mod household;
mod http;
mod hub;
mod keeper;
mod listen;
mod log;
mod meters;
mod names;
mod room;
mod run;
mod secret;
mod socket;
mod visitors;
mod way;
mod words;

pub use config::{Config, Limits, Rate, Retention};
pub use log::{LogFormat, start_log};
pub use run::{Running, serve, start};

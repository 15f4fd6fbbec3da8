//! The server of Bestiaire: HTTP and WebSocket around tables.
//!
//! The log is the truth ([`ledger`]); a task a table ([`room`](crate)) owns the game; a move is checked, committed,
//! played and only then told, to each client through its own eyes.

mod app;
mod archive;
mod config;
mod connections;
mod error;
mod extract;
mod hosts;
mod household;
mod http;
mod hub;
mod keeper;
mod lesson_socket;
mod listen;
mod log;
mod metrics;
mod middleware;
mod peer;
mod program_socket;
mod rate_limit;
mod run;
mod secret;
mod shell;
mod socket;
mod visitors;
mod way;

pub use config::{Config, Limits, Rate, Retention};
pub use log::{LogFormat, start_log};
pub use run::{Running, serve, start};

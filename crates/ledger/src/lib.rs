//! What is kept of guests, tables and games: the words that a table, a server and a store share.
//!
//! The log is the truth: a move counts when its entry is committed. Nothing here knows how that is done.

mod entry;
mod error;
mod evening;
mod ids;
mod rows;
mod settings;
mod store;
mod write;

pub use entry::{Entry, Logged, Place};
pub use error::StoreError;
pub use evening::{Evening, Proposal, Winner, Wins};
pub use ids::{Code, GuestId, KeyHash, Link, SecretHash, TableId};
pub use rows::{Audience, Chat, Game, GameLog, Guest, KnownGuest, Phase, Reader, Sitter, Table};
pub use settings::TableSettings;
pub use store::Store;
pub use write::{Discard, Write};

//! Where tables live. The log is the truth: a move counts when its row is committed.
//!
//! All writes go through one task that commits together whatever has arrived meanwhile ([`Store`] explains why);
//! reads go through a small pool. The database holds seeds and device secrets' hashes: its file is as secret as the
//! hands of all running games.

mod claim;
mod copies;
mod error;
mod forget;
mod ids;
mod keeping;
mod private;
mod reads;
mod rows;
mod store;
mod writer;
mod writes;

pub use claim::Claim;
pub use copies::{back_up, restore};
pub use error::StoreError;
pub use forget::NAMELESS;
pub use ids::{Code, GuestId, Link, SecretHash, TableId};
pub use private::private_folder;
pub use rows::{Audience, Chat, Game, GameLog, Guest, KnownGuest, LoggedMove, Phase, Reader, Sitter, Table};
pub use store::{Durability, Place, Settings, Store};

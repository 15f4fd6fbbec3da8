//! Where tables live. The log is the truth: a move counts when its row is committed.
//!
//! All writes go through one task that commits together whatever has arrived meanwhile ([`SqliteStore`] explains why);
//! reads go through a small pool. The database holds seeds and device secrets' hashes: its file is as secret as the
//! hands of all running games.

mod claim;
mod copies;
mod entries;
mod error;
mod forget;
mod house_key;
mod json;
mod keeping;
mod private;
mod reads;
mod schema;
mod store;
mod writer;
mod writes;

pub use claim::Claim;
pub use copies::{back_up, restore};
pub use error::OpenError;
pub use forget::NAMELESS;
pub use house_key::House;
pub use private::private_folder;
pub use store::{Durability, Settings, SqliteStore};

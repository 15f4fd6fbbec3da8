//! The entries of a game, each bound to those before it.

use crate::draw::{BySeat, listed};
use crate::hash::{Digest, hash};

/// The chain of a game as far as it has gone. Its secret is the key: a head tells nobody what was done, and afterwards
/// nothing that was done can be exchanged without changing every head that followed.
#[derive(Clone)]
pub struct Chain {
    secret: Digest,
    head: Digest,
}

impl Chain {
    /// The chain of a deal, before its first entry.
    pub fn begin(commitment: &Digest, pledges: &BySeat, secret: &Digest) -> Self {
        Self { secret: *secret, head: hash("chain", &[commitment, &listed(pledges)]) }
    }

    /// One entry more, as the record writes it, without the end of its line.
    pub fn add(&mut self, line: &str) {
        self.head = hash("entry", &[&self.secret, &self.head, line.as_bytes()]);
    }

    /// The head.
    pub fn head(&self) -> Digest {
        self.head
    }
}

impl std::fmt::Debug for Chain {
    /// Says where it stands, never what it is made with.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Chain({})", crate::to_hex(&self.head))
    }
}

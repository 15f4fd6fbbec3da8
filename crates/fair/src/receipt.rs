//! What a player's own device kept of a game: nobody can take it back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::block::Block;
use crate::hash::{Digest, of_hex, to_hex};

/// What a device saw of a deal and of the game after it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// What the deal was for, as the house said when it committed itself.
    pub context: String,
    /// The commitment.
    pub commitment: String,
    /// The seat that pledged here, if any did.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The nonce it pledged to.
    #[serde(default)]
    pub nonce: Option<String>,
    /// All pledges, by seat, once they were sealed.
    #[serde(default)]
    pub pledges: BTreeMap<u8, String>,
    /// The house's signature under them.
    #[serde(default)]
    pub sealed: Option<String>,
    /// All nonces, by seat.
    #[serde(default)]
    pub nonces: BTreeMap<u8, String>,
    /// Attempts that failed before.
    #[serde(default)]
    pub failed: Vec<FailedBefore>,
    /// The head that came with each moment.
    #[serde(default)]
    pub heads: Vec<(u32, String)>,
}

/// An attempt that failed, as everybody was told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailedBefore {
    /// Which, counted from 1.
    pub attempt: u32,
    /// Its commitment.
    pub commitment: String,
}

impl Receipt {
    /// Whether the record tells of the same deal and the same game.
    pub(crate) fn agrees(&self, context: &str, block: &Block, heads: &[Digest]) -> Result<(), &'static str> {
        if self.context != context || self.commitment != to_hex(&block.commitment) {
            return Err("receipt-commitment");
        }
        if !self.agrees_on_failed(block) {
            return Err("receipt-failed");
        }
        let texts = |it: &crate::draw::BySeat| -> BTreeMap<u8, String> {
            it.iter().map(|(seat, given)| (seat.number() as u8, to_hex(given))).collect()
        };
        let (pledges, nonces) = (texts(&block.pledges), texts(&block.nonces));
        if let (Some(seat), Some(nonce)) = (self.seat, &self.nonce)
            && nonces.get(&seat) != Some(nonce)
        {
            return Err("receipt-nonce");
        }
        let is_same = |mine: &BTreeMap<u8, String>, theirs| mine.is_empty() || mine == theirs;
        let sealed = self.sealed.as_deref().and_then(of_hex);
        if !is_same(&self.pledges, &pledges)
            || !is_same(&self.nonces, &nonces)
            || self.sealed.is_some() && sealed != Some(block.sealed)
        {
            return Err("receipt-list");
        }
        if self.has_heads(heads) { Ok(()) } else { Err("receipt-heads") }
    }

    fn agrees_on_failed(&self, block: &Block) -> bool {
        self.failed.iter().all(|mine| {
            let at = (mine.attempt as usize).checked_sub(1);
            let theirs = at.and_then(|at| block.failed.get(at));
            theirs.is_some_and(|it| to_hex(&it.commitment) == mine.commitment)
        })
    }

    /// Whether every head that was kept is among those of the record, in order.
    fn has_heads(&self, heads: &[Digest]) -> bool {
        let mut theirs = heads.iter().map(|it| to_hex(it));
        let in_order = self.heads.windows(2).all(|it| it[0].0 < it[1].0);
        in_order && self.heads.iter().all(|(_, mine)| theirs.any(|it| it == *mine))
    }
}

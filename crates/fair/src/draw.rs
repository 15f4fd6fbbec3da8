//! How a seed is drawn that nobody chose.

use std::collections::BTreeMap;
use std::fmt;

use table::{Seat, Seed};

use crate::hash::{Digest, hash};
use crate::key::PublicKey;

/// What a deal is for. The commitment covers it, so that a secret cannot be used for another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    /// Key of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Options as one line of JSON.
    pub options: String,
    /// Number of seats.
    pub n_seats: usize,
    /// The game's own number: drawn by chance, so that a record leads to no table.
    pub id: [u8; 16],
    /// Which game at its table, counted from 1.
    pub round: u32,
    /// Which attempt to deal it, counted from 1.
    pub attempt: u32,
    /// The house that deals.
    pub house: PublicKey,
}

/// Nine lines, as they stand at the head of a record.
impl fmt::Display for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, rules, options, n_seats, id, round, attempt, house } = self;
        write!(f, "game: {game}\nrules: {rules}\noptions: {options}\nseats: {n_seats}\n")?;
        write!(f, "id: {}\nround: {round}\nattempt: {attempt}\n", crate::to_hex(id))?;
        write!(f, "chance: draws\nhouse: {house}\n")
    }
}

/// What each of the seats that took part has given: their pledges, or the nonces that open them.
pub type BySeat = BTreeMap<Seat, Digest>;

/// The house's commitment to its secret, for this deal alone.
pub fn commitment(context: &str, secret: &Digest) -> Digest {
    hash("commit", &[context.as_bytes(), secret])
}

/// A player's pledge to his nonce, for this commitment and this seat alone.
pub fn pledge(commitment: &Digest, seat: Seat, nonce: &Digest) -> Digest {
    hash("pledge", &[commitment, &[seat.number() as u8], nonce])
}

/// A list as bytes: each seat, counted from 1, before what it gave.
pub(crate) fn listed(by_seat: &BySeat) -> Vec<u8> {
    by_seat.iter().flat_map(|(seat, given)| std::iter::once(seat.number() as u8).chain(*given)).collect()
}

/// What the house seals before anybody shows his nonce: who takes part, and with which pledges.
pub fn list(commitment: &Digest, pledges: &BySeat) -> Digest {
    hash("list", &[commitment, &listed(pledges)])
}

/// The seed that follows.
pub fn seed(commitment: &Digest, secret: &Digest, nonces: &BySeat) -> Seed {
    Seed::new(hash("seed", &[commitment, secret, &listed(nonces)]))
}

//! Things nobody may guess.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ledger::{GuestId, SecretHash, TableId};
use sha2::{Digest, Sha256};
use table::Seed;

use crate::error::Failure;

/// Letters of a link code: none that look alike.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Bytes from the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Failure::NoRandomness)?;
    Ok(bytes)
}

/// What a device keeps and shows: 256 bits.
pub(crate) fn new_secret() -> Result<String, Failure> {
    Ok(URL_SAFE_NO_PAD.encode(random::<32>()?))
}

/// What the store keeps of it.
pub(crate) fn hash(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret.as_bytes()).into())
}

pub(crate) fn new_guest_id() -> Result<GuestId, Failure> {
    Ok(GuestId(URL_SAFE_NO_PAD.encode(random::<12>()?)))
}

pub(crate) fn new_table_id() -> Result<TableId, Failure> {
    Ok(TableId(i64::from_le_bytes(random()?) & i64::MAX))
}

pub(crate) fn new_seed() -> Result<Seed, Failure> {
    Ok(Seed::new(random()?))
}

/// Eight letters, forty bits: enough for something that lives minutes and whose guesses are counted.
pub(crate) fn new_link_code() -> Result<String, Failure> {
    Ok(random::<8>()?.iter().map(|it| char::from(LETTERS[usize::from(it % 32)])).collect())
}

//! Things nobody may guess.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ledger::{GuestId, KeyHash, SecretHash, TableId};
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

/// The key of a program's seat at this table: which table, and 144 bits.
pub(crate) fn new_key(table: TableId) -> Result<String, Failure> {
    Ok(format!("{:x}.{}", table.0, URL_SAFE_NO_PAD.encode(random::<18>()?)))
}

/// The table for which a key was made, if it is one at all, and what the table knows it by.
pub(crate) fn read_key(key: &str) -> Option<(TableId, KeyHash)> {
    let (table, _) = key.split_once('.').filter(|it| it.0.len() <= 16 && it.1.len() == 24)?;
    let id = i64::from_str_radix(table, 16).ok().filter(|it| *it >= 0)?;
    Some((TableId(id), key_hash(key)))
}

/// What a table knows a key by.
pub(crate) fn key_hash(key: &str) -> KeyHash {
    KeyHash(URL_SAFE_NO_PAD.encode(Sha256::digest(key.as_bytes())))
}

pub(crate) fn new_seed() -> Result<Seed, Failure> {
    Ok(Seed::new(random()?))
}

/// Eight letters, forty bits: enough for something that lives minutes and whose guesses are counted.
pub(crate) fn new_link_code() -> Result<String, Failure> {
    Ok(random::<8>()?.iter().map(|it| char::from(LETTERS[usize::from(it % 32)])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_leads_to_its_table_and_to_no_other() {
        let table = TableId(0x00c0_ffee);
        let (one, other) = (new_key(table).expect("randomness"), new_key(table).expect("randomness"));
        assert_ne!(one, other);
        let (found, hash) = read_key(&one).expect("a key");
        assert_eq!((found, &hash), (table, &key_hash(&one)));
        assert!(hash != key_hash(&other) && !hash.0.contains(one.split_once('.').expect("two parts").1));
        let long = format!("{one}x");
        for wrong in
            ["", ".", "HIBOU-42", "c0ffee", "-1.AAAAAAAAAAAAAAAAAAAAAAAA", "zz.AAAAAAAAAAAAAAAAAAAAAAAA", &long]
        {
            assert!(read_key(wrong).is_none(), "{wrong}");
        }
    }
}

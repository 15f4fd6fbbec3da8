//! The one hash of it all, and bytes as text.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// 32 bytes: a hash, a pledge, a nonce, a secret.
pub type Digest = [u8; 32];

/// SHA-256 of the parts, each after its length, under a tag that says what they are: no two meanings have the same bytes.
pub fn hash(tag: &str, parts: &[&[u8]]) -> Digest {
    let mut sha = Sha256::new();
    for piece in ["bestiaire fair 1\n", tag, "\n"] {
        sha.update(piece);
    }
    for part in parts {
        // Nothing here comes near 4 GiB; if something did, its length would not be taken for another.
        sha.update(u32::try_from(part.len()).unwrap_or(u32::MAX).to_be_bytes());
        sha.update(part);
    }
    sha.finalize().into()
}

/// Plain SHA-256, for the check line of a record.
pub(crate) fn sha256(bytes: &[u8]) -> Digest {
    Sha256::digest(bytes).into()
}

/// As lower-case digits.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // A string grows.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads what [`to_hex`] writes; capitals are not among it, so that bytes have one text.
pub fn of_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let digit = |it: u8| match it {
        b'0'..=b'9' => Some(it - b'0'),
        b'a'..=b'f' => Some(it - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

//! The house's keys: what it signs with, and by what it is known.

use std::fmt;
use std::str::FromStr;

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};

use crate::hash::{Digest, hash, of_hex, to_hex};

/// A signature's bytes.
pub type Signed = [u8; 64];

/// The key that a house signs with. It shows itself to nobody but [`HouseKey::to_file`].
pub struct HouseKey(SigningKey);

impl HouseKey {
    /// The key made of these bytes, which must come from the system's chance.
    pub fn new(bytes: &Digest) -> Self {
        Self(SigningKey::from_bytes(bytes))
    }

    /// Reads its file: 64 hexadecimal digits and the end of a line.
    pub fn of_file(text: &str) -> Option<Self> {
        of_hex(text.strip_suffix('\n').unwrap_or(text)).map(|it| Self::new(&it))
    }

    /// What its file holds.
    pub fn to_file(&self) -> String {
        to_hex(self.0.as_bytes()) + "\n"
    }

    /// What everybody may know of it.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs a hash.
    pub fn sign(&self, digest: &Digest) -> Signed {
        self.0.sign(digest).to_bytes()
    }
}

impl fmt::Debug for HouseKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HouseKey({})", self.public().id())
    }
}

/// What a house is known by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PublicKey(Digest);

impl PublicKey {
    /// Its short name: the first 8 bytes of its hash.
    pub fn id(&self) -> String {
        to_hex(&hash("key", &[&self.0])[..8])
    }

    /// Whether this key has signed a hash. Strictly: no weak key, no second form of a signature.
    pub fn has_signed(&self, digest: &Digest, signature: &Signed) -> bool {
        VerifyingKey::from_bytes(&self.0)
            .is_ok_and(|it| it.verify_strict(digest, &Signature::from_bytes(signature)).is_ok())
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

/// Not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key is 64 hexadecimal digits in lower case")]
pub struct KeyError;

impl FromStr for PublicKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        of_hex(text).map(Self).ok_or(KeyError)
    }
}

/// Who comes after a key, signed by the key itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Successor {
    /// The next key.
    pub key: String,
    /// Signature of the old key over the new one and the day it begins.
    pub signature: String,
}

/// A key of a house, as it publishes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownKey {
    /// Its short name.
    pub id: String,
    /// The key.
    pub key: String,
    /// The day from which it signs.
    pub from: String,
    /// The day on which it was replaced.
    #[serde(default)]
    pub until: Option<String>,
    /// Who came after it.
    #[serde(default)]
    pub next: Option<Successor>,
    /// The day on which it became known to be in wrong hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revoked: Option<String>,
}

/// What is wrong with a list of keys.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeysError {
    /// Not a key.
    #[error("`{0}` is no key: a key is 64 hexadecimal digits in lower case")]
    Key(String),
    /// The name is another key's.
    #[error("the key {0} is listed under another name")]
    Id(String),
    /// Its successor is not signed by it.
    #[error("the successor of the key {0} is not signed by it")]
    Successor(String),
}

fn succession(old: PublicKey, new: PublicKey, from: &str) -> Digest {
    hash("succession", &[&old.0, &new.0, from.as_bytes()])
}

impl KnownKey {
    /// A key that signs from this day on.
    pub fn new(key: PublicKey, from: &str) -> Self {
        Self { id: key.id(), key: key.to_string(), from: from.into(), until: None, next: None, revoked: None }
    }

    /// The same once it has been replaced: it names its successor itself.
    #[must_use]
    pub fn replaced(mut self, old: &HouseKey, new: PublicKey, on: &str) -> Self {
        let signature = to_hex(&old.sign(&succession(old.public(), new, on)));
        self.until = Some(on.into());
        self.next = Some(Successor { key: new.to_string(), signature });
        self
    }

    /// The key, if all that is said of it fits together.
    pub fn check(&self) -> Result<PublicKey, KeysError> {
        let key: PublicKey = self.key.parse().map_err(|_| KeysError::Key(self.key.clone()))?;
        if self.id != key.id() {
            return Err(KeysError::Id(key.id()));
        }
        if let Some(next) = &self.next {
            let new = next.key.parse().map_err(|_| KeysError::Key(next.key.clone()))?;
            let digest = succession(key, new, self.until.as_deref().unwrap_or_default());
            if !of_hex(&next.signature).is_some_and(|it| key.has_signed(&digest, &it)) {
                return Err(KeysError::Successor(key.id()));
            }
        }
        Ok(key)
    }
}

/// A key that whoever checks a record trusts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrustedKey {
    /// The key.
    pub key: PublicKey,
    /// The day on which it became known to be in wrong hands.
    pub revoked: Option<String>,
}

impl From<PublicKey> for TrustedKey {
    fn from(key: PublicKey) -> Self {
        Self { key, revoked: None }
    }
}

/// The keys of a published list, if it fits together.
pub fn trusted(list: &[KnownKey]) -> Result<Vec<TrustedKey>, KeysError> {
    list.iter().map(|it| Ok(TrustedKey { key: it.check()?, revoked: it.revoked.clone() })).collect()
}

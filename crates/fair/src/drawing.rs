//! How a house draws the seed of one game: attempts of two phases each, until one succeeds.
//!
//! A machine without a clock, a socket or chance: whoever runs a table says who is here, what was said and that the time
//! is up, gives it a fresh secret for every attempt, and writes down what comes out before telling anybody.

use std::collections::BTreeSet;

use table::{Seat, Seed};

use crate::block::{Block, Failed, Takebacks};
use crate::draw::{BySeat, Context, commitment, list, pledge, seed};
use crate::hash::Digest;
use crate::key::{HouseKey, Signed};

/// Where an attempt stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The house has committed itself; pledges are awaited.
    Pledging,
    /// The list of pledges is sealed; what they are pledges to is awaited.
    Sealed(Signed),
    /// Somebody did not go on: there has to be another attempt.
    Failed,
    /// The seed is drawn.
    Drawn(Signed),
}

/// Why something that was said does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is not awaited, or not any more.
    #[error("too late, or not asked for")]
    Late,
    /// It is not what was pledged.
    #[error("not the nonce that was pledged")]
    WrongNonce,
}

/// The draw of one game. It holds the house's secret and shows it to nobody before [`Drawing::block`].
pub struct Drawing {
    context: Context,
    secret: Digest,
    commitment: Digest,
    phase: Phase,
    /// Who is here and has not pledged.
    awaited: BTreeSet<Seat>,
    pledges: BySeat,
    nonces: BySeat,
    failed: Vec<Failed>,
    /// Who did not go on in an attempt: he has no part in this game's draw any more.
    left_out: BTreeSet<Seat>,
}

impl Drawing {
    /// Begins with the attempt that `context` names. `here` are the persons whose device answers, each by his lowest seat;
    /// `failed` those attempts that came to nothing before, as after a restart.
    pub fn begin(context: Context, secret: Digest, here: &[Seat], failed: Vec<Failed>, key: &HouseKey) -> Self {
        let left_out: BTreeSet<Seat> = failed.iter().flat_map(|it| it.silent.iter().copied()).collect();
        let mut drawing = Self {
            commitment: commitment(&context.to_string(), &secret),
            context,
            secret,
            phase: Phase::Pledging,
            awaited: here.iter().copied().filter(|it| !left_out.contains(it)).collect(),
            pledges: BySeat::new(),
            nonces: BySeat::new(),
            failed,
            left_out,
        };
        drawing.go_on(key);
        drawing
    }

    /// The next attempt after one that failed, with a secret of its own; the same if none has failed.
    pub fn again(&mut self, secret: Digest, here: &[Seat], key: &HouseKey) {
        if self.phase == Phase::Failed {
            let context = Context { attempt: self.context.attempt + 1, ..self.context.clone() };
            *self = Self::begin(context, secret, here, std::mem::take(&mut self.failed), key);
        }
    }

    /// Where it stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// What the deal is for.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The house's commitment.
    pub fn commitment(&self) -> Digest {
        self.commitment
    }

    /// The pledges, once they are sealed.
    pub fn pledges(&self) -> Option<&BySeat> {
        matches!(self.phase, Phase::Sealed(_) | Phase::Drawn(_)).then_some(&self.pledges)
    }

    /// The nonces, once all are there: until then they are nobody's business.
    pub fn nonces(&self) -> Option<&BySeat> {
        matches!(self.phase, Phase::Drawn(_)).then_some(&self.nonces)
    }

    /// Attempts that came to nothing, their secrets open.
    pub fn failed(&self) -> &[Failed] {
        &self.failed
    }

    /// A seat pledges.
    ///
    /// # Errors
    ///
    /// If nobody waits for it.
    pub fn pledge(&mut self, seat: Seat, pledge: Digest, key: &HouseKey) -> Result<(), Refused> {
        if self.phase != Phase::Pledging || !self.awaited.remove(&seat) {
            return Err(Refused::Late);
        }
        self.pledges.insert(seat, pledge);
        self.go_on(key);
        Ok(())
    }

    /// A seat shows what it has pledged.
    ///
    /// # Errors
    ///
    /// If nobody waits for it, or it is something else.
    pub fn reveal(&mut self, seat: Seat, nonce: Digest) -> Result<(), Refused> {
        let pledged = self.pledges.get(&seat).filter(|_| matches!(self.phase, Phase::Sealed(_)));
        let pledged = pledged.filter(|_| !self.nonces.contains_key(&seat)).ok_or(Refused::Late)?;
        if pledge(&self.commitment, seat, &nonce) != *pledged {
            return Err(Refused::WrongNonce);
        }
        self.nonces.insert(seat, nonce);
        self.deal_if_all_revealed();
        Ok(())
    }

    /// The time of the present phase is over. Who has not pledged has no part in it, and loses nothing; who has pledged and
    /// does not show it fails the attempt.
    pub fn time_up(&mut self, key: &HouseKey) {
        match self.phase {
            Phase::Pledging => {
                self.awaited.clear();
                self.go_on(key);
            }
            Phase::Sealed(_) => {
                let silent = self.pledges.keys().filter(|it| !self.nonces.contains_key(it)).copied().collect();
                self.fail(silent);
            }
            Phase::Failed | Phase::Drawn(_) => (),
        }
    }

    /// Somebody leaves the table: the seats of this deal are not what they were.
    pub fn leave(&mut self, seat: Seat) {
        if matches!(self.phase, Phase::Pledging | Phase::Sealed(_)) {
            self.fail(vec![seat]);
        }
    }

    /// The house does not go on: its host stops the draw, or it was not there for a while.
    pub fn stop(&mut self) {
        if matches!(self.phase, Phase::Pledging | Phase::Sealed(_)) {
            self.fail(Vec::new());
        }
    }

    fn go_on(&mut self, key: &HouseKey) {
        if self.phase == Phase::Pledging && self.awaited.is_empty() {
            self.phase = Phase::Sealed(key.sign(&list(&self.commitment, &self.pledges)));
            self.deal_if_all_revealed();
        }
    }

    fn deal_if_all_revealed(&mut self) {
        if let Phase::Sealed(sealed) = self.phase
            && self.nonces.len() == self.pledges.len()
        {
            self.phase = Phase::Drawn(sealed);
        }
    }

    fn fail(&mut self, silent: Vec<Seat>) {
        self.left_out.extend(silent.iter().copied());
        self.failed.push(Failed { commitment: self.commitment, secret: self.secret, silent });
        self.phase = Phase::Failed;
    }

    /// The seed, once it is drawn. The store needs it; nobody else before the game is over.
    pub fn seed(&self) -> Option<Seed> {
        self.nonces().map(|nonces| seed(&self.commitment, &self.secret, nonces))
    }

    /// What the record of the game will say of its deal, secret included.
    pub fn block(&self, date: &str, takebacks: Takebacks) -> Option<Block> {
        let Phase::Drawn(sealed) = self.phase else { return None };
        Some(Block {
            date: date.into(),
            takebacks,
            failed: self.failed.clone(),
            commitment: self.commitment,
            pledges: self.pledges.clone(),
            sealed,
            secret: self.secret,
            nonces: self.nonces.clone(),
        })
    }
}

impl std::fmt::Debug for Drawing {
    /// Says how far it is; never the secret, nor a nonce that is not yet known to all.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Drawing(attempt {}, {:?})", self.context.attempt, self.phase)
    }
}

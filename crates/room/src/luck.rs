//! What nobody may guess: seeds of games, links, codes, names and the time that bots take.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ledger::Link;
use table::{Chance, Rng as _, Seed, below};

/// A secret source of chance. Whoever makes it seeds it with bytes from the operating system; the same seed draws the
/// same again, for simulations.
#[derive(Debug)]
pub struct Luck {
    chance: Chance,
    drawn: u64,
}

impl Luck {
    /// All that follows from `seed`.
    pub fn new(seed: Seed) -> Self {
        Self { chance: Chance::new(seed), drawn: 0 }
    }

    /// Random bytes.
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.rng().fill_bytes(&mut bytes);
        bytes
    }

    fn rng(&mut self) -> impl table::Rng + use<> {
        self.drawn += 1;
        self.chance.stream(self.drawn)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 { 0 } else { below(bound, &mut self.rng()) }
    }

    /// The seed of a game, or of a thinker.
    pub fn seed(&mut self) -> Seed {
        Seed::new(self.bytes())
    }

    /// The long way to a table: 144 bits, in letters that a URL takes as they are.
    pub fn link(&mut self) -> Link {
        self.link_after("")
    }

    /// The same behind a word that says in which house.
    pub fn link_after(&mut self, begins: &str) -> Link {
        Link(format!("{begins}{}", URL_SAFE_NO_PAD.encode(self.bytes::<18>())))
    }
}

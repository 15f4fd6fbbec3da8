//! Chance that anyone can check: a seed, and streams of `ChaCha` for what draws from it.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha12Rng;
use rand_core::{Rng, SeedableRng, TryRng};

/// The 256 bits that a game's chance is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for experiments, spread from a small number. Live tables draw theirs from the system.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        ChaCha12Rng::seed_from_u64(number).fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Shows nothing: whoever knows the seed knows every hidden card.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() != 64 || !text.is_ascii() {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (idx, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * idx..2 * idx + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

/// What the streams of a game are counted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// The `n`-th move has stream `n`, whether it draws or not: whoever can slip in a move chooses the chance of the next.
    #[default]
    Moves,
    /// The `k`-th move that draws has stream `k`: talk, order and waiting move no chance. A stream that was used is never
    /// used again, even if its move is taken back.
    Draws,
}

impl Counting {
    /// Its word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Draws => "draws",
        }
    }

    /// What `word` stands for.
    pub fn of_word(word: &str) -> Option<Self> {
        [Self::Moves, Self::Draws].into_iter().find(|it| it.word() == word)
    }
}

/// The chance of one game: stream 0 deals, the others belong to moves, as [`Counting`] says. A move that draws more than
/// expected does not disturb the next one.
#[derive(Clone, Debug)]
pub struct Chance {
    seed: Seed,
}

impl Chance {
    /// The chance that follows from `seed`.
    pub const fn new(seed: Seed) -> Self {
        Self { seed }
    }

    /// The generator of one stream.
    pub fn stream(&self, number: u64) -> ChaCha12Rng {
        let mut rng = ChaCha12Rng::from_seed(self.seed.0);
        rng.set_stream(number);
        rng
    }

    /// The same, which notes whether anything was drawn.
    pub(crate) fn draw(&self, stream: u64) -> Draw {
        Draw { rng: self.stream(stream), stream, is_touched: false }
    }
}

/// A generator that notes whether anything was drawn from it.
pub(crate) struct Draw {
    rng: ChaCha12Rng,
    stream: u64,
    is_touched: bool,
}

impl Draw {
    /// The stream, if something was drawn from it.
    pub(crate) fn drawn(&self) -> Option<u64> {
        self.is_touched.then_some(self.stream)
    }
}

impl TryRng for Draw {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.is_touched = true;
        self.rng.try_next_u32()
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.is_touched = true;
        self.rng.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.is_touched = true;
        self.rng.try_fill_bytes(bytes)
    }
}

/// A number below `bound`, drawn evenly (Lemire's multiplication with rejection).
///
/// Ours, because a stored seed must replay for ever and libraries may change theirs.
#[inline]
pub fn below<R: Rng + ?Sized>(bound: u32, rng: &mut R) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// One of `items`, drawn evenly.
#[inline]
pub fn pick<'a, T, R: Rng + ?Sized>(items: &'a [T], rng: &mut R) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(below(items.len() as u32, rng) as usize) }
}

/// Draws that one 64-bit word can serve: their bounds multiply to less than 2³², and 12! is the most that does.
const DRAWS_A_WORD: usize = 12;

/// Fisher–Yates, several draws from each 64-bit word: the part of a product above the word is one draw, the part below
/// serves the next. Exactly even, by rejection at the end of each word.
#[inline]
pub fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    let mut left = items.len();
    while left > 1 {
        let (n_draws, product) = draws_of_a_word(left);
        let mut picks = [0; DRAWS_A_WORD];
        loop {
            let mut low = rng.next_u64();
            for (idx, pick) in picks[..n_draws].iter_mut().enumerate() {
                let wide = u128::from(low) * (left - idx) as u128;
                *pick = (wide >> 64) as usize;
                low = wide as u64;
            }
            if low >= product || low >= product.wrapping_neg() % product {
                break;
            }
        }
        for pick in &picks[..n_draws] {
            left -= 1;
            items.swap(left, *pick);
        }
    }
}

/// How many draws, from `left` downwards, one word serves, and the product of their bounds.
#[inline]
fn draws_of_a_word(left: usize) -> (usize, u64) {
    match SMALL_DECKS.get(left) {
        Some(&(n_draws, product)) => (n_draws as usize, u64::from(product)),
        None => (1, left as u64),
    }
}

/// The same for decks of up to 63 cards; longer ones take a word a draw.
static SMALL_DECKS: [(u32, u32); 64] = {
    let mut table = [(1, 1); 64];
    let mut left = 2;
    while left < table.len() {
        let mut product = left as u64;
        let mut n_draws = 1;
        while n_draws < left - 1 && (product * (left - n_draws) as u64) >> 32 == 0 {
            product *= (left - n_draws) as u64;
            n_draws += 1;
        }
        table[left] = (n_draws as u32, product as u32);
        left += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_round_trips_and_hides_itself() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
        assert!("abc".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    /// Golden: if this changes, every stored record is lost.
    #[test]
    fn the_same_seed_gives_the_same_chance_for_ever() {
        let chance = Chance::new(Seed::from_number(1));
        let mut deck: Vec<u32> = (0..10).collect();
        shuffle(&mut deck, &mut chance.stream(0));
        let dice: Vec<u32> = (1..6).map(|step| below(6, &mut chance.stream(step))).collect();
        assert_eq!((deck, dice), (vec![1, 4, 7, 8, 0, 5, 6, 2, 3, 9], vec![5, 2, 5, 2, 1]));
    }

    #[test]
    fn a_draw_is_noted_and_is_the_same() {
        let chance = Chance::new(Seed::from_number(1));
        let mut draw = chance.draw(3);
        assert_eq!(draw.drawn(), None);
        assert_eq!((below(6, &mut draw), draw.drawn()), (below(6, &mut chance.stream(3)), Some(3)));
        let mut long = chance.draw(4);
        assert_eq!((long.next_u64(), long.drawn()), (chance.stream(4).next_u64(), Some(4)));
        let (mut bytes, mut same) = ([0; 5], [0; 5]);
        let mut many = chance.draw(5);
        many.fill_bytes(&mut bytes);
        chance.stream(5).fill_bytes(&mut same);
        assert_eq!((bytes, many.drawn()), (same, Some(5)));
    }

    #[test]
    fn every_order_is_as_likely() {
        let mut rng = Chance::new(Seed::from_number(4)).stream(0);
        let mut counts = std::collections::BTreeMap::<[u8; 4], u32>::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            shuffle(&mut cards, &mut rng);
            *counts.entry(cards).or_default() += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|n| (850..1_150).contains(n)), "{counts:?}");
    }

    #[test]
    fn long_decks_are_shuffled_too() {
        let mut rng = Chance::new(Seed::from_number(5)).stream(0);
        let mut cards: Vec<u32> = (0..1_000).collect();
        shuffle(&mut cards, &mut rng);
        assert!(cards.iter().zip(0..).filter(|(card, at)| **card == *at).count() < 10);
        cards.sort_unstable();
        assert!(cards.into_iter().eq(0..1_000));
    }

    #[test]
    fn below_is_even() {
        let mut rng = Chance::new(Seed::from_number(3)).stream(0);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[below(6, &mut rng) as usize] += 1;
        }
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }
}

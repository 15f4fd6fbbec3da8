//! Numbers for moves, without gaps: for searches, nets and whoever counts.

/// The kinds of moves of a game, numbered one kind after the other.
///
/// ```
/// // Two ways to pass, then one move a cell of a board of nine.
/// const KINDS: table::Kinds<2> = table::Kinds::new([2, 9]);
/// assert_eq!(KINDS.total(), 11);
/// assert_eq!(KINDS.number(1, 4), 6);
/// assert_eq!(KINDS.split(6), Some((1, 4)));
/// assert_eq!(KINDS.split(11), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Kinds<const N: usize> {
    starts: [usize; N],
    total: usize,
}

impl<const N: usize> Kinds<N> {
    /// Kinds of these sizes.
    pub const fn new(sizes: [usize; N]) -> Self {
        let (mut starts, mut total, mut kind) = ([0; N], 0, 0);
        while kind < N {
            starts[kind] = total;
            total += sizes[kind];
            kind += 1;
        }
        Self { starts, total }
    }

    /// How many moves there are.
    pub const fn total(&self) -> usize {
        self.total
    }

    /// The number of the move at `place` of its kind.
    #[inline]
    pub const fn number(&self, kind: usize, place: usize) -> usize {
        self.starts[kind] + place
    }

    /// The kind of the move of this number, and its place there.
    pub fn split(&self, number: usize) -> Option<(usize, usize)> {
        if number >= self.total {
            return None;
        }
        let kind = self.starts.partition_point(|start| *start <= number) - 1;
        Some((kind, number - self.starts[kind]))
    }
}

/// The number of an unordered pair of different things below `bound`; pairs of smaller things come first.
pub const fn pair(one: usize, two: usize) -> usize {
    let (low, high) = if one < two { (one, two) } else { (two, one) };
    high * high.saturating_sub(1) / 2 + low
}

/// The pair of this number.
pub fn nth_pair(number: usize) -> (usize, usize) {
    let mut high = 1;
    while pair(0, high + 1) <= number {
        high += 1;
    }
    (number - pair(0, high), high)
}

/// Sixty-four bits that stand for these words: multiply, fold, go on (the mixing step of wyhash).
#[inline]
pub(crate) fn key(words: impl Iterator<Item = u64>) -> u64 {
    words.fold(0x9e37_79b9_7f4a_7c15, |key, word| {
        let product = u128::from(key ^ word) * 0xa076_1d64_78bd_642f;
        (product >> 64) as u64 ^ product as u64 ^ key.rotate_left(32)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_kinds_are_passed_over() {
        let kinds = Kinds::new([0, 3, 0, 2]);
        let all: Vec<_> = (0..6).map(|it| kinds.split(it)).collect();
        assert_eq!(all, [Some((1, 0)), Some((1, 1)), Some((1, 2)), Some((3, 0)), Some((3, 1)), None]);
    }

    #[test]
    fn pairs_are_numbered_without_gaps() {
        let mut number = 0;
        for high in 1..19 {
            for low in 0..high {
                assert_eq!(pair(low, high), number);
                assert_eq!(pair(high, low), number);
                assert_eq!(nth_pair(number), (low, high));
                number += 1;
            }
        }
    }
}

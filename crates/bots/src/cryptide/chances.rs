//! Where the habitat may be, player by player: each clue of a list as likely, the lists independent (the *own* level).

use cryptide::{Clue, ClueSet, Hex, HexSet, Masks, N_HEXES};

/// The clues that allow each hex, as sets.
pub(super) struct Allowing([ClueSet; N_HEXES]);

impl Allowing {
    pub(super) fn new(masks: &Masks) -> Self {
        let mut sets = [ClueSet::EMPTY; N_HEXES];
        for clue in Clue::all() {
            masks.fits(clue).iter().for_each(|hex| sets[hex.idx()] = sets[hex.idx()].with(clue));
        }
        Self(sets)
    }

    /// The clues of `list` that allow `hex`.
    pub(super) fn among(&self, list: ClueSet, hex: Hex) -> ClueSet {
        list.and(self.0[hex.idx()])
    }

    /// The share of `list` that allows `hex`.
    pub(super) fn share(&self, list: ClueSet, hex: Hex) -> f64 {
        self.among(list, hex).len() as f64 / list.len().max(1) as f64
    }
}

/// How likely each hex is to be the habitat.
#[derive(Clone)]
pub(super) struct Chances {
    hexes: Vec<(Hex, f64)>,
    total: f64,
}

impl Chances {
    /// The hexes of `within`, weighed by the lists of all others.
    pub(super) fn new(allowing: &Allowing, lists: &[ClueSet], within: HexSet) -> Self {
        let weight = |hex: Hex| lists.iter().map(|list| allowing.share(*list, hex)).product::<f64>();
        let hexes: Vec<_> = within.iter().map(|hex| (hex, weight(hex))).filter(|it| it.1 > 0.0).collect();
        let total = hexes.iter().map(|it| it.1).sum();
        Self { hexes, total }
    }

    /// The likeliest hex and its chance.
    pub(super) fn best(&self) -> Option<(Hex, f64)> {
        let best = self.hexes.iter().max_by(|one, two| one.1.total_cmp(&two.1))?;
        Some((best.0, best.1 / self.total))
    }

    /// How much is unknown after one list has become another, in bits.
    pub(super) fn entropy_with(&self, allowing: &Allowing, old: ClueSet, new: ClueSet) -> f64 {
        let change = |hex: Hex| allowing.share(new, hex) / allowing.share(old, hex);
        let (mut total, mut sum) = (0.0, 0.0);
        for (hex, weight) in &self.hexes {
            let weight = weight * change(*hex);
            if weight > 0.0 {
                total += weight;
                sum += weight * weight.log2();
            }
        }
        if total > 0.0 { total.log2() - sum / total } else { 0.0 }
    }
}

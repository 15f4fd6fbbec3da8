//! What a hunter knows of the four parameters: how many of the prints he has seen say present and absent.

use gevaudan::{Belief, Cell, CellSet, Colour, Glance, N_TERRAIN, TokenSet, Ways};

use super::land::Land;

/// Prints of a colour.
pub(super) const PER_COLOUR: usize = 6;

/// What the behaviour of others says of the ways of a colour; nothing where all are as likely.
#[derive(Clone, Debug, Default)]
pub(super) struct Leanings([Option<Ways>; 4]);

impl Leanings {
    pub(super) fn of(belief: &Belief) -> Self {
        Self(Colour::ALL.map(|colour| {
            let ways = belief.ways(colour);
            let even = ways.iter().all(|it| it.1 >= 1.0);
            (!even).then_some(ways)
        }))
    }

    /// The chance that a parameter of the lair is there, once these prints of its colour have been seen.
    #[inline]
    fn there(&self, colour: Colour, known: u32, present: u32) -> Option<f32> {
        let ways = self.0[colour.idx()].as_ref()?;
        let (mut there, mut all) = (0.0, 0.0);
        for (split, weight) in ways.iter().filter(|it| u32::from(it.0) & known == present) {
            all += weight;
            there += if split >> (PER_COLOUR - 1) & 1 == 0 { *weight } else { 0.0 };
        }
        (all > 0.0).then(|| (there / all) as f32)
    }
}

/// The chance that a parameter is there, by how many of its prints say present and absent: the box holds one of the others, and
/// the lair is its opposite.
#[inline]
pub(super) fn chance_there(present: u8, absent: u8) -> f32 {
    match (present, absent) {
        (3.., _) => 1.0,
        (_, 3..) => 0.0,
        _ => f32::from(3 - absent) / f32::from(PER_COLOUR as u8 - present - absent),
    }
}

/// What a hunter knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Know {
    /// By colour: prints seen that say present, and absent.
    pub(super) counts: [[u8; 2]; 4],
    /// By colour: the chance that the parameter is there.
    pub(super) there: [f32; 4],
    failed: CellSet,
}

impl Know {
    #[inline]
    pub(super) fn of(glance: &Glance<'_>, leanings: Option<&Leanings>) -> Self {
        let (known, present) = (glance.known().bits(), glance.present().bits());
        let mut know = Self { counts: [[0; 2]; 4], there: [0.0; 4], failed: glance.failed() };
        for colour in Colour::ALL {
            let (at, first) = (colour.idx(), PER_COLOUR * colour.idx());
            let [known, present] = [known, present].map(|it| it >> first & 0x3f);
            know.counts[at] = [present.count_ones() as u8, (known & !present).count_ones() as u8];
            let [n_present, n_absent] = know.counts[at];
            let leaning = leanings.and_then(|it| it.there(colour, known, present));
            know.there[at] = leaning.unwrap_or_else(|| chance_there(n_present, n_absent));
        }
        know
    }

    /// The same for somebody who takes such a chance for a proof.
    pub(super) fn overrated(mut self, proof: f32) -> Self {
        for there in &mut self.there {
            *there = if *there >= proof {
                1.0
            } else if *there <= 1.0 - proof {
                0.0
            } else {
                *there
            };
        }
        self
    }

    /// Whether nothing more can be learnt of a colour.
    #[inline]
    pub(super) fn is_settled(&self, colour: usize) -> bool {
        let [present, absent] = self.counts[colour];
        present > 2 || absent > 2
    }

    /// The chance of each terrain cell of being the lair.
    #[inline]
    pub(super) fn lair(&self, land: &Land) -> [f32; N_TERRAIN] {
        let mut by_code = [1.0_f32; N_TERRAIN];
        for (code, chance) in by_code.iter_mut().enumerate() {
            for (at, there) in self.there.iter().enumerate() {
                *chance *= if code >> at & 1 == 1 { *there } else { 1.0 - *there };
            }
        }
        let mut chances = [0.0; N_TERRAIN];
        for cell in CellSet::TERRAIN.minus(self.failed).iter() {
            chances[cell.idx()] = by_code[usize::from(land.code(cell))];
        }
        if !self.failed.is_empty() {
            let total: f32 = chances.iter().sum();
            if total > 0.0 {
                chances = chances.map(|it| it / total);
            }
        }
        chances
    }

    /// The same once one more print of a colour is seen.
    #[inline]
    pub(super) fn after(&self, colour: usize, present: bool) -> Self {
        let mut after = *self;
        after.counts[colour][usize::from(!present)] += 1;
        let [n_present, n_absent] = after.counts[colour];
        after.there[colour] = chance_there(n_present, n_absent);
        after
    }

    /// The chance that one more print of a colour says present.
    #[inline]
    pub(super) fn chance_present(&self, colour: usize) -> f32 {
        let [present, absent] = self.counts[colour];
        f32::from(3_u8.saturating_sub(present)) / f32::from(PER_COLOUR as u8 - (present + absent).min(5))
    }
}

/// The likeliest of these cells, and its chance.
#[inline]
pub(super) fn likeliest(chances: &[f32; N_TERRAIN]) -> (Cell, f32) {
    let mut best = (0, chances[0]);
    for (at, chance) in chances.iter().enumerate() {
        if *chance > best.1 {
            best = (at, *chance);
        }
    }
    (Cell::new(best.0).unwrap_or_else(|| unreachable!("sixteen terrain cells")), best.1)
}

/// Prints that a seat has not seen of colours that are open to it.
#[inline]
pub(super) fn wanted(know: &Know, known: TokenSet) -> TokenSet {
    let open = (0..4).filter(|it| !know.is_settled(*it));
    open.fold(TokenSet::EMPTY, |all, it| all.or(TokenSet::of(Colour::ALL[it]))).minus(known)
}

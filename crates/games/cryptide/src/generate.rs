//! Making setups (CRY-7 to CRY-9): a map is drawn, then one of its valid clue sets, each as likely.
//!
//! Clues are first drawn blindly until they are valid, which is even over all valid sets and usually quick. Only when that
//! fails for long are all sets walked through: there may be few valid ones, or none. Who wants others than those he had
//! ([`other_clues_on`]) has all of them walked through.

use arrayvec::ArrayVec;
use table::{Rng, below, shuffle};

use crate::clue::{Clue, ClueSet, Kind, N_CLUES};
use crate::hex::HexSet;
use crate::hint::Hint;
use crate::map::Map;
use crate::setup::{MAX_PLAYERS, Setup};
use crate::{Difficulty, Mode};

/// Fewest and most hexes that the positive form of a clue may cover.
const WINDOW: std::ops::RangeInclusive<usize> = 42..=64;

/// Blind draws before all clue sets of a map are walked through; fewer sets than that are walked through at once.
const PATIENCE: usize = 2_000;

/// What is asked of the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Which clues are used.
    pub mode: Mode,
    /// How many play, 3 to 5.
    pub n_seats: usize,
    /// How hard it should be.
    pub difficulty: Difficulty,
}

/// Borders easy | medium | hard in hundredths of a hex, for 3, 4 and 5 players (CRY-9).
const fn borders(mode: Mode, n_seats: usize) -> (usize, usize) {
    match (mode, n_seats) {
        (Mode::Normal, 3) => (1530, 1700),
        (Mode::Normal, 4) => (675, 775),
        (Mode::Normal, _) => (360, 420),
        (Mode::Advanced, 3) => (1600, 1800),
        (Mode::Advanced, 4) => (750, 875),
        (Mode::Advanced, _) => (420, 500),
    }
}

impl Wish {
    /// How hard a clue set is that leaves `total` hexes over all ways to drop one clue.
    pub const fn difficulty_of(&self, total: usize) -> Difficulty {
        let (medium, hard) = borders(self.mode, self.n_seats);
        if 100 * total < medium * self.n_seats {
            Difficulty::Easy
        } else if 100 * total < hard * self.n_seats {
            Difficulty::Medium
        } else {
            Difficulty::Hard
        }
    }
}

/// A setup as wished. A map without one is drawn again (CRY-8).
pub fn generate<R: Rng>(wish: Wish, rng: &mut R) -> Setup {
    loop {
        let map = Map::draw(wish.mode, rng);
        if let Some(setup) = clues_on(&map, wish, rng) {
            return setup;
        }
    }
}

/// Clues for a map: one of its valid sets, each as likely, shuffled over the seats; `None` if it has none.
pub fn clues_on<R: Rng>(map: &Map, wish: Wish, rng: &mut R) -> Option<Setup> {
    let clues = Search::new(map, wish).find(rng)?;
    handed_out(map, clues, rng)
}

/// A clue set over the seats, with a hint that goes with it.
fn handed_out<R: Rng>(map: &Map, mut clues: Clues, rng: &mut R) -> Option<Setup> {
    let hint = Hint::draw(clues.iter().copied().collect(), rng)?;
    shuffle(&mut clues, rng);
    Some(Setup::trusted(*map, &clues, hint))
}

/// Why a map has no other clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOther {
    /// It has no valid clue set at all.
    Barren,
    /// All its valid clue sets were used.
    AllUsed,
}

/// Clues for a map that were not used on it before (CRY-10). First those of the wanted difficulty, then any; among them
/// first those whose habitat was never one, then those whose habitat was not the last one. `used` has the latest last.
pub fn other_clues_on<R: Rng>(map: &Map, wish: Wish, used: &[ClueSet], rng: &mut R) -> Result<Setup, NoOther> {
    let masks = map.masks();
    let habitats: Vec<HexSet> =
        used.iter().map(|it| it.iter().fold(HexSet::ALL, |all, it| all.and(masks.fits(it)))).collect();
    let mut best: Option<(usize, u32, Clues)> = None;
    let mut barren = true;
    let mut search = Search::new(map, Wish { difficulty: Difficulty::Any, ..wish });
    search.walk(&mut |search| {
        barren = false;
        let clues = search.clues_chosen();
        if used.contains(&clues.iter().copied().collect()) {
            return;
        }
        let level = wish.difficulty_of(search.count_left_over());
        let wanted = wish.difficulty == Difficulty::Any || level == wish.difficulty;
        let habitat = search.left();
        let stale = if habitats.last() == Some(&habitat) { 2 } else { usize::from(habitats.contains(&habitat)) };
        let rank = 3 * usize::from(!wanted) + stale;
        let n_found = match &best {
            Some((better, ..)) if *better < rank => return,
            Some((same, n_found, _)) if *same == rank => n_found + 1,
            _ => 1,
        };
        // Each of the best as likely (reservoir of one).
        let kept = if below(n_found, rng) == 0 { clues } else { best.take().map_or(clues, |it| it.2) };
        best = Some((rank, n_found, kept));
    });
    let (_, _, clues) = best.ok_or(if barren { NoOther::Barren } else { NoOther::AllUsed })?;
    handed_out(map, clues, rng).ok_or(NoOther::Barren)
}

/// Whether a map has at least two valid clue sets for this wish.
pub(crate) fn has_several(map: &Map, wish: Wish) -> bool {
    let mut n_found = 0_u32;
    Search::new(map, wish).walk(&mut |_| n_found += 1);
    n_found > 1
}

type Clues = ArrayVec<Clue, MAX_PLAYERS>;

struct Search {
    wish: Wish,
    /// The clues within the window.
    clues: ArrayVec<Clue, N_CLUES>,
    /// What they allow.
    fits: ArrayVec<HexSet, N_CLUES>,
    /// The same, four clues at a time.
    fours: [Four; N_CLUES / 4],
    most_two_terrains: usize,
    /// Which of them are clues of two terrains, one bit each.
    two_terrains: u64,
    chosen: [usize; MAX_PLAYERS],
}

impl Search {
    fn new(map: &Map, wish: Wish) -> Self {
        let masks = map.masks();
        let positive = |clue: Clue| masks.fits(Clue::at(clue.id()));
        let usable = ClueSet::of_mode(wish.mode).iter().filter(|it| WINDOW.contains(&positive(*it).len()));
        let clues: ArrayVec<Clue, N_CLUES> = usable.collect();
        let two_terrains = clues.iter().rev().fold(0, |bits, it| bits << 1 | u64::from(is_two_terrains(*it)));
        let fits: ArrayVec<HexSet, N_CLUES> = clues.iter().map(|it| masks.fits(*it)).collect();
        let mut fours = [Four([[0; 4]; 4]); N_CLUES / 4];
        for (at, fits) in fits.iter().enumerate() {
            for (quarter, bits) in quarters(*fits).into_iter().enumerate() {
                fours[at / 4].0[quarter][at % 4] = bits;
            }
        }
        Self {
            wish,
            two_terrains,
            fits,
            fours,
            clues,
            most_two_terrains: if wish.mode == Mode::Normal { 2 } else { 3 },
            chosen: [0; MAX_PLAYERS],
        }
    }

    /// One of all valid sets, each as likely.
    fn find<R: Rng>(&mut self, rng: &mut R) -> Option<Clues> {
        if self.clues.len() < self.wish.n_seats {
            return None;
        }
        let n_sets = n_sets(self.clues.len(), self.wish.n_seats);
        for _ in 0..if n_sets < PATIENCE { 0 } else { PATIENCE } {
            if self.draw_blindly(rng) && self.is_valid() {
                return Some(self.clues_chosen());
            }
        }
        let (mut n_found, mut kept) = (0, None);
        // Keeps one so that in the end each was as likely (reservoir of one).
        self.walk(&mut |search| {
            n_found += 1;
            if below(n_found, rng) == 0 {
                kept = Some(search.clues_chosen());
            }
        });
        kept
    }

    /// Shows every valid set to `visit`.
    fn walk(&mut self, visit: &mut impl FnMut(&Self)) {
        self.extend(0, 0, HexSet::ALL, 0, visit);
    }

    fn clues_chosen(&self) -> Clues {
        self.chosen[..self.wish.n_seats].iter().map(|at| self.clues[*at]).collect()
    }

    /// What all chosen clues allow.
    fn left(&self) -> HexSet {
        self.chosen[..self.wish.n_seats].iter().fold(HexSet::ALL, |all, at| all.and(self.fits[*at]))
    }

    /// Chooses clues blindly; true if they are all different and leave one hex.
    #[inline]
    fn draw_blindly<R: Rng>(&mut self, rng: &mut R) -> bool {
        let mut left = HexSet::ALL;
        let mut used = 0_u64;
        for place in 0..self.wish.n_seats {
            let at = below(self.clues.len() as u32, rng) as usize;
            if used >> at & 1 == 1 {
                return false;
            }
            used |= 1 << at;
            self.chosen[place] = at;
            left = left.and(self.fits[at]);
        }
        left.is_single()
    }

    /// Goes through all clues from `from` on for place `depth`; `left` is what the clues before it allow.
    fn extend(
        &mut self,
        depth: usize,
        from: usize,
        left: HexSet,
        n_two_terrains: usize,
        visit: &mut impl FnMut(&Self),
    ) {
        if depth + 2 == self.wish.n_seats {
            let mut pairs = self.promising(from, left, n_two_terrains);
            while pairs != 0 {
                let at = pairs.trailing_zeros() as usize;
                pairs &= pairs - 1;
                self.chosen[depth] = at;
                self.complete(at + 1, left.and(self.fits[at]), n_two_terrains + self.n_two_terrains(at), visit);
            }
            return;
        }
        for at in from..self.clues.len() {
            let remaining = left.and(self.fits[at]);
            let n_two_terrains = n_two_terrains + self.n_two_terrains(at);
            // One hex already would make the next clue needless.
            if remaining.is_several() && n_two_terrains <= self.most_two_terrains {
                self.chosen[depth] = at;
                self.extend(depth + 1, at + 1, remaining, n_two_terrains, visit);
            }
        }
    }

    /// Which clues from `from` on might leave one hex together with a clue after them, a bit each: all that do and few others.
    /// There are hundreds of pairs of clues a map, and a third clue for two or three of them.
    #[inline]
    fn promising(&self, from: usize, left: HexSet, n_two_terrains: usize) -> u64 {
        let fours = &self.fours[..self.clues.len().div_ceil(4)];
        let full = n_two_terrains >= self.most_two_terrains;
        let open = if full { !self.two_terrains } else { u64::MAX };
        let mut pairs = 0;
        for (fits, at) in self.fits[from..].iter().zip(from..) {
            if open >> at & 1 == 1 {
                let left = quarters(left.and(*fits));
                let after = fours.get((at + 1) / 4..).unwrap_or_default();
                pairs |= u64::from(after.iter().any(|it| it.may_leave_one(left))) << at;
            }
        }
        pairs
    }

    /// One if this clue is of two terrains.
    #[inline]
    const fn n_two_terrains(&self, at: usize) -> usize {
        (self.two_terrains >> at & 1) as usize
    }

    /// The last clue. Those that leave one hex when both halves of the map are laid upon each other are found without a
    /// branch: nearly no others come before the exact question.
    #[inline(never)]
    fn complete(&mut self, from: usize, left: HexSet, n_two_terrains: usize, visit: &mut impl FnMut(&Self)) {
        let mut single = 0_u64;
        for fits in self.fits[from..].iter().rev() {
            let remaining = left.and(*fits).bits();
            let folded = remaining as u64 | (remaining >> 64) as u64;
            single = single << 1 | u64::from(folded.is_power_of_two());
        }
        if n_two_terrains == self.most_two_terrains {
            single &= !(self.two_terrains >> from);
        }
        while single != 0 {
            let at = from + single.trailing_zeros() as usize;
            single &= single - 1;
            if left.and(self.fits[at]).is_single() {
                self.chosen[self.wish.n_seats - 1] = at;
                if self.is_valid() {
                    visit(self);
                }
            }
        }
    }

    /// Whether the chosen clues, which leave one hex, satisfy CRY-7 and the wish.
    fn is_valid(&self) -> bool {
        let chosen = self.chosen[..self.wish.n_seats].iter().map(|at| self.clues[*at]);
        if chosen.clone().filter(|it| is_two_terrains(*it)).count() > self.most_two_terrains {
            return false;
        }
        let Some(total) = self.left_over() else { return false };
        let wanted = self.wish.difficulty;
        (wanted == Difficulty::Any || self.wish.difficulty_of(total) == wanted) && Hint::exists(chosen.collect())
    }

    /// Hexes left over all ways to drop one clue, if every clue is needed; counted only if the difficulty matters.
    fn left_over(&self) -> Option<usize> {
        let counts = self.wish.difficulty != Difficulty::Any;
        let mut total = 0;
        for left in self.left_without() {
            if !left.is_several() {
                return None;
            }
            total += if counts { left.len() } else { 0 };
        }
        Some(total)
    }

    /// Hexes left over all ways to drop one clue.
    fn count_left_over(&self) -> usize {
        self.left_without().map(HexSet::len).sum()
    }

    /// What is left when each clue is dropped.
    fn left_without(&self) -> impl Iterator<Item = HexSet> {
        let fits = |place: usize| self.fits[self.chosen[place]];
        let n_seats = self.wish.n_seats;
        (0..n_seats).scan(HexSet::ALL, move |before, dropped| {
            let left = (dropped + 1..n_seats).fold(*before, |all, it| all.and(fits(it)));
            *before = before.and(fits(dropped));
            Some(left)
        })
    }
}

/// What four clues allow: quarter by quarter of the map, a word a clue.
#[derive(Clone, Copy)]
struct Four([[u32; 4]; 4]);

impl Four {
    /// Whether one of the clues leaves one hex of `left`, as far as can be seen when the quarters of the map are laid upon each
    /// other. Without a branch: four clues are looked at in one go.
    #[inline]
    fn may_leave_one(&self, left: [u32; 4]) -> bool {
        let mut folded = [0_u32; 4];
        for (fits, left) in self.0.iter().zip(left) {
            for (folded, fits) in folded.iter_mut().zip(fits) {
                *folded |= fits & left;
            }
        }
        let hits = folded.map(|it| u32::from(it != 0) & u32::from(it & it.wrapping_sub(1) == 0));
        hits[0] | hits[1] | hits[2] | hits[3] != 0
    }
}

/// The hexes of a set in four words.
#[inline]
const fn quarters(hexes: HexSet) -> [u32; 4] {
    let bits = hexes.bits();
    [bits as u32, (bits >> 32) as u32, (bits >> 64) as u32, (bits >> 96) as u32]
}

/// How many sets of `size` there are among `n` things.
fn n_sets(n: usize, size: usize) -> usize {
    (0..size).fold(1, |sets, at| sets * (n - at) / (at + 1))
}

const fn is_two_terrains(clue: Clue) -> bool {
    matches!(clue.kind(), Kind::OnTwo(..))
}

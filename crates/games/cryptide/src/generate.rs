//! Making setups (CRY-7 to CRY-9): a map is drawn, then one of its valid clue sets, each as likely.
//!
//! Clues are first drawn blindly until they are valid, which is even over all valid sets and usually quick. Only when that
//! fails for long are all sets walked through: there may be few valid ones, or none.

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
    let mut search = Search::new(map, wish, rng);
    let mut clues: ArrayVec<Clue, MAX_PLAYERS> = search.find()?.into_iter().take(wish.n_seats).collect();
    let hint = Hint::draw(clues.iter().copied().collect(), rng)?;
    shuffle(&mut clues, rng);
    Some(Setup::trusted(*map, &clues, hint))
}

struct Search<'a, R> {
    wish: Wish,
    rng: &'a mut R,
    /// The clues within the window.
    clues: ArrayVec<Clue, N_CLUES>,
    /// What they allow.
    fits: ArrayVec<HexSet, N_CLUES>,
    most_two_terrains: usize,
    chosen: [usize; MAX_PLAYERS],
    n_found: u32,
    kept: Option<[Clue; MAX_PLAYERS]>,
}

impl<'a, R: Rng> Search<'a, R> {
    fn new(map: &Map, wish: Wish, rng: &'a mut R) -> Self {
        let masks = map.masks();
        let positive = |clue: Clue| masks.fits(Clue::at(clue.id()));
        let usable = ClueSet::of_mode(wish.mode).iter().filter(|it| WINDOW.contains(&positive(*it).len()));
        let clues: ArrayVec<Clue, N_CLUES> = usable.collect();
        Self {
            wish,
            rng,
            fits: clues.iter().map(|it| masks.fits(*it)).collect(),
            clues,
            most_two_terrains: if wish.mode == Mode::Normal { 2 } else { 3 },
            chosen: [0; MAX_PLAYERS],
            n_found: 0,
            kept: None,
        }
    }

    /// One of all valid sets, each as likely.
    fn find(&mut self) -> Option<[Clue; MAX_PLAYERS]> {
        if self.clues.len() < self.wish.n_seats {
            return None;
        }
        let n_sets = n_sets(self.clues.len(), self.wish.n_seats);
        for _ in 0..if n_sets < PATIENCE { 0 } else { PATIENCE } {
            if self.draw_blindly() && self.is_valid() {
                return Some(self.chosen.map(|at| self.clues[at]));
            }
        }
        self.extend(0, 0, HexSet::ALL, 0);
        self.kept
    }

    /// Chooses clues blindly; true if they are all different and leave one hex.
    #[inline]
    fn draw_blindly(&mut self) -> bool {
        let mut left = HexSet::ALL;
        let mut used = 0_u64;
        for place in 0..self.wish.n_seats {
            let at = below(self.clues.len() as u32, self.rng) as usize;
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
    fn extend(&mut self, depth: usize, from: usize, left: HexSet, n_two_terrains: usize) {
        if depth + 1 == self.wish.n_seats {
            return self.complete(from, left);
        }
        for at in from..self.clues.len() {
            let remaining = left.and(self.fits[at]);
            let n_two_terrains = n_two_terrains + usize::from(is_two_terrains(self.clues[at]));
            // One hex already would make the next clue needless.
            if remaining.is_several() && n_two_terrains <= self.most_two_terrains {
                self.chosen[depth] = at;
                self.extend(depth + 1, at + 1, remaining, n_two_terrains);
            }
        }
    }

    /// The last clue: all that leave one hex are found first, without a branch, and then looked at.
    #[inline]
    fn complete(&mut self, from: usize, left: HexSet) {
        let single = |bits: u64, (at, fits): (usize, &HexSet)| bits | u64::from(left.and(*fits).is_single()) << at;
        let mut singles = self.fits[from..].iter().enumerate().fold(0, single);
        while singles != 0 {
            let at = from + singles.trailing_zeros() as usize;
            singles &= singles - 1;
            self.chosen[self.wish.n_seats - 1] = at;
            self.weigh();
        }
    }

    /// Keeps the chosen set if it is valid, so that in the end each was as likely (reservoir of one).
    fn weigh(&mut self) {
        if self.is_valid() {
            self.n_found += 1;
            if below(self.n_found, self.rng) == 0 {
                self.kept = Some(self.chosen.map(|at| self.clues[at]));
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

    /// Hexes left over all ways to drop one clue, if every clue is needed.
    fn left_over(&self) -> Option<usize> {
        let fits = |place: usize| self.fits[self.chosen[place]];
        let mut total = 0;
        let mut before = HexSet::ALL;
        for dropped in 0..self.wish.n_seats {
            let left = (dropped + 1..self.wish.n_seats).fold(before, |all, it| all.and(fits(it)));
            if !left.is_several() {
                return None;
            }
            if self.wish.difficulty != Difficulty::Any {
                total += left.len();
            }
            before = before.and(fits(dropped));
        }
        Some(total)
    }
}

/// How many sets of `size` there are among `n` things.
fn n_sets(n: usize, size: usize) -> usize {
    (0..size).fold(1, |sets, at| sets * (n - at) / (at + 1))
}

const fn is_two_terrains(clue: Clue) -> bool {
    matches!(clue.kind(), Kind::OnTwo(..))
}

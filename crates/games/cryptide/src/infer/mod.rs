//! What can be concluded from tokens, exactly, at the two levels of CRY-33.

mod count;
mod draw;
mod joint;

use table::PerSeat;

use crate::Mode;
use crate::clue::{Clue, ClueSet, N_BASE_CLUES};
use crate::hex::HexSet;
use crate::hint::Hint;
use crate::map::Masks;
use crate::setup::MAX_PLAYERS;

pub use count::Counts;
pub use draw::Assignment;

/// What one player has shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// His discs.
    pub discs: HexSet,
    /// His cubes.
    pub cubes: HexSet,
}

/// The clues of the mode that allow all discs, exclude all cubes and are not denied by a hint.
pub fn possible_clues(masks: &Masks, mode: Mode, shown: Shown, hint: Option<Hint>) -> ClueSet {
    let Shown { discs, cubes } = shown;
    let mut bits = 0_u64;
    for id in 0..N_BASE_CLUES {
        let near = masks.fits(Clue::at(id));
        let far = near.complement();
        bits |= u64::from(discs.is_within(near) && cubes.is_within(far)) << id;
        bits |= u64::from(discs.is_within(far) && cubes.is_within(near)) << (id + N_BASE_CLUES);
    }
    let denied = hint.map_or(ClueSet::EMPTY, Hint::denied);
    ClueSet::of_bits(bits).and(ClueSet::of_mode(mode)).minus(denied)
}

/// What is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// By player, the clues he can have.
    pub clues: PerSeat<ClueSet>,
    /// Where the habitat can be.
    pub habitat: HexSet,
}

/// The clues each player can have by his own tokens; a known clue is a list of one.
#[derive(Clone, Copy, Debug)]
pub struct Inference {
    masks: Masks,
    n_players: usize,
    lists: [ClueSet; MAX_PLAYERS],
}

impl Inference {
    /// From the lists of up to five players.
    pub fn new(masks: Masks, lists: &[ClueSet]) -> Self {
        let n_players = lists.len().min(MAX_PLAYERS);
        let mut kept = [ClueSet::EMPTY; MAX_PLAYERS];
        kept[..n_players].copy_from_slice(&lists[..n_players]);
        Self { masks, n_players, lists: kept }
    }

    /// By player, the clues he can have by his own tokens.
    pub fn lists(&self) -> &[ClueSet] {
        &self.lists[..self.n_players]
    }

    /// The hexes that fit at least one possible clue of each player.
    pub fn own_habitat(&self) -> HexSet {
        let somehow = |list: &ClueSet| list.iter().fold(HexSet::EMPTY, |all, it| all.or(self.masks.fits(it)));
        self.lists().iter().fold(HexSet::ALL, |all, list| all.and(somehow(list)))
    }

    /// *Own*: each player by himself.
    pub fn own(&self) -> Knowledge {
        Knowledge { clues: self.lists().iter().copied().collect(), habitat: self.own_habitat() }
    }

    /// Which clues of which player allow each hex of a set; as bits, hex by hex.
    fn allowing(&self, hexes: HexSet) -> [u64; crate::N_HEXES] {
        let mut allowing = [0_u64; crate::N_HEXES];
        let union = self.lists().iter().fold(ClueSet::EMPTY, |all, it| all.or(*it));
        for clue in union.iter() {
            let bit = ClueSet::one(clue).bits();
            self.masks.fits(clue).and(hexes).iter().for_each(|hex| allowing[hex.idx()] |= bit);
        }
        allowing
    }

    /// The players, those with the shortest lists first: the last one is asked for all his clues at once.
    fn by_length(&self) -> [usize; MAX_PLAYERS] {
        let mut order = [0, 1, 2, 3, 4];
        order[..self.n_players].sort_by_key(|it| (self.lists[*it].len(), self.lists[*it].bits()));
        order
    }

    /// How often each seat's clues and each hex occur among all joint assignments.
    pub fn counts(&self) -> Counts {
        count::counts(self)
    }

    /// One joint assignment that `accept` takes, each as likely; `None` if there is none.
    pub fn draw<R: table::Rng>(&self, accept: impl Fn(&[Clue]) -> bool, rng: &mut R) -> Option<Assignment> {
        draw::draw(self, &accept, rng)
    }

    /// All joint assignments that `accept` takes; `None` if there are too many to go through.
    pub fn list_few(&self, accept: impl Fn(&[Clue]) -> bool) -> Option<Vec<Assignment>> {
        draw::list_few(self, &accept)
    }

    /// *Joint*: all assignments of different clues that leave exactly one hex.
    pub fn joint(&self) -> Knowledge {
        joint::joint(self)
    }
}

/// The clues of `candidates` that allow exactly one of `left`: each hex is counted for all clues at once.
#[inline]
fn allowing_one(left: HexSet, allowing: &[u64; crate::N_HEXES], candidates: u64) -> u64 {
    let (mut once, mut again) = (0_u64, !candidates);
    for hex in left.iter() {
        let here = allowing[hex.idx()];
        again |= once & here;
        once |= here;
        if again == u64::MAX {
            return 0;
        }
    }
    once & !again
}

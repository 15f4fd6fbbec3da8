//! What lies on the map, and what everybody can conclude from it about each seat by itself.

use cryptide::infer::possible_clues;
use cryptide::{Belief, Clue, ClueSet, HexSet, Hint, MAX_PLAYERS, Masks, Mode, N_CLUES};
use table::Seat;

/// The hexes that each clue allows, by the clue's number.
pub(super) type Fits = [HexSet; N_CLUES];

pub(super) fn fits_of(masks: &Masks) -> Fits {
    std::array::from_fn(|at| masks.fits(Clue::at(at)))
}

/// The tokens of all seats and the clues that they leave them.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) n_seats: usize,
    pub(super) discs: [HexSet; MAX_PLAYERS],
    pub(super) cubes: [HexSet; MAX_PLAYERS],
    /// All hexes with a cube.
    pub(super) closed: HexSet,
    /// By seat, the clues that it may have: by its own tokens and the hint, as everybody sees them.
    pub(super) lists: [ClueSet; MAX_PLAYERS],
}

impl Board {
    pub(super) fn new(belief: &Belief) -> Self {
        let (view, shown) = (belief.view(), belief.shown());
        let mut board = Self {
            n_seats: shown.len(),
            discs: [HexSet::EMPTY; MAX_PLAYERS],
            cubes: [HexSet::EMPTY; MAX_PLAYERS],
            closed: HexSet::EMPTY,
            lists: [ClueSet::EMPTY; MAX_PLAYERS],
        };
        for (at, it) in shown.iter().enumerate().take(MAX_PLAYERS) {
            (board.discs[at], board.cubes[at]) = (it.discs, it.cubes);
            board.closed = board.closed.or(it.cubes);
            let list = possible_clues(belief.masks(), view.options.mode, *it, view.hint);
            board.lists[at] = if list.is_empty() { whatever(view.options.mode, view.hint) } else { list };
        }
        board
    }

    /// All seats but one, in the order in which they play after it.
    pub(super) fn others(&self, own: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.n_seats;
        (1..n_seats).map(move |step| Seat::at((own.idx() + step) % n_seats))
    }

    /// The hexes that may be asked of a seat (CRY-18, CRY-19).
    pub(super) fn open_to_questions(&self, seat: Seat) -> HexSet {
        self.closed.or(self.discs[seat.idx()]).complement()
    }
}

/// The clues of somebody whose tokens contradict each other, as mistakes do at honour tables.
fn whatever(mode: Mode, hint: Option<Hint>) -> ClueSet {
    ClueSet::of_mode(mode).minus(hint.map_or(ClueSet::EMPTY, Hint::denied))
}

//! Reading others: whoever acts shows something of his clue beyond the token. A question is put where the asker hopes to learn, a
//! search where he hopes to win, and a cube where it tells little; with another clue he would have done otherwise.
//!
//! Nobody knows how well the others reason, so that they are read in several manners at once, and what somebody has done so far says
//! which of them is his.

use cryptide::{Act, Clue, ClueSet, HexSet, MAX_PLAYERS, N_CLUES};
use table::{Seat, Stop};

use super::board::{Board, Fits};
use super::chances::Allowing;
use super::wishes::{Wisher, Wishes};
use super::worlds::{EVEN, Weights};

/// A level of deduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    /// He acts anyhow.
    Careless,
    /// He thinks of each of the others by himself.
    Own,
    /// He thinks of all of them together.
    Joint,
}

/// How somebody may go about it.
#[derive(Clone, Copy, Debug)]
struct Manner {
    level: Level,
    /// How many bits worse than the best a question may be that he still puts now and then.
    leeway: f64,
    /// How likely it is, of somebody whom one does not know.
    prior: f64,
}

const MANNERS: [Manner; 5] = [
    Manner { level: Level::Careless, leeway: 0.0, prior: 0.2 },
    Manner { level: Level::Own, leeway: 0.15, prior: 0.25 },
    Manner { level: Level::Own, leeway: 0.03, prior: 0.15 },
    Manner { level: Level::Joint, leeway: 0.15, prior: 0.25 },
    Manner { level: Level::Joint, leeway: 0.03, prior: 0.15 },
];

/// So often anybody acts anyhow.
const LAPSE: f64 = 0.1;
/// Nobody is read with so much certainty that a clue is out of the question.
const LEAST: f64 = 1e-9;

/// What somebody did of his own will, and the table as it was before.
#[derive(Clone, Copy)]
pub(super) struct Deed {
    pub(super) seat: Seat,
    pub(super) act: Act,
    pub(super) board: Board,
    /// Where no cube may be put besides.
    pub(super) barred: HexSet,
}

/// How well each clue of each seat explains all deeds, as a logarithm.
type Logs = [[f64; N_CLUES]; MAX_PLAYERS];

/// What was read so far.
pub(super) struct Reader {
    unread: Vec<Deed>,
    /// By seat, the clues that are still possible.
    lists: [ClueSet; MAX_PLAYERS],
    logs: [Logs; MANNERS.len()],
    wisher: Wisher,
}

impl Reader {
    pub(super) fn new() -> Self {
        Self {
            unread: Vec::new(),
            lists: [ClueSet::EMPTY; MAX_PLAYERS],
            logs: [[[0.0; N_CLUES]; MAX_PLAYERS]; MANNERS.len()],
            wisher: Wisher::default(),
        }
    }

    /// Keeps a deed until there is time to think about it.
    pub(super) fn note(&mut self, deed: Deed) {
        self.unread.push(deed);
    }

    /// Thinks about all that was kept; `lists` are the clues that are still possible.
    pub(super) fn read(&mut self, lists: &[ClueSet], fits: &Fits, allowing: &Allowing, stop: &Stop) {
        self.lists[..lists.len()].copy_from_slice(lists);
        for deed in std::mem::take(&mut self.unread) {
            if stop.is_asked() {
                return;
            }
            for clue in lists[deed.seat.idx()].iter() {
                let chances = self.chances(&deed, clue, fits, allowing);
                for (logs, chance) in self.logs.iter_mut().zip(chances) {
                    logs[deed.seat.idx()][clue.idx()] += chance.max(LEAST).ln();
                }
            }
        }
    }

    /// How likely each clue of each seat is by what it did.
    pub(super) fn weights(&self) -> Weights {
        let mut weights = EVEN;
        for (seat, weights) in weights.iter_mut().enumerate() {
            let most = self.most(seat);
            for clue in self.lists[seat].iter() {
                let chance = |(manner, logs): (&Manner, &Logs)| manner.prior * (logs[seat][clue.idx()] - most).exp();
                weights[clue.idx()] = MANNERS.iter().zip(&self.logs).map(chance).sum::<f64>().max(LEAST) as f32;
            }
        }
        weights
    }

    /// The best explanation of what a seat did.
    fn most(&self, seat: usize) -> f64 {
        let best = |logs: &Logs| self.lists[seat].iter().map(|it| logs[seat][it.idx()]).fold(f64::MIN, f64::max);
        self.logs.iter().map(best).fold(f64::MIN, f64::max)
    }

    /// How likely somebody with this clue would have done this, by manner.
    fn chances(&mut self, deed: &Deed, clue: Clue, fits: &Fits, allowing: &Allowing) -> [f64; MANNERS.len()] {
        let own_fits = fits[clue.idx()];
        let (anyhow, own, joint) = match deed.act {
            Act::Cube(_) => (any_cube(deed, own_fits), None, None),
            _ => {
                let own = Wishes::own(deed, own_fits, allowing);
                (anything(deed, own_fits), Some(own), Some(self.wisher.joint(deed, clue, fits, allowing)))
            }
        };
        MANNERS.map(|manner| {
            let wishes = match manner.level {
                Level::Careless => return anyhow,
                Level::Own => &own,
                Level::Joint => &joint,
            };
            let wanted = match wishes {
                Some(wishes) => wishes.chance_of(deed, allowing, manner.leeway),
                None => quiet_cube(deed, own_fits, allowing),
            };
            LAPSE * anyhow + (1.0 - LAPSE) * wanted
        })
    }
}

/// Where somebody may put a cube.
fn open_to_cubes(deed: &Deed, own_fits: HexSet) -> HexSet {
    deed.board.closed.or(deed.board.discs[deed.seat.idx()]).or(deed.barred).or(own_fits).complement()
}

fn any_cube(deed: &Deed, own_fits: HexSet) -> f64 {
    1.0 / open_to_cubes(deed, own_fits).len().max(1) as f64
}

/// How likely somebody puts this cube who would like it to tell little.
fn quiet_cube(deed: &Deed, own_fits: HexSet, allowing: &Allowing) -> f64 {
    /// Twice as many clues left are worth a factor of 1,024.
    const CARE: i32 = 10;
    let list = deed.board.lists[deed.seat.idx()];
    let worth = |hex| ((list.len() - allowing.among(list, hex).len()) as f64).powi(CARE);
    let Act::Cube(hex) = deed.act else { return 0.0 };
    let total: f64 = open_to_cubes(deed, own_fits).iter().map(worth).sum();
    worth(hex) / total.max(1.0)
}

/// How likely somebody acts like this who acts anyhow, but for a reason: two of three questions are about hexes that suit himself.
fn anything(deed: &Deed, own_fits: HexSet) -> f64 {
    /// One turn of five is a search.
    const SEARCH: f64 = 0.2;
    const SUITABLE: f64 = 0.67;
    let suitable = own_fits.minus(deed.board.closed);
    let each = |share: f64, hexes: HexSet| share / hexes.len().max(1) as f64;
    match deed.act {
        Act::Search(_) => each(SEARCH, suitable),
        Act::Ask(hex, _) => {
            let question = (1.0 - SEARCH) / (deed.board.n_seats - 1) as f64;
            let others = suitable.or(deed.board.closed).complement();
            question * if suitable.contains(hex) { each(SUITABLE, suitable) } else { each(1.0 - SUITABLE, others) }
        }
        _ => 1.0,
    }
}

//! The race: what may come of an action, and who may find the habitat before one's next turn.

use cryptide::{Clue, ClueSet, Hex, HexSet, MAX_PLAYERS, N_CLUES, N_HEXES};
use rand_core::Rng;
use table::{Seat, Stop};

use super::board::{Board, Fits};
use super::chances::Allowing;
use super::knob::knob;
use super::survey::Spread;
use super::worlds::{EVEN, Worlds};

/// How the others reason, as far as could be read: shares that sum up to 1 with those who go about it anyhow.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skill {
    /// Each of the others by himself.
    pub(super) own: f64,
    /// All together.
    pub(super) joint: f64,
}

/// The clues that everybody may have, as everybody sees them.
pub(super) type Lists = [ClueSet; MAX_PLAYERS];

/// A hex that somebody would search, and how likely he does.
#[derive(Clone, Copy, Debug)]
struct Threat {
    hex: Hex,
    chance: f64,
}

/// What somebody with some clue would search in his turn: by each way to reason.
type Threats = [Threat; 2];

const NONE: Threats = [Threat { hex: Hex::at(0), chance: 0.0 }; 2];

/// What is left of the worlds after something has happened.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    pub(super) spread: Spread,
    /// The chance that somebody else wins before one's next turn.
    pub(super) danger: f64,
}

/// The chance that somebody else wins before one's next turn, for those who do not look.
const USUAL_DANGER: f64 = 0.2;

/// The worlds as they look to those who do not know one's clue. Their room is kept from one thought to the next.
#[derive(Default)]
pub(super) struct Race {
    crowd: Worlds,
    /// By seat, clue and hex: how often the habitat is there.
    sums: Vec<f32>,
}

impl Race {
    /// Looks at the table through the eyes of the others; who never does takes what usually happens.
    pub(super) fn take(&mut self, board: &Board, fits: &Fits, most: usize, stop: &Stop, rng: &mut impl Rng) {
        self.crowd.gather(fits, board.lists(), &EVEN, most, stop, rng);
    }

    /// What `worlds` come to when the lists of all have become these.
    pub(super) fn prospect(&mut self, at: &Position<'_>, worlds: &Worlds, lists: &Lists) -> Prospect {
        let threats = (!self.crowd.is_empty()).then(|| self.threats(at, lists));
        let (mut weights, mut total, mut lost) = ([0.0_f32; N_HEXES], 0.0_f64, 0.0_f64);
        let others: Vec<Seat> = at.board.others(at.own).collect();
        for world in worlds.iter() {
            let clue = |seat: Seat| Clue::at(world.clues[seat.idx()].into());
            if !others.iter().all(|it| lists[it.idx()].contains(clue(*it))) {
                continue;
            }
            let find = |it: &Threat| if it.hex == world.habitat { it.chance } else { 0.0 };
            let weight = f64::from(world.weight);
            if let Some(threats) = &threats {
                let safe = |seat: &Seat| 1.0 - threats[seat.idx()][clue(*seat).idx()].iter().map(find).sum::<f64>();
                lost += weight * (1.0 - others.iter().map(safe).product::<f64>());
            }
            total += weight;
            weights[world.habitat.idx()] += world.weight;
        }
        let danger = if threats.is_some() { lost / total.max(f64::MIN_POSITIVE) } else { USUAL_DANGER };
        Prospect { spread: Spread::of(weights.into_iter()), danger }
    }

    fn threats(&mut self, at: &Position<'_>, lists: &Lists) -> [[Threats; N_CLUES]; MAX_PLAYERS] {
        let n_seats = at.board.n_seats;
        self.sums.clear();
        self.sums.resize(n_seats * N_CLUES * N_HEXES, 0.0);
        for world in self.crowd.iter() {
            let holds = |seat: usize| lists[seat].contains(Clue::at(world.clues[seat].into()));
            if (0..n_seats).all(holds) {
                for (seat, clue) in world.clues.iter().enumerate().take(n_seats) {
                    self.sums[(seat * N_CLUES + usize::from(*clue)) * N_HEXES + world.habitat.idx()] += world.weight;
                }
            }
        }
        let mut threats = [[NONE; N_CLUES]; MAX_PLAYERS];
        for seat in at.board.others(at.own) {
            let skill = at.skills[seat.idx()];
            for clue in lists[seat.idx()].iter() {
                let row = &self.sums[(seat.idx() * N_CLUES + clue.idx()) * N_HEXES..][..N_HEXES];
                let together = best_of(row.iter().map(|it| f64::from(*it)).enumerate());
                let singly = at.singly(seat, clue, lists);
                threats[seat.idx()][clue.idx()] = [threat(singly, skill.own), threat(together, skill.joint)];
            }
        }
        threats
    }
}

/// The one of most weight, and its share.
fn best_of(weights: impl Iterator<Item = (usize, f64)>) -> Option<(Hex, f64)> {
    let (mut best, mut total) = ((0, 0.0), 0.0);
    for (at, weight) in weights {
        total += weight;
        if weight > best.1 {
            best = (at, weight);
        }
    }
    (total > 0.0).then(|| (Hex::at(best.0), best.1 / total))
}

fn threat(likeliest: Option<(Hex, f64)>, share: f64) -> Threat {
    let Some((hex, chance)) = likeliest else { return NONE[0] };
    Threat { hex, chance: share * eagerness(chance) }
}

/// How likely somebody searches who gives the best hex this chance.
pub(super) fn eagerness(chance: f64) -> f64 {
    1.0 / (1.0 + ((0.4 - chance) / 0.05).exp())
}

/// Where the race stands.
pub(super) struct Position<'a> {
    pub(super) own: Seat,
    /// What one's own clue allows.
    pub(super) own_fits: HexSet,
    pub(super) board: &'a Board,
    pub(super) fits: &'a Fits,
    pub(super) allowing: &'a Allowing,
    pub(super) skills: [Skill; MAX_PLAYERS],
}

impl Position<'_> {
    /// The likeliest hex for somebody who thinks of each of the others by himself.
    fn singly(&self, seat: Seat, clue: Clue, lists: &Lists) -> Option<(Hex, f64)> {
        let open = self.fits[clue.idx()].minus(self.board.closed);
        let weight = |hex: Hex| self.board.others(seat).map(|it| self.allowing.share(lists[it.idx()], hex)).product();
        best_of(open.iter().map(|hex| (hex.idx(), weight(hex))))
    }

    /// What is left of a list after an answer.
    pub(super) fn after(&self, list: ClueSet, hex: Hex, is_yes: bool) -> ClueSet {
        let agreeing = self.allowing.among(list, hex);
        if is_yes { agreeing } else { list.minus(agreeing) }
    }

    /// The lists after a question and its answer; a no costs a cube, which is put where it tells least.
    pub(super) fn after_answer(&self, seat: Seat, hex: Hex, is_yes: bool) -> Lists {
        let mut lists = self.board.lists;
        lists[seat.idx()] = self.after(lists[seat.idx()], hex, is_yes);
        if !is_yes {
            lists[self.own.idx()] = self.after_quiet_cube(lists[self.own.idx()]);
        }
        lists
    }

    /// What may come of a search: the lists if the cube of each of the others ends it.
    pub(super) fn after_search(&self, hex: Hex) -> Vec<Lists> {
        let mut lists = self.board.lists;
        lists[self.own.idx()] = self.after(lists[self.own.idx()], hex, true);
        let mut ends = Vec::with_capacity(MAX_PLAYERS);
        for seat in self.board.others(self.own) {
            let mut ended = lists;
            ended[seat.idx()] = self.after(lists[seat.idx()], hex, false);
            ended[self.own.idx()] = self.after_quiet_cube(lists[self.own.idx()]);
            ends.push(ended);
            lists[seat.idx()] = self.after(lists[seat.idx()], hex, true);
        }
        ends
    }

    fn after_quiet_cube(&self, list: ClueSet) -> ClueSet {
        let taken = self.board.closed.or(self.board.discs[self.own.idx()]).or(self.own_fits);
        let left = |hex: Hex| self.after(list, hex, false);
        taken.complement().iter().map(left).max_by_key(|it| it.len()).unwrap_or(list)
    }
}

/// The share of the victory of somebody whose turn comes with this left to find out, before anybody has found the habitat.
pub(super) fn hope(spread: Spread, n_seats: usize) -> f64 {
    let _ = n_seats;
    1.0 / (1.0 + (knob("HOPE0", -2.0) + knob("HOPE1", 0.8) * spread.bits).exp())
}

/// A set without what is not needed.
pub(super) fn distinct(list: ClueSet, hexes: HexSet, allowing: &Allowing) -> Vec<(Hex, ClueSet)> {
    let mut found: Vec<(Hex, ClueSet)> = Vec::new();
    for hex in hexes.iter() {
        let left = list.minus(allowing.among(list, hex));
        if found.iter().all(|it| it.1 != left) {
            found.push((hex, left));
        }
    }
    found
}

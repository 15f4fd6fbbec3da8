//! Reading others: whoever acts shows something of his clue beyond the token. A question is put where the asker hopes to learn, a
//! search where he hopes to win, and a cube where it tells little; with another clue he would have done otherwise.
//!
//! Nobody knows how well the others reason, so that they are read in several manners at once (*own* and *joint* are levels of
//! deduction), and what somebody has done so far says which of them is his.

use cryptide::{Act, Clue, ClueSet, Hex, HexSet, MAX_PLAYERS, N_CLUES, N_HEXES};
use rand_pcg::Pcg64Mcg;
use table::{Seat, Stop};

use super::board::{Board, Fits};
use super::chances::Allowing;
use super::knob::knob;
use super::race::Skill;
use super::survey::{Spread, Survey};
use super::worlds::{EVEN, Weights, Worlds};

/// How somebody may go about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Anywhere.
    Careless,
    /// He thinks of each of the others by himself.
    Own,
    OwnSharp,
    /// He thinks of all of them together.
    Joint,
    JointSharp,
}

const MANNERS: [Manner; 5] = [Manner::Careless, Manner::Own, Manner::OwnSharp, Manner::Joint, Manner::JointSharp];

/// How likely each of them is, of somebody whom one does not know.
const PRIORS: [f64; MANNERS.len()] = [0.2, 0.25, 0.15, 0.25, 0.15];

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

/// What was read so far.
pub(super) struct Reader {
    unread: Vec<Deed>,
    /// By seat, the clues that are still possible.
    lists: [ClueSet; MAX_PLAYERS],
    /// By manner, seat and clue: how well it explains all deeds, as a logarithm.
    logs: [[[f64; N_CLUES]; MAX_PLAYERS]; MANNERS.len()],
    worlds: Worlds,
    survey: Survey,
}

impl Reader {
    pub(super) fn new() -> Self {
        Self {
            unread: Vec::new(),
            lists: [ClueSet::EMPTY; MAX_PLAYERS],
            logs: [[[0.0; N_CLUES]; MAX_PLAYERS]; MANNERS.len()],
            worlds: Worlds::default(),
            survey: Survey::default(),
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
                    logs[deed.seat.idx()][clue.idx()] += chance.max(1e-9).ln();
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
                let of_manner = |manner: usize| PRIORS[manner] * (self.logs[manner][seat][clue.idx()] - most).exp();
                weights[clue.idx()] = (0..MANNERS.len()).map(of_manner).sum::<f64>().max(LEAST) as f32;
            }
        }
        weights
    }

    /// How each seat reasons.
    pub(super) fn skills(&self) -> [Skill; MAX_PLAYERS] {
        std::array::from_fn(|seat| {
            let most = self.most(seat);
            let chance = |manner: usize| {
                let of_clue = |clue: Clue| (self.logs[manner][seat][clue.idx()] - most).exp();
                PRIORS[manner] * self.lists[seat].iter().map(of_clue).sum::<f64>()
            };
            let all = (0..MANNERS.len()).map(chance).sum::<f64>().max(f64::MIN_POSITIVE);
            Skill { own: (chance(1) + chance(2)) / all, joint: (chance(3) + chance(4)) / all }
        })
    }

    /// The best explanation of what a seat did.
    fn most(&self, seat: usize) -> f64 {
        let of_manner = |logs: &[[f64; N_CLUES]; MAX_PLAYERS]| {
            self.lists[seat].iter().map(|it| logs[seat][it.idx()]).fold(f64::NEG_INFINITY, f64::max)
        };
        self.logs.iter().map(of_manner).fold(f64::NEG_INFINITY, f64::max)
    }

    /// How likely somebody with this clue would have done this, by manner.
    fn chances(&mut self, deed: &Deed, clue: Clue, fits: &Fits, allowing: &Allowing) -> [f64; MANNERS.len()] {
        let lapse = knob("LAPSE", 0.1);
        let fits_own = fits[clue.idx()];
        match deed.act {
            Act::Cube(hex) => {
                let open =
                    deed.board.closed.or(deed.board.discs[deed.seat.idx()]).or(deed.barred).or(fits_own).complement();
                let careless = 1.0 / open.len().max(1) as f64;
                let list = deed.board.lists[deed.seat.idx()];
                let careful = quiet(list, open, hex, allowing);
                let mixed = lapse * careless + (1.0 - lapse) * careful;
                [careless, mixed, mixed, mixed, mixed]
            }
            Act::Ask(..) | Act::Search(_) => {
                let own = Wishes::own(deed, fits_own, allowing);
                let careless = own.careless(deed, fits_own);
                let joint = self.joint_wishes(deed, clue, fits, allowing);
                let mix = |it: &Wishes, t: f64| lapse * careless + (1.0 - lapse) * it.chance_of(deed, allowing, t);
                let (soft, sharp) = (knob("TASK", 0.15), knob("TSHARP", 0.03));
                [careless, mix(&own, soft), mix(&own, sharp), mix(&joint, soft), mix(&joint, sharp)]
            }
            _ => [1.0; MANNERS.len()],
        }
    }

    fn joint_wishes(&mut self, deed: &Deed, clue: Clue, fits: &Fits, allowing: &Allowing) -> Wishes {
        let mut lists = deed.board.lists;
        lists[deed.seat.idx()] = ClueSet::one(clue);
        let lists = &lists[..deed.board.n_seats];
        let mut rng = <Pcg64Mcg as rand_core::SeedableRng>::seed_from_u64(0);
        self.worlds.gather(fits, lists, &EVEN, knob("READMOST", 20000.0) as usize, &Stop::NEVER, &mut rng);
        self.survey.take(&self.worlds, deed.board.n_seats);
        let mut places = [0.0; N_HEXES];
        self.survey.likeliest().into_iter().for_each(|(hex, chance)| places[hex.idx()] = chance);
        let penalty = knob("PENALTY", 0.5);
        let mut questions = Vec::new();
        for it in self.survey.questions(&deed.board, deed.seat, allowing) {
            let yes = it.chance_of_yes();
            let cost = yes * it.yes.bits + (1.0 - yes) * (it.no.bits + penalty);
            let n = deed
                .board
                .open_to_questions(it.seat)
                .iter()
                .filter(|hex| allowing.among(self.survey.clues_of(it.seat), *hex) == it.agreeing)
                .count();
            questions.push((it.seat, it.agreeing, cost, n));
        }
        let lists = std::array::from_fn(|seat| self.survey.clues_of(Seat::at(seat)));
        Wishes { places, questions, lists, habitat: self.survey.habitat() }
    }
}

/// How likely a careful player puts his cube here.
fn quiet(list: ClueSet, open: HexSet, hex: Hex, allowing: &Allowing) -> f64 {
    let t = knob("TCUBE", 0.1);
    let worth = |hex: Hex| {
        let left = list.len() - allowing.among(list, hex).len();
        (left.max(1) as f64).powf(1.0 / (t * std::f64::consts::LN_2))
    };
    let total: f64 = open.iter().map(worth).sum();
    if open.contains(hex) { worth(hex) / total.max(1e-300) } else { 0.0 }
}

/// What somebody would like to do in his turn.
struct Wishes {
    /// The chance of each hex.
    places: [f64; N_HEXES],
    /// Questions: seat, the clues that say yes, what it costs, and how many hexes part them so.
    questions: Vec<(Seat, ClueSet, f64, usize)>,
    lists: [ClueSet; MAX_PLAYERS],
    habitat: Spread,
}

impl Wishes {
    fn own(deed: &Deed, fits_own: HexSet, allowing: &Allowing) -> Self {
        let board = &deed.board;
        let mut places = [0.0; N_HEXES];
        let within = fits_own.minus(board.closed);
        for hex in within.iter() {
            places[hex.idx()] =
                board.others(deed.seat).map(|it| allowing.share(board.lists[it.idx()], hex)).product::<f64>();
        }
        let total: f64 = places.iter().sum();
        if total > 0.0 {
            places.iter_mut().for_each(|it| *it /= total);
        }
        let live: Vec<(Hex, f32)> =
            within.iter().map(|it| (it, places[it.idx()] as f32)).filter(|it| it.1 > 0.0).collect();
        let penalty = knob("PENALTY", 0.5);
        let mut questions: Vec<(Seat, ClueSet, f64, usize)> = Vec::new();
        for seat in board.others(deed.seat) {
            let list = board.lists[seat.idx()];
            let first = questions.len();
            for hex in board.open_to_questions(seat).iter() {
                let agreeing = allowing.among(list, hex);
                if agreeing.is_empty() || agreeing == list {
                    continue;
                }
                if let Some(known) = questions[first..].iter_mut().find(|it| it.1 == agreeing) {
                    known.3 += 1;
                    continue;
                }
                let share = agreeing.len() as f64 / list.len() as f64;
                let scaled =
                    |new: ClueSet| {
                        Spread::of(live.iter().map(|(hex, weight)| {
                            weight * (allowing.share(new, *hex) / allowing.share(list, *hex)) as f32
                        }))
                        .bits
                    };
                let cost = share * scaled(agreeing) + (1.0 - share) * (scaled(list.minus(agreeing)) + penalty);
                questions.push((seat, agreeing, cost, 1));
            }
        }
        let habitat = Spread::of(live.iter().map(|it| it.1));
        Self { places, questions, lists: board.lists, habitat }
    }

    /// How likely somebody acts like this who acts anyhow, but for a reason.
    fn careless(&self, deed: &Deed, fits_own: HexSet) -> f64 {
        let own = fits_own.minus(deed.board.closed);
        match deed.act {
            Act::Search(_) => 0.2 / own.len().max(1) as f64,
            Act::Ask(hex, _) => {
                let n_others = (deed.board.n_seats - 1) as f64;
                let like = 0.8 / n_others;
                // Two of three questions are about hexes that suit himself.
                if own.contains(hex) {
                    like * 0.67 / own.len().max(1) as f64
                } else {
                    like * 0.33 / own.or(deed.board.closed).complement().len().max(1) as f64
                }
            }
            _ => 1.0,
        }
    }

    fn chance_of(&self, deed: &Deed, allowing: &Allowing, t: f64) -> f64 {
        let eager = 1.0 / (1.0 + ((knob("THRESH", 0.4) - self.habitat.best) / knob("TSEARCH", 0.05)).exp());
        match deed.act {
            Act::Search(hex) => {
                let t = knob("TPLACE", 0.04);
                let worth = |it: f64| ((it - self.habitat.best) / t).exp();
                let total: f64 = self.places.iter().filter(|it| **it > 0.0).map(|it| worth(*it)).sum();
                let here = self.places[hex.idx()];
                if here > 0.0 { eager * worth(here) / total } else { 0.0 }
            }
            Act::Ask(hex, seat) => {
                let least = self.questions.iter().map(|it| it.2).fold(f64::INFINITY, f64::min);
                let worth = |cost: f64| ((least - cost) / t).exp();
                let total: f64 = self.questions.iter().map(|it| it.3 as f64 * worth(it.2)).sum();
                let agreeing = allowing.among(self.lists[seat.idx()], hex);
                let found = self.questions.iter().find(|it| it.0 == seat && it.1 == agreeing);
                found.map_or(0.0, |it| (1.0 - eager) * worth(it.2) / total)
            }
            _ => 1.0,
        }
    }
}

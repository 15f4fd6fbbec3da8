//! What somebody with a clue would like to do in his turn, by how he reasons.

use cryptide::{Act, Clue, ClueSet, Hex, HexSet, MAX_PLAYERS, N_HEXES};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Seat, Stop};

use super::board::Fits;
use super::chances::Allowing;
use super::reading::Deed;
use super::survey::{Spread, Survey};
use super::worlds::{EVEN, Worlds};

/// What a penalty cube seems to cost, in bits.
const PENALTY: f64 = 0.5;
/// How much less likely than the likeliest a hex may be that is still searched now and then.
const NEARLY: f64 = 0.04;
/// Assignments that one looks at in another's place.
const MOST: usize = 100_000;

/// What somebody would like to do.
pub(super) struct Wishes {
    /// The chance of each hex.
    places: [f64; N_HEXES],
    /// The largest of them.
    best: f64,
    /// By seat, the clues that are thought of.
    lists: [ClueSet; MAX_PLAYERS],
    questions: Vec<Wish>,
}

/// Questions to a seat that part its clues in the same way.
struct Wish {
    seat: Seat,
    agreeing: ClueSet,
    /// What is still unknown after it, in bits, and what it costs.
    cost: f64,
    /// About how many hexes it can be put.
    n_hexes: usize,
}

impl Wishes {
    /// Of somebody who thinks of each of the others by himself.
    pub(super) fn own(deed: &Deed, own_fits: HexSet, allowing: &Allowing) -> Self {
        let board = &deed.board;
        let share = |hex: Hex| board.others(deed.seat).map(|it| allowing.share(board.lists[it.idx()], hex)).product();
        let mut places = [0.0; N_HEXES];
        own_fits.minus(board.closed).iter().for_each(|hex| places[hex.idx()] = share(hex));
        let total = places.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        for it in &mut places {
            *it /= total;
        }
        let live: Vec<(Hex, f64)> = Hex::all().map(|it| (it, places[it.idx()])).filter(|it| it.1 > 0.0).collect();
        let cost = |seat: Seat, agreeing: ClueSet| {
            let list = board.lists[seat.idx()];
            let scaled = |(hex, weight): &(Hex, f64), left| {
                (weight * allowing.share(left, *hex) / allowing.share(list, *hex)) as f32
            };
            let bits = |left: ClueSet| Spread::of(live.iter().map(|it| scaled(it, left))).bits;
            expected(agreeing.len() as f64 / list.len() as f64, bits(agreeing), bits(list.minus(agreeing)))
        };
        let best = places.iter().copied().fold(0.0, f64::max);
        let mut wishes = Self { places, best, lists: board.lists, questions: Vec::new() };
        for seat in board.others(deed.seat) {
            for (agreeing, n_hexes) in wishes.ways_to_ask(deed, seat, allowing) {
                wishes.questions.push(Wish { seat, agreeing, cost: cost(seat, agreeing), n_hexes });
            }
        }
        wishes
    }

    /// How a seat's clues can be parted, and by how many hexes each.
    fn ways_to_ask(&self, deed: &Deed, seat: Seat, allowing: &Allowing) -> Vec<(ClueSet, usize)> {
        let list = self.lists[seat.idx()];
        let mut ways: Vec<(ClueSet, usize)> = Vec::new();
        for hex in deed.board.open_to_questions(seat).iter() {
            let agreeing = allowing.among(list, hex);
            match ways.iter_mut().find(|it| it.0 == agreeing) {
                Some(known) => known.1 += 1,
                None if agreeing.is_empty() || agreeing == list => (),
                None => ways.push((agreeing, 1)),
            }
        }
        ways
    }

    /// How likely he does this, who puts questions that are up to about `leeway` bits worse than the best.
    pub(super) fn chance_of(&self, deed: &Deed, allowing: &Allowing, leeway: f64) -> f64 {
        let eager = if self.questions.is_empty() { 1.0 } else { eagerness(self.best) };
        match deed.act {
            Act::Search(hex) => {
                let worth = |chance: f64| if chance > 0.0 { ((chance - self.best) / NEARLY).exp() } else { 0.0 };
                let total: f64 = self.places.iter().map(|it| worth(*it)).sum();
                eager * worth(self.places[hex.idx()]) / total.max(f64::MIN_POSITIVE)
            }
            Act::Ask(hex, seat) => {
                let least = self.questions.iter().map(|it| it.cost).fold(f64::INFINITY, f64::min);
                let worth = |it: &Wish| ((least - it.cost) / leeway).exp();
                let total: f64 = self.questions.iter().map(|it| it.n_hexes as f64 * worth(it)).sum();
                let agreeing = allowing.among(self.lists[seat.idx()], hex);
                let put = self.questions.iter().find(|it| it.seat == seat && it.agreeing == agreeing);
                put.map_or(0.0, |it| (1.0 - eager) * worth(it) / total)
            }
            _ => 1.0,
        }
    }
}

/// How likely somebody searches who gives the best hex this chance.
fn eagerness(chance: f64) -> f64 {
    1.0 / (1.0 + ((0.4 - chance) / 0.05).exp())
}

/// What is unknown after an answer, and what it costs.
fn expected(chance_of_yes: f64, yes: f64, no: f64) -> f64 {
    chance_of_yes * yes + (1.0 - chance_of_yes) * (no + PENALTY)
}

/// Puts itself in the place of those who think of all others together. Its room is kept from one thought to the next.
#[derive(Default)]
pub(super) struct Wisher {
    worlds: Worlds,
    survey: Survey,
}

impl Wisher {
    pub(super) fn joint(&mut self, deed: &Deed, clue: Clue, fits: &Fits, allowing: &Allowing) -> Wishes {
        let n_seats = deed.board.n_seats;
        let mut lists = deed.board.lists;
        lists[deed.seat.idx()] = ClueSet::one(clue);
        // Where there are too many to look at all, the same ones are looked at every time.
        let mut rng = Pcg64Mcg::seed_from_u64(0);
        self.worlds.gather(fits, &lists[..n_seats], &EVEN, MOST, &Stop::NEVER, &mut rng);
        self.survey.take(&self.worlds, n_seats);
        let mut places = [0.0; N_HEXES];
        self.survey.likeliest().into_iter().for_each(|(hex, chance)| places[hex.idx()] = chance);
        let thought_of = |seat: usize| self.survey.clues_of(Seat::at(seat));
        let best = self.survey.habitat().best;
        let mut wishes = Wishes { places, best, lists: std::array::from_fn(thought_of), questions: Vec::new() };
        for seat in deed.board.others(deed.seat) {
            for (agreeing, n_hexes) in wishes.ways_to_ask(deed, seat, allowing) {
                let (yes, no) = self.survey.parted(seat, agreeing);
                let cost = expected(yes.total / (yes.total + no.total), yes.bits, no.bits);
                wishes.questions.push(Wish { seat, agreeing, cost, n_hexes });
            }
        }
        wishes
    }
}

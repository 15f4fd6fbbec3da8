//! What each question can teach: where the habitat may be after a yes and after a no.

use cryptide::{Clue, ClueSet, Hex, MAX_PLAYERS, N_CLUES, N_HEXES};
use table::Seat;

use super::board::Board;
use super::chances::Allowing;
use super::worlds::{World, Worlds};

/// How what is possible is spread over the hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Spread {
    /// The weight of all of it.
    pub(super) total: f64,
    /// How much is unknown of the habitat, in bits.
    pub(super) bits: f64,
    /// The chance of the likeliest hex.
    pub(super) best: f64,
}

impl Spread {
    pub(super) fn of(weights: impl Iterator<Item = f32>) -> Self {
        let (mut total, mut sum, mut most) = (0.0_f32, 0.0_f32, 0.0_f32);
        for weight in weights.filter(|it| *it > 0.0) {
            total += weight;
            sum += weight * weight.log2();
            most = most.max(weight);
        }
        if total <= 0.0 {
            return Self::default();
        }
        let bits = (total.log2() - sum / total).max(0.0);
        Self { total: total.into(), bits: bits.into(), best: (most / total).into() }
    }
}

/// A question, together with all others to the same seat that would be answered the same way by the same clues.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub(super) seat: Seat,
    /// One of the hexes that part the clues like this.
    pub(super) hex: Hex,
    /// What is possible after a yes, and after a no.
    pub(super) yes: Spread,
    pub(super) no: Spread,
}

impl Question {
    pub(super) fn chance_of_yes(&self) -> f64 {
        self.yes.total / (self.yes.total + self.no.total)
    }
}

/// Where the habitat is, clue by clue: sums over all worlds. Their room is kept from one thought to the next.
#[derive(Default)]
pub(super) struct Survey {
    /// The hexes that may be the habitat.
    habitats: Vec<Hex>,
    /// The weight of each of them.
    weights: Vec<f32>,
    /// By seat, the clues that occur.
    clues: [ClueSet; MAX_PLAYERS],
    /// By seat, clue and place in `habitats`.
    sums: Vec<f32>,
}

impl Survey {
    pub(super) fn take(&mut self, worlds: &Worlds, n_seats: usize) {
        let mut of_hex = [0.0_f32; N_HEXES];
        worlds.iter().for_each(|it| of_hex[it.habitat.idx()] += it.weight);
        self.habitats.clear();
        self.habitats.extend(Hex::all().filter(|it| of_hex[it.idx()] > 0.0));
        self.weights.clear();
        self.weights.extend(self.habitats.iter().map(|it| of_hex[it.idx()]));
        let mut places = [0; N_HEXES];
        self.habitats.iter().enumerate().for_each(|(place, hex)| places[hex.idx()] = place);
        self.sums.clear();
        self.sums.resize(n_seats * N_CLUES * self.habitats.len(), 0.0);
        self.clues = [ClueSet::EMPTY; MAX_PLAYERS];
        for World { clues, habitat, weight } in worlds.iter().filter(|it| it.weight > 0.0) {
            for (seat, clue) in clues.iter().enumerate().take(n_seats) {
                self.clues[seat] = self.clues[seat].with(Clue::at((*clue).into()));
                let at = (seat * N_CLUES + usize::from(*clue)) * self.habitats.len() + places[habitat.idx()];
                self.sums[at] += weight;
            }
        }
    }

    /// Where the habitat may be.
    pub(super) fn habitat(&self) -> Spread {
        Spread::of(self.weights.iter().copied())
    }

    /// The hexes with their chances, the likeliest first.
    pub(super) fn likeliest(&self) -> Vec<(Hex, f64)> {
        let total: f32 = self.weights.iter().sum();
        let chance = |(hex, weight): (&Hex, &f32)| (*hex, f64::from(*weight / total));
        let mut all: Vec<_> = self.habitats.iter().zip(&self.weights).map(chance).collect();
        all.sort_by(|one, two| two.1.total_cmp(&one.1));
        all
    }

    /// The clues that a seat may have.
    pub(super) fn clues_of(&self, seat: Seat) -> ClueSet {
        self.clues[seat.idx()]
    }

    /// How likely each clue of a seat is.
    pub(super) fn chances_of(&self, seat: Seat) -> impl Iterator<Item = (Clue, f64)> {
        let total: f32 = self.weights.iter().sum();
        let sum = move |clue: Clue| self.row(seat, clue).iter().sum::<f32>();
        self.clues[seat.idx()].iter().map(move |it| (it, f64::from(sum(it) / total)))
    }

    fn row(&self, seat: Seat, clue: Clue) -> &[f32] {
        let n = self.habitats.len();
        &self.sums[(seat.idx() * N_CLUES + clue.idx()) * n..][..n]
    }

    /// All questions to others that teach something, those that part the clues alike only once.
    pub(super) fn questions(&self, board: &Board, own: Seat, allowing: &Allowing) -> Vec<Question> {
        let mut questions = Vec::new();
        let mut met: Vec<ClueSet> = Vec::new();
        for seat in board.others(own) {
            let list = self.clues[seat.idx()];
            met.clear();
            for hex in board.open_to_questions(seat).iter() {
                let agreeing = allowing.among(list, hex);
                if !agreeing.is_empty() && agreeing != list && !met.contains(&agreeing) {
                    met.push(agreeing);
                    questions.push(self.question(seat, hex, agreeing));
                }
            }
        }
        questions
    }

    fn question(&self, seat: Seat, hex: Hex, agreeing: ClueSet) -> Question {
        let (yes, no) = self.parted(seat, agreeing);
        Question { seat, hex, yes, no }
    }

    /// What is possible with these clues of a seat, and with its others.
    pub(super) fn parted(&self, seat: Seat, agreeing: ClueSet) -> (Spread, Spread) {
        let mut yes = [0.0_f32; N_HEXES];
        for clue in agreeing.iter() {
            yes.iter_mut().zip(self.row(seat, clue)).for_each(|(sum, it)| *sum += it);
        }
        let n = self.habitats.len();
        // What is nearly nothing is what rounding has left.
        let rest = |(all, yes): (&f32, &f32)| if all - yes > all * 1e-5 { all - yes } else { 0.0 };
        let no = Spread::of(self.weights.iter().zip(&yes).map(rest));
        (Spread::of(yes[..n].iter().copied()), no)
    }
}

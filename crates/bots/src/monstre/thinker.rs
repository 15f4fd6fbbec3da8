//! `normal` and `hard`: every move is played to the end of the round in many streets that the seat can imagine.
//!
//! A street is as likely as what the neighbours did makes it ([`super::street`]), they go on as neighbours do ([`super::manner`]), and what
//! comes of it counts as the share of the victory it leads to ([`super::prize`]). A move is not judged by few streets: all are tried in
//! some, the better half of them in more, until one is left.

use monstre::{Belief, Card, Monstre, Move, State, Story};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Belief as _, Bot, Considered, Decision, Odds, OddsRow, Rng, Rules, Seat, Seen, Stop, Thought, Turn, Unread, Viewer,
};

use super::MOST_SEATS;
use super::hunch::{Before, sizes};
use super::manner::Mind;
use super::playout::LONGEST;
use super::prize::Prize;
use super::street::Street;

/// One street for so many playouts.
const PLAYOUTS_A_STREET: u32 = 8;
const FEWEST_STREETS: u32 = 24;
const MOST_STREETS: u32 = 4_000;

/// How it thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    /// Playouts of a decision.
    pub(super) n_playouts: u32,
    /// How much what neighbours did tells about what they have: 0 nothing, 1 all that it would if they were what they are taken for.
    pub(super) trust: f32,
    /// How sharply neighbours go for what they like best, and how sharply it does itself.
    pub(super) bold: [f32; 2],
}

pub(super) struct Thinker {
    seat: Seat,
    rng: Pcg64Mcg,
    belief: Option<Belief>,
    settings: Settings,
    room: Room,
    thought: Option<Thought<Move>>,
}

/// Room that is used again and again.
#[derive(Default)]
struct Room {
    story: Story,
    moves: Vec<Move>,
    weights: Vec<f32>,
}

/// A move under trial.
#[derive(Clone, Copy)]
struct Trial {
    mv: Move,
    sum: f64,
    n: u32,
}

impl Trial {
    fn value(&self) -> f64 {
        self.sum / f64::from(self.n.max(1))
    }
}

/// Streets, in an order in which each stands as often as it is likely.
struct Streets {
    all: Vec<Street>,
    order: Vec<usize>,
    next: usize,
}

impl Streets {
    fn next(&mut self) -> &Street {
        self.next = (self.next + 1) % self.order.len();
        &self.all[self.order[self.next]]
    }
}

impl Thinker {
    pub(super) fn new(seat: Seat, seed: u64, settings: Settings) -> Self {
        let rng = Pcg64Mcg::seed_from_u64(seed);
        Self { seat, rng, belief: None, settings, room: Room::default(), thought: None }
    }

    fn imagine_streets(&mut self, belief: &Belief, stop: &Stop) -> Streets {
        let count = (self.settings.n_playouts / PLAYOUTS_A_STREET).clamp(FEWEST_STREETS, MOST_STREETS);
        let mut all = Vec::with_capacity(count as usize);
        for _ in 0..count {
            if stop.is_asked() && !all.is_empty() {
                break;
            }
            all.push(Street::imagine(belief, self.seat, &mut self.room.story, &mut self.rng));
        }
        let most = all.iter().map(|it| it.plausible).fold(f32::MIN, f32::max);
        let weights: Vec<f64> =
            all.iter().map(|it| f64::from(self.settings.trust * (it.plausible - most)).exp()).collect();
        let order = spread(&weights, &mut self.rng);
        Streets { all, order, next: 0 }
    }

    /// Sequential halving: as many playouts in each stage of it, shared by the moves that are left. The best move stands first.
    fn decide(&mut self, trials: &mut [Trial], streets: &mut Streets, prize: &mut Prize, stop: &Stop) {
        let mut n_left = trials.len();
        let n_stages = usize::BITS - (n_left - 1).leading_zeros();
        while n_left > 1 {
            let n_each = (self.settings.n_playouts / n_stages / n_left as u32).max(1);
            for _ in 0..n_each {
                if stop.is_asked() {
                    break;
                }
                let street = streets.next();
                for trial in &mut trials[..n_left] {
                    trial.sum +=
                        share_after(street, self.seat, trial.mv, &self.settings, &mut self.room, prize, &mut self.rng);
                    trial.n += 1;
                }
            }
            trials[..n_left].sort_by(|one, two| two.value().total_cmp(&one.value()));
            n_left = n_left.div_ceil(2);
        }
    }
}

/// Places of a list, each about as often as it weighs, as many as there are; in no order.
fn spread<R: Rng>(weights: &[f64], rng: &mut R) -> Vec<usize> {
    let step = weights.iter().sum::<f64>() / weights.len() as f64;
    let mut mark = step * f64::from(rng.next_u32()) / f64::from(u32::MAX);
    let (mut passed, mut order) = (0.0, Vec::with_capacity(weights.len() + 1));
    for (place, weight) in weights.iter().enumerate() {
        passed += weight;
        while mark < passed {
            mark += step;
            order.push(place);
        }
    }
    if order.is_empty() {
        order.push(0);
    }
    table::shuffle(&mut order, rng);
    order
}

/// The share of the victory of `seat` at the end of this round, after `mv`.
fn share_after<R: Rng>(
    street: &Street,
    seat: Seat,
    mv: Move,
    settings: &Settings,
    room: &mut Room,
    prize: &mut Prize,
    rng: &mut R,
) -> f64 {
    let mut state = street.state.clone();
    let mut hunches = street.hunches;
    let round = state.round();
    if Monstre::allow(&state, seat.into(), mv).is_err() {
        return 0.0;
    }
    let (mut asked, mut next) = (seat, mv);
    for _ in 0..LONGEST {
        let Some(before) = Before::of(&state, asked) else { break };
        Monstre::apply(&mut state, asked.into(), next, rng, &mut Unread);
        let Turn::Open { must, .. } = Monstre::turn(&state) else { break };
        if state.round() != round {
            break;
        }
        hunches.meet(before, next, &state);
        let Some(who) = must.first() else { break };
        asked = who;
        room.moves.clear();
        Monstre::moves(&state, asked.into(), &mut room.moves);
        let bold = settings.bold[usize::from(asked == seat)];
        let chosen = if let [only] = room.moves[..] {
            Some(only)
        } else {
            let mind = Mind::of(&state, asked, &hunches, sizes(&state));
            mind.and_then(|it| it.draw(&room.moves, bold, &mut room.weights, rng))
        };
        let Some(chosen) = chosen else { break };
        next = chosen;
    }
    prize.share(&state)
}

/// Who holds the Monster in these streets, and which it is.
fn odds(streets: &Streets, n_seats: usize) -> Odds {
    let mut holders = [0.0; MOST_SEATS];
    let mut monsters = [0.0; monstre::N_MONSTERS];
    let each = 1.0 / streets.order.len() as f64;
    for place in &streets.order {
        let state: &State = &streets.all[*place].state;
        holders[state.holder().idx() % MOST_SEATS] += each;
        let which = (0..monstre::N_MONSTERS).find(|it| Card::monster(*it) == state.monster());
        if let Some(which) = which {
            monsters[which] += each;
        }
    }
    let row = |place: &str, chances: Vec<(String, f64)>| OddsRow {
        place: place.into(),
        chances: chances.into_iter().filter(|it| it.1 > 0.0).collect(),
    };
    let holders = Seat::all(n_seats).map(|it| (it.to_string(), holders[it.idx() % MOST_SEATS]));
    let monsters = monsters.into_iter().enumerate().map(|(idx, it)| (Card::monster(idx).to_string(), it));
    Odds { rows: vec![row("holder", holders.collect()), row("monster", monsters.collect())] }
}

impl Bot<Monstre> for Thinker {
    fn see(&mut self, seen: &Seen<Monstre>) {
        match &mut self.belief {
            Some(belief) => belief.update(seen),
            None => self.belief = Some(Belief::new(Viewer::Seat(self.seat), &seen.view)),
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Monstre>) -> Move {
        let Some(belief) = self.belief.take() else { return decision.moves[0] };
        let mut trials: Vec<Trial> = decision.moves.iter().map(|mv| Trial { mv: *mv, sum: 0.0, n: 0 }).collect();
        let beliefs = if trials.len() > 1 {
            let mut prize = Prize::new(self.seat, decision.view, &mut self.rng);
            let mut streets = self.imagine_streets(&belief, decision.stop);
            self.decide(&mut trials, &mut streets, &mut prize, decision.stop);
            odds(&streets, decision.view.players.len())
        } else {
            belief.odds()
        };
        self.belief = Some(belief);
        let worth = |it: &Trial| (it.n > 0).then(|| it.value() as f32);
        let best = trials.iter().take(Thought::<Move>::MOST_MOVES);
        let moves = best.map(|it| Considered { mv: it.mv, worth: worth(it) }).collect();
        self.thought = Some(Thought { moves, beliefs });
        trials[0].mv
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.thought.clone()
    }
}

//! What a search knows of Bestioles beside its rules: it looks as far as the end of the battle, which is worth what its points
//! are worth in the war.

use bestioles::{Bestioles, Move, State, View};
use table::{Rng, Rules, Seat, Unread, Viewer, below};

use super::equity::{Equity, chance_of_war};
use crate::search::Knowledge;

/// The most points of one battle.
const MOST_POINTS: usize = 6;

/// How often a hand is met in the same situation before it is played by itself.
const OFTEN: u16 = 8;

/// One battle of a war.
#[derive(Clone, Debug)]
pub(super) struct War {
    scores: [u8; 2],
    /// The chance to win the war for seat 1, by who wins this battle and how many points that gives.
    chances: [[f32; MOST_POINTS + 1]; 2],
    /// Points for the opponent of a seat that withdraws, by cards left in its hand.
    withdrawals: [[u8; 7]; 2],
    /// Points of a battle that is fought to the end.
    fought: u8,
}

impl War {
    /// The battle of this view; points are worth what `equity` says.
    pub(super) fn new(view: &View, equity: &Equity) -> Self {
        let next_first = 1 - usize::from(view.first & 1);
        Self::with(view, |scores| equity.of_seat_one(scores, next_first))
    }

    /// The same with the rule of thumb of `reference`, which does not know who begins.
    pub(super) fn rough(view: &View) -> Self {
        Self::with(view, |[one, two]| chance_of_war(one, two, view.target) as f32)
    }

    fn with(view: &View, chance: impl Fn([u8; 2]) -> f32) -> Self {
        let [one, two] = view.scores;
        let by = |winner: usize, points: u8| if winner == 0 { [one + points, two] } else { [one, two + points] };
        // Nobody who has no card left gives less away than by fighting on.
        let withdrawals = [0, 1].map(|it| view.players[it].withdrawals);
        Self {
            scores: view.scores,
            chances: [0, 1].map(|winner| std::array::from_fn(|it| chance(by(winner, it as u8)))),
            withdrawals,
            fought: withdrawals[0][0],
        }
    }

    /// What it is worth to seat 1 that `actor` withdraws.
    #[inline]
    pub(super) fn worth_of_withdrawal(&self, state: &State, actor: Seat) -> f32 {
        self.chances[actor.other().idx() & 1][usize::from(self.cost_of_withdrawal(state, actor))]
    }

    /// Whether a withdrawal costs less than a battle that is fought and lost.
    #[inline]
    pub(super) fn may_gain_by_withdrawing(&self, state: &State, actor: Seat) -> bool {
        self.cost_of_withdrawal(state, actor) < self.fought
    }

    fn cost_of_withdrawal(&self, state: &State, actor: Seat) -> u8 {
        let actor = actor.idx() & 1;
        self.withdrawals[actor][state.hands()[actor].len().min(6)]
    }

    /// Whether a battle that is over was won by this seat.
    #[inline]
    pub(super) fn has_won(&self, state: &State, seat: Seat) -> bool {
        state.scores()[seat.idx() & 1] > self.scores[seat.idx() & 1]
    }

    /// Whether the battle is over, and then what that is worth to both.
    #[inline]
    pub(super) fn is_over(&self, state: &State, worth: &mut [f32]) -> bool {
        let scores = state.scores();
        if scores == self.scores {
            return false;
        }
        let winner = usize::from(scores[1] != self.scores[1]);
        let points = usize::from(scores[winner] - self.scores[winner]).min(MOST_POINTS);
        let chance = self.chances[winner][points];
        worth[0] = chance;
        worth[1] = 1.0 - chance;
        true
    }

    /// The last card of a battle is not laid at random: a move that wins, if there is one.
    #[inline]
    fn last_word<R: Rng>(&self, state: &State, actor: Seat, moves: &[Move], rng: &mut R) -> Option<Move> {
        let hands = state.hands();
        if !hands[actor.other().idx() & 1].is_empty() || hands[actor.idx() & 1].len() != 1 {
            return None;
        }
        let start = below(moves.len() as u32, rng) as usize;
        (0..moves.len()).map(|it| moves[(start + it) % moves.len()]).find(|mv| {
            let mut after = *state;
            Bestioles::apply(&mut after, actor.into(), *mv, rng, &mut Unread);
            self.has_won(&after, actor)
        })
    }
}

/// The opponent is told apart by what everybody sees: what he does well with one hand he does well with others.
impl Knowledge<Bestioles> for War {
    #[inline]
    fn settle(&self, state: &State, worth: &mut [f32]) -> bool {
        self.is_over(state, worth)
    }

    /// Nobody withdraws, cards go face up rather than down, since that usually says more, and the last one where it wins.
    #[inline]
    fn playout<R: Rng>(&self, state: &State, actor: Seat, list: &mut Vec<Move>, rng: &mut R) -> Option<Move> {
        list.clear();
        Bestioles::moves(state, actor.into(), list);
        if list.last() == Some(&Move::Withdraw) {
            list.pop();
        }
        if let Some(mv) = self.last_word(state, actor, list, rng) {
            return Some(mv);
        }
        let [one, two] = [below(list.len() as u32, rng), below(list.len() as u32, rng)].map(|it| list[it as usize]);
        Some(if matches!(one, Move::Improvise { .. }) { two } else { one })
    }
}

/// Single-observer search with uniform playouts: the measure that others are held against.
#[derive(Clone, Debug)]
pub(super) struct Uniform(pub(super) War);

impl Knowledge<Bestioles> for Uniform {
    fn eyes(&self, thinker: Seat, _actor: Seat) -> Viewer {
        Viewer::Seat(thinker)
    }

    #[inline]
    fn settle(&self, state: &State, worth: &mut [f32]) -> bool {
        self.0.is_over(state, worth)
    }
}

/// The same with an opponent who plays each of his hands by itself, once it was met a few times.
#[derive(Clone, Debug)]
pub(super) struct Knowing(pub(super) War);

impl Knowledge<Bestioles> for Knowing {
    #[inline]
    fn own_eyes_after(&self, _actor: Seat) -> Option<u16> {
        Some(OFTEN)
    }

    #[inline]
    fn settle(&self, state: &State, worth: &mut [f32]) -> bool {
        self.0.is_over(state, worth)
    }

    #[inline]
    fn playout<R: Rng>(&self, state: &State, actor: Seat, list: &mut Vec<Move>, rng: &mut R) -> Option<Move> {
        self.0.playout(state, actor, list, rng)
    }
}

//! Why a bot chose what it chose: kept when it chooses, told when somebody asks.

use bestioles::{Belief, Move};
use table::{Belief as _, Considered, Odds, Seat, Thought};

/// More hidden places are not worth telling.
const MOST_PLACES: usize = 3;

/// What a bot thought when it chose last.
#[derive(Clone, Debug, Default)]
pub(super) struct Reasons {
    moves: Vec<Considered<Move>>,
    belief: Option<Belief>,
}

/// A move, how good the bot found it beside the others, and what it expects of the war after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    pub(super) rank: f64,
    pub(super) worth: Option<f32>,
}

impl Reasons {
    /// Remembers a choice, the best of the other moves, and what was believed then by those who believe anything.
    pub(super) fn keep(&mut self, chosen: Move, ranked: &mut [Ranked], belief: Option<&Belief>) {
        let order = |it: &Ranked| if it.mv == chosen { f64::INFINITY } else { it.rank };
        ranked.sort_by(|one, two| order(two).total_cmp(&order(one)));
        self.moves.clear();
        let best = ranked.iter().take(Thought::<Move>::MOST_MOVES);
        self.moves.extend(best.map(|it| Considered { mv: it.mv, worth: it.worth }));
        self.belief = belief.cloned();
    }

    /// The only move there was.
    pub(super) fn keep_only(&mut self, mv: Move, belief: Option<&Belief>) {
        self.keep(mv, &mut [Ranked { mv, rank: 0.0, worth: None }], belief);
    }

    /// All that, told by the player of `seat`; `None` before its first choice.
    pub(super) fn told_by(&self, seat: Seat) -> Option<Thought<Move>> {
        if self.moves.is_empty() {
            return None;
        }
        let beliefs = self.belief.as_ref().map(|it| telling(it.odds(), seat.other())).unwrap_or_default();
        Some(Thought { moves: self.moves.clone(), beliefs })
    }
}

/// What the opponent holds, then those of his face-down cards of which most is known. What the deck holds matters to nobody.
fn telling(odds: Odds, other: Seat) -> Odds {
    let (hand, side) = (format!("hand {other}"), format!("side {other} "));
    let mut rows = odds.rows;
    rows.retain(|it| it.place == hand || it.place.starts_with(&side));
    let surest = |chances: &[(String, f64)]| chances.iter().map(|it| it.1).fold(0.0, f64::max);
    rows.sort_by(|one, two| {
        let by_kind = (two.place == hand).cmp(&(one.place == hand));
        by_kind.then(surest(&two.chances).total_cmp(&surest(&one.chances)))
    });
    rows.truncate(MOST_PLACES);
    Odds { rows }
}

//! `beginner`: does what the lesson teaches and no more. It knows no chance and no tomorrow.
//!
//! A high card face up where it is behind; any card face down where two points are enough; the opponent's best card
//! flipped; and out, with few cards left, when two theatres are lost anyway.

use bestioles::{Bestioles, Card, Move, SideView, Theatre, View};
use table::{Bot, Decision, Seat, Seen, Thought};

use super::reasons::{Ranked, Reasons};

/// A lead that one card hardly makes good.
const OUT_OF_REACH: i32 = 6;
/// With so few cards in hand a lost battle is given up.
const FEW_CARDS: usize = 2;
/// What being behind in a theatre adds to the worth of a card there.
const NEEDED: i32 = 10;

pub(super) struct Beginner {
    seat: Seat,
    reasons: Reasons,
}

impl Beginner {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, reasons: Reasons::default() }
    }
}

impl Bot<Bestioles> for Beginner {
    fn see(&mut self, _seen: &Seen<Bestioles>) {}

    fn choose(&mut self, decision: &Decision<'_, Bestioles>) -> Move {
        let chosen = obvious_move(self.seat, decision.view, decision.moves);
        self.reasons.keep(chosen, &mut obvious_ranks(self.seat, decision.view, decision.moves), None);
        chosen
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.reasons.told_by(self.seat)
    }
}

/// What the lesson says to do here.
pub(super) fn obvious_move(seat: Seat, view: &View, moves: &[Move]) -> Move {
    let look = Look { seat, view };
    if moves.contains(&Move::Withdraw) && look.is_lost() {
        return Move::Withdraw;
    }
    // The first of several that are as good.
    let best = moves.iter().rev().max_by_key(|it| look.worth(**it));
    *best.unwrap_or(&moves[0])
}

/// How good the lesson finds each move; these are no chances.
pub(super) fn obvious_ranks(seat: Seat, view: &View, moves: &[Move]) -> Vec<Ranked> {
    let look = Look { seat, view };
    moves.iter().map(|it| Ranked { mv: *it, rank: look.worth(*it).into(), worth: None }).collect()
}

struct Look<'a> {
    seat: Seat,
    view: &'a View,
}

impl Look<'_> {
    fn side(&self, theatre: Theatre, side: Seat) -> Option<&SideView> {
        let found = self.view.theatres.iter().find(|it| it.theatre == theatre)?;
        found.sides.get(side.idx())
    }

    /// By how much the opponent leads in a theatre; ties are the first player's.
    fn lead(&self, theatre: Theatre) -> i32 {
        let [own, other] =
            [self.seat, self.seat.other()].map(|it| self.side(theatre, it).map_or(0, |side| i32::from(side.total)));
        2 * (other - own) - if usize::from(self.view.first) == self.seat.idx() { 1 } else { -1 }
    }

    fn is_behind(&self, theatre: Theatre) -> bool {
        self.lead(theatre) > 0
    }

    fn is_lost(&self) -> bool {
        let n_cards = self.view.players[self.seat.idx() & 1].hand.len();
        let n_lost = Theatre::ALL.into_iter().filter(|it| self.lead(*it) > 2 * OUT_OF_REACH).count();
        n_cards <= FEW_CARDS && n_lost >= 2
    }

    fn worth(&self, mv: Move) -> i32 {
        let needed = |theatre: Theatre| if self.is_behind(theatre) { NEEDED } else { 0 };
        match mv {
            Move::Deploy { card, theatre } => needed(theatre) + strength(card),
            Move::Improvise { card, theatre } => {
                let is_enough = self.is_behind(theatre) && self.lead(theatre) < 2 * 2;
                (if is_enough { NEEDED } else { 0 }) + 2 - strength(card)
            }
            Move::Flip { theatre, side } => self.worth_of_flip(theatre, side),
            Move::Reinforce { theatre } => needed(theatre) - self.lead(theatre).abs(),
            Move::Decline => 0,
            Move::Transport { .. } | Move::Redeploy { .. } => -1,
            Move::Withdraw => i32::MIN,
        }
    }

    /// The opponent's cards are turned down and one's own up, the more the better.
    fn worth_of_flip(&self, theatre: Theatre, side: Seat) -> i32 {
        let Some(top) = self.side(theatre, side).and_then(|it| it.pile.last()) else { return i32::MIN + 1 };
        let printed = top.card.map_or(3, strength);
        let gain = if top.up { 2 - i32::from(top.strength) } else { printed - i32::from(top.strength) };
        if side == self.seat { gain } else { -gain }
    }
}

fn strength(card: Card) -> i32 {
    i32::from(card.strength())
}

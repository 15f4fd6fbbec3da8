//! `beginner`: does what the lesson teaches and no more. It knows no chances.
//!
//! It looks, then hunts what it has seen; with one card left somebody is worth the Dog. What it cannot catch it befriends. With the Monster
//! it keeps the Hideout in hand, and without one it passes the Monster on.

use monstre::{Card, Monstre, Move, View};
use table::{Bot, Decision, Seat, Seen};

pub(super) struct Beginner {
    seat: Seat,
}

impl Beginner {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat }
    }
}

impl Bot<Monstre> for Beginner {
    fn see(&mut self, _seen: &Seen<Monstre>) {}

    fn choose(&mut self, decision: &Decision<'_, Monstre>) -> Move {
        obvious_move(self.seat, decision.view, decision.moves)
    }
}

/// What the lesson says to do here. Of several that are as good: the neighbour who is next.
pub(super) fn obvious_move(seat: Seat, view: &View, moves: &[Move]) -> Move {
    let look = Look::at(seat, view);
    let best = moves.iter().rev().max_by_key(|it| (look.worth(**it), std::cmp::Reverse(look.way_to(**it))));
    *best.unwrap_or(&moves[0])
}

struct Look<'a> {
    seat: Seat,
    view: &'a View,
    hand: &'a [Card],
    has_monster: bool,
    has_hideout: bool,
    is_friend: bool,
    /// Who is known to hold the Monster.
    seen: Option<usize>,
}

impl<'a> Look<'a> {
    fn at(seat: Seat, view: &'a View) -> Self {
        let own = &view.players[seat.idx()];
        let holds = |it: usize| view.players[it].known.iter().any(|it| it.is_monster());
        Self {
            seat,
            view,
            hand: &own.known,
            has_monster: holds(seat.idx()),
            has_hideout: own.known.contains(&Card::Cachette),
            is_friend: own.friend,
            seen: (0..view.players.len()).find(|it| *it != seat.idx() && holds(*it)),
        }
    }

    fn cards(&self, target: Seat) -> i32 {
        self.view.players.get(target.idx()).map_or(0, |it| it.cards.into())
    }

    /// How many seats it is to whom a move names.
    fn way_to(&self, mv: Move) -> usize {
        let n_seats = self.view.players.len();
        match mv {
            Move::Against { target, .. } | Move::Deal { target, .. } => {
                (target.idx() + n_seats - self.seat.idx()) % n_seats
            }
            _ => 0,
        }
    }

    /// Known to hold the Monster, and nothing known to hide behind.
    fn is_bare(&self, target: Seat) -> bool {
        self.seen == Some(target.idx()) && !self.view.players[target.idx()].known.contains(&Card::Cachette)
    }

    fn worth(&self, mv: Move) -> i32 {
        match mv {
            Move::Play { card } if card.is_monster() => 100,
            Move::Play { card } => self.worth_of_playing(card),
            Move::Against { card: Card::Chasseur | Card::Chien, target }
                if self.seen == Some(target.idx()) && self.is_friend =>
            {
                -50 - self.cards(target)
            }
            Move::Against { card: Card::Chasseur, target } => self.worth_of_hunting(target),
            Move::Against { card: Card::Chien, target } => match self.cards(target) {
                1 if self.seen.is_none_or(|it| it == target.idx()) => 45,
                _ if self.seen == Some(target.idx()) => 60,
                _ => 4,
            },
            Move::Against { card: Card::Ami, target } => self.worth_of_befriending(target),
            Move::Against { card: Card::Enquete, target } if !self.has_monster && self.seen.is_none() => {
                50 + self.cards(target)
            }
            Move::Against { .. } => 5,
            Move::Deal { number: 1, .. } if self.has_monster && !self.has_hideout => 35,
            Move::Deal { .. } => 3,
            Move::Lay => 0,
            Move::Give { card } | Move::Discard { card } => -self.worth_of_keeping(card),
            Move::GiveTwo { cards: [one, two] } => -self.worth_of_keeping(one) - self.worth_of_keeping(two),
        }
    }

    fn worth_of_hunting(&self, target: Seat) -> i32 {
        match self.seen {
            _ if self.has_monster => 10,
            Some(_) if self.is_bare(target) => 90,
            Some(seen) if seen != target.idx() => -10,
            _ if self.cards(target) == 1 => 40,
            _ => 5,
        }
    }

    /// Whoever holds most cards may hold a Hunter. What one could catch oneself is no friend yet.
    fn worth_of_befriending(&self, target: Seat) -> i32 {
        let armed = self.hand.contains(&Card::Chasseur) || self.hand.contains(&Card::Chien);
        let base = match self.seen {
            _ if self.has_monster => 30,
            Some(seen) if seen == target.idx() => 0,
            Some(seen) if !armed || !self.is_bare(Seat::at(seen)) => 55,
            _ => 6,
        };
        base + self.cards(target)
    }

    fn worth_of_playing(&self, card: Card) -> i32 {
        match card {
            Card::Cachette if self.has_monster => {
                if self.hand.iter().filter(|it| **it == Card::Cachette).count() > 1 {
                    15
                } else {
                    -20
                }
            }
            Card::Ragot if self.has_monster && !self.has_hideout => 34,
            Card::Ragot | Card::Rumeur | Card::Brouillard if self.has_monster => 1,
            Card::Cachette => 7,
            _ => 6,
        }
    }

    fn worth_of_keeping(&self, card: Card) -> i32 {
        match card {
            _ if card.is_monster() => {
                if self.has_hideout {
                    100
                } else {
                    -50
                }
            }
            Card::Cachette if self.has_monster => 40,
            Card::Chasseur => 8,
            Card::Ami => 7,
            Card::Chien | Card::Enquete => 6,
            Card::Cachette => 5,
            _ => 1,
        }
    }
}

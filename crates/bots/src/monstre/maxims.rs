//! What anybody knows about playing who has played a few times: how gladly one parts with a card, whom one names, and what a card is
//! worth in the hand. With the Monster one keeps a Hideout and stays out of swaps that cannot be steered; a Friend disarms and
//! misleads; all others hunt the likeliest house.

use monstre::{Card, Move, QuestionKind, Suspicion, View};
use table::Seat;

/// A Hunter is kept for later while no house is at least so likely.
const LIKELY: f64 = 0.3;

/// What it wants of this round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Monster,
    Friend,
    Hunter,
}

/// What it knows when it decides.
pub(super) struct Thought<'a> {
    view: &'a View,
    hand: &'a [Card],
    side: Side,
    suspicion: Suspicion,
}

impl<'a> Thought<'a> {
    pub(super) fn new(seat: Seat, view: &'a View, suspicion: Suspicion) -> Option<Self> {
        let me = view.players.get(seat.idx())?;
        let side = if me.known.iter().any(|it| it.is_monster()) {
            Side::Monster
        } else if me.friend {
            Side::Friend
        } else {
            Side::Hunter
        };
        Some(Self { view, hand: &me.known, side, suspicion })
    }

    fn count(&self, card: Card) -> usize {
        self.hand.iter().filter(|it| **it == card).count()
    }

    fn chance(&self, seat: Seat) -> f64 {
        self.suspicion.holder.get(seat.idx()).copied().unwrap_or_default()
    }

    /// How good a move looks; the best one is played.
    pub(super) fn value(&self, mv: Move) -> f64 {
        match mv {
            Move::Play { card } | Move::Against { card, .. } if card.is_monster() => 100.0,
            Move::Play { card } => self.play_value(card),
            Move::Against { card, target } => self.play_value(card) + self.target_value(card, target),
            Move::Deal { target, number } => {
                let close = self.chance(target) - 0.1 * f64::from(number);
                self.play_value(Card::Accord) + if self.side == Side::Monster { -close } else { 0.0 }
            }
            Move::Lay => 0.0,
            Move::Give { card } | Move::Discard { card } => -self.worth(card),
            Move::GiveTwo { cards: [one, two] } => -self.worth(one) - self.worth(two),
        }
    }

    /// How gladly it parts with a card by playing it now.
    fn play_value(&self, card: Card) -> f64 {
        match self.side {
            Side::Monster => match card {
                Card::Ami => 10.0,
                Card::Arnaque => 6.0,
                Card::Enquete => 8.0,
                Card::Chien => 7.5,
                Card::Chasseur => 7.0,
                Card::Accord => 6.5,
                Card::Ragot => 5.0,
                Card::Cachette if self.count(Card::Cachette) > 1 => 5.5,
                Card::Cachette => 2.0,
                Card::Rumeur => 3.0,
                Card::Brouillard => 1.0,
                _ => 0.0,
            },
            Side::Friend => match card {
                Card::Ami => 10.0,
                Card::Cachette => 6.0,
                Card::Enquete => 7.0,
                Card::Chien | Card::Chasseur => 5.0,
                _ => 6.5,
            },
            Side::Hunter => match card {
                Card::Ami => 9.0,
                Card::Chasseur | Card::Chien => 5.5,
                Card::Enquete => 7.0,
                Card::Arnaque => 6.0,
                Card::Cachette => 4.0,
                _ => 5.0,
            },
        }
    }

    /// Whom to name.
    fn target_value(&self, card: Card, target: Seat) -> f64 {
        let chance = self.chance(target);
        let armed = f64::from(self.view.players.get(target.idx()).map_or(0, |it| it.cards));
        match (card, self.side) {
            // It disarms who has most cards and is not the Monster itself.
            (Card::Ami, _) => 0.2 * armed - chance,
            (Card::Chasseur | Card::Chien, Side::Hunter) => {
                if chance >= LIKELY {
                    10.0 * chance
                } else {
                    chance - 2.0
                }
            }
            (Card::Chasseur | Card::Chien, _) => -10.0 * chance,
            (Card::Enquete, Side::Hunter) => chance.min(0.9),
            (Card::Arnaque, Side::Friend) => -chance,
            _ => 0.1 * chance,
        }
    }

    /// What a card is worth in its hand; the least is given away first.
    fn worth(&self, card: Card) -> f64 {
        if card.is_monster() {
            let hides = self.count(Card::Cachette) > 0;
            let hunts = self.count(Card::Chasseur) > 0 && self.side == Side::Hunter;
            return if self.question() == Some(QuestionKind::GiveBack) && hunts && !hides { -1.0 } else { 50.0 };
        }
        match (card, self.side) {
            (Card::Cachette, Side::Monster) => 9.0,
            (Card::Cachette, _) => 3.0,
            (Card::Chasseur, Side::Hunter) | (Card::Brouillard, Side::Monster) => 6.0,
            (Card::Chien, Side::Hunter) => 5.0,
            // In its hand they hurt nobody.
            (Card::Chasseur | Card::Chien, _) => 7.0,
            (Card::Ami, _) => 8.0,
            (Card::Enquete, _) => 4.0,
            _ => 2.0,
        }
    }

    fn question(&self) -> Option<QuestionKind> {
        self.view.question.as_ref().map(|it| it.kind)
    }
}

//! How neighbours choose: how much likelier one move is than another, by what its player holds and thinks.
//!
//! It is a sum of figures ([`super::figures`]), one for each thing that can be said of a move; a move is as likely as `e` to the power of its
//! sum. The figures were fitted to what `reference` does. Nobody is as sure of what others do: what they are used for is told apart
//! less sharply than they would have it.

use monstre::{Card, Hand, Move, QuestionKind, State};
use table::{Rng, Seat};

use super::MOST_SEATS;
use super::figures::FIGURES;
use super::hunch::{Chances, Hunches, Sizes};

/// What it wants of this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wants {
    /// To play the Monster.
    Out,
    /// That somebody else does.
    Friendship,
    /// To catch it.
    Hunt,
}

const N_CARDS: usize = 12;
const PLAYS: usize = 3 * 4 * N_CARDS;
const GIFTS: usize = 4 * 3 * N_CARDS;
const TARGETS: usize = 3 * 8 * 3;
/// How many figures there are.
pub(super) const N_FIGURES: usize = PLAYS + GIFTS + TARGETS + 3;

/// A house that is at least so likely is worth a Hunter.
const LIKELY: f32 = 0.3;
const CERTAIN: f32 = 0.9;

/// Somebody who is asked.
pub(super) struct Mind {
    wants: Wants,
    hand: Hand,
    turn: u8,
    kind: QuestionKind,
    card: Option<Card>,
    chances: Chances,
    sizes: Sizes,
}

/// A general card, or the Monster.
fn at(card: Card) -> usize {
    card.idx().min(N_CARDS - 1)
}

impl Mind {
    pub(super) fn new(
        hand: Hand,
        is_friend: bool,
        turn: u8,
        (kind, card): (QuestionKind, Option<Card>),
        chances: Chances,
        sizes: Sizes,
    ) -> Self {
        let wants = match (hand.monster(), is_friend) {
            (Some(_), _) => Wants::Out,
            (None, true) => Wants::Friendship,
            (None, false) => Wants::Hunt,
        };
        Self { wants, hand, turn, kind, card, chances, sizes }
    }

    /// Of the seat that a state asks.
    pub(super) fn of(state: &State, seat: Seat, hunches: &Hunches, sizes: Sizes) -> Option<Self> {
        let (kind, card, _) = state.asked()?;
        let chances = hunches.chances(seat, sizes);
        Some(Self::new(
            state.hand_of(seat),
            state.is_friend(seat),
            state.turn_number(seat),
            (kind, card),
            chances,
            sizes,
        ))
    }

    fn figure_of_play(&self, card: Card) -> usize {
        let turn = usize::from(self.turn.clamp(1, 4)) - 1;
        (self.wants as usize * 4 + turn) * N_CARDS + at(card)
    }

    fn figure_of_gift(&self, card: Card) -> usize {
        let cause = match (self.kind, self.card) {
            (QuestionKind::GiveBack, _) => 1,
            (QuestionKind::Discard, _) => 2,
            (_, Some(Card::Accord)) => 3,
            _ => 0,
        };
        PLAYS + (cause * 3 + self.wants as usize) * N_CARDS + at(card)
    }

    /// Everything that can be said of a move: the number of the figure, and how much of it.
    #[inline]
    pub(super) fn each(&self, mv: Move, mut then: impl FnMut(usize, f32)) {
        match mv {
            Move::Play { card } => {
                then(self.figure_of_play(card), 1.0);
                if card == Card::Cachette && self.hand.count(Card::Cachette) > 1 {
                    then(PLAYS + GIFTS + TARGETS + self.wants as usize, 1.0);
                }
            }
            Move::Against { card, target } => {
                then(self.figure_of_play(card), 1.0);
                self.each_of_target(card, target, 0.0, then);
            }
            Move::Deal { target, number } => {
                then(self.figure_of_play(Card::Accord), 1.0);
                self.each_of_target(Card::Accord, target, f32::from(number) - 1.0, then);
            }
            Move::Lay => (),
            Move::Give { card } | Move::Discard { card } => then(self.figure_of_gift(card), 1.0),
            Move::GiveTwo { cards } => cards.into_iter().for_each(|it| then(self.figure_of_gift(it), 1.0)),
        }
    }

    #[inline]
    fn each_of_target(&self, card: Card, target: Seat, number: f32, mut then: impl FnMut(usize, f32)) {
        let chance = self.chances[target.idx() % MOST_SEATS];
        let family = match card {
            Card::Chasseur => 0,
            Card::Chien => 1,
            Card::Enquete => 2,
            Card::Ami => 3,
            Card::Arnaque => 4,
            _ => 5,
        };
        let begin = PLAYS + GIFTS + (self.wants as usize * 8 + family) * 3;
        then(begin, chance);
        match family {
            0..=2 => {
                then(begin + 1, f32::from(u8::from(chance >= LIKELY)));
                then(begin + 2, f32::from(u8::from(chance >= CERTAIN)));
            }
            5 => then(begin + 1, number),
            _ => then(begin + 1, f32::from(self.sizes[target.idx() % MOST_SEATS])),
        }
    }

    /// How gladly it makes a move.
    #[inline]
    pub(super) fn liking(&self, mv: Move) -> f32 {
        if matches!(mv, Move::Play { card } if card.is_monster()) {
            return 12.0;
        }
        let mut sum = 0.0;
        self.each(mv, |figure, much| sum += FIGURES[figure] * much);
        sum
    }

    /// How likely it is to give away one card rather than another.
    pub(super) fn gift_weight(&self, card: Card) -> f32 {
        FIGURES[self.figure_of_gift(card)].exp()
    }

    /// Draws one of some moves; `bold` above 1 makes likely ones likelier.
    #[inline]
    pub(super) fn draw<R: Rng>(&self, moves: &[Move], bold: f32, weights: &mut Vec<f32>, rng: &mut R) -> Option<Move> {
        if let [only] = moves {
            return Some(*only);
        }
        weights.clear();
        let mut total = 0.0;
        for mv in moves {
            total += (bold * self.liking(*mv)).exp();
            weights.push(total);
        }
        let mark = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * total;
        let place = weights.iter().position(|it| mark < *it).unwrap_or(moves.len() - 1);
        moves.get(place).copied()
    }
}

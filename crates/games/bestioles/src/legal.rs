//! Why a move is refused.

use table::{Refusal, Seat};

use crate::moves::Move;
use crate::state::{Ask, State};
use crate::{Card, CardSet, Theatre};

const NOT_YOUR_TURN: Refusal = Refusal::new("BES-2", "not-your-turn");
const WAR_OVER: Refusal = Refusal::new("BES-38", "war-over");
const NOT_IN_HAND: Refusal = Refusal::new("BES-5", "not-in-hand");
const NOT_IN_HAND_DOWN: Refusal = Refusal::new("BES-6", "not-in-hand");
const WRONG_THEATRE: Refusal = Refusal::new("BES-5", "wrong-theatre");
const NO_WITHDRAWAL_NOW: Refusal = Refusal::new("BES-7", "no-withdrawal-now");
const NOTHING_TO_DECLINE: Refusal = Refusal::new("BES-8", "nothing-to-decline");
const NO_ABILITY_ASKS: Refusal = Refusal::new("BES-10", "no-ability-asks");
const CANNOT_DECLINE: Refusal = Refusal::new("BES-13", "cannot-decline");
const ANSWER_FIRST: Refusal = Refusal::new("BES-14", "answer-first");
const NO_UNCOVERED_CARD: Refusal = Refusal::new("BES-17", "no-uncovered-card");
const NOT_ADJACENT: Refusal = Refusal::new("BES-23", "not-adjacent");
const NOT_ADJACENT_REINFORCE: Refusal = Refusal::new("BES-26", "not-adjacent");
const NOT_YOUR_CARD: Refusal = Refusal::new("BES-29", "not-your-card");
const NOT_ON_TABLE: Refusal = Refusal::new("BES-30", "not-on-table");
const SAME_THEATRE: Refusal = Refusal::new("BES-30", "same-theatre");
const NOT_FACE_DOWN: Refusal = Refusal::new("BES-32", "not-face-down");

impl State {
    /// The cards `seat` may play face up in any theatre: all under Air Drop, the light ones with an Aerodrome.
    #[inline]
    pub(crate) fn roaming(&self, seat: Seat) -> CardSet {
        if self.air_drop[seat.idx() & 1] {
            CardSet::DECK
        } else if self.up[seat.idx() & 1].contains(Card::AERODROME) {
            CardSet::LIGHT
        } else {
            CardSet::EMPTY
        }
    }

    /// Whether `seat` may make this move now; the reason depends only on what that seat sees.
    #[inline]
    pub(crate) fn allow(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if let Ask::Over { .. } = self.ask {
            return Err(WAR_OVER);
        }
        if seat != self.asked {
            return Err(NOT_YOUR_TURN);
        }
        match (self.ask, mv) {
            (Ask::Turn | Ask::Play { .. }, Move::Deploy { card, theatre }) => self.allow_deploy(card, theatre),
            (Ask::Turn | Ask::Play { .. }, Move::Improvise { card, .. }) => {
                if self.hands[seat.idx() & 1].contains(card) { Ok(()) } else { Err(NOT_IN_HAND_DOWN) }
            }
            (Ask::Turn, Move::Withdraw) => Ok(()),
            (_, Move::Withdraw) => Err(NO_WITHDRAWAL_NOW),
            (Ask::Turn, Move::Decline) => Err(NOTHING_TO_DECLINE),
            (Ask::Turn, _) => Err(NO_ABILITY_ASKS),
            _ => self.allow_answer(mv),
        }
    }

    fn allow_deploy(&self, card: Card, theatre: Theatre) -> Result<(), Refusal> {
        if !self.hands[self.asked.idx() & 1].contains(card) {
            Err(NOT_IN_HAND)
        } else if card.theatre() != theatre && !self.roaming(self.asked).contains(card) {
            Err(WRONG_THEATRE)
        } else {
            Ok(())
        }
    }

    /// An answer to an ability.
    fn allow_answer(&self, mv: Move) -> Result<(), Refusal> {
        match (self.ask, mv) {
            (Ask::Transport { .. } | Ask::Redeploy { .. }, Move::Decline) => Ok(()),
            (_, Move::Decline) => Err(CANNOT_DECLINE),
            (Ask::FlipNear { from, .. }, Move::Flip { theatre, side }) => {
                if self.adjacent(from, theatre) {
                    self.allow_flip(theatre, side)
                } else {
                    Err(NOT_ADJACENT)
                }
            }
            (Ask::FlipAny { .. }, Move::Flip { theatre, side }) => self.allow_flip(theatre, side),
            (Ask::DisruptFirst { .. } | Ask::DisruptSecond { .. }, Move::Flip { theatre, side }) => {
                if side == self.asked { self.allow_flip(theatre, side) } else { Err(NOT_YOUR_CARD) }
            }
            (Ask::Reinforce { from, .. }, Move::Reinforce { theatre }) => {
                if self.adjacent(from, theatre) {
                    Ok(())
                } else {
                    Err(NOT_ADJACENT_REINFORCE)
                }
            }
            (Ask::Transport { .. }, Move::Transport { card, theatre }) => match self.find(card) {
                Some((side, from, _)) if side == self.asked => {
                    if from == theatre {
                        Err(SAME_THEATRE)
                    } else {
                        Ok(())
                    }
                }
                Some(_) | None => Err(NOT_ON_TABLE),
            },
            (Ask::Redeploy { .. }, Move::Redeploy { card }) => match self.find(card) {
                Some((side, _, _)) if side == self.asked => {
                    if self.up[side.idx()].contains(card) {
                        Err(NOT_FACE_DOWN)
                    } else {
                        Ok(())
                    }
                }
                Some(_) | None => Err(NOT_FACE_DOWN),
            },
            _ => Err(ANSWER_FIRST),
        }
    }

    fn allow_flip(&self, theatre: Theatre, side: Seat) -> Result<(), Refusal> {
        if side.idx() > 1 || self.pile(side, theatre).is_empty() { Err(NO_UNCOVERED_CARD) } else { Ok(()) }
    }
}

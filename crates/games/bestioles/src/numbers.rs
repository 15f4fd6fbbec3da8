//! Numbers of moves.

use table::{Kinds, Seat};

use crate::moves::Move;
use crate::{Card, N_CARDS, Theatre};

const DEPLOY: usize = 0;
const IMPROVISE: usize = 1;
const WITHDRAW: usize = 2;
const FLIP: usize = 3;
const REINFORCE: usize = 4;
const TRANSPORT: usize = 5;
const REDEPLOY: usize = 6;
const DECLINE: usize = 7;

/// A card and one of three theatres.
const PLACES: usize = 3 * N_CARDS;

pub(crate) const KINDS: Kinds<8> = Kinds::new([PLACES, PLACES, 1, 6, 3, PLACES, N_CARDS, 1]);

const fn place(card: Card, theatre: Theatre) -> usize {
    3 * card.idx() + theatre.idx()
}

pub(crate) const fn index(mv: Move) -> usize {
    match mv {
        Move::Deploy { card, theatre } => KINDS.number(DEPLOY, place(card, theatre)),
        Move::Improvise { card, theatre } => KINDS.number(IMPROVISE, place(card, theatre)),
        Move::Withdraw => KINDS.number(WITHDRAW, 0),
        Move::Flip { theatre, side } => KINDS.number(FLIP, 2 * theatre.idx() + (side.idx() & 1)),
        Move::Reinforce { theatre } => KINDS.number(REINFORCE, theatre.idx()),
        Move::Transport { card, theatre } => KINDS.number(TRANSPORT, place(card, theatre)),
        Move::Redeploy { card } => KINDS.number(REDEPLOY, card.idx()),
        Move::Decline => KINDS.number(DECLINE, 0),
    }
}

pub(crate) fn nth(index: usize) -> Option<Move> {
    let (kind, at) = KINDS.split(index)?;
    let (card, theatre) = (Card::at(at / 3 % N_CARDS), Theatre::ALL[at % 3]);
    Some(match kind {
        DEPLOY => Move::Deploy { card, theatre },
        IMPROVISE => Move::Improvise { card, theatre },
        WITHDRAW => Move::Withdraw,
        FLIP => Move::Flip { theatre: Theatre::ALL[at / 2], side: Seat::at(at % 2) },
        REINFORCE => Move::Reinforce { theatre },
        TRANSPORT => Move::Transport { card, theatre },
        REDEPLOY => Move::Redeploy { card: Card::at(at) },
        _ => Move::Decline,
    })
}

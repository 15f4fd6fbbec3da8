//! Numbers of moves.

use table::{Kinds, Seat, nth_pair, pair};

use crate::card::{Card, N_CARDS};
use crate::moves::{MAX_PLAYERS, Move};

const PLAY: usize = 0;
const AGAINST: usize = 1;
const DEAL: usize = 2;
const LAY: usize = 3;
const GIVE: usize = 4;
const GIVE_TWO: usize = 5;
const DISCARD: usize = 6;

/// Two cards that may be alike, in no order: as many as pairs of different things with one thing more.
const TWO_CARDS: usize = N_CARDS * (N_CARDS + 1) / 2;

/// Cards that can be played against somebody: all but Accord, which is played as a deal.
const AIMED: usize = N_CARDS - 1;

pub(crate) const KINDS: Kinds<7> =
    Kinds::new([N_CARDS, AIMED * MAX_PLAYERS, 2 * MAX_PLAYERS, 1, N_CARDS, TWO_CARDS, N_CARDS]);

/// The place of a card among those that can be aimed.
const fn aimed(card: Card) -> usize {
    card.idx() - (card.idx() > Card::Accord.idx()) as usize
}

pub(crate) fn index(mv: Move) -> usize {
    match mv {
        Move::Play { card } => KINDS.number(PLAY, card.idx()),
        Move::Against { card, target } => KINDS.number(AGAINST, MAX_PLAYERS * aimed(card) + target.idx() % MAX_PLAYERS),
        Move::Deal { target, number } => {
            KINDS.number(DEAL, 2 * (target.idx() % MAX_PLAYERS) + usize::from(number == 2))
        }
        Move::Lay => KINDS.number(LAY, 0),
        Move::Give { card } => KINDS.number(GIVE, card.idx()),
        Move::GiveTwo { cards: [one, two] } => KINDS.number(GIVE_TWO, pair(one.idx(), two.idx() + 1)),
        Move::Discard { card } => KINDS.number(DISCARD, card.idx()),
    }
}

pub(crate) fn nth(index: usize) -> Option<Move> {
    let (kind, at) = KINDS.split(index)?;
    Some(match kind {
        PLAY => Move::Play { card: Card::at(at) },
        AGAINST => {
            let place = at / MAX_PLAYERS;
            let card = Card::at(place + usize::from(place >= Card::Accord.idx()));
            Move::Against { card, target: Seat::at(at % MAX_PLAYERS) }
        }
        DEAL => Move::Deal { target: Seat::at(at / 2), number: (at % 2) as u8 + 1 },
        LAY => Move::Lay,
        GIVE => Move::Give { card: Card::at(at) },
        GIVE_TWO => {
            let (low, high) = nth_pair(at);
            Move::GiveTwo { cards: [Card::at(low), Card::at(high - 1)] }
        }
        _ => Move::Discard { card: Card::at(at) },
    })
}

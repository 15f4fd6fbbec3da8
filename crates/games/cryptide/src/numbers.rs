//! Numbers of moves.

use table::{Kinds, Seat};

use crate::N_HEXES;
use crate::hex::Hex;
use crate::moves::{Act, Move};
use crate::setup::MAX_PLAYERS;

const CUBE: usize = 0;
const DISC: usize = 1;
const SEARCH: usize = 2;
const ASK: usize = 3;
const HINT: usize = 4;
const AGREE: usize = 5;
const FIX: usize = 6;

/// Where a wrong token may go: on a hex, or nowhere.
const TARGETS: usize = N_HEXES + 1;

pub(crate) const KINDS: Kinds<7> =
    Kinds::new([N_HEXES, N_HEXES, N_HEXES, MAX_PLAYERS * N_HEXES, 1, 1, N_HEXES * TARGETS]);

pub(crate) const fn index(mv: Move) -> usize {
    match mv.act() {
        Act::Cube(hex) => KINDS.number(CUBE, hex.idx()),
        Act::Disc(hex) => KINDS.number(DISC, hex.idx()),
        Act::Search(hex) => KINDS.number(SEARCH, hex.idx()),
        Act::Ask(hex, seat) => KINDS.number(ASK, MAX_PLAYERS * hex.idx() + seat.idx()),
        Act::Hint => KINDS.number(HINT, 0),
        Act::Agree => KINDS.number(AGREE, 0),
        Act::Fix(hex, None) => KINDS.number(FIX, TARGETS * hex.idx()),
        Act::Fix(hex, Some(to)) => KINDS.number(FIX, TARGETS * hex.idx() + 1 + to.idx()),
    }
}

pub(crate) fn nth(index: usize) -> Option<Move> {
    let (kind, at) = KINDS.split(index)?;
    Some(Move::new(match kind {
        CUBE => Act::Cube(Hex::at(at)),
        DISC => Act::Disc(Hex::at(at)),
        SEARCH => Act::Search(Hex::at(at)),
        ASK => Act::Ask(Hex::at(at / MAX_PLAYERS), Seat::at(at % MAX_PLAYERS)),
        HINT => Act::Hint,
        AGREE => Act::Agree,
        _ => Act::Fix(Hex::at(at / TARGETS), (at % TARGETS).checked_sub(1).map(Hex::at)),
    }))
}

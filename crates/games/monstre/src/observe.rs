//! What one viewer may know in a few machine words, straight from the state.

use table::{Observe, Seat, Viewer};

use crate::card::Card;
use crate::marks::PUBLIC;
use crate::moves::MAX_PLAYERS;
use crate::options::Memory;
use crate::state::{Ask, bit};
use crate::{Monstre, State};

/// Words of a packed observation.
const WORDS: usize = 4 + 3 * MAX_PLAYERS;

/// What one viewer may know now, packed. Word 0: the round, who began, whose turn, the deck, Hunters, the Monster, used
/// ones, contenders, winners. Word 1: the question and own secret choices. Word 2: who looks. Then three words a
/// seat: how it stands, the cards known to be in its hand, its pile.
pub type Packed = [u64; WORDS];

impl Observe for Monstre {
    type Packed = Packed;

    #[inline]
    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        let remembers = state.options.memoire == Memory::Avec;
        *into = [0; WORDS];
        into[0] = round(state, viewer, remembers);
        into[1] = question(state, viewer);
        into[2] = viewer.seat().map_or(0, |it| it.idx() as u64 + 1);
        let who = viewer.seat().map_or(PUBLIC, Seat::idx);
        let secret_choices = matches!(state.ask, Ask::Give { .. });
        let rememberer = viewer.seat().filter(|_| remembers);
        for (at, words) in into[4..].chunks_exact_mut(3).enumerate().take(state.n_seats.into()) {
            let seat = Seat::at(at);
            words[0] = status(state, seat, secret_choices);
            words[1] = if viewer.is(seat) {
                state.hand(seat).bits()
            } else if remembers {
                state.marks.get(who, at).bits()
            } else {
                0
            };
            words[2] = state.piles[at].bits_for(rememberer);
        }
    }

    fn words(packed: &Packed) -> impl Iterator<Item = u64> {
        packed.iter().copied()
    }
}

#[inline]
fn round(state: &State, viewer: Viewer, remembers: bool) -> u64 {
    let knows = |seat: Seat| state.hand(seat).has(state.monster) || remembers && state.acquainted & bit(seat) != 0;
    let monster = viewer.seat().filter(|it| knows(*it)).map_or(0, |_| code(state.monster));
    let deck: u8 = state.middle.iter().sum();
    u64::from(state.round)
        | (state.first.idx() as u64) << 8
        | (state.active.idx() as u64) << 12
        | u64::from(deck) << 16
        | u64::from(state.hunters) << 24
        | monster << 32
        | u64::from(state.used) << 40
        | u64::from(state.contenders) << 48
        | u64::from(state.winners) << 56
}

/// A card as a number from 1 on; 0 is none.
#[inline]
const fn code(card: Card) -> u64 {
    card.idx() as u64 + 1
}

#[inline]
fn question(state: &State, viewer: Viewer) -> u64 {
    let seat = |it: Option<Seat>| it.map_or(0, |it| it.idx() as u64 + 1);
    let (kind, card, side, number, taken) = match state.ask {
        Ask::Over => return 0,
        Ask::Turn => (1, 0, 0, 1, 0),
        Ask::Give { card, side, number } => (2, code(card), seat(side), number, 0),
        Ask::GiveBack { side, taken } => {
            let sees = viewer.is(side) || viewer.is(state.active);
            (3, code(Card::Arnaque), seat(Some(side)), 1, if sees { code(taken) } else { 0 })
        }
        Ask::Discard { side } => (4, code(Card::Chien), seat(Some(side)), 1, 0),
    };
    let chosen = viewer.seat().map_or([None; 2], |it| state.chosen[it.idx() % MAX_PLAYERS]);
    let chosen = chosen.into_iter().flatten().fold(0, |word, it| word << 8 | code(it));
    kind | card << 4
        | (state.active.idx() as u64) << 12
        | side << 16
        | u64::from(number) << 20
        | taken << 24
        | chosen << 32
}

#[inline]
fn status(state: &State, seat: Seat, secret_choices: bool) -> u64 {
    let at = seat.idx() % MAX_PLAYERS;
    let answered = secret_choices && state.chosen[at][0].is_some();
    state.hand(seat).len() as u64
        | u64::from(state.turns[at]) << 4
        | u64::from(state.friends & bit(seat) != 0) << 8
        | u64::from(state.waiting & bit(seat) != 0) << 9
        | u64::from(answered) << 10
        | u64::from(state.scores[at]) << 16
}

//! A packed observation: the view of one seat in a few machine words, for those who play by the million.

use table::{Observe, Seat, Viewer};

use crate::state::{PUBLIC, State};
use crate::{Bestioles, CardSet, SIDES, Theatre};

/// What one viewer may know, as bits.
///
/// Words 0–5: the piles, first the viewer's own side (seat 1 for the public) from left to right, then the other one,
/// 6 bits a card from the bottom: 5 for the card (1 to 18, 19 if unknown), 1 for its face; the tenth and later cards of a pile
/// are folded into the sets of words 6 and 7.
/// Word 6: own hand or what is known of it, known cards of the other hand, own cards on the table (18 bits each),
/// and the sizes of hands and deck. Word 7: known cards of the deck, cards everybody knows, the other side's known cards
/// on the table. Word 8: scores, battle, order, first player, whose turn, question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// The bits.
    pub words: [u64; 9],
}

const UNKNOWN: u64 = 18;
const SLOTS: usize = 10;

impl Observe for Bestioles {
    type Packed = Packed;

    #[inline]
    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        let (own, known) = match viewer {
            Viewer::Seat(seat) => (seat, state.known[seat.idx() & 1].or(state.hands[seat.idx() & 1])),
            Viewer::Public => (Seat::FIRST, state.known[PUBLIC]),
        };
        let mut on_table = [CardSet::EMPTY; 2];
        for (half, side) in [own, own.other()].into_iter().enumerate() {
            for (at, theatre) in state.order.into_iter().enumerate() {
                let (word, seen) = pack_pile(state, side, theatre, known);
                into.words[3 * half + at] = word;
                on_table[half] = on_table[half].or(seen);
            }
        }
        let hands = [state.hands[own.idx() & 1], state.hands[own.other().idx() & 1]];
        let sizes = hands[0].len() as u64 | (hands[1].len() as u64) << 5;
        into.words[6] =
            bits(hands[0].and(known)) | bits(hands[1].and(known)) << 18 | bits(on_table[0]) << 36 | sizes << 54;
        let deck: CardSet = known.minus(hands[0]).minus(hands[1]).minus(on_table[0]).minus(on_table[1]);
        into.words[7] = bits(deck) | bits(state.known[PUBLIC]) << 18 | bits(on_table[1]) << 36;
        into.words[8] = pack_rest(state);
    }
}

const fn bits(set: CardSet) -> u64 {
    set.bits() as u64
}

/// One pile as 6 bits a card, and the cards of it that the viewer knows.
#[inline]
fn pack_pile(state: &State, side: Seat, theatre: Theatre, known: CardSet) -> (u64, CardSet) {
    let mut word = 0;
    let mut seen = CardSet::EMPTY;
    for (at, laid) in state.pile(side, theatre).cards().iter().enumerate() {
        let mut code = UNKNOWN;
        if known.contains(laid.card()) {
            code = laid.card().idx() as u64;
            seen = seen.with(laid.card());
        }
        if at < SLOTS {
            // The stored card is one more, so that an empty place differs from the first card.
            word |= ((code + 1) << 1 | u64::from(laid.is_up())) << (6 * at);
        }
    }
    (word, seen)
}

/// Everything that all may know beside the cards.
#[inline]
fn pack_rest(state: &State) -> u64 {
    let order = state.order[0].idx() as u64 | (state.order[1].idx() as u64) << 2;
    let kind = state.ask.code();
    u64::from(state.scores[0])
        | u64::from(state.scores[1]) << 5
        | order << 10
        | (state.first.idx() as u64) << 14
        | (state.active.idx() as u64) << 15
        | (state.asked.idx() as u64) << 16
        | kind << 17
        | u64::from(state.air_drop[SIDES[0].idx()]) << 26
        | u64::from(state.air_drop[SIDES[1].idx()]) << 27
        | (state.deck.cards().len() as u64) << 28
        | (state.queue.waiting().len() as u64) << 33
        | u64::from(state.battle) << 40
}

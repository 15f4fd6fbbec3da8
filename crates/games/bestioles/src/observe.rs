//! A packed observation: the view of one seat in a few machine words, for those who play by the million.

use table::{Observe, Seat, Viewer};

use crate::state::{PUBLIC, State};
use crate::{Bestioles, CardSet, Theatre};

/// What one viewer may know, as bits. Sides are the viewer's own (seat 1 for the public), then the other one.
///
/// - Words 0–11: the piles, own side first, air, land, sea; two words a pile, 7 bits a card from the bottom: 5 for
///   the card, then face up, then known to all. A card that the viewer cannot see reads as 0.
/// - Word 12: the heights of the six piles (5 bits each), the sizes of hands and deck, the kind of question.
/// - Word 13: own hand or what is known of it, known cards of the other hand, known cards of the deck (18 bits each).
/// - Word 14: all cards whose place the viewer knows, scores, battle, order, first player, whose turn, Air Drops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// The bits.
    pub words: [u64; 15],
}

impl Observe for Bestioles {
    type Packed = Packed;

    #[inline]
    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        let (own, known) = match viewer {
            Viewer::Seat(seat) => (seat, state.known[seat.idx() & 1].or(state.hands[seat.idx() & 1])),
            Viewer::Public => (Seat::FIRST, state.known[PUBLIC]),
        };
        let sides = [own.idx() & 1, own.other().idx() & 1];
        let mut heights = 0;
        for (half, side) in sides.into_iter().enumerate() {
            for theatre in Theatre::ALL {
                let pile = &state.piles[side][theatre.idx()];
                let is_own = half == 0 && viewer != Viewer::Public;
                let bits = if is_own { pile.bits() } else { pile.shown_bits() };
                let at = 3 * half + theatre.idx();
                into.words[2 * at] = bits as u64;
                into.words[2 * at + 1] = (bits >> 64) as u64;
                heights |= (pile.len() as u64) << (5 * at);
            }
        }
        let hands = sides.map(|side| state.hands[side]);
        let sizes = hands[0].len() as u64 | (hands[1].len() as u64) << 5 | (state.deck.cards().len() as u64) << 10;
        into.words[12] = heights | sizes << 30 | state.ask.code() << 46 | (state.queue.waiting().len() as u64) << 56;
        let deck = known.and(state.deck.cards().iter().copied().collect());
        into.words[13] = bits(hands[0].and(known)) | bits(hands[1].and(known)) << 18 | bits(deck) << 36;
        into.words[14] = bits(known) | pack_rest(state) << 18;
    }

    fn words(packed: &Packed) -> impl Iterator<Item = u64> {
        packed.words.iter().copied()
    }
}

const fn bits(set: CardSet) -> u64 {
    set.bits() as u64
}

/// Everything that all may know beside the cards, in 46 bits.
#[inline]
fn pack_rest(state: &State) -> u64 {
    u64::from(state.scores[0])
        | u64::from(state.scores[1]) << 5
        | (state.order[0].idx() as u64) << 10
        | (state.order[1].idx() as u64) << 12
        | (state.first.idx() as u64) << 14
        | (state.active.idx() as u64) << 15
        | (state.asked.idx() as u64) << 16
        | u64::from(state.air_drop[0]) << 17
        | u64::from(state.air_drop[1]) << 18
        | u64::from(state.battle) << 19
}

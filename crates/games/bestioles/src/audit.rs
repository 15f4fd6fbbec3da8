//! What must hold in every state.

use table::{Audit, Rng, Viewer, shuffle};

use crate::state::{Ask, Deck, Laid, Pile, State};
use crate::{Bestioles, Card, CardSet, Move, Options, SIDES, Target, Theatre};

impl Audit for Bestioles {
    /// A battle is at most 12 turns with a few answers each; a war to 18 with 2 points a battle at most 17 battles.
    const LONGEST: usize = 1_000;

    fn audit(state: &State) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        let mut n_cards = 0;
        let drawn = if let Ask::Reinforce { drawn, .. } = state.ask { Some(drawn) } else { None };
        let laid = state.piles.as_flattened().iter().flat_map(|it| it.cards()).map(|it| it.card());
        let hands = state.hands.iter().flat_map(|it| it.iter());
        for card in laid.chain(hands).chain(state.deck.cards().iter().copied()).chain(drawn) {
            n_cards += 1;
            seen = seen.with(card);
        }
        if n_cards != 18 || seen != CardSet::DECK {
            return Err(format!("18 cards became {n_cards}: {seen:?}"));
        }
        for side in SIDES {
            let piles = state.piles[side.idx()].iter().flat_map(|it| it.cards());
            let up: CardSet = piles.filter(|it| it.is_up()).map(|it| it.card()).collect();
            if up != state.up[side.idx()] {
                return Err(format!("face up on side {side}: {up:?}, kept as {:?}", state.up[side.idx()]));
            }
        }
        Ok(())
    }

    fn universe(_n_seats: usize) -> Vec<Move> {
        let mut all = vec![Move::Withdraw, Move::Decline];
        for theatre in Theatre::ALL {
            all.push(Move::Reinforce { theatre });
            all.extend(SIDES.map(|side| Move::Flip { theatre, side }));
            for card in Card::all() {
                all.push(Move::Deploy { card, theatre });
                all.push(Move::Improvise { card, theatre });
                all.push(Move::Transport { card, theatre });
            }
        }
        all.extend(Card::all().map(|card| Move::Redeploy { card }));
        all
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        if before.battle != after.battle {
            return None; // what was seen of the last battle is not in `after` any more
        }
        let unknown = CardSet::DECK.minus(before.known_to(viewer)).minus(after.known_to(viewer));
        let mut cards: Vec<Card> = unknown.iter().collect();
        shuffle(&mut cards, rng);
        let &[one, two, ..] = cards.as_slice() else { return None };
        let swap = |card: Card| {
            if card == one {
                two
            } else if card == two {
                one
            } else {
                card
            }
        };
        Some((before.exchanged(swap), exchanged(mv, swap)))
    }

    fn variants() -> Vec<Options> {
        [Target::Twelve, Target::Eighteen, Target::Bleusaille].map(|target| Options { target }).into()
    }
}

impl State {
    /// This state with other cards in the same places.
    fn exchanged(&self, swap: impl Fn(Card) -> Card) -> Self {
        let set = |cards: CardSet| -> CardSet { cards.iter().map(&swap).collect() };
        let deck: Vec<Card> = self.deck.cards().iter().map(|it| swap(*it)).collect();
        let mut other = *self;
        other.hands = self.hands.map(set);
        other.known = self.known.map(set);
        other.up = self.up.map(set);
        other.deck = Deck::of(&deck);
        other.piles = [[Pile::EMPTY; 3]; 2];
        for side in SIDES {
            for theatre in Theatre::ALL {
                for laid in self.pile(side, theatre).cards() {
                    other.put(side, theatre, Laid::new(swap(laid.card()), laid.is_up()));
                }
            }
        }
        if let Ask::Reinforce { card, from, drawn } = self.ask {
            other.ask = Ask::Reinforce { card, from, drawn: swap(drawn) };
        }
        other
    }
}

/// The same move with other cards.
fn exchanged(mv: Move, swap: impl Fn(Card) -> Card) -> Move {
    match mv {
        Move::Deploy { card, theatre } => Move::Deploy { card: swap(card), theatre },
        Move::Improvise { card, theatre } => Move::Improvise { card: swap(card), theatre },
        Move::Transport { card, theatre } => Move::Transport { card: swap(card), theatre },
        Move::Redeploy { card } => Move::Redeploy { card: swap(card) },
        Move::Withdraw | Move::Flip { .. } | Move::Reinforce { .. } | Move::Decline => mv,
    }
}

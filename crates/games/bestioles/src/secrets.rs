//! The same table with other secrets: for those who weigh what a player may hold against what the other one may.

use table::{Seat, Viewer};

use crate::state::{Ask, Deck, State, Trigger};
use crate::{Card, CardSet, SIDES, Theatre};

impl State {
    /// This world, but `seat` holds and has laid what it holds and has laid in `other`, a world that looks the same to its opponent
    /// as far as its own secrets go. `None` where a card would have to be in two places, since the opponent knows where it is.
    pub fn with_secrets_of(&self, seat: Seat, other: &Self) -> Option<Self> {
        let fixed = self.known_to(Viewer::Seat(seat.other()));
        let mut world = *self;
        let put = |world: &mut Self, here: Card, wanted: Card| {
            let fits = here == wanted || !(fixed.contains(here) || fixed.contains(wanted));
            if fits {
                world.exchange(here, wanted);
            }
            fits
        };
        for theatre in Theatre::ALL {
            for (at, wanted) in other.pile(seat, theatre).cards().enumerate() {
                let here = world.pile(seat, theatre).cards().nth(at)?.card();
                if !put(&mut world, here, wanted.card()) {
                    return None;
                }
            }
        }
        if let (Ask::Reinforce { drawn: here, .. }, Ask::Reinforce { drawn: wanted, .. }) = (world.ask, other.ask)
            && self.asked == seat
            && !put(&mut world, here, wanted)
        {
            return None;
        }
        let wanted = other.hands[seat.idx() & 1];
        while let Some(card) = wanted.minus(world.hands[seat.idx() & 1]).iter().next() {
            let here = world.hands[seat.idx() & 1].minus(wanted).iter().next()?;
            if !put(&mut world, here, card) {
                return None;
            }
        }
        Some(world)
    }

    /// Two cards change places, wherever they are, with all that is known of these places.
    fn exchange(&mut self, one: Card, other: Card) {
        if one == other {
            return;
        }
        let renamed = |card: Card| match card {
            it if it == one => other,
            it if it == other => one,
            it => it,
        };
        let swapped = |set: CardSet| {
            let rest = set.without(one).without(other);
            let rest = if set.contains(one) { rest.with(other) } else { rest };
            if set.contains(other) { rest.with(one) } else { rest }
        };
        self.hands = self.hands.map(swapped);
        self.up = self.up.map(swapped);
        self.known = self.known.map(swapped);
        let deck: arrayvec::ArrayVec<Card, { crate::N_CARDS }> =
            self.deck.cards().iter().map(|it| renamed(*it)).collect();
        self.deck = Deck::of(&deck);
        for side in SIDES {
            for theatre in Theatre::ALL {
                self.pile_mut(side, theatre).rename(one, other);
            }
        }
        self.relocate(one, other);
        self.queue.rename(|it| Trigger { card: renamed(it.card), ..it });
        self.ask = match self.ask {
            Ask::Reinforce { card, from, drawn } => Ask::Reinforce { card, from, drawn: renamed(drawn) },
            it => it,
        };
    }
}

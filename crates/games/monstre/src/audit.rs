//! What must hold in every state.

use table::{Audit, Rng, Rules, Seat, Silent, Viewer};

use crate::card::Card;
use crate::hand::Hand;
use crate::marks::PUBLIC;
use crate::moves::{MAX_PLAYERS, Move};
use crate::state::{Ask, FRESH, State, bit};
use crate::{Dog, Fog, Memory, Monstre, Options, Rounds, Ties};

impl Audit for Monstre {
    /// A round is at most 32 turns, each with at most one question to everybody. Further rounds end sooner or later.
    const LONGEST: usize = 20_000;

    fn audit(state: &State) -> Result<(), String> {
        audit_cards(state)?;
        audit_hands(state)?;
        audit_marks(state)?;
        let open = state.ask != Ask::Over;
        if open == (state.waiting == 0) {
            return Err(format!("{:?} waits for {:b}", state.ask, state.waiting));
        }
        if open && !state.hand(state.holder).has(state.monster) {
            return Err("the Monster is not with its holder".into());
        }
        if state.turns.iter().any(|it| usize::from(*it) > FRESH) {
            return Err(format!("more than four turns: {:?}", state.turns));
        }
        Ok(())
    }

    fn universe(_n_seats: usize) -> Vec<Move> {
        let mut all = vec![Move::Lay];
        for card in Card::ALL {
            all.extend([Move::Play { card }, Move::Give { card }, Move::Discard { card }]);
            all.extend(Card::ALL.into_iter().filter(|it| card <= *it).map(|it| Move::GiveTwo { cards: [card, it] }));
            all.extend(Seat::all(MAX_PLAYERS).map(|target| Move::Against { card, target }));
        }
        for number in 1..=2 {
            all.extend(Seat::all(MAX_PLAYERS).map(|target| Move::Deal { target, number }));
        }
        all
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        if before.round != after.round || after.ask == Ask::Over {
            return None; // the end of a round shows everything
        }
        let swap = Swap::of(before, viewer)?;
        let other = swap.exchanged(before);
        let like = swap.like(&other, mv);
        if matches!(mv, Move::Against { card: Card::Enquete, target } if viewer.is(before.active) && swap.concerns(target))
        {
            return None; // he looks at the very cards
        }
        let actor = acting(before, after);
        let mut then = other.clone();
        Monstre::play(&mut then, actor.into(), like, rng, &mut Silent).ok()?;
        // Exchanged cards may come to the viewer or to the table, or send the Monster another way.
        let seen = |state: &State| {
            let own = viewer.seat().map(|it| state.hand(it).sorted());
            let sizes = state.hands.map(|it| it.len());
            let public = state
                .piles
                .map(|it| it.cards().iter().filter(|it| it.is_public()).map(|it| it.card).collect::<Vec<_>>());
            (own, sizes, public, state.round, state.waiting, state.scores, state.middle.iter().sum::<u8>())
        };
        let taken = |state: &State| match state.ask {
            Ask::GiveBack { side, taken } if viewer.is(side) || viewer.is(state.active) => Some(taken),
            _ => None,
        };
        (seen(&then) == seen(after) && taken(&then) == taken(after)).then_some((other, like))
    }

    fn variants() -> Vec<Options> {
        let plain = Options::default();
        let mut variants = vec![plain];
        for chien in [Dog::Reste, Dog::Passe] {
            for brouillard in [Fog::Mains, Fog::UneCarte] {
                variants.push(Options { chien, brouillard, manches: Rounds::Three, egalite: Ties::Manche, ..plain });
                variants.push(Options { chien, brouillard, memoire: Memory::Sans, ..plain });
            }
        }
        let mut typed = Options { chien: Dog::Passe, ..plain };
        typed
            .cartes
            .push_str("chien=4+VVVV accord=2+NVVV rumeur=2 vampire=RCVV+hunters-1+ignores-turn-3 gumiho=RRRV+dog");
        variants.push(typed);
        variants
    }
}

/// 33 general cards and the Monster of the round are in hands, on piles or in the middle.
fn audit_cards(state: &State) -> Result<(), String> {
    let mut counts = state.middle;
    let mut n_monsters = 0;
    let laid = state.piles.iter().flat_map(|it| it.cards()).map(|it| it.card);
    for card in state.hands.iter().flat_map(|it| it.cards()).chain(laid) {
        if card.is_monster() {
            n_monsters += u8::from(card == state.monster);
        } else {
            counts[card.idx()] += 1;
        }
    }
    if counts != state.deck.counts || n_monsters != 1 {
        return Err(format!("cards are lost: {counts:?} and {n_monsters} Monsters"));
    }
    let used = state.used & 1 << state.monster.monster_idx() != 0;
    if used && state.ask != Ask::Over && state.contenders == 0 {
        return Err("a Monster has come back".into());
    }
    Ok(())
}

fn audit_hands(state: &State) -> Result<(), String> {
    for seat in Seat::all(state.n_seats.into()) {
        if state.hand(seat).is_empty() == (state.holders() & bit(seat) != 0) {
            return Err(format!("whether seat {seat} holds cards"));
        }
        let extra = matches!(state.ask, Ask::GiveBack { .. }) && seat == state.active;
        let (hand, chosen) = (state.hand(seat), state.chosen[seat.idx()]);
        // A turn that has begun is still to be played while its player is asked for a card.
        let begun = state.turn_of(seat) - u8::from(state.ask == Ask::Turn && seat == state.active);
        if hand.len() + usize::from(begun) > FRESH + usize::from(extra) {
            return Err(format!("the hand of seat {seat} has grown to {}", hand.len()));
        }
        let counts: Hand = chosen.into_iter().flatten().collect();
        if Card::ALL.into_iter().any(|it| counts.count(it) > hand.count(it)) {
            return Err(format!("seat {seat} has chosen what it does not hold"));
        }
    }
    if let Ask::GiveBack { taken, .. } = state.ask
        && !state.hand(state.active).has(taken)
    {
        return Err("the card taken is not there".into());
    }
    Ok(())
}

/// What a seat knows is true (MON-31).
fn audit_marks(state: &State) -> Result<(), String> {
    for who in (0..state.n_seats.into()).chain([PUBLIC]) {
        for seat in Seat::all(state.n_seats.into()) {
            let marks = state.marks.get(who, seat.idx());
            if marks.cards().any(|it| marks.count(it) > state.hand(seat).count(it)) {
                return Err(format!("{who} is wrong about seat {seat}: {:?}", marks.cards().collect::<Vec<_>>()));
            }
        }
    }
    Ok(())
}

/// Who has just moved.
fn acting(before: &State, after: &State) -> Seat {
    let gone = before.waiting & !after.waiting;
    match before.ask {
        Ask::Give { .. } if before.waiting.count_ones() > 1 => Seat::at(gone.trailing_zeros() as usize),
        _ => Seat::at(before.waiting.trailing_zeros() as usize),
    }
}

/// Two cards of hands that a viewer does not hold, each in the place of the other.
struct Swap {
    seats: [Seat; 2],
    cards: [Card; 2],
}

impl Swap {
    /// One that changes nothing the viewer knows; which one depends on how far the game is.
    fn of(state: &State, viewer: Viewer) -> Option<Self> {
        let others: Vec<Seat> = Seat::all(state.n_seats.into()).filter(|it| !viewer.is(*it)).collect();
        let who = viewer.seat().map_or(PUBLIC, Seat::idx);
        let mut found = Vec::new();
        for (idx, one) in others.iter().enumerate() {
            for two in &others[idx + 1..] {
                for x in state.hand(*one).kinds() {
                    found.extend(state.hand(*two).kinds().map(|y| Self { seats: [*one, *two], cards: [x, y] }));
                }
            }
        }
        let keeps =
            |hand: Hand, lost: Card, seat: Seat| state.marks.get(who, seat.idx()).count(lost) < hand.count(lost);
        found.retain(|it| {
            let [x, y] = it.cards;
            x != y
                && x != Card::Avis
                && y != Card::Avis
                && keeps(state.hand(it.seats[0]), x, it.seats[0])
                && keeps(state.hand(it.seats[1]), y, it.seats[1])
        });
        let number = usize::from(state.clock) * 7 + usize::from(state.round) * 3 + usize::from(state.waiting);
        if found.is_empty() { None } else { Some(found.swap_remove(number % found.len())) }
    }

    fn concerns(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// What this card has become in the hand of `seat`, if it is not there any more.
    fn renamed(&self, other: &State, seat: Seat, card: Card) -> Card {
        let at = self.seats.iter().position(|it| *it == seat);
        match at {
            Some(at) if self.cards[at] == card && !other.hand(seat).has(card) => self.cards[1 - at],
            _ => card,
        }
    }

    fn exchanged(&self, state: &State) -> State {
        let mut other = state.clone();
        for at in [0, 1] {
            other.take_out(self.seats[at], self.cards[at]);
            other.put_in(self.seats[at], self.cards[1 - at]);
            if self.cards[at].is_monster() {
                other.holder = self.seats[1 - at];
            }
        }
        for seat in self.seats {
            let chosen = state.chosen[seat.idx()].map(|it| it.map(|card| self.renamed(&other, seat, card)));
            other.chosen[seat.idx()] = chosen;
        }
        if let Ask::GiveBack { side, taken } = state.ask {
            other.ask = Ask::GiveBack { side, taken: self.renamed(&other, state.active, taken) };
        }
        other
    }

    /// The same move with the cards exchanged; a card that is played stays what it is.
    fn like(&self, other: &State, mv: Move) -> Move {
        let who = Seat::at(other.waiting.trailing_zeros() as usize);
        let single = other.waiting.is_power_of_two();
        match mv {
            Move::Give { card } if single => Move::Give { card: self.renamed(other, who, card) },
            Move::Discard { card } if single => Move::Discard { card: self.renamed(other, who, card) },
            _ => mv,
        }
    }
}

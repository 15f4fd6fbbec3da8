//! The moves that are open, in a stable order. They are those that [`State::allow`] accepts.

use table::Seat;

use crate::card::{Card, N_CARDS};
use crate::hand::{Hand, Kinds};
use crate::legal::NAMING;
use crate::moves::{MAX_PLAYERS, Move};
use crate::state::{Ask, FRESH, State, bit, everybody, seats};

/// Cards that are simply played.
const PLAIN: Kinds = Kinds::of(&[Card::Avis, Card::Cachette, Card::Rumeur, Card::Ragot, Card::Brouillard]);

/// Every card of every seat against every other one, ready to be listed.
static AGAINST: [[[Move; MAX_PLAYERS]; MAX_PLAYERS]; N_CARDS] = {
    // One more than the others there can be: eight moves are copied in two instructions.
    let mut all = [[[Move::Lay; MAX_PLAYERS]; MAX_PLAYERS]; N_CARDS];
    let mut at = 0;
    while at < N_CARDS * MAX_PLAYERS * MAX_PLAYERS {
        let (kind, seat, target) = (at / MAX_PLAYERS / MAX_PLAYERS, at / MAX_PLAYERS % MAX_PLAYERS, at % MAX_PLAYERS);
        if seat != target {
            let place = if target < seat { target } else { target - 1 };
            all[kind][seat][place] = Move::Against { card: Card::at(kind), target: Seat::at(target) };
        }
        at += 1;
    }
    all
};

impl State {
    /// Appends the moves open to `seat`.
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat.idx() >= usize::from(self.n_seats) || self.waiting & bit(seat) == 0 {
            return;
        }
        let hand = self.hand(seat);
        match self.ask {
            Ask::Turn => self.list_plays(seat, into),
            Ask::Give { number: 2, .. } => list_pairs(hand, into),
            Ask::Give { .. } | Ask::GiveBack { .. } => list_each(hand.kinds(), |card| Move::Give { card }, into),
            Ask::Discard { .. } => match self.goes_to_the_dog(hand) {
                Some(card) => into.push(Move::Discard { card }),
                None => list_each(hand.kinds(), |card| Move::Discard { card }, into),
            },
            Ask::Over => (),
        }
    }

    #[inline]
    fn list_plays(&self, seat: Seat, into: &mut Vec<Move>) {
        const HUNTER: Kinds = Kinds::of(&[Card::Chasseur]);
        let hand = self.hand(seat);
        let held = hand.kinds();
        if held.has(Card::Avis) {
            into.push(Move::Play { card: Card::Avis });
            return;
        }
        // Whether it is a first turn is not branched for: it cannot be guessed.
        let first_turn = self.turn_of(seat) == 1;
        let kinds = held.minus(&HUNTER.only_if(first_turn));
        if kinds.minus(&Kinds::of(&[]).with(self.monster)).is_empty() && self.must_lay(seat) {
            into.push(Move::Lay);
            return;
        }
        let asleep = self.asleep.only_if(first_turn);
        // By what they ask rather than card by card: this is where random games spend their time.
        let targets = self.targets(seat);
        let naming = NAMING.minus(&asleep).only_if(targets != 0);
        let no_deal = (targets == 0) | asleep.has(Card::Accord);
        let plain = PLAIN.or(&Kinds::of(&[Card::Accord]).only_if(no_deal));
        list_each(kinds.and(&plain.or(&NAMING.minus(&naming))), |card| Move::Play { card }, into);
        self.list_against(seat, kinds.and(&naming), targets, into);
        if !no_deal & kinds.has(Card::Accord) {
            self.list_deals(hand.len() - 1, targets, into);
        }
        if kinds.has(self.monster) && self.monster_playable(seat) {
            into.push(Move::Play { card: self.monster });
        }
    }

    /// One move for each of some kinds and everybody who can be named. Usually all others can: then they are the first of a
    /// ready list, and two lists are copied whether there are so many or not, which takes less time than a guess.
    #[inline]
    fn list_against(&self, seat: Seat, kinds: Kinds, targets: u8, into: &mut Vec<Move>) {
        if targets != everybody(self.n_seats) & !bit(seat) {
            return kinds.for_each(|card| seats(targets).for_each(|target| into.push(Move::Against { card, target })));
        }
        let others = usize::from(self.n_seats) - 1;
        let mut left = kinds;
        loop {
            for _ in 0..2 {
                let len = into.len() + if left.is_empty() { 0 } else { others };
                into.extend_from_slice(&AGAINST[left.next_or_any().idx()][seat.idx() % MAX_PLAYERS]);
                into.truncate(len);
            }
            if left.is_empty() {
                return;
            }
        }
    }

    /// Accord with everybody who has enough cards (MON-20); as the last card it names nobody (MON-18).
    fn list_deals(&self, left: usize, targets: u8, into: &mut Vec<Move>) {
        if left == 0 {
            into.push(Move::Play { card: Card::Accord });
            return;
        }
        for target in seats(targets) {
            // Two are written and the second is taken back: quicker than a guess at who has enough.
            let len = into.len() + 1 + usize::from((left > 1) & (self.hand(target).len() > 1));
            into.extend_from_slice(&[Move::Deal { target, number: 1 }, Move::Deal { target, number: 2 }]);
            into.truncate(len);
        }
    }
}

/// One move for each of some kinds. A hand has four cards but in the middle of an Arnaque, and four moves are written whether
/// there are so many or not: it takes less time than a guess at how many there are.
#[inline]
fn list_each(kinds: Kinds, make: impl Fn(Card) -> Move, into: &mut Vec<Move>) {
    if kinds.len() > FRESH {
        return kinds.for_each(|card| into.push(make(card)));
    }
    let len = into.len() + kinds.len();
    let mut left = kinds;
    into.extend_from_slice(&std::array::from_fn::<_, FRESH, _>(|_| make(left.next_or_any())));
    into.truncate(len);
}

fn list_pairs(hand: Hand, into: &mut Vec<Move>) {
    for one in hand.kinds() {
        for two in hand.kinds().from(one, hand.count(one) > 1) {
            into.push(Move::GiveTwo { cards: [one, two] });
        }
    }
}

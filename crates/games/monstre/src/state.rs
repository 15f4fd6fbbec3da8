//! The whole truth of a game, small and of fixed size.

use table::{Rng, Seat, below};

use crate::card::{Card, N_GENERAL, N_KINDS, N_MONSTERS};
use crate::deck::{Condition, Deck, TurnBox};
use crate::hand::{Hand, Kinds, Laid, Pile};
use crate::marks::Marks;
use crate::moves::MAX_PLAYERS;
use crate::options::{Options, Ties};
use crate::past::{Past, Way};
use crate::view::{How, QuestionKind, Station};

/// Cards in a fresh hand (MON-4).
pub(crate) const FRESH: usize = 4;
/// General cards of which a round's are drawn; the other three are in every round (MON-2).
const DRAWN_FROM: usize = N_GENERAL - 3;

/// What the game waits for. It is asked for all the time: its kind has a byte of its own instead of a card's unused values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Ask {
    /// The card of a turn.
    Turn,
    /// So many cards of everybody who is waited for, in secret (Ragot, Accord, Brouillard).
    Give { card: Card, side: Option<Seat>, number: u8 },
    /// Arnaque: a card for its victim.
    GiveBack { side: Seat, taken: Card },
    /// Chien: a card of its victim.
    Discard { side: Seat },
    /// The game is over.
    Over,
}

/// A game under way, hidden things included.
///
/// It cannot be serialised:
///
/// ```compile_fail
/// fn send<T: serde::Serialize>(_message: T) {}
/// fn leak(state: monstre::State) {
///     send(state);
/// }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) deck: Deck,
    /// The cards that have no effect in a first turn (MON-24).
    pub(crate) asleep: Kinds,
    /// The general cards but for the three that are in every round, by kind.
    drawn_from: [Card; DRAWN_FROM],
    pub(crate) n_seats: u8,
    pub(crate) round: u8,
    /// Who is still tied for the victory, in further rounds (MON-30).
    pub(crate) contenders: u8,
    pub(crate) scores: [u8; MAX_PLAYERS],
    pub(crate) winners: u8,
    /// The Monsters of earlier rounds.
    pub(crate) used: u8,
    pub(crate) monster: Card,
    pub(crate) hands: [Hand; MAX_PLAYERS],
    /// The seats whose hand is not empty.
    holding: u8,
    pub(crate) piles: [Pile; MAX_PLAYERS],
    /// The general deck in the middle, by kind.
    pub(crate) middle: [u8; N_KINDS],
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) ask: Ask,
    /// Whose answer is missing.
    pub(crate) waiting: u8,
    /// What the others have chosen in secret.
    pub(crate) chosen: [[Option<Card>; 2]; MAX_PLAYERS],
    /// Turns begun, by seat.
    pub(crate) turns: [u8; MAX_PLAYERS],
    /// Turns begun by all together.
    pub(crate) clock: u8,
    pub(crate) friends: u8,
    /// Hunters played.
    pub(crate) hunters: u8,
    pub(crate) holder: Seat,
    pub(crate) way: Way,
    /// Who has seen the Monster this round.
    pub(crate) acquainted: u8,
    pub(crate) marks: Marks,
    pub(crate) last: Option<Past>,
}

#[inline]
pub(crate) const fn bit(seat: Seat) -> u8 {
    1 << (seat.idx() % MAX_PLAYERS)
}

/// The seats of a table.
#[inline]
pub(crate) const fn everybody(n_seats: u8) -> u8 {
    ((1_u16 << n_seats) - 1) as u8
}

/// The seats of a set, lowest first.
#[inline]
pub(crate) fn seats(mut set: u8) -> impl Iterator<Item = Seat> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let seat = Seat::at(set.trailing_zeros() as usize);
        set &= set - 1;
        Some(seat)
    })
}

impl State {
    /// A fresh game. Its options have been checked.
    pub(crate) fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> Self {
        let mut state = Self::empty(options, n_seats);
        state.deal_round(rng);
        state
    }

    /// A table without cards.
    pub(crate) fn empty(options: &Options, n_seats: usize) -> Self {
        let deck = options.deck().unwrap_or_else(|_| Deck::standard());
        Self {
            options: *options,
            deck,
            asleep: deck.asleep(),
            drawn_from: drawn_from(&deck),
            n_seats: n_seats as u8,
            round: 0,
            contenders: 0,
            scores: [0; MAX_PLAYERS],
            winners: 0,
            used: 0,
            monster: Card::LoupGarou,
            hands: [Hand::EMPTY; MAX_PLAYERS],
            holding: 0,
            piles: [Pile::EMPTY; MAX_PLAYERS],
            middle: [0; N_KINDS],
            first: Seat::FIRST,
            active: Seat::FIRST,
            ask: Ask::Turn,
            waiting: 0,
            chosen: [[None; 2]; MAX_PLAYERS],
            turns: [0; MAX_PLAYERS],
            clock: 0,
            friends: 0,
            hunters: 0,
            holder: Seat::FIRST,
            way: Way::NONE,
            acquainted: 0,
            marks: Marks::NONE,
            last: None,
        }
    }

    /// Deals the next round (MON-1 to MON-4, MON-28).
    pub(crate) fn deal_round<R: Rng>(&mut self, rng: &mut R) {
        self.clear_table();
        self.round += 1;
        self.monster = self.draw_monster(rng);
        let n_cards = FRESH * usize::from(self.n_seats);
        let mut cards = self.drawn_from;
        let mut dealt = [Card::Avis; FRESH * MAX_PLAYERS];
        for (idx, card) in dealt[..n_cards - 4].iter_mut().enumerate() {
            cards.swap(idx, idx + below((DRAWN_FROM - idx) as u32, rng) as usize);
            *card = cards[idx];
        }
        // The drawn cards are in random order: each of the four others takes a random place among those before it.
        for (card, idx) in [Card::Avis, Card::Chasseur, Card::Cachette, self.monster].into_iter().zip(n_cards - 4..) {
            let place = below(idx as u32 + 1, rng) as usize;
            dealt[idx] = dealt[place];
            dealt[place] = card;
        }
        self.give_out(&dealt[..n_cards]);
        self.begin_round();
    }

    /// Gives everybody his part of the cards, which are no longer in the middle.
    fn give_out(&mut self, dealt: &[Card]) {
        let mut all = Hand::EMPTY;
        for (idx, cards) in dealt.chunks_exact(FRESH).enumerate() {
            let hand: Hand = cards.iter().copied().collect();
            self.hands[idx % MAX_PLAYERS] = hand;
            all = all.plus(hand);
            // Chosen, not branched for: who it is cannot be guessed.
            self.holder = if hand.has(self.monster) { Seat::at(idx) } else { self.holder };
            self.first = if hand.has(Card::Avis) { Seat::at(idx) } else { self.first };
        }
        self.holding = everybody(self.n_seats);
        self.middle = std::array::from_fn(|idx| self.deck.counts[idx] - all.count(Card::at(idx)) as u8);
    }

    fn clear_table(&mut self) {
        self.piles.iter_mut().for_each(Pile::clear);
        self.turns = [0; MAX_PLAYERS];
        self.chosen = [[None; 2]; MAX_PLAYERS];
        self.clock = 0;
        self.friends = 0;
        self.hunters = 0;
        self.way.clear();
        self.acquainted = 0;
        self.marks.wipe();
    }

    fn draw_monster<R: Rng>(&self, rng: &mut R) -> Card {
        let left = if self.contenders == 0 { !self.used & 31 } else { 31 };
        let skipped = below(left.count_ones(), rng);
        // Always as many steps, so that none is guessed at.
        let left =
            (1..N_MONSTERS as u32).fold(left, |left, step| if step <= skipped { left & (left - 1) } else { left });
        Card::monster(left.trailing_zeros() as usize)
    }

    /// The holder of the Avis begins (MON-5).
    fn begin_round(&mut self) {
        self.acquainted = bit(self.holder);
        self.note_station();
        self.active = self.first;
        self.begin_turn();
    }

    /// Begins in the middle of a round, with the turn of `active`, which may be given its number.
    pub(crate) fn start_at(&mut self, active: Seat, turn: Option<u8>) {
        self.acquainted = bit(self.holder);
        self.note_station();
        self.active = active;
        self.clock = self.turns.iter().sum();
        self.begin_turn();
        if let Some(turn) = turn {
            self.turns[active.idx() % MAX_PLAYERS] = turn;
        }
    }

    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.ask = Ask::Turn;
        self.waiting = bit(self.active);
        self.turns[self.active.idx() % MAX_PLAYERS] += 1;
        self.clock += 1;
    }

    /// Keeps in mind that the Monster is with its holder from now on.
    #[inline]
    pub(crate) fn note_station(&mut self) {
        self.way.add(Station { turn: self.clock, seat: self.holder.into() });
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.idx() % MAX_PLAYERS]
    }

    /// Takes a card out of a hand that has it.
    #[inline]
    pub(crate) fn take_out(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.idx() % MAX_PLAYERS];
        hand.remove(card);
        self.holding &= !(u8::from(hand.is_empty()) << (seat.idx() % MAX_PLAYERS));
    }

    #[inline]
    pub(crate) fn put_in(&mut self, seat: Seat, card: Card) {
        self.hands[seat.idx() % MAX_PLAYERS].add(card);
        self.holding |= bit(seat);
    }

    /// Gives everybody these cards.
    pub(crate) fn set_hands(&mut self, hands: [Hand; MAX_PLAYERS]) {
        self.hands = hands;
        self.holding = hands.iter().enumerate().fold(0, |set, (idx, it)| set | u8::from(!it.is_empty()) << idx);
    }

    #[inline]
    pub(crate) fn lay(&mut self, on: Seat, card: Card, how: How, from: Seat) {
        self.piles[on.idx() % MAX_PLAYERS].push(Laid { card, how, from });
    }

    pub(crate) fn pile_mut(&mut self, seat: Seat) -> &mut Pile {
        &mut self.piles[seat.idx() % MAX_PLAYERS]
    }

    /// These cards are elsewhere; what is on the table or in a hand is not in the middle.
    #[inline]
    pub(crate) fn take_from_middle(&mut self, cards: Hand) {
        for (idx, left) in self.middle.iter_mut().enumerate() {
            *left = left.saturating_sub(cards.count(Card::at(idx)) as u8);
        }
    }

    /// The seats that hold cards.
    #[inline]
    pub(crate) const fn holders(&self) -> u8 {
        self.holding
    }

    /// The seats that a card of `seat` may name (MON-13).
    #[inline]
    pub(crate) fn targets(&self, seat: Seat) -> u8 {
        self.holders() & !bit(seat)
    }

    /// The next of `among` clockwise after `seat`, itself last.
    #[inline]
    pub(crate) fn next_of(seat: Seat, among: u8) -> Option<Seat> {
        let after = among & !(bit(seat) | (bit(seat) - 1));
        let chosen = if after == 0 { among } else { after };
        (chosen != 0).then(|| Seat::at(chosen.trailing_zeros() as usize))
    }

    /// Which turn of its player this is, counted from 1.
    #[inline]
    pub(crate) fn turn_of(&self, seat: Seat) -> u8 {
        self.turns[seat.idx() % MAX_PLAYERS]
    }

    /// Whether a card played by `seat` now has no effect because it is his first turn (MON-24).
    #[inline]
    pub(crate) fn is_asleep(&self, seat: Seat, card: Card) -> bool {
        (self.turn_of(seat) == 1) & self.asleep.has(card)
    }

    /// Whether the Monster may be played by its holder now (MON-7).
    #[inline]
    pub(crate) fn monster_playable(&self, seat: Seat) -> bool {
        if self.hand(seat).len() == 1 {
            return true;
        }
        let power = self.deck.power(self.monster);
        match power.boxes[usize::from(self.turn_of(seat)).clamp(1, 4) - 1] {
            TurnBox::V => true,
            TurnBox::C => match power.condition {
                Some(Condition::Hunters(number)) => self.hunters >= number,
                Some(Condition::Friend) => self.friends != 0,
                None => false,
            },
            TurnBox::R | TurnBox::N => false,
        }
    }

    /// Whether nothing but laying a Hunter face down is left (MON-9).
    #[inline(never)]
    pub(crate) fn must_lay(&self, seat: Seat) -> bool {
        if self.turn_of(seat) != 1 {
            return false;
        }
        let kinds = self.hand(seat).kinds();
        let others = kinds.minus(&Kinds::of(&[Card::Chasseur]));
        let stuck = others.is_empty() || others == Kinds::of(&[self.monster]) && !self.monster_playable(seat);
        kinds.has(Card::Chasseur) && stuck
    }

    /// Whether ties are parted by further rounds.
    pub(crate) fn parts_ties(&self) -> bool {
        self.options.egalite == Ties::Manche
    }
}

/// What those who imagine worlds ask of them.
impl State {
    /// Number of the round, counted from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whether a seat holds the Monster.
    pub fn holds_monster(&self, seat: Seat) -> bool {
        self.holder == seat
    }

    /// Number of players.
    pub const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    /// Whether a seat is the Monster's Friend.
    pub fn is_friend(&self, seat: Seat) -> bool {
        self.friends & bit(seat) != 0
    }

    /// The cards of a seat.
    pub fn hand_of(&self, seat: Seat) -> Hand {
        self.hand(seat)
    }

    /// Which Monster it is.
    pub const fn monster(&self) -> Card {
        self.monster
    }

    /// Who holds the Monster.
    pub const fn holder(&self) -> Seat {
        self.holder
    }

    /// Whose turn it is; others may have to answer meanwhile.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// The number of a seat's turn, counted from 1.
    pub fn turn_number(&self, seat: Seat) -> u8 {
        self.turn_of(seat)
    }

    /// The seats that are still tied for the victory, one bit each; none before further rounds (MON-30).
    pub const fn contenders(&self) -> u8 {
        self.contenders
    }

    /// What is asked, the card that asks, and the neighbour it was played against; `None` when the game is over.
    pub const fn asked(&self) -> Option<(QuestionKind, Option<Card>, Option<Seat>)> {
        match self.ask {
            Ask::Turn => Some((QuestionKind::Turn, None, None)),
            Ask::Give { card, side, .. } => Some((QuestionKind::Give, Some(card), side)),
            Ask::GiveBack { side, .. } => Some((QuestionKind::GiveBack, Some(Card::Arnaque), Some(side))),
            Ask::Discard { side } => Some((QuestionKind::Discard, Some(Card::Chien), Some(side))),
            Ask::Over => None,
        }
    }

    /// Lets all but `seat` choose once more what they have chosen in secret: what an imagined world says of it is anybody's guess.
    pub fn ask_again(&mut self, seat: Seat) {
        for (idx, chosen) in self.chosen.iter_mut().enumerate().filter(|it| it.0 != seat.idx()) {
            if chosen[0].is_some() {
                *chosen = [None; 2];
                self.waiting |= 1 << idx;
            }
        }
    }

    /// Points of a seat in the regular rounds.
    pub fn score(&self, seat: Seat) -> u8 {
        self.scores[seat.idx() % MAX_PLAYERS]
    }
}

fn drawn_from(deck: &Deck) -> [Card; DRAWN_FROM] {
    let mut left = deck.counts;
    for card in [Card::Avis, Card::Chasseur, Card::Cachette] {
        left[card.idx()] = left[card.idx()].saturating_sub(1);
    }
    let mut cards = [Card::Rumeur; DRAWN_FROM];
    let all = (0..N_KINDS).flat_map(|idx| std::iter::repeat_n(Card::at(idx), left[idx].into()));
    cards.iter_mut().zip(all).for_each(|(place, card)| *place = card);
    cards
}

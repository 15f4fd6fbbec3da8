//! Carrying out moves: the cards and what they do.

use arrayvec::ArrayVec;
use table::{Rng, Seat, Tell, below, shuffle};

use crate::card::Card;
use crate::deck::Ignores;
use crate::event::{Event, Passing, Passings, What};
use crate::hand::{Hand, Kinds};
use crate::marks::Knowing;
use crate::moves::{MAX_PLAYERS, Move};
use crate::news::{News, Void};
use crate::options::{Dog, Fog};
use crate::state::{Ask, State, bit, seats};
use crate::view::{How, RoundEnd};

/// A card as it is played.
#[derive(Clone, Copy)]
struct Play {
    seat: Seat,
    card: Card,
    /// Who is named; the player himself if nobody is.
    side: Seat,
    number: u8,
}

impl Play {
    fn named(self) -> Option<Seat> {
        (self.side != self.seat).then_some(self.side)
    }
}

#[inline]
fn open(news: impl FnOnce() -> News) -> impl FnOnce() -> Event {
    move || Event(What::Open(news()))
}

impl State {
    /// Carries out a move that is allowed.
    #[inline]
    pub(crate) fn carry_out<R: Rng>(&mut self, seat: Seat, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        if !matches!(self.ask, Ask::Turn) {
            return self.answer(seat, mv, rng, tell);
        }
        // One way to `play`, so that it is compiled in place.
        let (card, side, number) = match mv {
            Move::Play { card } => (card, seat, 0),
            Move::Against { card, target } => (card, target, 0),
            Move::Deal { target, number } => (Card::Accord, target, number),
            _ => return self.lay_hunter(seat, tell),
        };
        if card.is_monster() {
            return self.play_monster(seat, card, rng, tell);
        }
        self.play(Play { seat, card, side, number }, rng, tell);
    }

    /// Whatever is not done in one's own turn.
    fn answer<R: Rng>(&mut self, seat: Seat, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        match mv {
            Move::Play { .. } | Move::Against { .. } | Move::Deal { .. } | Move::Lay => (),
            Move::Give { card } => match self.ask {
                Ask::GiveBack { side, .. } => self.give_back(seat, side, card, tell),
                _ => self.choose(seat, [Some(card), None], rng, tell),
            },
            Move::GiveTwo { cards: [one, two] } => self.choose(seat, [Some(one), Some(two)], rng, tell),
            Move::Discard { card } => self.throw(seat, card, rng, tell),
        }
    }

    /// The next player with cards (MON-5, MON-12).
    #[inline]
    fn next_turn(&mut self) {
        if let Some(next) = Self::next_of(self.active, self.holders()) {
            self.active = next;
            self.begin_turn();
        }
    }

    /// Lays the card down in public, then does what it says.
    #[inline]
    fn play<R: Rng>(&mut self, play: Play, rng: &mut R, tell: &mut impl Tell<Event>) {
        let Play { seat, card, number, .. } = play;
        self.take_out(seat, card);
        self.lay(seat, card, How::Played, seat);
        self.marks.leave_in_public(seat.idx(), card);
        tell.tell(open(|| News::Played {
            seat: seat.into(),
            card,
            side: play.named().map(u8::from),
            number: (number > 0).then_some(number),
            void: self.void(play),
        }));
        self.hunters += u8::from(card == Card::Chasseur);
        if !self.take_effect(play, rng, tell) {
            self.next_turn();
        }
    }

    /// Why a card that lies on the table now has no effect, if it has none.
    fn void(&self, Play { seat, card, .. }: Play) -> Option<Void> {
        match card {
            Card::Avis | Card::Cachette => None,
            _ if is_last_card(self.hand(seat), card) => Some(Void::LastCard),
            _ if self.is_asleep(seat, card) => Some(Void::FirstTurn),
            // Whoever could be named was named: without a name there was nobody.
            _ => (self.targets(seat) == 0).then_some(Void::Nobody),
        }
    }

    /// The card whose effect a card has that lies on the table now: its own, or that of a card that does nothing. A Friend is
    /// one without a neighbour too. All reasons are looked at together: none is likely.
    #[inline]
    fn effective(&self, Play { seat, card, .. }: Play) -> Card {
        let nobody = self.targets(seat) == 0 && card != Card::Ami;
        let idle = is_last_card(self.hand(seat), card) | self.is_asleep(seat, card) | nobody;
        if idle { Card::Cachette } else { card }
    }

    /// True if the game now waits for an answer, or the round is over.
    #[inline]
    fn take_effect<R: Rng>(&mut self, play: Play, rng: &mut R, tell: &mut impl Tell<Event>) -> bool {
        let Play { seat, card, side, number } = play;
        match self.effective(play) {
            Card::Chasseur => self.hunt(seat, side, rng, tell),
            Card::Ami => {
                self.befriend(play, tell);
                false
            }
            Card::Chien => {
                self.ask = Ask::Discard { side };
                self.waiting = bit(side);
                true
            }
            Card::Enquete => {
                self.look_into(seat, side, tell);
                false
            }
            Card::Rumeur => {
                self.spread_rumour(rng, tell);
                false
            }
            Card::Ragot => self.ask_all(card, None, 1, self.holders()),
            Card::Accord => self.ask_all(card, Some(side), number, bit(seat) | bit(side)),
            Card::Arnaque => self.swindle(seat, side, rng, tell),
            Card::Brouillard if self.options.brouillard == Fog::UneCarte => self.ask_all(card, None, 1, self.holders()),
            Card::Brouillard => {
                self.fog(seat, rng, tell);
                false
            }
            _ => false,
        }
    }

    fn ask_all(&mut self, card: Card, side: Option<Seat>, number: u8, who: u8) -> bool {
        self.ask = Ask::Give { card, side, number };
        self.waiting = who;
        true
    }

    /// In a first turn without anything else to do (MON-9).
    #[cold]
    fn lay_hunter(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.take_out(seat, Card::Chasseur);
        self.lay(seat, Card::Chasseur, How::Laid, seat);
        self.marks.leave_in_public(seat.idx(), Card::Chasseur);
        tell.tell(open(|| News::Laid { seat: seat.into() }));
        self.next_turn();
    }

    fn play_monster<R: Rng>(&mut self, seat: Seat, card: Card, rng: &mut R, tell: &mut impl Tell<Event>) {
        self.take_out(seat, card);
        self.lay(seat, card, How::Played, seat);
        self.marks.leave_in_public(seat.idx(), card);
        tell.tell(open(|| News::MonsterPlayed { seat: seat.into(), card }));
        self.end_round(RoundEnd::Played, seat, seat, rng, tell);
    }

    /// A Hunter; nobody learns why he misses (MON-14).
    fn hunt<R: Rng>(&mut self, seat: Seat, side: Seat, rng: &mut R, tell: &mut impl Tell<Event>) -> bool {
        if self.holder != side || self.ignores_hunter(seat, side) {
            tell.tell(open(|| News::Missed { seat: seat.into(), side: side.into() }));
            return false;
        }
        let card = self.monster;
        self.take_out(side, card);
        self.lay(side, card, How::Caught, side);
        self.marks.leave_in_public(side.idx(), card);
        tell.tell(open(|| News::Caught { seat: seat.into(), side: side.into(), card }));
        self.end_round(RoundEnd::Hunter, seat, side, rng, tell);
        true
    }

    /// Whether the Monster of `side` ignores the Hunter that `seat` has just played.
    fn ignores_hunter(&self, seat: Seat, side: Seat) -> bool {
        self.hand(side).has(Card::Cachette)
            || match self.deck.power(self.monster).ignores {
                Some(Ignores::First) => self.hunters == 1,
                Some(Ignores::Turn(turn)) => self.turn_of(seat) == turn,
                None => false,
            }
    }

    /// The discarded Hunter goes under the general deck (MON-17).
    fn befriend(&mut self, play: Play, tell: &mut impl Tell<Event>) {
        let Play { seat, side, .. } = play;
        self.friends |= bit(seat);
        let sent = side != seat && self.hand(side).has(Card::Chasseur);
        if sent {
            self.take_out(side, Card::Chasseur);
            self.middle[Card::Chasseur.idx()] += 1;
            self.marks.leave_in_public(side.idx(), Card::Chasseur);
        }
        tell.tell(open(|| News::Befriended { seat: seat.into(), side: play.named().map(u8::from), sent }));
    }

    fn look_into(&mut self, seat: Seat, side: Seat, tell: &mut impl Tell<Event>) {
        let hand = self.hand(side);
        self.marks.set(seat.idx(), side.idx(), hand);
        if self.holder == side {
            self.acquainted |= bit(seat);
        }
        tell.tell(|| Event(What::Looked { seat, side, hand }));
    }

    /// Everyone takes a blind card from the player on his right (MON-19).
    fn spread_rumour<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let holders = self.holders();
        let mut drawn = [[None; 2]; MAX_PLAYERS];
        for from in seats(holders) {
            let hand = self.hand(from);
            drawn[from.idx() % MAX_PLAYERS][0] = Some(hand.at(below(hand.len() as u32, rng) as usize));
        }
        self.pass_round(holders, &drawn);
        tell.tell(|| Event(What::Moved { card: Card::Rumeur, passings: passings(holders, &drawn) }));
    }

    /// A secret choice; once the last one is made, all cards move at once.
    fn choose<R: Rng>(&mut self, seat: Seat, cards: [Option<Card>; 2], rng: &mut R, tell: &mut impl Tell<Event>) {
        self.chosen[seat.idx() % MAX_PLAYERS] = cards;
        self.waiting &= !bit(seat);
        tell.tell(|| Event(What::Chose { seat, cards }));
        if self.waiting != 0 {
            return;
        }
        let Ask::Give { card, side, .. } = self.ask else { return };
        let chosen = std::mem::replace(&mut self.chosen, [[None; 2]; MAX_PLAYERS]);
        if card == Card::Brouillard {
            self.fog_one(&chosen, rng, tell);
        } else {
            let among = side.map_or_else(|| self.holders(), |side| bit(side) | bit(self.active));
            self.pass_round(among, &chosen);
            tell.tell(|| Event(What::Moved { card, passings: passings(among, &chosen) }));
        }
        self.next_turn();
    }

    /// Takes a blind card and asks for one to give back (MON-21).
    fn swindle<R: Rng>(&mut self, seat: Seat, side: Seat, rng: &mut R, tell: &mut impl Tell<Event>) -> bool {
        let hand = self.hand(side);
        let taken = hand.at(below(hand.len() as u32, rng) as usize);
        self.pass_one(side, seat, taken);
        tell.tell(|| Event(What::Took { seat, side, card: taken }));
        self.ask = Ask::GiveBack { side, taken };
        self.waiting = bit(seat);
        true
    }

    fn give_back(&mut self, seat: Seat, side: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.pass_one(seat, side, card);
        tell.tell(|| Event(What::GaveBack { seat, side, card }));
        self.next_turn();
    }

    /// Each of `among`, who are several, passes cards to the next of them, all at once, and with them what everybody knows.
    /// Whoever can tell which cards are passed goes on knowing them (MON-31): the two hands, and whoever can conclude it. As
    /// many cards come to a hand as leave it.
    fn pass_round(&mut self, among: u8, cards: &[[Option<Card>; 2]; MAX_PLAYERS]) {
        let (first, last) = (lowest(among), highest(among));
        let passed = |from: usize| Hand::of(cards[from % MAX_PLAYERS]);
        let was_passed = passed(self.holder.idx()).has(self.monster);
        // Each gives before he gets, and the last one gives first of all.
        let mut coming = (last, passed(last), self.hand_over(last, first, passed(last)));
        let (mut at, mut left) = (first, among);
        while at != last {
            left &= left - 1;
            let next = lowest(left);
            let going = (at, passed(at), self.hand_over(at, next, passed(at)));
            self.receive(at, coming);
            (at, coming) = (next, going);
        }
        self.receive(last, coming);
        if was_passed {
            self.monster_comes_to(Self::next_of(self.holder, among).unwrap_or(self.holder));
        }
    }

    /// Cards leave a hand for another one. Gives those who can tell which, but for the two.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call a hand would cost half as much as what it does")]
    fn hand_over(&mut self, from: usize, to: usize, cards: Hand) -> Knowing {
        let hand = &mut self.hands[from % MAX_PLAYERS];
        let following = self.marks.slip(from, *hand, cards, Some(to));
        *hand = hand.without(cards);
        following
    }

    /// They arrive, after that hand has given its own.
    #[inline]
    fn receive(&mut self, at: usize, (from, cards, following): (usize, Hand, Knowing)) {
        self.hands[at % MAX_PLAYERS] = self.hands[at % MAX_PLAYERS].plus(cards);
        self.marks.arrive(from, at, cards);
        self.marks.arrive_for(following, at, cards);
    }

    /// Moves one card from hand to hand; only the two see which.
    fn pass_one(&mut self, from: Seat, to: Seat, card: Card) {
        let moved = Hand::one(card);
        let following = self.marks.slip(from.idx(), self.hand(from), moved, Some(to.idx()));
        self.marks.arrive(from.idx(), to.idx(), moved);
        self.marks.arrive_for(following, to.idx(), moved);
        self.take_out(from, card);
        self.put_in(to, card);
        if card.is_monster() {
            self.monster_comes_to(to);
        }
    }

    #[inline]
    fn monster_comes_to(&mut self, seat: Seat) {
        self.holder = seat;
        self.acquainted |= bit(seat);
        self.note_station();
    }

    /// All hands are shuffled and dealt again, each as large as before (MON-22).
    fn fog<R: Rng>(&mut self, seat: Seat, rng: &mut R, tell: &mut impl Tell<Event>) {
        let holders = self.holders();
        let mut cards = ArrayVec::<Card, { 4 * MAX_PLAYERS }>::new();
        for it in seats(holders) {
            let hand = self.hand(it);
            (0..hand.len()).for_each(|place| cards.push(hand.at(place)));
        }
        shuffle(&mut cards, rng);
        for it in seats(holders) {
            let hand = &mut self.hands[it.idx() % MAX_PLAYERS];
            *hand = (0..hand.len()).filter_map(|_| cards.pop()).collect();
        }
        self.marks.wipe();
        self.find_monster();
        let (put, hands) = ([None; MAX_PLAYERS], self.hands);
        tell.tell(|| Event(What::Fogged { seat, put, got: put, hands, seats: holders }));
    }

    /// One card of each is shuffled and dealt again (MON-35).
    fn fog_one<R: Rng>(&mut self, put: &[[Option<Card>; 2]; MAX_PLAYERS], rng: &mut R, tell: &mut impl Tell<Event>) {
        let holders = self.holders();
        let mut cards: ArrayVec<Card, MAX_PLAYERS> = put.iter().filter_map(|it| it[0]).collect();
        shuffle(&mut cards, rng);
        let mut got = [None; MAX_PLAYERS];
        for it in seats(holders) {
            if let (Some(old), Some(new)) = (put[it.idx()][0], cards.pop()) {
                self.take_out(it, old);
                self.put_in(it, new);
                got[it.idx()] = Some(new);
            }
        }
        self.marks.wipe();
        self.find_monster();
        let (seat, hands) = (self.active, self.hands);
        tell.tell(|| Event(What::Fogged { seat, put: put.map(|it| it[0]), got, hands, seats: holders }));
    }

    fn find_monster(&mut self) {
        if self.hand(self.holder).has(self.monster) {
            return;
        }
        if let Some(seat) = Seat::all(self.n_seats.into()).find(|it| self.hand(*it).has(self.monster)) {
            self.monster_comes_to(seat);
        }
    }

    /// A card for the Dog (MON-16), which then goes or stays (MON-34).
    fn throw<R: Rng>(&mut self, seat: Seat, card: Card, rng: &mut R, tell: &mut impl Tell<Event>) {
        let side = self.active;
        let hand = self.hand(seat);
        self.take_out(seat, card);
        self.lay(side, card, How::Thrown, seat);
        if card.is_monster() {
            self.marks.leave_in_public(seat.idx(), card);
            tell.tell(open(|| News::Bitten { seat: side.into(), side: seat.into(), card }));
            return self.end_round(RoundEnd::Dog, side, seat, rng, tell);
        }
        let passed = self.options.chien == Dog::Passe && self.piles[side.idx() % MAX_PLAYERS].take_dog();
        if passed {
            self.put_in(seat, Card::Chien);
        }
        self.marks.slip(seat.idx(), hand, Hand::one(card), None);
        if passed {
            let others = Knowing::all(self.n_seats).without(seat.idx());
            self.marks.arrive_for(others, seat.idx(), Hand::one(Card::Chien));
        }
        tell.tell(|| Event(What::Thrown { seat, side, card, passed }));
        self.next_turn();
    }
}

/// Whether a card that moves cards was the last of its hand (MON-18).
#[inline]
fn is_last_card(left: Hand, card: Card) -> bool {
    const MOVING: Kinds = Kinds::of(&[Card::Rumeur, Card::Ragot, Card::Brouillard, Card::Accord]);
    left.is_empty() & MOVING.has(card)
}

/// The first of some seats.
#[inline]
fn lowest(among: u8) -> usize {
    among.trailing_zeros() as usize
}

/// The last of some seats.
#[inline]
fn highest(among: u8) -> usize {
    among.checked_ilog2().unwrap_or(0) as usize
}

/// What each of `among` has passed to the next of them.
fn passings(among: u8, cards: &[[Option<Card>; 2]; MAX_PLAYERS]) -> Passings {
    let to = |from| State::next_of(from, among).unwrap_or(from);
    seats(among).map(|from| Passing { from, to: to(from), cards: cards[from.idx() % MAX_PLAYERS] }).collect()
}

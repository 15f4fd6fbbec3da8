//! Carrying out moves: the cards and what they do.

use arrayvec::ArrayVec;
use table::{Rng, Seat, Tell, below, shuffle};

use crate::card::Card;
use crate::deck::Ignores;
use crate::event::{Event, Passing, Passings, What};
use crate::hand::Kinds;
use crate::marks::PUBLIC;
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
    side: Option<Seat>,
    number: u8,
}

#[inline]
fn open(news: impl FnOnce() -> News) -> impl FnOnce() -> Event {
    move || Event(What::Open(news()))
}

impl State {
    /// Carries out a move that is allowed.
    #[inline]
    pub(crate) fn carry_out<R: Rng>(&mut self, seat: Seat, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        match mv {
            Move::Play { card } if card.is_monster() => self.play_monster(seat, card, rng, tell),
            Move::Play { card } => self.play(Play { seat, card, side: None, number: 0 }, rng, tell),
            Move::Against { card, target } => self.play(Play { seat, card, side: Some(target), number: 0 }, rng, tell),
            Move::Deal { target, number } => {
                self.play(Play { seat, card: Card::Accord, side: Some(target), number }, rng, tell);
            }
            Move::Lay => self.lay_hunter(seat, tell),
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
        let Play { seat, card, side, number } = play;
        self.take_out(seat, card);
        self.lay(seat, card, How::Played, seat);
        self.marks.leaves_in_public(seat.idx(), card);
        let void = self.void(play);
        tell.tell(open(|| News::Played {
            seat: seat.into(),
            card,
            side: side.map(u8::from),
            number: (number > 0).then_some(number),
            void,
        }));
        if card == Card::Chasseur {
            self.hunters += 1;
        }
        if card == Card::Ami && void != Some(Void::FirstTurn) {
            self.befriend(seat, side, tell);
        } else if void.is_none() && self.take_effect(play, rng, tell) {
            return;
        }
        self.next_turn();
    }

    /// Why a card that lies on the table now has no effect.
    #[inline]
    fn void(&self, play: Play) -> Option<Void> {
        const SILENT: Kinds = Kinds::of(&[Card::Avis, Card::Cachette]);
        const MOVING: Kinds = Kinds::of(&[Card::Rumeur, Card::Ragot, Card::Brouillard, Card::Accord]);
        if SILENT.has(play.card) {
            return None;
        }
        if MOVING.has(play.card) && self.hand(play.seat).is_empty() {
            return Some(Void::LastCard);
        }
        if self.is_asleep(play.seat, play.card) {
            return Some(Void::FirstTurn);
        }
        // Whoever could be named was named: without a name there was nobody.
        (self.targets(play.seat) == 0).then_some(Void::Nobody)
    }

    /// True if the game now waits for an answer, or the round is over.
    #[inline]
    fn take_effect<R: Rng>(&mut self, play: Play, rng: &mut R, tell: &mut impl Tell<Event>) -> bool {
        let Play { seat, card, number, .. } = play;
        let side = play.side.unwrap_or(seat);
        match card {
            Card::Chasseur => self.hunt(seat, side, rng, tell),
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
    fn lay_hunter(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.take_out(seat, Card::Chasseur);
        self.lay(seat, Card::Chasseur, How::Laid, seat);
        self.marks.leaves_in_public(seat.idx(), Card::Chasseur);
        tell.tell(open(|| News::Laid { seat: seat.into() }));
        self.next_turn();
    }

    fn play_monster<R: Rng>(&mut self, seat: Seat, card: Card, rng: &mut R, tell: &mut impl Tell<Event>) {
        self.take_out(seat, card);
        self.lay(seat, card, How::Played, seat);
        self.marks.leaves_in_public(seat.idx(), card);
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
        self.marks.leaves_in_public(side.idx(), card);
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
    fn befriend(&mut self, seat: Seat, side: Option<Seat>, tell: &mut impl Tell<Event>) {
        self.friends |= bit(seat);
        let sent = side.is_some_and(|it| self.hand(it).has(Card::Chasseur));
        if let (true, Some(side)) = (sent, side) {
            self.take_out(side, Card::Chasseur);
            self.middle[Card::Chasseur.idx()] += 1;
            self.marks.leaves_in_public(side.idx(), Card::Chasseur);
        }
        tell.tell(open(|| News::Befriended { seat: seat.into(), side: side.map(u8::from), sent }));
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
        let mut passings = Passings::new();
        for from in seats(holders) {
            let hand = self.hand(from);
            let card = hand.at(below(hand.len() as u32, rng) as usize);
            let to = Self::next_of(from, holders).unwrap_or(from);
            passings.push(Passing::one(from, to, card));
        }
        self.pass_on(&passings);
        tell.tell(|| Event(What::Moved { card: Card::Rumeur, passings }));
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
            let passing = |from: Seat| Passing {
                from,
                to: Self::next_of(from, among).unwrap_or(from),
                cards: chosen[from.idx() % MAX_PLAYERS],
            };
            let passings: Passings = seats(among).map(passing).collect();
            self.pass_on(&passings);
            tell.tell(|| Event(What::Moved { card, passings }));
        }
        self.next_turn();
    }

    /// Takes a blind card and asks for one to give back (MON-21).
    fn swindle<R: Rng>(&mut self, seat: Seat, side: Seat, rng: &mut R, tell: &mut impl Tell<Event>) -> bool {
        let hand = self.hand(side);
        let taken = hand.at(below(hand.len() as u32, rng) as usize);
        self.pass_on(&[Passing::one(side, seat, taken)]);
        tell.tell(|| Event(What::Took { seat, side, card: taken }));
        self.ask = Ask::GiveBack { side, taken };
        self.waiting = bit(seat);
        true
    }

    fn give_back(&mut self, seat: Seat, side: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.pass_on(&[Passing::one(seat, side, card)]);
        tell.tell(|| Event(What::GaveBack { seat, side, card }));
        self.next_turn();
    }

    /// Moves cards from hand to hand, all at once, and with them what everybody knows.
    fn pass_on(&mut self, passings: &[Passing]) {
        self.follow(passings);
        for it in passings {
            it.each(|card| self.take_out(it.from, card));
        }
        for it in passings {
            it.each(|card| {
                self.put_in(it.to, card);
                if card.is_monster() {
                    self.monster_comes_to(it.to);
                }
            });
        }
    }

    #[inline]
    fn monster_comes_to(&mut self, seat: Seat) {
        self.holder = seat;
        self.acquainted |= bit(seat);
        self.note_station();
    }

    /// Who can tell which cards are passed on (MON-31): the two hands, and whoever can conclude it.
    fn follow(&mut self, passings: &[Passing]) {
        let mut concluded = ArrayVec::<(usize, Passing), { MAX_PLAYERS * (MAX_PLAYERS + 1) }>::new();
        for it in passings {
            let (from, size, number) = (it.from.idx(), self.hand(it.from).len(), it.number());
            for who in self.marks.knowing(from) {
                let sees = it.to.idx() == who;
                if sees || self.marks.slip(who, from, size, number) {
                    it.each(|card| self.marks.leaves(who, from, card));
                    if !sees {
                        concluded.push((who, *it));
                    }
                }
            }
        }
        for it in passings {
            it.each(|card| self.marks.arrives(it.from.idx(), it.to.idx(), card));
        }
        for (who, it) in &concluded {
            it.each(|card| self.marks.arrives(*who, it.to.idx(), card));
        }
    }

    /// All hands are shuffled and dealt again, each as large as before (MON-22).
    fn fog<R: Rng>(&mut self, seat: Seat, rng: &mut R, tell: &mut impl Tell<Event>) {
        let holders = self.holders();
        let mut cards = ArrayVec::<Card, { 4 * MAX_PLAYERS }>::new();
        for it in seats(holders) {
            cards.extend(self.hand(it).cards());
        }
        shuffle(&mut cards, rng);
        for it in seats(holders) {
            let size = self.hand(it).len();
            self.hands[it.idx() % MAX_PLAYERS] = cards.drain(cards.len() - size..).collect();
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
        let size = self.hand(seat).len();
        self.take_out(seat, card);
        self.lay(side, card, How::Thrown, seat);
        if card.is_monster() {
            self.marks.leaves_in_public(seat.idx(), card);
            tell.tell(open(|| News::Bitten { seat: side.into(), side: seat.into(), card }));
            return self.end_round(RoundEnd::Dog, side, seat, rng, tell);
        }
        let passed = self.options.chien == Dog::Passe && self.piles[side.idx() % MAX_PLAYERS].take_dog();
        if passed {
            self.put_in(seat, Card::Chien);
        }
        for who in self.marks.knowing(seat.idx()) {
            if self.marks.slip(who, seat.idx(), size, 1) {
                self.marks.leaves(who, seat.idx(), card);
            }
        }
        if passed {
            let all = (0..self.n_seats.into()).chain([PUBLIC]);
            all.for_each(|who| self.marks.arrives(who, seat.idx(), Card::Chien));
        }
        tell.tell(|| Event(What::Thrown { seat, side, card, passed }));
        self.next_turn();
    }
}

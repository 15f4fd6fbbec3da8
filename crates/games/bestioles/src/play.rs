//! Carrying out moves, abilities and the end of battles.

use table::{Rng, Seat, Tell};

use crate::card::Ability;
use crate::event::{Event, Secret, What};
use crate::moves::Move;
use crate::news::{Cause, Dealt, Doom};
use crate::state::{Ask, Laid, PUBLIC, State, Trigger};
use crate::view::BattleResult;
use crate::{Card, CardSet, Theatre};

/// A card on its way to the table.
#[derive(Clone, Copy)]
struct Play {
    seat: Seat,
    card: Card,
    theatre: Theatre,
    up: bool,
    /// The cards that the others can no longer follow.
    in_doubt: CardSet,
    cause: Cause,
}

/// The cards that destroy others as they are played.
const DESTROYERS: CardSet = CardSet::one(Card::CONTAINMENT).with(Card::BLOCKADE);

impl State {
    /// Carries out a move that is allowed.
    #[inline]
    pub(crate) fn carry_out<R: Rng>(&mut self, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        // Together, so that what most moves do is compiled in place.
        if let Move::Deploy { card, theatre } | Move::Improvise { card, theatre } = mv {
            self.play_from_hand(card, theatre, matches!(mv, Move::Deploy { .. }), tell);
            self.go_on(rng, tell);
        } else {
            self.carry_out_other(mv, rng, tell);
        }
    }

    /// Carries out what is not a card of the hand.
    #[inline(never)]
    fn carry_out_other<R: Rng>(&mut self, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        let seat = self.asked;
        match mv {
            Move::Deploy { .. } | Move::Improvise { .. } => return,
            Move::Withdraw => return self.withdraw(seat, rng, tell),
            Move::Flip { theatre, side } => {
                self.flip(theatre, side, tell);
                if let Ask::DisruptFirst { card } = self.ask
                    && self.ask_second_disrupt(card, seat.other())
                {
                    return;
                }
            }
            Move::Reinforce { theatre } => self.reinforce(theatre, tell),
            Move::Transport { card, theatre } => self.transport(card, theatre, tell),
            Move::Redeploy { card } => return self.take_back(card, tell),
            Move::Decline => self.decline(tell),
        }
        self.go_on(rng, tell);
    }

    /// The next instant of the queue, or the next turn, or the end of the battle.
    #[inline]
    fn go_on<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        if !self.queue.is_empty() && self.set_off_waiting(tell) {
            return;
        }
        self.active = self.active.other();
        self.asked = self.active;
        self.ask = Ask::Turn;
        if self.hands[0].or(self.hands[1]).is_empty() {
            self.end_battle(self.leader(), self.target.for_battle(), false, rng, tell);
        }
    }

    #[inline]
    fn play_from_hand(&mut self, card: Card, theatre: Theatre, up: bool, tell: &mut impl Tell<Event>) {
        let seat = self.asked;
        let hand = self.hands[seat.idx() & 1];
        self.hands[seat.idx() & 1] = hand.without(card);
        // Any card of the hand may be the one that was laid face down (BES-42).
        let in_doubt = if !up & hand.is_several() { hand } else { CardSet::EMPTY };
        let cause = if let Ask::Play { .. } = self.ask { Cause::Redeploy } else { Cause::Turn };
        self.lay(Play { seat, card, theatre, up, in_doubt, cause }, tell);
    }

    /// Puts a card on the table, or under the deck if something destroys it as it is played (BES-19).
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "most moves are this; the other way here is rare and not compiled in place"
    )]
    fn lay(&mut self, play: Play, tell: &mut impl Tell<Event>) {
        let Play { seat, card, theatre, up, in_doubt, cause } = play;
        self.air_drop[seat.idx() & 1] = false;
        let doom = self.doom(theatre, up);
        let seen = CardSet::one_if(card, up);
        for others in [seat.other().idx() & 1, PUBLIC] {
            self.known[others] = self.known[others].minus(in_doubt).or(seen);
        }
        self.known[seat.idx() & 1] = self.known[seat.idx() & 1].with(card);
        if doom.is_some() {
            self.deck.put_under(card);
        } else {
            self.put(seat, theatre, Laid::new(card, up));
            self.turn_up(card, seen, seat);
        }
        let shown = self.known[PUBLIC].contains(card);
        let followed = self.known[seat.other().idx() & 1].contains(card);
        tell.tell(|| {
            let card =
                Secret { card, shown, known: if followed { [true; 2] } else { [seat.idx() == 0, seat.idx() == 1] } };
            Event(What::Played { seat, card, theatre, up, cause, doom })
        });
    }

    /// What would destroy a card played here (BES-25, BES-33).
    #[inline]
    pub(crate) fn doom(&self, theatre: Theatre, up: bool) -> Option<Doom> {
        if self.is_any_in_force(DESTROYERS) {
            Doom::of(self.is_in_force(Card::CONTAINMENT), self.is_blockaded(theatre), up)
        } else {
            None
        }
    }

    /// Whether a Blockade next door destroys what is played here.
    #[inline]
    pub(crate) fn is_blockaded(&self, theatre: Theatre) -> bool {
        self.is_in_force(Card::BLOCKADE)
            && self.piles[0][theatre.idx()].len() + self.piles[1][theatre.idx()].len() >= 3
            && self.adjacent(self.laid_in(Card::BLOCKADE), theatre)
    }

    /// Everybody has seen this card and can follow it (BES-42).
    #[inline]
    fn show(&mut self, card: Card) {
        for known in &mut self.known {
            *known = known.with(card);
        }
    }

    /// A card now lies face up, if it is among those `seen`: its ability begins or waits (BES-10).
    #[inline]
    fn turn_up(&mut self, card: Card, seen: CardSet, owner: Seat) {
        self.up[owner.idx() & 1] = self.up[owner.idx() & 1].or(seen);
        if !seen.and(CardSet::INSTANTS).is_empty() {
            self.queue.push(Trigger { card, owner });
        }
    }

    fn flip(&mut self, theatre: Theatre, side: Seat, tell: &mut impl Tell<Event>) {
        let by = self.asked;
        let laid = self.pile_mut(side, theatre).flip();
        let card = laid.card();
        if laid.is_up() {
            self.show(card);
            self.turn_up(card, CardSet::one(card), side);
        } else {
            self.up[side.idx() & 1] = self.up[side.idx() & 1].without(card);
        }
        let up = laid.is_up();
        tell.tell(|| Event(What::Flipped { by, side, theatre, card: Secret::open(card), up }));
    }

    /// Begins the instants of the queue; true if one asks something.
    #[inline(never)]
    fn set_off_waiting(&mut self, tell: &mut impl Tell<Event>) -> bool {
        while let Some(trigger) = self.queue.pop() {
            if self.set_off(trigger, tell) {
                return true;
            }
        }
        false
    }

    /// Begins an instant; true if it asks something.
    fn set_off(&mut self, trigger: Trigger, tell: &mut impl Tell<Event>) -> bool {
        let Trigger { card, owner } = trigger;
        tell.tell(|| Event(What::SetOff { seat: owner, card }));
        self.asked = owner;
        let asks = match card.ability() {
            Ability::AirDrop => {
                self.air_drop[owner.idx() & 1] = true;
                return false;
            }
            Ability::Maneuver => self.ask_maneuver(card),
            Ability::Ambush => {
                self.ask = Ask::FlipAny { card };
                self.piles.as_flattened().iter().any(|it| !it.is_empty())
            }
            Ability::Disrupt => {
                self.ask = Ask::DisruptFirst { card };
                self.has_cards(owner) || self.ask_second_disrupt(card, owner.other())
            }
            Ability::Reinforce => self.ask_reinforce(card, tell),
            Ability::Transport => {
                self.ask = Ask::Transport { card };
                self.has_cards(owner)
            }
            Ability::Redeploy => {
                self.ask = Ask::Redeploy { card };
                self.piles[owner.idx() & 1].iter().any(|pile| pile.cards().any(|it| !it.is_up()))
            }
            Ability::None
            | Ability::Support
            | Ability::Aerodrome
            | Ability::Containment
            | Ability::CoverFire
            | Ability::Escalation
            | Ability::Blockade => false,
        };
        if !asks {
            tell.tell(|| Event(What::Ignored { seat: owner, card }));
        }
        asks
    }

    fn has_cards(&self, side: Seat) -> bool {
        self.piles[side.idx() & 1].iter().any(|it| !it.is_empty())
    }

    /// Maneuver measures from where its card then lies (BES-11).
    fn ask_maneuver(&mut self, card: Card) -> bool {
        let Some(from) = self.theatre_of(card) else { return false };
        self.ask = Ask::FlipNear { card, from };
        Theatre::ALL.into_iter().any(|it| {
            self.adjacent(from, it) && !(self.piles[0][it.idx()].is_empty() && self.piles[1][it.idx()].is_empty())
        })
    }

    /// Disrupt's second flip belongs to the opponent of its owner, if he has a card (BES-29).
    fn ask_second_disrupt(&mut self, card: Card, seat: Seat) -> bool {
        self.ask = Ask::DisruptSecond { card };
        self.asked = seat;
        self.has_cards(seat)
    }

    /// Reinforce draws first, then asks for the theatre (BES-26).
    fn ask_reinforce(&mut self, card: Card, tell: &mut impl Tell<Event>) -> bool {
        let seat = self.asked;
        let Some(from) = self.theatre_of(card) else { return false };
        let Some(drawn) = self.deck.draw() else { return false };
        self.known[seat.idx() & 1] = self.known[seat.idx() & 1].with(drawn);
        self.ask = Ask::Reinforce { card, from, drawn };
        let secret = self.secret(drawn);
        tell.tell(|| Event(What::Drew { seat, card: secret }));
        true
    }

    #[inline(never)]
    fn reinforce(&mut self, theatre: Theatre, tell: &mut impl Tell<Event>) {
        if let Ask::Reinforce { drawn, .. } = self.ask {
            let in_doubt = CardSet::EMPTY;
            let play = Play { seat: self.asked, card: drawn, theatre, up: false, in_doubt, cause: Cause::Reinforce };
            self.lay(play, tell);
        }
    }

    /// Moving is not playing: nothing reacts to it (BES-18).
    fn transport(&mut self, card: Card, to: Theatre, tell: &mut impl Tell<Event>) {
        let seat = self.asked;
        let Some((_, from, place)) = self.find(card) else { return };
        let laid = self.pile_mut(seat, from).remove(place);
        self.put(seat, to, laid);
        let secret = self.secret(card);
        tell.tell(|| Event(What::Moved { seat, card: secret, from, place: place as u8, to }));
    }

    /// Redeploy takes a card back; a card must then be played (BES-32).
    fn take_back(&mut self, card: Card, tell: &mut impl Tell<Event>) {
        let seat = self.asked;
        let Some((_, from, place)) = self.find(card) else { return };
        self.pile_mut(seat, from).remove(place);
        self.hands[seat.idx() & 1] = self.hands[seat.idx() & 1].with(card);
        let secret = self.secret(card);
        tell.tell(|| Event(What::TookBack { seat, card: secret, from, place: place as u8 }));
        if let Ask::Redeploy { card } = self.ask {
            self.ask = Ask::Play { card };
        }
    }

    fn decline(&mut self, tell: &mut impl Tell<Event>) {
        if let Ask::Transport { card } | Ask::Redeploy { card } = self.ask {
            let seat = self.asked;
            tell.tell(|| Event(What::Declined { seat, card }));
        }
    }

    /// A card and who can follow it.
    fn secret(&self, card: Card) -> Secret {
        let known = [self.known[0].contains(card), self.known[1].contains(card)];
        Secret { card, shown: self.known[PUBLIC].contains(card), known }
    }

    fn withdraw<R: Rng>(&mut self, seat: Seat, rng: &mut R, tell: &mut impl Tell<Event>) {
        let cards = self.hands[seat.idx() & 1].len() as u8;
        tell.tell(|| Event(What::Withdrew { seat, cards }));
        self.end_battle(seat.other(), self.withdrawal(seat), true, rng, tell);
    }

    fn end_battle<R: Rng>(
        &mut self,
        winner: Seat,
        points: u8,
        withdrawn: bool,
        rng: &mut R,
        tell: &mut impl Tell<Event>,
    ) {
        let result = BattleResult { winner: winner.into(), points, withdrawn };
        self.scores[winner.idx() & 1] += points;
        self.last = Some(result);
        let scores = self.scores;
        tell.tell(|| {
            let totals = self.order.map(|it| [self.total(Seat::at(0), it), self.total(Seat::at(1), it)]);
            let controls = self.order.map(|it| self.control(it).into());
            Event(What::BattleEnded { result, totals, controls, scores })
        });
        if self.scores[winner.idx() & 1] >= self.target.points() {
            self.ask = Ask::Over { winner };
            self.known = [CardSet::DECK; 3];
            self.piles.as_flattened_mut().iter_mut().for_each(|it| it.show());
            tell.tell(|| Event(What::WarEnded { winner, scores }));
        } else {
            self.next_battle(rng, tell);
        }
    }

    /// All cards are dealt again, the theatres shift, the commanders change sides (BES-39).
    fn next_battle<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let [a, b, c] = self.order;
        self.order = [c, a, b];
        self.first = self.first.other();
        self.deal_battle(rng);
        tell.tell(|| self.begun());
    }

    /// The beginning of this battle, told before its first move.
    pub(crate) fn begun(&self) -> Event {
        let list = |cards: &mut dyn Iterator<Item = Card>| std::array::from_fn(|_| cards.next().unwrap_or(Card::at(0)));
        let dealt = Dealt {
            hands: self.hands.map(|hand| list(&mut hand.iter())),
            deck: list(&mut self.deck.cards().iter().rev().copied()),
        };
        Event(What::BattleBegun { battle: self.battle, first: self.first, order: self.order, dealt })
    }
}

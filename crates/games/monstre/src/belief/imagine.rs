//! One world that fits a belief.

use arrayvec::ArrayVec;
use table::{Rng, Seat, below, pick, shuffle};

use super::Belief;
use super::weigh::fraction;
use super::world::{Symbol, World};
use crate::card::{Card, N_MONSTERS};
use crate::hand::{Hand, Laid};
use crate::moves::MAX_PLAYERS;
use crate::past::Past;
use crate::state::{Ask, State, bit};
use crate::view::{How, Question, QuestionKind};

/// What every card of a hypothesis is.
struct Settled {
    hands: [Hand; MAX_PLAYERS],
    thrown: Vec<Card>,
    monster: Card,
}

impl Belief {
    /// One of the worlds that fit, as likely as it is.
    pub(super) fn imagine<R: Rng>(&self, rng: &mut R) -> State {
        let settled = match &self.view.last {
            Some(last) if self.view.question.is_none() => Settled {
                hands: std::array::from_fn(|seat| last.hands.get(seat).into_iter().flatten().copied().collect()),
                thrown: Vec::new(),
                monster: last.monster,
            },
            _ => self.settle(self.choose_world(rng), rng),
        };
        self.build(&settled, rng)
    }

    /// A hypothesis, by weight.
    fn choose_world<R: Rng>(&self, rng: &mut R) -> Option<&World> {
        let weights: Vec<f64> = self.worlds.iter().map(|it| it.weight * self.supply.ways(&it.sum())).collect();
        let mut mark = fraction(rng) * weights.iter().sum::<f64>();
        let chosen = weights.iter().position(|weight| {
            mark -= weight;
            mark < 0.0
        });
        chosen.map(|idx| &self.worlds[idx]).or(self.worlds.last())
    }

    /// Says what the unlabelled and the fogged cards of a hypothesis are.
    fn settle<R: Rng>(&self, world: Option<&World>, rng: &mut R) -> Settled {
        let Some(world) = world else {
            return Settled { hands: [Hand::EMPTY; MAX_PLAYERS], thrown: Vec::new(), monster: Card::LoupGarou };
        };
        let possible: ArrayVec<Card, N_MONSTERS> =
            (0..N_MONSTERS).filter(|idx| world.monsters >> idx & 1 == 1).map(Card::monster).collect();
        let monster = pick(&possible, rng).copied().unwrap_or(Card::LoupGarou);
        let mut classes = self.supply.draw(&world.sum(), rng);
        let mut settle = |symbol: Symbol| match symbol.class_idx() {
            Some(class) => classes[class].pop().unwrap_or(Card::Rumeur),
            None => symbol.card().unwrap_or(monster),
        };
        let mut bag: Vec<Card> = Vec::new();
        for (symbol, count) in world.bag.each() {
            (0..count).for_each(|_| bag.push(settle(symbol)));
        }
        shuffle(&mut bag, rng);
        let mut name =
            |symbol: Symbol| if symbol == Symbol::FOGGED { bag.pop().unwrap_or(Card::Rumeur) } else { settle(symbol) };
        let hands = world.hands.map(|lot| {
            let mut hand = Hand::EMPTY;
            lot.each().for_each(|(symbol, count)| (0..count).for_each(|_| hand.add(name(symbol))));
            hand
        });
        let thrown = world.thrown.iter().map(|it| name(*it)).collect();
        Settled { hands, thrown, monster }
    }

    fn build<R: Rng>(&self, settled: &Settled, rng: &mut R) -> State {
        let view = &self.view;
        let mut state = State::empty(&view.options, view.players.len());
        state.round = view.round;
        state.first = Seat::at(view.first.into());
        state.active = Seat::at(view.active.into());
        state.contenders = view.contenders.iter().fold(0, |set, it| set | 1 << it);
        state.winners = view.winners.iter().fold(0, |set, it| set | 1 << it);
        state.used = view.used.iter().fold(0, |set, it| set | 1 << it.monster_idx());
        state.hunters = view.hunters;
        state.monster = settled.monster;
        state.set_hands(settled.hands);
        state.last = view.last.as_ref().map(Past::of);
        for (idx, player) in view.players.iter().enumerate() {
            let seat = Seat::at(idx);
            state.scores[idx] = player.score;
            state.turns[idx] = player.turns;
            state.clock += player.turns;
            state.friends |= if player.friend { bit(seat) } else { 0 };
            state.waiting |= if player.awaited { bit(seat) } else { 0 };
        }
        self.build_piles(&mut state, settled);
        state.middle = self.deck.counts;
        state.take_from_middle();
        self.build_knowledge(&mut state);
        state.ask = view.question.as_ref().map_or(Ask::Over, |it| ask(it, &state, rng));
        self.build_choices(&mut state, rng);
        state
    }

    fn build_piles(&self, state: &mut State, settled: &Settled) {
        for (idx, player) in self.view.players.iter().enumerate() {
            let on = Seat::at(idx);
            let here = self.thrown.iter().enumerate().filter(|it| usize::from(it.1.pile) == idx);
            let mut thrown = here.map(|(number, it)| (it.by, settled.thrown.get(number).copied()));
            let last = self.view.last.as_ref().filter(|_| self.view.question.is_none());
            for (place, laid) in player.pile.iter().enumerate() {
                let thrown = if laid.how == How::Thrown { thrown.next() } else { None };
                let shown = last.and_then(|it| it.piles.get(idx)?.get(place)?.card);
                let card = laid.card.or(shown).or(thrown.and_then(|it| it.1)).unwrap_or(Card::Rumeur);
                let from = thrown.map_or(on, |it| Seat::at(it.0.into()));
                state.pile_mut(on).push(Laid { card, how: laid.how, from });
            }
        }
    }

    /// What the viewer knows; what others know is told to nobody.
    fn build_knowledge(&self, state: &mut State) {
        let holder = Seat::all(self.view.players.len()).find(|it| state.hand(*it).has(state.monster));
        if let Some(holder) = holder {
            state.holder = holder;
            state.acquainted = bit(holder);
        }
        state.note_station();
        if let (Some(seat), Some(_)) = (self.viewer.seat(), self.view.monster) {
            state.acquainted |= bit(seat);
        }
        let who = self.viewer.seat().map_or(crate::marks::PUBLIC, Seat::idx);
        for (idx, player) in self.view.players.iter().enumerate() {
            if who != idx {
                state.marks.set(who, idx, player.known.iter().copied().collect());
            }
        }
    }

    /// Those who have chosen in secret have chosen something.
    fn build_choices<R: Rng>(&self, state: &mut State, rng: &mut R) {
        let Some(question) = &self.view.question else { return };
        for (idx, player) in self.view.players.iter().enumerate().filter(|it| it.1.answered) {
            let mut cards: ArrayVec<Card, 8> = if self.own_seat() == Some(idx as u8) {
                question.chosen.iter().copied().collect()
            } else {
                state.hands[idx].cards().collect()
            };
            if cards.len() > usize::from(question.number) {
                shuffle(&mut cards, rng);
                cards.truncate(question.number.into());
            }
            cards.sort_unstable();
            debug_assert!(usize::from(player.cards) >= cards.len(), "chosen from the hand");
            state.chosen[idx] = [cards.first().copied(), cards.get(1).copied()];
        }
    }
}

/// The question of a view as the state keeps it.
fn ask<R: Rng>(question: &Question, state: &State, rng: &mut R) -> Ask {
    let side = question.side.map(|it| Seat::at(it.into()));
    match question.kind {
        QuestionKind::Turn => Ask::Turn,
        QuestionKind::Give => Ask::Give { card: question.card.unwrap_or(Card::Ragot), side, number: question.number },
        QuestionKind::GiveBack => {
            let hand = state.hand(state.active);
            let any = || hand.at(below(hand.len().max(1) as u32, rng) as usize);
            Ask::GiveBack { side: side.unwrap_or(state.active), taken: question.taken.unwrap_or_else(any) }
        }
        QuestionKind::Discard => Ask::Discard { side: side.unwrap_or(state.active) },
    }
}

//! One world that fits a belief.

use arrayvec::ArrayVec;
use table::{Rng, Seat, below, pick, shuffle};

use super::Belief;
use super::plan::Plan;
use super::weigh::{Mix, fraction};
use super::world::{Lot, MOST_THROWN, World};
use crate::card::{Card, N_MONSTERS};
use crate::hand::{Hand, Laid};
use crate::moves::MAX_PLAYERS;
use crate::past::Past;
use crate::state::{Ask, State, bit};
use crate::view::{How, Question, QuestionKind};

/// What every card of a hypothesis is.
pub(super) struct Settled {
    pub(super) hands: [Hand; MAX_PLAYERS],
    pub(super) thrown: ArrayVec<Card, MOST_THROWN>,
    pub(super) monster: Card,
    pub(super) holder: Option<Seat>,
}

/// What all worlds of a belief have in common: worked out once, however many are imagined.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    /// The weights of the hypotheses, added up.
    marks: Vec<f64>,
    /// How to settle each of them.
    plans: Vec<Plan>,
    /// What their unlabelled cards may be; many hypotheses share one.
    mixes: Vec<Mix>,
    /// Everything but hands, the Monster and cards that nobody saw. The middle has all cards that do not lie open.
    state: State,
    /// The cards on piles that were thrown and nobody saw: the pile, the place in it, and the number among all thrown.
    thrown: ArrayVec<(Seat, usize, usize), MOST_THROWN>,
}

impl Belief {
    pub(super) fn lay_ground(&self) -> Ground {
        let mut ground = Ground {
            marks: Vec::with_capacity(self.worlds.len()),
            plans: Vec::with_capacity(self.worlds.len()),
            mixes: Vec::new(),
            state: State::empty(&self.view.options, self.view.players.len()),
            thrown: ArrayVec::new(),
        };
        let mut total = 0.0;
        for world in &self.worlds {
            let mix = self.mix_of(world.sum(), &mut ground.mixes);
            total += world.weight * ground.mixes[mix].ways;
            ground.marks.push(total);
            ground.plans.push(Plan::new(world, mix));
        }
        self.build_table(&mut ground);
        ground
    }

    /// The number of the mix for hypotheses that amount to `sum`.
    fn mix_of(&self, sum: Lot, mixes: &mut Vec<Mix>) -> usize {
        mixes.iter().rposition(|it| it.sum == sum).unwrap_or_else(|| {
            mixes.push(self.supply.mix(&sum));
            mixes.len() - 1
        })
    }

    /// One of the worlds that fit, as likely as it is.
    pub(super) fn imagine<R: Rng>(&self, ground: &Ground, rng: &mut R) -> State {
        let settled = match &self.view.last {
            Some(last) if self.view.question.is_none() => Settled {
                hands: std::array::from_fn(|seat| last.hands.get(seat).into_iter().flatten().copied().collect()),
                thrown: ArrayVec::new(),
                monster: last.monster,
                holder: None,
            },
            _ => self.settle(ground, rng),
        };
        self.build(ground, &settled, rng)
    }

    /// Chooses a hypothesis by weight, and says what its unlabelled and its fogged cards are.
    #[inline]
    fn settle<R: Rng>(&self, ground: &Ground, rng: &mut R) -> Settled {
        let mark = fraction(rng) * ground.marks.last().copied().unwrap_or(0.0);
        let number = ground.marks.partition_point(|it| *it <= mark).min(ground.marks.len().saturating_sub(1));
        let (Some(plan), Some(world)) = (ground.plans.get(number), self.worlds.get(number)) else {
            let (hands, thrown) = ([Hand::EMPTY; MAX_PLAYERS], ArrayVec::new());
            return Settled { hands, thrown, monster: Card::LoupGarou, holder: None };
        };
        plan.settle(ground.mixes[plan.mix].draw(rng), any_monster(world, rng), rng)
    }

    /// What is the same in all worlds.
    fn build_table(&self, ground: &mut Ground) {
        let (view, state) = (&self.view, &mut ground.state);
        state.round = view.round;
        state.first = Seat::at(view.first.into());
        state.active = Seat::at(view.active.into());
        state.contenders = view.contenders.iter().fold(0, |set, it| set | 1 << it);
        state.winners = view.winners.iter().fold(0, |set, it| set | 1 << it);
        state.used = view.used.iter().fold(0, |set, it| set | 1 << it.monster_idx());
        state.hunters = view.hunters;
        state.last = view.last.as_ref().map(Past::of);
        for (idx, player) in view.players.iter().enumerate() {
            let seat = Seat::at(idx);
            state.scores[idx] = player.score;
            state.turns[idx] = player.turns;
            state.clock += player.turns;
            state.friends |= if player.friend { bit(seat) } else { 0 };
            state.waiting |= if player.awaited { bit(seat) } else { 0 };
        }
        let who = self.viewer.seat().map_or(crate::marks::PUBLIC, Seat::idx);
        for (idx, player) in view.players.iter().enumerate().filter(|it| it.0 != who) {
            state.marks.set(who, idx, player.known.iter().copied().collect());
        }
        self.build_piles(ground);
    }

    #[inline]
    fn build<R: Rng>(&self, ground: &Ground, settled: &Settled, rng: &mut R) -> State {
        let mut state = ground.state.clone();
        state.monster = settled.monster;
        state.set_hands(settled.hands);
        for (on, place, number) in &ground.thrown {
            if let Some(card) = settled.thrown.get(*number) {
                state.pile_mut(*on).name(*place, *card);
                state.take_from_middle(Hand::one(*card));
            }
        }
        state.take_from_middle(settled.hands.into_iter().fold(Hand::EMPTY, Hand::plus));
        self.build_knowledge(&mut state, settled.holder);
        state.ask = self.view.question.as_ref().map_or(Ask::Over, |it| ask(it, &state, rng));
        self.build_choices(&mut state, rng);
        state
    }

    fn build_piles(&self, ground: &mut Ground) {
        ground.state.middle = self.deck.counts;
        for (idx, player) in self.view.players.iter().enumerate() {
            let on = Seat::at(idx);
            let mut thrown = self.thrown.iter().enumerate().filter(|it| usize::from(it.1.pile) == idx);
            let last = self.view.last.as_ref().filter(|_| self.view.question.is_none());
            for (place, laid) in player.pile.iter().enumerate() {
                let thrown = if laid.how == How::Thrown { thrown.next() } else { None };
                let shown = last.and_then(|it| it.piles.get(idx)?.get(place)?.card);
                let card = laid.card.or(shown);
                let from = thrown.map_or(on, |it| Seat::at(it.1.by.into()));
                if let (None, Some((number, _))) = (card, thrown) {
                    ground.thrown.push((on, place, number));
                } else if let Some(card) = card {
                    ground.state.take_from_middle(Hand::one(card));
                }
                ground.state.pile_mut(on).push(Laid { card: card.unwrap_or(Card::Rumeur), how: laid.how, from });
            }
        }
    }

    /// Where the Monster is, and who knows it for certain; what others know is told to nobody.
    fn build_knowledge(&self, state: &mut State, holder: Option<Seat>) {
        let find = || Seat::all(self.view.players.len()).find(|it| state.hand(*it).has(state.monster));
        let holder = holder.or_else(find);
        if let Some(holder) = holder {
            state.holder = holder;
            state.acquainted = bit(holder);
        }
        state.note_station();
        if let (Some(seat), Some(_)) = (self.viewer.seat(), self.view.monster) {
            state.acquainted |= bit(seat);
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

/// One of the Monsters that it may be.
#[inline]
fn any_monster<R: Rng>(world: &World, rng: &mut R) -> Card {
    let possible: ArrayVec<Card, N_MONSTERS> =
        (0..N_MONSTERS).filter(|idx| world.monsters >> idx & 1 == 1).map(Card::monster).collect();
    pick(&possible, rng).copied().unwrap_or(Card::LoupGarou)
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

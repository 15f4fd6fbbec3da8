//! One world that fits all that a viewer has seen.

use arrayvec::ArrayVec;
use table::{MAX_SEATS, Rng, Seat, Seats, below, pick, shuffle};

use super::{Belief, WolfSet, seat};
use crate::ledger::{A_DAY, Said};
use crate::moves::{Act, Move};
use crate::news::{Call, Cause};
use crate::options::{CupidSilent, Double};
use crate::play::draw;
use crate::role::{Deck, Role};
use crate::state::{After, Ask, Death, Named, Night, Reveal, STATEMENTS, State, Whom, Word};
use crate::view::{NightView, Phase, Then, TruthView, WolfNight};

/// Cards are drawn again so often if no Lovers go with them, or the game would be over.
const TRIES: usize = 2_000;

/// What all worlds of a belief have in common: worked out once, however many are imagined.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    sets: Vec<WolfSet>,
    /// What everybody knows.
    public: State,
    sure: [Option<Role>; MAX_SEATS],
    hidden: Deck,
    sure_middle: Option<[Role; 2]>,
    n_hidden_middle: usize,
    sure_lovers: Option<Seats>,
    /// Those who may be Lovers, if he is not certain.
    pairs: Vec<(Seat, Seat)>,
}

impl Belief {
    pub(super) fn lay_ground(&self) -> Ground {
        let public = self.public_state();
        let sure_lovers = self.sure_lovers();
        let mut pairs = Vec::new();
        if sure_lovers.is_none() {
            for one in public.alive.iter() {
                let others = public.alive.iter().filter(|two| one < *two && self.may_love(one, *two));
                pairs.extend(others.map(|two| (one, two)));
            }
        }
        Ground {
            sets: self.wolf_sets(),
            sure: std::array::from_fn(|at| (at < self.n_seats()).then(|| self.sure(Seat::at(at))).flatten()),
            hidden: self.hidden(),
            sure_middle: self.sure_middle(),
            n_hidden_middle: self.n_hidden_middle(),
            public,
            sure_lovers,
            pairs,
        }
    }

    pub(super) fn imagine<R: Rng>(&self, ground: &Ground, rng: &mut R) -> State {
        let mut state = ground.public.clone();
        for _ in 0..TRIES {
            let wolves = Self::draw_wolves(&ground.sets, rng).unwrap_or(Seats::EMPTY);
            state.give(&ground.draw_cards(wolves, rng));
            if self.draw_lovers(&mut state, ground, rng) && (!self.is_settled() || state.victory().is_none()) {
                break;
            }
        }
        self.draw_thief(&mut state, rng);
        self.draw_double(&mut state, rng);
        self.remember_nights(&mut state, rng);
        self.recall_answers(&mut state);
        self.draw_ballots(&mut state, rng);
        state
    }

    /// What everybody knows.
    fn public_state(&self) -> State {
        let view = self.view();
        let mut state = State::laid_out(&view.options, self.n_seats(), &[Role::Villager; MAX_SEATS + 2]);
        state.begin_at(view.night);
        state.ask = ask(self);
        state.period = view.period;
        state.held = view.held;
        state.today = view.today.iter().filter_map(Said::told).take(A_DAY).collect();
        state.candidates = view.candidates;
        state.shooter = Whom::of(view.shooter.map(seat));
        state.dying = view.doomed;
        state.cause = view.doom.unwrap_or(Cause::Night);
        state.after = match view.then {
            Some(Then::Day) | None => After::Dawn,
            Some(Then::Night) => After::Vote,
            Some(Then::Debate) => After::Debate,
        };
        if let Some(reveal) = &view.reveal {
            state.reveal = Reveal {
                day: reveal.day,
                runoff: reveal.runoff,
                voters: reveal.ballots.iter().map(|it| seat(it.seat)).collect(),
                ballots: [Whom::NOBODY; MAX_SEATS],
                double: Whom::of(reveal.ballots.iter().find(|it| it.weight > 1).map(|it| seat(it.seat))),
            };
            for ballot in &reveal.ballots {
                state.reveal.ballots[usize::from(ballot.seat)] = Whom::of(ballot.side.map(seat));
            }
        }
        self.seat_players(&mut state);
        state
    }

    fn seat_players(&self, state: &mut State) {
        for at in Seat::all(self.n_seats()) {
            let (player, idx) = (&self.view().players[at.idx()], at.idx());
            if !player.alive {
                state.alive = state.alive.without(at);
                let cause = player.cause.unwrap_or(Cause::Night);
                state.deaths[idx] = Death { night: player.died.unwrap_or(0), cause, by: Whom::NOBODY };
            }
            if player.left {
                state.gone = state.gone.with(at);
            }
            if player.ready || player.voted {
                state.answered = state.answered.with(at);
            }
            state.said[idx] = STATEMENTS.saturating_sub(player.statements);
            if player.statements == 0 {
                state.spent = state.spent.with(at);
            }
            state.claims[idx] = player.claim;
            if let Some(named) = player.named {
                state.named[idx] = Named { by: Whom::of(Some(seat(named.by))), role: named.role };
            }
            state.ledger.accused[idx] = player.accused;
            state.ledger.defended[idx] = player.defended;
            state.ledger.voted[idx] = player.voted_against;
            state.ledger.as_wolf[idx] = player.as_wolf;
            state.ledger.as_other[idx] = player.as_other;
            if let Some(it) = player.word {
                state.words[idx] = Some(Word { role: it.role, of: Whom::of(it.of.map(seat)) });
                state.spoken = state.spoken.with(at);
            }
        }
    }

    /// Lovers that go with the cards; `false` if there are none that do.
    fn draw_lovers<R: Rng>(&self, state: &mut State, ground: &Ground, rng: &mut R) -> bool {
        let called = self.view().night > 1 || !matches!(self.view().call, Some(Call::Thief | Call::Cupid));
        let cupid = state.holder(Role::Cupid);
        state.lovers = Seats::EMPTY;
        if !called || !state.deck.has(Role::Cupid) {
            return true;
        }
        if let Some(lovers) = ground.sure_lovers {
            state.lovers = lovers;
            return cupid.is_some();
        }
        let Some(cupid) = cupid else { return true };
        let silent = self.view().options.cupid_silent == CupidSilent::None;
        if self.view().truth.is_some() || self.viewer().is(cupid) {
            return true; // he would know of a pair
        }
        if silent && (ground.pairs.is_empty() || below(4, rng) == 0) {
            return true;
        }
        let Some((one, two)) = pick(&ground.pairs, rng) else { return false };
        state.lovers = Seats::one(*one).with(*two);
        true
    }

    /// Who was dealt the Thief: whoever has the card, else perhaps somebody who has swapped it.
    fn draw_thief<R: Rng>(&self, state: &mut State, rng: &mut R) {
        if let Some(truth) = &self.view().truth {
            state.thief = Whom::of(truth.thief.map(seat));
        } else if let (Some(own), Some(_)) = (self.viewer().seat(), self.sure_middle()) {
            state.thief = Whom::of(Some(own));
        } else if state.has_middle() && state.thief.seat().is_none() && self.is_thief_called() {
            let mut others = Seats::all(self.n_seats());
            if let Some(own) = self.viewer().seat() {
                others = others.without(own);
            }
            let swapped = below(2, rng) == 0;
            state.thief = Whom::of(draw(others, rng).filter(|_| swapped));
        }
    }

    fn draw_double<R: Rng>(&self, state: &mut State, rng: &mut R) {
        let view = self.view();
        let voting = matches!(view.phase, Phase::Vote | Phase::Runoff);
        let fixed = view.options.double == Double::Fixed;
        let own = self.viewer().seat();
        state.double_shown = if fixed { view.reveal.is_some() } else { view.phase == Phase::Runoff };
        state.double = Whom::NOBODY;
        if state.double_shown {
            state.double = Whom::of(view.double.map(seat));
        } else if view.own.as_ref().is_some_and(|it| it.double) {
            state.double = Whom::of(own);
        } else if fixed || (voting && view.options.double == Double::Each) {
            let own = own.filter(|_| voting).map_or(Seats::EMPTY, Seats::one);
            let others = state.alive.minus(own);
            let gone = fixed && below(self.n_seats() as u32, rng) as usize >= state.alive.len();
            state.double = Whom::of(draw(others, rng).filter(|_| !gone));
        }
    }

    /// What was decided at night, as far as he knows, and something likely beyond.
    fn remember_nights<R: Rng>(&self, state: &mut State, rng: &mut R) {
        if let Some(truth) = &self.view().truth {
            return remember_all(state, truth);
        }
        let own = self.view().own.as_ref();
        let is_mine = |role: Role| own.is_some_and(|it| it.role == role);
        if is_mine(Role::Seer) {
            for vision in own.iter().flat_map(|it| &it.visions) {
                if let Some(night) = state.night_mut(vision.night) {
                    night.look = Whom::of(Some(seat(vision.seat)));
                }
            }
        } else {
            invent_visions(state, rng);
        }
        if is_mine(Role::Girl) {
            for glimpse in self.glimpses() {
                let Some(night) = state.night_mut(glimpse.night) else { continue };
                night.girl = Some(glimpse.peek);
                night.names = [Some(glimpse.seat), glimpse.side].map(|it| Whom::of(it.map(seat)));
                if glimpse.peek == crate::Peek::Stare {
                    state.stared = state.stared.with(seat(glimpse.seat));
                }
            }
        }
        match own.and_then(|it| it.pack.as_ref()).filter(|it| !it.answers.is_empty()) {
            Some(pack) => {
                state.leaders = pack.leaders;
                let answers = pack.answers.as_slice();
                let (victim, caught) = (pack.victim, pack.caught.is_some());
                put_wolves(state, answers);
                for point in &pack.points {
                    let at = state.wolf_idx(seat(point.seat));
                    state.points[at] = Whom::of(Some(seat(point.side)));
                }
                let night = state.tonight();
                (night.victim, night.caught) = (Whom::of(victim.map(seat)), caught);
            }
            None => invent_victim(state, rng),
        }
    }

    /// Answers to the open call that he knows: his own, the pack's, to the watching dead all that decide something.
    fn recall_answers(&self, state: &mut State) {
        let Some(call) = self.view().call else { return };
        let mut put = |of: Seat, mv: Move| {
            state.answered = state.answered.with(of);
            state.answers[of.idx()] = mv;
        };
        let own = self.view().own.as_ref();
        for wolf in own.and_then(|it| it.pack.as_ref()).iter().flat_map(|it| &it.answers) {
            let answer = match call {
                Call::Wolves => wolf.first.map(|it| Act::Devour(Some(seat(it)))),
                Call::WolvesAgain => wolf.second.map(|it| Act::Devour(Some(seat(it)))),
                Call::Duel => wolf.watch.map(|it| Act::Watch(Some(seat(it)))),
                Call::Thief | Call::Cupid | Call::Lovers | Call::Seer => None,
            };
            if let Some(act) = answer {
                put(seat(wolf.seat), act.into());
            }
        }
        for answer in self.view().truth.iter().flat_map(|it| &it.answers) {
            if let Ok(mv) = answer.answer.parse() {
                put(seat(answer.seat), mv);
            }
        }
        if let (Some(of), Some(Ok(mv))) = (self.viewer().seat(), own.and_then(|it| it.answer).map(|it| it.parse())) {
            put(of, mv);
        }
    }

    /// Ballots that are cast but not yet shown: his own, and any that the others may have cast.
    fn draw_ballots<R: Rng>(&self, state: &mut State, rng: &mut R) {
        if !matches!(state.ask, Ask::Vote | Ask::Runoff) {
            return;
        }
        for at in state.answered.iter() {
            let own = self.view().own.as_ref().filter(|_| self.viewer().is(at));
            let whom = match own {
                Some(own) => own.ballot.map(seat),
                None => draw(state.electable(at), rng),
            };
            state.answers[at.idx()] = Act::Vote(whom).into();
        }
    }
}

impl Ground {
    /// The cards he is certain of, these wolves, and the rest anywhere; those of the middle after those of the seats.
    fn draw_cards<R: Rng>(&self, wolves: Seats, rng: &mut R) -> [Role; MAX_SEATS + 2] {
        let n_seats = self.public.n_seats();
        let mut cards = [Role::Villager; MAX_SEATS + 2];
        let mut hidden = self.hidden;
        let mut open = ArrayVec::<usize, { MAX_SEATS + 2 }>::new();
        for at in Seat::all(n_seats) {
            match self.sure[at.idx()] {
                Some(role) => cards[at.idx()] = role,
                None if wolves.contains(at) => {
                    cards[at.idx()] = Role::Wolf;
                    hidden.take(Role::Wolf);
                }
                None => open.push(at.idx()),
            }
        }
        if let Some(middle) = self.sure_middle {
            cards[n_seats..n_seats + 2].copy_from_slice(&middle);
        }
        let mut middle: ArrayVec<usize, 2> = (n_seats..n_seats + self.n_hidden_middle).collect();
        shuffle(&mut middle, rng);
        while hidden.take(Role::Wolf) {
            if let Some(at) = middle.pop() {
                cards[at] = Role::Wolf;
            }
        }
        open.extend(middle);
        shuffle(&mut open, rng);
        for (at, card) in open.into_iter().zip(hidden.cards()) {
            cards[at] = card;
        }
        cards
    }
}

fn ask(belief: &Belief) -> Ask {
    let view = belief.view();
    match (view.phase, view.call, view.end) {
        (Phase::Call, Some(call), _) => Ask::Call(call),
        (Phase::Over, _, Some(end)) => Ask::Over(end.reason),
        (Phase::Vote, ..) => Ask::Vote,
        (Phase::Runoff, ..) => Ask::Runoff,
        (Phase::Shot, ..) => Ask::Shot,
        (Phase::Debate | Phase::Call | Phase::Over, ..) => Ask::Debate,
    }
}

/// Everything, for those who are shown everything.
fn remember_all(state: &mut State, truth: &TruthView) {
    for it in &truth.nights {
        let night = night_of(state, it);
        if night.girl == Some(crate::Peek::Stare)
            && let Some(named) = night.names[0].seat()
        {
            state.stared = state.stared.with(named);
        }
        if let Some(slot) = state.night_mut(it.night) {
            *slot = night;
        }
    }
    // While the wolves vote again, the leaders are those of their first round.
    if state.ask == Ask::Call(Call::WolvesAgain) && state.this_night().victim.seat().is_none() {
        let mut tally = crate::play::Tally::new();
        for wolf in state.living_wolves().iter() {
            if let Some(whom) = state.this_night().first[state.wolf_idx(wolf)].seat() {
                tally.add(whom, 1);
            }
        }
        state.leaders = tally.leaders();
    }
}

fn night_of(state: &State, it: &NightView) -> Night {
    let whom = |it: Option<u8>| Whom::of(it.map(seat));
    let mut night = Night {
        look: whom(it.look),
        victim: whom(it.victim),
        girl: it.girl,
        names: [whom(it.names.first().copied()), whom(it.names.get(1).copied())],
        caught: it.caught,
        ..Night::BLANK
    };
    for wolf in &it.wolves {
        put_wolf(state, &mut night, *wolf);
    }
    night
}

fn put_wolf(state: &State, night: &mut Night, wolf: WolfNight) {
    let at = state.wolf_idx(seat(wolf.seat));
    night.first[at] = Whom::of(wolf.first.map(seat));
    night.second[at] = Whom::of(wolf.second.map(seat));
    night.watch[at] = Whom::of(wolf.watch.map(seat));
}

fn put_wolves(state: &mut State, wolves: &[WolfNight]) {
    let mut night = *state.this_night();
    for wolf in wolves {
        put_wolf(state, &mut night, *wolf);
    }
    *state.tonight() = night;
}

/// Whoever is the Seer has looked at somebody each night.
fn invent_visions<R: Rng>(state: &mut State, rng: &mut R) {
    let Some(seer) = state.holder(Role::Seer) else { return };
    let seer_died = (!state.alive.contains(seer)).then(|| state.deaths[seer.idx()].night);
    let open = matches!(state.ask, Ask::Call(Call::Thief | Call::Cupid | Call::Lovers | Call::Seer));
    let last = state.night - u16::from(open);
    for number in 1..=last.min(seer_died.unwrap_or(u16::MAX)) {
        let lived = |it: &Seat| state.alive.contains(*it) || state.deaths[it.idx()].night >= number;
        let others: Seats = Seat::all(state.n_seats()).filter(lived).filter(|it| *it != seer).collect();
        let look = Whom::of(draw(others, rng));
        if let Some(night) = state.night_mut(number) {
            night.look = look;
        }
    }
}

/// Once the wolves have voted, they agreed on somebody.
fn invent_victim<R: Rng>(state: &mut State, rng: &mut R) {
    if !matches!(state.ask, Ask::Call(Call::WolvesAgain | Call::Duel)) {
        return;
    }
    let wolves = state.living_wolves();
    let mut prey = state.prey();
    if !(wolves & state.lovers).is_empty() {
        prey = prey.minus(state.lovers);
    }
    let victim = Whom::of(draw(prey, rng));
    for wolf in wolves.iter() {
        let at = state.wolf_idx(wolf);
        state.tonight().first[at] = victim;
    }
    state.tonight().victim = victim;
}

//! The calls of the night: what the answers mean when a call closes.

use table::{Rng, Seat, Seats, Tell};

use crate::event::{Event, Results, Verdict};
use crate::moves::{Act, Move};
use crate::news::{Call, Cause, News, Told};
use crate::options::{CupidSilent, WolvesTie};
use crate::play::{Tally, draw, say};
use crate::role::Role;
use crate::state::{After, Ask, State, Whom};
use crate::view::Peek;

impl State {
    /// Takes an answer, and tells those who may know it.
    #[inline]
    pub(crate) fn answer(&mut self, seat: Seat, act: Act, tell: &mut impl Tell<Event>) {
        let mv = Move::new(act);
        if self.wolves.contains(seat) {
            let at = self.wolf_idx(seat);
            self.points[at] = Whom::NOBODY;
        }
        self.answered = self.answered.with(seat);
        self.answers[seat.idx()] = mv;
        self.put_down(seat, act);
        tell.tell(|| Event::Answer { seat, mv, to: self.may_hear(seat, act) });
    }

    /// A wolf's sign to the others (LGT-R12): the living wolves see it, nobody else ever does.
    pub(crate) fn point(&mut self, wolf: Seat, whom: Option<Seat>, tell: &mut impl Tell<Event>) {
        let at = self.wolf_idx(wolf);
        self.points[at] = Whom::of(whom);
        tell.tell(|| Event::Pointing { seat: wolf, whom, to: self.living_wolves() });
    }

    /// Wolves see each other's choices at once (LGT-R12), so that they are kept apart from the answers.
    #[inline]
    fn put_down(&mut self, wolf: Seat, act: Act) {
        let at = self.wolf_idx(wolf);
        match (self.ask, act) {
            (Ask::Call(Call::Wolves), Act::Devour(whom)) => self.tonight().first[at] = Whom::of(whom),
            (Ask::Call(Call::WolvesAgain), Act::Devour(whom)) => self.tonight().second[at] = Whom::of(whom),
            (_, Act::Watch(whom)) => self.tonight().watch[at] = Whom::of(whom),
            _ => (),
        }
    }

    /// The answers of a wolf who leaves count as silence (LGT-R33).
    pub(crate) fn take_back(&mut self, wolf: Seat) {
        if !self.wolves.contains(wolf) {
            return;
        }
        let at = self.wolf_idx(wolf);
        self.points[at] = Whom::NOBODY;
        match self.ask {
            Ask::Call(Call::Wolves) => self.tonight().first[at] = Whom::NOBODY,
            Ask::Call(Call::WolvesAgain) => self.tonight().second[at] = Whom::NOBODY,
            Ask::Call(Call::Duel) => self.tonight().watch[at] = Whom::NOBODY,
            _ => (),
        }
    }

    /// Who hears of an answer: oneself; of a wolf's, the living wolves; the watching dead, but not of notes.
    fn may_hear(&self, seat: Seat, act: Act) -> Seats {
        let own = Seats::one(seat);
        match act {
            Act::Note(_) => own,
            Act::Devour(_) | Act::Watch(_) => own | self.living_wolves() | self.watchers(),
            _ => own | self.watchers(),
        }
    }

    fn watchers(&self) -> Seats {
        Seat::all(self.n_seats()).filter(|it| self.watches(*it)).collect()
    }

    /// Those who died since the last night fell, and watch from now on.
    pub(crate) fn new_watchers(&self) -> Seats {
        let died = |it: &Seat| self.deaths[it.idx()].night + 1 == self.night;
        self.watchers().iter().filter(died).collect()
    }

    /// What a seat has answered, if it has.
    fn given(&self, seat: Seat) -> Option<Act> {
        self.answered.contains(seat).then(|| self.answers[seat.idx()].act())
    }

    /// The living holder of a card, who can be called.
    fn called(&self, role: Role) -> Option<Seat> {
        self.holder(role).filter(|it| self.alive.contains(*it))
    }

    /// Everybody receives one result; then comes the next call, or dawn.
    pub(crate) fn close_call<R: Rng>(&mut self, call: Call, rng: &mut R, tell: &mut impl Tell<Event>) {
        let mut results = Results::default();
        match call {
            Call::Thief => self.close_thief(&mut results),
            Call::Cupid => self.close_cupid(&mut results, rng),
            Call::Lovers => self.close_lovers(&mut results),
            Call::Seer => self.close_seer(&mut results),
            Call::Wolves => self.close_wolves(&mut results),
            Call::WolvesAgain => self.close_wolves_again(&mut results, rng),
            Call::Duel => self.close_duel(&mut results, rng),
        }
        tell.tell(|| Event::Closed { call, results });
        match self.next_call(Some(call)) {
            Some(next) => {
                self.ask_all(Ask::Call(next));
                say(tell, || News::Called { call: next });
            }
            None => self.dawn(rng, tell),
        }
    }

    /// LGT-PRE-1, LGT-R02, LGT-R34.
    fn close_thief(&mut self, results: &mut Results) {
        let Some(thief) = self.called(Role::Thief) else { return };
        let taken = match self.given(thief) {
            Some(Act::Take(card)) => Some(card.idx()),
            None if self.thief_must_take() => Some(0),
            _ => None,
        };
        if let Some(at) = taken {
            let role = std::mem::replace(&mut self.middle[at], Role::Thief);
            self.roles[thief.idx()] = role;
            if role.is_wolf() {
                self.wolves = self.wolves.with(thief);
            }
        }
        let role = Some(self.role(thief));
        results.0.push((Seats::one(thief), Verdict { role, ..Verdict::of(Told::Card, None) }));
    }

    /// LGT-PRE-3, LGT-R05.
    fn close_cupid<R: Rng>(&mut self, results: &mut Results, rng: &mut R) {
        let Some(cupid) = self.called(Role::Cupid) else { return };
        self.lovers = match (self.given(cupid), self.options.cupid_silent) {
            (Some(Act::Love(one, two)), _) => Seats::one(one).with(two),
            (_, CupidSilent::Random) => draw_pair(self.alive, rng),
            (_, CupidSilent::None) => Seats::EMPTY,
        };
        let mut pair = self.lovers.iter();
        if let (Some(one), side) = (pair.next(), pair.next()) {
            results.0.push((Seats::one(cupid), Verdict { side, ..Verdict::of(Told::Pair, Some(one)) }));
        }
    }

    /// LGT-PRE-4: a name, not a card.
    fn close_lovers(&mut self, results: &mut Results) {
        for lover in self.lovers.iter() {
            results.0.push((Seats::one(lover), Verdict::of(Told::Lover, self.lover_of(lover))));
        }
    }

    /// LGT-NGT-1.
    fn close_seer(&mut self, results: &mut Results) {
        let Some(seer) = self.called(Role::Seer) else { return };
        let Some(Act::Look(whom)) = self.given(seer) else { return };
        self.tonight().look = Whom::of(Some(whom));
        let role = Some(self.role(whom));
        results.0.push((Seats::one(seer), Verdict { role, ..Verdict::of(Told::Vision, Some(whom)) }));
    }

    /// The first round (LGT-R12).
    fn close_wolves(&mut self, results: &mut Results) {
        let wolves = self.living_wolves();
        let mut tally = Tally::new();
        for wolf in wolves.iter() {
            if let Some(whom) = self.this_night().first[self.wolf_idx(wolf)].seat() {
                tally.add(whom, 1);
            }
        }
        let leaders = tally.leaders();
        let verdict = if leaders.len() > 1 {
            self.leaders = leaders;
            Verdict::of(Told::Again, None)
        } else {
            self.choose(leaders.first())
        };
        results.0.push((wolves, verdict));
    }

    fn choose(&mut self, victim: Option<Seat>) -> Verdict {
        self.tonight().victim = Whom::of(victim);
        Verdict::of(if victim.is_some() { Told::Victim } else { Told::NoVictim }, victim)
    }

    /// The second round: a re-vote among the leaders, in which a silent wolf keeps his first vote (LGT-R12).
    fn close_wolves_again<R: Rng>(&mut self, results: &mut Results, rng: &mut R) {
        if self.leaders.is_empty() {
            return;
        }
        let wolves = self.living_wolves();
        let mut tally = Tally::new();
        for wolf in wolves.iter() {
            let (at, night) = (self.wolf_idx(wolf), self.this_night());
            if let Some(whom) =
                night.second[at].seat().or(night.first[at].seat()).filter(|it| self.leaders.contains(*it))
            {
                tally.add(whom, 1);
            }
        }
        let leaders = tally.leaders();
        self.leaders = Seats::EMPTY;
        let victim = match (leaders.len(), self.options.wolves_tie) {
            (0 | 1, _) => leaders.first(),
            (_, WolvesTie::Random) => draw(leaders, rng),
            (_, WolvesTie::Nobody) => None,
        };
        let verdict = self.choose(victim);
        results.0.push((wolves, verdict));
    }

    /// The Little Girl's duel (LGT-LG-1 to LGT-LG-5).
    fn close_duel<R: Rng>(&mut self, results: &mut Results, rng: &mut R) {
        let Some(girl) = self.called(Role::Girl) else { return };
        let peek = match self.given(girl) {
            Some(Act::Glance) => Peek::Glance,
            Some(Act::Stare) => Peek::Stare,
            _ => Peek::Sleep,
        };
        self.tonight().girl = Some(peek);
        let wolves = self.living_wolves();
        let on_her = wolves.iter().filter(|it| self.this_night().watch[self.wolf_idx(*it)].is(girl)).count();
        let caught = match peek {
            Peek::Sleep => false,
            Peek::Glance => on_her >= wolves.len().min(2) && on_her > 0,
            Peek::Stare => on_her > 0,
        };
        if caught {
            self.tonight().caught = true;
            results.0.push((wolves, Verdict::of(Told::Caught, Some(girl))));
        } else if peek != Peek::Sleep
            && let Some(verdict) = self.peeked(girl, peek, rng)
        {
            results.0.push((Seats::one(girl), verdict));
        }
    }

    /// The names she learns (LGT-LG-2, LGT-LG-3).
    fn peeked<R: Rng>(&mut self, girl: Seat, peek: Peek, rng: &mut R) -> Option<Verdict> {
        let wolves = self.living_wolves();
        let unnamed = wolves.minus(self.stared);
        let fresh = peek == Peek::Stare && !unnamed.is_empty();
        let wolf = draw(if fresh { unnamed } else { wolves }, rng)?;
        let other = match peek {
            Peek::Glance => draw(self.prey().without(girl), rng),
            Peek::Sleep | Peek::Stare => None,
        };
        if peek == Peek::Stare {
            self.stared = self.stared.with(wolf);
        }
        let (seat, side) = match other {
            Some(other) => (wolf.min(other), Some(wolf.max(other))),
            None => (wolf, None),
        };
        self.tonight().names = [Whom::of(Some(seat)), Whom::of(side)];
        let told = if side.is_some() { Told::OneOfTwo } else { Told::Wolf };
        Some(Verdict { side, ..Verdict::of(told, Some(seat)) })
    }

    /// The night's victim is named (LGT-DAY-1): the Little Girl instead of the wolves' choice, if they caught her.
    fn dawn<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let girl = self.holder(Role::Girl).filter(|_| self.this_night().caught);
        let victim = girl.or(self.this_night().victim.seat());
        self.said = [0; table::MAX_SEATS];
        self.spent = Seats::EMPTY;
        self.today.clear();
        self.answered = Seats::EMPTY;
        let night = self.night;
        say(tell, || News::Dawn { night, quiet: victim.is_none() });
        self.doom(victim.map_or(Seats::EMPTY, Seats::one), Cause::Night, After::Dawn, rng, tell);
    }
}

/// Two of these seats, each pair as likely.
fn draw_pair<R: Rng>(seats: Seats, rng: &mut R) -> Seats {
    let Some(one) = draw(seats, rng) else { return Seats::EMPTY };
    match draw(seats.without(one), rng) {
        Some(two) => Seats::one(one).with(two),
        None => Seats::EMPTY,
    }
}

//! Carrying out moves: answers, statements, ballots, and what follows when everybody has given his.

use table::{Actor, MAX_SEATS, PerSeat, Rng, Seat, Seats, Tell, pick};

use crate::event::Event;
use crate::ledger::{Kind, Said};
use crate::moves::{Act, Move};
use crate::news::{Ballot, Call, Cause, News, Spared};
use crate::options::{Double, SecondTie};
use crate::state::{After, Ask, MAX_WOLVES, Named, Reveal, STATEMENTS, State, Whom, Word};

/// Tells everybody the same.
#[inline]
pub(crate) fn say(tell: &mut impl Tell<Event>, news: impl FnOnce() -> News) {
    tell.tell(|| Event::Open(Box::new(news())));
}

/// The seats with most votes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally([u8; MAX_SEATS]);

impl Tally {
    pub(crate) const fn new() -> Self {
        Self([0; MAX_SEATS])
    }

    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, weight: u8) {
        self.0[seat.idx()] += weight;
    }

    /// Those who lead; nobody if there were no votes.
    #[inline]
    pub(crate) fn leaders(&self) -> Seats {
        let mut most = 1;
        let mut leaders = 0;
        for (at, votes) in self.0.iter().enumerate() {
            if *votes > most {
                most = *votes;
                leaders = 0;
            }
            leaders |= u32::from(*votes == most) << at;
        }
        Seats::from_bits(leaders)
    }
}

/// One of these seats, each as likely.
#[inline]
pub(crate) fn draw<R: Rng>(seats: Seats, rng: &mut R) -> Option<Seat> {
    let list: PerSeat<Seat> = seats.iter().collect();
    pick(&list, rng).copied()
}

impl State {
    /// Carries out a move that is allowed.
    #[inline]
    pub(crate) fn carry_out<R: Rng>(&mut self, actor: Actor, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        match actor {
            Actor::Seat(seat) => self.act(seat, mv, rng, tell),
            Actor::Referee => self.officiate(mv.act(), rng, tell),
        }
    }

    #[inline]
    fn act<R: Rng>(&mut self, seat: Seat, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        match mv.act() {
            Act::Shoot(whom) => return self.fire(whom, rng, tell),
            Act::Ready => {
                self.answered = self.answered.with(seat);
                say(tell, || News::Ready { seat: seat.into() });
            }
            Act::Vote(whom) => {
                self.answered = self.answered.with(seat);
                self.answers[seat.idx()] = mv;
                tell.tell(|| Event::Ballot { seat, whom });
            }
            Act::Point(whom) => return self.point(seat, whom, tell),
            act if act.is_statement() => return self.state_it(seat, act, tell),
            act => self.answer(seat, act, tell),
        }
        self.go_on(rng, tell);
    }

    fn officiate<R: Rng>(&mut self, act: Act, rng: &mut R, tell: &mut impl Tell<Event>) {
        match (act, self.ask) {
            (Act::Timeout, Ask::Shot) => self.fire(None, rng, tell),
            (Act::Timeout, _) => {
                self.close(rng, tell);
                self.go_on(rng, tell);
            }
            (Act::Leave(seat), _) => self.leave(seat, rng, tell),
            (Act::Hold, _) => self.held = true,
            (Act::Release, _) => {
                self.held = false;
                self.go_on(rng, tell);
            }
            _ => (),
        }
    }

    /// Closes whatever waits for nobody any more.
    #[inline]
    pub(crate) fn go_on<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        while !matches!(self.ask, Ask::Shot | Ask::Over(_))
            && (!self.held || !self.is_night())
            && self.here().minus(self.answered).is_empty()
        {
            self.close(rng, tell);
        }
    }

    fn close<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        match self.ask {
            Ask::Call(call) => self.close_call(call, rng, tell),
            Ask::Debate => self.open_vote(rng, tell),
            Ask::Vote => self.count(rng, tell),
            Ask::Runoff => self.count_again(rng, tell),
            Ask::Shot | Ask::Over(_) => (),
        }
    }

    /// Another period of the game: everybody is asked anew.
    #[inline]
    pub(crate) fn ask_all(&mut self, ask: Ask) {
        self.ask = ask;
        self.answered = Seats::EMPTY;
        self.points = [Whom::NOBODY; MAX_WOLVES];
        self.period += 1;
    }

    /// A statement (LGT-TALK-1): public, and without effect.
    #[inline]
    fn state_it<T: Tell<Event>>(&mut self, seat: Seat, act: Act, tell: &mut T) {
        let said = &mut self.said[seat.idx()];
        *said += 1;
        if *said >= STATEMENTS {
            self.spent = self.spent.with(seat);
        }
        // Finding words that nobody has used today takes longer than all the rest of a move.
        if T::IS_READ {
            let said = self.word(self.statement(seat, act));
            if !self.today.is_full() {
                self.today.push(said);
            }
            say(tell, || said.news());
        }
        self.ledger.enter(seat, act);
        let by = Whom::of(Some(seat));
        match act {
            Act::Claim(role) => {
                self.claims[seat.idx()] = Some(role);
                self.words[seat.idx()] = Some(Word { role, of: Whom::NOBODY });
                self.spoken = self.spoken.with(seat);
            }
            Act::Report(whom, role) => {
                self.named[whom.idx()] = Named { by, role: Some(role) };
                self.words[seat.idx()] = Some(Word { role, of: Whom::of(Some(whom)) });
                self.spoken = self.spoken.with(seat);
            }
            Act::Accuse(whom) => self.named[whom.idx()] = Named { by, role: None },
            _ => (),
        }
    }

    /// What is said, without its words yet.
    fn statement(&self, seat: Seat, act: Act) -> Said {
        let Named { by, role } = self.named[seat.idx()];
        let about = |kind, side: Option<Seat>, role| Said {
            kind,
            seat,
            side: Whom::of(side),
            role,
            whom: Whom::NOBODY,
            why: None,
            of: Whom::NOBODY,
            way: 1,
        };
        match act {
            Act::Claim(role) => about(Kind::Claimed, None, Some(role)),
            Act::Report(whom, role) => about(Kind::Reported, Some(whom), Some(role)),
            Act::Accuse(whom) => about(Kind::Accused, Some(whom), None),
            Act::Announce(whom) => about(Kind::Announced, Some(whom), None),
            Act::Defend(whom) => about(Kind::Defended, Some(whom), None),
            Act::Doubt(side) => {
                let word = self.words[side.idx()];
                let whom = word.map_or(Whom::NOBODY, |it| it.of);
                Said { whom, ..about(Kind::Doubted, Some(side), word.map(|it| it.role)) }
            }
            _ => about(if act == Act::Yes { Kind::Yes } else { Kind::No }, by.seat(), role),
        }
    }

    pub(crate) fn open_debate(&mut self, tell: &mut impl Tell<Event>) {
        self.ask_all(Ask::Debate);
        let day = self.night;
        say(tell, || News::DebateOpened { day });
    }

    /// Everybody gets a ballot, one of them the double arrow (LGT-R20).
    fn open_vote<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        if self.options.double == Double::Each {
            self.double = Whom::of(draw(self.alive, rng));
            self.double_shown = false;
        }
        self.candidates = self.alive;
        self.ask_all(Ask::Vote);
        let (day, holder) = (self.night, self.double.seat());
        tell.tell(|| Event::Vote { day, holder });
    }

    /// All ballots at once (LGT-VOTE-2). Gives those who lead.
    fn reveal(&mut self, tell: &mut impl Tell<Event>) -> Seats {
        let mut reveal = Reveal {
            day: self.night,
            runoff: self.ask == Ask::Runoff,
            voters: self.alive,
            ballots: [Whom::NOBODY; MAX_SEATS],
            double: self.double,
        };
        let mut tally = Tally::new();
        for seat in (self.answered & self.here()).iter() {
            let Act::Vote(Some(whom)) = self.answers[seat.idx()].act() else { continue };
            reveal.ballots[seat.idx()] = Whom::of(Some(whom));
            self.ledger.voted[seat.idx()] = self.ledger.voted[seat.idx()].with(whom);
            tally.add(whom, 1 + u8::from(self.double.is(seat)));
        }
        self.reveal = reveal;
        self.double_shown = true;
        say(tell, || {
            let Reveal { day, runoff, double, .. } = self.reveal;
            News::Revealed { day, runoff, ballots: self.reveal.list(), owner: double.number() }
        });
        tally.leaders()
    }

    fn count<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let leaders = self.reveal(tell);
        if leaders.len() > 1 {
            self.candidates = leaders;
            self.ask_all(Ask::Runoff);
            let day = self.night;
            return say(tell, || News::RunoffOpened { day, tied: leaders });
        }
        self.execute(leaders, rng, tell);
    }

    /// The re-vote between the tied; what a second tie means is a setting (LGT-R19).
    fn count_again<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        let leaders = self.reveal(tell);
        if leaders.len() < 2 {
            return self.execute(leaders, rng, tell);
        }
        match self.options.second_tie {
            SecondTie::Nobody => {
                let day = self.night;
                say(tell, || News::Spared { day, why: Spared::Tie });
                self.end_vote(Seats::EMPTY, rng, tell);
            }
            SecondTie::Random => {
                let drawn = draw(leaders, rng).map_or(Seats::EMPTY, Seats::one);
                self.end_vote(drawn, rng, tell);
            }
            SecondTie::All => self.end_vote(leaders, rng, tell),
        }
    }

    fn execute<R: Rng>(&mut self, leader: Seats, rng: &mut R, tell: &mut impl Tell<Event>) {
        if leader.is_empty() {
            let day = self.night;
            say(tell, || News::Spared { day, why: Spared::Silence });
        }
        self.end_vote(leader, rng, tell);
    }

    fn end_vote<R: Rng>(&mut self, executed: Seats, rng: &mut R, tell: &mut impl Tell<Event>) {
        self.candidates = Seats::EMPTY;
        self.answered = Seats::EMPTY;
        if self.options.double == Double::Each {
            self.double = Whom::NOBODY;
            self.double_shown = false;
        }
        self.doom(executed, Cause::Executed, After::Vote, rng, tell);
    }

    /// Night falls again (LGT-SLP-1).
    pub(crate) fn fall_asleep(&mut self, tell: &mut impl Tell<Event>) {
        self.turn_page();
        let call = self.next_call(None).unwrap_or(Call::Wolves);
        self.ask_all(Ask::Call(call));
        let night = self.night;
        say(tell, || News::NightFell { night });
        let to = self.new_watchers();
        if !to.is_empty() {
            tell.tell(|| Event::Unveiled { to, truth: Box::new(self.truth()) });
        }
        say(tell, || News::Called { call });
    }
}

impl Reveal {
    /// The ballots of all who lived, in seat order.
    pub(crate) fn list(&self) -> PerSeat<Ballot> {
        let ballot = |seat: Seat| Ballot {
            seat: seat.into(),
            side: self.ballots[seat.idx()].number(),
            weight: 1 + u8::from(self.double.is(seat)),
        };
        self.voters.iter().map(ballot).collect()
    }
}

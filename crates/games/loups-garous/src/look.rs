//! Building views.

use std::fmt::Write;

use arrayvec::{ArrayString, ArrayVec};
use table::{PerSeat, Seat, Seats, Viewer};

use crate::moves::Move;
use crate::news::{About, Call};
use crate::role::Role;
use crate::state::{After, Ask, MAX_WOLVES, Night, STATEMENTS, State};
use crate::view::{
    AnswerView, CardCount, EndView, GlimpseView, NamedView, NightView, OwnView, PackView, Peek, Phase, PlayerView,
    PointView, RevealView, Then, TruthView, View, VisionView, WolfNight, WordView,
};

impl State {
    /// What `viewer` may know now.
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let (phase, call) = self.phase();
        let night = self.night.saturating_add(u16::from(call.is_none()));
        View {
            seat: viewer.seat().map(u8::from),
            options: self.options,
            deck: self.deck.roles().map(|role| CardCount { role, count: self.deck.count(role) }).collect(),
            night: self.night,
            phase,
            call,
            calls: self.calls(night).collect(),
            players: Seat::all(self.n_seats()).map(|it| self.look_at(it)).collect(),
            held: self.held,
            period: self.period,
            today: self.today.iter().copied().map(crate::ledger::Said::news).collect(),
            shooter: self.shooter.number(),
            then: (self.ask == Ask::Shot).then_some(match self.after {
                After::Dawn => Then::Day,
                After::Vote => Then::Night,
                After::Debate => Then::Debate,
            }),
            doomed: self.doomed(),
            doom: (!self.doomed().is_empty()).then_some(self.cause),
            candidates: self.candidates & self.alive,
            reveal: (self.reveal.day > 0).then(|| RevealView {
                day: self.reveal.day,
                runoff: self.reveal.runoff,
                ballots: self.reveal.list(),
            }),
            double: self.double.number().filter(|_| self.double_shown),
            couple: if (self.lovers & self.alive).is_empty() { pair(self.lovers) } else { None },
            own: viewer.seat().map(|it| self.look_at_own(it)),
            truth: self.shows_all(viewer).then(|| self.truth()),
            end: match self.ask {
                Ask::Over(reason) => Some(EndView { reason, winners: self.winners(reason) }),
                _ => None,
            },
        }
    }

    fn phase(&self) -> (Phase, Option<Call>) {
        match self.ask {
            Ask::Call(call) => (Phase::Call, Some(call)),
            Ask::Debate => (Phase::Debate, None),
            Ask::Vote => (Phase::Vote, None),
            Ask::Runoff => (Phase::Runoff, None),
            Ask::Shot => (Phase::Shot, None),
            Ask::Over(_) => (Phase::Over, None),
        }
    }

    /// Who was executed together with the Hunter and has yet to die.
    fn doomed(&self) -> Seats {
        if self.ask == Ask::Shot { self.dying & self.alive } else { Seats::EMPTY }
    }

    /// Whether everything is shown to `viewer`.
    #[inline]
    pub(crate) fn shows_all(&self, viewer: Viewer) -> bool {
        matches!(self.ask, Ask::Over(_)) || viewer.seat().is_some_and(|it| self.watches(it))
    }

    fn look_at(&self, seat: Seat) -> PlayerView {
        let alive = self.alive.contains(seat);
        let death = (!alive).then(|| self.deaths[seat.idx()]);
        let named = self.named[seat.idx()];
        let answered = self.answered.contains(seat);
        let debating = self.ask == Ask::Debate || (self.ask == Ask::Shot && self.after == After::Debate);
        PlayerView {
            alive,
            left: self.gone.contains(seat),
            role: (!alive).then(|| self.role(seat)),
            cause: death.map(|it| it.cause),
            died: death.map(|it| it.night),
            ready: answered && debating,
            voted: answered && matches!(self.ask, Ask::Vote | Ask::Runoff),
            statements: STATEMENTS.saturating_sub(self.said[seat.idx()]),
            claim: self.claims[seat.idx()],
            named: named.by.number().map(|by| NamedView {
                by,
                about: if named.role.is_some() { About::Report } else { About::Accusation },
                role: named.role,
            }),
            word: self.words[seat.idx()].map(|it| WordView { role: it.role, of: it.of.number() }),
            accused: self.ledger.accused[seat.idx()],
            defended: self.ledger.defended[seat.idx()],
            voted_against: self.ledger.voted[seat.idx()],
            as_wolf: self.ledger.as_wolf[seat.idx()],
            as_other: self.ledger.as_other[seat.idx()],
        }
    }

    fn look_at_own(&self, seat: Seat) -> OwnView {
        let role = self.role(seat);
        let is_thief = self.thief.is(seat);
        let answered = self.answered.contains(seat);
        let is_voting = matches!(self.ask, Ask::Vote | Ask::Runoff);
        let ballot = match self.answers[seat.idx()].act() {
            crate::Act::Vote(whom) if answered && is_voting => whom.map(u8::from),
            _ => None,
        };
        OwnView {
            role,
            dealt: if is_thief { Role::Thief } else { role },
            answer: (answered && self.is_night()).then(|| written(self.answers[seat.idx()])),
            ballot,
            double: self.double.is(seat) && self.knows_own_card(),
            lover: self.lover_of(seat).filter(|_| self.lovers_know()).map(u8::from),
            pair: if role == Role::Cupid { pair(self.lovers) } else { None },
            middle: is_thief.then_some(self.middle),
            visions: if role == Role::Seer { self.visions() } else { Vec::new() },
            glimpses: if role == Role::Girl { self.glimpses() } else { Vec::new() },
            pack: (role.is_wolf() && self.pack_knows()).then(|| self.pack(self.alive.contains(seat))),
        }
    }

    /// Whether the holder of the double arrow has seen it: from the beginning of a vote on (LGT-R20).
    #[inline]
    pub(crate) fn knows_own_card(&self) -> bool {
        self.double_shown || matches!(self.ask, Ask::Vote | Ask::Runoff)
    }

    fn visions(&self) -> Vec<VisionView> {
        let vision = |(number, night): (u16, &Night)| {
            let seat = night.look.seat()?;
            Some(VisionView { night: number, seat: seat.into(), role: self.role(seat) })
        };
        self.remembered().filter_map(vision).collect()
    }

    fn glimpses(&self) -> Vec<GlimpseView> {
        let glimpse = |(number, night): (u16, &Night)| {
            let [seat, side] = night.names;
            let peek = night.girl.unwrap_or(Peek::Sleep);
            Some(GlimpseView { night: number, peek, seat: seat.number()?, side: side.number() })
        };
        self.remembered().filter_map(glimpse).collect()
    }

    /// What a wolf knows; what happens after his death he is not told.
    fn pack(&self, alive: bool) -> PackView {
        let night = self.this_night();
        if !alive {
            let (wolves, answers, points, leaders) = (self.wolves, ArrayVec::new(), ArrayVec::new(), Seats::EMPTY);
            return PackView { wolves, answers, points, leaders, victim: None, caught: None };
        }
        PackView {
            wolves: self.wolves,
            answers: self.wolf_nights(night, self.living_wolves()),
            points: self.pointing(),
            leaders: self.leaders,
            victim: night.victim.number(),
            caught: self.holder(Role::Girl).filter(|_| night.caught).map(u8::from),
        }
    }

    /// The living wolves who point at somebody.
    fn pointing(&self) -> ArrayVec<PointView, MAX_WOLVES> {
        let of = |wolf: Seat| Some(PointView { seat: wolf.into(), side: self.points_at(wolf)?.into() });
        self.living_wolves().iter().filter_map(of).take(MAX_WOLVES).collect()
    }

    fn wolf_nights(&self, night: &Night, wolves: Seats) -> ArrayVec<WolfNight, MAX_WOLVES> {
        let of = |wolf: Seat| {
            let at = self.wolf_idx(wolf);
            WolfNight {
                seat: wolf.into(),
                first: night.first[at].number(),
                second: night.second[at].number(),
                watch: night.watch[at].number(),
            }
        };
        wolves.iter().take(MAX_WOLVES).map(of).collect()
    }

    pub(crate) fn truth(&self) -> TruthView {
        let night = |(number, night): (u16, &Night)| NightView {
            night: number,
            look: night.look.number(),
            wolves: self.wolf_nights(night, self.wolves),
            victim: night.victim.number(),
            girl: night.girl,
            names: night.names.iter().filter_map(|it| it.number()).collect(),
            caught: night.caught,
        };
        TruthView {
            roles: self.roles[..self.n_seats()].iter().copied().collect(),
            middle: self.has_middle().then_some(self.middle),
            thief: self.thief.number(),
            lovers: pair(self.lovers),
            answers: self.open_answers(),
            nights: self.remembered().map(night).collect(),
        }
    }

    /// The answers to the open call that are not notes.
    fn open_answers(&self) -> PerSeat<AnswerView> {
        let answered = if self.is_night() { self.answered } else { Seats::EMPTY };
        let decides = |it: &Seat| !matches!(self.answers[it.idx()].act(), crate::Act::Note(_));
        let answer = |it: Seat| AnswerView { seat: it.into(), answer: written(self.answers[it.idx()]) };
        answered.iter().filter(decides).map(answer).collect()
    }
}

/// Both of a pair.
pub(crate) fn pair(seats: Seats) -> Option<[u8; 2]> {
    let mut both = seats.iter();
    Some([both.next()?.into(), both.next()?.into()])
}

fn written(mv: Move) -> ArrayString<12> {
    let mut text = ArrayString::new();
    // No answer of a night is longer; a shorter text would still be true.
    let _ = write!(text, "{mv}");
    text
}

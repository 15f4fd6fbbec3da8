//! A game with its own types behind [`AnySession`].

use table::{
    Actor, Ahead, Channel, History, Outcome, Period, Record, RecordError, Referee, Refusal, Seat, Seats, Seed, Seen,
    Since, Step, Turn, Viewer, Watcher,
};
use wire::{Moment, Past, ReplayMoment};

use crate::advice::Seeker;
use crate::afar::NewBot;
use crate::chairs::Chair;
use crate::notations::Notations;
use crate::scenario::fits;
use crate::told::{self, Text, Told};
use crate::{AdviceTask, AnySession, BotAnswer, BotTask, Proposal, Served, Watched};

/// Moments by which a move may be late and still be looked at: who is further behind looks again first.
const RECENT: u32 = 40;

/// So many times chance is tried until it falls as a lesson wants it: a die of three colours needs four, a card out of a
/// deck a few dozen.
const TRIES: u64 = 2_000;

/// One game under way: its history, what was told of it last, and the bots on its seats.
pub struct Session<G: Served> {
    history: History<G>,
    notations: Notations,
    /// The move that is being written down.
    ahead: Option<Ahead<G>>,
    /// By seat, the public last.
    told: Vec<Told<G>>,
    /// By seat.
    chairs: Vec<Option<Chair<G>>>,
}

impl<G: Served> Session<G> {
    /// Takes over a game that has just been dealt.
    pub fn new(dealt: Referee<G>) -> Self {
        Self::with(History::begin(dealt))
    }

    fn with(history: History<G>) -> Self {
        let n_seats = history.now().n_seats();
        let told = Viewer::all(n_seats).map(|_| Told::default()).collect();
        Self {
            history,
            notations: Notations::of::<G>(),
            ahead: None,
            told,
            chairs: Seat::all(n_seats).map(|_| None).collect(),
        }
    }

    /// Plays a whole record and checks its result.
    pub fn replayed(record: &Record) -> Result<Self, RecordError> {
        History::replay(record).map(Self::with)
    }

    /// Plays a whole record once, through one pair of eyes, and checks its result.
    pub fn watched(record: &Record, viewer: Viewer) -> Result<Watched, RecordError> {
        let record = &*Referee::<G>::line_of(record)?;
        let mut referee = Referee::<G>::open(record)?;
        let mut watcher = Watcher::begin(&referee, viewer);
        let mut moments = vec![told::replay_moment(0, watcher.seen())];
        for (idx, step) in record.steps.iter().enumerate() {
            let happened = referee.follow(idx + 1, step)?;
            if watcher.meet(&referee, &happened) {
                moments.push(told::replay_moment(idx + 1, watcher.seen()));
            }
        }
        referee.agrees(record)?;
        Ok(Watched { moments, outcome: referee.outcome() })
    }

    fn referee(&self) -> &Referee<G> {
        self.history.now()
    }

    fn idx(&self, viewer: Viewer) -> usize {
        let public = self.told.len() - 1;
        viewer.seat().map_or(public, |it| it.idx().min(public))
    }

    fn parse(notation: &str) -> Result<G::Move, Refusal> {
        notation.parse()
    }

    /// Lets every bot know what its seat has met.
    fn tell_bots(&mut self) {
        for (seat, chair) in Seat::all(self.history.now().n_seats()).zip(&mut self.chairs) {
            let viewer = Viewer::Seat(seat);
            if let Some(chair) = chair
                && self.history.has_just_noticed(viewer)
            {
                let view = self.history.view(viewer).clone();
                chair.meet(Seen { news: self.history.just_heard(viewer), view });
            }
        }
    }

    /// Makes the text of the latest moment by what is new, if it is not there yet.
    fn tell_latest(&mut self, viewer: Viewer) {
        let (idx, number) = (self.idx(viewer), self.history.number(viewer));
        if self.told[idx].is_of(number) {
            return;
        }
        let news = self.history.news(viewer);
        let referee = self.history.now();
        let mut moves = self.told[idx].spare();
        if let Some(seat) = viewer.seat() {
            referee.list(seat.into(), &mut moves);
        }
        let (asked, outcome) = (told::is_asked(referee, viewer), referee.outcome());
        let (now, before) = self.history.views(viewer);
        let text = Text { number, news: &news, view: Since { now, before }, asked, outcome: outcome.as_ref() };
        self.told[idx].tell(&text, moves, &self.notations);
    }
}

impl<G: Served> AnySession for Session<G> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn n_seats(&self) -> usize {
        self.referee().n_seats()
    }

    fn turn(&self) -> Turn {
        self.referee().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.referee().outcome()
    }

    fn n_steps(&self) -> usize {
        self.referee().n_steps()
    }

    fn moves(&self, actor: Actor) -> Vec<String> {
        self.referee().moves(actor).iter().map(ToString::to_string).collect()
    }

    fn check(&self, actor: Actor, notation: &str) -> Result<(), Refusal> {
        self.referee().check(actor, Self::parse(notation)?)
    }

    fn propose(&mut self, actor: Actor, notation: &str) -> Result<Proposal, Refusal> {
        self.ahead = None;
        let ahead = self.history.look_ahead(actor, Self::parse(notation)?)?;
        let noticed = ahead.noticed();
        self.ahead = Some(ahead);
        Ok(Proposal { noticed: noticed.is_everybody(self.n_seats()), public: noticed.contains(Viewer::Public) })
    }

    fn propose_with_luck(
        &mut self,
        actor: Actor,
        notation: &str,
        wanted: &serde_json::Value,
    ) -> Result<Option<Proposal>, Refusal> {
        let mv = Self::parse(notation)?;
        self.ahead = None;
        for luck in 0..TRIES {
            self.history.with_luck(Seed::from_number(luck));
            let ahead = self.history.look_ahead(actor, mv)?;
            let heard = Viewer::all(self.n_seats()).flat_map(|it| ahead.news(it));
            if told::values(&heard.collect::<Vec<_>>()).iter().any(|it| fits(wanted, it)) {
                let noticed = ahead.noticed();
                self.ahead = Some(ahead);
                let noticed_by_all = noticed.is_everybody(self.n_seats());
                return Ok(Some(Proposal { noticed: noticed_by_all, public: noticed.contains(Viewer::Public) }));
            }
        }
        Ok(None)
    }

    fn accept(&mut self) -> bool {
        let Some(ahead) = self.ahead.take() else { return false };
        self.history.go(ahead);
        self.tell_bots();
        true
    }

    fn play(&mut self, actor: Actor, notation: &str) -> Result<(), Refusal> {
        self.propose(actor, notation)?;
        self.accept();
        Ok(())
    }

    fn follow(&mut self, number: usize, step: &Step) -> Result<(), RecordError> {
        self.ahead = Some(self.history.look_at(number, step)?);
        self.accept();
        Ok(())
    }

    fn still_open(&self, seat: Seat, after: u32, notation: &str) -> bool {
        let Ok(mv) = Self::parse(notation) else { return false };
        let number = self.history.number(Viewer::Seat(seat));
        if after > number || number - after > RECENT {
            return false;
        }
        let offered = |past: &Referee<G>| past.moves(seat.into()).contains(&mv).then(|| past.period());
        let mut walk = self.history.walk(Viewer::Seat(seat), after);
        let mut question = offered(walk.here());
        while let Some(stride) = walk.step() {
            if stride.number <= after {
                question = offered(walk.here());
            } else if stride.actor == seat.into() || offered(walk.here()) != question {
                return false;
            }
        }
        question.is_some()
    }

    fn moment_number(&self, viewer: Viewer) -> u32 {
        self.history.number(viewer)
    }

    fn has_just_noticed(&self, viewer: Viewer) -> bool {
        self.history.has_just_noticed(viewer)
    }

    fn picture(&mut self, viewer: Viewer) -> String {
        let (number, news) = (self.history.number(viewer), self.history.news(viewer));
        let mut moves = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.history.now().list(seat.into(), &mut moves);
        }
        let idx = self.idx(viewer);
        self.told[idx].is_known_with(&moves);
        let (asked, outcome) = (told::is_asked(self.history.now(), viewer), self.history.now().outcome());
        let view = self.history.view(viewer);
        let text = Text { number, news: &news, view, asked, outcome: outcome.as_ref() };
        told::whole::<G>(&text, &moves, &self.notations)
    }

    fn since(&mut self, viewer: Viewer, have: u32) -> Vec<&str> {
        let (idx, number) = (self.idx(viewer), self.history.number(viewer));
        match number.saturating_sub(have) {
            0 => Vec::new(),
            1 if self.history.has_just_noticed(viewer) || self.told[idx].is_of(number) => {
                self.tell_latest(viewer);
                vec![self.told[idx].text()]
            }
            _ => {
                let mut walk = self.history.walk(viewer, have);
                let missed = told::missed(&mut walk, viewer, &self.notations);
                self.told[idx].keep_missed(missed)
            }
        }
    }

    fn forgets(&self) -> bool {
        self.referee().forgets()
    }

    fn past(&self, viewer: Viewer) -> String {
        told::past::<G>(self.history.heard(viewer))
    }

    fn awaited(&self, viewer: Viewer) -> Seats {
        self.referee().awaited(viewer)
    }

    fn close_eyes(&mut self, viewer: Viewer) {
        let idx = self.idx(viewer);
        self.told[idx] = Told::default();
        self.history.close_eyes(viewer);
    }

    fn now(&self, viewer: Viewer) -> Moment {
        let seen = Seen { news: self.history.news(viewer), view: self.referee().view(viewer) };
        told::moment(self.referee(), viewer, self.history.number(viewer), &seen)
    }

    fn heard(&self, viewer: Viewer) -> Vec<Past> {
        self.history.heard(viewer).map(|(number, news)| Past { number, news: told::values(&news) }).collect()
    }

    fn replay(&self, viewer: Viewer) -> Vec<ReplayMoment> {
        // By his own count: how often something happened that he did not notice is told after the end alone.
        self.history.retrace(viewer).enumerate().map(|(number, it)| told::replay_moment(number, &it)).collect()
    }

    fn record(&self, names: Vec<String>) -> Record {
        self.referee().record(names)
    }

    fn met(&self, seat: Seat) -> Vec<ReplayMoment> {
        let met = self.history.remembered(Viewer::Seat(seat));
        met.iter().enumerate().map(|(number, it)| told::replay_moment(number, it)).collect()
    }

    fn just_met(&mut self, seat: Seat) -> Option<ReplayMoment> {
        let viewer = Viewer::Seat(seat);
        if !self.history.has_just_noticed(viewer) {
            return None;
        }
        let seen = Seen::<G> { news: self.history.just_heard(viewer), view: self.history.view(viewer).clone() };
        Some(told::replay_moment(self.history.number(viewer) as usize, &seen))
    }

    fn seat_bot(&mut self, seat: Seat, level: &str, seed: u64) -> bool {
        let seen = self.history.remembered(Viewer::Seat(seat));
        let (Some(chair), Some(bot)) = (self.chairs.get_mut(seat.idx()), G::bot(level, seat, seed)) else {
            return false;
        };
        *chair = Some(Chair::new(bot, NewBot { level: level.to_owned(), seed }, seen));
        true
    }

    fn bot_task(&mut self, seat: Seat) -> Option<BotTask> {
        let Turn::Open { must, .. } = self.turn() else { return None };
        let chair = self.chairs.get_mut(seat.idx())?.as_mut().filter(|_| must.contains(seat))?;
        let moves = self.history.now().moves(seat.into());
        let view = self.history.view(Viewer::Seat(seat)).clone();
        chair.send_out(seat, view, moves, false)
    }

    fn interject_task(&mut self, seat: Seat) -> Option<BotTask> {
        let Turn::Open { must, may } = self.turn() else { return None };
        let free = may.contains(seat) && !must.contains(seat);
        let chair = self.chairs.get_mut(seat.idx())?.as_mut().filter(|_| free)?;
        let moves = self.history.now().moves(seat.into());
        if moves.is_empty() {
            return None;
        }
        let view = self.history.view(Viewer::Seat(seat)).clone();
        chair.send_out(seat, view, moves, true)
    }

    fn bot_done(&mut self, answer: BotAnswer) {
        if let Some(Some(chair)) = self.chairs.get_mut(answer.seat.idx()) {
            chair.take_back(answer);
        }
    }

    fn unseat_bot(&mut self, seat: Seat) {
        if let Some(chair) = self.chairs.get_mut(seat.idx()) {
            *chair = None;
        }
    }

    fn advise(&self, seat: Seat, level: &str, seed: u64) -> Option<AdviceTask> {
        let Turn::Open { must, .. } = self.turn() else { return None };
        let moves = self.referee().moves(seat.into());
        if moves.is_empty() {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let (seen, view) = (self.history.remembered(viewer), self.referee().view(viewer));
        let seeker = Seeker { seat, seen, view, moves, must: must.contains(seat) };
        Some(seeker.ask(G::bot(level, seat, seed)?))
    }

    fn period(&self) -> Option<Period> {
        self.referee().period()
    }

    fn time_up(&self) -> Option<String> {
        self.referee().time_up().map(|it| it.to_string())
    }

    fn departure(&self, seat: Seat) -> Option<String> {
        self.referee().departure(seat).map(|it| it.to_string())
    }

    fn hold(&self, on: bool) -> Option<String> {
        self.referee().hold(on).map(|it| it.to_string())
    }

    fn doze(&self, seat: Seat) -> Option<String> {
        self.referee().doze(seat).map(|it| it.to_string())
    }

    fn channels(&self, viewer: Viewer) -> Vec<Channel> {
        self.referee().channels(viewer)
    }
}

//! A game with its own types behind the door of a [`Sitting`].

use serde_json::Value;
use table::{
    Actor, Bot, Channel, Glance, Happened, Outcome, Period, Record, RecordError, Referee, Refusal, Rules, Seat, Seats,
    Seen, Turn, Viewer,
};
use wire::{ChannelInfo, Moment, MoveOutcome, Past, ReplayMoment};

use crate::{BotAnswer, BotTask, Game, Sitting, Watched};

/// One game under way: its referee, what each viewer met last, and the bots on its seats.
pub struct House<G: Game> {
    referee: Referee<G>,
    /// By seat, the public last.
    watches: Vec<Watch<G>>,
    /// By seat.
    chairs: Vec<Chair<G>>,
}

/// How far one viewer has come.
struct Watch<G: Game> {
    number: u32,
    last: Seen<G>,
    /// Where he could talk then: a place that opens or closes is a moment of its own.
    channels: Vec<Channel>,
}

impl<G: Game> Watch<G> {
    /// The deal.
    fn begin(referee: &Referee<G>, viewer: Viewer) -> Self {
        let last = Seen { news: Vec::new(), view: referee.view(viewer) };
        Self { number: 0, last, channels: referee.channels(viewer) }
    }

    /// Whether `viewer` meets anything after a move.
    fn notices(&self, referee: &Referee<G>, happened: &Happened<G>, viewer: Viewer) -> bool {
        referee.channels(viewer) != self.channels || referee.moment(happened, viewer, Some(&self.last)).is_some()
    }

    /// Goes on to what `viewer` meets after a move; `false` if he notices nothing.
    fn meet(&mut self, referee: &Referee<G>, happened: &Happened<G>, viewer: Viewer) -> bool {
        let channels = referee.channels(viewer);
        match referee.moment(happened, viewer, Some(&self.last)) {
            Some(seen) => self.last = seen,
            None if channels == self.channels => return false,
            None => self.last.news.clear(),
        }
        self.channels = channels;
        self.number += 1;
        true
    }
}

/// One way of asking a bot.
type Think<G> = fn(&mut dyn Bot<G>, &Glance<'_, G>) -> Option<<G as Rules>::Move>;

/// The bot of a seat.
enum Chair<G: Game> {
    Nobody,
    Here(Box<dyn Bot<G>>),
    /// It is thinking elsewhere; this is what it has yet to be told.
    Out(Vec<Seen<G>>),
}

impl<G: Game> House<G> {
    /// Opens the door to a game that has just been dealt.
    pub fn new(referee: Referee<G>) -> Self {
        let n_seats = referee.n_seats();
        let watches = Viewer::all(n_seats).map(|viewer| Watch::begin(&referee, viewer)).collect();
        let chairs = Seat::all(n_seats).map(|_| Chair::Nobody).collect();
        Self { referee, watches, chairs }
    }

    /// Plays a whole record and checks its result.
    pub fn replayed(record: &Record) -> Result<Self, RecordError> {
        let mut house = Self::new(Referee::open(record)?);
        for (idx, step) in record.steps.iter().enumerate() {
            let happened = house.referee.follow(idx + 1, step)?;
            house.notice(&happened);
        }
        house.referee.agrees(record)?;
        Ok(house)
    }

    /// Plays a whole record once, through one pair of eyes, and checks its result.
    pub fn watched(record: &Record, viewer: Viewer) -> Result<Watched, RecordError> {
        let mut referee = Referee::<G>::open(record)?;
        let mut watch = Watch::begin(&referee, viewer);
        let mut moments = vec![replay_moment(&watch.last)];
        for (idx, step) in record.steps.iter().enumerate() {
            let happened = referee.follow(idx + 1, step)?;
            if watch.meet(&referee, &happened, viewer) {
                moments.push(replay_moment(&watch.last));
            }
        }
        referee.agrees(record)?;
        Ok(Watched { moments, outcome: referee.outcome() })
    }

    fn watch(&self, viewer: Viewer) -> &Watch<G> {
        let public = self.watches.len() - 1;
        &self.watches[viewer.seat().map_or(public, Seat::idx).min(public)]
    }

    /// Lets every viewer notice what a move has brought about, and tells the bots.
    fn notice(&mut self, happened: &Happened<G>) {
        for (idx, viewer) in Viewer::all(self.referee.n_seats()).enumerate() {
            let watch = &mut self.watches[idx];
            if !watch.meet(&self.referee, happened, viewer) {
                continue;
            }
            let seen = &watch.last;
            match self.chairs.get_mut(idx) {
                Some(Chair::Here(bot)) => bot.see(seen),
                Some(Chair::Out(missed)) => missed.push(Seen { news: seen.news.clone(), view: seen.view.clone() }),
                Some(Chair::Nobody) | None => (),
            }
        }
    }

    /// Lets the bot on `seat` think if it is there, and keeps its chair for it.
    fn send_out(&mut self, seat: Seat, think: Think<G>) -> Option<BotTask> {
        let chair = self.chairs.get_mut(seat.idx()).filter(|it| matches!(it, Chair::Here(_)))?;
        let Chair::Here(mut bot) = std::mem::replace(chair, Chair::Out(Vec::new())) else { return None };
        let (view, moves) = (self.referee.view(Viewer::Seat(seat)), self.referee.moves(seat.into()));
        Some(Box::new(move || {
            let chosen = think(bot.as_mut(), &Glance { seat, view: &view, moves: &moves });
            BotAnswer { seat, notation: chosen.map(|it| it.to_string()), bot: Box::new(bot) }
        }))
    }

    fn parse(notation: &str) -> Result<G::Move, Refusal> {
        notation.parse()
    }

    /// A moment as it may be told to its viewer now, who may have been shown what he must remember by himself.
    fn told(&self, viewer: Viewer, seen: &Seen<G>) -> Seen<G> {
        let mut told = Seen { news: seen.news.clone(), view: seen.view.clone() };
        self.referee.forget(viewer, &mut told);
        told
    }

    /// The game once more, with the viewer's moments made by `make` from the referee of that time.
    fn relive<T>(&self, viewer: Viewer, mut make: impl FnMut(u32, &Seen<G>, &Referee<G>) -> T) -> Vec<T> {
        let record = self.referee.record(Vec::new());
        let mut past = Referee::<G>::open(&record).expect("the game was dealt like this before");
        let mut watch = Watch::begin(&past, viewer);
        let mut made = vec![make(0, &self.told(viewer, &watch.last), &past)];
        for (idx, step) in record.steps.iter().enumerate() {
            let happened = past.follow(idx + 1, step).expect("the move was accepted before");
            if watch.meet(&past, &happened, viewer) {
                made.push(make(watch.number, &self.told(viewer, &watch.last), &past));
            }
        }
        made
    }
}

/// Plain data as JSON.
fn json<T: serde::Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("views and news are plain data")
}

fn news<G: Game>(seen: &Seen<G>) -> Vec<Value> {
    seen.news.iter().map(json).collect()
}

fn replay_moment<G: Game>(seen: &Seen<G>) -> ReplayMoment {
    ReplayMoment { news: news(seen), view: json(&seen.view) }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(Into::into).collect()
}

fn moment<G: Game>(referee: &Referee<G>, viewer: Viewer, number: u32, seen: &Seen<G>) -> Moment {
    let moves = viewer.seat().map_or_else(Vec::new, |seat| referee.moves(seat.into()));
    let must = match referee.turn() {
        Turn::Open { must, .. } => must,
        Turn::Over(_) => Seats::EMPTY,
    };
    let channels = referee.channels(viewer).into_iter();
    Moment {
        number,
        news: news(seen),
        view: json(&seen.view),
        moves: moves.iter().map(ToString::to_string).collect(),
        asked: viewer.seat().is_some_and(|seat| must.contains(seat)),
        awaited: numbers(referee.awaited(viewer)),
        channels: channels.map(|it| ChannelInfo { key: it.key.into(), write: it.write }).collect(),
        outcome: referee.outcome().map(|it| MoveOutcome {
            winners: numbers(it.winners()),
            ranks: it.ranks().to_vec(),
            reason: it.reason().into(),
        }),
    }
}

impl<G: Game> Sitting for House<G> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn n_seats(&self) -> usize {
        self.referee.n_seats()
    }

    fn turn(&self) -> Turn {
        self.referee.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.referee.outcome()
    }

    fn n_steps(&self) -> usize {
        self.referee.n_steps()
    }

    fn moves(&self, actor: Actor) -> Vec<String> {
        self.referee.moves(actor).iter().map(ToString::to_string).collect()
    }

    fn check(&self, actor: Actor, notation: &str) -> Result<(), Refusal> {
        self.referee.check(actor, Self::parse(notation)?)
    }

    fn noticed(&self, actor: Actor, notation: &str) -> bool {
        let Ok(mv) = Self::parse(notation) else { return false };
        let mut next = self.referee.clone();
        let Ok(happened) = next.play(actor, mv) else { return false };
        let mut viewers = Viewer::all(self.n_seats()).zip(&self.watches);
        viewers.all(|(viewer, watch)| watch.notices(&next, &happened, viewer))
    }

    fn still_open(&self, seat: Seat, after: u32, notation: &str) -> bool {
        let Ok(mv) = Self::parse(notation) else { return false };
        let record = self.referee.record(Vec::new());
        let mut past = Referee::<G>::open(&record).expect("the game was dealt like this before");
        let mut watch = Watch::begin(&past, Viewer::Seat(seat));
        let offered = |past: &Referee<G>| past.moves(seat.into()).contains(&mv).then(|| past.period());
        let mut question = offered(&past);
        for (idx, step) in record.steps.iter().enumerate() {
            let happened = past.follow(idx + 1, step).expect("the move was accepted before");
            watch.meet(&past, &happened, Viewer::Seat(seat));
            if watch.number <= after {
                question = offered(&past);
            } else if step.actor == seat.into() || offered(&past) != question {
                return false;
            }
        }
        question.is_some() && watch.number >= after
    }

    fn play(&mut self, actor: Actor, notation: &str) -> Result<(), Refusal> {
        let happened = self.referee.play(actor, Self::parse(notation)?)?;
        self.notice(&happened);
        Ok(())
    }

    fn moment_number(&self, viewer: Viewer) -> u32 {
        self.watch(viewer).number
    }

    fn now(&self, viewer: Viewer) -> Moment {
        let watch = self.watch(viewer);
        moment(&self.referee, viewer, watch.number, &self.told(viewer, &watch.last))
    }

    fn since(&self, viewer: Viewer, have: u32) -> Vec<Moment> {
        let number = self.moment_number(viewer);
        match number.saturating_sub(have) {
            0 => Vec::new(),
            1 => vec![self.now(viewer)],
            _ => {
                let later = |number, seen: &Seen<G>, past: &Referee<G>| {
                    (number > have).then(|| moment(past, viewer, number, seen))
                };
                self.relive(viewer, later).into_iter().flatten().collect()
            }
        }
    }

    fn past(&self, viewer: Viewer) -> Vec<Past> {
        let heard = self.relive(viewer, |number, seen, _| Past { number, news: news(seen) });
        heard.into_iter().filter(|it| !it.news.is_empty()).collect()
    }

    fn replay(&self, viewer: Viewer) -> Vec<ReplayMoment> {
        self.relive(viewer, |_, seen, _| replay_moment(seen))
    }

    fn record(&self, names: Vec<String>) -> Record {
        self.referee.record(names)
    }

    fn seat_bot(&mut self, seat: Seat, level: &str, seed: u64) -> bool {
        let Some(chair) = self.chairs.get_mut(seat.idx()) else { return false };
        let Some(mut bot) = G::bot(level, seat, seed) else { return false };
        for seen in self.referee.retrace(Viewer::Seat(seat)) {
            bot.see(&seen);
        }
        *chair = Chair::Here(bot);
        true
    }

    fn bot_task(&mut self, seat: Seat) -> Option<BotTask> {
        match self.referee.turn() {
            Turn::Open { must, .. } if must.contains(seat) => {
                self.send_out(seat, |bot, glance| Some(bot.choose(glance)))
            }
            _ => None,
        }
    }

    fn interject_task(&mut self, seat: Seat) -> Option<BotTask> {
        match self.referee.turn() {
            Turn::Open { must, may } if may.contains(seat) && !must.contains(seat) => {
                if self.referee.moves(seat.into()).is_empty() {
                    return None;
                }
                self.send_out(seat, |bot, glance| bot.interject(glance))
            }
            _ => None,
        }
    }

    fn bot_done(&mut self, answer: BotAnswer) {
        let Some(chair) = self.chairs.get_mut(answer.seat.idx()) else { return };
        // A bot that was replaced while it thought is not taken back.
        let Chair::Out(missed) = chair else { return };
        let Ok(mut bot) = answer.bot.downcast::<Box<dyn Bot<G>>>() else { return };
        for seen in missed.drain(..) {
            bot.see(&seen);
        }
        *chair = Chair::Here(*bot);
    }

    fn unseat_bot(&mut self, seat: Seat) {
        if let Some(chair) = self.chairs.get_mut(seat.idx()) {
            *chair = Chair::Nobody;
        }
    }

    fn period(&self) -> Option<Period> {
        self.referee.period()
    }

    fn time_up(&self) -> Option<String> {
        self.referee.time_up().map(|it| it.to_string())
    }

    fn departure(&self, seat: Seat) -> Option<String> {
        self.referee.departure(seat).map(|it| it.to_string())
    }

    fn channels(&self, viewer: Viewer) -> Vec<Channel> {
        self.referee.channels(viewer)
    }
}

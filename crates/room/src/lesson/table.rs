//! The machine itself.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use cabinet::lesson::{Course, Fault, Lesson, Verdict};
use cabinet::{BotAnswer, BotTask, bot_names};
use table::{Seat, Seed, Viewer};
use wire::{
    Absent, ChannelInfo, ClientMessage, CoachAnswer, FromTable, Have, LessonAct, Place, SeatInfo, SeatKind, TableInfo,
    TablePhase, Tempo, ToTable,
};

use super::bots::Bots;
use super::coach;
use crate::{Failure, Luck, RoomConfig};

/// What can happen to the table of a lesson.
#[derive(Debug)]
pub enum LessonInput {
    /// The learner's client says something; `hello` comes first.
    Says(ClientMessage),
    /// A bot has thought; nothing if it failed.
    Thought {
        /// Of the thought that was asked for.
        ticket: u64,
        /// What came of it.
        answer: Option<BotAnswer>,
    },
    /// The time has come that [`LessonTable::due`] named.
    Ring,
}

/// What it wants done, in this order.
#[derive(Debug)]
pub enum LessonEffect {
    /// This text goes to the client.
    Send(String),
    /// This bot is to think, and its answer to come back as [`LessonInput::Thought`].
    Think {
        /// Names the thought.
        ticket: u64,
        /// The thought.
        task: BotTask,
        /// When its answer is due, so that the learner can follow.
        due: Duration,
        /// How long it may think before it is asked to stop.
        within: Duration,
    },
    /// Something is wrong with the lesson, which its author should know.
    Trouble(String),
}

/// One lesson being taken by one learner.
pub struct LessonTable {
    pub(super) config: Arc<RoomConfig>,
    pub(super) course: Course,
    /// By seat; the learner has none here.
    names: Vec<String>,
    pub(super) luck: Luck,
    /// Raised whenever another position is laid out: to clients it is another game of this table.
    round: u32,
    /// Number of the last moment that was sent; none before the first picture.
    have: Option<u32>,
    /// The last moment that the client has shown, if it ever says so.
    shown: Option<u32>,
    /// What is said to what the learner did last.
    answer: Option<CoachAnswer>,
    /// When the others make their next move of the story.
    reply_due: Option<Duration>,
    pub(super) bots: Bots,
    /// The learner's client would rather not be asked where nothing hangs on the answer.
    pub(super) asleep: bool,
    pub(super) now: Duration,
    pub(super) out: Vec<LessonEffect>,
}

impl LessonTable {
    /// Opens a lesson at a step; `seed` is of nobody's knowledge. A step that it does not have is its first one.
    pub fn open(config: Arc<RoomConfig>, lesson: &Lesson, step: usize, seed: Seed) -> Result<Self, Fault> {
        let step = if step < lesson.steps.len() { step } else { 0 };
        let mut course = Course::open(lesson, step)?;
        let mut others = bot_names(&lesson.game);
        let n_seats = course.session().n_seats();
        let name = |seat: Seat| if seat == lesson.learner { Some("") } else { others.next() };
        let names = Seat::all(n_seats).map(name).map(|it| it.unwrap_or("Bot").to_owned()).collect();
        let mut table = Self {
            config,
            course,
            names,
            luck: Luck::new(seed),
            round: 1,
            have: None,
            shown: None,
            answer: None,
            reply_due: None,
            bots: Bots::default(),
            asleep: false,
            now: Duration::ZERO,
            out: Vec::new(),
        };
        table.seat_bots();
        Ok(table)
    }

    /// Takes in what has happened; gives what is to be done.
    pub fn handle(&mut self, now: Duration, input: LessonInput) -> Vec<LessonEffect> {
        self.now = self.now.max(now);
        match input {
            LessonInput::Says(ClientMessage { id, says }) => self.hear(id, says),
            LessonInput::Thought { ticket, answer } => self.thought(ticket, answer),
            LessonInput::Ring => self.ring(),
        }
        std::mem::take(&mut self.out)
    }

    /// When [`LessonInput::Ring`] is due.
    pub fn due(&self) -> Option<Duration> {
        self.reply_due
    }

    fn hear(&mut self, id: u32, says: ToTable) {
        match says {
            ToTable::Hello { protocol, .. } if protocol != wire::PROTOCOL => {
                let detail = format!("this server speaks version {}", wire::PROTOCOL);
                self.send(&FromTable::Error { id: Some(id), code: "protocol".into(), detail });
            }
            ToTable::Hello { seat, have, .. } => self.welcome(id, seat, have),
            ToTable::Look { seat } if self.is_learner(seat) => {
                self.show();
                self.send(&FromTable::Done { id });
                self.stir();
            }
            ToTable::Play { seat, after, notation } => self.play(id, seat, after, &notation),
            ToTable::Lesson { act } => self.act(id, act),
            ToTable::Seen { round, moment } => {
                if round == self.round && self.have >= Some(moment) {
                    self.shown = self.shown.max(Some(moment));
                    self.stir();
                }
            }
            ToTable::Sleep { seat, asleep } if self.is_learner(Some(seat)) => {
                self.asleep = asleep;
                self.send(&FromTable::Done { id });
                self.stir();
            }
            ToTable::Look { .. } | ToTable::Sleep { .. } => self.fail(id, &Failure::NotYourSeat),
            ToTable::Chat { .. } => self.fail(id, &Failure::ChatClosed),
            ToTable::Ping => self.send(&FromTable::Pong { id }),
        }
    }

    fn welcome(&mut self, id: u32, seat: Option<u8>, have: Option<Have>) {
        if seat.is_some() && !self.is_learner(seat) {
            return self.fail(id, &Failure::NotYourSeat);
        }
        if self.have.is_none() {
            // Whatever the client has was told by another table, which is gone: this is another game.
            self.round = have.map_or(1, |it| it.round.saturating_add(1));
        }
        let seats = vec![u8::from(self.course.lesson().learner)];
        let table = self.info();
        self.send(&FromTable::Welcome { protocol: wire::PROTOCOL, seats, table, chat: Vec::new() });
        // Who says through whose eyes he looks is shown it at once; others look first.
        if seat.is_some() {
            self.show();
            self.stir();
        }
    }

    /// The learner makes a move.
    fn play(&mut self, id: u32, seat: u8, after: u32, notation: &str) {
        if !self.is_learner(Some(seat)) {
            return self.fail(id, &Failure::NotYourSeat);
        }
        let (me, viewer) = (self.course.lesson().learner, self.viewer());
        let game = self.course.session();
        if game.moment_number(viewer) != after && !game.still_open(me, after, notation) {
            return self.fail(id, &Failure::Stale);
        }
        // What begins like this is no move, and has a message of its own.
        if !self.is_asked() || notation.starts_with('@') {
            return self.fail(id, &Failure::NotPlaying);
        }
        let verdict = self.attempt(notation);
        match verdict {
            Verdict::Free | Verdict::Right(_) | Verdict::Shown(_) => self.send(&FromTable::Done { id }),
            Verdict::Wrong(_) | Verdict::Elsewhere(_) => self.fail(id, &Failure::NotWanted),
            Verdict::Refused(refusal, _) => {
                let (rule, code) = (refusal.rule.to_owned(), refusal.code.to_owned());
                self.send(&FromTable::Refused { id, rule, code });
            }
        }
        self.stir();
    }

    /// Something that is no move.
    fn act(&mut self, id: u32, act: LessonAct) {
        let done = match act {
            LessonAct::Go { step } => {
                let opened = Course::open(self.course.lesson(), step as usize);
                opened.map(|it| self.course = it).map(|()| self.begin_anew())
            }
            LessonAct::TakeBack => self.course.take_back().map(|()| self.begin_anew()),
            LessonAct::Deed { deed } => {
                if self.is_asked() && self.wants_deeds() && deed.starts_with('@') {
                    self.attempt(&deed);
                }
                Ok(())
            }
        };
        match done {
            Ok(()) => self.send(&FromTable::Done { id }),
            Err(_) => self.fail(id, &Failure::NotWanted),
        }
        self.stir();
    }

    /// Whether anything on the screen that is no move counts now; otherwise the learner may do what he likes with it.
    fn wants_deeds(&self) -> bool {
        self.course.task().is_some_and(|it| it.accept.iter().any(|it| it.pattern.is_deed()))
    }

    fn attempt(&mut self, deed: &str) -> Verdict {
        let verdict = self.course.attempt(deed);
        self.answer = coach::answer(&self.course, &verdict);
        self.bots.learner_moved();
        self.tell_moments();
        self.tell_coach();
        verdict
    }

    /// Another position is on the table.
    fn begin_anew(&mut self) {
        self.round = self.round.saturating_add(1);
        (self.have, self.answer, self.reply_due) = (None, None, None);
        self.shown = self.shown.map(|_| 0);
        self.bots.begin();
        self.seat_bots();
        let table = self.info();
        self.send(&FromTable::Table { table, seats: vec![u8::from(self.course.lesson().learner)] });
        self.show();
    }

    /// Has the others go on, once everything so far has been shown.
    pub(super) fn stir(&mut self) {
        let is_behind = self.have.is_none() || self.shown.is_some_and(|it| Some(it) < self.have);
        if is_behind {
            self.reply_due = None;
        } else if self.course.is_replying() {
            let due = self.now + self.config.bot_delay;
            self.reply_due.get_or_insert(due);
        } else if !self.course.is_over() && self.course.task().is_some_and(|it| it.bots.is_some()) {
            self.wake_bots();
        }
    }

    fn ring(&mut self) {
        if self.reply_due.is_none_or(|it| it > self.now) {
            return;
        }
        self.reply_due = None;
        if let Err(fault) = self.course.reply() {
            self.out.push(LessonEffect::Trouble(fault.to_string()));
        }
        self.tell_moments();
        if !self.course.is_replying() {
            self.seat_bots();
            self.tell_coach();
        }
        self.stir();
    }

    /// Whether the learner may do something now.
    fn is_asked(&self) -> bool {
        !self.course.is_replying() && !self.course.is_astray() && !self.course.is_over()
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.course.lesson().learner)
    }

    fn is_learner(&self, seat: Option<u8>) -> bool {
        seat == Some(u8::from(self.course.lesson().learner))
    }

    /// Sends where the game stands, from nothing, and what the coach says of it.
    fn show(&mut self) {
        let viewer = self.viewer();
        let around = self.around();
        let mut text = self.head("picture");
        let game = self.course.session();
        self.have = Some(game.moment_number(viewer));
        text += &game.picture(viewer);
        text += &around;
        text += ",\"past\":";
        text += &game.past(viewer);
        text.push('}');
        self.out.push(LessonEffect::Send(text));
        self.tell_coach();
    }

    /// Sends the moments that were not sent yet.
    pub(super) fn tell_moments(&mut self) {
        let Some(have) = self.have else { return };
        let (viewer, head, around) = (self.viewer(), self.head("moment"), self.around());
        let texts = self.course.session().since(viewer, have);
        let texts: Vec<String> = texts.into_iter().map(|it| format!("{head}{it}{around}}}")).collect();
        self.have = Some(have + texts.len() as u32);
        self.out.extend(texts.into_iter().map(LessonEffect::Send));
    }

    pub(super) fn tell_coach(&mut self) {
        let coach = coach::coach(&self.course, self.answer.clone());
        self.send(&FromTable::Coach { coach });
    }

    /// How a message about the game begins, up to the moment in it.
    fn head(&self, kind: &str) -> String {
        let seat = u8::from(self.course.lesson().learner);
        let mut head = String::new();
        write!(head, "{{\"type\":\"{kind}\",\"round\":{},\"seat\":{seat},\"now\":", self.round).unwrap_or_default();
        head
    }

    /// What a moment ends with. Nobody talks in a lesson: places to talk are shown as they are, and closed.
    fn around(&mut self) -> String {
        let viewer = self.viewer();
        let game = self.course.session();
        let awaited: Vec<u8> = game.awaited(viewer).iter().map(u8::from).collect();
        let channels = game.channels(viewer).into_iter();
        let channels: Vec<ChannelInfo> = channels.map(|it| ChannelInfo { key: it.key.into(), write: false }).collect();
        let json = |it: Result<String, serde_json::Error>| it.unwrap_or_default();
        format!(
            ",\"awaited\":{},\"channels\":{}}}",
            json(serde_json::to_string(&awaited)),
            json(serde_json::to_string(&channels))
        )
    }

    fn info(&self) -> TableInfo {
        let lesson = self.course.lesson();
        let seat = |(seat, name): (Seat, &String)| SeatInfo {
            who: if seat == lesson.learner {
                let (guest, name) = (String::new(), String::new());
                SeatKind::Person { guest, name, here: true, absent: false, held: None, gone: false }
            } else {
                SeatKind::Bot { level: "easy".into(), name: name.clone(), program: None }
            },
            shared: false,
        };
        let written = self.course.step().options.as_ref().or(lesson.options.as_ref());
        let options = written.and_then(|it| it.1.as_object()).into_iter().flatten();
        let options = options.filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned())));
        TableInfo {
            code: None,
            link: None,
            game: lesson.game.clone(),
            options: options.collect::<BTreeMap<_, _>>(),
            seats: Seat::all(self.names.len()).zip(&self.names).map(seat).collect(),
            phase: TablePhase::Playing,
            round: self.round,
            host: String::new(),
            public: false,
            tempo: Tempo::Off,
            absent: Absent::Wait,
            place: Place::Apart,
            paused: false,
            clock: None,
            watching: 0,
            halted: None,
            outcome: None,
            past: None,
            played: 0,
            won: Vec::new(),
            proposal: None,
            changed: 0,
        }
    }

    fn fail(&mut self, id: u32, failure: &Failure) {
        let message = failure.message(Some(id));
        self.send(&message);
    }

    pub(super) fn send(&mut self, message: &FromTable) {
        self.out.push(LessonEffect::Send(serde_json::to_string(message).unwrap_or_default()));
    }
}

impl std::fmt::Debug for LessonTable {
    /// Says which lesson; never what lies on its table.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LessonTable({:?})", self.course)
    }
}

//! The house in the tab: all tables that are open here, their lines, and what is asked. It knows no clock, no store and no thread: these are
//! outside, and speak through the border.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use cabinet::lesson::of_house;
use ledger::{Guest, GuestId, StoreError, Table};
use room::{Ask, ClientId, Hello, Luck, Now, RoomConfig, Says, names, thinking_time};
use serde::Serialize;
use table::Seed;
use wire::{ClientMessage, FromTable, ToTable};

use crate::border::{Effect, Input, Me, Outcome, Pace, Read, Thought, Written};
use crate::desk::{Desk, Shape, Word, stored};
use crate::lesson::{Learning, place_of};
use crate::refused::Refused;
use crate::rows::{StoredGame, StoredTable, TabWrite, TableRow};

/// How links of this house begin: no server's does.
pub const LINKS_BEGIN: &str = "tab-";

/// How long a table stays in memory that nobody needs.
const LINGERS: Duration = Duration::from_secs(30);

/// Everything that is open here.
pub struct House {
    pub(crate) config: Arc<RoomConfig>,
    pub(crate) luck: Luck,
    pub(crate) me: Guest,
    broken: HashSet<String>,
    pub(crate) places: BTreeMap<String, Place>,
    lines: BTreeMap<u64, Line>,
    lessons: BTreeMap<u64, Learning>,
    /// What is being read, and what for.
    reads: HashMap<u64, Purpose>,
    n_reads: u64,
    pub(crate) now: Now,
    pub(crate) out: Vec<Effect>,
}

/// A table, as far as it is here.
pub(crate) enum Place {
    /// It is being written for the first time.
    Laying { table: Box<Table>, request: u64, begins: bool },
    /// It is being read; these wait.
    Opening { lines: Vec<u64>, asks: Vec<(u64, Shape, Ask)> },
    /// It is here.
    Open(Box<Desk>),
    /// It is being removed.
    Going { request: u64 },
}

/// What would be a socket.
struct Line {
    way: Way,
    /// Whether the table has let it in.
    inside: bool,
}

#[derive(Clone)]
enum Way {
    Table(String),
    Lesson { game: String, step: usize },
}

/// What something is read for.
pub(crate) enum Purpose {
    Open(String),
    Again(String),
    Replay { request: u64, seat: Option<u8>, round: Option<u32> },
    Record { request: u64, round: Option<u32> },
    Past { request: u64, seat: Option<u8> },
    List { request: u64 },
}

impl House {
    /// A house with nobody in it; `seed` is of nobody's knowledge.
    pub fn new(seed: Seed, me: &Me, pace: Pace, broken: Vec<String>) -> Self {
        let usual = RoomConfig::default();
        let ms = |it: Option<u64>, otherwise: Duration| it.map_or(otherwise, Duration::from_millis);
        let bot_delay = ms(pace.bot_delay_ms, usual.bot_delay);
        let config = RoomConfig {
            bot_delay,
            bot_budget: ms(pace.bot_think_ms, thinking_time(bot_delay)),
            second: ms(pace.second_ms, usual.second),
            links_begin: LINKS_BEGIN,
            codes: false,
            ..usual
        };
        Self {
            config: Arc::new(config),
            luck: Luck::new(seed),
            me: guest(me),
            broken: broken.into_iter().collect(),
            places: BTreeMap::new(),
            lines: BTreeMap::new(),
            lessons: BTreeMap::new(),
            reads: HashMap::new(),
            n_reads: 0,
            now: Now { tick: Duration::ZERO, ms: 0 },
            out: Vec::new(),
        }
    }

    /// Takes in what has happened; gives what is to be done.
    pub fn handle(&mut self, now: Now, input: Input) -> Outcome {
        self.now = Now { tick: now.tick.max(self.now.tick), ms: now.ms };
        match input {
            Input::Begin { me, .. } => self.rename(&me),
            Input::Request { id, method, path, body } => self.request(id, &method, &path, body.as_deref()),
            Input::Open { line, way } => self.open_line(line, &way),
            Input::Say { line, text } => self.hear(line, &text),
            Input::Close { line } => self.close_line(line),
            Input::Loaded { ask, read } => self.loaded(ask, read),
            Input::LoadedGame { ask, read } => self.loaded_game(ask, read),
            Input::Listed { ask, read } => self.listed(ask, read),
            Input::Written { table, result } => self.written(&table, result),
            Input::Thought { place, ticket, answer } => self.thought(&place, ticket, answer),
            Input::Ring => self.ring(),
        }
        self.tidy();
        let due = self.due().map(|it| it.as_secs_f64() * 1000.0);
        Outcome { effects: std::mem::take(&mut self.out), due }
    }

    /// When something is due that nobody asks for.
    pub fn due(&self) -> Option<Duration> {
        let tables =
            self.places.values().filter_map(|it| if let Place::Open(desk) = it { desk.due(LINGERS) } else { None });
        tables.chain(self.lessons.values().filter_map(Learning::due)).min()
    }

    fn rename(&mut self, me: &Me) {
        let guest = guest(me);
        if guest == self.me {
            return;
        }
        self.me = guest.clone();
        for link in self.links() {
            self.at_desk(&link, |desk, now| desk.renamed(now, guest.clone()));
        }
    }

    fn links(&self) -> Vec<String> {
        self.places.keys().cloned().collect()
    }

    fn ring(&mut self) {
        for link in self.links() {
            self.at_desk(&link, Desk::ring);
        }
        let tick = self.now.tick;
        let said: Vec<Effect> = self.lessons.values_mut().flat_map(|it| it.ring(tick)).collect();
        self.out.extend(said);
    }

    fn thought(&mut self, place: &str, ticket: u64, answer: Option<Thought>) {
        let tick = self.now.tick;
        let lesson = self.lessons.values_mut().find(|it| it.is_at(place));
        if let Some(lesson) = lesson {
            let said = lesson.thought(tick, ticket, answer);
            self.out.extend(said);
        } else {
            self.at_desk(place, |desk, now| desk.thought(now, ticket, answer));
        }
    }

    /// Does something at a table that is here, and all that follows.
    pub(crate) fn at_desk(&mut self, link: &str, act: impl FnOnce(&mut Desk, Now) -> Vec<Word>) {
        let now = self.now;
        if let Some(Place::Open(desk)) = self.places.get_mut(link) {
            let words = act(desk, now);
            self.pass_on(link, words);
        }
    }

    fn pass_on(&mut self, link: &str, words: Vec<Word>) {
        for word in words {
            match word {
                Word::Out(effect) => self.out.push(effect),
                Word::Inside(line) => {
                    if let Some(line) = self.lines.get_mut(&line) {
                        line.inside = true;
                    }
                }
                Word::Load => self.read(Purpose::Again(link.to_owned()), link),
                Word::Send(lines, text) => {
                    let lines: Vec<u64> = lines.into_iter().filter(|it| self.lines.contains_key(it)).collect();
                    if !lines.is_empty() {
                        self.out.push(Effect::Said { lines, text });
                    }
                }
                Word::Drop(line) => {
                    if self.lines.remove(&line).is_some() {
                        self.out.push(Effect::Closed { line });
                    }
                }
                Word::Answer(id, Ok((status, table))) => self.answer(id, status, &table),
                Word::Answer(id, Err(refused)) => self.refuse(id, &refused),
            }
        }
    }

    /// Lets go of tables that nobody has needed for a while: who has just opened one is about to come.
    fn tidy(&mut self) {
        let tick = self.now.tick;
        let lines = &self.lines;
        let waited_for = |link: &str| lines.values().any(|it| matches!(&it.way, Way::Table(to) if to == link));
        let mut gone = Vec::new();
        for (link, place) in &mut self.places {
            let Place::Open(desk) = place else { continue };
            let idle = desk.is_idle() && !waited_for(link);
            if desk.rests_since(idle, tick).is_some_and(|it| it + LINGERS <= tick) {
                gone.push(link.clone());
            }
        }
        for place in gone {
            self.places.remove(&place);
            self.out.push(Effect::Forget { place });
        }
    }
}

/// Answers.
impl House {
    pub(crate) fn answer(&mut self, id: u64, status: u16, body: &impl Serialize) {
        match serde_json::to_string(body) {
            Ok(body) => self.out.push(Effect::Answer { id, status, body }),
            Err(error) => self.refuse(id, &Refused::new(500, "server", error.to_string())),
        }
    }

    pub(crate) fn refuse(&mut self, id: u64, refused: &Refused) {
        self.out.push(Effect::Answer { id, status: refused.status, body: refused.body() });
    }

    fn tell(&mut self, line: u64, message: &FromTable) {
        let text = serde_json::to_string(message).unwrap_or_default();
        self.out.push(Effect::Said { lines: vec![line], text });
    }
}

/// Tables come and go.
impl House {
    /// Asks a table by its link, which is read first if it is not here.
    pub(crate) fn ask(&mut self, link: &str, request: u64, shape: Shape, ask: Ask) {
        match self.places.get_mut(link) {
            Some(Place::Open(_)) => {
                let me = self.me.clone();
                self.at_desk(link, |desk, now| desk.ask(now, (request, shape), me, ask));
            }
            Some(Place::Opening { asks, .. }) => asks.push((request, shape, ask)),
            Some(Place::Laying { .. }) => self.refuse(request, &room::Failure::Busy.into()),
            Some(Place::Going { .. }) => self.refuse(request, &Refused::no_table()),
            None => self.open(link, Vec::new(), vec![(request, shape, ask)]),
        }
    }

    fn open(&mut self, link: &str, lines: Vec<u64>, asks: Vec<(u64, Shape, Ask)>) {
        self.places.insert(link.to_owned(), Place::Opening { lines, asks });
        self.read(Purpose::Open(link.to_owned()), link);
    }

    /// Has a table read.
    pub(crate) fn read(&mut self, purpose: Purpose, link: &str) {
        self.n_reads += 1;
        self.reads.insert(self.n_reads, purpose);
        self.out.push(Effect::Load { ask: self.n_reads, table: link.to_owned() });
    }

    pub(crate) fn read_game(&mut self, purpose: Purpose, link: &str) {
        self.n_reads += 1;
        self.reads.insert(self.n_reads, purpose);
        self.out.push(Effect::LoadGame { ask: self.n_reads, game: link.to_owned() });
    }

    pub(crate) fn list(&mut self, request: u64) {
        self.n_reads += 1;
        self.reads.insert(self.n_reads, Purpose::List { request });
        self.out.push(Effect::List { ask: self.n_reads });
    }

    /// Writes a table that was asked for; it is there once that is done.
    pub(crate) fn lay(&mut self, table: Table, request: u64, begins: bool) {
        let link = table.link.0.clone();
        let write = Box::new(TabWrite::Open { table: TableRow::of(&table) });
        self.places.insert(link.clone(), Place::Laying { table: Box::new(table), request, begins });
        self.out.push(Effect::Write { table: link, write });
    }

    /// Has a table removed, with all that was played there.
    pub(crate) fn remove(&mut self, link: &str, request: u64) {
        if matches!(self.places.get(link), Some(Place::Laying { .. } | Place::Opening { .. } | Place::Going { .. })) {
            return self.refuse(request, &room::Failure::Busy.into());
        }
        self.hang_up(link);
        self.places.insert(link.to_owned(), Place::Going { request });
        self.out.push(Effect::Forget { place: link.to_owned() });
        let write = Box::new(TabWrite::Remove { link: link.to_owned() });
        self.out.push(Effect::Write { table: link.to_owned(), write });
    }

    fn written(&mut self, link: &str, result: Written) {
        let done = result == Written::Done { ok: true };
        match self.places.remove(link) {
            Some(Place::Open(desk)) => {
                self.places.insert(link.to_owned(), Place::Open(desk));
                self.at_desk(link, |desk, now| desk.written(now, result));
            }
            Some(Place::Laying { table, request, begins }) if done => {
                let me = self.me.clone();
                self.sit_down(link, Desk::fresh(*table, &me));
                let ask = if begins { Ask::Start } else { Ask::Look };
                self.ask(link, request, Shape::Table(201), ask);
            }
            Some(Place::Laying { request, .. } | Place::Going { request }) if !done => {
                self.refuse(request, &unwritten(result).into());
            }
            Some(Place::Going { request }) => {
                self.out.push(Effect::Answer { id: request, status: 204, body: String::new() });
            }
            Some(other @ (Place::Laying { .. } | Place::Opening { .. })) => {
                self.places.insert(link.to_owned(), other);
            }
            None => (),
        }
    }

    /// A room for a table that was read.
    fn sit_down(&mut self, link: &str, stored: room::Stored) {
        let seed = self.luck.seed();
        let (desk, words) = Desk::open(self.config.clone(), stored, seed, self.now);
        self.places.insert(link.to_owned(), Place::Open(Box::new(desk)));
        self.pass_on(link, words);
    }

    fn loaded(&mut self, ask: u64, read: Read<Option<StoredTable>>) {
        let Some(purpose) = self.reads.remove(&ask) else { return };
        match purpose {
            Purpose::Open(link) => self.opened(&link, read),
            Purpose::Again(link) => {
                let stored = self.take_up(&link, read).and_then(|it| it.ok_or_else(|| failed("the table is gone")));
                self.at_desk(&link, |desk, now| desk.loaded(now, stored));
            }
            Purpose::Replay { request, seat, round } => self.replay(request, seat, round, read),
            Purpose::Record { request, round } => self.record(request, round, read),
            Purpose::Past { request, .. } | Purpose::List { request } => self.refuse(request, &Refused::no_route()),
        }
    }

    fn take_up(&mut self, link: &str, read: Read<Option<StoredTable>>) -> Result<Option<room::Stored>, StoreError> {
        let Some(contents) = contents(read)? else { return Ok(None) };
        let (seed, broken) = (self.luck.seed(), self.broken.contains(link));
        Ok(Some(stored(&self.config, &self.me, contents, seed, broken)))
    }

    fn opened(&mut self, link: &str, read: Read<Option<StoredTable>>) {
        let taken = self.take_up(link, read);
        let Some(Place::Opening { lines, asks }) = self.places.remove(link) else { return };
        match taken {
            Ok(Some(stored)) => {
                self.sit_down(link, stored);
                for line in lines {
                    if self.lines.contains_key(&line) {
                        self.out.push(Effect::Opened { line });
                    }
                }
                for (request, shape, ask) in asks {
                    self.ask(link, request, shape, ask);
                }
            }
            missing => {
                let refused = missing.err().map_or_else(Refused::no_table, Refused::from);
                self.hang_up(link);
                for (request, ..) in asks {
                    self.refuse(request, &refused);
                }
            }
        }
    }

    fn loaded_game(&mut self, ask: u64, read: Read<Option<StoredGame>>) {
        let Some(purpose) = self.reads.remove(&ask) else { return };
        if let Purpose::Past { request, seat } = purpose {
            self.past(request, seat, read);
        }
    }

    fn listed(&mut self, ask: u64, read: Read<Vec<TableRow>>) {
        if let Some(Purpose::List { request }) = self.reads.remove(&ask) {
            self.tell_list(request, read);
        }
    }

    /// Ends all lines to a table.
    fn hang_up(&mut self, link: &str) {
        let leads_there = |it: &Line| matches!(&it.way, Way::Table(to) if to == link);
        let gone: Vec<u64> = self.lines.iter().filter(|it| leads_there(it.1)).map(|it| *it.0).collect();
        for line in gone {
            self.lines.remove(&line);
            self.out.push(Effect::Closed { line });
        }
    }
}

/// Lines.
impl House {
    fn open_line(&mut self, line: u64, way: &str) {
        if self.lines.contains_key(&line) {
            self.close_line(line);
        }
        let Some(way) = Way::read(way) else {
            self.out.push(Effect::Closed { line });
            return;
        };
        self.lines.insert(line, Line { way: way.clone(), inside: false });
        let Way::Table(link) = way else {
            self.out.push(Effect::Opened { line });
            return;
        };
        match self.places.get_mut(&link) {
            Some(Place::Open(_)) => self.out.push(Effect::Opened { line }),
            Some(Place::Opening { lines, .. }) => lines.push(line),
            Some(Place::Laying { .. } | Place::Going { .. }) => {
                self.lines.remove(&line);
                self.out.push(Effect::Closed { line });
            }
            None => self.open(&link, vec![line], Vec::new()),
        }
    }

    fn close_line(&mut self, line: u64) {
        let Some(gone) = self.lines.remove(&line) else { return };
        match gone.way {
            Way::Table(link) => self.at_desk(&link, |desk, now| desk.gone(now, line)),
            Way::Lesson { .. } => {
                if self.lessons.remove(&line).is_some() {
                    self.out.push(Effect::Forget { place: place_of(line) });
                }
            }
        }
    }

    fn hear(&mut self, line: u64, text: &str) {
        let Some(there) = self.lines.get(&line) else { return };
        let (way, inside) = (there.way.clone(), there.inside);
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => return self.tell(line, &Refused::malformed(&error).message(number_of(text))),
        };
        match way {
            Way::Table(link) if inside => self.says(&link, line, message),
            Way::Table(link) => self.greet(&link, line, message),
            Way::Lesson { game, step } => self.learn(line, &game, step, message),
        }
    }

    fn greet(&mut self, link: &str, line: u64, message: ClientMessage) {
        let ClientMessage { id, says } = message;
        let ToTable::Hello { protocol, seat, have, shows, .. } = says else {
            return self.tell(line, &hello_first().message(Some(id)));
        };
        if protocol != wire::PROTOCOL {
            self.tell(line, &other_protocol().message(Some(id)));
            self.lines.remove(&line);
            self.out.push(Effect::Closed { line });
            return;
        }
        let hello = Hello {
            client: ClientId(line),
            guest: Some(self.me.clone()),
            household: std::net::Ipv4Addr::LOCALHOST.into(),
            room_for_strangers: true,
            seat,
            have,
            shows,
        };
        self.at_desk(link, |desk, now| desk.hello(now, (line, id), hello));
    }

    fn says(&mut self, link: &str, line: u64, message: ClientMessage) {
        let ClientMessage { id, says } = message;
        let says = match says {
            ToTable::Hello { .. } => return self.tell(line, &hello_twice().message(Some(id))),
            ToTable::Ping => return self.tell(line, &FromTable::Pong { id }),
            ToTable::Lesson { .. } => return self.tell(line, &room::Failure::NoLesson.message(Some(id))),
            ToTable::Look { seat } => Says::Look(seat),
            ToTable::Play { seat, after, notation } => Says::Play { seat, after, notation },
            ToTable::Chat { text, channel } => Says::Chat { text, channel },
            ToTable::Sleep { seat, asleep } => Says::Sleep { seat, asleep },
            ToTable::Seen { round, moment } => Says::Seen { round, moment },
        };
        self.at_desk(link, |desk, now| desk.says(now, line, id, says));
    }

    fn learn(&mut self, line: u64, game: &str, step: usize, message: ClientMessage) {
        let hello = matches!(message.says, ToTable::Hello { .. });
        match (self.lessons.contains_key(&line), hello) {
            (false, false) => return self.tell(line, &hello_first().message(Some(message.id))),
            (true, true) => return self.tell(line, &hello_twice().message(Some(message.id))),
            (true, false) => (),
            (false, true) => {
                let seed = self.luck.seed();
                let opened = match of_house(game) {
                    Some(lesson) => Learning::open(self.config.clone(), lesson, step, line, seed),
                    None => Err(format!("there is no lesson of {game}")),
                };
                match opened {
                    Ok(lesson) => _ = self.lessons.insert(line, lesson),
                    Err(what) => {
                        self.lines.remove(&line);
                        self.out.extend([Effect::Trouble { what }, Effect::Closed { line }]);
                        return;
                    }
                }
            }
        }
        let tick = self.now.tick;
        if let Some(lesson) = self.lessons.get_mut(&line) {
            let said = lesson.hear(tick, message);
            self.out.extend(said);
        }
    }
}

impl Way {
    /// What follows `/ws/` in an address.
    fn read(way: &str) -> Option<Self> {
        let Some(lesson) = way.strip_prefix("lesson/") else {
            return way.starts_with(LINKS_BEGIN).then(|| Self::Table(way.to_owned()));
        };
        let (game, query) = lesson.split_once('?').unwrap_or((lesson, ""));
        let step = query.split('&').find_map(|it| it.strip_prefix("step=")).map_or(Some(0), |it| it.parse().ok())?;
        of_house(game)?;
        Some(Self::Lesson { game: game.to_owned(), step })
    }
}

/// What was read of a table.
pub(crate) fn contents(read: Read<Option<StoredTable>>) -> Result<Option<crate::rows::Contents>, StoreError> {
    match read {
        Read::Ok(Some(stored)) => stored.read().map(Some),
        Read::Ok(None) => Ok(None),
        Read::Error(why) => Err(failed(&why)),
    }
}

pub(crate) fn failed(why: &str) -> StoreError {
    StoreError::Failed(why.into())
}

fn unwritten(result: Written) -> room::Failure {
    let why = match result {
        Written::Not { detail, .. } => detail,
        Written::Done { .. } => String::new(),
    };
    StoreError::Unwritten(why).into()
}

/// The guest of this device. A name that nobody could read is none.
fn guest(me: &Me) -> Guest {
    let id = me.id.chars().filter(|it| it.is_ascii_alphanumeric() || matches!(it, '-' | '_')).take(64).collect();
    Guest { id: GuestId(id), name: names::clean(&me.name, names::NAME).unwrap_or_else(|| "?".into()) }
}

fn hello_first() -> Refused {
    Refused::new(400, "hello-first", "the first message is `hello`")
}

fn hello_twice() -> Refused {
    Refused::new(400, "hello-twice", "hello was said already")
}

fn other_protocol() -> Refused {
    Refused::new(426, "protocol", format!("this server speaks version {} of the protocol", wire::PROTOCOL))
}

/// The number of a message that is otherwise wrong.
fn number_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|it| it.id)
}

impl std::fmt::Debug for House {
    /// Nothing of what is hidden in its games.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "House({} tables, {} lines)", self.places.len(), self.lines.len())
    }
}

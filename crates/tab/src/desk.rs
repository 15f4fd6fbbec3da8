//! The shell round one room: it gives the room the time and what comes in, and says outside what the room wants done.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use cabinet::{BotAnswer, Letter};
use ledger::{Guest, StoreError, Table};
use room::{Ask, ClientId, Effect, Hello, Input, Now, RequestId, Room, RoomConfig, Says, Stored, Taken, take_up};
use table::Seed;
use wire::TableInfo;

use crate::border::{self, Thought, Unwritten, Written};
use crate::refused::Refused;
use crate::rows::{Contents, row_of};
use crate::thoughts::Thoughts;

/// In which shape a request is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// The table, with this status.
    Table(u16),
}

/// A room with its lines.
pub(crate) struct Desk {
    link: String,
    room: Room,
    asked: HashMap<RequestId, (u64, Shape)>,
    /// Lines that have said hello, and the number of that message.
    at_the_door: HashMap<RequestId, (u64, u32)>,
    requests: u64,
    thoughts: Thoughts,
    /// Since when nobody needs it.
    idle_since: Option<Duration>,
}

/// What a desk tells the house.
pub(crate) enum Word {
    /// For outside, as it is.
    Out(border::Effect),
    /// This line is let in.
    Inside(u64),
    /// The table must be read again.
    Load,
    /// Everything is the same, said to these lines.
    Send(Vec<u64>, String),
    /// The table has let go of this line.
    Drop(u64),
    /// The answer to a request, if it is about the table itself.
    Answer(u64, Result<(u16, Box<TableInfo>), Refused>),
}

/// What the store holds of a table, its game played again.
pub(crate) fn stored(config: &RoomConfig, me: &Guest, contents: Contents, seed: Seed, broken: bool) -> Stored {
    let (table, chat, log) = contents;
    let names = HashMap::from([(me.id.clone(), me.name.clone())]);
    let taken =
        if broken { Taken::Halted(wire::Halted::Broken) } else { take_up(&config.games, &table, log.as_ref(), seed) };
    Stored { table, names, chat, taken }
}

impl Desk {
    pub(crate) fn open(config: Arc<RoomConfig>, stored: Stored, seed: Seed, now: Now) -> (Self, Vec<Word>) {
        let link = stored.table.link.0.clone();
        let (room, first) = Room::open(config, stored, seed, now);
        let mut desk = Self {
            link,
            room,
            asked: HashMap::new(),
            at_the_door: HashMap::new(),
            requests: 0,
            thoughts: Thoughts::default(),
            idle_since: None,
        };
        let mut words = Vec::new();
        let mut inputs = VecDeque::new();
        desk.carry_out(first, &mut inputs, &mut words);
        desk.feed(now, inputs, &mut words);
        (desk, words)
    }

    /// A table that has just been written, with nobody at it.
    pub(crate) fn fresh(table: Table, me: &Guest) -> Stored {
        let names = HashMap::from([(me.id.clone(), me.name.clone())]);
        Stored { table, names, chat: Vec::new(), taken: Taken::Nothing }
    }

    pub(crate) fn ask(&mut self, now: Now, request: (u64, Shape), guest: Guest, ask: Ask) -> Vec<Word> {
        let name = self.request();
        self.asked.insert(name, request);
        self.take_in(now, Input::Ask { request: name, guest: Some(guest), ask })
    }

    /// A line says hello, with its message `id`.
    pub(crate) fn hello(&mut self, now: Now, (line, id): (u64, u32), hello: Hello) -> Vec<Word> {
        let request = self.request();
        self.at_the_door.insert(request, (line, id));
        self.take_in(now, Input::Hello { request, hello })
    }

    pub(crate) fn says(&mut self, now: Now, line: u64, id: u32, says: Says) -> Vec<Word> {
        self.take_in(now, Input::Says { client: ClientId(line), id, says })
    }

    pub(crate) fn gone(&mut self, now: Now, line: u64) -> Vec<Word> {
        self.at_the_door.retain(|_, it| it.0 != line);
        self.take_in(now, Input::Gone(ClientId(line)))
    }

    pub(crate) fn renamed(&mut self, now: Now, guest: Guest) -> Vec<Word> {
        self.take_in(now, Input::Renamed(guest))
    }

    pub(crate) fn written(&mut self, now: Now, result: Written) -> Vec<Word> {
        self.take_in(now, Input::Written(result_of(result)))
    }

    pub(crate) fn loaded(&mut self, now: Now, stored: Result<Stored, StoreError>) -> Vec<Word> {
        self.take_in(now, Input::Loaded(stored.map(Box::new)))
    }

    pub(crate) fn thought(&mut self, now: Now, ticket: u64, answer: Option<Thought>) -> Vec<Word> {
        self.thoughts.answered(ticket, answer, now.tick);
        self.ring(now)
    }

    /// Does what is due.
    pub(crate) fn ring(&mut self, now: Now) -> Vec<Word> {
        let mut words = Vec::new();
        while let Some((ticket, answer)) = self.thoughts.ripe(now.tick) {
            self.feed(now, VecDeque::from([Input::Thought { ticket, answer }]), &mut words);
        }
        if self.room.due().is_some_and(|it| it <= now.tick) {
            self.feed(now, VecDeque::from([Input::Ring]), &mut words);
        }
        self.send_out(now, &mut words);
        words
    }

    /// When something is due that nobody asks for; when it has been idle for so long, too.
    pub(crate) fn due(&self, lingers: Duration) -> Option<Duration> {
        let forgotten = self.idle_since.map(|it| it + lingers);
        self.room.due().into_iter().chain(self.thoughts.due()).chain(forgotten).min()
    }

    /// Notes whether it is idle; since when, if it is.
    pub(crate) fn rests_since(&mut self, idle: bool, now: Duration) -> Option<Duration> {
        self.idle_since = if idle { self.idle_since.or(Some(now)) } else { None };
        self.idle_since
    }

    /// Whether nobody is here and nothing is to be done.
    pub(crate) fn is_idle(&self) -> bool {
        self.room.is_idle() && self.thoughts.is_empty() && self.asked.is_empty() && self.at_the_door.is_empty()
    }

    fn request(&mut self) -> RequestId {
        self.requests += 1;
        RequestId(self.requests)
    }

    fn take_in(&mut self, now: Now, input: Input) -> Vec<Word> {
        let mut words = Vec::new();
        self.feed(now, VecDeque::from([input]), &mut words);
        words
    }

    /// Gives all this to the room, and all that follows from it.
    fn feed(&mut self, now: Now, mut inputs: VecDeque<Input>, words: &mut Vec<Word>) {
        while let Some(input) = inputs.pop_front() {
            let effects = self.room.handle(now, input);
            self.carry_out(effects, &mut inputs, words);
        }
        self.send_out(now, words);
    }

    fn carry_out(&mut self, effects: Vec<Effect>, inputs: &mut VecDeque<Input>, words: &mut Vec<Word>) {
        for effect in effects {
            match effect {
                Effect::Write(write) => match row_of(write, &self.link) {
                    Some(write) => {
                        let (table, write) = (self.link.clone(), Box::new(write));
                        words.push(Word::Out(border::Effect::Write { table, write }));
                    }
                    None => inputs.push_front(Input::Written(Err(StoreError::Failed("no room writes that".into())))),
                },
                Effect::Load => words.push(Word::Load),
                Effect::Send { to, text } => words.push(Word::Send(to.into_iter().map(|it| it.0).collect(), text)),
                Effect::Drop(client) => words.push(Word::Drop(client.0)),
                Effect::Answer { request, answer } => {
                    if let Some((id, Shape::Table(status))) = self.asked.remove(&request) {
                        let answer = answer.map(|it| (status, Box::new(it.table))).map_err(Refused::from);
                        words.push(Word::Answer(id, answer));
                    }
                }
                Effect::Welcome { request, client, answer } => {
                    let door = self.at_the_door.remove(&request);
                    match (answer, door) {
                        (Ok(_), Some((line, _))) => words.push(Word::Inside(line)),
                        // It is gone already.
                        (Ok(_), None) => inputs.push_back(Input::Gone(client)),
                        (Err(failure), Some((line, id))) => {
                            let text = serde_json::to_string(&failure.message(Some(id))).unwrap_or_default();
                            words.push(Word::Send(vec![line], text));
                        }
                        (Err(_), None) => (),
                    }
                }
                Effect::Think { ticket, task, begin, due, within } => {
                    self.thoughts.begin(ticket, task, begin, due, within);
                }
                Effect::Trouble(what) => words.push(Word::Out(border::Effect::Trouble { what })),
            }
        }
    }

    /// Has those think whose time it is.
    fn send_out(&mut self, now: Now, words: &mut Vec<Word>) {
        while let Some((ticket, seat, letter, within)) = self.thoughts.next_out(now.tick) {
            let Some(letter) = letter else {
                // It has thought here, which nobody does.
                self.thoughts.answered(ticket, None, now.tick);
                continue;
            };
            let within = u64::try_from(within.as_millis()).unwrap_or(u64::MAX);
            words.push(Word::Out(think(&self.link, ticket, seat, letter, within)));
        }
    }
}

/// The words that have a bot think for a place.
pub(crate) fn think(place: &str, ticket: u64, seat: table::Seat, letter: Letter, within: u64) -> border::Effect {
    let chair = format!("{place}#{}", seat.idx());
    border::Effect::Think { place: place.into(), ticket, chair, letter: Box::new(letter), within }
}

/// What a bot answered from afar.
pub(crate) fn answer_of(seat: table::Seat, thought: Option<Thought>) -> Option<BotAnswer> {
    thought.map(|it| BotAnswer::from_afar(seat, it.notation))
}

fn result_of(written: Written) -> Result<(), StoreError> {
    let (error, detail) = match written {
        Written::Done { ok: true } => return Ok(()),
        Written::Done { ok: false } => (Unwritten::Failed, String::new()),
        Written::Not { error, detail } => (error, detail),
    };
    Err(match error {
        Unwritten::Conflict => StoreError::Conflict { round: 0, seq: 0 },
        Unwritten::OldVersion => StoreError::OldVersion(0),
        Unwritten::Taken => StoreError::Taken,
        Unwritten::Unwritten => StoreError::Unwritten(detail),
        Unwritten::Failed => StoreError::Failed(detail),
    })
}

//! The machine itself: what it holds, and how it turns what comes in into what goes out.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use cabinet::AnySession;
use ledger::{Chat, Entry, Guest, GuestId, Phase, Table, TableId, TableSettings};
use table::{Seat, Seats, Seed, Viewer};
use wire::{GameInfo, Halted};

use crate::bots::Bots;
use crate::clock::Clock;
use crate::commit::{Then, Waiting};
use crate::eyes::{Eyes, Shown};
use crate::programs::Programs;
use crate::reply::Reply;
use crate::{ClientId, Effect, Failure, Input, Luck, Now, RoomConfig, Says, Stored};

/// When what could not be written is tried again.
pub(crate) const AGAIN: Duration = Duration::from_secs(1);

/// A table in memory.
pub struct Room {
    pub(crate) config: Arc<RoomConfig>,
    pub(crate) table: Table,
    pub(crate) names: HashMap<GuestId, String>,
    pub(crate) chat: VecDeque<Chat>,
    /// Number of the last line said here, whoever may read it.
    pub(crate) said_last: u32,
    pub(crate) game: Option<Box<dyn AnySession>>,
    /// How many entries the log of the present game has.
    pub(crate) n_entries: u32,
    /// Why the present game cannot be played on.
    pub(crate) halted: Option<Halted>,
    /// How often the rules have failed since the table was read.
    pub(crate) panics: u32,
    pub(crate) clients: BTreeMap<ClientId, Client>,
    /// Persons who have said that they leave, though their seat waits for them.
    pub(crate) away: HashSet<GuestId>,
    /// Since when players are not here; nobody is while all of them are away.
    pub(crate) away_since: HashMap<GuestId, Duration>,
    /// Those of them who have been away for so long that everybody was told.
    pub(crate) told_absent: HashSet<GuestId>,
    /// Seats of absent persons that a bot holds, and its level.
    pub(crate) held: BTreeMap<Seat, String>,
    /// Seats that were given back and whose return is not in the log yet.
    pub(crate) given_back: VecDeque<Seat>,
    pub(crate) clock: Option<Clock>,
    pub(crate) last_said: HashMap<GuestId, Duration>,
    pub(crate) bots: Bots,
    /// Programs that play seats.
    pub(crate) programs: Programs,
    pub(crate) luck: Luck,
    /// Seats that sleep where nothing is asked of them, and whose they were when they said so.
    pub(crate) sleepers: BTreeMap<Seat, GuestId>,
    /// When it is tried again to do for the night what could not be written.
    pub(crate) night_due: Option<Duration>,
    /// When the clients must hear of comings and goings.
    pub(crate) presence_due: Option<Duration>,
    /// When it is tried to note how the game ended.
    pub(crate) finish_due: Option<Duration>,
    /// When a bot thinks again whose move could not be written.
    pub(crate) bots_due: Option<Duration>,
    /// Whether bots wait for persons who have yet to see what happened.
    pub(crate) eyes: Eyes,
    /// Who waits for what is being handled: if the rules fail in it, he hears so.
    pub(crate) answering: Option<Reply>,
    /// What is being written or read.
    pub(crate) waiting: Option<Waiting>,
    /// What came in meanwhile.
    queue: VecDeque<Input>,
    /// The time of what is being handled.
    pub(crate) now: Now,
    pub(crate) out: Vec<Effect>,
}

/// One client: one pair of eyes.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) guest: Option<Guest>,
    /// Where it comes from.
    pub(crate) household: IpAddr,
    pub(crate) viewer: Viewer,
    /// Number of the last moment it was sent; none if it has no picture yet.
    pub(crate) have: Option<u32>,
    /// How many chat lines it was sent since its eyes last changed.
    pub(crate) lines: u32,
    /// How far it is with showing what it was sent.
    pub(crate) shown: Shown,
}

impl Room {
    /// A room with what the store holds of its table; `seed` is of nobody's knowledge. The first effects may come with it.
    pub fn open(config: Arc<RoomConfig>, stored: Stored, seed: Seed, now: Now) -> (Self, Vec<Effect>) {
        let mut room = Self {
            config,
            table: stored.table.clone(),
            names: HashMap::new(),
            chat: VecDeque::new(),
            said_last: 0,
            game: None,
            n_entries: 0,
            halted: None,
            panics: 0,
            clients: BTreeMap::new(),
            away: HashSet::new(),
            away_since: HashMap::new(),
            told_absent: HashSet::new(),
            held: BTreeMap::new(),
            given_back: VecDeque::new(),
            clock: None,
            last_said: HashMap::new(),
            bots: Bots::default(),
            programs: Programs::new(),
            luck: Luck::new(seed),
            sleepers: BTreeMap::new(),
            night_due: None,
            presence_due: None,
            finish_due: None,
            bots_due: None,
            eyes: Eyes::Open,
            answering: None,
            waiting: None,
            queue: VecDeque::new(),
            now,
            out: Vec::new(),
        };
        room.lay_out(stored);
        room.wake_bots();
        room.go_on();
        let out = std::mem::take(&mut room.out);
        (room, out)
    }

    /// Takes in what has happened; gives what is to be done.
    pub fn handle(&mut self, now: Now, input: Input) -> Vec<Effect> {
        self.now = Now { tick: now.tick.max(self.now.tick), ms: now.ms };
        match input {
            Input::Written(result) => self.written(result),
            Input::Loaded(stored) => self.loaded(stored),
            other if self.waiting.is_some() => self.queue.push_back(other),
            other => self.obey(other),
        }
        self.go_on();
        std::mem::take(&mut self.out)
    }

    /// Does what waits for nobody, then what came in while something was written.
    fn go_on(&mut self) {
        while self.waiting.is_none() {
            if self.finish_due.is_some_and(|it| it <= self.now.tick) {
                self.finish();
            } else if !self.given_back.is_empty() {
                self.note_return();
            } else if self.mind_night() {
                // Something is being written for it.
            } else if let Some(input) = self.queue.pop_front() {
                self.obey(input);
            } else {
                return;
            }
        }
    }

    /// When something has to be done that nobody asks for: [`Input::Ring`] is due then. Nothing is while the room waits for
    /// something to be written or read.
    pub fn due(&self) -> Option<Duration> {
        if self.waiting.is_some() {
            return None;
        }
        let clock = self.clock.as_ref().and_then(Clock::due);
        let (eyes, absence, programs) = (self.eyes_due(), self.absence_due(), self.programs_due());
        let dues = [self.presence_due, self.finish_due, self.bots_due, self.night_due, eyes, clock, absence, programs];
        dues.into_iter().flatten().min()
    }

    /// Whether something is being written or read: what comes in now waits.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Whether nobody is here and nothing is to be done: the room may be forgotten, and read again from the store.
    pub fn is_idle(&self) -> bool {
        self.clients.is_empty()
            && !self.program_here()
            && self.waiting.is_none()
            && self.queue.is_empty()
            && self.due().is_none()
    }

    /// The table it is.
    pub fn id(&self) -> TableId {
        self.table.id
    }

    /// Does what is due.
    fn ring(&mut self) {
        let now = self.now.tick;
        let passed = |due: Option<Duration>| due.is_some_and(|it| it <= now);
        if passed(self.presence_due) {
            self.tell_table();
        }
        if passed(self.bots_due) {
            self.bots_due = None;
            self.wake_bots();
        }
        if passed(self.night_due) {
            self.night_due = None;
        }
        if passed(self.eyes_due()) {
            self.eyes_late();
        }
        // Each of these may have something written; the rest is due again right afterwards.
        if passed(self.absence_due()) {
            self.absences();
        } else if passed(self.clock.as_ref().and_then(Clock::due)) {
            self.time_up();
        } else if passed(self.programs_due()) {
            self.ring_programs();
        }
    }

    fn obey(&mut self, input: Input) {
        match input {
            Input::Ask { request, guest, ask } => self.asked(request, guest, ask),
            Input::Hello { request, hello } => {
                let client = hello.client;
                let at = self.out.len();
                let answer = self.enter(hello);
                // Whoever is let in hears so before anything else.
                self.out.insert(at, Effect::Welcome { request, client, answer });
            }
            Input::Program { request, client, key } => {
                let at = self.out.len();
                let answer = self.program_comes(client, &key);
                self.out.insert(at, Effect::Welcome { request, client, answer });
            }
            Input::ProgramSays { client, text } => self.program_says(client, &text),
            Input::Says { client, id, says } => self.hear(client, id, says),
            Input::Gone(client) => {
                if let Some(gone) = self.clients.remove(&client) {
                    self.close_eyes(gone.viewer);
                    self.presence_changed();
                    self.mind_eyes();
                } else {
                    self.program_gone(client);
                }
            }
            Input::Renamed(guest) => self.renamed(guest),
            Input::Thought { ticket, answer } => self.thought(ticket, answer),
            Input::Ring => self.ring(),
            Input::Written(_) | Input::Loaded(_) => (),
        }
    }

    /// The seats that `guest` holds.
    pub(crate) fn seats_of(&self, guest: Option<&Guest>) -> Seats {
        let Some(guest) = guest else { return Seats::EMPTY };
        let held = |seat: &Seat| self.table.seats.get(seat.idx()).is_some_and(|it| it.is(&guest.id));
        Seat::all(self.table.seats.len()).filter(held).collect()
    }

    /// The eyes through which `guest` asks to look.
    pub(crate) fn viewer(&self, guest: Option<&Guest>, seat: Option<u8>) -> Result<Viewer, Failure> {
        let Some(seat) = seat else { return Ok(Viewer::Public) };
        let seat = self.seat(seat)?;
        if self.seats_of(guest).contains(seat) { Ok(Viewer::Seat(seat)) } else { Err(Failure::NotYourSeat) }
    }

    pub(crate) fn seat(&self, idx: u8) -> Result<Seat, Failure> {
        let exists = usize::from(idx) < self.table.seats.len();
        Seat::new(idx.into()).filter(|_| exists).ok_or(Failure::NoSeat)
    }

    /// A client says something.
    fn hear(&mut self, client: ClientId, id: u32, says: Says) {
        if !self.clients.contains_key(&client) {
            return;
        }
        // A client says by itself what it has shown; that nobody asked for an answer makes it no sign of life.
        if let Says::Seen { round, moment } = says {
            return self.has_shown(client, round, moment);
        }
        self.come_back(client);
        let reply = Reply::Client { client, id };
        match says {
            Says::Look(seat) => {
                let done = self.look(client, seat);
                self.answer(reply, done);
            }
            Says::Play { seat, after, notation } => match self.may_play(client, seat, after, &notation) {
                Ok(seat) => self.commit(Entry::Move { actor: seat.into(), notation }, None, reply),
                Err(failure) => self.answer(reply, Err(failure)),
            },
            Says::Chat { text, channel } => self.say(client, &text, channel, reply),
            Says::Sleep { seat, asleep } => {
                let done = self.sleep(client, seat, asleep);
                self.answer(reply, done);
            }
            Says::Seen { .. } => (),
        }
    }

    /// Whether this client may move at all, on what it has seen.
    fn may_play(&self, client: ClientId, seat: u8, after: u32, notation: &str) -> Result<Seat, Failure> {
        let seat = self.seat(seat)?;
        let guest = self.clients.get(&client).and_then(|it| it.guest.as_ref());
        if !self.seats_of(guest).contains(seat) {
            return Err(Failure::NotYourSeat);
        }
        self.goes_on()?;
        let game = self.game.as_ref().filter(|_| self.playing()).ok_or(Failure::NotPlaying)?;
        if self.settings().paused {
            return Err(Failure::Paused);
        }
        if game.moment_number(Viewer::Seat(seat)) != after && !game.still_open(seat, after, notation) {
            return Err(Failure::Stale);
        }
        Ok(seat)
    }

    fn renamed(&mut self, guest: Guest) {
        let known = self.names.contains_key(&guest.id);
        for client in self.clients.values_mut() {
            if let Some(it) = client.guest.as_mut().filter(|it| it.id == guest.id) {
                it.name.clone_from(&guest.name);
            }
        }
        if known {
            self.names.insert(guest.id, guest.name);
            self.tell_table();
        }
    }

    /// Who sits in a seat, if it is a person.
    pub(crate) fn person_of(&self, seat: Seat) -> Option<&GuestId> {
        self.table.seats.get(seat.idx())?.guest()
    }

    pub(crate) fn playing(&self) -> bool {
        self.table.phase == Phase::Playing
    }

    pub(crate) fn settings(&self) -> &TableSettings {
        &self.table.settings
    }

    pub(crate) fn game_info(&self, key: &str) -> Result<&GameInfo, Failure> {
        self.config.games.info(key).ok_or(Failure::NoGame)
    }

    /// Notes that a seat is its person's again.
    fn note_return(&mut self) {
        let Some(seat) = self.given_back.pop_front() else { return };
        if self.playing() && self.game.is_some() {
            self.enter_in_log(Entry::Held { seat, level: None }, None, Then::Nothing, Reply::Nobody);
        }
    }
}

impl std::fmt::Debug for Room {
    /// Says which table; never what is played there.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Room({})", self.table.id.0)
    }
}

//! The world round a room: a shell that carries out its effects, people, and time.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::IpAddr;
use std::ops::AddAssign;
use std::sync::Arc;
use std::time::Duration;

use cabinet::{BotAnswer, BotTask, Registry};
use ledger::{Code, Entry, Guest, GuestId, Link, Phase, Sitter, StoreError, Table, TableId, TableSettings, Write};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use room::{Ask, ClientId, Effect, Hello, Input, Now, RequestId, Room, RoomConfig, Says, Stored, take_up};
use table::{Actor, Seat, Seed, Turn, Viewer, below, pick};
use wire::{Absent, NextGame, SeatRequest, TableChange, Tempo};

use crate::fault::Fault;
use crate::person::{Asked, Client, Heard, What};
use crate::store::Memory;
use crate::truth::Truth;

/// Effects that one input may set off, for each client and seat there is.
const EFFECTS_EACH: usize = 12;
/// How often a room may be called at the same moment without having anything written.
const CALLS: u32 = 50;

/// What has happened in a world.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) worlds: u64,
    pub(crate) steps: u64,
    pub(crate) moves: u64,
    pub(crate) bot_moves: u64,
    pub(crate) games: u64,
    pub(crate) over: u64,
    pub(crate) acknowledged: u64,
    pub(crate) refused: u64,
    pub(crate) chats: u64,
    pub(crate) restarts: u64,
    pub(crate) failed_writes: u64,
    pub(crate) caught_up: u64,
    pub(crate) messages: u64,
    pub(crate) proposals: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.worlds += other.worlds;
        self.steps += other.steps;
        self.moves += other.moves;
        self.bot_moves += other.bot_moves;
        self.games += other.games;
        self.over += other.over;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.chats += other.chats;
        self.restarts += other.restarts;
        self.failed_writes += other.failed_writes;
        self.caught_up += other.caught_up;
        self.messages += other.messages;
        self.proposals += other.proposals;
    }
}

/// Something that will happen by itself.
enum Coming {
    /// The store answers.
    Written(Result<(), StoreError>),
    Loaded,
    /// A bot answers.
    Thought(u64, Seat, Option<BotAnswer>),
    /// A write that was acknowledged too early is done at last.
    Late(Write),
}

pub(crate) struct World {
    rng: Pcg64Mcg,
    config: Arc<RoomConfig>,
    memory: Memory,
    truth: Truth,
    room: Room,
    now: Duration,
    /// By time, then in the order of their making.
    coming: BTreeMap<(Duration, u64), Coming>,
    made: u64,
    people: Vec<Guest>,
    clients: BTreeMap<ClientId, Client>,
    requests: HashMap<RequestId, Ask>,
    fault: Option<Fault>,
    /// Thoughts that were handed to the room, by seat, and moves of those seats that were committed.
    thoughts: HashMap<Seat, u64>,
    bot_moves: HashMap<Seat, u64>,
    pending_thoughts: u64,
    /// Calls at the same moment, without a write.
    calls: u32,
    /// Who had accepted and declined the next game, in everything that was ever kept.
    words: HashSet<(Vec<String>, Vec<String>)>,
    tally: Tally,
}

type Checked = Result<(), String>;

fn guest(number: usize) -> Guest {
    Guest { id: GuestId(format!("g{number}")), name: format!("Guest {number}") }
}

impl World {
    pub(crate) fn new(seed: u64, fault: Option<Fault>) -> Self {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let games = Registry::default();
        let keys: Vec<String> = games.games().iter().map(|it| it.key.clone()).collect();
        let key = keys[seed as usize % keys.len()].clone();
        let info = games.info(&key).expect("a game of ours").clone();
        let n_seats = usize::from(info.least) + below(u32::from(info.most.min(10) - info.least) + 1, &mut rng) as usize;
        let people: Vec<Guest> = (0..4).map(guest).collect();
        let mut seats: Vec<Sitter> = (0..n_seats).map(|_| any_sitter(&people, &info, &mut rng)).collect();
        seats[0] = Sitter::person(people[0].id.clone());
        let options = room::with_defaults(&info, BTreeMap::new());
        let table = Table {
            id: TableId(1),
            code: Code::new("HIBOU-2"),
            link: Link("a-long-way".into()),
            game: key,
            options,
            seats,
            host: people[0].id.clone(),
            public: below(2, &mut rng) == 0,
            round: 0,
            phase: Phase::Gathering,
            outcome: None,
            settings: TableSettings { absent: any_absent(info.departures, &mut rng), ..TableSettings::default() },
            version: 0,
            created: 1,
            changed: 1,
        };
        let names = people.iter().map(|it| (it.id.clone(), it.name.clone())).collect();
        let taken = (2..60).map(|it| Code::new(&format!("LOUP-{it}"))).collect();
        let memory = Memory { table, games: HashMap::new(), chat: Vec::new(), names, taken };
        let config = Arc::new(RoomConfig { games, ..RoomConfig::default() });
        let now = Duration::from_secs(1);
        let (room, effects) = open(&config, &memory, seed, now);
        let mut world = Self {
            rng,
            config,
            memory,
            truth: Truth::new(),
            room,
            now,
            coming: BTreeMap::new(),
            made: 0,
            people,
            clients: BTreeMap::new(),
            requests: HashMap::new(),
            fault,
            thoughts: HashMap::new(),
            bot_moves: HashMap::new(),
            pending_thoughts: 0,
            calls: 0,
            words: HashSet::new(),
            tally: Tally { worlds: 1, ..Tally::default() },
        };
        world.carry_out(effects).expect("nothing has happened yet");
        world
    }

    pub(crate) fn tally(&self) -> Tally {
        self.tally
    }

    fn one_in(&mut self, n: u32) -> bool {
        below(n, &mut self.rng) == 0
    }

    /// One thing happens.
    pub(crate) fn step(&mut self) -> Checked {
        self.tally.steps += 1;
        let due = self.next_due();
        match below(100, &mut self.rng) {
            0 if self.one_in(3) => self.crash()?,
            // Somebody else has saved the table: what the room knows of it is old.
            1 if self.one_in(4) => self.memory.table.version += 1,
            2 => {
                // Time jumps: a long evening, a sleeping laptop.
                self.now += Duration::from_secs(below(200, &mut self.rng).into());
            }
            3..=54 if due.is_some() => self.pass_on_to(due.unwrap_or(self.now))?,
            _ => {
                self.now += Duration::from_millis(below(300, &mut self.rng).into());
                self.somebody_acts()?;
            }
        }
        self.check()
    }

    /// What comes next by itself.
    fn next_due(&self) -> Option<Duration> {
        let coming = self.coming.keys().next().map(|it| it.0);
        let ring = self.room_due();
        [coming, ring].into_iter().flatten().min()
    }

    fn room_due(&self) -> Option<Duration> {
        if self.fault == Some(Fault::EndlessChain) && self.tally.steps > 50 && !self.room.is_waiting() {
            return Some(self.now);
        }
        self.room.due()
    }

    /// Lets time pass until then, and happen what is due.
    fn pass_on_to(&mut self, due: Duration) -> Checked {
        if due > self.now {
            (self.now, self.calls) = (due, 0);
        }
        let first = self.coming.keys().next().copied().filter(|it| it.0 <= self.now);
        if let Some(key) = first {
            let coming = self.coming.remove(&key).expect("it was just there");
            return self.happens(coming);
        }
        if self.room_due().is_some_and(|it| it <= self.now) {
            self.calls += 1;
            if self.calls > CALLS {
                return Err("endless: the room is called at the same moment over and over".into());
            }
            return self.put_in(Input::Ring);
        }
        Ok(())
    }

    fn happens(&mut self, coming: Coming) -> Checked {
        match coming {
            Coming::Written(result) => self.put_in(Input::Written(result)),
            Coming::Loaded => {
                let stored = stored(&self.config, &self.memory, self.made);
                self.put_in(Input::Loaded(Ok(Box::new(stored))))
            }
            Coming::Thought(ticket, seat, answer) => {
                self.pending_thoughts -= 1;
                *self.thoughts.entry(seat).or_default() += 1;
                self.put_in(Input::Thought { ticket, answer })
            }
            Coming::Late(write) => {
                self.memory.write(write).ok();
                self.truth.follow(&self.memory, &self.config.games)
            }
        }
    }

    fn put_in(&mut self, input: Input) -> Checked {
        let now = Now { tick: self.now, ms: self.now.as_millis() as i64 };
        let effects = self.room.handle(now, input);
        let most = EFFECTS_EACH * (self.clients.len() + self.memory.table.seats.len() + 4);
        if effects.len() > most {
            return Err(format!("endless: one input set off {} effects", effects.len()));
        }
        self.carry_out(effects)
    }

    fn later(&mut self, after: Duration, coming: Coming) {
        self.made += 1;
        self.coming.insert((self.now + after, self.made), coming);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> Checked {
        for effect in effects {
            match effect {
                Effect::Write(write) => {
                    self.calls = 0;
                    self.write(write)?;
                }
                Effect::Load => {
                    let after = Duration::from_millis(below(50, &mut self.rng).into());
                    self.later(after, Coming::Loaded);
                }
                Effect::Send { to, text } => {
                    for client in to {
                        self.deliver(client, &text)?;
                    }
                }
                Effect::Drop(client) => {
                    self.clients.remove(&client);
                }
                Effect::Answer { request, answer } => self.answered(request, answer.map(|it| *it))?,
                Effect::Welcome { client, answer, .. } => match answer {
                    Ok(_) => {
                        if let Some(it) = self.clients.get_mut(&client) {
                            it.open = true;
                        }
                    }
                    Err(_) => _ = self.clients.remove(&client),
                },
                Effect::Think { ticket, task, begin, due, .. } => self.think(ticket, task, begin, due),
                Effect::Trouble(_) => (),
            }
        }
        Ok(())
    }

    /// The store takes its time, and sometimes it fails.
    fn write(&mut self, write: Write) -> Checked {
        let after = match below(12, &mut self.rng) {
            0 => Duration::from_millis(below(3000, &mut self.rng).into()),
            _ => Duration::from_millis(below(5, &mut self.rng).into()),
        };
        if self.one_in(25) {
            self.tally.failed_writes += 1;
            self.later(after, Coming::Written(Err(StoreError::Unwritten("the disk is full".into()))));
            return Ok(());
        }
        if self.fault == Some(Fault::ToldBeforeLogged) {
            self.later(Duration::ZERO, Coming::Written(Ok(())));
            self.later(after + Duration::from_millis(1), Coming::Late(write));
            return Ok(());
        }
        if let Write::Begin(both) = &write {
            self.is_wanted(&both.0)?;
        }
        let (entry, is_begin) = match &write {
            Write::Append { entry, .. } => (Some(entry.clone()), false),
            Write::Begin(_) => (None, true),
            _ => (None, false),
        };
        let result = self.memory.write(write);
        if result.is_ok() {
            self.note_words();
            self.committed(entry.as_ref(), is_begin)?;
        }
        self.later(after, Coming::Written(result));
        Ok(())
    }

    fn note_words(&mut self) {
        if let Some(proposal) = &self.memory.table.settings.evening.proposal {
            let ids = |guests: &[GuestId]| guests.iter().map(ToString::to_string).collect::<Vec<_>>();
            self.words.insert((ids(&proposal.accepted), ids(&proposal.declined)));
            self.tally.proposals += 1;
        }
    }

    fn committed(&mut self, entry: Option<&Entry>, is_begin: bool) -> Checked {
        self.tally.games += u64::from(is_begin);
        if let Some(Entry::Move { actor: Actor::Seat(seat), .. }) = entry {
            self.tally.moves += 1;
            if matches!(self.memory.table.seats[seat.idx()], Sitter::Bot { .. }) {
                self.tally.bot_moves += 1;
                *self.bot_moves.entry(*seat).or_default() += 1;
                if self.fault == Some(Fault::DoubledBotMove) && self.one_in(5) {
                    self.play_once_more(*seat);
                }
                if self.bot_moves[seat] > self.thoughts.get(seat).copied().unwrap_or_default() {
                    return Err(format!("the bot moved twice on {seat}"));
                }
            }
        }
        self.truth.follow(&self.memory, &self.config.games)
    }

    /// The fault: whatever the bot may do now is done at once, without a thought.
    fn play_once_more(&mut self, seat: Seat) {
        if self.truth.follow(&self.memory, &self.config.games).is_err() {
            return;
        }
        let Some(notation) = self.truth.session().and_then(|it| it.moves(seat.into()).into_iter().next()) else {
            return;
        };
        let round = self.memory.table.round;
        self.memory.append(round, Entry::Move { actor: seat.into(), notation }, 0);
        *self.bot_moves.entry(seat).or_default() += 1;
    }

    fn think(&mut self, ticket: u64, task: BotTask, begin: Duration, due: Duration) {
        let seat = task.seat;
        let stops = self.one_in(20);
        if stops {
            task.stop().ask();
        }
        // Where it thinks it may fail.
        let answer = if self.one_in(60) { None } else { Some(task.run()) };
        if self.fault == Some(Fault::LostWakeUp) && self.one_in(10) {
            return;
        }
        self.pending_thoughts += 1;
        let at = if answer.as_ref().is_some_and(|it| it.notation.is_none()) { begin } else { due };
        self.later(at.saturating_sub(self.now), Coming::Thought(ticket, seat, answer));
    }

    /// A client reads what it is sent, and what it is sent is checked.
    fn deliver(&mut self, client: ClientId, text: &str) -> Checked {
        self.tally.messages += 1;
        if self.fault == Some(Fault::Gap) && text.starts_with("{\"type\":\"moment\"") && self.one_in(20) {
            return Ok(());
        }
        let Some(it) = self.clients.get_mut(&client) else { return Ok(()) };
        if it.stalls {
            return Ok(());
        }
        if !it.open {
            return Err(format!("{client:?} hears something before it is welcome: {text}"));
        }
        match it.read(text)? {
            Heard::Game => self.is_true(client),
            Heard::Done(what) => self.is_logged(&what),
            Heard::Refused => {
                self.tally.refused += 1;
                Ok(())
            }
            Heard::Line(line) => self.may_read(client, &line),
            Heard::Lines(lines) => lines.iter().try_for_each(|it| self.may_read(client, it)),
            Heard::Table(table) => self.is_agreed(&table),
            Heard::Other => Ok(()),
        }
    }

    /// Told ⇒ kept: nobody hears of a proposal, an answer or a win that a restart would lose.
    fn is_agreed(&self, told: &wire::TableInfo) -> Checked {
        let words = told.proposal.as_ref().map(|it| (it.accepted.clone(), it.declined.clone()));
        if words.is_some_and(|it| !self.words.contains(&it)) {
            return Err(format!("what is said of the next game was told before it was logged: {:?}", told.proposal));
        }
        if told.played > self.memory.table.settings.evening.played {
            return Err("a win was told before it was logged".into());
        }
        Ok(())
    }

    /// Nobody is taken along into a next game without his word; whoever says the last one is not yet among those who said it.
    fn is_wanted(&self, next: &Table) -> Checked {
        let before = &self.memory.table;
        if before.phase != Phase::Over {
            return Ok(());
        }
        let said = before.settings.evening.proposal.as_ref().map(|it| &it.accepted[..]).unwrap_or_default();
        let mut silent: Vec<&Sitter> = next.seats.iter().filter(|it| matches!(it, Sitter::Person { .. })).collect();
        silent.retain(|it| !said.iter().any(|guest| it.is(guest)));
        silent.dedup();
        if silent.iter().any(|it| *it != silent[0]) {
            return Err(format!("{silent:?} were taken along without their word"));
        }
        Ok(())
    }

    /// Told ⇒ logged, and nobody hears what is not his: what a client sees is what the log says through its eyes.
    fn is_true(&self, client: ClientId) -> Checked {
        let it = &self.clients[&client];
        let Some(seen) = &it.seen else { return Ok(()) };
        let viewer = match seen.seat {
            Some(seat) => Viewer::Seat(Seat::at(seat.into())),
            None => Viewer::Public,
        };
        if let Some(seat) = seen.seat {
            let owner = &self.memory.table.seats[usize::from(seat)];
            if !it.guest.as_ref().is_some_and(|guest| owner.is(&guest.id)) {
                return Err(format!("{client:?} looks from seat {seat}, which is not his"));
            }
        }
        if seen.round > self.truth.round() {
            return Err(format!("game {} was told before it was logged", seen.round));
        }
        if seen.round < self.truth.round() {
            return Ok(());
        }
        let Some(now) = self.truth.now(viewer) else { return Err("a game without a log".into()) };
        if seen.now.number > now.number {
            return Err(format!("moment {} was told before it was logged", seen.now.number));
        }
        if seen.now.number < now.number {
            return Ok(());
        }
        let told = &seen.now;
        if told.view != now.view || told.news != now.news || told.moves != now.moves {
            return Err(format!("{viewer:?} was told something else than the log says: {told:?} for {now:?}"));
        }
        if told.asked != now.asked || told.outcome != now.outcome {
            return Err(format!("{viewer:?} is asked otherwise than the log says: {told:?} for {now:?}"));
        }
        Ok(())
    }

    /// Acknowledged ⇒ logged.
    fn is_logged(&mut self, what: &What) -> Checked {
        self.tally.acknowledged += 1;
        match what {
            What::Play { round, seat, notation, entries } => {
                let actor = Actor::Seat(Seat::at(usize::from(*seat)));
                let entry = Entry::Move { actor, notation: notation.clone() };
                let since = self.memory.log(*round).iter().skip(*entries);
                if !since.into_iter().any(|it| it.entry == entry) {
                    return Err(format!("{notation} of seat {seat} was acknowledged and is not in the log"));
                }
            }
            What::Chat { text } => {
                self.tally.chats += 1;
                if !self.memory.chat.iter().any(|it| it.text == *text) {
                    return Err(format!("« {text} » was acknowledged and is not kept"));
                }
            }
            What::Other => (),
        }
        Ok(())
    }

    /// A line reaches those who could read its place when it was said.
    fn may_read(&self, client: ClientId, line: &wire::ChatLine) -> Checked {
        let it = &self.clients[&client];
        let kept = self.memory.chat.iter().find(|it| it.text == line.text);
        let Some(kept) = kept else { return Err(format!("« {} » was told before it was logged", line.text)) };
        let Some(audience) = &kept.audience else { return Ok(()) };
        let guest = it.guest.as_ref().map(|it| &it.id);
        let reads = audience.public || audience.readers.iter().any(|it| Some(&it.guest) == guest);
        if reads { Ok(()) } else { Err(format!("{client:?} reads « {} », which is not for him", line.text)) }
    }

    fn answered(&mut self, request: RequestId, answer: Result<wire::TableSummary, room::Failure>) -> Checked {
        self.requests.remove(&request).ok_or("an answer to nothing")?;
        let Ok(summary) = answer else { return Ok(()) };
        let (told, kept) = (summary.table, &self.memory.table);
        if told.round != kept.round.max(1) || told.seats.len() != kept.seats.len() {
            return Err(format!("a table was shown that is not kept: {told:?}"));
        }
        Ok(())
    }

    /// What must hold between two steps.
    fn check(&mut self) -> Checked {
        let playing = self.memory.table.phase == Phase::Playing && !self.memory.table.settings.paused;
        let session = self.truth.session().filter(|_| playing && self.truth.round() == self.memory.table.round);
        let Some(Turn::Open { must, .. }) = session.map(|it| it.turn()) else { return Ok(()) };
        let is_bot = |seat: &Seat| matches!(self.memory.table.seats[seat.idx()], Sitter::Bot { .. });
        let waits_for_bot = must.iter().any(|it| is_bot(&it));
        let busy = self.room.is_waiting() || self.pending_thoughts > 0 || self.room.due().is_some();
        let reading =
            self.coming.values().any(|it| matches!(it, Coming::Loaded | Coming::Written(_) | Coming::Late(_)));
        if waits_for_bot && !busy && !reading && !self.waits_for_eyes() {
            return Err("the game waits for a bot and nobody wakes it".into());
        }
        Ok(())
    }

    /// Whether somebody who plays and says what he has shown has not shown the last of it: who is alone may take his time.
    fn waits_for_eyes(&self) -> bool {
        let plays = |it: &Guest| self.memory.table.seats.iter().any(|seat| seat.is(&it.id));
        let behind = |it: &Client| it.stalls || it.seen.as_ref().is_some_and(|seen| it.shown < seen.now.number);
        self.clients.values().any(|it| it.tells && it.guest.as_ref().is_some_and(plays) && behind(it))
    }

    /// The process ends at once, whatever it was doing; another one takes the table up from the log.
    fn crash(&mut self) -> Checked {
        self.tally.restarts += 1;
        // What was on its way to the store may still arrive.
        self.coming.clear();
        self.clients.clear();
        self.requests.clear();
        (self.pending_thoughts, self.calls) = (0, 0);
        let (thoughts, moves) = (&mut self.thoughts, &self.bot_moves);
        for (seat, n_moves) in moves {
            thoughts.insert(*seat, *n_moves);
        }
        self.truth.follow(&self.memory, &self.config.games)?;
        let (room, effects) = open(&self.config, &self.memory, self.made, self.now);
        self.room = room;
        self.carry_out(effects)?;
        // Everybody finds it as the log has it.
        for person in 0..self.people.len() {
            let seats = self.seats_of(person);
            self.arrive(person, seats.first().copied(), None)?;
        }
        Ok(())
    }

    fn seats_of(&self, person: usize) -> Vec<u8> {
        let id = &self.people[person].id;
        (0..).zip(&self.memory.table.seats).filter(|(_, it)| it.is(id)).map(|(idx, _)| idx).collect()
    }

    /// Whoever is still waiting is answered, and everything calms down when the store works again.
    pub(crate) fn settle(&mut self) -> Checked {
        for _ in 0..400 {
            let Some(due) = self.coming.keys().next().map(|it| it.0) else { break };
            self.pass_on_to(due)?;
            self.check()?;
        }
        self.truth.follow(&self.memory, &self.config.games)?;
        let over = self.truth.session().is_some_and(|it| it.outcome().is_some());
        self.tally.over += u64::from(over);
        // Whoever has all moments sees what the log says; nobody is behind.
        for client in self.clients.values().filter(|it| it.open && !it.stalls) {
            let Some(seen) = client.seen.as_ref().filter(|it| it.round == self.truth.round()) else { continue };
            let viewer = seen.seat.map_or(Viewer::Public, |it| Viewer::Seat(Seat::at(it.into())));
            let number = self.truth.session().map_or(0, |it| it.moment_number(viewer));
            if !self.room.is_waiting() && seen.now.number != number {
                return Err(format!("gap: {:?} stands at {} of {number}", client.id, seen.now.number));
            }
        }
        Ok(())
    }

    /// Somebody does something, sensible or not.
    fn somebody_acts(&mut self) -> Checked {
        let person = below(self.people.len() as u32, &mut self.rng) as usize;
        match below(100, &mut self.rng) {
            0..=9 => {
                let seats = self.seats_of(person);
                let seat = pick(&seats, &mut self.rng).copied();
                let seat = if self.one_in(8) { None } else { seat };
                let seat = if self.one_in(40) { Some(below(20, &mut self.rng) as u8) } else { seat };
                self.arrive(person, seat, None)
            }
            10..=14 => self.come_back(),
            15..=19 => self.go(),
            20..=31 => self.ask(person),
            32..=39 => self.chat(),
            40..=43 => self.look(),
            47..=54 => self.shown(),
            44..=46 => {
                let name = format!("Guest {person} the {}", self.made);
                self.people[person].name.clone_from(&name);
                let guest = self.people[person].clone();
                self.memory.names.insert(guest.id.clone(), name);
                self.put_in(Input::Renamed(guest))
            }
            _ => self.play(),
        }
    }

    fn client_id(&mut self) -> ClientId {
        self.made += 1;
        ClientId(self.made)
    }

    /// Somebody comes in, perhaps without a name.
    fn arrive(&mut self, person: usize, seat: Option<u8>, have: Option<wire::Have>) -> Checked {
        if self.clients.len() > 12 {
            return Ok(());
        }
        let named = seat.is_some() || !self.one_in(4);
        let guest = named.then(|| self.people[person].clone());
        let client = self.client_id();
        self.clients.insert(client, Client::new(client, guest.clone()));
        self.hello(client, guest, seat, have)
    }

    fn hello(&mut self, client: ClientId, guest: Option<Guest>, seat: Option<u8>, have: Option<wire::Have>) -> Checked {
        let household: IpAddr = [127, 0, 0, 1].into();
        let room_for_strangers = !self.one_in(30);
        let hello = Hello { client, guest, household, room_for_strangers, seat, have, shows: false };
        self.made += 1;
        self.put_in(Input::Hello { request: RequestId(self.made), hello })
    }

    /// A client that lost its line comes back with what it has.
    fn come_back(&mut self) -> Checked {
        let Some(old) = self.any_client() else { return Ok(()) };
        let Some(seen) = self.clients[&old].seen.clone() else { return Ok(()) };
        let guest = self.clients[&old].guest.clone();
        self.clients.remove(&old);
        self.put_in(Input::Gone(old))?;
        let client = self.client_id();
        let mut it = Client::new(client, guest.clone());
        let have = wire::Have { round: seen.round, moment: seen.now.number };
        let seat = seen.seat;
        it.seen = Some(seen);
        self.clients.insert(client, it);
        self.tally.caught_up += 1;
        // Time for others to do something before it is back.
        if self.one_in(2) {
            self.now += Duration::from_millis(below(2000, &mut self.rng).into());
            if let Some(due) = self.next_due().filter(|it| *it <= self.now) {
                self.pass_on_to(due)?;
            }
        }
        self.hello(client, guest, seat, Some(have))
    }

    fn any_client(&mut self) -> Option<ClientId> {
        let open: Vec<ClientId> = self.clients.values().filter(|it| it.open && !it.stalls).map(|it| it.id).collect();
        pick(&open, &mut self.rng).copied()
    }

    /// A client goes, or takes nothing any more until its host lets it go.
    fn go(&mut self) -> Checked {
        let Some(client) = self.any_client() else { return Ok(()) };
        if self.one_in(3) {
            self.clients.get_mut(&client).expect("it is there").stalls = true;
            return Ok(());
        }
        self.clients.remove(&client);
        self.put_in(Input::Gone(client))
    }

    fn says(&mut self, client: ClientId, what: What, says: Says) -> Checked {
        let it = self.clients.get_mut(&client).expect("it is there");
        let id = it.next_id;
        it.next_id += 1;
        it.asked.push(Asked { id, what });
        self.put_in(Input::Says { client, id, says })
    }

    fn look(&mut self) -> Checked {
        let Some(client) = self.any_client() else { return Ok(()) };
        let seat = below(self.memory.table.seats.len() as u32 + 1, &mut self.rng) as u8;
        let seat = (usize::from(seat) < self.memory.table.seats.len()).then_some(seat);
        self.says(client, What::Other, Says::Look(seat))
    }

    /// A client tells what it has shown: the latest, something older, or nonsense. Nobody answers that.
    fn shown(&mut self) -> Checked {
        let Some(client) = self.any_client() else { return Ok(()) };
        let Some((round, number)) = self.clients[&client].seen.as_ref().map(|it| (it.round, it.now.number)) else {
            return Ok(());
        };
        let moment = match below(8, &mut self.rng) {
            0 => number + 1 + below(9, &mut self.rng),
            1 => below(number + 1, &mut self.rng),
            _ => number,
        };
        let round = if self.one_in(20) { round + 1 } else { round };
        let it = self.clients.get_mut(&client).expect("it is there");
        if moment <= number && it.seen.as_ref().is_some_and(|it| it.round == round) {
            it.tells = true;
            it.shown = it.shown.max(moment);
        }
        self.put_in(Input::Says { client, id: 0, says: Says::Seen { round, moment } })
    }

    fn chat(&mut self) -> Checked {
        let Some(client) = self.any_client() else { return Ok(()) };
        self.made += 1;
        let text = if self.one_in(10) { "\u{200b}".into() } else { format!("words {}", self.made) };
        let channel =
            self.one_in(3).then(|| ["table", "watch", "wolves", "dead", "x"][below(5, &mut self.rng) as usize]);
        let what = What::Chat { text: text.clone() };
        self.says(client, what, Says::Chat { text, channel: channel.map(str::to_owned) })
    }

    /// Somebody moves: a move he was offered, an old one, or nonsense.
    fn play(&mut self) -> Checked {
        let Some(client) = self.any_client() else { return Ok(()) };
        let Some(seen) = self.clients[&client].seen.clone() else { return Ok(()) };
        let offered = pick(&seen.now.moves, &mut self.rng).cloned();
        let (notation, after) = match below(20, &mut self.rng) {
            0 => ("\u{0}; DROP TABLE".into(), seen.now.number),
            1 => (offered.unwrap_or_default(), below(50, &mut self.rng)),
            2 => (offered.unwrap_or_default(), self.rng.next_u32()),
            _ => match offered {
                Some(notation) => (notation, seen.now.number),
                None => return Ok(()),
            },
        };
        let seat = if self.one_in(30) { self.rng.next_u32() as u8 } else { seen.seat.unwrap_or_default() };
        let (round, entries) = (self.memory.table.round, self.memory.log(self.memory.table.round).len());
        let what = What::Play { round, seat, notation: notation.clone(), entries };
        self.says(client, what, Says::Play { seat, after, notation })
    }

    /// What somebody says about the next game.
    fn any_word(&mut self) -> NextGame {
        match below(9, &mut self.rng) {
            0..=2 => NextGame::Propose { game: None },
            3 => {
                let keys: Vec<String> = self.config.games.games().iter().map(|it| it.key.clone()).collect();
                NextGame::Propose { game: pick(&keys, &mut self.rng).cloned() }
            }
            4..=5 => NextGame::Accept,
            6 => NextGame::Decline,
            7 => NextGame::Withdraw,
            _ => NextGame::Begin,
        }
    }

    fn ask(&mut self, person: usize) -> Checked {
        let gathering = self.memory.table.phase != Phase::Playing;
        let seats = self.memory.table.seats.len() as u32;
        let seat = below(seats, &mut self.rng) as u8;
        let info = self.config.games.info(&self.memory.table.game).expect("a game of ours").clone();
        // Few games end within a world: where one has, the next one is spoken of.
        let is_over = self.memory.table.phase == Phase::Over;
        let ask = match below(if gathering { 12 } else { 30 }, &mut self.rng) {
            _ if is_over && self.one_in(2) => Ask::Next(self.any_word()),
            0 => Ask::Look,
            1 => Ask::Join,
            2 if gathering || self.one_in(6) => Ask::Leave,
            3 => Ask::Seat(seat, SeatRequest::Me { name: self.one_in(2).then(|| "Inès".into()) }),
            4 => Ask::Seat(seat, SeatRequest::Bot { level: any_level(&info, &mut self.rng), name: None }),
            5 => Ask::Seat(seat, SeatRequest::Free),
            6..=8 => Ask::Start,
            9 | 10 => Ask::Next(self.any_word()),
            11 => Ask::Change(TableChange {
                tempo: Some([Tempo::Auto, Tempo::Quick, Tempo::Normal, Tempo::Off][below(4, &mut self.rng) as usize]),
                absent: self.one_in(2).then(|| any_absent(info.departures, &mut self.rng)),
                public: (gathering && self.one_in(3)).then(|| self.one_in(2)),
                ..TableChange::default()
            }),
            12 => Ask::Pause(true),
            13..=17 => Ask::Pause(false),
            18 | 19 => Ask::Remove(seat),
            20 => Ask::Close,
            _ => return Ok(()),
        };
        self.made += 1;
        let request = RequestId(self.made);
        self.requests.insert(request, ask.clone());
        let guest = (!self.one_in(20)).then(|| self.people[person].clone());
        self.put_in(Input::Ask { request, guest, ask })
    }
}

/// The simple one is quick; the usual one thinks a little. Those who search would take the time of thousands of worlds.
fn any_level(info: &wire::GameInfo, rng: &mut Pcg64Mcg) -> String {
    let usual = info.usual_bot.as_deref().filter(|_| below(6, rng) == 0);
    usual.unwrap_or("random").to_owned()
}

fn any_sitter(people: &[Guest], info: &wire::GameInfo, rng: &mut Pcg64Mcg) -> Sitter {
    match below(5, rng) {
        0 | 1 => Sitter::person(pick(people, rng).expect("there are people").id.clone()),
        _ => Sitter::bot(any_level(info, rng), format!("Bot {}", rng.next_u32())),
    }
}

fn any_absent(departures: bool, rng: &mut Pcg64Mcg) -> Absent {
    match below(3, rng) {
        0 => Absent::Wait,
        1 if departures => Absent::Leave,
        _ => Absent::Bot,
    }
}

fn stored(config: &RoomConfig, memory: &Memory, seed: u64) -> Stored {
    let table = memory.table.clone();
    let taken = take_up(&config.games, &table, memory.games.get(&table.round), Seed::from_number(seed));
    let mut chat = memory.chat.clone();
    chat.drain(..chat.len().saturating_sub(Stored::LINES as usize));
    Stored { table, names: memory.names.clone(), chat, taken }
}

fn open(config: &Arc<RoomConfig>, memory: &Memory, seed: u64, now: Duration) -> (Room, Vec<Effect>) {
    let stored = stored(config, memory, seed);
    let now = Now { tick: now, ms: now.as_millis() as i64 };
    Room::open(config.clone(), stored, Seed::from_number(seed.wrapping_add(7)), now)
}

//! The shell round a room: a task that gives it the time and what comes in, and carries out what it wants done. All that
//! is decided about a table is decided in the room; here are the clock, the lines, the store and the threads.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use cabinet::{BotAnswer, BotTask};
use ledger::{Guest, KeyHash, StoreError, TableId, Write};
use room::{Ask, ClientId, Effect, Input, Now, RequestId, Room, Says, Standing, Stored, Taken, take_up};
use tokio::sync::{AcquireError, mpsc, oneshot};
use wire::{Halted, Have, TableSummary};

use crate::app::{App, closed, now_ms};
use crate::error::Failure;
use crate::hub::Line;
use crate::metrics::Counted;
use crate::secret;
use crate::visitors::Visitor;

/// What goes to one socket, already as text.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A socket that says hello.
pub(crate) struct Hello {
    pub(crate) client: ClientId,
    pub(crate) visitor: Arc<Visitor>,
    pub(crate) guest: Option<Guest>,
    pub(crate) seat: Option<u8>,
    pub(crate) have: Option<Have>,
    pub(crate) shows: bool,
    pub(crate) outbox: Outbox,
}

/// Everything that can be sent to a table.
pub(crate) enum Command {
    Ask {
        guest: Option<Guest>,
        ask: Ask,
        answer: oneshot::Sender<Result<TableSummary, Failure>>,
    },
    Hello {
        hello: Hello,
        answer: oneshot::Sender<Result<(), Failure>>,
    },
    Says {
        client: ClientId,
        id: u32,
        says: Says,
    },
    /// A program shows the key of a seat.
    Program {
        client: ClientId,
        visitor: Arc<Visitor>,
        key: KeyHash,
        outbox: Outbox,
        answer: oneshot::Sender<Result<(), Failure>>,
    },
    ProgramSays {
        client: ClientId,
        text: String,
    },
    Gone(ClientId),
    Renamed(Guest),
    /// What a bot has thought; nothing if it failed.
    Thought {
        ticket: u64,
        answer: Option<BotAnswer>,
    },
}

/// Somebody who waits at the door.
struct Waits {
    visitor: Arc<Visitor>,
    outbox: Outbox,
    answer: oneshot::Sender<Result<(), Failure>>,
}

/// A room in memory, with its lines.
pub(crate) struct Shell {
    app: App,
    room: Room,
    /// To ourselves, for bots; weak, so that it does not keep the table in memory.
    line: mpsc::WeakSender<Command>,
    outboxes: HashMap<ClientId, Outbox>,
    at_the_door: HashMap<RequestId, Waits>,
    asked: HashMap<RequestId, oneshot::Sender<Result<TableSummary, Failure>>>,
    requests: u64,
    /// What the room wanted done when it was opened.
    first: Vec<Effect>,
}

impl Shell {
    /// Reads all there is of a table.
    pub(crate) async fn open(app: App, id: TableId, line: mpsc::WeakSender<Command>) -> Result<Self, Failure> {
        let stored = load(&app, id).await?.ok_or(Failure::NoTable)?;
        let (seed, now) = (secret::new_seed()?, now(&app));
        let config = app.rooms.clone();
        let table = stored.table.clone();
        let names = stored.names.clone();
        let opened = catch_unwind(AssertUnwindSafe(|| Room::open(config.clone(), stored, seed, now)));
        let (room, first) = opened.unwrap_or_else(|_| {
            let taken = Taken::Halted(Halted::Broken);
            Room::open(config, Stored { table, names, chat: Vec::new(), taken }, seed, now)
        });
        let (outboxes, at_the_door, asked) = (HashMap::new(), HashMap::new(), HashMap::new());
        Ok(Self { app, room, line, outboxes, at_the_door, asked, requests: 0, first })
    }

    /// Serves the table until nobody needs it.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
        let app = self.app.clone();
        let _counted = Counted::new(&app.metrics.tables);
        let mut closing = app.closing.clone();
        let idle_after = app.config.limits.idle_after;
        let first = std::mem::take(&mut self.first);
        let mut inputs = VecDeque::new();
        self.carry_out(first, &mut inputs).await;
        self.feed(inputs).await;
        loop {
            let due = self.room.due().map(|it| app.started + it);
            let until = due.unwrap_or_else(|| Instant::now() + idle_after);
            tokio::select! {
                command = inbox.recv() => match command {
                    Some(command) => {
                        let input = self.take_in(command);
                        self.feed(VecDeque::from([input])).await;
                    }
                    None => break,
                },
                () = tokio::time::sleep_until(until.into()) => {
                    if due.is_some() {
                        self.feed(VecDeque::from([Input::Ring])).await;
                    } else if self.room.is_idle() && app.forget(self.room.id(), &inbox) {
                        return;
                    }
                }
                () = closed(&mut closing) => break,
            }
        }
        app.drop_line(self.room.id());
    }

    fn request(&mut self) -> RequestId {
        self.requests += 1;
        RequestId(self.requests)
    }

    /// Notes who waits for an answer, and says it in the words of the room.
    fn take_in(&mut self, command: Command) -> Input {
        match command {
            Command::Ask { guest, ask, answer } => {
                let request = self.request();
                self.asked.insert(request, answer);
                Input::Ask { request, guest, ask }
            }
            Command::Hello { hello, answer } => {
                let Hello { client, visitor, guest, seat, have, shows, outbox } = hello;
                let request = self.request();
                let (household, room_for_strangers) = (visitor.household(), visitor.may_look_on());
                self.at_the_door.insert(request, Waits { visitor, outbox, answer });
                let hello = room::Hello { client, guest, household, room_for_strangers, seat, have, shows };
                Input::Hello { request, hello }
            }
            Command::Says { client, id, says } => Input::Says { client, id, says },
            Command::Program { client, visitor, key, outbox, answer } => {
                let request = self.request();
                self.at_the_door.insert(request, Waits { visitor, outbox, answer });
                Input::Program { request, client, key }
            }
            Command::ProgramSays { client, text } => Input::ProgramSays { client, text },
            Command::Gone(client) => {
                self.outboxes.remove(&client);
                Input::Gone(client)
            }
            Command::Renamed(guest) => Input::Renamed(guest),
            Command::Thought { ticket, answer } => Input::Thought { ticket, answer },
        }
    }

    /// Gives all this to the room, and all that follows from it.
    async fn feed(&mut self, mut inputs: VecDeque<Input>) {
        while let Some(input) = inputs.pop_front() {
            let effects = self.handle(input);
            self.carry_out(effects, &mut inputs).await;
        }
    }

    /// If the rules fail in it, this table alone suffers.
    fn handle(&mut self, input: Input) -> Vec<Effect> {
        let (now, asker) = (now(&self.app), Room::asker(&input));
        let handled = catch_unwind(AssertUnwindSafe(|| self.room.handle(now, input)));
        handled.unwrap_or_else(|_| self.room.recover(now, asker))
    }

    /// Does what the room wants done. What comes of it goes before all that was to come.
    async fn carry_out(&mut self, effects: Vec<Effect>, inputs: &mut VecDeque<Input>) {
        let (mut write, mut reads) = (None, false);
        for effect in effects {
            match effect {
                Effect::Write(it) => write = Some(it),
                Effect::Load => reads = true,
                Effect::Send { to, text } => self.send(&to, text, inputs),
                Effect::Drop(client) => _ = self.outboxes.remove(&client),
                Effect::Answer { request, answer } => {
                    if let Some(asker) = self.asked.remove(&request) {
                        asker.send(answer.map(|it| *it).map_err(Failure::Table)).ok();
                    }
                }
                Effect::Welcome { request, client, answer } => self.welcome(request, client, answer),
                Effect::Think { ticket, task, begin, due, within } => {
                    if let Some(line) = self.line.upgrade() {
                        let (begin, due) = (self.app.started + begin, self.app.started + due);
                        tokio::spawn(think(self.app.clone(), line, ticket, task, Times { begin, due, within }));
                    }
                }
                Effect::Trouble(what) => tracing::error!(what, "trouble at a table"),
            }
        }
        if let Some(write) = write {
            let result = write_down(&self.app, write).await;
            inputs.push_front(Input::Written(result));
        }
        if reads {
            tracing::warn!(table = self.room.id().0, "a table is read again");
            let stored = load(&self.app, self.room.id()).await;
            let stored = stored.and_then(|it| it.ok_or_else(|| StoreError::Failed("the table is gone".into())));
            inputs.push_front(Input::Loaded(stored.map(Box::new)));
        }
    }

    /// Each text is made once; whoever does not take it loses his line and comes back.
    fn send(&mut self, to: &[ClientId], text: String, inputs: &mut VecDeque<Input>) {
        let text = Utf8Bytes::from(text);
        for client in to {
            let Some(outbox) = self.outboxes.get(client) else { continue };
            if outbox.try_send(text.clone()).is_err() {
                self.outboxes.remove(client);
                self.app.metrics.slow.fetch_add(1, Relaxed);
                inputs.push_back(Input::Gone(*client));
            }
        }
    }

    fn welcome(&mut self, request: RequestId, client: ClientId, answer: Result<Standing, room::Failure>) {
        let Some(Waits { visitor, outbox, answer: asker }) = self.at_the_door.remove(&request) else { return };
        match answer {
            Ok(Standing::Player) => visitor.sits(),
            Ok(Standing::Stranger) => visitor.looks_on(),
            Err(failure) => {
                asker.send(Err(Failure::Table(failure))).ok();
                return;
            }
        }
        self.outboxes.insert(client, outbox);
        asker.send(Ok(())).ok();
    }
}

/// Has the store write something, and counts it.
async fn write_down(app: &App, write: Write) -> Result<(), StoreError> {
    let begun = Instant::now();
    // That somebody has answered in secret is a secret as well, and so is how much is said where not everybody reads:
    // whoever counts must not see it.
    let (moves, words) = match &write {
        Write::Append { entry, noticed: true, .. } => (entry.step().is_some(), false),
        Write::Chat { chat, .. } => (false, chat.audience.is_none()),
        _ => (false, false),
    };
    let result = app.store.write(write).await;
    let metrics = &app.metrics;
    if result.is_ok() && moves {
        metrics.commit.note(begun.elapsed());
        metrics.moves.fetch_add(1, Relaxed);
    }
    if result.is_ok() && words {
        metrics.chat.fetch_add(1, Relaxed);
    }
    result
}

/// The time for a room.
fn now(app: &App) -> Now {
    Now { tick: app.started.elapsed(), ms: now_ms() }
}

/// Reads a table. A long game is played again where it holds up nobody, and rules that fail are caught there.
async fn load(app: &App, id: TableId) -> Result<Option<Stored>, StoreError> {
    let Some(table) = app.store.table_by_id(id).await? else { return Ok(None) };
    let chat = app.store.chat(id, Stored::LINES).await?;
    let names = app.store.names(&table.persons()).await?;
    let log = app.store.game(id, table.round).await?;
    let seed = secret::new_seed().map_err(|it| StoreError::Failed(it.to_string()))?;
    let (app, played) = (app.clone(), table.clone());
    let taken = tokio::task::spawn_blocking(move || take_up(&app.config.games, &played, log.as_ref(), seed)).await;
    let taken = match taken {
        Ok(taken) => taken,
        Err(failed) if failed.is_panic() => Taken::Halted(Halted::Broken),
        Err(_) => return Err(StoreError::Closed),
    };
    if let Taken::Halted(why) = &taken {
        tracing::warn!(table = id.0, ?why, "a game cannot be taken up");
    }
    Ok(Some(Stored { table, names, chat, taken }))
}

/// When a bot thinks.
pub(crate) struct Times {
    pub(crate) begin: Instant,
    pub(crate) due: Instant,
    pub(crate) within: Duration,
}

async fn think(app: App, line: Line, ticket: u64, task: BotTask, times: Times) {
    if let Ok(answer) = thought(&app, task, times).await {
        line.send(Command::Thought { ticket, answer }).await.ok();
    }
}

/// Lets a bot think where it holds up nobody, and answers when people can follow. Who has nothing to say says so at once.
/// Nothing comes of it if the bot failed.
pub(crate) async fn thought(app: &App, task: BotTask, times: Times) -> Result<Option<BotAnswer>, AcquireError> {
    tokio::time::sleep_until(times.begin.into()).await;
    let answer = {
        let _place = app.thinkers.acquire().await?;
        let stop = task.stop();
        let mut thought = tokio::task::spawn_blocking(move || task.run());
        tokio::select! {
            answer = &mut thought => answer.ok(),
            () = tokio::time::sleep(times.within) => {
                stop.ask();
                thought.await.ok()
            }
        }
    };
    if answer.as_ref().is_none_or(|it| it.notation.is_some()) {
        tokio::time::sleep_until(times.due.into()).await;
    }
    Ok(answer)
}

#[cfg(test)]
mod tests;

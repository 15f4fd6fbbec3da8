//! One task owns one table and its game. Nothing else ever holds the game, so nothing else can leak it.

mod absence;
mod bots;
mod clients;
mod clock;
mod halt;
mod info;
mod manner;
mod open;
mod play;
mod seating;
mod talk;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use cabinet::{BotAnswer, Sitting};
use store::{Chat, Guest, GuestId, Phase, Sitter, Table};
use table::{Seat, Seats, Viewer};
use tokio::sync::{mpsc, oneshot};
use wire::{Halted, Have, SeatRequest, TableChange, TableSummary};

use crate::app::{App, closed, now_ms};
use crate::error::Failure;
use crate::hub::Line;
use crate::meters::Counted;
use crate::visitors::Visitor;

use bots::Bots;
use clock::Clock;
use halt::guarded;

pub(crate) use clients::encode;
pub(crate) use info::{Presence, info, outcome};
pub(crate) use manner::Manner;
pub(crate) use seating::{a_bot_name, with_defaults};

/// When what could not be written is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// Names a socket among all that this server ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SocketId(pub(crate) u64);

/// What goes to one socket, already as text.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// What can be asked of a table over HTTP. Everything is answered with the table as it then is.
#[derive(Debug)]
pub(crate) enum Ask {
    /// Just show it.
    Look,
    /// The host changes what will be played.
    Change(TableChange),
    /// Somebody or something takes or leaves a seat.
    Seat(u8, SeatRequest),
    /// I take the first free seat.
    Join,
    /// I go.
    Leave,
    /// The host begins the game.
    Start,
    /// Once more.
    Rematch,
    /// The host stops everything, or lets it go on.
    Pause(bool),
    /// The host has an absent player leave.
    Remove(u8),
    /// The host gives up a game that cannot go on.
    Close,
}

/// What a socket can ask once it has said hello.
#[derive(Debug)]
pub(crate) enum Says {
    /// Look through other eyes.
    Look(Option<u8>),
    /// Make a move.
    Play { seat: u8, after: u32, notation: String },
    /// Say something.
    Chat { text: String, channel: Option<String> },
}

/// A socket that says hello.
#[derive(Debug)]
pub(crate) struct Hello {
    pub(crate) socket: SocketId,
    pub(crate) visitor: Arc<Visitor>,
    pub(crate) guest: Option<Guest>,
    pub(crate) seat: Option<u8>,
    pub(crate) have: Option<Have>,
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
        socket: SocketId,
        id: u32,
        says: Says,
    },
    Gone(SocketId),
    Renamed(Guest),
    /// What a bot has thought; nothing if it failed.
    Thought {
        ticket: u64,
        answer: Option<BotAnswer>,
    },
}

/// A table in memory.
pub(crate) struct Room {
    app: App,
    table: Table,
    names: HashMap<GuestId, String>,
    chat: VecDeque<Chat>,
    /// Number of the last line said here, whoever may read it.
    said_last: u32,
    game: Option<Box<dyn Sitting>>,
    /// Why the present game cannot be played on.
    halted: Option<Halted>,
    /// How often the rules have failed since the table was read.
    panics: u32,
    clients: BTreeMap<SocketId, Client>,
    /// Persons who have said that they leave, though their seat waits for them.
    away: HashSet<GuestId>,
    /// Since when players are not here; nobody is while all of them are away.
    away_since: HashMap<GuestId, Instant>,
    /// Those of them who have been away for so long that everybody was told.
    told_absent: HashSet<GuestId>,
    /// Seats of absent persons that a bot holds, and its level.
    held: BTreeMap<Seat, String>,
    clock: Option<Clock>,
    said: HashMap<GuestId, Instant>,
    bots: Bots,
    /// To ourselves, for bots; weak, so that it does not keep the table in memory.
    line: mpsc::WeakSender<Command>,
    /// When the clients must hear of comings and goings.
    presence_due: Option<Instant>,
    /// When it is tried again to note how the game ended.
    finish_due: Option<Instant>,
    /// When a bot thinks again whose move could not be written.
    bots_due: Option<Instant>,
}

/// One socket: one pair of eyes.
struct Client {
    guest: Option<Guest>,
    /// Where it comes from.
    household: IpAddr,
    viewer: Viewer,
    outbox: Outbox,
    /// Number of the last moment it was sent; none if it has no picture yet.
    have: Option<u32>,
    /// How many chat lines it was sent since its eyes last changed.
    lines: u32,
}

impl Room {
    /// Serves the table until nobody needs it.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
        let app = self.app.clone();
        let _counted = Counted::new(&app.meters.tables);
        let mut closing = app.closing.clone();
        let idle_after = app.config.limits.idle_after;
        if guarded(async { self.wake_bots() }).await.is_err() {
            self.recover(None).await;
        }
        loop {
            let due = self.due();
            let until = due.unwrap_or_else(|| Instant::now() + idle_after);
            tokio::select! {
                command = inbox.recv() => match command {
                    Some(command) => self.obey_guarded(command).await,
                    None => break,
                },
                () = tokio::time::sleep_until(until.into()) => {
                    if due.is_some() {
                        if guarded(self.ring()).await.is_err() {
                            self.recover(None).await;
                        }
                    } else if self.clients.is_empty() && app.forget(self.table.id, &inbox) {
                        return;
                    }
                }
                () = closed(&mut closing) => break,
            }
        }
        app.drop_line(self.table.id);
    }

    /// When something has to be done that nobody asks for.
    fn due(&self) -> Option<Instant> {
        let clock = self.clock.as_ref().and_then(Clock::due);
        [self.presence_due, self.finish_due, self.bots_due, clock, self.absence_due()].into_iter().flatten().min()
    }

    /// Does what is due.
    async fn ring(&mut self) {
        let now = Instant::now();
        let passed = |due: Option<Instant>| due.is_some_and(|it| it <= now);
        if passed(self.absence_due()) {
            self.absences().await;
        }
        if passed(self.clock.as_ref().and_then(Clock::due)) {
            self.time_up().await;
        }
        if passed(self.bots_due) {
            self.bots_due = None;
            self.wake_bots();
        }
        if passed(self.finish_due) {
            self.finish().await;
            self.tell_table();
        }
        if passed(self.presence_due) {
            self.tell_table();
        }
    }

    /// Does what is asked; if the rules fail in it, this table alone suffers.
    async fn obey_guarded(&mut self, command: Command) {
        let asked = match &command {
            Command::Says { socket, id, .. } => Some((*socket, *id)),
            _ => None,
        };
        if guarded(self.obey(command)).await.is_err() {
            self.recover(asked).await;
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Ask { guest, ask, answer } => {
                let done = self.asked(guest.as_ref(), ask).await;
                let summary = done.map(|()| self.summary(guest.as_ref()));
                answer.send(summary).ok();
            }
            Command::Hello { hello, answer } => {
                answer.send(self.enter(hello)).ok();
            }
            Command::Says { socket, id, says } => self.hear(socket, id, says).await,
            Command::Gone(socket) => {
                if self.clients.remove(&socket).is_some() {
                    self.presence_changed();
                }
            }
            Command::Renamed(guest) => self.renamed(guest),
            Command::Thought { ticket, answer } => self.thought(ticket, answer).await,
        }
    }

    /// The seats that `guest` holds.
    fn seats_of(&self, guest: Option<&Guest>) -> Seats {
        let Some(guest) = guest else { return Seats::EMPTY };
        let held = |seat: &Seat| self.table.seats.get(seat.idx()).is_some_and(|it| it.is(&guest.id));
        Seat::all(self.table.seats.len()).filter(held).collect()
    }

    /// The eyes through which `guest` asks to look.
    fn viewer(&self, guest: Option<&Guest>, seat: Option<u8>) -> Result<Viewer, Failure> {
        let Some(seat) = seat else { return Ok(Viewer::Public) };
        let seat = self.seat(seat)?;
        if self.seats_of(guest).contains(seat) { Ok(Viewer::Seat(seat)) } else { Err(Failure::NotYourSeat) }
    }

    fn seat(&self, idx: u8) -> Result<Seat, Failure> {
        let exists = usize::from(idx) < self.table.seats.len();
        Seat::new(idx.into()).filter(|_| exists).ok_or(Failure::NoSeat)
    }

    /// Says something on behalf of a client.
    async fn hear(&mut self, socket: SocketId, id: u32, says: Says) {
        self.come_back(socket);
        let done = match says {
            Says::Look(seat) => self.look(socket, seat),
            Says::Play { seat, after, notation } => self.play(socket, seat, after, &notation).await,
            Says::Chat { text, channel } => self.say(socket, text, channel).await,
        };
        let answer = match done {
            Ok(()) => wire::FromTable::Done { id },
            Err(failure) => failure.message(Some(id)),
        };
        self.send(socket, &answer);
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
    fn person_of(&self, seat: Seat) -> Option<&GuestId> {
        match self.table.seats.get(seat.idx())? {
            Sitter::Person { guest } => Some(guest),
            Sitter::Free | Sitter::Bot { .. } => None,
        }
    }

    /// Keeps the table as `changed` in the store, then in memory, then tells everybody.
    async fn keep(&mut self, mut changed: Table) -> Result<(), Failure> {
        changed.changed = now_ms();
        // All that can fail comes before the commit: what is kept is also known here and told.
        let names = self.app.store.names(&changed.persons()).await?;
        self.app.store.save_table(changed.clone()).await?;
        (self.table, self.names) = (changed, names);
        self.check_eyes();
        self.tell_table();
        Ok(())
    }

    fn playing(&self) -> bool {
        self.table.phase == Phase::Playing
    }

    /// A line to ourselves, for tasks that report back.
    fn own_line(&self) -> Option<Line> {
        self.line.upgrade()
    }
}

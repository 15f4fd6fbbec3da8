//! `GET /ws/lesson/{game}`: a live line to a lesson. Whoever opens it is its only learner: the table lives as long as the line, and
//! nothing of it is kept.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use cabinet::BotAnswer;
use cabinet::lesson::{Lesson, of_house};
use room::lesson::{LessonEffect, LessonInput, LessonTable};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{interval_at, sleep_until, timeout_at};
use wire::{ApiError, ClientMessage, ToTable};

use crate::app::{App, closed};
use crate::error::Failure;
use crate::extract::{Address, Asked, At};
use crate::metrics::Counted;
use crate::peer::{Came, Goodbye, Peer, limited};
use crate::secret;
use crate::shell::{Times, thought};
use crate::visitors::Visitor;

/// What a bot has thought, and of which thought it is.
type Thought = (u64, Option<BotAnswer>);

/// Where a lesson begins.
#[derive(Deserialize)]
pub(crate) struct Beginning {
    /// The step, counted from 0.
    #[serde(default)]
    step: usize,
}

/// A live line to the lesson of a game, for one learner without a name: JSON messages both ways, `hello` first.
#[utoipa::path(get, path = "/ws/lesson/{game}", params(("game" = String, Path), ("step" = Option<usize>, Query)), responses(
    (status = SWITCHING_PROTOCOLS, description = "A WebSocket that speaks the messages of docs/protocol.md"),
    (status = NOT_FOUND, body = ApiError),
))]
pub(crate) async fn learn(
    State(app): State<App>,
    Address(address): Address,
    At(game): At<String>,
    Asked(Beginning { step }): Asked<Beginning>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let lesson = lesson_of(&app, &game)?;
    let upgrade = upgrade.map_err(|it| Failure::Unreadable { status: it.status(), detail: it.body_text() })?;
    let visitor = Arc::new(app.visitors.arrive(address));
    Ok(limited(upgrade).on_upgrade(move |socket| take(app, lesson, step, socket, visitor)))
}

/// The lesson of a game that is served here.
pub(crate) fn lesson_of(app: &App, game: &str) -> Result<&'static Lesson, Failure> {
    app.game(game).ok().and_then(|_| of_house(game)).ok_or(Failure::NoRoute)
}

async fn take(app: App, lesson: &'static Lesson, step: usize, socket: WebSocket, visitor: Arc<Visitor>) {
    let _counted = Counted::new(&app.metrics.sockets);
    let mut peer = Peer::new(app.clone(), socket, visitor);
    let goodbye = match greet(&mut peer).await {
        Ok(hello) => match open(&app, lesson, step).await {
            Some(table) => Learning { peer: &mut peer, table, thoughts: mpsc::channel(4) }.go_on(hello).await,
            None => Some(Goodbye::Slow),
        },
        Err(goodbye) => goodbye,
    };
    if let Some(goodbye) = goodbye {
        peer.part(goodbye).await;
    }
}

/// Waits for a hello; nothing is laid out for who only opens sockets. Learners share what strangers do.
async fn greet(peer: &mut Peer) -> Result<ClientMessage, Option<Goodbye>> {
    let by = tokio::time::Instant::now() + peer.app.config.limits.hello_within;
    let visitor = peer.visitor.clone();
    loop {
        let came = tokio::select! {
            came = timeout_at(by, peer.next()) => came.map_err(|_| Some(Goodbye::NoHello))?,
            () = visitor.cut() => return Err(Some(Goodbye::NoHello)),
        };
        let (id, failure) = match came {
            Came::Said(hello @ ClientMessage { says: ToTable::Hello { .. }, .. }) if visitor.may_look_on() => {
                visitor.looks_on();
                return Ok(hello);
            }
            Came::Said(ClientMessage { id, says: ToTable::Hello { .. } }) => {
                (Some(id), Failure::Table(room::Failure::Crowded))
            }
            Came::Said(ClientMessage { id, .. }) => (Some(id), Failure::HelloFirst),
            Came::Wrong(id, failure) => (id, failure),
            Came::Nothing => continue,
            Came::TooBig => return Err(Some(Goodbye::TooBig)),
            Came::End => return Err(None),
        };
        peer.tell(&failure.message(id)).await?;
        peer.forgive()?;
    }
}

/// Lays out a step where it holds up nobody.
async fn open(app: &App, lesson: &'static Lesson, step: usize) -> Option<LessonTable> {
    let (config, seed) = (app.rooms.clone(), secret::new_seed().ok()?);
    let opened = tokio::task::spawn_blocking(move || LessonTable::open(config, lesson, step, seed)).await;
    match opened.ok()? {
        Ok(table) => Some(table),
        Err(fault) => {
            tracing::error!(game = lesson.game, %fault, "a lesson cannot be laid out");
            None
        }
    }
}

/// A lesson under way.
struct Learning<'a> {
    peer: &'a mut Peer,
    table: LessonTable,
    thoughts: (mpsc::Sender<Thought>, mpsc::Receiver<Thought>),
}

impl Learning<'_> {
    /// Carries messages both ways until one side goes away.
    async fn go_on(mut self, hello: ClientMessage) -> Option<Goodbye> {
        let app = self.peer.app.clone();
        let every = app.config.limits.ping_every;
        let mut ping = interval_at(tokio::time::Instant::now() + every, every);
        let mut closing = app.closing.clone();
        let mut missed = 0;
        let mut step = self.feed(LessonInput::Says(hello)).await;
        loop {
            if let Err(reason) = step {
                return reason;
            }
            let due = self.table.due().map(|it| app.started + it);
            let ring = async {
                match due {
                    Some(due) => sleep_until(due.into()).await,
                    None => std::future::pending().await,
                }
            };
            step = tokio::select! {
                came = self.peer.next() => {
                    missed = 0;
                    self.hear(came).await
                }
                Some((ticket, answer)) = self.thoughts.1.recv() => self.feed(LessonInput::Thought { ticket, answer }).await,
                () = ring => self.feed(LessonInput::Ring).await,
                _ = ping.tick() => {
                    missed += 1;
                    if missed > 2 { Err(None) } else { self.peer.send(Message::Ping(axum::body::Bytes::new())).await }
                }
                () = closed(&mut closing) => Err(Some(Goodbye::Closing)),
            };
        }
    }

    async fn hear(&mut self, came: Came) -> Result<(), Option<Goodbye>> {
        match came {
            Came::Said(ClientMessage { id, says: ToTable::Hello { .. } }) => {
                self.peer.tell(&Failure::HelloTwice.message(Some(id))).await
            }
            Came::Said(message) => self.feed(LessonInput::Says(message)).await,
            Came::Wrong(id, failure) => {
                self.peer.tell(&failure.message(id)).await?;
                self.peer.forgive()
            }
            Came::Nothing => Ok(()),
            Came::TooBig => Err(Some(Goodbye::TooBig)),
            Came::End => Err(None),
        }
    }

    /// Gives this to the table and does what it wants done. If the rules fail in it, this lesson alone suffers.
    async fn feed(&mut self, input: LessonInput) -> Result<(), Option<Goodbye>> {
        let app = &self.peer.app;
        let now = app.started.elapsed();
        let effects = catch_unwind(AssertUnwindSafe(|| self.table.handle(now, input)));
        for effect in effects.map_err(|_| Some(Goodbye::Slow))? {
            match effect {
                LessonEffect::Send(text) => self.peer.send(Message::Text(text.into())).await?,
                LessonEffect::Think { ticket, task, due, within } => {
                    let app = self.peer.app.clone();
                    let times = Times { begin: Instant::now(), due: app.started + due, within };
                    let to = self.thoughts.0.clone();
                    tokio::spawn(async move {
                        if let Ok(answer) = thought(&app, task, times).await {
                            to.send((ticket, answer)).await.ok();
                        }
                    });
                }
                LessonEffect::Trouble(what) => tracing::error!(what, "trouble in a lesson"),
            }
        }
        Ok(())
    }
}

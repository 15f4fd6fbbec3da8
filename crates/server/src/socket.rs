//! `GET /ws/{code}` (its link): a live line to one table. It knows the protocol and its limits, nothing of the rules.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use room::{ClientId, Says};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout_at};
use wire::{ApiError, ClientMessage, FromTable, Have, ToTable};

use crate::app::{App, closed};
use crate::error::Failure;
use crate::extract::{Address, At};
use crate::hub::Line;
use crate::metrics::Counted;
use crate::peer::{Came, Goodbye, Peer, limited};
use crate::shell::{Command, Hello};
use crate::visitors::Visitor;

/// Messages that may wait for a slow client.
pub(crate) const OUTBOX: usize = 128;

static SOCKETS: AtomicU64 = AtomicU64::new(0);

/// A name for one more socket.
pub(crate) fn next_client() -> ClientId {
    ClientId(SOCKETS.fetch_add(1, Relaxed))
}

/// A live line to a table, by its link: JSON messages both ways, `hello` first.
#[utoipa::path(get, path = "/ws/{code}", params(("code" = String, Path)), responses(
    (status = SWITCHING_PROTOCOLS, description = "A WebSocket that speaks the messages of docs/protocol.md"),
    (status = NOT_FOUND, body = ApiError),
    (status = FORBIDDEN, body = ApiError),
))]
pub(crate) async fn live(
    State(app): State<App>,
    Address(address): Address,
    At(code): At<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let table = app.by_link(address, &code).await?;
    let line = app.line(table.id).await?;
    let upgrade = upgrade.map_err(|it| Failure::Unreadable { status: it.status(), detail: it.body_text() })?;
    let visitor = Arc::new(app.visitors.arrive(address));
    Ok(limited(upgrade).on_upgrade(move |socket| Visit::new(app, line, socket, visitor).live()))
}

/// One socket from hello to goodbye.
struct Visit {
    peer: Peer,
    line: Line,
    id: ClientId,
}

impl Visit {
    fn new(app: App, line: Line, socket: WebSocket, visitor: Arc<Visitor>) -> Self {
        Self { peer: Peer::new(app, socket, visitor), line, id: next_client() }
    }

    async fn live(mut self) {
        let app = self.peer.app.clone();
        let _counted = Counted::new(&app.metrics.sockets);
        let (outbox, mail) = mpsc::channel(OUTBOX);
        let reason = match self.greet(&outbox).await {
            Ok(()) => {
                // From now on only the table holds the other end: when it lets go, the mail ends.
                drop(outbox);
                let reason = self.talk(mail).await;
                self.line.send(Command::Gone(self.id)).await.ok();
                reason
            }
            Err(reason) => reason,
        };
        if let Some(reason) = reason {
            self.peer.part(reason).await;
        }
    }

    /// Waits for a hello that the table accepts; a wrong one may be tried again.
    async fn greet(&mut self, outbox: &mpsc::Sender<Utf8Bytes>) -> Result<(), Option<Goodbye>> {
        let by = Instant::now() + self.peer.app.config.limits.hello_within;
        let visitor = self.peer.visitor.clone();
        loop {
            let came = tokio::select! {
                came = timeout_at(by, self.peer.next()) => came.map_err(|_| Some(Goodbye::NoHello))?,
                () = visitor.cut() => return Err(Some(Goodbye::NoHello)),
            };
            let failed = match came {
                Came::Said(ClientMessage { id, says: ToTable::Hello { protocol, secret, seat, have, shows } }) => {
                    if protocol != wire::PROTOCOL {
                        self.peer.tell(&Failure::Protocol.message(Some(id))).await?;
                        return Err(Some(Goodbye::Protocol));
                    }
                    match self.introduce(secret, (seat, have, shows), outbox.clone()).await {
                        Ok(()) => return Ok(()),
                        Err(failure) => (Some(id), failure),
                    }
                }
                Came::Said(ClientMessage { id, .. }) => (Some(id), Failure::HelloFirst),
                Came::Wrong(id, failure) => (id, failure),
                Came::Nothing => continue,
                Came::TooBig => return Err(Some(Goodbye::TooBig)),
                Came::End => return Err(None),
            };
            self.peer.tell(&failed.1.message(failed.0)).await?;
            self.peer.forgive()?;
        }
    }

    async fn introduce(
        &mut self,
        secret: Option<String>,
        (seat, have, shows): (Option<u8>, Option<Have>, bool),
        outbox: mpsc::Sender<Utf8Bytes>,
    ) -> Result<(), Failure> {
        let guest = match secret {
            Some(secret) => Some(self.peer.app.guest(&secret).await?),
            None => None,
        };
        let hello = Hello { client: self.id, visitor: self.peer.visitor.clone(), guest, seat, have, shows, outbox };
        let (answer, answered) = oneshot::channel();
        self.line.send(Command::Hello { hello, answer }).await.map_err(|_| Failure::Busy)?;
        answered.await.map_err(|_| Failure::Busy)?
    }

    /// Carries messages both ways until one side goes away.
    async fn talk(&mut self, mut mail: mpsc::Receiver<Utf8Bytes>) -> Option<Goodbye> {
        let every = self.peer.app.config.limits.ping_every;
        let mut ping = interval_at(Instant::now() + every, every);
        let mut closing = self.peer.app.closing.clone();
        let mut missed = 0;
        loop {
            let step = tokio::select! {
                out = mail.recv() => match out {
                    Some(text) => self.peer.send(Message::Text(text)).await,
                    None => Err(Some(Goodbye::Slow)),
                },
                came = self.peer.next() => {
                    missed = 0;
                    self.pass_on(came).await
                }
                _ = ping.tick() => {
                    missed += 1;
                    if missed > 2 { Err(None) } else { self.peer.send(Message::Ping(axum::body::Bytes::new())).await }
                }
                () = closed(&mut closing) => Err(Some(Goodbye::Closing)),
            };
            if let Err(reason) = step {
                return reason;
            }
        }
    }

    /// Hands what came to the table, or answers it on the spot.
    async fn pass_on(&mut self, came: Came) -> Result<(), Option<Goodbye>> {
        let (id, says) = match came {
            Came::Said(ClientMessage { id, says }) => (id, says),
            Came::Wrong(id, failure) => {
                self.peer.tell(&failure.message(id)).await?;
                return self.peer.forgive();
            }
            Came::Nothing => return Ok(()),
            Came::TooBig => return Err(Some(Goodbye::TooBig)),
            Came::End => return Err(None),
        };
        let says = match says {
            ToTable::Hello { .. } => return self.peer.tell(&Failure::HelloTwice.message(Some(id))).await,
            ToTable::Ping => return self.peer.tell(&FromTable::Pong { id }).await,
            ToTable::Look { seat } => Says::Look(seat),
            ToTable::Play { seat, after, notation } => Says::Play { seat, after, notation },
            ToTable::Chat { text, channel } => Says::Chat { text, channel },
            ToTable::Sleep { seat, asleep } => Says::Sleep { seat, asleep },
            ToTable::Seen { round, moment } => Says::Seen { round, moment },
            ToTable::Lesson { .. } => {
                return self.peer.tell(&Failure::Table(room::Failure::NoLesson).message(Some(id))).await;
            }
        };
        let sent = self.line.send(Command::Says { client: self.id, id, says }).await;
        sent.map_err(|_| Some(Goodbye::Slow))
    }
}

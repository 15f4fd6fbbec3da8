//! `GET /ws/{code}` (its link): a live line to one table. It knows the protocol and its limits, nothing of the rules.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout, timeout_at};
use tungstenite::Error as WsError;
use wire::{ApiError, ClientMessage, FromTable, Have, ToTable};

use crate::app::{App, closed};
use crate::error::Failure;
use crate::extract::{Address, At};
use crate::gate::Credit;
use crate::hub::Line;
use crate::meters::Counted;
use crate::room::{Command, Hello, Says, SocketId, encode};
use crate::visitors::Visitor;

/// Bytes of a message of a client.
const LARGEST: usize = 4096;
/// Bytes that are read at a time. Every open socket holds as many.
const READ: usize = 2048;
/// Messages that may wait for a slow client.
const OUTBOX: usize = 128;
/// How long the network may take to take a message from us.
const SENT_WITHIN: Duration = Duration::from_secs(10);
/// Messages too fast in a row before the line is cut.
const PATIENCE: u32 = 100;

static SOCKETS: AtomicU64 = AtomicU64::new(0);

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
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    // What is written goes out at once.
    let upgrade = upgrade.read_buffer_size(READ).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| Visit::new(app, line, socket, visitor).live()))
}

/// What came over the line.
enum Came {
    Said(ClientMessage),
    Wrong(Option<u32>, Failure),
    Nothing,
    TooBig,
    End,
}

/// One socket from hello to goodbye.
struct Visit {
    app: App,
    line: Line,
    socket: WebSocket,
    visitor: Arc<Visitor>,
    id: SocketId,
    credit: Credit,
    too_fast: u32,
}

impl Visit {
    fn new(app: App, line: Line, socket: WebSocket, visitor: Arc<Visitor>) -> Self {
        let credit = Credit::full(app.config.limits.messages);
        let id = SocketId(SOCKETS.fetch_add(1, Relaxed));
        Self { app, line, socket, visitor, id, credit, too_fast: 0 }
    }

    async fn live(mut self) {
        let app = self.app.clone();
        let _counted = Counted::new(&app.meters.sockets);
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
            self.part(reason).await;
        }
    }

    /// Waits for a hello that the table accepts; a wrong one may be tried again.
    async fn greet(&mut self, outbox: &mpsc::Sender<Utf8Bytes>) -> Result<(), Option<Goodbye>> {
        let by = Instant::now() + self.app.config.limits.hello_within;
        let visitor = self.visitor.clone();
        loop {
            let came = tokio::select! {
                came = timeout_at(by, self.next()) => came.map_err(|_| Some(Goodbye::NoHello))?,
                () = visitor.cut() => return Err(Some(Goodbye::NoHello)),
            };
            let failed = match came {
                Came::Said(ClientMessage { id, says: ToTable::Hello { protocol, secret, seat, have } }) => {
                    if protocol != wire::PROTOCOL {
                        self.tell(&Failure::Protocol.message(Some(id))).await?;
                        return Err(Some(Goodbye::Protocol));
                    }
                    match self.introduce(secret, seat, have, outbox.clone()).await {
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
            self.tell(&failed.1.message(failed.0)).await?;
            self.forgive()?;
        }
    }

    async fn introduce(
        &mut self,
        secret: Option<String>,
        seat: Option<u8>,
        have: Option<Have>,
        outbox: mpsc::Sender<Utf8Bytes>,
    ) -> Result<(), Failure> {
        let guest = match secret {
            Some(secret) => Some(self.app.guest(&secret).await?),
            None => None,
        };
        let hello = Hello { socket: self.id, visitor: self.visitor.clone(), guest, seat, have, outbox };
        let (answer, answered) = oneshot::channel();
        self.line.send(Command::Hello { hello, answer }).await.map_err(|_| Failure::Busy)?;
        answered.await.map_err(|_| Failure::Busy)?
    }

    /// Carries messages both ways until one side goes away.
    async fn talk(&mut self, mut mail: mpsc::Receiver<Utf8Bytes>) -> Option<Goodbye> {
        let every = self.app.config.limits.ping_every;
        let mut ping = interval_at(Instant::now() + every, every);
        let mut closing = self.app.closing.clone();
        let mut missed = 0;
        loop {
            let step = tokio::select! {
                out = mail.recv() => match out {
                    Some(text) => self.send(Message::Text(text)).await,
                    None => Err(Some(Goodbye::Slow)),
                },
                came = self.next() => {
                    missed = 0;
                    self.pass_on(came).await
                }
                _ = ping.tick() => {
                    missed += 1;
                    if missed > 2 { Err(None) } else { self.send(Message::Ping(axum::body::Bytes::new())).await }
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
                self.tell(&failure.message(id)).await?;
                return self.forgive();
            }
            Came::Nothing => return Ok(()),
            Came::TooBig => return Err(Some(Goodbye::TooBig)),
            Came::End => return Err(None),
        };
        let says = match says {
            ToTable::Hello { .. } => return self.tell(&Failure::HelloTwice.message(Some(id))).await,
            ToTable::Ping => return self.tell(&FromTable::Pong { id }).await,
            ToTable::Look { seat } => Says::Look(seat),
            ToTable::Play { seat, after, notation } => Says::Play { seat, after, notation },
            ToTable::Chat { text, channel } => Says::Chat { text, channel },
        };
        let sent = self.line.send(Command::Says { socket: self.id, id, says }).await;
        sent.map_err(|_| Some(Goodbye::Slow))
    }

    /// Reads one message. Safe to give up on: nothing is lost between two calls.
    async fn next(&mut self) -> Came {
        let message = match self.socket.recv().await {
            Some(Ok(Message::Close(_))) | None => return Came::End,
            Some(Ok(message)) => message,
            Some(Err(error)) => return if is_too_big(error) { Came::TooBig } else { Came::End },
        };
        // Whatever it is, reading it is work.
        if !self.credit.take() {
            self.too_fast += 1;
            self.app.meters.too_fast.fetch_add(1, Relaxed);
            return Came::Wrong(number_of(&message), Failure::TooFast(1));
        }
        self.too_fast = 0;
        let text = match &message {
            Message::Text(text) => text,
            Message::Binary(_) => return Came::Wrong(None, Failure::Malformed("it is not text".into())),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return Came::Nothing,
        };
        match serde_json::from_str(text) {
            Ok(message) => Came::Said(message),
            Err(error) => Came::Wrong(number_of(&message), Failure::Malformed(error.to_string())),
        }
    }

    /// A client that does not listen is cut off in the end.
    fn forgive(&self) -> Result<(), Option<Goodbye>> {
        if self.too_fast > PATIENCE { Err(Some(Goodbye::TooFast)) } else { Ok(()) }
    }

    async fn tell(&mut self, message: &FromTable) -> Result<(), Option<Goodbye>> {
        self.send(Message::Text(encode(message))).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Option<Goodbye>> {
        let sent = timeout(SENT_WITHIN, self.socket.send(message)).await;
        sent.ok().and_then(Result::ok).ok_or(None)
    }

    /// Says why the line ends, and ends it.
    async fn part(mut self, goodbye: Goodbye) {
        if matches!(goodbye, Goodbye::TooBig) {
            self.tell(&Failure::TooBig(LARGEST).message(None)).await.ok();
        }
        let (code, reason) = goodbye.frame();
        self.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))).await.ok();
        // What the client still sends is not read. Closing at once would reset the line before it has read our words.
        let answered = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        timeout(Duration::from_secs(1), answered).await.ok();
        if matches!(goodbye, Goodbye::TooBig) {
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

/// Why we end a line.
#[derive(Clone, Copy)]
enum Goodbye {
    NoHello,
    Protocol,
    TooBig,
    TooFast,
    Slow,
    Closing,
}

impl Goodbye {
    fn frame(self) -> (u16, &'static str) {
        match self {
            Self::NoHello => (close_code::POLICY, "no hello"),
            Self::Protocol => (close_code::POLICY, "another protocol"),
            Self::TooBig => (close_code::SIZE, "message too big"),
            Self::TooFast => (close_code::POLICY, "too fast"),
            Self::Slow => (close_code::AGAIN, "come back"),
            Self::Closing => (close_code::AWAY, "the server closes"),
        }
    }
}

fn is_too_big(error: axum::Error) -> bool {
    matches!(error.into_inner().downcast_ref::<WsError>(), Some(WsError::Capacity(_)))
}

/// The number of a message that is otherwise wrong.
fn number_of(message: &Message) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    let Message::Text(text) = message else { return None };
    serde_json::from_str::<Numbered>(text).ok().map(|it| it.id)
}

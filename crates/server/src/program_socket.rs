//! `GET /ws/bot`: a live line for a program of somebody's own that plays a seat (docs/bots.md). Its first message is its key, which
//! names the table; it never stands in an address, and so in no log. From then on it carries lines and knows nothing of them.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use room::ClientId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout_at};
use wire::{ApiError, ProgramHello, ToProgram};

use crate::app::{App, closed};
use crate::error::Failure;
use crate::extract::Address;
use crate::hub::Line;
use crate::metrics::Counted;
use crate::peer::{Came, Goodbye, Peer, limited};
use crate::secret;
use crate::shell::Command;
use crate::socket::{OUTBOX, next_client};
use crate::visitors::Visitor;

/// A live line for a program on a seat: JSON lines both ways, its key first.
#[utoipa::path(get, path = "/ws/bot", responses(
    (status = SWITCHING_PROTOCOLS, description = "A WebSocket that speaks the messages of docs/bots.md"),
    (status = BAD_REQUEST, body = ApiError),
))]
pub(crate) async fn play(
    State(app): State<App>,
    Address(address): Address,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let upgrade = upgrade.map_err(|it| Failure::Unreadable { status: it.status(), detail: it.body_text() })?;
    let visitor = Arc::new(app.visitors.arrive(address));
    Ok(limited(upgrade).on_upgrade(move |socket| serve(app, socket, visitor)))
}

async fn serve(app: App, socket: WebSocket, visitor: Arc<Visitor>) {
    let (_counted, _program) = (Counted::new(&app.metrics.sockets), Counted::new(&app.metrics.programs));
    let messages = app.config.limits.program_messages;
    let mut peer = Peer::with_credit(app.clone(), socket, visitor, messages);
    let (outbox, mail) = mpsc::channel(OUTBOX);
    let client = next_client();
    let reason = match greet(&mut peer, client, outbox).await {
        Ok(line) => {
            let reason = talk(&mut peer, &line, client, mail).await;
            line.send(Command::Gone(client)).await.ok();
            reason
        }
        Err(reason) => reason,
    };
    if let Some(reason) = reason {
        peer.part(reason).await;
    }
}

/// Waits for a key that is good for a seat. One try a line: who guesses pays for each.
async fn greet(peer: &mut Peer, client: ClientId, outbox: mpsc::Sender<Utf8Bytes>) -> Result<Line, Option<Goodbye>> {
    let by = Instant::now() + peer.app.config.limits.hello_within;
    let visitor = peer.visitor.clone();
    let text = loop {
        let came = tokio::select! {
            came = timeout_at(by, peer.next_text()) => came.map_err(|_| Some(Goodbye::NoHello))?,
            () = visitor.cut() => return Err(Some(Goodbye::NoHello)),
        };
        match came {
            Ok(text) => break text,
            Err(Came::Nothing) => (),
            Err(Came::Wrong(_, failure)) => {
                refuse(peer, &failure).await?;
                peer.forgive()?;
            }
            Err(Came::TooBig) => return Err(Some(Goodbye::NoKey)),
            Err(Came::End | Came::Said(_)) => return Err(None),
        }
    };
    let (app, visitor) = (peer.app.clone(), peer.visitor.clone());
    match introduce(&app, visitor, &text, client, outbox).await {
        Ok(line) => Ok(line),
        Err(failure) => {
            refuse(peer, &failure).await?;
            Err(Some(Goodbye::NoKey))
        }
    }
}

/// Shows the key to its table. What is wrong with it is never said, and a guess is counted as one of a table's code is.
async fn introduce(
    app: &App,
    visitor: Arc<Visitor>,
    text: &str,
    client: ClientId,
    outbox: mpsc::Sender<Utf8Bytes>,
) -> Result<Line, Failure> {
    let household = visitor.household();
    app.rate_limits.misses.look(household).map_err(Failure::TooFast)?;
    let wrong = || app.missed(household, Failure::Table(room::Failure::NoKey));
    let ProgramHello { key } = serde_json::from_str(text).map_err(|_| wrong())?;
    let (table, key) = secret::read_key(&key).ok_or_else(wrong)?;
    let line = match app.line(table).await {
        Ok(line) => line,
        Err(Failure::NoTable) => return Err(wrong()),
        Err(other) => return Err(other),
    };
    let (answer, answered) = oneshot::channel();
    let comes = Command::Program { client, visitor, key, outbox, answer };
    line.send(comes).await.map_err(|_| Failure::Busy)?;
    match answered.await.map_err(|_| Failure::Busy)? {
        Ok(()) => Ok(line),
        Err(Failure::Table(room::Failure::NoKey)) => Err(wrong()),
        Err(other) => Err(other),
    }
}

/// Carries lines both ways until one side goes away.
async fn talk(peer: &mut Peer, line: &Line, client: ClientId, mut mail: mpsc::Receiver<Utf8Bytes>) -> Option<Goodbye> {
    let every = peer.app.config.limits.ping_every;
    let mut ping = interval_at(Instant::now() + every, every);
    let mut closing = peer.app.closing.clone();
    let mut missed = 0;
    loop {
        let step = tokio::select! {
            out = mail.recv() => match out {
                Some(text) => peer.send(Message::Text(text)).await,
                None => Err(Some(Goodbye::Slow)),
            },
            came = peer.next_text() => {
                missed = 0;
                pass_on(peer, line, client, came).await
            }
            _ = ping.tick() => {
                missed += 1;
                if missed > 2 { Err(None) } else { peer.send(Message::Ping(axum::body::Bytes::new())).await }
            }
            () = closed(&mut closing) => Err(Some(Goodbye::Closing)),
        };
        if let Err(reason) = step {
            return reason;
        }
    }
}

/// A message is one line or several.
async fn pass_on(
    peer: &mut Peer,
    line: &Line,
    client: ClientId,
    came: Result<Utf8Bytes, Came>,
) -> Result<(), Option<Goodbye>> {
    let text = match came {
        Ok(text) => text,
        Err(Came::Nothing) => return Ok(()),
        Err(Came::Wrong(_, failure)) => {
            refuse(peer, &failure).await?;
            return peer.forgive();
        }
        Err(Came::TooBig) => return Err(Some(Goodbye::TooBig)),
        Err(Came::End | Came::Said(_)) => return Err(None),
    };
    for text in text.lines().filter(|it| !it.trim().is_empty()) {
        let says = Command::ProgramSays { client, text: text.to_owned() };
        line.send(says).await.map_err(|_| Some(Goodbye::Slow))?;
    }
    Ok(())
}

/// Says why it is not let in, or why a line does not count.
async fn refuse(peer: &mut Peer, failure: &Failure) -> Result<(), Option<Goodbye>> {
    let ApiError { code, detail } = failure.body();
    let text = ToProgram::Error { code: &code, detail: &detail }.line();
    peer.send(Message::Text(text.into())).await
}

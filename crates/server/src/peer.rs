//! One end of a socket: what comes over it is read and counted, what goes out has a time to do so. It knows the protocol's
//! envelope and its limits, nothing of tables.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use tokio::time::timeout;
use tungstenite::Error as WsError;
use wire::{ClientMessage, FromTable};

use crate::app::App;
use crate::config::Rate;
use crate::error::Failure;
use crate::rate_limit::Credit;
use crate::visitors::Visitor;

/// Bytes of a message of a client.
const LARGEST: usize = 4096;
/// Bytes that are read at a time. Every open socket holds as many.
const READ: usize = 2048;
/// How long the network may take to take a message from us.
const SENT_WITHIN: Duration = Duration::from_secs(10);
/// Messages too fast in a row before the line is cut.
const PATIENCE: u32 = 100;

/// What came over the line.
pub(crate) enum Came {
    Said(ClientMessage),
    Wrong(Option<u32>, Failure),
    Nothing,
    TooBig,
    End,
}

/// A client at the other end.
pub(crate) struct Peer {
    pub(crate) app: App,
    pub(crate) visitor: Arc<Visitor>,
    socket: WebSocket,
    credit: Credit,
    too_fast: u32,
}

/// With the limits that hold for every socket.
pub(crate) fn limited(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    // What is written goes out at once.
    upgrade.read_buffer_size(READ).write_buffer_size(0)
}

impl Peer {
    pub(crate) fn new(app: App, socket: WebSocket, visitor: Arc<Visitor>) -> Self {
        let messages = app.config.limits.messages;
        Self::with_credit(app, socket, visitor, messages)
    }

    /// A peer that may say so much.
    pub(crate) fn with_credit(app: App, socket: WebSocket, visitor: Arc<Visitor>, messages: Rate) -> Self {
        let credit = Credit::full(messages);
        Self { app, visitor, socket, credit, too_fast: 0 }
    }

    /// Reads one message of the protocol. Safe to give up on: nothing is lost between two calls.
    pub(crate) async fn next(&mut self) -> Came {
        match self.next_text().await {
            Ok(text) => match serde_json::from_str(&text) {
                Ok(message) => Came::Said(message),
                Err(error) => Came::Wrong(number_of(&text), Failure::Malformed(error.to_string())),
            },
            Err(came) => came,
        }
    }

    /// Reads one message as text; what else came is never [`Came::Said`].
    pub(crate) async fn next_text(&mut self) -> Result<Utf8Bytes, Came> {
        let message = match self.socket.recv().await {
            Some(Ok(Message::Close(_))) | None => return Err(Came::End),
            Some(Ok(message)) => message,
            Some(Err(error)) => return Err(if is_too_big(error) { Came::TooBig } else { Came::End }),
        };
        // Whatever it is, reading it is work.
        if !self.credit.take() {
            self.too_fast += 1;
            self.app.metrics.too_fast.fetch_add(1, Relaxed);
            let number = if let Message::Text(text) = &message { number_of(text) } else { None };
            return Err(Came::Wrong(number, Failure::TooFast(1)));
        }
        self.too_fast = 0;
        match message {
            Message::Text(text) => Ok(text),
            Message::Binary(_) => Err(Came::Wrong(None, Failure::Malformed("it is not text".into()))),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Err(Came::Nothing),
        }
    }

    /// A client that does not listen is cut off in the end.
    pub(crate) fn forgive(&self) -> Result<(), Option<Goodbye>> {
        if self.too_fast > PATIENCE { Err(Some(Goodbye::TooFast)) } else { Ok(()) }
    }

    pub(crate) async fn tell(&mut self, message: &FromTable) -> Result<(), Option<Goodbye>> {
        self.send(Message::Text(encode(message))).await
    }

    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Option<Goodbye>> {
        let sent = timeout(SENT_WITHIN, self.socket.send(message)).await;
        sent.ok().and_then(Result::ok).ok_or(None)
    }

    /// Says why the line ends, and ends it.
    pub(crate) async fn part(mut self, goodbye: Goodbye) {
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

/// A message as the socket sends it.
fn encode(message: &FromTable) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Why we end a line.
#[derive(Clone, Copy)]
pub(crate) enum Goodbye {
    NoHello,
    NoKey,
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
            Self::NoKey => (close_code::POLICY, "no such key"),
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
fn number_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|it| it.id)
}

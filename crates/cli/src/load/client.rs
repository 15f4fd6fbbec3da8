//! Clients from many addresses of this machine: requests and live lines.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use wire::{ClientMessage, FromTable, GuestCreated, TableInfo, TablePhase, ToTable};

use super::server::Server;

/// How long anything may take before it counts as failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Lines or tables that are opened at once.
pub(crate) const AT_ONCE: usize = 64;

/// A server and those who come to it.
pub(crate) struct Api<'a> {
    pub(crate) server: &'a Server,
    clients: Vec<(IpAddr, reqwest::Client)>,
    next: AtomicUsize,
}

/// A table that was opened.
pub(crate) struct Opened {
    /// What goes into addresses: its link.
    pub(crate) code: String,
    pub(crate) n_seats: usize,
}

impl<'a> Api<'a> {
    pub(crate) fn new(server: &'a Server, addresses: u8) -> anyhow::Result<Self> {
        // Other addresses of the machine exist only where the whole of 127/8 does.
        let several = cfg!(target_os = "linux") && server.addr.is_ipv4();
        let own = |idx: u8| IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2 + idx));
        let from = |idx: u8| if several { own(idx) } else { server.addr.ip() };
        let client = |idx: u8| {
            let client = reqwest::Client::builder().local_address(from(idx)).timeout(PATIENCE).build()?;
            anyhow::Ok((from(idx), client))
        };
        Ok(Self { server, clients: (0..addresses).map(client).collect::<Result<_, _>>()?, next: AtomicUsize::new(0) })
    }

    /// The addresses take turns.
    pub(crate) fn turn(&self) -> usize {
        self.next.fetch_add(1, Relaxed) % self.clients.len()
    }

    /// A connection from the address whose turn it is.
    pub(crate) async fn connect(&self, turn: usize) -> anyhow::Result<TcpStream> {
        let socket = TcpSocket::new_v4().context("no descriptor is left here")?;
        socket.bind(SocketAddr::new(self.clients[turn].0, 0))?;
        let stream = timeout(PATIENCE, socket.connect(self.server.addr)).await??;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    pub(crate) fn request(&self, turn: usize, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.clients[turn].1.request(method, format!("http://{}{path}", self.server.addr))
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, me: &GuestCreated, body: &Value) -> anyhow::Result<T> {
        let request = self.request(self.turn(), Method::POST, path).bearer_auth(&me.secret).json(body);
        let answer = request.send().await?;
        let status = answer.status();
        if !status.is_success() {
            bail!("{path}: {status} {}", answer.text().await?);
        }
        Ok(answer.json().await?)
    }

    pub(crate) async fn guest(&self, name: &str) -> anyhow::Result<GuestCreated> {
        let request = self.request(self.turn(), Method::POST, "/api/guests").json(&json!({ "name": name }));
        Ok(request.send().await?.error_for_status()?.json().await?)
    }

    pub(crate) async fn table(&self, me: &GuestCreated, body: &Value) -> anyhow::Result<Opened> {
        let table: TableInfo = self.post("/api/tables", me, body).await?;
        Ok(Opened { code: table.link.context("a host is told the link")?, n_seats: table.seats.len() })
    }

    pub(crate) async fn ask(
        &self,
        code: &str,
        what: &str,
        me: &GuestCreated,
        body: &Value,
    ) -> anyhow::Result<TableInfo> {
        self.post(&format!("/api/tables/{code}/{what}"), me, body).await
    }

    /// Waits until the game at a table is over.
    pub(crate) async fn over(&self, code: &str) -> anyhow::Result<()> {
        let by = Instant::now() + Duration::from_mins(5);
        while Instant::now() < by {
            let answer = self.request(self.turn(), Method::GET, &format!("/api/tables/{code}")).send().await?;
            if answer.json::<TableInfo>().await?.phase == TablePhase::Over {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bail!("the game at {code} does not end")
    }

    /// A live line; says hello and waits for the answer.
    pub(crate) async fn line(&self, code: &str, me: Option<&GuestCreated>, seat: Option<u8>) -> anyhow::Result<Line> {
        let stream = self.connect(self.turn()).await?;
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let url = format!("ws://{}/ws/{code}", self.server.addr);
        let opened = tokio_tungstenite::client_async_with_config(url, stream, Some(small));
        let (socket, _) = timeout(PATIENCE, opened).await??;
        let mut line = Line { socket, next: 0 };
        let secret = me.map(|it| it.secret.clone());
        line.say(ToTable::Hello { protocol: wire::PROTOCOL, secret, seat, have: None, shows: false }).await?;
        match line.hear().await? {
            FromTable::Welcome { .. } => Ok(line),
            FromTable::Error { code, .. } => bail!("{code}"),
            other => bail!("no welcome but {other:?}"),
        }
    }
}

/// A live line to a table.
pub(crate) struct Line {
    socket: WebSocketStream<TcpStream>,
    next: u32,
}

impl Line {
    pub(crate) async fn say(&mut self, says: ToTable) -> anyhow::Result<u32> {
        self.next += 1;
        let text = serde_json::to_string(&ClientMessage { id: self.next, says })?;
        self.socket.send(Message::text(text)).await?;
        Ok(self.next)
    }

    /// The next message, however long it takes. Pings are answered meanwhile.
    pub(crate) async fn listen(&mut self) -> anyhow::Result<FromTable> {
        loop {
            match self.socket.next().await.context("the line has ended")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Close(frame) => bail!("the line was closed: {frame:?}"),
                _ => (),
            }
        }
    }

    /// Waits for the next moment of the game, whatever is in it: who only looks on need not understand it.
    pub(crate) async fn moment(&mut self) -> anyhow::Result<()> {
        loop {
            match self.socket.next().await.context("the line has ended")?? {
                Message::Text(text) if text.starts_with(r#"{"type":"moment""#) => return Ok(()),
                Message::Close(frame) => bail!("the line was closed: {frame:?}"),
                _ => (),
            }
        }
    }

    /// The next message, if it comes in time.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<FromTable> {
        timeout(PATIENCE, self.listen()).await.context("nothing came")?
    }

    /// How long the server takes to answer on this line.
    pub(crate) async fn ping(&mut self) -> anyhow::Result<Duration> {
        let begun = Instant::now();
        let id = self.say(ToTable::Ping).await?;
        while self.hear().await? != (FromTable::Pong { id }) {}
        Ok(begun.elapsed())
    }
}

//! A server of one's own, and clients for it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Config, Limits, Running};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{ApiError, FromTable, GuestCreated, Have, Moment, TableInfo, TablePhase};

/// How long anything may take in a test.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server on a database of its own.
pub(crate) struct World {
    pub(crate) running: Option<Running>,
    pub(crate) http: Http,
    pub(crate) folder: TempDir,
    lay_out: Box<dyn Fn(&mut Config)>,
}

/// A client over HTTP.
#[derive(Clone)]
pub(crate) struct Http {
    client: reqwest::Client,
    pub(crate) host: String,
    /// Where the metrics are.
    pub(crate) metrics: String,
}

/// An answer that was an error.
#[derive(Debug, PartialEq)]
pub(crate) struct Failed {
    pub(crate) status: u16,
    pub(crate) code: String,
}

/// A table that somebody has just opened.
pub(crate) struct Opened {
    /// What goes into addresses: its link, since the short code opens no more than the door.
    pub(crate) code: String,
    info: TableInfo,
}

impl std::ops::Deref for Opened {
    type Target = TableInfo;

    fn deref(&self) -> &TableInfo {
        &self.info
    }
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(lay_out: impl Fn(&mut Config) + 'static) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut world = Self { running: None, http: Http::new(String::new()), folder, lay_out: Box::new(lay_out) };
        world.start().await;
        world
    }

    async fn start(&mut self) {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), self.database());
        config.bot_delay = Duration::ZERO;
        config.limits = Limits::none();
        config.metrics_addr = Some(([127, 0, 0, 1], 0).into());
        (self.lay_out)(&mut config);
        let running = server::start(config).await.expect("a free port");
        self.http = Http::new(running.addr.to_string());
        self.http.metrics = running.metrics.map(|it| it.to_string()).unwrap_or_default();
        self.running = Some(running);
    }

    /// The file of the database.
    pub(crate) fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("log.db")
    }

    /// Another connection to the database, past the server.
    pub(crate) async fn behind(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.database()).connect().await.expect("a second connection")
    }

    /// Does something to the database behind the server's back.
    pub(crate) async fn sql(&self, sql: &'static str) {
        sqlx::raw_sql(sql).execute(&mut self.behind().await).await.expect("it can be written");
    }

    /// The same database under a new server.
    pub(crate) async fn restart(&mut self) {
        self.running.take().expect("it runs").shutdown().await.expect("it closes");
        self.start().await;
    }
}

impl std::ops::Deref for World {
    type Target = Http;

    fn deref(&self) -> &Http {
        &self.http
    }
}

impl Http {
    pub(crate) fn new(host: String) -> Self {
        Self { client: reqwest::Client::new(), host, metrics: String::new() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method, format!("http://{}{path}", self.host))
    }

    pub(crate) async fn call<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        secret: Option<&str>,
        body: Option<Value>,
    ) -> Result<T, Failed> {
        let mut request = self.request(method, path);
        if let Some(secret) = secret {
            request = request.bearer_auth(secret);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        answer(request).await
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failed> {
        self.call(Method::GET, path, None, None).await
    }

    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        me: &GuestCreated,
        body: Value,
    ) -> Result<T, Failed> {
        self.call(Method::POST, path, Some(&me.secret), Some(body)).await
    }

    pub(crate) async fn guest(&self, name: &str) -> GuestCreated {
        self.call(Method::POST, "/api/guests", None, Some(json!({ "name": name }))).await.expect("a new guest")
    }

    pub(crate) async fn table(&self, me: &GuestCreated, wanted: Value) -> Opened {
        let mut body = json!({ "game": "bestioles" });
        for (key, value) in wanted.as_object().expect("an object") {
            body[key] = value.clone();
        }
        let info: TableInfo = self.post("/api/tables", me, body).await.expect("a new table");
        Opened { code: info.link.clone().expect("the host has the link"), info }
    }

    /// Asks a table for something that needs no body.
    pub(crate) async fn ask(&self, code: &str, what: &str, me: &GuestCreated) -> Result<TableInfo, Failed> {
        self.call(Method::POST, &format!("/api/tables/{code}/{what}"), Some(&me.secret), None).await
    }

    pub(crate) async fn show(&self, code: &str) -> TableInfo {
        self.get(&format!("/api/tables/{code}")).await.expect("a table")
    }

    /// What whoever runs the server reads.
    pub(crate) async fn metrics(&self) -> String {
        let metrics = format!("http://{}/metrics", self.metrics);
        self.client.get(metrics).send().await.expect("an answer").text().await.expect("text")
    }

    /// Opens a line to a table without a word.
    pub(crate) async fn connect(&self, code: &str) -> Line {
        let (socket, _) =
            tokio_tungstenite::connect_async(format!("ws://{}/ws/{code}", self.host)).await.expect("a line");
        Line::new(socket)
    }

    /// Opens a line and says hello.
    pub(crate) async fn line(&self, code: &str, me: Option<&GuestCreated>, seat: Option<u8>) -> Line {
        let mut line = self.connect(code).await;
        line.hello(me, seat, None).await;
        line
    }
}

pub(crate) async fn answer<T: DeserializeOwned>(request: reqwest::RequestBuilder) -> Result<T, Failed> {
    let response = request.send().await.expect("an answer");
    let status = response.status();
    if status.is_success() {
        return Ok(response.json().await.expect("the type of the answer"));
    }
    let error: ApiError = response.json().await.expect("every error is an ApiError");
    assert!(!error.detail.is_empty());
    Err(Failed { status: status.as_u16(), code: error.code })
}

/// A live line to a table.
pub(crate) struct Line {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
    /// Everything that came, as it came.
    pub(crate) heard: Vec<String>,
    /// The last moment or picture.
    pub(crate) last: Option<(u32, Moment)>,
    /// The table as it was told last.
    pub(crate) table: Option<TableInfo>,
}

impl Line {
    pub(crate) fn new(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self { socket, next: 1, heard: Vec::new(), last: None, table: None }
    }

    /// Sends a message; whoever waits for the answer notices that the line is broken.
    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.ok();
    }

    /// Sends a message and returns its number.
    pub(crate) async fn say(&mut self, mut message: Value) -> u32 {
        let id = self.next;
        self.next += 1;
        message["id"] = id.into();
        self.send(message.to_string()).await;
        id
    }

    pub(crate) async fn say_hello(&mut self, me: Option<&GuestCreated>, seat: Option<u8>, have: Option<Have>) -> u32 {
        let secret = me.map(|it| it.secret.clone());
        self.say(json!({ "type": "hello", "protocol": wire::PROTOCOL, "secret": secret, "seat": seat, "have": have }))
            .await
    }

    /// Says hello and waits for the welcome.
    pub(crate) async fn hello(&mut self, me: Option<&GuestCreated>, seat: Option<u8>, have: Option<Have>) -> FromTable {
        self.say_hello(me, seat, have).await;
        self.until(|it| matches!(it, FromTable::Welcome { .. })).await
    }

    /// The next message; none if the line ends.
    pub(crate) async fn try_next(&mut self) -> Option<FromTable> {
        tokio::time::timeout(PATIENCE, self.listen()).await.expect("something in time")
    }

    /// The same, however long it takes.
    pub(crate) async fn listen(&mut self) -> Option<FromTable> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let message: FromTable = serde_json::from_str(&text).expect("a message of the protocol");
                    match &message {
                        FromTable::Picture { round, now, .. } => self.last = Some((*round, now.clone())),
                        FromTable::Moment { now, .. } => {
                            self.last.as_mut().expect("a picture first").1.follow(now.clone());
                        }
                        _ => (),
                    }
                    if let FromTable::Table { table, .. } | FromTable::Welcome { table, .. } = &message {
                        self.table = Some(table.clone());
                    }
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    pub(crate) async fn next(&mut self) -> FromTable {
        self.try_next().await.expect("the line is open")
    }

    /// The next message of which `wanted` is true.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&FromTable) -> bool) -> FromTable {
        loop {
            let message = self.next().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The table, once it says that the game is over.
    pub(crate) async fn over(&mut self) -> TableInfo {
        loop {
            if let Some(table) = self.table.as_ref().filter(|it| it.phase == TablePhase::Over) {
                return table.clone();
            }
            self.next().await;
        }
    }

    /// The answer to message `id`: its kind, and the code if it is a refusal or an error.
    pub(crate) async fn answer(&mut self, id: u32) -> String {
        loop {
            match self.next().await {
                FromTable::Done { id: it } if it == id => return "done".into(),
                FromTable::Refused { id: it, code, rule } if it == id => return format!("refused {rule} {code}"),
                FromTable::Error { id: Some(it), code, .. } if it == id => return format!("error {code}"),
                FromTable::Error { id: None, code, .. } => return format!("error {code}"),
                _ => (),
            }
        }
    }

    /// Waits for a picture or moment after the one there is.
    pub(crate) async fn moment(&mut self) -> Moment {
        self.until(|it| matches!(it, FromTable::Picture { .. } | FromTable::Moment { .. })).await;
        self.now()
    }

    pub(crate) fn now(&self) -> Moment {
        self.last.clone().expect("a picture").1
    }

    pub(crate) async fn play(&mut self, seat: u8, after: u32, notation: &str) -> String {
        let id = self.say(json!({ "type": "play", "seat": seat, "after": after, "notation": notation })).await;
        self.answer(id).await
    }

    /// Plays one of the moves that the last moment offers.
    pub(crate) async fn play_any(&mut self, seat: u8, chance: &mut Chance) -> String {
        let now = self.now();
        let notation = chance.pick(&now.moves).clone();
        self.play(seat, now.number, &notation).await
    }

    /// Plays any moves for `seat` until the game is over.
    pub(crate) async fn play_to_the_end(&mut self, seat: u8, chance: &mut Chance) {
        if self.last.is_none() {
            self.moment().await;
        }
        while self.now().outcome.is_none() {
            if self.now().asked {
                assert_eq!(self.play_any(seat, chance).await, "done");
            } else {
                self.moment().await;
            }
        }
    }
}

/// Small chance for tests.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

//! Connections that ask for nothing end, and make room before that.

use std::io::Read as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::world::{Http, World};

/// What is sent of a request before silence, and the status that answers it; none if the line just ends.
#[tokio::test]
async fn idle_and_half_sent_connections_end() {
    let world = World::with(|it| {
        it.limits.asked_within = Duration::from_millis(100);
        it.limits.body_within = Duration::from_millis(100);
    })
    .await;
    let body = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
        content-length: 100\r\n\r\n{\"name\"";
    let whole = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    for (sent, status) in [("", None), ("GET /api/gam", None), (whole, Some("200")), (body, Some("408"))] {
        let mut line = TcpStream::connect(&world.host).await.expect("a line");
        line.write_all(sent.as_bytes()).await.expect("an open line");
        let mut heard = String::new();
        // Ends only if the server ends it.
        line.read_to_string(&mut heard).await.ok();
        let first = heard.lines().next().unwrap_or_default();
        match status {
            Some(status) => assert!(first.contains(status), "{sent:?}: {heard}"),
            None => assert!(!first.contains("200"), "{sent:?}: {heard}"),
        }
    }
}

/// A client that asks for much and reads nothing.
#[tokio::test]
async fn whoever_takes_nothing_is_let_go() {
    let world = World::with(|it| it.limits.taken_within = Duration::from_millis(100)).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small one");
    let mut line = socket.connect(world.host.parse().expect("an address")).await.expect("a line");
    let ask = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(100);
    // In the end the server no longer listens, because nobody takes its answers.
    while line.write_all(ask.as_bytes()).await.is_ok() {}
}

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// The real program with so many descriptors.
async fn start(folder: &std::path::Path, descriptors: u32, limits: bool) -> (Process, Http) {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let host = free.local_addr().expect("an address").to_string();
    drop(free);
    let run = format!("ulimit -n {descriptors} && exec {}", env!("CARGO_BIN_EXE_bestiaire-server"));
    let mut command = Command::new("sh");
    command.args(["-c", &run]).env("BESTIAIRE_ADDR", &host).env("BESTIAIRE_DATABASE", folder.join("log.db"));
    if !limits {
        command.env("BESTIAIRE_NO_LIMITS", "1");
    }
    let child = command.env("RUST_LOG", "warn").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let process = Process(child.expect("the program starts"));
    let http = Http::new(host);
    for _ in 0..400 {
        if http.request(Method::GET, "/healthz").send().await.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    (process, http)
}

/// A connection from one of many addresses of this machine.
async fn connect_from(last: u8, to: &str) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((Ipv4Addr::new(127, 0, 0, last), 0)))?;
    socket.connect(to.parse().expect("an address")).await
}

async fn is_well(line: &mut TcpStream) -> bool {
    let ask = line.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await;
    let mut heard = String::new();
    ask.is_ok() && line.read_to_string(&mut heard).await.is_ok() && heard.starts_with("HTTP/1.1 200")
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn three_hundred_idle_connections_leave_a_server_of_256_descriptors_reachable() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut process, http) = start(folder.path(), 256, true).await;
    let mut idle = Vec::new();
    for count in 0..300_u16 {
        let mut line = connect_from(2 + (count % 3) as u8, &http.host).await.expect("it still listens");
        line.write_all(b"GET /api/games HTT").await.ok();
        idle.push(line);
    }
    // A household that has nothing to do with it, and one of those that hold all they can.
    for last in [9, 2] {
        let mut line = connect_from(last, &http.host).await.expect("it still listens");
        assert!(is_well(&mut line).await, "127.0.0.{last}");
    }
    drop(idle);
    process.0.kill().expect("it runs");
    let (mut out, mut err) = (String::new(), String::new());
    process.0.stdout.take().expect("piped").read_to_string(&mut out).expect("text");
    process.0.stderr.take().expect("piped").read_to_string(&mut err).expect("text");
    let log = out + &err;
    assert!(log.contains("connections are near their limit"), "{log}");
    assert!(!log.contains("no connection can be taken"), "it never ran out of descriptors: {log}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_socket_takes_less_than_30_kb() {
    const SOCKETS: usize = 500;
    let folder = tempfile::tempdir().expect("a folder");
    let (process, http) = start(folder.path(), 4096, false).await;
    let memory = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.0.id())).expect("it runs");
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).expect("its memory").trim().to_owned();
        line.trim_end_matches(" kB").parse::<usize>().expect("a number") * 1024
    };
    let ana = http.guest("Ana").await;
    let (mut tables, mut lines) = (Vec::new(), Vec::new());
    for _ in 0..SOCKETS / 10 {
        let code = http.table(&ana, json!({ "pass_and_play": true })).await.code;
        http.ask(&code, "start", &ana).await.expect("all seats are mine");
        // The first one brings what all share.
        lines.push(http.line(&code, None, None).await);
        tables.push(code);
    }
    let before = memory();
    for idx in 0..SOCKETS {
        let mut line = http.line(&tables[idx / 10], None, None).await;
        line.moment().await;
        lines.push(line);
    }
    let each = memory().saturating_sub(before) / SOCKETS;
    assert!(each < 30_000, "{each} bytes a socket");
}

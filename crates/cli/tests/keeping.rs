//! Whoever keeps a house: one server a folder, copies, people who want to be forgotten.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

fn bestiaire(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bestiaire")).args(args).output().expect("it was just built")
}

/// Runs the program where it must refuse; what it says.
fn refused(args: &[&str]) -> String {
    let output = bestiaire(args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(said.contains("error: ") && said.contains("hint: "), "{said}");
    said
}

fn done(args: &[&str]) {
    let output = bestiaire(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn own_dir(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&dir).ok();
    std::fs::create_dir_all(&dir).expect("the build directory can be written");
    dir
}

/// A server that runs.
struct Server {
    child: Child,
    addr: String,
}

impl Server {
    fn start(data: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bestiaire"))
            .args(["serve", "--addr", "127.0.0.1:0", "--log", "json", "--data", data])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it was just built");
        let mut lines = BufReader::new(child.stderr.take().expect("it is piped")).lines().map_while(Result::ok);
        let addr = lines.find_map(|it| Some(serde_json::from_str::<Value>(&it).ok()?["addr"].as_str()?.to_owned()));
        // Somebody must read what it says, or it would wait.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, addr: addr.expect("it says where it listens") }
    }

    /// Makes a guest; his id.
    fn guest(&self, name: &str) -> String {
        let body = format!(r#"{{"name":"{name}"}}"#);
        let mut socket = TcpStream::connect(&self.addr).expect("it listens");
        let head =
            "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json";
        write!(socket, "{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len()).expect("it reads");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("it answers");
        let json = &answer[answer.find('{').expect("an object")..=answer.rfind('}').expect("an object")];
        let guest: Value = serde_json::from_str(json).expect("JSON");
        guest["id"].as_str().expect("an id").to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[test]
fn one_server_a_folder_and_copies_while_it_runs() {
    let dir = own_dir("kept");
    let [data, copy, other] = ["data", "copy.db", "other"].map(|it| dir.join(it));
    let [data, copy, other] = [&data, &copy, &other].map(|it| it.to_str().expect("a plain path"));
    let server = Server::start(data);
    let ana = server.guest("Ana");
    assert_eq!((mode(Path::new(data)), mode(&Path::new(data).join("bestiaire.db"))), (0o700, 0o600));

    let said = refused(&["serve", "--addr", "127.0.0.1:0", "--data", data]);
    assert!(said.contains("another server uses the database"), "{said}");
    done(&["backup", "--data", data, "--to", copy]);
    assert_eq!(mode(Path::new(copy)), 0o600);
    assert!(refused(&["backup", "--data", data, "--to", copy]).contains("exists already"));
    assert!(refused(&["backup", "--data", other, "--to", "x.db"]).contains("there is no file"));
    assert!(refused(&["restore", "--from", copy, "--data", data, "--force"]).contains("another server"));
    assert!(refused(&["forget", "Ana", "--data", data]).contains("another server"));
    server.guest("Bob");
    drop(server);

    assert!(refused(&["restore", "--from", copy, "--data", data]).contains("--force"));
    done(&["restore", "--from", copy, "--data", other]);
    assert_eq!((mode(Path::new(other)), mode(&Path::new(other).join("bestiaire.db"))), (0o700, 0o600));
    done(&["forget", &ana, "--data", other]);
    refused(&["forget", "Bob", "--data", other]);
    done(&["forget", "Bob", "--data", data]);
}

#[test]
fn who_is_meant_must_be_clear() {
    let dir = own_dir("forgotten");
    let data = dir.join("data");
    let data = data.to_str().expect("a plain path");
    let server = Server::start(data);
    let anas = [server.guest("Ana"), server.guest("Ana")];
    drop(server);
    let said = refused(&["forget", "Ana", "--data", data]);
    assert!(said.contains("2 guests are called Ana") && anas.iter().all(|it| said.contains(it)), "{said}");
    assert!(refused(&["forget", "Zoe", "--data", data]).contains("no guest Zoe"));
    done(&["forget", &anas[0], "--data", data]);
    done(&["forget", "ana", "--data", data]);
    assert!(refused(&["forget", "Ana", "--data", data]).contains("no guest Ana"));
}

#[test]
fn a_damaged_database_is_told_and_left_alone() {
    let dir = own_dir("damaged");
    let file = dir.join("bestiaire.db");
    let letter = b"this is a letter, not a database".repeat(300);
    std::fs::write(&file, &letter).expect("it can be written");
    let said = refused(&["serve", "--addr", "127.0.0.1:0", "--data", dir.to_str().expect("a plain path")]);
    assert!(said.contains("is damaged") && said.contains("bestiaire restore"), "{said}");
    assert_eq!(std::fs::read(&file).expect("readable"), letter);
}

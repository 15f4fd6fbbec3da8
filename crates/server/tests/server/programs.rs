//! Programs that play seats, over real sockets (docs/bots.md).

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{GuestCreated, ProgramCreated, ProgramInfo, Replay, SeatKind, TableInfo, TablePhase};

use crate::world::{Chance, Failed, Http, World};

const PATIENCE: Duration = Duration::from_secs(20);

/// A program at the other end of a socket.
struct Program {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Lines that came in one message and are still to be read.
    lines: Vec<Value>,
    chance: Chance,
    /// Everything it was told.
    told: Vec<Value>,
}

impl Program {
    async fn connect(world: &Http, key: &str) -> Self {
        let address = format!("ws://{}/ws/bot", world.host);
        let (mut socket, _) = tokio_tungstenite::connect_async(address).await.expect("a line");
        socket.send(Message::text(json!({ "key": key }).to_string())).await.expect("it is open");
        Self { socket, lines: Vec::new(), chance: Chance(5), told: Vec::new() }
    }

    /// The next line; none if the socket ends.
    async fn hear(&mut self) -> Option<Value> {
        while self.lines.is_empty() {
            let came = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("something in time");
            match came {
                Some(Ok(Message::Text(text))) => {
                    let lines = text.lines().map(|it| serde_json::from_str(it).expect("JSON lines"));
                    self.lines = lines.collect();
                    self.lines.reverse();
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
        let line = self.lines.pop()?;
        self.told.push(line.clone());
        Some(line)
    }

    /// The next line of this kind.
    async fn until(&mut self, kind: &str) -> Value {
        loop {
            let line = self.hear().await.expect("the line is open");
            if line["type"] == kind {
                return line;
            }
        }
    }

    async fn say(&mut self, line: &Value) {
        self.socket.send(Message::text(line.to_string())).await.ok();
    }

    /// Answers one line as a program has to.
    async fn answer(&mut self, line: &Value) {
        match line["type"].as_str().expect("a kind") {
            "hello" => self.say(&json!({ "ready": true, "speaks_up": true })).await,
            "decide" => {
                let moves = line["moves"].as_array().expect("moves");
                let must = line["must"] == true;
                let chosen = if must { self.chance.pick(moves).clone() } else { Value::Null };
                self.say(&json!({ "move": chosen, "why": "chance" })).await;
            }
            _ => (),
        }
    }

    /// Plays until something of this kind comes.
    async fn play_until(&mut self, kind: &str) -> Value {
        loop {
            let line = self.hear().await.expect("the line is open");
            if line["type"] == kind {
                return line;
            }
            self.answer(&line).await;
        }
    }
}

/// Has a program play a seat; its key.
async fn seat(world: &Http, host: &GuestCreated, code: &str, seat: usize, name: &str) -> String {
    let path = format!("/api/tables/{code}/seats/{seat}/program");
    let made: ProgramCreated = world.post(&path, host, json!({ "name": name })).await.expect("the host");
    assert!(matches!(&made.table.seats[seat].who, SeatKind::Bot { name: it, program: Some(_), .. } if it == name));
    made.key
}

fn program(table: &TableInfo, seat: usize) -> ProgramInfo {
    match &table.seats[seat].who {
        SeatKind::Bot { program: Some(program), .. } => *program,
        other => panic!("{other:?}"),
    }
}

/// Looks at a table until it is as wanted.
async fn shows(world: &Http, code: &str, wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
    for _ in 0..2000 {
        let table = world.show(code).await;
        if wanted(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{code} is never as wanted")
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_whole_games_of_every_title() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    for info in cabinet::games() {
        let n_seats = usize::from(info.least);
        let code = world.table(&ana, json!({ "game": info.key, "n_seats": n_seats })).await.code;
        let mut keys = Vec::new();
        for at in 0..n_seats {
            keys.push(seat(&world, &ana, &code, at, &format!("Machine {at}")).await);
        }
        let mut plays = Vec::new();
        for (at, key) in keys.iter().enumerate() {
            let mut program = Program::connect(&world, key).await;
            let seated = program.until("seated").await;
            assert_eq!((&seated["seat"], &seated["game"]), (&json!(at), &json!(info.key)));
            plays.push(tokio::spawn(async move {
                program.play_until("over").await;
                program.told
            }));
        }
        world.ask(&code, "start", &ana).await.expect("all seats are taken");
        let mut told = Vec::new();
        for play in plays {
            told.push(play.await.expect("it plays to the end"));
        }
        shows(&world, &code, |it| it.phase == TablePhase::Over).await;
        for (at, told) in told.iter().enumerate() {
            let own: Replay = world.get(&format!("/api/tables/{code}/replay?seat={at}")).await.unwrap_or_else(|_| {
                panic!("{}: the replay of seat {at}", info.key);
            });
            let seen: Vec<&Value> = told.iter().filter(|it| it["type"] == "seen").map(|it| &it["view"]).collect();
            assert_eq!(seen, own.moments.iter().map(|it| &it.view).collect::<Vec<_>>(), "{} {at}", info.key);
            assert!(told.iter().all(|it| it["type"] != "lost"), "{}", info.key);
        }
    }
}

#[tokio::test]
async fn a_wrong_key_opens_nothing_and_its_guesses_are_counted() {
    let world = World::with(|config| config.limits.misses = server::Rate::new(3.0, 0.001)).await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let key = seat(&world, &ana, &code, 1, "Machine").await;
    let (table, secret) = key.split_once('.').expect("two parts");
    let other: String = secret.chars().rev().collect();
    for wrong in [format!("{table}.{other}"), format!("7.{secret}"), "HIBOU-42".into()] {
        let mut program = Program::connect(&world, &wrong).await;
        assert_eq!(program.hear().await.expect("an answer")["code"], "no-such-key", "{wrong}");
        assert!(program.hear().await.is_none(), "the line ends");
    }
    // Even the right one: who guesses waits.
    let mut program = Program::connect(&world, &key).await;
    assert_eq!(program.hear().await.expect("an answer")["code"], "too-fast");
    assert!(!program_here(&world, &code).await);
}

async fn program_here(world: &Http, code: &str) -> bool {
    program(&world.show(code).await, 1).here
}

#[tokio::test]
async fn only_the_host_makes_keys_and_the_last_one_counts() {
    let world = World::new().await;
    let (ana, bob) = (world.guest("Ana").await, world.guest("Bob").await);
    let code = world.table(&ana, json!({})).await.code;
    let path = format!("/api/tables/{code}/seats/1/program");
    let asked = |me: GuestCreated, name: &'static str| {
        let (world, path) = (&world, &path);
        async move { world.post::<ProgramCreated>(path, &me, json!({ "name": name })).await }
    };
    let refused = |status: u16, code: &str| Failed { status, code: code.into() };
    assert_eq!(asked(bob.clone(), "Mine").await.expect_err("not his"), refused(403, "not-host"));
    assert_eq!(asked(ana.clone(), "\u{200b}").await.expect_err("no name"), refused(422, "name"));
    let first = asked(ana.clone(), "Machine").await.expect("a key").key;
    let mut one = Program::connect(&world, &first).await;
    one.until("seated").await;
    shows(&world, &code, |it| program(it, 1).here).await;
    let second = asked(ana.clone(), "Machine").await.expect("another key").key;
    assert_ne!(first, second);
    assert_eq!(one.until("error").await["code"], "no-such-key");
    assert!(one.hear().await.is_none());
    let mut again = Program::connect(&world, &first).await;
    assert_eq!(again.hear().await.expect("an answer")["code"], "no-such-key");
    // The same key twice: the last who comes plays, the other hears why.
    let mut two = Program::connect(&world, &second).await;
    two.until("seated").await;
    let mut three = Program::connect(&world, &second).await;
    three.until("seated").await;
    assert_eq!(two.until("error").await["code"], "replaced");
    assert!(two.hear().await.is_none() && program_here(&world, &code).await);
    world.ask(&code, "start", &ana).await.expect("all seats are taken");
    assert_eq!(asked(ana.clone(), "Machine").await.expect_err("too late"), refused(409, "begun"));
}

#[tokio::test]
async fn who_is_silent_or_plays_what_cannot_be_loses_the_seat_and_may_play_the_next_game() {
    let world = World::with(|config| config.program_think = Duration::from_millis(300)).await;
    let ana = world.guest("Ana").await;
    for (answer, fault) in [(None, "silence"), (Some(json!({ "move": "castle" })), "illegal")] {
        let code = world.table(&ana, json!({})).await.code;
        let key = seat(&world, &ana, &code, 1, "Machine").await;
        let mut bad = Program::connect(&world, &key).await;
        bad.until("seated").await;
        let mut line = world.line(&code, Some(&ana), Some(0)).await;
        world.ask(&code, "start", &ana).await.expect("all seats are taken");
        let playing = async { line.play_to_the_end(0, &mut Chance(2)).await };
        let misbehaving = async {
            let hello = bad.until("hello").await;
            bad.answer(&hello).await;
            bad.until("decide").await;
            if let Some(answer) = &answer {
                bad.say(answer).await;
            }
            assert_eq!(bad.until("lost").await["fault"], fault);
        };
        tokio::join!(playing, misbehaving);
        // It was told at the table while the game went on.
        let told = line.heard.iter().filter_map(|it| serde_json::from_str::<Value>(it).ok());
        let lost = |it: &Value| it["table"]["seats"][1]["program"]["lost"] == true;
        assert!(told.filter(|it| it["type"] == "table").any(|it| lost(&it)), "{fault}");
        line.over().await;
        if answer.is_some() {
            world.ask(&code, "rematch", &ana).await.expect("bots agree");
            let decided = async { bad.play_until("decide").await };
            let playing = async {
                while line.now().outcome.is_some() {
                    line.moment().await;
                }
                loop {
                    if line.now().asked {
                        line.play_any(0, &mut Chance(2)).await;
                    } else {
                        line.moment().await;
                    }
                }
            };
            tokio::select! { _ = decided => (), () = playing => () }
        }
    }
}

#[tokio::test]
async fn a_program_goes_on_after_a_restart_and_its_key_is_kept_nowhere() {
    let mut world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let keys = [seat(&world, &ana, &code, 0, "One").await, seat(&world, &ana, &code, 1, "Two").await];
    let mut one = Program::connect(&world, &keys[0]).await;
    one.until("seated").await;
    world.ask(&code, "start", &ana).await.expect("all seats are taken");
    let hello = one.until("hello").await;
    one.answer(&hello).await;
    let seen = one.until("seen").await;
    drop(one);
    world.restart().await;
    let file = std::fs::read(world.database()).expect("the database");
    let log = std::fs::read(world.database().with_extension("db-wal")).unwrap_or_default();
    for key in &keys {
        let secret = key.split_once('.').expect("two parts").1.as_bytes();
        for bytes in [&file, &log] {
            assert!(bytes.windows(secret.len()).all(|it| it != secret), "the key was written down");
        }
    }
    let mut plays = Vec::new();
    for key in keys {
        let mut program = Program::connect(&world, &key).await;
        plays.push(tokio::spawn(async move {
            program.play_until("over").await;
            program.told
        }));
    }
    let mut told = Vec::new();
    for play in plays {
        told.push(play.await.expect("it plays to the end"));
    }
    let first = told[0].iter().find(|it| it["type"] == "seen").expect("the deal");
    assert_eq!(first, &seen, "the same deal");
    assert!(told.iter().flatten().all(|it| it["type"] != "lost"));
    assert!(world.metrics().await.contains("bestiaire_programs"));
}

#[tokio::test]
async fn what_a_program_says_besides_is_read_by_nobody() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({})).await.code;
    let key = seat(&world, &ana, &code, 1, "Machine").await;
    let mut program = Program::connect(&world, &key).await;
    program.until("seated").await;
    // Nobody has asked anything: nothing comes of it.
    for text in ["", "nonsense", r#"{"move":"withdraw"}"#, r#"{"ready":true}"#, r#"{"id":1,"type":"ping"}"#] {
        program.socket.send(Message::text(text)).await.expect("open");
    }
    program.socket.send(Message::binary(vec![0, 1])).await.expect("open");
    assert_eq!(program.hear().await.expect("an answer")["code"], "malformed");
    program.socket.send(Message::text("x".repeat(10_000))).await.expect("open");
    assert_eq!(program.hear().await.expect("an answer")["code"], "too-big");
    assert!(program.hear().await.is_none());
    shows(&world, &code, |it| !self::program(it, 1).here).await;
}

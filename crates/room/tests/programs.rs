//! Programs on seats: they are told what their seat sees and nothing else, and who misbehaves holds up nobody.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use cabinet::{AnySession, Registry};
use ledger::{Code, Entry, Game, GameLog, Guest, GuestId, KeyHash, Link, Logged, Phase, Sitter, Table, TableId};
use ledger::{TableSettings, Write};
use room::{Ask, ClientId, Effect, Input, Now, RequestId, Room, RoomConfig, Stored, Taken, take_up};
use serde_json::{Value, json};
use table::{Actor, Record, Seat, Seed, Viewer};
use wire::{SeatKind, TableInfo};

fn ana() -> Guest {
    Guest { id: GuestId("ana".into()), name: "Ana".into() }
}

fn key(seat: usize) -> KeyHash {
    KeyHash(format!("the hash of key {seat}"))
}

/// What a program does when it is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Manner {
    Plays,
    Silent,
    Says(&'static str),
}

/// A table of programs and house bots; everything is written at once, and time passes when nothing else happens.
struct Hall {
    room: Room,
    games: Registry,
    tick: Duration,
    /// The game as the log has it.
    dealt: Option<Game>,
    entries: Vec<Logged>,
    truth: Option<Box<dyn AnySession>>,
    table: TableInfo,
    /// By client: its seat and how it plays.
    lines: BTreeMap<u64, (usize, Manner)>,
    /// What each client was told.
    told: BTreeMap<u64, Vec<Value>>,
    dropped: BTreeSet<u64>,
    refused: Vec<String>,
    drawn: u64,
}

fn table(games: &Registry, game: &str, n_seats: usize, n_programs: usize) -> Table {
    let info = games.info(game).expect("a game of ours").clone();
    let usual = info.usual_bot.clone().expect("a bot");
    let sitter = |seat: usize| Sitter::Bot {
        level: if seat < n_programs { usual.clone() } else { "random".into() },
        name: format!("Machine {seat}"),
        key: (seat < n_programs).then(|| key(seat)),
    };
    Table {
        id: TableId(1),
        code: Code::new("HIBOU-2"),
        link: Link("a-long-way".into()),
        game: game.into(),
        options: room::with_defaults(&info, BTreeMap::new()),
        seats: (0..n_seats).map(sitter).collect(),
        host: ana().id,
        public: false,
        round: 0,
        phase: Phase::Gathering,
        outcome: None,
        settings: TableSettings::default(),
        version: 0,
        created: 1,
        changed: 1,
    }
}

impl Hall {
    fn new(game: &str, n_seats: usize, n_programs: usize, seed: u64) -> Self {
        let games = Registry::default();
        let stored = Stored {
            table: table(&games, game, n_seats, n_programs),
            names: HashMap::new(),
            chat: Vec::new(),
            taken: Taken::Nothing,
        };
        Self::with(games, stored, seed)
    }

    fn with(games: Registry, stored: Stored, seed: u64) -> Self {
        let info = room::info(&games, &stored.table, &stored.names, &room::Presence::NOBODY);
        let config = Arc::new(RoomConfig { games: games.clone(), ..RoomConfig::default() });
        let now = Now { tick: Duration::from_secs(1), ms: 1 };
        let (room, _) = Room::open(config, stored, Seed::from_number(seed), now);
        Self {
            room,
            games,
            tick: now.tick,
            dealt: None,
            entries: Vec::new(),
            truth: None,
            table: info,
            lines: BTreeMap::new(),
            told: BTreeMap::new(),
            dropped: BTreeSet::new(),
            refused: Vec::new(),
            drawn: seed,
        }
    }

    /// A program takes its seat.
    fn comes(&mut self, client: u64, seat: usize, manner: Manner) {
        self.lines.insert(client, (seat, manner));
        self.put_in(Input::Program { request: RequestId(2), client: ClientId(client), key: key(seat) });
    }

    fn goes(&mut self, client: u64) {
        self.lines.remove(&client);
        self.put_in(Input::Gone(ClientId(client)));
    }

    fn ask(&mut self, ask: Ask) {
        self.put_in(Input::Ask { request: RequestId(1), guest: Some(ana()), ask });
    }

    fn put_in(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let now = Now { tick: self.tick, ms: 1 };
            let mut next = Vec::new();
            for effect in self.room.handle(now, input) {
                match effect {
                    Effect::Write(write) => next.push(self.written(write)),
                    Effect::Think { ticket, task, .. } => {
                        next.push(Input::Thought { ticket, answer: Some(task.run()) });
                    }
                    Effect::Send { to, text } => {
                        for client in to {
                            next.extend(text.lines().flat_map(|it| self.tell(client.0, it)));
                        }
                    }
                    Effect::Drop(client) => _ = self.dropped.insert(client.0),
                    Effect::Answer { answer, .. } => match answer {
                        Ok(summary) => self.table = summary.table,
                        Err(failure) => self.refused.push(failure.code().into()),
                    },
                    Effect::Welcome { answer, .. } => {
                        self.refused.extend(answer.err().map(|it| it.code().to_owned()));
                    }
                    Effect::Load => panic!("the log is as it was"),
                    Effect::Trouble(what) => panic!("{what}"),
                }
            }
            inputs.extend(next.into_iter().rev());
        }
    }

    fn written(&mut self, write: Write) -> Input {
        match write {
            Write::Begin(begun) => {
                let mut deal = GameLog { game: begun.1.clone(), entries: Vec::new() }.record();
                deal.result = None;
                self.truth = Some(self.games.replay(&deal).expect("a deal"));
                (self.dealt, self.entries) = (Some(begun.1), Vec::new());
            }
            Write::Append { place, entry, at, .. } => {
                if let Entry::Move { actor, notation } = &entry {
                    self.truth.as_mut().expect("a game").play(*actor, notation).expect("allowed");
                }
                self.entries.push(Logged { seq: place.seq, entry, at });
            }
            _ => (),
        }
        Input::Written(Ok(()))
    }

    /// One line to a program, and what it answers.
    fn tell(&mut self, client: u64, line: &str) -> Option<Input> {
        let message: Value = serde_json::from_str(line).expect("JSON");
        if let (Some((seat, _)), "decide") = (self.lines.get(&client), message["type"].as_str().unwrap_or_default()) {
            let truth = self.truth.as_ref().expect("a game");
            let seat = Seat::at(*seat);
            assert_eq!(message["moves"], json!(truth.moves(Actor::Seat(seat))), "what this seat may do");
            assert_eq!(message["number"], json!(truth.moment_number(Viewer::Seat(seat))));
        }
        self.told.entry(client).or_default().push(message.clone());
        let (_, manner) = self.lines.get(&client)?;
        let text = match (message["type"].as_str()?, *manner) {
            ("hello", _) => json!({ "ready": true, "speaks_up": true }).to_string(),
            ("decide", Manner::Plays) if message["must"] == true => {
                let moves = message["moves"].as_array().expect("moves");
                self.drawn = self.drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
                json!({ "move": moves[(self.drawn >> 33) as usize % moves.len()], "why": "chance" }).to_string()
            }
            ("decide", Manner::Plays) => json!({ "move": null }).to_string(),
            ("decide", Manner::Says(text)) => text.into(),
            _ => return None,
        };
        Some(Input::ProgramSays { client: ClientId(client), text })
    }

    /// Lets time pass until the game is over, or `enough`.
    fn until(&mut self, enough: impl Fn(&Self) -> bool) {
        for _ in 0..100_000 {
            if enough(self) {
                return;
            }
            let due = self.room.due().expect("somebody is waited for");
            self.tick = self.tick.max(due);
            self.put_in(Input::Ring);
        }
        panic!("it does not come to an end");
    }

    fn is_over(&self) -> bool {
        self.truth.as_ref().is_some_and(|it| it.outcome().is_some())
    }

    fn play(&mut self) {
        self.ask(Ask::Start);
        assert_eq!(self.refused, Vec::<String>::new());
        self.until(Self::is_over);
        self.ask(Ask::Look);
    }

    fn of_kind(&self, client: u64, kind: &str) -> Vec<&Value> {
        self.told.get(&client).into_iter().flatten().filter(|it| it["type"] == kind).collect()
    }

    fn record(&self) -> Record {
        let game = self.dealt.clone().expect("a game");
        GameLog { game, entries: self.entries.clone() }.record()
    }

    fn lost(&self, seat: usize) -> bool {
        matches!(&self.table.seats[seat].who, SeatKind::Bot { program: Some(it), .. } if it.lost)
    }
}

/// The members of a message, so that nothing else slips in.
fn members(kind: &str) -> &'static [&'static str] {
    match kind {
        "hello" => &["game", "move_ms", "options", "protocol", "rules", "seat", "seats", "seed", "type"],
        "seen" => &["news", "number", "type", "view"],
        "decide" => &["moves", "must", "number", "type"],
        "over" => &["ranks", "reason", "type", "winners"],
        "seated" => &["game", "name", "seat", "type"],
        "lost" => &["detail", "fault", "type"],
        _ => panic!("{kind} is no message to a program"),
    }
}

/// Whole games of all titles, with programs on every seat but the last: each hears of every moment of its own seat, as the rules tell it
/// to that seat, and of nothing else.
#[test]
fn a_program_is_told_what_its_seat_sees() {
    for info in cabinet::games() {
        let n_seats = usize::from(info.least).max(2).min(usize::from(info.most));
        let n_programs = if n_seats == 2 { 2 } else { n_seats - 1 };
        let mut hall = Hall::new(&info.key, n_seats, n_programs, 7);
        for seat in 0..n_programs {
            hall.comes(seat as u64, seat, Manner::Plays);
        }
        hall.play();
        let record = hall.record();
        for seat in 0..n_programs {
            let told = &hall.told[&(seat as u64)];
            for message in told {
                let kind = message["type"].as_str().expect("a kind");
                let names: Vec<&str> = message.as_object().expect("members").keys().map(String::as_str).collect();
                assert_eq!(names, members(kind), "{}: {message}", info.key);
            }
            let met = hall.games.watch(&record, Viewer::Seat(Seat::at(seat))).expect("a record").moments;
            let seen = hall.of_kind(seat as u64, "seen");
            assert_eq!(seen.len(), met.len(), "{}: every moment once", info.key);
            for (number, (seen, met)) in seen.iter().zip(&met).enumerate() {
                assert_eq!(seen["number"], json!(number));
                assert_eq!((&seen["view"], &seen["news"]), (&met.view, &json!(met.news)), "{} {number}", info.key);
            }
            assert_eq!(hall.of_kind(seat as u64, "over").len(), 1, "{}", info.key);
            assert!(!hall.of_kind(seat as u64, "decide").is_empty(), "{}: it played", info.key);
            assert!(hall.of_kind(seat as u64, "lost").is_empty(), "{}", info.key);
        }
    }
}

#[test]
fn what_a_host_typed_himself_is_not_told() {
    let setup = "3B274C282350110500-061312-0";
    let mut hall = Hall::new("cryptide", 3, 1, 5);
    let options = BTreeMap::from([("setup".to_owned(), setup.to_owned()), ("first".to_owned(), "1".to_owned())]);
    hall.ask(Ask::Change(wire::TableChange { options: Some(options), ..wire::TableChange::default() }));
    hall.comes(0, 0, Manner::Plays);
    hall.ask(Ask::Start);
    assert_eq!(hall.refused, Vec::<String>::new());
    let hello = hall.of_kind(0, "hello")[0];
    assert_eq!((&hello["options"]["first"], hello["options"].get("setup")), (&json!("1"), None), "{hello}");
    // The map lies on the table; the clues are in the rest of the code.
    assert!(hall.told[&0].iter().all(|it| !it.to_string().contains(setup)));
}

#[test]
fn who_misbehaves_loses_the_seat_until_the_end_of_the_game() {
    let cases = [
        (Manner::Silent, "silence"),
        (Manner::Says("I think"), "garbled"),
        (Manner::Says(r#"{"why":"no idea"}"#), "garbled"),
        (Manner::Says(r#"{"move":"castle"}"#), "illegal"),
        (Manner::Says(r#"{"move":null}"#), "illegal"),
    ];
    for (manner, fault) in cases {
        let mut hall = Hall::new("bestioles", 2, 2, 3);
        hall.comes(0, 0, manner);
        hall.comes(1, 1, Manner::Plays);
        hall.play();
        let lost = hall.of_kind(0, "lost");
        assert!(lost.len() == 1 && lost[0]["fault"] == fault, "{manner:?}: {lost:?}");
        assert_eq!(hall.of_kind(0, "decide").len(), 1, "{manner:?}: it is asked no more");
        let held = hall.entries.iter().filter(|it| matches!(&it.entry, Entry::Held { level: Some(_), .. })).count();
        assert_eq!(held, 1, "{manner:?}: it is in the log");
        assert!(hall.of_kind(1, "lost").is_empty() && hall.of_kind(1, "over").len() == 1, "{manner:?}");
        // A game of the log alone: what was noted of the loss does not change it.
        assert!(hall.games.replay(&hall.record()).is_ok(), "{manner:?}");
    }
}

#[test]
fn everybody_sees_that_a_program_is_here_and_that_it_has_lost_its_seat() {
    let mut hall = Hall::new("bestioles", 2, 2, 3);
    let program = |hall: &Hall| match &hall.table.seats[0].who {
        SeatKind::Bot { program: Some(it), name, .. } => (it.here, it.lost, name.clone()),
        other => panic!("{other:?}"),
    };
    assert_eq!(program(&hall), (false, false, "Machine 0".into()));
    hall.comes(0, 0, Manner::Silent);
    hall.comes(1, 1, Manner::Plays);
    hall.ask(Ask::Start);
    assert_eq!(program(&hall), (true, false, "Machine 0".into()));
    hall.until(|it| it.entries.iter().any(|it| matches!(it.entry, Entry::Held { .. })));
    hall.ask(Ask::Look);
    assert_eq!(program(&hall), (true, true, "Machine 0".into()));
    hall.goes(0);
    hall.until(Hall::is_over);
    hall.ask(Ask::Look);
    assert!(!program(&hall).0 && !program(&hall).1, "after the game nothing is lost any more");
}

#[test]
fn nobody_waits_for_ever_for_a_program_that_is_not_here() {
    let mut hall = Hall::new("bestioles", 2, 2, 4);
    hall.comes(1, 1, Manner::Plays);
    hall.play();
    assert!(hall.of_kind(1, "lost").is_empty());
    let held = hall.entries.iter().filter(|it| matches!(&it.entry, Entry::Held { seat, .. } if seat.idx() == 0));
    assert_eq!(held.count(), 1);
}

#[test]
fn who_comes_back_goes_on_where_his_seat_stands() {
    let mut hall = Hall::new("bestioles", 2, 2, 6);
    hall.comes(0, 0, Manner::Plays);
    hall.comes(1, 1, Manner::Plays);
    hall.ask(Ask::Start);
    hall.until(|it| it.entries.len() >= 5);
    hall.goes(0);
    hall.comes(7, 0, Manner::Plays);
    hall.until(Hall::is_over);
    let record = hall.record();
    let met = hall.games.watch(&record, Viewer::Seat(Seat::at(0))).expect("a record").moments;
    let seen: Vec<&Value> = hall.of_kind(7, "seen").into_iter().map(|it| &it["view"]).collect();
    assert_eq!(seen, met.iter().map(|it| &it.view).collect::<Vec<_>>(), "all of it, from the deal on");
    assert!(hall.of_kind(7, "hello").len() == 1 && hall.of_kind(7, "lost").is_empty());
}

/// Going and coming again buys time once, not for ever.
#[test]
fn who_goes_and_comes_for_ever_loses_the_seat() {
    let mut hall = Hall::new("bestioles", 2, 1, 6);
    hall.comes(0, 0, Manner::Silent);
    hall.ask(Ask::Start);
    let begun = hall.tick;
    for client in 1..1000 {
        hall.tick += Duration::from_secs(1);
        hall.put_in(Input::Ring);
        if hall.entries.iter().any(|it| matches!(it.entry, Entry::Held { .. })) {
            assert!(hall.tick - begun <= Duration::from_mins(2), "{:?}", hall.tick - begun);
            return;
        }
        hall.goes(client - 1);
        hall.comes(client, 0, Manner::Silent);
    }
    panic!("it still has its seat");
}

#[test]
fn a_key_is_good_for_one_program_at_its_seat() {
    let mut hall = Hall::new("bestioles", 2, 2, 8);
    hall.put_in(Input::Program { request: RequestId(2), client: ClientId(9), key: key(5) });
    assert_eq!(std::mem::take(&mut hall.refused), ["no-such-key"]);
    hall.comes(0, 0, Manner::Plays);
    hall.comes(1, 1, Manner::Plays);
    hall.comes(2, 0, Manner::Plays);
    assert!(hall.dropped.contains(&0) && hall.told[&0].last().expect("a word")["code"] == "replaced");
    // The line that was cut is gone now; that changes nothing for the other.
    hall.goes(0);
    hall.play();
    assert!(hall.told[&0].iter().all(|it| it["type"] != "hello"), "the game was told to the second alone");
    assert_eq!(hall.of_kind(2, "over").len(), 1);
    // Another key, and one that nobody has any more.
    let other = KeyHash("another".into());
    hall.ask(Ask::Program { seat: 0, name: "Second".into(), key: other.clone() });
    assert!(hall.dropped.contains(&2) && hall.told[&2].last().expect("a word")["code"] == "no-such-key");
    hall.comes(3, 0, Manner::Plays);
    assert_eq!(std::mem::take(&mut hall.refused), ["no-such-key"]);
    hall.ask(Ask::Program { seat: 9, name: "Third".into(), key: other.clone() });
    hall.ask(Ask::Program { seat: 0, name: " \u{200b} ".into(), key: other.clone() });
    let stranger = Guest { id: GuestId("bob".into()), name: "Bob".into() };
    let ask = Ask::Program { seat: 0, name: "Third".into(), key: other };
    hall.put_in(Input::Ask { request: RequestId(1), guest: Some(stranger), ask });
    assert_eq!(std::mem::take(&mut hall.refused), ["no-such-seat", "name", "not-host"]);
}

#[test]
fn a_restart_gives_a_good_program_its_seat_and_a_bad_one_none() {
    let mut hall = Hall::new("bestioles", 2, 2, 9);
    hall.comes(0, 0, Manner::Says("nonsense"));
    hall.comes(1, 1, Manner::Plays);
    hall.ask(Ask::Start);
    hall.until(|it| it.entries.len() >= 6);
    hall.ask(Ask::Look);
    assert!(hall.lost(0) && !hall.lost(1));
    let mut kept = table(&hall.games, "bestioles", 2, 2);
    (kept.round, kept.phase) = (1, Phase::Playing);
    let log = GameLog { game: hall.dealt.clone().expect("a game"), entries: hall.entries.clone() };
    let taken = take_up(&hall.games, &kept, Some(&log), Seed::from_number(1));
    let stored = Stored { table: kept, names: HashMap::new(), chat: Vec::new(), taken };
    let mut after = Hall::with(hall.games.clone(), stored, 10);
    (after.dealt, after.entries) = (hall.dealt.clone(), hall.entries.clone());
    after.truth = Some(after.games.replay(&hall.record()).expect("the log"));
    after.comes(0, 0, Manner::Plays);
    after.comes(1, 1, Manner::Plays);
    after.until(Hall::is_over);
    assert!(after.of_kind(0, "hello").is_empty(), "it has lost this game");
    let record = after.record();
    let met = after.games.watch(&record, Viewer::Seat(Seat::at(1))).expect("a record").moments;
    assert_eq!(after.of_kind(1, "seen").len(), met.len());
}

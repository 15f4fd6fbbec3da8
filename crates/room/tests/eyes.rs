//! Bots wait until the persons who play have seen what happened, for a while.

use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use cabinet::Registry;
use ledger::{Code, Guest, GuestId, Link, Phase, Sitter, Table, TableId, TableSettings};
use room::{Ask, ClientId, Effect, Hello, Input, Now, RequestId, Room, RoomConfig, Says, Stored, Taken};
use table::Seed;

const ME: ClientId = ClientId(1);
const OTHER: ClientId = ClientId(2);

fn ana() -> Guest {
    Guest { id: GuestId("ana".into()), name: "Ana".into() }
}

/// A table with one person and bots, or two; everything that is written is written at once.
struct Evening {
    room: Room,
    tick: Duration,
    /// When the bot was asked to think, and what it wanted.
    thoughts: Vec<(Duration, u64, cabinet::BotTask)>,
    /// Number of my last moment, and what I may do.
    moment: u32,
    moves: Vec<String>,
}

impl Evening {
    fn begin(other: Option<Guest>) -> Self {
        let games = Registry::default();
        let info = games.info("bestioles").expect("a game of ours").clone();
        let sits = |guest: &Guest| Sitter::person(guest.id.clone());
        let bot = Sitter::bot(info.bots[0].clone(), "Renart");
        let table = Table {
            id: TableId(1),
            code: Code::new("HIBOU-2"),
            link: Link("a-long-way".into()),
            game: info.key.clone(),
            options: room::with_defaults(&info, BTreeMap::new()),
            seats: vec![sits(&ana()), other.as_ref().map_or(bot, sits)],
            host: ana().id,
            public: false,
            round: 0,
            phase: Phase::Gathering,
            outcome: None,
            settings: TableSettings::default(),
            version: 0,
            created: 1,
            changed: 1,
        };
        let names = HashMap::from([(ana().id, ana().name)]);
        let stored = Stored { table, names, chat: Vec::new(), taken: Taken::Nothing };
        let config = Arc::new(RoomConfig { games, ..RoomConfig::default() });
        let now = Now { tick: Duration::from_secs(1), ms: 1 };
        let (room, _) = Room::open(config, stored, Seed::from_number(7), now);
        let mut evening = Self { room, tick: now.tick, thoughts: Vec::new(), moment: 0, moves: Vec::new() };
        evening.put_in(Input::Ask { request: RequestId(1), guest: Some(ana()), ask: Ask::Start });
        evening.come_in(ME, ana(), 0);
        if let Some(other) = other {
            evening.come_in(OTHER, other, 1);
        }
        evening
    }

    fn come_in(&mut self, client: ClientId, guest: Guest, seat: u8) {
        self.greet(client, guest, seat, false);
    }

    fn greet(&mut self, client: ClientId, guest: Guest, seat: u8, shows: bool) {
        let household = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let guest = Some(guest);
        let hello = Hello { client, guest, household, room_for_strangers: true, seat: Some(seat), have: None, shows };
        self.put_in(Input::Hello { request: RequestId(2), hello });
    }

    fn put_in(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let now = Now { tick: self.tick, ms: 1 };
            for effect in self.room.handle(now, input) {
                match effect {
                    Effect::Write(_) => inputs.push(Input::Written(Ok(()))),
                    Effect::Think { ticket, task, .. } => self.thoughts.push((self.tick, ticket, task)),
                    Effect::Send { to, text } if to.contains(&ME) => self.read(&text),
                    _ => (),
                }
            }
        }
    }

    fn read(&mut self, text: &str) {
        let message: serde_json::Value = serde_json::from_str(text).expect("it is JSON");
        let now = &message["now"];
        if let Some(number) = now["number"].as_u64() {
            self.moment = number as u32;
        }
        if let Some(moves) = now["moves"].as_array() {
            self.moves = moves.iter().filter_map(|it| it.as_str().map(str::to_owned)).collect();
        }
    }

    fn says(&mut self, says: Says) {
        self.put_in(Input::Says { client: ME, id: 9, says });
    }

    fn seen(&mut self, moment: u32) {
        self.says(Says::Seen { round: 1, moment });
    }

    /// The bot answers whatever it was asked, until it is my turn.
    fn let_bot_answer(&mut self) {
        while let Some((_, ticket, task)) = self.thoughts.pop() {
            let answer = task.run();
            self.put_in(Input::Thought { ticket, answer: Some(answer) });
        }
    }

    /// I make any move, without withdrawing.
    fn play(&mut self) {
        let notation = self.moves.iter().find(|it| *it != "withdraw").expect("something can be played").clone();
        self.says(Says::Play { seat: 0, after: self.moment, notation });
    }
}

fn my_turn(tells_what_it_shows: bool) -> Evening {
    let mut evening = Evening::begin(None);
    if tells_what_it_shows {
        evening.seen(0);
    }
    for _ in 0..9 {
        evening.let_bot_answer();
        if tells_what_it_shows {
            evening.seen(evening.moment);
        }
        if !evening.moves.is_empty() && evening.thoughts.is_empty() {
            return evening;
        }
    }
    panic!("it never was my turn");
}

#[test]
fn a_bot_thinks_once_i_have_seen_what_happened() {
    let mut evening = my_turn(true);
    let before = evening.moment;
    evening.play();
    assert!(evening.moment > before);
    assert!(evening.thoughts.is_empty(), "it waits for my eyes");
    evening.seen(before);
    assert!(evening.thoughts.is_empty(), "I have not seen the last of it");
    evening.seen(evening.moment);
    assert!(!evening.thoughts.is_empty() || !evening.moves.is_empty(), "now somebody is asked");
}

#[test]
fn nobody_waits_for_a_client_that_never_tells_what_it_shows() {
    let mut evening = my_turn(false);
    evening.play();
    assert!(!evening.thoughts.is_empty() || !evening.moves.is_empty());
}

#[test]
fn who_has_announced_what_he_shows_is_waited_for_from_the_first_moment_on() {
    let mut evening = my_turn(false);
    evening.greet(ME, ana(), 0, true);
    evening.play();
    assert!(evening.thoughts.is_empty(), "it waits for my eyes, which have not told anything yet");
    evening.seen(evening.moment);
    assert!(!evening.thoughts.is_empty() || !evening.moves.is_empty());
}

#[test]
fn alone_among_bots_one_has_all_the_time_one_wants() {
    let mut evening = my_turn(true);
    evening.play();
    evening.tick += Duration::from_hours(1);
    evening.put_in(Input::Ring);
    assert!(evening.thoughts.is_empty());
}

#[test]
fn among_several_nobody_is_waited_for_without_end() {
    let bob = Guest { id: GuestId("bob".into()), name: "Bob".into() };
    let mut evening = Evening::begin(Some(bob));
    let seen = |client, moment| Input::Says { client, id: 9, says: Says::Seen { round: 1, moment } };
    evening.put_in(seen(ME, 0));
    evening.put_in(seen(OTHER, 0));
    let (mover, seat) = if evening.moves.is_empty() { (OTHER, 1) } else { (ME, 0) };
    let says = Says::Play { seat, after: 0, notation: "withdraw".into() };
    evening.put_in(Input::Says { client: mover, id: 9, says });
    let limit = evening.tick + RoomConfig::default().eyes_within;
    evening.tick += Duration::from_secs(1);
    evening.put_in(Input::Ring);
    assert_eq!(evening.room.due(), Some(limit), "the room wakes by itself");
    evening.tick = limit;
    evening.put_in(Input::Ring);
    assert_eq!(evening.room.due(), None);
}

#[test]
fn whoever_goes_is_not_waited_for() {
    let mut evening = my_turn(true);
    evening.play();
    assert!(evening.thoughts.is_empty());
    evening.put_in(Input::Gone(ME));
    assert!(!evening.thoughts.is_empty() || !evening.moves.is_empty());
}

#[test]
fn what_was_never_told_cannot_have_been_seen() {
    let mut evening = my_turn(true);
    evening.play();
    evening.says(Says::Seen { round: 1, moment: u32::MAX });
    evening.says(Says::Seen { round: 7, moment: evening.moment });
    assert!(evening.thoughts.is_empty(), "another game, or a moment to come");
}

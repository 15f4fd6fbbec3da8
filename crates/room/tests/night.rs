//! Nights whose pace tells nothing (LGT-NIGHT-4): what another person is sent, and when, is the same whatever I am, however long I
//! think and whenever I have seen what I was shown.

use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use cabinet::{BotTask, Registry};
use ledger::{Code, Guest, GuestId, Link, Phase, Sitter, Table, TableId, TableSettings};
use room::{Ask, ClientId, Effect, Hello, Input, Now, RequestId, Room, RoomConfig, Says, Stored, Taken};
use table::Seed;
use wire::{Place, Tempo};

const ANA: ClientId = ClientId(1);
const BOB: ClientId = ClientId(2);
const N_SEATS: usize = 9;

fn guest(name: &str) -> Guest {
    Guest { id: GuestId(name.to_lowercase()), name: name.into() }
}

/// How Ana's client behaves.
#[derive(Clone, Copy, Default)]
struct Manner {
    /// Has the table answer for her where she decides nothing.
    sleeps: bool,
    /// How long she thinks over what she decides; she never does if it is nothing.
    thinks: Option<Duration>,
    /// How long she looks at what she is shown before her client says so; it never does if it is nothing.
    looks: Option<Duration>,
}

/// A village with Ana, perhaps Bob, and bots; everything that is written is written at once.
struct Village {
    room: Room,
    tick: Duration,
    thoughts: Vec<(Duration, u64, BotTask)>,
    /// What Bob, or Ana if she plays alone, was sent, and when.
    frames: Vec<(Duration, String)>,
    watched: ClientId,
    /// Ana's last moment, when it came, what she may do, and what she is.
    moment: u32,
    told: Duration,
    moves: Vec<String>,
    role: String,
    bobs_role: String,
    manner: Manner,
    shown: u32,
    /// Whether the last step was an answer of hers.
    has_answered: bool,
}

impl Village {
    fn begin(seed: u64, persons: usize, settings: TableSettings, manner: Manner) -> Self {
        let games = Registry::default();
        let info = games.info("loups-garous").expect("a game of ours").clone();
        let people = [guest("Ana"), guest("Bob")];
        let bot = |at: usize| Sitter::bot("easy", format!("Bot {at}"));
        let sitter = |at: usize| match people.get(at).filter(|_| at < persons) {
            Some(it) => Sitter::Person { guest: it.id.clone(), called: None },
            None => bot(at),
        };
        let table = Table {
            id: TableId(1),
            code: Code::new("HIBOU-2"),
            link: Link("a-long-way".into()),
            game: info.key.clone(),
            options: room::with_defaults(&info, BTreeMap::new()),
            seats: (0..N_SEATS).map(sitter).collect(),
            host: people[0].id.clone(),
            public: false,
            round: 0,
            phase: Phase::Gathering,
            outcome: None,
            settings,
            version: 0,
            created: 1,
            changed: 1,
        };
        let names = people.iter().map(|it| (it.id.clone(), it.name.clone())).collect::<HashMap<_, _>>();
        let stored = Stored { table, names, chat: Vec::new(), taken: Taken::Nothing };
        let config = Arc::new(RoomConfig { games, ..RoomConfig::default() });
        let now = Now { tick: Duration::from_secs(1), ms: 1 };
        let (room, _) = Room::open(config, stored, Seed::from_number(seed), now);
        let mut village = Self {
            room,
            tick: now.tick,
            thoughts: Vec::new(),
            frames: Vec::new(),
            watched: if persons > 1 { BOB } else { ANA },
            moment: 0,
            told: now.tick,
            moves: Vec::new(),
            role: String::new(),
            bobs_role: String::new(),
            manner,
            shown: 0,
            has_answered: false,
        };
        village.come_in(ANA, guest("Ana"), 0);
        if persons > 1 {
            village.come_in(BOB, guest("Bob"), 1);
        }
        village.put_in(Input::Ask { request: RequestId(1), guest: Some(guest("Ana")), ask: Ask::Start });
        if manner.sleeps {
            village.says(ANA, Says::Sleep { seat: 0, asleep: true });
        }
        if persons > 1 {
            village.says(BOB, Says::Sleep { seat: 1, asleep: true });
        }
        if manner.looks.is_some() {
            village.says(ANA, Says::Seen { round: 1, moment: 0 });
        }
        village
    }

    fn come_in(&mut self, client: ClientId, guest: Guest, seat: u8) {
        let household = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let guest = Some(guest);
        let hello =
            Hello { client, guest, household, room_for_strangers: true, seat: Some(seat), have: None, shows: false };
        self.put_in(Input::Hello { request: RequestId(2), hello });
    }

    fn says(&mut self, client: ClientId, says: Says) {
        self.put_in(Input::Says { client, id: 9, says });
    }

    fn put_in(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let now = Now { tick: self.tick, ms: 1 };
            for effect in self.room.handle(now, input) {
                match effect {
                    Effect::Write(_) => inputs.push(Input::Written(Ok(()))),
                    Effect::Think { ticket, task, due, .. } => self.thoughts.push((due, ticket, task)),
                    Effect::Send { to, text } => {
                        if to.contains(&ANA) {
                            self.read(&text);
                        }
                        if to.contains(&BOB) && self.bobs_role.is_empty() {
                            self.bobs_role = role_in(&text).unwrap_or_default();
                        }
                        if to.contains(&self.watched) {
                            self.frames.push((self.tick, text));
                        }
                    }
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
            self.told = self.tick;
        }
        if let Some(moves) = now["moves"].as_array() {
            self.moves = moves.iter().filter_map(|it| it.as_str().map(str::to_owned)).collect();
        }
        if let Some(role) = role_in(text) {
            self.role = role;
        }
    }

    /// What Ana does next, and when: she says what she has seen, and answers.
    fn next_of_ana(&self) -> Option<(Duration, Says)> {
        let seen = self
            .manner
            .looks
            .filter(|_| self.shown < self.moment)
            .map(|it| (self.told + it, Says::Seen { round: 1, moment: self.moment }));
        let wanted = |it: &&String| ["look", "devour", "watch", "sleep"].iter().any(|word| it.starts_with(word));
        let answer = self.moves.iter().find(wanted).zip(self.manner.thinks).map(|(notation, it)| {
            (self.told + it, Says::Play { seat: 0, after: self.moment, notation: notation.clone() })
        });
        [seen, answer].into_iter().flatten().min_by_key(|it| it.0)
    }

    /// Whether anything is going to happen by itself.
    fn goes_on(&self) -> bool {
        self.room.due().is_some() || !self.thoughts.is_empty() || self.next_of_ana().is_some()
    }

    /// One thing happens: a clock, a bot, or Ana.
    fn step(&mut self) {
        let ring = self.room.due();
        let thought = self.thoughts.iter().enumerate().min_by_key(|it| it.1.0).map(|(at, it)| (it.0, at));
        let ana = self.next_of_ana();
        let next = [ring, thought.map(|it| it.0), ana.as_ref().map(|it| it.0)].into_iter().flatten().min();
        let next = next.expect("something happens").max(self.tick);
        self.tick = next;
        self.has_answered = false;
        match (ana, thought) {
            (Some((at, says)), _) if at <= next => {
                self.has_answered = matches!(says, Says::Play { .. });
                if let Says::Seen { moment, .. } = says {
                    self.shown = moment;
                }
                self.says(ANA, says);
            }
            (_, Some((at, place))) if at <= next => {
                let (_, ticket, task) = self.thoughts.remove(place);
                let answer = Some(task.run());
                self.put_in(Input::Thought { ticket, answer });
            }
            _ => self.put_in(Input::Ring),
        }
    }

    /// Goes on until somebody was told this, and gives all that was told before.
    fn until(&mut self, word: &str) -> Vec<(Duration, String)> {
        for _ in 0..5_000 {
            if let Some(at) = self.frames.iter().position(|it| it.1.contains(word)) {
                return self.frames[..at].to_vec();
            }
            self.step();
        }
        panic!("{word} never came");
    }
}

/// The card that somebody is shown as his own.
fn role_in(text: &str) -> Option<String> {
    let message: serde_json::Value = serde_json::from_str(text).ok()?;
    Some(message["now"]["view"]["own"]["role"].as_str()?.to_owned())
}

const DAWN: &str = r#""type":"dawn""#;

fn thinker(seconds: u64) -> Manner {
    let some = |it| Some(Duration::from_millis(it));
    Manner { sleeps: true, thinks: some(seconds * 1_000), looks: some(700 + 90 * seconds) }
}

/// A village in which Ana has this card and Bob is a Simple Villager.
fn where_ana_is(role: &str, settings: &TableSettings, manner: Manner) -> Village {
    let all = (0..400).map(|seed| Village::begin(seed, 2, settings.clone(), manner));
    all.into_iter().find(|it| it.role == role && it.bobs_role == "villager").expect("there is such a deal")
}

/// Two worlds, extended to pace and `seen`: a villager who sleeps, a wolf and a Seer who take their time. What Bob is sent until
/// dawn is the same to the byte and to the millisecond.
#[test]
fn lgt_night_4_others_are_sent_the_same_at_the_same_times_whatever_i_am() {
    for tempo in [Tempo::Auto, Tempo::Quick] {
        let settings = TableSettings { tempo, ..TableSettings::default() };
        let villager = where_ana_is("villager", &settings, thinker(1)).until(DAWN);
        assert!(villager.len() > 4, "there was something to compare: {}", villager.len());
        for (role, manner) in
            [("wolf", thinker(2)), ("wolf", thinker(9)), ("seer", thinker(4)), ("wolf", Manner::default())]
        {
            let other = where_ana_is(role, &settings, manner).until(DAWN);
            let clock = |it: &[(Duration, String)]| it.iter().map(|it| it.0).collect::<Vec<_>>();
            assert_eq!(clock(&villager), clock(&other), "times, {role}");
            assert_eq!(villager, other, "frames, {role}");
        }
    }
}

/// When bots begin to speak in the morning does not tell how long somebody looked at what the night told him alone.
#[test]
fn lgt_night_4_the_morning_begins_alike_whoever_takes_his_time() {
    let settings = TableSettings::default();
    let first_words = |looks: Duration| {
        let manner = Manner { looks: Some(looks), ..thinker(3) };
        let mut village = Village::begin(5, 2, settings.clone(), manner);
        village.until(DAWN);
        village.until(r#""words":"#)
    };
    assert_eq!(first_words(Duration::from_millis(300)), first_words(Duration::from_secs(8)));
}

/// Who has nothing to decide sleeps: a whole night without a touch, which ends as soon as the bots have answered.
#[test]
fn lgt_night_1_and_lgt_night_4_alone_among_bots_a_sleeping_villager_touches_nothing() {
    let asleep = Manner { sleeps: true, ..Manner::default() };
    let begin = |seed| Village::begin(seed, 1, TableSettings::default(), asleep);
    let mut village = (0..400).map(begin).find(|it| it.role == "villager").expect("there is such a deal");
    let begun = village.tick;
    village.until(DAWN);
    assert!(village.tick.saturating_sub(begun) < Duration::from_secs(25 + 40 + 20), "no call lasted its time");
}

/// Alone among bots nobody finds anything out by waiting: nothing happens behind what she is looking at, at night as by day.
#[test]
fn alone_among_bots_the_night_waits_for_eyes() {
    let mut waited = 0;
    for seed in 0..12 {
        let mut village = Village::begin(seed, 1, TableSettings::default(), thinker(3));
        // Until the village waits for her by day.
        while village.goes_on() {
            let (before, shown) = (village.moment, village.shown);
            village.step();
            if village.moment > before && before > 0 && !village.has_answered {
                let last = village.frames.last().map(|it| it.1.as_str()).unwrap_or_default();
                assert_eq!(shown, before, "moment {} came behind her back (seed {seed}): {last}", village.moment);
                waited += 1;
            }
        }
    }
    assert!(waited > 12, "nothing came while she looked: {waited}");
}

/// Where everybody sits in one room, all answer by hand: who sleeps there would be seen to touch nothing.
#[test]
fn lgt_night_1_nobody_sleeps_in_one_room() {
    let settings = TableSettings { place: Place::Room, ..TableSettings::default() };
    let asleep = Manner { sleeps: true, ..Manner::default() };
    let mut village = Village::begin(1, 1, settings, asleep);
    for _ in 0..40 {
        if !village.goes_on() {
            break;
        }
        village.step();
    }
    assert!(!village.moves.is_empty(), "she is still asked");
}

/// Without a clock a call lasts at least its time, and waits for the late.
#[test]
fn lgt_night_4_without_a_clock_a_call_ends_no_sooner_and_waits() {
    let settings = TableSettings { tempo: Tempo::Off, ..TableSettings::default() };
    let closed = |thinks: u64| {
        let mut village = where_ana_is("seer", &settings, thinker(thinks));
        let begun = village.tick;
        village.until(r#""type":"closed""#);
        village.tick.saturating_sub(begun)
    };
    assert_eq!(closed(1), closed(20), "an answer in time changes nothing");
    assert_eq!(closed(1), Duration::from_secs(25));
    assert_eq!(closed(60), Duration::from_mins(1), "nobody is cut short");
}

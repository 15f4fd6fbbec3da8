//! What somebody does in secret leaves no trace that others could read: not in the metrics, not in a list, not in a
//! time, and not after a restart.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::Method;
use serde_json::{Value, json};
use wire::GuestCreated;

use crate::village::{say, settle};
use crate::world::{Failed, Line, World, answer};

const SEATS: u8 = 8;
const SHORT: Duration = Duration::from_millis(2);

/// Eight people who play Loups-garous, and another table of the first one's that has changed since.
struct Night {
    world: World,
    code: String,
    people: Vec<GuestCreated>,
    lines: Vec<Line>,
    eyes: Line,
}

/// What others can read without being told anything: the lobby, and somebody's own tables.
#[derive(Debug, PartialEq)]
struct Lists {
    lobby: Value,
    mine: Value,
}

impl Night {
    async fn new() -> Self {
        // A call of the night lasts its time, whoever has answered: here that is short.
        let world = World::with(|config| config.second = SHORT).await;
        let mut people = Vec::new();
        for name in ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fred", "Gus", "Hal"] {
            people.push(world.guest(name).await);
        }
        let wanted = json!({ "game": "loups-garous", "n_seats": SEATS, "tempo": "off", "public": true });
        let code = world.table(&people[0], wanted).await.code;
        for person in &people[1..] {
            world.ask(&code, "join", person).await.expect("a free seat");
        }
        let mut lines = Vec::new();
        for (seat, person) in (0..).zip(&people) {
            lines.push(world.line(&code, Some(person), Some(seat)).await);
        }
        world.ask(&code, "start", &people[0]).await.expect("all seats are taken");
        for line in &mut lines {
            line.moment().await;
        }
        let mut eyes = world.line(&code, None, None).await;
        eyes.moment().await;
        let other = world.table(&people[0], json!({ "pass_and_play": true, "public": true })).await.code;
        later_than(world.show(&code).await.changed).await;
        world.ask(&other, "start", &people[0]).await.expect("she holds all seats");
        Self { world, code, people, lines, eyes }
    }

    /// The lists as `reader` finds them.
    async fn lists(&self, reader: usize) -> Lists {
        let secret = Some(self.people[reader].secret.as_str());
        let lobby = self.world.get("/api/tables").await.expect("a list");
        let mine = self.world.call(Method::GET, "/api/me/tables", secret, None).await.expect("a list");
        Lists { lobby, mine }
    }

    /// One of those who are asked answers with the first of his moves; whether everybody noticed.
    async fn answer(&mut self, seat: usize) -> bool {
        self.settle().await;
        let before = self.eyes.now().number;
        let now = self.lines[seat].now();
        assert_eq!(self.lines[seat].play(seat as u8, now.number, &now.moves[0]).await, "done");
        self.settle().await;
        self.eyes.now().number != before
    }

    /// Everybody has heard all there is to hear.
    async fn settle(&mut self) {
        for line in self.lines.iter_mut().chain([&mut self.eyes]) {
            settle(line).await;
        }
    }

    fn asked(&self) -> Option<usize> {
        self.lines.iter().position(|it| it.now().asked)
    }
}

/// Waits until the clock says something later.
async fn later_than(at: i64) {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64;
    while now() <= at {
        tokio::task::yield_now().await;
    }
}

/// Which tables a list names, in order, and when they changed.
fn order(list: &Value) -> Vec<(String, i64)> {
    let tables = list.as_array().expect("a list").iter();
    tables.map(|it| (it["link"].to_string(), it["changed"].as_i64().expect("a time"))).collect()
}

#[tokio::test]
async fn secret_answers_and_words_leave_no_trace() {
    let mut night = Night::new().await;
    let (mut secret, mut noticed, mut howls) = (0, 0, 0);
    while noticed < 3 || howls == 0 {
        night.settle().await;
        let seat = night.asked().expect("somebody is asked");
        // Nobody else is awaited: the call may close with this answer, and that everybody notices.
        let last = night.lines.iter().filter(|it| it.now().asked).count() == 1;
        let reader = usize::from(seat == 0);
        later_than(night.world.show(&night.code).await.changed).await;
        let before = night.lists(reader).await;
        let wolf = night.lines.iter().position(|it| it.now().channels.iter().any(|it| it.key == "wolves" && it.write));
        let metrics = night.world.metrics().await;
        if let Some(wolf) = wolf {
            assert_eq!(say(&mut night.lines[wolf], Some("wolves"), "hou").await, "done");
            howls += 1;
        }
        // What the rules refuse is nobody else's business either.
        let number = night.lines[seat].now().number;
        assert!(night.lines[seat].play(seat as u8, number, "devour 99").await.starts_with("refused"));
        assert_eq!(night.world.metrics().await, metrics);
        let seen = night.eyes.now().number;
        let everybody = night.answer(seat).await;
        if last {
            while night.eyes.now().number == seen {
                night.eyes.moment().await;
            }
            assert_ne!(night.world.metrics().await, metrics, "what everybody noticed is counted");
            noticed += 1;
        } else {
            assert!(!everybody, "others are still asked");
            assert_eq!(night.world.metrics().await, metrics);
            assert_eq!(night.lists(reader).await, before);
            secret += 1;
        }
    }
    assert!(secret > 10, "{secret} secret answers");
}

#[tokio::test]
async fn secret_answers_leave_no_trace_after_a_restart() {
    let mut night = Night::new().await;
    for answered in 0..3 {
        let before = night.lists(7).await;
        later_than(order(&before.lobby)[0].1).await;
        let seat = night.asked().expect("somebody is asked");
        assert!(!night.answer(seat).await, "the others are still asked");
        assert_eq!(night.lists(7).await, before);
        night.world.restart().await;
        let after = night.lists(7).await;
        assert_eq!(order(&after.lobby), order(&before.lobby), "after {answered} answers");
        assert_eq!(order(&after.mine), order(&before.mine), "after {answered} answers");
        for seat in 0..SEATS {
            let person = &night.people[usize::from(seat)];
            let mut line = night.world.line(&night.code, Some(person), Some(seat)).await;
            line.moment().await;
            night.lines[usize::from(seat)] = line;
        }
        night.eyes = night.world.line(&night.code, None, None).await;
        night.eyes.moment().await;
        night.lines.iter_mut().for_each(|it| it.heard.clear());
        // All are here again before the next look at the lists.
        settle(&mut night.eyes).await;
        let here = |list: &Value| list.to_string().matches("\"here\":true").count();
        while here(&night.lists(7).await.lobby) < usize::from(SEATS) {}
    }
}

#[tokio::test]
async fn the_meters_are_for_whoever_runs_the_house() {
    let world = World::with(|it| it.metrics_token = Some("owl".into())).await;
    let absent = Err(Failed { status: 404, code: "no-such-page".into() });
    let ask = |token: &str| world.request(Method::GET, "/metrics").bearer_auth(token);
    assert_eq!(answer::<Value>(world.request(Method::GET, "/metrics")).await, absent);
    assert_eq!(answer::<Value>(ask("")).await, absent);
    assert_eq!(answer::<Value>(ask("wolf")).await, absent);
    let shown = ask("owl").send().await.expect("an answer").text().await.expect("text");
    assert!(shown.contains("bestiaire_moves_total 0\n"), "{shown}");
    assert!(world.metrics().await.contains("bestiaire_tables 0\n"));
    let away = world.request(Method::GET, "/api/games");
    assert!(away.send().await.expect("an answer").status().is_success());

    let silent = World::with(|it| it.metrics_addr = None).await;
    assert_eq!(silent.metrics, "", "there is no such address unless it is asked for");
    assert_eq!(answer::<Value>(silent.request(Method::GET, "/metrics").bearer_auth("")).await, absent);
}

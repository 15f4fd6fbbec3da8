//! A server that also knows the game [`Wake`](crate::wake::Wake), and people at a table of it.

use std::time::Duration;

use cabinet::Registry;
use serde_json::{Value, json};
use server::Config;
use wire::{Clock, FromTable, GuestCreated, TableInfo};

use crate::wake::Wake;
use crate::world::{Line, World};

/// Clocks that never run out in a test, or at once.
pub(crate) const ENDLESS: Duration = Duration::from_secs(100);
pub(crate) const SHORT: Duration = Duration::from_millis(5);

/// People at a running table, one a seat, each with a line.
pub(crate) struct Village {
    pub(crate) world: World,
    pub(crate) code: String,
    pub(crate) people: Vec<GuestCreated>,
    pub(crate) lines: Vec<Line>,
}

/// A world with the game in it.
pub(crate) async fn world(lay_out: impl Fn(&mut Config) + 'static) -> World {
    World::with(move |config| {
        config.games = Registry::default().with::<Wake>();
        config.second = ENDLESS;
        lay_out(config);
    })
    .await
}

impl Village {
    /// A game of `n_seats` people, owls as named.
    pub(crate) async fn new(n_seats: u8, owls: &str, wanted: Value, lay_out: impl Fn(&mut Config) + 'static) -> Self {
        let world = world(lay_out).await;
        let mut people = Vec::new();
        for name in ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fred"].into_iter().take(n_seats.into()) {
            people.push(world.guest(name).await);
        }
        let mut village = Self { world, code: String::new(), people, lines: Vec::new() };
        village.sit_down(owls, wanted).await;
        village
    }

    /// The same people at another table.
    pub(crate) async fn sit_down(&mut self, owls: &str, wanted: Value) {
        let (world, people) = (&self.world, &self.people);
        let mut body = json!({ "game": "wake", "n_seats": people.len(), "options": { "owls": owls } });
        for (key, value) in wanted.as_object().expect("an object") {
            body[key] = value.clone();
        }
        self.code = world.table(&people[0], body).await.code;
        for person in &people[1..] {
            world.ask(&self.code, "join", person).await.expect("a free seat");
        }
        self.lines.clear();
        for (seat, person) in (0..).zip(people) {
            self.lines.push(world.line(&self.code, Some(person), Some(seat)).await);
        }
        world.ask(&self.code, "start", &people[0]).await.expect("all seats are taken");
        for line in &mut self.lines {
            line.moment().await;
        }
    }

    pub(crate) async fn show(&self) -> TableInfo {
        self.world.show(&self.code).await
    }

    /// Asks as the person on `seat`; the code of the failure if it fails.
    pub(crate) async fn ask(&self, seat: usize, what: &str) -> Result<TableInfo, String> {
        self.world.ask(&self.code, what, &self.people[seat]).await.map_err(|it| it.code)
    }

    /// Changes a setting as the person on `seat`.
    pub(crate) async fn change(&self, seat: usize, body: Value) -> Result<TableInfo, String> {
        let path = format!("/api/tables/{}", self.code);
        let secret = Some(self.people[seat].secret.as_str());
        self.world.call(reqwest::Method::PATCH, &path, secret, Some(body)).await.map_err(|it| it.code)
    }

    /// Plays for `seat` and returns the answer.
    pub(crate) async fn play(&mut self, seat: usize, notation: &str) -> String {
        let after = self.lines[seat].now().number;
        self.lines[seat].play(seat as u8, after, notation).await
    }

    /// Every line waits until it has seen period `number`.
    pub(crate) async fn reach(&mut self, number: u32) {
        for line in &mut self.lines {
            reach(line, number).await;
        }
    }

    /// All who live pick: `owl` for the owls, anybody for the rest. The night is over then.
    pub(crate) async fn night(&mut self, picks: &[(usize, usize)]) {
        let number = period(&self.lines[0]);
        for (seat, other) in picks {
            assert_eq!(self.play(*seat, &format!("pick {}", other + 1)).await, "done");
        }
        self.reach(number + 1).await;
    }

    /// Says something and returns the answer.
    pub(crate) async fn say(&mut self, seat: usize, channel: Option<&str>, text: &str) -> String {
        say(&mut self.lines[seat], channel, text).await
    }

    /// Lets every line catch up with all that the server has sent so far.
    pub(crate) async fn settle(&mut self) {
        for line in &mut self.lines {
            settle(line).await;
        }
    }
}

pub(crate) fn period(line: &Line) -> u32 {
    line.now().view["number"].as_u64().expect("a number") as u32
}

pub(crate) async fn reach(line: &mut Line, number: u32) {
    while period(line) < number {
        line.moment().await;
    }
}

pub(crate) async fn say(line: &mut Line, channel: Option<&str>, text: &str) -> String {
    let id = line.say(json!({ "type": "chat", "text": text, "channel": channel })).await;
    line.answer(id).await
}

/// Whatever the table has sent before it answers this has arrived.
pub(crate) async fn settle(line: &mut Line) {
    // A ping is answered by the socket itself; a refused move comes from the table.
    let id = line.say(json!({ "type": "play", "seat": 250, "after": 0, "notation": "" })).await;
    assert_eq!(line.answer(id).await, "error no-such-seat");
}

/// The table, once it is as wanted.
pub(crate) async fn table_where(line: &mut Line, wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
    if let Some(table) = line.table.as_ref().filter(|it| wanted(it)) {
        return table.clone();
    }
    let message = line.until(|it| matches!(it, FromTable::Table { table, .. } if wanted(table))).await;
    let FromTable::Table { table, .. } = message else { unreachable!("just asked for") };
    table
}

pub(crate) fn clock(table: &TableInfo) -> Clock {
    table.clock.clone().expect("a clock")
}

//! Everything outside the house, on the far side of the JSON border: page, store, clock, and the study where bots think.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};
use tab::rows::TabWrite;
use tab::{Study, TabHouse};
use table::{Seed, Stop};

use crate::player::Shell;
use crate::store::{DONE, Store};

pub(crate) const MS: i64 = 1_700_000_000_000;

pub(crate) struct Page {
    pub(crate) house: TabHouse,
    pub(crate) store: Store,
    study: Study,
    /// Milliseconds.
    tick: f64,
    due: Option<f64>,
    /// What has come on each line.
    pub(crate) heard: BTreeMap<u64, Vec<String>>,
    pub(crate) closed: Vec<u64>,
    pub(crate) answers: BTreeMap<u64, (u16, String)>,
    pub(crate) letters: Vec<String>,
    pub(crate) trouble: Vec<String>,
    /// Writes after which the browser is gone: nothing comes back from it, though the write may be done.
    pub(crate) dies_after: Option<u32>,
    pub(crate) dead: bool,
    /// What every write is answered with instead of being done, if anything.
    pub(crate) full: Option<Value>,
    requests: u64,
}

impl Page {
    pub(crate) fn new(seed: Seed) -> Self {
        Self::with(seed, Store::default())
    }

    /// A browser with this store.
    pub(crate) fn with(seed: Seed, store: Store) -> Self {
        let mut page = Self {
            house: TabHouse::new(&seed.to_string()),
            store,
            study: Study::new(),
            tick: 0.0,
            due: None,
            heard: BTreeMap::new(),
            closed: Vec::new(),
            answers: BTreeMap::new(),
            letters: Vec::new(),
            trouble: Vec::new(),
            dies_after: None,
            dead: false,
            full: None,
            requests: 0,
        };
        page.put_in(json!({ "type": "begin", "me": { "id": "me", "name": "Ana" } }));
        page
    }

    /// Asks as over HTTP; the answer, if there is one at once.
    pub(crate) fn request(&mut self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        self.requests += 1;
        let id = self.requests;
        let body = body.map(|it| it.to_string());
        self.put_in(json!({ "type": "request", "id": id, "method": method, "path": path, "body": body }));
        let (status, text) = self.answers.remove(&id).unwrap_or_default();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) fn open(&mut self, line: u64, way: &str) {
        self.put_in(json!({ "type": "open", "line": line, "way": way }));
    }

    /// Gives this to the house, and does all that follows from it.
    pub(crate) fn put_in(&mut self, input: Value) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            if self.dead {
                return;
            }
            let ms = MS as f64 + self.tick;
            let outcome = self.house.handle(self.tick, ms, &input.to_string());
            let outcome: Value = serde_json::from_str(&outcome).expect("an outcome is JSON");
            self.due = outcome["due"].as_f64();
            for effect in outcome["effects"].as_array().expect("effects") {
                self.carry_out(effect, &mut inputs);
            }
        }
    }

    fn carry_out(&mut self, effect: &Value, inputs: &mut VecDeque<Value>) {
        let text = |key: &str| effect[key].as_str().unwrap_or_default().to_owned();
        let number = |key: &str| effect[key].as_u64().expect("a number");
        match effect["type"].as_str().expect("a type") {
            "answer" => _ = self.answers.insert(number("id"), (number("status") as u16, text("body"))),
            "opened" => (),
            "said" => {
                for line in effect["lines"].as_array().expect("lines") {
                    self.heard.entry(line.as_u64().expect("a line")).or_default().push(text("text"));
                }
            }
            "closed" => self.closed.push(number("line")),
            "load" => {
                let stored = self.store.load(&text("table"));
                inputs.push_back(json!({ "type": "loaded", "ask": effect["ask"], "read": { "ok": stored } }));
            }
            "load_game" => {
                let stored = self.store.past(&text("game"));
                inputs.push_back(json!({ "type": "loaded_game", "ask": effect["ask"], "read": { "ok": stored } }));
            }
            "list" => {
                let tables: Vec<_> = self.store.tables.values().collect();
                inputs.push_back(json!({ "type": "listed", "ask": effect["ask"], "read": { "ok": tables } }));
            }
            "write" => self.write(effect, inputs),
            "think" => {
                let letter = effect["letter"].to_string();
                let answer = self.study.think(&text("chair"), &letter, &Stop::NEVER);
                self.letters.push(letter);
                let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
                let (place, ticket) = (&effect["place"], &effect["ticket"]);
                inputs.push_back(json!({ "type": "thought", "place": place, "ticket": ticket, "answer": answer }));
            }
            "forget" => self.study.forget(&text("place")),
            "trouble" => self.trouble.push(text("what")),
            other => panic!("an effect that nobody knows: {other}"),
        }
    }

    fn write(&mut self, effect: &Value, inputs: &mut VecDeque<Value>) {
        let write: TabWrite = serde_json::from_value(effect["write"].clone()).expect("a write");
        let result = match &self.full {
            Some(full) => full.clone(),
            None => json!(self.store.write(write)),
        };
        if let Some(left) = &mut self.dies_after {
            self.dead = *left == 0;
            *left = left.saturating_sub(1);
        }
        debug_assert!(
            self.full.is_some() || result == json!(DONE) || result["ok"] == json!(false) || result.is_object()
        );
        inputs.push_back(json!({ "type": "written", "table": effect["table"], "result": result }));
    }

    /// Whatever thought is gone; the tables go on without it.
    pub(crate) fn kill_study(&mut self) {
        self.study = Study::new();
    }
}

impl Shell for Page {
    fn say(&mut self, line: u64, text: &str) {
        self.put_in(json!({ "type": "say", "line": line, "text": text }));
    }

    fn heard(&self, line: u64) -> &[String] {
        self.heard.get(&line).map_or(&[], |it| it)
    }

    fn advance(&mut self) -> bool {
        let Some(due) = self.due.filter(|_| !self.dead) else { return false };
        self.tick = self.tick.max(due);
        self.put_in(json!({ "type": "ring" }));
        true
    }
}

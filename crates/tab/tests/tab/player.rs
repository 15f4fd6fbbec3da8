//! Somebody who plays over a line, whatever shell is at its other end: he knows what he was sent, and nothing else.

use rand_pcg::Pcg64Mcg;
use serde_json::json;
use table::{below, pick};
use wire::{FromTable, Moment, TablePhase};

/// A table machine, as seen from outside.
pub(crate) trait Shell {
    fn say(&mut self, line: u64, text: &str);
    /// All that has come on a line.
    fn heard(&self, line: u64) -> &[String];
    /// Lets time pass until something is due; `false` if nothing ever is.
    fn advance(&mut self) -> bool;
}

pub(crate) struct Player {
    pub(crate) line: u64,
    rng: Pcg64Mcg,
    next_id: u32,
    read: usize,
    round: u32,
    pub(crate) now: Option<Moment>,
    pub(crate) over: bool,
    pub(crate) moves: u32,
    pub(crate) refused: u32,
}

impl Player {
    pub(crate) fn new(line: u64, rng: Pcg64Mcg) -> Self {
        Self { line, rng, next_id: 1, read: 0, round: 0, now: None, over: false, moves: 0, refused: 0 }
    }

    pub(crate) fn say(&mut self, shell: &mut impl Shell, mut says: serde_json::Value) {
        says["id"] = json!(self.next_id);
        self.next_id += 1;
        shell.say(self.line, &says.to_string());
    }

    /// Who only looks on does not say what he has seen: nobody waits for him.
    pub(crate) fn hello(&mut self, shell: &mut impl Shell, seat: Option<u8>) {
        let have = self.now.as_ref().map(|it| json!({ "round": self.round, "moment": it.number }));
        let (protocol, shows) = (wire::PROTOCOL, seat.is_some());
        let hello = json!({
            "type": "hello", "protocol": protocol, "secret": null, "seat": seat, "have": have, "shows": shows,
        });
        self.say(shell, hello);
        self.listen(shell);
    }

    /// Takes in what has come since.
    pub(crate) fn listen(&mut self, shell: &impl Shell) {
        let heard = shell.heard(self.line);
        for text in &heard[self.read..] {
            match serde_json::from_str(text).expect("a message of the protocol") {
                FromTable::Picture { round, now, .. } => (self.round, self.now) = (round, Some(now)),
                FromTable::Moment { now, .. } => self.now.as_mut().expect("a picture comes first").follow(now),
                FromTable::Table { table, .. } | FromTable::Welcome { table, .. } => {
                    self.over = table.phase == TablePhase::Over;
                }
                FromTable::Refused { .. } => self.refused += 1,
                _ => (),
            }
        }
        self.read = heard.len();
    }

    /// Says what he has seen, then plays if he is asked, talks, says nonsense, or waits. `false` if nothing can come any more.
    pub(crate) fn act(&mut self, shell: &mut impl Shell) -> bool {
        self.listen(shell);
        if self.over {
            return false;
        }
        let Some(now) = self.now.clone() else { return shell.advance() };
        let shown = json!({ "type": "seen", "round": self.round, "moment": now.number });
        self.say(shell, shown);
        self.listen(shell);
        let Some(now) = self.now.clone().filter(|_| !self.over) else { return true };
        match below(40, &mut self.rng) {
            0 => self.say(shell, json!({ "type": "chat", "text": "hou hou", "channel": null })),
            1 => self.say(shell, json!({ "type": "play", "seat": 0, "after": now.number, "notation": "nonsense" })),
            2 => shell.say(self.line, "{\"id\":7,\"type\":\"dance\"}"),
            3 => self.say(shell, json!({ "type": "look", "seat": 0 })),
            4 => self.say(shell, json!({ "type": "ping" })),
            _ if !now.moves.is_empty() && (now.asked || below(6, &mut self.rng) == 0) => {
                let notation = pick(&now.moves, &mut self.rng).cloned();
                self.moves += 1;
                self.say(shell, json!({ "type": "play", "seat": 0, "after": now.number, "notation": notation }));
            }
            _ => return shell.advance(),
        }
        true
    }
}

//! Somebody with a client: what it was told, and what it asks next.

use ledger::Guest;
use room::ClientId;
use wire::{FromTable, Moment};

/// A client as its owner sees it.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) id: ClientId,
    pub(crate) guest: Option<Guest>,
    /// Whether it was welcomed and its line is open.
    pub(crate) open: bool,
    /// The game, the seat looked from, and the latest moment.
    pub(crate) seen: Option<Seen>,
    /// Lines that it was told, by number.
    pub(crate) lines: u32,
    /// What it has said and was not answered yet.
    pub(crate) asked: Vec<Asked>,
    pub(crate) next_id: u32,
    /// It takes nothing any more; its host will notice.
    pub(crate) stalls: bool,
    /// Whether it ever said what it has shown, and the last moment it said so of.
    pub(crate) tells: bool,
    pub(crate) shown: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) round: u32,
    pub(crate) seat: Option<u8>,
    pub(crate) now: Moment,
}

/// A message that waits for its answer.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) id: u32,
    pub(crate) what: What,
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    /// A move, and how long the log was when it was sent.
    Play {
        round: u32,
        seat: u8,
        notation: String,
        entries: usize,
    },
    Chat {
        text: String,
    },
    Other,
}

/// What a client makes of a message.
pub(crate) enum Heard {
    /// The game stands so for it.
    Game,
    /// What it asked was done.
    Done(What),
    Refused,
    Line(wire::ChatLine),
    Lines(Vec<wire::ChatLine>),
    /// The table stands so.
    Table(Box<wire::TableInfo>),
    Other,
}

impl Client {
    pub(crate) fn new(id: ClientId, guest: Option<Guest>) -> Self {
        Self {
            id,
            guest,
            open: false,
            seen: None,
            lines: 0,
            asked: Vec::new(),
            next_id: 1,
            stalls: false,
            tells: false,
            shown: 0,
        }
    }

    /// Reads one message as a client does.
    pub(crate) fn read(&mut self, text: &str) -> Result<Heard, String> {
        let message: FromTable = serde_json::from_str(text).map_err(|it| format!("unreadable ({it}): {text}"))?;
        Ok(match message {
            FromTable::Picture { round, seat, now, .. } => {
                self.seen = Some(Seen { round, seat, now });
                self.shown = 0;
                Heard::Game
            }
            FromTable::Moment { round, seat, now } => {
                let seen = self.seen.as_mut().ok_or("gap: a moment without a picture")?;
                if (seen.round, seen.seat) != (round, seat) {
                    return Err(format!("gap: a moment of game {round}, seat {seat:?}, after {seen:?}"));
                }
                if now.number != seen.now.number + 1 {
                    return Err(format!("gap: moment {} after {}", now.number, seen.now.number));
                }
                seen.now.follow(now);
                Heard::Game
            }
            FromTable::Done { id } => Heard::Done(self.answered(id)?),
            FromTable::Refused { id, .. } | FromTable::Error { id: Some(id), .. } => {
                self.answered(id)?;
                Heard::Refused
            }
            FromTable::Chat { line } => {
                self.lines += 1;
                if line.number != self.lines {
                    return Err(format!("gap: line {} as the {}th", line.number, self.lines));
                }
                Heard::Line(line)
            }
            FromTable::Welcome { chat, .. } | FromTable::Talk { chat } => {
                self.lines = chat.len() as u32;
                Heard::Lines(chat)
            }
            FromTable::Table { table, .. } => Heard::Table(Box::new(table)),
            FromTable::Coach { .. } => return Err("a coach at a table that is no lesson".into()),
            FromTable::Error { id: None, .. } | FromTable::Pong { .. } => Heard::Other,
        })
    }

    fn answered(&mut self, id: u32) -> Result<What, String> {
        let at = self.asked.iter().position(|it| it.id == id).ok_or_else(|| format!("an answer to nothing: {id}"))?;
        Ok(self.asked.remove(at).what)
    }
}

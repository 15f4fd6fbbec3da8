//! What travels over the socket of a table, both ways.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{ChatLine, Coach, LessonAct, MoveOutcome, TableInfo};

/// What a client says, with the number it will find in the answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ClientMessage {
    /// Chosen by the client; echoed in the answer to this message.
    pub id: u32,
    /// What it wants.
    #[serde(flatten)]
    pub says: ToTable,
}

/// What a client can ask of a table. The first message on a socket is `hello`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export)]
pub enum ToTable {
    /// Who I am, which protocol I speak, through whose eyes I look, and what I saw last.
    Hello {
        /// Version of the protocol.
        protocol: u32,
        /// Device secret; absent for a spectator without a name.
        secret: Option<String>,
        /// Seat to look from; absent for the public view. Refused unless the seat is mine.
        seat: Option<u8>,
        /// The game at this table (it counts rematches) and the number of the last moment I have of it.
        have: Option<Have>,
        /// Whether I say what I have shown (`shown`): then bots wait for it from the first moment on.
        #[serde(default)]
        shows: bool,
    },
    /// Look through the eyes of another seat of mine (pass and play), or the public's.
    Look {
        /// The seat; absent for the public view.
        seat: Option<u8>,
    },
    /// Make a move.
    Play {
        /// The seat that moves.
        seat: u8,
        /// Number of the last moment the client had seen; a move made on an old picture is refused.
        after: u32,
        /// The move in the game's notation.
        notation: String,
    },
    /// Say something, through the eyes of the moment, in a channel that is open to them.
    Chat {
        /// The words.
        text: String,
        /// Key of the channel; the first one in which I may write if absent.
        #[serde(default)]
        channel: Option<String>,
    },
    /// Where a seat of mine is asked in secret for something of no consequence, the table answers for it from now on, or does not
    /// any more. To be said again after every hello. Nobody else is told.
    Sleep {
        /// The seat.
        seat: u8,
        /// Whether it sleeps.
        asleep: bool,
    },
    /// All up to this moment has been shown to whoever looks here; there is no answer. Bots wait for persons who play and say
    /// this, but not for long, and not for clients that never say it.
    Seen {
        /// Which game of this table.
        round: u32,
        /// Number of the moment.
        moment: u32,
    },
    /// Something that is no move, at the table of a lesson.
    Lesson {
        /// What.
        act: LessonAct,
    },
    /// Still there?
    Ping,
}

/// What a returning client already has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Have {
    /// Which game of this table, counted from 1.
    pub round: u32,
    /// Number of its last moment.
    pub moment: u32,
}

/// What a table says to one client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export)]
pub enum FromTable {
    /// The answer to `hello`: who you are here, and the table.
    Welcome {
        /// Version of the protocol.
        protocol: u32,
        /// Seats of yours at this table.
        seats: Vec<u8>,
        /// The table.
        table: TableInfo,
        /// What was said before and these eyes may read, oldest first.
        chat: Vec<ChatLine>,
    },
    /// What these eyes may read of what was said, instead of all that came before: sent when the eyes change.
    Talk {
        /// The lines, oldest first.
        chat: Vec<ChatLine>,
    },
    /// The table itself has changed: seats, options, presence, phase.
    Table {
        /// The table.
        table: TableInfo,
        /// Seats of yours at this table.
        seats: Vec<u8>,
    },
    /// Where the game stands for this viewer, from nothing: sent after `hello` and `look`.
    Picture {
        /// Which game of this table.
        round: u32,
        /// The seat looked from; absent for the public view.
        seat: Option<u8>,
        /// Now.
        now: Moment,
        /// What this viewer has heard so far, for the log.
        past: Vec<Past>,
    },
    /// What this viewer missed or what has just happened: the next moment.
    Moment {
        /// Which game of this table.
        round: u32,
        /// The seat looked from.
        seat: Option<u8>,
        /// The moment, by what is new in it.
        now: Next,
    },
    /// At the table of a lesson: what its coach has to say now. Sent whenever that is something else, after the moments it is about.
    Coach {
        /// All of it.
        coach: Coach,
    },
    /// Your message number `id` was carried out.
    Done {
        /// Number of the message.
        id: u32,
    },
    /// Your move was refused; nothing has changed.
    Refused {
        /// Number of the message.
        id: u32,
        /// Rule that forbids it.
        rule: String,
        /// Key of the reason, `<game>-refusal-<code>`.
        code: String,
    },
    /// Your message was not understood or not allowed; nothing has changed.
    Error {
        /// Number of the message, if it had one.
        id: Option<u32>,
        /// Key of the sentence, `error-<code>`.
        code: String,
        /// The same in plain English, for people who write clients.
        detail: String,
    },
    /// Somebody said something.
    Chat {
        /// The words and who said them.
        line: ChatLine,
    },
    /// Yes.
    Pong {
        /// Number of the ping.
        id: u32,
    },
}

/// The game as one viewer meets it at one moment. Moments are numbered for each viewer without gaps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Moment {
    /// Its number; the deal is 0.
    pub number: u32,
    /// What he has just heard.
    #[ts(type = "unknown[]")]
    pub news: Vec<Value>,
    /// What he sees.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What he may do, in the game's notation; empty for the public.
    pub moves: Vec<String>,
    /// Whether the game waits for him.
    pub asked: bool,
    /// Seats the game waits for, as far as he may know.
    pub awaited: Vec<u8>,
    /// The places to talk that he may read now.
    pub channels: Vec<ChannelInfo>,
    /// How it ended, if it has.
    pub outcome: Option<MoveOutcome>,
}

/// The moment after another one, by what is new.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Next {
    /// Its number: one more than that of the moment before.
    pub number: u32,
    /// What he has just heard.
    #[ts(type = "unknown[]")]
    pub news: Vec<Value>,
    /// What has changed in what he sees: a member takes the place of the one of its name; one whose name ends in `~`
    /// holds what has changed inside that member, by index if it is a list; one whose name ends in `@` is
    /// `[start, removed, [inserted…]]`, a piece of that list.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What he may do, if that is not what he could do before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub moves: Option<Vec<String>>,
    /// Whether the game waits for him.
    pub asked: bool,
    /// Seats the game waits for, as far as he may know.
    pub awaited: Vec<u8>,
    /// The places to talk that he may read now.
    pub channels: Vec<ChannelInfo>,
    /// How it ended, if it has.
    pub outcome: Option<MoveOutcome>,
}

impl Moment {
    /// Goes on to the next moment.
    pub fn follow(&mut self, next: Next) {
        let Next { number, news, view, moves, asked, awaited, channels, outcome } = next;
        change(&mut self.view, view);
        self.moves = moves.unwrap_or_else(|| std::mem::take(&mut self.moves));
        (self.number, self.news, self.asked) = (number, news, asked);
        (self.awaited, self.channels, self.outcome) = (awaited, channels, outcome);
    }
}

/// Makes `changes` part of `old`. What does not fit is left out: a stranger's message breaks nothing.
fn change(old: &mut Value, changes: Value) {
    let Value::Object(changes) = changes else { return };
    for (name, new) in changes {
        if let Some(name) = name.strip_suffix('~') {
            if let Some(part) = member(old, name) {
                change(part, new);
            }
        } else if let Some(name) = name.strip_suffix('@') {
            if let Some(Value::Array(list)) = member(old, name) {
                splice(list, new);
            }
        } else if let Value::Object(old) = old {
            old.insert(name, new);
        }
    }
}

fn member<'a>(whole: &'a mut Value, name: &str) -> Option<&'a mut Value> {
    if whole.is_array() { whole.get_mut(name.parse::<usize>().ok()?) } else { whole.get_mut(name) }
}

fn splice(list: &mut Vec<Value>, piece: Value) {
    let Ok((start, removed, inserted)) = serde_json::from_value::<(usize, usize, Vec<Value>)>(piece) else { return };
    let start = start.min(list.len());
    let end = start.saturating_add(removed).min(list.len());
    list.splice(start..end, inserted);
}

/// A place to talk, as one viewer finds it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ChannelInfo {
    /// Its key: `<game>-channel-<key>` says it in words.
    pub key: String,
    /// Whether he may write there now.
    pub write: bool,
}

/// One moment of the past, for the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Past {
    /// Its number.
    pub number: u32,
    /// What was heard.
    #[ts(type = "unknown[]")]
    pub news: Vec<Value>,
}

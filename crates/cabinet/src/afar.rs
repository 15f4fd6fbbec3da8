//! Bots that think in another house: a letter is all that a seat has seen since, as text. There is no place in it for a state or for
//! the seed of a game.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Bot, Decision, Rules, Seat, Seen, Stop};

use crate::chairs::ask;
use crate::{Registry, Served};

/// A decision of a bot that lives elsewhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// Key of the game.
    pub game: String,
    /// Its seat.
    pub seat: Seat,
    /// How to make it, the first time: then `seen` begins with the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<NewBot>,
    /// What its seat has met since it last thought.
    pub seen: Vec<PackedSeen>,
    /// What it sees now, if that is not what it met last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<String>,
    /// What it may do.
    pub moves: Vec<String>,
    /// Whether it has to.
    pub occasion: Occasion,
}

/// How a bot is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// Its level, perhaps with a taste.
    pub level: String,
    /// Its own chance: nothing of the game's.
    #[serde(with = "as_text")]
    pub seed: u64,
}

/// One moment of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackedSeen {
    /// What it heard.
    pub news: Vec<Value>,
    /// What it saw then ([`Rules::pack`]).
    pub view: String,
}

/// Whether a bot has to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// It has to.
    Must,
    /// It may, out of turn.
    May,
}

/// Numbers that JavaScript would round.
mod as_text {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
    pub(super) fn serialize<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

pub(crate) fn pack_all<G: Rules>(seen: &[Seen<G>]) -> Vec<PackedSeen> {
    let pack = |it: &Seen<G>| PackedSeen { news: crate::told::values(&it.news), view: G::pack(&it.view) };
    seen.iter().map(pack).collect()
}

fn unpack<G: Rules>(packed: &PackedSeen) -> Option<Seen<G>> {
    let news = packed.news.iter().map(|it| serde_json::from_value(it.clone()).ok()).collect::<Option<_>>()?;
    Some(Seen { news, view: G::unpack(&packed.view)? })
}

/// Why a letter cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undone {
    /// Nobody lives in that chair: whoever sent it makes another bot.
    #[error("no bot sits in this chair")]
    Nobody,
    /// It is no letter of this program.
    #[error("this letter cannot be read")]
    Unreadable,
}

/// A bot whose table is elsewhere.
pub(crate) trait Lodger {
    /// Takes in what was seen, and decides; what it would rather leave is `Ok(None)`.
    fn think(&mut self, letter: &Letter, stop: &Stop) -> Result<Option<String>, Undone>;
}

struct Room<G: Rules> {
    bot: Box<dyn Bot<G>>,
    /// What it saw last.
    view: Option<G::View>,
}

impl<G: Served> Lodger for Room<G> {
    fn think(&mut self, letter: &Letter, stop: &Stop) -> Result<Option<String>, Undone> {
        let seen = letter.seen.iter().map(unpack::<G>).collect::<Option<Vec<Seen<G>>>>();
        let moves = letter.moves.iter().map(|it| it.parse().ok()).collect::<Option<Vec<G::Move>>>();
        let (Some(seen), Some(moves)) = (seen, moves) else { return Err(Undone::Unreadable) };
        let now = letter.view.as_ref().map(|it| G::unpack(it).ok_or(Undone::Unreadable)).transpose()?;
        for it in seen {
            self.bot.see(&it);
            self.view = Some(it.view);
        }
        let view = now.as_ref().or(self.view.as_ref()).filter(|_| !moves.is_empty()).ok_or(Undone::Unreadable)?;
        let decision = Decision { seat: letter.seat, view, moves: &moves, stop };
        let chosen = ask(self.bot.as_mut(), letter.occasion == Occasion::May, &decision);
        Ok(chosen.map(|it| it.to_string()))
    }
}

/// Makes the bot of a letter.
pub(crate) fn lodge<G: Served>(new: &NewBot, seat: Seat) -> Option<Box<dyn Lodger>> {
    let bot = G::bot(&new.level, seat, new.seed)?;
    Some(Box::new(Room { bot, view: None }))
}

/// A house where bots live whose tables are elsewhere.
pub struct Lodging {
    games: Registry,
    chairs: HashMap<String, Box<dyn Lodger>>,
}

impl Lodging {
    /// For bots of these games.
    pub fn new(games: Registry) -> Self {
        Self { games, chairs: HashMap::new() }
    }

    /// Has the bot of a chair think; a new one takes the chair from whoever sat there. `Ok(None)`: it would rather do nothing.
    pub fn think(&mut self, chair: &str, letter: &Letter, stop: &Stop) -> Result<Option<String>, Undone> {
        if let Some(new) = &letter.bot {
            let lodger = self.games.lodge(&letter.game, new, letter.seat).ok_or(Undone::Unreadable)?;
            self.chairs.insert(chair.to_owned(), lodger);
        }
        let lodger = self.chairs.get_mut(chair).ok_or(Undone::Nobody)?;
        let thought = lodger.think(letter, stop);
        if thought.is_err() {
            // It has missed something: it would go on from there.
            self.chairs.remove(chair);
        }
        thought
    }

    /// Sends away who sits in chairs of which this is said.
    pub fn send_away(&mut self, mut whom: impl FnMut(&str) -> bool) {
        self.chairs.retain(|chair, _| !whom(chair));
    }

    /// How many live here.
    pub fn n_lodgers(&self) -> usize {
        self.chairs.len()
    }
}

impl std::fmt::Debug for Lodging {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Lodging({})", self.chairs.len())
    }
}

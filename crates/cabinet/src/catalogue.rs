//! Games by name, with their types hidden: for those who serve any of them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use table::{OptionsError, Record, RecordError, Referee, Seat, Seed, Viewer};
use wire::{GameInfo, OptionChoice, PeriodInfo};

use crate::{AnySession, Errand, KEYS, Served, Session, Watched, open};

/// A game that cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// No such game here.
    #[error("there is no game called `{0}` here; there is {list}", list = KEYS.join(", "))]
    Game(String),
    /// The options or the number of seats are not those of the game.
    #[error(transparent)]
    Options(#[from] OptionsError),
}

/// All games of the house.
pub fn games() -> Vec<GameInfo> {
    KEYS.iter().filter_map(|key| open(key, Describe)).collect()
}

/// Deals a game. Options that are absent take their defaults.
pub fn deal(
    key: &str,
    options: &BTreeMap<String, String>,
    n_seats: usize,
    seed: Seed,
) -> Result<Box<dyn AnySession>, DealError> {
    let dealt = open(key, Deal { options, n_seats, seed }).ok_or_else(|| DealError::Game(key.into()))?;
    Ok(dealt?)
}

/// Whether a table could be dealt with these options and this number of seats.
pub fn check_options(key: &str, options: &BTreeMap<String, String>, n_seats: usize) -> Result<(), DealError> {
    deal(key, options, n_seats, Seed::from_number(0)).map(|_| ())
}

/// Plays a whole record and checks its result.
pub fn replay(record: &Record) -> Result<Box<dyn AnySession>, RecordError> {
    open(&record.game, Replay(record)).ok_or_else(|| RecordError::Game(record.game.clone()))?
}

/// Plays a whole record, checks its result, and says which entries drew, and from which stream.
pub fn draws_of(record: &Record) -> Result<Vec<(usize, u64)>, RecordError> {
    open(&record.game, DrawsOf(record)).ok_or_else(|| RecordError::Game(record.game.clone()))?
}

struct DrawsOf<'a>(&'a Record);

impl Errand for DrawsOf<'_> {
    type Out = Result<Vec<(usize, u64)>, RecordError>;

    fn run<G: Served>(self) -> Self::Out {
        Referee::<G>::replay(self.0).map(|it| it.draws())
    }
}

/// The record of the line that was left in the end, for showing a game ([`Referee::line_of`]).
pub fn line_of(record: &Record) -> Result<Cow<'_, Record>, RecordError> {
    open(&record.game, LineOf(record)).ok_or_else(|| RecordError::Game(record.game.clone()))?
}

struct LineOf<'a>(&'a Record);

impl<'a> Errand for LineOf<'a> {
    type Out = Result<Cow<'a, Record>, RecordError>;

    fn run<G: Served>(self) -> Self::Out {
        Referee::<G>::line_of(self.0)
    }
}

/// Whether the game called `key` has bots of `level`, offered or not.
pub fn has_level(key: &str, level: &str) -> bool {
    open(key, HasLevel(level)).unwrap_or(false)
}

struct HasLevel<'a>(&'a str);

impl Errand for HasLevel<'_> {
    type Out = bool;

    fn run<G: Served>(self) -> bool {
        G::bot(self.0, Seat::FIRST, 0).is_some()
    }
}

pub(crate) struct Describe;

impl Errand for Describe {
    type Out = GameInfo;

    fn run<G: Served>(self) -> GameInfo {
        let strings = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        let choices = G::choices().iter().map(|it| OptionChoice {
            key: it.key.into(),
            values: strings(it.values),
            default: it.default.into(),
        });
        let periods = G::periods().iter().map(|it| PeriodInfo { key: it.key.into(), seconds: it.seconds });
        GameInfo {
            key: G::KEY.into(),
            rules: G::VERSION,
            least: *G::SEATS.start() as u8,
            most: *G::SEATS.end() as u8,
            usual: G::USUAL as u8,
            minutes: G::MINUTES,
            options: choices.collect(),
            bots: strings(G::levels()),
            yardsticks: strings(G::yardsticks()),
            usual_bot: usual_bot(G::levels()).map(Into::into),
            periods: periods.collect(),
            departures: knows_departures::<G>(),
        }
    }
}

/// The level that suits somebody who has not chosen any; in a game without it, the best there is.
const USUAL_BOT: &str = "easy";

fn usual_bot<'a>(levels: &[&'a str]) -> Option<&'a str> {
    levels.iter().find(|it| **it == USUAL_BOT).or(levels.last()).copied()
}

/// Whether a player may leave for good: then he may leave right after the deal.
fn knows_departures<G: Served>() -> bool {
    let dealt = Referee::<G>::deal(G::Options::default(), G::USUAL, Seed::from_number(0));
    dealt.is_ok_and(|it| it.departure(Seat::FIRST).is_some())
}

pub(crate) struct Deal<'a> {
    pub(crate) options: &'a BTreeMap<String, String>,
    pub(crate) n_seats: usize,
    pub(crate) seed: Seed,
}

impl Errand for Deal<'_> {
    type Out = Result<Box<dyn AnySession>, OptionsError>;

    fn run<G: Served>(self) -> Self::Out {
        let referee = Referee::<G>::deal(options::<G>(self.options)?, self.n_seats, self.seed)?;
        Ok(Box::new(Session::new(referee)))
    }
}

pub(crate) struct Spent<'a> {
    pub(crate) options: &'a BTreeMap<String, String>,
    pub(crate) n_seats: usize,
}

impl Errand for Spent<'_> {
    type Out = &'static [&'static str];

    fn run<G: Served>(self) -> Self::Out {
        options::<G>(self.options).map_or(&[], |it| G::spent(&it, self.n_seats))
    }
}

/// Options as a table chose them, as the game's own type.
pub(crate) fn options<G: Served>(chosen: &BTreeMap<String, String>) -> Result<G::Options, OptionsError> {
    let object = chosen.iter().map(|(key, value)| (key.clone(), value.as_str().into())).collect();
    serde_json::from_value(serde_json::Value::Object(object)).map_err(|it| OptionsError::Unknown(it.to_string()))
}

pub(crate) struct Replay<'a>(pub(crate) &'a Record);

impl Errand for Replay<'_> {
    type Out = Result<Box<dyn AnySession>, RecordError>;

    fn run<G: Served>(self) -> Self::Out {
        Ok(Box::new(Session::<G>::replayed(self.0)?))
    }
}

pub(crate) struct Watch<'a>(pub(crate) &'a Record, pub(crate) Viewer);

impl Errand for Watch<'_> {
    type Out = Result<Watched, RecordError>;

    fn run<G: Served>(self) -> Self::Out {
        Session::<G>::watched(self.0, self.1)
    }
}

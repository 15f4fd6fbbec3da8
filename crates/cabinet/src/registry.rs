//! The games that one server offers: those of the house, or a few more.

use std::collections::BTreeMap;
use std::fmt;

use table::{OptionsError, Record, RecordError, Seat, Seed, Viewer};
use wire::GameInfo;

use crate::afar::{Lodger, NewBot, lodge};
use crate::catalogue::{Deal, DealError, Describe, Replay, Spent, Watch};
use crate::{AnySession, Errand, KEYS, Served, Watched, open};

type Dealt = Result<Box<dyn AnySession>, OptionsError>;
type Replayed = Result<Box<dyn AnySession>, RecordError>;

/// Games by name, with their types hidden.
#[derive(Clone)]
pub struct Registry {
    boxes: Vec<GameBox>,
}

#[derive(Clone)]
struct GameBox {
    info: GameInfo,
    deal: fn(Deal<'_>) -> Dealt,
    replay: fn(Replay<'_>) -> Replayed,
    watch: fn(Watch<'_>) -> Result<Watched, RecordError>,
    spent: fn(Spent<'_>) -> &'static [&'static str],
    lodge: fn(&NewBot, Seat) -> Option<Box<dyn Lodger>>,
}

struct Shelve;

impl Errand for Shelve {
    type Out = GameBox;

    fn run<G: Served>(self) -> GameBox {
        GameBox {
            info: Describe.run::<G>(),
            deal: |it| it.run::<G>(),
            replay: |it| it.run::<G>(),
            watch: |it| it.run::<G>(),
            spent: |it| it.run::<G>(),
            lodge: lodge::<G>,
        }
    }
}

impl Default for Registry {
    /// Every game of the house.
    fn default() -> Self {
        Self { boxes: KEYS.iter().filter_map(|key| open(key, Shelve)).collect() }
    }
}

impl Registry {
    /// One more game.
    #[must_use]
    pub fn with<G: Served>(mut self) -> Self {
        self.boxes.push(Shelve.run::<G>());
        self
    }

    /// What an option of a game is in this house where nobody chooses.
    #[must_use]
    pub fn by_default(mut self, game: &str, option: &str, value: &str) -> Self {
        let infos = self.boxes.iter_mut().map(|it| &mut it.info).filter(|it| it.key == game);
        for choice in infos.flat_map(|it| &mut it.options).filter(|it| it.key == option) {
            value.clone_into(&mut choice.default);
        }
        self
    }

    fn find(&self, key: &str) -> Option<&GameBox> {
        self.boxes.iter().find(|it| it.info.key == key)
    }

    /// A bot of a game whose table is elsewhere.
    pub(crate) fn lodge(&self, key: &str, new: &NewBot, seat: Seat) -> Option<Box<dyn Lodger>> {
        (self.find(key)?.lodge)(new, seat)
    }

    /// The game called `key`.
    pub fn info(&self, key: &str) -> Option<&GameInfo> {
        self.find(key).map(|it| &it.info)
    }

    /// All games, in the order in which they are shown.
    pub fn games(&self) -> Vec<GameInfo> {
        self.boxes.iter().map(|it| it.info.clone()).collect()
    }

    /// Deals a game. Options that are absent take their defaults.
    pub fn deal(
        &self,
        key: &str,
        options: &BTreeMap<String, String>,
        n_seats: usize,
        seed: Seed,
    ) -> Result<Box<dyn AnySession>, DealError> {
        let found = self.find(key).ok_or_else(|| DealError::Game(key.into()))?;
        Ok((found.deal)(Deal { options, n_seats, seed })?)
    }

    /// Whether a table could be dealt with these options and this number of seats.
    pub fn check_options(
        &self,
        key: &str,
        options: &BTreeMap<String, String>,
        n_seats: usize,
    ) -> Result<(), DealError> {
        self.deal(key, options, n_seats, Seed::from_number(0)).map(|_| ())
    }

    /// The options for another game at the same table: without those that would give the very same game again.
    pub fn once_more(&self, key: &str, options: &BTreeMap<String, String>, n_seats: usize) -> BTreeMap<String, String> {
        let spent = self.find(key).map_or(&[][..], |it| (it.spent)(Spent { options, n_seats }));
        options.iter().filter(|it| !spent.contains(&it.0.as_str())).map(|(k, v)| (k.clone(), v.clone())).collect()
    }

    /// Plays a whole record and checks its result.
    pub fn replay(&self, record: &Record) -> Replayed {
        let found = self.find(&record.game).ok_or_else(|| RecordError::Game(record.game.clone()))?;
        (found.replay)(Replay(record))
    }

    /// Plays a whole record once, through one pair of eyes, and checks its result.
    pub fn watch(&self, record: &Record, viewer: Viewer) -> Result<Watched, RecordError> {
        let found = self.find(&record.game).ok_or_else(|| RecordError::Game(record.game.clone()))?;
        (found.watch)(Watch(record, viewer))
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.boxes.iter().map(|it| &it.info.key)).finish()
    }
}

//! The riddles of the house.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::file::{Riddle, parse};

/// The files, one a game.
const FILES: &[&str] = &[
    include_str!("../../../riddles/bestioles.riddles"),
    include_str!("../../../riddles/cryptide.riddles"),
    include_str!("../../../riddles/monstre.riddles"),
    include_str!("../../../riddles/loups-garous.riddles"),
    include_str!("../../../riddles/gevaudan.riddles"),
];

/// All riddles, by id and by game.
#[derive(Debug, Default)]
pub struct Collection {
    games: Vec<(String, Vec<Riddle>)>,
    /// Place of the game and of the riddle in it.
    places: BTreeMap<String, (usize, usize)>,
}

impl Collection {
    /// From files that were read.
    pub fn new(files: Vec<Vec<Riddle>>) -> Self {
        let mut collection = Self::default();
        for riddles in files {
            let Some(game) = riddles.first().map(|it| it.game.clone()) else { continue };
            let at = collection.games.len();
            for (place, riddle) in riddles.iter().enumerate() {
                collection.places.insert(riddle.id.clone(), (at, place));
            }
            collection.games.push((game, riddles));
        }
        collection
    }

    /// The games that have riddles.
    pub fn games(&self) -> Vec<&str> {
        self.games.iter().map(|it| it.0.as_str()).collect()
    }

    /// The riddles of a game, in order.
    pub fn of(&self, game: &str) -> &[Riddle] {
        self.games.iter().find(|it| it.0 == game).map_or(&[], |it| &it.1)
    }

    /// The riddle of this id, and its number within its game, counted from 1.
    pub fn get(&self, id: &str) -> Option<(&Riddle, usize)> {
        let (game, place) = *self.places.get(id)?;
        Some((&self.games[game].1[place], place + 1))
    }
}

/// The riddles of the house. A file that cannot be read has none; the tests name its fault.
pub fn collection() -> &'static Collection {
    static ALL: OnceLock<Collection> = OnceLock::new();
    ALL.get_or_init(|| Collection::new(FILES.iter().map(|it| parse(it).unwrap_or_default()).collect()))
}

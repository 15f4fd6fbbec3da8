//! Where bots think: a house of their own, to which only letters come.

use cabinet::{Letter, Lodging, Registry};
use table::Stop;

use crate::border::Thought;

/// Bots that live here, whatever table they sit at.
#[derive(Debug)]
pub struct Study {
    lodging: Lodging,
}

impl Study {
    /// One where nobody lives yet.
    pub fn new() -> Self {
        Self { lodging: Lodging::new(Registry::default()) }
    }

    /// Has the bot of a chair think until `stop`: its answer as JSON, `null` if it failed or is not known here.
    pub fn think(&mut self, chair: &str, letter: &str, stop: &Stop) -> String {
        let thought = match serde_json::from_str::<Letter>(letter) {
            Ok(letter) => self.lodging.think(chair, &letter, stop).ok().map(|notation| Thought { notation }),
            Err(_) => None,
        };
        serde_json::to_string(&thought).unwrap_or_else(|_| "null".into())
    }

    /// Sends away everybody who sits at this place.
    pub fn forget(&mut self, place: &str) {
        self.lodging.send_away(|chair| chair.rsplit_once('#').is_some_and(|it| it.0 == place));
    }
}

impl Default for Study {
    fn default() -> Self {
        Self::new()
    }
}

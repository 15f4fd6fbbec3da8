//! Moves as they are written in a message. A game has so many moves at all (`Rules::MOVES`): each is put in quotes once.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use table::Rules;

/// Games with more moves than this write them when they are asked for.
const MOST: usize = 1 << 16;

/// Moves in quotes, by number.
type Quoted = Arc<[Box<str>]>;

/// By game.
static QUOTED: LazyLock<Mutex<HashMap<TypeId, Quoted>>> = LazyLock::new(Mutex::default);

/// The notation of every move of a game.
#[derive(Clone)]
pub(crate) struct Notations {
    /// By number, in quotes; none if they are too many.
    quoted: Quoted,
}

impl Notations {
    /// Those of `G`.
    pub(crate) fn of<G: Rules>() -> Self {
        let mut all = QUOTED.lock().unwrap_or_else(PoisonError::into_inner);
        let quoted = all.entry(TypeId::of::<G>()).or_insert_with(|| {
            let known = if G::MOVES <= MOST { G::MOVES } else { 0 };
            (0..known).map_while(G::nth).map(|mv| quote::<G>(mv).into_boxed_str()).collect()
        });
        Self { quoted: quoted.clone() }
    }

    /// Writes a list of moves.
    pub(crate) fn write<G: Rules>(&self, moves: &[G::Move], into: &mut Vec<u8>) {
        into.push(b'[');
        for (idx, mv) in moves.iter().enumerate() {
            if idx > 0 {
                into.push(b',');
            }
            match self.quoted.get(G::index(*mv)) {
                Some(text) => into.extend_from_slice(text.as_bytes()),
                None => into.extend_from_slice(quote::<G>(*mv).as_bytes()),
            }
        }
        into.push(b']');
    }
}

fn quote<G: Rules>(mv: G::Move) -> String {
    serde_json::to_string(&mv.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use table::Rules as _;

    use super::*;

    #[test]
    fn every_move_is_written_as_it_reads() {
        fn written<G: Rules>() {
            let all: Vec<G::Move> = (0..G::MOVES.min(3000)).filter_map(G::nth).collect();
            let mut text = Vec::new();
            Notations::of::<G>().write::<G>(&all, &mut text);
            let read: Vec<String> = serde_json::from_slice(&text).expect("a list of texts");
            assert_eq!(read, all.iter().map(ToString::to_string).collect::<Vec<_>>());
            assert!(!read.is_empty() && bestioles::Bestioles::MOVES > 0);
        }
        written::<bestioles::Bestioles>();
        written::<cryptide::Cryptide>();
        written::<monstre::Monstre>();
        written::<loups_garous::LoupsGarous>();
        written::<gevaudan::Gevaudan>();
    }
}

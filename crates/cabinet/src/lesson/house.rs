//! The lessons of the house: the files of `lessons/`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Lesson, parse};

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// By the key of their game. A file that cannot be read is left out; the tests name its fault.
static LESSONS: LazyLock<BTreeMap<String, Lesson>> = LazyLock::new(|| {
    let lessons = FILES.iter().filter_map(|it| parse(it).ok());
    lessons.map(|it| (it.game.clone(), it)).collect()
});

/// The house's lesson of this game, if it has one.
pub fn of_house(game: &str) -> Option<&'static Lesson> {
    LESSONS.get(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_lesson_of_its_own_game() {
        assert!(!FILES.is_empty());
        assert_eq!(LESSONS.len(), FILES.len());
        assert!(LESSONS.keys().all(|it| crate::KEYS.contains(&it.as_str())));
    }
}

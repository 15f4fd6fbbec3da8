//! The bots of the house: people of their own, with the same names in every language. A game may have its own people;
//! at the tables of all others the same company sits.

/// One person a line: name, portrait, temperament, game, taste. Lines that begin with `#` are for who reads the file.
const PEOPLE: &str = include_str!("../../../texts/people.tsv");
/// Stands for every game without people of its own.
const ANY: &str = "*";

/// Somebody of the house, as far as a table needs to know.
struct Person {
    name: &'static str,
    game: &'static str,
    taste: &'static str,
}

fn people() -> impl Iterator<Item = Person> {
    PEOPLE.lines().filter(|it| !it.starts_with('#')).filter_map(|line| {
        let mut columns = line.split('\t');
        Some(Person { name: columns.next()?, game: columns.nth(2)?, taste: columns.next()? })
    })
}

/// The level of a bot as somebody of the house plays it, with his taste: `normal@sly`. Strangers have none.
pub fn in_character(level: &str, name: &str) -> String {
    match people().find(|it| it.name == name) {
        Some(person) => format!("{level}@{}", person.taste),
        None => level.to_owned(),
    }
}

/// The names of those who sit at tables of `game`, in order. There are enough of them for its largest table.
pub fn bot_names(game: &str) -> impl Iterator<Item = &'static str> {
    let own = people().any(|it| it.game == game);
    let of = if own { game.to_owned() } else { ANY.to_owned() };
    people().filter(move |it| it.game == of).map(|it| it.name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use bots::character::Taste;
    use table::{Seat, Seed};

    use super::*;

    #[test]
    fn there_are_people_for_the_largest_table_of_every_game() {
        for game in crate::games() {
            let n_bots = bot_names(&game.key).count();
            assert!(n_bots >= usize::from(game.most), "{}: {n_bots} bots, {} seats", game.key, game.most);
        }
    }

    #[test]
    fn nobody_is_called_like_another() {
        let names: Vec<&str> = people().map(|it| it.name).collect();
        assert!(names.iter().enumerate().all(|(idx, it)| !names[..idx].contains(it)), "{names:?}");
        assert!(names.iter().all(|it| it.trim() == *it && it.chars().all(char::is_alphabetic)), "{names:?}");
    }

    #[test]
    fn everybody_has_a_taste_that_every_game_knows() {
        for it in people() {
            assert!(Taste::called(it.taste).is_some(), "{}: {}", it.name, it.taste);
        }
        assert_eq!(in_character("normal", "Renart"), "normal@sly");
        assert_eq!(in_character("normal", "Ana"), "normal", "she is not of the house");
        for game in crate::games() {
            let mut dealt =
                crate::deal(&game.key, &BTreeMap::new(), game.least.into(), Seed::from_number(1)).expect("defaults");
            assert!(dealt.seat_bot(Seat::FIRST, &in_character("easy", "Renart"), 1), "{}", game.key);
            assert!(!dealt.seat_bot(Seat::FIRST, "easy@nothing", 1), "{}", game.key);
        }
    }

    #[test]
    fn the_village_has_its_own_people() {
        let village: Vec<&str> = bot_names("loups-garous").collect();
        assert!(village.contains(&"Isaure") && !village.contains(&"Renart"));
        assert!(bot_names("cryptide").eq(bot_names("gevaudan")) && bot_names("cryptide").any(|it| it == "Renart"));
        assert!(people().all(|it| it.game == ANY || crate::games().iter().any(|game| game.key == it.game)));
    }
}

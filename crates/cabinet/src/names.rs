//! The bots of the house: people of their own, with the same names in every language. A game may have its own people;
//! at the tables of all others the same company sits.

/// One person a line: name, portrait, temperament, game. Lines that begin with `#` are for who reads the file.
const PEOPLE: &str = include_str!("../../../texts/people.tsv");
/// Stands for every game without people of its own.
const ANY: &str = "*";

/// The name and the game of everybody.
fn people() -> impl Iterator<Item = (&'static str, &'static str)> {
    PEOPLE.lines().filter(|it| !it.starts_with('#')).filter_map(|line| {
        let mut columns = line.split('\t');
        Some((columns.next()?, columns.nth(2)?))
    })
}

/// The names of those who sit at tables of `game`, in order. There are enough of them for its largest table.
pub fn bot_names(game: &str) -> impl Iterator<Item = &'static str> {
    let own = people().any(|(_, of)| of == game);
    let of = if own { game.to_owned() } else { ANY.to_owned() };
    people().filter(move |it| it.1 == of).map(|it| it.0)
}

#[cfg(test)]
mod tests {
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
        let names: Vec<&str> = people().map(|it| it.0).collect();
        assert!(names.iter().enumerate().all(|(idx, it)| !names[..idx].contains(it)), "{names:?}");
        assert!(names.iter().all(|it| it.trim() == *it && it.chars().all(char::is_alphabetic)), "{names:?}");
    }

    #[test]
    fn the_village_has_its_own_people() {
        let village: Vec<&str> = bot_names("loups-garous").collect();
        assert!(village.contains(&"Isaure") && !village.contains(&"Renart"));
        assert!(bot_names("cryptide").eq(bot_names("gevaudan")) && bot_names("cryptide").any(|it| it == "Renart"));
        assert!(people().all(|(_, of)| of == ANY || crate::games().iter().any(|it| it.key == of)));
    }
}

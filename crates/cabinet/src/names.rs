//! What the bots of the house are called: by names of people, the same in every language.

/// One name a line.
const LIST: &str = include_str!("../../../texts/names.txt");

/// The names of the house, in order. There are more of them than seats at any table.
pub fn bot_names() -> impl Iterator<Item = &'static str> {
    LIST.lines()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_names_for_the_largest_table_and_none_twice() {
        let names: Vec<&str> = bot_names().collect();
        let most = crate::games().iter().map(|it| usize::from(it.most)).max().unwrap_or_default();
        assert!(names.len() > most, "{} names, {most} seats", names.len());
        assert!(names.iter().enumerate().all(|(idx, it)| !names[..idx].contains(it)));
        assert!(names.iter().all(|it| it.trim() == *it && it.chars().all(char::is_alphabetic)), "{names:?}");
    }
}

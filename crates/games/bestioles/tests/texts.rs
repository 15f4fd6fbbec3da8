#![expect(non_snake_case, reason = "the ids of rules are separated by two underscores")]

//! What Bestioles says.

use std::collections::BTreeSet;

/// The texts of these sources that carry the mark of our house.
fn marked(sources: &[&str]) -> BTreeSet<String> {
    let (mut marked, mut id) = (BTreeSet::new(), "");
    for line in sources.iter().flat_map(|it| it.lines()).filter(|it| !it.starts_with('#')) {
        if line.starts_with(|it: char| it.is_ascii_lowercase()) {
            id = line.split(" =").next().unwrap_or_default();
        }
        if line.contains('°') {
            marked.insert(id.to_owned());
        }
    }
    marked
}

/// The list names every rule that is ours, and its line; the mark stands in the texts it names, and nowhere else.
#[test]
fn bes_14__bes_22__bes_41__bes_42__bes_43_rules_of_the_house_are_marked() {
    let listed = include_str!("../data/house_rules.txt");
    let rows: Vec<Vec<&str>> =
        listed.lines().filter(|it| !it.starts_with('#')).map(|it| it.split_whitespace().collect()).collect();
    let texts: BTreeSet<String> = rows.iter().flat_map(|it| &it[1..]).map(ToString::to_string).collect();
    for rule in rows.iter().map(|it| it[0]).filter(|it| *it != "help") {
        assert!(texts.contains(&format!("bestioles-rule-{}", rule.to_lowercase())), "{rule}");
    }
    assert_eq!(marked(&[include_str!("../../../../texts/fr/bestioles.ftl")]), texts, "French");
    assert_eq!(marked(&[include_str!("../../../../texts/en/bestioles.ftl")]), texts, "English");
}

/// One way to say where a theatre is, written once; and « visible » and « cachée » for the two faces of a card.
#[test]
fn bes_5__bes_6_places_and_faces_have_one_word_each() {
    let french = include_str!("../../../../texts/fr/bestioles.ftl");
    let wrong = ["en Air", "à Terre", "découvert", "la voilà", "replié :"];
    let found: Vec<&str> = french.lines().filter(|it| wrong.iter().any(|word| it.contains(word))).collect();
    assert!(found.is_empty(), "{found:?}");
    assert_eq!(french.matches("sur Terre").count(), 1);
    let english = include_str!("../../../../texts/en/bestioles.ftl");
    assert!(!["in Air", "in Land", "in Sea"].iter().any(|it| english.contains(it)));
}

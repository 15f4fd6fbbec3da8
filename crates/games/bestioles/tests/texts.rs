#![expect(non_snake_case, reason = "the ids of rules are separated by two underscores")]

//! What Bestioles says.

/// Whatever is ours says so, wherever a player reads it, and nothing else does.
#[test]
fn bes_14__bes_22__bes_41__bes_42__bes_43_rules_of_the_house_are_marked() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs")];
    let cited = sources.iter().flat_map(|it| it.split("\"BES-").skip(1)).map(|it| it.split('"').collect::<Vec<_>>());
    let pair = |it: Vec<&'static str>| Some((format!("BES-{}", it.first()?), *it.get(2)?));
    let pairs: Vec<(String, &str)> = cited.filter_map(pair).collect();
    let refusals: Vec<(&str, &str)> = pairs.iter().map(|it| (it.0.as_str(), it.1)).collect();
    assert!(refusals.len() > 15, "{refusals:?}");
    let faults = texts::house_faults("bestioles", include_str!("../data/house_rules.txt"), &refusals);
    assert!(faults.is_empty(), "{faults:#?}");
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

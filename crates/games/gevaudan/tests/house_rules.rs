//! What is of this house is marked wherever a player reads it (°), in every language, and nothing else is.

use std::collections::{BTreeMap, BTreeSet};

const HOUSE: &str = include_str!("../data/house-rules.txt");
const SPOKEN: [(&str, &str); 2] = [
    ("fr", include_str!("../../../../texts/fr/gevaudan.ftl")),
    ("en", include_str!("../../../../texts/en/gevaudan.ftl")),
];
const MARK: char = '°';

fn lines() -> impl Iterator<Item = &'static str> {
    HOUSE.lines().filter(|it| !it.starts_with('#'))
}

/// The ids of the house's rules.
fn house() -> BTreeSet<&'static str> {
    lines().filter(|it| !it.starts_with("option")).flat_map(str::split_whitespace).collect()
}

/// The rule by which the help of an option, or of one of its values, speaks.
fn rule_of_option(option: &str) -> Option<&'static str> {
    lines().filter_map(|it| it.strip_prefix("option ")?.split_once(' ')).find_map(|(key, rule)| {
        let fits = key.strip_suffix('*').map_or(key == option, |stem| option.starts_with(stem));
        fits.then_some(rule)
    })
}

/// The rules with which each refusal is given, as the sources say.
fn refusals() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let mut found = BTreeMap::<_, BTreeSet<_>>::new();
    let mut note = |code, rule| found.entry(code).or_default().insert(rule);
    for source in sources {
        let words: Vec<&str> = source.split('"').collect();
        for at in words.iter().enumerate().filter(|it| it.1.starts_with("GEV-")).map(|it| it.0) {
            let before = words[at - 1].trim_start();
            match (words.get(at + 1), words.get(at + 2)) {
                (Some(&", "), Some(code)) => _ = note(*code, words[at]),
                _ if before.ends_with("yes_or_no(") => _ = note("answer-first", words[at]),
                _ if before.contains("allow_token(") => {
                    for code in ["not-your-ability", "no-token", "one-token-a-turn"] {
                        note(code, words[at]);
                    }
                }
                // Characters are the rulebook's own.
                _ => {
                    note("not-your-character", words[at]);
                    note("already-used", words[at]);
                }
            }
        }
    }
    found
}

/// Whether a text tells a rule of the house; `None` if it is no text about rules.
fn tells_house(id: &str) -> Option<bool> {
    let house = house();
    if let Some(rule) = id.strip_prefix("gevaudan-rule-") {
        return Some(house.contains(rule.to_uppercase().as_str()));
    }
    if let Some(code) = id.strip_prefix("gevaudan-refusal-") {
        let rules = refusals().remove(code).unwrap_or_default();
        return Some(!rules.is_empty() && rules.iter().all(|it| house.contains(it)));
    }
    let helped = id.strip_suffix("-help")?;
    if let Some(card) = helped.strip_prefix("gevaudan-card-") {
        return Some(house.contains(format!("GEV-{}", card.to_uppercase()).as_str()));
    }
    if let Some(option) = helped.strip_prefix("gevaudan-option-") {
        return Some(rule_of_option(option).is_some_and(|it| house.contains(it)));
    }
    (helped.starts_with("gevaudan-character-") || helped.starts_with("gevaudan-hunter-")).then_some(false)
}

fn texts(source: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    source.lines().filter(|it| it.starts_with("gevaudan-")).filter_map(|it| it.split_once(" = "))
}

#[test]
fn every_house_rule_is_marked_and_no_other() {
    for (lang, source) in SPOKEN {
        let mut marked = 0;
        for (id, text) in texts(source) {
            let Some(house) = tells_house(id) else { continue };
            assert!(!text.ends_with("->"), "{lang}: {id} must be one sentence");
            assert_eq!(text.ends_with(MARK), house, "{lang}: {id} = {text}");
            assert!(text.matches(MARK).count() <= 1, "{lang}: {id}");
            marked += usize::from(house);
        }
        assert!(marked > house().len() + 40, "{lang}: {marked}");
        // Whoever sees the mark can read what it means.
        for legend in ["gevaudan-ui-house = °", "(°)"] {
            assert!(source.contains(legend), "{lang}: {legend}");
        }
    }
}

#[test]
fn every_house_rule_has_its_line() {
    for (lang, source) in SPOKEN {
        let ids: BTreeSet<String> = texts(source).map(|it| it.0.to_uppercase()).collect();
        let missing: Vec<_> = house().into_iter().filter(|it| !ids.contains(&format!("GEVAUDAN-RULE-{it}"))).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
    assert_eq!(house().len(), 4 + 12 + 49 + 5 + 2);
}

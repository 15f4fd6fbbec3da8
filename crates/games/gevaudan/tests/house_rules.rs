//! What is of this house is marked wherever a player reads it (°), in every language, and nothing else is.

use std::collections::{BTreeMap, BTreeSet};

const HOUSE: &str = include_str!("../data/house_rules.txt");

/// The ids of the house's rules.
fn house() -> BTreeSet<&'static str> {
    HOUSE.lines().filter_map(|it| it.split_whitespace().next()).filter(|it| it.starts_with("GEV-")).collect()
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

/// A refusal that cites the rulebook in one place is not ours; the others are told with their rules.
fn told() -> Vec<(&'static str, &'static str)> {
    let (house, refusals) = (house(), refusals());
    let whole = refusals.iter().filter(|it| it.1.iter().all(|rule| house.contains(rule)));
    whole.flat_map(|(code, rules)| rules.iter().map(|rule| (*rule, *code))).collect()
}

#[test]
fn every_house_rule_is_marked_and_no_other() {
    let told = told();
    assert!(told.len() > 20, "{told:?}");
    let faults = texts::house_faults("gevaudan", HOUSE, &told);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_house_rule_is_listed() {
    assert_eq!(house().len(), 4 + 12 + 49 + 5 + 2);
}

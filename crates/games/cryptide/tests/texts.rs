#![expect(non_snake_case, reason = "the ids of rules are separated by two underscores")]

//! Everything that Cryptide can say has words in every language.

use cryptide::{Clue, Cryptide, Hint};
use table::Rules;
use texts::{Lang, Texts};

fn check(ids: impl Iterator<Item = String>) {
    let ids: Vec<String> = ids.collect();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let missing: Vec<&String> = ids.iter().filter(|id| !texts.has(id)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn cry_30_every_clue_and_hint_is_a_sentence() {
    check(Clue::all().map(|it| format!("cryptide-clue-{it}")));
    check(Hint::all().map(|it| format!("cryptide-hint-{it}")));
}

#[test]
fn every_rule_has_its_line() {
    check((1..=34).map(|number| format!("cryptide-rule-cry-{number}")));
}

#[test]
fn every_option_is_explained() {
    for choice in Cryptide::choices() {
        let values = choice.values.iter().filter(|it| !it.is_empty());
        let ids = values.map(|it| format!("cryptide-option-{}-{it}", choice.key));
        let ids: Vec<String> = ids.chain([format!("cryptide-option-{}", choice.key)]).collect();
        check(ids.iter().cloned());
        check(ids.iter().map(|it| format!("{it}-help")));
    }
}

/// Codes of refusals are written in the sources; each has its sentence.
#[test]
fn every_refusal_is_a_sentence() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let refusals = sources.iter().flat_map(|it| it.split("\"CRY-").skip(1));
    let codes = refusals.filter_map(|it| it.split('"').nth(2)).map(|it| format!("cryptide-refusal-{it}"));
    let codes: Vec<String> = codes.collect();
    assert!(codes.len() > 30, "{codes:?}");
    check(codes.into_iter().filter(|it| !it.contains(' ')));
    let sources = [include_str!("../src/map.rs"), include_str!("../src/setup.rs")];
    let quoted = sources.iter().flat_map(|it| it.split('"').skip(1).step_by(2));
    let codes = quoted.filter(|it| it.starts_with("map-") || it.starts_with("setup-"));
    check(codes.map(|it| format!("cryptide-refusal-{it}")));
}

/// Every pair of a rule and a refusal that cites it; a code that cannot be read is against CRY-8.
fn refusals() -> Vec<(String, &'static str)> {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let cited = sources.iter().flat_map(|it| it.split("\"CRY-").skip(1)).map(|it| it.split('"').collect::<Vec<_>>());
    let pairs = cited.filter_map(|it| Some((format!("CRY-{}", it.first()?), *it.get(2)?)));
    let codes = [include_str!("../src/map.rs"), include_str!("../src/setup.rs")];
    let quoted = codes.iter().flat_map(|it| it.split('"').skip(1).step_by(2));
    let codes = quoted.filter(|it| it.starts_with("map-") || it.starts_with("setup-"));
    pairs.chain(codes.map(|it| ("CRY-8".to_owned(), it))).collect()
}

/// Whatever is ours says so, wherever a player reads it, and nothing else does.
#[test]
fn cry_7__cry_8__cry_9__cry_10__cry_11__cry_24__cry_25__cry_26__cry_33_rules_of_the_house_are_marked() {
    let pairs = refusals();
    let refusals: Vec<(&str, &str)> = pairs.iter().map(|it| (it.0.as_str(), it.1)).collect();
    assert!(refusals.len() > 30, "{refusals:?}");
    let faults = texts::house_faults("cryptide", include_str!("../data/house_rules.txt"), &refusals);
    assert!(faults.is_empty(), "{faults:#?}");
    let faults = texts::house_faults("companion", "* level house", &[]);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// One word for the secret clue, another one for the hint of the whole table.
#[test]
fn cry_29_a_hint_is_called_a_hint_everywhere() {
    for source in
        [include_str!("../../../../texts/fr/cryptide.ftl"), include_str!("../../../../texts/fr/companion.ftl")]
    {
        let other: Vec<&str> = source.lines().filter(|it| it.to_lowercase().contains("indication")).collect();
        assert!(other.is_empty(), "{other:?}");
    }
}

//! Everything that Mon voisin le monstre can say has words in every language.

use monstre::{Card, Monstre};
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
fn every_card_has_its_name_and_its_article() {
    for field in ["card", "gave", "gave_too", "got", "got_too"] {
        check(Card::ALL.into_iter().map(|it| format!("monstre-{field}-{it}")));
    }
    for field in ["monster", "resultMonster"] {
        check((0..5).map(|it| format!("monstre-{field}-{}", Card::monster(it))));
    }
}

/// The types of news are written in the source; each has its sentence.
#[test]
fn every_news_is_a_sentence() {
    let source = include_str!("../src/news.rs");
    let body = source.split("pub enum News {").nth(1).and_then(|it| it.split("\n}\n").next()).expect("the news");
    let names = body.lines().filter_map(|it| it.strip_prefix("    ")?.strip_suffix(" {"));
    let names: Vec<String> = names.filter(|it| it.starts_with(char::is_uppercase)).map(snake).collect();
    assert!(names.len() > 12, "{names:?}");
    check(names.iter().map(|it| format!("monstre-news-{it}")));
    check(["last_card", "nobody", "first_turn"].iter().map(|it| format!("monstre-void-{it}")));
}

fn snake(name: &str) -> String {
    let letter = |(idx, it): (usize, char)| {
        let gap = if it.is_uppercase() && idx > 0 { "_" } else { "" };
        format!("{gap}{}", it.to_lowercase())
    };
    name.chars().enumerate().map(letter).collect()
}

#[test]
fn every_rule_has_its_line() {
    check((1..=36).map(|number| format!("monstre-rule-mon-{number}")));
}

#[test]
fn every_option_is_explained() {
    for choice in Monstre::choices() {
        let values = choice.values.iter().filter(|it| !it.is_empty());
        let ids = values.map(|it| format!("monstre-option-{}-{it}", choice.key));
        let ids: Vec<String> = ids.chain([format!("monstre-option-{}", choice.key)]).collect();
        check(ids.iter().cloned());
        check(ids.iter().map(|it| format!("{it}-help")));
    }
}

/// Codes of refusals are written in the sources; each has its sentence.
#[test]
fn every_refusal_is_a_sentence() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let refusals = sources.iter().flat_map(|it| it.split("\"MON-").skip(1));
    let codes = refusals.filter_map(|it| it.split('"').nth(2)).map(|it| format!("monstre-refusal-{it}"));
    let codes: Vec<String> = codes.collect();
    assert!(codes.len() >= 20, "{codes:?}");
    check(codes.into_iter().filter(|it| !it.contains(' ')));
    let quoted = include_str!("../src/deck.rs").split('"').skip(1).step_by(2);
    check(quoted.filter(|it| it.starts_with("cards-")).map(|it| format!("monstre-refusal-{it}")));
}

/// Whatever is ours says so, wherever a player reads it, and nothing else does.
#[test]
fn every_house_rule_carries_its_mark_and_no_other_does() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let cited = sources.iter().flat_map(|it| it.split("\"MON-").skip(1)).map(|it| it.split('"').collect::<Vec<_>>());
    let pair = |it: Vec<&'static str>| Some((format!("MON-{}", it.first()?), *it.get(2)?));
    let pairs: Vec<(String, &str)> = cited.filter_map(pair).collect();
    let refusals: Vec<(&str, &str)> = pairs.iter().map(|it| (it.0.as_str(), it.1)).collect();
    assert!(refusals.len() > 15, "{refusals:?}");
    let faults = texts::house_faults("monstre", include_str!("../data/house_rules.txt"), &refusals);
    assert!(faults.is_empty(), "{faults:#?}");
}

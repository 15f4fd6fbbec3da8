//! Everything that Loups-garous can say has words in every language.

use loups_garous::{Call, Cause, LoupsGarous, Reason, Role};
use table::Rules;
use texts::{Lang, Texts};

fn check(ids: impl Iterator<Item = String>) {
    let ids: Vec<String> = ids.collect();
    assert!(!ids.is_empty());
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let missing: Vec<&String> = ids.iter().filter(|id| !texts.has(id)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

fn word<T: serde::Serialize>(value: T) -> String {
    serde_json::to_value(value).expect("plain data").as_str().expect("a word").to_owned()
}

#[test]
fn every_role_call_cause_and_end_has_a_name() {
    check(Role::ALL.iter().map(|it| format!("loups-garous-role-{it}")));
    check(Call::ALL.iter().map(|it| format!("loups-garous-call-{}", word(it))));
    let causes = [Cause::Night, Cause::Executed, Cause::Grief, Cause::Shot, Cause::Left];
    check(causes.iter().map(|it| format!("loups-garous-cause-{}", word(it))));
    let reasons = [Reason::Village, Reason::Wolves, Reason::Lovers, Reason::Nobody];
    check(reasons.iter().map(|it| format!("loups-garous-outcome-{}", it.name())));
    check(LoupsGarous::paces().iter().map(|it| format!("loups-garous-pace-{}", it.key)));
    check(["village", "wolves", "dead"].iter().map(|it| format!("loups-garous-channel-{it}")));
}

#[test]
fn every_option_is_explained() {
    for choice in LoupsGarous::choices() {
        let ids = choice.values.iter().map(|it| format!("loups-garous-option-{}-{it}", choice.key));
        let ids: Vec<String> = ids.chain([format!("loups-garous-option-{}", choice.key)]).collect();
        check(ids.iter().cloned());
        check(ids.iter().map(|it| format!("{it}-help")));
    }
}

/// Codes of refusals are written in the sources; each has its sentence, and each of their rules its line.
#[test]
fn every_refusal_is_a_sentence() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let refusals: Vec<Vec<&str>> =
        sources.iter().flat_map(|it| it.split("\"LGT-").skip(1)).map(|it| it.split('"').collect()).collect();
    assert!(refusals.len() > 40, "{refusals:?}");
    check(refusals.iter().map(|it| format!("loups-garous-refusal-{}", it[2])));
    check(refusals.iter().map(|it| format!("loups-garous-rule-lgt-{}", it[0].to_lowercase())));
}

/// The types of news are written in the generated types of the client.
#[test]
fn every_news_is_a_sentence() {
    let types = include_str!("../../../../web/src/wire/LoupsNews.ts");
    let kinds = types.split("\"type\": \"").skip(1).filter_map(|it| it.split('"').next());
    check(kinds.map(|it| format!("loups-garous-news-{it}")));
}

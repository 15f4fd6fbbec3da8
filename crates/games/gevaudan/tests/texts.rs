//! Everything that Gévaudan can say has words in every language.

use gevaudan::{Character, Gevaudan, Hunter};
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
fn every_hunter_character_and_event_has_a_name() {
    check(
        Hunter::ALL
            .iter()
            .flat_map(|it| ["", "-belief", "-help"].map(|end| format!("gevaudan-hunter-{}{end}", it.key()))),
    );
    check(Character::all().flat_map(|it| ["", "-help"].map(|end| format!("gevaudan-character-{it}{end}"))));
    check((1..=12).flat_map(|it| [format!("gevaudan-card-e{it:02}"), format!("gevaudan-card-h{it:02}")]));
    check((1..=12).map(|it| format!("gevaudan-card-h{it:02}-help")));
    check(["last-rounds", "end"].iter().map(|it| format!("gevaudan-card-{it}")));
}

#[test]
fn every_option_is_explained() {
    for choice in Gevaudan::choices() {
        let values = choice.values.iter().filter(|it| !it.is_empty());
        let ids = values.map(|it| format!("gevaudan-option-{}-{it}", choice.key));
        let ids: Vec<String> = ids.chain([format!("gevaudan-option-{}", choice.key)]).collect();
        check(ids.iter().cloned());
        check(ids.iter().map(|it| format!("{it}-help")));
    }
}

/// Codes of refusals are written in the sources; each has its sentence.
#[test]
fn every_refusal_is_a_sentence() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let mut codes = Vec::new();
    for source in sources {
        for rule in source.split("\"GEV-").skip(1) {
            let code = rule.split('"').nth(2).filter(|it| !it.is_empty() && !it.starts_with("GEV-"));
            codes.extend(code.filter(|it| it.chars().all(|it| it.is_ascii_lowercase() || it == '-')));
        }
        let said_elsewhere = ["answer-first", "not-your-character", "already-used", "no-token", "one-token-a-turn"];
        codes.extend(said_elsewhere);
    }
    assert!(codes.len() > 50, "{codes:?}");
    check(codes.iter().map(|it| format!("gevaudan-refusal-{it}")));
}

/// The types of news are written in the sources; each has its sentence.
#[test]
fn every_piece_of_news_is_a_sentence() {
    let source = include_str!("../src/news.rs");
    let news = source.split("pub enum News {").nth(1).and_then(|it| it.split("\n}").next()).expect("the enum of news");
    let names = news.lines().filter_map(|it| it.strip_prefix("    ")).filter(|it| it.starts_with(char::is_uppercase));
    let ids: Vec<String> = names.map(|it| snake(it.trim_end_matches(['{', ',', ' ']))).collect();
    assert!(ids.len() > 40, "{ids:?}");
    check(ids.iter().map(|it| format!("gevaudan-news-{it}")));
}

fn snake(name: &str) -> String {
    name.char_indices().fold(String::new(), |mut text, (at, letter)| {
        if letter.is_uppercase() && at > 0 {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
        text
    })
}

#[test]
fn every_question_is_asked_in_words() {
    let kinds = [
        "place",
        "eveque",
        "turn",
        "mere_courage",
        "toll",
        "keep",
        "heart",
        "name",
        "reroll",
        "take_part",
        "lead",
        "paysan",
        "drive",
        "church",
        "peek",
    ];
    check(kinds.iter().flat_map(|it| [format!("gevaudan-prompt-{it}"), format!("gevaudan-wait-{it}")]));
}

#[test]
fn every_outcome_and_figure_has_its_words() {
    check(["lair", "expired", "all-out"].iter().map(|it| format!("gevaudan-outcome-{it}")));
    let figures = ["won", "rounds", "wounds", "out-by-wounds", "out-by-trap"];
    check(figures.iter().map(|it| format!("gevaudan-figure-{it}")));
}

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde_json::json;

use super::*;

/// Ids with the variables they use.
type Ids = BTreeMap<String, BTreeSet<String>>;

fn ids(file: &str, source: &str) -> Ids {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, it)| panic!("{file}: {it:?}"));
    let mut ids = Ids::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut names = BTreeSet::new();
            message.value.iter().for_each(|it| variables(it, &mut names));
            assert!(ids.insert(message.id.name.into(), names).is_none(), "{file}: {} twice", message.id.name);
        }
    }
    ids
}

fn variables(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_variables(expression, names);
        }
    }
}

fn expression_variables(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_variables(inline, names),
        Expression::Select { selector, variants } => {
            inline_variables(selector, names);
            for variant in variants {
                variables(&variant.value, names);
            }
        }
    }
}

fn inline_variables(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.into());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                inline_variables(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => expression_variables(expression, names),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => (),
    }
}

/// A selector that only one language needs (such as a gender) is no fault; a text or a file that only one has is.
#[test]
fn all_languages_have_the_same_texts_with_the_same_variables() {
    let stems = |lang: Lang| lang.files().iter().map(|it| it.0).collect::<Vec<_>>();
    assert_eq!(stems(Lang::En), stems(Lang::Fr), "files");
    for ((stem, en), (_, fr)) in Lang::En.files().iter().zip(Lang::Fr.files()) {
        let (en, fr) = (ids(&format!("en/{stem}"), en), ids(&format!("fr/{stem}"), fr));
        let keys = |ids: &Ids| ids.keys().cloned().collect::<BTreeSet<_>>();
        let lonely: Vec<_> = keys(&en).symmetric_difference(&keys(&fr)).cloned().collect();
        assert!(lonely.is_empty(), "{stem}: only in one language: {lonely:?}");
        for (id, names) in &en {
            assert_eq!(Some(names), fr.get(id), "{stem}: variables of {id}");
        }
    }
}

const SAMPLE: &str = "
zoo-card-cat = Cat
zoo-news-played = { $seatIs ->
    [you] You play
   *[other] { $seat } plays
} { $card ->
    [none] something
   *[other] { $card } ({ $cardId })
}{ $up ->
    [yes] , up
   *[no] , down
}
zoo-news-ended = { $resultWinner } { $resultWinnerIs } +{ $resultPoints }
zoo-outcome-points = { $winner } reaches { $target }.
zoo-refusal-no = No.
zoo-rule-zoo-1 = Never.
";

fn sample() -> Texts {
    Texts::of(Lang::En, std::iter::once(SAMPLE.to_owned()))
}

#[test]
fn news_become_sentences() {
    let (texts, names) = (sample(), ["Ana".to_owned(), "Bo".to_owned()]);
    let speaker = Speaker { texts: &texts, game: "zoo", names: &names, seat: Some(1) };
    let played = json!({"type": "played", "seat": 1, "card": "cat", "up": true});
    assert_eq!(speaker.news(&played), "You play Cat (cat), up");
    let hidden = json!({"type": "played", "seat": 0, "card": null, "up": false, "more": [1]});
    assert_eq!(speaker.news(&hidden), "Ana plays something, down");
    let ended = json!({"type": "ended", "result": {"winner": 0, "points": 6}});
    assert_eq!(speaker.news(&ended), "Ana other +6");
    assert_eq!(speaker.outcome("points", &[0], &json!({"target": 12, "winner": 0})), "Ana reaches 12.");
    assert_eq!(speaker.refusal("ZOO-1", "no"), "No. (ZOO-1: Never.)");
    assert_eq!(speaker.refusal("ZOO-2", "no"), "No. (ZOO-2)");
}

#[test]
fn what_is_missing_shows_its_id() {
    let texts = sample();
    let speaker = Speaker { texts: &texts, game: "zoo", names: &[], seat: None };
    assert_eq!(texts.say("nothing"), "nothing");
    assert_eq!(speaker.news(&json!({"type": "fled", "seat": 0})), r#"{"seat":0,"type":"fled"}"#);
    assert_eq!(speaker.outcome("fled", &[], &json!(null)), "zoo-outcome-fled");
    assert_eq!(speaker.news(&json!({"type": "played", "seat": 0, "card": "dog"})), "1 plays dog (dog), down");
}

#[test]
fn a_locale_names_a_language() {
    assert_eq!(Lang::from_locale("fr_FR.UTF-8"), Lang::Fr);
    assert_eq!(Lang::from_locale("fr"), Lang::Fr);
    assert_eq!(Lang::from_locale("C.UTF-8"), Lang::En);
    assert_eq!(Lang::from_locale(""), Lang::En);
}

#[test]
fn small_words_are_cut_as_the_browser_cuts_them() {
    let source = "de = { DE($name) }{ $name }\nque = { QUE($name) }{ $name }".to_owned();
    let texts = Texts::of(Lang::Fr, std::iter::once(source));
    let rows = include_str!("../../../texts/elision.tsv").lines().filter(|it| !it.starts_with('#'));
    for row in rows {
        let cells: Vec<_> = row.split('\t').collect();
        let args = Args::new().word("name", cells[0]);
        assert_eq!([texts.get("de", &args).as_str(), &texts.get("que", &args)], cells[1..], "{row}");
    }
}

//! Reads every text of every file with every name, number and word that can stand in it, as a careful reader would.

mod mistakes;
mod values;

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};

use crate::{Lang, Texts};
use values::Holds;

/// What a text does with a variable.
#[derive(Debug, Default)]
struct Use {
    /// It is read, not only asked.
    shown: bool,
    /// The keys of selectors that ask it.
    keys: Vec<String>,
}

type Uses = BTreeMap<String, Use>;

fn see_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            see_expression(expression, uses);
        }
    }
}

fn see_expression(expression: &Expression<&str>, uses: &mut Uses) {
    let Expression::Select { selector, variants } = expression else {
        return if let Expression::Inline(inline) = expression {
            see_inline(inline, uses);
        };
    };
    for variant in variants {
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
        if let InlineExpression::VariableReference { id } = selector {
            uses.entry(id.name.into()).or_default().keys.push(key.into());
        }
        see_pattern(&variant.value, uses);
    }
}

fn see_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => uses.entry(id.name.into()).or_default().shown = true,
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for it in positional {
                see_inline(it, uses);
            }
        }
        InlineExpression::Placeable { expression } => see_expression(expression, uses),
        _ => (),
    }
}

/// A text and what it does with its variables.
#[derive(Debug)]
struct Listed {
    /// Its file.
    stem: &'static str,
    id: String,
    uses: Uses,
}

/// All texts of a language.
struct Shelf {
    texts: Texts,
    all: Vec<Listed>,
}

impl Shelf {
    fn new(lang: Lang) -> Self {
        let all = lang.files().iter().flat_map(|(stem, source)| listed(stem, source)).collect();
        Self { texts: Texts::new(lang), all }
    }
}

fn listed(stem: &'static str, source: &str) -> Vec<Listed> {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(partial, _)| partial);
    let messages = resource.body.iter().filter_map(|it| if let Entry::Message(it) = it { Some(it) } else { None });
    let one = |message: &Message<&str>| {
        let mut uses = Uses::new();
        message.value.iter().for_each(|it| see_pattern(it, &mut uses));
        Listed { stem, id: message.id.name.to_owned(), uses }
    };
    messages.map(one).collect()
}

/// More combinations than these are not gone through one by one: each value then meets the first and the last of the others,
/// and every value of one other.
const FEW: usize = 6000;

/// Ways to choose one of `counts[i]` values for every `i`.
fn choices(counts: &[usize]) -> Vec<Vec<usize>> {
    if counts.iter().product::<usize>() <= FEW {
        return counts.iter().fold(vec![Vec::new()], |found, &count| {
            found.iter().flat_map(|it| (0..count).map(|value| [it.as_slice(), &[value]].concat())).collect()
        });
    }
    let ends: [Vec<usize>; 2] = [vec![0; counts.len()], counts.iter().map(|it| it - 1).collect()];
    let mut found = Vec::new();
    for (a, b) in (0..counts.len()).flat_map(|a| (a + 1..counts.len()).map(move |b| (a, b))) {
        for (x, y) in (0..counts[a]).flat_map(|x| (0..counts[b]).map(move |y| (x, y))) {
            found.extend(ends.iter().map(|rest| {
                let mut one = rest.clone();
                (one[a], one[b]) = (x, y);
                one
            }));
        }
    }
    found
}

/// What is wrong with a text, with an example each.
fn read(texts: &Texts, id: &str, held: &[(&String, Holds)]) -> BTreeMap<String, String> {
    let counts: Vec<_> = held.iter().map(|it| it.1.values.len()).collect();
    let message = texts.bundle.get_message(id).expect("it was listed");
    let Some(pattern) = message.value() else { return BTreeMap::new() };
    let mut found = BTreeMap::new();
    for choice in choices(&counts) {
        let mut args = FluentArgs::new();
        let mut names = Vec::new();
        for ((name, holds), &at) in held.iter().zip(&choice) {
            args.set(name.as_str(), holds.values[at].clone());
            if let (true, FluentValue::String(word)) = (holds.people, &holds.values[at]) {
                names.push(word.as_ref());
            }
        }
        let mut errors = Vec::new();
        let said = texts.bundle.format_pattern(pattern, Some(&args), &mut errors);
        for mistake in mistakes::of(texts.lang(), id, &said, &names) {
            found.entry(mistake).or_insert_with(|| said.to_string());
        }
        if let Some(error) = errors.first() {
            found.entry(error.to_string()).or_insert_with(|| said.to_string());
        }
    }
    found
}

fn read_all(lang: Lang) -> Vec<String> {
    let shelf = Shelf::new(lang);
    assert!(shelf.all.len() > 2000, "{lang}: only {} texts were found", shelf.all.len());
    let of_one = |text: &Listed| {
        let held: Vec<_> = text.uses.keys().map(|it| (it, values::of(&shelf, text, it))).collect();
        let wrong = read(&shelf.texts, &text.id, &held);
        wrong.into_iter().map(|(what, said)| format!("{lang} {}: {what}\n    {said}", text.id)).collect::<Vec<_>>()
    };
    shelf.all.iter().flat_map(of_one).collect()
}

#[test]
fn every_sentence_reads_well_with_every_name_and_number() {
    let wrong: Vec<_> = Lang::ALL.into_iter().flat_map(read_all).collect();
    assert!(wrong.is_empty(), "{} mistakes:\n{}", wrong.len(), wrong.join("\n"));
}

//! Small words that change with the word after them. The browser has the same functions (`web/src/i18n/grammar.ts`);
//! `texts/elision.tsv` keeps them alike.
//!
//! `{ DE($name) }{ $name }` is « de Zoé » or « d’Isaure », `{ QUE($name) }{ $name }` is « que Zoé » or « qu’Isaure ». They
//! give the small word alone, so that the name after it may stand in bold.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// Words and names with an h that is not mute, or another start that keeps the vowel before it.
const UNTOUCHED: [&str; 34] = [
    "hache",
    "haie",
    "halte",
    "hamster",
    "hans",
    "harald",
    "hareng",
    "harfang",
    "harold",
    "harpie",
    "harry",
    "harvey",
    "hasard",
    "haut",
    "heidi",
    "heinrich",
    "helmut",
    "hérisson",
    "héron",
    "héros",
    "hêtre",
    "heinz",
    "hibou",
    "hobbit",
    "homard",
    "horst",
    "houx",
    "howard",
    "hulotte",
    "huppe",
    "hyène",
    "oui",
    "ouistiti",
    "onze",
];

/// Accents that stand as characters of their own.
const COMBINING: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36f}';

/// Whether « de » loses its vowel before `word`: before a vowel, a mute h, and a y before a consonant.
pub fn elides(word: &str) -> bool {
    let first: String = word
        .chars()
        .filter(|it| !COMBINING.contains(it))
        .take_while(|it| it.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    // A square of a board or a lone letter is spelt, not read.
    if first.chars().any(|it| it.is_ascii_digit()) || UNTOUCHED.contains(&first.as_str()) {
        return false;
    }
    let mut letters = first.chars().map(bare);
    match (letters.next(), letters.next()) {
        (Some('a' | 'e' | 'i' | 'o' | 'u' | 'h'), Some(_)) => true,
        (Some('y'), Some(next)) => next.is_alphabetic() && !is_vowel(next),
        _ => false,
    }
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

/// A lower-case letter of the Latin alphabet without its accent; the first of a ligature.
fn bare(letter: char) -> char {
    match letter {
        'à'..='æ' | 'ā' | 'ă' | 'ą' => 'a',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' => 'i',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'œ' => 'o',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// Adds `DE` and `QUE`.
pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    let known = "a new bundle has no functions yet";
    bundle.add_function("DE", |of, _: &FluentArgs| small_word(of, "de ", "d’")).expect(known);
    bundle.add_function("QUE", |of, _: &FluentArgs| small_word(of, "que ", "qu’")).expect(known);
}

fn small_word<'a>(of: &[FluentValue<'a>], whole: &'static str, cut: &'static str) -> FluentValue<'a> {
    let cuts = matches!(of, [FluentValue::String(word), ..] if elides(word));
    FluentValue::from(if cuts { cut } else { whole })
}

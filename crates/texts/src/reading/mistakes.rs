//! Mistakes that sentences with blanks make.

use crate::{Lang, elides};

/// A word and what stands before it.
struct Word<'a> {
    gap: &'a str,
    text: &'a str,
}

fn words(text: &str) -> Vec<Word<'_>> {
    let inside = |it: char| it.is_alphanumeric() || it == '-';
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(inside) {
        let end = rest[start..].find(|it| !inside(it)).map_or(rest.len(), |it| start + it);
        found.push(Word { gap: &rest[..start], text: &rest[start..end] });
        rest = &rest[end..];
    }
    found
}

/// What is wrong with `said`, the text `id` with these names of people in it.
pub(super) fn of(lang: Lang, id: &str, said: &str, names: &[&str]) -> Vec<String> {
    let text = said.replace("**", "");
    let words = words(&text);
    let mut wrong = spacing(&text);
    if lang == Lang::Fr {
        wrong.extend(
            words.windows(3).filter(|it| is_not_joined(it)).map(|it| format!("not joined « {} le »", it[0].text)),
        );
    }
    let pairs = words.windows(2).filter(|it| matches!(it[1].gap, " " | "\u{a0}"));
    for pair in pairs {
        let (one, two) = (pair[0].text, pair[1].text);
        let found = match lang {
            Lang::Fr => french_pair(one, two),
            Lang::En => english_pair(one, two),
        };
        wrong.extend(found.map(|what| format!("{what} « {one} {two} »")));
    }
    if lang == Lang::Fr {
        wrong.extend(typography(&text));
        wrong.extend(
            words
                .windows(2)
                .filter(|it| it[1].gap == "’" && !cuts_rightly(it[0].text, it[1].text))
                .map(|it| format!("cut « {}’{} »", it[0].text, it[1].text)),
        );
        wrong.extend(names.iter().flat_map(|name| beside(&text, name)));
    }
    wrong.retain(|what| !EXCEPTIONS.iter().any(|it| id.starts_with(it.0) && what.contains(it.1)));
    wrong
}

/// Texts and mistakes that are none.
const EXCEPTIONS: [(&str, &str); 8] = [
    // Numbers that are never 0 or 1: of a benchmark, of simulated games, of living players, of a war's points.
    ("cli-bench-game", "several of one"),
    ("cli-simulate-length", "several of one"),
    ("loups-garous-ui-wait-vote", "« 1 votes »"),
    ("loups-garous-ui-wait-runoff", "« 1 votes »"),
    ("bestioles-outcome-points", "several of one"),
    // Its two variables go together, and the client gives them so.
    ("bestioles-withdraw-row", "one of several"),
    ("bestioles-withdraw-row", "several of one"),
    // A lone question mark.
    ("gevaudan-ui-verdict", "a space at an end"),
];

fn spacing(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if text.contains("  ") {
        wrong.push("two spaces".into());
    }
    if text.contains(" ,") || text.contains(" .") && !text.contains(" …") {
        wrong.push("a space before a comma or a full stop".into());
    }
    if text.trim() != text {
        wrong.push("a space at an end".into());
    }
    if text.contains("{$") || text.contains("{ $") {
        wrong.push("a variable is missing".into());
    }
    wrong
}

/// « de le », « à les », unless a verb follows: « de le faire ».
fn is_not_joined(words: &[Word<'_>]) -> bool {
    let [one, two, three] = words else { return false };
    let verb = ["er", "ir", "re"].iter().any(|it| three.text.ends_with(it));
    two.gap == " " && matches!(one.text, "de" | "à" | "De" | "À") && matches!(two.text, "le" | "les") && !verb
}

const CUT: [&str; 12] = ["de", "que", "le", "la", "se", "ce", "ne", "je", "me", "te", "lorsque", "puisque"];

fn french_pair(one: &str, two: &str) -> Option<&'static str> {
    let low = one.to_lowercase();
    // NE and SE are sides of a map.
    let spelt = one.len() > 1 && one.chars().all(char::is_uppercase);
    if !spelt && CUT.contains(&low.as_str()) && elides(two) {
        return Some("not cut");
    }
    if one == "Vous" && !is_your_verb(two) {
        return Some("a verb not of « vous »");
    }
    if matches!(low.as_str(), "êtes" | "étiez" | "serez" | "restez") && agrees(two) {
        return Some("agrees with « vous »");
    }
    counted(one, two, &FRENCH_COUNTED, |number| number < 2)
}

fn english_pair(one: &str, two: &str) -> Option<&'static str> {
    let plain = |end: &str| two.ends_with(end);
    if one == "You" && plain("s") && !plain("ss") && !matches!(two, "always") {
        return Some("a verb not of “you”");
    }
    let starts_with_vowel = two.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    if one.eq_ignore_ascii_case("a") && one == "a" && starts_with_vowel && !two.starts_with("one") && two.len() > 2 {
        return Some("a for an");
    }
    counted(one, two, &ENGLISH_COUNTED, |number| number == 1)
}

const FRENCH_COUNTED: [&str; 24] = [
    "carte",
    "point",
    "pt",
    "case",
    "cube",
    "disque",
    "action",
    "vote",
    "accord",
    "siège",
    "minute",
    "seconde",
    "message",
    "partie",
    "ligne",
    "joueur",
    "indice",
    "jeton",
    "empreinte",
    "blessure",
    "vie",
    "événement",
    "Chasseur",
    "coup",
];
const ENGLISH_COUNTED: [&str; 25] = [
    "card",
    "point",
    "pt",
    "hex",
    "cube",
    "disc",
    "action",
    "vote",
    "agreement",
    "seat",
    "minute",
    "second",
    "message",
    "game",
    "line",
    "player",
    "clue",
    "token",
    "print",
    "wound",
    "life",
    "event",
    "Hunter",
    "move",
    "space",
];

/// A number and a noun: one of them, or several.
fn counted(one: &str, two: &str, nouns: &[&str], single: fn(u32) -> bool) -> Option<&'static str> {
    let number: u32 = one.parse().ok()?;
    let stem = two.strip_suffix('s').or_else(|| two.strip_suffix("es")).unwrap_or(two);
    let plural = two.ends_with('s') && (nouns.contains(&stem) || nouns.contains(&two.trim_end_matches("es")));
    match (single(number), plural) {
        (true, true) => Some("several of one"),
        (false, false) if nouns.contains(&two) => Some("one of several"),
        _ => None,
    }
}

/// Words between « Vous » and its verb, and after « Vous » where it is no subject.
const BEFORE_VERB: [&str; 14] =
    ["ne", "n", "le", "la", "les", "l", "y", "en", "vous", "lui", "seul", "seule", "deux", "et"];

fn is_your_verb(word: &str) -> bool {
    word.ends_with("ez")
        || ["êtes", "faites", "dites"].contains(&word)
        || BEFORE_VERB.contains(&word)
        || word.parse::<u32>().is_ok()
}

/// A participle or an adjective that would have to agree with somebody.
fn agrees(word: &str) -> bool {
    word.chars().count() > 3 && word.ends_with('é') || ["mort", "prêt", "assis", "caché", "sûr", "seul"].contains(&word)
}

/// What stands before and after a name.
fn beside(text: &str, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (at, _) in text.match_indices(name) {
        let after = words(&text[at + name.len()..]);
        let [first, rest @ ..] = after.as_slice() else { continue };
        if !matches!(first.gap, " " | ", ") {
            continue;
        }
        if first.gap == " " && first.text.ends_with("ez") && first.text != "chez" {
            wrong.push(format!("a verb of « vous » with a name « {name} {} »", first.text));
        }
        if is_subject(&text[..at]) && agrees(predicate(first, rest).text) {
            wrong.push(format!("agrees with a name « {name}{}{} … »", first.gap, first.text));
        }
    }
    if !name.is_empty() && ["-t-il", "-t-elle"].iter().any(|it| text.contains(it)) {
        wrong.push("il or elle for somebody".into());
    }
    wrong
}

/// Whether what follows this is what the sentence speaks of: « Ana s’est repliée », not « le cœur d’Ana s’est brisé ».
fn is_subject(before: &str) -> bool {
    before.trim_end().chars().next_back().is_none_or(|it| ".!?:;«·,".contains(it))
}

/// What is said of a subject before these words: after « est » or « s’est », or beside it.
fn predicate<'a>(first: &'a Word<'a>, rest: &'a [Word<'a>]) -> &'a Word<'a> {
    let is = |it: &str| ["est", "était", "sera", "reste", "soit"].contains(&it);
    match (first.text, rest) {
        ("s", [next, said, ..]) if is(next.text) => said,
        (word, [said, ..]) if is(word) => said,
        _ => first,
    }
}

fn cuts_rightly(one: &str, two: &str) -> bool {
    let cut =
        ["d", "qu", "l", "n", "s", "j", "c", "m", "t", "jusqu", "lorsqu", "puisqu", "quelqu", "aujourd", "presqu"];
    !cut.contains(&one.to_lowercase().as_str())
        || elides(two)
        || ["y", "à", "a", "où"].contains(&two)
        || one == "aujourd"
}

fn typography(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if text.contains('\'') {
        wrong.push("a straight apostrophe".into());
    }
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|it| letters[it]);
        let after = letters.get(at + 1);
        let free = |it: Option<char>| matches!(it, None | Some('\u{202f}' | '!' | '?' | '…' | '(' | '«'));
        let close = matches!(letter, ';' | ':' | '!' | '?' | '»');
        // « ? » is a key, 12:30 an hour, https:// an address.
        if close && !free(before) && after != Some(&'/') && !after.is_some_and(char::is_ascii_digit) {
            wrong.push(format!("no narrow space before « {letter} »"));
        }
        if *letter == '«' && after != Some(&'\u{202f}') {
            wrong.push("no narrow space after «".into());
        }
    }
    wrong
}

#[test]
fn mistakes_are_seen() {
    let seen = |lang, said: &str| !of(lang, "x", said, &["Isaure", "Ana"]).is_empty();
    let french = [
        "Main de Isaure",
        "Que Isaure se prépare",
        "le air",
        "Ce est fini",
        "Je aime",
        "d’Zoé",
        "patte de le Chien",
        "à les maisons",
        "Vous choisit une carte.",
        "Vous tient le théâtre",
        "Isaure jouez",
        "0 points",
        "1 accords sur 3",
        "2 carte",
        "Ana est éliminé.",
        "Ana s’est replié",
        "Premier joueur\u{202f}: Ana, nommé par Zoé",
        "Vous êtes mort",
        "Ana ira-t-il",
        "Fini!",
        "Rien : non",
        "«Oui»",
        "L'air",
        "Deux  espaces",
        "Fin ",
        "Une fin , ici",
        "Ici {$name}",
    ];
    let well = [
        "Main d’Isaure",
        "Vous choisissez une carte.",
        "Vous n’avez rien",
        "0 point",
        "1 accord sur 3",
        "2 cartes",
        "de le faire",
        "le cœur d’Isaure s’est brisé",
        "Ana sort de la chasse",
        "Fini\u{202f}!",
        "en SE et NE",
        "l’empreinte de E3",
        "de Yann",
    ];
    for it in french {
        assert!(seen(Lang::Fr, it), "not seen: {it}");
    }
    for it in well {
        assert_eq!(of(Lang::Fr, "x", it, &["Isaure", "Ana"]), Vec::<String>::new(), "{it}");
    }
    let english = ["You controls it", "1 points", "2 card", "a Accord", "Two  spaces", "Here {$name}"];
    for it in english {
        assert!(seen(Lang::En, it), "not seen: {it}");
    }
    for it in ["You pass", "1 point", "0 points", "an Accord"] {
        assert!(!seen(Lang::En, it), "{it}");
    }
}

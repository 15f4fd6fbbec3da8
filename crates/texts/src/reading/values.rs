//! What a variable of a text can hold.

use fluent_bundle::FluentValue;

use super::{Listed, Shelf};

/// Values of a variable.
#[derive(Debug)]
pub(super) struct Holds {
    /// All of them.
    pub(super) values: Vec<FluentValue<'static>>,
    /// They are names of people.
    pub(super) people: bool,
}

/// Names that people and bots have: vowels, accents, both kinds of h and y, ligatures, figures.
pub(super) const PEOPLE: [&str; 9] = ["Isaure", "Éloi", "Hector", "Yves", "Œdipe", "Ana", "Yann", "3PO", "Bot facile"];
const NUMBERS: [usize; 5] = [0, 1, 2, 5, 12];

/// Variables that hold a name, whatever the text.
const NAMED: [&str; 29] = [
    // Who sits where in a lesson.
    "opponent",
    "name2",
    "name3",
    "name4",
    "name5",
    "name6",
    "name7",
    "name8",
    "name",
    "seat",
    "side",
    "by",
    "winner",
    "owner",
    "first",
    "host",
    "me",
    "a",
    "b",
    "one",
    "two",
    "last",
    "other",
    "to",
    "resultWinner",
    "resultBy",
    "resultSide",
    "names",
    "lead_by",
];

/// Texts in which a name may be the reader's own word for himself, « Vous »: labels and lists, never the subject of a verb.
const LABELS: [(&str, &str); 14] = [
    ("bestioles-result-score", "a"),
    ("bestioles-result-score", "b"),
    ("bestioles-theatre-label", "me"),
    ("bestioles-theatre-label", "other"),
    ("monstre-ending-score", "name"),
    ("monstre-end-friends", "names"),
    ("loups-garous-ui-said", "name"),
    ("loups-garous-ui-end-lovers-were", "one"),
    ("loups-garous-ui-end-lovers-were", "two"),
    ("loups-garous-ui-end-role", "names"),
    ("cryptide-ui-token-cube", "name"),
    ("cryptide-ui-token-disc", "name"),
    ("cryptide-ui-end-clue", "name"),
    ("gevaudan-ui-stands", "name"),
];

/// Variables that hold something else than their name says, by the start of the text's id.
const WORDS: [(&str, &str, &[&str]); 57] = [
    ("bestioles-lead", "by", &["#"]),
    ("bestioles-theatre-label", "lead", &["bestioles-lead-sample"]),
    ("bestioles-withdraw-row", "list", &["0", "1", "3 · 4"]),
    ("bestioles-withdraw-line", "cards", &["1 carte", "2 cartes"]),
    ("bestioles-withdraw-line", "points", &["2 pts"]),
    ("bestioles-battle-deck", "cards", &["#"]),
    ("bestioles-last-battle", "points", &["2 pts"]),
    ("bestioles-", "cards", &["Appui, Renforts"]),
    ("bestioles-", "drawn", &["@bestioles-card"]),
    ("cryptide-", "to", &["none", "D4"]),
    ("cryptide-", "kind", &["@cryptide-structure"]),
    ("cryptide-", "habitat", &["D4"]),
    ("cryptide-ui-tick", "clue", &["désert ou forêt"]),
    ("cryptide-ui-short-not", "clue", &["désert ou forêt"]),
    ("cryptide-", "list", &["Ana D4, Éloi E5"]),
    ("fair-", "about", &["4"]),
    ("fair-", "date", &["2026-11-19"]),
    ("fair-", "key", &["9ab2e089ecb2773d"]),
    ("fair-", "seats", &["1", "1, 2"]),
    ("fair-", "until", &["2026-12-01"]),
    ("gevaudan-", "other", &["C4"]),
    ("gevaudan-", "dropped", &["none", "@gevaudan-character"]),
    ("gevaudan-", "drop", &["none", "@gevaudan-character"]),
    ("gevaudan-ui", "clue", &["Village présent, 2 points"]),
    ("gevaudan-ui", "said", &["Village présent"]),
    ("gevaudan-ui-on-way", "list", &["noir ou blanc"]),
    ("gevaudan-ui-near", "list", &["B2, C4"]),
    ("gevaudan-ui-end-left", "list", &["battue de 2 cases"]),
    ("gevaudan-ui-seen-by", "list", &["Ana, Éloi", "Vous"]),
    ("gevaudan-ui-move", "list", &["Village, Forêt"]),
    ("gevaudan-ui", "place", &["1"]),
    ("gevaudan-ui", "parameter", &["village"]),
    ("gevaudan-ui", "box", &["Village présent, Forêt absent"]),
    ("gevaudan-ui", "print", &["empreinte cachée"]),
    ("gevaudan-ui", "hunter", &["@gevaudan-hunter"]),
    ("loups-garous-ui", "role", &["@loups-garous-ui-a"]),
    ("loups-garous-news-statement", "role", &["@loups-garous-ui-a"]),
    ("loups-garous-ui-end-middle", "one", &["@loups-garous-role"]),
    ("loups-garous-ui-end-middle", "two", &["@loups-garous-role"]),
    ("loups-garous-ui-tell-votes", "list", &["Ana, 2 voix"]),
    ("loups-garous-ui-said", "words", &["Pas Ana."]),
    ("monstre-", "taken", &["@monstre-card"]),
    ("monstre-deck", "cards", &["#"]),
    ("monstre-known-of", "cards", &["#"]),
    ("monstre-", "cards", &["Ami, Chien"]),
    ("riddle-gevaudan-fact-trap", "seat", &["none", "Ana"]),
    ("riddle-", "answer", &["D4"]),
    ("riddle-", "clue", &["@cryptide-clue"]),
    ("riddle-", "hint", &["@cryptide-hint"]),
    ("riddle-", "colour", &["@gevaudan-colour"]),
    ("riddle-", "role", &["@loups-garous-role"]),
    ("riddle-", "cards", &["Ami, Chien"]),
    ("riddle-", "seats", &["Ana, Éloi"]),
    ("riddle-", "whom", &["none", "Éloi"]),
    ("riddle-", "day", &["lundi"]),
    ("cli-cryptide-clue", "seat", &["#"]),
    ("cli-", "seat", &["#"]),
];

/// Figures of a set-up, a clock or a statistic: they say how many of nothing.
const SPELT: [(&str, &str); 30] = [
    ("hex", "D4"),
    ("cell", "C4"),
    ("beast", "E3"),
    ("black", "C4"),
    ("grey", "C5"),
    ("white", "D4"),
    ("code", "HIBOU-42"),
    ("setup", "2A5C13-0B"),
    ("seed", "7"),
    ("file", "partie.txt"),
    ("title", "Une partie"),
    ("thing", "x"),
    ("section", "4"),
    ("sections", "1, 2, 3"),
    ("rule", "BES-12"),
    ("time", "1 min"),
    ("channel", "Table"),
    ("level", "facile"),
    ("letter", "V"),
    ("land", "village"),
    ("die", "noir"),
    ("what", "Village"),
    ("who", "L’Envoyé"),
    ("hour", "la Voyante veille"),
    ("deeds", "la Voyante a regardé Ana"),
    ("where", "en haut à gauche"),
    ("boxes", "jouable, interdite"),
    ("reason", "points"),
    ("game", "Bestioles"),
    ("share", "50 %"),
];

/// The texts `<family>-<key>`, without those about a key (`-help`, `-text`) and those with blanks.
fn family(shelf: &Shelf, family: &str) -> Vec<String> {
    let start = format!("{family}-");
    let about = ["-help", "-text", "-title", "-short", "-detail"];
    let fits = |it: &&Listed| it.uses.is_empty() && it.id.starts_with(&start);
    let fitting = shelf.all.iter().filter(fits).filter(|it| !about.iter().any(|end| it.id.ends_with(end)));
    fitting.map(|it| shelf.texts.say(&it.id)).collect()
}

fn words(shelf: &Shelf, list: &[&str]) -> Vec<FluentValue<'static>> {
    let spelt = |it: &&str| match (it.strip_prefix('@'), *it) {
        (Some(of), _) => family(shelf, of).into_iter().map(FluentValue::from).collect(),
        (_, "#") => numbers(),
        _ => vec![FluentValue::from((*it).to_owned())],
    };
    list.iter().flat_map(spelt).collect()
}

fn numbers() -> Vec<FluentValue<'static>> {
    NUMBERS.iter().map(|it| FluentValue::from(*it)).collect()
}

fn people(shelf: &Shelf, id: &str, variable: &str) -> Vec<FluentValue<'static>> {
    let mut all: Vec<_> = PEOPLE.iter().map(|it| FluentValue::from((*it).to_owned())).collect();
    if variable == "names" {
        all.push(FluentValue::from("Ana, Éloi".to_owned()));
    }
    if LABELS.contains(&(id, variable)) {
        all.push(FluentValue::from(shelf.texts.say("you")));
    }
    all
}

fn is_number(key: &str) -> bool {
    matches!(key, "zero" | "one" | "two" | "few" | "many") || key.parse::<u32>().is_ok()
}

/// What `variable` can hold in the text `id` of the file `stem`.
pub(super) fn of(shelf: &Shelf, text: &Listed, variable: &str) -> Holds {
    let (id, how) = (text.id.as_str(), &text.uses[variable]);
    let plain = |values| Holds { values, people: false };
    if how.keys.iter().any(|it| is_number(it)) {
        return plain(numbers());
    }
    let mut values: Vec<_> = how.keys.iter().map(|it| FluentValue::from(it.clone())).collect();
    if !how.shown {
        return plain(values);
    }
    // What is asked and shown is asked whether it is there at all.
    values.retain(|it| !matches!(it, FluentValue::String(word) if word == "other"));
    if let Some((.., list)) = WORDS.iter().find(|it| id.starts_with(it.0) && it.1 == variable) {
        values.extend(words(shelf, list));
        return plain(values);
    }
    if NAMED.contains(&variable) {
        values.extend(people(shelf, id, variable));
        return Holds { values, people: true };
    }
    let own = family(shelf, &format!("{}-{variable}", text.stem));
    let spelt = SPELT.iter().find(|it| it.0 == variable);
    match (own.is_empty(), spelt) {
        (false, _) => values.extend(own.into_iter().map(FluentValue::from)),
        (true, Some(it)) => values.push(FluentValue::from(it.1.to_owned())),
        // Nobody has said: then it is a count.
        (true, None) => values.extend(numbers()),
    }
    plain(values)
}

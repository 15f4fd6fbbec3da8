//! House rules carry a mark wherever a player reads them.
//!
//! A game lists its house rules in a file beside it, one rule a line, followed by further texts that tell of it, without the
//! game's key before them:
//!
//! ```text
//! # What the box does not say.
//! MON-30 option-egalite-manche-help
//! MON-33
//! * help
//! ```
//!
//! A line that begins with `*` names texts that explain the mark itself. The line of a rule (`<game>-rule-…`) and the refusals that cite it
//! need not be named.
//!
//! The mark comes after a whole sentence and a space at which no line ends; where it is explained it comes first, or in brackets.

use std::collections::BTreeSet;

use crate::Lang;

/// The mark of what is ours.
pub const HOUSE_MARK: char = '°';

/// What is wrong with the marks in the texts of `game`, one sentence each: a house rule's text without the mark, another
/// one with it, or a mark in the wrong place. `list` is the game's file, `refusals` are all pairs of rule and code of the game.
pub fn house_faults(game: &str, list: &str, refusals: &[(&str, &str)]) -> Vec<String> {
    let expected = expected(game, list, refusals);
    let mut faults = mixed(list, refusals);
    for lang in Lang::ALL {
        let lines = marked_lines(lang, game);
        let askew = lines.iter().filter(|it| !is_well_placed(it.1));
        faults.extend(askew.map(|(id, _)| format!("{lang}: {id} has its mark in the wrong place")));
        let marked: BTreeSet<String> = lines.into_iter().map(|it| it.0.to_owned()).collect();
        faults.extend(expected.difference(&marked).map(|id| format!("{lang}: {id} is without the mark")));
        faults.extend(marked.difference(&expected).map(|id| format!("{lang}: {id} is marked, but no house rule's")));
    }
    faults
}

/// The lines of the file: a rule (or `*`) and the texts named after it.
fn lines(list: &str) -> impl Iterator<Item = (&str, impl Iterator<Item = &str>)> {
    let lines = list.lines().map(|it| it.split('#').next().unwrap_or_default().split_whitespace());
    lines.filter_map(|mut it| it.next().map(|rule| (rule, it)))
}

/// Ids of the texts that have to carry the mark.
fn expected(game: &str, list: &str, refusals: &[(&str, &str)]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (rule, more) in lines(list) {
        ids.extend(more.map(|it| format!("{game}-{it}")));
        if rule != "*" {
            ids.insert(format!("{game}-rule-{}", rule.to_lowercase()));
            let cited = refusals.iter().filter(|it| it.0 == rule);
            ids.extend(cited.map(|(_, code)| format!("{game}-refusal-{code}")));
        }
    }
    ids
}

/// Refusals that cite a house rule here and another one there: one sentence cannot be both.
fn mixed(list: &str, refusals: &[(&str, &str)]) -> Vec<String> {
    let house: BTreeSet<&str> = lines(list).map(|it| it.0).collect();
    let codes = |ours: bool| -> BTreeSet<&str> {
        refusals.iter().filter(|it| house.contains(it.0) == ours).map(|it| it.1).collect()
    };
    let (ours, others) = (codes(true), codes(false));
    ours.intersection(&others).map(|it| format!("{it} cites house rules and others")).collect()
}

/// The lines of the texts of `game` that carry the mark, each with the id of its text. `n°` is a number, not a mark.
fn marked_lines(lang: Lang, game: &str) -> Vec<(&'static str, &'static str)> {
    let mut marked = Vec::new();
    let mut id = "";
    for line in lang.files().iter().flat_map(|(_, source)| source.lines()).filter(|it| !it.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|it| it.0.starts_with(|c: char| c.is_ascii_lowercase())) {
            id = name;
        }
        let mark = line.replace("n°", "").contains(HOUSE_MARK);
        if mark && id.strip_prefix(game).is_some_and(|it| it.starts_with('-')) {
            marked.push((id, line));
        }
    }
    marked
}

/// Whether every mark of a line comes after a sentence, or where it is explained.
fn is_well_placed(line: &str) -> bool {
    let line = line.replace("n°", "");
    let mut before = line.split(HOUSE_MARK).collect::<Vec<_>>();
    before.pop();
    let ends = [".\u{a0}", "?\u{a0}", "!\u{a0}", "}\u{a0}"];
    let opens = ["(", "= ", "{\" \"}"];
    before.iter().all(|it| ends.iter().chain(&opens).any(|end| it.ends_with(end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list that is wrong in each way is found out.
    #[test]
    fn a_missing_mark_and_one_too_many_are_found() {
        let faults = house_faults("bestioles", "BES-1 card-air-1\n* help", &[("BES-1", "not-your-turn")]);
        assert!(faults.contains(&"fr: bestioles-rule-bes-1 is without the mark".into()), "{faults:?}");
        assert!(faults.contains(&"en: bestioles-refusal-not-your-turn is without the mark".into()), "{faults:?}");
        assert!(faults.contains(&"en: bestioles-card-air-1 is without the mark".into()), "{faults:?}");
        let faults = house_faults("monstre", "", &[]);
        assert!(faults.iter().any(|it| it.contains("monstre-help is marked")), "{faults:?}");
        let faults = mixed("BES-1", &[("BES-1", "no"), ("BES-2", "no")]);
        assert_eq!(faults, ["no cites house rules and others"]);
    }

    #[test]
    fn the_mark_comes_after_a_sentence_or_where_it_is_explained() {
        for line in ["a = So.\u{a0}°", "a = So.\u{a0}° More.", "a = ° Ours.", "    **Ours** (°): all.", "a = n° 3"]
        {
            assert!(is_well_placed(line), "{line}");
        }
        for line in ["a = So°.", "a = So. °", "a = So\u{a0}°.", "a = So°, or not.\u{a0}°"] {
            assert!(!is_well_placed(line), "{line}");
        }
    }
}

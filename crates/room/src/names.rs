//! What people call themselves and say, made fit for others to see: nothing hidden in it, and nobody who looks like
//! another.

use std::collections::{HashMap, HashSet};

use ledger::{GuestId, Sitter, Table};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation as _;

/// Letters in the name of a person at most.
pub const NAME: usize = 24;
/// Marks on one letter: languages need few, and many of them paint over the lines above.
const MARKS: usize = 4;

/// Letters and signs that take room and show nothing.
const BLANKS: [char; 5] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// The text without what nobody sees, its letters in one form and its words one space apart; none if nothing is left
/// or if it is longer than `most` letters as people count them.
pub fn clean(text: &str, most: usize) -> Option<String> {
    let mut seen = String::with_capacity(text.len());
    let mut marks = 0;
    for it in text.chars() {
        if it.is_whitespace() || BLANKS.contains(&it) {
            if !seen.ends_with(' ') {
                seen.push(' ');
            }
        } else if !is_hidden(it) {
            marks = if is_combining_mark(it) { marks + 1 } else { 0 };
            let stray = marks > 0 && (seen.is_empty() || seen.ends_with(' '));
            if marks <= MARKS && !stray {
                seen.push(it);
            }
        }
    }
    let clean: String = seen.trim().nfc().collect();
    let fits = clean.graphemes(true).count() <= most;
    (fits && !clean.is_empty()).then_some(clean)
}

/// What is not seen by itself: controls, joiners, turns of direction, selectors, and what no font has.
fn is_hidden(it: char) -> bool {
    let nothing = matches!(
        it.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    let selector = matches!(it, '\u{34f}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{fffc}' | '\u{e0100}'..='\u{e01ef}');
    nothing || selector
}

/// What is left of a name for a hasty eye, in two ways: its capitals may be taken for small letters of their own, or for
/// other letters that look like them.
fn looks(name: &str) -> [String; 2] {
    let compatible: String = name.nfkc().collect();
    let alike: String = skeleton(&compatible).collect();
    let seen = |text: &str| skeleton(&text.to_lowercase()).filter(|it| !it.is_whitespace()).collect();
    [seen(&compatible), seen(&alike)]
}

/// Names that may be taken for each other look the same in one way or the other.
#[derive(Default)]
struct Looks(HashSet<String>);

impl Looks {
    fn of<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        Self(names.into_iter().flat_map(looks).collect())
    }

    fn has(&self, name: &str) -> bool {
        looks(name).iter().any(|it| self.0.contains(it))
    }
}

/// The names as everybody sees them: whoever comes later and looks like another has a number, « Ana (2) ».
pub fn told_apart(names: &[&str]) -> Vec<String> {
    let given = Looks::of(names.iter().copied());
    let mut used = Looks::default();
    let mut shown = Vec::with_capacity(names.len());
    for name in names {
        // Somebody may call himself « Ana (2) ».
        let numbered =
            || (2..=names.len() + 1).map(|n| format!("{name} ({n})")).find(|it| !given.has(it) && !used.has(it));
        let own = if used.has(name) { numbered() } else { None };
        let own = own.unwrap_or_else(|| (*name).to_owned());
        used.0.extend(looks(&own));
        shown.push(own);
    }
    shown
}

/// What guests are called.
pub type Names = HashMap<GuestId, String>;

/// The names of who sits at a table, by seat, as everybody sees them. People keep theirs before bots do.
pub fn of_seats(table: &Table, names: &Names) -> Vec<String> {
    // Who holds several seats under one name is one person; others on his device have names of their own.
    let mut persons: Vec<(&GuestId, Option<&str>)> = Vec::new();
    let mut bots = Vec::new();
    for sitter in &table.seats {
        match sitter {
            Sitter::Person { guest, called } if !persons.contains(&(guest, called.as_deref())) => {
                persons.push((guest, called.as_deref()));
            }
            Sitter::Bot { name, .. } => bots.push(name.as_str()),
            Sitter::Person { .. } | Sitter::Free => (),
        }
    }
    let own = |guest: &GuestId| names.get(guest).map_or("", String::as_str);
    let mut all: Vec<&str> = Vec::with_capacity(table.seats.len());
    for (guest, called) in &persons {
        all.push(called.unwrap_or_else(|| own(guest)));
    }
    all.extend(bots);
    let shown = told_apart(&all);
    let mut of_bots = shown[persons.len()..].iter();
    let seat = |sitter: &Sitter| match sitter {
        Sitter::Free => None,
        Sitter::Person { guest, called } => {
            let who = (guest, called.as_deref());
            persons.iter().position(|it| *it == who).map(|idx| shown[idx].clone())
        }
        Sitter::Bot { .. } => of_bots.next().cloned(),
    };
    table.seats.iter().map(seat).map(Option::unwrap_or_default).collect()
}

/// The name of somebody who is not one of `seated`, as everybody sees it.
pub fn beside(seated: &[String], name: &str) -> String {
    let mut all: Vec<&str> = seated.iter().map(String::as_str).collect();
    all.push(name);
    told_apart(&all).pop().unwrap_or_default()
}

/// The names of a game's people that nobody at this table has or looks like.
pub fn for_a_bot(game: &str, seated: &[String]) -> Vec<&'static str> {
    let used = Looks::of(seated.iter().map(String::as_str));
    cabinet::bot_names(game).filter(|it| !used.has(it)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_taken_out() {
        let cases = [
            ("  Zoé ", "Zoé"),
            ("Zoe\u{301}", "Zoé"),
            ("Zo\u{200b}e\u{200d}\u{301}", "Zoé"),
            ("A\0n\u{7}a", "Ana"),
            ("\u{202e}anA\u{2066}\u{feff}", "anA"),
            ("Ana\n\t \u{2028}Bob", "Ana Bob"),
            ("A\u{e000}n\u{378}a\u{fe0f}\u{ad}", "Ana"),
            ("\u{3164}Ana\u{2800}", "Ana"),
            ("\u{301}Ana", "Ana"),
        ];
        for (written, seen) in cases {
            assert_eq!(clean(written, 24).as_deref(), Some(seen), "{written:?}");
        }
        assert_eq!(clean(&format!("A{}", "\u{300}".repeat(40)), 24).map(|it| it.chars().count()), Some(4), "À and 3");
        for nothing in ["", " ", "\0", "\u{200b}\u{2060}", "\u{3164}", "\u{202e}\u{202c}", "\u{301}\u{302}"] {
            assert_eq!(clean(nothing, 24), None, "{nothing:?}");
        }
    }

    #[test]
    fn letters_are_counted_as_people_count_them() {
        assert!(clean(&"e\u{301}".repeat(24), 24).is_some() && clean(&"é".repeat(25), 24).is_none());
        // Two letters that Unicode draws as one, and a flag of two.
        assert!(clean(&"\u{e01}\u{e33}".repeat(24), 24).is_some() && clean(&"🇫🇷".repeat(24), 24).is_some());
    }

    #[test]
    fn two_who_look_alike_are_told_apart() {
        assert_eq!(told_apart(&["Ana", "Bob"]), ["Ana", "Bob"]);
        // A Cyrillic А, a full-width Ａ, capitals, the same once more, and one who tries to be the second.
        let names = ["Ana", "Аna", "Ａna", "ANA", "Ana", "Ana (2)"];
        let shown = told_apart(&names);
        assert_eq!(shown, ["Ana", "Аna (3)", "Ａna (4)", "ANA (5)", "Ana (6)", "Ana (2)"]);
        assert!(shown.iter().enumerate().all(|(idx, it)| !Looks::of(shown[..idx].iter().map(String::as_str)).has(it)));
        // Capitals of other scripts and small letters of theirs.
        assert_eq!(told_apart(&["Вова", "вова", "Isaure", "isaure"]), ["Вова", "вова (2)", "Isaure", "isaure (2)"]);
        assert_eq!(told_apart(&["Alex", "AIex", "Zoé", "Zoe"])[1..], ["AIex (2)", "Zoé", "Zoe"].map(String::from));
        assert_eq!(beside(&["Ana".into()], "ana"), "ana (2)");
    }

    #[test]
    fn a_bot_never_has_the_name_of_somebody_else() {
        let free = for_a_bot("loups-garous", &["isaure".into(), "Cоlin".into()]);
        assert!(!free.contains(&"Isaure") && !free.contains(&"Colin") && free.contains(&"Denise"));
    }
}

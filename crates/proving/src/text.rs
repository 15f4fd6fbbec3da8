//! Text from people: anything may come, and what was valid comes back damaged.

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{TestCaseError, TestRunner};
use table::Rules;

/// How many texts a test tries: `PROPTEST_CASES` if set, else 256. Nothing is written down of those that fail: they are told.
pub fn texts_tried() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

/// Any text at all: printable or not, of one line or of several.
pub fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![".{0,60}", "[ -~\n\t]{0,200}", any::<String>()]
}

/// A text that somebody has damaged on its way: up to three pieces of it are left out, said twice, exchanged, or replaced.
pub fn damaged(valid: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let piece = (any::<[Index; 2]>(), 0..4_u8, prop_oneof![".{0,3}", "[0-9]{1,20}", "[-+ ,:;#=]{1,2}"]);
    (valid, prop::collection::vec(piece, 1..4)).prop_map(|(text, damages)| {
        damages.iter().fold(text, |text, (ends, kind, other)| damage(&text, *ends, *kind, other))
    })
}

fn damage(text: &str, ends: [Index; 2], kind: u8, other: &str) -> String {
    let places: Vec<usize> = text.char_indices().map(|it| it.0).chain([text.len()]).collect();
    let mut ends = ends.map(|it| *it.get(&places));
    ends.sort_unstable();
    let (before, piece, after) = (&text[..ends[0]], &text[ends[0]..ends[1]], &text[ends[1]..]);
    match kind {
        0 => format!("{before}{after}"),
        1 => format!("{before}{piece}{piece}{after}"),
        2 => format!("{before}{other}{after}"),
        _ => format!("{piece}{before}{other}{after}"),
    }
}

/// Any text is read as a move or refused, without a panic; what is read is written as it would be read again, and every move that
/// has a number reads as it is written.
///
/// # Panics
///
/// If not.
pub fn notation_holds<G: Rules>() {
    let reads_back = |text: &str| match text.parse::<G::Move>() {
        Ok(mv) if mv.to_string().parse() != Ok(mv) => Err(TestCaseError::fail(format!("{text:?} is read as {mv}"))),
        _ => Ok(()),
    };
    let written = || (0..G::MOVES).prop_map(|it| G::nth(it).map_or_else(String::new, |mv| mv.to_string()));
    let mut runner = TestRunner::new(texts_tried());
    let tried = runner
        .run(&any_text(), |text| reads_back(&text))
        .and_then(|()| runner.run(&damaged(written()), |text| reads_back(&text)));
    if let Err(why) = tried {
        panic!("{}: {why}", G::KEY);
    }
    let numbers = runner.run(&(0..G::MOVES), |index| {
        let mv = G::nth(index).ok_or_else(|| TestCaseError::fail("a number without a move"))?;
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        Ok(())
    });
    if let Err(why) = numbers {
        panic!("{}: {why}", G::KEY);
    }
}

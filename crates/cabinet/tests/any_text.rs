//! What people write reaches every game as moves, options and scenarios: anything is read or refused, and nothing panics.

use std::collections::BTreeMap;
use std::path::Path;

use cabinet::{Game, KEYS, Visitor, check_options, games, open, scenario};
use proptest::prelude::*;
use proving::{any_text, damaged, texts_tried};

struct Notation;

impl Visitor for Notation {
    type Out = ();

    fn visit<G: Game>(self) {
        proving::notation_holds::<G>();
    }
}

#[test]
fn any_text_is_read_as_a_move_or_refused_in_every_game() {
    for key in KEYS {
        open(key, Notation).expect("a key of the list");
    }
}

/// Every scenario of every game, as text.
fn scenarios() -> Vec<String> {
    let list = |dir: &Path| std::fs::read_dir(dir).into_iter().flatten().flatten().map(|it| it.path());
    let folders = list(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")).map(|it| it.join("scenarios"));
    let mut texts: Vec<String> = folders.flat_map(|it| list(&it)).flat_map(std::fs::read_to_string).collect();
    texts.sort();
    assert!(texts.len() > 50, "{} scenarios", texts.len());
    texts
}

proptest! {
    #![proptest_config(texts_tried())]

    #[test]
    fn any_text_is_a_scenario_or_a_fault(text in any_text()) {
        let _ = scenario::run(&text);
    }

    #[test]
    fn a_damaged_scenario_runs_or_names_the_line(text in damaged(prop::sample::select(scenarios()))) {
        if let Err(fault) = scenario::run(&text) {
            prop_assert!(fault.line <= text.lines().count() + 1, "{fault}");
        }
    }

    #[test]
    fn any_options_are_taken_or_refused(
        game in 0..KEYS.len(),
        option in any::<prop::sample::Index>(),
        n_seats in 0..30_usize,
        text in any_text(),
    ) {
        let info = &games()[game];
        let names = info.options.iter().map(|it| it.key.clone()).chain(["nonsense".to_owned()]).collect::<Vec<_>>();
        let options = BTreeMap::from([(option.get(&names).clone(), text)]);
        let _ = check_options(&info.key, &options, n_seats);
    }
}

use std::collections::BTreeMap;

use table::{Chance, OptionsError, Rules, Seed};

use super::{THREE, setup};
use crate::generate::{Wish, clues_on, generate, other_clues_on};
use crate::map::{Map, MapError};
use crate::setup::{Setup, SetupError};
use crate::{ClueSet, Cryptide, Difficulty, First, Hint, Mode, Options};

const MAP: &str = "B9618A0A6573327B39";

fn wish(mode: Mode, n_seats: usize) -> Wish {
    Wish { mode, n_seats, difficulty: Difficulty::Any }
}

fn typed(code: &str) -> Options {
    let mut options = Options::default();
    options.setup.push_str(code);
    options
}

#[test]
fn cry_6_clues_differ_and_leave_one_hex() {
    let code = |clues: &str| format!("{MAP}-{clues}-3").parse::<Setup>().err();
    assert_eq!(code("0B1412"), None);
    assert_eq!(code("0B140B"), Some(SetupError::SameClue));
    assert_eq!(code("0B1415"), Some(SetupError::Habitat));
    assert_eq!(code("0B1432"), Some(SetupError::Clue));
    assert_eq!(code("0B142A"), Some(SetupError::Clue), "no negations in normal mode");
    assert_eq!(code("0B14"), Some(SetupError::Seats));
    assert_eq!(setup(THREE).habitat().to_string(), "K4");
}

#[test]
fn cry_8_codes_read_as_they_are_written() {
    for (number, mode) in (0..200).zip(Mode::ALL.into_iter().cycle()) {
        let made = generate(wish(mode, 3 + number % 3), &mut Chance::new(Seed::from_number(4)).stream(number as u64));
        let code = made.to_string();
        assert_eq!(code.parse(), Ok(made));
        assert_eq!(code.to_lowercase().parse(), Ok(made));
        assert_eq!(made.map().to_string().len(), if mode == Mode::Normal { 18 } else { 22 });
        assert_eq!(made.map().to_string().parse(), Ok(*made.map()));
    }
}

#[test]
fn cry_8_codes_that_are_none() {
    let map = |code: &str| code.parse::<Map>().err();
    assert_eq!(map(""), Some(MapError::Digits));
    assert_eq!(map("B9618A0A6573327B3"), Some(MapError::Digits));
    assert_eq!(map("B9618A0A6573327B3G"), Some(MapError::Digits));
    assert_eq!(map("é9618A0A6573327B3"), Some(MapError::Digits));
    assert_eq!(map("B5618A0A6573327B39"), Some(MapError::Sections));
    assert_eq!(map("09618A0A6573327B39"), Some(MapError::Sections));
    assert_eq!(map("B9618A9A6573327B39"), Some(MapError::Place));
    assert_eq!(map("B9618A0A0A73327B39"), Some(MapError::Structures));
    let whole = |code: String| code.parse::<Setup>().err();
    assert_eq!(whole(format!("{MAP}-0B1412")), Some(SetupError::Form));
    assert_eq!(whole(format!("{MAP}-0B1412-3-4")), Some(SetupError::Form));
    assert_eq!(whole(format!("{MAP}-0B141-3")), Some(SetupError::Form));
    assert_eq!(whole(format!("{MAP}-0B14é-3")), Some(SetupError::Form));
    assert_eq!(whole(format!("{MAP}-0B1412-0")), Some(SetupError::Hint));
    assert_eq!(whole(format!("{MAP}-0B1412-F")), Some(SetupError::Hint));
}

#[test]
fn cry_8_same_seed_same_setup() {
    let deal = |seed| Cryptide::deal(&Options::default(), 4, &mut Chance::new(Seed::from_number(seed)).stream(0));
    assert_eq!(deal(5), deal(5));
    assert_ne!(deal(5), deal(6));
    // Golden: if this changes, stored games are lost.
    let made = generate(wish(Mode::Advanced, 4), &mut Chance::new(Seed::from_number(1)).stream(0));
    assert_eq!(made.to_string(), "3B274C282350110500091A-2C0B0926-1");
}

#[test]
fn cry_8_a_typed_code_gives_map_and_clues() {
    let state = Cryptide::deal(&typed(THREE), 3, &mut Chance::new(Seed::from_number(7)).stream(0));
    assert_eq!(state.setup, setup(THREE));
    assert!(state.options.setup.is_empty(), "the code is not shown to everybody");
    let state = Cryptide::deal(&typed(MAP), 5, &mut Chance::new(Seed::from_number(7)).stream(0));
    assert_eq!(state.setup.map().to_string(), MAP);
    let refused = |options: &Options, n_seats| match Cryptide::check(options, n_seats) {
        Err(OptionsError::Conflict { rule, code }) => (rule, code),
        other => panic!("{other:?}"),
    };
    assert_eq!(Cryptide::check(&typed(THREE), 3), Ok(()));
    assert_eq!(refused(&typed(THREE), 4), ("CRY-8", "setup-seats"));
    assert_eq!(refused(&typed("nonsense"), 4), ("CRY-8", "map-digits"));
    assert_eq!(refused(&Options { mode: Mode::Advanced, ..typed(THREE) }, 3), ("CRY-8", "setup-mode"));
    assert_eq!(refused(&Options { mode: Mode::Advanced, ..typed(MAP) }, 3), ("CRY-8", "setup-mode"));
    assert_eq!(refused(&Options { first: First::Seat5, ..Options::default() }, 4), ("CRY-12", "first-not-seated"));
}

/// Blind draws and the walk through all sets choose from the same sets, evenly.
#[test]
fn cry_8_each_valid_clue_set_is_as_likely() {
    for (mode, n_seats) in [(Mode::Normal, 3), (Mode::Normal, 4)] {
        let map: Map = (0..1_000)
            .map(|number| Map::draw(mode, &mut Chance::new(Seed::from_number(8)).stream(number)))
            .find(|map| {
                let sets = sets_of(map, wish(mode, n_seats), 2_000);
                (3..60).contains(&sets.len())
            })
            .expect("some map has a few valid sets");
        let sets = sets_of(&map, wish(mode, n_seats), 12_000);
        let even = 12_000.0 / sets.len() as f64;
        for (set, count) in &sets {
            assert!((f64::from(*count) / even - 1.0).abs() < 6.0 / even.sqrt(), "{set:x}: {count} of {even}");
        }
    }
}

fn sets_of(map: &Map, wish: Wish, draws: u64) -> BTreeMap<u64, u32> {
    let mut sets = BTreeMap::new();
    for number in 0..draws {
        let Some(made) = clues_on(map, wish, &mut Chance::new(Seed::from_number(9)).stream(number)) else { break };
        let set = made.clues().iter().copied().collect::<crate::ClueSet>().bits();
        *sets.entry(set).or_default() += 1;
    }
    sets
}

#[test]
fn cry_8_clues_are_shuffled_over_the_seats() {
    let map: Map = MAP.parse().expect("a map");
    let mut firsts = std::collections::BTreeSet::new();
    for number in 0..200 {
        let made = clues_on(&map, wish(Mode::Normal, 4), &mut Chance::new(Seed::from_number(10)).stream(number));
        firsts.insert(made.expect("it has clues").clues()[0]);
    }
    assert!(firsts.len() > 8, "{firsts:?}");
}

#[test]
fn cry_9_borders_of_difficulty() {
    let level = |mode, n_seats, total| wish(mode, n_seats).difficulty_of(total);
    assert_eq!(level(Mode::Normal, 3, 45), Difficulty::Easy); // 15.0
    assert_eq!(level(Mode::Normal, 3, 46), Difficulty::Medium); // 15.33
    assert_eq!(level(Mode::Normal, 3, 50), Difficulty::Medium); // 16.67
    assert_eq!(level(Mode::Normal, 3, 51), Difficulty::Hard); // 17.0
    assert_eq!(level(Mode::Normal, 4, 26), Difficulty::Easy); // 6.5
    assert_eq!(level(Mode::Normal, 4, 27), Difficulty::Medium); // 6.75
    assert_eq!(level(Mode::Normal, 4, 31), Difficulty::Hard); // 7.75
    assert_eq!(level(Mode::Normal, 5, 18), Difficulty::Medium); // 3.6
    assert_eq!(level(Mode::Advanced, 3, 48), Difficulty::Medium); // 16.0
    assert_eq!(level(Mode::Advanced, 4, 35), Difficulty::Hard); // 8.75
    assert_eq!(level(Mode::Advanced, 5, 20), Difficulty::Easy); // 4.0
    assert_eq!(level(Mode::Advanced, 5, 25), Difficulty::Hard); // 5.0
    let left: Vec<usize> = setup(THREE).left_without().collect();
    assert!((setup(THREE).difficulty() - left.iter().sum::<usize>() as f64 / 3.0).abs() < 1e-9);
}

/// What the companion shows: sections and how they are turned, structures, and new clues for the same map.
#[test]
fn cry_10_the_companion_has_what_it_shows() {
    let made = setup(THREE);
    let sections = [(5, true), (3, true), (6, false), (1, false), (2, true), (4, true)];
    assert_eq!(made.map().sections(), sections);
    assert_eq!(made.map().structures().next().map(|it| it.2.to_string()), Some("K1".into()));
    let again = clues_on(made.map(), wish(Mode::Normal, 3), &mut Chance::new(Seed::from_number(11)).stream(0));
    let again = again.expect("the map has clues");
    assert_eq!(again.map(), made.map());
    assert_ne!(again.clues(), made.clues());
    assert!(made.hint().goes_with(made.clues().iter().copied().collect()));
    assert_eq!(made.hint(), Hint::new(3).expect("a hint"));
}

#[test]
fn cry_8_a_typed_setup_is_played_once_and_a_typed_map_while_it_has_other_clues() {
    let spent = |code: &str, n_seats: usize| Cryptide::spent(&typed(code), n_seats);
    assert!(spent("", 3).is_empty());
    assert_eq!(spent(THREE, 3), ["setup"]);
    let maps = (0..60)
        .map(|number| *generate(wish(Mode::Normal, 3), &mut Chance::new(Seed::from_number(number)).stream(0)).map());
    let (mut n_kept, mut n_spent) = (0, 0);
    for map in maps {
        let mut sets = Vec::new();
        while let Ok(other) =
            other_clues_on(&map, wish(Mode::Normal, 3), &sets, &mut Chance::new(Seed::from_number(1)).stream(0))
        {
            sets.push(other.clues().iter().copied().collect::<ClueSet>());
        }
        let is_spent = !spent(&map.to_string(), 3).is_empty();
        assert_eq!(is_spent, sets.len() == 1, "{map}");
        if is_spent { n_spent += 1 } else { n_kept += 1 }
    }
    assert!(n_kept > 10 && n_spent > 5, "{n_kept} {n_spent}");
}

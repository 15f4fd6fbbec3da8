//! Generated setups, checked by an independent brute force: its own geometry, its own sections (read from the data
//! file), its own reading of codes and clues. `BESTIAIRE_SETUPS` sets how many of each kind.

#![allow(clippy::disallowed_methods, reason = "a variable says how many")]

use std::collections::BTreeSet;

use cryptide::{Difficulty, Mode, Wish, generate};
use serde::Deserialize;
use table::{Chance, Seed};

#[derive(Deserialize)]
struct File {
    sections: Vec<Section>,
}

#[derive(Deserialize)]
struct Section {
    terrain: Vec<String>,
    animal: Vec<String>,
}

/// A board as the code says it, hex by hex.
struct Board {
    terrain: Vec<u8>,
    animal: Vec<u8>,
    /// Stone or shack, colour, row and column.
    structures: Vec<(bool, usize, usize, usize)>,
}

const TERRAINS: [u8; 5] = *b"DFWMS";

impl Board {
    fn read(code: &str, sections: &[Section]) -> Self {
        let digits: Vec<usize> = code.chars().map(|it| it.to_digit(16).expect("hexadecimal") as usize).collect();
        let (mut terrain, mut animal) = (vec![0; 108], vec![0; 108]);
        for (slot, tile) in digits[..6].iter().enumerate() {
            let section = &sections[(tile - 1) % 6];
            for row in 0..3 {
                for col in 0..6 {
                    let (from_row, from_col) = if *tile > 6 { (2 - row, 5 - col) } else { (row, col) };
                    let at = (slot / 2 * 3 + row) * 12 + slot % 2 * 6 + col;
                    terrain[at] = section.terrain[from_row].as_bytes()[from_col];
                    animal[at] = section.animal[from_row].as_bytes()[from_col];
                }
            }
        }
        let places: Vec<(usize, usize)> = digits[6..].chunks(2).map(|it| (it[0], it[1])).collect();
        let half = places.len() / 2;
        let structures = places.iter().enumerate().map(|(at, (row, col))| (at < half, at % half, *row, *col)).collect();
        Self { terrain, animal, structures }
    }

    fn fits(&self, id: usize, hex: usize) -> bool {
        let structure = |at: usize| self.structures.iter().filter(move |it| it.2 * 12 + it.3 == at);
        match id {
            0..10 => {
                let mut pairs = (0..5).flat_map(|one| (one + 1..5).map(move |two| (one, two)));
                let (one, two) = pairs.nth(id).expect("ten pairs");
                [TERRAINS[one], TERRAINS[two]].contains(&self.terrain[hex])
            }
            10..15 => near(hex, 1, |it| self.terrain[it] == TERRAINS[id - 10]),
            15 => near(hex, 1, |it| self.animal[it] != b'.'),
            16 => near(hex, 2, |it| structure(it).any(|it| it.0)),
            17 => near(hex, 2, |it| structure(it).any(|it| !it.0)),
            18 => near(hex, 2, |it| self.animal[it] == b'b'),
            19 => near(hex, 2, |it| self.animal[it] == b'c'),
            _ => near(hex, 3, |it| structure(it).any(|it| it.1 == id - 20)),
        }
    }

    fn mask(&self, id: usize) -> Vec<bool> {
        (0..108).map(|hex| self.fits(id, hex)).collect()
    }
}

fn near(hex: usize, distance: usize, is: impl Fn(usize) -> bool) -> bool {
    (0..108).any(|other| is(other) && steps(hex, other) <= distance)
}

/// Steps between two hexes.
fn steps(one: usize, two: usize) -> usize {
    // Rows on a slant, moved up so that they stay positive.
    let axial = |at: usize| (at % 12, at / 12 + 6 - at % 12 / 2);
    let ((q1, s1), (q2, s2)) = (axial(one), axial(two));
    let aside = if (q1 > q2) == (s1 > s2) { q1.abs_diff(q2) + s1.abs_diff(s2) } else { 0 };
    q1.abs_diff(q2).max(s1.abs_diff(s2)).max(aside)
}

/// Whether a hint, by its number, is false of a clue id.
fn denies(hint: usize, id: usize) -> bool {
    let pairs: Vec<(usize, usize)> = (0..5).flat_map(|one| (one + 1..5).map(move |two| (one, two))).collect();
    let mentions = |terrain: usize| match id {
        0..10 => pairs[id].0 == terrain || pairs[id].1 == terrain,
        10..15 => id - 10 == terrain,
        _ => false,
    };
    match hint {
        0 => (10..=15).contains(&id),
        1 => (16..=19).contains(&id),
        2 => id >= 20,
        3 => id < 10,
        4 => id < 15,
        5..10 => mentions(hint - 5),
        _ => [15, 18, 19].contains(&id),
    }
}

fn check(code: &str, wish: Wish, sections: &[Section]) {
    let parts: Vec<&str> = code.split('-').collect();
    let board = Board::read(parts[0], sections);
    let numbers: Vec<usize> = (0..parts[1].len() / 2)
        .map(|at| usize::from_str_radix(&parts[1][2 * at..2 * at + 2], 16).expect("hexadecimal"))
        .collect();
    let hint = usize::from_str_radix(parts[2], 16).expect("hexadecimal");
    assert_eq!(numbers.len(), wish.n_seats, "{code}");
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), wish.n_seats, "{code}: clues differ");
    let ids: Vec<usize> = numbers.iter().map(|it| it % 24).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), wish.n_seats, "{code}: no clue with its own negation");
    let advanced = wish.mode == Mode::Advanced;
    assert!(numbers.iter().all(|it| *it < if advanced { 48 } else { 23 }), "{code}: clues of the mode");
    let two_terrains = ids.iter().filter(|it| **it < 10).count();
    assert!(two_terrains <= if advanced { 3 } else { 2 }, "{code}: two terrains");
    let positive: Vec<Vec<bool>> = ids.iter().map(|id| board.mask(*id)).collect();
    for mask in &positive {
        assert!((42..=64).contains(&mask.iter().filter(|it| **it).count()), "{code}: window");
    }
    let left = |but: usize| {
        let fits = |hex: usize| (0..numbers.len()).all(|it| it == but || positive[it][hex] != (numbers[it] >= 24));
        (0..108).filter(|hex| fits(*hex)).count()
    };
    assert_eq!(left(usize::MAX), 1, "{code}: one habitat");
    let without: Vec<usize> = (0..numbers.len()).map(left).collect();
    assert!(without.iter().all(|it| *it >= 2), "{code}: every clue is needed");
    check_hint(code, hint, &ids);
    check_difficulty(code, wish, &without);
}

fn check_hint(code: &str, hint: usize, ids: &[usize]) {
    let is_true = |hint: usize| ids.iter().all(|id| !denies(hint, *id));
    assert!(is_true(hint), "{code}: the hint is true");
    assert!(hint < 5 || !(0..5).any(is_true), "{code}: the first list is preferred");
}

fn check_difficulty(code: &str, wish: Wish, without: &[usize]) {
    let mean = without.iter().sum::<usize>() as f64 / without.len() as f64;
    let (medium, hard) = match (wish.mode, wish.n_seats) {
        (Mode::Normal, 3) => (15.3, 17.0),
        (Mode::Normal, 4) => (6.75, 7.75),
        (Mode::Normal, _) => (3.6, 4.2),
        (Mode::Advanced, 3) => (16.0, 18.0),
        (Mode::Advanced, 4) => (7.5, 8.75),
        (Mode::Advanced, _) => (4.2, 5.0),
    };
    let right = match wish.difficulty {
        Difficulty::Any => true,
        Difficulty::Easy => mean < medium,
        Difficulty::Medium => mean >= medium && mean < hard,
        Difficulty::Hard => mean >= hard,
    };
    assert!(right, "{code}: {mean} is not {:?}", wish.difficulty);
}

fn check_many(mode: Mode, n_seats: usize) {
    let file: File = serde_json::from_str(include_str!("data/sections.json")).expect("the sections are as agreed");
    let count = std::env::var("BESTIAIRE_SETUPS").ok().and_then(|it| it.parse().ok()).unwrap_or(10_000);
    let chance = Chance::new(Seed::from_number(30 + n_seats as u64));
    for number in 0..count {
        let difficulty = match number % 20 {
            17 => Difficulty::Easy,
            18 => Difficulty::Medium,
            19 => Difficulty::Hard,
            _ => Difficulty::Any,
        };
        let wish = Wish { mode, n_seats, difficulty };
        check(&generate(wish, &mut chance.stream(number)).to_string(), wish, &file.sections);
    }
}

#[test]
fn cry_7_normal_setups_for_three() {
    check_many(Mode::Normal, 3);
}

#[test]
fn cry_7_normal_setups_for_four() {
    check_many(Mode::Normal, 4);
}

#[test]
fn cry_7_normal_setups_for_five() {
    check_many(Mode::Normal, 5);
}

#[test]
fn cry_7_advanced_setups_for_three() {
    check_many(Mode::Advanced, 3);
}

#[test]
fn cry_7_advanced_setups_for_four() {
    check_many(Mode::Advanced, 4);
}

#[test]
fn cry_7_advanced_setups_for_five() {
    check_many(Mode::Advanced, 5);
}

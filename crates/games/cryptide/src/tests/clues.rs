use table::{Chance, Seed};

use crate::clue::{Clue, ClueSet, Kind, N_CLUES};
use crate::hex::{Hex, HexSet, N_HEXES, WITHIN_2, WITHIN_3};
use crate::hint::Hint;
use crate::land::Terrain;
use crate::map::Map;
use crate::{Mode, Wish};

/// Distance by the formula for columns that are shifted down when odd.
fn distance(one: Hex, two: Hex) -> i16 {
    let axial = |hex: Hex| {
        let (row, col) = (i16::from(hex.row() as u8), i16::from(hex.col() as u8));
        (col, row - (col - (col & 1)) / 2)
    };
    let ((q1, s1), (q2, s2)) = (axial(one), axial(two));
    let (dq, ds) = (q1 - q2, s1 - s2);
    dq.abs().max(ds.abs()).max((dq + ds).abs())
}

fn within(hex: Hex, radius: i16) -> HexSet {
    Hex::all().filter(|it| distance(hex, *it) <= radius).collect()
}

#[test]
fn cry_1_neighbours_and_distances_on_a_map_of_108_hexes() {
    assert_eq!(N_HEXES, 108);
    assert_eq!(HexSet::ALL.len(), 108);
    for hex in Hex::all() {
        assert_eq!(HexSet::one(hex).widened(), within(hex, 1), "{hex}");
        assert_eq!(WITHIN_2[hex.idx()], within(hex, 2), "{hex}");
        assert_eq!(WITHIN_3[hex.idx()], within(hex, 3), "{hex}");
        assert_eq!(hex.to_string().parse(), Ok(hex));
    }
    assert_eq!(Hex::new(3, 5).map(|it| it.to_string()), Some("F4".into()));
    for wrong in ["", "A", "A0", "M1", "A10", "a1", "AA"] {
        assert_eq!(wrong.parse::<Hex>(), Err(()), "{wrong}");
    }
}

#[test]
fn cry_2_every_hex_has_one_terrain_and_at_most_one_animal() {
    let map = Map::draw(Mode::Normal, &mut Chance::new(Seed::from_number(1)).stream(0));
    let ground = map.ground();
    let sizes = Terrain::ALL.map(|it| ground.terrain(it).len());
    assert_eq!(sizes, [21, 22, 22, 22, 21]);
    let all = Terrain::ALL.iter().fold(HexSet::EMPTY, |all, it| all.or(ground.terrain(*it)));
    assert_eq!(all, HexSet::ALL);
    assert_eq!(crate::Animal::ALL.map(|it| ground.animal(it).len()), [8, 8]);
    assert!(ground.animal(crate::Animal::Bear).and(ground.animal(crate::Animal::Puma)).is_empty());
}

#[test]
fn cry_3_structures_stand_apart() {
    for number in 0..50 {
        for mode in Mode::ALL {
            let map = Map::draw(mode, &mut Chance::new(Seed::from_number(number)).stream(0));
            let hexes: HexSet = map.structures().map(|it| it.2).collect();
            assert_eq!(hexes.len(), if mode == Mode::Normal { 6 } else { 8 });
            assert_eq!(map.structures().count(), hexes.len());
        }
    }
}

#[test]
fn cry_4_ten_five_one_four_and_four_clues() {
    let count = |is: fn(Kind) -> bool| (0..24).filter(|it| is(Clue::at(*it).kind())).count();
    assert_eq!(count(|it| matches!(it, Kind::OnTwo(..))), 10);
    assert_eq!(count(|it| matches!(it, Kind::NearTerrain(_))), 5);
    assert_eq!(count(|it| matches!(it, Kind::NearAnimals)), 1);
    assert_eq!(count(|it| matches!(it, Kind::NearStructure(_) | Kind::NearAnimal(_))), 4);
    assert_eq!(count(|it| matches!(it, Kind::NearColour(_))), 4);
    for clue in Clue::all() {
        assert_eq!(clue.to_string().parse(), Ok(clue));
    }
}

#[test]
fn cry_5__cry_30_the_clues_of_each_mode_are_open_to_all() {
    let normal: Vec<Clue> = ClueSet::of_mode(Mode::Normal).iter().collect();
    assert_eq!(normal.len(), 23);
    assert!(normal.iter().all(|it| !it.is_negated() && it.to_string() != "within-3-black"));
    assert_eq!(ClueSet::of_mode(Mode::Advanced).len(), N_CLUES);
    let map = Map::draw(Mode::Advanced, &mut Chance::new(Seed::from_number(2)).stream(0));
    for id in 0..24 {
        let [clue, negation] = [false, true].map(|it| Clue::new(id, it).expect("a clue"));
        assert_eq!(map.masks().fits(clue), map.masks().fits(negation).complement());
    }
}

#[test]
fn cry_29_which_hint_goes_with_which_clues() {
    let set = |keys: &[&str]| keys.iter().map(|it| it.parse::<Clue>().expect("a clue")).collect::<ClueSet>();
    let hints = |keys: &[&str]| Hint::about(set(keys)).iter().map(ToString::to_string).collect::<Vec<_>>();
    let all = ["no-within-1", "no-within-2", "no-within-3", "no-two-terrains", "no-terrain"];
    assert_eq!(hints(&[]), all);
    assert_eq!(hints(&["within-1-animal"]), ["no-within-2", "no-within-3", "no-two-terrains", "no-terrain"]);
    assert_eq!(hints(&["within-1-forest", "within-3-blue"]), ["no-within-2", "no-two-terrains"]);
    assert_eq!(hints(&["not-desert-lake"]), ["no-within-1", "no-within-2", "no-within-3"]);
    // Only if none of the first list is true.
    let crowd = ["desert-lake", "within-1-swamp", "within-2-stone", "not-within-3-green"];
    assert_eq!(hints(&crowd), ["no-forest", "no-mountain", "no-animal"]);
    let full = ["desert-lake", "forest-mountain", "within-1-swamp", "within-2-bear", "within-3-green"];
    assert_eq!(hints(&full), [""; 0]);
    assert!(!Hint::exists(set(&full)) && Hint::exists(set(&crowd)));
    for hint in Hint::all() {
        assert_eq!(hint.to_string().parse(), Ok(hint));
    }
}

#[test]
fn cry_29_the_hint_of_a_setup_is_drawn_evenly() {
    let wish = Wish { mode: Mode::Normal, n_seats: 3, difficulty: crate::Difficulty::Any };
    let mut counts = [0_u32; crate::N_HINTS];
    for number in 0..3_000 {
        let setup = crate::generate(wish, &mut Chance::new(Seed::from_number(3)).stream(number));
        let about = Hint::about(setup.clues().iter().copied().collect());
        assert!(about.contains(&setup.hint()));
        if about.len() == 2 {
            counts[usize::from(about[1] == setup.hint())] += 1;
        }
    }
    assert!(counts[0] > 300 && (0.8..1.25).contains(&(f64::from(counts[0]) / f64::from(counts[1]))), "{counts:?}");
}

#![expect(non_snake_case, reason = "the ids of rules are separated by two underscores")]

//! The golden vectors: twelve boards with a mask for every clue, and setups with their habitat.

use cryptide::{Clue, Hex, Map};
use serde::Deserialize;

#[derive(Deserialize)]
struct Golden {
    boards: Vec<Board>,
}

#[derive(Deserialize)]
struct Board {
    mode: String,
    layout: Vec<Section>,
    structures: Vec<Structure>,
    terrain_rows: Vec<String>,
    animal_rows: Vec<String>,
    clue_masks_hex: std::collections::BTreeMap<usize, Mask>,
    setups: Vec<Given>,
}

#[derive(Deserialize)]
struct Section {
    section: usize,
    rotated: bool,
}

#[derive(Deserialize)]
struct Structure {
    row: usize,
    col: usize,
}

#[derive(Deserialize)]
struct Mask {
    mask: String,
    count: usize,
}

#[derive(Deserialize)]
struct Given {
    players: usize,
    clues: Vec<GivenClue>,
    habitat: Place,
}

#[derive(Deserialize)]
struct GivenClue {
    id: usize,
    negated: bool,
}

#[derive(Deserialize)]
struct Place {
    row: usize,
    col: usize,
}

fn golden() -> Golden {
    serde_json::from_str(include_str!("data/golden.json")).expect("the golden file is as agreed")
}

impl Board {
    /// The code of the board, written from its parts.
    fn code(&self) -> String {
        let slots = self.layout.iter().map(|it| format!("{:X}", it.section + 6 * usize::from(it.rotated)));
        let structures = self.structures.iter().map(|it| format!("{:X}{:X}", it.row, it.col));
        slots.chain(structures).collect()
    }

    fn map(&self) -> Map {
        self.code().parse().expect("a golden board is a map")
    }
}

#[test]
fn cry_1__cry_2_golden_boards_have_their_terrains_and_animals() {
    let boards = golden().boards;
    assert_eq!(boards.len(), 12);
    for board in boards {
        let ground = board.map().ground();
        for hex in Hex::all() {
            let theirs = board.terrain_rows[hex.row()].as_bytes()[hex.col()];
            let ours =
                cryptide::Terrain::ALL.into_iter().find(|it| ground.terrain(*it).contains(hex)).expect("one each");
            assert_eq!(
                char::from(if theirs == b'W' { b'L' } else { theirs }),
                ours.letter(),
                "{hex} of {}",
                board.code()
            );
            let theirs = board.animal_rows[hex.row()].as_bytes()[hex.col()];
            let ours = cryptide::Animal::ALL.into_iter().find(|it| ground.animal(*it).contains(hex));
            let ours = ours.map_or('.', cryptide::Animal::letter);
            assert_eq!(char::from(if theirs == b'c' { b'p' } else { theirs }), ours, "{hex} of {}", board.code());
        }
    }
}

#[test]
fn cry_4__cry_8_golden_masks_of_every_clue() {
    let mut n_masks = 0;
    for board in golden().boards {
        let map = board.map();
        assert_eq!(map.to_string(), board.code());
        assert_eq!(map.mode() == cryptide::Mode::Advanced, board.mode == "advanced");
        let masks = map.masks();
        for (id, mask) in &board.clue_masks_hex {
            let bits = u128::from_str_radix(&mask.mask, 16).expect("hexadecimal");
            let clue = Clue::new(*id, false).expect("a clue");
            assert_eq!(masks.fits(clue).bits(), bits, "clue {id} of {}", board.code());
            assert_eq!(masks.fits(clue).len(), mask.count);
            let negated = Clue::new(*id, true).expect("a clue");
            assert_eq!(masks.fits(negated).len(), 108 - mask.count);
            assert_eq!(map.ground().fits(negated), masks.fits(negated));
            n_masks += 1;
        }
    }
    assert!(n_masks >= 12 * 23);
}

#[test]
fn cry_6__cry_11_golden_setups_have_their_habitat() {
    let mut n_setups = 0;
    for board in golden().boards {
        let masks = board.map().masks();
        for setup in board.setups {
            let clues: Vec<Clue> = setup.clues.iter().map(|it| Clue::new(it.id, it.negated).expect("a clue")).collect();
            assert_eq!(clues.len(), setup.players);
            let hexes: Vec<Hex> = masks.fit_all(&clues).iter().collect();
            assert_eq!(hexes, [Hex::new(setup.habitat.row, setup.habitat.col).expect("a hex")]);
            n_setups += 1;
        }
    }
    assert_eq!(n_setups, 68);
}

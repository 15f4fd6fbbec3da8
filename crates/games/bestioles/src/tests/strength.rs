//! Totals and control of whole positions.

use table::{Rules, Silent, Turn, pick};

use super::{ONE, TWO, chance, dealt, laid_out, play};
use crate::{Bestioles, State, Theatre};

/// Totals of both seats in air, land and sea.
fn totals(state: &State) -> [[u8; 2]; 3] {
    Theatre::ALL.map(|theatre| [ONE, TWO].map(|side| state.total(side, theatre)))
}

fn totals_of(sides: &str) -> [[u8; 2]; 3] {
    totals(&laid_out(&format!("theatres: air land sea\nfirst: 1\n{sides}")))
}

#[test]
fn bes_44_the_example_of_the_rulebook_as_a_position() {
    let state = laid_out(
        "theatres: air land sea\nfirst: 1\n\
         side 1 air: air-2 air-4\nside 1 land: land-1\nside 1 sea: sea-2 sea-1\n\
         side 2 air: air-3\nside 2 land: land-4\nside 2 sea: sea-3",
    );
    assert_eq!(totals(&state), [[6, 3], [1, 4], [3, 3]]);
    assert_eq!(Theatre::ALL.map(|it| state.control(it)), [ONE, TWO, ONE]);
    assert_eq!(state.leader(), ONE);
}

#[test]
fn bes_44_bes_35_the_tie_goes_to_the_other_first_player() {
    let state = laid_out(
        "theatres: air land sea\nfirst: 2\n\
         side 1 air: air-2 air-4\nside 1 land: land-1\nside 1 sea: sea-2 sea-1\n\
         side 2 air: air-3\nside 2 land: land-4\nside 2 sea: sea-3",
    );
    assert_eq!(Theatre::ALL.map(|it| state.control(it)), [ONE, TWO, TWO]);
    assert_eq!(state.leader(), TWO);
}

#[test]
fn bes_35_at_least_two_theatres_win() {
    let sixes = ["air-6", "land-6", "sea-6"];
    for pattern in 0..8_usize {
        let sides: Vec<String> = Theatre::ALL
            .iter()
            .enumerate()
            .map(|(idx, theatre)| format!("side {} {theatre}: {}", 1 + (pattern >> idx & 1), sixes[idx]))
            .collect();
        for first in 1..=2 {
            let state = laid_out(&format!("first: {first}\n{}", sides.join("\n")));
            let expected = if pattern.count_ones() >= 2 { TWO } else { ONE };
            assert_eq!(state.leader(), expected, "{sides:?}");
        }
    }
}

#[test]
fn bes_35_an_empty_table_is_the_first_players() {
    for (first, seat) in [(1, ONE), (2, TWO)] {
        let state = laid_out(&format!("first: {first}"));
        assert_eq!(Theatre::ALL.map(|it| state.control(it)), [seat; 3]);
        assert_eq!(state.leader(), seat);
    }
}

#[test]
fn bes_45_escalation_up_and_down() {
    let piles = "side 1 air: (air-6) (air-5)\nside 1 land: (land-6)\nside 2 sea: (sea-6)";
    assert_eq!(totals_of(&format!("{piles}\nside 1 sea: sea-2")), [[8, 0], [4, 0], [2, 2]]);
    assert_eq!(totals_of(&format!("{piles}\nside 1 sea: (sea-2)")), [[4, 0], [2, 0], [2, 2]]);
}

#[test]
fn bes_45_escalation_is_turned_down_and_up_again() {
    let mut state = laid_out(
        "theatres: air land sea\nfirst: 2\nhand 1: land-3 air-6\nhand 2: land-2 air-5\n\
         side 1 sea: sea-2\nside 1 air: (sea-1)\nside 2 air: (sea-4)",
    );
    assert_eq!(totals(&state)[0], [4, 2]);
    play(&mut state, &["2 deploy land-2 land", "2 flip sea 1"]);
    assert_eq!(totals(&state)[0], [2, 2]);
    play(&mut state, &["1 deploy land-3 land", "1 flip sea 1"]);
    assert_eq!(totals(&state)[0], [4, 2]);
}

#[test]
fn bes_28_bes_31_cover_fire_and_escalation_do_not_add_up() {
    assert_eq!(totals_of("side 1 land: (land-6) land-4\nside 1 sea: sea-2")[1], [8, 0]);
}

#[test]
fn bes_28_cover_fire_reaches_every_card_below_and_none_above() {
    assert_eq!(totals_of("side 1 land: land-6 (land-1) land-4 land-5 (land-3)")[1], [4 + 4 + 4 + 5 + 2, 0]);
    assert_eq!(totals_of("side 1 land: land-6 (land-4)")[1], [8, 0], "face down it does nothing");
    assert_eq!(totals_of("side 1 land: land-6 land-4\nside 2 land: land-1 (land-2)")[1], [8, 3], "its own pile only");
    assert_eq!(totals_of("side 1 air: air-6 land-4\nside 1 land: land-6")[..2], [[8, 0], [6, 0]], "where it lies");
}

#[test]
fn bes_20_a_card_elsewhere_counts_in_full() {
    assert_eq!(totals_of("side 1 air: land-6 sea-3\nside 2 sea: air-6"), [[9, 0], [0, 0], [0, 6]]);
}

#[test]
fn bes_21_support_from_each_place_of_the_row() {
    assert_eq!(totals_of("side 1 air: air-1"), [[1, 0], [3, 0], [0, 0]]);
    assert_eq!(totals_of("side 1 land: air-1"), [[3, 0], [1, 0], [3, 0]]);
    assert_eq!(totals_of("side 1 sea: air-1"), [[0, 0], [3, 0], [1, 0]]);
    assert_eq!(totals_of("side 1 sea: (air-1)"), [[0, 0], [0, 0], [2, 0]], "not face down");
    assert_eq!(totals_of("side 2 sea: air-1 sea-6"), [[0, 0], [0, 3], [0, 7]], "covered too");
}

#[test]
fn bes_21_bes_28_support_under_cover_fire_counts_four_and_still_gives_three() {
    assert_eq!(totals_of("side 1 land: air-1 land-4"), [[3, 0], [8, 0], [3, 0]]);
}

#[test]
fn the_quick_totals_are_the_totals_all_along_random_games() {
    let (mut rng, mut moves) = (chance(7), Vec::new());
    for game in 0..200 {
        let mut state = dealt(game);
        while let Turn::Open { .. } = Bestioles::turn(&state) {
            for side in [ONE, TWO] {
                assert_eq!(state.totals(side), Theatre::ALL.map(|it| state.total(side, it)), "{state:?}");
            }
            moves.clear();
            Bestioles::moves(&state, state.asked.into(), &mut moves);
            let mv = *pick(&moves, &mut rng).expect("an open game has moves");
            let seat = state.asked.into();
            Bestioles::apply(&mut state, seat, mv, &mut rng, &mut Silent);
        }
    }
}

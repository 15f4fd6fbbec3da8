//! Loups-garous goes through the battery. `BESTIAIRE_GAMES` sets how many games each test plays.

use loups_garous::LoupsGarous;
use proving::n_games;

#[test]
fn nothing_is_lost_and_every_game_ends() {
    proving::nothing_is_lost::<LoupsGarous>(n_games(2_000));
}

#[test]
fn listed_moves_are_accepted_and_others_refused_unchanged() {
    proving::moves_and_play_agree::<LoupsGarous>(n_games(30));
}

#[test]
fn records_replay_to_the_same_bytes() {
    proving::records_replay::<LoupsGarous>(n_games(200));
}

#[test]
fn two_worlds_give_each_seat_the_same_bytes() {
    proving::two_worlds_look_the_same::<LoupsGarous>(n_games(24));
}

#[test]
fn every_move_has_a_number_and_every_number_a_move() {
    proving::moves_are_numbered::<LoupsGarous>();
}

#[test]
fn playouts_keep_the_rules() {
    proving::playouts_keep_the_rules::<LoupsGarous>(n_games(60));
}

#[test]
fn order_moves_no_chance() {
    let n_pairs = proving::order_moves_no_chance::<LoupsGarous>(n_games(60));
    assert!(n_pairs > 0, "two seats act at once somewhere");
}

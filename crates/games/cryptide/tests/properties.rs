//! Cryptide goes through the battery. `BESTIAIRE_GAMES` sets how many games each test plays.
//!
//! At honour tables every token of everybody may be corrected to any hex at any time: thousands of moves at each step, all
//! of them tried. That is why these tests are the slowest of the house.

use cryptide::Cryptide;
use proving::n_games;

#[test]
fn nothing_is_lost_and_every_game_ends() {
    proving::nothing_is_lost::<Cryptide>(n_games(2_000));
}

#[test]
fn listed_moves_are_accepted_and_others_refused_unchanged() {
    proving::moves_and_play_agree::<Cryptide>(n_games(120));
}

#[test]
fn records_replay_to_the_same_bytes() {
    proving::records_replay::<Cryptide>(n_games(1_000));
}

#[test]
fn two_worlds_give_each_seat_the_same_bytes() {
    proving::two_worlds_look_the_same::<Cryptide>(n_games(120));
}

#[test]
fn every_move_has_a_number_and_every_number_a_move() {
    proving::moves_are_numbered::<Cryptide>();
}

#[test]
fn playouts_keep_the_rules() {
    proving::playouts_keep_the_rules::<Cryptide>(n_games(60));
}

#[test]
fn order_moves_no_chance() {
    let n_pairs = proving::order_moves_no_chance::<Cryptide>(n_games(200));
    assert!(n_pairs > 0, "two seats act at once somewhere");
}

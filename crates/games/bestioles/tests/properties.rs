//! Bestioles goes through the battery. `BESTIAIRE_GAMES` sets how many games each test plays.

use bestioles::Bestioles;
use proving::n_games;

#[test]
fn nothing_is_lost_and_every_war_ends() {
    proving::nothing_is_lost::<Bestioles>(n_games(4_000));
}

#[test]
fn listed_moves_are_accepted_and_others_refused_unchanged() {
    proving::moves_and_play_agree::<Bestioles>(n_games(2_000));
}

#[test]
fn records_replay_to_the_same_bytes() {
    proving::records_replay::<Bestioles>(n_games(2_000));
}

#[test]
fn two_worlds_give_each_seat_the_same_bytes() {
    proving::two_worlds_look_the_same::<Bestioles>(n_games(2_000));
}

#[test]
fn every_move_has_a_number_and_every_number_a_move() {
    proving::moves_are_numbered::<Bestioles>();
}

#[test]
fn playouts_keep_the_rules() {
    proving::playouts_keep_the_rules::<Bestioles>(n_games(60));
}

//! Points of battles and withdrawals.

use table::{Rules, Turn};

use super::{ONE, TWO, Target, laid_out_for, play};
use crate::{Bestioles, State};

const ALL_TARGETS: [Target; 3] = [Target::Twelve, Target::Eighteen, Target::Bleusaille];

/// What seat 1 gives by withdrawing with `n` cards, as first or as second player.
fn given_by_withdrawing(target: Target, as_first: bool, n: usize) -> u8 {
    let hand = ["air-1", "air-2", "air-3", "land-1", "land-2", "land-3"][..n].join(" ");
    let first = if as_first { 1 } else { 2 };
    let mut state = laid_out_for(target, &format!("first: {first}\nactive: 1\nhand 1: {hand}\nhand 2: sea-1"));
    play(&mut state, &["1 withdraw"]);
    assert_eq!(state.scores[0], 0, "the withdrawer gets nothing");
    let last = state.last.expect("a battle has ended");
    assert_eq!((last.winner, last.points, last.withdrawn), (1, state.scores[1], true));
    state.scores[1]
}

fn withdrawals(target: Target, as_first: bool) -> [u8; 6] {
    [6, 5, 4, 3, 2, 1].map(|n| given_by_withdrawing(target, as_first, n))
}

#[test]
fn bes_37_withdrawals_of_the_first_player_by_cards_left() {
    assert_eq!(withdrawals(Target::Twelve, true), [2, 2, 2, 3, 3, 4]);
    assert_eq!(Target::Twelve.for_withdrawals(true)[0], 6);
}

#[test]
fn bes_37_withdrawals_of_the_second_player_by_cards_left() {
    assert_eq!(withdrawals(Target::Twelve, false), [2, 2, 3, 3, 4, 6]);
    assert_eq!(Target::Twelve.for_withdrawals(false)[0], 6);
}

#[test]
fn bes_37_the_view_shows_the_same_tables() {
    let state = laid_out_for(Target::Twelve, "first: 2");
    let view = Bestioles::view(&state, table::Viewer::Public);
    assert_eq!(view.players[1].withdrawals, [6, 4, 3, 3, 2, 2, 2]);
    assert_eq!(view.players[0].withdrawals, [6, 6, 4, 3, 3, 2, 2]);
    assert_eq!(view.players.map(|it| it.withdrawal), [2, 2]);
}

#[test]
fn bes_40_the_long_war_has_the_same_tables_and_bleusaille_gives_one() {
    for as_first in [true, false] {
        assert_eq!(withdrawals(Target::Eighteen, as_first), withdrawals(Target::Twelve, as_first));
        assert_eq!(withdrawals(Target::Bleusaille, as_first), [1; 6]);
    }
}

/// Seat 1 wins a battle fought to the end from these scores.
fn after_a_battle(target: Target, scores: [u8; 2]) -> State {
    let text =
        format!("first: 1\nscores: {} {}\nhand 1: air-6\nhand 2: sea-6\nside 1 land: land-6", scores[0], scores[1]);
    let mut state = laid_out_for(target, &text);
    play(&mut state, &["1 deploy air-6 air", "2 deploy sea-6 sea"]);
    state
}

#[test]
fn bes_36_bes_40_a_battle_fought_to_the_end() {
    let points = ALL_TARGETS.map(|it| after_a_battle(it, [0, 0]).scores);
    assert_eq!(points, [[6, 0], [6, 0], [1, 0]]);
}

fn is_over(state: &State) -> bool {
    matches!(Bestioles::turn(state), Turn::Over(_))
}

#[test]
fn bes_38_bes_40_the_target_ends_the_war_and_not_a_point_less() {
    let ends = |target, score| is_over(&after_a_battle(target, [score, 0]));
    assert_eq!([5, 6, 7, 11].map(|score| ends(Target::Twelve, score)), [false, true, true, true]);
    assert_eq!([6, 11, 12, 17].map(|score| ends(Target::Eighteen, score)), [false, false, true, true]);
    assert_eq!([0, 1, 2].map(|score| ends(Target::Bleusaille, score)), [false, false, true]);
    assert_eq!(ALL_TARGETS.map(Target::points), [12, 18, 3]);
}

#[test]
fn bes_38_the_winner_of_the_last_battle_wins_the_war() {
    let state = after_a_battle(Target::Twelve, [6, 11]);
    assert_eq!(Bestioles::turn(&state).outcome().map(|it| it.winners().first()), Some(Some(ONE)));
    assert_eq!(state.scores, [12, 11]);
    for seat in [ONE, TWO] {
        let mut moves = Vec::new();
        Bestioles::moves(&state, seat.into(), &mut moves);
        assert!(moves.is_empty());
    }
}

//! Chance: the deal, the next deal, and twelve turns a battle.

use std::collections::BTreeMap;

use proving::{dice, random_move};
use table::{Rules, Silent, Viewer};

use super::{ONE, TWO, cards, chance, dealt, laid_out, open_moves, play};
use crate::state::{Ask, State};
use crate::{Bestioles, Card, CardSet, Move, Target, Theatre};

const DEALS: u64 = 6_000;

/// Counts what `what` says of many deals: each of its `n` answers comes as often, within five standard deviations.
fn comes_evenly<T: Ord + std::fmt::Debug>(n: usize, what: impl Fn(&State) -> T) {
    let mut counts: BTreeMap<T, usize> = BTreeMap::new();
    for number in 0..DEALS {
        *counts.entry(what(&dealt(number))).or_default() += 1;
    }
    let fair = DEALS as usize / n;
    assert_eq!(counts.len(), n, "{counts:?}");
    let slack = (25 * fair).isqrt();
    assert!(counts.values().all(|it| it.abs_diff(fair) < slack), "{counts:?}");
}

#[test]
fn bes_1_every_order_of_the_theatres_comes_as_often() {
    comes_evenly(6, |it| it.order);
}

#[test]
fn bes_1_neighbours_are_adjacent_and_ends_are_not() {
    for number in 0..50 {
        let state = dealt(number);
        let [left, middle, right] = state.order;
        let adjacent: Vec<(Theatre, Theatre)> = Theatre::ALL
            .into_iter()
            .flat_map(|one| Theatre::ALL.map(|other| (one, other)))
            .filter(|(one, other)| state.adjacent(*one, *other))
            .collect();
        assert_eq!(adjacent.len(), 4);
        for pair in [(left, middle), (middle, left), (middle, right), (right, middle)] {
            assert!(adjacent.contains(&pair));
        }
    }
}

#[test]
fn bes_2_either_seat_begins_as_often() {
    comes_evenly(2, |it| it.first);
    assert!((0..100).map(dealt).all(|it| it.active == it.first && it.asked == it.first));
}

#[test]
fn bes_3_every_card_comes_everywhere_as_often() {
    for card in Card::all() {
        comes_evenly(3, |it| it.hands.iter().position(|hand| hand.contains(card)));
    }
    comes_evenly(18, |it| it.deck.cards().last().copied());
    comes_evenly(18, |it| it.deck.cards().first().copied());
}

#[test]
fn bes_1_bes_2_bes_3_order_role_and_cards_are_independent() {
    comes_evenly(36, |it| (it.order, it.first, it.hands.iter().position(|hand| hand.contains(Card::SUPPORT))));
}

fn is_fresh_deal(state: &State) {
    let deck: CardSet = state.deck.cards().iter().copied().collect();
    let all = state.hands[0].or(state.hands[1]).or(deck);
    assert_eq!([state.hands[0].len(), state.hands[1].len(), deck.len()], [6, 6, 6]);
    assert_eq!(all, CardSet::DECK);
    assert!(state.piles.as_flattened().iter().all(|it| it.is_empty()));
}

#[test]
fn bes_3_six_cards_each_and_six_in_the_deck_that_nobody_has_seen() {
    for state in (0..200).map(dealt) {
        is_fresh_deal(&state);
        for viewer in Viewer::all(2) {
            assert!(Bestioles::view(&state, viewer).deck.iter().all(Option::is_none));
        }
    }
}

/// Golden: if this changes, every stored record is lost.
#[test]
fn bes_3_the_same_seed_deals_the_same_cards_for_ever() {
    let state = dealt(7);
    let deck: Vec<Card> = state.deck.cards().iter().rev().copied().collect();
    let text =
        format!("{:?} first {} {:?} {:?} deck {deck:?}", state.order, state.first, state.hands[0], state.hands[1]);
    let golden = "[Sea, Air, Land] first 1 {air-2, air-6, land-4, sea-1, sea-3, sea-6} \
        {air-4, land-2, land-3, land-5, land-6, sea-5} deck [air-5, land-1, sea-2, sea-4, air-1, air-3]";
    assert_eq!(text, golden);
}

#[test]
fn bes_2_a_battle_fought_to_the_end_has_twelve_turns() {
    for game in 0..400 {
        fight_to_the_end(game);
    }
}

/// Plays a battle at random without withdrawing, and checks what each turn takes from the hands.
fn fight_to_the_end(game: u64) {
    let mut rng = dice(game);
    let mut state = dealt(game);
    let mut turns = 0;
    let hands = |state: &State| state.hands.map(CardSet::len);
    let mut before = hands(&state);
    while state.battle == 1 {
        if state.ask == Ask::Turn {
            let active = if turns % 2 == 0 { state.first } else { state.first.other() };
            assert_eq!((state.active, state.asked), (active, active), "turns alternate: game {game}, turn {turns}");
            if turns > 0 {
                let mut expected = before;
                expected[active.other().idx()] -= 1;
                assert_eq!(hands(&state), expected, "one card a turn: game {game}, turn {turns}");
            }
            before = hands(&state);
            turns += 1;
        }
        let (actor, mv) = loop {
            let (actor, mv) = random_move::<Bestioles>(&state, &mut rng).expect("a battle goes on");
            if mv != Move::Withdraw {
                break (actor, mv);
            }
        };
        Bestioles::play(&mut state, actor, mv, &mut rng, &mut Silent).expect("a listed move");
    }
    assert_eq!(turns, 12, "game {game}");
    let result = state.last.expect("a battle has ended");
    assert_eq!((result.points, result.withdrawn), (6, false));
}

#[test]
fn bes_38_bes_39_all_eighteen_cards_are_dealt_again() {
    let mut of_one = 0;
    for number in 0..2_000 {
        let mut state = laid_out("first: 1\nhand 1: air-1\nhand 2: sea-1\nside 2 land: (land-4) land-5\nair drop: 1");
        Bestioles::play(&mut state, ONE.into(), Move::Withdraw, &mut chance(number), &mut Silent).expect("allowed");
        is_fresh_deal(&state);
        assert_eq!(state.known, [CardSet::EMPTY; 3]);
        of_one += usize::from(state.hands[0].contains(Card::SUPPORT));
    }
    assert!((560..780).contains(&of_one), "a card that was held is dealt like any other: {of_one}");
}

#[test]
fn bes_39_theatres_shift_and_roles_are_swapped() {
    for number in 0..60 {
        let mut state = dealt(number);
        let ([a, b, c], first) = (state.order, state.first);
        // 2 points a battle: nobody has won after three.
        for (battle, order) in [[c, a, b], [b, c, a], [a, b, c]].into_iter().enumerate() {
            let asked = state.asked;
            play(&mut state, &[&format!("{asked} withdraw")]);
            assert_eq!(state.order, order);
            assert_eq!(state.first == first, battle % 2 == 1, "the roles are swapped each time");
            assert_eq!((state.active, state.battle), (state.first, battle as u16 + 2));
        }
        assert_eq!(state.scores.iter().sum::<u8>(), 6);
    }
}

#[test]
fn bes_39_the_roles_follow_the_last_battle_not_its_winner() {
    for (moves, winner) in
        [(["1 deploy air-6 air", "2 withdraw"], ONE), (["1 improvise air-6 air", "2 deploy sea-6 sea"], TWO)]
    {
        let mut state = laid_out("first: 1\nhand 1: air-6\nhand 2: sea-6\nside 2 land: land-6");
        play(&mut state, &moves);
        assert_eq!(state.last.map(|it| it.winner), Some(winner.into()));
        assert_eq!((state.first, state.asked), (TWO, TWO));
    }
}

#[test]
fn bes_38_nothing_but_the_scores_is_carried_over() {
    let mut state =
        laid_out("first: 2\nscores: 3 4\nbattle: 5\nhand 2: air-1 air-2 air-3\nhand 1: sea-1 sea-2\nside 1 air: air-5");
    play(&mut state, &["2 withdraw"]);
    assert_eq!((state.scores, state.battle, state.air_drop), ([6, 4], 6, [false; 2]));
    assert_eq!((state.up, state.target), ([CardSet::EMPTY; 2], Target::Twelve));
    assert_ne!(state.hands[0], cards("sea-1 sea-2"));
}

#[test]
fn a_hand_larger_than_any_that_is_dealt_is_listed_whole() {
    let state = laid_out("first: 1\nhand 1: air-1 air-2 air-3 air-4 air-5 air-6 land-1 land-2\nhand 2: sea-1");
    assert_eq!(open_moves(&state).len(), 4 * 8 + 1);
}

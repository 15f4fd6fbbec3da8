//! Rules that no scenario can show: chance, tables, whole positions, knowledge over many steps.

mod abilities;
mod dealing;
mod knowledge;
mod points;
mod secrets;
mod strength;

use table::{Chance, Layout, LayoutLine, Rng, Rules, Seat, Seed, Silent};

use crate::{Ability, Bestioles, CARDS, Card, CardSet, Move, Options, State, Target};

const ONE: Seat = Seat::at(0);
const TWO: Seat = Seat::at(1);

fn chance(number: u64) -> impl Rng {
    Chance::new(Seed::from_number(number)).stream(0)
}

fn dealt(number: u64) -> State {
    Bestioles::deal(&Options::default(), 2, &mut chance(number))
}

fn card(key: &str) -> Card {
    key.parse().expect("a card")
}

fn cards(keys: &str) -> CardSet {
    keys.split_whitespace().map(card).collect()
}

/// Lays out a position from the lines of a scenario's set-up.
fn laid_out(text: &str) -> State {
    laid_out_for(Target::Twelve, text)
}

fn laid_out_for(target: Target, text: &str) -> State {
    let line = |(idx, text): (usize, &str)| {
        let (key, value) = text.split_once(": ").expect("`key: value`");
        LayoutLine { line: idx + 1, key: key.trim().into(), value: value.trim().into() }
    };
    let lines: Vec<LayoutLine> = text.lines().filter(|it| !it.trim().is_empty()).enumerate().map(line).collect();
    Bestioles::lay_out(&Options { target }, 2, &lines, &mut chance(0)).expect("a position")
}

/// Plays moves written as in a scenario: `1 deploy air-3 air`.
fn play(state: &mut State, moves: &[&str]) {
    for text in moves {
        let (seat, notation) = text.split_once(' ').expect("`seat move`");
        let seat: Seat = seat.parse().expect("a seat");
        let mv = notation.parse().expect("a move");
        Bestioles::play(state, seat.into(), mv, &mut chance(1), &mut Silent).expect(text);
    }
}

/// The moves of the seat that is asked, in alphabetical order.
fn open_moves(state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    Bestioles::moves(state, state.asked.into(), &mut moves);
    let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn the_cards_are_as_printed() {
    let printed = "air-1 O Support, air-2 I AirDrop, air-3 I Maneuver, air-4 O Aerodrome, air-5 O Containment, \
        air-6 O None, land-1 I Reinforce, land-2 I Ambush, land-3 I Maneuver, land-4 O CoverFire, land-5 I Disrupt, \
        land-6 O None, sea-1 I Transport, sea-2 O Escalation, sea-3 I Maneuver, sea-4 I Redeploy, sea-5 O Blockade, \
        sea-6 O None";
    let kind = |it: Ability| if it.is_instant() { "I" } else { "O" };
    let ours: Vec<String> = CARDS
        .iter()
        .map(|it| format!("{}-{} {} {:?}", it.theatre, it.strength, kind(it.ability), it.ability))
        .collect();
    assert_eq!(ours.join(", "), printed);
    assert!(Card::all().all(|it| it.to_string() == format!("{}-{}", it.theatre(), it.strength())));
}

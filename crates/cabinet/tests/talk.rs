//! Where many talk at once, a word need not wait for the last word of the others.

use std::collections::BTreeMap;

use cabinet::AnySession;
use table::{Actor, Seat, Seed, Turn, Viewer};

const N_SEATS: usize = 8;

/// A village that has got through its first night: in every call the first answer of everybody.
fn first_debate() -> Box<dyn AnySession> {
    let mut game =
        cabinet::deal("loups-garous", &BTreeMap::new(), N_SEATS, Seed::from_number(3)).expect("eight may play");
    while !speakers(game.as_ref()).any(|it| may_accuse(game.as_ref(), it)) {
        let Turn::Open { must, .. } = game.turn() else { panic!("nobody wins in one night") };
        let seat = must.first().expect("somebody is asked");
        let answer = game.moves(seat.into()).swap_remove(0);
        game.play(seat.into(), &answer).expect("a listed move");
    }
    game
}

fn speakers(game: &dyn AnySession) -> impl Iterator<Item = Seat> {
    match game.turn() {
        Turn::Open { must, .. } => must.iter().collect::<Vec<_>>().into_iter(),
        Turn::Over(_) => Vec::new().into_iter(),
    }
}

fn may_accuse(game: &dyn AnySession, seat: Seat) -> bool {
    game.moves(Actor::Seat(seat)).iter().any(|it| it.starts_with("accuse"))
}

#[test]
fn a_word_crosses_with_the_words_of_others() {
    let mut game = first_debate();
    let village: Vec<Seat> = speakers(game.as_ref()).collect();
    let (ana, bob, carl) = (village[0], village[1], village[2]);
    let seen = game.moment_number(Viewer::Seat(ana));
    let accusation = format!("accuse {carl}");
    game.play(bob.into(), &accusation).expect("a statement");
    assert!(game.moment_number(Viewer::Seat(ana)) > seen, "everybody has heard it");
    assert!(game.still_open(ana, seen, &accusation), "it was offered before and after");
    assert!(!game.still_open(ana, seen, "yes"), "nobody has named her");
    assert!(!game.still_open(ana, seen + 9, &accusation), "a moment that has not been");
    assert!(!game.still_open(ana, seen, "nonsense"));

    let seen_by_carl = game.moment_number(Viewer::Seat(carl)) - 1;
    assert!(!game.still_open(carl, seen_by_carl, "no"), "an answer to what he had not heard yet");

    game.play(ana.into(), &accusation).expect("a statement");
    assert!(!game.still_open(ana, seen, &accusation), "one tap, one word");
}

#[test]
fn an_answer_never_slips_into_the_next_question() {
    let mut game = first_debate();
    let ana = speakers(game.as_ref()).next().expect("somebody lives");
    let seen = game.moment_number(Viewer::Seat(ana));
    let whom = speakers(game.as_ref()).nth(1).expect("so does somebody else");
    let accusation = format!("accuse {whom}");
    let time_up = game.time_up().expect("a debate has a clock");
    game.play(Actor::Referee, &time_up).expect("time is up");
    assert!(game.moves(ana.into()).contains(&accusation), "one may still accuse during the vote");
    assert!(!game.still_open(ana, seen, &accusation), "but it is another period");
}

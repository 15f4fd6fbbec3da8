//! Queues that no series of moves leads to, laid out by hand (BES-11 speaks of them nevertheless).

use table::Seat;

use super::{ONE, TWO, card, laid_out, open_moves, play};
use crate::state::{Ask, Trigger};
use crate::{State, Theatre};

/// Seat 1 is asked by its Redeploy, and an instant of seat 1, face down by now, waits behind it.
fn redeploy_before(waiting: &str) -> State {
    let mut state = laid_out(&format!(
        "theatres: air land sea\nfirst: 1\nhand 1: land-6 air-6\nhand 2: sea-6 air-5\n\
         side 1 sea: sea-4\nside 1 air: ({waiting})\nside 2 land: land-4"
    ));
    state.ask = Ask::Redeploy { card: card("sea-4") };
    wait(&mut state, waiting, ONE);
    state
}

fn wait(state: &mut State, waiting: &str, owner: Seat) {
    state.queue.push(Trigger { card: card(waiting), owner });
}

#[test]
fn bes_11_maneuver_and_reinforce_off_the_table_are_ignored() {
    for waiting in ["air-3", "land-1"] {
        let mut state = redeploy_before(waiting);
        let deck = state.deck;
        play(&mut state, &[&format!("1 redeploy {waiting}"), "1 deploy air-6 air"]);
        assert_eq!((state.ask, state.asked), (Ask::Turn, TWO), "{waiting}");
        assert_eq!(state.deck, deck, "nothing is drawn");
    }
}

#[test]
fn bes_11_maneuver_on_the_table_again_measures_from_there() {
    let mut state = redeploy_before("land-3");
    play(&mut state, &["1 redeploy land-3", "1 deploy land-3 land"]);
    // Once for the trigger that waited, once for the play.
    for _ in 0..2 {
        assert_eq!(state.asked, ONE);
        assert_eq!(open_moves(&state), ["flip sea 1"]);
        play(&mut state, &["1 flip sea 1"]);
    }
    assert_eq!(state.ask, Ask::Turn, "Redeploy has no face-down card to take back");
    assert_eq!(state.asked, TWO);
}

#[test]
fn bes_11_other_instants_work_although_their_card_was_taken_back() {
    let cases = [
        ("land-2", vec!["flip air 1", "flip land 2", "flip sea 1"]),
        ("land-5", vec!["flip air 1", "flip sea 1"]),
        (
            "sea-1",
            vec![
                "decline",
                "transport air-6 land",
                "transport air-6 sea",
                "transport sea-4 air",
                "transport sea-4 land",
            ],
        ),
    ];
    for (waiting, expected) in cases {
        let mut state = redeploy_before(waiting);
        play(&mut state, &[&format!("1 redeploy {waiting}"), "1 deploy air-6 air"]);
        assert_eq!(state.asked, ONE, "{waiting}");
        assert_eq!(open_moves(&state), expected, "{waiting}");
    }
}

#[test]
fn bes_11_bes_22_air_drop_taken_back_still_serves_the_next_card() {
    let mut state = redeploy_before("air-2");
    play(&mut state, &["1 redeploy air-2", "1 deploy air-6 air"]);
    assert_eq!(state.asked, TWO);
    assert!(state.air_drop[0], "it is set off after the card that Redeploy played");
    play(&mut state, &["2 deploy air-5 air", "1 deploy land-6 sea"]);
}

#[test]
fn bes_14_instants_are_carried_out_in_the_order_in_which_they_were_set_off() {
    let mut state = laid_out(
        "theatres: air land sea\nfirst: 1\nhand 1: land-6 air-6\nhand 2: sea-6 air-5\n\
         side 1 sea: sea-3\nside 2 land: (land-2)\nside 1 air: sea-1\nside 2 air: air-3\nside 1 land: land-5",
    );
    state.ask = Ask::FlipNear { card: card("sea-3"), from: Theatre::Sea };
    wait(&mut state, "sea-1", ONE);
    wait(&mut state, "air-3", TWO);
    play(&mut state, &["1 flip land 2"]);
    let waiting =
        |state: &State| -> Vec<String> { state.queue.waiting().iter().map(|it| it.card.to_string()).collect() };
    assert_eq!((state.ask, state.asked), (Ask::Transport { card: card("sea-1") }, ONE));
    assert_eq!(waiting(&state), ["air-3", "land-2"]);
    play(&mut state, &["1 decline"]);
    assert_eq!((state.asked, waiting(&state)), (TWO, vec!["land-2".to_string()]));
    play(&mut state, &["2 flip land 1"]);
    assert_eq!((state.ask, state.asked), (Ask::FlipAny { card: card("land-2") }, TWO));
    play(&mut state, &["2 flip land 1"]);
    // Disrupt was turned down and up again meanwhile: it is set off last.
    assert_eq!((state.ask, state.asked), (Ask::DisruptFirst { card: card("land-5") }, ONE));
    play(&mut state, &["1 flip sea 1", "2 flip air 2"]);
    assert_eq!((state.ask, state.asked), (Ask::Turn, TWO));
}

#[test]
fn bes_29_an_owner_without_a_card_is_skipped_and_the_opponent_still_flips() {
    let mut state = laid_out(
        "theatres: air land sea\nfirst: 1\nhand 1: sea-6 air-6\nhand 2: land-6\nside 1 air: (land-5)\n\
         side 1 sea: (sea-4)\nside 2 land: land-4\nside 2 air: air-5",
    );
    // Redeploy lies face down itself, and both cards of seat 1 leave the table one after the other.
    state.ask = Ask::Redeploy { card: card("sea-4") };
    wait(&mut state, "sea-4", ONE);
    wait(&mut state, "land-5", ONE);
    play(&mut state, &["1 redeploy land-5", "1 improvise land-5 air", "1 redeploy sea-4", "1 improvise sea-4 sea"]);
    // Containment has destroyed both.
    assert!(state.piles[0].iter().all(|it| it.is_empty()));
    assert_eq!((state.ask, state.asked), (Ask::DisruptSecond { card: card("land-5") }, TWO));
    assert_eq!(open_moves(&state), ["flip air 2", "flip land 2"]);
}

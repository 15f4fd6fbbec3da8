//! Who may talk where, clocks, and what a narrator needs.

#![expect(non_snake_case, reason = "ids of rules are separated by two underscores")]

mod common;

use common::{eyes, json, play, seat, view, with_cards};
use loups_garous::{LoupsGarous, State};
use table::{Rules, Viewer};

const CARDS: &str = "wolf wolf seer hunter villager villager villager villager";
const WITH_HUNTER: &str = r#"{"hunter":"yes","double":"none"}"#;

/// `village!` may be written, `village` only read.
fn channels(state: &State, viewer: Viewer) -> String {
    let words: Vec<String> = LoupsGarous::channels(state, viewer)
        .iter()
        .map(|it| format!("{}{}", it.key, if it.write { "!" } else { "" }))
        .collect();
    words.join(" ")
}

#[test]
fn lgt_talk_4_by_day_the_living_talk_and_the_dead_read() {
    let state = with_cards(WITH_HUNTER, CARDS, "night: 2; phase: debate; dead: 8");
    assert_eq!(channels(&state, eyes(1)), "village!");
    assert_eq!(channels(&state, eyes(8)), "village");
    assert_eq!(channels(&state, Viewer::Public), "village");
}

#[test]
fn lgt_talk_4__lgt_ngt_2_the_wolves_talk_during_their_calls_only() {
    let mut state =
        with_cards(r#"{"hunter":"yes","girl":"yes"}"#, "wolf wolf seer hunter girl villager villager villager", "");
    assert_eq!(channels(&state, eyes(1)), "village", "the Seer is called");
    play(&mut state, "* timeout");
    for call in ["wolves", "wolves_again", "duel"] {
        assert!(json(&view(&state, Viewer::Public)).contains(&format!("\"call\":\"{call}\"")));
        assert_eq!(channels(&state, eyes(1)), "village wolves!");
        assert_eq!(channels(&state, eyes(3)), "village");
        assert_eq!(channels(&state, Viewer::Public), "village");
        play(&mut state, "* timeout");
    }
    assert_eq!(channels(&state, eyes(1)), "village!");
}

#[test]
fn lgt_talk_4__lgt_slp_1_a_dead_wolf_reads_no_wolves() {
    let state = with_cards(WITH_HUNTER, CARDS, "night: 2; phase: wolves; dead: 2");
    assert_eq!(channels(&state, eyes(1)), "village wolves!");
    assert_eq!(channels(&state, eyes(2)), "village");
}

#[test]
fn lgt_talk_4_the_dead_talk_among_themselves_where_the_table_wants_it() {
    let state = with_cards(r#"{"hunter":"yes","dead_chat":"on"}"#, CARDS, "night: 2; phase: debate; dead: 2");
    assert_eq!(channels(&state, eyes(2)), "village dead!");
    assert_eq!(channels(&state, eyes(1)), "village!");
    assert_eq!(channels(&state, Viewer::Public), "village");
}

#[test]
fn lgt_talk_4_a_hunter_who_still_chooses_reads_neither() {
    let mut state = with_cards(r#"{"hunter":"yes","double":"none","dead_chat":"on"}"#, CARDS, "phase: vote");
    play(&mut state, "1 vote 4; * timeout");
    assert_eq!(channels(&state, eyes(4)), "");
    assert_eq!(channels(&state, eyes(1)), "village!");
    play(&mut state, "4 shoot -");
    assert_eq!(channels(&state, eyes(4)), "village dead!");
}

/// Statements are made of seats and roles: whoever reads them needs no language.
#[test]
fn lgt_talk_3_statements_carry_no_words_of_a_language() {
    let mut state = with_cards(WITH_HUNTER, CARDS, "phase: debate");
    for text in ["3 claim seer", "3 report 1 wolf", "1 no", "1 accuse 3", "5 defend 3", "5 announce 1"] {
        let heard = play(&mut state, text).by(Viewer::Public);
        assert_eq!(heard.len(), 1, "{text}");
        assert!(json(&heard[0]).len() < 90, "{}", json(&heard[0]));
    }
}

/// The public view alone tells one device what to say: night or day, and each call by its name.
#[test]
fn lgt_table_1_the_public_view_names_every_call_and_phase() {
    let mut state = with_cards("{}", "wolf wolf seer villager villager villager villager villager", "");
    let mut said = Vec::new();
    while said.len() < 6 {
        let seen = view(&state, Viewer::Public);
        said.push(seen.call.map_or_else(|| json(&seen.phase), |it| json(&it)));
        play(&mut state, "* timeout");
    }
    assert_eq!(said.join(" ").replace('"', ""), "seer wolves wolves_again debate vote seer");
}

/// Each stretch has its own clock, named among the paces.
#[test]
fn every_stretch_has_a_clock_and_a_default() {
    let mut state = with_cards(WITH_HUNTER, CARDS, "");
    let mut last = 0;
    for _ in 0..12 {
        let period = LoupsGarous::period(&state).expect("an open game");
        assert!(LoupsGarous::paces().iter().any(|it| it.key == period.pace && it.seconds > 0));
        assert!(period.number > last);
        last = period.number;
        assert_eq!(LoupsGarous::time_up(&state).map(|it| it.to_string()).as_deref(), Some("timeout"));
        play(&mut state, "* timeout");
    }
}

#[test]
fn lgt_r33_who_can_leave() {
    let mut state = with_cards(WITH_HUNTER, CARDS, "phase: debate");
    assert_eq!(LoupsGarous::departure(&state, seat(5)).map(|it| it.to_string()).as_deref(), Some("leave 5"));
    play(&mut state, "* leave 5");
    assert_eq!(LoupsGarous::departure(&state, seat(5)), None);
}

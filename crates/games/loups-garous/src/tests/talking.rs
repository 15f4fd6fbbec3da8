//! Who may talk where, clocks, and what a narrator needs.

#![expect(non_snake_case, reason = "ids of rules are separated by two underscores")]

use table::{Rules, Viewer};

use super::{eyes, json, play, seat, view, with_cards};
use crate::{LoupsGarous, News, State, Why};

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
        assert!(json(&heard[0]).len() < 140, "{}", json(&heard[0]));
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

/// Each period has its own clock, named among the periods.
#[test]
fn every_stretch_has_a_clock_and_a_default() {
    let mut state = with_cards(WITH_HUNTER, CARDS, "");
    let mut last = 0;
    for _ in 0..12 {
        let period = LoupsGarous::period(&state).expect("an open game");
        assert!(LoupsGarous::periods().iter().any(|it| it.key == period.kind && it.seconds > 0));
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

fn words(state: &mut State, text: &str) -> (String, Option<crate::Why>, Option<u8>) {
    let news = play(state, text).by(Viewer::Public).remove(0);
    match news {
        News::Accused { why, of, words, .. }
        | News::Defended { why, of, words, .. }
        | News::Announced { why, of, words, .. }
        | News::Doubted { why, of, words, .. }
        | News::Claimed { why, of, words, .. } => (words.to_string(), why, of),
        other => panic!("{other:?} gives no reason"),
    }
}

/// Reasons are public facts: ballots, cards that were shown, claims, who spoke before.
#[test]
fn lgt_talk_3_reasons_come_from_what_everybody_has_seen() {
    let mut state = with_cards(WITH_HUNTER, CARDS, "phase: debate");
    assert_eq!(words(&mut state, "5 accuse 6").1, None, "nothing is known on the first morning");
    assert_eq!(words(&mut state, "7 accuse 6").1, Some(Why::Seconds));
    assert_eq!(words(&mut state, "8 announce 6").2, Some(6), "the last who spoke against 6 is named");
    assert_eq!(words(&mut state, "6 accuse 5").1, Some(Why::AgainstMe));
    play(&mut state, "3 claim seer; 2 claim seer; 3 defend 1");
    assert_eq!(words(&mut state, "5 doubt 2").1, Some(Why::Rivals));
    // The village hangs 1, a wolf, against the votes of 2 and 8; in the night 5 dies, who had named 6 and voted with the others.
    play(&mut state, "* timeout; 2 vote 7; 8 vote 7; 3 vote 1; 4 vote 1; 5 vote 1; 6 vote 1; * timeout");
    play(&mut state, "* timeout; 2 devour 5; * timeout; * timeout");
    assert_eq!(words(&mut state, "7 accuse 3"), ("accused-defended_wolf-1".into(), Some(Why::DefendedWolf), Some(0)));
    assert_eq!(words(&mut state, "7 accuse 8").1, Some(Why::SparedWolf));
    assert_eq!(words(&mut state, "8 accuse 6").1, Some(Why::Feared));
    assert_eq!(words(&mut state, "6 defend 4").1, Some(Why::Hunted));
}

/// However many say the same, no sentence comes twice on one day while there are others; the next day they may.
#[test]
fn lgt_talk_3_no_sentence_twice_a_day() {
    let mut state = with_cards(WITH_HUNTER, CARDS, "phase: debate");
    let mut said = std::collections::BTreeSet::new();
    for round in 0..2 {
        for number in 2..=8 {
            for act in ["accuse 1", "announce 1", "claim villager"] {
                let (words, _, of) = words(&mut state, &format!("{number} {act}"));
                let fresh = said.insert((words.clone(), of));
                assert!(fresh || act == "claim villager" && round == 1, "{number} {act}: {words} about {of:?}");
            }
        }
    }
}

/// A statement is worded by what everybody knows: other cards under the same table change nothing.
#[test]
fn lgt_talk_3_no_secret_chooses_the_words() {
    let talk = "5 accuse 6; 7 accuse 6; 6 announce 5; 1 claim seer; 3 claim seer; 4 doubt 1; 2 defend 1; 8 accuse 2";
    let heard = |cards: &str| {
        let mut state = with_cards(WITH_HUNTER, cards, "phase: debate");
        let mut lines = Vec::new();
        for text in talk.split("; ") {
            lines.push(json(&play(&mut state, text).by(Viewer::Public)));
        }
        lines
    };
    assert_eq!(heard(CARDS), heard("villager seer wolf villager hunter wolf villager villager"));
}

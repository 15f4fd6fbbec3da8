//! GEV-R45 behind the door: on paper, what somebody was shown is gone with his next move, by every way back to it.

use std::collections::BTreeMap;

use cabinet::{AnySession, deal};
use serde_json::Value;
use table::{Seat, Seed, Viewer};
use wire::Moment;

const ONE: Viewer = Viewer::Seat(Seat::at(0));

fn said(news: &[Value]) -> usize {
    news.iter().filter(|it| it["type"] == "saw").count()
}

fn clues(view: &Value) -> usize {
    let prints = view["prints"].as_array().expect("prints");
    prints.iter().filter(|it| !it["print"]["clue"].is_null() && it["print"]["revealed"] == false).count()
}

/// How often a moment tells or shows the face of a print that lies face down.
fn told(moment: &Moment) -> usize {
    said(&moment.news) + clues(&moment.view)
}

/// How often the texts for who has missed moments tell or show the face of a print.
fn told_since(sitting: &mut dyn AnySession, have: u32) -> usize {
    let texts = sitting.since(ONE, have);
    texts.iter().map(|it| it.matches("\"saw\"").count() + it.matches("\"clue\":{").count()).sum()
}

fn solo(memory: &str) -> Box<dyn AnySession> {
    let options = BTreeMap::from([("memory".to_owned(), memory.to_owned())]);
    let mut sitting = deal("gevaudan", &options, 1, Seed::from_number(7)).expect("a solo hunt");
    for mv in ["place NW", "examine"] {
        sitting.play(Seat::at(0).into(), mv).expect(mv);
    }
    sitting
}

#[test]
fn gev_r45_past_looks_come_back_by_no_way_on_paper() {
    let mut sitting = solo("paper");
    let past = |sitting: &dyn AnySession| sitting.heard(ONE).iter().map(|it| said(&it.news)).sum::<usize>();
    assert_eq!((past(sitting.as_ref()), told(&sitting.now(ONE))), (1, 2), "he is looking at it");
    assert_eq!(told_since(sitting.as_mut(), 0), 2);
    let looked = sitting.moment_number(ONE);
    sitting.play(Seat::at(0).into(), "move A1").expect("a step");
    assert_eq!(past(sitting.as_ref()), 0, "the log");
    assert_eq!(told_since(sitting.as_mut(), 0), 0, "a client that has nothing");
    assert_eq!(told_since(sitting.as_mut(), looked - 1), 0, "a client that has not heard of the look");
    assert_eq!(told(&sitting.now(ONE)), 0);
    let relived = sitting.replay(ONE);
    assert_eq!(relived.iter().map(|it| said(&it.news) + clues(&it.view)).sum::<usize>(), 0, "the game once more");
    assert_eq!(relived.len() as u32, sitting.moment_number(ONE) + 1, "no moment is missing");
}

#[test]
fn gev_r45_a_notebook_keeps_them() {
    let mut sitting = solo("notebook");
    sitting.play(Seat::at(0).into(), "move A1").expect("a step");
    assert_eq!(sitting.heard(ONE).iter().map(|it| said(&it.news)).sum::<usize>(), 1);
    assert_eq!(told_since(sitting.as_mut(), 0), 2, "told once, seen since");
}

//! A miss, a hideout and a power look the same to everybody.

use serde_json::{Value, json};
use table::{Refusal, Rules, Seat, Viewer};

use super::{lay_out, moves, play};
use crate::{Monstre, Options};

/// All that an observer is sent of one Hunter and of the next turn: views, news, moves, refusals, who is awaited.
fn streams(options: &Options, hand: &str, other: &str) -> Vec<(String, String)> {
    let (two, three) = (format!("hand 2: {hand}"), format!("hand 3: {other}"));
    let lines = ["hand 1: chasseur ami", &two, &three, "hand 4: ragot accord", "pile 1: ragot", "pile 2: rumeur"];
    let mut state = lay_out(options, 4, &lines);
    let heard = play(&mut state, 1, "play chasseur 2").expect("his second turn");
    let observers = Viewer::all(4).zip(heard).filter(|(viewer, _)| !viewer.is(Seat::at(1)) && !viewer.is(Seat::at(2)));
    let stream = |(viewer, news): (Viewer, Vec<crate::News>)| {
        let own = viewer.seat().map_or_else(Vec::new, |it| moves(&state, it.number()));
        let refused = |notation: &str| -> Option<Refusal> {
            let who = viewer.seat()?.number();
            play(&mut state.clone(), who, notation).err()
        };
        let refusals: Vec<Value> = ["play ami 2", "give ami", "lay", "play sirene"].map(|it| json!(refused(it))).into();
        let all = json!([state.look(viewer), news, own, refusals, Monstre::awaited(&state, viewer)]);
        (format!("{viewer:?}"), all.to_string())
    };
    observers.map(stream).collect()
}

/// The third hand holds whatever the second one does not: the Monster is at the table in each case.
#[test]
fn mon_14_a_miss_a_hideout_and_a_power_give_the_same_bytes() {
    for options in [Options::default(), Options { memoire: crate::Memory::Sans, ..Options::default() }] {
        let hideout = streams(&options, "loup-garou cachette enquete", "ami arnaque");
        let power = streams(&options, "vampire ami enquete", "cachette arnaque");
        let first = streams(&options, "sirene ami enquete", "cachette arnaque");
        let nothing = streams(&options, "cachette ami enquete", "gumiho arnaque");
        assert_eq!(hideout.len(), 3, "two seats and the public");
        assert_eq!(hideout, power);
        assert_eq!(hideout, first);
        assert_eq!(hideout, nothing);
    }
}

/// The test above can fail: a hit is seen by all.
#[test]
fn mon_11__mon_14_a_hit_does_not() {
    let options = Options::default();
    let hit = streams(&options, "loup-garou ami enquete", "cachette arnaque");
    let miss = streams(&options, "cachette ami enquete", "loup-garou arnaque");
    assert!(hit.iter().zip(&miss).all(|(one, two)| one != two));
}

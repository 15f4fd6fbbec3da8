//! Golden games: stored wars replay for ever, and one game looks and sounds to everybody as it always did.
//!
//! The golden deal is `bes_3_the_same_seed_deals_the_same_cards_for_ever`, inside the crate, where the deck can be seen.

#![allow(clippy::disallowed_methods, reason = "golden records are files, written anew when a variable says so")]

use std::fmt::Write as _;
use std::path::PathBuf;

use bestioles::{Bestioles, Options, Target};
use proving::{dice, random_move_of};
use serde_json::Value;
use table::{
    Actor, Happened, Record, RecordError, RecordFormat, RecordHeader, Referee, Seat, Seed, UnknownHeaders, Viewer,
};

/// Name and option of each stored war.
const RECORDS: [(&str, Target); 3] =
    [("twelve", Target::Twelve), ("eighteen", Target::Eighteen), ("bleusaille", Target::Bleusaille)];

fn dealt(target: Target, seed: u64) -> Referee<Bestioles> {
    Referee::deal(Options { target }, 2, Seed::from_number(seed)).expect("two may play")
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("records").join(format!("{name}.rec"))
}

/// `BESTIAIRE_WRITE_RECORDS=1` writes them anew, after a change of the rules' version.
#[test]
fn stored_wars_replay_for_ever() {
    for (name, target) in RECORDS {
        if std::env::var_os("BESTIAIRE_WRITE_RECORDS").is_some() {
            std::fs::write(file(name), eventful_war(target).to_string()).expect("records can be written");
        }
        let text = std::fs::read_to_string(file(name)).expect("the record is there");
        let record: Record = text.parse().expect(name);
        let referee = Referee::<Bestioles>::replay(&record).expect(name);
        assert!(referee.outcome().is_some(), "{name} is a whole war");
        // Whatever new records look like, this one stays as it is.
        let again = Record { format: record.format.clone(), ..referee.record(record.names.clone()) };
        assert_eq!(again.to_string(), text, "{name}");
    }
}

/// A later program may draw its chance in another way and say so in a line that we do not know otherwise.
#[test]
fn a_record_whose_chance_is_not_drawn_as_ours_is_refused() {
    let says = |value: &str| {
        let chance = RecordHeader::new("chance", value).expect("a header");
        let unknown = UnknownHeaders { head: vec![(4, chance)], ..UnknownHeaders::default() };
        let text = Record { format: RecordFormat::Two(unknown), ..random_war(Target::Twelve, 1) }.to_string();
        Referee::<Bestioles>::replay(&text.parse().expect("a record")).map(|it| it.outcome().is_some())
    };
    assert_eq!(says("draws"), Err(RecordError::Chance("draws".into())));
    assert_eq!(says("moves"), Ok(true));
}

/// The first random war in which every kind of move is made.
fn eventful_war(target: Target) -> Record {
    let kinds = ["deploy", "improvise", "withdraw", "flip", "reinforce", "transport", "redeploy", "decline"];
    let happens = |record: &Record, kind: &str| record.steps.iter().any(|it| it.notation.starts_with(kind));
    let mut wars = (0..).map(|seed| random_war(target, seed));
    wars.find(|record| kinds.iter().all(|kind| happens(record, kind))).expect("there is one")
}

fn random_war(target: Target, seed: u64) -> Record {
    let mut referee = dealt(target, seed);
    let mut rng = dice(seed);
    while let Some((actor, mv)) = random_move_of(&referee, &mut rng) {
        referee.play(actor, mv).expect("a listed move");
    }
    referee.record(vec!["Ana".into(), "Zoé".into()])
}

#[test]
fn a_game_looks_and_sounds_as_it_always_did() {
    let mut referee = dealt(Target::Twelve, 2374);
    let mut rng = dice(2374);
    let mut watchers: Vec<Watcher> = Viewer::all(2).map(|viewer| Watcher { viewer, seen: Vec::new() }).collect();
    let mut text = String::from("the deal\n");
    look(&mut watchers, &referee, None, &mut text);
    for step in 1..=25 {
        let (actor, mv) = random_move_of(&referee, &mut rng).expect("the war goes on");
        let Actor::Seat(seat) = actor else { unreachable!("the referee makes no move here") };
        writeln!(text, "\nstep {step}: {seat} {mv}").expect("a string grows");
        let happened = referee.play(actor, mv).expect("a listed move");
        look(&mut watchers, &referee, Some(&happened), &mut text);
    }
    insta::assert_snapshot!(text);
}

fn look(
    watchers: &mut [Watcher],
    referee: &Referee<Bestioles>,
    happened: Option<&Happened<Bestioles>>,
    text: &mut String,
) {
    for watcher in watchers {
        watcher.look(referee, happened, text).expect("a string grows");
    }
}

/// A viewer and the leaves of his last view.
struct Watcher {
    viewer: Viewer,
    seen: Vec<(String, String)>,
}

impl Watcher {
    /// Writes down what he hears, and what has changed in what he sees.
    fn look(
        &mut self,
        referee: &Referee<Bestioles>,
        happened: Option<&Happened<Bestioles>>,
        text: &mut String,
    ) -> std::fmt::Result {
        let name = self.viewer.seat().map_or_else(|| "public".to_owned(), |it| it.to_string());
        for news in happened.map(|it| it.news(self.viewer)).unwrap_or_default() {
            writeln!(text, "  {name} hears {}", serde_json::to_string(&news).expect("plain data"))?;
        }
        let mut now = Vec::new();
        leaves("", &serde_json::to_value(referee.view(self.viewer)).expect("plain data"), &mut now);
        for leaf in now.iter().filter(|it| !self.seen.contains(it)) {
            writeln!(text, "  {name} sees {} = {}", leaf.0, leaf.1)?;
        }
        for (place, _) in self.seen.iter().filter(|old| now.iter().all(|it| it.0 != old.0)) {
            writeln!(text, "  {name} sees no {place}")?;
        }
        self.seen = now;
        Ok(())
    }
}

/// All places of a value: fields one by one, lists of plain values and cards on the table in one piece.
fn leaves(place: &str, value: &Value, into: &mut Vec<(String, String)>) {
    let is_plain = |it: &Value| !it.is_object() && !it.is_array();
    match value {
        Value::Object(fields) if !fields.values().all(is_plain) || place.is_empty() => {
            fields.iter().for_each(|(key, it)| leaves(&format!("{place}/{key}"), it, into));
        }
        Value::Array(items) if !items.iter().all(is_plain) => {
            items.iter().enumerate().for_each(|(idx, it)| leaves(&format!("{place}/{idx}"), it, into));
        }
        _ => into.push((place.to_owned(), value.to_string())),
    }
}

/// Number of move sequences of each length from 1 to `depth`.
fn paths(referee: &Referee<Bestioles>, depth: usize) -> Vec<usize> {
    let mut counts = vec![0; depth];
    walk(referee, &mut counts);
    counts
}

fn walk(referee: &Referee<Bestioles>, counts: &mut [usize]) {
    let Some((count, deeper)) = counts.split_first_mut() else { return };
    for seat in Seat::all(2) {
        for mv in referee.moves(seat.into()) {
            *count += 1;
            if !deeper.is_empty() {
                let mut next = referee.clone();
                next.play(seat.into(), mv).expect("a listed move");
                walk(&next, deeper);
            }
        }
    }
}

#[test]
fn as_many_paths_as_ever_lead_from_a_deal() {
    let counts = [1, 2].map(|seed| paths(&dealt(Target::Twelve, seed), 3));
    assert_eq!(counts, [[25, 601, 12_584], [25, 579, 12_106]]);
}

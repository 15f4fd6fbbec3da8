//! Golden games: stored games replay for ever, and one game looks and sounds to everybody as it always did.

#![allow(clippy::disallowed_methods, reason = "golden records are files, written anew when a variable says so")]

use std::fmt::Write as _;
use std::path::PathBuf;

use loups_garous::{LoupsGarous, Options};
use proving::{dice, random_move_of};
use serde_json::Value;
use table::{Actor, Happened, Record, Referee, Seat, Seed, Viewer};

/// Name, players and options of each stored game.
const RECORDS: [(&str, usize, &str); 3] = [
    ("eight", 8, "{}"),
    ("twelve", 12, "{}"),
    ("fifteen", 15, r#"{"double":"fixed","second_tie":"all","parity_ends_game":"on"}"#),
];

fn dealt(n_seats: usize, options: &str, seed: u64) -> Referee<LoupsGarous> {
    let options: Options = serde_json::from_str(options).expect("options");
    Referee::deal(options, n_seats, Seed::from_number(seed)).expect("so many may play")
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("records").join(format!("{name}.rec"))
}

/// `BESTIAIRE_WRITE_RECORDS=1` writes them anew, after a change of the rules' version.
#[test]
fn stored_games_replay_for_ever() {
    for (name, n_seats, options) in RECORDS {
        if std::env::var_os("BESTIAIRE_WRITE_RECORDS").is_some() {
            std::fs::write(file(name), eventful_game(n_seats, options).to_string()).expect("records can be written");
        }
        let text = std::fs::read_to_string(file(name)).expect("the record is there");
        let record: Record = text.parse().expect(name);
        let referee = Referee::<LoupsGarous>::replay(&record).expect(name);
        assert!(referee.outcome().is_some(), "{name} is a whole game");
        // Whatever new records look like, this one stays as it is.
        let again = Record { format: record.format.clone(), ..referee.record(record.names.clone()) };
        assert_eq!(again.to_string(), text, "{name}");
    }
}

/// The first random game in which every kind of move of its deck is made, the referee's too.
fn eventful_game(n_seats: usize, options: &str) -> Record {
    let mut kinds = vec!["look", "devour", "note", "ready", "vote", "report", "accuse", "yes", "timeout", "leave"];
    if n_seats > 8 {
        kinds.extend(["love", "stare", "watch", "shoot"]);
    }
    if n_seats > 14 {
        kinds.push("take");
    }
    let happens = |record: &Record, kind: &str| record.steps.iter().any(|it| it.notation.starts_with(kind));
    let mut games = (0..).map(|seed| random_game(n_seats, options, seed));
    games.find(|record| kinds.iter().all(|kind| happens(record, kind))).expect("there is one")
}

/// Random moves; now and then time is up, and once somebody leaves.
fn random_game(n_seats: usize, options: &str, seed: u64) -> Record {
    let mut referee = dealt(n_seats, options, seed);
    let mut rng = dice(seed);
    while let Some((actor, mv)) = random_move_of(&referee, &mut rng) {
        let (actor, mv) = match referee.n_steps() {
            60 => (Actor::Referee, "leave 2".parse().expect("a move")),
            it if it % 50 == 49 => (Actor::Referee, "timeout".parse().expect("a move")),
            _ => (actor, mv),
        };
        if referee.play(actor, mv).is_err() {
            break;
        }
    }
    referee.record(vec!["Ana".into(), "Zoé".into()])
}

#[test]
fn a_night_looks_and_sounds_as_it_always_did() {
    let mut referee = dealt(11, "{}", 2374);
    let mut rng = dice(2374);
    let mut watchers: Vec<Watcher> = Viewer::all(11).map(|viewer| Watcher { viewer, seen: Vec::new() }).collect();
    let mut text = String::from("the deal\n");
    look(&mut watchers, &referee, None, &mut text);
    for step in 1..=80 {
        let (actor, mv) = random_move_of(&referee, &mut rng).expect("the game goes on");
        let Actor::Seat(seat) = actor else { unreachable!("the referee makes no move here") };
        writeln!(text, "\nstep {step}: {seat} {mv}").expect("a string grows");
        let happened = referee.play(actor, mv).expect("a listed move");
        look(&mut watchers, &referee, Some(&happened), &mut text);
    }
    insta::assert_snapshot!(text);
}

fn look(
    watchers: &mut [Watcher],
    referee: &Referee<LoupsGarous>,
    happened: Option<&Happened<LoupsGarous>>,
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
        referee: &Referee<LoupsGarous>,
        happened: Option<&Happened<LoupsGarous>>,
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

/// All places of a value: fields one by one, lists of plain values and players in one piece.
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

/// A record holds its seed: the same seed deals the same cards for ever.
#[test]
fn lgt_set_5_the_golden_deal() {
    let referee = dealt(15, "{}", 2374);
    let cards: Vec<String> =
        Seat::all(15).map(|it| referee.view(Viewer::Seat(it)).own.expect("a seat").role.to_string()).collect();
    insta::assert_snapshot!(cards.join(" "));
}

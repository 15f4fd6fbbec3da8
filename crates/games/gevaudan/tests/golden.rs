//! Golden games: stored hunts replay for ever, and one game looks and sounds to everybody as it always did.

#![allow(clippy::disallowed_methods, reason = "golden records are files, written anew when a variable says so")]

use std::fmt::Write as _;
use std::path::PathBuf;

use gevaudan::{Deck, Events, Gevaudan, Options, Switch};
use proving::{dice, random_move_of};
use serde_json::Value;
use table::{Actor, Happened, Record, RecordError, Referee, Seat, Seed, Viewer};

fn historical() -> Options {
    Options { characters: Switch::On, events: Events::Historical, abilities: Switch::On, ..Options::default() }
}

/// Name, options, seats and the moves that must occur of each stored hunt.
fn records() -> [(&'static str, Options, usize, &'static [&'static str]); 4] {
    let standard = &["place", "move", "examine", "archive", "consult", "heal", "lead", "note", "trap"];
    let wild = &["solicit", "lead", "walk", "archive", "consult", "note", "yes", "no"];
    let history = Options { deck: Deck::History, ..historical() };
    [
        ("standard", Options::default(), 4, standard),
        ("solo", Options::default(), 1, &["move", "examine", "archive", "lead", "note"]),
        ("historical", historical(), 3, wild),
        ("history", history, 4, &["solicit", "lead", "walk", "archive", "note"]),
    ]
}

fn dealt(options: &Options, n_seats: usize, seed: u64) -> Referee<Gevaudan> {
    Referee::deal(options.clone(), n_seats, Seed::from_number(seed)).expect("so many may play")
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("records").join(format!("{name}.rec"))
}

/// `BESTIAIRE_WRITE_RECORDS=1` writes them anew, after a change of the rules' version.
#[test]
fn stored_hunts_replay_for_ever() {
    for (name, options, n_seats, kinds) in records() {
        if std::env::var_os("BESTIAIRE_WRITE_RECORDS").is_some() {
            std::fs::write(file(name), eventful(&options, n_seats, kinds).to_string()).expect("records can be written");
        }
        let text = std::fs::read_to_string(file(name)).expect("the record is there");
        let record: Record = text.parse().expect(name);
        let referee = Referee::<Gevaudan>::replay(&record).expect(name);
        assert!(referee.outcome().is_some(), "{name} is a whole hunt");
        // Whatever new records look like, this one stays as it is.
        let again = Record { format: record.format.clone(), ..referee.record(record.names.clone()) };
        assert_eq!(again.to_string(), text, "{name}");
        let happens = |kind: &&str| record.steps.iter().any(|it| it.notation.starts_with(*kind));
        assert!(kinds.iter().all(happens), "{name}");
    }
}

/// The third space was left empty then: such a hunt would go on otherwise now, so it is refused and says why.
#[test]
fn gev_r34_records_of_the_older_rule_are_refused_by_name() {
    let text = include_str!("../records/older/rules-1.rec");
    let record: Record = text.parse().expect("it can still be read");
    assert!(record.steps.iter().any(|it| it.notation == "solicit 3"));
    let refused = Referee::<Gevaudan>::replay(&record).expect_err("other rules");
    assert_eq!(refused, RecordError::Rules { record: 1, ours: 2 });
    assert!(refused.to_string().contains("version 1") && refused.to_string().contains('2'), "{refused}");
}

/// The first random hunt in which every one of these kinds of move is made.
fn eventful(options: &Options, n_seats: usize, kinds: &[&str]) -> Record {
    let happens = |record: &Record, kind: &str| record.steps.iter().any(|it| it.notation.starts_with(kind));
    let mut hunts = (0..).map(|seed| random_hunt(options, n_seats, seed));
    hunts.find(|record| kinds.iter().all(|kind| happens(record, kind))).expect("there is one")
}

fn random_hunt(options: &Options, n_seats: usize, seed: u64) -> Record {
    let mut referee = dealt(options, n_seats, seed);
    let mut rng = dice(seed);
    while let Some((actor, mv)) = random_move_of(&referee, &mut rng) {
        referee.play(actor, mv).expect("a listed move");
    }
    referee.record(["Ana", "Zoé", "Malo", "Inès"][..n_seats].iter().map(|it| (*it).to_owned()).collect())
}

#[test]
fn a_game_looks_and_sounds_as_it_always_did() {
    let record: Record = std::fs::read_to_string(file("historical")).expect("the record").parse().expect("a record");
    let mut referee = Referee::<Gevaudan>::deal(historical(), record.n_seats, record.seed).expect("dealt before");
    let mut watchers: Vec<Watcher> =
        Viewer::all(record.n_seats).map(|viewer| Watcher { viewer, seen: Vec::new() }).collect();
    let mut text = String::from("the deal\n");
    look(&mut watchers, &referee, None, &mut text);
    for (step, made) in record.steps.iter().enumerate().take(45) {
        let (actor, mv) = (made.actor, made.notation.parse().expect("a move"));
        let Actor::Seat(seat) = actor else { unreachable!("the referee makes no move here") };
        writeln!(text, "\nstep {}: {seat} {mv}", step + 1).expect("a string grows");
        let happened = referee.play(actor, mv).expect("a listed move");
        look(&mut watchers, &referee, Some(&happened), &mut text);
    }
    insta::assert_snapshot!(text);
}

fn look(
    watchers: &mut [Watcher],
    referee: &Referee<Gevaudan>,
    happened: Option<&Happened<Gevaudan>>,
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
        referee: &Referee<Gevaudan>,
        happened: Option<&Happened<Gevaudan>>,
        text: &mut String,
    ) -> std::fmt::Result {
        let name = self.viewer.seat().map_or_else(|| "public".to_owned(), |it| it.to_string());
        for news in happened.map(|it| it.news(self.viewer)).unwrap_or_default() {
            writeln!(text, "  {name} hears {}", serde_json::to_string(&news).expect("plain data"))?;
        }
        let mut now = Vec::new();
        leaves("", &serde_json::to_value(referee.view(self.viewer)).expect("plain data"), &mut now);
        // The board is the same for all and never changes.
        now.retain(|it| !it.0.starts_with("/board"));
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

/// All places of a value: fields one by one, lists of plain values and pairs in one piece.
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
fn paths(referee: &Referee<Gevaudan>, depth: usize) -> Vec<usize> {
    let mut counts = vec![0; depth];
    walk(referee, &mut counts);
    counts
}

fn walk(referee: &Referee<Gevaudan>, counts: &mut [usize]) {
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
    let counts = [1, 2].map(|seed| paths(&dealt(&Options::default(), 2, seed), 5));
    assert_eq!(counts, [[4, 12, 246, 4764, 87_201], [4, 12, 246, 4764, 87_238]]);
}

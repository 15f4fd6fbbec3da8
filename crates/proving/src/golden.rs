//! Golden games: what was stored replays for ever, and one game looks and sounds to everybody as it always did.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;
use table::{Actor, Record, Referee, Rules, Seat, Seed, Viewer};

use crate::{dice, random_move_of};

/// Replays the record `name` of the folder `records/` of a game's crate, and looks whether it is whole and written as it was.
/// `BESTIAIRE_WRITE_RECORDS=1` writes it anew first, after a change of the rules' version.
///
/// # Panics
///
/// If the record is not there, or does not replay to its own bytes.
pub fn stored_game_replays<G: Rules>(crate_folder: &str, name: &str, write: impl FnOnce() -> Record) -> Record {
    let file = Path::new(crate_folder).join("records").join(format!("{name}.rec"));
    if std::env::var_os("BESTIAIRE_WRITE_RECORDS").is_some() {
        fs::write(&file, write().to_string()).expect("records can be written");
    }
    let text = fs::read_to_string(&file).expect("the record is there");
    let record: Record = text.parse().expect(name);
    let referee = Referee::<G>::replay(&record).expect(name);
    assert!(referee.outcome().is_some(), "{name} is a whole game");
    // Whatever new records look like, this one stays as it is.
    let again = Record { format: record.format.clone(), ..referee.record(record.names.clone()) };
    assert_eq!(again.to_string(), text, "{name}");
    record
}

/// A game of random moves, written down.
///
/// # Panics
///
/// If the game cannot be dealt, or refuses a move that it has listed.
pub fn random_record<G: Rules>(options: G::Options, n_seats: usize, seed: u64, names: &[&str]) -> Record {
    let mut referee = Referee::<G>::deal(options, n_seats, Seed::from_number(seed)).expect("so many may play");
    let mut rng = dice(seed);
    while let Some((actor, mv)) = random_move_of(&referee, &mut rng) {
        referee.play(actor, mv).expect("a listed move");
    }
    referee.record(names.iter().map(|it| (*it).to_owned()).collect())
}

/// The first of the numbered games in which a move of every kind is made; a kind is how its notation begins.
///
/// # Panics
///
/// If there is none among a million.
pub fn first_eventful(kinds: &[&str], game: impl FnMut(u64) -> Record) -> Record {
    (0..1_000_000).map(game).find(|it| kinds.iter().all(|kind| happens(it, kind))).expect("there is one")
}

/// Whether a move of this kind is made.
pub fn happens(record: &Record, kind: &str) -> bool {
    record.steps.iter().any(|it| it.notation.starts_with(kind))
}

/// A game as everybody round the table and one who looks on meet it, in text: what each hears, and what changes in what he sees.
pub struct Story {
    watchers: Vec<Watcher>,
    text: String,
    step: usize,
}

impl Story {
    /// Begins with the deal. Of views all is told but what begins with a place of `skip`, such as `/board`, which never changes.
    ///
    /// # Panics
    ///
    /// If a view is no plain data.
    pub fn of_deal<G: Rules>(referee: &Referee<G>, skip: &'static [&'static str]) -> Self {
        let watchers =
            Viewer::all(referee.n_seats()).map(|viewer| Watcher { viewer, skip, seen: Vec::new() }).collect();
        let mut story = Self { watchers, text: String::from("the deal\n"), step: 0 };
        for watcher in &mut story.watchers {
            watcher.sees(referee, &mut story.text).expect("a string grows");
        }
        story
    }

    /// Makes a move of a seat, and tells what came of it.
    ///
    /// # Panics
    ///
    /// If the move is refused, or the referee's.
    pub fn play<G: Rules>(&mut self, referee: &mut Referee<G>, actor: Actor, mv: G::Move) {
        let Actor::Seat(seat) = actor else { unreachable!("the referee makes no move here") };
        self.step += 1;
        writeln!(self.text, "\nstep {}: {seat} {mv}", self.step).expect("a string grows");
        let happened = referee.play(actor, mv).expect("a listed move");
        for watcher in &mut self.watchers {
            let name = watcher.name();
            for news in happened.news(watcher.viewer) {
                let news = serde_json::to_string(&news).expect("plain data");
                writeln!(self.text, "  {name} hears {news}").expect("a string grows");
            }
            watcher.sees(referee, &mut self.text).expect("a string grows");
        }
    }

    /// Makes so many random moves.
    ///
    /// # Panics
    ///
    /// If the game ends before.
    pub fn play_at_random<G: Rules>(mut self, mut referee: Referee<G>, seed: u64, steps: usize) -> String {
        let mut rng = dice(seed);
        for _ in 0..steps {
            let (actor, mv) = random_move_of(&referee, &mut rng).expect("the game goes on");
            self.play(&mut referee, actor, mv);
        }
        self.told()
    }

    /// All of it.
    pub fn told(self) -> String {
        self.text
    }
}

/// A viewer and the leaves of his last view.
struct Watcher {
    viewer: Viewer,
    skip: &'static [&'static str],
    seen: Vec<(String, String)>,
}

impl Watcher {
    fn name(&self) -> String {
        self.viewer.seat().map_or_else(|| "public".to_owned(), |it| it.to_string())
    }

    /// Writes down what has changed in what he sees.
    fn sees<G: Rules>(&mut self, referee: &Referee<G>, text: &mut String) -> std::fmt::Result {
        let name = self.name();
        let mut now = Vec::new();
        leaves("", &serde_json::to_value(referee.view(self.viewer)).expect("plain data"), &mut now);
        now.retain(|(place, _)| !self.skip.iter().any(|it| place.starts_with(it)));
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

/// All places of a value: fields one by one; lists of plain values, and objects of nothing else, in one piece.
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
///
/// # Panics
///
/// If the game refuses a move that it has listed.
pub fn paths<G: Rules>(referee: &Referee<G>, depth: usize) -> Vec<usize>
where
    Referee<G>: Clone,
{
    let mut counts = vec![0; depth];
    walk(referee, &mut counts);
    counts
}

fn walk<G: Rules>(referee: &Referee<G>, counts: &mut [usize])
where
    Referee<G>: Clone,
{
    let Some((count, deeper)) = counts.split_first_mut() else { return };
    for seat in Seat::all(referee.n_seats()) {
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

//! Riddles whose ways are all written down: the right one and the wrong ones are played as scenarios, by the referee.

use std::fmt::Write as _;

use cabinet::scenario;
use serde_json::json;

use crate::Fault;
use crate::file::Riddle;
use crate::proof::{Proof, Step};

/// Plays every way; each must come to what the file says of it. One of them is the answer.
pub(crate) fn prove(riddle: &Riddle) -> Result<Proof, Fault> {
    let n_ways = riddle.ways.len();
    if n_ways < 2 {
        return Err(Fault::new(riddle.line, "a choice has two ways or more: `way: key`"));
    }
    let answer = riddle.proof.answer.clone();
    if !riddle.ways.iter().any(|it| it.key == answer) {
        return Err(Fault::new(riddle.line, format!("`{answer}` is not one of its ways")));
    }
    let mut steps = Vec::new();
    for way in &riddle.ways {
        if way.lines.is_empty() {
            return Err(Fault::new(way.line, "a way says what comes of it"));
        }
        for run in way.lines.split(|it| it.1 == "again") {
            let (text, lines) = as_scenario(riddle, run);
            scenario::run(&text).map_err(|it| {
                let line = lines.get(it.line.saturating_sub(1)).copied().filter(|it| *it > 0).unwrap_or(way.line);
                Fault::new(line, it.reason)
            })?;
        }
        if way.key != answer {
            let before = n_ways - steps.len();
            let fact = json!({ "type": "way", "way": way.key });
            steps.push(Step { fact, before, after: before - 1 });
        }
    }
    steps.push(Step { fact: json!({ "type": "way", "way": answer }), before: 1, after: 1 });
    Ok(Proof { answer, difficulty: n_ways, steps })
}

/// The keys of the ways.
pub(crate) fn choices(riddle: &Riddle) -> Vec<String> {
    riddle.ways.iter().map(|it| it.key.clone()).collect()
}

/// A scenario that plays a way, and for each of its lines the line of the riddle's file it stands for.
fn as_scenario(riddle: &Riddle, way: &[(usize, String)]) -> (String, Vec<usize>) {
    let mut text = format!("game: {}\nseed: {}\n", riddle.game, riddle.seed);
    let mut lines = vec![riddle.line; 2];
    if riddle.n_seats > 0 {
        let _ = writeln!(text, "seats: {}", riddle.n_seats);
        lines.push(riddle.line);
    }
    if let Some(options) = &riddle.options {
        let _ = writeln!(text, "options: {options}");
        lines.push(riddle.line);
    }
    if let Some(setup) = &riddle.setup {
        text.push_str("setup:\n");
        lines.push(riddle.line);
        // `world lair: A1`: the same position to the seat's eyes, with something else hidden in it.
        let worlds = || way.iter().filter_map(|(line, it)| Some((line, it.strip_prefix("world ")?.split_once(':')?)));
        for it in setup.iter().filter(|it| !worlds().any(|(_, (key, _))| key == it.key)) {
            let _ = writeln!(text, "{}: {}", it.key, it.value);
            lines.push(it.line);
        }
        for (line, (key, value)) in worlds() {
            let _ = writeln!(text, "{key}: {}", value.trim());
            lines.push(*line);
        }
    }
    text.push_str("play:\n");
    lines.push(riddle.line);
    for (line, actor, notation) in &riddle.moves {
        let who = match actor {
            table::Actor::Seat(seat) => seat.to_string(),
            table::Actor::Referee => "*".into(),
        };
        let _ = writeln!(text, "{who} {notation}");
        lines.push(*line);
    }
    for (line, says) in way.iter().filter(|it| !it.1.starts_with("world ")) {
        let _ = writeln!(text, "{says}");
        lines.push(*line);
    }
    (text, lines)
}

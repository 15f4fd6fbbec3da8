//! Rules that no scenario can show: decks, nights that give nothing away, talk, knowledge, games in which players leave.

mod absent;
mod dealing;
mod knowledge;
mod nights;
mod talking;

use table::{Actor, Chance, Layout, LayoutLine, Listener, Refusal, Rng, Rules, Seat, Seed, Viewer};

use crate::{Event, LoupsGarous, News, Options, State, View};

fn chance(number: u64) -> impl Rng {
    Chance::new(Seed::from_number(number)).stream(0)
}

fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

fn eyes(number: usize) -> Viewer {
    Viewer::Seat(seat(number))
}

fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options")
}

/// A position from the lines of a scenario's set-up, separated by `;`.
fn laid_out(json: &str, n_seats: usize, lines: &str) -> State {
    let line = |(idx, text): (usize, &str)| {
        let (key, value) = text.split_once(": ").expect("`key: value`");
        LayoutLine { line: idx + 1, key: key.trim().into(), value: value.trim().into() }
    };
    let lines: Vec<LayoutLine> = lines.split(';').filter(|it| !it.trim().is_empty()).enumerate().map(line).collect();
    LoupsGarous::lay_out(&options(json), n_seats, &lines, &mut chance(0)).expect("a position")
}

/// Seats 1 to n get these cards.
fn with_cards(json: &str, cards: &str, lines: &str) -> State {
    let cards: Vec<&str> = cards.split_whitespace().collect();
    let named: Vec<String> = cards.iter().enumerate().map(|(at, it)| format!("card {}: {it}", at + 1)).collect();
    laid_out(json, cards.len(), &format!("{};{lines}", named.join(";")))
}

/// Makes moves written as in a scenario (`1 vote 2`, `* timeout`) and gives what each viewer heard of the last one.
fn play(state: &mut State, moves: &str) -> Heard {
    let mut heard = Heard { events: Vec::new() };
    for text in moves.split(';').map(str::trim) {
        heard = try_play(state, text).unwrap_or_else(|it| panic!("{text}: {it}"));
    }
    heard
}

fn try_play(state: &mut State, text: &str) -> Result<Heard, Refusal> {
    let (who, notation) = text.split_once(' ').expect("`seat move`");
    let actor = if who == "*" { Actor::Referee } else { Actor::Seat(who.parse().expect("a seat")) };
    let mut listener = Listener::default();
    LoupsGarous::play(state, actor, notation.parse()?, &mut chance(1), &mut listener)?;
    Ok(Heard { events: listener.events })
}

struct Heard {
    events: Vec<Event>,
}

impl Heard {
    fn by(&self, viewer: Viewer) -> Vec<News> {
        self.events.iter().filter_map(|it| LoupsGarous::project(it, viewer)).collect()
    }
}

fn view(state: &State, viewer: Viewer) -> View {
    LoupsGarous::view(state, viewer)
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

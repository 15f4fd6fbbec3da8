//! Laying out tables for tests.
#![allow(dead_code, reason = "each test binary uses some of it")]

use loups_garous::{LoupsGarous, News, Options, State, View};
use table::{Actor, Chance, Listener, Refusal, Rng, Rules, Seat, Seed, SetUp, SetUpLine, Viewer};

pub(crate) fn chance(number: u64) -> impl Rng {
    Chance::new(Seed::from_number(number)).stream(0)
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

pub(crate) fn eyes(number: usize) -> Viewer {
    Viewer::Seat(seat(number))
}

pub(crate) fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options")
}

/// A position from the lines of a scenario's set-up, separated by `;`.
pub(crate) fn laid_out(json: &str, n_seats: usize, lines: &str) -> State {
    let line = |(idx, text): (usize, &str)| {
        let (key, value) = text.split_once(": ").expect("`key: value`");
        SetUpLine { line: idx + 1, key: key.trim().into(), value: value.trim().into() }
    };
    let lines: Vec<SetUpLine> = lines.split(';').filter(|it| !it.trim().is_empty()).enumerate().map(line).collect();
    LoupsGarous::set_up(&options(json), n_seats, &lines, &mut chance(0)).expect("a position")
}

/// Seats 1 to n get these cards.
pub(crate) fn with_cards(json: &str, cards: &str, lines: &str) -> State {
    let cards: Vec<&str> = cards.split_whitespace().collect();
    let named: Vec<String> = cards.iter().enumerate().map(|(at, it)| format!("card {}: {it}", at + 1)).collect();
    laid_out(json, cards.len(), &format!("{};{lines}", named.join(";")))
}

/// Makes moves written as in a scenario (`1 vote 2`, `* timeout`) and gives what each viewer heard of the last one.
pub(crate) fn play(state: &mut State, moves: &str) -> Heard {
    let mut heard = Heard { events: Vec::new() };
    for text in moves.split(';').map(str::trim) {
        heard = try_play(state, text).unwrap_or_else(|it| panic!("{text}: {it}"));
    }
    heard
}

pub(crate) fn try_play(state: &mut State, text: &str) -> Result<Heard, Refusal> {
    let (who, notation) = text.split_once(' ').expect("`seat move`");
    let actor = if who == "*" { Actor::Referee } else { Actor::Seat(who.parse().expect("a seat")) };
    let mut listener = Listener::default();
    LoupsGarous::play(state, actor, notation.parse()?, &mut chance(1), &mut listener)?;
    Ok(Heard { events: listener.events })
}

pub(crate) struct Heard {
    events: Vec<loups_garous::Event>,
}

impl Heard {
    pub(crate) fn by(&self, viewer: Viewer) -> Vec<News> {
        self.events.iter().filter_map(|it| LoupsGarous::project(it, viewer)).collect()
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    LoupsGarous::view(state, viewer)
}

pub(crate) fn moves(state: &State, number: usize) -> Vec<String> {
    let mut moves = Vec::new();
    LoupsGarous::moves(state, seat(number).into(), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

pub(crate) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

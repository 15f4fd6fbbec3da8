#![expect(non_snake_case, reason = "the ids of rules are separated by two underscores")]

//! Rules that a scenario cannot show, or shows at length. Positions are laid out by the lines of `layout.rs`.

mod archives;
mod beast;
mod boards;
mod characters;
mod events;
mod hints;
mod hunters;
mod knowledge;
mod setting_up;
mod turns;

use rand_pcg::Pcg64Mcg;
use table::{Layout, LayoutLine, Listener, Rules, Seat, Seats, Turn, Viewer};

use crate::{Event, Gevaudan, Move, News, Options, State, View};

/// A table under test.
#[derive(Clone)]
struct Play {
    state: State,
    rng: Pcg64Mcg,
    heard: Vec<Event>,
}

/// Options from the JSON of a table.
fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options")
}

const HISTORICAL: &str = r#"{"characters":"on","events":"historical"}"#;
const ABLE: &str = r#"{"characters":"on","events":"historical","abilities":"on"}"#;

impl Play {
    /// Lays out a position: `key: value` lines.
    fn new(json: &str, n_seats: usize, lines: &str) -> Self {
        Self::seeded(json, n_seats, lines, 1)
    }

    fn seeded(json: &str, n_seats: usize, lines: &str, seed: u128) -> Self {
        let mut rng = Pcg64Mcg::new(seed);
        let line = |(at, text): (usize, &str)| {
            let (key, value) = text.trim().split_once(": ").expect("key: value");
            LayoutLine { line: at + 1, key: key.into(), value: value.into() }
        };
        let lines: Vec<LayoutLine> = lines.lines().enumerate().filter(|it| !it.1.trim().is_empty()).map(line).collect();
        let options = options(json);
        Gevaudan::check(&options, n_seats).expect("options that go together");
        let state = Gevaudan::lay_out(&options, n_seats, &lines, &mut rng).expect("a position");
        Self { state, rng, heard: Vec::new() }
    }

    /// `2 move B2`.
    fn parse(text: &str) -> (Seat, Move) {
        let (seat, mv) = text.split_once(' ').expect("seat and move");
        (seat.parse().expect("a seat"), mv.parse().expect("a move"))
    }

    fn play(&mut self, text: &str) -> &mut Self {
        let (seat, mv) = Self::parse(text);
        let mut heard = Listener::default();
        let played = Gevaudan::play(&mut self.state, seat.into(), mv, &mut self.rng, &mut heard);
        assert_eq!(played, Ok(()), "{text}");
        self.heard = heard.events;
        self
    }

    fn refused(&mut self, rule: &str, text: &str) -> &mut Self {
        let (seat, mv) = Self::parse(text);
        let before = self.state.clone();
        let played = Gevaudan::play(&mut self.state, seat.into(), mv, &mut self.rng, &mut table::Silent);
        assert_eq!(played.expect_err(text).rule, rule, "{text}");
        assert!(self.state == before, "{text}");
        self
    }

    fn moves(&self, seat: usize) -> Vec<String> {
        let mut moves = Vec::new();
        Gevaudan::moves(&self.state, Seat::at(seat - 1).into(), &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    fn offers(&self, seat: usize, mv: &str) -> bool {
        self.moves(seat).iter().any(|it| it == mv)
    }

    fn asked(&self) -> usize {
        match Gevaudan::turn(&self.state) {
            Turn::Open { must, .. } => must.first().map_or(0, Seat::number),
            Turn::Over(_) => 0,
        }
    }

    fn winners(&self) -> Option<Seats> {
        Gevaudan::turn(&self.state).outcome().map(|it| it.winners())
    }

    fn view(&self, seat: usize) -> View {
        Gevaudan::view(&self.state, Viewer::Seat(Seat::at(seat - 1)))
    }

    fn public(&self) -> View {
        Gevaudan::view(&self.state, Viewer::Public)
    }

    /// What a seat has heard of the last move.
    fn news(&self, seat: usize) -> Vec<News> {
        self.heard.iter().filter_map(|it| Gevaudan::project(it, Viewer::Seat(Seat::at(seat - 1)))).collect()
    }
}

//! What a scenario cannot show.

mod cards;
mod dealing;
mod knowledge;
mod silence;
mod story;

use table::{Chance, Layout, LayoutLine, Listener, Refusal, Rules, Seat, Seed, Viewer};

use crate::{Monstre, News, Options, State};

/// A position laid out by hand.
fn lay_out(options: &Options, n_seats: usize, lines: &[&str]) -> State {
    let line = |(number, text): (usize, &&str)| {
        let (key, value) = text.split_once(": ").expect("key: value");
        LayoutLine { line: number + 1, key: key.into(), value: value.into() }
    };
    let lines: Vec<LayoutLine> = lines.iter().enumerate().map(line).collect();
    let rng = &mut Chance::new(Seed::from_number(1)).stream(0);
    Monstre::lay_out(options, n_seats, &lines, rng).expect("a position")
}

/// Plays a move of seat `who`, counted from 1; what everybody heard of it, the public last.
fn play(state: &mut State, who: usize, notation: &str) -> Result<Vec<Vec<News>>, Refusal> {
    let mut heard = Listener::default();
    let rng = &mut Chance::new(Seed::from_number(2)).stream(1);
    Monstre::play(state, Seat::at(who - 1).into(), notation.parse()?, rng, &mut heard)?;
    let viewers = Viewer::all(Monstre::n_seats(state));
    Ok(viewers.map(|it| heard.events.iter().filter_map(|event| Monstre::project(event, it)).collect()).collect())
}

fn moves(state: &State, who: usize) -> Vec<String> {
    let mut moves = Vec::new();
    Monstre::moves(state, Seat::at(who - 1).into(), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// What seat `who` knows to be in the hand of `of`, both counted from 1.
fn known(state: &State, who: usize, of: usize) -> Vec<&'static str> {
    let view = Monstre::view(state, Viewer::Seat(Seat::at(who - 1)));
    view.players[of - 1].known.iter().map(|it| it.key()).collect()
}

#![expect(non_snake_case, reason = "ids of rules are separated by two underscores")]

mod clues;
mod honour;
mod knowledge;
mod setups;
mod table;

use ::table::{Actor, Chance, Seat, Seed, Silent};
use ::table::{Refusal, Rules};

use crate::options::Options;
use crate::setup::Setup;
use crate::state::State;
use crate::{Cryptide, Move};

/// Seat 1: within 1 of a forest; seat 2: within 3 of white; seat 3: within 2 of a bear; the habitat is K4.
pub(super) const THREE: &str = "B9618A0A6573327B39-0B1412-3";

pub(super) fn setup(code: &str) -> Setup {
    code.parse().expect("a setup")
}

/// A table for three after the opening, seat 1 to act, without tokens.
pub(super) fn three(options: &Options) -> State {
    let mut state = State::open(options, setup(THREE), Seat::FIRST);
    state.ask = crate::state::Ask::Turn;
    state
}

pub(super) fn play(state: &mut State, seat: usize, notation: &str) -> Result<(), Refusal> {
    let mv: Move = notation.parse()?;
    let mut rng = Chance::new(Seed::from_number(0)).stream(0);
    Cryptide::play(state, Actor::Seat(Seat::at(seat - 1)), mv, &mut rng, &mut Silent)
}

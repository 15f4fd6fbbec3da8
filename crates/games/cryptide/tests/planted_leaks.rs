//! A test of the tests: leaks planted on purpose are caught by the battery.

use cryptide::{Cryptide, State};
use proving::Secret;
use table::{Rules, Seat, Viewer};

/// Whether the next seat's clue is about a distance of one.
#[derive(Clone, Copy, Debug, PartialEq)]
struct NextClue;

impl Secret for NextClue {
    type Game = Cryptide;

    fn holds(state: &State, seat: Seat) -> bool {
        let next = Seat::at((seat.idx() + 1) % Cryptide::n_seats(state));
        let clue = Cryptide::view(state, Viewer::Seat(next)).clue;
        clue.is_some_and(|it| it.to_string().contains("within-1"))
    }
}

proving::planted_leaks!(NextClue, 40_u64);

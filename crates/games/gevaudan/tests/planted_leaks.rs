//! A test of the tests: leaks planted on purpose are caught by the battery.

use gevaudan::{Gevaudan, State};
use proving::Secret;
use table::{Rules, Seat, Viewer};

/// Whether the next seat has seen a clue or laid a note that says present.
#[derive(Clone, Copy, Debug, PartialEq)]
struct WhatTheNextOneSaw;

impl Secret for WhatTheNextOneSaw {
    type Game = Gevaudan;

    fn holds(state: &State, seat: Seat) -> bool {
        let next = Seat::at((seat.idx() + 1) % Gevaudan::n_seats(state));
        if next == seat {
            return false;
        }
        let view = Gevaudan::view(state, Viewer::Seat(next));
        let seen = view.prints.iter().any(|it| !it.print.revealed && it.print.clue.is_some_and(|it| it.present));
        seen || view.notes.iter().any(|it| it.present)
    }
}

proving::planted_leaks!(WhatTheNextOneSaw, 40_u64);

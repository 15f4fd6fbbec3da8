//! A test of the tests: leaks planted on purpose are caught by the battery.

use loups_garous::{LoupsGarous, Role, State};
use proving::Secret;
use table::{Rules, Seat, Viewer};

/// Whether the next seat is a living wolf.
#[derive(Clone, Copy, Debug, PartialEq)]
struct WolfNextDoor;

impl Secret for WolfNextDoor {
    type Game = LoupsGarous;

    fn holds(state: &State, seat: Seat) -> bool {
        let next = Seat::at((seat.idx() + 1) % LoupsGarous::n_seats(state));
        let view = LoupsGarous::view(state, Viewer::Seat(next));
        view.players[next.idx()].alive && view.own.is_some_and(|it| it.role == Role::Wolf)
    }
}

proving::planted_leaks!(WolfNextDoor, 6_u64);

//! A test of the tests: leaks planted on purpose are caught by the battery.

use monstre::{Monstre, State};
use proving::Secret;
use table::{Rules, Seat, Viewer};

/// Whether the next seat holds the Monster.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MonsterNextDoor;

impl Secret for MonsterNextDoor {
    type Game = Monstre;

    fn holds(state: &State, seat: Seat) -> bool {
        let next = Seat::at((seat.idx() + 1) % Monstre::n_seats(state));
        let view = Monstre::view(state, Viewer::Seat(next));
        view.players[next.idx()].known.iter().any(|it| it.is_monster())
    }
}

proving::planted_leaks!(MonsterNextDoor, 40_u64);

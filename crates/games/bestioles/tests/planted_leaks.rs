//! A test of the tests: leaks planted on purpose are caught by the battery.

use bestioles::{Bestioles, State};
use proving::Secret;
use table::{Rules, Seat, Viewer};

/// Whether the other one holds the first Maneuver.
#[derive(Clone, Copy, Debug, PartialEq)]
struct CardOfTheOther;

impl Secret for CardOfTheOther {
    type Game = Bestioles;

    fn holds(state: &State, seat: Seat) -> bool {
        let theirs = Bestioles::view(state, Viewer::Seat(seat.other()));
        theirs.players[seat.other().idx()].hand.iter().flatten().any(|it| it.to_string() == "air-3")
    }
}

proving::planted_leaks!(CardOfTheOther, 200_u64);

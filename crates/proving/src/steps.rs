//! What happens next at a random table: decisions of the seats, and what the referee does for the table.

use rand_pcg::Pcg64Mcg;
use table::{Actor, Referee, Rules, Seat, Turn, below, pick};

use crate::{Provable, Scene};

/// How often the referee acts in one random game.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// One step in so many is the referee's; none if it is 0.
    every: u32,
}

impl Manner {
    /// Tables where nobody is late, where somebody is now and then, and hurried ones.
    pub fn of(rng: &mut Pcg64Mcg) -> Self {
        Self { every: [0, 60, 12][below(3, rng) as usize] }
    }

    /// The next step: a random decision, or now and then the referee's. `None` when the game is over.
    pub fn step<G: Rules>(self, state: &G::State, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
        let departure = |seat| G::departure(state, seat);
        let hold = || [true, false].into_iter().find_map(|on| G::hold(state, on));
        let offered =
            self.interrupts(rng).then(|| offer(G::time_up(state), hold(), G::n_seats(state), departure, rng)).flatten();
        let decided = offered.map(|it| (Actor::Referee, it)).or_else(|| random_move::<G>(state, rng));
        decided.or_else(|| bell::<G>(&G::turn(state), G::time_up(state)))
    }

    /// The same at a referee's table.
    pub fn step_of<G: Rules>(self, referee: &Referee<G>, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
        let departure = |seat| referee.departure(seat);
        let hold = || [true, false].into_iter().find_map(|on| referee.hold(on));
        let offered =
            self.interrupts(rng).then(|| offer(referee.time_up(), hold(), referee.n_seats(), departure, rng)).flatten();
        let decided = offered.map(|it| (Actor::Referee, it)).or_else(|| random_move_of(referee, rng));
        decided.or_else(|| bell::<G>(&referee.turn(), referee.time_up()))
    }

    fn interrupts(self, rng: &mut Pcg64Mcg) -> bool {
        self.every > 0 && below(self.every, rng) == 0
    }
}

/// Where a period lasts its time though everybody has answered, only the clock goes on.
fn bell<G: Rules>(turn: &Turn, time_up: Option<G::Move>) -> Option<(Actor, G::Move)> {
    time_up.filter(|_| matches!(turn, Turn::Open { .. })).map(|it| (Actor::Referee, it))
}

/// One of the referee's moves: more often the clock than a departure, which ends games early.
fn offer<M: Copy>(
    time_up: Option<M>,
    hold: Option<M>,
    n_seats: usize,
    departure: impl Fn(Seat) -> Option<M>,
    rng: &mut Pcg64Mcg,
) -> Option<M> {
    let departures: Vec<M> = Seat::all(n_seats).filter_map(departure).collect();
    let left = if below(8, rng) == 0 { pick(&departures, rng).copied() } else { None };
    let hold = hold.filter(|_| below(3, rng) == 0);
    left.or(hold).or(time_up)
}

/// What the table is offered (`time_up`, `departure`, `hold`) and what is listed for the referee are the same moves.
pub(crate) fn referee_is_offered_what_is_listed<G: Provable>(scene: &Scene<'_, G>) {
    let mut listed = Vec::new();
    G::moves(scene.state, Actor::Referee, &mut listed);
    let departures = Seat::all(G::n_seats(scene.state)).filter_map(|it| G::departure(scene.state, it));
    let holds = [true, false].into_iter().filter_map(|on| G::hold(scene.state, on));
    let offered: Vec<G::Move> = G::time_up(scene.state).into_iter().chain(departures).chain(holds).collect();
    for mv in &offered {
        assert!(listed.contains(mv), "{}: {mv} is offered to the table but not listed", scene.tell());
    }
    for mv in &listed {
        assert!(offered.contains(mv), "{}: {mv} is listed for the referee but never offered", scene.tell());
    }
}

/// The next random decision: one of the seats that must act, or now and then one that may.
pub fn random_move<G: Rules>(state: &G::State, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
    random_decision(G::turn(state), rng, |seat| {
        let mut moves = Vec::new();
        G::moves(state, seat.into(), &mut moves);
        moves
    })
}

/// The same at a referee's table.
pub fn random_move_of<G: Rules>(referee: &Referee<G>, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
    random_decision(referee.turn(), rng, |seat| referee.moves(seat.into()))
}

fn random_decision<M: Copy>(turn: Turn, rng: &mut Pcg64Mcg, moves: impl Fn(Seat) -> Vec<M>) -> Option<(Actor, M)> {
    let Turn::Open { must, may } = turn else { return None };
    let asked = if may.is_empty() || (!must.is_empty() && below(4, rng) > 0) { must } else { may };
    let seats: Vec<Seat> = asked.iter().collect();
    let seat = *pick(&seats, rng)?;
    let mv = *pick(&moves(seat), rng)?;
    Some((seat.into(), mv))
}

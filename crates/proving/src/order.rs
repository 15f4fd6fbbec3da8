//! The order in which two seats act moves no chance.

use rand_pcg::Pcg64Mcg;
use table::{Actor, Rules, Seat, Turn, pick, shuffle};

use crate::{Provable, Scene, dice, play_games};

/// Where two seats may act at once and each could go first, both orders draw from as many streams, and where anything is drawn they
/// lead to the same state: neither who delays a message nor who speaks first chooses a card. How many pairs were compared.
///
/// # Panics
///
/// If not.
pub fn order_moves_no_chance<G: Provable>(games: u64) -> usize {
    let mut n_pairs = 0;
    play_games::<G>(0..games, |scene, rng| n_pairs += usize::from(a_pair_commutes(scene, rng)));
    n_pairs
}

/// Tries one pair of random moves; `false` if there is none, or if one of them closes the question to the other.
fn a_pair_commutes<G: Provable>(scene: &Scene<'_, G>, rng: &mut Pcg64Mcg) -> bool {
    let Turn::Open { must, may } = G::turn(scene.state) else { return false };
    let mut seats: Vec<Seat> = (must | may).iter().collect();
    shuffle(&mut seats, rng);
    let [one, two, ..] = seats[..] else { return false };
    let mut any = |seat: Seat| {
        let mut moves = Vec::new();
        G::moves(scene.state, seat.into(), &mut moves);
        pick(&moves, rng).map(|it| (Actor::Seat(seat), *it))
    };
    let (Some(one), Some(two)) = (any(one), any(two)) else { return false };
    let (Some(there), Some(back)) = (played(scene, [one, two]), played(scene, [two, one])) else { return false };
    let told = || format!("game {}, step {}: {} and {}", scene.game, scene.step, one.1, two.1);
    assert_eq!(there.1, back.1, "{}: as much is drawn in either order", told());
    assert!(there.1 == 0 || there.0 == back.0, "{}: the same is drawn in either order", told());
    true
}

/// Both moves, each that draws from a stream of its own, counted by draws; the state and how many drew.
fn played<G: Rules>(scene: &Scene<'_, G>, moves: [(Actor, G::Move); 2]) -> Option<(G::State, u64)> {
    let mut state = scene.state.clone();
    let mut n_drawn = 0;
    for (actor, mv) in moves {
        let mut luck = dice(n_drawn);
        let fresh = luck.clone();
        G::play(&mut state, actor, mv, &mut luck, &mut table::Silent).ok()?;
        n_drawn += u64::from(luck != fresh);
    }
    Some((state, n_drawn))
}

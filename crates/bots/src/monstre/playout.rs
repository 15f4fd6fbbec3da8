//! What a move brings when all play at random from there to the end of the round.

use monstre::{Monstre, Move, State};
use rand_pcg::Pcg64Mcg;
use table::{Rules, Seat, Silent, Turn, pick};

/// A round has at most 32 turns with a few answers each.
const LONGEST: usize = 400;

/// Points that `seat` makes in this round after `mv`.
pub(super) fn points_after(world: &State, seat: Seat, mv: Move, moves: &mut Vec<Move>, rng: &mut Pcg64Mcg) -> u8 {
    let mut state = world.clone();
    let (round, before) = (state.round(), state.score(seat));
    if Monstre::play(&mut state, seat.into(), mv, rng, &mut Silent).is_err() {
        return 0;
    }
    for _ in 0..LONGEST {
        let Turn::Open { must, .. } = Monstre::turn(&state) else { break };
        let Some(asked) = must.first().filter(|_| state.round() == round) else { break };
        moves.clear();
        Monstre::moves(&state, asked.into(), moves);
        let Some(next) = pick(moves, rng).copied() else { break };
        if Monstre::play(&mut state, asked.into(), next, rng, &mut Silent).is_err() {
            break;
        }
    }
    state.score(seat).saturating_sub(before)
}

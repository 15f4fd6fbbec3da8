//! The rest of a battle at random, in an imagined world.

use bestioles::{Bestioles, Move, State};
use rand_pcg::Pcg64Mcg;
use table::{Rules, Turn, Unread, below};

/// Plays the present battle to its end without withdrawals and returns the seat that wins it.
///
/// `moves` is only a place to list moves in.
pub(super) fn winner_of_battle(mut state: State, moves: &mut Vec<Move>, rng: &mut Pcg64Mcg) -> usize {
    let (battle, before) = (state.battle(), state.scores());
    while let Turn::Open { must, .. } = Bestioles::turn(&state) {
        if state.battle() != battle {
            break;
        }
        let Some(seat) = must.first() else { break };
        moves.clear();
        Bestioles::moves(&state, seat.into(), moves);
        let mv = some_move(moves, rng);
        Bestioles::apply(&mut state, seat.into(), mv, rng, &mut Unread);
    }
    usize::from(state.scores()[1] > before[1])
}

/// Any move but a withdrawal; two are drawn, and a card that goes face up is preferred: it usually says more.
fn some_move(moves: &[Move], rng: &mut Pcg64Mcg) -> Move {
    let n_kept = moves.len() - usize::from(moves.last() == Some(&Move::Withdraw));
    let [one, two] = [below(n_kept as u32, rng), below(n_kept as u32, rng)].map(|at| moves[at as usize]);
    if matches!(one, Move::Improvise { .. }) { two } else { one }
}

//! What a move brings when all others play at random from there to the end of the round, and it looks after the Monster.

use monstre::{Card, Monstre, Move, State};
use rand_pcg::Pcg64Mcg;
use table::{Rules, Seat, Turn, Unread, pick};

/// A round has at most 32 turns with a few answers each.
pub(super) const LONGEST: usize = 400;

/// Points that `seat` makes in this round after `mv`.
pub(super) fn points_after(world: &State, seat: Seat, mv: Move, moves: &mut Vec<Move>, rng: &mut Pcg64Mcg) -> u8 {
    let mut state = world.clone();
    let (round, before) = (state.round(), state.score(seat));
    if Monstre::play(&mut state, seat.into(), mv, rng, &mut Unread).is_err() {
        return 0;
    }
    for _ in 0..LONGEST {
        let Turn::Open { must, .. } = Monstre::turn(&state) else { break };
        let Some(asked) = must.first().filter(|_| state.round() == round) else { break };
        moves.clear();
        Monstre::moves(&state, asked.into(), moves);
        if asked == seat {
            keep_sensible(moves, state.holds_monster(seat));
        }
        let Some(next) = pick(moves, rng).copied() else { break };
        Monstre::apply(&mut state, asked.into(), next, rng, &mut Unread);
    }
    state.score(seat).saturating_sub(before)
}

/// Leaves out what nobody would do who plays to win: the Monster is played when it can be and not given away, and while it
/// is in hand no Hideout is wasted and nothing is stirred up. If nothing is left, anything goes.
pub(super) fn keep_sensible(moves: &mut Vec<Move>, holds_monster: bool) {
    if let Some(won) = moves.iter().copied().find(|it| matches!(it, Move::Play { card } if card.is_monster())) {
        moves.clear();
        moves.push(won);
        return;
    }
    let careless = |mv: &Move| match mv {
        Move::Give { card } | Move::Discard { card } => card.is_monster(),
        Move::GiveTwo { cards } => cards.iter().any(|it| it.is_monster()),
        Move::Play { card: Card::Cachette | Card::Rumeur | Card::Brouillard } => holds_monster,
        _ => false,
    };
    if !moves.iter().all(careless) {
        moves.retain(|it| !careless(it));
    }
}

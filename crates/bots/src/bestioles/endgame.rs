//! The last cards of a battle, written down to the end for a solver.

use bestioles::{Bestioles, Move, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Observe as _, Rules as _, Seat, Turn, Unread, Viewer};

use super::war::War;
use crate::solve::Forest;

/// What a player has known at each of his decisions so far, in one word.
pub(crate) type Memory = u64;

/// What he knows at one more of them.
pub(crate) fn remember(before: Memory, state: &State, seat: Seat) -> Memory {
    let product = u128::from(before ^ 0x9e37_79b9_7f4a_7c15) * u128::from(0xd6e8_feb8_6659_fd93_u64);
    let mixed = (product >> 64) as u64 ^ product as u64;
    mixed.rotate_left(17) ^ Bestioles::key(state, Viewer::Seat(seat)) ^ (seat.idx() as u64 + 1)
}

/// Writes battles into a forest. What a move is worth is the chance of seat 1 to win the war, who is player 0 there.
pub(super) struct Scribe<'a> {
    war: &'a War,
    forest: &'a mut Forest,
    most_edges: usize,
    /// Whether withdrawals that gain nothing are written down, too.
    is_complete: bool,
    /// Moves of the nodes on the way to the present one, one list after the other.
    moves: Vec<Move>,
    rng: Pcg64Mcg,
}

impl<'a> Scribe<'a> {
    /// Into `forest`, which is to have no more than so many edges.
    pub(super) fn new(war: &'a War, forest: &'a mut Forest, most_edges: usize) -> Self {
        // Chance only deals the next battle here, which nobody looks at.
        Self { war, forest, most_edges, is_complete: false, moves: Vec::new(), rng: Pcg64Mcg::seed_from_u64(0) }
    }

    /// Withdrawals that gain nothing are written down, too: for those who want to know what comes of any move.
    pub(super) fn complete(self) -> Self {
        Self { is_complete: true, ..self }
    }

    /// Moves that are written down.
    pub(super) fn n_edges(&self) -> usize {
        self.forest.n_edges()
    }

    /// One more world, told from its first decision on to those who remember nothing; `false` if it is too long to be written down, and
    /// then the forest is of no use any more.
    pub(super) fn write(&mut self, world: &State, weight: f32) -> bool {
        let Some(actor) = awaited(world) else { return true };
        let mut memories = [0; 2];
        memories[actor.idx() & 1] = remember(0, world, actor);
        let n_moves = self.list(world, actor);
        let node = self.forest.plant(actor.idx(), memories[actor.idx() & 1], n_moves, weight);
        self.write_moves(node, world, actor, n_moves, memories)
    }

    /// Lists the moves that make a difference, behind those that are still needed.
    fn list(&mut self, state: &State, actor: Seat) -> usize {
        let from = self.moves.len();
        Bestioles::moves(state, actor.into(), &mut self.moves);
        let may_leave_out = !self.is_complete && self.moves.last() == Some(&Move::Withdraw);
        if may_leave_out && !self.war.may_gain_by_withdrawing(state, actor) {
            self.moves.pop();
        }
        self.moves.len() - from
    }

    /// What the moves lead to that were listed last; takes them off the list.
    fn write_moves(&mut self, node: u32, state: &State, actor: Seat, n_moves: usize, memories: [Memory; 2]) -> bool {
        let from = self.moves.len() - n_moves;
        let mut is_whole = self.forest.n_edges() <= self.most_edges;
        for at in 0..n_moves {
            if !is_whole {
                break;
            }
            let mv = self.moves[from + at];
            is_whole = self.write_move(node, at, state, actor, mv, memories);
        }
        self.moves.truncate(from);
        is_whole
    }

    fn write_move(
        &mut self,
        node: u32,
        at: usize,
        state: &State,
        actor: Seat,
        mv: Move,
        mut memories: [Memory; 2],
    ) -> bool {
        if mv == Move::Withdraw {
            self.forest.end(node, at, self.war.worth_of_withdrawal(state, actor));
            return true;
        }
        let mut after = *state;
        Bestioles::apply(&mut after, actor.into(), mv, &mut self.rng, &mut Unread);
        let mut worth = [0.0; 2];
        if self.war.is_over(&after, &mut worth) {
            self.forest.end(node, at, worth[0]);
            return true;
        }
        let Some(next) = awaited(&after) else { return true };
        let n_moves = self.list(&after, next);
        let listed = &self.moves[self.moves.len() - n_moves..];
        if let Some(worth) = last_word(self.war, &after, next, listed) {
            self.moves.truncate(self.moves.len() - n_moves);
            self.forest.end(node, at, worth);
            return true;
        }
        memories[next.idx() & 1] = remember(memories[next.idx() & 1], &after, next);
        let child = self.forest.grow(node, at, next.idx(), memories[next.idx() & 1], n_moves);
        self.write_moves(child, &after, next, n_moves, memories)
    }
}

/// What the last card of a battle comes to, where he who has it sees that: the table says who wins by any play that asks nothing. `moves` are
/// his.
pub(super) fn last_word(war: &War, state: &State, actor: Seat, moves: &[Move]) -> Option<f32> {
    if !state.hands()[actor.other().idx() & 1].is_empty() || state.hands()[actor.idx() & 1].len() != 1 {
        return None;
    }
    let mut rng = Pcg64Mcg::seed_from_u64(0);
    let mut sees_all = true;
    let mut worst = None;
    for mv in moves {
        match mv {
            Move::Deploy { .. } | Move::Improvise { .. } => (),
            // Never better than a battle that is lost.
            Move::Withdraw => continue,
            _ => return None,
        }
        let (mut after, mut worth) = (*state, [0.0; 2]);
        Bestioles::apply(&mut after, actor.into(), *mv, &mut rng, &mut Unread);
        if !war.is_over(&after, &mut worth) {
            sees_all = false;
        } else if war.has_won(&after, actor) {
            return Some(worth[0]);
        } else {
            worst = Some(worth[0]);
        }
    }
    if sees_all { worst } else { None }
}

/// Who is to act.
pub(super) fn awaited(state: &State) -> Option<Seat> {
    let Turn::Open { must, .. } = Bestioles::turn(state) else { return None };
    must.first()
}

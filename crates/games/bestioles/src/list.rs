//! The moves that are open, in a stable order. They are those that [`State::allow`] accepts.

use table::Seat;

use crate::moves::Move;
use crate::state::{Ask, HAND, State};
use crate::{Card, CardSet, N_CARDS, SIDES, Theatre};

/// The plays of each card that stays in its theatre, ready to be listed: this is where random games spend their time.
/// What comes after the cards ends the list of a turn.
static PLAYS: [[Move; 4]; u32::BITS as usize] = {
    let mut plays = [[Move::Withdraw; 4]; u32::BITS as usize];
    let mut at = 0;
    while at < N_CARDS {
        let card = Card::at(at);
        let [air, land, sea] = improvised(card);
        plays[at] = [Move::Deploy { card, theatre: card.theatre() }, air, land, sea];
        at += 1;
    }
    plays
};

/// Plays of a hand without special rights, then `n_withdrawals`, none or one. As many rows are copied for every hand, which
/// is a few instructions without a branch, and those beyond the end are taken off again.
#[inline]
fn list_rows(hand: CardSet, n_withdrawals: usize, into: &mut Vec<Move>) {
    let end = into.len() + 4 * hand.len() + n_withdrawals;
    let mut rest = hand.bits();
    let mut next = || {
        let row = (rest | 1 << N_CARDS).trailing_zeros();
        rest &= rest.wrapping_sub(1);
        PLAYS[row as usize]
    };
    let rows: [[Move; 4]; HAND + 1] = [next(), next(), next(), next(), next(), next(), next()];
    into.extend_from_slice(rows.as_flattened());
    into.truncate(end);
}

/// The plays of each card that may go face up anywhere.
static ROAMING_PLAYS: [[Move; 6]; N_CARDS] = {
    let mut plays = [[Move::Withdraw; 6]; N_CARDS];
    let mut at = 0;
    while at < N_CARDS {
        let card = Card::at(at);
        let [air, land, sea] = improvised(card);
        plays[at] = [
            Move::Deploy { card, theatre: Theatre::Air },
            Move::Deploy { card, theatre: Theatre::Land },
            Move::Deploy { card, theatre: Theatre::Sea },
            air,
            land,
            sea,
        ];
        at += 1;
    }
    plays
};

/// The same for hands with special rights, and for those that were laid out larger than any that is dealt.
#[inline(never)]
fn list_roaming(hand: CardSet, roaming: CardSet, n_withdrawals: usize, into: &mut Vec<Move>) {
    for card in hand.iter() {
        if roaming.contains(card) {
            into.extend_from_slice(&ROAMING_PLAYS[card.idx()]);
        } else {
            into.extend_from_slice(&PLAYS[card.idx()]);
        }
    }
    into.extend_from_slice(&[Move::Withdraw; 1][..n_withdrawals]);
}

const fn improvised(card: Card) -> [Move; 3] {
    [
        Move::Improvise { card, theatre: Theatre::Air },
        Move::Improvise { card, theatre: Theatre::Land },
        Move::Improvise { card, theatre: Theatre::Sea },
    ]
}

impl State {
    /// Appends the moves open to `seat`.
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.asked {
            return;
        }
        let is_turn = matches!(self.ask, Ask::Turn);
        if is_turn || matches!(self.ask, Ask::Play { .. }) {
            self.list_plays(usize::from(is_turn), into);
        } else {
            self.list_answers(seat, into);
        }
    }

    #[inline(never)]
    fn list_answers(&self, seat: Seat, into: &mut Vec<Move>) {
        match self.ask {
            Ask::FlipNear { from, .. } => self.list_flips(into, |_, theatre| self.adjacent(from, theatre)),
            Ask::FlipAny { .. } => self.list_flips(into, |_, _| true),
            Ask::DisruptFirst { .. } | Ask::DisruptSecond { .. } => self.list_flips(into, |side, _| side == seat),
            Ask::Reinforce { from, .. } => {
                let near = self.order.into_iter().filter(|it| self.adjacent(from, *it));
                into.extend(near.map(|theatre| Move::Reinforce { theatre }));
            }
            Ask::Transport { .. } => self.list_transports(into),
            Ask::Redeploy { .. } => self.list_redeploys(into),
            Ask::Turn | Ask::Play { .. } | Ask::Over { .. } => (),
        }
    }

    #[inline]
    fn list_plays(&self, n_withdrawals: usize, into: &mut Vec<Move>) {
        let hand = self.hands[self.asked.idx() & 1];
        let roaming = self.roaming(self.asked);
        if roaming.is_empty() && hand.len() <= HAND {
            list_rows(hand, n_withdrawals, into);
        } else {
            list_roaming(hand, roaming, n_withdrawals, into);
        }
    }

    fn list_flips(&self, into: &mut Vec<Move>, may: impl Fn(Seat, Theatre) -> bool) {
        for theatre in self.order {
            for side in SIDES {
                if !self.pile(side, theatre).is_empty() && may(side, theatre) {
                    into.push(Move::Flip { theatre, side });
                }
            }
        }
    }

    fn list_transports(&self, into: &mut Vec<Move>) {
        for from in self.order {
            for laid in self.pile(self.asked, from).cards() {
                let targets = self.order.into_iter().filter(|it| *it != from);
                into.extend(targets.map(|theatre| Move::Transport { card: laid.card(), theatre }));
            }
        }
        into.push(Move::Decline);
    }

    fn list_redeploys(&self, into: &mut Vec<Move>) {
        for from in self.order {
            let down = self.pile(self.asked, from).cards().filter(|it| !it.is_up());
            into.extend(down.map(|laid| Move::Redeploy { card: laid.card() }));
        }
        into.push(Move::Decline);
    }
}

//! Where each neighbour thinks that the Monster is: not what he could work out, but what somebody at a table keeps in mind.
//!
//! Who gave the Monster away, got it or saw it knows where it is, until cards pass that he does not see. All others go by how
//! many cards a hand has, and by who was hunted in vain.

use monstre::{Card, Move, Passing, QuestionKind, State, Step};
use table::Seat;

use super::MOST_SEATS;

/// It is nowhere in particular.
const NOWHERE: u8 = MOST_SEATS as u8;
/// What a miss leaves of a suspicion: there may be a Hideout, or a power.
const AFTER_MISS: f32 = 0.35;
/// How sure somebody is who has seen it.
const SURE: f32 = 0.95;

/// Chances by seat.
pub(super) type Chances = [f32; MOST_SEATS];
/// Cards in the hands, by seat.
pub(super) type Sizes = [u8; MOST_SEATS];

/// What all neighbours think.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hunches {
    /// Where each is sure that it is.
    knows: [u8; MOST_SEATS],
    /// The hands that each has seen without it, one bit each.
    clear: [u8; MOST_SEATS],
    /// What was hunted in vain is less likely, for all.
    heat: Chances,
}

impl Hunches {
    /// At the deal, or after a Fog.
    pub(super) const NONE: Self =
        Self { knows: [NOWHERE; MOST_SEATS], clear: [0; MOST_SEATS], heat: [1.0; MOST_SEATS] };

    /// How likely each hand is to `who`, who does not hold it himself.
    pub(super) fn chances(&self, who: Seat, sizes: Sizes) -> Chances {
        let mut chances = [0.0; MOST_SEATS];
        let known = self.knows[who.idx() % MOST_SEATS];
        if known != NOWHERE && usize::from(known) != who.idx() && sizes[usize::from(known)] > 0 {
            chances[usize::from(known)] = SURE;
            return chances;
        }
        let clear = self.clear[who.idx() % MOST_SEATS] | 1 << who.idx();
        let mut total = 0.0;
        for seat in (0..MOST_SEATS).filter(|it| clear >> it & 1 == 0) {
            chances[seat] = self.heat[seat] * f32::from(sizes[seat]);
            total += chances[seat];
        }
        if total > 0.0 {
            for it in &mut chances {
                *it /= total;
            }
        }
        chances
    }

    fn miss(&mut self, side: Seat) {
        self.heat[side.idx() % MOST_SEATS] *= AFTER_MISS;
    }

    fn look(&mut self, who: Seat, side: Seat, holds: bool) {
        let at = who.idx() % MOST_SEATS;
        if holds {
            self.knows[at] = side.idx() as u8;
        } else {
            self.clear[at] |= 1 << side.idx();
            if usize::from(self.knows[at]) == side.idx() {
                self.knows[at] = NOWHERE;
            }
        }
    }

    /// One card or two go from hand to hand; whether all of it goes, and whether the Monster does.
    fn pass(&mut self, from: Seat, to: Seat, all: bool, monster: bool) {
        for who in 0..MOST_SEATS {
            if who == from.idx() || who == to.idx() {
                if monster {
                    self.knows[who] = to.idx() as u8;
                }
                continue;
            }
            if self.clear[who] >> from.idx() & 1 == 0 {
                self.clear[who] &= !(1 << to.idx());
            }
            if all && usize::from(self.knows[who]) == from.idx() {
                self.knows[who] = to.idx() as u8;
            }
        }
    }

    /// Takes in a step of a story.
    pub(super) fn follow(&mut self, hands: &[monstre::Hand; MOST_SEATS], step: &Step) {
        let hand = |seat: Seat| hands[seat.idx() % MOST_SEATS];
        match step {
            Step::Missed { side } => self.miss(*side),
            Step::Looked { seat, side } => self.look(*seat, *side, hand(*side).monster().is_some()),
            Step::Moved { passes, .. } => {
                for pass in passes {
                    let number = pass.cards().count();
                    self.pass(pass.from, pass.to, number == hand(pass.from).len(), has_monster(*pass));
                }
            }
            Step::Played { .. } | Step::Laid { .. } | Step::Befriended { .. } | Step::Thrown { .. } => (),
        }
    }

    /// Takes in a move that has just been made in a playout; `before` is what was asked and who held the Monster.
    pub(super) fn meet(&mut self, before: Before, mv: Move, state: &State) {
        let (held, holds) = (before.holder, state.holder());
        match mv {
            Move::Against { card: Card::Chasseur, target } => self.miss(target),
            Move::Against { card: Card::Enquete, target } => self.look(before.seat, target, holds == target),
            Move::Against { card: Card::Arnaque, target } => {
                self.pass(target, before.seat, state.hand_of(target).is_empty(), held != holds);
            }
            Move::Play { card: Card::Rumeur } => self.pass_round(state, held, holds),
            Move::Play { card: Card::Brouillard } if before.sizes[before.seat.idx() % MOST_SEATS] > 1 => {
                *self = Self::NONE;
            }
            Move::Give { .. } | Move::GiveTwo { .. } => self.meet_gift(before, state),
            _ => (),
        }
    }

    fn meet_gift(&mut self, before: Before, state: &State) {
        let (held, holds) = (before.holder, state.holder());
        match (before.kind, before.card, before.side) {
            (QuestionKind::GiveBack, _, Some(side)) => self.pass(before.seat, side, false, held != holds),
            _ if state.asked().map(|it| (it.0, it.1)) == Some((before.kind, before.card)) => (), // others still choose
            (_, Some(Card::Brouillard), _) => *self = Self::NONE,
            (_, Some(Card::Accord), Some(side)) => {
                let active = before.active;
                let gives = |from: Seat| held == from && holds != held;
                let (to_side, to_active) = (gives(active), gives(side));
                self.pass(active, side, false, to_side);
                self.pass(side, active, false, to_active);
            }
            _ => self.pass_round(state, held, holds),
        }
    }

    /// Everybody passes a card to the next.
    fn pass_round(&mut self, state: &State, held: Seat, holds: Seat) {
        let n_seats = state.n_seats();
        let holding = |it: &Seat| !state.hand_of(*it).is_empty();
        for from in Seat::all(n_seats).filter(holding) {
            let next = (1..n_seats).map(|step| Seat::at((from.idx() + step) % n_seats)).find(holding);
            if let Some(to) = next {
                self.pass(from, to, state.hand_of(from).len() == 1, held == from && holds == to);
            }
        }
    }
}

/// What stood before a move of a playout.
#[derive(Clone, Copy)]
pub(super) struct Before {
    pub(super) seat: Seat,
    pub(super) active: Seat,
    pub(super) holder: Seat,
    pub(super) kind: QuestionKind,
    pub(super) card: Option<Card>,
    pub(super) side: Option<Seat>,
    pub(super) sizes: Sizes,
}

impl Before {
    /// `None` when the game is over.
    pub(super) fn of(state: &State, seat: Seat) -> Option<Self> {
        let (kind, card, side) = state.asked()?;
        let (active, holder) = (state.active(), state.holder());
        Some(Self { seat, active, holder, kind, card, side, sizes: sizes(state) })
    }
}

/// How many cards each hand has.
pub(super) fn sizes(state: &State) -> Sizes {
    let mut sizes = [0; MOST_SEATS];
    for seat in Seat::all(state.n_seats()) {
        sizes[seat.idx() % MOST_SEATS] = state.hand_of(seat).len() as u8;
    }
    sizes
}

fn has_monster(pass: Passing) -> bool {
    pass.cards().any(|it| it.is_monster())
}

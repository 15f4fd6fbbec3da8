//! A street as it may be: the hands, what each neighbour thinks, and how well it goes with what they have done.

use monstre::{Belief, Card, Hand, Move, Passing, QuestionKind, State, Step, Story};
use table::{Belief as _, Rng, Seat};

use super::MOST_SEATS;
use super::hunch::{Chances, Hunches, Sizes};
use super::manner::Mind;

/// Out of so many choices one is taken for a whim, of which nothing follows.
const WHIM: f32 = 0.1;

/// One street.
#[derive(Clone, Debug)]
pub(super) struct Street {
    pub(super) state: State,
    pub(super) hunches: Hunches,
    /// How much likelier what the others did is in it than by chance, as a logarithm.
    pub(super) plausible: f32,
}

impl Street {
    /// One of those that fit a belief, each as likely as the rules make it.
    pub(super) fn imagine<R: Rng>(belief: &Belief, seat: Seat, story: &mut Story, rng: &mut R) -> Self {
        let mut state = belief.sample(rng);
        let mut witness = Witness { seat, hunches: Hunches::NONE, plausible: 0.0, n_seats: state.n_seats() };
        if belief.recall(&state, rng, story) {
            story.tell(|hands, step| witness.meet(hands, step));
        }
        state.ask_again(seat);
        Self { state, hunches: witness.hunches, plausible: witness.plausible }
    }
}

/// Follows a story with everybody's eyes.
struct Witness {
    /// Whose thought it is: what he did tells him nothing.
    seat: Seat,
    hunches: Hunches,
    plausible: f32,
    n_seats: usize,
}

impl Witness {
    fn meet(&mut self, hands: &[Hand; MOST_SEATS], step: &Step) {
        match step {
            Step::Played { seat, card, side, number, turn, friends } if *seat != self.seat && *card != Card::Avis => {
                let mv = match side {
                    Some(target) if *number > 0 => Move::Deal { target: *target, number: *number },
                    Some(target) => Move::Against { card: *card, target: *target },
                    None => Move::Play { card: *card },
                };
                let sizes = sizes(hands);
                let hand = hands[seat.idx() % MOST_SEATS];
                let chances = self.hunches.chances(*seat, sizes);
                let is_friend = friends >> seat.idx() & 1 == 1;
                let mind = Mind::new(hand, is_friend, *turn, (QuestionKind::Turn, None), chances, sizes);
                let alternatives = Alternatives { seat: *seat, hand, turn: *turn, sizes, n_seats: self.n_seats };
                let mut total = 0.0;
                alternatives.each(|it| total += mind.liking(it).exp());
                let share = mind.liking(mv).exp() / total.max(f32::MIN_POSITIVE);
                self.weigh(share * hand.len() as f32 / hand.count(*card).max(1) as f32);
            }
            Step::Moved { cause: Card::Rumeur, .. } | Step::Moved { cause: Card::Arnaque, is_back: false, .. } => (),
            Step::Moved { cause, is_back, friends, passes } => {
                let kind = if *is_back { QuestionKind::GiveBack } else { QuestionKind::Give };
                for pass in passes {
                    self.meet_gift(hands, *pass, (kind, Some(*cause)), *friends);
                }
            }
            Step::Thrown { seat, card, .. } => {
                let hand = hands[seat.idx() % MOST_SEATS];
                self.weigh_gift(*seat, hand, *card, (QuestionKind::Discard, Some(Card::Chien)), 0);
            }
            _ => (),
        }
        self.hunches.follow(hands, step);
    }

    fn meet_gift(
        &mut self,
        hands: &[Hand; MOST_SEATS],
        pass: Passing,
        asked: (QuestionKind, Option<Card>),
        friends: u8,
    ) {
        for card in pass.cards() {
            self.weigh_gift(pass.from, hands[pass.from.idx() % MOST_SEATS], card, asked, friends);
        }
    }

    fn weigh_gift(&mut self, seat: Seat, hand: Hand, card: Card, asked: (QuestionKind, Option<Card>), friends: u8) {
        if seat == self.seat {
            return;
        }
        let (chances, sizes): (Chances, Sizes) = ([0.0; MOST_SEATS], [0; MOST_SEATS]);
        let mind = Mind::new(hand, friends >> seat.idx() & 1 == 1, 1, asked, chances, sizes);
        let total: f32 = hand.cards().map(|it| mind.gift_weight(it)).sum();
        self.weigh(mind.gift_weight(card) * hand.len() as f32 / total.max(f32::MIN_POSITIVE));
    }

    /// A choice that is so many times likelier than by chance.
    fn weigh(&mut self, ratio: f32) {
        self.plausible += (WHIM + (1.0 - WHIM) * ratio).ln();
    }
}

fn sizes(hands: &[Hand; MOST_SEATS]) -> Sizes {
    hands.map(|it| it.len() as u8)
}

/// What somebody might have played instead.
struct Alternatives {
    seat: Seat,
    hand: Hand,
    turn: u8,
    sizes: Sizes,
    n_seats: usize,
}

impl Alternatives {
    fn each(&self, mut then: impl FnMut(Move)) {
        let mut last = None;
        for card in self.hand.cards() {
            if last == Some(card) || card.is_monster() || card == Card::Chasseur && self.turn == 1 {
                continue;
            }
            last = Some(card);
            match card {
                Card::Chien if self.turn == 1 => then(Move::Play { card }),
                Card::Chasseur | Card::Chien | Card::Ami | Card::Enquete | Card::Arnaque => {
                    self.others().for_each(|target| then(Move::Against { card, target }));
                }
                Card::Accord if self.hand.len() > 1 => self.others().for_each(|target| {
                    then(Move::Deal { target, number: 1 });
                    if self.hand.len() > 2 && self.sizes[target.idx() % MOST_SEATS] > 1 {
                        then(Move::Deal { target, number: 2 });
                    }
                }),
                _ => then(Move::Play { card }),
            }
        }
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.n_seats).filter(|it| *it != self.seat && self.sizes[it.idx() % MOST_SEATS] > 0)
    }
}

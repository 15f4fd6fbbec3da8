//! From the truth to what one viewer may know, field by field.

use arrayvec::ArrayVec;
use table::{Seat, Viewer};

use crate::state::{Ask, PUBLIC, State};
use crate::view::{LaidView, PlayerView, Question, QuestionKind, SideView, TheatreView, View, Waiting};
use crate::{Card, CardSet, Options, SIDES, Theatre};

impl State {
    /// The cards whose place `viewer` knows, his own hand included.
    pub(crate) fn known_to(&self, viewer: Viewer) -> CardSet {
        match viewer {
            Viewer::Seat(seat) => self.known[seat.idx() & 1].or(self.hands[seat.idx() & 1]),
            Viewer::Public => self.known[PUBLIC],
        }
    }

    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let known = self.known_to(viewer);
        let known_card = |card: Card| known.contains(card).then_some(card);
        View {
            seat: viewer.seat().map(u8::from),
            options: Options { target: self.target },
            battle: self.battle,
            first: self.first.into(),
            active: self.active.into(),
            scores: self.scores,
            target: self.target.points(),
            players: SIDES.map(|side| self.look_at_player(side, known)),
            theatres: self.order.map(|theatre| self.look_at_theatre(theatre, known)),
            deck: self.deck.cards().iter().rev().map(|card| known_card(*card)).collect(),
            deck_shown: self.deck.cards().iter().rev().copied().filter(|it| self.known[PUBLIC].contains(*it)).collect(),
            question: self.question(known),
            waiting: self.queue.waiting().iter().map(|it| Waiting { card: it.card, owner: it.owner.into() }).collect(),
            contained: self.is_in_force(Card::CONTAINMENT),
            last_battle: self.last,
            winner: match self.ask {
                Ask::Over { winner } => Some(winner.into()),
                _ => None,
            },
        }
    }

    fn look_at_player(&self, side: Seat, known: CardSet) -> PlayerView {
        let hand = self.hands[side.idx()];
        let mut seen: ArrayVec<Option<Card>, { crate::N_CARDS }> = hand.and(known).iter().map(Some).collect();
        seen.extend(std::iter::repeat_n(None, hand.minus(known).len()));
        PlayerView {
            hand: seen,
            shown: hand.and(self.known[PUBLIC]).iter().collect(),
            air_drop: self.air_drop[side.idx()],
            withdrawal: self.withdrawal(side),
            withdrawals: self.target.for_withdrawals(side == self.first),
        }
    }

    fn look_at_theatre(&self, theatre: Theatre, known: CardSet) -> TheatreView {
        TheatreView {
            theatre,
            sides: SIDES.map(|side| self.look_at_side(side, theatre, known)),
            control: self.control(theatre).into(),
            blockaded: self.is_blockaded(theatre),
        }
    }

    fn look_at_side(&self, side: Seat, theatre: Theatre, known: CardSet) -> SideView {
        let cards = self.pile(side, theatre).cards();
        let sheltered = self.sheltered(side, cards);
        let pile = cards.iter().enumerate().map(|(at, laid)| LaidView {
            card: known.contains(laid.card()).then(|| laid.card()),
            up: laid.is_up(),
            strength: if at < sheltered { 4 } else { self.strength(side, *laid) },
            shown: self.known[PUBLIC].contains(laid.card()),
        });
        SideView { pile: pile.collect(), total: self.total(side, theatre), support: self.support(side, theatre) }
    }

    /// What is asked, as everybody may know it; the card that Reinforce drew only for those who know it.
    fn question(&self, known: CardSet) -> Option<Question> {
        let (kind, card, drawn) = match self.ask {
            Ask::Over { .. } => return None,
            Ask::Turn => (QuestionKind::Turn, None, None),
            Ask::Play { card } => (QuestionKind::Play, Some(card), None),
            Ask::FlipNear { card, .. } | Ask::FlipAny { card } => (QuestionKind::Flip, Some(card), None),
            Ask::DisruptFirst { card } | Ask::DisruptSecond { card } => (QuestionKind::FlipOwn, Some(card), None),
            Ask::Reinforce { card, drawn, .. } => {
                (QuestionKind::Reinforce, Some(card), known.contains(drawn).then_some(drawn))
            }
            Ask::Transport { card } => (QuestionKind::Transport, Some(card), None),
            Ask::Redeploy { card } => (QuestionKind::Redeploy, Some(card), None),
        };
        let drawn_shown = drawn.is_some_and(|it| self.known[PUBLIC].contains(it));
        let owner = if let Ask::DisruptSecond { .. } = self.ask { self.asked.other() } else { self.asked };
        Some(Question { seat: self.asked.into(), kind, owner: owner.into(), card, drawn, drawn_shown })
    }
}

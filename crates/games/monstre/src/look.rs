//! From the truth to what one viewer may know, field by field.

use arrayvec::ArrayVec;
use table::{Seat, Viewer};

use crate::card::{Card, N_KINDS, N_MONSTERS};
use crate::deck::Deck;
use crate::hand::Laid;
use crate::marks::PUBLIC;
use crate::moves::MAX_PLAYERS;
use crate::options::Memory;
use crate::state::{Ask, State, bit, seats};
use crate::view::{Cards, KindView, LaidView, MonsterView, PlayerView, Question, QuestionKind, View};

impl State {
    fn keeps_memories(&self) -> bool {
        self.options.memoire == Memory::Avec
    }

    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let used = (0..N_MONSTERS).filter(|idx| self.used >> idx & 1 == 1);
        View {
            seat: viewer.seat().map(u8::from),
            options: self.options,
            round: self.round,
            rounds: self.options.manches.number(),
            contenders: seats(self.contenders).map(u8::from).collect(),
            first: self.first.into(),
            active: self.active.into(),
            question: self.question(viewer),
            players: Seat::all(self.n_seats.into()).map(|seat| self.look_at_player(seat, viewer)).collect(),
            deck: self.middle.iter().sum(),
            hunters: self.hunters,
            monster: self.monster_seen_by(viewer),
            used: used.map(Card::monster).collect(),
            last: self.last.as_ref().map(|it| it.shown(self.n_seats.into())),
            winners: seats(self.winners).map(u8::from).collect(),
            kinds: kinds(&self.deck),
            monsters: monsters(&self.deck),
        }
    }

    fn monster_seen_by(&self, viewer: Viewer) -> Option<Card> {
        let seat = viewer.seat()?;
        let holds = self.hand(seat).has(self.monster);
        let remembers = self.keeps_memories() && self.acquainted & bit(seat) != 0;
        (holds || remembers).then_some(self.monster)
    }

    fn look_at_player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let hand = self.hand(seat);
        let secret_choices = matches!(self.ask, Ask::Give { .. });
        PlayerView {
            cards: hand.len() as u8,
            known: self.known_of(seat, viewer),
            pile: self.piles[seat.idx() % MAX_PLAYERS]
                .cards()
                .iter()
                .map(|it| self.look_at_laid(*it, viewer))
                .collect(),
            turns: self.turn_of(seat),
            friend: self.friends & bit(seat) != 0,
            score: self.scores[seat.idx() % MAX_PLAYERS],
            awaited: self.waiting & bit(seat) != 0,
            answered: secret_choices && self.chosen[seat.idx() % MAX_PLAYERS][0].is_some(),
        }
    }

    /// The viewer's own hand; of others what he remembers (MON-31).
    fn known_of(&self, seat: Seat, viewer: Viewer) -> Cards {
        if viewer.is(seat) {
            self.hand(seat).sorted()
        } else if self.keeps_memories() {
            let who = viewer.seat().map_or(PUBLIC, Seat::idx);
            self.marks.get(who, seat.idx()).cards().collect()
        } else {
            ArrayVec::new()
        }
    }

    /// A card thrown to the Dog is known to the one who threw it, if the table remembers for him (MON-32).
    fn look_at_laid(&self, laid: Laid, viewer: Viewer) -> LaidView {
        let known = laid.is_public() || viewer.is(laid.from) && self.keeps_memories();
        LaidView { card: known.then_some(laid.card), up: laid.is_up(), how: laid.how }
    }

    fn question(&self, viewer: Viewer) -> Option<Question> {
        let (kind, card, side, number, taken) = match self.ask {
            Ask::Over => return None,
            Ask::Turn => (QuestionKind::Turn, None, None, 1, None),
            Ask::Give { card, side, number } => (QuestionKind::Give, Some(card), side, number, None),
            Ask::GiveBack { side, taken } => {
                let sees = viewer.is(side) || viewer.is(self.active);
                (QuestionKind::GiveBack, Some(Card::Arnaque), Some(side), 1, sees.then_some(taken))
            }
            Ask::Discard { side } => (QuestionKind::Discard, Some(Card::Chien), Some(side), 1, None),
        };
        let chosen = viewer.seat().map_or([None; 2], |it| self.chosen[it.idx() % MAX_PLAYERS]);
        Some(Question {
            kind,
            card,
            by: self.active.into(),
            side: side.map(u8::from),
            number,
            taken,
            chosen: chosen.into_iter().flatten().collect(),
        })
    }
}

fn kinds(deck: &Deck) -> [KindView; N_KINDS] {
    std::array::from_fn(|idx| {
        let card = Card::at(idx);
        KindView { card, count: deck.counts[idx], boxes: deck.boxes[idx], house: deck.house[idx] }
    })
}

fn monsters(deck: &Deck) -> [MonsterView; N_MONSTERS] {
    std::array::from_fn(|idx| MonsterView { card: Card::monster(idx), power: deck.monsters[idx] })
}

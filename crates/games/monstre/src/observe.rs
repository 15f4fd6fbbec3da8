//! A view in a few machine words.

use table::{Observe, Viewer};

use crate::card::Card;
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;
use crate::view::{PlayerView, Question, QuestionKind};
use crate::{Monstre, State};

/// Words of a packed observation.
const WORDS: usize = 4 + 3 * MAX_PLAYERS;

/// What one viewer may know now, packed.
pub type Packed = [u64; WORDS];

impl Observe for Monstre {
    type Packed = Packed;

    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        let view = state.look(viewer);
        *into = [0; WORDS];
        into[0] = u64::from(view.round)
            | u64::from(view.first) << 8
            | u64::from(view.active) << 12
            | u64::from(view.deck) << 16
            | u64::from(view.hunters) << 24
            | card(view.monster) << 32
            | view.used.iter().fold(0, |set, it| set | 1 << it.monster_idx()) << 40
            | view.contenders.iter().fold(0, |set, it| set | 1 << it) << 48
            | view.winners.iter().fold(0, |set, it| set | 1 << it) << 56;
        into[1] = view.question.as_ref().map_or(0, question);
        into[2] = view.seat.map_or(0, |it| u64::from(it) + 1);
        for (player, words) in view.players.iter().zip(into[4..].chunks_exact_mut(3)) {
            words[0] = status(player);
            words[1] = player.known.iter().copied().collect::<Hand>().bits();
            words[2] = player.pile.iter().fold(0, |word, it| word << 7 | card(it.card) << 2 | it.how as u64);
        }
    }
}

fn card(card: Option<Card>) -> u64 {
    card.map_or(0, |it| it.idx() as u64 + 1)
}

fn question(question: &Question) -> u64 {
    let kind = match question.kind {
        QuestionKind::Turn => 1,
        QuestionKind::Give => 2,
        QuestionKind::GiveBack => 3,
        QuestionKind::Discard => 4,
    };
    kind | card(question.card) << 4
        | u64::from(question.by) << 12
        | question.side.map_or(0, |it| u64::from(it) + 1) << 16
        | u64::from(question.number) << 20
        | card(question.taken) << 24
        | question.chosen.iter().fold(0, |word, it| word << 8 | card(Some(*it))) << 32
}

fn status(player: &PlayerView) -> u64 {
    u64::from(player.cards)
        | u64::from(player.turns) << 4
        | u64::from(player.friend) << 8
        | u64::from(player.awaited) << 9
        | u64::from(player.answered) << 10
        | u64::from(player.score) << 16
}

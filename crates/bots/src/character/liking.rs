//! What each taste is drawn to in each game.

use bestioles::{Bestioles, Move as War};
use cryptide::{Act as Question, Cryptide};
use gevaudan::{Gevaudan, Move as Hunt};
use loups_garous::{Act as Word, LoupsGarous};
use monstre::{Card, Monstre, Move as Visit};
use table::Rules;

use super::Taste;

/// A game in which tastes differ.
pub trait Likes: Rules {
    /// How much somebody of this taste is drawn to a move: more is more, and what is alike to him is 0.
    fn liking(taste: Taste, mv: Self::Move) -> u8;
}

impl Likes for Bestioles {
    fn liking(taste: Taste, mv: War) -> u8 {
        match (taste, mv) {
            (Taste::Bold, War::Deploy { .. } | War::Flip { .. })
            | (Taste::Wary, War::Withdraw)
            | (Taste::Sly, War::Improvise { .. } | War::Transport { .. })
            | (Taste::Curious, War::Flip { .. } | War::Reinforce { .. } | War::Redeploy { .. }) => 2,
            (Taste::Wary | Taste::Curious, War::Deploy { .. }) => 1,
            _ => 0,
        }
    }
}

impl Likes for Cryptide {
    fn liking(taste: Taste, mv: cryptide::Move) -> u8 {
        match (taste, mv.act()) {
            (Taste::Bold, Question::Search(_)) | (Taste::Wary | Taste::Curious, Question::Ask(..)) => 2,
            (Taste::Bold, Question::Disc(_)) | (Taste::Sly, Question::Cube(_)) => 1,
            _ => 0,
        }
    }
}

impl Likes for Monstre {
    fn liking(taste: Taste, mv: Visit) -> u8 {
        let card = match mv {
            Visit::Play { card } | Visit::Against { card, .. } => card,
            Visit::Deal { .. } => Card::Accord,
            Visit::Lay | Visit::Give { .. } | Visit::GiveTwo { .. } | Visit::Discard { .. } => return 0,
        };
        match (taste, card) {
            (Taste::Bold, Card::Chasseur | Card::Chien)
            | (Taste::Wary, Card::Cachette | Card::Brouillard)
            | (Taste::Sly, Card::Arnaque | Card::Accord | Card::Rumeur)
            | (Taste::Curious, Card::Enquete | Card::Ragot) => 2,
            (Taste::Bold | Taste::Curious, Card::Ami) | (Taste::Wary, Card::Enquete) => 1,
            _ => 0,
        }
    }
}

impl Likes for LoupsGarous {
    /// By night and in votes nobody follows his taste: that would be a secret to be read.
    fn liking(taste: Taste, mv: loups_garous::Move) -> u8 {
        match (taste, mv.act()) {
            (Taste::Bold, Word::Accuse(_))
            | (Taste::Wary, Word::Defend(_))
            | (Taste::Sly, Word::Doubt(_))
            | (Taste::Curious, Word::Announce(_) | Word::Doubt(_) | Word::Accuse(_)) => 1,
            _ => 0,
        }
    }
}

impl Likes for Gevaudan {
    fn liking(taste: Taste, mv: Hunt) -> u8 {
        match (taste, mv) {
            (Taste::Bold, Hunt::Walk(_) | Hunt::Shot | Hunt::Ride(_))
            | (Taste::Wary, Hunt::Heal(_) | Hunt::Consult(..) | Hunt::Wall)
            | (Taste::Sly, Hunt::Solicit(..) | Hunt::Charm(..) | Hunt::Swap(_) | Hunt::Envoy(..))
            | (Taste::Curious, Hunt::Examine | Hunt::Scout(..) | Hunt::Suspect(_) | Hunt::Peek(_)) => 2,
            (Taste::Bold, Hunt::Examine) | (Taste::Curious, Hunt::Consult(..)) => 1,
            _ => 0,
        }
    }
}

//! Why a move is refused.

use table::{Refusal, Seat};

use crate::card::Card;
use crate::hand::{Hand, Kinds};
use crate::moves::Move;
use crate::state::{Ask, State, bit};

const GAME_OVER: Refusal = Refusal::new("MON-29", "game-over");
const NOT_YOUR_TURN: Refusal = Refusal::new("MON-5", "not-your-turn");
const AVIS_FIRST: Refusal = Refusal::new("MON-5", "avis-first");
const NOT_IN_HAND: Refusal = Refusal::new("MON-6", "not-in-hand");
const NOTHING_TO_GIVE: Refusal = Refusal::new("MON-6", "nothing-to-give");
const MONSTER_WAITS: Refusal = Refusal::new("MON-7", "monster-waits");
const NO_HUNTER_YET: Refusal = Refusal::new("MON-8", "no-hunter-yet");
const NO_LAYING: Refusal = Refusal::new("MON-9", "no-laying");
const MONSTER_GOES: Refusal = Refusal::new("MON-10", "monster-goes");
const NO_TARGET: Refusal = Refusal::new("MON-13", "no-target");
const NAME_SOMEBODY: Refusal = Refusal::new("MON-13", "name-somebody");
const NAMES_NOBODY: Refusal = Refusal::new("MON-13", "names-nobody");
const THROW_FIRST: Refusal = Refusal::new("MON-16", "throw-first");
const LAST_CARD: Refusal = Refusal::new("MON-18", "last-card");
const GIVE_FIRST: Refusal = Refusal::new("MON-19", "give-first");
const CHOICE_IS_FINAL: Refusal = Refusal::new("MON-19", "choice-is-final");
const NUMBER: Refusal = Refusal::new("MON-20", "number");
const GIVE_BACK_FIRST: Refusal = Refusal::new("MON-21", "give-back-first");
const ASLEEP: Refusal = Refusal::new("MON-24", "asleep");

/// Cards that name somebody.
pub(crate) const NAMING: Kinds = Kinds::of(&[Card::Chasseur, Card::Ami, Card::Chien, Card::Enquete, Card::Arnaque]);

impl State {
    /// The Monster that its holder must throw to the Dog (MON-10).
    pub(crate) fn goes_to_the_dog(&self, hand: Hand) -> Option<Card> {
        hand.monster().filter(|it| self.deck.power(*it).dog)
    }

    /// Whether `seat` may make this move now; the reason depends only on what that seat sees.
    #[inline]
    pub(crate) fn allow(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.ask == Ask::Over {
            return Err(GAME_OVER);
        }
        if seat.idx() >= usize::from(self.n_seats) || self.waiting & bit(seat) == 0 {
            let answered = matches!(self.ask, Ask::Give { .. }) && self.chosen[seat.idx() % 8][0].is_some();
            return Err(if answered { CHOICE_IS_FINAL } else { NOT_YOUR_TURN });
        }
        match self.ask {
            Ask::Turn => self.allow_play(seat, mv),
            Ask::Give { number, .. } => allow_giving(self.hand(seat), number, mv, GIVE_FIRST),
            Ask::GiveBack { .. } => allow_giving(self.hand(seat), 1, mv, GIVE_BACK_FIRST),
            Ask::Discard { .. } => self.allow_discard(self.hand(seat), mv),
            Ask::Over => Err(GAME_OVER),
        }
    }

    fn allow_play(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let (card, target) = match mv {
            Move::Play { card } => (card, None),
            Move::Against { card, target } => (card, Some(target)),
            Move::Deal { target, .. } => (Card::Accord, Some(target)),
            Move::Lay => return if self.must_lay(seat) { Ok(()) } else { Err(NO_LAYING) },
            Move::Give { .. } | Move::GiveTwo { .. } | Move::Discard { .. } => return Err(NOTHING_TO_GIVE),
        };
        self.allow_card(seat, card)?;
        if self.is_asleep(seat, card) {
            return if target.is_none() { Ok(()) } else { Err(ASLEEP) };
        }
        match (card, mv) {
            (Card::Accord, Move::Against { .. }) => Err(NUMBER),
            (Card::Accord, Move::Deal { target, number }) => self.allow_deal(seat, target, number),
            (Card::Accord, _) if self.hand(seat).len() == 1 || self.targets(seat) == 0 => Ok(()),
            (card, _) if card == Card::Accord || NAMING.has(card) => self.allow_target(seat, target),
            _ if target.is_some() => Err(NAMES_NOBODY),
            _ => Ok(()),
        }
    }

    /// Whether a card may be played in this turn, whoever it names.
    fn allow_card(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let hand = self.hand(seat);
        if !hand.has(card) {
            Err(NOT_IN_HAND)
        } else if card != Card::Avis && hand.has(Card::Avis) {
            Err(AVIS_FIRST)
        } else if card == Card::Chasseur && self.turn_of(seat) == 1 {
            Err(NO_HUNTER_YET)
        } else if card.is_monster() && !self.monster_playable(seat) {
            Err(MONSTER_WAITS)
        } else {
            Ok(())
        }
    }

    fn allow_target(&self, seat: Seat, target: Option<Seat>) -> Result<(), Refusal> {
        let targets = self.targets(seat);
        match target {
            Some(target) if target.idx() < 8 && targets & bit(target) != 0 => Ok(()),
            Some(_) => Err(NO_TARGET),
            None if targets == 0 => Ok(()),
            None => Err(NAME_SOMEBODY),
        }
    }

    fn allow_deal(&self, seat: Seat, target: Seat, number: u8) -> Result<(), Refusal> {
        let left = self.hand(seat).len() - 1;
        if left == 0 {
            return Err(LAST_CARD);
        }
        self.allow_target(seat, Some(target))?;
        let most = left.min(self.hand(target).len()).min(2);
        if (1..=most).contains(&usize::from(number)) { Ok(()) } else { Err(NUMBER) }
    }

    fn allow_discard(&self, hand: Hand, mv: Move) -> Result<(), Refusal> {
        let Move::Discard { card } = mv else { return Err(THROW_FIRST) };
        if !hand.has(card) {
            return Err(NOT_IN_HAND);
        }
        match self.goes_to_the_dog(hand) {
            Some(monster) if monster != card => Err(MONSTER_GOES),
            _ => Ok(()),
        }
    }
}

fn allow_giving(hand: Hand, number: u8, mv: Move, otherwise: Refusal) -> Result<(), Refusal> {
    let held = match (mv, number) {
        (Move::Give { card }, 1) => hand.has(card),
        (Move::GiveTwo { cards: [one, two] }, 2) => {
            one <= two && if one == two { hand.count(one) > 1 } else { hand.has(one) && hand.has(two) }
        }
        (Move::Give { .. } | Move::GiveTwo { .. }, _) => return Err(NUMBER),
        _ => return Err(otherwise),
    };
    if held { Ok(()) } else { Err(NOT_IN_HAND) }
}

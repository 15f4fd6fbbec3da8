//! How many cards of which kind, and what the Monsters can do. Neither is public: both are data, and labelled as ours
//! where they are.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::card::{Card, N_GENERAL, N_KINDS, N_MONSTERS};
use crate::hand::Kinds;

/// Most cards of one kind that a table may ask for.
const MOST_OF_A_KIND: u8 = 15;

/// What a Monster waits for before it may be played in a `C` turn (MON-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "count", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreCondition"))]
pub enum Condition {
    /// So many Hunters have been played this round.
    Hunters(u8),
    /// Somebody has played a Friend this round.
    Friend,
}

/// The Hunters a Monster ignores (MON-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "turn", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreIgnores"))]
pub enum Ignores {
    /// The first one played in the round.
    First,
    /// Those played in this turn of their player.
    Turn(u8),
}

/// One of a card's four boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreBox"))]
pub enum TurnBox {
    /// Playable.
    V,
    /// Not playable.
    R,
    /// Playable without effect.
    N,
    /// Playable if its condition holds.
    C,
}

/// What a Monster can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstrePower"))]
pub struct Power {
    /// Its four boxes.
    pub boxes: [TurnBox; 4],
    /// What a `C` box waits for.
    pub condition: Option<Condition>,
    /// The Hunters it ignores.
    pub ignores: Option<Ignores>,
    /// Whether its holder must discard it to the Dog.
    pub dog: bool,
    /// Whether we have designed it, because what the box prints is not public.
    pub house: bool,
}

/// The cards of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// How many of each kind.
    pub counts: [u8; N_KINDS],
    /// Their four boxes (MON-8, MON-24).
    pub boxes: [[TurnBox; 4]; N_KINDS],
    /// Whether numbers and boxes are ours.
    pub house: [bool; N_KINDS],
    /// The Monsters.
    pub monsters: [Power; N_MONSTERS],
}

/// Cards that no table can play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    /// Not an entry.
    #[error("entries are `card=number`, `card=number+NVVV` or `monster=RRCV+power`")]
    Entry,
    /// No such card.
    #[error("no card has this name")]
    Name,
    /// Not a number of cards.
    #[error("a kind has 0 to {MOST_OF_A_KIND} cards")]
    Number,
    /// Boxes of a general card that the rules do not know.
    #[error("a general card has the boxes VVVV or NVVV, a Chasseur RVVV")]
    Boxes,
    /// Not a power.
    #[error(
        "a Monster has four boxes of V, R and C, and powers among hunters-N, friend, ignores-first, ignores-turn-N, dog"
    )]
    Power,
    /// A `C` box without a condition, or the other way round.
    #[error("a C box and a condition go together")]
    Condition,
    /// One Avis, one Chasseur and one Cachette are in every round.
    #[error("there is one avis, and at least one chasseur and one cachette")]
    Needed,
    /// The box has 33 general cards.
    #[error("there are {N_GENERAL} general cards in all")]
    Total,
}

impl DeckError {
    /// Key of the translated reason.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Entry => "cards-entry",
            Self::Name => "cards-name",
            Self::Number => "cards-number",
            Self::Boxes => "cards-boxes",
            Self::Power => "cards-power",
            Self::Condition => "cards-condition",
            Self::Needed => "cards-needed",
            Self::Total => "cards-total",
        }
    }
}

/// Playable in every turn.
const OPEN: [TurnBox; 4] = [TurnBox::V; 4];
/// Not playable in the first turn (MON-8).
const NOT_FIRST: [TurnBox; 4] = [TurnBox::R, TurnBox::V, TurnBox::V, TurnBox::V];
/// Without effect in the first turn (MON-24).
const ASLEEP: [TurnBox; 4] = [TurnBox::N, TurnBox::V, TurnBox::V, TurnBox::V];

/// The data file, read once.
static STANDARD: LazyLock<Deck> = LazyLock::new(|| {
    let blank = Power { boxes: [TurnBox::R; 4], condition: None, ignores: None, dog: false, house: true };
    let mut boxes = [OPEN; N_KINDS];
    boxes[Card::Chasseur.idx()] = NOT_FIRST;
    let empty = Deck { counts: [0; N_KINDS], boxes, house: [true; N_KINDS], monsters: [blank; N_MONSTERS] };
    // A test reads the file too, so that this cannot be empty in a build that passed.
    empty.changed(include_str!("../data/cards.txt")).unwrap_or(empty)
});

impl Deck {
    /// The cards of our data file.
    pub fn standard() -> Self {
        *STANDARD
    }

    /// These cards with some entries replaced.
    pub fn changed(self, text: &str) -> Result<Self, DeckError> {
        let mut deck = self;
        let lines = text.lines().map(|it| it.split('#').next().unwrap_or_default());
        for entry in lines.flat_map(str::split_whitespace) {
            deck.take(entry)?;
        }
        deck.check()?;
        Ok(deck)
    }

    /// How many cards of this kind there are.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.idx() % N_KINDS]
    }

    /// What a Monster can do.
    #[inline]
    pub const fn power(&self, monster: Card) -> &Power {
        &self.monsters[monster.monster_idx() % N_MONSTERS]
    }

    /// The cards that have no effect in a first turn (MON-24).
    pub(crate) fn asleep(&self) -> Kinds {
        let first = |at: &usize| self.boxes[*at][0] == TurnBox::N;
        (0..N_KINDS).filter(first).fold(Kinds::of(&[]), |set, at| set.with(Card::at(at)))
    }

    fn take(&mut self, entry: &str) -> Result<(), DeckError> {
        let (name, value) = entry.split_once('=').ok_or(DeckError::Entry)?;
        let card: Card = name.parse().map_err(|()| DeckError::Name)?;
        let (value, house) = value.strip_suffix("+house").map_or((value, false), |it| (it, true));
        if card.is_monster() {
            self.monsters[card.monster_idx()] = Power { house, ..power(value)? };
        } else {
            let (number, boxes) = value.split_once('+').map_or((value, None), |(number, boxes)| (number, Some(boxes)));
            let number: u8 = number.parse().map_err(|_| DeckError::Number)?;
            if number > MOST_OF_A_KIND {
                return Err(DeckError::Number);
            }
            if let Some(text) = boxes {
                self.boxes[card.idx()] = general_boxes(card, text)?;
            }
            self.counts[card.idx()] = number;
            self.house[card.idx()] = house;
        }
        Ok(())
    }

    fn check(&self) -> Result<(), DeckError> {
        let at_least_one = self.count(Card::Chasseur) > 0 && self.count(Card::Cachette) > 0;
        if self.count(Card::Avis) != 1 || !at_least_one {
            return Err(DeckError::Needed);
        }
        if self.counts.iter().map(|it| usize::from(*it)).sum::<usize>() != N_GENERAL {
            return Err(DeckError::Total);
        }
        Ok(())
    }
}

fn power(text: &str) -> Result<Power, DeckError> {
    let mut words = text.split('+');
    let boxes = boxes(words.next().unwrap_or_default())?;
    if boxes.contains(&TurnBox::N) {
        return Err(DeckError::Power);
    }
    let mut power = Power { boxes, condition: None, ignores: None, dog: false, house: false };
    for word in words {
        let number = || word.rsplit('-').next().and_then(|it| it.parse::<u8>().ok()).ok_or(DeckError::Power);
        match word {
            "friend" => power.condition = Some(Condition::Friend),
            "ignores-first" => power.ignores = Some(Ignores::First),
            "dog" => power.dog = true,
            _ if word.starts_with("hunters-") => power.condition = Some(Condition::Hunters(number()?)),
            _ if word.starts_with("ignores-turn-") => power.ignores = Some(Ignores::Turn(number()?)),
            _ => return Err(DeckError::Power),
        }
    }
    if power.boxes.contains(&TurnBox::C) != power.condition.is_some() {
        return Err(DeckError::Condition);
    }
    Ok(power)
}

/// The boxes of a general card: those of which the rules know what they mean.
fn general_boxes(card: Card, text: &str) -> Result<[TurnBox; 4], DeckError> {
    let known = |it: &[TurnBox; 4]| match card {
        Card::Chasseur => *it == NOT_FIRST,
        Card::Avis => *it == OPEN,
        _ => *it == OPEN || *it == ASLEEP,
    };
    boxes(text).ok().filter(known).ok_or(DeckError::Boxes)
}

/// Four letters.
fn boxes(text: &str) -> Result<[TurnBox; 4], DeckError> {
    let letter = |it| match it {
        b'V' => Ok(TurnBox::V),
        b'R' => Ok(TurnBox::R),
        b'C' => Ok(TurnBox::C),
        b'N' => Ok(TurnBox::N),
        _ => Err(DeckError::Power),
    };
    let &[a, b, c, d] = text.as_bytes() else { return Err(DeckError::Power) };
    Ok([letter(a)?, letter(b)?, letter(c)?, letter(d)?])
}

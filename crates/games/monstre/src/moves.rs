//! Moves and their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `play rumeur` | play a card that names nobody, or finds nobody to name |
//! | `play chasseur 3` | play a card against the neighbour on seat 3 |
//! | `play accord 3 2` | offer seat 3 to swap two cards |
//! | `play sirene` | play the Monster |
//! | `lay` | lay a Chasseur face down, because nothing else can be done in the first turn |
//! | `give ami` | the card to give away (Ragot, Accord, Arnaque, Brouillard) |
//! | `give ami chien` | the two cards to give away (Accord) |
//! | `discard ami` | the card to throw to the Dog |

use std::fmt;
use std::str::FromStr;

use table::{Refusal, Seat};

use crate::card::Card;

/// Largest table.
pub(crate) const MAX_PLAYERS: usize = 8;

/// One decision. It has three bytes, and is written and read faster as four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(4))]
pub enum Move {
    /// Play a card that names nobody.
    Play {
        /// The card.
        card: Card,
    },
    /// Play a card against somebody.
    Against {
        /// The card.
        card: Card,
        /// The neighbour.
        target: Seat,
    },
    /// Play Accord (MON-20).
    Deal {
        /// The neighbour.
        target: Seat,
        /// How many cards: 1 or 2.
        number: u8,
    },
    /// Lay a Chasseur face down (MON-9).
    Lay,
    /// Give a card away.
    Give {
        /// The card.
        card: Card,
    },
    /// Give two cards away, in the order of [`Card::ALL`].
    GiveTwo {
        /// The cards.
        cards: [Card; 2],
    },
    /// Throw a card to the Dog (MON-16).
    Discard {
        /// The card.
        card: Card,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { card } => write!(f, "play {card}"),
            Self::Against { card, target } => write!(f, "play {card} {target}"),
            Self::Deal { target, number } => write!(f, "play accord {target} {number}"),
            Self::Lay => f.write_str("lay"),
            Self::Give { card } => write!(f, "give {card}"),
            Self::GiveTwo { cards: [one, two] } => write!(f, "give {one} {two}"),
            Self::Discard { card } => write!(f, "discard {card}"),
        }
    }
}

/// What is not a move at all.
pub(crate) const NOT_A_MOVE: Refusal = Refusal::new("MON-6", "not-a-move");

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let card = |word: &str| word.parse::<Card>().map_err(|()| NOT_A_MOVE);
        let seat = |word: &str| match word.parse::<Seat>() {
            Ok(seat) if seat.idx() < MAX_PLAYERS && word.len() == 1 => Ok(seat),
            _ => Err(NOT_A_MOVE),
        };
        match words[..] {
            ["play", c] => Ok(Self::Play { card: card(c)? }),
            ["play", "accord", s, n @ ("1" | "2")] => {
                Ok(Self::Deal { target: seat(s)?, number: if n == "1" { 1 } else { 2 } })
            }
            ["play", c, s] if c != "accord" => Ok(Self::Against { card: card(c)?, target: seat(s)? }),
            ["lay"] => Ok(Self::Lay),
            ["give", c] => Ok(Self::Give { card: card(c)? }),
            ["give", a, b] => {
                let (one, two) = (card(a)?, card(b)?);
                Ok(Self::GiveTwo { cards: [one.min(two), one.max(two)] })
            }
            ["discard", c] => Ok(Self::Discard { card: card(c)? }),
            _ => Err(NOT_A_MOVE),
        }
    }
}

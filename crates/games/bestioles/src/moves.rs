//! Moves and their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `deploy air-3 air` | play air-3 face up in the air theatre |
//! | `improvise air-3 sea` | play air-3 face down in the sea theatre |
//! | `withdraw` | give up the battle |
//! | `flip land 2` | flip the uncovered card of seat 2 in the land theatre |
//! | `reinforce sea` | play the card drawn by Reinforce face down in the sea theatre |
//! | `transport land-2 sea` | move your land-2 to the sea theatre |
//! | `redeploy sea-3` | take your face-down sea-3 back in hand |
//! | `decline` | do not use the optional ability |

use std::fmt;
use std::str::FromStr;

use table::{Refusal, Seat};

use crate::{Card, Theatre};

/// One decision, in four bytes: the four plays of a card are listed as one machine word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(4))]
pub enum Move {
    /// Play a card of the hand face up (BES-5).
    Deploy {
        /// The card.
        card: Card,
        /// Where it goes.
        theatre: Theatre,
    },
    /// Play a card of the hand face down (BES-6).
    Improvise {
        /// The card.
        card: Card,
        /// Where it goes.
        theatre: Theatre,
    },
    /// Give up the battle (BES-7).
    Withdraw,
    /// Flip the uncovered card of one side of a theatre (Maneuver, Ambush, Disrupt).
    Flip {
        /// The theatre.
        theatre: Theatre,
        /// Whose card.
        side: Seat,
    },
    /// Where the card drawn by Reinforce goes.
    Reinforce {
        /// The theatre.
        theatre: Theatre,
    },
    /// Move one of your cards (Transport).
    Transport {
        /// The card.
        card: Card,
        /// Where it goes.
        theatre: Theatre,
    },
    /// Take one of your face-down cards back in hand (Redeploy).
    Redeploy {
        /// The card.
        card: Card,
    },
    /// Leave an optional ability unused.
    Decline,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deploy { card, theatre } => write!(f, "deploy {card} {theatre}"),
            Self::Improvise { card, theatre } => write!(f, "improvise {card} {theatre}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Flip { theatre, side } => write!(f, "flip {theatre} {side}"),
            Self::Reinforce { theatre } => write!(f, "reinforce {theatre}"),
            Self::Transport { card, theatre } => write!(f, "transport {card} {theatre}"),
            Self::Redeploy { card } => write!(f, "redeploy {card}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

/// What is not a move at all is refused as no action of a turn (BES-8).
pub(crate) const NOT_A_MOVE: Refusal = Refusal::new("BES-8", "not-a-move");

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let card = |word: &str| word.parse::<Card>().map_err(|()| NOT_A_MOVE);
        let theatre = |word: &str| word.parse::<Theatre>().map_err(|()| NOT_A_MOVE);
        match words[..] {
            ["deploy", c, t] => Ok(Self::Deploy { card: card(c)?, theatre: theatre(t)? }),
            ["improvise", c, t] => Ok(Self::Improvise { card: card(c)?, theatre: theatre(t)? }),
            ["withdraw"] => Ok(Self::Withdraw),
            ["flip", t, seat @ ("1" | "2")] => {
                Ok(Self::Flip { theatre: theatre(t)?, side: if seat == "1" { Seat::at(0) } else { Seat::at(1) } })
            }
            ["reinforce", t] => Ok(Self::Reinforce { theatre: theatre(t)? }),
            ["transport", c, t] => Ok(Self::Transport { card: card(c)?, theatre: theatre(t)? }),
            ["redeploy", c] => Ok(Self::Redeploy { card: card(c)? }),
            ["decline"] => Ok(Self::Decline),
            _ => Err(NOT_A_MOVE),
        }
    }
}

//! What a viewer hears. Nothing that happens is secret: all tokens and questions are public, and clues are only told at the end.

use serde::{Deserialize, Serialize};

use crate::clue::Clue;
use crate::hex::Hex;
use crate::hint::Hint;

/// A token (CRY-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideToken"))]
pub enum Token {
    /// By my clue the habitat is not here.
    Cube,
    /// By my clue it may be here.
    Disc,
}

impl Token {
    /// The other kind.
    pub const fn other(self) -> Self {
        match self {
            Self::Cube => Self::Disc,
            Self::Disc => Self::Cube,
        }
    }
}

/// Why a token was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideWhy"))]
pub enum Why {
    /// The opening.
    Opening,
    /// A penalty.
    Penalty,
    /// A search begins with the searcher's own disc.
    Search,
    /// The searcher had a disc there already.
    Extra,
}

/// What a viewer hears. Seats are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideNews"))]
pub enum News {
    /// A token was put down, not as an answer.
    Placed {
        /// Whose.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
        /// Which kind.
        token: Token,
        /// Why.
        why: Why,
    },
    /// A question.
    Asked {
        /// Who asks.
        seat: u8,
        /// Who is asked.
        side: u8,
        /// About which hex.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
    },
    /// An answer to a question or a search.
    Answered {
        /// Who answers.
        seat: u8,
        /// Who asked or searches.
        by: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
        /// With which token.
        token: Token,
    },
    /// A search begins.
    Searched {
        /// Who searches.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
    },
    /// A seat has a disc on the searched hex already.
    PassedOver {
        /// Who.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
    },
    /// There is no place for a token that is due.
    Skipped {
        /// Whose.
        seat: u8,
        /// Why it was due.
        why: Why,
    },
    /// A hint is asked for.
    HintAsked {
        /// By whom.
        seat: u8,
        /// How many have agreed.
        agreed: u8,
        /// How many must.
        needed: u8,
    },
    /// A seat agrees to the hint.
    HintAgreed {
        /// Who.
        seat: u8,
        /// How many have agreed.
        agreed: u8,
        /// How many must.
        needed: u8,
    },
    /// The hint.
    HintGiven {
        /// What it says.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hint: Hint,
    },
    /// A mistake was corrected.
    Corrected {
        /// By whom.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
        /// What lay there.
        wrong: Token,
        /// What should.
        token: Token,
        /// Where the wrong one went.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        to: Option<Hex>,
    },
    /// A corrected token is a cube on the hex that was asked about or searched.
    Interrupted {
        /// Whose cube.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
    },
    /// The habitat is found.
    Found {
        /// By whom.
        winner: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
    },
    /// A search met no cube, but the habitat is elsewhere.
    Misled {
        /// Who searched.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hex: Hex,
    },
    /// Every hex carries a cube.
    Full,
    /// The game is over, and a clue is shown.
    Revealed {
        /// Whose.
        seat: u8,
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        clue: Clue,
    },
}

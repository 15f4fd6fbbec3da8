//! What a viewer hears.

use serde::{Deserialize, Serialize};

use crate::state::HAND;
use crate::view::BattleResult;
use crate::{Card, Theatre};

/// Where all cards lie when a battle begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesDealt"))]
pub struct Dealt {
    /// Both hands, by seat.
    pub hands: [[Card; HAND]; 2],
    /// The deck from the top.
    pub deck: [Card; HAND],
}

/// Why a card was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesCause"))]
pub enum Cause {
    /// The action of a turn.
    Turn,
    /// Redeploy.
    Redeploy,
    /// Reinforce.
    Reinforce,
}

/// Why a card was destroyed as it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesDoom"))]
pub enum Doom {
    /// It was played face down under Containment.
    Containment,
    /// It was played next to a Blockade, to a full theatre.
    Blockade,
}

impl Doom {
    /// What would destroy a card played face up or not, where Containment is in force or the place is blockaded (BES-25, BES-33).
    pub const fn of(contained: bool, blockaded: bool, up: bool) -> Option<Self> {
        if !up && contained {
            Some(Self::Containment)
        } else if blockaded {
            Some(Self::Blockade)
        } else {
            None
        }
    }
}

/// What a viewer hears. A card that he may not know is absent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesNews"))]
pub enum News {
    /// A battle begins: cards are dealt.
    BattleBegun {
        /// Its number.
        battle: u16,
        /// Seat of its first player.
        first: u8,
        /// The theatres from left to right.
        order: [Theatre; 3],
        /// The cards; never told to anybody at the table, only in the trace of a record.
        dealt: Option<Dealt>,
    },
    /// A card was played; `doom` says if it was destroyed at once and went under the deck.
    Played {
        /// By whom.
        seat: u8,
        /// Which card.
        card: Option<Card>,
        /// Where.
        theatre: Theatre,
        /// Face up or down.
        up: bool,
        /// Why.
        cause: Cause,
        /// What destroyed it.
        doom: Option<Doom>,
    },
    /// An instant ability begins.
    SetOff {
        /// Owner of the card.
        seat: u8,
        /// The card.
        card: Card,
    },
    /// An instant ability could do nothing.
    Ignored {
        /// Owner of the card.
        seat: u8,
        /// The card.
        card: Card,
    },
    /// A card was flipped.
    Flipped {
        /// Who chose it.
        by: u8,
        /// Whose card.
        side: u8,
        /// Where it lies.
        theatre: Theatre,
        /// Which card.
        card: Option<Card>,
        /// Its new face.
        up: bool,
    },
    /// Reinforce drew the top card of the deck.
    Drew {
        /// By whom.
        seat: u8,
        /// Which card.
        card: Option<Card>,
    },
    /// Transport moved a card.
    Moved {
        /// Whose.
        seat: u8,
        /// Which card.
        card: Option<Card>,
        /// From this theatre,
        from: Theatre,
        /// where it was the card number `place` from the bottom, counted from 0,
        place: u8,
        /// to this one.
        to: Theatre,
    },
    /// Redeploy took a face-down card back in hand.
    TookBack {
        /// Whose.
        seat: u8,
        /// Which card.
        card: Option<Card>,
        /// From this theatre,
        from: Theatre,
        /// where it was the card number `place` from the bottom, counted from 0.
        place: u8,
    },
    /// An optional ability was not used.
    Declined {
        /// By whom.
        seat: u8,
        /// The card.
        card: Card,
    },
    /// Somebody withdrew.
    Withdrew {
        /// Who.
        seat: u8,
        /// Cards left in his hand.
        cards: u8,
    },
    /// A battle ended.
    BattleEnded {
        /// How.
        result: BattleResult,
        /// Totals by theatre from left to right, then by seat.
        totals: [[u8; 2]; 3],
        /// Seat that controlled each theatre.
        controls: [u8; 3],
        /// Points of both seats now.
        scores: [u8; 2],
    },
    /// The war is over.
    WarEnded {
        /// Seat that has won.
        winner: u8,
        /// Points of both seats.
        scores: [u8; 2],
    },
}

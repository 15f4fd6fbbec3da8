//! What a viewer hears.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::moves::MAX_PLAYERS;
use crate::view::{Cards, RoundResult};

/// Why a card was played without effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreVoid"))]
pub enum Void {
    /// It was the last card of the hand (MON-18).
    LastCard,
    /// Nobody else holds a card (MON-13, MON-19).
    Nobody,
    /// The Dog does nothing in a first turn (MON-24).
    FirstTurn,
}

/// Cards that went from one hand to another. How many is public, which ones is not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreTransfer"))]
pub struct Transfer {
    /// Seat that gave.
    pub from: u8,
    /// Seat that received.
    pub to: u8,
    /// How many.
    pub number: u8,
    /// Which, for the two of them.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub cards: ArrayVec<Card, 2>,
}

/// All transfers of one card.
pub type Transfers = ArrayVec<Transfer, MAX_PLAYERS>;

/// What a viewer hears. A card that he may not know is absent. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreNews"))]
pub enum News {
    /// A round begins: cards are dealt.
    RoundBegun {
        /// Its number.
        round: u8,
        /// Whether it is a further round, to part those who are tied (MON-30).
        further: bool,
        /// Seat that holds the Avis.
        first: u8,
        /// Its Monster; never told to anybody at the table, only in the trace of a record.
        monster: Option<Card>,
        /// The hands, by seat; only in the trace of a record.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Card>>"))]
        hands: ArrayVec<Cards, MAX_PLAYERS>,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: u8,
        /// Which card.
        card: Card,
        /// Against whom.
        side: Option<u8>,
        /// Accord: how many cards.
        number: Option<u8>,
        /// Why it has no effect.
        void: Option<Void>,
    },
    /// A Hunter was laid face down in a first turn (MON-9).
    Laid {
        /// By whom.
        seat: u8,
    },
    /// A Hunter found nothing: no Monster, or one that ignores him (MON-14).
    Missed {
        /// Who hunted.
        seat: u8,
        /// Whom.
        side: u8,
    },
    /// A Hunter caught the Monster.
    Caught {
        /// Who hunted.
        seat: u8,
        /// Who held it.
        side: u8,
        /// The Monster.
        card: Card,
    },
    /// The Monster was thrown to the Dog.
    Bitten {
        /// Who played the Dog.
        seat: u8,
        /// Who held the Monster.
        side: u8,
        /// The Monster.
        card: Card,
    },
    /// Somebody is the Monster's Friend now.
    Befriended {
        /// Who.
        seat: u8,
        /// Whom he chose.
        side: Option<u8>,
        /// Whether a Hunter left that hand (MON-17).
        sent: bool,
    },
    /// Somebody looked at a hand.
    Looked {
        /// Who.
        seat: u8,
        /// Whose hand.
        side: u8,
        /// What he saw; for himself alone (MON-23).
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))]
        cards: Option<Cards>,
    },
    /// Somebody has made his secret choice (MON-19).
    Chose {
        /// Who.
        seat: u8,
        /// What; for himself alone.
        gave: Option<Card>,
        /// The second card of an Accord for two.
        gave_too: Option<Card>,
    },
    /// Cards went from hand to hand, all at once (Rumeur, Ragot, Accord).
    Moved {
        /// The card that caused it.
        card: Card,
        /// What the viewer gave,
        gave: Option<Card>,
        /// and with it,
        gave_too: Option<Card>,
        /// to whom.
        side: Option<u8>,
        /// What he received,
        got: Option<Card>,
        /// and with it,
        got_too: Option<Card>,
        /// from whom.
        by: Option<u8>,
        /// What everybody sees.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Transfer>"))]
        transfers: Transfers,
    },
    /// Arnaque: a blind card was taken.
    Took {
        /// By whom.
        seat: u8,
        /// From whom.
        side: u8,
        /// Which; for the two of them.
        got: Option<Card>,
    },
    /// Arnaque: a card was given back.
    GaveBack {
        /// By whom.
        seat: u8,
        /// To whom.
        side: u8,
        /// Which; for the two of them.
        gave: Option<Card>,
    },
    /// All hands were shuffled and dealt again, or one card of each (MON-22, MON-35).
    Fogged {
        /// Who played the Fog.
        seat: u8,
        /// One card each: what the viewer put in,
        gave: Option<Card>,
        /// and what he got.
        got: Option<Card>,
        /// The viewer's hand afterwards.
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))]
        cards: Option<Cards>,
        /// The seats that took part.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        seats: ArrayVec<u8, MAX_PLAYERS>,
        /// All hands afterwards, by seat; only in the trace of a record.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Card>>"))]
        hands: ArrayVec<Cards, MAX_PLAYERS>,
    },
    /// A card was thrown to the Dog.
    Thrown {
        /// By whom.
        seat: u8,
        /// Whose Dog.
        side: u8,
        /// Which; for himself alone.
        gave: Option<Card>,
        /// Whether he gets the Dog (MON-34).
        passed: bool,
    },
    /// The Monster was played.
    MonsterPlayed {
        /// By whom.
        seat: u8,
        /// Which.
        card: Card,
    },
    /// A round ended; everything is shown.
    RoundEnded {
        /// How.
        result: Box<RoundResult>,
        /// Points in the regular rounds, by seat.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        scores: ArrayVec<u8, MAX_PLAYERS>,
    },
    /// The game is over.
    GameEnded {
        /// Seats that have won.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        winners: ArrayVec<u8, MAX_PLAYERS>,
        /// Points in the regular rounds, by seat.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        scores: ArrayVec<u8, MAX_PLAYERS>,
    },
}

//! What one viewer may know now. Built field by field from the state; nothing is there because it was left in.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Card, N_CARDS, Options, Theatre};

/// The table through one pair of eyes. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesView"))]
pub struct View {
    /// The seat that looks; absent for the public.
    pub seat: Option<u8>,
    /// What the table agreed on.
    pub options: Options,
    /// Number of this battle, counted from 1.
    pub battle: u16,
    /// Seat of the first player of this battle; ties are his.
    pub first: u8,
    /// Seat whose turn it is (an ability may ask the other one meanwhile).
    pub active: u8,
    /// Points of both seats.
    pub scores: [u8; 2],
    /// Points that win the war.
    pub target: u8,
    /// The two players.
    pub players: [PlayerView; 2],
    /// The three theatres, from left to right.
    pub theatres: [TheatreView; 3],
    /// The deck, top card first; a card is there if this viewer knows it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Card>>"))]
    pub deck: ArrayVec<Option<Card>, N_CARDS>,
    /// Cards of the deck that everybody knows, from the top.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub deck_shown: ArrayVec<Card, N_CARDS>,
    /// What the game waits for; absent when the war is over.
    pub question: Option<Question>,
    /// Abilities that wait behind the present one, first first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Waiting>"))]
    pub waiting: ArrayVec<Waiting, 12>,
    /// Whether a card played face down now would be destroyed (Containment).
    pub contained: bool,
    /// How the last battle ended; absent in the first one.
    pub last_battle: Option<BattleResult>,
    /// Seat that has won the war.
    pub winner: Option<u8>,
}

/// One player as this viewer may know him.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesPlayer"))]
pub struct PlayerView {
    /// His hand: known cards in order, then one empty entry for each unknown one.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Card>>"))]
    pub hand: ArrayVec<Option<Card>, N_CARDS>,
    /// Cards of his hand that everybody knows.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub shown: ArrayVec<Card, N_CARDS>,
    /// Whether his next card may go face up anywhere (Air Drop).
    pub air_drop: bool,
    /// Points his opponent would get if he withdrew with this hand.
    pub withdrawal: u8,
    /// Points his opponent would get for a withdrawal with 0, 1, … 6 cards in hand.
    pub withdrawals: [u8; 7],
}

/// One theatre.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesTheatre"))]
pub struct TheatreView {
    /// Which one.
    pub theatre: Theatre,
    /// The two sides, by seat.
    pub sides: [SideView; 2],
    /// Seat that controls it as things stand.
    pub control: u8,
    /// Whether a card played here now would be destroyed (Blockade).
    pub blockaded: bool,
}

/// One side of a theatre.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesSide"))]
pub struct SideView {
    /// The cards from the bottom to the uncovered one.
    #[cfg_attr(feature = "ts", ts(as = "Vec<LaidView>"))]
    pub pile: ArrayVec<LaidView, N_CARDS>,
    /// Total strength, Support included.
    pub total: u8,
    /// How much of it comes from Support.
    pub support: u8,
}

/// One card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesLaid"))]
pub struct LaidView {
    /// The card, if this viewer knows it.
    pub card: Option<Card>,
    /// Whether it lies face up.
    pub up: bool,
    /// What it counts now.
    pub strength: u8,
    /// Whether everybody knows it.
    pub shown: bool,
}

/// What is asked of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesQuestion"))]
pub struct Question {
    /// Who is asked.
    pub seat: u8,
    /// What.
    pub kind: QuestionKind,
    /// Whose ability it is, or whose turn.
    pub owner: u8,
    /// The card whose ability asks; absent for a turn.
    pub card: Option<Card>,
    /// The card drawn by Reinforce, for the one who drew it.
    pub drawn: Option<Card>,
    /// Whether everybody knows the card drawn by Reinforce.
    pub drawn_shown: bool,
}

/// The kinds of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesQuestionKind"))]
pub enum QuestionKind {
    /// A turn: deploy, improvise or withdraw.
    Turn,
    /// Play a card because of Redeploy.
    Play,
    /// Flip a card.
    Flip,
    /// Flip one of your own cards (Disrupt).
    FlipOwn,
    /// Say where the drawn card goes.
    Reinforce,
    /// Move one of your cards, or decline.
    Transport,
    /// Take a face-down card back, or decline.
    Redeploy,
}

/// An ability that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesWaiting"))]
pub struct Waiting {
    /// Its card.
    pub card: Card,
    /// Whose it is.
    pub owner: u8,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesBattleResult"))]
pub struct BattleResult {
    /// Seat that won it.
    pub winner: u8,
    /// Points it gave.
    pub points: u8,
    /// Whether the other one withdrew.
    pub withdrawn: bool,
}

// What a moment tells of a view: the fields that are new.
table::changes!(View {
    seat,
    options,
    battle,
    first,
    active,
    scores,
    target,
    players: each,
    theatres: each,
    deck: piece,
    deck_shown: piece,
    question,
    waiting: piece,
    contained,
    last_battle,
    winner,
});
table::changes!(PlayerView { hand: piece, shown: piece, air_drop, withdrawal, withdrawals });
table::changes!(TheatreView { theatre, sides: each, control, blockaded });
table::changes!(SideView { pile: piece, total, support });

//! What one viewer may know now. Built field by field from the state; nothing is there because it was left in.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::card::{Card, N_KINDS, N_MONSTERS};
use crate::deck::{Power, TurnBox};
use crate::moves::MAX_PLAYERS;
use crate::options::Options;

/// Cards a hand can hold: four, and one more in the middle of an Arnaque (MON-21).
pub(crate) const HAND: usize = 5;
/// Cards a pile can hold: four turns, each with a card for the Dog, and the Monster.
pub(crate) const PILE: usize = 9;
/// Stations of a Monster: the deal, and at most two for each of the other cards played.
pub(crate) const WAY: usize = 64;

/// A few cards, in the order of [`Card::ALL`].
pub type Cards = ArrayVec<Card, HAND>;

/// The table through one pair of eyes. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreView"))]
pub struct View {
    /// The seat that looks; absent for the public.
    pub seat: Option<u8>,
    /// What the table agreed on.
    pub options: Options,
    /// Number of this round, counted from 1; further rounds count on (MON-30).
    pub round: u8,
    /// Regular rounds of this game.
    pub rounds: u8,
    /// In a further round: the seats that are still tied for the victory.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub contenders: ArrayVec<u8, MAX_PLAYERS>,
    /// Seat that began this round with the Avis.
    pub first: u8,
    /// Seat whose turn it is (others may have to answer meanwhile).
    pub active: u8,
    /// What the game waits for; absent when it is over.
    pub question: Option<Question>,
    /// The players, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: ArrayVec<PlayerView, MAX_PLAYERS>,
    /// Cards of the general deck in the middle, Hunters sent away by a Friend included.
    pub deck: u8,
    /// Hunters played this round (those laid face down or sent away do not count).
    pub hunters: u8,
    /// The Monster of this round: if the viewer holds it, or has seen it and the table keeps memories.
    pub monster: Option<Card>,
    /// The Monsters of earlier rounds; they do not come back (MON-1).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub used: ArrayVec<Card, N_MONSTERS>,
    /// How the last round ended, everything shown; absent in the first one.
    pub last: Option<RoundResult>,
    /// Seats that have won the game; empty while it goes on.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub winners: ArrayVec<u8, MAX_PLAYERS>,
    /// How many cards there are of each kind.
    pub kinds: [KindView; N_KINDS],
    /// What the Monsters can do.
    pub monsters: [MonsterView; N_MONSTERS],
}

/// One player as this viewer may know him.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstrePlayer"))]
pub struct PlayerView {
    /// Cards in his hand.
    pub cards: u8,
    /// The viewer's own hand, whole; of others the cards he knows to be there (MON-31), if the table keeps memories.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub known: Cards,
    /// His pile, first card first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<LaidView>"))]
    pub pile: ArrayVec<LaidView, PILE>,
    /// Turns he has begun this round.
    pub turns: u8,
    /// Whether he is the Monster's Friend this round.
    pub friend: bool,
    /// His points in the regular rounds.
    pub score: u8,
    /// Whether he still has to answer the question.
    pub awaited: bool,
    /// Whether he has answered a question that others still have to answer.
    pub answered: bool,
}

/// A card of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreLaid"))]
pub struct LaidView {
    /// Which card, if the viewer may know it.
    pub card: Option<Card>,
    /// Face up or down.
    pub up: bool,
    /// How it came there.
    pub how: How,
}

/// How a card came to a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreHow"))]
pub enum How {
    /// It was played.
    Played,
    /// Laid face down in the first turn: a Hunter (MON-9).
    Laid,
    /// Thrown to the Dog, which lies on the same pile (MON-16).
    Thrown,
    /// The Monster, caught by a Hunter (MON-11).
    Caught,
}

impl How {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [Self::Played, Self::Laid, Self::Thrown, Self::Caught];
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreQuestion"))]
pub struct Question {
    /// What is asked.
    pub kind: QuestionKind,
    /// The card that asks; absent for a turn.
    pub card: Option<Card>,
    /// Who played it, or whose turn it is.
    pub by: u8,
    /// The neighbour it was played against.
    pub side: Option<u8>,
    /// How many cards are to be given.
    pub number: u8,
    /// Arnaque: the card that was taken, for the two who know it.
    pub taken: Option<Card>,
    /// What the viewer has chosen already, in secret.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub chosen: Cards,
}

/// Kinds of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreQuestionKind"))]
pub enum QuestionKind {
    /// Play a card.
    Turn,
    /// Several choose at once, in secret, what to give (Ragot, Accord, Brouillard).
    Give,
    /// Give a card back (Arnaque).
    GiveBack,
    /// Throw a card to the Dog.
    Discard,
}

/// How a round ended, with everything shown (MON-33).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreRoundResult"))]
pub struct RoundResult {
    /// Number of the round.
    pub round: u8,
    /// Its Monster.
    pub monster: Card,
    /// How it ended.
    pub end: RoundEnd,
    /// Who played the Monster, or forced it out.
    pub by: u8,
    /// Who held it.
    pub side: u8,
    /// Whether it was forced out by one of its Friends (MON-27).
    pub betrayed: bool,
    /// Points of this round, by seat; in a further round they count for the tied players only.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub points: ArrayVec<u8, MAX_PLAYERS>,
    /// The hands that were left, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Card>>"))]
    pub hands: ArrayVec<Cards, MAX_PLAYERS>,
    /// The piles, all cards shown, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<LaidView>>"))]
    pub piles: ArrayVec<ArrayVec<LaidView, PILE>, MAX_PLAYERS>,
    /// Who was a Friend.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub friends: ArrayVec<u8, MAX_PLAYERS>,
    /// The Monster's way: who held it from which turn of the round on. A card taken and given back makes two stations.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Station>"))]
    pub way: ArrayVec<Station, WAY>,
}

/// One station of a Monster's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreStation"))]
pub struct Station {
    /// Turns begun by all players together when it came there; 0 is the deal.
    pub turn: u8,
    /// Who held it from then on.
    pub seat: u8,
}

/// How a round can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreRoundEnd"))]
pub enum RoundEnd {
    /// The Monster was played.
    Played,
    /// A Hunter caught it.
    Hunter,
    /// The Dog did.
    Dog,
}

/// One kind of general cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreKind"))]
pub struct KindView {
    /// Which.
    pub card: Card,
    /// How many there are.
    pub count: u8,
    /// Its four boxes.
    pub boxes: [TurnBox; 4],
    /// Whether the number is ours, because what the box holds is not public.
    pub house: bool,
}

/// One Monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreMonster"))]
pub struct MonsterView {
    /// Which.
    pub card: Card,
    /// What it can do.
    pub power: Power,
}

// What a moment tells of a view: the fields that are new.
table::changes!(View {
    seat,
    options,
    round,
    rounds,
    contenders,
    first,
    active,
    question,
    players: each,
    deck,
    hunters,
    monster,
    used,
    last,
    winners,
    kinds,
    monsters,
});
table::changes!(PlayerView { cards, known, pile: piece, turns, friend, score, awaited, answered });
